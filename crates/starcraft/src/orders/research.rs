//! The Research order, chapter 15: an Event card, Combat cards, a technology.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Price, content};
use crate::ids::{Card, Tech};
use crate::payment::{Discount, Item, Means};
use crate::report::{Event, Log};
use crate::ruleset::VoidChoice;
use crate::stages::ResearchStage;
use crate::state::{StarCraft, Step};
use crate::why_not::{Reason, ensure};

/// SC-RSCH-02: Combat cards of step 2.
const DRAW: u8 = 3;

impl StarCraft {
    /// SC-RSCH-01, -02: the four steps, with an own base on the planet; otherwise nothing, not
    /// even the Event card (SC-AMB-08).
    pub(crate) fn run_research(&mut self, log: &mut impl Log, out: &mut Options<Action>) {
        let seat = self.active().seat;
        let stage = ResearchStage::at(self.active().stage);
        self.active_mut().stage = stage.next();
        match stage {
            ResearchStage::Cards if self.base_on(seat, self.active().planet).is_none() => {
                self.active_mut().stage = ResearchStage::End as u8;
                self.last_call(seat);
            }
            ResearchStage::Cards => {
                self.draw_event(seat, log); // SC-RSCH-03
                self.push(Step::ResearchDraw(seat));
            }
            ResearchStage::Technology => {
                self.technology_options(seat, self.means(seat, Discount::None), out);
                if !out.is_empty() {
                    self.push(Step::ResearchBuy(seat));
                    self.end_of_list(seat, out);
                }
            }
            // SC-SPEC-10: before the bought cards enter the deck
            ResearchStage::Extra => {
                if self.active().order.is_special() {
                    self.push(Step::ResearchExtra(seat));
                }
            }
            ResearchStage::Shuffle => {
                // SC-RSCH-09, -10
                if let Some(tech) = self.active_mut().technology.take() {
                    self.shuffle_in(seat, tech, log);
                }
            }
            ResearchStage::End => self.end_order(log),
        }
    }

    /// SC-RSCH-04, -14: three cards or none.
    pub(crate) fn research_draw_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.push(Action::Draw {});
        self.scrap_option(seat, out);
        out.push(Action::Done {});
    }

    pub(crate) fn research_draw(&mut self, seat: Seat, log: &mut impl Log) {
        self.end_step(seat);
        self.draw_cards(seat, DRAW, log);
    }

    /// SC-RSCH-05, -11, -13: technologies that can be paid.
    pub(crate) fn technology_options(&self, seat: Seat, means: Means, out: &mut Options<Action>) {
        for tech in self.technologies(seat) {
            if means.afford(Self::technology_price(tech)).is_ok() {
                out.push(Action::BuyTech { tech });
            }
        }
    }

    /// Why a technology cannot be had now, or nothing if it can.
    pub(crate) fn may_get_tech(&self, seat: Seat, tech: Tech, means: Means) -> Result<(), Reason> {
        ensure(self.technologies(seat).any(|other| other == tech), Reason::Bought)?;
        means.afford(Self::technology_price(tech))
    }

    pub(crate) fn research_buy_options(&self, seat: Seat, out: &mut Options<Action>) {
        self.technology_options(seat, self.means(seat, Discount::None), out);
        self.end_of_list(seat, out);
    }

    pub(crate) fn research_buy(&mut self, seat: Seat, tech: Tech, log: &mut impl Log) {
        self.pop();
        let price = Self::technology_price(tech);
        self.buy(seat, Item::Technology(tech), price, Discount::None, log);
    }

    /// SC-RSCH-06..08: announced to all; to the play area at once, or into the Combat deck when
    /// the order or Event card says so.
    pub(crate) fn technology_bought(&mut self, seat: Seat, tech: Tech, log: &mut impl Log) {
        log.note(|| Event::TechBought { seat, tech });
        let play_area = content().technologies[tech.race().index()][tech.local()].play_area;
        if play_area {
            self.lay_out(seat, tech);
        }
        match &mut self.order {
            Some(order) if !play_area => order.technology = Some(tech),
            Some(_) => {}
            None => self.event_technology(seat, tech, play_area, log),
        }
    }

    /// SC-SPEC-10, SC-AMB-52: one more Event card, or a card of the technology for the hand;
    /// without such a card the second choice may be taken for nothing.
    pub(crate) fn research_extra_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.push(Action::TakeEvent {});
        if let Some(tech) = self.active().technology {
            let cards = self.unbought(seat, tech).iter(self.race(seat));
            out.extend(cards.map(|card| Action::ToHand { card }));
        }
        let void = self.active().technology.is_none()
            && self.rules.special_research_void_choice == VoidChoice::Allowed;
        // SC-CLIM-08, SC-AMB-111
        let asked = void || out.len() > 1 || self.last_call_matters(seat);
        if asked && self.rules.scraps_where_it_matters() {
            out.push(Action::Scrap {});
        }
        if void {
            out.push(Action::Done {});
        }
    }

    pub(crate) fn research_event(&mut self, seat: Seat, log: &mut impl Log) {
        self.end_step(seat);
        self.draw_event(seat, log);
    }

    pub(crate) fn research_to_hand(&mut self, seat: Seat, card: Card, log: &mut impl Log) {
        self.end_step(seat);
        self.tech_to_hand(seat, card, log);
    }

    /// SC-RSCH-06
    pub(crate) fn technology_price(tech: Tech) -> Price {
        content().technologies[tech.race().index()][tech.local()].price
    }
}
