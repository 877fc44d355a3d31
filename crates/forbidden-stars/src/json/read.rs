//! Reading a state: what does not fit is refused in one sentence.

use arrayvec::ArrayVec;
use kernel::{Outcome, Refused, Rng, Seat};
use serde_json::Value;

use super::sets::MOST;
use super::{
    AreaDoc, ClashDoc, EndingDoc, OrderDoc, PlayerDoc, StateDoc, StrikeDoc, TileDoc, Units,
};
use crate::ids::{CombatCard, EventCard, Faction, KINDS, MAX_PLAYERS, Upgrade};
use crate::sets::{CardSet, EventSet, SystemSet, UpgradeSet};
use crate::state::{AreaState, Clash, ForbiddenStars, OrderState, StrikeState};

type Read<T> = Result<T, Refused>;

fn refuse<T>(text: impl Into<String>) -> Read<T> {
    Err(Refused::new("bad_state", kernel::message!("bad-state", why = text.into())))
}

/// A state of JSON.
pub(crate) fn read(value: Value) -> Read<ForbiddenStars> {
    if let Some(number) = too_large(&value) {
        return refuse(format!("{number} is too large"));
    }
    let doc: StateDoc = match serde_json::from_value(value) {
        Ok(doc) => doc,
        Err(error) => return refuse(error.to_string()),
    };
    let players = doc.players.len();
    if !(2..=MAX_PLAYERS).contains(&players) {
        return refuse(format!("{players} players"));
    }
    seats_exist(&doc, players)?;
    if doc.storms.len() != players {
        return refuse("there is not one Warp Storm for each player");
    }
    let game = state(doc)?;
    crate::check::check(&game).or_else(refuse)?;
    Ok(game)
}

/// A number that nothing in a game reaches, if there is one, apart from those of chance, of the steps of cards and of the
/// version of the rules.
fn too_large(value: &Value) -> Option<&serde_json::Number> {
    const LARGE: f64 = 60.0;
    match value {
        Value::Number(number) => number.as_f64().filter(|it| it.abs() > LARGE).map(|_| number),
        Value::Array(items) => items.iter().find_map(too_large),
        Value::Object(fields) => {
            let other = |key: &str| !["rng", "todo", "version"].contains(&key);
            fields.iter().filter(|(key, _)| other(key)).find_map(|(_, item)| too_large(item))
        }
        _ => None,
    }
}

/// Every seat named is one of the table's, so that nothing else can go astray.
fn seats_exist(doc: &StateDoc, players: usize) -> Read<()> {
    let mut seats = vec![doc.first, doc.turn];
    seats.extend(doc.steps.iter().filter_map(|step| step.seat()));
    seats.extend(doc.orders.iter().map(|placed| placed.seat));
    seats.extend(doc.order.iter().map(|order| order.seat));
    seats.extend(doc.strike.iter().map(|strike| strike.opponent));
    seats.extend(doc.clashes.iter().map(|clash| clash.attacker));
    seats.extend(doc.combat.iter().flat_map(|combat| &combat.sides).map(|side| side.seat));
    seats.extend(doc.scripts.iter().map(|script| script.seat));
    seats.extend(doc.ending.iter().flat_map(|ending| ending.winners.iter()));
    for tile in &doc.tiles {
        seats.extend(tile.dealt);
        let owners = tile.areas.iter().map(|area| [area.owner, area.control, area.objective]);
        seats.extend(owners.flatten().flatten());
    }
    match seats.iter().find(|seat| seat.index() >= players) {
        None => Ok(()),
        Some(seat) => refuse(format!("there is no seat {seat}")),
    }
}

fn units(faction: Option<Faction>, named: &Units) -> Read<[u8; KINDS]> {
    let mut counts = [0; KINDS];
    for (unit, count) in named {
        if Some(unit.faction()) != faction {
            return refuse(format!("{unit} is not a unit of its owner"));
        }
        if *count > MOST {
            return refuse(format!("there are {count} of the unit {unit}"));
        }
        counts[unit.kind()] = *count;
    }
    Ok(counts)
}

/// Cards of a deck: of two copies one is as good as the other.
fn cards(faction: Option<Faction>, named: &[CombatCard]) -> Read<CardSet> {
    let mut cards = CardSet::NONE;
    for &card in named {
        let free = CardSet::pair(card).without(cards);
        if Some(card.faction()) != faction || free.is_empty() {
            return refuse(format!("card {card} is there three times or of another faction"));
        }
        cards.add(CardSet(free.0 & free.0.wrapping_neg()));
    }
    Ok(cards)
}

fn events(faction: Option<Faction>, named: &[EventCard]) -> Read<EventSet> {
    let mut events = EventSet::NONE;
    for &event in named {
        if Some(event.faction()) != faction || events.has(event) {
            return refuse(format!("event {event} is there twice or of another faction"));
        }
        events.add(EventSet::one(event));
    }
    Ok(events)
}

fn upgrades(faction: Option<Faction>, named: &[Upgrade]) -> Read<UpgradeSet> {
    let mut upgrades = UpgradeSet::NONE;
    for &upgrade in named {
        if Some(upgrade.faction()) != faction || upgrades.has(upgrade) {
            return refuse(format!("upgrade {upgrade} is there twice or of another faction"));
        }
        upgrades.add(UpgradeSet::one(upgrade));
    }
    Ok(upgrades)
}

fn state(doc: StateDoc) -> Read<ForbiddenStars> {
    let mut game = ForbiddenStars::empty(doc.players.len(), Rng::new(0));
    game.rules = doc.rules;
    game.rng = doc.rng;
    game.first = doc.first;
    game.round = doc.round;
    game.stage = doc.stage;
    game.turn = doc.turn;
    game.turns = doc.turns;
    game.event = doc.event;
    game.storm_move = doc.storm_move;
    game.discount = doc.discount;
    game.steps = doc.steps;
    game.supply = doc.supply;
    game.orders = doc.orders;
    game.scripts = doc.scripts;
    game.combat = doc.combat;
    for (storm, saved) in game.storms.iter_mut().zip(doc.storms) {
        *storm = saved;
    }
    for (seat, player) in doc.players.iter().enumerate() {
        game.players[seat].faction = player.faction;
    }
    for (seat, player) in doc.players.into_iter().enumerate() {
        read_player(&mut game, Seat(seat as u8), player)?;
    }
    for tile in doc.tiles {
        read_tile(&mut game, tile)?;
    }
    game.survey();
    game.order = doc.order.map(|order| read_order(&game, order)).transpose()?;
    game.strike = doc.strike.map(|strike| read_strike(&game, strike)).transpose()?;
    let clashes: Read<Vec<Clash>> =
        doc.clashes.into_iter().map(|clash| read_clash(&game, clash)).collect();
    match ArrayVec::try_from(clashes?.as_slice()) {
        Ok(clashes) => game.clashes = clashes,
        Err(_) => return refuse("there are too many contested areas"),
    }
    game.ending = doc.ending.map(read_ending).transpose()?;
    Ok(game)
}

fn read_player(game: &mut ForbiddenStars, seat: Seat, doc: PlayerDoc) -> Read<()> {
    let faction = doc.faction;
    for (of, count) in doc.given {
        let Some(of) = game.seat_of(of) else { return refuse(format!("nobody plays {of}")) };
        game.players[seat.index()].given[of.index()] = count;
    }
    let player = &mut game.players[seat.index()];
    player.eliminated = doc.eliminated;
    player.materiel = doc.materiel;
    player.assets = doc.assets;
    player.waiting = units(faction, &doc.waiting)?;
    player.waiting_structures = doc.waiting_structures;
    player.supply = units(faction, &doc.supply)?;
    player.control_tokens = doc.control_tokens;
    player.collected = doc.collected;
    player.combat = cards(faction, &doc.combat)?;
    player.upgrades = upgrades(faction, &doc.upgrades)?;
    player.used = upgrades(faction, &doc.used)?;
    player.schemes = events(faction, &doc.schemes)?;
    player.on_events = doc.on_events;
    player.resolved = doc.resolved;
    let secret = &mut game.secrets[seat.index()];
    secret.hand = cards(faction, &doc.hand)?;
    secret.laid = doc.laid;
    secret.orders = doc.orders;
    secret.drawn = events(faction, &doc.drawn)?;
    Ok(())
}

fn read_tile(game: &mut ForbiddenStars, doc: TileDoc) -> Read<()> {
    let tile = &mut game.tiles[doc.system.index()];
    if doc.turns > 3 {
        return refuse(format!("{} is turned {} times", doc.system, doc.turns));
    }
    (tile.dealt, tile.side, tile.turns) = (doc.dealt.into(), doc.side, doc.turns);
    if let Some(cell) = doc.cell {
        tile.cell = cell;
        if game.system_at(cell).is_some() {
            return refuse(format!("two tiles lie at {}, {}", cell.x, cell.y));
        }
        game.placed.add(SystemSet::one(doc.system));
    }
    for area in doc.areas {
        if area.area.system() != doc.system || doc.cell.is_none() {
            return refuse(format!("area {} is not on the board", area.area));
        }
        let state = read_area(game, &area)?;
        game.change(area.area, |here| *here = state);
    }
    Ok(())
}

fn read_area(game: &ForbiddenStars, doc: &AreaDoc) -> Read<AreaState> {
    let faction = game.faction_of(doc.owner.into());
    Ok(AreaState {
        owner: doc.owner.into(),
        ready: units(faction, &doc.ready)?,
        routed: units(faction, &doc.routed)?,
        control: doc.control.into(),
        structures: doc.structures,
        objective: doc.objective.into(),
    })
}

fn read_clash(game: &ForbiddenStars, doc: ClashDoc) -> Read<Clash> {
    let faction = game.player(doc.attacker).faction;
    Ok(Clash {
        area: doc.area,
        attacker: doc.attacker,
        ready: units(faction, &doc.ready)?,
        routed: units(faction, &doc.routed)?,
        origins: doc.origins,
        by_advance: doc.by_advance,
        placed: units(faction, &doc.placed)?,
    })
}

fn read_order(game: &ForbiddenStars, doc: OrderDoc) -> Read<OrderState> {
    let faction = game.player(doc.seat).faction;
    let mut order = OrderState::new(doc.seat, doc.system, doc.order, doc.token);
    for (area, moved) in doc.moved {
        if area.system() != doc.system {
            return refuse(format!("{area} is not in the active system"));
        }
        order.moved[area.corner()] = units(faction, &moved)?;
    }
    order.stage = doc.stage;
    order.exceptions = doc.exceptions;
    order.neighbour = doc.neighbour;
    order.friendly = doc.friendly;
    order.roks = doc.roks;
    order.rokked = doc.rokked;
    order.fought = doc.fought;
    order.limit = doc.limit;
    order.bought = doc.bought;
    order.trained = doc.trained;
    order.learned = upgrades(faction, &doc.learned)?;
    Ok(order)
}

fn read_strike(game: &ForbiddenStars, doc: StrikeDoc) -> Read<StrikeState> {
    let faction = game.order.and_then(|order| game.player(order.seat).faction);
    Ok(StrikeState {
        void: doc.void,
        target: doc.target,
        opponent: doc.opponent,
        stage: doc.stage,
        declared: upgrades(faction, &doc.declared)?,
        extra: doc.extra,
        schemes: events(faction, &doc.schemes)?,
        dice: doc.dice,
        damage: doc.damage,
        first: doc.first,
    })
}

/// The ways a game can end.
const ENDINGS: [&str; 4] = ["objectives", "rounds", "survivor", "nobody"];

fn read_ending(doc: EndingDoc) -> Read<Outcome> {
    match ENDINGS.into_iter().find(|known| *known == doc.ending) {
        Some(ending) => Ok(Outcome { winners: doc.winners, ending }),
        None => refuse(format!("a game does not end by '{}'", doc.ending)),
    }
}
