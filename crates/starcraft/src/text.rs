//! Questions and choices as messages. The page has words of its own for the answers; these serve
//! the command line and the engine protocol.
//!
//! * here: what each choice says;
//! * `done.rs`: what ending a series or declining an offer means;
//! * `questions.rs`: the question of each step.

mod done;
mod questions;

use kernel::{Arg, Message, Name, Seat, message};

use crate::action::Action;
use crate::cards::face;
use crate::content::CardKind;
use crate::ids::{Area, Card, Resource, Route, Unit};
use crate::names::{controlled, numbered, piece, side};
use crate::state::{StarCraft, Step, is_z_axis, print, unit_sheet};

/// A card with its values, where it has any.
fn card(card: Card) -> Arg {
    let face = face(card);
    let said = match (face.kind, face.technology) {
        // Its name has the greater values.
        (CardKind::Standard, None) => message!(
            "sc-card-otherwise",
            card = card,
            minor_attack = face.minor.attack,
            minor_health = face.minor.health,
        ),
        (CardKind::Standard, Some(_)) => message!(
            "sc-card-values",
            card = card,
            attack = face.major.attack,
            health = face.major.health,
            minor_attack = face.minor.attack,
            minor_health = face.minor.health,
        ),
        // Its name is its number.
        (_, None) => return card.into(),
        (_, Some(_)) => card.into(),
    };
    numbered(card, said, |one, other| {
        (one.major, one.minor, one.icons) == (other.major, other.minor, other.icons)
    })
    .into()
}

/// Minerals and gas, as far as there are any.
pub(crate) fn resources([minerals, gas]: [u8; 2]) -> Message {
    message!("sc-resources", minerals = minerals, gas = gas)
}

/// One of a resource: "1 mineral".
fn one(resource: Resource) -> Message {
    resources(if resource == Resource::MINERALS { [1, 0] } else { [0, 1] })
}

impl StarCraft {
    /// A player by their faction, or by their number before they have one.
    pub(crate) fn side_of(&self, seat: Seat) -> Arg {
        match self.players.get(seat.index()).and_then(|player| player.faction) {
            Some(faction) => faction.into(),
            None => message!("player", number = seat.index() + 1).into(),
        }
    }

    /// A unit of a player, with whose it was if it is under mind control.
    fn unit_of(&self, seat: Seat, unit: Unit) -> Arg {
        let stolen: Vec<_> = self.stolen_by(seat).collect();
        controlled(unit, &stolen, |owner| self.side_of(owner))
    }

    /// A unit of the player who is asked.
    fn own_unit(&self, unit: Unit) -> Arg {
        self.step().seat().map_or_else(|| unit.into(), |seat| self.unit_of(seat, unit))
    }

    /// A unit of the battle by its place in it, and the number of its skirmish.
    fn fighter(&self, place: u8) -> (Arg, u8) {
        let mut fighters = self.battle.iter().flat_map(|battle| &battle.fighters);
        match fighters.nth(usize::from(place)) {
            Some(fighter) => fighter.called(self.own_unit(fighter.unit)),
            None => (piece("unit"), 1),
        }
    }

    /// A route by the planets it joins; of two z-axis routes between the same planets each also by
    /// the sides it leaves them on.
    pub(crate) fn route(&self, route: Route) -> Message {
        let [(one, from), (other, to)] = self.routes[route.index()].ends;
        let joins = |other_route: &Route| {
            let ends = self.routes[other_route.index()].ends.map(|(planet, _)| planet);
            is_z_axis(*other_route) && (ends == [one, other] || ends == [other, one])
        };
        let said = if !is_z_axis(route) {
            message!("sc-route", one = one, other = other)
        } else if self.all_routes().filter(joins).count() > 1 {
            let (from, to) = (side(from), side(to));
            message!("sc-z-route-sides", from = from, one = one, to = to, other = other)
        } else {
            message!("sc-z-route", one = one, other = other)
        };
        said.naming(Name::new("route", route.to_string()))
    }

    /// An end of a z-axis route: the slot it lies in is nobody else's.
    fn route_end(&self, route: Route, end: u8) -> Message {
        let ends = self.routes[route.index()].ends;
        let at = usize::from(end).min(1);
        let (here, slot) = ends[at];
        message!("sc-z-end", side = side(slot), planet = here, there = ends[1 - at].0)
    }

    /// What one more worker on the card of an area does; SC-MINE-02, -03.
    fn paying_from(&self, at: Area) -> Message {
        let here = self.area(at);
        match here.depletion {
            _ if here.workers < print(at).amount => message!("sc-do-pay-from", area = at),
            0 => message!("sc-do-mine-partly", area = at),
            _ => message!("sc-do-mine-all", area = at),
        }
    }

    /// A choice, as it means something in this very state.
    pub(crate) fn choice(&self, action: Action) -> Message {
        let step = self.step();
        match action {
            Action::PlacePlanet { cell, rotation } => {
                let planet = match step {
                    Step::PlacePlanet(_, planet) => planet.into(),
                    _ => piece("it"),
                };
                let degrees = u16::from(rotation) * 90;
                message!(
                    "sc-do-place-planet",
                    planet = planet,
                    column = cell.x,
                    row = cell.y,
                    degrees = degrees
                )
            }
            Action::LayRoute { side } => {
                let beside = match step {
                    Step::LayRoutes(_, planet) => {
                        self.planet_at(self.planets[planet.index()].cell.beside(side))
                    }
                    _ => None,
                };
                match beside {
                    Some(planet) => message!("sc-do-lay-route", planet = planet),
                    None => message!("sc-do-lay-route-side", side = crate::names::side(side)),
                }
            }
            Action::PlaceForce { area } => {
                let next = match step {
                    Step::StartForces(seat) => self.next_force(seat).map(|(unit, _)| unit),
                    _ => None,
                };
                let unit = next.map_or(piece("unit"), Arg::from);
                message!("sc-do-place-force", unit = unit, area = area)
            }
            Action::StartTransport { route } => {
                message!("sc-do-start-transport", route = self.route(route))
            }
            Action::BuildTransport { route } => {
                message!("sc-do-build-transport", route = self.route(route))
            }
            Action::ScrapTransport { route } => {
                message!("sc-do-scrap-transport", route = self.route(route))
            }
            Action::PickRoute { route } => message!("sc-do-pick-route", route = self.route(route)),
            Action::GiveUp { area } => {
                let given = match step {
                    Step::GiveUp(_, made, _) => unit_sheet(made).destroys.map(|(from, _)| from),
                    _ => None,
                };
                let unit = given.map_or(piece("unit"), Arg::from);
                message!("sc-do-give-up", unit = unit, area = area)
            }
            Action::GivePart { unit, area } => {
                message!("sc-do-give-up", unit = self.own_unit(unit), area = area)
            }
            Action::MoveTo { area } => match self.order.and_then(|order| order.picked) {
                Some((unit, _)) => {
                    message!("sc-do-move-to", unit = self.own_unit(unit), area = area)
                }
                None => message!("sc-do-to", area = area),
            },
            Action::Draw {} => {
                let count = match step {
                    Step::BonusDraw(_, more) => more,
                    _ => 3,
                };
                message!("sc-do-draw", count = count)
            }
            Action::Choose { option } if matches!(step, Step::Collateral(..)) => match option {
                0 => message!("sc-do-ravage-base"),
                1 => message!("sc-do-ravage-site"),
                _ => message!("sc-do-ravage-workers"),
            },
            Action::Choose { option } if matches!(step, Step::TakeTokens(..)) => {
                let resource = Resource::BOTH[usize::from(option == 1)];
                message!("sc-do-take-token", resource = resource)
            }
            Action::Choose { option } => {
                let mut alternatives = self.alternatives();
                let at = option as usize;
                if at < alternatives.len() {
                    alternatives.swap_remove(at)
                } else {
                    message!("sc-do-choose", number = at + 1)
                }
            }
            Action::TakeFrom { seat, event } => {
                message!("sc-do-take-from", event = event, owner = self.side_of(Seat(seat)))
            }
            Action::SwapEnds { one, end, other, other_end } => {
                let (one, other) = (self.route_end(one, end), self.route_end(other, other_end));
                message!("sc-do-swap-ends", one = one, other = other)
            }
            Action::PayFrom { area } => self.paying_from(area),
            Action::Withdraw { area } => match self.withdrawing() {
                Some(unit) => {
                    message!("sc-do-withdraw", unit = self.own_unit(unit), area = area)
                }
                None => message!("sc-do-withdraw-to", area = area),
            },
            Action::Done {} => self.done(),
            Action::TakeFaction { faction } => message!("sc-do-take-faction", faction = faction),
            Action::PickPlanet { planet } => match step {
                Step::PickPlanet(_) => message!("sc-do-pick-planet", planet = planet),
                _ => message!("sc-do-choose-planet", planet = planet),
            },
            Action::PlaceBase { area } => message!("sc-do-place-base", area = area),
            Action::PlaceZEnd { planet, side } => {
                message!("sc-do-place-z-end", side = crate::names::side(side), planet = planet)
            }
            Action::PlaceOrder { order, planet } => {
                message!("sc-do-place-order", order = order, planet = planet)
            }
            Action::UseEvent { event } => message!("sc-do-use", thing = event),
            Action::UseLeader { leader } => message!("sc-do-use", thing = leader),
            Action::TakeLeader { leader } => message!("sc-do-take-leader", leader = leader),
            Action::FreeWorker {} => message!("sc-do-free-worker"),
            Action::FreeTransport { route } => {
                message!("sc-do-free-transport", route = self.route(route))
            }
            Action::BuildReserve { unit } => message!("sc-do-build-reserve", unit = unit),
            Action::ScrapReserve { unit } => message!("sc-do-scrap-reserve", unit = unit),
            Action::Deploy { unit, area } => message!("sc-do-deploy", unit = unit, area = area),
            Action::Strike { seat, unit, area } => {
                let (owner, unit) = (self.side_of(Seat(seat)), self.unit_of(Seat(seat), unit));
                message!("sc-do-strike", owner = owner, unit = unit, area = area)
            }
            Action::StrikeSite { area } => {
                message!("sc-do-strike-site", site = self.area(area).site, area = area)
            }
            Action::Raid { seat, route } => {
                let owner = self.side_of(Seat(seat));
                message!("sc-do-raid", owner = owner, route = self.route(route))
            }
            Action::Reveal { planet } => message!("sc-do-reveal", planet = planet),
            Action::Defend { area } => message!("sc-do-defend", area = area),
            Action::Execute {} => message!("sc-do-execute-order"),
            Action::ExecuteAs { order } => message!("sc-do-execute-as", order = order),
            Action::Dispose {} => message!("sc-do-dispose"),
            Action::ScrapSite { area } => message!("sc-do-scrap-site", area = area),
            Action::PayToken { resource } => message!("sc-do-pay-token", amount = one(resource)),
            Action::UseGuard {} => message!("sc-do-use-guard"),
            Action::Switch { one, other } => {
                let ((one, at), (other, to)) = (self.fighter(one), self.fighter(other));
                message!("sc-do-switch", one = one, at = at, other = other, to = to)
            }
            Action::TakeEvent {} => message!("sc-do-take-event"),
            Action::BuildWorker {} => message!("sc-do-build-worker"),
            Action::BuildUnit { unit, area } => {
                message!("sc-do-build-unit", unit = unit, area = area)
            }
            Action::BuildBuilding { building } => {
                message!("sc-do-build-building", building = building)
            }
            Action::BuildModule { module } => message!("sc-do-build-module", module = module),
            Action::BuildBase { area } => message!("sc-do-build-base", area = area),
            Action::Scrap {} => message!("sc-do-scrap"),
            Action::ScrapUnit { unit, area } => {
                message!("sc-do-scrap-unit", unit = self.own_unit(unit), area = area)
            }
            Action::ScrapBase { planet } => message!("sc-do-scrap-base", planet = planet),
            Action::PayAuto {} => message!("sc-do-pay-auto"),
            Action::PayPermanent { resource } => {
                message!("sc-do-pay-permanent", resource = resource)
            }
            Action::Discount { resource } => message!("sc-do-discount", amount = one(resource)),
            Action::MoveUnit { unit, from } => {
                message!("sc-do-move-unit", unit = self.own_unit(unit), area = from)
            }
            Action::TakeItem { item, unit, area } => {
                message!("sc-do-take-item", item = item, unit = self.own_unit(unit), area = area)
            }
            Action::CarryItem { item } => message!("sc-do-carry-item", item = item),
            Action::LiftOff { area } => message!("sc-do-lift-off", area = area),
            Action::Recall { unit, from } => {
                message!("sc-do-recall", unit = self.own_unit(unit), area = from)
            }
            Action::BuyTech { tech } => message!("sc-do-buy", tech = tech),
            Action::ToHand { card } => message!("sc-do-take-card", card = self::card(card)),
            Action::UseTech { tech } => message!("sc-do-use", thing = tech),
            Action::GiveUnit { unit } => message!("sc-do-give-unit", unit = self.own_unit(unit)),
            Action::GiveWorker {} => message!("sc-do-give-worker"),
            Action::NameFront { unit } => message!("sc-do-name-front", unit = self.own_unit(unit)),
            Action::Pair { attacker, defender } => {
                let [attacker, defender] = match self.battle.as_ref().map(|battle| battle.seats) {
                    Some([one, other]) => {
                        [self.unit_of(one, attacker), self.unit_of(other, defender)]
                    }
                    None => [attacker.into(), defender.into()],
                };
                message!("sc-do-pair", attacker = attacker, defender = defender)
            }
            Action::Support { skirmish } => message!("sc-do-support", number = skirmish + 1),
            Action::PlayCard { card } => message!("sc-do-play-card", card = self::card(card)),
            Action::PlayDeck {} => message!("sc-do-play-deck"),
            Action::LookDeck {} => message!("sc-do-look-deck"),
            Action::Resolve { skirmish } => message!("sc-do-resolve", number = skirmish + 1),
            Action::Lose { unit } => message!("sc-do-lose", unit = self.own_unit(unit)),
            Action::LoseFront { unit } => {
                message!("sc-do-lose-front", unit = self.own_unit(unit))
            }
            Action::Leave { unit } => message!("sc-do-leave", unit = self.own_unit(unit)),
            Action::Retreat { area } => message!("sc-do-retreat", area = area),
            Action::PlayEvent { event } => message!("sc-do-play-event", event = event),
            Action::TakePoint {} => message!("sc-do-take-point"),
            Action::PickArea { area } => area.into(),
            Action::PickUnit { unit } => message!("sc-do-pick-unit", unit = self.own_unit(unit)),
            Action::Discard { card } => message!("sc-do-discard", card = self::card(card)),
        }
    }
}
