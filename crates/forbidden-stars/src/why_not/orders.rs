//! Orders on the board, storms, assets.

use kernel::message;

use super::{Bars, Reason, Subject};
use crate::content::content;
use crate::ids::{Asset, Order, Storm, System};
use crate::sets::SystemSet;

impl Bars<'_> {
    /// Systems that are too far away, orders that are used up.
    pub(super) fn placing(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let open = game.order_systems(seat);
        for system in game.placed.iter().filter(|system| !open.has(*system)) {
            let name = game.system_name(system);
            let beside = game.neighbours[system.index()].iter().next();
            let reason = match beside {
                Some(beside) => {
                    message!("fs-why-no-presence", system = name, beside = game.system_name(beside))
                }
                None => message!("fs-why-far", system = name),
            };
            self.test(Subject::System(system), Err((reason, "FS-PLN-03")));
        }
        let left = game.secrets[seat.index()].orders;
        for order in Order::ALL.into_iter().filter(|order| left[order.index()] == 0) {
            let reason = message!("fs-why-no-order", order = order);
            self.test(Subject::Order(order), Err((reason, "FS-PLN-05")));
        }
    }

    /// Stacks whose top order belongs to somebody else.
    pub(super) fn stacks(&mut self) {
        for system in self.game.placed.iter() {
            self.test(Subject::Stack(system), self.stack(system));
        }
    }

    fn stack(&self, system: System) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let orders = || game.orders.iter().filter(|order| order.site == system);
        let Some(top) = orders().next_back().filter(|top| top.seat != seat) else { return Ok(()) };
        let name = game.system_name(system);
        Err(if orders().any(|order| order.seat == seat) {
            (message!("fs-why-covered", system = name, seat = top.seat), "FS-STK-02")
        } else {
            (message!("fs-why-not-your-stack", system = name), "FS-OPS-02")
        })
    }

    pub(super) fn assets(&mut self) {
        let most = content().limits.max_asset_tokens_of_each_kind;
        for asset in Asset::ALL {
            let has = self.game.player(self.seat).assets[asset.index()];
            let verdict = if self.game.may_gain(self.seat, asset) {
                Ok(())
            } else if has >= most {
                Err((message!("fs-why-assets-full", most = most), "FS-AST-02"))
            } else {
                Err((message!("fs-why-assets-out"), "FS-AST-03"))
            };
            self.test(Subject::Asset(asset), verdict);
        }
    }

    pub(super) fn storms(&mut self) {
        let Some(event) = self.game.event else { return };
        let icon = content().events[event.index()].storm;
        for storm in Storm::ALL {
            let state = self.game.storms[storm.index()];
            let Some(edge) = state.edge else { continue };
            let verdict = if state.moved {
                Err((message!("fs-why-storm-moved"), "FS-WRP-08"))
            } else if self.game.storm_moves(edge, icon).is_empty() {
                Err((message!("fs-why-storm-stuck", event = event), "FS-WRP-05"))
            } else {
                Ok(())
            };
            self.test(Subject::Storm(storm), verdict);
        }
    }

    /// Areas that units cannot retreat to.
    pub(super) fn retreats(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let Some(clash) = game.clashes.first() else { return };
        let (place, attacks) = (clash.area, clash.attacker == seat);
        let here = place.system();
        let near = game.neighbours[here.index()].or(SystemSet::one(here));
        let world = game.print(place).world;
        let friendly = game.retreats(seat).iter().any(|area| game.is_friendly(seat, area));
        for area in game.board_areas().filter(|area| *area != place) {
            let name = game.area_name(area);
            let verdict = if game.print(area).world != world {
                match world {
                    true => Err((message!("fs-why-retreat-worlds"), "FS-RET-02")),
                    false => Err((message!("fs-why-retreat-voids"), "FS-RET-02")),
                }
            } else if attacks && !clash.origins.has(area) {
                Err((message!("fs-why-retreat-origin", area = name), "FS-RET-11"))
            } else if !game.is_friendly(seat, area) && !game.is_uncontrolled(area) {
                Err((message!("fs-why-retreat-enemy", area = name), "FS-RET-13"))
            } else if attacks {
                Err((message!("fs-why-retreat-path", area = name), "FS-RET-18"))
            } else if !near.has(area.system()) {
                Err((message!("fs-why-retreat-far", area = name), "FS-RET-14"))
            } else if clash
                .origins
                .iter()
                .any(|from| from.system() == area.system() && from.system() != here)
            {
                Err((message!("fs-why-retreat-whence"), "FS-RET-15"))
            } else if clash.origins.has(area) {
                Err((message!("fs-why-retreat-whence"), "FS-RET-16"))
            } else if friendly && !game.is_friendly(seat, area) {
                Err((message!("fs-why-retreat-friendly"), "FS-RET-13"))
            } else {
                Err((message!("fs-why-retreat-path", area = name), "FS-RET-18"))
            };
            self.test(Subject::Area(area), verdict);
        }
    }
}
