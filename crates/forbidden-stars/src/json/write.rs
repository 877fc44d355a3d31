//! Writing a state.

use kernel::{Owner, Seat};
use serde_json::Value;

use super::{
    AreaDoc, ClashDoc, EndingDoc, OrderDoc, PlayerDoc, StateDoc, StrikeDoc, TileDoc, Units,
};
use crate::ids::{Area, Faction, KINDS, System};
use crate::sets::UpgradeSet;
use crate::state::{
    AreaState, Clash, ForbiddenStars, OrderState, Player, Secret, StrikeState, TileState,
};
use crate::view::{cards, events, named};

fn upgrades(faction: Option<Faction>, set: UpgradeSet) -> Vec<crate::ids::Upgrade> {
    faction.into_iter().flat_map(|faction| set.iter(faction)).collect()
}

fn units(game: &ForbiddenStars, owner: Owner, counts: &[u8; KINDS]) -> Units {
    named(game.faction_of(owner), counts)
}

fn player_doc(game: &ForbiddenStars, seat: Seat) -> PlayerDoc {
    let Player {
        faction,
        eliminated,
        materiel,
        assets,
        waiting,
        waiting_structures,
        given,
        supply,
        control_tokens,
        collected,
        combat,
        upgrades: bought,
        used,
        schemes,
        on_events,
        resolved,
    } = *game.player(seat);
    let Secret { hand, laid, orders, drawn } = game.secrets[seat.index()];
    let given = game.everybody().zip(given).filter(|(_, count)| *count > 0);
    PlayerDoc {
        faction,
        eliminated,
        materiel,
        assets,
        waiting: named(faction, &waiting),
        waiting_structures,
        given: given.filter_map(|(of, count)| Some((game.player(of).faction?, count))).collect(),
        supply: named(faction, &supply),
        control_tokens,
        collected,
        combat: cards(faction, combat),
        upgrades: upgrades(faction, bought),
        used: upgrades(faction, used),
        schemes: events(faction, schemes),
        on_events,
        resolved,
        hand: cards(faction, hand),
        laid,
        orders,
        drawn: events(faction, drawn),
    }
}

fn tile_doc(game: &ForbiddenStars, system: System) -> TileDoc {
    let TileState { dealt, cell, side, turns } = game.tiles[system.index()];
    let filled = system.areas().filter(|area| *game.area(*area) != AreaState::EMPTY);
    TileDoc {
        system,
        dealt: dealt.seat(),
        cell: game.placed.has(system).then_some(cell),
        side,
        turns,
        areas: filled.map(|area| area_doc(game, area)).collect(),
    }
}

fn area_doc(game: &ForbiddenStars, area: Area) -> AreaDoc {
    let AreaState { owner, ready, routed, control, structures, objective } = *game.area(area);
    AreaDoc {
        area,
        owner: owner.seat(),
        ready: units(game, owner, &ready),
        routed: units(game, owner, &routed),
        control: control.seat(),
        structures,
        objective: objective.seat(),
    }
}

fn clash_doc(game: &ForbiddenStars, clash: &Clash) -> ClashDoc {
    let Clash { area, attacker, ready, routed, origins, by_advance, placed } = *clash;
    ClashDoc {
        area,
        attacker,
        ready: units(game, attacker.into(), &ready),
        routed: units(game, attacker.into(), &routed),
        origins,
        by_advance,
        placed: units(game, attacker.into(), &placed),
    }
}

fn order_doc(game: &ForbiddenStars, order: &OrderState) -> OrderDoc {
    let OrderState {
        seat,
        system,
        order,
        token,
        stage,
        exceptions,
        neighbour,
        moved,
        friendly,
        roks,
        rokked,
        fought,
        limit,
        bought,
        trained,
        learned,
    } = *order;
    let moved =
        system.areas().zip(&moved).map(|(it, counts)| (it, units(game, seat.into(), counts)));
    OrderDoc {
        seat,
        system,
        order,
        token,
        stage,
        exceptions,
        neighbour,
        moved: moved.filter(|(_, units)| !units.is_empty()).collect(),
        friendly,
        roks,
        rokked,
        fought,
        limit,
        bought,
        trained,
        learned: upgrades(game.player(seat).faction, learned),
    }
}

fn strike_doc(game: &ForbiddenStars, strike: &StrikeState) -> StrikeDoc {
    let StrikeState {
        void,
        target,
        opponent,
        stage,
        declared,
        extra,
        schemes,
        dice,
        damage,
        first,
    } = *strike;
    let faction = game.order.and_then(|order| game.player(order.seat).faction);
    StrikeDoc {
        void,
        target,
        opponent,
        stage,
        declared: upgrades(faction, declared),
        extra,
        schemes: events(faction, schemes),
        dice,
        damage,
        first,
    }
}

pub(crate) fn write(game: &ForbiddenStars) -> Value {
    let in_game =
        |system: &System| game.placed.has(*system) || !game.tiles[system.index()].dealt.is_none();
    let doc = StateDoc {
        rules: game.rules,
        rng: game.rng.clone(),
        first: game.first,
        round: game.round,
        stage: game.stage,
        turn: game.turn,
        turns: game.turns,
        event: game.event,
        storm_move: game.storm_move,
        discount: game.discount,
        steps: game.steps.clone(),
        players: game.everybody().map(|seat| player_doc(game, seat)).collect(),
        tiles: System::all().filter(in_game).map(|system| tile_doc(game, system)).collect(),
        storms: game.storms[..game.seats as usize].to_vec(),
        supply: game.supply,
        orders: game.orders.clone(),
        order: game.order.as_ref().map(|order| order_doc(game, order)),
        strike: game.strike.as_ref().map(|strike| strike_doc(game, strike)),
        clashes: game.clashes.iter().map(|clash| clash_doc(game, clash)).collect(),
        combat: game.combat.clone(),
        scripts: game.scripts.clone(),
        ending: game
            .ending
            .as_ref()
            .map(|ending| EndingDoc { winners: ending.winners, ending: ending.ending.to_owned() }),
    };
    serde_json::to_value(doc).unwrap_or(Value::Null)
}
