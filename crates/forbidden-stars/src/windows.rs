//! When schemes and order upgrades may be used (FS-CARD-20, -24).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Block, Exception, Op, When, content};
use crate::ids::{EventCard, Structure, Upgrade};
use crate::report::{Event, Log};
use crate::script::Source;
use crate::sets::{EventSet, UpgradeSet};
use crate::state::{ForbiddenStars, OrderStage, OrderState, StrikeStage};
use crate::step::Step;

impl ForbiddenStars {
    /// Opens a window for these players, the first of them first (FS-SIM-01, -02); who has nothing to use is not asked,
    /// which tells nobody anything: schemes and upgrades lie open (FS-TRM-05).
    pub(crate) fn open_window(&mut self, when: When, seats: impl DoubleEndedIterator<Item = Seat>) {
        for seat in seats.rev() {
            let player = self.player(seat);
            if player.schemes.is_empty() && player.upgrades.without(player.used).is_empty() {
                continue;
            }
            let mut options = Options::new();
            self.window_options(seat, when, &mut options);
            if options.len() > 1 {
                self.steps.push(Step::Window(seat, when));
            }
        }
    }

    /// What a player may use at a moment.
    pub(crate) fn window_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        self.scheme_options(seat, when, out);
        self.upgrade_options(seat, when, out);
        out.push(Action::Done {});
    }

    /// The schemes a player may use at a moment.
    pub(crate) fn scheme_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        let player = self.player(seat);
        let Some(faction) = player.faction else { return };
        for event in player.schemes.iter(faction) {
            if content().events[event.index()].when == when && self.scheme_works(seat, event) {
                out.push(Action::UseScheme { event });
            }
        }
    }

    /// The order upgrades a player may use at a moment.
    pub(crate) fn upgrade_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        let player = self.player(seat);
        let (Some(faction), Some(order)) = (player.faction, &self.order) else { return };
        // FS-UPG-04, -05
        let unused = player.upgrades.without(player.used).without(order.learned);
        for upgrade in unused.iter(faction) {
            let face = &content().upgrades[upgrade.index()];
            // FS-UPG-03, -07: with its own kind of order.
            if face.when == when
                && face.order == order.order
                && self.upgrade_works(seat, upgrade, order)
            {
                out.push(Action::UseUpgrade { upgrade });
            }
        }
    }

    /// FS-EVT-11: a scheme that is used goes back into the deck.
    pub(crate) fn use_scheme(&mut self, seat: Seat, event: EventCard, log: &mut impl Log) {
        log.note(|| Event::SchemeUsed { seat, event });
        self.players[seat.index()].schemes.take(EventSet::one(event));
        self.begin_script(seat, Source::Event(event), content().events[event.index()].effect);
    }

    /// FS-UPG-04: once a round.
    pub(crate) fn use_upgrade(&mut self, seat: Seat, upgrade: Upgrade, log: &mut impl Log) {
        log.note(|| Event::UpgradeUsed { seat, upgrade });
        self.players[seat.index()].used.add(UpgradeSet::one(upgrade));
        let effect = content().upgrades[upgrade.index()].effect;
        self.begin_script(seat, Source::Upgrade(upgrade), effect);
    }

    // ---- whether it would do anything

    /// Whether a scheme would do anything now.
    fn scheme_works(&self, seat: Seat, event: EventCard) -> bool {
        let face = &content().events[event.index()];
        match content().steps(face.effect).first() {
            // FS-CARD-93: declared before the roll; FS-CARD-115: used after it.
            Some(Op::ConvertDice { .. }) => self.strike_stands(StrikeStage::Declared),
            Some(Op::Reroll { .. }) => self.strike_stands(StrikeStage::Rolled),
            Some(Op::DiscountPurchase { discount }) => {
                self.is_affordable(seat, self.board_measure(seat, *discount))
            }
            Some(Op::Rule { .. }) => true,
            Some(Op::ReplaceStormMove {}) => {
                let mut moves = Options::new();
                self.other_storm_moves(&mut moves);
                !moves.is_empty()
            }
            _ => self.can_begin(seat, Source::Event(event), face.effect),
        }
    }

    fn strike_stands(&self, stage: StrikeStage) -> bool {
        self.strike.is_some_and(|strike| strike.stage == stage)
    }

    /// FS-CARD-110: whether something can be bought in the present step if it is so much cheaper.
    fn is_affordable(&self, seat: Seat, discount: u8) -> bool {
        if discount == 0 {
            return false;
        }
        let mut cheaper = self.clone();
        cheaper.discount = discount;
        let mut options = Options::new();
        cheaper.list(seat, &mut options);
        !options.is_empty()
    }

    /// FS-AMB-72: whether an order upgrade can still work now.
    fn upgrade_works(&self, seat: Seat, upgrade: Upgrade, order: &OrderState) -> bool {
        let effect = content().upgrades[upgrade.index()].effect;
        let Some(Op::Rule { id, .. }) = content().steps(effect).first() else {
            return self.can_begin(seat, Source::Upgrade(upgrade), effect);
        };
        let own = || order.system.areas().map(|area| self.area(area)).filter(|it| it.holds(seat));
        let fits = match id {
            Exception::ShipsIgnoreWarpStorms => {
                let barred = self.barred[order.system.index()];
                order.stage == OrderStage::Ships && !barred.is_empty()
            }
            Exception::PathThroughOneUncontrolledVoid => {
                order.stage == OrderStage::Ground && self.roks_help(order)
            }
            Exception::StructureBeforeUnits => {
                order.stage == OrderStage::Limit && own().next().is_some()
            }
            Exception::BastionsCountAsFactories => {
                let bastion = Structure::BASTION.index();
                order.stage == OrderStage::Limit && own().any(|area| area.structures[bastion] > 0)
            }
            Exception::SecondStructureOfOtherKindAllowed => {
                order.stage == OrderStage::Structure && own().any(|area| area.buildings() == 1)
            }
            Exception::StrategizeWithoutPresence => own().next().is_none(),
            Exception::OrbitalStrikeAfterCombat => {
                let mut strikes = Options::new();
                self.strike_options(seat, &mut strikes);
                strikes.len() > 1
            }
            _ => true,
        };
        fits && (!self.rules.offers_upgrades_that_help() || self.exception_helps(seat, *id, order))
    }

    /// FS-AMB-72: whether an exception to the rules of an order lets its owner do more than they could without it.
    fn exception_helps(&self, seat: Seat, id: Exception, order: &OrderState) -> bool {
        let mut with = self.at_best_price(seat);
        with.except(id);
        let mut options = Options::new();
        match id {
            Exception::BastionsCountAsFactories => {
                with.deploy_limit(order) > self.deploy_limit(order)
            }
            Exception::StructureBeforeUnits | Exception::SecondStructureOfOtherKindAllowed => {
                let second = id == Exception::SecondStructureOfOtherKindAllowed;
                with.structure_options(seat, &mut options);
                options.iter().any(|option| match option {
                    Action::BuyStructure { area, .. } => {
                        !second || self.area(*area).buildings() > 0
                    }
                    _ => false,
                })
            }
            Exception::StrategizeWithoutPresence => {
                with.strategize_purchases(seat, &mut options);
                !options.is_empty()
            }
            _ => true,
        }
    }

    /// Whether what a card or ability does could change anything.
    pub(crate) fn can_begin(&self, seat: Seat, source: Source, block: Block) -> bool {
        let mut begun = self.clone();
        begun.begin_script(seat, source, block);
        begun.any_works(block)
    }
}
