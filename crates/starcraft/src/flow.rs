//! The flow of a game: which file answers a step, and how the game runs on to the next decision.

use kernel::{Options, Seat, SeatSet};

use crate::action::Action;
use crate::content::When;
use crate::report::Log;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// The player who must choose; nobody if the step runs by itself or asks several.
    pub(crate) fn decider(&self) -> Option<Seat> {
        Self::asks(self.step())
    }

    /// The player a step asks.
    pub(crate) fn asks(step: Step) -> Option<Seat> {
        match step {
            Step::ChooseFaction(seat)
            | Step::PickPlanet(seat)
            | Step::PlacePlanet(seat, _)
            | Step::LayRoutes(seat, _)
            | Step::StartBase(seat, _)
            | Step::ZEnd(seat, _)
            | Step::StartForces(seat)
            | Step::StartTransport(seat)
            | Step::StartOfPlanning(seat)
            | Step::PlaceOrder(seat)
            | Step::EndOfPlanning(seat)
            | Step::ChooseOrder(seat)
            | Step::ExecuteOrEvent(seat)
            | Step::BeforeOrder(seat)
            | Step::BuildUnits(seat)
            | Step::GiveUp(seat, ..)
            | Step::BuildUpgrades(seat)
            | Step::BuildBase(seat)
            | Step::Scrap(seat)
            | Step::Move(seat)
            | Step::MoveTo(seat)
            | Step::Recall(seat)
            | Step::RecallTo(seat)
            | Step::ResearchDraw(seat)
            | Step::ResearchBuy(seat)
            | Step::ResearchExtra(seat)
            | Step::TechToHand(seat, ..)
            | Step::Pay(seat)
            | Step::EndOfOrder(seat)
            | Step::BattleAbility(seat, _)
            | Step::Sacrifice(seat, _)
            | Step::BonusDraw(seat, _)
            | Step::NameFront(seat, _)
            | Step::Pair(seat)
            | Step::Support(seat, _)
            | Step::PlaceStandard(seat, _)
            | Step::PlaceLooked(seat, _)
            | Step::PlaceReinforcement(seat, _)
            | Step::NextSkirmish(seat)
            | Step::ReplaceStandard(seat, _)
            | Step::LoseSupport(seat, _)
            | Step::LoseToText(seat, ..)
            | Step::Withdraw(seat, _)
            | Step::LoseToSplash(seat, _)
            | Step::LoseToNuke(seat, _)
            | Step::LeaveExcess(seat, _)
            | Step::RetreatTo(seat, _)
            | Step::LoseInRetreat(seat, ..)
            | Step::StartOfRegrouping(seat)
            | Step::TakeCards(seat, _)
            | Step::PlayEvents(seat)
            | Step::EndBonus(seat)
            | Step::ScriptChoice(seat) => Some(seat),
            Step::Setup
            | Step::Planning
            | Step::Execution
            | Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Script
            | Step::DiscardCards
            | Step::Over => None,
        }
    }

    /// The players who must choose now.
    pub(crate) fn pending(&self) -> SeatSet {
        match self.step() {
            Step::DiscardCards => self.over_limit(),
            _ => self.decider().map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }

    /// The choices of the innermost step for a seat that is pending.
    pub(crate) fn list(&self, seat: Seat, out: &mut Options<Action>) {
        match self.step() {
            Step::ChooseFaction(_) => self.faction_options(out),
            Step::PickPlanet(_) => self.pick_planet_options(seat, out),
            Step::PlacePlanet(_, planet) => self.place_planet_options(seat, planet, out),
            Step::LayRoutes(_, planet) => self.lay_options(planet, out),
            Step::StartBase(_, planet) => self.start_base_options(seat, planet, out),
            Step::ZEnd(_, major) => self.z_options(major, out),
            Step::StartForces(_) => self.force_options(seat, out),
            Step::StartTransport(_) => self.start_transport_options(seat, out),
            Step::StartOfPlanning(_) => self.planning_options(seat, When::StartOfPlanning, out),
            Step::PlaceOrder(_) => self.place_order_options(seat, out),
            Step::EndOfPlanning(_) => self.planning_options(seat, When::EndOfPlanning, out),
            Step::ChooseOrder(_) => self.reveal_options(seat, out),
            Step::ExecuteOrEvent(_) => {
                out.push(Action::Execute {});
                out.push(Action::TakeEvent {});
            }
            Step::BeforeOrder(_) => self.before_order_options(seat, out),
            Step::BuildUnits(_) => self.build_options(seat, out),
            Step::GiveUp(_, unit, area) => self.give_up_options(seat, unit, area, out),
            Step::BuildUpgrades(_) => self.upgrade_step_options(seat, out),
            Step::BuildBase(_) => self.found_step_options(seat, out),
            Step::Scrap(_) => self.scrap_options(seat, out),
            Step::Move(_) => self.move_options(seat, out),
            Step::MoveTo(_) => self.move_to_options(seat, out),
            Step::Recall(_) => self.recall_options(seat, out),
            Step::RecallTo(_) => self.recall_to_options(seat, out),
            Step::ResearchDraw(_) => self.research_draw_options(seat, out),
            Step::ResearchBuy(_) => self.research_buy_options(seat, out),
            Step::ResearchExtra(_) => self.research_extra_options(seat, out),
            Step::TechToHand(_, tech, left) => self.tech_to_hand_options(seat, tech, left, out),
            Step::Pay(_) => self.pay_options(seat, out),
            Step::EndOfOrder(_) => self.end_of_order_options(seat, out),
            Step::BattleAbility(_, side) => self.ability_options(seat, side, out),
            Step::Sacrifice(_, side) => self.sacrifice_options(seat, side, out),
            Step::BonusDraw(..) => {
                out.push(Action::Draw {});
                out.push(Action::Done {});
            }
            Step::NameFront(_, side) => self.name_front_options(side, out),
            Step::Pair(_) => self.pair_options(out),
            Step::Support(..) => self.support_options(out),
            Step::PlaceStandard(..) | Step::ReplaceStandard(..) => {
                self.place_standard_options(seat, out);
            }
            Step::PlaceLooked(..) => self.looked_options(out),
            Step::PlaceReinforcement(..) => self.place_reinforcement_options(seat, out),
            Step::NextSkirmish(_) => self.next_skirmish_options(out),
            Step::LoseSupport(_, side) => self.lose_support_options(side, out),
            Step::LoseToText(_, side, card) => self.lose_to_text_options(side, card, out),
            Step::Withdraw(..) => self.withdraw_options(seat, out),
            Step::LoseToSplash(_, side) => self.splash_options(side, out),
            Step::LoseToNuke(_, side) => self.nuke_options(side, out),
            Step::LeaveExcess(_, side) => self.leave_options(side, out),
            Step::RetreatTo(_, side) => self.retreat_options(seat, side, out),
            Step::LoseInRetreat(_, side, _) => self.lose_in_retreat_options(side, out),
            Step::StartOfRegrouping(_) => self.regrouping_options(seat, out),
            Step::TakeCards(..) => self.take_cards_options(seat, out),
            Step::PlayEvents(_) => self.play_events_options(seat, out),
            Step::EndBonus(_) => self.end_bonus_options(seat, out),
            Step::ScriptChoice(_) => self.script_options(out),
            Step::DiscardCards => self.discard_options(seat, out),
            Step::Setup
            | Step::Planning
            | Step::Execution
            | Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Script
            | Step::Over => {}
        }
    }

    /// Carries out one choice of the innermost step.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        match (self.step(), action) {
            (Step::ChooseFaction(_), Action::TakeFaction { faction }) => {
                self.pop();
                self.take_faction(seat, faction, log);
            }
            (Step::PickPlanet(_), Action::PickPlanet { planet }) => {
                self.goto(Step::PlacePlanet(seat, planet));
            }
            (Step::PlacePlanet(_, planet), Action::PlacePlanet { cell, rotation }) => {
                self.place_planet(seat, planet, cell, rotation, log);
            }
            (Step::LayRoutes(_, planet), Action::LayRoute { side }) => {
                self.lay_chosen(planet, side, log);
            }
            (Step::StartBase(..), action) => {
                self.pop();
                if let Action::PlaceBase { area } = action {
                    self.add_base(seat, area);
                    log.note(|| crate::report::Event::BasePlaced { seat, area });
                }
            }
            (Step::ZEnd(_, major), Action::PlaceZEnd { planet, side }) => {
                self.place_z_end(seat, major, (planet, side), log);
            }
            (Step::StartForces(_), Action::PlaceForce { area }) => {
                self.place_force(seat, area, log);
            }
            (Step::StartTransport(_), action) => {
                self.pop();
                if let Action::StartTransport { route } = action {
                    self.add_transport(seat, route);
                    log.note(|| crate::report::Event::TransportPlaced { seat, route });
                }
            }
            (Step::StartOfPlanning(_) | Step::EndOfPlanning(_), Action::UseEvent { event }) => {
                self.use_planning_event(seat, event, log);
            }
            (Step::PlaceOrder(_), Action::PlaceOrder { order, planet }) => {
                self.place_order(seat, order, planet, log);
            }
            (Step::ChooseOrder(_), Action::Reveal { planet }) => self.reveal(seat, planet, log),
            (Step::ExecuteOrEvent(_), action) => self.execute_or_event(seat, action, log),
            (Step::BeforeOrder(_), Action::UseEvent { event }) => {
                self.use_order_event(seat, event, log);
            }
            (Step::BuildUnits(_), action) => self.build(seat, action, log),
            (Step::GiveUp(_, unit, area), Action::GiveUp { area: given }) => {
                self.pop();
                self.buy_tech_unit(seat, unit, area, Some(given), log);
            }
            (Step::BuildUpgrades(_), action) => self.build_upgrade(seat, action, log),
            (Step::BuildBase(_), action) => self.found(seat, action, log),
            (Step::Scrap(_), action) => self.scrap(seat, action, log),
            (Step::Move(_), action) => self.choose_move(seat, action, log),
            (Step::MoveTo(_), Action::MoveTo { area }) => self.move_to(seat, area, log),
            (Step::Recall(_), action) => self.recall(seat, action),
            (Step::RecallTo(_), Action::MoveTo { area }) => self.recall_to(seat, area, log),
            (Step::ResearchDraw(_), action) => self.research_draw(seat, action, log),
            (Step::ResearchBuy(_), action) => self.research_buy(seat, action, log),
            (Step::ResearchExtra(_), action) => self.research_extra(seat, action, log),
            (Step::TechToHand(_, tech, left), action) => {
                self.choose_tech_to_hand(seat, tech, left, action, log);
            }
            (Step::Pay(_), action) => self.pay(seat, action, log),
            (Step::EndOfOrder(_), action) => self.choose_move(seat, action, log),
            (Step::BattleAbility(_, side), action) => self.use_ability(seat, side, action, log),
            (Step::Sacrifice(_, side), action) => self.sacrifice(seat, side, action, log),
            (Step::BonusDraw(_, count), action) => self.bonus_draw(seat, count, action, log),
            (Step::NameFront(_, side), Action::NameFront { unit }) => self.name_front(side, unit),
            (Step::Pair(_), Action::Pair { attacker, defender }) => {
                self.pair(attacker, defender, log);
            }
            (Step::Support(_, side), Action::Support { skirmish }) => {
                self.support(seat, side, skirmish, log);
            }
            (Step::PlaceStandard(_, side), action) => self.place_standard(seat, side, action, log),
            (Step::PlaceLooked(_, side), Action::PlayCard { card }) => {
                self.place_looked(seat, side, card, log);
            }
            (Step::PlaceReinforcement(_, side), action) => {
                self.place_reinforcement(seat, side, action, log);
            }
            (Step::NextSkirmish(_), Action::Resolve { skirmish }) => self.choose_skirmish(skirmish),
            (Step::ReplaceStandard(_, side), action) => {
                self.replace_standard(seat, side, action, log);
            }
            (Step::LoseSupport(_, side), Action::Lose { unit }) => self.lose_support(side, unit),
            (Step::LoseToText(_, side, _), Action::Lose { unit }) => self.lose_to_text(side, unit),
            (Step::Withdraw(..), action) => self.withdraw(seat, action, log),
            (Step::LoseToSplash(_, side), action) => self.lose_to_splash(side, action, log),
            (Step::LoseToNuke(_, side), Action::Lose { unit }) => {
                self.lose_to_nuke(side, unit, log);
            }
            (Step::LeaveExcess(_, side), Action::Leave { unit }) => self.leave(side, unit),
            (Step::RetreatTo(_, side), Action::Retreat { area }) => {
                self.retreat_to(seat, side, area, log);
            }
            (Step::LoseInRetreat(_, side, area), Action::Lose { unit }) => {
                self.lose_in_retreat(seat, side, area, unit, log);
            }
            (Step::StartOfRegrouping(_), Action::UseEvent { event }) => {
                self.use_regrouping_event(seat, event, log);
            }
            (Step::TakeCards(_, left), action) => self.take_cards(seat, left, action, log),
            (Step::PlayEvents(_), action) => self.play_events(seat, action, log),
            (Step::EndBonus(_), action) => self.take_end_bonus(seat, action, log),
            (Step::ScriptChoice(_), action) => self.script_choice(action, log),
            (Step::DiscardCards, Action::Discard { card }) => self.choose_discard(seat, card),
            // What is left is `done` with an offer.
            _ => self.pop(),
        }
    }

    /// Whether a step asks even if there is one choice only: how many there are depends on what the
    /// player holds, and the others would learn it by his not being asked.
    fn asks_anyway(&self, step: Step) -> bool {
        self.rules.hides_single_choices()
            && match step {
                Step::PlaceStandard(seat, _)
                | Step::ReplaceStandard(seat, _)
                | Step::PlaceReinforcement(seat, _) => !self.player(seat).hand.is_empty(),
                Step::PlaceOrder(_) => true,
                _ => false,
            }
    }

    /// Runs on to the next decision and says who is asked, with the choices in `out`; nobody if the
    /// game is over. Steps without a player run by themselves, and a decision with a single choice
    /// is made at once.
    pub(crate) fn advance(
        &mut self,
        log: &mut impl Log,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        loop {
            out.clear();
            let step = self.step();
            match step {
                Step::Over => return None,
                Step::Setup => self.run_setup(log),
                Step::Planning => self.run_planning(log),
                Step::Execution => self.run_execution(log),
                Step::Order => self.run_order(log, out),
                Step::Battle => self.run_battle(log),
                Step::Regrouping => self.run_regrouping(log),
                Step::Script => self.run_script(log, out),
                Step::DiscardCards => match self.over_limit().iter().next() {
                    Some(seat) => {
                        self.list(seat, out);
                        return Some(seat);
                    }
                    None => self.finish_discards(log),
                },
                _ => {
                    let seat = self.decider()?;
                    self.list(seat, out);
                    debug_assert!(!out.is_empty(), "no choice at {:?}", self.steps);
                    match out[..] {
                        [only] if !self.asks_anyway(step) => self.carry_out(seat, only, log),
                        _ => return Some(seat),
                    }
                }
            }
        }
    }
}
