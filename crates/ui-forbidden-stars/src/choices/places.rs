//! Where actions live on the table, and what cannot be chosen.

use forbidden_stars::ids::{Area, Asset, Fighter, Icon, Payment, Stance, Structure};
use forbidden_stars::view::View;
use forbidden_stars::{Action, Subject};
use kernel::Seat;
use ui::scene::Barred;

use crate::{Thing, combat};

/// Where an action lives, in the sequence of pointing. What the action does not know itself, the view does.
pub(super) fn things(view: &View, seat: Seat, action: Action) -> Vec<Thing> {
    match action {
        Action::TakeFaction { faction } => vec![Thing::Faction(faction)],
        Action::PickTile { system } => vec![Thing::Tile(system)],
        Action::PlaceTile { cell, side, turns } => {
            vec![Thing::Cell(cell), Thing::Turn(side, turns)]
        }
        Action::PlaceUnit { unit, area } => vec![Thing::Waiting(unit), Thing::Area(area)],
        Action::PlaceStructure { structure, area } if view.round == 0 => {
            vec![Thing::WaitingStructure(structure), Thing::Area(area)]
        }
        Action::PlaceStructure { structure, area } => {
            vec![Thing::Build(structure), Thing::Area(area)]
        }
        Action::PlaceObjective { faction, area } => vec![Thing::Given(faction), Thing::Area(area)],
        Action::PlaceStorm { edge } => vec![Thing::Edge(edge)],
        Action::PlaceOrder { order, system } => vec![Thing::Order(order), Thing::System(system)],
        Action::Reveal { system } => vec![Thing::Stack(system)],
        Action::ResolveAs { order } | Action::PickOrder { order } => vec![Thing::Order(order)],
        Action::TakeFrom { faction, .. } => {
            let whose = view.players.iter().find(|player| player.faction == Some(faction));
            whose.map(|player| Thing::Seat(player.seat.0)).into_iter().collect()
        }
        Action::Move { unit, from, to } => {
            vec![Thing::Units(from, unit, Stance::READY), Thing::Area(to)]
        }
        Action::Strike { void, world } => vec![Thing::Area(void), Thing::Area(world)],
        Action::DestroyUnit { unit, stance, area } => vec![Thing::Units(area, unit, stance)],
        Action::BuyUnit { unit, area, payment } => paid(Thing::Buy(unit), area, payment),
        Action::BuyStructure { structure, area, payment } => {
            paid(Thing::Build(structure), area, payment)
        }
        Action::BuyUpgrade { upgrade } | Action::UseUpgrade { upgrade } => {
            vec![Thing::Upgrade(upgrade)]
        }
        Action::BuyCards { card, discarded } => vec![Thing::Learn(card), Thing::Forget(discarded)],
        Action::TakeAsset { asset } => vec![Thing::Asset(asset)],
        Action::LookAt { system, on } => vec![Thing::Token(system, on)],
        Action::ChooseEvent { event } | Action::UseScheme { event } => vec![Thing::Event(event)],
        Action::MoveStorm { storm, edge } => vec![Thing::Storm(storm), Thing::Edge(edge)],
        Action::SpendDie { icon } | Action::PickIcon { icon } => dice(view, seat, icon),
        Action::PickUnit { unit, area } => fighter(view, unit, area).into_iter().collect(),
        Action::PickArea { area } => vec![Thing::Area(area)],
        Action::PickSystem { system } => vec![Thing::System(system)],
        Action::PickStructure { structure, area } => vec![Thing::Structure(area, structure)],
        Action::Hit { target } => match view.strike.as_ref() {
            Some(strike) if target.is_bastion() => {
                vec![Thing::Structure(strike.target, Structure::BASTION)]
            }
            Some(strike) => fighter(view, target, strike.target).into_iter().collect(),
            None => vec![Thing::Fighter(target)],
        },
        Action::LayCard { card } => vec![Thing::Card(card)],
        _ => Vec::new(),
    }
}

/// A purchase: what, where, and with which token.
fn paid(what: Thing, area: Area, payment: Payment) -> Vec<Thing> {
    let mut things = vec![what, Thing::Area(area)];
    if payment == Payment::CACHE {
        things.push(Thing::Asset(Asset::CACHE));
    }
    things
}

/// Dice of the combat, where somebody has such dice there.
fn dice(view: &View, seat: Seat, icon: Icon) -> Vec<Thing> {
    let side = view.combat.iter().flat_map(|combat| &combat.sides).find(|side| side.seat == seat);
    let has = side.is_some_and(|side| side.dice.get(&icon).is_some_and(|count| *count > 0));
    if has { vec![Thing::Dice(seat.0, icon)] } else { Vec::new() }
}

/// A unit in the combat, or elsewhere on the board.
fn fighter(view: &View, unit: Fighter, area: Area) -> Option<Thing> {
    if combat::place(view) == Some(area) {
        return Some(Thing::Fighter(unit));
    }
    let stance = if unit.is_routed() { Stance::ROUTED } else { Stance::READY };
    Some(Thing::Units(area, unit.unit()?, stance))
}

/// What cannot be chosen, where it lies on the table.
pub(super) fn barred(barred: forbidden_stars::Barred) -> Barred<Thing> {
    let thing = match barred.subject {
        Subject::System(system) => Thing::System(system),
        Subject::Stack(system) => Thing::Stack(system),
        Subject::Area(area) => Thing::Area(area),
        Subject::Units(area, unit, stance) => Thing::Units(area, unit, stance),
        Subject::Storm(storm) => Thing::Storm(storm),
        Subject::Order(order) => Thing::Order(order),
        Subject::Unit(unit) => Thing::Buy(unit),
        Subject::Structure(structure) => Thing::Build(structure),
        Subject::Asset(asset) => Thing::Asset(asset),
        Subject::Upgrade(upgrade) => Thing::Upgrade(upgrade),
        Subject::Card(card) => Thing::Learn(card),
        Subject::Event(event) => Thing::Event(event),
    };
    Barred { thing, reason: barred.reason, rule: barred.rule }
}
