//! Steps about units: what they take, what they ask, and what an answer does; `moves.rs` has how units come and go.

use kernel::{Options, Seat};

use super::{Next, Source};
use crate::action::Action;
use crate::content::{Count, Only, Op, Place, Who};
use crate::ids::{Area, Asset, Fighter, Icon, Structure};
use crate::report::Log;
use crate::sets::{AreaSet, SystemSet};
use crate::state::ForbiddenStars;

/// More units than there can be in one place: as many as one likes.
const MANY: u8 = 60;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn units_work(&self, op: Op) -> bool {
        match op {
            Op::PlaceReinforcement { .. } => self.supply.assets[Asset::REINFORCEMENT.index()] > 0,
            Op::PlaceFree { units, place, .. } => !self.sites(units, place).is_empty(),
            _ => {
                let mut targets = Options::new();
                self.targets(op, &mut targets);
                !targets.is_empty()
            }
        }
    }

    /// What a step can take: units by kind, stance and area; of a strike's target also structures.
    fn targets(&self, op: Op, out: &mut Options<Action>) {
        let seat = self.script().seat;
        let mut list = |who: Who, areas: AreaSet, holds: &dyn Fn(Seat, Fighter, Area) -> bool| {
            for owner in self.owners(who) {
                for area in areas.and(self.grounds(owner)).iter() {
                    let units = self.unit_fighters(owner, area, |it| holds(owner, it, area));
                    out.extend(units.into_iter().map(|unit| Action::PickUnit { unit, area }));
                }
            }
        };
        match op {
            Op::Rally { place, .. } => {
                list(Who::Own, self.places(place), &|_, it, _| it.is_routed());
            }
            // FS-CARD-04, FS-RTR-05
            Op::Rout { who, only, place, .. } => {
                list(who, self.places(place), &|owner, it, _| {
                    !it.is_routed() && self.can_be_routed(owner) && self.is_meant(only, it)
                });
            }
            // FS-CARD-05
            Op::Destroy { who, only, units, place, unless_dice_for_level, .. } => {
                // FS-AMB-62: nothing happens to a unit of level 0.
                let safe = unless_dice_for_level && self.rules.offers_only_changes();
                let target = only == Only::UnitOrStructureOnTargetWorld;
                let place = if target { Place::TargetWorld } else { place };
                list(who, self.places(place), &|_, it, _| {
                    let named = units.is_empty() || it.unit().is_some_and(|it| units.has(it));
                    named && self.is_meant(only, it) && !(safe && it.level() == 0)
                });
                if let Some(area) = self.target_world().filter(|_| target) {
                    let state = self.area(area);
                    let there =
                        Structure::ALL.into_iter().filter(|it| state.structures[it.index()] > 0);
                    out.extend(there.map(|structure| Action::PickStructure { structure, area }));
                }
            }
            Op::Retreat { who, .. } => {
                let who = if who == Who::Own { Who::Own } else { Who::Opponent };
                list(who, self.places(Place::ContestedArea), &|_, _, _| true);
            }
            // FS-CARD-13: no routed units.
            Op::MoveUnits { max_level, from, .. } => {
                let most = max_level.unwrap_or(u8::MAX);
                list(Who::Own, self.places(from), &|_, it, area| {
                    !it.is_routed() && it.level() <= most && self.has_goal(op, it, area)
                });
            }
            // FS-CARD-12
            Op::TakeAndPlace { units, from, max_level, routed_too, .. } => {
                let most = max_level.map_or(u8::MAX, |measure| self.measure(measure));
                list(Who::Own, self.source(from), &|_, it, area| {
                    let named = it.unit().is_some_and(|unit| units.has(unit));
                    let stands = routed_too || !it.is_routed();
                    named && stands && it.level() <= most && self.has_goal(op, it, area)
                });
            }
            // FS-CARD-45, -67: routed ones, too; FS-FRE-02: if there is a figure.
            Op::ReplaceUnit { from, to } => {
                let combat = matches!(self.script().source, Source::Card(_));
                let place = if combat { Place::ContestedArea } else { Place::ActiveSystem };
                if self.player(seat).supply[to.kind()] > 0 {
                    list(Who::Own, self.places(place), &|_, it, _| it.unit() == Some(from));
                }
            }
            _ => {}
        }
    }

    /// Which units a step means.
    fn is_meant(&self, only: Only, fighter: Fighter) -> bool {
        match only {
            Only::Any | Only::UnitOrStructureOnTargetWorld => true,
            Only::Routed => fighter.is_routed(),
            Only::LevelZero => fighter.level() == 0,
            Only::TheUnitJustRouted => {
                self.combat.as_ref().is_some_and(|combat| combat.routed == Some(fighter))
            }
        }
    }

    /// Does what comes next of a step.
    pub(super) fn run_units(&mut self, op: Op, log: &mut impl Log) -> Next {
        let script = *self.script();
        let seat = script.seat;
        match op {
            Op::PlaceReinforcement { n } => {
                let count = self.number(n, u8::MAX);
                self.reinforce_free(seat, count, log);
                return Next::Done;
            }
            Op::PlaceFree { n, units, place } => {
                let sites = self.sites(units, place);
                let settled = matches!(
                    place,
                    Place::ContestedArea | Place::ContestedWorld | Place::TargetWorld
                );
                match sites.iter().next() {
                    None => {}
                    Some(area) if settled => self.place_free(n, units, area, log),
                    Some(_) => return Next::Ask(seat),
                }
                return Next::Done;
            }
            // A unit has been picked, and something about it is still open.
            Op::Destroy { .. }
            | Op::Retreat { .. }
            | Op::MoveUnits { .. }
            | Op::TakeAndPlace { .. }
                if script.unit.is_some() =>
            {
                return self.go_on_with_unit(op, log);
            }
            _ => {}
        }
        let mut targets = Options::new();
        self.targets(op, &mut targets);
        let there = targets.len() as u8;
        match op {
            Op::Rally { n: Count::All, place: Place::OneSystem } if there > 0 => Next::Ask(seat),
            Op::Rally { n: Count::All, .. } => {
                for target in targets {
                    self.rally_like(target, log);
                }
                Next::Done
            }
            // One after the other: each may have consequences.
            Op::Rout { n: Count::All, .. } => match targets.first() {
                Some(&Action::PickUnit { unit, area }) => {
                    if let Some(owner) = self.owner_of(unit) {
                        self.rout(owner, unit, area, log);
                    }
                    Next::Again
                }
                _ => Next::Done,
            },
            // FS-CARD-112: all go to one area.
            Op::TakeAndPlace { n: Count::All, .. } if there > 0 => Next::Ask(seat),
            Op::Rally { n, .. }
            | Op::Rout { n, .. }
            | Op::Destroy { n, .. }
            | Op::Retreat { n, .. }
            | Op::MoveUnits { n, .. }
            | Op::TakeAndPlace { n, .. } => {
                // A number is of units, not of kinds of them: what is not there ends the series.
                let most = if n == Count::Any { MANY } else { self.number(n, MANY) };
                let left = self.begin_count(Count::Exactly(most), MANY);
                match self.chooser(op) {
                    Some(chooser) if left > 0 && there > 0 => Next::Ask(chooser),
                    _ => self.paid_for(op, left < most),
                }
            }
            Op::ReplaceUnit { .. } if there > 0 => Next::Ask(seat),
            _ => Next::Done,
        }
    }

    /// FS-CARD-02: what own units were the price for.
    fn paid_for(&self, op: Op, paid: bool) -> Next {
        match op {
            Op::Rout { then, .. } | Op::Destroy { then, .. } if paid => Next::Then(then),
            _ => Next::Done,
        }
    }

    /// Who picks the units of a step.
    fn chooser(&self, op: Op) -> Option<Seat> {
        let seat = self.script().seat;
        match op {
            Op::Rout { chooser: Who::Opponent, .. }
            | Op::Destroy { chooser: Who::Opponent, .. } => self.other_party(seat),
            Op::Retreat { who: Who::Opponent, .. } => self.other_party(seat),
            _ => Some(seat),
        }
    }

    /// What is open about the unit that was picked: where it goes, or whether dice save it.
    fn go_on_with_unit(&mut self, op: Op, log: &mut impl Log) -> Next {
        let script = *self.script();
        let (Some(fighter), Some(from)) = (script.unit, script.from) else { return Next::Done };
        match op {
            // FS-CARD-56: dice of any faces, exactly as many as its level.
            Op::Destroy { .. } => {
                let Some(owner) = self.owner_of(fighter) else { return Next::Done };
                let dice: u8 = self.dice(owner).iter().sum();
                match script.left {
                    0 => Next::Done,
                    left if dice >= left => Next::Ask(owner),
                    _ => {
                        self.destroy(owner, fighter, from, log);
                        Next::Done
                    }
                }
            }
            Op::Retreat { who, .. } => {
                let Some(seat) = self.parties(who).next() else { return Next::Done };
                let stays = self.retreats(seat).is_empty() || self.was_placed(seat, fighter);
                if fighter.is_token() || stays {
                    self.retreat_nowhere(seat, fighter, log);
                    return Next::Done;
                }
                Next::Ask(seat)
            }
            _ => Next::Ask(script.seat),
        }
    }

    /// What a step asks.
    pub(super) fn units_options(&self, op: Op, seat: Seat, out: &mut Options<Action>) {
        let script = self.script();
        match (op, script.unit) {
            (Op::PlaceFree { units, place, .. }, _) => {
                out.extend(self.sites(units, place).iter().map(|area| Action::PickArea { area }));
            }
            (Op::Rally { n: Count::All, .. }, _) => {
                let mut targets = Options::new();
                self.targets(op, &mut targets);
                let systems: SystemSet =
                    targets.iter().filter_map(area_of).map(Area::system).collect();
                out.extend(systems.iter().map(|system| Action::PickSystem { system }));
            }
            (Op::TakeAndPlace { n: Count::All, .. }, _) => {
                let mut targets = Options::new();
                self.targets(op, &mut targets);
                if let Some(&Action::PickUnit { unit, area }) = targets.first()
                    && let Some(unit) = unit.unit()
                {
                    let goals = self.goals(op, unit, area);
                    out.extend(goals.iter().map(|area| Action::PickArea { area }));
                }
            }
            (Op::Destroy { .. }, Some(fighter)) => {
                let icons = Icon::ALL.into_iter().filter(|icon| self.dice(seat)[icon.index()] > 0);
                out.extend(icons.map(|icon| Action::SpendDie { icon }));
                if script.left == fighter.level() {
                    out.push(Action::Decline {});
                }
            }
            (Op::Retreat { .. }, Some(_)) => self.retreat_options(seat, out),
            (Op::MoveUnits { .. } | Op::TakeAndPlace { .. }, Some(fighter)) => {
                if let (Some(unit), Some(from)) = (fighter.unit(), script.from) {
                    let goals = self.goals(op, unit, from);
                    out.extend(goals.iter().map(|area| Action::PickArea { area }));
                }
            }
            _ => {
                self.targets(op, out);
                let series = matches!(
                    op,
                    Op::MoveUnits { n: Count::Any, .. }
                        | Op::TakeAndPlace { n: Count::Any, .. }
                        | Op::Retreat { optional: true, .. }
                );
                if series && !(script.may && seat == script.seat) {
                    out.push(Action::Done {});
                }
            }
        }
    }

    /// What an answer does.
    pub(super) fn answer_units(&mut self, op: Op, seat: Seat, action: Action, log: &mut impl Log) {
        match (op, action) {
            (_, Action::Done {}) => self.end_op(Default::default()),
            (Op::PlaceFree { n, units, .. }, Action::PickArea { area }) => {
                self.end_op(Default::default());
                self.place_free(n, units, area, log);
            }
            (Op::Rally { .. }, Action::PickSystem { system }) => {
                let mut targets = Options::new();
                self.targets(op, &mut targets);
                for target in targets {
                    if area_of(&target).is_some_and(|area| area.system() == system) {
                        self.rally_like(target, log);
                    }
                }
                self.end_op(Default::default());
            }
            (Op::Rally { .. }, Action::PickUnit { unit, area }) => {
                self.script_mut().left -= 1;
                self.rally(seat, unit, area, log);
            }
            (Op::Rout { .. }, Action::PickUnit { unit, area }) => {
                self.script_mut().left -= 1;
                if let Some(owner) = self.owner_of(unit) {
                    self.rout(owner, unit, area, log);
                }
            }
            (Op::Destroy { unless_dice_for_level: true, .. }, Action::PickUnit { unit, area }) => {
                let script = self.script_mut();
                script.unit = Some(unit);
                script.from = Some(area);
                // FS-AMB-62: of level 0 it is never destroyed.
                script.left = unit.level();
            }
            (Op::Destroy { .. }, Action::SpendDie { icon }) => {
                self.spend_die(seat, icon, log);
                self.script_mut().left -= 1;
            }
            (Op::Destroy { .. }, Action::Decline {}) => {
                let script = *self.script();
                self.end_op(Default::default());
                if let (Some(unit), Some(area)) = (script.unit, script.from) {
                    self.destroy(seat, unit, area, log);
                }
            }
            (Op::Destroy { .. }, Action::PickUnit { unit, area }) => {
                let script = self.script_mut();
                script.left -= 1;
                script.from = Some(area);
                if let Some(owner) = self.owner_of(unit) {
                    self.destroy(owner, unit, area, log);
                }
            }
            (Op::Destroy { .. }, Action::PickStructure { structure, area }) => {
                self.script_mut().left -= 1;
                self.raze(structure, area, log);
            }
            (Op::Retreat { .. }, Action::PickUnit { unit, area }) => {
                let script = self.script_mut();
                script.unit = Some(unit);
                script.from = Some(area);
            }
            (Op::Retreat { .. }, Action::PickArea { area }) => {
                let unit = self.script().unit;
                self.end_op(Default::default());
                if let Some(unit) = unit {
                    self.retreat_unit(seat, unit, area, log);
                }
            }
            (Op::ReplaceUnit { to, .. }, Action::PickUnit { unit, area }) => {
                self.end_op(Default::default());
                self.replace_unit(seat, unit, to, area, log);
            }
            (Op::TakeAndPlace { n: Count::All, .. }, Action::PickArea { area }) => {
                let mut targets = Options::new();
                self.targets(op, &mut targets);
                self.end_op(Default::default());
                for target in targets {
                    self.relocate_like(seat, target, area, log);
                }
            }
            (Op::MoveUnits { .. } | Op::TakeAndPlace { .. }, Action::PickUnit { unit, area }) => {
                self.pick_to_move(op, seat, unit, area, log);
            }
            (Op::MoveUnits { .. } | Op::TakeAndPlace { .. }, Action::PickArea { area }) => {
                let script = self.script_mut();
                let (unit, from) = (script.unit.take(), script.from);
                script.to = Some(area);
                if let (Some(unit), Some(from)) = (unit, from) {
                    self.relocate(seat, unit, from, area, log);
                }
            }
            _ => {}
        }
    }

    /// All units like this one rally.
    fn rally_like(&mut self, target: Action, log: &mut impl Log) {
        let Action::PickUnit { unit, area } = target else { return };
        let seat = self.script().seat;
        while !self.unit_fighters(seat, area, |it| it == unit).is_empty() {
            self.rally(seat, unit, area, log);
        }
    }

    /// Whose unit it is.
    fn owner_of(&self, fighter: Fighter) -> Option<Seat> {
        self.seat_of(fighter.unit()?.faction())
    }
}

/// Where the unit stands that a choice names.
fn area_of(action: &Action) -> Option<Area> {
    match *action {
        Action::PickUnit { area, .. } => Some(area),
        _ => None,
    }
}
