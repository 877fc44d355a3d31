//! Event cards that give, buy or move own pieces (SC-EVT-01, -03..05, -14..18, -28, -29, -32).

use kernel::{Options, Seat};

use super::kind_of;
use crate::action::Action;
use crate::content::{Domain, Op, Price, Purchase, content};
use crate::ids::{Area, Card, Route, Tech, Unit};
use crate::payment::{Discount, Item, Means};
use crate::report::{Event, Log};
use crate::state::{StarCraft, Step, print};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    // ---- free units

    /// SC-EVT-42: units still to be given of which a figure is left.
    fn given_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + '_ {
        let units = self.running().units;
        let area = self.running().area;
        self.kinds(seat, &units).filter(move |&unit| {
            // BW-CARD-78: what the area does not admit is not gained.
            self.spare_figures(seat, unit) > 0
                && area.is_none_or(|area| self.admits(unit, area).is_ok())
        })
    }

    /// One friendly or empty area with room; then, if room is short, which units.
    pub(crate) fn gain_units_options(
        &self,
        seat: Seat,
        friendly_only: bool,
        out: &mut Options<Action>,
    ) {
        if self.given_units(seat).next().is_none() {
            return;
        }
        match self.running().area {
            Some(area) => {
                let fits = self.given_units(seat).filter(|&unit| self.has_room(seat, unit, area));
                out.extend(fits.map(|unit| Action::PickUnit { unit }));
            }
            None => {
                let open = |&area: &Area| self.may_gain_in(seat, area, friendly_only).is_ok();
                out.extend(self.all_areas().filter(open).map(|area| Action::PickArea { area }));
            }
        }
    }

    /// Whether free units may come into an area.
    pub(crate) fn may_gain_in(
        &self,
        seat: Seat,
        area: Area,
        friendly_only: bool,
    ) -> Result<(), Reason> {
        let friendly = self.is_friendly(seat, area);
        ensure(friendly || self.is_empty(area), Reason::EnemyHere)?;
        ensure(friendly || !friendly_only, Reason::NotFriendly)?;
        let mut open = ensure(self.room(area) > 0, Reason::Full);
        if open.is_ok() && print(area).domain == Domain::Any {
            return open;
        }
        // BW-SUL-02, -03, BW-MAS-01: it depends on the unit.
        for unit in self.given_units(seat) {
            open = self.may_stand(seat, unit, area);
            if open.is_ok() {
                break;
            }
        }
        open
    }

    pub(crate) fn gain_units(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        match action {
            Action::PickArea { area } => {
                self.running_mut().area = Some(area);
                let given: u8 = {
                    let units = self.running().units;
                    let sum = |unit: Unit| units[unit.kind()].min(self.spare_figures(seat, unit));
                    self.given_units(seat).map(sum).sum()
                };
                if given <= self.room(area) {
                    while let Some(unit) = { self.given_units(seat).next() } {
                        self.gain_unit(seat, unit, log);
                    }
                }
            }
            Action::PickUnit { unit } => self.gain_unit(seat, unit, log),
            _ => {}
        }
    }

    fn gain_unit(&mut self, seat: Seat, unit: Unit, log: &mut impl Log) {
        if let Some(area) = self.running().area {
            self.running_mut().units[unit.kind()] -= 1;
            self.add_unit(seat, unit, area);
            log.note(|| Event::UnitPlaced { seat, unit, area });
        }
    }

    // ---- guard tokens

    /// BW-CARD-76: different areas that the player controls.
    pub(crate) fn place_guard_options(&self, seat: Seat, out: &mut Options<Action>) {
        let free = self.controlled(seat).filter(|area| !self.running().used.has(*area));
        out.extend(free.map(|area| Action::PickArea { area }));
        out.push(Action::Done {});
    }

    pub(crate) fn place_guard(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        let Action::PickArea { area } = action else { return self.next_effect() };
        self.running_mut().used.insert(area);
        self.add_guard(seat, area, log);
        self.again();
    }

    // ---- transports

    pub(crate) fn place_free_transport(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        if let Action::PickRoute { route } = action {
            self.add_transport(seat, route);
            log.note(|| Event::TransportPlaced { seat, route });
            return self.again();
        }
        self.next_effect();
    }

    /// SC-EVT-01: an own transport to take up, other than the one just moved, then where it goes.
    pub(crate) fn move_transport_options(&self, seat: Seat, out: &mut Options<Action>) {
        let own = |route: Route| self.routes[route.index()].transports.contains(seat);
        let taking_up = self.running().route.is_none();
        if !taking_up || self.all_routes().any(|route| !own(route)) {
            let fit = self.all_routes().filter(|&route| self.may_reroute(seat, route).is_ok());
            out.extend(fit.map(|route| Action::PickRoute { route }));
        }
        if taking_up {
            out.push(Action::Done {});
        }
    }

    /// Whether a transport can be taken up from a route, or put down on it.
    pub(crate) fn may_reroute(&self, seat: Seat, route: Route) -> Result<(), Reason> {
        let own = self.routes[route.index()].transports.contains(seat);
        let script = self.running();
        match script.route {
            Some(_) => ensure(!own, Reason::TransportThere),
            None => {
                ensure(own, Reason::NoOwnTransport)?;
                ensure(Some(route) != script.last_route, Reason::JustMoved)
            }
        }
    }

    pub(crate) fn move_transport(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        let Action::PickRoute { route } = action else { return self.next_effect() };
        match self.running_mut().route.take() {
            None => self.running_mut().route = Some(route),
            Some(from) => {
                self.destroy_transport(seat, from);
                self.add_transport(seat, route);
                self.running_mut().last_route = Some(route);
                log.note(|| Event::TransportMoved { seat, from, to: route });
                self.again();
            }
        }
    }

    // ---- purchases

    /// What the Event card being executed offers to buy now.
    pub(crate) fn offered(&self) -> Option<&'static Purchase> {
        self.script?;
        match &self.script_effect()?.op {
            Op::Buy(purchase) => Some(purchase),
            _ => None,
        }
    }

    /// SC-AMB-94: what the card gives is for nothing or one resource cheaper.
    pub(crate) fn event_means(&self, seat: Seat, purchase: &Purchase) -> Means {
        if purchase.is_gift() { Means::Free } else { self.means(seat, Discount::Must) }
    }

    /// SC-EVT-04, -05, -28, -32, SC-AMB-94: what can be bought or is free; a purchase may be
    /// left, a gift may not.
    pub(crate) fn event_purchase_options(
        &self,
        seat: Seat,
        purchase: &Purchase,
        out: &mut Options<Action>,
    ) {
        let means = self.event_means(seat, purchase);
        if purchase.upgrade {
            self.building_options(seat, means, out);
            self.module_options(seat, means, out);
        }
        if purchase.technology {
            self.technology_options(seat, means, out);
        }
        if !purchase.is_gift() {
            out.push(Action::Done {});
        }
    }

    pub(crate) fn event_purchase(
        &mut self,
        seat: Seat,
        purchase: &Purchase,
        action: Action,
        log: &mut impl Log,
    ) {
        let (item, price) = match action {
            Action::BuildBuilding { building } => {
                (Item::Building(building), self.next_building(seat, building).unwrap_or_default())
            }
            Action::BuildModule { module } => {
                (Item::Module(module), self.sheet(seat).module_prices[module.index()])
            }
            Action::BuyTech { tech } => (Item::Technology(tech), Self::technology_price(tech)),
            _ => return self.next_effect(),
        };
        let price = if purchase.is_gift() { Price::default() } else { price };
        self.running_mut().left = Some(0);
        self.buy(seat, item, price, Discount::Must, log);
    }

    /// SC-EVT-05, -32: cards of the technology for the hand, then the shuffle, which takes place
    /// whenever a technology was acquired.
    pub(crate) fn event_technology(
        &mut self,
        seat: Seat,
        tech: Tech,
        play_area: bool,
        log: &mut impl Log,
    ) {
        if play_area {
            return self.reshuffle(seat, log);
        }
        let to_hand = match self.script_effect().map(|effect| &effect.op) {
            Some(Op::Buy(purchase)) => purchase.to_hand,
            _ => 0,
        };
        self.push(Step::TechToHand(seat, tech, to_hand));
    }

    pub(crate) fn tech_to_hand_options(
        &self,
        seat: Seat,
        tech: Tech,
        left: u8,
        out: &mut Options<Action>,
    ) {
        if left > 0 {
            let cards = self.unbought(seat, tech).iter(self.race(seat));
            out.extend(cards.map(|card| Action::ToHand { card }));
        }
        out.push(Action::Done {});
    }

    pub(crate) fn take_tech_card(
        &mut self,
        seat: Seat,
        tech: Tech,
        left: u8,
        card: Card,
        log: &mut impl Log,
    ) {
        self.tech_to_hand(seat, card, log);
        self.goto(Step::TechToHand(seat, tech, left - 1));
    }

    /// The cards of the technology that are left join the deck.
    pub(crate) fn shuffle_rest_in(&mut self, seat: Seat, tech: Tech, log: &mut impl Log) {
        self.pop();
        self.shuffle_in(seat, tech, log);
    }

    /// The rule that lets a player take cards of a new technology.
    pub(crate) fn tech_to_hand_rule(&self) -> &'static str {
        let card = self.script.filter(|script| script.leader.is_none());
        let card = card.map(|script| &content().events[kind_of(script.card).index()]);
        match card.map(|card| card.id.as_str()) {
            Some("technological_breakthrough") => "SC-EVT-32",
            _ => "SC-EVT-05",
        }
    }
}
