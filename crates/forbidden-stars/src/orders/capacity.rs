//! Unit capacity (FS-CAP).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{Area, Fighter, Stance, Unit};
use crate::report::Log;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// FS-CAP-01 to -03: whether more units stand in an area than its capacity.
    pub(crate) fn is_overfull(&self, area: Area) -> bool {
        self.area(area).units() > self.print(area).capacity
    }

    /// FS-CAP-04, FS-AMB-64: asks the first player, clockwise, who has too many units somewhere.
    pub(crate) fn ask_overfull(&mut self) -> bool {
        let owners = self.overfull.iter().filter_map(|area| self.area(area).owner.seat());
        let places = |seat: Seat| (seat.0 + self.seats - self.first.0) % self.seats;
        let Some(seat) = owners.min_by_key(|seat| places(*seat)) else { return false };
        self.steps.push(Step::Shed(seat));
        true
    }

    /// FS-CAP-07: own units of overfull areas, routed or not.
    pub(crate) fn shed_options(&self, seat: Seat, out: &mut Options<Action>) {
        for area in self.overfull.iter().filter(|area| self.area(*area).owner.is(seat)) {
            for unit in self.own_units(seat) {
                for stance in [Stance::READY, Stance::ROUTED] {
                    if self.area(area).count(unit.kind(), stance) > 0 {
                        out.push(Action::DestroyUnit { unit, stance, area });
                    }
                }
            }
        }
    }

    /// Destroys a unit that is too many; what is left of the check comes after it.
    pub(crate) fn shed(
        &mut self,
        seat: Seat,
        unit: Unit,
        stance: Stance,
        area: Area,
        log: &mut impl Log,
    ) {
        self.destroy(seat, Fighter::new(unit).in_stance(stance), area, log);
        self.steps.pop();
    }
}
