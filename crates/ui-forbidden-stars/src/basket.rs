//! A Deploy order as a basket: everything it can buy, what is wanted of it, and what that costs. What fits is found out by
//! playing it in a world that the player cannot tell from the true one.

use forbidden_stars::content::content;
use forbidden_stars::draft::{in_full, of_purchases, purchases};
use forbidden_stars::ids::{Area, Asset, Payment, Structure, System, Unit};
use forbidden_stars::view::View;
use forbidden_stars::{Action, ForbiddenStars, Step, Subject};
use kernel::{Arg, Draft, Message, Seen, Unsaid, message};
use ui::table::{Basket, Group, Total, Ware, Wishes};

use crate::{Thing, names, words};

/// What a Deploy order can buy, with what is wanted of it; none where no such order is resolved or there is nothing to buy.
/// What does not fit is left out.
pub(crate) fn basket(
    seen: &Seen<ForbiddenStars>,
    view: &View,
    wanted: &[Action],
) -> Option<Basket<Thing>> {
    let (faction, order) = (words::faction(view, seen.seat())?, view.order.as_ref()?);
    let system = order.system;
    let mut wishes = Wishes::new(seen, wanted, of_purchases);
    let draft = of_purchases(seen, &wishes.kept)?;
    wishes.kept = purchases(&draft);
    let all_fit = wishes.kept.len() == wanted.len();
    let shelf = Shelf { seen, view, system, draft: &draft };
    let built = wishes.kept.iter().filter(|it| matches!(it, Action::BuyStructure { .. })).count();
    let mut groups = Vec::new();
    if matches!(view.step, Step::BuyUnits(_)) {
        let used = (wishes.kept.len() - built, Some(usize::from(order.limit)));
        let item = |unit| wishes.item(shelf.unit(unit), || shelf.reason(Subject::Unit(unit)));
        let items = faction.units().map(item).collect();
        groups.push(Group { name: message!("fs-basket-units"), used, items });
    }
    let item = |it| wishes.item(shelf.structure(it), || shelf.reason(Subject::Structure(it)));
    let items = Structure::all().map(item).collect();
    groups.push(Group { name: message!("fs-basket-structure"), used: (built, Some(1)), items });
    let basket = Basket {
        title: message!("fs-basket-title", system = names::system(view, system)),
        beside: true,
        pays: message!("fs-basket-pays"),
        wanted: wishes.kept.iter().map(ToString::to_string).collect(),
        begins: None,
        ends: in_full(seen, &[], Unsaid::End).first().map(ToString::to_string),
        groups,
        totals: totals(&draft),
        ghosts: wishes.kept.iter().filter_map(|it| ghost(*it)).collect(),
        refused: (!all_fit).then(|| message!("fs-basket-refused")),
    };
    basket.stocked()
}

/// What there is to buy, seen from what is wanted already.
struct Shelf<'a> {
    seen: &'a Seen<ForbiddenStars>,
    view: &'a View,
    system: System,
    draft: &'a Draft<ForbiddenStars>,
}

impl Shelf<'_> {
    fn unit(&self, unit: Unit) -> Ware<Action> {
        let sheet = unit.sheet();
        let price = [(sheet.materiel, "r-materiel"), (sheet.forge, "r-forge")];
        let places = self.places(|area, payment| Action::BuyUnit { unit, area, payment });
        ware(words::unit(unit), unit.into(), &price, places)
    }

    fn structure(&self, structure: Structure) -> Ware<Action> {
        let price = [(content().structures[structure.index()].materiel, "r-materiel")];
        let places = self.places(|area, payment| Action::BuyStructure { structure, area, payment });
        ware(words::structure(structure), structure.into(), &price, places)
    }

    /// Where something can go, first where it has room, and how it is paid: with a cache token last.
    fn places(&self, buy: impl Fn(Area, Payment) -> Action) -> Vec<(Vec<Action>, Option<Arg>)> {
        let world = self.draft.world();
        let mut areas: Vec<Area> = self.system.areas().collect();
        areas.sort_by_key(|area| {
            let full = world.area(*area).units() >= world.print(*area).capacity;
            (full, !world.is_friendly(self.draft.seat(), *area))
        });
        let place = |area| {
            let ways = [Payment::PLAIN, Payment::CACHE].map(|payment| buy(area, payment));
            (ways.to_vec(), Some(names::within(self.view, area).into()))
        };
        areas.into_iter().map(place).collect()
    }

    /// Why there cannot be one more.
    fn reason(&self, subject: Subject) -> Message {
        let enough = message!("fs-basket-enough");
        // Where the limit is reached or the structure is chosen, the rules speak of the next step.
        let mut now = match (subject, self.draft.world().step()) {
            (Subject::Unit(_), Step::BuyUnits(_)) => self.draft.clone(),
            _ if !purchases(self.draft).is_empty() => return enough,
            _ => Draft::new(self.seen),
        };
        let later = matches!(subject, Subject::Structure(_));
        if later && matches!(now.world().step(), Step::BuyUnits(_)) && now.offers(Action::Done {}) {
            now.make(Action::Done {});
        }
        let barred = now.world().barred(now.seat()).into_iter();
        barred.filter(|it| it.subject == subject).map(|it| it.reason).next().unwrap_or(enough)
    }
}

fn ware(
    glyph: String,
    name: Arg,
    price: &[(u8, &'static str)],
    places: Vec<(Vec<Action>, Option<Arg>)>,
) -> Ware<Action> {
    let cost = price.iter().filter(|(amount, _)| *amount > 0);
    let price = cost.map(|&(amount, glyph)| total(glyph, amount, None)).collect();
    Ware { glyph, name: message!("fs-start", thing = name).into(), price, places }
}

/// What it costs.
fn totals(draft: &Draft<ForbiddenStars>) -> Vec<Total> {
    let [before, after] = [draft.start(), draft.world()].map(|it| it.player(draft.seat()));
    let asset = |asset: Asset| {
        let (had, has) = (before.assets[asset.index()], after.assets[asset.index()]);
        (had > has).then(|| total(words::asset(asset), had - has, Some(had)))
    };
    let materiel =
        total("r-materiel", before.materiel.saturating_sub(after.materiel), Some(before.materiel));
    [Some(materiel), asset(Asset::FORGE), asset(Asset::CACHE)].into_iter().flatten().collect()
}

fn total(glyph: &'static str, amount: u8, of: Option<u8>) -> Total {
    let words = match glyph {
        "r-materiel" => message!("fs-materiel", amount = amount),
        "r-forge" => message!("fs-basket-forges", amount = amount),
        _ => message!("fs-basket-caches", amount = amount),
    };
    let class = if glyph == "r-materiel" { "c-materiel" } else { "c-asset" };
    Total { glyph, class, words, amount, of }
}

/// What would stand where.
fn ghost(purchase: Action) -> Option<(Thing, String)> {
    match purchase {
        Action::BuyUnit { unit, area, .. } => Some((Thing::Area(area), words::unit(unit))),
        Action::BuyStructure { structure, area, .. } => {
            Some((Thing::Area(area), words::structure(structure)))
        }
        _ => None,
    }
}
