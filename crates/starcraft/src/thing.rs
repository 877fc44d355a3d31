//! The things on the table that a choice can be made at: what a page lights up, what a reason
//! speaks of.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::grid::{Cell, Side};
use serde::Serialize;

use crate::action::Action;
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Item, Leader, Module, Order, Planet, Resource, Route,
    Tech, Unit,
};

/// Something one can point at. Its text is an identifier: letters, digits, `-` and `_`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Thing {
    /// A faction to take.
    Faction(Faction),
    Planet(Planet),
    Area(Area),
    Route(Route),
    /// An empty cell of the galaxy while it is built.
    Cell(Cell),
    /// A way to turn a planet, in quarters.
    Rotation(u8),
    /// The slot of a planet for a route.
    Slot(Planet, Side),
    /// The units of one kind in an area.
    Units(Area, Unit),
    /// The base of a planet; there is at most one of an owner.
    Base(Area),
    /// The stack of orders of a planet.
    Stack(Planet),
    /// An order in the own supply.
    Order(Order),
    /// The Defend order.
    Defend,
    /// What the own sheet offers to build.
    BuildUnit(Unit),
    BuildWorker,
    BuildTransport,
    BuildBase,
    Building(Building),
    Module(Module),
    /// The permanent resource of the own sheet.
    Permanent(Resource),
    /// The resource tokens of one kind.
    Token(Resource),
    /// The Resource card of an area.
    ResourceCard(Area),
    /// A Combat or Technology card of one's own.
    Card(Card),
    /// The own Combat deck.
    Deck,
    Tech(Tech),
    /// The deck of Event cards.
    EventDeck,
    /// An Event card of one's own.
    Event(EventKind),
    /// A Leadership card of one's own.
    Leader(Leader),
    /// The units of one kind on one's own Leadership card.
    Reserve(Unit),
    /// The units of one kind on a side (0 the attacker) of the battle.
    Fighter(u8, Unit),
    /// A skirmish, from 0.
    Skirmish(u8),
    /// A player.
    Seat(u8),
    /// A pool worker.
    Worker,
    /// A scenario item.
    Item(Item),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let area = |area: Area| area.to_string().replace('.', "-");
        match *self {
            Self::Faction(faction) => write!(f, "faction-{faction}"),
            Self::Planet(planet) => write!(f, "planet-{planet}"),
            Self::Area(at) => write!(f, "area-{}", area(at)),
            Self::Route(route) => write!(f, "route-{route}"),
            Self::Cell(cell) => write!(f, "cell-{}-{}", cell.x, cell.y),
            Self::Rotation(quarters) => write!(f, "turn-{quarters}"),
            Self::Slot(planet, side) => write!(f, "slot-{planet}-{}", side.letter()),
            Self::Units(at, unit) => write!(f, "units-{}-{unit}", area(at)),
            Self::Base(at) => write!(f, "base-{}", area(at)),
            Self::Stack(planet) => write!(f, "stack-{planet}"),
            Self::Order(order) => write!(f, "order-{order}"),
            Self::Defend => f.write_str("order-defend"),
            Self::BuildUnit(unit) => write!(f, "build-{unit}"),
            Self::BuildWorker => f.write_str("build-worker"),
            Self::BuildTransport => f.write_str("build-transport"),
            Self::BuildBase => f.write_str("build-base"),
            Self::Building(building) => write!(f, "building-{building}"),
            Self::Module(module) => write!(f, "module-{module}"),
            Self::Permanent(resource) => write!(f, "permanent-{resource}"),
            Self::Token(resource) => write!(f, "token-{resource}"),
            Self::ResourceCard(at) => write!(f, "resource-{}", area(at)),
            Self::Card(card) => write!(f, "card-{}", card.to_string().replace('#', "_")),
            Self::Deck => f.write_str("deck"),
            Self::Tech(tech) => write!(f, "tech-{tech}"),
            Self::EventDeck => f.write_str("event-deck"),
            Self::Event(event) => write!(f, "event-{event}"),
            Self::Leader(leader) => write!(f, "leader-{leader}"),
            Self::Reserve(unit) => write!(f, "reserve-{unit}"),
            Self::Fighter(side, unit) => write!(f, "fighter-{side}-{unit}"),
            Self::Skirmish(number) => write!(f, "skirmish-{number}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Worker => f.write_str("worker"),
            Self::Item(item) => write!(f, "item-{item}"),
        }
    }
}

impl Serialize for Thing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Action {
    /// The things a choice is made at, in the sequence a person would point at them. None for
    /// what is only a button, such as *done*.
    pub fn things(&self) -> ArrayVec<Thing, 2> {
        let mut things = ArrayVec::new();
        let mut at = |thing| things.push(thing);
        match *self {
            Self::TakeFaction { faction } => at(Thing::Faction(faction)),
            Self::PickPlanet { planet } => at(Thing::Planet(planet)),
            Self::PlacePlanet { cell, rotation } => {
                at(Thing::Cell(cell));
                at(Thing::Rotation(rotation));
            }
            Self::PlaceZEnd { planet, side } => at(Thing::Slot(planet, side)),
            Self::PlaceBase { area }
            | Self::PlaceForce { area }
            | Self::GiveUp { area }
            | Self::MoveTo { area }
            | Self::Withdraw { area }
            | Self::Retreat { area }
            | Self::PickArea { area } => at(Thing::Area(area)),
            Self::Defend { area } => {
                at(Thing::Defend);
                at(Thing::Area(area));
            }
            Self::ScrapSite { area } => at(Thing::Base(area)),
            Self::StartTransport { route } | Self::PickRoute { route } => at(Thing::Route(route)),
            Self::TakeLeader { leader } | Self::UseLeader { leader } => at(Thing::Leader(leader)),
            Self::FreeWorker {} => at(Thing::BuildWorker),
            Self::FreeTransport { route } => {
                at(Thing::BuildTransport);
                at(Thing::Route(route));
            }
            Self::BuildReserve { unit } => at(Thing::BuildUnit(unit)),
            Self::ScrapReserve { unit } => at(Thing::Reserve(unit)),
            Self::Deploy { unit, area } => {
                at(Thing::Reserve(unit));
                at(Thing::Area(area));
            }
            Self::Strike { unit, area, .. } => at(Thing::Units(area, unit)),
            Self::StrikeSite { area } => at(Thing::Base(area)),
            Self::Raid { seat, route } => {
                at(Thing::Route(route));
                at(Thing::Seat(seat));
            }
            Self::PlaceOrder { order, planet } => {
                at(Thing::Order(order));
                at(Thing::Planet(planet));
            }
            Self::UseEvent { event } | Self::PlayEvent { event } => at(Thing::Event(event)),
            Self::Reveal { planet } => at(Thing::Stack(planet)),
            Self::TakeEvent {} => at(Thing::EventDeck),
            Self::BuildWorker {} => at(Thing::BuildWorker),
            Self::BuildTransport { route } => {
                at(Thing::BuildTransport);
                at(Thing::Route(route));
            }
            Self::BuildUnit { unit, area } => {
                at(Thing::BuildUnit(unit));
                at(Thing::Area(area));
            }
            Self::BuildBuilding { building } => at(Thing::Building(building)),
            Self::BuildModule { module } => at(Thing::Module(module)),
            Self::BuildBase { area } => {
                at(Thing::BuildBase);
                at(Thing::Area(area));
            }
            Self::LiftOff { area } => {
                at(Thing::BuildBase);
                at(Thing::Area(area));
            }
            Self::ScrapUnit { unit, area } | Self::GivePart { unit, area } => {
                at(Thing::Units(area, unit));
            }
            Self::ScrapBase { planet } => at(Thing::Planet(planet)),
            Self::ScrapTransport { route } => at(Thing::Route(route)),
            Self::PayPermanent { resource } | Self::Discount { resource } => {
                at(Thing::Permanent(resource));
            }
            Self::PayToken { resource } => at(Thing::Token(resource)),
            Self::PayFrom { area } => at(Thing::ResourceCard(area)),
            Self::MoveUnit { unit, from } | Self::Recall { unit, from } => {
                at(Thing::Units(from, unit));
            }
            Self::TakeItem { item, unit, area } => {
                at(Thing::Item(item));
                at(Thing::Units(area, unit));
            }
            Self::CarryItem { item } => at(Thing::Item(item)),
            Self::Draw {} | Self::PlayDeck {} | Self::LookDeck {} => at(Thing::Deck),
            Self::BuyTech { tech } | Self::UseTech { tech } => at(Thing::Tech(tech)),
            Self::ToHand { card } | Self::PlayCard { card } | Self::Discard { card } => {
                at(Thing::Card(card));
            }
            Self::GiveWorker {} => at(Thing::Worker),
            Self::Pair { attacker, defender } => {
                at(Thing::Fighter(0, attacker));
                at(Thing::Fighter(1, defender));
            }
            Self::Support { skirmish } | Self::Resolve { skirmish } => {
                at(Thing::Skirmish(skirmish));
            }
            Self::TakeFrom { seat, event } => {
                at(Thing::Seat(seat));
                at(Thing::Event(event));
            }
            Self::SwapEnds { one, other, .. } => {
                at(Thing::Route(one));
                at(Thing::Route(other));
            }
            // The side of a unit is known to the battle alone; see `Ask` in the page.
            Self::ExecuteAs { .. }
            | Self::Dispose {}
            | Self::UseGuard {}
            | Self::Switch { .. }
            | Self::GiveUnit { .. }
            | Self::NameFront { .. }
            | Self::Lose { .. }
            | Self::LoseFront { .. }
            | Self::Leave { .. }
            | Self::PickUnit { .. }
            | Self::LayRoute { .. }
            | Self::Choose { .. }
            | Self::Done {}
            | Self::Execute {}
            | Self::Scrap {}
            | Self::PayAuto {}
            | Self::TakePoint {} => {}
        }
        things
    }
}
