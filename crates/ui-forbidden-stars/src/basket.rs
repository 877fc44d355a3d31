//! A Deploy order as a basket: everything it can buy, what is wanted of it, and what that costs. What fits is found out by
//! playing it in a world that the player cannot tell from the true one.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Area, Asset, Payment, Structure, System, Unit};
use forbidden_stars::view::View;
use forbidden_stars::{Action, ForbiddenStars, Step, Subject};
use kernel::{Arg, Game, Message, NoLog, Options, Seat, Seen, message};
use ui::table::{Basket, Group, Item, Total};

use crate::{Thing, names, words};

/// What a Deploy order can buy, with what is wanted of it; none where no such order is resolved or there is nothing to buy.
/// What does not fit is left out.
pub(crate) fn basket(
    seen: &Seen<ForbiddenStars>,
    view: &View,
    wanted: &[Action],
) -> Option<Basket<Thing>> {
    let empty = Draft::new(seen);
    let (faction, order) = (words::faction(view, seen.seat())?, view.order.as_ref()?);
    let system = order.system;
    if !empty.buys() {
        return None;
    }
    let mut draft = empty.clone();
    for wish in wanted {
        let longer: Vec<Action> = draft.wanted().copied().chain([*wish]).collect();
        draft = empty.with(&longer).unwrap_or(draft);
    }
    let all_fit = draft.wanted().count() == wanted.len();
    let shelf = Shelf { view, empty: &empty, draft: &draft };
    let mut groups = Vec::new();
    if matches!(view.step, Step::BuyUnits(_)) {
        let bought = draft.wanted().filter(|it| matches!(it, Action::BuyUnit { .. })).count();
        let used = (bought, Some(usize::from(order.limit)));
        let items = faction.units().map(|unit| shelf.unit(unit, system.areas())).collect();
        groups.push(Group { name: message!("fs-basket-units"), used, items });
    }
    let built = draft.wanted().filter(|it| matches!(it, Action::BuyStructure { .. })).count();
    let items = Structure::all().map(|it| shelf.structure(it, system.areas())).collect();
    groups.push(Group { name: message!("fs-basket-structure"), used: (built, Some(1)), items });
    // What the order can have nothing of is not shown; the stores say why.
    groups
        .retain(|group: &Group| group.items.iter().any(|item| item.count > 0 || item.more.is_ok()));
    if groups.is_empty() {
        return None;
    }
    Some(Basket {
        title: message!("fs-basket-title", system = names::system(view, system)),
        above: lies_low(view, system),
        pays: message!("fs-basket-pays"),
        wanted: draft.wanted().map(ToString::to_string).collect(),
        groups,
        totals: totals(&empty, &draft),
        ghosts: draft.wanted().filter_map(|it| ghost(*it)).collect(),
        refused: (!all_fit).then(|| message!("fs-basket-refused")),
    })
}

/// Whether a system lies in the lower half of the board, as it is seen.
fn lies_low(view: &View, system: System) -> bool {
    let turned = names::quarter(view) > 0;
    let rows = view.tiles.iter().filter_map(|tile| {
        let cell = tile.cell?;
        Some((tile.system, i16::from(if turned { cell.x } else { cell.y })))
    });
    let rows: Vec<(System, i16)> = rows.collect();
    let all = rows.iter().map(|(_, row)| *row);
    let ends = all.clone().min().unwrap_or(0) + all.max().unwrap_or(0);
    rows.iter().any(|(other, row)| *other == system && row * 2 > ends)
}

/// Choices in full: what ends the steps of the order between and, if `ends` says so, after them.
pub(crate) fn in_full(seen: &Seen<ForbiddenStars>, choices: &[Action], ends: bool) -> Vec<Action> {
    let mut draft = Draft::new(seen);
    let buys =
        |choice: &Action| matches!(choice, Action::BuyUnit { .. } | Action::BuyStructure { .. });
    let mut choices = choices.to_vec();
    if choices.iter().all(buys) {
        choices.sort_by_key(|wish| matches!(wish, Action::BuyStructure { .. }));
    }
    for (number, &choice) in choices.iter().enumerate() {
        if !draft.add(choice) {
            // Whoever is given them says why not.
            return draft.choices.into_iter().chain(choices[number..].iter().copied()).collect();
        }
    }
    while ends && draft.buys() && draft.offers(Action::Done {}) {
        draft.make(Action::Done {});
    }
    draft.choices
}

/// Choices that have been put together and not been made.
#[derive(Clone)]
struct Draft {
    world: ForbiddenStars,
    seat: Seat,
    choices: Vec<Action>,
}

impl Draft {
    fn new(seen: &Seen<ForbiddenStars>) -> Self {
        Self { world: seen.world().clone(), seat: seen.seat(), choices: Vec::new() }
    }

    /// Whether a step of a Deploy order is going on.
    fn buys(&self) -> bool {
        matches!(self.world.step(), Step::BuyUnits(seat) | Step::BuyStructure(seat) if seat == self.seat)
    }

    fn offers(&self, action: Action) -> bool {
        let mut options = Options::new();
        self.world.options(self.seat, &mut options);
        options.contains(&action)
    }

    fn make(&mut self, action: Action) {
        self.world.play(self.seat, action, &mut NoLog);
        self.choices.push(action);
    }

    /// Adds a choice, after the end of the step before it where that is needed; says whether it can be made. If it cannot,
    /// nothing is added.
    fn add(&mut self, wanted: Action) -> bool {
        let mut longer = self.clone();
        let structure = matches!(wanted, Action::BuyStructure { .. });
        let units = matches!(longer.world.step(), Step::BuyUnits(_));
        if structure && units && longer.offers(Action::Done {}) {
            longer.make(Action::Done {});
        }
        if !longer.offers(wanted) {
            return false;
        }
        longer.make(wanted);
        *self = longer;
        true
    }

    /// With these purchases, in the sequence of the rules; none if not all of them can be made.
    fn with(&self, wanted: &[Action]) -> Option<Self> {
        let mut wanted = wanted.to_vec();
        wanted.sort_by_key(|wish| matches!(wish, Action::BuyStructure { .. }));
        let mut draft = self.clone();
        wanted.into_iter().all(|wish| draft.add(wish)).then_some(draft)
    }

    /// What is bought.
    fn wanted(&self) -> impl Iterator<Item = &Action> {
        self.choices.iter().filter(|choice| **choice != Action::Done {})
    }
}

/// What there is to buy, seen from what is wanted already.
struct Shelf<'a> {
    view: &'a View,
    empty: &'a Draft,
    draft: &'a Draft,
}

impl Shelf<'_> {
    fn unit(&self, unit: Unit, areas: impl Iterator<Item = Area>) -> Item {
        let sheet = unit.sheet();
        let price = [(sheet.materiel, "r-materiel"), (sheet.forge, "r-forge")];
        let buy = |area, payment| Action::BuyUnit { unit, area, payment };
        let reason = || self.reason(Subject::Unit(unit));
        self.item((words::unit(unit), unit.into()), price, self.ways(areas, buy), reason)
    }

    fn structure(&self, structure: Structure, areas: impl Iterator<Item = Area>) -> Item {
        let price = [(content().structures[structure.index()].materiel, "r-materiel"), (0, "")];
        let buy = |area, payment| Action::BuyStructure { structure, area, payment };
        let reason = || self.reason(Subject::Structure(structure));
        let named = (words::structure(structure), structure.into());
        self.item(named, price, self.ways(areas, buy), reason)
    }

    /// The ways to buy something: where it has room first, with a cache token last.
    fn ways(
        &self,
        areas: impl Iterator<Item = Area>,
        buy: impl Fn(Area, Payment) -> Action,
    ) -> Vec<(Action, Area)> {
        let world = &self.draft.world;
        let mut areas: Vec<Area> = areas.collect();
        areas.sort_by_key(|area| {
            let full = world.area(*area).units() >= world.print(*area).capacity;
            (full, !world.is_friendly(self.draft.seat, *area))
        });
        let paid = |payment| areas.iter().map(move |area| (*area, payment));
        let all = paid(Payment::PLAIN).chain(paid(Payment::CACHE));
        all.map(|(area, payment)| (buy(area, payment), area)).collect()
    }

    fn item(
        &self,
        (glyph, name): (String, Arg),
        price: [(u8, &'static str); 2],
        ways: Vec<(Action, Area)>,
        reason: impl Fn() -> Message,
    ) -> Item {
        let wanted: Vec<Action> = self.draft.wanted().copied().collect();
        let of_it = |wish: &Action| ways.iter().find(|(way, _)| way == wish);
        let last = wanted.iter().rposition(|wish| of_it(wish).is_some());
        let more = ways.iter().find(|(way, _)| self.fits(&wanted, None, *way));
        let place = last.and_then(|at| {
            let (_, area) = of_it(&wanted[at])?;
            let next = ways
                .iter()
                .find(|(way, other)| other != area && self.fits(&wanted, Some(at), *way));
            let name: Arg = names::within(self.view, *area).into();
            Some((name, next.map(|(way, _)| way.to_string())))
        });
        let cost = price.into_iter().filter(|(amount, _)| *amount > 0);
        Item {
            glyph,
            name: message!("fs-start", thing = name).into(),
            price: cost.map(|(amount, glyph)| total(glyph, amount, None)).collect(),
            count: wanted.iter().filter(|wish| of_it(wish).is_some()).count(),
            more: more.map_or_else(|| Err(reason()), |(way, _)| Ok(way.to_string())),
            last: last.map(|at| wanted[at].to_string()),
            place,
        }
    }

    /// Whether something fits into the basket, perhaps in place of what is there.
    fn fits(&self, wanted: &[Action], instead: Option<usize>, wish: Action) -> bool {
        let kept = wanted.iter().enumerate().filter(|(at, _)| Some(*at) != instead);
        let all: Vec<Action> = kept.map(|(_, other)| *other).chain([wish]).collect();
        self.empty.with(&all).is_some()
    }

    /// Why there cannot be one more.
    fn reason(&self, subject: Subject) -> Message {
        let enough = message!("fs-basket-enough");
        // Where the limit is reached or the structure is chosen, the rules speak of the next step.
        let mut now = match (subject, self.draft.world.step()) {
            (Subject::Unit(_), Step::BuyUnits(_)) => self.draft.clone(),
            _ if self.draft.wanted().count() > 0 => return enough,
            _ => self.empty.clone(),
        };
        let later = matches!(subject, Subject::Structure(_));
        if later && matches!(now.world.step(), Step::BuyUnits(_)) && now.offers(Action::Done {}) {
            now.make(Action::Done {});
        }
        let world = now.world;
        let barred = world.barred(self.draft.seat).into_iter();
        barred.filter(|it| it.subject == subject).map(|it| it.reason).next().unwrap_or(enough)
    }
}

/// What it costs.
fn totals(empty: &Draft, draft: &Draft) -> Vec<Total> {
    let (before, after) = (empty.world.player(empty.seat), draft.world.player(draft.seat));
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
