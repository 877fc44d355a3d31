//! The galaxy as a small picture: planets, owners of areas, routes, where a battle is fought.

use maud::{Markup, html};
use starcraft::state::is_z_axis;

use super::disc::{Point, px, xy};
use super::names;
use super::plan::Plan;
use crate::scene::Scene;
use crate::words;

/// A small picture of the galaxy. It has no ids, so that it can lie beside the board.
pub fn minimap(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let (corner, size) = plan.bounds;
    let view_box = format!("{} {} {} {}", px(corner.x), px(corner.y), px(size.x), px(size.y));
    let fought = scene.view.battle.as_ref().map(|battle| battle.area.planet());
    html! {
        svg class="minimap" viewBox=(view_box) role="img" aria-label=(names::galaxy(scene)) {
            @for path in &plan.paths {
                path class=(if is_z_axis(path.route) { "route-z" } else { "route" }) d=(path.curve) {}
            }
            @for (view, place) in scene.view.planets.iter().zip(&plan.places) {
                @if place.cell.is_some() {
                    g transform={ "translate(" (xy(place.middle)) ")" } {
                        circle class="disc" r=(px(place.disc.radius())) {}
                        @for (n, area) in view.areas.iter().enumerate() {
                            @let faction = area.controller.and_then(|seat| names::faction(scene, seat));
                            path class={ "part " (words::owner_class(faction)) } d=(place.disc.slice(n)) {}
                        }
                        @if fought == Some(view.planet) { circle class="fought" r=(px(place.disc.radius() + 18.)) {} }
                    }
                }
            }
            @if plan.paths.is_empty() && plan.places.is_empty() {
                circle class="disc" cx=(px(Point::ZERO.x)) r="60" {}
            }
        }
    }
}
