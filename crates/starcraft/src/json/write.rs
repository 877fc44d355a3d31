//! Writing a state.

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::Value;

use super::{
    AreaDoc, EventsDoc, ItemDoc, OrderDoc, PlanetDoc, PlayerDoc, RouteDoc, SavedStep, ScriptDoc,
    StateDoc, event_name,
};
use crate::content::{When, content};
use crate::events::Script;
use crate::ids::{Area, Building, Card, Item, KINDS, Leader, Module, Order, Planet, Race, Unit};
use crate::scenario::ItemState;
use crate::sets::{CardSet, EventSet, LeaderSet};
use crate::state::{ActiveOrder, Player, StarCraft, Units};

/// The units of a player by name.
pub(crate) fn named_units(game: &StarCraft, seat: Seat, units: &Units) -> BTreeMap<Unit, u8> {
    game.kinds(seat, units).map(|unit| (unit, units[unit.kind()])).collect()
}

fn named_cards(race: Race, cards: CardSet) -> Vec<Card> {
    cards.iter(race).collect()
}

fn named_events(events: EventSet) -> Vec<String> {
    events.iter().map(event_name).collect()
}

pub(crate) fn area_doc(game: &StarCraft, area: Area) -> AreaDoc {
    let here = game.area(area);
    AreaDoc {
        area,
        owner: here.owner.seat(),
        units: here
            .owner
            .seat()
            .map_or_else(BTreeMap::new, |seat| named_units(game, seat, &here.units)),
        base: here.base.seat(),
        site: here.site,
        guard: here.guard.seat(),
        guards: here.guards,
        point: here.point,
        depletion: here.depletion,
        card_holder: here.holder.seat(),
        workers: here.workers,
    }
}

fn player_doc(game: &StarCraft, seat: Seat) -> PlayerDoc {
    let player = game.player(seat);
    let race = game.race(seat);
    let count = |count: &u8| *count;
    PlayerDoc {
        faction: player.faction,
        eliminated: player.eliminated,
        points: player.points,
        workers_in_pool: player.pool,
        workers_unavailable: player.unavailable,
        workers_on_permanent: player.permanent,
        buildings: (0..3)
            .map(|place| (Building::of(race, place), player.buildings[place]))
            .collect(),
        modules: Module::ALL
            .into_iter()
            .zip(player.modules.iter().map(count))
            // Those of the expansion are left out where there are none (the hashes of old games).
            .filter(|(module, count)| *module <= Module::AIR_SUPPORT || *count > 0)
            .collect(),
        deck: named_cards(race, player.deck),
        hand: named_cards(race, player.hand),
        discard: named_cards(race, player.discard),
        technology: named_cards(race, player.technology),
        play_area: named_cards(race, player.play),
        known: named_cards(race, player.known),
        discarding: named_cards(race, player.discarding),
        events_drawn: named_events(player.drawn),
        events_in_play: named_events(player.events),
        special_limit: player.special_limit,
        orders_revealed: Order::ALL
            .into_iter()
            .chain([Order::STAR])
            .zip(player.revealed.iter().map(count))
            .filter(|(order, count)| *order != Order::STAR || *count > 0)
            .collect(),
        specials_pooled: player.pooled,
        specials_disposed: player.disposed,
        defended: player.defended,
        tokens: player.tokens,
        bases_out: player.bases_out,
        forbade: player.forbade,
        stolen: player.stolen,
        defended_on: player.defended_on,
        leaders: named_leaders(player, player.leaders),
        leaders_in_play: named_leaders(player, player.leading),
        leader_chosen: player.choosing,
        leader_unresolved: player.unresolved,
        hero: player.hero,
        reserve: game.reserves(seat).map(|unit| (unit, player.reserve[unit.kind()])).collect(),
        orders_as: player.orders_as,
        two_orders: player.two_orders,
        safe_transports: player.safe_transports,
        influences: player.influences,
    }
}

fn named_leaders(player: &Player, leaders: LeaderSet) -> Vec<Leader> {
    player.faction.into_iter().flat_map(|faction| leaders.iter(faction)).collect()
}

fn order_doc(game: &StarCraft, order: &ActiveOrder) -> OrderDoc {
    let named = |units: Units| named_units(game, order.seat, &units);
    OrderDoc {
        seat: order.seat,
        planet: order.planet,
        order: order.order,
        stage: order.stage,
        on_stack: order.on_stack,
        built: order.built,
        fresh: order.fresh.map(|[first, _]| first),
        fresh_others: order.fresh.map(|[_, second]| second),
        token: Some(order.token).filter(|&token| token != order.order),
        exempt: order.exempt,
        executed: order.executed,
        disposes: order.disposes,
        defends: order.defends,
        forbidden: order.forbidden,
        breached: order.breached.iter().collect(),
        given: order.given,
        parts: order.parts,
        free_built: order.free_built,
        building: order.building,
        module: order.module,
        discounted: order.discounted,
        spares_cards: order.spares_cards,
        declined: order.declined.into_iter().flatten().collect(),
        spared: order.spared,
        moved: order.moved.map(named),
        enemy_area: order.enemy_area,
        attackers: named(order.attackers),
        picked: order.picked,
        lifted: order.lifted,
        items_moved: order.items_moved,
        technology: order.technology,
    }
}

fn script_doc(game: &StarCraft, script: &Script) -> ScriptDoc {
    let units_of = script_units_owner(game, script);
    ScriptDoc {
        seat: script.seat,
        card: match script.leader {
            Some(_) => String::new(),
            None => event_name(script.card.0.trailing_zeros() as usize),
        },
        leader: script.leader,
        when: Some(script.when).filter(|&when| when != When::Now),
        planet: script.planet,
        other: script.other,
        then: script.then,
        chosen: script.chosen,
        at: script.at,
        left: script.left,
        area: script.area,
        route: script.route,
        last_route: script.last_route,
        units_of,
        units: named_units(game, units_of, &script.units),
        used: script.used.iter().collect(),
    }
}

/// Surprise Assault counts units of whoever stands in the area; other cards own ones.
fn script_units_owner(game: &StarCraft, script: &Script) -> Seat {
    let standing = script.area.and_then(|area| game.area(area).owner.seat());
    match standing {
        Some(owner) if script.units != [0; KINDS] => owner,
        _ => script.seat,
    }
}

pub(crate) fn write(game: &StarCraft) -> Value {
    let planets = (0..content().planets.len() as u8).map(Planet).filter_map(|planet| {
        let state = &game.planets[planet.index()];
        let placed = game.placed.has(planet);
        let areas = || planet.areas().map(|area| area_doc(game, area)).collect();
        (placed || !state.dealt.is_none()).then(|| PlanetDoc {
            planet,
            dealt_to: state.dealt.seat(),
            cell: placed.then_some(state.cell),
            rotation: state.rotation,
            areas: if placed { areas() } else { Vec::new() },
        })
    });
    let routes = game.all_routes().map(|route| {
        let state = &game.routes[route.index()];
        RouteDoc { route, ends: state.ends, transports: state.transports }
    });
    let items = Item::all().filter_map(|item| {
        let ItemState { area, bearer } = game.items[item.index()];
        Some(ItemDoc { item, area: area?, bearer })
    });
    let battle = game.battle.as_ref();
    let doc = StateDoc {
        rules: game.rules,
        rng: game.rng.clone(),
        first: game.first,
        round: game.round,
        stage: game.stage,
        turns: game.turns,
        turn: game.turn,
        players: game.everybody().map(|seat| player_doc(game, seat)).collect(),
        planets: planets.collect(),
        routes: routes.collect(),
        orders: game.orders.clone(),
        events: EventsDoc {
            deck: named_events(game.events.deck),
            left: game.events.left,
            discard: named_events(game.events.discard),
            ends: named_events(game.events.ends),
        },
        steps: game.steps.iter().map(|&step| SavedStep::of(step, battle)).collect(),
        order: game.order.as_ref().map(|order| order_doc(game, order)),
        payment: game.payment,
        script: game.script.as_ref().map(|script| script_doc(game, script)),
        battle: game.battle.clone(),
        event_plays: game.event_plays,
        end_bonus_had: game.end_bonus_had,
        abilities_used: named_events(game.abilities_used),
        leaders_used: game.leaders_used.0,
        leader_stage: game.leader_stage,
        nobody_wins: game.nobody_wins,
        avenger: game.avenger,
        items: items.collect(),
        razed_by: game.razed.seat(),
        ending: game.ending,
    };
    // Plain data with string keys: it cannot fail to be written.
    serde_json::to_value(doc).unwrap_or(Value::Null)
}
