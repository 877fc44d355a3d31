//! What ending a series or declining an offer means, step by step.

use crate::content::Op;
use crate::state::{StarCraft, Step};

use super::{area, unit};

impl StarCraft {
    /// What `done` does now.
    pub(super) fn done_words(&self) -> String {
        let plain = match self.step() {
            Step::StartBase(..) => "Not here: put your base on your other planet",
            Step::StartOfPlanning(_) | Step::EndOfPlanning(_) => "Use no card",
            Step::BeforeOrder(_) => "Use no card, execute the order",
            Step::BuildUnits(_) => "Build no more units, workers or transports",
            Step::BuildUpgrades(_) => "Buy no more buildings or modules",
            Step::BuildBase(_) => "Build no base",
            Step::Move(_) => return self.done_moving(),
            Step::Recall(_) => "Recall no unit",
            Step::ResearchDraw(_) => "Draw no Combat cards",
            Step::BonusDraw(..) => "Draw no more cards",
            Step::ResearchBuy(_) => "Buy no technology",
            Step::ResearchExtra(_) => "Take neither an Event card nor a card for your hand",
            Step::TechToHand(..) => "Take no more of them, shuffle the rest into your deck",
            Step::Pay(_) => "Do not buy it: nothing is paid, nothing force mined",
            Step::EndOfOrder(_) => "End the order",
            Step::BattleAbility(..) => "Use no ability in this battle",
            Step::PlaceStandard(..) | Step::ReplaceStandard(..) => "Place no card: you have none",
            Step::PlaceReinforcement(..) => "Add no reinforcement",
            Step::Withdraw(..) => {
                return match self.withdrawing() {
                    Some(lost) => format!("Let the {} be destroyed", unit(lost)),
                    None => "Let it be destroyed".into(),
                };
            }
            Step::LoseToSplash(..) => "Lose no unit to this card",
            Step::StartOfRegrouping(_) => "Use no card, wind up the round",
            Step::TakeCards(..) => "Take no more cards",
            Step::PlayEvents(_) => "Execute no more Event cards, discard the rest",
            Step::ScriptChoice(_) => self.done_with_card(),
            _ => "Go on",
        };
        plain.into()
    }

    fn done_moving(&self) -> String {
        let attacks = |order: &&crate::state::ActiveOrder| order.attackers.iter().any(|&n| n > 0);
        match self.order.as_ref().filter(attacks).and_then(|order| order.enemy_area) {
            Some(at) => format!("Move no more, fight for {}", area(at)),
            None => "Move no more".into(),
        }
    }

    fn done_with_card(&self) -> &'static str {
        match self.script.and_then(|_| self.script_effect()).map(|effect| &effect.op) {
            Some(Op::MoveTransports { .. }) => "Move no more transports",
            Some(Op::Depletion { restore: true, .. }) => "Restore no area",
            Some(Op::Depletion { .. }) => "Deplete no more areas",
            Some(Op::Buy(_)) => "Buy nothing",
            Some(Op::MoveAnyUnits { .. }) => "Move no units",
            _ => "Do no more with the card",
        }
    }
}
