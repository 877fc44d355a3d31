//! The setup (FS-SET): factions, forces, the game board, decks.
//!
//! `introductory.rs` has the fixed boards of a first game, `fair.rs` the board that is built without questions.

mod fair;
mod introductory;
mod placing;

use arrayvec::ArrayVec;
use kernel::{NoLog, Options, Rng, Seat};

use crate::action::Action;
use crate::content::content;
use crate::grid::Edge;
use crate::ids::{Faction, MAX_PLAYERS, Order, SYSTEMS, System};
use crate::report::{Event, Log};
use crate::ruleset::{Board, FactionDeal, Ruleset};
use crate::sets::SystemSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// The table before its first decision, with the factions that are agreed (FS-SET-01).
    pub(crate) fn set_up(
        players: usize,
        factions: &[Option<Faction>; MAX_PLAYERS],
        rules: Ruleset,
        rng: Rng,
    ) -> Self {
        let mut game = Self::empty(players, rng);
        game.rules = rules;
        for (seat, faction) in game.everybody().zip(factions) {
            if let Some(faction) = faction {
                game.take_faction(seat, *faction);
            }
        }
        if game.rules.factions == FactionDeal::Random {
            game.deal_factions();
        }
        game.ask_for_factions(&mut NoLog);
        game
    }

    /// FS-SET-28: factions by chance for all who have none.
    fn deal_factions(&mut self) {
        let mut free: ArrayVec<Faction, MAX_PLAYERS> = self.free_factions().collect();
        self.rng.shuffle(&mut free);
        let without = self.everybody().filter(|seat| self.player(*seat).faction.is_none());
        let seats: ArrayVec<Seat, MAX_PLAYERS> = without.collect();
        for (seat, faction) in seats.into_iter().zip(free) {
            self.take_faction(seat, faction);
        }
    }

    /// FS-SET-28: factions nobody has taken.
    fn free_factions(&self) -> impl Iterator<Item = Faction> {
        let players = self.seats as usize;
        Faction::all().filter(move |faction| {
            self.rules.offers(*faction, players) && self.seat_of(*faction).is_none()
        })
    }

    pub(crate) fn faction_options(&self, out: &mut Options<Action>) {
        out.extend(self.free_factions().map(|faction| Action::TakeFaction { faction }));
    }

    pub(crate) fn choose_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        log.note(|| Event::FactionTaken { seat, faction });
        self.take_faction(seat, faction);
        self.ask_for_factions(log);
    }

    /// FS-SET-01, -02, -03: the sheet, the initial forces and the dial of a faction.
    pub(crate) fn take_faction(&mut self, seat: Seat, faction: Faction) {
        let sheet = faction.sheet();
        let player = &mut self.players[seat.index()];
        player.faction = Some(faction);
        player.materiel = sheet.forces.materiel;
        player.waiting = sheet.forces.units;
        player.waiting_structures = sheet.forces.structures;
        player.supply = sheet.figures;
        player.control_tokens = sheet.control_tokens;
        for (kind, count) in sheet.forces.units.into_iter().enumerate() {
            player.supply[kind] -= count;
        }
        for (kind, count) in sheet.forces.structures.into_iter().enumerate() {
            self.supply.structures[kind] -= count;
        }
        // FS-SET-12: asset tokens stay in the play area.
        player.assets = sheet.forces.assets;
        for (kind, count) in sheet.forces.assets.into_iter().enumerate() {
            self.supply.assets[kind] -= count;
        }
        // FS-SET-20, -21: the combat deck; whatever is not in it is the upgrade deck.
        player.combat = sheet.deck;
        self.secrets[seat.index()].orders = [sheet.orders; Order::COUNT];
    }

    /// FS-SET-28: factions are chosen in seat order; with all of them the board is built.
    fn ask_for_factions(&mut self, log: &mut impl Log) {
        let undecided = (0..self.seats).map(Seat).find(|seat| self.player(*seat).faction.is_none());
        self.steps.clear();
        match undecided {
            Some(seat) => self.steps.push(Step::TakeFaction(seat)),
            None => self.construct_board(log),
        }
    }

    /// FS-SET-04 and step 4.
    fn construct_board(&mut self, log: &mut impl Log) {
        self.first = Seat(self.rng.below(self.seats.into()) as u8);
        log.note(|| Event::FirstPlayer { seat: self.first });
        match self.rules.board {
            Board::Introductory => self.introductory_board(log),
            Board::Manual => {
                self.hand_out();
                self.steps.push(Step::PickTile(self.first));
            }
            Board::Fair => {
                self.hand_out();
                self.steps.push(Step::PickTile(self.first));
                self.build_fair_board();
                log.note(|| Event::RoundBegins { round: 1, first: self.first });
            }
        }
    }

    /// FS-SET-05, -06: tiles and objective tokens are handed out.
    fn hand_out(&mut self) {
        let mut open: ArrayVec<System, SYSTEMS> =
            System::every().filter(|system| system.home_of().is_none()).collect();
        self.rng.shuffle(&mut open);
        let each = content().limits.other_tiles_per_player as usize;
        for seat in self.clockwise() {
            let Some(faction) = self.player(seat).faction else { continue };
            let rest = open.len().saturating_sub(each);
            for system in open.drain(rest..).chain([faction.sheet().home]) {
                self.tiles[system.index()].dealt = seat.into();
            }
            let tokens = content().board(self.seats as usize).objectives_to_each_opponent;
            for opponent in self.clockwise().filter(|other| *other != seat) {
                self.players[opponent.index()].given[seat.index()] = tokens;
            }
        }
    }

    /// The tiles a player has not placed yet.
    pub fn tiles_to_place(&self, seat: Seat) -> SystemSet {
        let own = System::every().filter(|system| self.tiles[system.index()].dealt.is(seat));
        own.collect::<SystemSet>().without(self.placed)
    }

    pub(crate) fn tile_options(&self, seat: Seat, out: &mut Options<Action>) {
        let tiles = self.tiles_to_place(seat).iter();
        out.extend(tiles.map(|system| Action::PickTile { system }));
    }

    /// FS-SET-18, FS-AMB-26: any edge, outer ones included, but not where another storm lies.
    pub(crate) fn storm_places(&self, out: &mut Options<Action>) {
        let free = self.edges().filter(|edge| !self.is_stormy(*edge));
        out.extend(free.map(|edge| Action::PlaceStorm { edge }));
    }

    /// FS-SET-08: the next player in turn places a tile; after the last one come the storms.
    fn next_tile(&mut self, seat: Seat) {
        let next = self.left_of(seat);
        self.steps.clear();
        if self.tiles_to_place(next).is_empty() {
            // FS-SET-18: from whoever laid the final tile on, anticlockwise.
            self.steps.push(Step::PlaceStorm(seat));
        } else {
            self.steps.push(Step::PickTile(next));
        }
    }

    /// FS-SET-18: one storm each.
    pub(crate) fn place_storm(&mut self, seat: Seat, edge: Edge, log: &mut impl Log) {
        log.note(|| Event::StormPlaced { seat, edge });
        let storms = self.seats as usize;
        if let Some(storm) = self.storms[..storms].iter_mut().find(|storm| storm.edge.is_none()) {
            storm.edge = Some(edge);
        }
        self.survey();
        self.steps.clear();
        if self.storms[..storms].iter().any(|storm| storm.edge.is_none()) {
            self.steps.push(Step::PlaceStorm(self.right_of(seat)));
        } else {
            self.begin(log);
        }
    }

    /// FS-SET-22, -24: the first round.
    fn begin(&mut self, log: &mut impl Log) {
        self.begin_round(log);
    }
}
