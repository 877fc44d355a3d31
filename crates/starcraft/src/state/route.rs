//! Where navigation routes lie, and who has transports there.

use kernel::SeatSet;
use kernel::grid::Side;

use crate::ids::Planet;

/// A navigation route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteState {
    /// It is on the table.
    pub placed: bool,
    /// Its two ends; the first is the major end of a z-axis route.
    pub ends: [(Planet, Side); 2],
    /// Who has a transport on it (SC-TRAN-02: one each at most).
    pub transports: SeatSet,
}

impl RouteState {
    /// Not on the table.
    pub const NONE: Self =
        Self { placed: false, ends: [(Planet(0), Side::North); 2], transports: SeatSet::EMPTY };

    /// Whether an end lies at the planet.
    pub fn touches(&self, planet: Planet) -> bool {
        self.placed & ((self.ends[0].0 == planet) | (self.ends[1].0 == planet))
    }

    /// The planet at the other end.
    pub fn across(&self, planet: Planet) -> Option<Planet> {
        match self.ends {
            _ if !self.placed => None,
            [(one, _), (other, _)] if one == planet => Some(other),
            [(one, _), (other, _)] if other == planet => Some(one),
            _ => None,
        }
    }
}
