//! The Defend order of the expansion (BW-DEF): played in the Planning Phase, at once, face up in an
//! area; units come to it, and a guard token.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{Area, Order};
use crate::report::{Happening, Log};
use crate::sets::PlanetSet;
use crate::stages::MobilizeStage;
use crate::state::{ActiveOrder, StarCraft, Step};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// BW-DEF-04, -05: any friendly area, once a phase.
    pub(crate) fn defend_options(&self, seat: Seat, closed: PlanetSet, out: &mut Options<Action>) {
        if self.may_defend(seat).is_ok() {
            let friendly = self.controlled(seat).filter(|area| !closed.has(area.planet()));
            out.extend(friendly.map(|area| Action::Defend { area }));
        }
    }

    /// Whether the player has the Defend order to play.
    pub(crate) fn may_defend(&self, seat: Seat) -> Result<(), Reason> {
        ensure(self.rules.brood_war() && !self.player(seat).defended, Reason::Defended)
    }

    /// BW-DEF-01, -02, -10: it stands for one placement and is carried out now.
    pub(crate) fn defend(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        self.player_mut(seat).defended = true;
        self.player_mut(seat).defended_on = Some(area.planet());
        log.note(|| Happening::Defended { area }.to(seat));
        self.order = Some(ActiveOrder {
            on_stack: false,
            defends: Some(area),
            ..ActiveOrder::new(seat, area.planet(), Order::MOBILIZE)
        });
        self.push(Step::Order);
    }

    /// BW-DEF-06, -09, -11: units move, then the guard token is placed and the order returns.
    pub(crate) fn run_defend(&mut self, area: Area, log: &mut impl Log) {
        let seat = self.active().seat;
        let stage = MobilizeStage::at(self.active().stage);
        self.active_mut().stage = stage.next();
        match stage {
            MobilizeStage::Movement => self.push(Step::Move(seat)),
            MobilizeStage::Recall => self.push(Step::Recall(seat)),
            MobilizeStage::Battle | MobilizeStage::End => {
                if self.calls_last() {
                    return;
                }
                self.order = None;
                self.pop();
                if self.is_friendly(seat, area) {
                    self.add_guard(seat, area, log);
                }
                self.after_change(log);
            }
        }
    }
}
