//! What a player who does not think is drawn to.

use kernel::Seat;

use super::total;
use crate::action::Action;
use crate::cards::face;
use crate::content::{CardKind, Goal, Yield};
use crate::ids::{Area, Card, Order, Planet, Unit};
use crate::state::{StarCraft, Step, Units, print};

impl StarCraft {
    /// How much a player who does not think is drawn to an option.
    pub(super) fn draw_of(&self, seat: Seat, action: Action) -> u32 {
        match action {
            // Whoever does not think destroys nothing of their own, pays without force mining
            // where that is possible, and for what was chosen in any case.
            Action::PayFrom { .. } if self.must_mine(seat) => 4,
            Action::Scrap {} | Action::PayFrom { .. } | Action::PayPermanent { .. } => 0,
            // A compact galaxy can be taken in at a glance.
            Action::PlacePlanet { cell, .. } => 1 << (self.breadth_with(cell) / 6).min(20),
            Action::PlaceOrder { order, planet } => self.order_appeal(seat, order, planet),
            Action::TakeEvent {} if self.waits_for_the_end(seat) => 12,
            Action::TakeEvent {} => 2,
            Action::Execute {} => 12,
            Action::Done {} => match self.step() {
                Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_) => 1,
                Step::Pay(_) => 0,
                Step::Move(_) if self.attack_is_weak(seat) => 1,
                Step::Move(_) => 6,
                _ => 4,
            },
            Action::BuildUnit { unit, .. } => 4 + 3 * u32::from(total(self.unit_sheet(unit).price)),
            Action::BuildWorker {} => 6,
            Action::BuildBase { .. } => 40,
            Action::BuildBuilding { .. } => 12,
            Action::MoveUnit { from, .. } => self.departure_appeal(seat, from),
            Action::MoveTo { area } if self.is_friendly(seat, area) => 2,
            Action::MoveTo { area } if self.is_enemy(seat, area) => self.attack_appeal(seat, area),
            Action::PlaceForce { area } if !self.is_empty(area) => 1,
            Action::MoveTo { area } | Action::PlaceBase { area } | Action::PlaceForce { area } => {
                4 + self.area_appeal(seat, area)
            }
            Action::PlayCard { card } => self.card_appeal(seat, card),
            Action::Draw {} | Action::BuyTech { .. } | Action::TakePoint {} => 12,
            Action::Lose { unit } if unit.is_hero() => 1,
            Action::Lose { unit } | Action::LoseFront { unit } => {
                12 / (1 + u32::from(total(self.unit_sheet(unit).price)))
            }
            _ if self.rules.brood_war() => self.expansion_draw_of(seat, action),
            _ => 4,
        }
    }

    // ---- moving and fighting

    /// The last unit leaves an area unwillingly.
    fn departure_appeal(&self, seat: Seat, from: Area) -> u32 {
        let here = self.area(from);
        let last = here.units.iter().sum::<u8>() == 1 && !here.base.is(seat);
        match print(from).yields {
            Yield::Conquest if last => 1,
            _ if last => 4,
            _ => 6,
        }
    }

    /// The price of units: what they are taken to be worth in a fight.
    pub(super) fn price_of(&self, seat: Seat, units: &Units) -> u32 {
        let price = |unit: Unit| u32::from(total(self.unit_sheet(unit).price));
        self.kinds(seat, units).map(|unit| u32::from(units[unit.kind()]) * price(unit)).sum()
    }

    /// Whether an attack has begun with less than one and a half times what the defender has.
    fn attack_is_weak(&self, seat: Seat) -> bool {
        let Some(order) = self.order else { return false };
        let Some(area) = order.enemy_area.map(|area| self.area(area)) else { return false };
        let Some(owner) = area.owner.seat() else { return false };
        self.price_of(seat, &order.attackers) * 2 < 3 * self.price_of(owner, &area.units)
    }

    /// Attacks where there is enough near to win, and then with all of it.
    pub(super) fn attack_appeal(&self, seat: Seat, area: Area) -> u32 {
        let here = self.area(area);
        let Some(owner) = here.owner.seat().filter(|&owner| owner != seat) else {
            return 20 + self.area_appeal(seat, area); // a base without units
        };
        if self.order.is_some_and(|order| order.enemy_area == Some(area)) {
            return if self.attack_is_weak(seat) { 40 } else { 12 };
        }
        let planet = area.planet();
        let on = |planet: Planet| {
            let own = planet.areas().map(|area| self.area(area)).filter(|area| area.owner.is(seat));
            own.map(|area| self.price_of(seat, &area.units)).sum::<u32>()
        };
        let reach = |other: &Planet| self.has_transport(seat, planet, *other);
        let near = self.adjacent[planet.index()].iter().filter(reach);
        let force = on(planet) + near.map(on).sum::<u32>();
        let enemy = self.price_of(owner, &here.units);
        match force {
            _ if force < enemy => 1,
            _ if force * 2 < 3 * enemy => 6,
            _ => 8 + self.area_appeal(seat, area),
        }
    }

    /// Cards that are strong with the unit in front.
    fn card_appeal(&self, seat: Seat, card: Card) -> u32 {
        let card = face(card);
        if card.kind != CardKind::Standard {
            return 6;
        }
        let battle = self.fight();
        let front = battle.front_unit(usize::from(battle.seats[1] == seat));
        let values = if card.icons.has(front) { card.major } else { card.minor };
        let sum = u32::from(values.attack + values.health);
        1 + sum * sum / 4
    }

    // ---- planning

    /// SC-ALD-02: the end of the Event deck is this player's victory.
    pub(super) fn waits_for_the_end(&self, seat: Seat) -> bool {
        matches!(self.goal(seat), Some(Goal::EndDrawsNear { .. }))
    }

    /// Build and Research want a base, Mobilize wants units that can come and a place to go.
    pub(super) fn order_appeal(&self, seat: Seat, order: Order, planet: Planet) -> u32 {
        if self.rules.brood_war()
            && let Some(appeal) = self.token_appeal(seat, order, planet)
        {
            return appeal;
        }
        let special = u32::from(order.is_special());
        let based = self.base_on(seat, planet).is_some();
        let there = self.has_unit_on(seat, planet);
        let near = || {
            self.adjacent[planet.index()].iter().any(|other| {
                self.has_unit_on(seat, other) && self.has_transport(seat, planet, other)
            })
        };
        match order.standard() {
            Order::BUILD if based => 12 + special,
            Order::BUILD if there => 8,
            Order::BUILD => 3 * u32::from(near()),
            Order::MOBILIZE if there || near() => {
                let open = planet.areas().filter(|&area| !self.is_friendly(seat, area));
                2 + special + open.map(|area| self.area_appeal(seat, area)).sum::<u32>() / 2
            }
            Order::RESEARCH if based => 4 + special,
            _ => 0,
        }
    }

    // ---- areas

    /// What draws units to an area: what it yields, and the special objective.
    pub(super) fn area_appeal(&self, seat: Seat, area: Area) -> u32 {
        let amount = u32::from(print(area).amount);
        let yields = match print(area).yields {
            Yield::Conquest => 12 * amount,
            Yield::Resource(_) => 4 * amount,
        };
        let marked = u32::from(self.area(area).point || print(area).strategic);
        yields + 12 * marked + self.objective_appeal(seat, area)
    }

    /// SC-FAC-01..06: what an area would do for the player's special objective.
    fn objective_appeal(&self, seat: Seat, area: Area) -> u32 {
        let Some(goal) = self.goal(seat) else { return 0 };
        let planet = area.planet();
        match goal {
            goal @ Goal::ControlAreas { .. } => 10 * u32::from(self.serves(goal, area)),
            // Nearly the whole of a planet calls for the rest of it.
            Goal::ControlPlanets { .. } => {
                (12 * self.held_on(seat, planet) / planet.areas().count()) as u32
            }
            Goal::MostAreas => 6,
            Goal::BasesOnPlanets { .. } => 10 * u32::from(self.base_on(seat, planet).is_none()),
            Goal::EndDrawsNear { .. } => 0,
        }
    }
}
