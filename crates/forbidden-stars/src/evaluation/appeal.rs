//! What a player who does not think is drawn to.

use kernel::Seat;

use super::features::worth;
use crate::action::Action;
use crate::content::content;
use crate::ids::{Area, CombatCard, Fighter, Icon, Order, Structure, System, Unit};
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// How much a player who does not think is drawn to an option.
    pub(super) fn draw_of(&self, seat: Seat, action: Action) -> u32 {
        match action {
            Action::PlaceOrder { order, system } => self.order_appeal(seat, order, system),
            Action::Resolve {} => 12,
            Action::ToEvents {} => 1,
            Action::Done {} => match self.step() {
                Step::BuyUnits(_) => 1,
                Step::MoveShips(_) | Step::MoveGround(_) => 6,
                Step::BuyUpgrades(_) | Step::BuyStructure(_) => 3,
                _ => 2,
            },
            Action::Move { unit, from, to } => self.move_appeal(seat, unit, from, to),
            Action::Strike { world, .. } => 4 + self.defence(world).min(12),
            Action::BuyUnit { unit, .. } => 4 + 3 * u32::from(worth(unit)),
            Action::BuyStructure { structure, area, .. }
            | Action::PlaceStructure { structure, area } => {
                self.structure_appeal(seat, structure, area)
            }
            Action::BuyUpgrade { .. } => 8,
            Action::BuyCards { card, discarded } => {
                let (gain, loss) = (self.card_worth(card), self.card_worth(discarded));
                if gain > loss { 6 + 2 * (gain - loss) } else { 0 }
            }
            Action::UseAbility {} | Action::PlayEvent {} | Action::Use {} => 12,
            Action::UseUpgrade { .. } | Action::UseScheme { .. } => 6,
            Action::LayCard { card } => 1 + self.card_appeal(seat, card),
            Action::DestroyUnit { unit, .. } => 24 / (1 + u32::from(worth(unit))),
            Action::Hit { target } => fighter_appeal(target),
            Action::PickUnit { unit, .. } => fighter_appeal(unit),
            Action::Reinforce { count } => 1 + 2 * u32::from(count),
            Action::PlaceUnit { area, .. } if self.area(area).is_uncontrolled() => 12,
            Action::PickArea { area } => 4 + self.area_appeal(seat, area) / 2,
            _ => 4,
        }
    }

    /// What draws units to an area: an own objective above all, then what the world yields.
    fn area_appeal(&self, seat: Seat, area: Area) -> u32 {
        let print = self.print(area);
        if !print.world {
            return 2;
        }
        let objective = match self.area(area).objective.seat() {
            Some(owner) if owner == seat => 40,
            Some(_) => 6,
            None => 0,
        };
        let assets: u8 = print.assets.iter().sum();
        objective + 2 * u32::from(print.materiel + assets + print.prosperity) + 2
    }

    /// Advance where something is to be won, Deploy beside a factory, Strategize and Dominate where it pays.
    fn order_appeal(&self, seat: Seat, order: Order, system: System) -> u32 {
        let player = self.player(seat);
        let own = || system.areas().map(|area| self.area(area)).filter(|area| area.holds(seat));
        let again = self.orders.stack(system).filter(|placed| placed.seat == seat).count() as u32;
        let appeal = match order {
            Order::ADVANCE => {
                let force = self.force_near(seat, system);
                let open = system.areas().filter(|area| !self.area(*area).holds(seat));
                let won = open.filter(|area| self.print(*area).world);
                let won = won.filter(|area| force * 2 > 3 * self.defence(*area));
                won.map(|area| self.area_appeal(seat, area)).sum::<u32>()
            }
            Order::DEPLOY => {
                let factories: u8 =
                    own().map(|area| area.structures[Structure::FACTORY.index()]).sum();
                if factories > 0 && player.materiel > 1 {
                    16 + u32::from(player.materiel)
                } else if player.materiel > 2 && own().next().is_some() {
                    4
                } else {
                    0
                }
            }
            Order::STRATEGIZE if own().next().is_some() => 3 + u32::from(player.materiel > 3) * 4,
            Order::DOMINATE => {
                let friendly = system.areas().filter(|area| self.area(*area).is_friendly(seat));
                let print = friendly.map(|area| self.print(area));
                print.map(|it| 4 * u32::from(it.assets.iter().sum::<u8>() + it.prosperity)).sum()
            }
            _ => 0,
        };
        appeal / (1 + again)
    }

    /// Where to go: to take what is open or weakly held, not away from what is dear.
    fn move_appeal(&self, seat: Seat, unit: Unit, from: Area, to: Area) -> u32 {
        let (here, there) = (self.area(from), self.area(to));
        let leaves_last = here.units() == 1 && here.control.is_none();
        let dear = if leaves_last { self.area_appeal(seat, from) } else { 0 };
        if unit.sheet().ship {
            return if there.is_enemy(seat) { 2 } else { 3 };
        }
        let draw = if there.is_enemy(seat) {
            let clash = self.clashes.iter().find(|clash| clash.area == to);
            let sent = clash.map_or(0, |clash| self.worth_of(seat, &clash.ready).0);
            let enemy = self.defence(to);
            match self.force_near(seat, to.system()) + sent {
                force if force * 2 < 3 * enemy => 0,
                _ if sent > 0 && sent < 2 * enemy => 40,
                _ => 4 + self.area_appeal(seat, to),
            }
        } else if there.holds(seat) {
            1 + if there.objective.is(seat) { 6 } else { 0 }
        } else {
            6 + self.area_appeal(seat, to)
        };
        draw.saturating_sub(dear)
    }

    fn structure_appeal(&self, seat: Seat, structure: Structure, area: Area) -> u32 {
        let capacity = u32::from(self.print(area).capacity);
        match structure {
            Structure::CITY => 12u32.saturating_sub(3 * u32::from(self.command_level(seat))).max(1),
            Structure::FACTORY => {
                let more = u32::from(self.structures_of(seat, structure));
                (6 + capacity).saturating_sub(4 * more).max(1)
            }
            _ => 3 + if self.area(area).objective.is_none() { 0 } else { 6 },
        }
    }

    /// What a combat card is worth in a deck.
    fn card_worth(&self, card: CombatCard) -> u32 {
        let face = &content().cards[card.index()];
        if face.starting { 0 } else { 2 + 2 * u32::from(face.level) }
    }

    /// What a combat card promises now: icons, and its unit ability if a unit of the kind is there.
    fn card_appeal(&self, seat: Seat, card: CombatCard) -> u32 {
        let face = &content().cards[card.index()];
        let icons = u32::from(face.icons[Icon::OFFENCE.index()]) * 2
            + u32::from(face.icons[Icon::DEFENCE.index()]) * 2
            + u32::from(face.icons[Icon::MORALE.index()]);
        let there = self.combat.as_ref().is_some_and(|combat| {
            let attackers = self.clashes.iter().find(|it| it.area == combat.area);
            let ready = match attackers {
                Some(clash) if clash.attacker == seat => clash.ready,
                _ => self.area(combat.area).ready,
            };
            self.own_units(seat).any(|unit| ready[unit.kind()] > 0 && face.requisite.has(unit))
        });
        icons
            + 3 * u32::from(!face.general.is_empty())
            + 4 * u32::from(there)
            + 2 * u32::from(face.level)
    }
}

/// The cheapest go first.
fn fighter_appeal(fighter: Fighter) -> u32 {
    let price = fighter.unit().map_or(4, worth);
    let price = if fighter.is_token() { 0 } else { price };
    24 / (1 + u32::from(price))
}
