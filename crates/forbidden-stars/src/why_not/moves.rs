//! The Advance order: units that cannot move, areas that cannot be entered, worlds that cannot be struck.

use kernel::message;

use super::{Bars, Reason, Subject};
use crate::content::content;
use crate::ids::{Area, Stance, Structure, Unit};
use crate::state::OrderState;

impl Bars<'_> {
    /// Step 1 moves ships, step 2 ground units.
    pub(super) fn moves(&mut self, ships: bool) {
        let (game, seat) = (self.game, self.seat);
        let Some(order) = game.order else { return };
        for area in game.board_areas() {
            self.test(Subject::Area(area), self.entrance(&order, ships, area));
            if !game.area(area).owner.is(seat) {
                continue;
            }
            for unit in game.own_units(seat) {
                for stance in [Stance::READY, Stance::ROUTED] {
                    if game.area(area).count(unit.kind(), stance) > 0 {
                        let verdict = self.mover(&order, ships, (area, unit, stance));
                        self.test(Subject::Units(area, unit, stance), verdict);
                    }
                }
            }
        }
    }

    /// Whether units may end their move in an area.
    fn entrance(&self, order: &OrderState, ships: bool, area: Area) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let (name, system) = (game.area_name(area), game.system_name(order.system));
        let most = content().limits.max_attacking_units_in_area;
        if area.system() != order.system {
            return Err((message!("fs-why-not-active", system = system), "FS-ADV-02"));
        }
        if game.print(area).world == ships {
            return Err(match ships {
                true => (message!("fs-why-ships-voids"), "FS-SHP-01"),
                false => (message!("fs-why-ground-worlds"), "FS-GRD-13"),
            });
        }
        if !game.may_enter(seat, area) {
            return Err(match game.clashes.first() {
                Some(clash) if clash.area != area && game.area(area).is_enemy(seat) => {
                    let other = game.area_name(clash.area);
                    (message!("fs-why-second-clash", area = other), "FS-ADV-05")
                }
                _ => (message!("fs-why-five", area = name, most = most), "FS-ADV-06"),
            });
        }
        Err(match ships {
            true => (message!("fs-why-no-ship-for", area = name), "FS-SHP-01"),
            false => (message!("fs-why-no-path-to", area = name), "FS-GRD-02"),
        })
    }

    /// Whether units can move at all.
    fn mover(
        &self,
        order: &OrderState,
        ships: bool,
        (from, unit, stance): (Area, Unit, Stance),
    ) -> Result<(), Reason> {
        let game = self.game;
        let (here, system) = (from.system(), game.system_name(order.system));
        if unit.sheet().ship != ships {
            return Err(match ships {
                true => (message!("fs-why-ships-first"), "FS-ADV-01"),
                false => (message!("fs-why-ships-moved"), "FS-ADV-01"),
            });
        }
        if stance == Stance::ROUTED {
            return Err((message!("fs-why-routed"), "FS-ADV-09"));
        }
        if here != order.system {
            let beside = game.neighbours[order.system.index()];
            let (start, active) = (game.system_name(here), system.clone());
            if !beside.has(here) {
                let far = message!("fs-why-not-beside", system = start, active = active);
                return Err((far, "FS-ADV-02"));
            }
            if let Some(other) = order.neighbour.filter(|other| *other != here) {
                let other = game.system_name(other);
                return Err((
                    message!("fs-why-other-neighbour", other = other, active = active),
                    "FS-ADV-03",
                ));
            }
        }
        if game.movable(order, unit, from) == 0 {
            return Err((message!("fs-why-has-moved"), "FS-ADV-11"));
        }
        let ignores = if ships { game.ships_ignore_storms() } else { game.units_ignore_storms() };
        if !game.starts(order, ignores).has(here) {
            let start = game.system_name(here);
            let rule = if ships { "FS-SHP-04" } else { "FS-GRD-12" };
            return Err((message!("fs-why-storm", system = start, active = system), rule));
        }
        Err(match ships {
            true => (message!("fs-why-no-void", system = system), "FS-SHP-01"),
            false => (
                message!("fs-why-no-path", area = game.area_name(from), system = system),
                "FS-GRD-02",
            ),
        })
    }

    /// Worlds that cannot be struck from orbit, and voids that cannot strike.
    pub(super) fn strikes(&mut self) {
        let Some(order) = self.game.order else { return };
        for area in self.game.board_areas() {
            self.test(Subject::Area(area), Err(self.strike(&order, area)));
        }
    }

    fn strike(&self, order: &OrderState, area: Area) -> Reason {
        let (game, seat) = (self.game, self.seat);
        let (name, here) = (game.area_name(area), game.area(area));
        if area.system() != order.system {
            return (
                message!("fs-why-strike-active", system = game.system_name(order.system)),
                "FS-ORB-03",
            );
        }
        if !game.print(area).world {
            return (message!("fs-why-strike-void", area = name), "FS-ORB-16");
        }
        if !here.is_enemy(seat) {
            return (message!("fs-why-strike-enemy", area = name), "FS-ORB-02");
        }
        let ships = |void: Area| {
            let there = game.area(void);
            !game.print(void).world && there.owner.is(seat) && there.ready.iter().any(|it| *it > 0)
        };
        let mut beside = game.borders[area.index()].iter().filter(|it| it.system() == order.system);
        if !beside.any(ships) {
            return (message!("fs-why-strike-ships", area = name), "FS-ORB-03");
        }
        let bastion = here.structures[Structure::BASTION.index()] > 0;
        match bastion {
            true => (message!("fs-why-strike-bastion", area = name), "FS-ORB-04"),
            false => (message!("fs-why-strike-ships", area = name), "FS-ORB-03"),
        }
    }

    /// Units of areas that are not too full.
    pub(super) fn shed(&mut self) {
        let (game, seat) = (self.game, self.seat);
        for area in game.board_areas().filter(|area| game.area(*area).owner.is(seat)) {
            let (name, room) = (game.area_name(area), game.print(area).capacity);
            let reason = (message!("fs-why-not-full", area = name, room = room), "FS-CAP-07");
            for unit in game.own_units(seat) {
                for stance in [Stance::READY, Stance::ROUTED] {
                    if game.area(area).count(unit.kind(), stance) > 0 {
                        self.test(Subject::Units(area, unit, stance), Err(reason.clone()));
                    }
                }
            }
        }
    }
}
