//! Writing a state.

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::Value;

use super::{
    AreaDoc, EventsDoc, OrderDoc, PlanetDoc, PlayerDoc, RouteDoc, SavedStep, ScriptDoc, StateDoc,
    event_name,
};
use crate::content::content;
use crate::events::Script;
use crate::ids::{Area, Building, Card, MAX_KINDS, Module, Order, Planet, Race, Unit};
use crate::sets::{CardSet, EventSet};
use crate::state::{ActiveOrder, StarCraft, Units};

/// The units of a race by name.
pub(crate) fn named_units(race: Race, units: &Units) -> BTreeMap<Unit, u8> {
    let counted = units.iter().enumerate().filter(|(_, count)| **count > 0);
    counted.map(|(kind, &count)| (Unit::of(race, kind), count)).collect()
}

fn named_cards(race: Race, cards: CardSet) -> Vec<Card> {
    cards.iter(race).collect()
}

fn named_events(events: EventSet) -> Vec<String> {
    events.iter().map(event_name).collect()
}

pub(crate) fn area_doc(game: &StarCraft, area: Area) -> AreaDoc {
    let here = game.area(area);
    let race = here.owner.seat().map_or(Race::TERRAN, |seat| game.race(seat));
    AreaDoc {
        area,
        owner: here.owner.seat(),
        units: named_units(race, &here.units),
        base: here.base.seat(),
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
        modules: Module::ALL.into_iter().zip(player.modules.iter().map(count)).collect(),
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
        orders_revealed: Order::ALL.into_iter().zip(player.revealed.iter().map(count)).collect(),
    }
}

fn order_doc(game: &StarCraft, order: &ActiveOrder) -> OrderDoc {
    let race = game.race(order.seat);
    OrderDoc {
        seat: order.seat,
        planet: order.planet,
        order: order.order,
        stage: order.stage,
        on_stack: order.on_stack,
        built: order.built,
        fresh: order.fresh,
        given: order.given,
        building: order.building,
        module: order.module,
        discounted: order.discounted,
        spares_cards: order.spares_cards,
        moved: order.moved.map(|units| named_units(race, &units)),
        enemy_area: order.enemy_area,
        attackers: named_units(race, &order.attackers),
        picked: order.picked,
        lifted: order.lifted,
        technology: order.technology,
    }
}

fn script_doc(game: &StarCraft, script: &Script) -> ScriptDoc {
    let units_of = script_units_owner(game, script);
    ScriptDoc {
        seat: script.seat,
        card: event_name(script.card.0.trailing_zeros() as usize),
        chosen: script.chosen,
        at: script.at,
        left: script.left,
        area: script.area,
        route: script.route,
        last_route: script.last_route,
        units_of,
        units: named_units(game.race(units_of), &script.units),
        used: script.used.iter().collect(),
    }
}

/// Surprise Assault counts units of whoever stands in the area; other cards own ones.
fn script_units_owner(game: &StarCraft, script: &Script) -> Seat {
    let standing = script.area.and_then(|area| game.area(area).owner.seat());
    match standing {
        Some(owner) if script.units != [0; MAX_KINDS] => owner,
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
        ending: game.ending,
    };
    // Plain data with string keys: it cannot fail to be written.
    serde_json::to_value(doc).unwrap_or(Value::Null)
}
