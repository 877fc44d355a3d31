//! What [`kernel::prospect`] asks: what orders of this game are for.

use kernel::{Purposes, Seat};

use crate::action::Action;
use crate::ids::Area;
use crate::report::Event;
use crate::state::StarCraft;

/// What an order is for; what says most about it comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    /// An Event card instead of what the order would do.
    EventCard,
    /// Units.
    Units,
    /// A building or module.
    Building,
    /// A technology.
    Technology,
    /// A base.
    Base(Area),
    /// An area that nobody defends, or nobody any more.
    Take(Area),
    /// A battle.
    Attack(Area),
}

impl Purposes for StarCraft {
    type Purpose = Purpose;

    const ORDERS_OVER: &'static str = "regrouping";

    fn is_order(action: Action) -> bool {
        matches!(action, Action::PlaceOrder { .. })
    }

    fn turns_up(event: &Event, seat: Seat, action: Action) -> Option<bool> {
        let Action::PlaceOrder { order, planet } = action else { return None };
        matches!(event, Event::OrderRevealed { .. })
            .then(|| *event == Event::OrderRevealed { seat, planet, order })
    }

    fn purpose_of(&self, seat: Seat, event: &Event) -> Option<Purpose> {
        match *event {
            Event::BattleBegins { attacker, area, .. } if attacker == seat => {
                Some(Purpose::Attack(area))
            }
            Event::UnitMoved { seat: mover, to, .. } if mover == seat => {
                (!self.is_friendly(seat, to)).then_some(Purpose::Take(to))
            }
            Event::BaseBuilt { seat: builder, area } if builder == seat => {
                Some(Purpose::Base(area))
            }
            Event::TechBought { seat: buyer, .. } if buyer == seat => Some(Purpose::Technology),
            Event::BuildingBuilt { seat: builder, .. }
            | Event::ModuleBuilt { seat: builder, .. }
                if builder == seat =>
            {
                Some(Purpose::Building)
            }
            Event::UnitBuilt { seat: builder, .. } if builder == seat => Some(Purpose::Units),
            Event::EventDrawn { seat: taker, .. } if taker == seat => Some(Purpose::EventCard),
            _ => None,
        }
    }

    fn fights_at(purpose: Purpose) -> Option<Area> {
        match purpose {
            Purpose::Attack(area) => Some(area),
            _ => None,
        }
    }
}
