//! A second opinion: small models of battles and of the bookkeeping of turns, written from the
//! rulebook and the data files, not from the code. They watch random play by its log and by the
//! pieces on the table, say what must come out, and compare.
//!
//! `SECOND` sets how many battles and turns are compared of each edition.

mod aftermath;
mod battle;
mod board;
mod books;
mod limits;
mod opening;
mod parts;
mod sheets;
mod skirmish;

use kernel::random_choice;

use super::*;
use crate::state::AreaState;
use battle::Watch;
use books::Books;
use sheets::Sheets;

const FACTIONS: [&str; 6] =
    ["jim_raynor", "arcturus_mengsk", "tassadar", "aldaris", "queen_of_blades", "overmind"];

/// How many of each are compared.
fn wanted() -> u64 {
    std::env::var("SECOND").ok().and_then(|n| n.parse().ok()).unwrap_or(150)
}

/// One of several.
fn one_of<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len() as u32) as usize]
}

fn chance(rng: &mut Rng, percent: u32) -> bool {
    rng.below(100) < percent
}

/// A table with everything that a battle between seat 0 and seat 1 can be about, and where it is.
fn battlefield(sheets: &Sheets, rng: &mut Rng, brood_war: bool) -> (Table, String) {
    let mut factions = FACTIONS;
    rng.shuffle(&mut factions);
    let options: &[(&str, &str)] = if brood_war { &[("expansion", "brood_war")] } else { &[] };
    let mut t = table_with(&factions[..3], options);
    t.game.leader_stage = if brood_war { 3 } else { 0 };
    let mut there = one_of(rng, &["torus", "helios", "pridewater"]);
    if brood_war && chance(rng, 50) {
        let new = one_of(rng, &["moria", "hydrax", "erebus_station", "avernus_station"]);
        t.exchange(there, new);
        there = new;
    }
    let places: Vec<String> = planet(there).areas().map(|area| area.to_string()).collect();
    let field = one_of(rng, &places.iter().map(String::as_str).collect::<Vec<_>>()).to_owned();
    for seat in 0..3 {
        t.base(seat, &format!("{}.a", ["antiga_prime", "dylar_iv", "tarsonis"][seat as usize]));
        t.equip(seat, rng, brood_war);
        if brood_war {
            t.lead(seat, rng, sheets);
        }
    }
    let (here, neighbour) = (area(&field), "r0 r1".split(' '));
    for route in neighbour {
        t.transport(0, route);
        if chance(rng, 50) {
            t.transport(1, route);
        }
    }
    if brood_war {
        t.steal(rng);
        if chance(rng, 25) {
            t.drop_out(2);
        }
    }
    match rng.below(10) {
        0..=4 => _ = t.game.area(here).base.is_none() && t.found(1, here),
        5 => _ = t.found(0, here),
        _ => {}
    }
    let limit = StarCraft::unit_limit(here);
    let defenders = 1 + rng.below(u32::from(limit)) as u8;
    t.gather(rng, 1, here, defenders);
    if brood_war && chance(rng, 40) && t.game.controller(here) == Some(Seat(1)) {
        t.game.add_guard(Seat(1), here, &mut kernel::NoLog);
    }
    // The attackers come from another area of the planet, some other areas are taken as well.
    let mut others: Vec<Area> = planet(there).areas().filter(|&other| other != here).collect();
    others.extend(t.game.adjacent[planet(there).index()].iter().map(|planet| planet.area(1)));
    for other in others {
        let seat = one_of(rng, &[0, 0, 1, 2]);
        if seat < 2 {
            let count = 1 + rng.below(u32::from(StarCraft::unit_limit(other))) as u8;
            t.gather(rng, seat, other, count);
        }
    }
    (t, field)
}

impl Table {
    fn found(&mut self, seat: u8, place: Area) -> bool {
        let fits = StarCraft::may_be_founded(place).is_ok();
        if fits {
            self.game.add_base(Seat(seat), place);
        }
        fits
    }

    /// A hand, a deck with technologies, technologies in play, modules, Event cards, workers.
    fn equip(&mut self, seat: u8, rng: &mut Rng, brood_war: bool) {
        let race = self.game.race(Seat(seat));
        let techs = &self.game.content().technologies[race.index()];
        let bought: Vec<(CardSet, bool)> = techs
            .iter()
            .filter(|tech| tech.for_sale && chance(rng, 40))
            .map(|tech| (tech.cards, tech.play_area))
            .collect();
        for (cards, in_play) in bought {
            let player = &mut self.game.players[seat as usize];
            let cards = cards.and(player.technology);
            player.technology.take(cards);
            if in_play { player.play.add(cards) } else { player.deck.add(cards) }
        }
        if brood_war && race.to_string() == "protoss" && chance(rng, 50) {
            let mind_control = CardSet::one(card("protoss_mind_control"));
            let player = &mut self.game.players[seat as usize];
            player.technology.take(mind_control);
            player.deck.take(mind_control);
            player.hand.add(mind_control);
        }
        let deck: Vec<Card> = self.game.players[seat as usize].deck.iter(race).collect();
        let start = self.game.sheet(Seat(seat)).starting_deck;
        let new: Vec<Card> = deck.iter().copied().filter(|card| !start.has(*card)).collect();
        for _ in 0..rng.below(9) {
            let rare = !new.is_empty() && chance(rng, 60);
            let one = CardSet::one(one_of(rng, if rare { &new } else { &deck }));
            let player = &mut self.game.players[seat as usize];
            player.deck.take(one);
            player.hand.add(one);
        }
        let player = &mut self.game.players[seat as usize];
        player.pool = rng.below(4) as u8;
        let modules = if brood_war { Module::COUNT } else { 3 };
        for kind in 2..modules {
            player.modules[kind] = u8::from(chance(rng, 40));
        }
        for name in [
            "flawless_attack_plan",
            "flawless_defense_plan",
            "advanced_reconnaissance",
            "aggressive_strategy",
            "defensive_strategy",
        ] {
            if seat < 2 && chance(rng, 12) {
                self.event(seat, name);
            }
        }
    }

    /// A player may have a hero, and what belongs to it.
    fn lead(&mut self, seat: u8, rng: &mut Rng, sheets: &Sheets) {
        let faction = self.game.player(Seat(seat)).faction.expect("a faction").to_string();
        let heroes: Vec<_> = sheets.heroes.iter().filter(|hero| hero.faction == faction).collect();
        if chance(rng, 60) {
            let hero = one_of(rng, &heroes);
            self.leads(seat, &hero.card);
            self.game.players[seat as usize].hero = Some(unit(&hero.unit));
            for card in self.game.players[seat as usize].technology.iter(self.game.race(Seat(seat)))
            {
                if sheets.cards[&card.to_string()].hero == hero.card && chance(rng, 60) {
                    let player = &mut self.game.players[seat as usize];
                    player.technology.take(CardSet::one(card));
                    player.hand.add(CardSet::one(card));
                }
            }
        }
        if faction == "arcturus_mengsk" && chance(rng, 50) {
            self.leads(seat, "scorched_earth_policy");
        }
    }

    /// Protoss players have units of others under control.
    fn steal(&mut self, rng: &mut Rng) {
        for thief in [0, 1] {
            if self.game.race(Seat(thief)).to_string() != "protoss" || chance(rng, 50) {
                continue;
            }
            for slot in 0..1 + rng.below(2) as usize {
                let owner = one_of(rng, &[1 - thief, 2]);
                let units = self.kinds_of_race(owner);
                let unit = one_of(rng, &units);
                self.game.players[thief as usize].stolen[slot] = Some((unit, Seat(owner)));
            }
        }
    }

    fn kinds_of_race(&self, seat: u8) -> Vec<Unit> {
        let race = self.game.race(Seat(seat));
        let kinds = (0..crate::ids::MAX_KINDS).map(|kind| Unit::of(race, kind));
        kinds.filter(|unit| self.game.content().in_box.has(*unit)).collect()
    }

    /// Puts random units of a player into an area that is theirs or nobody's.
    fn gather(&mut self, rng: &mut Rng, seat: u8, place: Area, count: u8) {
        let player = Seat(seat);
        let mut kinds = self.kinds_of_race(seat);
        let few = 1 + rng.below(3) as usize;
        rng.shuffle(&mut kinds);
        kinds.truncate(few);
        // Those that many technologies are about.
        let casters =
            ["ghost", "science_vessel", "medic", "high_templar", "arbiter", "dark_archon"];
        let casters: Vec<Unit> = casters
            .into_iter()
            .chain(["corsair", "queen", "defiler", "lurker", "infested_terran", "siege_tank"])
            .filter_map(|name| name.parse().ok())
            .filter(|unit| self.kinds_of_race(seat).contains(unit))
            .collect();
        kinds.push(one_of(rng, &casters));
        if casters.contains(&unit("dark_archon")) && chance(rng, 40) {
            kinds.push(unit("dark_archon"));
        }
        for slot in 0..2 {
            if let Some((unit, _)) = self.game.players[seat as usize].stolen[slot] {
                kinds.push(unit.stolen(slot));
            }
        }
        if let Some(unit) = self.game.players[seat as usize].hero {
            kinds.extend([unit.hero(); 2]);
        }
        for _ in 0..count {
            let unit = one_of(rng, &kinds);
            let figure =
                unit.stolen_by().is_some() || self.game.spare_figures(player, unit.plain()) > 0;
            let token =
                unit.plain() == unit || self.game.players[seat as usize].figures[unit.kind()] == 0;
            let free = figure && token;
            if free && self.game.admits(unit, place).is_ok() {
                self.game.add_unit(player, unit, place);
            }
        }
    }

    /// A player whose only pieces on the board are under the control of others (BW-ELM-01).
    fn drop_out(&mut self, seat: u8) {
        let mut lands = self.game.lands(Seat(seat));
        let base = lands.find(|&area| self.game.area(area).base.is(Seat(seat)));
        base.into_iter().for_each(|area| self.game.destroy_base(area));
        self.game.eliminate(&mut kernel::NoLog);
    }

    /// Mind control tokens without a unit on the board are given back.
    fn tidy_tokens(&mut self) {
        for player in &mut self.game.players {
            for slot in 0..2 {
                if player.figures[crate::ids::MAX_KINDS + slot] == 0 {
                    player.stolen[slot] = None;
                }
            }
        }
    }
}

/// Plays one battle at random and compares; says how many skirmishes were, and how many of them with a hero;
/// none if no battle came about.
fn one_battle(sheets: &Sheets, seed: u64, brood_war: bool) -> Result<Option<[u32; 2]>, String> {
    let rng = &mut Rng::new(seed);
    let (mut t, field) = battlefield(sheets, rng, brood_war);
    t.tidy_tokens();
    let here = area(&field);
    if t.game.area(here) == &AreaState::EMPTY || t.game.area(here).count() == 0 {
        return Ok(None);
    }
    let many = 1 + rng.below(6) as usize;
    let order = one_of(rng, &["mobilize", "special_mobilize"]);
    t.modules(0, [0, 1, t.modules_of(0)[2]]);
    let third = if t.seat(2).eliminated { 1 } else { 2 };
    t.stack("tarsonis", &format!("{third} build")); // so that the round goes on after the battle
    t.order(0, order, field.split('.').next().expect("a planet"));
    let mut watch: Option<Watch<'_>> = None;
    let mut heard = 0;
    let mut moved = Vec::new();
    loop {
        for event in &t.log[heard..] {
            match (event, &mut watch) {
                (Event::UnitMoved { unit, from, to, .. }, None) => {
                    if let Some(at) = moved.iter().position(|it| *it == (*unit, *from)) {
                        moved.remove(at); // recalled
                    }
                    moved.push((*unit, *to));
                }
                (Event::UnitDestroyed { unit, area, .. }, None) => {
                    // To make room (SC-CLIM-05); of several alike it is one that has moved.
                    if let Some(at) = moved.iter().position(|it| *it == (*unit, *area)) {
                        moved.remove(at);
                    }
                }
                (Event::BattleBegins { area, .. }, None) => {
                    moved.retain(|(_, to)| to == area);
                    let attackers: Vec<Unit> = moved.iter().map(|(unit, _)| *unit).collect();
                    watch = Some(Watch::new(sheets, &t.game, &attackers));
                }
                (event, Some(watch)) if !watch.over => {
                    watch.hear(event, &t.game)?;
                }
                _ => {}
            }
        }
        heard = t.log.len();
        if watch.as_ref().is_some_and(|watch| watch.over) || t.game.order.is_none() {
            return Ok(watch.map(|watch| [watch.compared, watch.heroic]));
        }
        let Turn::Pending(seats) = t.game.turn() else { return Ok(None) };
        let seat = seats.iter().next().expect("somebody must choose");
        let mut options = Options::new();
        t.game.options(seat, &mut options);
        let attack = options
            .iter()
            .find(|option| matches!(option, Action::MoveTo { area } if *area == here));
        let moves = options.iter().any(|option| matches!(option, Action::MoveUnit { .. }));
        let cards: Vec<Action> = of(&options, |option| matches!(option, Action::PlayCard { .. }));
        let choice = match attack {
            Some(attack) => Some(*attack),
            None if !cards.is_empty() && chance(rng, 75) => Some(one_of(rng, &cards)),
            None if moves && moved.len() < many => {
                let movers = of(&options, |option| matches!(option, Action::MoveUnit { .. }));
                Some(one_of(rng, &movers))
            }
            None => random_choice::<StarCraft>(&options, rng),
        };
        let choice = choice.expect("a choice");
        if choice == (Action::Scrap {}) {
            continue;
        }
        match (choice, &mut watch) {
            (Action::LoseFront { unit }, Some(watch)) => watch.choose(seat, unit, true),
            (Action::Lose { unit }, Some(watch))
                if options.contains(&Action::LoseFront { unit }) =>
            {
                watch.choose(seat, unit, false);
            }
            _ => {}
        }
        t.game.apply(seat, choice, &mut t.log).map_err(|refused| format!("{refused}"))?;
    }
}

fn of(options: &[Action], kind: impl Fn(&Action) -> bool) -> Vec<Action> {
    options.iter().copied().filter(kind).collect()
}

#[allow(clippy::print_stdout, reason = "what has been compared is worth telling")]
fn battles(brood_war: bool) {
    let sheets = Sheets::read(brood_war);
    let (mut fought, mut compared, mut heroic, mut seed) = (0, 0, 0, 0);
    while fought < wanted() {
        seed += 1;
        match one_battle(&sheets, seed, brood_war) {
            Ok(Some([skirmishes, with_hero])) => {
                fought += 1;
                compared += skirmishes;
                heroic += with_hero;
            }
            Ok(None) => {}
            Err(why) => panic!("the battle of seed {seed}: {why}"),
        }
    }
    assert!(compared > 0 && (heroic > 0) == brood_war);
    println!(
        "{fought} battles of {seed} set up, {compared} skirmishes compared, {heroic} with a hero"
    );
}

#[test]
fn battles_go_as_the_rulebook_has_it() {
    battles(false);
}

#[test]
fn battles_of_brood_war_go_as_the_rulebook_has_it() {
    battles(true);
}

/// Plays whole games at random and compares; says how many turns, purchases and rounds.
#[allow(clippy::print_stdout, reason = "what has been compared is worth telling")]
fn turns(options: &[(&str, &str)]) {
    let brood_war = options.contains(&("expansion", "brood_war"));
    let sheets = Sheets::read(brood_war);
    let (mut done, mut bought, mut rounds, mut seed) = (0, 0, 0, 0);
    while done < wanted() {
        seed += 1;
        let rng = &mut Rng::new(seed);
        let setup = Setup::new(2 + rng.below(5) as usize, options);
        let mut game =
            StarCraft::deal(&setup, StarCraft::RULES_VERSION, Rng::new(seed)).expect("legal");
        let mut books: Option<Books<'_>> = None;
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody must choose");
            let mut choices = Options::new();
            game.options(seat, &mut choices);
            let choice = random_choice::<StarCraft>(&choices, rng).expect("a choice");
            let before = game.clone();
            let mut log = Vec::new();
            game.play(seat, choice, &mut log);
            if let Some(books) = &mut books
                && let Err(why) = books.hear(&before, &log, &game)
            {
                panic!("the game of seed {seed}, {options:?}, {seat} chose {choice}: {why}");
            }
            if books.is_none() && game.round == 1 {
                books = Some(Books::new(&sheets, &game));
            }
        }
        let books = books.expect("a first round");
        (done, bought, rounds) =
            (done + books.turns, bought + books.purchases, rounds + books.rounds);
    }
    println!("{done} orders, {bought} purchases, {rounds} rounds of {seed} games compared");
}

#[test]
fn turns_go_as_the_rulebook_has_it() {
    turns(&[("galaxy", "auto")]);
}

#[test]
fn turns_of_brood_war_go_as_the_rulebook_has_it() {
    turns(&[("expansion", "brood_war"), ("galaxy", "auto")]);
    turns(&[("expansion", "brood_war"), ("leadership", "none"), ("galaxy", "auto")]);
}
