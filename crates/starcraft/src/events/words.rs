//! What an Event card is doing, in plain words.

use kernel::Seat;

use crate::content::{Effect, Op};
use crate::ids::{Area, Race, Unit};
use crate::sets::{AreaSet, bits};
use crate::state::{StarCraft, Units};
use crate::text::{a, area, count, list, unit};

impl StarCraft {
    /// The alternatives of the choice between them that is open now.
    pub fn alternatives(&self) -> Vec<String> {
        let Some(script) = self.script else { return Vec::new() };
        match self.script_effect().map(|effect| &effect.op) {
            Some(Op::ChooseOne(lists)) => {
                let race = self.race(script.seat);
                lists.iter().map(|effects| sentence(effects, race)).collect()
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
    pub(crate) fn script_doing(&self) -> String {
        let Some(script) = self.script else { return String::new() };
        let more = usize::from(script.left.unwrap_or(1));
        let times = if more > 1 { format!(" ({more} more)") } else { String::new() };
        match self.script_effect().map(|effect| &effect.op) {
            Some(Op::ChooseOne(_)) => "which of the two do you choose?".to_owned(),
            Some(Op::GainUnits { .. }) => match script.area {
                None => {
                    let units = named(self.race(script.seat), &script.units);
                    format!("in which area do you put {units}?")
                }
                Some(at) => format!("there is little room on {}: which unit comes?", area(at)),
            },
            Some(Op::PlaceTransports { .. }) => {
                format!("on which route do you put a free transport{times}?")
            }
            Some(Op::MoveTransports { .. }) => match script.route {
                None => format!("which of your transports do you move{times}?"),
                Some(from) => format!("where does the transport of {} go?", self.route_name(from)),
            },
            Some(Op::DestroyTransports) => "on which route are all transports destroyed?".into(),
            Some(Op::Depletion { restore: true, .. }) => {
                format!("which partially depleted area do you restore{times}?")
            }
            Some(Op::Depletion { .. }) => {
                format!("which resource area goes a step towards depletion{times}?")
            }
            Some(Op::Buy(purchase)) => {
                let what = match (purchase.upgrade, purchase.technology) {
                    (true, true) => "building, module or technology",
                    (true, false) => "building or module",
                    _ => "technology",
                };
                let price = match purchase.discount {
                    u8::MAX => "for free".to_owned(),
                    less => format!("for {} less", count(less.into(), "resource", "resources")),
                };
                format!("which {what} do you get {price}?")
            }
            Some(Op::TakeEvent { keep: true }) => "which Event card do you take over?".into(),
            Some(Op::TakeEvent { .. }) => "which Event card is discarded?".into(),
            Some(Op::MoveAnyUnits { .. }) => match script.area {
                None => "from which area are units moved?".into(),
                Some(_) if script.used != AreaSet::default() => {
                    "there is too little room: which unit is lost?".into()
                }
                Some(from) => self.assault_doing(from),
            },
            Some(Op::SwapZAxisEnds) => "which ends of z-axis routes change places?".into(),
            _ => "what do you choose?".to_owned(),
        }
    }

    /// What Surprise Assault asks for once the area is chosen: units, where they go, or either.
    fn assault_doing(&self, from: Area) -> String {
        let script = self.running();
        let chosen: u8 = script.units.iter().sum();
        let more = script.left.unwrap_or(0).min(self.area(from).count().saturating_sub(chosen));
        if chosen == 0 {
            return format!("which unit of {} is moved (up to {more})?", area(from));
        }
        let units = named(self.race(self.script_owner()), &script.units);
        match more {
            0 => format!(
                "where {} {units} of {} go?",
                if chosen == 1 { "does" } else { "do" },
                area(from)
            ),
            _ => format!("{units} of {} chosen: another unit, or where to?", area(from)),
        }
    }
}

/// Units by number and name.
fn named(race: Race, units: &Units) -> String {
    let present = bits(
        units
            .iter()
            .enumerate()
            .fold(0, |set, (kind, &number)| set | u64::from(number > 0) << kind),
    );
    let names: Vec<String> = present
        .map(|kind| match units[kind] {
            1 => a(unit(Unit::of(race, kind))),
            many => format!("{many} {}s", unit(Unit::of(race, kind))),
        })
        .collect();
    list(&names)
}

/// A list of effects as one sentence to a player of this race.
fn sentence(effects: &[Effect], race: Race) -> String {
    let parts: Vec<String> = effects.iter().map(|effect| part(&effect.op, race)).collect();
    list(&parts)
}

fn part(op: &Op, race: Race) -> String {
    match op {
        Op::PlaceTransports { amount: 1 } => "Put a free transport on any route".into(),
        Op::PlaceTransports { amount } => format!("Put {amount} free transports on routes"),
        Op::MoveTransports { up_to } => {
            format!("Move up to {up_to} of your transports to other routes")
        }
        Op::GainUnits { units, friendly_only } => {
            let place = if *friendly_only { "a friendly area" } else { "a friendly or empty area" };
            format!("Put {} into {place} for free", named(race, &units[race.index()]))
        }
        Op::GainPoints { amount } => {
            format!("Gain {}", count((*amount).into(), "conquest point", "conquest points"))
        }
        Op::PlayDrawnEvent => "Execute another Event card you drew".into(),
        _ => "Do what the card says".into(),
    }
}
