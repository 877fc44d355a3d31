//! A saved state: readable JSON with names instead of numbers, and back.
//!
//! What follows from the rest (figures in play, adjacency, free slots) is not written but
//! counted again, so that it cannot disagree.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use kernel::grid::{Cell, Side};
use kernel::{OrderStacks, Refused, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::battle::{Battle, Fate};
use crate::content::content;
use crate::events::Script;
use crate::ids::{
    Area, Building, Card, Faction, MAX_AREAS, MAX_KINDS, MAX_PLAYERS, Module, Order, Planet, Race,
    Route, Unit,
};
use crate::payment::Payment;
use crate::ruleset::Ruleset;
use crate::sets::{AreaSet, CardSet, EventSet, UnitSet};
use crate::state::{ActiveOrder, EventDeck, RouteState, StarCraft, Step, Units};
use crate::victory::Ending;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDoc {
    rules: Ruleset,
    rng: Rng,
    first: Seat,
    round: u16,
    stage: u8,
    turns: u8,
    turn: Seat,
    players: Vec<PlayerDoc>,
    planets: Vec<PlanetDoc>,
    routes: Vec<RouteDoc>,
    orders: OrderStacks<Planet, Order, 54>,
    events: EventsDoc,
    steps: ArrayVec<Step, 12>,
    order: Option<OrderDoc>,
    payment: Option<Payment>,
    script: Option<ScriptDoc>,
    battle: Option<Battle>,
    event_plays: u8,
    end_bonus_had: bool,
    abilities_used: Vec<String>,
    ending: Option<Ending>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    faction: Option<Faction>,
    eliminated: bool,
    points: u16,
    workers_in_pool: u8,
    workers_unavailable: u8,
    workers_on_permanent: [u8; 2],
    buildings: BTreeMap<Building, u8>,
    modules: BTreeMap<Module, u8>,
    deck: Vec<Card>,
    hand: Vec<Card>,
    discard: Vec<Card>,
    technology: Vec<Card>,
    play_area: Vec<Card>,
    known: Vec<Card>,
    discarding: Vec<Card>,
    events_drawn: Vec<String>,
    events_in_play: Vec<String>,
    special_limit: u8,
    orders_revealed: BTreeMap<Order, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanetDoc {
    planet: Planet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealt_to: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    #[serde(default, skip_serializing_if = "is_zero")]
    rotation: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    areas: Vec<AreaDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaDoc {
    pub(crate) area: Area,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) units: BTreeMap<Unit, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) base: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) depletion: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) card_holder: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) workers: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteDoc {
    route: Route,
    ends: [(Planet, Side); 2],
    transports: SeatSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsDoc {
    deck: Vec<String>,
    left: [u8; 3],
    discard: Vec<String>,
    ends: Vec<String>,
}

/// An order being executed, with its counts of units by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderDoc {
    seat: Seat,
    planet: Planet,
    order: Order,
    stage: u8,
    on_stack: bool,
    built: u8,
    fresh: [u8; MAX_AREAS],
    given: Option<Area>,
    building: bool,
    module: bool,
    discounted: bool,
    moved: [BTreeMap<Unit, u8>; MAX_AREAS],
    enemy_area: Option<Area>,
    attackers: BTreeMap<Unit, u8>,
    picked: Option<(Unit, Area)>,
    lifted: bool,
    technology: Option<crate::ids::Tech>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptDoc {
    seat: Seat,
    card: String,
    chosen: Option<u8>,
    at: u8,
    left: Option<u8>,
    area: Option<Area>,
    route: Option<Route>,
    last_route: Option<Route>,
    /// Whose units they are.
    units_of: Seat,
    units: BTreeMap<Unit, u8>,
    used: Vec<Area>,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

// ---- writing

/// The units of a race by name.
pub(crate) fn named_units(race: Race, units: &Units) -> BTreeMap<Unit, u8> {
    let counted = units.iter().enumerate().filter(|(_, count)| **count > 0);
    counted.map(|(kind, &count)| (Unit::of(race, kind), count)).collect()
}

fn named_cards(race: Race, cards: CardSet) -> Vec<Card> {
    cards.iter(race).collect()
}

/// An Event card by its kind and the number of the copy.
fn event_name(number: usize) -> String {
    let kind = content().event_cards[number];
    let first = content().events[kind.index()].cards.0.trailing_zeros() as usize;
    format!("{kind}#{}", number - first + 1)
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
        modules: Module::all().zip(player.modules.iter().map(count)).collect(),
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
        orders_revealed: Order::all().zip(player.revealed.iter().map(count)).collect(),
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
        let in_play = state.placed || !state.dealt.is_none();
        let areas = || planet.areas().map(|area| area_doc(game, area)).collect();
        in_play.then(|| PlanetDoc {
            planet,
            dealt_to: state.dealt.seat(),
            cell: state.placed.then_some(state.cell),
            rotation: state.rotation,
            areas: if state.placed { areas() } else { Vec::new() },
        })
    });
    let routes = game.all_routes().map(|route| {
        let state = &game.routes[route.index()];
        RouteDoc { route, ends: state.ends, transports: state.transports }
    });
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
        steps: game.steps.clone(),
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

// ---- reading

type Read<T> = Result<T, Refused>;

fn refuse<T>(text: impl Into<String>) -> Read<T> {
    Err(Refused::new("bad_state", format!("the state does not fit: {}", text.into())))
}

fn read_units(race: Race, named: &BTreeMap<Unit, u8>) -> Read<Units> {
    let mut units = [0; MAX_KINDS];
    for (&unit, &count) in named {
        if unit.race() != race {
            return refuse(format!("{unit} is not a unit of the {race} race"));
        }
        units[unit.kind()] = count;
    }
    Ok(units)
}

fn read_cards(race: Race, named: &[Card]) -> Read<CardSet> {
    let mut cards = CardSet::NONE;
    for &card in named {
        if card.race() != race || cards.has(card) {
            return refuse(format!("card {card} is there twice or of another race"));
        }
        cards.add(CardSet::one(card));
    }
    Ok(cards)
}

fn read_event(name: &str) -> Read<EventSet> {
    let number = (0..content().event_cards.len()).find(|&number| event_name(number) == name);
    match number {
        Some(number) => Ok(EventSet(1 << number)),
        None => refuse(format!("there is no Event card '{name}'")),
    }
}

fn read_events(names: &[String]) -> Read<EventSet> {
    let mut events = EventSet::NONE;
    for name in names {
        let card = read_event(name)?;
        if !events.and(card).is_empty() {
            return refuse(format!("Event card '{name}' is there twice"));
        }
        events.add(card);
    }
    Ok(events)
}

fn read_player(game: &mut StarCraft, seat: Seat, doc: &PlayerDoc) -> Read<()> {
    game.player_mut(seat).faction = doc.faction;
    let race = game.race(seat);
    let player = game.player_mut(seat);
    player.eliminated = doc.eliminated;
    player.points = doc.points;
    player.pool = doc.workers_in_pool;
    player.unavailable = doc.workers_unavailable;
    player.permanent = doc.workers_on_permanent;
    for (&building, &level) in &doc.buildings {
        if building.race() != race {
            return refuse(format!("seat {seat} cannot have a {building}"));
        }
        player.buildings[building.place()] = level;
    }
    for (&module, &count) in &doc.modules {
        player.modules[module.index()] = count;
    }
    player.deck = read_cards(race, &doc.deck)?;
    player.hand = read_cards(race, &doc.hand)?;
    player.discard = read_cards(race, &doc.discard)?;
    player.technology = read_cards(race, &doc.technology)?;
    player.play = read_cards(race, &doc.play_area)?;
    player.known = read_cards(race, &doc.known)?;
    player.discarding = read_cards(race, &doc.discarding)?;
    player.drawn = read_events(&doc.events_drawn)?;
    player.events = read_events(&doc.events_in_play)?;
    player.special_limit = doc.special_limit;
    for (&order, &count) in &doc.orders_revealed {
        player.revealed[order.index()] = count;
    }
    Ok(())
}

fn read_planet(game: &mut StarCraft, doc: &PlanetDoc) -> Read<()> {
    let state = &mut game.planets[doc.planet.index()];
    if state.placed || !state.dealt.is_none() {
        return refuse(format!("{} is there twice", doc.planet));
    }
    if doc.rotation > 3 {
        return refuse(format!("{} is turned by {}", doc.planet, doc.rotation));
    }
    state.dealt = doc.dealt_to.into();
    state.rotation = doc.rotation;
    if let Some(cell) = doc.cell {
        state.placed = true;
        state.cell = cell;
        if (i16::from(cell.x).abs()).max(i16::from(cell.y).abs()) > 64 {
            return refuse(format!("{} lies far off the table", doc.planet));
        }
        let areas = doc.areas.iter().map(|area| area.area);
        if !areas.eq(doc.planet.areas()) {
            return refuse(format!("{} has other areas", doc.planet));
        }
    }
    for area in &doc.areas {
        if doc.cell.is_none() {
            return refuse(format!("{} is not on the table", doc.planet));
        }
        let race = area.owner.map_or(Race::TERRAN, |seat| {
            if seat.index() < MAX_PLAYERS { game.race(seat) } else { Race::TERRAN }
        });
        let here = game.area_mut(area.area);
        here.owner = area.owner.into();
        here.units = read_units(race, &area.units)?;
        here.base = area.base.into();
        here.depletion = area.depletion;
        here.holder = area.card_holder.into();
        here.workers = area.workers;
    }
    Ok(())
}

fn read_order(game: &StarCraft, doc: &OrderDoc) -> Read<ActiveOrder> {
    let race = game.race(doc.seat);
    let mut moved = [[0; MAX_KINDS]; MAX_AREAS];
    for (units, named) in moved.iter_mut().zip(&doc.moved) {
        *units = read_units(race, named)?;
    }
    Ok(ActiveOrder {
        seat: doc.seat,
        planet: doc.planet,
        order: doc.order,
        stage: doc.stage,
        on_stack: doc.on_stack,
        built: doc.built,
        fresh: doc.fresh,
        given: doc.given,
        building: doc.building,
        module: doc.module,
        discounted: doc.discounted,
        moved,
        enemy_area: doc.enemy_area,
        attackers: read_units(race, &doc.attackers)?,
        picked: doc.picked,
        lifted: doc.lifted,
        technology: doc.technology,
    })
}

fn read_script(game: &StarCraft, doc: &ScriptDoc) -> Read<Script> {
    let mut used = AreaSet::default();
    for &area in &doc.used {
        used.insert(area);
    }
    Ok(Script {
        seat: doc.seat,
        card: read_event(&doc.card)?,
        chosen: doc.chosen,
        at: doc.at,
        left: doc.left,
        area: doc.area,
        route: doc.route,
        last_route: doc.last_route,
        units: read_units(game.race(doc.units_of), &doc.units)?,
        used,
    })
}

pub(crate) fn read(value: Value) -> Read<StarCraft> {
    let doc: StateDoc = match serde_json::from_value(value) {
        Ok(doc) => doc,
        Err(error) => return refuse(error.to_string()),
    };
    if !(2..=MAX_PLAYERS).contains(&doc.players.len()) {
        return refuse(format!("{} players", doc.players.len()));
    }
    let mut game = StarCraft::empty(doc.rules, doc.players.len(), 0);
    crate::check::seats_exist(&doc_seats(&doc), doc.players.len())?;
    game.rng = doc.rng;
    (game.first, game.round, game.stage, game.turns, game.turn) =
        (doc.first, doc.round, doc.stage, doc.turns, doc.turn);
    for (seat, player) in doc.players.iter().enumerate() {
        read_player(&mut game, Seat(seat as u8), player)?;
    }
    for planet in &doc.planets {
        read_planet(&mut game, planet)?;
    }
    for route in &doc.routes {
        let state = &mut game.routes[route.route.index()];
        if state.placed {
            return refuse(format!("route {} is there twice", route.route));
        }
        *state = RouteState { placed: true, ends: route.ends, transports: route.transports };
    }
    game.orders = doc.orders;
    game.events = EventDeck {
        deck: read_events(&doc.events.deck)?,
        left: doc.events.left,
        discard: read_events(&doc.events.discard)?,
        ends: read_events(&doc.events.ends)?,
    };
    game.steps = doc.steps;
    game.order = doc.order.as_ref().map(|order| read_order(&game, order)).transpose()?;
    game.payment = doc.payment;
    game.script = doc.script.as_ref().map(|script| read_script(&game, script)).transpose()?;
    game.battle = doc.battle;
    game.abilities_used = read_events(&doc.abilities_used)?;
    (game.event_plays, game.end_bonus_had, game.ending) =
        (doc.event_plays, doc.end_bonus_had, doc.ending);
    crate::check::places_exist(&game)?;
    count_pieces(&mut game);
    if let Err(problem) = crate::check::check(&game) {
        return refuse(problem);
    }
    Ok(game)
}

/// Every seat a document names.
fn doc_seats(doc: &StateDoc) -> Vec<Seat> {
    let mut seats = vec![doc.first, doc.turn];
    seats.extend(doc.orders.iter().map(|placed| placed.seat));
    seats.extend(doc.routes.iter().flat_map(|route| route.transports.iter()));
    for planet in &doc.planets {
        seats.extend(planet.dealt_to);
        for area in &planet.areas {
            seats.extend([area.owner, area.base, area.card_holder].into_iter().flatten());
        }
    }
    seats.extend(doc.order.iter().map(|order| order.seat));
    seats.extend(doc.script.iter().flat_map(|script| [script.seat, script.units_of]));
    seats.extend(doc.battle.iter().flat_map(|battle| battle.seats));
    seats.extend(doc.ending.iter().flat_map(|ending| ending.winners.iter()));
    seats
}

/// Counts again what follows from the rest.
fn count_pieces(game: &mut StarCraft) {
    game.connect();
    for planet in 0..content().planets.len() {
        let planet = Planet(planet as u8);
        game.planets[planet.index()].free = game.free_slots(planet);
    }
    for seat in game.everybody() {
        let mut figures = [0u8; MAX_KINDS];
        let mut add = |units: &Units| {
            for (sum, count) in figures.iter_mut().zip(units) {
                *sum = sum.saturating_add(*count);
            }
        };
        for area in game.areas.iter().filter(|area| area.owner.is(seat)) {
            add(&area.units);
        }
        if let Some(order) = game.order.as_ref().filter(|order| order.seat == seat) {
            add(&order.attackers);
        }
        if let Some(battle) = &game.battle {
            for fighter in battle.fighters.iter().filter(|fighter| fighter.fate != Fate::Gone) {
                if battle.seats[fighter.side as usize & 1] == seat {
                    let mut one = [0; MAX_KINDS];
                    one[fighter.unit.kind()] = 1;
                    add(&one);
                }
            }
        }
        let bases = game.areas.iter().filter(|area| area.base.is(seat)).count() as u8;
        let transports = game.routes.iter().filter(|route| route.transports.contains(seat)).count();
        let player = game.player_mut(seat);
        (player.figures, player.bases, player.transports) = (figures, bases, transports as u8);
    }
}

// ---- sets inside battles

/// A set of units as a list of names.
pub(crate) mod unit_set {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Unit, UnitSet};
    use crate::sets::bits;

    pub(crate) fn names(set: UnitSet) -> impl Iterator<Item = Unit> {
        Unit::all().filter(move |&unit| bits(set.0).any(|bit| bit == unit.index()))
    }

    pub(crate) fn collect(units: Vec<Unit>) -> UnitSet {
        UnitSet(units.into_iter().fold(0, |set, unit| set | UnitSet::one(unit).0))
    }

    pub(crate) fn serialize<S: Serializer>(
        set: &UnitSet,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(names(*set))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<UnitSet, D::Error> {
        Vec::<Unit>::deserialize(deserializer).map(collect)
    }
}

/// The same for the splash of four cards.
pub(crate) mod splash_sets {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::unit_set::{collect, names};
    use super::{Unit, UnitSet};

    pub(crate) fn serialize<S: Serializer>(
        sets: &[[UnitSet; 2]; 2],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        sets.map(|side| side.map(|set| names(set).collect::<Vec<Unit>>())).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[[UnitSet; 2]; 2], D::Error> {
        let names = <[[Vec<Unit>; 2]; 2]>::deserialize(deserializer)?;
        Ok(names.map(|side| side.map(collect)))
    }
}
