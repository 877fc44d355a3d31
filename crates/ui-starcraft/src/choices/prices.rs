//! What things cost, with what an Event card takes off.

use kernel::Seat;
use starcraft::content::{Effect, Op, Price, content};
use starcraft::ids::{Building, Module, Tech};
use starcraft::view::View;

use crate::table::facts;
use crate::words;

/// The price of the next level of a building.
pub(super) fn building(view: &View, seat: Seat, building: Building) -> Price {
    let level = facts::player(view, seat).buildings.get(&building).copied().unwrap_or(0);
    let kind = &content().races[building.race().index()].buildings[building.place()];
    kind.prices.get(level as usize).copied().unwrap_or_default()
}

/// The price of a module.
pub(super) fn module(view: &View, seat: Seat, module: Module) -> Price {
    let prices = facts::sheet(view, seat).map(|sheet| sheet.module_prices);
    prices.map_or_else(Price::default, |prices| prices[module.index()])
}

/// The price of a technology.
pub(super) fn tech(tech: Tech) -> Price {
    content().technologies[tech.race().index()][tech.local()].price
}

/// A price in words: "1 gas", "free", "1 gas, one less".
pub(super) fn cost(view: &View, price: Price) -> String {
    match off(view) {
        Some(u8::MAX) => "free".into(),
        Some(1..) => format!("{}, one less", words::price(price)),
        _ => words::price(price),
    }
}

/// What the Event card being executed takes off a purchase; SC-EVT-04, -05, -28, -32.
fn off(view: &View) -> Option<u8> {
    let script = view.script.as_ref()?;
    let effects = &content().events[script.event.index()].effects;
    effects.iter().find_map(|effect: &Effect| match &effect.op {
        Op::Buy(purchase) => Some(purchase.discount),
        _ => None,
    })
}
