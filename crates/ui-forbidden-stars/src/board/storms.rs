//! Warp Storms on the edges of tiles, and the edges on which one may lie.

use forbidden_stars::view::StormView;
use maud::{Markup, html};
use ui::svg::{Point, key, moved, px};

use super::plan::{Plan, TILE};
use super::{glyph_at, marked, names};
use crate::Thing;
use crate::scene::Scene;

/// Where the eye of a level storm lies: it spares the name of the system below it.
const ASIDE: f32 = 68.;

pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let things = scene.ask.iter().flat_map(|ask| &ask.choices).flat_map(|choice| &choice.things);
    let mut edges = Vec::new();
    for thing in things {
        if let Thing::Edge(edge) = *thing
            && !edges.contains(&edge)
        {
            edges.push(edge);
        }
    }
    html! {
        g id="board-storms" {
            @for storm in &scene.view.storms { (drawn(scene, plan, storm)) }
            @for edge in edges {
                @let thing = Thing::Edge(edge);
                @let marked = marked(scene, thing);
                @let (at, upright) = plan.edge(edge);
                g id=(thing) class=(marked.class("edge")) transform={ (moved(at)) @if upright { "rotate(90)" } } role="button" tabindex="-1"
                    aria-label=(scene.called(&crate::names::edge(scene.view, edge).into())) data-name=(scene.called(&crate::names::edge(scene.view, edge).into()))
                    data-may=[marked.may()] {
                    rect x=(-TILE / 2. + 6.) y="-9" width=(TILE - 12.) height="18" rx="9" {}
                }
                (key(thing, if upright { at } else { at + Point::new(ASIDE, 0.) }))
            }
        }
    }
}

/// A storm: a jagged ribbon on the whole edge, with an eye.
fn drawn(scene: &Scene<'_>, plan: &Plan, storm: &StormView) -> Markup {
    let Some(edge) = storm.edge else { return html! {} };
    let thing = Thing::Storm(storm.storm);
    let marked = marked(scene, thing);
    let (at, upright) = plan.edge(edge);
    let eye = if upright { Point::new(0., 0.) } else { Point::new(ASIDE, 0.) };
    let class = marked.class(if storm.moved { "storm spent" } else { "storm" });
    let (over, under, middle) = (
        ribbon(edge.cell.x, edge.cell.y, -4.8),
        ribbon(edge.cell.x, edge.cell.y, 4.8),
        ribbon(edge.cell.x, edge.cell.y, 0.),
    );
    let line = |points: &[Point]| {
        points.iter().map(|at| format!("{} {}", px(at.x), px(at.y))).collect::<Vec<_>>().join("L")
    };
    let back: Vec<Point> = under.into_iter().rev().collect();
    html! {
        g id=(thing) class=(class) transform={ (moved(at)) @if upright { "rotate(90)" } } role=(marked.role("img")) tabindex="-1"
            aria-label=(names::storm(scene, storm)) data-name=(names::storm(scene, storm))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            path class="bed" d={ "M" (line(&over)) "L" (line(&back)) "Z" } {}
            path class="bolt" d={ "M" (line(&middle)) } {}
            g transform={ (moved(eye)) @if upright { "rotate(-90)" } } {
                circle class="eye" r="13.5" {}
                (glyph_at("w-storm", "", Point::new(0., 0.), 19.))
            }
        }
        @if marked.may().is_some() {
            (key(thing, at + Point::new(eye.x + 17., eye.y - 12.)))
        }
    }
}

/// A jagged line along an edge, the same one wherever it is drawn.
fn ribbon(x: i8, y: i8, shift: f32) -> Vec<Point> {
    const POINTS: usize = 22;
    let seed = i32::from(x) * 31 + i32::from(y) * 17;
    let point = |n: usize| {
        let along = n as f32 / POINTS as f32;
        let wild = 0.55 + 0.45 * ((seed + n as i32 * 7919).rem_euclid(97) as f32 / 97.);
        let sign = if n.is_multiple_of(2) { -1. } else { 1. };
        let calm = (std::f32::consts::PI * along).sin().max(0.).powf(0.4);
        Point::new((along - 0.5) * (TILE - 8.), 5.6 * sign * wild * calm + shift)
    };
    (0..=POINTS).map(point).collect()
}
