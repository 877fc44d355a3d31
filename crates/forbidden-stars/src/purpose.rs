//! What [`kernel::prospect`] asks: what orders of this game are for.

use kernel::{Purposes, Seat};

use crate::action::Action;
use crate::ids::{Area, Structure};
use crate::report::Event;
use crate::state::ForbiddenStars;

/// What an order is for; what says most about it comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    /// An event card more, instead of what the order would do (FS-OPS-03).
    EventCard,
    /// Asset tokens.
    Assets,
    /// Units.
    Units,
    /// Better cards in the combat deck.
    Cards,
    /// An order upgrade.
    Upgrade,
    /// A structure.
    Structure(Structure),
    /// An orbital strike.
    Strike(Area),
    /// An area that nobody defends.
    Take(Area),
    /// A combat.
    Attack(Area),
}

impl Purposes for ForbiddenStars {
    type Purpose = Purpose;

    const ORDERS_OVER: &'static str = "refresh";

    fn is_order(action: Action) -> bool {
        matches!(action, Action::PlaceOrder { .. })
    }

    fn turns_up(event: &Event, seat: Seat, action: Action) -> Option<bool> {
        let Action::PlaceOrder { order, system } = action else { return None };
        matches!(event, Event::OrderRevealed { .. })
            .then(|| *event == Event::OrderRevealed { seat, system, order })
    }

    fn purpose_of(&self, seat: Seat, event: &Event) -> Option<Purpose> {
        let (who, purpose) = match *event {
            Event::CombatBegins { attacker, area, .. } => (attacker, Purpose::Attack(area)),
            // Ships alone gain nothing by a void but the way.
            Event::UnitMoved { seat, to, .. } if self.print(to).world => (seat, Purpose::Take(to)),
            Event::StrikeDeclared { seat, target, .. } => (seat, Purpose::Strike(target)),
            Event::StructureBought { seat, structure, .. } => (seat, Purpose::Structure(structure)),
            Event::UpgradeBought { seat, .. } => (seat, Purpose::Upgrade),
            Event::CardsBought { seat, .. } => (seat, Purpose::Cards),
            Event::UnitBought { seat, .. } => (seat, Purpose::Units),
            Event::AssetGained { seat, .. } => (seat, Purpose::Assets),
            Event::OrderToEvents { seat, .. } => (seat, Purpose::EventCard),
            _ => return None,
        };
        let news = match purpose {
            Purpose::Take(area) => !self.area(area).is_friendly(seat),
            _ => true,
        };
        (who == seat && news).then_some(purpose)
    }

    fn fights_at(purpose: Purpose) -> Option<Area> {
        match purpose {
            Purpose::Attack(area) => Some(area),
            _ => None,
        }
    }
}
