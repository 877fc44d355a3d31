//! The question of each step.

use crate::ids::Unit;
use crate::sets::UnitSet;
use crate::state::{StarCraft, Step};

use super::{amount, area, card_title, count, event, order, planet, unit};

impl StarCraft {
    /// The question of the innermost step.
    pub(crate) fn question(&self) -> String {
        match self.step() {
            Step::ChooseFaction(_) => "Which faction do you play?".into(),
            Step::PickPlanet(_) => "Which of your planets do you place now?".into(),
            Step::PlacePlanet(_, p) => format!("Where does {} go?", planet(p)),
            Step::LayRoutes(..) => "Too few routes are left: which one is laid?".into(),
            Step::StartBase(_, p) => format!("Does your base go on {}?", planet(p)),
            Step::ZEnd(_, None) => "Where does the major end of your z-axis route go?".into(),
            Step::ZEnd(..) => "Where does the minor end of your z-axis route go?".into(),
            Step::StartForces(seat) => match self.next_force(seat) {
                Some(u) => format!("Where does your {} start?", unit(u)),
                None => "Where does your next unit start?".into(),
            },
            Step::StartTransport(_) => "Where does your transport start?".into(),
            Step::StartOfPlanning(_) => "Do you use a card before the orders are placed?".into(),
            Step::PlaceOrder(_) => "Which order do you place, and where?".into(),
            Step::EndOfPlanning(_) => "Do you use a card after the orders are placed?".into(),
            Step::ChooseOrder(_) => "Which of your orders do you reveal?".into(),
            Step::ExecuteOrEvent(_) => match self.order {
                Some(active) => format!(
                    "Do you execute {} on {}, or take an Event card instead?",
                    order(active.order),
                    planet(active.planet)
                ),
                None => "Execute the order, or take an Event card instead?".into(),
            },
            Step::BeforeOrder(_) => "Do you use a card before the order?".into(),
            Step::BuildUnits(_) => "What do you build?".into(),
            Step::GiveUp(..) => "Which unit do you give up besides?".into(),
            Step::BuildUpgrades(_) => "Which building or module do you buy?".into(),
            Step::BuildBase(_) => "Where do you build a base?".into(),
            Step::Scrap(_) => "Which of your pieces do you destroy?".into(),
            Step::Move(_) => "Which unit do you move?".into(),
            Step::MoveTo(_) => match self.order.and_then(|order| order.picked) {
                Some((u, from)) => format!("Where does the {} of {} go?", unit(u), area(from)),
                None => "Where does it go?".into(),
            },
            Step::Recall(_) => "Which unit do you recall?".into(),
            Step::RecallTo(_) => "To which Arbiter?".into(),
            Step::ResearchDraw(_) => "Do you draw three Combat cards?".into(),
            Step::ResearchBuy(_) => "Which technology do you buy?".into(),
            Step::ResearchExtra(_) => "One more Event card, or a card for your hand?".into(),
            Step::TechToHand(..) => "Which card of the technology goes to your hand?".into(),
            Step::Pay(seat) => {
                let left = self.payment.map_or([0; 2], |payment| payment.left);
                let how = format!("How do you pay {}", amount(left));
                if self.must_mine(seat) { how + ", which takes force mining?" } else { how + "?" }
            }
            Step::EndOfOrder(_) => {
                "Do you destroy a piece of your own before the order ends?".into()
            }
            Step::BattleAbility(..) => "Do you use a start-of-battle ability?".into(),
            Step::Sacrifice(..) => "What do you give up?".into(),
            Step::BonusDraw(_, more) => {
                let cards = count(more.into(), "more Combat card", "more Combat cards");
                format!("Do you draw {cards}?")
            }
            Step::NameFront(..) => "Which unit fights in front?".into(),
            Step::Pair(_) => "Which units face each other?".into(),
            Step::Support(_, side) => {
                let fighter = self.next_support(side as usize);
                let name = fighter.map_or("unit", |at| unit(self.fight().fighters[at].unit));
                format!("Which skirmish does your {name} support?")
            }
            Step::PlaceStandard(..) => {
                format!("Which standard card do you place at skirmish {}?", self.skirmish_number())
            }
            Step::PlaceLooked(..) => {
                format!(
                    "Which of the two cards do you place at skirmish {}?",
                    self.skirmish_number()
                )
            }
            Step::PlaceReinforcement(..) => {
                format!("Do you add a reinforcement at skirmish {}?", self.skirmish_number())
            }
            Step::ReplaceStandard(..) => "Your card was cancelled: which one replaces it?".into(),
            Step::NextSkirmish(_) => "Which skirmish is resolved next?".into(),
            Step::LoseSupport(..) => "Which supporting unit do you lose?".into(),
            Step::LoseToText(_, _, c) => format!("Which unit do you lose to {}?", card_title(c)),
            Step::Withdraw(..) => match self.withdrawing() {
                Some(fled) => format!("Where does your cloaked {} withdraw?", unit(fled)),
                None => "Where does the cloaked unit withdraw?".into(),
            },
            Step::LoseToSplash(_, side) => {
                let mut waiting = self.fight().kept.iter();
                let next = waiting.find(|kept| kept.side != side && kept.victims != UnitSet::NONE);
                let card =
                    next.map_or(String::new(), |kept| format!(" of {}", card_title(kept.card)));
                format!("Which unit do you lose to the splash damage{card}?")
            }
            Step::LoseToNuke(..) => "Which unit do you lose to the Nuke?".into(),
            Step::LeaveExcess(..) => "Which unit is too many and leaves?".into(),
            Step::RetreatTo(..) => "Where do your units retreat?".into(),
            Step::LoseInRetreat(..) => "There is too little room: which unit is lost?".into(),
            Step::StartOfRegrouping(_) => "Do you use a card before regrouping?".into(),
            Step::TakeCards(_, left) => format!("Which Combat card do you take ({left} more)?"),
            Step::PlayEvents(_) => "Which Event card do you execute?".into(),
            Step::EndBonus(_) => "A conquest point, or another Event card?".into(),
            Step::ScriptChoice(_) => {
                let name =
                    self.script.map_or("", |script| event(crate::events::kind_of(script.card)));
                format!("{name}: {}", self.script_doing())
            }
            Step::DiscardCards => "Which card do you discard?".into(),
            Step::Setup
            | Step::Planning
            | Step::Execution
            | Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Script
            | Step::Over => String::new(),
        }
    }

    /// The unit that may slip away by cloaking.
    pub(super) fn withdrawing(&self) -> Option<Unit> {
        let battle = self.battle.as_ref()?;
        Some(battle.fighters[usize::from(battle.withdrawing?)].unit)
    }

    fn skirmish_number(&self) -> u8 {
        self.fight().current + 1
    }
}
