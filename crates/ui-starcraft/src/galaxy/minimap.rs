//! The galaxy as a small picture: planets, owners of areas, routes, where a battle is fought; beside
//! a large board also orders and what may be chosen.

use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Faction;
use starcraft::state::is_z_axis;
use starcraft::view::PlanetView;
use ui::svg::{Point, px, xy};

use super::names;
use super::plan::{Place, Plan};
use crate::files::{glyph, glyph_ref};
use crate::scene::Scene;
use crate::words;

/// From so many players on a galaxy has its small picture beside it.
const MANY: usize = 5;
/// What stays free around it.
const AIR: f32 = 30.;

/// A small picture of the galaxy. It has no ids, so that it can lie beside the board.
pub fn minimap(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let fought = scene.view.battle.as_ref().map(|battle| battle.area.planet());
    picture(scene, &plan, |view, place| {
        html! {
            @if fought == Some(view.planet) { circle class="fought" r=(px(place.disc.radius() + 18.)) {} }
        }
    })
}

/// The small picture beside the board. It is spare on a large screen, unless there are many players or planets are too small
/// to be read when all are seen; a phone never shows all of the board.
pub fn overview(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let needed = scene.view.players.len() >= MANY || plan.is_far();
    html! {
        div.spare[!needed] { (picture(scene, &plan, |view, place| details(scene, view, place))) }
        @if needed { (cards(scene, &plan)) }
    }
}

/// The planets one by one, for the script to show along the edge where they lie out of sight: how each looks, who has how
/// many units there, how many orders lie there.
fn cards(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let laid =
        scene.view.planets.iter().zip(&plan.places).filter(|(_, place)| place.cell.is_some());
    html! {
        div.cards hidden {
            @for (view, place) in laid {
                @let radius = place.disc.radius() + 8.;
                @let orders = scene.view.orders.iter().filter(|order| order.planet == view.planet).count();
                button.rim type="button" tabindex="-1" data-of=(Thing::Planet(view.planet)) title=(names::planet(scene, view)) {
                    svg.minimap viewBox={ (xy(Point::new(-radius, -radius))) " " (xy(Point::new(2. * radius, 2. * radius))) } aria-hidden="true" {
                        (disc(scene, view, place))
                        (marks(scene, view, place))
                    }
                    b { span.key aria-hidden="true" {} (scene.called(&view.planet.into())) }
                    span.holds {
                        @for (faction, units) in holders(scene, view) {
                            span class=(words::owner_class(Some(faction))) {
                                (glyph(words::owner_mark(Some(faction))))
                                @if units > 0 { (units) } @else { (glyph("t-base")) }
                            }
                        }
                        @if orders > 0 { span { (glyph("i-stack")) (orders) } }
                    }
                }
            }
        }
    }
}

/// Who has something on a planet, and how many units, in the sequence of the seats.
fn holders(scene: &Scene<'_>, view: &PlanetView) -> Vec<(Faction, u8)> {
    let seats = scene.view.players.iter().map(|player| player.seat);
    let held = seats.filter_map(|seat| {
        let own =
            view.areas.iter().filter(|area| area.owner == Some(seat) || area.base == Some(seat));
        let units = own
            .clone()
            .filter(|area| area.owner == Some(seat))
            .flat_map(|area| area.units.values())
            .sum();
        let any = own.count() > 0;
        any.then(|| Some((names::faction(scene, seat)?, units))).flatten()
    });
    held.collect()
}

fn picture(scene: &Scene<'_>, plan: &Plan, more: impl Fn(&PlanetView, &Place) -> Markup) -> Markup {
    // Air for the numbers of orders.
    let (corner, size) = plan.bounds;
    let (low, wide) = (corner + Point::new(-AIR, -AIR), size + Point::new(2. * AIR, 2. * AIR));
    html! {
        svg class="minimap" viewBox={ (xy(low)) " " (xy(wide)) } role="img" aria-label=(names::galaxy(scene)) {
            @for path in &plan.paths {
                path class=(if is_z_axis(path.route) { "route-z" } else { "route" }) d=(path.curve) {}
            }
            @for (view, place) in scene.view.planets.iter().zip(&plan.places) {
                @if place.cell.is_some() {
                    g transform={ "translate(" (xy(place.middle)) ")" } {
                        (disc(scene, view, place))
                        (more(view, place))
                    }
                }
            }
            @if plan.paths.is_empty() && plan.places.is_empty() {
                circle class="disc" cx=(px(Point::ZERO.x)) r="60" {}
            }
        }
    }
}

/// A planet and whose its areas are.
fn disc(scene: &Scene<'_>, view: &PlanetView, place: &Place) -> Markup {
    html! {
        circle class="disc" r=(px(place.disc.radius())) {}
        @for (n, area) in view.areas.iter().enumerate() {
            @let faction = area.controller.and_then(|seat| names::faction(scene, seat));
            path class={ "part " (words::owner_class(faction)) } d=(place.disc.slice(n)) {}
        }
    }
}

/// The marks of the owners.
fn marks(scene: &Scene<'_>, view: &PlanetView, place: &Place) -> Markup {
    let owners = view.areas.iter().enumerate().filter_map(|(n, area)| {
        let faction = names::faction(scene, area.controller?)?;
        Some((faction, place.disc.room(n).middle))
    });
    html! {
        @for (faction, at) in owners {
            use class={ "gl " (words::owner_class(Some(faction))) } href=(glyph_ref(words::owner_mark(Some(faction))))
                x=(px(at.x - 24.)) y=(px(at.y - 24.)) width="48" height="48" {}
        }
    }
}

/// Marks of owners, whether something can be chosen on a planet, how many orders lie there.
fn details(scene: &Scene<'_>, view: &PlanetView, place: &Place) -> Markup {
    let radius = place.disc.radius();
    let orders = scene.view.orders.iter().filter(|order| order.planet == view.planet).count();
    let is_here = |thing: &Thing| match *thing {
        Thing::Planet(planet) | Thing::Stack(planet) | Thing::Slot(planet, _) => {
            planet == view.planet
        }
        Thing::Area(area) | Thing::Units(area, _) | Thing::Base(area) => {
            area.planet() == view.planet
        }
        _ => false,
    };
    let choices = scene.ask.iter().flat_map(|ask| ask.choices.iter().chain(&ask.early));
    let may = choices.flat_map(|choice| &choice.things).any(is_here);
    html! {
        (marks(scene, view, place))
        @if may { circle class="asked" r=(px(radius + 16.)) {} }
        @if orders > 0 {
            g class="order-count" transform={ "translate(" (xy(Point::polar(radius + 10., -45.))) ")" } {
                rect x="-52" y="-52" width="104" height="104" rx="28" {}
                text y="34" { (orders) }
            }
        }
    }
}
