//! Cards and abilities that would change nothing (FS-AMB-51).

use kernel::{Arg, Message, Options, Seat, ensure, message};

use super::{Bars, Reason, Subject};
use crate::action::Action;
use crate::content::{Op, When, content};
use crate::ids::{Area, Order, Unit, Upgrade};
use crate::script::Source;
use crate::state::ForbiddenStars;
use crate::step::Step;

fn idle() -> Reason {
    (message!("fs-why-idle"), "FS-AMB-51")
}

impl Bars<'_> {
    /// What the player is offered.
    fn offered(&self) -> Options<Action> {
        let mut offered = Options::new();
        self.game.list(self.seat, &mut offered);
        offered
    }

    /// Schemes and order upgrades of a moment.
    pub(super) fn idle(&mut self, when: When) {
        let (game, player) = (self.game, self.game.player(self.seat));
        let Some(faction) = player.faction else { return };
        let offered = self.offered();
        for event in player.schemes.iter(faction) {
            if content().events[event.index()].when == when {
                let verdict = ensure(offered.contains(&Action::UseScheme { event }), idle());
                self.test(Subject::Event(event), verdict);
            }
        }
        let Some(order) = game.order else { return };
        for upgrade in player.upgrades.without(order.learned).iter(faction) {
            let face = &content().upgrades[upgrade.index()];
            if face.when == when && face.order == order.order {
                self.idle_upgrade(upgrade, &offered);
            }
        }
    }

    /// Order upgrades that go with orbital strikes.
    pub(super) fn idle_in_strike(&mut self) {
        let player = self.game.player(self.seat);
        let Some(faction) = player.faction else { return };
        let offered = self.offered();
        for upgrade in player.upgrades.iter(faction) {
            if content().upgrades[upgrade.index()].when == When::OrbitalStrike {
                self.idle_upgrade(upgrade, &offered);
            }
        }
    }

    fn idle_upgrade(&mut self, upgrade: Upgrade, offered: &Options<Action>) {
        let used = self.game.player(self.seat).used.has(upgrade);
        let declared = self.game.strike.is_some_and(|strike| strike.declared.has(upgrade));
        let reason = match used && !declared {
            true => (message!("fs-why-upgrade-used"), "FS-UPG-04"),
            false => idle(),
        };
        let verdict = ensure(offered.contains(&Action::UseUpgrade { upgrade }), reason);
        self.test(Subject::Upgrade(upgrade), verdict);
    }
}

impl ForbiddenStars {
    /// FS-DOM-02: why the ability of the faction could do nothing after the Dominate order that has just been turned up; none
    /// if it could, or if the assets that the order brings may make the difference.
    pub fn idle_ability(&self, seat: Seat) -> Option<Message> {
        let order = self.order.filter(|it| it.seat == seat && it.order == Order::DOMINATE)?;
        let faction = self.player(seat).faction?;
        let (source, ability) = (Source::Dominate(faction), faction.sheet().dominate);
        let asked = self.step() == Step::ResolveOrder(seat);
        if !asked || self.can_begin(seat, source, ability) {
            return None;
        }
        let mut begun = self.clone();
        begun.begin_script(seat, source, ability);
        let system = self.system_name(order.system);
        match begun.op()? {
            Op::PayMateriel { n, .. } if self.player(seat).materiel < n => {
                let has = self.player(seat).materiel;
                Some(message!("fs-idle-materiel", price = n, has = has))
            }
            Op::PayMateriel { then, .. } => {
                let first = content().steps(then).first()?;
                let swaps = first.blocks().map(|option| content().steps(option).first().copied());
                let swaps = || {
                    swaps.into_iter().filter_map(|op| match op {
                        Some(Op::ReplaceUnit { from, to }) => Some((from, to)),
                        _ => None,
                    })
                };
                let here = |unit: Unit| {
                    let count = |area: Area| -> u8 {
                        self.units(seat, area).iter().map(|row| row[unit.kind()]).sum()
                    };
                    order.system.areas().any(|area| count(area) > 0)
                };
                let missing: Vec<Unit> =
                    swaps().filter(|(from, _)| here(*from)).map(|(_, to)| to).collect();
                Some(if missing.is_empty() {
                    let units: Arg = swaps().map(|(from, _)| from).collect();
                    message!("fs-idle-nobody", units = units, system = system)
                } else {
                    let units: Arg = missing.into_iter().collect();
                    message!("fs-idle-no-figure", units = units)
                })
            }
            Op::TakeAndPlace { units, from, .. } => {
                let there = begun.places(from);
                let unrouted = there.iter().any(|area| begun.unrouted_of(seat, area, units) > 0);
                Some(match unrouted {
                    true => message!("fs-idle-nowhere", system = system),
                    false => message!("fs-idle-no-unit", system = system),
                })
            }
            Op::PurchaseUnit { place, .. } if begun.places(place).is_empty() => {
                Some(message!("fs-idle-no-world", system = system))
            }
            _ => None,
        }
    }
}
