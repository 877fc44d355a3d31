//! What an Event card is doing.

use kernel::{Arg, Message, Seat, message};

use crate::content::{Effect, LeaderOp, Op};
use crate::ids::{Area, MAX_KINDS, Race, Resource, Unit};
use crate::sets::{AreaSet, bits};
use crate::state::{StarCraft, Units};

impl StarCraft {
    /// The alternatives of the choice between them that is open now.
    pub fn alternatives(&self) -> Vec<Message> {
        let Some(script) = self.script else { return Vec::new() };
        match self.script_effect().map(|effect| &effect.op) {
            Some(Op::ChooseOne(lists)) => {
                let race = self.race(script.seat);
                lists.iter().map(|effects| alternative(effects, race)).collect()
            }
            Some(Op::Leader(LeaderOp::ChooseFirstPlayer)) => {
                let named = |seat: Seat| message!("sc-gives-first", owner = self.side_of(seat));
                self.everybody().map(named).collect()
            }
            Some(Op::GainTokens { .. }) => {
                let token = |resource: Resource| message!("sc-gives-token", resource = resource);
                Resource::BOTH.map(token).to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// Whose units the Event card that is being executed has taken up.
    pub(crate) fn script_owner(&self) -> Seat {
        let script = self.running();
        match (self.script_effect().map(|effect| &effect.op), script.area) {
            (Some(Op::MoveAnyUnits { .. }), Some(from)) => self.assault_owner(from),
            _ => script.seat,
        }
    }

    /// What the Event card that is being executed asks for now.
    pub(crate) fn script_doing(&self) -> Option<Message> {
        let script = self.script?;
        let more = script.left.unwrap_or(1).max(1);
        Some(match self.script_effect().map(|effect| &effect.op) {
            Some(Op::ChooseOne(_)) => message!("sc-card-asks-either"),
            Some(Op::GainUnits { .. }) => match script.area {
                None => {
                    let units = self.counted_units(script.seat, &script.units);
                    message!("sc-card-asks-units-area", units = units)
                }
                Some(area) => message!("sc-card-asks-little-room", area = area),
            },
            Some(Op::PlaceTransports { .. }) => message!("sc-card-asks-transport", more = more),
            Some(Op::MoveTransports { .. }) => match script.route {
                None => message!("sc-card-asks-move-transport", more = more),
                Some(from) => message!("sc-card-asks-transport-to", route = self.route(from)),
            },
            Some(Op::DestroyTransports) => message!("sc-card-asks-destroy-transports"),
            Some(Op::Depletion { restore: true, .. }) => {
                message!("sc-card-asks-restore", more = more)
            }
            Some(Op::Depletion { .. }) => message!("sc-card-asks-deplete", more = more),
            Some(Op::Buy(purchase)) => {
                match (purchase.discount, purchase.upgrade, purchase.technology) {
                    (u8::MAX, true, true) => message!("sc-card-asks-gift-any"),
                    (u8::MAX, true, false) => message!("sc-card-asks-gift-upgrade"),
                    (u8::MAX, ..) => message!("sc-card-asks-gift-technology"),
                    (less, true, true) => message!("sc-card-asks-buy-any", less = less),
                    (less, true, false) => message!("sc-card-asks-buy-upgrade", less = less),
                    (less, ..) => message!("sc-card-asks-buy-technology", less = less),
                }
            }
            Some(Op::TakeEvent { keep: true }) => message!("sc-card-asks-take-event"),
            Some(Op::TakeEvent { .. }) => message!("sc-card-asks-discard-event"),
            Some(Op::MoveAnyUnits { .. }) => match script.area {
                None => message!("sc-card-asks-assault-from"),
                Some(_) if script.used != AreaSet::default() => {
                    message!("sc-card-asks-assault-loss")
                }
                Some(from) => self.assault_doing(from),
            },
            Some(Op::SwapZAxisEnds) => message!("sc-card-asks-swap-ends"),
            Some(Op::GainTokens { .. }) => message!("sc-card-asks-token", more = more),
            Some(Op::PlaceGuards { .. }) => message!("sc-card-asks-guard", more = more),
            Some(Op::SecondLeadership) => message!("sc-card-asks-leader"),
            Some(&Op::Leader(op)) => self.leader_doing(op, more),
            _ => message!("sc-card-asks"),
        })
    }

    /// What a Leadership card asks for now.
    fn leader_doing(&self, op: LeaderOp, more: u8) -> Message {
        let script = self.running();
        match op {
            LeaderOp::GainHero | LeaderOp::ReturnHero => {
                let hero = script.leader.and_then(|leader| leader.face().hero);
                let unit = hero.map_or(Unit(0), |hero| hero.unit);
                match self.spare_figures(script.seat, unit) {
                    0 => message!("sc-card-asks-free-figure", unit = unit),
                    _ => message!("sc-card-asks-hero", unit = unit),
                }
            }
            LeaderOp::ChooseFirstPlayer => message!("sc-card-asks-first"),
            LeaderOp::ExpelEnemies => match (script.other, script.area) {
                (None, _) => message!("sc-card-asks-expel"),
                (_, None) => message!("sc-card-asks-expel-to"),
                _ => message!("sc-card-asks-expel-loss"),
            },
            LeaderOp::PlacePoints { .. } => message!("sc-card-asks-point", more = more),
            LeaderOp::WarpUnits => match script.units.iter().any(|&count| count > 0) {
                false => message!("sc-card-asks-warp"),
                true => message!("sc-card-asks-warp-to"),
            },
            LeaderOp::SacrificeForArea => match script.planet {
                None => message!("sc-card-asks-own-unit"),
                Some(planet) => message!("sc-card-asks-own-area", planet = planet),
            },
            LeaderOp::LiftBottomOrder => message!("sc-card-asks-stack"),
            LeaderOp::LimitEnemyOrders => message!("sc-card-asks-limit"),
            LeaderOp::PlaceSite { site } => message!("sc-card-asks-site", site = site),
            LeaderOp::DestroyEnemyTransports => message!("sc-card-asks-raid"),
            LeaderOp::BuildAtOnce => message!("sc-card-asks-build"),
            _ => message!("sc-card-asks"),
        }
    }

    /// A player's units by number and name.
    fn counted_units(&self, seat: Seat, units: &Units) -> Arg {
        self.kinds(seat, units).map(|unit| some(units[unit.kind()], unit)).collect()
    }

    /// What Surprise Assault asks for once the area is chosen: units, where they go, or either.
    fn assault_doing(&self, from: Area) -> Message {
        let script = self.running();
        let chosen: u8 = script.units.iter().sum();
        let more = script.left.unwrap_or(0).min(self.area(from).count().saturating_sub(chosen));
        let units = || self.counted_units(self.script_owner(), &script.units);
        match (chosen, more) {
            (0, _) => message!("sc-card-asks-assault-unit", area = from, more = more),
            (_, 0) => {
                message!("sc-card-asks-assault-to", units = units(), count = chosen, area = from)
            }
            _ => message!("sc-card-asks-assault-more", units = units(), area = from),
        }
    }
}

/// Units by number and name.
fn counted(race: Race, units: &[u8; MAX_KINDS]) -> Arg {
    let present = bits(
        units
            .iter()
            .enumerate()
            .fold(0, |set, (kind, &number)| set | u64::from(number > 0) << kind),
    );
    present.map(|kind| some(units[kind], Unit::of(race, kind))).collect()
}

/// So many of a unit: "a Marine", "2 Marines".
pub(crate) fn some(count: u8, unit: Unit) -> Message {
    message!("sc-some", count = count, unit = unit)
}

/// A list of effects, as told to a player of this race.
fn alternative(effects: &[Effect], race: Race) -> Message {
    let mut parts: Vec<Message> = effects.iter().map(|effect| part(&effect.op, race)).collect();
    match parts.len() {
        1 => parts.swap_remove(0),
        _ => message!("sc-all-of", parts = parts.into_iter().collect::<Arg>()),
    }
}

fn part(op: &Op, race: Race) -> Message {
    match op {
        Op::PlaceTransports { amount, .. } => message!("sc-gives-transports", count = *amount),
        Op::MoveTransports { up_to } => message!("sc-gives-moves", count = *up_to),
        Op::GainUnits { units, friendly_only } => {
            let units = counted(race, &units[race.index()]);
            match friendly_only {
                true => message!("sc-gives-units-friendly", units = units),
                false => message!("sc-gives-units", units = units),
            }
        }
        Op::GainPoints { amount } => message!("sc-gives-points", count = *amount),
        Op::PlayDrawnEvent => message!("sc-gives-event"),
        _ => message!("sc-gives"),
    }
}
