//! What a player of Brood War who does not think is drawn to.

use kernel::Seat;

use super::total;
use crate::action::Action;
use crate::content::{LeaderOp, Op};
use crate::ids::{Area, Order, Planet};
use crate::ruleset::SpecialOrders;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// How much a player who does not think is drawn to an option that the base game does not have, or
    /// that is nothing special in it.
    pub(super) fn expansion_draw_of(&self, seat: Seat, action: Action) -> u32 {
        match action {
            Action::Defend { area } => self.defend_appeal(seat, area),
            // An order that can be more than it is, is.
            Action::ExecuteAs { order } if order.is_special() => 24,
            Action::ExecuteAs { .. } => 12,
            // Whoever does not think lets nothing go for good.
            Action::Dispose {} => 0,
            // Where too many have come and something must go, it is a cheap unit.
            Action::ScrapBase { .. } | Action::ScrapSite { .. } => 0,
            Action::ScrapTransport { .. } | Action::ScrapReserve { .. } => 0,
            Action::ScrapUnit { unit, .. } if unit.is_hero() => 0,
            Action::ScrapUnit { unit, .. } => {
                12 / (1 + u32::from(total(self.unit_sheet(unit).price)))
            }
            Action::FreeWorker {} | Action::FreeTransport { .. } => 24,
            Action::BuildReserve { unit } => 4 + 3 * u32::from(total(self.unit_sheet(unit).price)),
            Action::Deploy { area, .. } if self.is_friendly(seat, area) => 6,
            Action::Deploy { area, .. } if self.is_enemy(seat, area) => {
                self.attack_appeal(seat, area)
            }
            Action::Deploy { area, .. } => 4 + self.area_appeal(seat, area),
            Action::UseGuard {} | Action::UseLeader { .. } | Action::Raid { .. } => 12,
            Action::Choose { .. } if matches!(self.step(), Step::Collateral(..)) => 12,
            Action::PickArea { .. } if matches!(self.step(), Step::Infest(..)) => 12,
            Action::PickArea { area } => self.pick_appeal(seat, area),
            Action::Strike { seat: owner, unit, .. } if !self.spares(seat, Seat(owner)) => {
                4 + 4 * u32::from(total(self.unit_sheet(unit).price))
            }
            Action::StrikeSite { area } => match self.area(area).base.seat() {
                Some(owner) if !self.spares(seat, owner) => 24,
                _ => 0,
            },
            // The own units are the price of a card, or they are spared.
            Action::Strike { .. } if matches!(self.step(), Step::Avenge(_)) => 0,
            Action::Strike { .. } => 1,
            _ => 4,
        }
    }

    /// Whether somebody is nobody to be harmed.
    fn spares(&self, seat: Seat, other: Seat) -> bool {
        seat == other || self.teammates(seat, other)
    }

    /// BW-DEF-05: where somebody could come and what is there is worth holding.
    fn defend_appeal(&self, seat: Seat, area: Area) -> u32 {
        if !self.is_threatened(seat, area) {
            return 0;
        }
        let based = 4 * u32::from(self.area(area).base.is(seat));
        let unguarded = u32::from(self.area(area).guards == 0);
        unguarded * (1 + based + self.area_appeal(seat, area) / 4)
    }

    /// Areas that a Leadership card asks for.
    fn pick_appeal(&self, seat: Seat, area: Area) -> u32 {
        if self.script.is_none_or(|script| script.leader.is_none()) {
            return 4;
        }
        let owner = self.area(area).owner.seat().filter(|&owner| !self.spares(seat, owner));
        match (self.script_effect().map(|effect| &effect.op), owner) {
            // BW-CARD-24: the points go to whoever controls the area.
            (Some(Op::Leader(LeaderOp::PlacePoints { .. })), Some(_)) => 1,
            (Some(Op::Leader(LeaderOp::PlacePoints { .. })), None)
                if self.is_friendly(seat, area) =>
            {
                24
            }
            // BW-CARD-32: all units of the area are destroyed.
            (Some(Op::Leader(LeaderOp::SacrificeForArea)), Some(owner)) => {
                4 + 4 * self.price_of(owner, &self.area(area).units)
            }
            (Some(Op::Leader(LeaderOp::SacrificeForArea)), None) => 1,
            _ => 4,
        }
    }

    // ---- planning

    /// What draws to a token where that is another matter than in the base game.
    pub(super) fn token_appeal(&self, seat: Seat, order: Order, planet: Planet) -> Option<u32> {
        // BW-CARD-22: the Star is whatever is wanted.
        if order == Order::STAR {
            let all = [Order::BUILD, Order::MOBILIZE, Order::RESEARCH];
            return all.into_iter().map(|order| self.order_appeal(seat, order, planet)).max();
        }
        // BW-SOP-04: a special order that cannot be executed is an Event card at best, as any order is.
        if order.is_special() && !self.may_become_special(seat, planet) {
            return Some(0);
        }
        None
    }

    /// Whether one more special order on a planet could be executed, as things are: BW-SOP-04,
    /// BW-STR-03, BW-OPD-01.
    fn may_become_special(&self, seat: Seat, planet: Planet) -> bool {
        if self.rules.special_orders == SpecialOrders::Disposable
            || self.holds_strategic_area(seat, planet)
        {
            return true;
        }
        let waiting = self.orders.iter().filter(|placed| {
            placed.seat == seat
                && placed.order.is_special()
                && !self.holds_strategic_area(seat, placed.site)
        });
        usize::from(self.special_allowance(seat)) > waiting.count()
    }
}
