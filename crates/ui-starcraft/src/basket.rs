//! A Build order as a basket: everything it can buy, what is wanted of it, and what that costs. What fits is
//! found out by playing it in a world that the player cannot tell from the true one.

use kernel::{Arg, Draft, Message, Name, Seat, Seen, Unsaid, message};
use starcraft::content::{Price, RaceSheet};
use starcraft::draft::{in_full, of_purchases, purchases, spent};
use starcraft::ids::{Area, Building, Module, Planet, Resource, Unit};
use starcraft::view::{PlayerView, View};
use starcraft::{Action, StarCraft, Step, Thing};
use ui::table::{Basket, Group, Item, Total, Ware, Wishes};

use crate::choices::{labels, prices};
use crate::table::{facts, shop};
use crate::{names, words};

/// What a Build order can buy, with what is wanted of it; none where no such order is carried out or there
/// is nothing to buy. What does not fit is left out.
pub(crate) fn basket(
    seen: &Seen<StarCraft>,
    view: &View,
    wanted: &[Action],
) -> Option<Basket<Thing>> {
    let seat = seen.seat();
    let steps = StepsAhead::of(view.step)?;
    let planet = view.order.as_ref()?.planet;
    let (player, sheet) = (facts::player(view, seat), facts::sheet(view, seat)?);
    let mut wishes = Wishes::new(seen, wanted, of_purchases);
    let all_fit = wishes.kept.len() == wanted.len();
    let order = of_purchases(seen, &wishes.kept)?;
    wishes.kept = purchases(&order);
    let kept = &wishes.kept;
    let shelf = Shelf { seat, order: &order, wishes: &wishes };
    let mut groups = Vec::new();
    if steps.units {
        let limit = player.build_limit;
        let built = view.order.as_ref().map_or(0, |order| order.built);
        let there = kept.iter().filter(|wish| matches!(wish, Action::BuildUnit { .. })).count();
        let used = (usize::from(built) + there, Some(usize::from(limit)));
        groups.push(Group {
            used,
            ..shelf.group(message!("sc-basket-units"), units(player, sheet, planet, view))
        });
        groups.push(shelf.group(message!("sc-basket-workers"), workers(sheet, view)));
    }
    if steps.upgrades {
        groups.push(shelf.group(message!("sc-basket-building"), buildings(player, view)));
        groups.push(shelf.group(message!("sc-basket-module"), modules(sheet, view, seat)));
    }
    groups.push(shelf.group(message!("sc-basket-base"), vec![base(sheet, planet)]));
    let total = |((resource, amount), all): ((Resource, u8), u8)| Total {
        words: match resource {
            Resource::MINERALS => message!("sc-basket-minerals", amount = amount, all = all),
            _ => message!("sc-basket-gas", amount = amount, all = all),
        },
        of: Some(all),
        ..total(resource, amount)
    };
    let totals = Resource::BOTH.into_iter().zip(spent(&order)).zip(player.usable);
    let basket = Basket {
        title: message!("sc-basket-title", planet = planet),
        beside: false,
        pays: message!("sc-basket-pays"),
        wanted: kept.iter().map(ToString::to_string).collect(),
        begins: matches!(view.step, Step::ExecuteOrEvent(_))
            .then(|| Action::Execute {}.to_string()),
        ends: in_full(seen, &[], Unsaid::End).first().map(ToString::to_string),
        groups,
        totals: totals.map(total).collect(),
        ghosts: kept.iter().filter_map(|&purchase| ghost(purchase)).collect(),
        refused: (!all_fit).then(|| message!("sc-basket-refused")),
    };
    basket.stocked()
}

/// The steps of the order that are still to come.
struct StepsAhead {
    units: bool,
    upgrades: bool,
}

impl StepsAhead {
    fn of(step: Step) -> Option<Self> {
        match step {
            Step::ExecuteOrEvent(_) | Step::BuildUnits(_) => {
                Some(Self { units: true, upgrades: true })
            }
            Step::BuildUpgrades(_) => Some(Self { units: false, upgrades: true }),
            Step::BuildBase(_) => Some(Self { units: false, upgrades: false }),
            _ => None,
        }
    }
}

/// Something that can be bought, in one or several ways, the usual one first.
struct Offer {
    glyph: String,
    name: Arg,
    thing: Thing,
    price: Price,
    ways: Vec<(Action, Option<Arg>)>,
    /// What it needs, in a few words, if it is not to be had at all.
    needs: Option<Message>,
}

fn units(player: &PlayerView, sheet: &RaceSheet, planet: Planet, view: &View) -> Vec<Offer> {
    let units = shop::units(player, sheet);
    // Those that others are given up for ask for more than a basket can say.
    let plain = units.filter(|&unit| facts::unit(view, unit).destroys.is_none());
    let areas = places(view, player.seat, planet);
    let ware = |unit: Unit| Offer {
        glyph: words::unit_glyph(unit),
        name: unit.into(),
        thing: Thing::BuildUnit(unit),
        price: facts::unit(view, unit).price,
        ways: areas
            .iter()
            .map(|&area| (Action::BuildUnit { unit, area }, Some(letter(area))))
            .collect(),
        needs: shop::needs(view, player, sheet, unit),
    };
    plain.map(ware).collect()
}

/// The areas of a planet, that of the own base first.
fn places(view: &View, seat: Seat, planet: Planet) -> Vec<Area> {
    let areas =
        view.planets.iter().filter(|there| there.planet == planet).flat_map(|there| &there.areas);
    let mut areas: Vec<_> = areas.collect();
    areas.sort_by_key(|here| here.base != Some(seat));
    areas.iter().map(|here| here.area).collect()
}

/// A name that stands alone.
fn start(name: Name) -> Arg {
    message!("sc-start", thing = name).into()
}

fn letter(area: Area) -> Arg {
    words::letter(area).to_string().into()
}

fn workers(sheet: &RaceSheet, view: &View) -> Vec<Offer> {
    let routes = view.routes.iter().filter_map(|there| {
        let route = there.route;
        Some((Action::BuildTransport { route }, Some(labels::other_end(view, route)?)))
    });
    vec![
        Offer {
            glyph: "t-worker".into(),
            name: start(names::piece("worker")),
            thing: Thing::BuildWorker,
            price: sheet.worker,
            ways: vec![(Action::BuildWorker {}, None)],
            needs: None,
        },
        Offer {
            glyph: "t-transport".into(),
            name: start(names::piece("transport")),
            thing: Thing::BuildTransport,
            price: sheet.transport,
            ways: routes.collect(),
            needs: None,
        },
    ]
}

fn buildings(player: &PlayerView, view: &View) -> Vec<Offer> {
    let ware = |&building: &Building| Offer {
        glyph: words::building_glyph(building),
        name: building.into(),
        thing: Thing::Building(building),
        price: prices::building(view, player.seat, building),
        ways: vec![(Action::BuildBuilding { building }, None)],
        needs: None,
    };
    player.buildings.keys().map(ware).collect()
}

fn modules(sheet: &RaceSheet, view: &View, seat: Seat) -> Vec<Offer> {
    let has = |module: &Module| sheet.module_tokens[module.index()] > 0;
    let ware = |module: Module| Offer {
        glyph: words::module_glyph(module).into(),
        name: module.into(),
        thing: Thing::Module(module),
        price: prices::module(view, seat, module),
        ways: vec![(Action::BuildModule { module }, None)],
        needs: None,
    };
    Module::ALL.into_iter().filter(has).map(ware).collect()
}

fn base(sheet: &RaceSheet, planet: Planet) -> Offer {
    Offer {
        glyph: "t-base".into(),
        name: start(names::piece("base")),
        thing: Thing::BuildBase,
        price: sheet.base,
        ways: planet.areas().map(|area| (Action::BuildBase { area }, Some(letter(area)))).collect(),
        needs: None,
    }
}

/// What there is to buy, seen from what is wanted already.
struct Shelf<'a> {
    seat: Seat,
    order: &'a Draft<StarCraft>,
    wishes: &'a Wishes<'a, StarCraft>,
}

impl Shelf<'_> {
    fn group(&self, name: Message, offers: Vec<Offer>) -> Group {
        let items: Vec<Item> = offers.into_iter().map(|offer| self.item(offer)).collect();
        Group { name, used: (items.iter().map(|item| item.count).sum(), None), items }
    }

    fn item(&self, offer: Offer) -> Item {
        let Offer { glyph, name, thing, price: cost, ways, needs } = offer;
        let places = ways.into_iter().map(|(way, place)| (vec![way], place)).collect();
        let ware = Ware { glyph, name, price: price(cost), places };
        self.wishes.item(ware, || needs.unwrap_or_else(|| self.reason(thing)))
    }

    /// Why there cannot be one more, as far as the rules can say it at this point.
    fn reason(&self, thing: Thing) -> Message {
        let barred = self.order.world().barred(self.seat);
        let reason = barred.into_iter().find(|bar| bar.thing == thing);
        reason.map_or_else(|| message!("sc-basket-not-now"), |bar| bar.reason)
    }
}

fn price(price: Price) -> Vec<Total> {
    let both = Resource::BOTH.into_iter().zip([price.minerals, price.gas]);
    let some = both.filter(|(_, amount)| *amount > 0);
    some.map(|(resource, amount)| total(resource, amount)).collect()
}

fn total(resource: Resource, amount: u8) -> Total {
    Total {
        glyph: words::resource_glyph(resource),
        class: words::resource_class(resource),
        words: names::amount(resource, amount),
        amount,
        of: None,
    }
}

/// What would stand where.
fn ghost(purchase: Action) -> Option<(Thing, String)> {
    match purchase {
        Action::BuildUnit { unit, area } => Some((Thing::Area(area), words::unit_glyph(unit))),
        Action::BuildBase { area } => Some((Thing::Area(area), "t-base".into())),
        _ => None,
    }
}
