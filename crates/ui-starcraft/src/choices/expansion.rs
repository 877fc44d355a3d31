//! The answers that only the expansion offers.

use kernel::{Arg, Message, Seat, message};
use starcraft::ids::Area;
use starcraft::view::View;
use starcraft::{Action, Step};

use super::here;
use super::labels::{Label, alone, grouped};
use crate::table::facts;
use crate::{names, words};

/// The words of a button.
pub(super) fn label(view: &View, action: Action) -> Label {
    match action {
        Action::Defend { area } => grouped(
            message!("sc-label-defend", area = area),
            message!("sc-label-defend-heading"),
            area,
        ),
        Action::ExecuteAs { order } => alone(message!("sc-label-execute-as", order = order)),
        Action::Dispose {} => alone(message!("sc-label-dispose")),
        Action::ScrapSite { area } => {
            let site = site(view, area);
            grouped(message!("sc-label-on", thing = site.clone(), place = area), site, area)
        }
        Action::PayToken { resource } => {
            alone(message!("sc-label-pay-token", amount = names::amount(resource, 1)))
        }
        Action::Switch { one, other } => {
            let ((one, at), (other, to)) = (fighter(view, one), fighter(view, other));
            alone(message!("sc-label-switch", one = one, at = at, other = other, to = to))
        }
        Action::UseLeader { leader } => alone(message!("sc-label-use", thing = leader)),
        Action::TakeLeader { leader } => alone(leader),
        Action::FreeWorker {} => alone(message!("sc-do-free-worker")),
        Action::FreeTransport { route } => {
            alone(message!("sc-do-free-transport", route = words::route(view, route)))
        }
        Action::BuildReserve { unit } => alone(message!("sc-do-build-reserve", unit = unit)),
        Action::ScrapReserve { unit } => alone(message!("sc-do-scrap-reserve", unit = unit)),
        Action::Deploy { unit, area } => {
            grouped(message!("sc-do-deploy", unit = unit, area = area), unit, area)
        }
        Action::TakeItem { item, unit, .. } => grouped(
            message!("sc-label-take-item", item = item, unit = unit),
            message!("sc-label-take-item-heading", item = item),
            unit,
        ),
        Action::CarryItem { item } => alone(message!("sc-do-carry-item", item = item)),
        Action::Strike { seat, unit, area } => {
            let unit = names::unit(view, Seat(seat), unit);
            let whole =
                message!("sc-label-strike", unit = unit.clone(), owner = Seat(seat), area = area);
            grouped(whole, area, message!("sc-label-of", unit = unit, owner = Seat(seat)))
        }
        Action::StrikeSite { area } => {
            let site = site(view, area);
            grouped(message!("sc-label-on", thing = site.clone(), place = area), area, site)
        }
        Action::Raid { seat, route } => {
            let route = words::route(view, route);
            let whole = message!("sc-label-raid", owner = Seat(seat), route = route.clone());
            grouped(whole, message!("table-who", who = Seat(seat)), route)
        }
        // The only one left.
        _ => alone(message!("sc-label-use-guard")),
    }
}

/// What an action will do.
pub(super) fn sentence(view: &View, seat: Seat, action: Action) -> Message {
    match action {
        Action::Defend { area } => {
            message!("sc-choice-defend", area = area, number = facts::placed(view, seat) + 1)
        }
        Action::ExecuteAs { order } => message!("sc-choice-execute-as", order = order),
        Action::Dispose {} => message!("sc-choice-dispose"),
        Action::ScrapSite { area } => {
            message!("sc-choice-scrap-site", site = site(view, area), area = area)
        }
        Action::PayToken { resource } => {
            message!("sc-choice-pay-token", amount = names::amount(resource, 1))
        }
        Action::Switch { one, other } => {
            let ((one, at), (other, to)) = (fighter(view, one), fighter(view, other));
            message!("sc-choice-switch", one = one, at = at, other = other, to = to)
        }
        Action::TakeLeader { leader } => message!("sc-choice-take-leader", leader = leader),
        Action::UseLeader { leader } => message!("sc-choice-use-leader", leader = leader),
        Action::FreeWorker {} => message!("sc-choice-free-worker"),
        Action::FreeTransport { route } => {
            message!("sc-choice-free-transport", route = words::route(view, route))
        }
        Action::BuildReserve { unit } => message!("sc-choice-build-reserve", unit = unit),
        Action::ScrapReserve { unit } => message!("sc-choice-scrap-reserve", unit = unit),
        Action::Deploy { unit, area } => message!("sc-choice-deploy", unit = unit, area = area),
        Action::TakeItem { item, unit, area } => {
            message!("sc-choice-take-item", item = item, unit = unit, area = area)
        }
        Action::CarryItem { item } => message!("sc-choice-carry-item", item = item),
        Action::Strike { seat, unit, area } => {
            let unit = names::unit(view, Seat(seat), unit);
            message!("sc-choice-strike", owner = Seat(seat), unit = unit, area = area)
        }
        Action::StrikeSite { area } => {
            message!("sc-choice-strike-site", site = site(view, area), area = area)
        }
        Action::Raid { seat, route } => {
            message!("sc-choice-raid", owner = Seat(seat), route = words::route(view, route))
        }
        // The only one left.
        _ => message!("sc-choice-use-guard"),
    }
}

/// What collateral damage destroys, by the number of the answer; none if it is about something else.
pub(super) fn ravage(view: &View, option: u8) -> Option<Message> {
    let Step::Collateral(..) = view.step else { return None };
    Some(match option {
        0 => message!("sc-do-ravage-base"),
        1 => message!("sc-do-ravage-site"),
        _ => message!("sc-do-ravage-workers"),
    })
}

fn site(view: &View, area: Area) -> Arg {
    here(view, area).map_or_else(|| message!("sc-no-unit").into(), |here| here.site.into())
}

/// A unit of the battle by its place in it, and its skirmish.
fn fighter(view: &View, place: u8) -> (Arg, u8) {
    match (facts::fighter(view, place), &view.battle) {
        (Some(fighter), Some(battle)) => {
            let seat = battle.seats[usize::from(fighter.side)];
            fighter.called(names::unit(view, seat, fighter.unit))
        }
        _ => (message!("sc-no-unit").into(), 1),
    }
}
