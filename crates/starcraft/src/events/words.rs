//! What an Event card is doing.

use kernel::{Arg, Message, Seat, message};

use crate::content::{Effect, Op};
use crate::ids::{Area, Race, Unit};
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
                    let units = counted(self.race(script.seat), &script.units);
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
                let what = match (purchase.upgrade, purchase.technology) {
                    (true, true) => message!("sc-wares-all"),
                    (true, false) => message!("sc-wares-upgrade"),
                    _ => message!("sc-wares-technology"),
                };
                match purchase.discount {
                    u8::MAX => message!("sc-card-asks-gift", what = what),
                    less => message!("sc-card-asks-buy", what = what, less = less),
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
            _ => message!("sc-card-asks"),
        })
    }

    /// What Surprise Assault asks for once the area is chosen: units, where they go, or either.
    fn assault_doing(&self, from: Area) -> Message {
        let script = self.running();
        let chosen: u8 = script.units.iter().sum();
        let more = script.left.unwrap_or(0).min(self.area(from).count().saturating_sub(chosen));
        let units = || counted(self.race(self.script_owner()), &script.units);
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
fn counted(race: Race, units: &Units) -> Arg {
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
        Op::PlaceTransports { amount } => message!("sc-gives-transports", count = *amount),
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
