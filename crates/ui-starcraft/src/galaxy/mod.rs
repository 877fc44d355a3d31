//! The board as SVG: planets with their areas and pieces, routes with transports, stacks of
//! orders. Everything lies in `<svg id="drawing">`, in layers that are sent again on their own.
//!
//! * `plan`: where everything lies. `disc`: the shape of a planet and what fits into it.
//! * `routes`, `planets`, `areas`, `stacks`, `setup`: what is drawn.
//! * `picture`: the same in plain shapes, to stand alone.
//! * `space`: what is drawn once and used often. `names`: everything in words.

mod areas;
mod disc;
mod minimap;
mod names;
mod picture;
mod plan;
mod planets;
mod routes;
mod setup;
mod space;
mod stacks;
#[cfg(test)]
mod tests;

use maud::{Markup, PreEscaped, html};
use starcraft::Thing;
use ui::svg::px;

use self::plan::Plan;
use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::sentences::note;

pub use minimap::{minimap, overview};
pub(crate) use names::owner;
pub use picture::picture;

/// The whole board, for the first time a page is shown.
pub fn svg(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let layers = layers(scene, &plan);
    let planets = layers.iter().filter(|fragment| fragment.within == "board-parts");
    let others = layers.iter().filter(|fragment| fragment.within == "drawing");
    html! {
        svg id="drawing" class={ "drawing" (if plan.is_far() { " far" } else { "" }) }
            xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(&plan))
            role="group" aria-labelledby="board-name" {
            @for fragment in others {
                @if fragment.id == "board-ends" {
                    g id="board-parts" data-parts="" {
                        @for planet in planets.clone() { (PreEscaped(&planet.html)) }
                    }
                }
                (PreEscaped(&fragment.html))
            }
        }
    }
}

/// The things that the newest moment has touched, so that the eye finds them.
fn touched(scene: &Scene<'_>) -> Vec<Thing> {
    let Some(newest) = scene.log.last() else { return Vec::new() };
    let lines = scene.log.iter().rev().take_while(|line| line.moment == newest.moment);
    lines.filter_map(|line| note(&line.event).place).collect()
}

/// The fragments of the board: layers within `drawing`, planets within `board-parts`.
pub fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    layers(scene, &Plan::new(scene))
}

fn layers(scene: &Scene<'_>, plan: &Plan) -> Vec<Fragment> {
    let layer = |id: &str, html: Markup| Fragment {
        id: id.into(),
        within: "drawing",
        html: html.into_string(),
    };
    let last = touched(scene);
    let mut all = vec![
        layer("board-space", space::layer(scene, plan)),
        layer("board-routes", routes::layer(scene, plan, &last)),
    ];
    for (view, place) in scene.view.planets.iter().zip(&plan.places) {
        all.push(Fragment {
            id: Thing::Planet(view.planet).to_string(),
            within: "board-parts",
            html: planets::planet(scene, plan, view, place, &last).into_string(),
        });
    }
    all.push(layer("board-ends", routes::ends(scene, plan)));
    all.push(layer("board-setup", setup::layer(scene, plan)));
    all
}

/// The part of the board that shows everything.
fn view_box(plan: &Plan) -> String {
    let (corner, size) = plan.bounds;
    format!("{} {} {} {}", px(corner.x), px(corner.y), px(size.x), px(size.y))
}
