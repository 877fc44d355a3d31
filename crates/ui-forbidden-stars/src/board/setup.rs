//! While the board is built: cells to choose, ways to lay a tile, tiles that wait.

use forbidden_stars::content::content;
use forbidden_stars::ids::{System, TileSide};
use forbidden_stars::view::TileView;
use forbidden_stars::{Step, system_name};
use kernel::grid::Cell;
use maud::{Markup, html};
use tongue::say;
use ui::svg::{Point, key, moved};

use super::area::WORLD;
use super::plan::{Plan, SMALL, TALL, TILE, WIDE};
use super::{glyph_at, marked, space, tile};
use crate::scene::Scene;
use crate::{Thing, names, words};

pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        g id="board-setup" {
            @for &cell in &plan.cells { (empty_cell(scene, cell, plan.at(cell))) }
            @if let Step::PlaceTile(_, system) = scene.view.step {
                @for &(side, turns, at) in &plan.turns { (way(scene, system, side, turns, at)) }
            }
        }
    }
}

fn empty_cell(scene: &Scene<'_>, cell: Cell, at: Point) -> Markup {
    let thing = Thing::Cell(cell);
    let marked = marked(scene, thing);
    let middle = at + Point::new(TILE / 2., TILE / 2.);
    html! {
        g id=(thing) class=(marked.class("cell")) transform=(moved(middle)) role="button" tabindex="-1"
            aria-label=(scene.called(&names::cell(scene.view, cell).into())) data-name=(scene.called(&names::cell(scene.view, cell).into())) data-may=[marked.may()] {
            rect x=(-TILE / 2. + 6.) y=(-TILE / 2. + 6.) width=(TILE - 12.) height=(TILE - 12.) rx="12" {}
            path d="M-13 0H13M0-13V13" {}
        }
        (key(thing, middle + Point::new(0., 40.)))
    }
}

/// A way to lay the tile, as a small picture.
fn way(scene: &Scene<'_>, system: System, side: TileSide, turns: u8, at: Point) -> Markup {
    let thing = Thing::Turn(side, turns);
    let marked = marked(scene, thing);
    let words =
        say!(scene, "fs-way", system = system_name(system, side), degrees = u16::from(turns) * 90);
    html! {
        g id=(thing) class=(marked.class("turn")) transform=(moved(at)) role="button" tabindex="-1"
            aria-label=(words) data-name=(words) data-may=[marked.may()] {
            rect class="back" x="-6" y="-6" width=(TILE * SMALL + 12.) height=(TILE * SMALL + 12.) rx="9" {}
        }
        // Beside what is a button: its words are no part of the button's name.
        g class="turn-picture" transform=(moved(at)) aria-hidden="true" {
            g transform={ "scale(" (SMALL) ")" } { (printed(scene, system, side, turns)) }
        }
        (key(thing, at + Point::new(4., 4.)))
    }
}

/// A tile with nothing on it.
fn printed(scene: &Scene<'_>, system: System, side: TileSide, turns: u8) -> Markup {
    let name = scene.called(&system_name(system, side).into());
    html! {
        g class="sys" {
            (tile::ground(system, side, &name, false))
            @for area in system.areas() {
                @let corner = (area.corner() as u8 + turns) % 4;
                @let print = content().print(side, area);
                @let n = system.index() * 8 + side.index() * 4 + area.corner();
                @if print.world {
                    g class="world" transform=(moved(Plan::quarter(corner) + Point::new(WIDE / 2., TALL / 2.))) {
                        circle r=(WORLD) fill={ "url(#gx-w" (n * 5 % space::HUES) ")" } {}
                        circle r=(WORLD) fill="url(#gx-shade)" {}
                        (glyph_at("r-materiel", "c-materiel", Point::new(-14., 0.), 24.))
                        text class="wbig" x="2" y="9" { (print.materiel) }
                        @if print.objective { (glyph_at("t-objective_space", "c-objective", Point::new(30., 0.), 24.)) }
                    }
                }
            }
            (tile::lines())
            (tile::order_box(system.home_of()))
        }
    }
}

/// A tile that waits to be placed, before whom it was dealt.
pub(super) fn waiting(scene: &Scene<'_>, view: &TileView, at: Point) -> Markup {
    let thing = Thing::System(view.system);
    let marked = marked(scene, thing);
    let look = words::owner(scene.view, view.dealt);
    let name = scene.called(&names::system(scene.view, view.system));
    html! {
        g id=(thing) class=(marked.class(&format!("sys waiting {}", look.class))) transform=(moved(at)) role=(marked.role("img")) tabindex="-1"
            aria-label=(name) data-name=(name) data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            g transform={ "scale(" (SMALL) ")" } { (printed(scene, view.system, view.side, 0)) }
            rect class="frame" x="-2" y="-2" width=(TILE * SMALL + 4.) height=(TILE * SMALL + 4.) rx="8" {}
            (glyph_at(look.mark, "fi", Point::new(TILE * SMALL / 2., -13.), 14.))
            @if marked.may().is_some() { (key(thing, Point::new(4., 4.))) }
        }
    }
}
