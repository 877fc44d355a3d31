//! The board as a small picture: owners of areas, storms, where a combat is fought.

use forbidden_stars::view::{AreaView, TileView};
use maud::{Markup, html};
use ui::svg::{Point, moved, px};

use super::plan::{Plan, STRIP, TALL, TILE, WIDE};
use super::{names, view_box};
use crate::scene::Scene;
use crate::words;

/// A small picture of the board. It has no ids, so that it can lie beside the board.
pub(crate) fn minimap(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let fought = scene.view.clashes.first().map(|clash| clash.area);
    html! {
        svg class="minimap" viewBox=(view_box(&plan)) role="img" aria-label=(names::board(scene)) {
            @for tile in &scene.view.tiles {
                @if let Some(cell) = tile.cell {
                    g transform=(moved(plan.at(cell))) {
                        rect class="tile" width=(TILE) height=(TILE) rx="16" {}
                        @for area in &tile.areas { (part(scene, &plan, tile, area, fought == Some(area.area))) }
                    }
                }
            }
            @for edge in scene.view.storms.iter().filter_map(|storm| storm.edge) {
                @let (at, upright) = plan.edge(edge);
                path class="storm-line" transform={ (moved(at)) @if upright { "rotate(90)" } } d={ "M" (-TILE / 2. + 12.) " 0H" (TILE / 2. - 12.) } {}
            }
        }
    }
}

fn part(scene: &Scene<'_>, plan: &Plan, tile: &TileView, area: &AreaView, fought: bool) -> Markup {
    let at =
        Plan::quarter(plan.corner(area.corner)) + Point::new(WIDE / 2., TALL / 2. - STRIP / 2.);
    let holder = area.owner.or(area.control);
    let class = words::owner(scene.view, holder).class;
    let here = scene.view.order.as_ref().is_some_and(|order| order.system == tile.system);
    html! {
        g transform=(moved(at)) class=[here.then_some("here")] {
            @if area.world { circle class={ "part " (class) } r="40" {} }
            @else if holder.is_some() { rect class={ "part " (class) } x="-24" y="-24" width="48" height="48" transform="rotate(45)" {} }
            @if fought { circle class="fought" r=(px(54.)) {} }
        }
    }
}
