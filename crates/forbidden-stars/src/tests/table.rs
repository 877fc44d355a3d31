//! A small vocabulary for positions: a board in the form of a cross, with whatever a test needs on it.
//!
//! ```text
//!             tile_1
//!             Smyrna  void
//!             void    Nicea
//!  tile_12    tile_3            tile_10
//!  void Purge void    Lytheria  void      Argovia
//!  Ven. Noat. Azernikh void     Illedrias Turaci
//!             tile_9
//!             void    void
//!             Ghost   Haven
//! ```
//!
//! Far away lie tiles 11 and 8, where every player has a ground unit, so that nobody is eliminated.

use kernel::{Arg, Game, NoLog, Options, Rng, Seat};

use super::{A, area, cell, tile};
use crate::action::Action;
use crate::ids::{Asset, EventCard, Faction, Order, Stance, Structure, System, Unit, Upgrade};
use crate::report::Event;
use crate::sets::{EventSet, UpgradeSet};
use crate::state::{ForbiddenStars, PhaseStage};
use crate::step::Step;

/// The seats of the factions.
pub(super) const MARINES: Seat = Seat(0);
pub(super) const CHAOS: Seat = Seat(1);
pub(super) const ORKS: Seat = Seat(2);
pub(super) const ELDAR: Seat = Seat(3);

/// Where every player has a unit.
const HOMES: [&str; 4] = ["tile_11.ne", "tile_11.se", "tile_11.sw", "tile_8.se"];

pub(super) struct Table {
    pub(super) game: ForbiddenStars,
}

/// The board with so many players, in the order of the factions, in the middle of an Operations Phase.
pub(super) fn table(players: usize) -> Table {
    let mut game = ForbiddenStars::empty(players, Rng::new(7));
    game.rules.version = ForbiddenStars::RULES_VERSION;
    for (number, x, y) in
        [(3, 1, 1), (1, 1, 0), (10, 2, 1), (12, 0, 1), (9, 1, 2), (11, 9, 9), (8, 9, 12)]
    {
        game.place_tile(tile(number), cell(x, y), A, 0);
    }
    for (seat, faction) in Faction::all().take(players).enumerate() {
        game.take_faction(Seat(seat as u8), faction);
        let player = &mut game.players[seat];
        for kind in 0..player.waiting.len() {
            player.supply[kind] += std::mem::take(&mut player.waiting[kind]);
        }
        for structure in Structure::all() {
            let waiting = std::mem::take(&mut player.waiting_structures[structure.index()]);
            game.supply.structures[structure.index()] += waiting;
        }
        for asset in Asset::all() {
            let tokens = std::mem::take(&mut player.assets[asset.index()]);
            game.supply.assets[asset.index()] += tokens;
        }
        game.place_unit(Seat(seat as u8), Unit::of(faction, 0), area(HOMES[seat]), &mut NoLog);
    }
    game.round = 1;
    game.steps.push(Step::Operations);
    Table { game }
}

impl Table {
    pub(super) fn units(mut self, seat: Seat, count: u8, unit: &str, place: &str) -> Self {
        let unit = unit.parse().expect("a unit");
        for _ in 0..count {
            self.game.place_unit(seat, unit, area(place), &mut NoLog);
        }
        self
    }

    pub(super) fn routed(mut self, seat: Seat, count: u8, unit: &str, place: &str) -> Self {
        self = self.units(seat, count, unit, place);
        let unit: Unit = unit.parse().expect("a unit");
        let here = &mut self.game.areas[area(place).index()];
        here.ready[unit.kind()] -= count;
        here.routed[unit.kind()] += count;
        self
    }

    pub(super) fn built(mut self, seat: Seat, structure: &str, place: &str) -> Self {
        let structure = structure.parse().expect("a structure");
        self.game.build(seat, structure, area(place), &mut NoLog);
        self
    }

    /// So many cities, far away.
    pub(super) fn command_level(mut self, seat: Seat, level: u8) -> Self {
        for _ in 0..level {
            self = self.built(seat, "city", HOMES[seat.index()]);
        }
        self
    }

    /// Forge, cache and reinforcement tokens.
    pub(super) fn assets(mut self, seat: Seat, tokens: [u8; 3]) -> Self {
        for asset in Asset::all() {
            self.game.supply.assets[asset.index()] -= tokens[asset.index()];
        }
        self.game.players[seat.index()].assets = tokens;
        self
    }

    pub(super) fn materiel(mut self, seat: Seat, materiel: u8) -> Self {
        self.game.players[seat.index()].materiel = materiel;
        self
    }

    pub(super) fn upgrade(mut self, seat: Seat, id: &str) -> Self {
        let upgrade: Upgrade = id.parse().expect("an upgrade");
        self.game.players[seat.index()].upgrades.add(UpgradeSet::one(upgrade));
        self
    }

    pub(super) fn scheme(mut self, seat: Seat, id: &str) -> Self {
        let event: EventCard = id.parse().expect("an event card");
        self.game.players[seat.index()].schemes.add(EventSet::one(event));
        self
    }

    pub(super) fn storm(mut self, number: usize, edge: &str) -> Self {
        self.game.storms[number].edge = Some(edge.parse().expect("an edge"));
        self.game.survey_storms();
        self
    }

    pub(super) fn objective(mut self, seat: Seat, place: &str) -> Self {
        self.game.areas[area(place).index()].objective = seat.into();
        self
    }

    /// Lays an order face down on a stack.
    pub(super) fn order(mut self, seat: Seat, order: &str, system: System) -> Self {
        let order: Order = order.parse().expect("an order");
        self.game.secrets[seat.index()].orders[order.index()] -= 1;
        self.game.orders.push(system, seat, order);
        self
    }

    /// The Operations Phase goes on with the turn of a player.
    pub(super) fn turn_of(mut self, seat: Seat) -> Self {
        (self.game.turn, self.game.stage) = (seat, PhaseStage::Turn);
        self.game.advance(&mut NoLog, &mut Options::new());
        self
    }

    /// A player turns up an order in a system and resolves it. Another one lies far away, so that the phase does not end.
    pub(super) fn resolve(self, seat: Seat, order: &str, number: u8) -> Self {
        let mut table = self.order(seat, "deploy", tile(11)).order(seat, order, tile(number));
        table = table.turn_of(seat);
        table.play(&format!("reveal tile_{number}"));
        if order != "strategize" {
            table.play("resolve");
        }
        table
    }

    /// Who is asked.
    pub(super) fn asked(&self) -> Option<Seat> {
        self.game.asked_first()
    }

    /// What the player who is asked may choose, as lines.
    pub(super) fn options(&self) -> Vec<String> {
        let mut options = Options::new();
        if let Some(seat) = self.asked() {
            self.game.options(seat, &mut options);
        }
        options.iter().map(Action::to_string).collect()
    }

    /// Those that begin with a word.
    pub(super) fn listed(&self, word: &str) -> Vec<String> {
        let fits = |line: &String| line == word || line.starts_with(&format!("{word} "));
        self.options().into_iter().filter(fits).collect()
    }

    pub(super) fn offers(&self, line: &str) -> bool {
        assert!(line.parse::<Action>().is_ok(), "{line} is no action");
        self.options().iter().any(|option| option == line)
    }

    #[track_caller]
    pub(super) fn play(&mut self, line: &str) {
        assert!(self.offers(line), "{line} at {:?}: {:#?}", self.game.steps, self.options());
        let action = line.parse().expect("an action");
        if let Some(seat) = self.asked() {
            self.game.play(seat, action);
        }
    }

    /// Plays a line and says what happened.
    #[track_caller]
    pub(super) fn tells(&mut self, line: &str) -> Vec<Event> {
        assert!(self.offers(line), "{line} at {:?}: {:#?}", self.game.steps, self.options());
        let (action, mut events) = (line.parse().expect("an action"), Vec::new());
        if let Some(seat) = self.asked() {
            Game::play(&mut self.game, seat, action, &mut events);
        }
        events
    }

    /// Which message asks now, or which one says what a card asks.
    pub(super) fn question(&self) -> &'static str {
        let question = self.game.question();
        match question.arg("question") {
            Some(Arg::Message(asked)) => asked.key,
            _ => question.key,
        }
    }

    #[track_caller]
    pub(super) fn plays(mut self, lines: &[&str]) -> Self {
        for line in lines {
            self.play(line);
        }
        self
    }

    /// How many units of a kind stand in an area, in one stance.
    pub(super) fn count(&self, unit: &str, stance: Stance, place: &str) -> u8 {
        let unit: Unit = unit.parse().expect("a unit");
        let here = self.game.area(area(place));
        let own = here.owner.seat().and_then(|seat| self.game.player(seat).faction);
        if own == Some(unit.faction()) { here.count(unit.kind(), stance) } else { 0 }
    }

    /// How many units stand in an area, whoever they are.
    pub(super) fn crowd(&self, place: &str) -> u8 {
        self.game.area(area(place)).units()
    }

    pub(super) fn is_friendly(&self, seat: Seat, place: &str) -> bool {
        self.game.area(area(place)).is_friendly(seat)
    }

    /// Whether the order that was resolved is over: the one far away has been turned up.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.game.step(), Step::ResolveOrder(_))
            && self.game.order.is_some_and(|order| order.system == tile(11))
    }
}
