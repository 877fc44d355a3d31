//! A Build order as a basket: everything it can buy, what is wanted of it, and what that costs. What fits is
//! found out by playing it in a world that the player cannot tell from the true one.

use kernel::{Arg, Message, Name, Seat, Seen, message};
use starcraft::content::{Price, RaceSheet};
use starcraft::ids::{Area, Building, Module, Planet, Resource, Unit};
use starcraft::view::{PlayerView, View};
use starcraft::{Action, Draft, StarCraft, Step, Thing};
use ui::table::{Basket, Group, Item, Total};

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
    let steps = Steps::of(view.step)?;
    let planet = view.order.as_ref()?.planet;
    let (player, sheet) = (facts::player(view, seat), facts::sheet(view, seat)?);
    let mut kept = Vec::new();
    let mut refused = None;
    for &purchase in wanted {
        kept.push(purchase);
        if Draft::of_purchases(seen, &kept).is_none() {
            kept.pop();
            refused = Some(message!("sc-basket-refused"));
        }
    }
    let order = Draft::of_purchases(seen, &kept)?;
    kept = order.purchases();
    let shelf = Shelf { seen, seat, order: &order, wanted: &kept };
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
    // What the order can have nothing of is not shown; the sheet says why.
    groups.retain(|group| group.items.iter().any(|item| item.count > 0 || item.more.is_ok()));
    if groups.is_empty() {
        return None;
    }
    let total = |((resource, amount), all): ((Resource, u8), u8)| Total {
        words: match resource {
            Resource::MINERALS => message!("sc-basket-minerals", amount = amount, all = all),
            _ => message!("sc-basket-gas", amount = amount, all = all),
        },
        of: Some(all),
        ..total(resource, amount)
    };
    let totals = Resource::BOTH.into_iter().zip(order.spent()).zip(player.usable);
    Some(Basket {
        title: message!("sc-basket-title", planet = planet),
        above: false,
        pays: message!("sc-basket-pays"),
        wanted: kept.iter().map(ToString::to_string).collect(),
        groups,
        totals: totals.map(total).collect(),
        ghosts: kept.iter().filter_map(|&purchase| ghost(purchase)).collect(),
        refused,
    })
}

/// The steps of the order that are still to come.
struct Steps {
    units: bool,
    upgrades: bool,
}

impl Steps {
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
struct Ware {
    glyph: String,
    name: Arg,
    thing: Thing,
    price: Price,
    ways: Vec<(Action, Option<Arg>)>,
    /// What it needs, in a few words, if it is not to be had at all.
    needs: Option<Message>,
}

fn units(player: &PlayerView, sheet: &RaceSheet, planet: Planet, view: &View) -> Vec<Ware> {
    let units = shop::units(player, sheet);
    // Those that others are given up for ask for more than a basket can say.
    let plain = units.filter(|&unit| facts::unit(view, unit).destroys.is_none());
    let areas = places(view, player.seat, planet);
    let ware = |unit: Unit| Ware {
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

fn workers(sheet: &RaceSheet, view: &View) -> Vec<Ware> {
    let routes = view.routes.iter().filter_map(|there| {
        let route = there.route;
        Some((Action::BuildTransport { route }, Some(labels::other_end(view, route)?)))
    });
    vec![
        Ware {
            glyph: "t-worker".into(),
            name: start(names::piece("worker")),
            thing: Thing::BuildWorker,
            price: sheet.worker,
            ways: vec![(Action::BuildWorker {}, None)],
            needs: None,
        },
        Ware {
            glyph: "t-transport".into(),
            name: start(names::piece("transport")),
            thing: Thing::BuildTransport,
            price: sheet.transport,
            ways: routes.collect(),
            needs: None,
        },
    ]
}

fn buildings(player: &PlayerView, view: &View) -> Vec<Ware> {
    let ware = |&building: &Building| Ware {
        glyph: words::building_glyph(building),
        name: building.into(),
        thing: Thing::Building(building),
        price: prices::building(view, player.seat, building),
        ways: vec![(Action::BuildBuilding { building }, None)],
        needs: None,
    };
    player.buildings.keys().map(ware).collect()
}

fn modules(sheet: &RaceSheet, view: &View, seat: Seat) -> Vec<Ware> {
    let has = |module: &Module| sheet.module_tokens[module.index()] > 0;
    let ware = |module: Module| Ware {
        glyph: words::module_glyph(module).into(),
        name: module.into(),
        thing: Thing::Module(module),
        price: prices::module(view, seat, module),
        ways: vec![(Action::BuildModule { module }, None)],
        needs: None,
    };
    Module::ALL.into_iter().filter(has).map(ware).collect()
}

fn base(sheet: &RaceSheet, planet: Planet) -> Ware {
    Ware {
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
    seen: &'a Seen<StarCraft>,
    seat: Seat,
    order: &'a Draft,
    wanted: &'a [Action],
}

impl Shelf<'_> {
    fn group(&self, name: Message, wares: Vec<Ware>) -> Group {
        let items: Vec<Item> = wares.into_iter().map(|ware| self.item(ware)).collect();
        Group { name, used: (items.iter().map(|item| item.count).sum(), None), items }
    }

    fn item(&self, ware: Ware) -> Item {
        let of_it = |wish: &Action| ware.ways.iter().position(|(way, _)| way == wish);
        let last = self.wanted.iter().rposition(|wish| of_it(wish).is_some());
        let more = ware.ways.iter().find(|(way, _)| self.fits(None, *way));
        let place = last.and_then(|at| {
            let now = of_it(&self.wanted[at])?;
            let (_, place) = &ware.ways[now];
            // The next place it could go to instead, round and round.
            let mut others =
                (1..ware.ways.len()).map(|step| ware.ways[(now + step) % ware.ways.len()].0);
            let next = others.find(|&other| self.fits(Some(at), other));
            Some((place.clone()?, next.map(|next| next.to_string())))
        });
        let more = match more {
            Some((way, _)) => Ok(way.to_string()),
            None => Err(self.reason(&ware)),
        };
        Item {
            glyph: ware.glyph,
            name: ware.name,
            price: price(ware.price),
            count: self.wanted.iter().filter(|wish| of_it(wish).is_some()).count(),
            more,
            last: last.map(|at| self.wanted[at].to_string()),
            place,
        }
    }

    /// Whether something fits into the basket, perhaps in place of what is there.
    fn fits(&self, instead: Option<usize>, wish: Action) -> bool {
        let kept = self.wanted.iter().enumerate().filter(|(at, _)| Some(*at) != instead);
        let all: Vec<Action> = kept.map(|(_, wish)| *wish).chain([wish]).collect();
        Draft::of_purchases(self.seen, &all).is_some()
    }

    /// Why there cannot be one more, as far as the rules can say it at this point.
    fn reason(&self, ware: &Ware) -> Message {
        if let Some(needs) = &ware.needs {
            return needs.clone();
        }
        let barred = self.order.world().barred(self.seat);
        let reason = barred.into_iter().find(|bar| bar.thing == ware.thing);
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
