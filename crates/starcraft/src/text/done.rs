//! What ending a series or declining an offer means, step by step.

use kernel::{Message, message};

use crate::content::{Op, When};
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// What `done` does now.
    pub(super) fn done(&self) -> Message {
        match self.step() {
            Step::StartBase(..) => message!("sc-done-start-base"),
            Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => {
                message!("sc-done-planning")
            }
            Step::Window(_, When::BeforeOwnOrder) => message!("sc-done-before-order"),
            Step::BuildUnits(_) => message!("sc-done-build-units"),
            Step::BuildUpgrades(_) => message!("sc-done-build-upgrades"),
            Step::BuildBase(_) => message!("sc-done-build-base"),
            Step::Move(_) => self.done_moving(),
            Step::Carry(..) => message!("sc-done-carry"),
            Step::Recall(_) => message!("sc-done-recall"),
            Step::ResearchDraw(_) => message!("sc-done-research-draw"),
            Step::BonusDraw(..) => message!("sc-done-bonus-draw"),
            Step::ResearchBuy(_) => message!("sc-done-research-buy"),
            Step::ResearchExtra(_) => message!("sc-done-research-extra"),
            Step::TechToHand(..) => message!("sc-done-tech-to-hand"),
            Step::Pay(_) => message!("sc-done-pay"),
            Step::EndOfOrder(_) => message!("sc-done-order"),
            Step::Window(_, When::StartOfBattle) => message!("sc-done-ability"),
            Step::PlaceStandard(..) | Step::ReplaceStandard(..) => message!("sc-done-standard"),
            Step::PlaceReinforcement(..) => message!("sc-done-reinforcement"),
            Step::Withdraw(..) => match self.withdrawing() {
                Some(unit) => message!("sc-done-withdraw", unit = unit),
                None => message!("sc-done-withdraw-it"),
            },
            Step::PlaceOrder(_) | Step::PlaceSecond(_) => message!("sc-done-order-placed"),
            Step::Muster(..) => message!("sc-done-muster"),
            Step::ToReserve(..) => message!("sc-done-to-reserve"),
            Step::Avenge(_) => message!("sc-done-avenge"),
            Step::LoseToSplash(..) => message!("sc-done-splash"),
            Step::Window(..) => message!("sc-done-regrouping"),
            Step::TakeCards(..) => message!("sc-done-take-cards"),
            Step::PlayEvents(_) => message!("sc-done-play-events"),
            Step::ScriptChoice(_) => self.done_with_card(),
            _ => message!("sc-done"),
        }
    }

    fn done_moving(&self) -> Message {
        let attacks = |order: &&crate::state::ActiveOrder| order.attackers.iter().any(|&n| n > 0);
        match self.order.as_ref().filter(attacks).and_then(|order| order.enemy_area) {
            Some(area) => message!("sc-done-move-fight", area = area),
            None => message!("sc-done-move"),
        }
    }

    fn done_with_card(&self) -> Message {
        match self.script.and_then(|_| self.script_effect()).map(|effect| &effect.op) {
            Some(Op::MoveTransports { .. }) => message!("sc-done-move-transports"),
            Some(Op::Depletion { restore: true, .. }) => message!("sc-done-restore"),
            Some(Op::Depletion { .. }) => message!("sc-done-deplete"),
            Some(Op::Buy(_)) => message!("sc-done-buy"),
            Some(Op::MoveAnyUnits { .. }) => message!("sc-done-move-units"),
            _ => message!("sc-done-card"),
        }
    }
}
