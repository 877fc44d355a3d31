//! A system: its tile with the name, four areas, the box for orders and what lies in it.

use forbidden_stars::Step;
use forbidden_stars::ids::{Faction, System, TileSide};
use forbidden_stars::view::TileView;
use maud::{Markup, html};
use ui::svg::{Point, key, moved, px};

use super::plan::{BOX, Plan, STRIP, TALL, TILE, WIDE};
use super::{area, glyph_at, marked, names, space, stack};
use crate::scene::Scene;
use crate::{Thing, words};

/// The middle of the order box.
pub(super) const MIDDLE: Point = Point::new(WIDE, STRIP + TALL);

/// A tile on the board.
pub(super) fn placed(scene: &Scene<'_>, plan: &Plan, tile: &TileView, at: Point) -> Markup {
    let thing = Thing::System(tile.system);
    let marked = marked(scene, thing);
    let active = scene.view.order.as_ref().is_some_and(|order| order.system == tile.system);
    let class = marked.class(if active { "sys active" } else { "sys" });
    let name = scene.called(&crate::names::system(scene.view, tile.system));
    // An order is laid on the box, which has the key then.
    let keyed = marked.may().is_some() && !matches!(scene.view.step, Step::PlaceOrder(_));
    let near: Vec<String> = names::neighbours(scene.view, tile)
        .map(Thing::System)
        .chain(tile.areas.iter().map(|area| Thing::Area(area.area)))
        .map(|thing| thing.to_string())
        .collect();
    html! {
        g id=(thing) class=(class) transform=(moved(at)) role="group" tabindex="-1"
            aria-label=(names::system(scene, tile)) data-name=(name) data-near=(near.join(" "))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            (ground(tile.system, tile.side))
            (title(tile.system, &name, keyed))
            rect class="frame" x="1" y="1" width=(TILE - 2.) height=(TILE - 2.) rx="11" {}
            @for view in &tile.areas { (area::area(scene, plan, tile, view)) }
            (lines())
            (order_box(tile.home))
            (afar(&name, keyed))
            (stack::stack(scene, tile.system, marked.may().is_some() && !keyed))
            @if keyed { (key(thing, Point::new(13., 11.))) }
        }
    }
}

/// What lies below everything: space and the strip for the name.
pub(super) fn ground(system: System, side: TileSide) -> Markup {
    let n = system.index() * 2 + side.index();
    html! {
        g class="body" {
            rect class="ground" width=(TILE) height=(TILE) rx="12" {}
            use href={ "#gx-sky" (n % space::SKIES) } {}
            path class="strip" d={ "M1 " (STRIP) "V12A11 11 0 0 1 12 1H" (TILE - 12.) "A11 11 0 0 1 " (TILE - 1.) " 12V" (STRIP) "Z" } {}
        }
    }
}

/// The name in the strip, and the mark of whose home it is.
pub(super) fn title(system: System, name: &str, keyed: bool) -> Markup {
    // Names are neither cut nor squeezed: long ones are written smaller.
    let from = if keyed { 28. } else { 10. };
    let room = TILE - from - if system.home_of().is_some() { 26. } else { 8. };
    let size = match room / name.chars().count() as f32 {
        9.2.. => "pname",
        8.5.. => "pname long",
        _ => "pname longer",
    };
    html! {
        text class=(size) x=(from) y="16.5" { (name) }
        @if let Some(home) = system.home_of() {
            (glyph_at(words::look(Some(home)).mark, &format!("fi {}", words::look(Some(home)).class), Point::new(TILE - 15., 11.5), 12.))
        }
    }
}

/// The name of a system that is seen from afar, over what lies in it: its letters are as large as they must be to be read, in two
/// lines that are no wider than the tile.
pub(super) fn afar(name: &str, keyed: bool) -> Markup {
    let lines = in_two(name);
    let class = match lines.iter().map(|line| line.chars().count()).max() {
        Some(..=8) => "pname afar",
        Some(..=10) => "pname afar long",
        Some(..=12) => "pname afar longer",
        _ => "pname afar longest",
    };
    html! {
        text class=(class) y="5" {
            @for line in lines { @if !line.is_empty() { tspan x=(if keyed { 28 } else { 10 }) dy="1em" { (line) } } }
        }
    }
}

/// A name in two lines, cut between words so that the longer line is as short as can be.
fn in_two(name: &str) -> [&str; 2] {
    let halves = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    let width = |lines: &[&str; 2]| lines.iter().map(|line| line.chars().count()).max();
    halves.chain([[name, ""]]).min_by_key(width).unwrap_or([name, ""])
}

/// The lines between areas: from the middle of each edge to the box.
pub(super) fn lines() -> Markup {
    let Point { x, y } = MIDDLE;
    html! {
        path class="divide" d={ "M" (x) " " (STRIP) "V" (px(y - BOX)) "M" (x) " " (px(y + BOX)) "V" (TILE)
            "M0 " (y) "H" (px(x - BOX)) "M" (px(x + BOX)) " " (y) "H" (TILE) } {}
    }
}

/// The box in the middle, with the emblem of whose home it is.
pub(super) fn order_box(home: Option<Faction>) -> Markup {
    let Point { x, y } = MIDDLE;
    let emblem = home.map_or_else(|| "o-hidden".to_owned(), words::emblem);
    let size = if home.is_some() { 36. } else { 26. };
    html! {
        rect class="obox" x=(px(x - BOX)) y=(px(y - BOX)) width=(2. * BOX) height=(2. * BOX) rx="12" {}
        (glyph_at(&emblem, "obox-em", MIDDLE, size))
    }
}
