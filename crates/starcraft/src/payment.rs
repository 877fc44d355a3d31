//! Resources: paying with workers, force mining, discounts (SC-RES, SC-PERM, SC-MINE).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::battle::Battle;
use crate::content::{Price, When, Yield};
use crate::ids::{Area, Building, Module, Order, Resource, Route, Tech, Unit};
use crate::report::{Event, Happening, Log};
use crate::state::{DECLINED, Owner, StarCraft, Step, print};
use crate::why_not::{Reason, ensure};

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Item {
    Worker,
    Transport(Route),
    Unit(Unit, Area),
    /// A tech-required unit; the units it is made of stand in the order.
    TechUnit(Unit, Area),
    /// A unit that stands on the Leadership card.
    Reserve(Unit),
    Building(Building),
    Module(Module),
    Base(Area),
    Technology(Tech),
    /// The start-of-battle ability of a technology.
    Ability(Tech),
    /// Conquest points of an Event card.
    Points(u8),
}

impl Item {
    /// The choice of an order that buys it.
    fn choice(self) -> Option<Action> {
        Some(match self {
            Self::Worker => Action::BuildWorker {},
            Self::Transport(route) => Action::BuildTransport { route },
            Self::Unit(unit, area) | Self::TechUnit(unit, area) => Action::BuildUnit { unit, area },
            Self::Reserve(unit) => Action::BuildReserve { unit },
            Self::Building(building) => Action::BuildBuilding { building },
            Self::Module(module) => Action::BuildModule { module },
            Self::Base(area) => Action::BuildBase { area },
            Self::Technology(tech) => Action::BuyTech { tech },
            Self::Ability(_) | Self::Points(_) => return None,
        })
    }
}

/// One resource off the price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discount {
    /// There is none.
    None,
    /// It may be taken now or kept for another item (SC-SPEC-06).
    May,
    /// It belongs to this item; only the kind is open (SC-AMB-94).
    Must,
}

/// A payment that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// What is left to pay: minerals, gas.
    pub left: [u8; 2],
    /// Whether a resource can be taken off.
    pub discount: Discount,
    /// What it is for.
    pub item: Item,
    /// The discount has been taken or a worker put down: there is no way back.
    pub begun: bool,
}

impl Payment {
    /// SC-RES-07, -08: whether workers may go on this kind of resource now; SC-SPEC-06,
    /// SC-AMB-94: not before a discount that is needed.
    pub(crate) fn may_be_in(self, resource: Resource, budget: Budget) -> Result<(), Reason> {
        ensure(!self.wants_discount(budget), Reason::DiscountFirst)?;
        ensure(self.left[resource.index()] > 0, Reason::OtherResource)?;
        // BW-RES-03: the last workers go where no token can be.
        let rest = reduced(self.left(), resource).unwrap_or_default();
        let goes_on = budget.tokens == [0; 2]
            || budget.workers > 0 && budget.after_worker(resource).pays(rest);
        ensure(goes_on, Reason::TokensFirst)
    }

    /// SC-SPEC-06, SC-AMB-94: whether the discount comes first, by the text or for want of means.
    fn wants_discount(self, budget: Budget) -> bool {
        self.discount == Discount::Must || !budget.pays(self.left())
    }

    /// Whether what is left cannot be paid without force mining, discount or not.
    fn needs_mining(self, budget: Budget) -> bool {
        let left = self.left();
        let plainly =
            |resource| reduced(left, resource).is_some_and(|price| budget.pays_plainly(price));
        let discounted = self.discount != Discount::None && Resource::BOTH.into_iter().any(plainly);
        !budget.pays_plainly(left) && !discounted
    }

    fn left(self) -> Price {
        Price { minerals: self.left[0], gas: self.left[1] }
    }
}

/// What a player could pay now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) workers: u8,
    /// Free capacity of each kind.
    pub(crate) free: [u8; 2],
    /// What force mining adds to it, included.
    pub(crate) forced: [u8; 2],
    /// Resource tokens of each kind (BW-RES-02).
    pub(crate) tokens: [u8; 2],
}

impl Budget {
    /// SC-RES-06, -07, -09: whether the price can be paid in full without force mining.
    fn pays_plainly(self, price: Price) -> bool {
        let price = self.less_tokens(price);
        price.minerals + price.gas <= self.workers
            && price.minerals <= self.free[0]
            && price.gas <= self.free[1]
    }

    /// Whether it can be paid in full, force mining if need be.
    fn pays(self, price: Price) -> bool {
        let price = self.less_tokens(price);
        price.minerals + price.gas <= self.workers
            && price.minerals <= self.forced[0]
            && price.gas <= self.forced[1]
    }

    /// BW-RES-02, -03: what is left of a price if all tokens that fit are spent.
    fn less_tokens(self, price: Price) -> Price {
        let [minerals, gas] = self.tokens;
        Price {
            minerals: price.minerals.saturating_sub(minerals),
            gas: price.gas.saturating_sub(gas),
        }
    }

    /// What is left of it when a worker is put on a resource.
    fn after_worker(self, resource: Resource) -> Self {
        let mut left = Self { workers: self.workers.saturating_sub(1), ..self };
        for room in [&mut left.free, &mut left.forced] {
            room[resource.index()] = room[resource.index()].saturating_sub(1);
        }
        left
    }

    /// Whether the price can be paid, with the discount if there is one.
    pub(crate) fn buys(self, price: Price, discount: Discount) -> bool {
        self.affords(price, discount).is_ok()
    }

    /// Whether the price can be paid, and if not, why.
    pub(crate) fn affords(self, price: Price, discount: Discount) -> Result<(), Reason> {
        let less =
            |&resource: &Resource| reduced(price, resource).is_some_and(|price| self.pays(price));
        let pays =
            self.pays(price) || discount != Discount::None && Resource::BOTH.iter().any(less);
        ensure(pays, Reason::Price(price))
    }
}

/// How something is had.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Means {
    /// For nothing.
    Free,
    /// For its price, which may be less by a discount.
    Paid(Budget, Discount),
}

impl Means {
    /// Whether something of that price can be had.
    pub(crate) fn afford(self, price: Price) -> Result<(), Reason> {
        match self {
            Self::Free => Ok(()),
            Self::Paid(budget, discount) => budget.affords(price, discount),
        }
    }
}

impl StarCraft {
    /// What a player could pay now, for a purchase with that discount.
    pub(crate) fn means(&self, seat: Seat, discount: Discount) -> Means {
        Means::Paid(self.budget(seat), discount)
    }

    /// SC-RES-04, SC-MINE-01..05: what the workers of the pool could be put on.
    pub(crate) fn budget(&self, seat: Seat) -> Budget {
        let player = self.player(seat);
        let there = self.permanent(seat);
        let permanent = [there[0] - player.permanent[0], there[1] - player.permanent[1]];
        let mut budget = Budget {
            workers: player.pool,
            free: permanent,
            forced: permanent,
            tokens: player.tokens,
        };
        let spares = self.spares_cards(seat);
        for area in self.lands(seat) {
            let (here, print) = (self.area(area), print(area));
            // Nobody can foresee whose card it is, and of what: each is added to both, most as nothing.
            let held = here.holder.is(seat);
            let free = print.amount.saturating_sub(here.workers);
            let more = if spares { 0 } else { 2 - here.depletion };
            for resource in Resource::BOTH {
                let times = u8::from(held & (print.yields == Yield::Resource(resource)));
                budget.free[resource.index()] += times * free;
                budget.forced[resource.index()] += times * (free + more);
            }
        }
        budget
    }

    /// SC-AMB-112: whether nothing that needs force mining is offered to a player now.
    fn spares_cards(&self, seat: Seat) -> bool {
        let ordered = self.order.is_some_and(|order| order.seat == seat && order.spares_cards);
        let fights = |battle: &Battle| {
            battle.seats.contains(&seat) && battle.sides[battle.side_of(seat)].spares_cards
        };
        ordered || self.battle.as_ref().is_some_and(fights)
    }

    /// The areas whose Resource card of that kind the player holds.
    pub fn cards_of(&self, seat: Seat, resource: Resource) -> impl Iterator<Item = Area> + '_ {
        let held = self.lands(seat).filter(move |&area| self.area(area).holder.is(seat));
        held.filter(move |&area| print(area).yields == Yield::Resource(resource))
    }

    /// SC-RES-04: minerals and gas that a player's sheet and Resource cards give in a round.
    pub fn income(&self, seat: Seat) -> [u8; 2] {
        let held = |resource| self.cards_of(seat, resource).map(|area| print(area).amount);
        let permanent = self.permanent(seat);
        Resource::BOTH.map(|kind| permanent[kind.index()] + held(kind).sum::<u8>())
    }

    /// SC-MINE-01: whether one more worker on the card of an area is force mining.
    pub fn is_full_of_workers(&self, area: Area) -> bool {
        self.area(area).workers >= print(area).amount
    }

    /// What is off the price of what may be bought now; SC-SPEC-06, SC-AMB-94.
    pub fn discount(&self) -> Discount {
        match (self.offered(), self.order) {
            (Some(purchase), _) if purchase.is_gift() => Discount::None,
            (Some(_), _) => Discount::Must,
            (None, Some(order)) if order.order.standard() == Order::BUILD => self.build_discount(),
            _ => Discount::None,
        }
    }

    /// Starts a payment, or delivers at once what costs nothing.
    pub(crate) fn buy(
        &mut self,
        seat: Seat,
        item: Item,
        price: Price,
        discount: Discount,
        log: &mut impl Log,
    ) {
        let free = price == Price::default();
        self.payment = Some(Payment {
            left: [price.minerals, price.gas],
            discount: if free { Discount::None } else { discount },
            item,
            begun: false,
        });
        self.push(Step::Pay(seat));
        if free {
            self.deliver(seat, log);
        }
    }

    pub(crate) fn paying(&self) -> Payment {
        self.payment.expect("a payment is being made")
    }

    /// The ways to go on paying.
    pub(crate) fn pay_options(&self, seat: Seat, out: &mut Options<Action>) {
        let payment = self.paying();
        let left = payment.left();
        let budget = self.budget(seat);
        if payment.discount != Discount::Must && budget.pays_plainly(left) {
            out.push(Action::PayAuto {});
        }
        if payment.discount != Discount::None {
            for resource in Resource::BOTH {
                if reduced(left, resource).is_some_and(|price| budget.pays(price)) {
                    out.push(Action::Discount { resource });
                }
            }
        }
        for resource in Resource::BOTH {
            let held = budget.tokens[resource.index()] > 0;
            if held && self.may_pay_token(resource, budget).is_ok() {
                out.push(Action::PayToken { resource });
            }
            if payment.may_be_in(resource, budget).is_err() {
                continue;
            }
            if self.may_pay_permanent(seat, resource).is_ok() {
                out.push(Action::PayPermanent { resource });
            }
            for area in self.cards_of(seat, resource) {
                out.push(Action::PayFrom { area });
            }
        }
        if self.rules.mining_may_be_declined() && !payment.begun && payment.needs_mining(budget) {
            out.push(Action::Done {});
        }
    }

    /// BW-RES-02: whether tokens of this resource may be spent now; SC-AMB-94: not before a discount
    /// that is needed.
    pub(crate) fn may_pay_token(&self, resource: Resource, budget: Budget) -> Result<(), Reason> {
        let payment = self.paying();
        let first = if self.rules.takes_discounts_first() {
            payment.wants_discount(budget)
        } else {
            !budget.pays(payment.left())
        };
        ensure(!first, Reason::DiscountFirst)?;
        ensure(payment.left[resource.index()] > 0, Reason::OtherResource)
    }

    /// Whether the payment that is being made cannot go on without force mining.
    pub(crate) fn must_mine(&self, seat: Seat) -> bool {
        self.payment.is_some_and(|payment| payment.needs_mining(self.budget(seat)))
    }

    /// SC-AMB-112: the purchase does not take place, and its player may choose another.
    pub(crate) fn decline(&mut self, seat: Seat) {
        let item = self.paying().item;
        let alone = self.rules.declines_one_by_one();
        self.payment = None;
        self.pop();
        // What an Event card or a strategy sells is forgone; not so what the Build order of a
        // Leadership card sells (BW-CARD-54).
        let forgone = if alone { self.step() == Step::Script } else { self.script.is_some() };
        match item {
            _ if forgone => self.next_effect(),
            Item::Ability(_) => {
                let side = self.fight().side_of(seat);
                let own = &mut self.fight_mut().sides[side];
                (own.ability, own.spares_cards) = (None, alone);
                if alone {
                    self.push(Step::Window(seat, When::StartOfBattle));
                }
            }
            Item::Technology(_) => self.push(Step::ResearchBuy(seat)),
            Item::Base(_) if alone => self.push(Step::BuildBase(seat)),
            _ => {}
        }
        if let Some(order) = &mut self.order
            && order.seat == seat
        {
            (order.given, order.parts) = (None, [None; 2]);
            match order.declined.iter_mut().find(|place| place.is_none()) {
                Some(place) if alone => *place = item.choice(),
                _ => order.spares_cards = true,
            }
        }
    }

    /// SC-AMB-112: leaves out the purchases that were declined.
    pub(crate) fn leave_out_declined(&self, out: &mut Options<Action>) {
        let declined = &self.active().declined;
        if declined[0].is_some() {
            out.retain(|choice| !declined.contains(&Some(*choice)));
        }
    }

    /// SC-PERM-04: never beyond the capacity.
    pub(crate) fn may_pay_permanent(&self, seat: Seat, resource: Resource) -> Result<(), Reason> {
        let kind = resource.index();
        let free = self.player(seat).permanent[kind] < self.permanent(seat)[kind];
        ensure(free, Reason::PermanentFull)
    }

    /// SC-SPEC-06, SC-AMB-94: the discount is taken off this resource.
    pub(crate) fn pay_less(&mut self, seat: Seat, resource: Resource, log: &mut impl Log) {
        let payment = self.paying();
        if payment.discount == Discount::May
            && let Some(order) = &mut self.order
        {
            order.discounted = true;
        }
        self.paid(seat, &[resource], log);
    }

    /// BW-RES-02, -05: a resource token goes back to the supply.
    pub(crate) fn pay_token(&mut self, seat: Seat, resource: Resource, log: &mut impl Log) {
        self.spend_token(seat, resource, log);
        self.paid(seat, &[resource], log);
    }

    fn spend_token(&mut self, seat: Seat, resource: Resource, log: &mut impl Log) {
        self.player_mut(seat).tokens[resource.index()] -= 1;
        log.note(|| Happening::TokenSpent { resource }.to(seat));
    }

    pub(crate) fn pay_from_sheet(&mut self, seat: Seat, resource: Resource, log: &mut impl Log) {
        self.pay_permanent(seat, resource);
        self.paid(seat, &[resource], log);
    }

    pub(crate) fn pay_from_card(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pay_from(seat, area, log);
        if let Yield::Resource(resource) = print(area).yields {
            self.paid(seat, &[resource], log);
        }
    }

    pub(crate) fn pay_the_rest(&mut self, seat: Seat, log: &mut impl Log) {
        self.pay_rest(seat, self.paying().left, log);
        if let Some(payment) = &mut self.payment {
            payment.left = [0; 2];
        }
        self.paid(seat, &[], log);
    }

    /// So much less is to be paid; what is paid is delivered.
    fn paid(&mut self, seat: Seat, resources: &[Resource], log: &mut impl Log) {
        let mut payment = self.paying();
        for resource in resources {
            payment.left[resource.index()] -= 1;
        }
        payment.begun = self.rules.mining_may_be_declined();
        payment.discount = Discount::None;
        self.payment = Some(payment);
        if payment.left == [0; 2] {
            self.deliver(seat, log);
        }
    }

    /// Automatic payment: permanent resources first, then the cards whose workers are safest,
    /// since workers on a card that is lost are lost with it (SC-REG-09).
    fn pay_rest(&mut self, seat: Seat, mut left: [u8; 2], log: &mut impl Log) {
        self.spend_needed_tokens(seat, &mut left, log);
        for resource in Resource::BOTH {
            for _ in 0..left[resource.index()] {
                let kind = resource.index();
                if self.player(seat).permanent[kind] < self.permanent(seat)[kind] {
                    self.pay_permanent(seat, resource);
                    continue;
                }
                let open = |area: &Area| !self.is_full_of_workers(*area);
                let safest = |area: &Area| {
                    let here = self.area(*area);
                    (here.owner.is(seat), here.base.is(seat), std::cmp::Reverse(*area))
                };
                if let Some(area) = self.cards_of(seat, resource).filter(open).max_by_key(safest) {
                    self.pay_from(seat, area, log);
                }
            }
        }
    }

    /// Automatic payment keeps resource tokens where workers can pay.
    fn spend_needed_tokens(&mut self, seat: Seat, left: &mut [u8; 2], log: &mut impl Log) {
        for resource in Resource::BOTH {
            let kind = resource.index();
            while left[kind] > 0 && self.player(seat).tokens[kind] > 0 {
                let workers = Budget { tokens: [0; 2], ..self.budget(seat) };
                let short = left[kind] > workers.free[kind];
                if !short && left[0] + left[1] <= workers.workers {
                    break;
                }
                left[kind] -= 1;
                self.spend_token(seat, resource, log);
            }
        }
    }

    fn pay_permanent(&mut self, seat: Seat, resource: Resource) {
        let player = self.player_mut(seat);
        player.pool -= 1;
        player.permanent[resource.index()] += 1;
    }

    /// SC-RES-02: a worker of the pool goes on a Resource card; SC-MINE-01: beyond the capacity
    /// it is force mining.
    fn pay_from(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.player_mut(seat).pool -= 1;
        let beyond = self.is_full_of_workers(area);
        self.area_mut(area).workers += 1;
        if beyond {
            self.deplete(area, log);
        }
    }

    /// SC-MINE-02, -03, -07, -15: an area goes one step further; a depleted one loses its card,
    /// whose workers become unavailable.
    pub(crate) fn deplete(&mut self, area: Area, log: &mut impl Log) {
        let here = self.area_mut(area);
        here.depletion += 1;
        let level = here.depletion;
        if level == 2 {
            let (holder, workers) = (here.holder, std::mem::take(&mut here.workers));
            self.change(area, |here| here.holder = Owner::NONE);
            if let Some(holder) = holder.seat() {
                self.player_mut(holder).unavailable += workers;
            }
        }
        log.note(|| Event::Depleted { area, level });
    }

    /// Hands over what has been paid.
    fn deliver(&mut self, seat: Seat, log: &mut impl Log) {
        let item = self.paying().item;
        self.payment = None;
        self.pop();
        if let Some(order) = &mut self.order {
            (order.spares_cards, order.declined) = (false, [None; DECLINED]);
            // SC-AMB-111: to destroy something stood beside the purchase; a new base changes much.
            order.spared = match item {
                Item::Ability(_) | Item::Points(_) => order.spared,
                _ => self.rules.calls_before_every_return() && !matches!(item, Item::Base(_)),
            };
        }
        match item {
            Item::Worker => {
                // SC-WORK-02
                self.player_mut(seat).unavailable += 1;
                log.note(|| Event::WorkerBuilt { seat });
            }
            Item::Transport(route) => {
                self.add_transport(seat, route);
                log.note(|| Event::TransportBuilt { seat, route });
            }
            Item::Unit(unit, area) => self.unit_built(seat, unit, area, log),
            Item::TechUnit(unit, area) => self.tech_unit_built(seat, unit, area, log),
            Item::Reserve(unit) => self.reserve_built(seat, unit, log),
            Item::Building(building) => self.building_built(seat, building, log),
            Item::Module(module) => self.module_built(seat, module, log),
            Item::Base(area) => {
                self.add_base(seat, area);
                log.note(|| Event::BaseBuilt { seat, area });
                self.last_call(seat);
            }
            Item::Technology(tech) => self.technology_bought(seat, tech, log),
            Item::Ability(tech) => self.ability_paid(seat, tech, log),
            Item::Points(points) => self.points_paid(seat, points, log),
        }
    }
}

/// SC-SPEC-07: the price with one resource less, if it contains that resource.
fn reduced(price: Price, resource: Resource) -> Option<Price> {
    let Price { minerals, gas } = price;
    if resource == Resource::MINERALS {
        minerals.checked_sub(1).map(|minerals| Price { minerals, gas })
    } else {
        gas.checked_sub(1).map(|gas| Price { minerals, gas })
    }
}
