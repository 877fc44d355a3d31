//! The areas of a planet: plate, pieces, and the short form for a far view.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{Domain, Yield, content};
use starcraft::ids::{Area, Faction, Unit};
use starcraft::state::{Site, print};
use starcraft::view::{AreaView, ItemView};
use ui::svg::{Attributes, Point, key, px, xy};

use super::disc::{Disc, PIECE, PLATE};
use super::names;
use super::space::slice_id;
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::table::facts;
use crate::words;

/// Units of one kind and one owner in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Force {
    pub(super) seat: Seat,
    pub(super) unit: Unit,
    pub(super) count: u8,
    /// They have come to fight those who stand there.
    pub(super) attacks: bool,
}

/// Who stands in an area and who attacks it.
pub(super) fn forces(scene: &Scene<'_>, view: &AreaView) -> Vec<Force> {
    let mut all = Vec::new();
    if let Some(seat) = view.owner {
        let standing = view.units.iter().filter(|&(_, &count)| count > 0);
        all.extend(standing.map(|(&unit, &count)| Force { seat, unit, count, attacks: false }));
    }
    // In a battle the units of both sides have left the area for the stage.
    if let Some(battle) = scene.view.battle.as_ref().filter(|battle| battle.area == view.area) {
        for side in [1, 0] {
            let (seat, attacks) = (battle.seats[side], side == 0);
            for fighter in battle.fighters.iter().filter(|f| usize::from(f.side) == side) {
                let unit = fighter.unit;
                match all.iter_mut().find(|force| force.unit == unit && force.attacks == attacks) {
                    Some(force) => force.count += 1,
                    None => all.push(Force { seat, unit, count: 1, attacks }),
                }
            }
        }
    }
    if let Some(order) =
        scene.view.order.as_ref().filter(|order| order.enemy_area == Some(view.area))
    {
        let seat = order.seat;
        let attackers = order.attackers.iter().filter(|&(_, &count)| count > 0);
        all.extend(attackers.map(|(&unit, &count)| Force { seat, unit, count, attacks: true }));
    }
    all
}

/// An area of a planet on the board, and its key, which is to lie over all areas.
pub(super) fn area(
    scene: &Scene<'_>,
    view: &AreaView,
    disc: Disc,
    last: &[Thing],
) -> (Markup, Markup) {
    let forces = forces(scene, view);
    let thing = Thing::Area(view.area);
    let marked = Attributes::of(scene, thing, last.contains(&thing));
    let planet = view.area.planet();
    let others = planet.areas().filter(|&area| area != view.area).map(Thing::Area);
    let near = std::iter::once(Thing::Planet(planet)).chain(others).map(|near| near.to_string());
    let draw = |piece: &Piece<'_>, at: Point| match *piece {
        Piece::Base(seat, site) => base(scene, view.area, (seat, site), at, last),
        Piece::Units(force) => units(scene, view.area, force, &forces, at, last),
        Piece::Item(lies) => {
            html! { g transform={ "translate(" (xy(at)) ")" } { (item(scene, lies, last)) } }
        }
        Piece::Ghost(glyph) => ghost(scene, glyph, at),
    };
    let of_side = |attacks: bool| {
        let units = forces.iter().filter(move |force| force.attacks == attacks).map(Piece::Units);
        let base = view.base.filter(|_| !attacks).map(|seat| Piece::Base(seat, view.site));
        let ghosts = ghosts(scene, thing).filter(move |_| !attacks).map(Piece::Ghost);
        let lying = items(scene, view.area, None).filter(move |_| !attacks).map(Piece::Item);
        base.into_iter().chain(units).chain(lying).chain(ghosts)
    };
    let mut sides: [Vec<Piece<'_>>; 2] = [of_side(false).collect(), of_side(true).collect()];
    let plate = Plate::of(view, &forces);
    let counts = [sides[0].len(), sides[1].len()];
    let fit = disc.fit(view.area.place(), plate.size(), counts);
    for (pieces, places) in sides.iter_mut().zip(&fit.pieces) {
        // Where not all can be seen, what may be chosen can.
        if pieces.len() > places.len() {
            pieces.sort_by_key(|piece| {
                !piece.thing(view.area).is_some_and(|it| scene.marked(it).may)
            });
        }
    }
    let drawn = html! {
        g id=(thing) class=(marked.class("area")) role="group" tabindex="-1"
            aria-label=(names::area(scene, view, &forces)) data-name=(scene.called(&view.area.into())) data-near=(near.collect::<Vec<_>>().join(" "))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            use class="hit" href={ "#" (slice_id(disc, view.area.place())) } {}
            (plate.draw(fit.plate))
            @if view.point { (point(scene, fit.plate + Point::new(10., -7.))) }
            @if let Some(seat) = view.guard.filter(|_| view.guards > 0) {
                (guard(scene, seat, view.guards, fit.plate + plate.tab(0)))
            }
            @for (pieces, places) in sides.iter().zip(&fit.pieces) { (crowd(pieces, places, &draw)) }
            (summary(view.area, disc, &owners(scene, view, &forces)))
        }
    };
    // In the place of its letter: beside the plate others lie.
    let key = html! { @if marked.may().is_some() { (key(thing, fit.plate + LETTER)) } };
    (drawn, key)
}

/// What stands in an area.
enum Piece<'a> {
    Base(Seat, Site),
    Units(&'a Force),
    /// A scenario item that nobody carries.
    Item(&'a ItemView),
    /// Something in the basket.
    Ghost(&'a str),
}

impl Piece<'_> {
    /// What it is, if it can be pointed at by itself.
    const fn thing(&self, area: Area) -> Option<Thing> {
        match self {
            Self::Base(..) => Some(Thing::Base(area)),
            Self::Units(force) => Some(Thing::Units(area, force.unit)),
            Self::Item(lies) => Some(Thing::Item(lies.item)),
            Self::Ghost(_) => None,
        }
    }
}

/// The pictures of what would stand there if the basket were sent.
fn ghosts<'a>(scene: &'a Scene<'_>, area: Thing) -> impl Iterator<Item = &'a str> {
    let basket = scene.basket.iter().flat_map(|basket| &basket.ghosts);
    basket.filter(move |(thing, _)| *thing == area).map(|(_, glyph)| glyph.as_str())
}

fn ghost(scene: &Scene<'_>, glyph: &str, at: Point) -> Markup {
    let faction = scene.view.you.and_then(|seat| names::faction(scene, seat));
    html! {
        g class={ "pc ghost " (words::owner_class(faction)) } transform={ "translate(" (xy(at)) ")" } aria-hidden="true" {
            circle r=(PIECE) {}
            use class="gl" href=(glyph_ref(glyph)) x="-11" y="-11" width="22" height="22" {}
        }
    }
}

/// Pieces at their places. Those there is no room for lie behind a number, and come out while one
/// points at it.
fn crowd(
    pieces: &[Piece<'_>],
    places: &[Point],
    draw: &impl Fn(&Piece<'_>, Point) -> Markup,
) -> Markup {
    let seen =
        if pieces.len() > places.len() { places.len().saturating_sub(1) } else { pieces.len() };
    let (shown, rest) = pieces.split_at(seen);
    let wide = 40. * rest.len() as f32;
    html! {
        @for (piece, &at) in shown.iter().zip(places) { (draw(piece, at)) }
        @if let (false, Some(&at)) = (rest.is_empty(), places.last()) {
            g class="beyond-room" transform={ "translate(" (xy(at)) ")" } {
                circle r=(PIECE) {}
                text y="5.5" { "+" (rest.len()) }
                g class="rest" {
                    rect x=(px(wide / -2.)) y="-21" width=(px(wide)) height="44" rx="10" {}
                    @for (n, piece) in rest.iter().enumerate() {
                        (draw(piece, Point::new(40. * n as f32 - wide / 2. + 20., 0.)))
                    }
                }
            }
        }
    }
}

/// The plate of an area: its letter, what it yields, how much, how many units stand there.
pub(super) struct Plate {
    area: Area,
    used: u8,
    depletion: u8,
    workers: u8,
    guards: u8,
}

/// Where the middle of the letter is.
const LETTER: Point = Point::new(11., 12.);
/// Where the blocks for units begin, and their distance. A strategic area yields nothing to be counted.
const PIPS: f32 = 52.5;
const STRATEGIC_PIPS: f32 = 42.;
const PIP: f32 = 7.5;
/// A depletion token straddles the end.
pub(super) const DEPLETED: f32 = 5.;
/// A token with its number on the upper edge of a plate, where it covers no blocks.
const TAB: (f32, f32) = (29., 17.);
/// How far it stands out.
pub(super) const HEAD: f32 = 12.;

impl Plate {
    fn of(view: &AreaView, forces: &[Force]) -> Self {
        let standing = forces.iter().filter(|force| !force.attacks);
        let used = standing.map(|force| force.count).sum();
        let AreaView { area, depletion, workers, .. } = *view;
        let guards = if view.guard.is_some() { view.guards } else { 0 };
        Self { area, used, depletion, workers, guards }
    }

    /// The plate of an area nobody is in.
    pub(super) const fn printed(area: Area) -> Self {
        Self { area, used: 0, depletion: 0, workers: 0, guards: 0 }
    }

    fn pips(&self) -> f32 {
        if print(self.area).strategic { STRATEGIC_PIPS } else { PIPS }
    }

    fn pips_end(&self) -> f32 {
        self.pips() + PIP * f32::from(print(self.area).unit_limit.max(self.used))
    }

    pub(super) fn width(&self) -> f32 {
        let depleted = if self.depletion > 0 { DEPLETED } else { 0. };
        self.pips_end() + 4. + depleted
    }

    /// Its width, and how far tokens stand out above it.
    pub(super) fn size(&self) -> (f32, f32) {
        let tabs = self.workers > 0 || self.guards > 0;
        (self.width(), if tabs { HEAD } else { 0. })
    }

    /// The corner of a token on the upper edge, counted from the right.
    fn tab(&self, n: u8) -> Point {
        Point::new(self.width() - 5. - (TAB.0 + 2.) * f32::from(n + 1), -HEAD)
    }

    pub(super) fn draw(&self, at: Point) -> Markup {
        let print = print(self.area);
        let class = match self.depletion {
            _ if print.strategic => "plate strategic",
            0 => "plate",
            1 => "plate partly",
            _ => "plate spent",
        };
        let (glyph, colour) = yield_look(self.area);
        let limit = print.unit_limit;
        let blocks = |from, to| blocks(print.domain, self.pips(), from, to);
        html! {
            g class=(class) transform={ "translate(" (xy(at)) ")" } {
                rect width=(px(self.width())) height=(PLATE) rx="12" {}
                path class="lcell" d="M12 0h8v24H12a12 12 0 0 1 0-24z" {}
                text class="let" x=(px(LETTER.x + 0.5)) y="17.3" { (words::letter(self.area)) }
                use class=(colour) href=(glyph_ref(glyph)) x="22" y="3" width="18" height="18" {}
                @if !print.strategic { text x="40.5" y="17.7" { (print.amount) } }
                @if self.used > 0 { path class="pip on" d=(blocks(0, self.used.min(limit))) {} }
                @if self.used < limit { path class="pip" d=(blocks(self.used, limit)) {} }
                @if self.used > limit { path class="pip over" d=(blocks(limit, self.used)) {} }
                @if self.depletion > 0 {
                    use href=(if self.depletion == 1 { "#gx-half" } else { "#gx-spent" }) x=(px(self.width() - 3.5)) {}
                }
                @if self.workers > 0 {
                    g class="tab" transform={ "translate(" (xy(self.tab(u8::from(self.guards > 0)))) ")" } { (tab("wk", "t-worker", self.workers)) }
                }
            }
        }
    }
}

/// One block for each unit from one number to another: a wing or a hill where only some may stand.
fn blocks(domain: Domain, begin: f32, from: u8, to: u8) -> String {
    let shape = match domain {
        Domain::Any => "7h4.9v10h-4.9z",
        Domain::Flying => "13.5l3-6 3 6v4l-3-5-3 5z",
        Domain::Ground => "17l1.7-9.5h2.6l1.7 9.5z",
    };
    (from..to).map(|n| format!("M{} {shape}", px(begin + PIP * f32::from(n)))).collect()
}

/// The glyph and the colour of what an area yields.
pub(super) fn yield_look(area: Area) -> (&'static str, &'static str) {
    match print(area).yields {
        Yield::Resource(resource) => {
            (words::resource_glyph(resource), words::resource_class(resource))
        }
        Yield::Conquest if print(area).strategic => ("r-strategic_area", "c-special"),
        Yield::Conquest => ("r-conquest", "c-conquest"),
    }
}

/// A base, or an installation.
fn base(
    scene: &Scene<'_>,
    area: Area,
    (seat, site): (Seat, Site),
    at: Point,
    last: &[Thing],
) -> Markup {
    let thing = Thing::Base(area);
    let marked = Attributes::of(scene, thing, last.contains(&thing));
    let faction = names::faction(scene, seat);
    let owner = words::owner_class(faction);
    html! {
        g id=(thing) class=(marked.class(&format!("pc {owner}"))) transform={ "translate(" (xy(at)) ")" }
            role=(marked.role("img")) tabindex="-1" aria-label=(names::site(scene, seat, site))
            data-tip=[(site != Site::Base).then(|| format!("starcraft/installation/{}", site.name()))]
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            use href=(if site == Site::Base { "#gx-base" } else { "#gx-site" }) {}
            use class="gl" href=(glyph_ref(&words::site_glyph(site))) x="-11" y="-11" width="22" height="22" {}
            use href={ "#gx-" (words::owner_mark(faction)) } {}
        }
    }
}

fn units(
    scene: &Scene<'_>,
    area: Area,
    force: &Force,
    all: &[Force],
    at: Point,
    last: &[Thing],
) -> Markup {
    let thing = Thing::Units(area, force.unit);
    // Two Terrans fight: the units of whoever is asked have the name of the thing.
    let asked = scene.ask.as_ref().map(|ask| ask.seat);
    let named = all
        .iter()
        .filter(|other| other.unit == force.unit)
        .max_by_key(|other| (asked == Some(other.seat), !other.attacks))
        .is_none_or(|other| other == force);
    let marked = if named {
        Attributes::of(scene, thing, last.contains(&thing))
    } else {
        Attributes::default()
    };
    let id = if named { thing.to_string() } else { format!("foe-{thing}") };
    let faction = names::faction(scene, force.seat);
    let unit = &content().units[force.unit.plain().index()];
    let picked =
        scene.view.order.as_ref().is_some_and(|order| order.picked == Some((force.unit, area)));
    let lift = if unit.flying { -3. } else { 0. };
    let owner = facts::owner(scene.view, force.seat, force.unit);
    let former = (owner != force.seat).then(|| words::owner_class(names::faction(scene, owner)));
    let class = format!(
        "pc {}{}",
        words::owner_class(faction),
        if picked && named { " chosen" } else { "" }
    );
    html! {
        g id=(id) class=(marked.class(&class)) transform={ "translate(" (xy(at + Point::new(0., lift))) ")" }
            role=(marked.role("img")) tabindex="-1" aria-label=(names::force(scene, force)) data-name=(scene.called(&force.unit.into()))
            data-tip={ "starcraft/unit/" (force.unit.plain()) }
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            @if unit.flying { use href="#gx-shadow" {} }
            @if force.attacks { use href="#gx-burst" {} }
            @if force.unit.is_hero() { use href="#gx-hero" {} }
            @if let Some(former) = former { g class=(former) { use href="#gx-mind" {} } }
            use href="#gx-unit" {}
            use class="gl" href=(glyph_ref(&words::unit_glyph(force.unit))) x="-11" y="-11" width="22" height="22" {}
            use href={ "#gx-" (words::owner_mark(faction)) } {}
            @if force.count > 1 {
                use href="#gx-n" {}
                text class="n" x="13" y="17.8" { (force.count) }
            }
            @if let Some(former) = former { g class=(former) { use href="#gx-mind-of" {} } }
            @for (n, carried) in items(scene, area, Some((force.seat, force.unit))).enumerate() {
                g class="carried" transform={ "translate(" (px(-13. + 18. * n as f32)) " -14)scale(.8)" } { (item(scene, carried, last)) }
            }
        }
    }
}

/// The scenario items of an area that such a unit carries, or that lie there.
fn items<'a>(
    scene: &'a Scene<'_>,
    area: Area,
    bearer: Option<(Seat, Unit)>,
) -> impl Iterator<Item = &'a ItemView> {
    scene.view.items.iter().filter(move |item| item.area == area && item.bearer == bearer)
}

/// A scenario item, where it lies or over the unit that carries it.
fn item(scene: &Scene<'_>, item: &ItemView, last: &[Thing]) -> Markup {
    let thing = Thing::Item(item.item);
    let marked = Attributes::of(scene, thing, last.contains(&thing));
    html! {
        g id=(thing) class=(marked.class("item")) role=(marked.role("img")) tabindex="-1" aria-label=(names::item(scene, item))
            data-name=(scene.called(&item.item.into())) data-tip={ "starcraft/item/" (item.item) }
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            circle r="13" {}
            use class="gl" href=(glyph_ref(words::item_glyph(item.item))) x="-10" y="-10" width="20" height="20" {}
        }
    }
}

/// A special conquest point token.
fn point(scene: &Scene<'_>, at: Point) -> Markup {
    html! {
        g class="point" transform={ "translate(" (xy(at)) ")" } role="img" aria-label=(names::point(scene)) data-tip="starcraft/piece/conquest_point" {
            circle r="11.5" {}
            use class="c-special" href=(glyph_ref("t-conquest")) x="-10" y="-10" width="20" height="20" {}
        }
    }
}

/// The guard tokens of an area, on the upper edge of its plate, where they cover nothing.
fn guard(scene: &Scene<'_>, seat: Seat, count: u8, at: Point) -> Markup {
    let owner = words::owner_class(names::faction(scene, seat));
    html! {
        g class={ "tab guard " (owner) } transform={ "translate(" (xy(at)) ")" } role="img" aria-label=(names::guard(scene, seat, count)) data-tip="starcraft/piece/guard" {
            (tab("fi", "t-guard", count))
        }
    }
}

/// How many tokens of a kind lie at an area.
fn tab(colour: &str, glyph: &str, count: u8) -> Markup {
    html! {
        rect width=(TAB.0) height=(TAB.1) rx="8" {}
        use class=(colour) href=(glyph_ref(glyph)) x="4" y="2" width="13" height="13" {}
        text x="17" y="14" { (count) }
    }
}

/// The owners of what is in an area, for the short form.
fn owners(scene: &Scene<'_>, view: &AreaView, forces: &[Force]) -> Vec<Badge> {
    let badge = |attacks: bool, base: Option<Seat>| {
        let mut units = forces.iter().filter(|force| force.attacks == attacks).peekable();
        let seat = units.peek().map(|force| force.seat).or(base)?;
        let count = units.map(|force| force.count).sum();
        Some(Badge {
            faction: names::faction(scene, seat),
            count,
            base: base == Some(seat),
            attacks,
        })
    };
    [badge(false, view.base), badge(true, None)].into_iter().flatten().collect()
}

/// An owner in an area, with all their units there.
pub(super) struct Badge {
    faction: Option<Faction>,
    count: u8,
    base: bool,
    attacks: bool,
}

/// The short form for a far view: what the area yields, or whose it is and how many stand there.
pub(super) fn summary(area: Area, disc: Disc, owners: &[Badge]) -> Markup {
    let (glyph, colour) = yield_look(area);
    let middle = disc.room(area.place()).middle;
    let from = (owners.len() as f32 - 1.) * -26.;
    html! {
        g class="sum" transform={ "translate(" (xy(middle)) ")" } aria-hidden="true" {
            @if owners.is_empty() {
                use class=(colour) href=(glyph_ref(glyph)) x="-27" y="-14" width="28" height="28" {}
                @if !print(area).strategic { text x="4" y="9" { (print(area).amount) } }
            }
            @for (n, owner) in owners.iter().enumerate() {
                g class=(words::owner_class(owner.faction))
                    transform={ "translate(" (px(from + 52. * n as f32 - if owner.count > 0 { 9. } else { 0. })) " 0)scale(1.3)" } {
                    @if owner.attacks { use href="#gx-burst" {} }
                    use href=(if owner.base { "#gx-base" } else { "#gx-unit" }) {}
                    use class="gl" href=(glyph_ref(words::owner_mark(owner.faction)))
                        x="-8" y="-8" width="16" height="16" {}
                    @if owner.count > 0 {
                        text class="count" x="17" y="8" { (owner.count) }
                    }
                }
            }
        }
    }
}
