//! What must hold in every state: pieces and cards conserved, limits kept, nothing in two
//! places. The tests ask it after every decision, and a saved state must pass it to be loaded.

use kernel::{Refused, Seat};

use crate::battle::{ATTACKER, Battle, DEFENDER, Fate};
use crate::content::{EventUse, Yield, content};
use crate::ids::{
    Area, HERO, MAX_AREAS, MAX_KINDS, Module, NORMAL_ROUTES, Order, Planet, Race, Route, Unit,
};
use crate::ruleset::Variant;
use crate::sets::{CardSet, EventSet};
use crate::stages::SetupStage;
use crate::state::{Site, StarCraft, is_z_axis, print};

type Check = Result<(), String>;

/// Fails with a sentence unless the condition holds.
macro_rules! must {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}

mod steps;

/// Every seat named is one of the table's.
pub(crate) fn seats_exist(seats: &[Seat], players: usize) -> Result<(), Refused> {
    match seats.iter().find(|seat| seat.index() >= players) {
        None => Ok(()),
        Some(seat) => {
            let why = format!("there is no seat {seat}");
            Err(Refused::new("bad_state", kernel::message!("bad-state", why = why)))
        }
    }
}

/// Every place named is on the table, so that nothing else can go astray.
pub(crate) fn places_exist(game: &StarCraft) -> Result<(), Refused> {
    places(game).map_err(|why| Refused::new("bad_state", kernel::message!("bad-state", why = why)))
}

fn on_table(game: &StarCraft, planet: Planet) -> bool {
    planet.index() < content().planets.len() && game.placed.has(planet)
}

fn is_area(game: &StarCraft, area: Area) -> bool {
    on_table(game, area.planet())
        && area.place() < content().planets[area.planet().index()].areas.len()
}

fn places(game: &StarCraft) -> Check {
    for (route, state) in game.routes.iter().enumerate().filter(|(_, state)| state.placed) {
        let [(one, _), (other, _)] = state.ends;
        let name = Route(route as u8);
        must!(on_table(game, one) && on_table(game, other), "route {name} leads nowhere");
        must!(one != other, "route {name} ends twice on one planet");
    }
    for placed in game.orders.iter() {
        must!(on_table(game, placed.site), "an order lies on {}, which is not there", placed.site);
    }
    if let Some(order) = &game.order {
        must!(on_table(game, order.planet), "the active planet is not there");
        let areas = [order.enemy_area, order.given, order.picked.map(|(_, area)| area)];
        for area in areas.into_iter().flatten() {
            must!(is_area(game, area), "the order names an area that is not there");
        }
        let there = content().planets[order.planet.index()].areas.len();
        for place in 0..MAX_AREAS {
            let nothing =
                order.moved[place] == [0; crate::ids::KINDS] && order.fresh[place] == [0; 2];
            must!(place < there || nothing, "units moved to an area that is not there");
        }
    }
    let planets = [game.avenger.map(|(_, planet)| planet), game.script.and_then(|s| s.planet)];
    let of_players = game.players.iter().flat_map(|p| [p.influences, p.defended_on]);
    for planet in planets.into_iter().chain(of_players).flatten() {
        must!(on_table(game, planet), "{planet} is named, which is not there");
    }
    if let Some(script) = &game.script {
        let areas = script.area.into_iter().chain(script.used.iter());
        for area in areas {
            must!(is_area(game, area), "the Event card names an area that is not there");
        }
    }
    for area in game.items.iter().filter_map(|item| item.area) {
        must!(is_area(game, area), "an item lies nowhere");
    }
    if let Some(battle) = &game.battle {
        must!(is_area(game, battle.area), "the battle is fought nowhere");
        fighters(game, battle)?;
    }
    Ok(())
}

fn fighters(game: &StarCraft, battle: &Battle) -> Check {
    must!(battle.seats[0] != battle.seats[1], "both sides are the same player");
    let skirmishes = battle.skirmishes.len() as u8;
    must!(battle.current <= skirmishes, "there is no skirmish {}", battle.current);
    for fighter in &battle.fighters {
        must!(fighter.side < 2, "a unit fights for nobody");
        must!(
            fighter.unit.stolen_by().is_some()
                || fighter.unit.race() == game.race(battle.seats[fighter.side as usize]),
            "a {} fights for the wrong race",
            fighter.unit
        );
        let joined = fighter.skirmish.is_none_or(|skirmish| skirmish < skirmishes);
        must!(joined, "a unit is in a skirmish that is not there");
    }
    for skirmish in 0..skirmishes {
        for side in [ATTACKER, DEFENDER] {
            let fronts = battle.fighters.iter().filter(|fighter| {
                fighter.side as usize == side && fighter.front && fighter.skirmish == Some(skirmish)
            });
            must!(fronts.count() == 1, "skirmish {skirmish} has no pair of front-line units");
        }
    }
    Ok(())
}

/// The invariants of a game.
pub(crate) fn check(game: &StarCraft) -> Check {
    steps::check(game)?;
    let stage = if game.round == 0 { SetupStage::at(game.stage) } else { SetupStage::Hands };
    match stage {
        SetupStage::Factions => return Ok(()), // the components have not been taken yet
        // Nor have the planets.
        SetupStage::Components
        | SetupStage::Leadership
        | SetupStage::Resolution
        | SetupStage::Planets => {}
        _ => galaxy(game)?,
    }
    planets_to_place(game, stage)?;
    areas(game)?;
    for seat in game.everybody() {
        player(game, seat).map_err(|text| format!("seat {seat}: {text}"))?;
        cards(game, seat).map_err(|text| format!("seat {seat}: {text}"))?;
    }
    let items = game.items.iter().all(|item| item.area.is_none() || game.is_scenario());
    must!(items && game.items_are_carried(), "an item nobody carries, or without a scenario");
    events(game)
}

fn galaxy(game: &StarCraft) -> Check {
    for planet in game.galaxy() {
        let cell = game.planets[planet.index()].cell;
        must!(game.planet_at(cell) == Some(planet), "two planets lie on one cell");
        let free = game.free_slots(planet);
        must!(game.planets[planet.index()].free == free, "slots of {planet} are miscounted");
    }
    let in_play = (0..).map(Planet).zip(&game.planets);
    let in_play = in_play.filter(|(id, planet)| game.placed.has(*id) || !planet.dealt.is_none());
    // SC-GAL-04
    let each = game.rules.planets_each();
    let (in_play, seats) = (in_play.count(), game.seats as usize);
    // BW-OPM-02: of three drawn two stay
    let fits = match game.rules.scenario() {
        Some(sheet) => in_play == sheet.tiles.len(), // BW-SCN-09
        None => in_play == each * seats || in_play == 2 * seats,
    };
    must!(fits, "two planets for each player");
    let normal = game.routes[..NORMAL_ROUTES].iter().filter(|route| route.placed).count();
    must!(normal <= game.content().normal_routes, "too many routes");
    for route in game.all_routes() {
        let state = &game.routes[route.index()];
        must!(state.ends[0].0 != state.ends[1].0, "{route} ends twice on one planet"); // SC-GAL-14
        let joined = game.adjacent[state.ends[0].0.index()].has(state.ends[1].0);
        must!(joined, "{route} does not join its planets");
        if !is_z_axis(route) {
            let [(one, side), (other, back)] = state.ends;
            let cell = game.planets[one.index()].cell.beside(side);
            let faces = game.planets[other.index()].cell == cell && back == side.opposite();
            must!(faces, "{route} does not lie between its planets");
        }
    }
    Ok(())
}

/// SC-GAL-05, -09, BW-OPL-02: whoever will still be asked to place a planet has one.
fn planets_to_place(game: &StarCraft, stage: SetupStage) -> Check {
    let rounds = [SetupStage::FirstRound, SetupStage::SecondRound, SetupStage::ThirdRound];
    let rounds = &rounds[..if game.places_three() { 3 } else { 2 }];
    let Some(round) = rounds.iter().position(|round| *round == stage) else { return Ok(()) };
    let last = game.seats - 1;
    for turn in (0..game.seats).filter(|_| !game.is_scenario()) {
        let place = if round == 1 { last - turn } else { turn };
        let seat = game.clockwise(game.first, place);
        let to_come = rounds.len() - 1 - round + usize::from(turn >= game.turns);
        let left = game.planets_to_place(seat).count();
        must!(left >= to_come, "seat {seat} has {left} planets to place");
    }
    Ok(())
}

fn areas(game: &StarCraft) -> Check {
    let moving = game.order.map(|order| order.planet);
    for planet in (0..game.planets.len() as u8).map(Planet) {
        for place in 0..MAX_AREAS {
            let area = planet.area(place);
            let here = game.area(area);
            if !is_area(game, area) {
                must!(
                    *here == crate::state::AreaState::EMPTY,
                    "pieces on an area that is not there"
                );
                continue;
            }
            // First, so that what follows can be added up.
            let pieces = here.units.iter().map(|&count| u32::from(count)).sum::<u32>();
            must!(
                pieces + u32::from(here.guards) <= u32::from(u8::MAX),
                "heaps of units on {area}"
            );
            let count = u32::from(game.counted(area));
            must!(here.owner.is_none() == (here.count() == 0), "units of nobody on {area}"); // SC-TERM-14
            let limit = u32::from(StarCraft::unit_limit(area));
            // SC-LIMIT-02; SC-MOB-12: except while units move
            must!(count <= limit || moving == Some(planet), "too many units on {area}");
            // One assist unit each of those who leave and of those who come needs no room (BW-MAS-01).
            let owner = here.owner.seat();
            let spared = owner.is_some_and(|owner| game.has_module(owner, Module::ASSIST));
            let most = 2 * limit + u32::from(spared);
            must!(count <= most, "far too many units on {area}");
            let kinds = here.owner.seat().map(|seat| game.kinds(seat, &here.units));
            for unit in kinds.into_iter().flatten() {
                must!(game.admits(unit, area).is_ok(), "{unit} on {area}"); // BW-SUL-02, -03
            }
            let founded = here.base.is_none() || StarCraft::may_be_founded(area).is_ok();
            must!(founded, "a base in the air of {area}"); // BW-SUL-06, -07
            must!(here.base.is_none() <= (here.site == Site::Base), "{area}: whose installation?");
            must!(here.guard.is_none() == (here.guards == 0), "guards of nobody on {area}");
            must!(here.guard.is_none() != game.guarded.has(area), "{area} is not noted as guarded");
            must!(here.depletion <= 2, "{area} is depleted twice over");
            let resource = matches!(print(area).yields, Yield::Resource(_));
            must!(resource || here.depletion == 0, "{area} has nothing to deplete");
            let held = !here.holder.is_none();
            must!(!held || resource && here.depletion < 2, "{area} has no Resource card");
            must!(held || here.workers == 0, "workers on a card nobody holds");
        }
    }
    Ok(())
}

fn player(game: &StarCraft, seat: Seat) -> Check {
    let player = game.player(seat);
    let sheet = game.sheet(seat);
    let race = player.faction.map_or(Race::TERRAN, |it| content().factions[it.index()].race);
    must!(player.race == race, "{seat} is not of the race of the faction");
    let held = game.all_areas().filter(|&area| game.area(area).holders().contains(seat));
    must!(held.eq(game.lands(seat)), "what {seat} has is not where it was noted");
    let mut figures = [0u32; crate::ids::KINDS];
    for area in game.areas.iter().filter(|area| area.owner.is(seat)) {
        for (sum, &count) in figures.iter_mut().zip(&area.units) {
            *sum += u32::from(count);
        }
    }
    if let Some(order) = game.order.filter(|order| order.seat == seat) {
        for (sum, &count) in figures.iter_mut().zip(&order.attackers) {
            *sum += u32::from(count);
        }
        for area in order.planet.areas() {
            let there = if game.area(area).owner.is(seat) {
                game.area(area).units
            } else {
                [0; crate::ids::KINDS]
            };
            let moved = &order.moved[area.place()];
            let ok = moved.iter().zip(&there).all(|(moved, there)| moved <= there);
            must!(ok, "more units moved to {area} than stand there");
        }
    }
    if let Some(battle) = &game.battle {
        for fighter in battle.fighters.iter().filter(|fighter| fighter.fate != Fate::Gone) {
            if battle.seats[fighter.side as usize] == seat {
                figures[fighter.unit.kind()] += 1;
            }
        }
    }
    for (kind, &count) in figures.iter().enumerate() {
        must!(count == u32::from(player.figures[kind]), "figures are miscounted");
        match kind {
            ..MAX_KINDS => {
                let unit = Unit::of(game.race(seat), kind);
                let away = u32::from(game.away(seat, unit));
                let most = u32::from(sheet.figures[kind] * game.colours(seat));
                must!(count + away <= most, "too many figures"); // SC-CLIM-01
            }
            // BW-HRO-02
            HERO => must!(count <= u32::from(player.hero.is_some()), "a hero without a card"),
            // BW-MND-06
            _ => {
                let one = u32::from(player.stolen[kind - MAX_KINDS].is_some());
                must!(count == one, "a mind control token without a unit");
            }
        }
    }
    let bases = game.areas.iter().filter(|area| area.has_base(seat)).count();
    for site in [Site::InfestedCommandCenter, Site::WarpGate, Site::Overmind, Site::Cerebrate] {
        let there = game.areas.iter().filter(|area| area.base.is(seat) && area.site == site);
        must!(there.count() <= site.tokens(), "too many installations"); // BW-CMP-14
    }
    must!(bases == player.bases as usize, "bases are miscounted");
    let tokens = u32::from(player.bases) + u32::from(player.bases_out);
    must!(tokens <= u32::from(game.base_tokens(seat)), "too many bases"); // SC-BASE-08
    must!(player.bases_out == 0 || game.is_survival(), "base tokens have left the game");
    for planet in game.galaxy() {
        let here = planet.areas().filter(|&area| game.area(area).has_base(seat)).count();
        must!(here <= 1, "two bases on {planet}"); // SC-BASE-03
    }
    let transports = game.routes.iter().filter(|route| route.transports.contains(seat)).count();
    let right = transports == player.transports as usize
        && player.transports <= game.transport_tokens(seat);
    must!(right, "too many transports");
    let on_cards = game.areas.iter().filter(|area| area.holder.is(seat));
    let workers = on_cards.map(|area| u32::from(area.workers)).sum::<u32>()
        + u32::from(player.pool)
        + u32::from(player.unavailable)
        + player.permanent.iter().map(|&count| u32::from(count)).sum::<u32>();
    must!(workers <= u32::from(game.worker_tokens(seat)), "too many workers"); // SC-WORK-03
    for kind in 0..2 {
        let most = game.permanent(seat)[kind];
        must!(player.permanent[kind] <= most, "a permanent resource is overfull");
    }
    for (place, building) in sheet.buildings.iter().enumerate() {
        must!(player.buildings[place] as usize <= building.prices.len(), "too high a building");
    }
    let modules: u32 = player.modules.iter().map(|&count| u32::from(count)).sum();
    must!(modules <= u32::from(sheet.module_spaces), "too many modules"); // SC-MOD-02
    for (kind, &count) in player.modules.iter().enumerate() {
        must!(count <= sheet.module_tokens[kind], "too many modules of a kind");
    }
    leaders(game, seat)?;
    for order in Order::ALL.into_iter().chain([Order::STAR]) {
        let own = game.orders.iter().filter(|o| o.seat == seat && o.order == order).count();
        must!(own <= order.tokens(), "too many {order} orders"); // SC-PLAN-09
        must!(
            player.revealed[order.index()] as usize <= order.tokens(),
            "too many revealed orders"
        );
    }
    must!(player.special_limit <= 3, "too many special orders");
    if player.eliminated {
        let nothing = bases == 0 && figures.iter().all(|&count| count == 0);
        must!(nothing, "eliminated, but still on the board");
    }
    Ok(())
}

/// Leadership cards, the hero and what stands on cards.
pub(crate) fn leaders(game: &StarCraft, seat: Seat) -> Check {
    let player = game.player(seat);
    let none = player.leaders.is_empty() && player.hero.is_none();
    let laid_out = game.lays_out_objectives();
    must!(game.has_leaders() || laid_out || none, "Leadership cards in a game without");
    let Some(faction) = player.faction else { return Ok(()) };
    // BW-OPN-05
    let objective = player.leading.iter(faction).all(|leader| leader.face().special_victory);
    must!(!laid_out || objective, "a Leadership card that nobody could choose");
    must!(player.leading.without(player.leaders).is_empty(), "a card in play was never chosen");
    for stage in 1..=3 {
        let of_stage = player.leaders.iter(faction).filter(|l| l.face().stage == stage).count();
        // BW-LDR-02; BW-CARD-79: one Event card resolves both of Stage III.
        must!(of_stage <= if stage == 3 { 2 } else { 1 }, "too many cards of stage {stage}");
    }
    let stays = player.leading.iter(faction).all(|leader| leader.face().stays);
    must!(stays, "a card that left the game is in play");
    for leader in [player.choosing, player.unresolved].into_iter().flatten() {
        must!(leader.faction() == faction, "{leader} is a card of another faction");
    }
    let brought = |unit: Unit| {
        let mut cards = player.leading.iter(faction);
        cards.any(|leader| leader.face().hero.is_some_and(|hero| hero.unit == unit))
    };
    must!(player.hero.is_none_or(brought), "a hero without a card");
    let star = game.orders.iter().any(|o| o.seat == seat && o.order == Order::STAR);
    // BW-ELM-02: that of an eliminated player stays in its stack.
    let brought = game.has_star(seat) || player.eliminated;
    must!(!star || brought, "a Star order without its card");
    let points = game.areas.iter().filter(|area| area.point).count();
    must!(points <= 2, "too many special conquest point tokens"); // BW-CMP-15
    Ok(())
}

fn cards(game: &StarCraft, seat: Seat) -> Check {
    let player = game.player(seat);
    let mut all = CardSet::NONE;
    let mut count = 0;
    let piles = [player.deck, player.hand, player.discard, player.technology, player.play];
    for pile in piles {
        all.add(pile);
        count += pile.len();
    }
    if let Some(battle) = &game.battle
        && let Some(side) = battle.seats.iter().position(|&other| other == seat)
    {
        let placed = battle.skirmishes.iter().flat_map(|skirmish| {
            let cards = &skirmish.cards[side];
            [cards.standard.filter(|_| cards.lent.is_none()), cards.reinforcement]
        });
        let kept = battle.kept.iter();
        let kept = kept.filter(|kept| kept.side as usize == side && kept.lent.is_none());
        let looked = battle.looked.iter().copied().filter(|_| game.is_looking(seat));
        let out = placed.flatten().chain(kept.map(|kept| kept.card)).chain(looked);
        for card in out {
            must!(card.race() == game.race(seat), "card {card} is of another race");
            all.add(CardSet::one(card));
            count += 1;
        }
    }
    // BW-MND-05: cards of the deck beside units that others have stolen.
    if let Some(battle) = &game.battle {
        let beside = battle.skirmishes.iter().flat_map(|skirmish| &skirmish.cards);
        let beside = beside.filter(|cards| cards.lent == Some(seat));
        let kept = battle.kept.iter().filter(|kept| kept.lent == Some(seat));
        for card in beside.filter_map(|cards| cards.standard).chain(kept.map(|kept| kept.card)) {
            all.add(CardSet::one(card));
            count += 1;
        }
    }
    let faction = game.player(seat).faction;
    let mine = faction.map_or(CardSet::NONE, |f| game.content().factions[f.index()].cards);
    must!(all == mine && count == mine.len(), "a card is missing or in two places");
    must!(player.known.without(player.hand).is_empty(), "a known card is not in the hand");
    must!(player.discarding.without(player.hand).is_empty(), "a discard is not in the hand");
    let play_area = player.play.iter(game.race(seat));
    for card in play_area {
        let laid_out = crate::cards::face(card).kind == crate::content::CardKind::PlayArea;
        must!(laid_out, "card {card} does not belong in the play area");
    }
    Ok(())
}

fn events(game: &StarCraft) -> Check {
    let deck = &game.events;
    let mut all = EventSet::NONE;
    let mut count = 0;
    let mut add = |cards: EventSet| {
        all.add(cards);
        count += cards.len();
    };
    add(deck.deck);
    add(deck.discard);
    add(deck.ends);
    for seat in game.everybody() {
        add(game.player(seat).drawn);
        add(game.player(seat).events);
    }
    if let Some(script) = &game.script {
        add(script.card);
    }
    let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
    let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
    let mut expected = game.content().stages.into_iter().fold(EventSet::NONE, EventSet::or);
    game.take_unused_events(&mut expected);
    if game.rules.variant == Variant::GalacticConquest {
        expected.take(ends);
    }
    must!(all == expected && count == expected.len(), "an Event card is missing or there twice");
    must!(ends.and(deck.ends) == deck.ends, "the common area holds End cards only");
    let tokens: u32 = game.players.iter().flat_map(|p| p.tokens).map(u32::from).sum();
    must!(tokens <= 30, "too many resource tokens"); // BW-CMP-13
    let guards: u32 = game.areas.iter().map(|area| u32::from(area.guards)).sum();
    must!(guards <= 12, "too many guard tokens"); // BW-CMP-10
    for stage in 0..3 {
        let there = deck.deck.and(game.content().stages[stage]).len();
        let away = game.events_removed(stage) as usize;
        must!(there == deck.left[stage] as usize + away, "stage {} is miscounted", stage + 1);
    }
    Ok(())
}
