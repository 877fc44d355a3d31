//! What one should know to answer a question.

use kernel::Seat;
use starcraft::content::{CardKind, When};
use starcraft::view::{ScriptView, View};
use starcraft::{Discount, Item, Step, face};

use super::orders_of;
use crate::sentences::capital;
use crate::table::facts;
use crate::words;

/// One or two sentences beside the question of the present step; may be empty.
pub(super) fn aside(view: &View, seat: Seat) -> String {
    let plain = match view.step {
        Step::ChooseFaction(_) => "Each faction has an objective that wins the game as well.",
        Step::PickPlanet(_) => "Everybody places two planets.",
        Step::PlacePlanet(..) => "Its slots should meet those of its neighbours: routes join them.",
        Step::StartBase(..) => "Your base and first units go on one of your two planets.",
        Step::ZEnd(..) => "Z-axis routes join planets that lie apart.",
        Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => "A card can be used once.",
        Step::PlaceOrder(_) => return place_order(view, seat),
        Step::ChooseOrder(_) => "Only orders on top of a stack can be revealed.",
        Step::ExecuteOrEvent(_) => return execute_or_event(view, seat),
        Step::BuildUnits(_) => return build_units(view, seat),
        Step::BuildUpgrades(_) => "One building and one module an order.",
        Step::BuildBase(_) => "One base a planet, in an area with a unit of yours.",
        Step::EndOfOrder(_) => "It may free a figure, make room, or clear the way for a teammate.",
        Step::Scrap(_) => "It goes back to your supply and cannot be taken back later.",
        Step::Move(_) | Step::MoveTo(_) => return moving(view),
        Step::ResearchBuy(_) => return purse(view, seat),
        Step::Pay(_) => return paying(view, seat),
        Step::Window(_, When::StartOfBattle) => "One ability a battle.",
        Step::Pair(_) => "The attacker pairs front-line units until one side has none left.",
        Step::PlaceStandard(..) if !holds(view, seat, CardKind::Standard) => ASKED_ANYWAY,
        Step::PlaceStandard(..) => "Big values count if an icon of the card is your front unit.",
        Step::PlaceReinforcement(..) if !holds(view, seat, CardKind::Reinforcement) => ASKED_ANYWAY,
        Step::PlaceReinforcement(..) => {
            "It counts only if an icon is your front-line unit; one with the support mark may be \
             any of your units there."
        }
        Step::DiscardCards => return discard(view, seat),
        Step::PlayEvents(_) => "The rest of what you drew is discarded.",
        Step::ScriptChoice(_) => return script(view),
        _ => "",
    };
    plain.into()
}

/// To who has one answer only.
const ASKED_ANYWAY: &str = "You hold none. You are asked all the same, so that nobody learns it.";

/// Whether a player has a card of this kind in hand.
fn holds(view: &View, seat: Seat, kind: CardKind) -> bool {
    let secrets = facts::player(view, seat).secrets.as_ref();
    secrets.is_some_and(|own| own.hand.iter().any(|&card| face(card).kind == kind))
}

fn place_order(view: &View, seat: Seat) -> String {
    let player = facts::player(view, seat);
    let placed = orders_of(view, seat);
    let left = player.secrets.as_ref().map_or(0, |own| own.specials_left);
    let special = match player.special_limit {
        0 => "Special orders need a Research & Development module.".into(),
        limit => format!("{left} of {limit} special orders left."),
    };
    format!(
        "Order {} of {}: face down on top of a stack, and what is on top is carried out first. \
         {special}",
        placed + 1,
        (placed + 1).max(view.orders_each.into()),
    )
}

fn execute_or_event(view: &View, seat: Seat) -> String {
    let Some(order) = &view.order else { return String::new() };
    let event = match facts::player(view, seat).events_drawn.iter().sum::<u8>() {
        0 => String::new(),
        held => format!(" You hold {} for Regrouping.", words::count(held as usize, "Event card")),
    };
    format!("{} on {}.{event}", capital(words::order(order.order)), words::planet(order.planet))
}

fn build_units(view: &View, seat: Seat) -> String {
    let built = view.order.as_ref().map_or(0, |order| order.built);
    let limit = facts::player(view, seat).build_limit;
    let discount =
        if view.discount == Discount::May { " One resource off one purchase." } else { "" };
    format!(
        "{built} of {} built. {}{discount}",
        words::count(limit.into(), "unit"),
        purse(view, seat)
    )
}

/// What is left to spend this round.
fn purse(view: &View, seat: Seat) -> String {
    let pool = facts::player(view, seat).workers_in_pool as usize;
    let free = facts::player(view, seat).usable;
    format!(
        "You have {} for up to {} and {}.",
        words::count(pool, "worker"),
        words::amount(starcraft::ids::Resource::MINERALS, free[0]),
        words::amount(starcraft::ids::Resource::GAS, free[1])
    )
}

fn moving(view: &View) -> String {
    let Some(order) = &view.order else { return String::new() };
    let planet = words::planet(order.planet);
    match order.enemy_area {
        Some(area) => format!(
            "To {planet}. You attack {}: no other enemy area can be entered with this order.",
            words::area(area)
        ),
        None => format!("To {planet}, from there or over your transports; one enemy area at most."),
    }
}

fn paying(view: &View, seat: Seat) -> String {
    let Some(payment) = view.payment else { return String::new() };
    let what = match payment.item {
        Item::Worker => "A worker".into(),
        Item::Transport(route) => format!("A transport from {}", words::route(view, route)),
        Item::Unit(unit, area) | Item::TechUnit(unit, area) => {
            format!("{} on {}", capital(&words::a(words::unit(unit))), words::area(area))
        }
        Item::Building(building) => words::building(building).into(),
        Item::Module(module) => format!("{} module", words::module(module)),
        Item::Base(area) => format!("A base on {}", words::area(area)),
        Item::Technology(tech) => words::tech(tech).into(),
        Item::Ability(tech) => format!("The ability of {}", words::tech(tech)),
        Item::Points(points) => words::count(points.into(), "conquest point"),
    };
    let pool = facts::player(view, seat).workers_in_pool;
    let remains = pool.saturating_sub(payment.left.iter().sum());
    let discount = match payment.discount {
        Discount::None => String::new(),
        Discount::May => " One resource may be taken off.".into(),
        Discount::Must => " One resource is off: which?".into(),
    };
    let mining = mining(payment.left, facts::player(view, seat).usable);
    let workers = match remains {
        0 => "No worker stays free.".into(),
        1 => "1 worker stays free.".into(),
        _ => format!("{remains} workers stay free."),
    };
    format!("{what}. {workers}{discount}{mining}")
}

/// What force mining will cost where there is no other way to pay; SC-MINE-02, -03.
fn mining(left: [u8; 2], usable: [u8; 2]) -> String {
    let short: u8 = left.iter().zip(usable).map(|(left, free)| left.saturating_sub(free)).sum();
    match short {
        0 => String::new(),
        1 => " 1 resource is short: a card is force mined for it and then partly depleted, or, \
              if it is that already, depleted for good."
            .into(),
        _ => format!(
            " {short} resources are short: cards are force mined, each partly depleted by the first \
             worker beyond what it gives and depleted for good by the second."
        ),
    }
}

fn discard(view: &View, seat: Seat) -> String {
    let player = facts::player(view, seat);
    let chosen = player.secrets.as_ref().map_or(0, |secrets| secrets.discarding.len());
    let over = player.hand_size.saturating_sub(player.hand_limit.into());
    format!(
        "You keep {}: {} more to discard.",
        words::count(player.hand_limit.into(), "card"),
        over.saturating_sub(chosen)
    )
}

/// The whole card; the question says what it is doing.
fn script(view: &View) -> String {
    let text = |script: &ScriptView| words::text(script.event).to_owned();
    view.script.as_ref().map(text).unwrap_or_default()
}
