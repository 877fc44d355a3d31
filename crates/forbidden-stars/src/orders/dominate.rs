//! The Dominate order: assets, then the ability of the faction (FS-DOM, FS-AST).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{Area, Asset};
use crate::report::{Event, Log};
use crate::script::Source;
use crate::sets::AreaSet;
use crate::state::{ForbiddenStars, OrderStage, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// Runs the order on to its next question.
    pub(super) fn run_dominate(&mut self, order: OrderState, log: &mut impl Log) {
        let seat = order.seat;
        match order.stage {
            OrderStage::Begun => self.go_to(OrderStage::Assets),
            OrderStage::Assets => {
                // FS-DOM-01, -03
                self.go_to(OrderStage::Ability);
                let worlds = order.system.areas().filter(|area| self.area(*area).is_friendly(seat));
                self.gain_assets_of(seat, worlds.collect(), log);
            }
            _ => {
                // FS-DOM-02
                self.go_to(OrderStage::Resolved);
                self.steps.push(Step::UseAbility(seat));
            }
        }
    }

    /// FS-AST-01, -04, FS-AMB-67: what is printed in the areas, and last what the player may choose.
    pub(crate) fn gain_assets_of(&mut self, seat: Seat, areas: AreaSet, log: &mut impl Log) {
        let printed = |of: &dyn Fn(Area) -> u8| -> u8 { areas.iter().map(of).sum() };
        for asset in Asset::ALL {
            for _ in 0..printed(&|area| self.print(area).assets[asset.index()]) {
                self.gain_asset(seat, asset, log);
            }
        }
        self.ask_for_asset(seat, printed(&|area| self.print(area).prosperity));
    }

    /// FS-AMB-36: a kind that can be gained, as long as there is one.
    fn ask_for_asset(&mut self, seat: Seat, left: u8) {
        if left > 0 && Asset::ALL.into_iter().any(|asset| self.may_gain(seat, asset)) {
            self.steps.push(Step::TakeAsset(seat, left));
        }
    }

    pub(crate) fn asset_options(&self, seat: Seat, out: &mut Options<Action>) {
        let kinds = Asset::ALL.into_iter().filter(|asset| self.may_gain(seat, *asset));
        out.extend(kinds.map(|asset| Action::TakeAsset { asset }));
    }

    pub(crate) fn take_asset(&mut self, seat: Seat, left: u8, asset: Asset, log: &mut impl Log) {
        self.steps.pop();
        self.gain_asset(seat, asset, log);
        self.ask_for_asset(seat, left - 1);
    }

    /// FS-DOM-02: the ability may be left.
    pub(crate) fn faction_ability_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(faction) = self.player(seat).faction {
            let ability = faction.sheet().dominate;
            if self.can_begin(seat, Source::Dominate(faction), ability) {
                out.push(Action::UseAbility {});
            }
        }
        out.push(Action::Done {});
    }

    pub(crate) fn use_faction_ability(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        let Some(faction) = self.player(seat).faction else { return };
        log.note(|| Event::AbilityUsed { seat, faction });
        self.begin_script(seat, Source::Dominate(faction), faction.sheet().dominate);
    }
}
