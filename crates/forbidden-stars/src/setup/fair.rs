//! A fair board without questions.
//!
//! The engine answers the questions of the setup itself, by the same rules, several times over, and keeps the
//! fairest board: everybody equally far from their objective tokens, with an equally rich start.

use kernel::{Dealt, NoLog, Options, Rng, Seat, grid};

use crate::action::Action;
use crate::ids::{SYSTEMS, System};
use crate::sets::SystemSet;
use crate::state::ForbiddenStars;

const CANDIDATES: usize = 24;

impl ForbiddenStars {
    /// Plays the rest of the setup. The copies it needs would lie on the stack of every decision if it were made a part
    /// of its caller.
    #[inline(never)]
    pub(super) fn build_fair_board(&mut self) {
        let mut rng = Rng::new(self.rng.seed());
        let mut best: Option<(i32, Self)> = None;
        for _ in 0..CANDIDATES {
            let mut board = self.clone();
            while board.round == 0 {
                board.answer_setup(&mut rng);
            }
            let merit = board.fairness();
            if best.as_ref().is_none_or(|(score, _)| merit > *score) {
                best = Some((merit, board));
            }
        }
        if let Some((_, board)) = best {
            *self = board;
        }
    }

    /// Answers one question of the setup sensibly: the home tile first, the factory where most units can be bought, one
    /// unit to an area, storms between tiles.
    fn answer_setup(&mut self, rng: &mut Rng) {
        let Some(seat) = self.step().seat() else { return };
        let mut options = Options::new();
        self.list(seat, &mut options);
        let worth = |&action: &Action| match action {
            Action::PickTile { system } => u8::from(system.home_of().is_some()),
            Action::PlaceStructure { area, .. } => 10 + self.print(area).capacity,
            Action::PlaceUnit { area, .. } if self.area(area).is_uncontrolled() => 3,
            Action::Done {} => 2,
            Action::PlaceStorm { edge } => {
                u8::from(edge.cells().iter().all(|cell| self.system_at(*cell).is_some()))
            }
            _ => 1,
        };
        let most = options.iter().map(worth).max().unwrap_or(0);
        options.retain(|action| worth(action) == most);
        match rng.pick(&options) {
            Some(action) => self.carry_out(seat, action, &mut NoLog),
            // It cannot happen; a board that is not finished must not keep anybody waiting.
            None => self.begin(&mut NoLog),
        }
    }

    /// The higher, the fairer.
    pub(crate) fn fairness(&self) -> i32 {
        let (far, rich, gifts) = self.outset();
        -4 * (far.1 - far.0) - (rich.1 - rich.0) - 3 * gifts
    }

    /// What the board is like that the game begins with.
    pub(crate) fn dealt_board(&self) -> Option<Dealt> {
        if self.round == 0 {
            return None;
        }
        let (far, rich, gifts) = self.outset();
        let more = |(least, most): (i32, i32)| u32::try_from(most - least).ok();
        let unfair = vec![
            ("systems_to_own_objectives", more(far)?),
            ("worth_of_own_areas", more(rich)?),
            ("objectives_where_their_owner_begins", u32::try_from(gifts).ok()?),
        ];
        let placed = self.placed.iter().map(|system| self.tiles[system.index()].cell);
        Some(Dealt { size: grid::size(placed), unfair })
    }

    /// How far everybody's objectives are at least and at most, how rich the least and the most are, and how many objectives lie
    /// where their owner begins.
    fn outset(&self) -> ((i32, i32), (i32, i32), i32) {
        let (mut far, mut rich) = ((i32::MAX, 0), (i32::MAX, 0));
        let mut gifts = 0;
        for seat in self.clockwise() {
            let steps = self.steps_from(seat);
            let mut way = 0;
            for system in self.placed.iter() {
                let tokens =
                    system.areas().filter(|area| self.area(*area).objective.is(seat)).count();
                way += tokens as i32 * steps[system.index()];
                gifts += if steps[system.index()] == 0 { tokens as i32 } else { 0 };
            }
            let areas = self.placed.iter().flat_map(System::areas);
            let own = areas.filter(|area| self.area(*area).is_friendly(seat));
            let wealth = own.map(|area| {
                let print = self.print(area);
                2 * i32::from(print.materiel)
                    + i32::from(print.assets.iter().sum::<u8>() + print.prosperity)
            });
            let wealth = wealth.sum();
            far = (far.0.min(way), far.1.max(way));
            rich = (rich.0.min(wealth), rich.1.max(wealth));
        }
        (far, rich, gifts)
    }

    /// How many systems away each system is from the nearest that a player holds a world in.
    pub(crate) fn steps_from(&self, seat: Seat) -> [i32; SYSTEMS] {
        let mut steps = [SYSTEMS as i32; SYSTEMS];
        let held = |system: &System| {
            system.areas().any(|area| self.print(area).world && self.area(area).holds(seat))
        };
        let mut reached: SystemSet = self.placed.iter().filter(held).collect();
        let mut edge = reached;
        for distance in 0.. {
            for system in edge.iter() {
                steps[system.index()] = distance;
            }
            let around = edge
                .iter()
                .fold(SystemSet::NONE, |set, system| set.or(self.neighbours[system.index()]));
            edge = around.without(reached);
            reached.add(edge);
            if edge.is_empty() {
                return steps;
            }
        }
        steps
    }
}
