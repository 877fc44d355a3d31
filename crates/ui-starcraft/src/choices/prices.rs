//! What things cost, with what an Event card takes off.

use kernel::{Message, Seat, message};
use starcraft::Discount;
use starcraft::content::Price;
use starcraft::ids::{Building, Module, Tech};
use starcraft::view::View;

use crate::names;
use crate::table::facts;

/// The price of the next level of a building.
pub(crate) fn building(view: &View, seat: Seat, building: Building) -> Price {
    let level = facts::player(view, seat).buildings.get(&building).copied().unwrap_or(0);
    let kind = &facts::content(view).races[building.race().index()].buildings[building.place()];
    kind.price_above(level as usize).unwrap_or_default()
}

/// The price of a module.
pub(crate) fn module(view: &View, seat: Seat, module: Module) -> Price {
    let prices = facts::sheet(view, seat).map(|sheet| sheet.module_prices);
    prices.map_or_else(Price::default, |prices| prices[module.index()])
}

/// The price of a technology.
pub(super) fn tech(view: &View, tech: Tech) -> Price {
    facts::content(view).technologies[tech.race().index()][tech.local()].price
}

/// A price in words: "1 gas", "free", "1 gas, one less".
pub(super) fn cost(view: &View, price: Price) -> Message {
    if view.script.as_ref().is_some_and(|script| script.gift) {
        return message!("sc-cost-free");
    }
    let price = names::price(price);
    match view.discount {
        Discount::Must => message!("sc-cost-less", price = price),
        Discount::May | Discount::None => price,
    }
}
