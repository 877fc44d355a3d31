//! Reading a state: what does not fit is refused in one sentence.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use kernel::{Refused, Seat};
use serde_json::Value;

use super::{OrderDoc, PlanetDoc, PlayerDoc, SavedStep, ScriptDoc, StateDoc, event_name};
use crate::battle::Fate;
use crate::content::{When, content};
use crate::events::Script;
use crate::ids::{Card, Faction, KINDS, Leader, MAX_AREAS, MAX_PLAYERS, Planet, Race, Unit};
use crate::scenario::ItemState;
use crate::sets::{AreaSet, CardSet, EventSet, LeaderSet, PlanetSet};
use crate::state::{ActiveOrder, AreaState, DECLINED, EventDeck, RouteState, StarCraft, Units};

type Read<T> = Result<T, Refused>;

fn refuse<T>(text: impl Into<String>) -> Read<T> {
    Err(Refused::new("bad_state", kernel::message!("bad-state", why = text.into())))
}

fn read_units(race: Race, named: &BTreeMap<Unit, u8>) -> Read<Units> {
    let mut units = [0; KINDS];
    for (&unit, &count) in named {
        if unit.race() != race && unit.stolen_by().is_none() {
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
    static NUMBERS: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
        (0..content().event_cards.len()).map(|number| (event_name(number), number)).collect()
    });
    match NUMBERS.get(name) {
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

fn read_leaders(faction: Option<Faction>, named: &[Leader]) -> Read<LeaderSet> {
    let mut leaders = LeaderSet::NONE;
    for &leader in named {
        if Some(leader.faction()) != faction || leaders.has(leader) {
            return refuse(format!("{leader} is there twice or of another faction"));
        }
        leaders.add(LeaderSet::one(leader));
    }
    Ok(leaders)
}

fn read_player(game: &mut StarCraft, seat: Seat, doc: &PlayerDoc) -> Read<()> {
    if let Some(faction) = doc.faction {
        game.player_mut(seat).take_faction(faction);
    }
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
    player.pooled = doc.specials_pooled;
    player.disposed = doc.specials_disposed;
    player.defended = doc.defended;
    player.tokens = doc.tokens;
    player.bases_out = doc.bases_out;
    player.forbade = doc.forbade;
    player.stolen = doc.stolen;
    player.defended_on = doc.defended_on;
    player.leaders = read_leaders(doc.faction, &doc.leaders)?;
    player.leading = read_leaders(doc.faction, &doc.leaders_in_play)?;
    player.choosing = doc.leader_chosen;
    player.unresolved = doc.leader_unresolved;
    player.hero = doc.hero;
    for (&unit, &count) in &doc.reserve {
        if unit.race() != race || unit != unit.plain() {
            return refuse(format!("{unit} cannot stand on a Leadership card"));
        }
        player.reserve[unit.kind()] = count;
    }
    player.orders_as = doc.orders_as;
    player.two_orders = doc.two_orders;
    player.safe_transports = doc.safe_transports;
    player.influences = doc.influences;
    for (&order, &count) in &doc.orders_revealed {
        player.revealed[order.index()] = count;
    }
    Ok(())
}

fn read_planet(game: &mut StarCraft, doc: &PlanetDoc) -> Read<()> {
    let state = &mut game.planets[doc.planet.index()];
    if game.placed.has(doc.planet) || !state.dealt.is_none() {
        return refuse(format!("{} is there twice", doc.planet));
    }
    if doc.rotation > 3 {
        return refuse(format!("{} is turned by {}", doc.planet, doc.rotation));
    }
    state.dealt = doc.dealt_to.into();
    state.rotation = doc.rotation;
    if let Some(cell) = doc.cell {
        game.placed.insert(doc.planet);
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
        let state = AreaState {
            owner: area.owner.into(),
            units: read_units(race, &area.units)?,
            base: area.base.into(),
            site: area.site,
            guard: area.guard.into(),
            guards: area.guards,
            point: area.point,
            depletion: area.depletion,
            holder: area.card_holder.into(),
            workers: area.workers,
        };
        game.change(area.area, |here| *here = state);
    }
    Ok(())
}

fn read_order(game: &StarCraft, doc: &OrderDoc) -> Read<ActiveOrder> {
    let race = game.race(doc.seat);
    let mut moved = [[0; KINDS]; MAX_AREAS];
    for (units, named) in moved.iter_mut().zip(&doc.moved) {
        *units = read_units(race, named)?;
    }
    let mut declined = [None; DECLINED];
    if doc.declined.len() > DECLINED {
        return refuse("too many purchases were declined");
    }
    for (place, &purchase) in declined.iter_mut().zip(&doc.declined) {
        *place = Some(purchase);
    }
    Ok(ActiveOrder {
        seat: doc.seat,
        planet: doc.planet,
        order: doc.order,
        stage: doc.stage,
        on_stack: doc.on_stack,
        built: doc.built,
        fresh: std::array::from_fn(|area| [doc.fresh[area], doc.fresh_others[area]]),
        token: doc.token.unwrap_or(doc.order),
        exempt: doc.exempt,
        executed: doc.executed,
        disposes: doc.disposes,
        defends: doc.defends,
        forbidden: doc.forbidden,
        breached: doc.breached.iter().fold(PlanetSet(0), |mut all, &planet| {
            all.insert(planet);
            all
        }),
        given: doc.given,
        parts: doc.parts,
        free_built: doc.free_built,
        building: doc.building,
        module: doc.module,
        discounted: doc.discounted,
        spares_cards: doc.spares_cards,
        declined,
        spared: doc.spared,
        moved,
        enemy_area: doc.enemy_area,
        attackers: read_units(race, &doc.attackers)?,
        picked: doc.picked,
        lifted: doc.lifted,
        items_moved: doc.items_moved,
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
        card: match doc.leader {
            Some(_) => EventSet::NONE,
            None => read_event(&doc.card)?,
        },
        leader: doc.leader,
        when: doc.when.unwrap_or(When::Now),
        planet: doc.planet,
        other: doc.other,
        then: doc.then,
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
    doc.rules.fit(doc.players.len()).map_err(|refused| {
        Refused::new("bad_state", kernel::message!("bad-state", why = refused.message))
    })?;
    crate::check::seats_exist(&doc_seats(&doc), doc.players.len())?;
    let mut game = StarCraft::empty(doc.rules, doc.players.len(), doc.rng);
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
    game.order = doc.order.as_ref().map(|order| read_order(&game, order)).transpose()?;
    game.payment = doc.payment;
    game.script = doc.script.as_ref().map(|script| read_script(&game, script)).transpose()?;
    game.battle = doc.battle;
    doc.steps.iter().for_each(|saved| game.steps.push(saved.step()));
    let saved = game.steps.iter().map(|&step| SavedStep::of(step, game.battle.as_ref()));
    if !saved.eq(doc.steps) {
        return refuse("a step is not written as it is saved");
    }
    game.abilities_used = read_events(&doc.abilities_used)?;
    game.leaders_used = LeaderSet(doc.leaders_used);
    (game.leader_stage, game.nobody_wins, game.avenger) =
        (doc.leader_stage, doc.nobody_wins, doc.avenger);
    (game.event_plays, game.end_bonus_had, game.ending) =
        (doc.event_plays, doc.end_bonus_had, doc.ending);
    for doc in &doc.items {
        let state = &mut game.items[doc.item.index()];
        if state.area.is_some() {
            return refuse(format!("{} is there twice", doc.item));
        }
        *state = ItemState { area: Some(doc.area), bearer: doc.bearer };
    }
    game.razed = doc.razed_by.into();
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
            let named = [area.owner, area.base, area.card_holder, area.guard];
            seats.extend(named.into_iter().flatten());
        }
    }
    let stolen = doc.players.iter().flat_map(|player| player.stolen).flatten();
    seats.extend(stolen.map(|(_, owner)| owner));
    seats.extend(doc.order.iter().map(|order| order.seat));
    seats.extend(doc.items.iter().filter_map(|item| Some(item.bearer?.0)));
    seats.extend(doc.razed_by);
    seats.extend(doc.avenger.map(|(seat, _)| seat));
    seats.extend(doc.script.iter().filter_map(|script| script.other));
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
        let mut figures = [0u8; KINDS];
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
                    let mut one = [0; KINDS];
                    one[fighter.unit.kind()] = 1;
                    add(&one);
                }
            }
        }
        let bases = game.areas.iter().filter(|area| area.has_base(seat)).count() as u8;
        let transports = game.routes.iter().filter(|route| route.transports.contains(seat)).count();
        let player = game.player_mut(seat);
        (player.figures, player.bases, player.transports) = (figures, bases, transports as u8);
    }
}
