//! While the board is built: cells to choose, and the tile as it would lie in one of them, turned there.

use std::collections::BTreeMap;

use forbidden_stars::content::content;
use forbidden_stars::ids::{System, TileSide};
use forbidden_stars::view::{AreaView, TileView};
use forbidden_stars::{Step, system_name};
use kernel::grid::Cell;
use maud::{Markup, html};
use tongue::say;
use ui::svg::{Point, key, moved, turner};

use super::plan::{Plan, TILE};
use super::{area, marked, tile};
use crate::scene::Scene;
use crate::{Thing, names};

const MIDDLE: Point = Point::new(TILE / 2., TILE / 2.);

pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        g id="board-setup" {
            @for &cell in &plan.cells { (empty_cell(scene, cell, plan.at(cell))) }
            @if let Step::PlaceTile(_, system) = scene.view.step {
                g id="turning" {
                    @for &(side, turns) in &plan.turns { (way(scene, system, side, turns)) }
                    @if !plan.turns.is_empty() { (turner(scene, true)) }
                }
            }
        }
    }
}

fn empty_cell(scene: &Scene<'_>, cell: Cell, at: Point) -> Markup {
    let thing = Thing::Cell(cell);
    let marked = marked(scene, thing);
    let middle = at + MIDDLE;
    html! {
        g id=(thing) class=(marked.class("cell")) transform=(moved(middle)) role="button" tabindex="-1"
            aria-label=(scene.called(&names::cell(scene.view, cell).into())) data-name=(scene.called(&names::cell(scene.view, cell).into())) data-may=[marked.may()] {
            rect x=(-TILE / 2. + 6.) y=(-TILE / 2. + 6.) width=(TILE - 12.) height=(TILE - 12.) rx="12" {}
            path d="M-13 0H13M0-13V13" {}
        }
        (key(thing, middle + Point::new(0., 40.)))
    }
}

/// A way to lay the tile, around the middle of the cell it would lie in.
fn way(scene: &Scene<'_>, system: System, side: TileSide, turns: u8) -> Markup {
    let thing = Thing::Turn(side, turns);
    let marked = marked(scene, thing);
    let name = scene.called(&system_name(system, side).into());
    let words =
        say!(scene, "fs-way", system = system_name(system, side), degrees = u16::from(turns) * 90);
    let laid = printed(system, side, turns);
    html! {
        g id=(thing) class=(marked.class("turn")) role="button" tabindex="-1"
            aria-label=(words) data-name=(words) data-side=(side) data-may=[marked.may()] {
            rect class="back" x=(-TILE / 2.) y=(-TILE / 2.) width=(TILE) height=(TILE) rx="12" {}
        }
        // Beside what is a button: its words are no part of the button's name.
        g class="turn-picture sys" transform=(moved(Point::new(-MIDDLE.x, -MIDDLE.y))) aria-hidden="true" {
            (tile::ground(system, side))
            (tile::title(system, &name, false))
            @for view in &laid.areas { (area::printed(scene, &laid, view)) }
            (tile::lines())
            (tile::afar(&name, false))
        }
    }
}

/// A tile as it is printed, turned by so many quarters.
pub(crate) fn printed(system: System, side: TileSide, turns: u8) -> TileView {
    let area = |area: forbidden_stars::ids::Area| {
        let print = content().print(side, area);
        AreaView {
            area,
            corner: (area.corner() as u8 + turns) % 4,
            world: print.world,
            materiel: print.materiel,
            capacity: print.capacity,
            owner: None,
            ready: BTreeMap::new(),
            routed: BTreeMap::new(),
            control: None,
            structures: BTreeMap::new(),
            objective: None,
            friendly_to: None,
        }
    };
    TileView {
        system,
        home: system.home_of(),
        dealt: None,
        cell: None,
        side,
        turns,
        areas: system.areas().map(area).collect(),
    }
}

/// A small picture of a side without words.
pub(crate) fn side_picture(scene: &Scene<'_>, system: System, side: TileSide) -> Markup {
    let laid = printed(system, side, 0);
    html! {
        svg.side-picture.sys viewBox={ "0 0 " (TILE) " " (TILE) } aria-hidden="true" {
            (tile::ground(system, side))
            @for view in &laid.areas { (area::bare(scene, &laid, view)) }
            (tile::lines())
        }
    }
}
