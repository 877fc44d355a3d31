//! The question of each step.

use kernel::{Message, message};

use crate::content::When;
use crate::ids::Unit;
use crate::sets::UnitSet;
use crate::state::{StarCraft, Step};

use super::resources;

impl StarCraft {
    /// The question of the innermost step; none where nobody is asked.
    pub(crate) fn question(&self) -> Option<Message> {
        Some(match self.step() {
            Step::ChooseFaction(_) => message!("sc-ask-faction"),
            Step::ChooseLeaders | Step::ChooseLeaderLast(_) => {
                message!("sc-ask-leader", stage = self.leader_stage)
            }
            Step::TakePlanets(_) => message!("sc-ask-take-planets"),
            Step::PickPlanet(_) => message!("sc-ask-pick-planet"),
            Step::PlacePlanet(_, planet) => message!("sc-ask-place-planet", planet = planet),
            Step::LayRoutes(..) => message!("sc-ask-routes"),
            Step::StartBase(_, planet) => message!("sc-ask-start-base", planet = planet),
            Step::ZEnd(_, None) => message!("sc-ask-z-major"),
            Step::ZEnd(..) => message!("sc-ask-z-minor"),
            Step::StartForces(seat) => match self.next_force(seat) {
                Some((unit, _)) => message!("sc-ask-force", unit = unit),
                None => message!("sc-ask-next-force"),
            },
            Step::StartSite(_) => message!("sc-ask-start-site"),
            Step::StartTransport(_) => message!("sc-ask-start-transport"),
            Step::Window(_, When::StartOfPlanning) => message!("sc-ask-start-of-planning"),
            Step::PlaceOrder(_) => message!("sc-ask-place-order"),
            Step::PlaceSecond(_) => message!("sc-ask-place-second"),
            Step::Window(_, When::EndOfPlanning) => message!("sc-ask-end-of-planning"),
            Step::ChooseOrder(_) => message!("sc-ask-reveal"),
            Step::ExecuteOrEvent(_) => match self.order {
                Some(active) => {
                    message!("sc-ask-execute", order = active.order, planet = active.planet)
                }
                None => message!("sc-ask-execute-order"),
            },
            Step::Window(_, When::BeforeOwnOrder) => message!("sc-ask-before-order"),
            Step::BuildUnits(_) => message!("sc-ask-build"),
            // BW-AMB-87: that of the new unit's own area first.
            Step::GiveUp(_, unit, _) if self.names_first_part() => {
                message!("sc-ask-give-part", unit = unit)
            }
            Step::GiveUp(..) => message!("sc-ask-give-up"),
            Step::BuildUpgrades(_) => message!("sc-ask-upgrade"),
            Step::BuildBase(_) => message!("sc-ask-base"),
            Step::Scrap(_) => message!("sc-ask-scrap"),
            Step::Move(_) => message!("sc-ask-move"),
            Step::MoveTo(_) => match self.order.and_then(|order| order.picked) {
                Some((unit, from)) => message!("sc-ask-move-to", unit = unit, area = from),
                None => message!("sc-ask-to"),
            },
            Step::Recall(_) => message!("sc-ask-recall"),
            Step::RecallTo(_) => message!("sc-ask-recall-to"),
            Step::Carry(_, area) => message!("sc-ask-carry", area = area),
            Step::ResearchDraw(_) => message!("sc-ask-research-draw"),
            Step::ResearchBuy(_) => message!("sc-ask-research-buy"),
            Step::ResearchExtra(_) => message!("sc-ask-research-extra"),
            Step::TechToHand(..) => message!("sc-ask-tech-to-hand"),
            Step::Pay(seat) => {
                let left = resources(self.payment.map_or([0; 2], |payment| payment.left));
                match self.must_mine(seat) {
                    true => message!("sc-ask-pay-mining", amount = left),
                    false => message!("sc-ask-pay", amount = left),
                }
            }
            Step::EndOfOrder(_) => message!("sc-ask-end-of-order"),
            Step::PutAway(_) => message!("sc-ask-put-away"),
            Step::TakeTokens(_, more) => message!("sc-ask-take-token", more = more),
            Step::Forbid(_) => message!("sc-ask-forbid"),
            Step::ToReserve(_, unit, _) => message!("sc-ask-to-reserve", unit = unit),
            Step::Muster(..) => message!("sc-ask-muster"),
            Step::Avenge(_) => message!("sc-ask-avenge"),
            Step::LoseToLeader(_, _, leader) => {
                message!("sc-ask-lose-to-leader", leader = leader)
            }
            Step::Infest(_, area) => message!("sc-ask-infest", area = area),
            Step::LoseAtStart(_, _, tech) => message!("sc-ask-lose-at-start", tech = tech),
            Step::Switch(_) => message!("sc-ask-switch"),
            Step::LoseAssist(..) => message!("sc-ask-lose-assist"),
            Step::Collateral(..) => message!("sc-ask-collateral"),
            Step::Window(_, When::StartOfBattle) => message!("sc-ask-ability"),
            Step::Sacrifice(..) => message!("sc-ask-sacrifice"),
            Step::BonusDraw(_, more) => message!("sc-ask-bonus-draw", count = more),
            Step::NameFront(..) => message!("sc-ask-front"),
            Step::Pair(_) => message!("sc-ask-pair"),
            Step::Support(_, side) => match self.next_support(side as usize) {
                Some(at) => message!("sc-ask-support", unit = self.fight().fighters[at].unit),
                None => message!("sc-ask-support-unit"),
            },
            Step::PlaceStandard(..) => {
                message!("sc-ask-standard", number = self.skirmish_number())
            }
            Step::PlaceLooked(..) => message!("sc-ask-looked", number = self.skirmish_number()),
            Step::PlaceReinforcement(..) => {
                message!("sc-ask-reinforcement", number = self.skirmish_number())
            }
            Step::ReplaceStandard(..) => message!("sc-ask-replace"),
            Step::NextSkirmish(_) => message!("sc-ask-next-skirmish"),
            Step::LoseSupport(..) => message!("sc-ask-lose-support"),
            Step::LoseToText(_, _, card) => message!("sc-ask-lose-to-text", card = card),
            Step::Withdraw(..) => match self.withdrawing() {
                Some(unit) => message!("sc-ask-withdraw", unit = unit),
                None => message!("sc-ask-withdraw-unit"),
            },
            Step::LoseToSplash(_, side) => {
                let mut waiting = self.fight().kept.iter();
                let next = waiting.find(|kept| kept.side != side && kept.victims != UnitSet::NONE);
                match next {
                    Some(kept) => message!("sc-ask-lose-to-splash-of", card = kept.card),
                    None => message!("sc-ask-lose-to-splash"),
                }
            }
            Step::LoseToNuke(..) => message!("sc-ask-lose-to-nuke"),
            Step::LeaveExcess(..) => message!("sc-ask-leave"),
            Step::RetreatTo(..) => message!("sc-ask-retreat"),
            Step::LoseInRetreat(..) => message!("sc-ask-lose-in-retreat"),
            Step::Window(_, When::EndOfRegrouping) => message!("sc-ask-end-of-regrouping"),
            Step::Window(..) => message!("sc-ask-start-of-regrouping"),
            Step::TakeCards(_, left) => message!("sc-ask-take-cards", more = left),
            Step::PlayEvents(_) => message!("sc-ask-play-events"),
            Step::EndBonus(_) => message!("sc-ask-end-bonus"),
            Step::ScriptChoice(_) => {
                let card: kernel::Arg = match self.script?.leader {
                    Some(leader) => leader.into(),
                    None => crate::events::kind_of(self.script?.card).into(),
                };
                message!("sc-ask-card", event = card, doing = self.script_doing()?)
            }
            Step::DiscardCards => message!("sc-ask-discard"),
            Step::Setup
            | Step::Planning
            | Step::Execution
            | Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Script
            | Step::Over => return None,
        })
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
