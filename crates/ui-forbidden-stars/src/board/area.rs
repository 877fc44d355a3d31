//! An area: a world with its banner, or a void; its owner's colours, and what lies in it.

use forbidden_stars::area_name;
use forbidden_stars::content::content;
use forbidden_stars::ids::{Area, Asset, TileSide};
use forbidden_stars::view::{AreaView, TileView};
use kernel::Seat;
use maud::{Markup, html};
use ui::svg::{Point, key, moved, px};

use super::plan::{Plan, TALL, WIDE};
use super::{glyph_at, marked, names, pieces, space};
use crate::scene::Scene;
use crate::{Thing, words};

/// The radius of a world.
pub(super) const WORLD: f32 = 46.;
/// The banner of a world.
const BANNER: f32 = 39.;
/// The middle of an area.
pub(super) const MIDDLE: Point = Point::new(WIDE / 2., TALL / 2.);
/// So wide a name fits into a banner, and how wide a letter is.
const ROOM: f32 = WIDE - 16.;
const LETTER: f32 = 8.1;
/// How much higher a banner is with a name of two lines.
pub(super) const LINE: f32 = 14.;

/// Where an area lies in its tile, for all that is drawn in it.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    /// The banner is at the upper edge.
    pub(super) up: bool,
    /// It lies at the left edge.
    pub(super) left: bool,
    /// The name in its banner has two lines.
    pub(super) deep: bool,
}

impl Corner {
    pub(super) const fn of(corner: u8) -> Self {
        Self { up: corner < 2, left: matches!(corner, 0 | 3), deep: false }
    }
}

pub(super) fn area(scene: &Scene<'_>, plan: &Plan, tile: &TileView, view: &AreaView) -> Markup {
    let thing = Thing::Area(view.area);
    let marked = marked(scene, thing);
    let number = plan.corner(view.corner);
    let called = name(scene, view);
    let lines = lines(&called);
    let corner = Corner { deep: view.world && lines.len() > 1, ..Corner::of(number) };
    let kind = if view.world { "area world" } else { "area void" };
    let near = names::around(scene.view, view.area);
    let near: Vec<String> = near.into_iter().map(|area| Thing::Area(area).to_string()).collect();
    let holder = view.owner.or(view.control);
    let at = Plan::quarter(number);
    let key_at = Point::new(
        if corner.left { 12. } else { WIDE - 12. },
        if corner.up { TALL - 14. } else { 14. },
    );
    html! {
        g id=(thing) class=(marked.class(kind)) transform=(moved(at))
            role="group" tabindex="-1" aria-label=(names::area(scene, view))
            data-name=(called) data-near=(near.join(" "))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            @if view.world { (world(scene, tile, view, holder)) } @else { (void(scene, view, corner, holder)) }
            @if view.world {
                circle class="hit" cx=(MIDDLE.x) cy=(MIDDLE.y) r=(WORLD + 1.) {}
                (banner(tile, view, corner, &lines))
            } @else {
                rect class="hit" x="3" y="3" width=(WIDE - 6.) height=(TALL - 6.) rx="9" {}
                (room(view, corner))
            }
            (pieces::all(scene, view, corner))
            @if let Some(seat) = view.objective { (seal(scene, tile, view, seat, corner)) }
            @if marked.may().is_some() { (key(thing, key_at)) }
        }
    }
}

/// An area as it is printed on a tile that does not lie yet.
pub(super) fn printed(scene: &Scene<'_>, tile: &TileView, view: &AreaView) -> Markup {
    let called = scene.called(&area_name(view.area, tile.side, tile.turns).into());
    let lines = lines(&called);
    let corner = Corner { deep: lines.len() > 1, ..Corner::of(view.corner) };
    html! {
        g class=[view.world.then_some("world")] transform=(moved(Plan::quarter(view.corner))) {
            @if view.world { (world(scene, tile, view, None)) (banner(tile, view, corner, &lines)) }
            @else { (void(scene, view, corner, None)) }
        }
    }
}

/// It without words.
pub(super) fn bare(scene: &Scene<'_>, tile: &TileView, view: &AreaView) -> Markup {
    html! { @if view.world { g class="world" transform=(moved(Plan::quarter(view.corner))) { (world(scene, tile, view, None)) } } }
}

fn name(scene: &Scene<'_>, view: &AreaView) -> String {
    scene.called(&crate::names::area(scene.view, view.area).into())
}

/// The disc of a world, in the colours of its owner.
fn world(scene: &Scene<'_>, tile: &TileView, view: &AreaView, holder: Option<Seat>) -> Markup {
    let n = tile.system.index() * 8 + tile.side.index() * 4 + view.area.corner();
    let class = words::owner(scene.view, holder).class;
    html! {
        g class="globe" transform=(moved(MIDDLE)) {
            circle class="air" r=(WORLD + 3.) {}
            circle r=(WORLD) fill={ "url(#gx-w" (n * 5 % space::HUES) ")" } {}
            g clip-path="url(#gx-wc)" { use href={ "#gx-t" (n % space::TEXTURES) } transform={ "rotate(" (n * 47 % 360) ")" } {} }
            @if holder.is_some() {
                circle class={ "tint " (class) } r=(WORLD) {}
                circle class="hatch-own" r=(WORLD) fill={ "url(#gx-h-" (&class[2..]) ")" } {}
            }
            circle r=(WORLD) fill="url(#gx-shade)" {}
            @if holder.is_some() { circle class={ "coast " (class) } r=(WORLD - 2.5) {} }
            circle class="rim" r=(WORLD) {}
        }
    }
}

/// A void, in the colours of its owner, with a bar at the edge of the tile.
fn void(scene: &Scene<'_>, view: &AreaView, corner: Corner, holder: Option<Seat>) -> Markup {
    let n = view.area.index();
    let class = words::owner(scene.view, holder).class;
    let x = if corner.left { 4. } else { WIDE - 4. };
    html! {
        use class="nebula" href={ "#gx-n" (n % space::NEBULAE) } transform=(moved(MIDDLE)) {}
        @if holder.is_some() {
            rect class={ "tint " (class) } x="2" y="2" width=(WIDE - 4.) height=(TALL - 4.) rx="8" {}
            rect class="hatch-own" x="2" y="2" width=(WIDE - 4.) height=(TALL - 4.) rx="8" fill={ "url(#gx-h-" (&class[2..]) ")" } {}
            path class={ "coast " (class) } d={ "M" (x) " 12V" (TALL - 12.) } {}
        }
    }
}

/// A name in the lines it takes: letters are never squeezed.
fn lines(name: &str) -> Vec<&str> {
    let middle = name.len() / 2;
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let nearest = spaces.min_by_key(|at| at.abs_diff(middle));
    match nearest {
        Some(at) if wide(name) > ROOM => vec![&name[..at], &name[at + 1..]],
        _ => vec![name],
    }
}

fn wide(name: &str) -> f32 {
    name.chars().count() as f32 * LETTER
}

/// Name, materiel, room for units, asset icons: the name on the outer line.
fn banner(tile: &TileView, view: &AreaView, corner: Corner, lines: &[&str]) -> Markup {
    let tall = BANNER + (lines.len() - 1) as f32 * LINE;
    let y = if corner.up { 3. } else { TALL - tall - 3. };
    let (name_at, row) = if corner.up { (y + 16., y + tall - 19.) } else { (y + 33.5, y + 3.) };
    let behind = 47. + f32::from(view.capacity.max(used(view))) * 7.;
    html! {
        g class="plate" {
            rect x="3" y=(px(y)) width=(WIDE - 6.) height=(tall) rx="7" {}
            @for (n, line) in lines.iter().enumerate() {
                text class={ "wname" @if wide(line) > ROOM { " long" } } x="9" y=(px(name_at + n as f32 * LINE)) { (line) }
            }
            (glyph_at("r-materiel", "c-materiel", Point::new(16.5, row + 7.5), 15.))
            text class="wval" x="26" y=(px(row + 13.)) { (view.materiel) }
            (blocks(view, Point::new(39.5, row + 2.2)))
            @for (n, glyph) in assets(tile.side, view.area).into_iter().enumerate() {
                (glyph_at(glyph, "c-asset", Point::new(behind + n as f32 * 15.5, row + 7.), 15.5))
            }
        }
    }
}

/// The asset icons of a world.
pub(crate) fn assets(side: TileSide, area: Area) -> Vec<&'static str> {
    let print = content().print(side, area);
    let icons = Asset::all().zip(print.assets);
    let icons =
        icons.flat_map(|(asset, count)| std::iter::repeat_n(words::asset(asset), count.into()));
    icons.chain(std::iter::repeat_n("r-prosperity", print.prosperity.into())).collect()
}

/// How many units of its owner stand in an area.
fn used(view: &AreaView) -> u8 {
    view.ready.values().chain(view.routed.values()).sum()
}

/// How many units fit, and how many of the places are taken.
fn blocks(view: &AreaView, at: Point) -> Markup {
    let used = used(view);
    html! {
        @for n in 0..view.capacity.max(used) {
            rect class={ "pip" @if n < used { " on" } @if n >= view.capacity { " over" } }
                x=(px(at.x + f32::from(n) * 7.)) y=(px(at.y)) width="4.6" height="10.5" rx="1.2" {}
        }
    }
}

/// The room for ships in a void that somebody holds.
fn room(view: &AreaView, corner: Corner) -> Markup {
    let x = if corner.left { 12. } else { WIDE - 12. - 7. * f32::from(view.capacity) };
    let y = if corner.up { 7. } else { TALL - 18. };
    html! { @if used(view) > 0 { g class="plate" { (blocks(view, Point::new(x, y))) } } }
}

/// An objective token: the mark of whose it is, in a seal with a golden rim.
fn seal(scene: &Scene<'_>, tile: &TileView, view: &AreaView, seat: Seat, corner: Corner) -> Markup {
    let look = words::owner(scene.view, Some(seat));
    let row = f32::from(view.capacity) * 7. + assets(tile.side, view.area).len() as f32 * 15.5;
    // It covers neither the name nor what stands behind it, and where it can, not the slot for orders either.
    let full = wide(&name(scene, view)) > ROOM - 22. || row > 40.;
    let down = match (corner.deep, full) {
        (true, _) => 62.,
        (_, true) => 52.,
        _ => 34.,
    };
    let y = if corner.up { down } else { TALL - down };
    let aside = corner.left && full && pieces::groups(scene, view).len() < 2;
    let x = if aside { 17. } else { WIDE - 16. };
    html! {
        g class={ "objective " (look.class) } transform=(moved(Point::new(x, y))) {
            use href="#gx-seal" class="seal" {}
            (glyph_at(look.mark, "gl", Point::new(0., 0.), 13.))
        }
    }
}
