//! Winning and dropping out, chapter 10, with teams (SC-TEAM-07..12, -16).

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::content::{Goal, Yield, content};
use crate::ids::{Area, MAX_PLAYERS, Planet, Resource};
use crate::report::{Event, Log};
use crate::ruleset::{
    AldarisOut, Contenders, Depleted, SmallGalaxies, TeamPoints, Teams, TieBases, Variant,
};
use crate::sets::EventSet;
use crate::state::{StarCraft, Step, print};

/// SC-VIC-02: conquest points for a normal victory; for a team twice as many (SC-TEAM-11).
pub const TARGET: u16 = 15;
/// SC-END-01: End cards on the table that end the game.
const ENDS: usize = 2;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The kind.
    pub kind: EndKind,
    /// The winners.
    pub winners: SeatSet,
    /// The tie-breaker that decided it, if one was needed.
    pub tie_break: Option<TieBreak>,
}

/// The kinds of endings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndKind {
    /// Enough conquest points.
    Normal,
    /// A special objective.
    Special,
    /// The Event cards ended the game.
    EndGame,
    /// All others were eliminated.
    Elimination,
    /// Nobody is left (SC-AMB-22).
    NobodyLeft,
    /// The agreed number of rounds is over (SC-AMB-64).
    RoundLimit,
}

impl EndKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Special => "special",
            Self::EndGame => "end_game",
            Self::Elimination => "elimination",
            Self::NobodyLeft => "nobody_left",
            Self::RoundLimit => "round_limit",
        }
    }
}

/// SC-TIE-01: the tie-breakers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum TieBreak {
    Resources,
    Areas,
    Bases,
    Workers,
    /// All are equal: the victory is shared (SC-TIE-03).
    Shared,
}

type Sides = ArrayVec<SeatSet, MAX_PLAYERS>;

impl StarCraft {
    /// Who wins or loses together: every player alone, or the teams.
    fn sides(&self) -> Sides {
        if self.rules.teams == Teams::None {
            return self.everybody().map(SeatSet::one).collect();
        }
        (0..self.seats / 2)
            .map(|team| self.everybody().filter(|&seat| self.team(seat) == team).collect())
            .collect()
    }

    fn sides_in_game(&self) -> Sides {
        let alive = self.alive();
        self.sides().into_iter().filter(|side| side.0 & alive.0 != 0).collect()
    }

    /// A value of a side: the sum over its members still in the game (SC-TEAM-12, -16).
    fn sum(&self, side: SeatSet, value: impl Fn(Seat) -> u16) -> u16 {
        SeatSet(side.0 & self.alive().0).iter().map(value).sum()
    }

    fn points(&self, side: SeatSet) -> u16 {
        let points = |seat| self.player(seat).points;
        if self.rules.team_points_of_eliminated == TeamPoints::Counted {
            side.iter().map(points).sum()
        } else {
            self.sum(side, points)
        }
    }

    pub(crate) fn end(
        &mut self,
        kind: EndKind,
        winners: SeatSet,
        tie: Option<TieBreak>,
        log: &mut impl Log,
    ) {
        let ending = Ending { kind, winners, tie_break: tie };
        self.ending = Some(ending);
        // Whoever drops out in the middle of an own order ends it (SC-AMB-104).
        self.order = None;
        self.steps.clear();
        self.push(Step::Over);
        log.note(|| Event::GameOver { ending });
    }

    // ---- counting

    /// SC-COMP-20; SC-GC-01: nobody scores in Galactic Conquest.
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u8, log: &mut impl Log) {
        if points > 0 && self.rules.variant != Variant::GalacticConquest {
            self.player_mut(seat).points += u16::from(points);
            log.note(|| Event::PointsGained { seat, points });
        }
    }

    /// The areas a player controls.
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = Area> + '_ {
        self.all_areas().filter(move |&area| self.is_friendly(seat, area))
    }

    /// SC-TIE-02, -05: capacities of the held cards and the permanent resources.
    fn resources(&self, seat: Seat) -> u16 {
        self.income(seat).into_iter().map(u16::from).sum()
    }

    /// SC-TIE-01..06: narrows tied sides down; all that are still tied share the victory.
    fn break_tie(&self, mut tied: Sides) -> (SeatSet, Option<TieBreak>) {
        let union =
            |sides: &Sides| sides.iter().fold(SeatSet::EMPTY, |all, side| SeatSet(all.0 | side.0));
        if tied.len() == 1 {
            return (union(&tied), None);
        }
        let criteria: [(TieBreak, &dyn Fn(Seat) -> u16); 4] = [
            (TieBreak::Resources, &|seat| self.resources(seat)),
            (TieBreak::Areas, &|seat| self.controlled(seat).count() as u16),
            (TieBreak::Bases, &|seat| u16::from(self.player(seat).bases)),
            (TieBreak::Workers, &|seat| u16::from(self.player(seat).pool)),
        ];
        for (criterion, value) in criteria {
            if criterion == TieBreak::Bases && self.rules.tie_break_bases == TieBases::No {
                continue; // SC-AMB-21
            }
            tied = best(tied, |side| self.sum(side, value));
            if tied.len() == 1 {
                return (union(&tied), Some(criterion));
            }
        }
        (union(&tied), Some(TieBreak::Shared))
    }

    fn win(&mut self, kind: EndKind, sides: Sides, log: &mut impl Log) {
        let leaders = best(sides, |side| self.points(side));
        let (winners, tie) = self.break_tie(leaders);
        self.end(kind, winners, tie, log);
    }

    // ---- Aldaris

    /// SC-ALD-01, -05, SC-AMB-15: the player whose objective raises the bar for the others.
    fn aldaris(&self) -> Option<(Seat, u8, u8)> {
        self.everybody().find_map(|seat| {
            let player = self.player(seat);
            let counts =
                !player.eliminated || self.rules.aldaris_after_elimination == AldarisOut::Stays;
            match content().factions[player.faction?.index()].goal {
                Goal::EndDrawsNear { count, others_target } if counts => {
                    Some((seat, count, others_target))
                }
                _ => None,
            }
        })
    }

    /// SC-ALD-02, -03, SC-TEAM-09: Aldaris wins at the moment the second End card is placed.
    pub(crate) fn check_aldaris(&mut self, log: &mut impl Log) {
        if let Some((seat, count, _)) = self.aldaris()
            && !self.player(seat).eliminated
            && self.events.ends.len() >= count as usize
        {
            let sides = self.sides();
            let winners = sides.into_iter().find(|side| side.contains(seat)).unwrap_or_default();
            self.end(EndKind::EndGame, winners, None, log);
        }
    }

    // ---- the checks of Regrouping

    /// SC-VIC-02, -03, SC-TEAM-11: step 6.
    pub(crate) fn check_normal_victory(&mut self, log: &mut impl Log) {
        let mut sides = self.sides_in_game();
        let reached = |side: &SeatSet| self.points(*side) >= self.target(*side);
        if !sides.iter().any(reached) {
            return;
        }
        // SC-AMB-14
        if self.rules.normal_victory_contenders == Contenders::AtThreshold {
            sides = sides.into_iter().filter(reached).collect();
        }
        self.win(EndKind::Normal, sides, log);
    }

    /// The conquest points a side needs.
    fn target(&self, side: SeatSet) -> u16 {
        let each = match self.aldaris() {
            Some((seat, _, others)) if !side.contains(seat) => u16::from(others),
            _ => TARGET,
        };
        each * side.len() as u16
    }

    /// The conquest points a player (with the team) needs to win; none where nobody scores.
    pub fn points_target(&self, seat: Seat) -> Option<u16> {
        if !self.plays_for_points() {
            return None;
        }
        let side = self.sides().into_iter().find(|side| side.contains(seat))?;
        Some(self.target(side))
    }

    /// SC-SPV-03, -04: the stage of the top Event card; an empty deck counts as Stage III.
    pub fn event_stage(&self) -> u8 {
        self.events.left.iter().position(|&left| left > 0).map_or(3, |stage| stage as u8 + 1)
    }

    /// SC-SPV-01, -02, SC-TEAM-07, -08: step 7.
    pub(crate) fn check_special_victory(&mut self, log: &mut impl Log) {
        if self.event_stage() < 3 {
            return; // SC-FAC-07
        }
        let achieved = |side: &SeatSet| side.iter().any(|seat| self.objective_met(seat));
        let sides: Sides = self.sides_in_game().into_iter().filter(achieved).collect();
        if !sides.is_empty() {
            self.win(EndKind::Special, sides, log);
        }
    }

    /// SC-FAC-01..06, -15, SC-TEAM-06: a player's objective, by own pieces only.
    pub fn objective_met(&self, seat: Seat) -> bool {
        match self.objective(seat) {
            Some((Goal::EndDrawsNear { .. }, ..)) => false, // SC-ALD-03: not in this step
            Some((_, have, need)) => have >= need,
            None => false,
        }
    }

    /// A player's objective: what there is of it and what it takes; none for whoever is out.
    pub(crate) fn objective(&self, seat: Seat) -> Option<(Goal, usize, usize)> {
        let player = self.player(seat);
        let goal = content().factions[player.faction?.index()].goal;
        if player.eliminated {
            return None; // SC-ELIM-03
        }
        let areas = |seat| self.controlled(seat).count();
        let (have, need) = match goal {
            Goal::ControlAreas { count, .. } => {
                let wanted = |area: &Area| self.serves(goal, *area);
                let have = self.controlled(seat).filter(wanted).count();
                // SC-AMB-101
                match self.rules.objectives_in_small_galaxies {
                    SmallGalaxies::All => {
                        let there = self.all_areas().filter(wanted).count();
                        (have, there.min(count as usize))
                    }
                    SmallGalaxies::Printed => (have, count as usize),
                }
            }
            Goal::ControlPlanets { count } => {
                let whole = |planet: &Planet| self.held_on(seat, *planet) == planet.areas().count();
                (self.galaxy().filter(whole).count(), count as usize)
            }
            // SC-TEAM-18: more than everybody else, teammates included
            Goal::MostAreas => {
                let others = self.everybody().filter(|&other| other != seat);
                (areas(seat), 1 + others.map(areas).max().unwrap_or(0))
            }
            // one base per planet
            Goal::BasesOnPlanets { count } => (player.bases as usize, count as usize),
            Goal::EndDrawsNear { count, .. } => (self.events.ends.len(), count as usize),
        };
        Some((goal, have, need))
    }

    /// SC-FAC-01..03: whether an area counts for an objective of areas.
    pub(crate) fn serves(&self, goal: Goal, area: Area) -> bool {
        let Goal::ControlAreas { minerals, gas, conquest, .. } = goal else { return false };
        match print(area).yields {
            Yield::Conquest => conquest,
            Yield::Resource(resource) => {
                let counted = self.rules.raynor_depleted_areas == Depleted::Counted
                    || self.area(area).depletion < 2;
                counted && if resource == Resource::GAS { gas } else { minerals }
            }
        }
    }

    /// How many areas of a planet a player controls.
    pub(crate) fn held_on(&self, seat: Seat, planet: Planet) -> usize {
        planet.areas().filter(|&area| self.is_friendly(seat, area)).count()
    }

    /// SC-END-01, -05: the end of step 8.
    pub(crate) fn check_end_game(&mut self, log: &mut impl Log) {
        if self.rules.variant == Variant::GalacticConquest {
            return; // SC-GC-06
        }
        let deck_empty = self.events.left == [0; 3];
        if self.events.ends.len() < ENDS && !deck_empty {
            return;
        }
        match self.aldaris() {
            // SC-AMB-09: the deck ran out
            Some((seat, ..)) if !self.player(seat).eliminated => {
                let sides = self.sides();
                let winners =
                    sides.into_iter().find(|side| side.contains(seat)).unwrap_or_default();
                self.end(EndKind::EndGame, winners, None, log);
            }
            // SC-AMB-15 (switch): nobody else can win this way
            Some(_) => self.end(EndKind::EndGame, SeatSet::EMPTY, None, log),
            None => {
                let sides = self.sides_in_game();
                self.win(EndKind::EndGame, sides, log);
            }
        }
    }

    // ---- elimination

    /// SC-ELIM-01, -02, -09: whoever has neither a unit nor a base is out; if one player (team)
    /// is left they win at once, if nobody is the game ends without a winner.
    pub(crate) fn eliminate(&mut self, log: &mut impl Log) {
        let mut somebody = false;
        for seat in self.alive().iter() {
            let player = self.player(seat);
            if player.bases == 0 && player.figures.iter().all(|&count| count == 0) {
                somebody = true;
                self.drop_out(seat, log);
            }
        }
        if !somebody {
            return;
        }
        let left = self.sides_in_game();
        match left.len() {
            0 => self.end(EndKind::NobodyLeft, SeatSet::EMPTY, None, log),
            1 => self.end(EndKind::Elimination, left[0], None, log), // SC-ELIM-07, SC-TEAM-10
            _ => {}
        }
    }

    /// SC-ELIM-10: the Event cards of whoever drops out are shown and discarded without effect.
    fn drop_out(&mut self, seat: Seat, log: &mut impl Log) {
        log.note(|| Event::Eliminated { seat });
        let player = self.player_mut(seat);
        player.eliminated = true;
        let cards = player.drawn.or(player.events);
        (player.drawn, player.events) = (EventSet::NONE, EventSet::NONE);
        self.discard_events(cards);
        for number in cards.iter() {
            let event = content().event_cards[number];
            log.note(|| Event::EventDiscarded { seat, event });
        }
    }
}

/// The sides with the highest value.
fn best(sides: Sides, value: impl Fn(SeatSet) -> u16) -> Sides {
    let most = sides.iter().map(|&side| value(side)).max();
    sides.into_iter().filter(|&side| Some(value(side)) == most).collect()
}
