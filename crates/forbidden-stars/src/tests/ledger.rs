//! A second set of books: everything that lies on the board and in the play areas, kept by what the log tells and nothing
//! else, and compared with the state after every decision of random games. So the log tells everything, once.

use std::collections::BTreeMap;

use kernel::{Options, Rng, Seat};

use super::game;
use super::random::with_all_cards;
use crate::ids::{Area, Asset, Structure, Unit};
use crate::report::Event;
use crate::ruleset::Board;
use crate::sets::{CardSet, EventSet, UpgradeSet};
use crate::state::ForbiddenStars;

/// What a player has besides pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Purse {
    materiel: u8,
    forges: u8,
    caches: u8,
    collected: u8,
    upgrades: UpgradeSet,
    schemes: EventSet,
    combat: CardSet,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Books {
    units: BTreeMap<(Seat, Area, Unit), u8>,
    structures: BTreeMap<(Area, Structure), (Seat, u8)>,
    purses: Vec<Purse>,
}

impl Books {
    fn of(game: &ForbiddenStars) -> Self {
        let mut books = Self::default();
        for seat in (0..game.seats).map(Seat) {
            let player = game.player(seat);
            for area in game.board_areas() {
                for unit in game.own_units(seat) {
                    let count = game.units(seat, area).iter().map(|row| row[unit.kind()]).sum();
                    books.units.insert((seat, area, unit), count);
                }
            }
            books.purses.push(Purse {
                materiel: player.materiel,
                forges: player.assets[Asset::FORGE.index()],
                caches: player.assets[Asset::CACHE.index()],
                collected: player.collected,
                upgrades: player.upgrades,
                schemes: player.schemes,
                combat: player.combat,
            });
        }
        for area in game.board_areas() {
            for structure in Structure::all() {
                let count = game.area(area).structures[structure.index()];
                if let Some(seat) = game.area(area).control.seat().filter(|_| count > 0) {
                    books.structures.insert((area, structure), (seat, count));
                }
            }
        }
        books
    }

    fn add(&mut self, seat: Seat, area: Area, unit: Unit) {
        *self.units.entry((seat, area, unit)).or_default() += 1;
    }

    fn take(&mut self, seat: Seat, area: Area, unit: Unit) {
        *self.units.entry((seat, area, unit)).or_default() -= 1;
    }

    fn build(&mut self, seat: Seat, area: Area, structure: Structure) {
        self.structures.entry((area, structure)).or_insert((seat, 0)).1 += 1;
    }

    fn enter(&mut self, event: &Event) {
        match *event {
            Event::UnitPlaced { seat, unit, area } => self.add(seat, area, unit),
            Event::UnitBought { seat, unit, area, materiel, forges, caches } => {
                self.add(seat, area, unit);
                let purse = &mut self.purses[seat.index()];
                purse.materiel -= materiel;
                purse.forges -= forges;
                purse.caches -= caches;
            }
            Event::UnitMoved { seat, unit, from, to }
            | Event::Retreated { seat, unit, from, to } => {
                self.take(seat, from, unit);
                self.add(seat, to, unit);
            }
            Event::UnitDestroyed { seat, unit, area, .. } => self.take(seat, area, unit),
            Event::Replaced { seat, unit, by, area } => {
                if let Some(old) = unit.unit().filter(|_| !unit.is_token()) {
                    self.take(seat, area, old);
                }
                self.add(seat, area, by);
            }
            Event::StructurePlaced { seat, structure, area } => self.build(seat, area, structure),
            Event::StructureBought { seat, structure, area, materiel, caches } => {
                self.build(seat, area, structure);
                let purse = &mut self.purses[seat.index()];
                purse.materiel -= materiel;
                purse.caches -= caches;
            }
            Event::StructureDestroyed { structure, area, .. } => {
                if let Some((_, count)) = self.structures.get_mut(&(area, structure)) {
                    *count -= 1;
                }
                self.structures.retain(|_, (_, count)| *count > 0);
            }
            Event::Captured { seat, area, .. } => {
                for (_, (owner, _)) in self.structures.iter_mut().filter(|it| it.0.0 == area) {
                    *owner = seat;
                }
            }
            Event::MaterielGained { seat, amount } => self.purses[seat.index()].materiel += amount,
            Event::MaterielPaid { seat, amount } | Event::MaterielLost { seat, amount } => {
                self.purses[seat.index()].materiel -= amount;
            }
            Event::AssetGained { seat, asset: Asset::FORGE } => {
                self.purses[seat.index()].forges += 1
            }
            Event::AssetGained { seat, asset: Asset::CACHE } => {
                self.purses[seat.index()].caches += 1
            }
            Event::AssetLost { seat, asset: Asset::FORGE } => self.purses[seat.index()].forges -= 1,
            Event::AssetLost { seat, asset: Asset::CACHE } => self.purses[seat.index()].caches -= 1,
            Event::UpgradeBought { seat, upgrade, materiel } => {
                let purse = &mut self.purses[seat.index()];
                purse.materiel -= materiel.unwrap_or(0);
                purse.upgrades.add(UpgradeSet::one(upgrade));
            }
            Event::CardsBought { seat, card, discarded, materiel } => {
                let purse = &mut self.purses[seat.index()];
                purse.materiel -= materiel.unwrap_or(0);
                purse.combat.take(CardSet::pair(discarded));
                purse.combat.add(CardSet::pair(card));
            }
            Event::SchemeKept { seat, event } => {
                self.purses[seat.index()].schemes.add(EventSet::one(event));
            }
            Event::SchemeUsed { seat, event } => {
                self.purses[seat.index()].schemes.take(EventSet::one(event));
            }
            Event::ObjectiveCollected { seat, .. } => self.purses[seat.index()].collected += 1,
            Event::Eliminated { seat } => {
                for (_, count) in self.units.iter_mut().filter(|it| it.0.0 == seat) {
                    *count = 0;
                }
                self.structures.retain(|_, (owner, _)| *owner != seat);
                let purse = &mut self.purses[seat.index()];
                (purse.materiel, purse.forges, purse.caches) = (0, 0, 0);
                purse.schemes = EventSet::NONE;
            }
            _ => {}
        }
    }
}

/// Plays a game to its end and keeps the books; how many entries were made.
fn follow(mut game: ForbiddenStars, seed: u64) -> usize {
    let mut rng = Rng::fork(seed, 9);
    let mut books = Books::of(&game);
    let mut entries = 0;
    for _ in 0..20_000 {
        let Some(seat) = game.asked_first() else { return entries };
        let mut options = Options::new();
        game.list(seat, &mut options);
        let Some(action) = rng.pick(&options) else { break };
        let mut heard = Vec::new();
        game.carry_out(seat, action, &mut heard);
        game.advance(&mut heard, &mut Options::new());
        heard.iter().for_each(|event| books.enter(event));
        entries += heard.len();
        assert_eq!(books, Books::of(&game), "seed {seed}, {action}: {:#?}", heard);
    }
    panic!("no end in sight at {:?}", game.steps);
}

#[test]
fn the_log_tells_everything_once() {
    for players in 2..=4 {
        for seed in 0..2 {
            assert!(follow(game(players, Board::Fair, seed), seed) > 0);
        }
    }
}

#[test]
fn the_log_tells_everything_with_all_cards() {
    for seed in 0..4 {
        assert!(follow(with_all_cards(seed), seed) > 0);
    }
}
