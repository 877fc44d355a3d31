//! Winning and dropping out, chapter 10, with teams (SC-TEAM-07..12, -16).

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::content::{Goal, Yield, content};
use crate::ids::{Area, MAX_KINDS, MAX_PLAYERS, Planet, Resource};
use crate::report::{Event, Log};
use crate::ruleset::{
    AldarisOut, Contenders, Depleted, SmallGalaxies, StartingPlanets, TeamPoints, TieBases, Variant,
};
use crate::sets::{EventSet, LeaderSet};
use crate::state::{Owner, Site, StarCraft, Step, print};

/// SC-VIC-02: conquest points for a normal victory; for a team twice as many (SC-TEAM-11).
pub const TARGET: u16 = 15;
/// BW-OPL-04: in a Larger Galaxy.
const LARGE_TARGET: u16 = 25;
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
    /// A goal of the scenario (BW-SCN-12).
    Scenario,
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
            Self::Scenario => "scenario",
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

pub(crate) type Sides = ArrayVec<SeatSet, MAX_PLAYERS>;

impl StarCraft {
    /// Who wins or loses together: every player alone, or the teams.
    fn sides(&self) -> Sides {
        if !self.has_teams() {
            return self.everybody().map(SeatSet::one).collect();
        }
        let teams = if self.is_scenario() { MAX_PLAYERS as u8 } else { self.seats / 2 };
        (0..teams)
            .map(|team| self.everybody().filter(|&seat| self.team(seat) == team).collect())
            .filter(|side: &SeatSet| !side.is_empty())
            .collect()
    }

    pub(crate) fn sides_in_game(&self) -> Sides {
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
        // Whoever drops out in the middle of their own order ends it (SC-AMB-104), and the card that has
        // it carried out (BW-CARD-54).
        (self.order, self.script) = (None, None);
        self.steps.clear();
        self.push(Step::Over);
        log.note(|| Event::GameOver { ending });
    }

    // ---- counting

    /// SC-COMP-20; SC-GC-01: nobody scores in Galactic Conquest.
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u8, log: &mut impl Log) {
        if self.is_survival() {
            self.offer_tokens(seat, points); // BW-SRV-04
        } else if points > 0 && self.scores() {
            self.player_mut(seat).points += u16::from(points);
            log.note(|| Event::PointsGained { seat, points });
        }
    }

    /// SC-GC-01, BW-SCN-12: whether conquest points are counted.
    pub fn scores(&self) -> bool {
        match self.rules.scenario() {
            Some(sheet) => sheet.points,
            None => self.rules.variant != Variant::GalacticConquest,
        }
    }

    /// The areas a player controls.
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = Area> + '_ {
        self.lands(seat).filter(move |&area| self.is_friendly(seat, area))
    }

    /// SC-TIE-02, -05: capacities of the held cards and the permanent resources.
    pub(crate) fn resources(&self, seat: Seat) -> u16 {
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
        let Ending { winners, tie_break, .. } = self.won(kind, sides);
        self.end(kind, winners, tie_break, log);
    }

    /// BW-SCN-20: whether sides have reached a goal of the scenario; the best of them wins.
    pub(crate) fn end_with_goal(&mut self, sides: Sides, log: &mut impl Log) -> bool {
        let won = !sides.is_empty();
        if won {
            self.win(EndKind::Scenario, sides, log);
        }
        won
    }

    /// Whom of these sides a victory of this kind goes to.
    fn won(&self, kind: EndKind, sides: Sides) -> Ending {
        let leaders = best(sides, |side| self.points(side));
        let (winners, tie_break) = self.break_tie(leaders);
        Ending { kind, winners, tie_break }
    }

    /// How the game would end if nothing changed any more: this round by points, by objectives as soon as
    /// they count, or when the Event cards run out. Everybody can tell.
    pub fn foreseen(&self) -> Option<Ending> {
        if self.round == 0 || self.ending.is_some() || !self.plays_for_points() {
            return None;
        }
        let (reached, achieved) = (self.reached(), self.achieved());
        if !reached.is_empty() {
            return Some(self.won(EndKind::Normal, reached));
        }
        if !achieved.is_empty() {
            return Some(self.won(EndKind::Special, achieved));
        }
        self.won_in_the_end()
    }

    /// BW-OPL-04, BW-SCN-12: a Larger Galaxy has no special victories, nor has a scenario.
    fn has_special_victories(&self) -> bool {
        self.rules.starting_planets != StartingPlanets::ThreePlaced && !self.is_scenario()
    }

    // ---- Aldaris

    /// SC-ALD-01, -05, SC-AMB-15: the player whose objective raises the bar for the others.
    fn aldaris(&self) -> Option<(Seat, u8, u8)> {
        if !self.has_special_victories() {
            return None;
        }
        self.everybody().find_map(|seat| {
            let player = self.player(seat);
            let stays =
                !player.eliminated || self.rules.aldaris_after_elimination == AldarisOut::Stays;
            match content().factions[player.faction?.index()].goal {
                // BW-AMB-36
                Goal::EndDrawsNear { count, others_target }
                    if stays && self.has_objective(seat) =>
                {
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
            && !self.nobody_wins // BW-CARD-40
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
        let sides = self.reached();
        if !sides.is_empty() {
            self.win(EndKind::Normal, sides, log);
        }
    }

    /// The sides that compete for a normal victory; none as long as nobody has enough points.
    fn reached(&self) -> Sides {
        let sides = self.sides_in_game();
        let reached = |side: &SeatSet| self.points(*side) >= self.target(*side);
        // SC-AMB-14
        let all = self.rules.normal_victory_contenders != Contenders::AtThreshold
            && sides.iter().any(reached);
        sides.into_iter().filter(|side| all || reached(side)).collect()
    }

    /// The conquest points a side needs.
    fn target(&self, side: SeatSet) -> u16 {
        let each = match self.aldaris() {
            _ if self.rules.starting_planets == StartingPlanets::ThreePlaced => LARGE_TARGET,
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
        let sides = self.achieved();
        if !sides.is_empty() {
            self.win(EndKind::Special, sides, log);
        }
    }

    /// The sides with a special objective that is met.
    fn achieved(&self) -> Sides {
        let achieved = |side: &SeatSet| side.iter().any(|seat| self.objective_met(seat));
        self.sides_in_game().into_iter().filter(achieved).collect()
    }

    /// SC-FAC-01..06, -15, SC-TEAM-06: a player's objective, by own pieces only.
    pub fn objective_met(&self, seat: Seat) -> bool {
        match self.objective(seat) {
            Some((Goal::EndDrawsNear { .. }, ..)) => false, // SC-ALD-03: not in this step
            Some((_, have, need)) => have >= need,
            None => false,
        }
    }

    /// What the special objective of a player asks for, if it counts: SC-ELIM-03, BW-OPL-04, BW-SPV-02.
    pub(crate) fn goal(&self, seat: Seat) -> Option<Goal> {
        let player = self.player(seat);
        let counts = !player.eliminated && self.has_special_victories() && self.has_objective(seat);
        let faction = player.faction.filter(|_| counts)?;
        Some(content().factions[faction.index()].goal)
    }

    /// A player's objective: what there is of it and what it takes; none for whoever is out.
    pub(crate) fn objective(&self, seat: Seat) -> Option<(Goal, usize, usize)> {
        let (player, goal) = (self.player(seat), self.goal(seat)?);
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

    /// Whether an area counts for a player's special objective, which is one of areas.
    pub fn serves_objective(&self, seat: Seat, area: Area) -> bool {
        self.objective(seat).is_some_and(|(goal, ..)| self.serves(goal, area))
    }

    /// SC-FAC-01..03: whether an area counts for an objective of areas.
    pub(crate) fn serves(&self, goal: Goal, area: Area) -> bool {
        let Goal::ControlAreas { minerals, gas, conquest, .. } = goal else { return false };
        if conquest && self.area(area).point {
            return true; // BW-CARD-42
        }
        match print(area).yields {
            Yield::Conquest => conquest && print(area).amount > 0,
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
        if !self.plays_for_points() || self.nobody_wins {
            return; // SC-GC-06, BW-SCN-20, BW-CARD-40
        }
        let deck_empty = self.events.left == [0; 3];
        if self.events.ends.len() < ENDS && !deck_empty {
            return;
        }
        let ending = self.won_in_the_end();
        let (winners, tie) = ending.map_or((SeatSet::EMPTY, None), |it| (it.winners, it.tie_break));
        self.end(EndKind::EndGame, winners, tie, log);
    }

    /// Who wins when the Event cards end the game; none if nobody does.
    fn won_in_the_end(&self) -> Option<Ending> {
        match self.aldaris() {
            // SC-AMB-09: the deck ran out
            Some((seat, ..)) if !self.player(seat).eliminated => {
                let winners = self.sides().into_iter().find(|side| side.contains(seat))?;
                Some(Ending { kind: EndKind::EndGame, winners, tie_break: None })
            }
            // SC-AMB-15 (switch): nobody else can win this way
            Some(_) => None,
            None => Some(self.won(EndKind::EndGame, self.sides_in_game())),
        }
    }

    // ---- elimination

    /// SC-ELIM-01, -02, -09: whoever has neither a unit nor a base is out; if one player (team)
    /// is left they win at once, if nobody is the game ends without a winner.
    pub(crate) fn eliminate(&mut self, log: &mut impl Log) {
        let mut somebody = false;
        for seat in self.everybody() {
            if !self.player(seat).eliminated && self.is_beaten(seat) {
                somebody = true;
                self.drop_out(seat, log);
            }
        }
        if somebody && !self.nobody_wins {
            self.end_if_alone(log); // BW-ELM-07
        }
    }

    /// SC-ELIM-07: the last player or team wins.
    pub(crate) fn end_if_alone(&mut self, log: &mut impl Log) {
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
        self.remove_units(seat, log);
        let player = self.player_mut(seat);
        player.eliminated = true;
        // BW-ELM-03, -05
        (player.tokens, player.pooled) = ([0; 2], 0);
        // BW-ELM-04: Leadership cards leave the game, with all they have brought about.
        (player.leaders, player.leading) = (LeaderSet::NONE, LeaderSet::NONE);
        (player.choosing, player.unresolved) = (None, None);
        (player.reserve, player.hero) = ([0; MAX_KINDS], None);
        (player.orders_as, player.influences) = (None, None);
        (player.two_orders, player.safe_transports) = (false, 0);
        let keeps_overmind = self.is_prize(Site::Overmind); // BW-SCN-22
        for area in self.all_areas() {
            self.change(area, |here| {
                if here.base.is(seat) && !(keeps_overmind && here.site == Site::Overmind) {
                    (here.base, here.site) = (Owner::NONE, Site::Base);
                }
                if here.guard.is(seat) {
                    (here.guard, here.guards) = (Owner::NONE, 0);
                }
            });
        }
        let player = self.player_mut(seat);
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
