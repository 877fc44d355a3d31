//! Stacks of orders: the newest on top, whole; of the lower ones a strip with owner and, where
//! the viewer knows it, face. Read downwards it is the sequence of execution.

use maud::{Markup, html};
use starcraft::Thing;
use starcraft::view::OrderView;
use ui::svg::{Attributes, PLANNED, Point, key, planned, px, xy};

use super::names;
use super::plan::Place;
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::words;

/// A token with its edge, and how far tokens lie apart.
const WIDTH: f32 = 48.;
const TALL: f32 = 39.;
const STRIP: f32 = 17.;
/// Deeper stacks show only so many strips; what lies below is edges.
const WHOLE: usize = 3;
const STRIPS: usize = 2;
/// How much room all edges of a deep stack take, so that it stays within the board.
const EDGES: f32 = 8.;
/// How far the slot lies above a stack, and how large the number of its orders is.
const SLOT: f32 = 29.;
const DEPTH: f32 = 19.;

/// How high the n-th order from the bottom of a stack lies.
fn rise(n: usize, orders: usize) -> f32 {
    if orders <= WHOLE {
        return n as f32 * STRIP;
    }
    let edges = orders - 1 - STRIPS;
    let edge = (EDGES / edges as f32).min(5.);
    if n <= edges { n as f32 * edge } else { edges as f32 * edge + (n - edges) as f32 * STRIP }
}

/// How high a stack is.
pub(super) fn height(orders: usize) -> f32 {
    if orders == 0 { 0. } else { rise(orders - 1, orders) + TALL }
}

/// Where the foot of a stack stands: on the border of the first area, up to the right, where it
/// covers no plate. A deep one stands a little lower.
fn foot(place: &Place, orders: usize) -> Point {
    let down = if orders > WHOLE { 18. + EDGES } else { 18. };
    Point::polar(place.disc.radius() + 13., -41.) + Point::new(0., down)
}

/// What a stack of any depth with a slot and its number takes, up and to the right of the planet's middle.
pub(super) fn room(place: &Place) -> (f32, f32) {
    let deep = WHOLE + 1;
    let foot = foot(place, deep);
    (height(deep) + SLOT - foot.y, foot.x + WIDTH / 2. + DEPTH / 2.)
}

/// The stack of a planet, and the slot above it where one more order may be placed.
pub(super) fn stack(scene: &Scene<'_>, place: &Place, open: bool, last: &[Thing]) -> Markup {
    let planet = place.planet;
    let orders: Vec<&OrderView> =
        scene.view.orders.iter().filter(|order| order.planet == planet).collect();
    let tall = height(orders.len());
    let foot = foot(place, orders.len());
    let lowest = foot + Point::new(0., -tall - if orders.is_empty() { 36. } else { SLOT });
    let glyph = |thing| match thing {
        Thing::Order(order) => Some(glyph_ref(words::order_glyph(order))),
        _ => None,
    };
    let own = scene.view.you.map_or("", |you| words::owner_class(names::faction(scene, you)));
    let above = lowest + Point::new(0., PLANNED - 3.);
    let ahead = planned(scene, (Thing::Planet(planet), own), above, glyph);
    let up = if ahead.is_some() { -PLANNED } else { 0. };
    let slot = lowest + Point::new(-WIDTH / 2., up);
    html! {
        @if let Some((&top, lower)) = orders.split_last() {
            @let thing = Thing::Stack(planet);
            @let marked = Attributes::of(scene, thing, last.contains(&thing));
            @let from_top: Vec<&OrderView> = orders.iter().rev().copied().collect();
            g id=(thing) class=(marked.class("stack")) transform={ "translate(" (xy(foot)) ")" }
                role=(marked.role("img")) tabindex="-1"
                aria-label=(names::stack(scene, planet, &from_top)) data-name=(scene.called(&planet.into()))
                data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
                ellipse class="pc-shadow" cy="1" rx="27" ry="5" {}
                @for (n, order) in lower.iter().enumerate() {
                    (token(scene, order, rise(n, orders.len()), n + STRIPS >= lower.len() || orders.len() <= WHOLE))
                }
                (top_token(scene, top, rise(lower.len(), orders.len())))
                rect class="ring" x="-28" y=(px(-tall - 4.)) width="56" height="44" rx="9" {}
                @if orders.len() > 1 {
                    g class="ord-depth" transform={ "translate(24 " (px(1. - tall)) ")" } {
                        rect x=(px(DEPTH / -2.)) y=(px(DEPTH / -2.)) width=(DEPTH) height=(DEPTH) rx="5.5" {}
                        text y="5.3" { (orders.len()) }
                    }
                }
                @if orders.len() > WHOLE { (unfolded(scene, &from_top)) }
            }
            // Beside it, not within: a name must hold what is written in a button.
            @if marked.may().is_some() {
                (key(thing, foot + Point::new(-24., 1. - tall)))
            }
        }
        (ahead.unwrap_or_default())
        @if open {
            g class="ord-slot" transform={ "translate(" (xy(slot)) ")" } aria-hidden="true" {
                rect width="48" height="24" rx="7" {}
                text x="24" y="17.5" data-key=(Thing::Planet(planet)) {}
                use class="laid" x="15" y="3" width="18" height="18" {}
            }
        }
    }
}

/// A lower token: only its lower edge is seen.
fn token(scene: &Scene<'_>, order: &OrderView, rise: f32, strip: bool) -> Markup {
    let faction = names::faction(scene, order.seat);
    html! {
        g class=(class(order, words::owner_class(faction))) transform={ "translate(-24 " (px(-TALL - rise)) ")" } {
            use href="#gx-ord" {}
            @if strip {
                use class="gl" href=(glyph_ref(words::owner_mark(faction))) x="8" y="24.5" width="10" height="10" {}
                @match order.face {
                    Some(face) => { use class="gl" href=(glyph_ref(words::order_glyph(face))) x="27" y="23" width="13" height="13" {} }
                    None => { use href="#gx-blank" {} }
                }
            }
        }
    }
}

fn class(order: &OrderView, owner: &str) -> String {
    let special =
        if order.face.is_some_and(starcraft::ids::Order::is_special) { " special" } else { "" };
    format!("order {owner}{special}")
}

/// The top token: its owner's mark, small beside the face if the viewer alone knows it, and the
/// face large once it is revealed.
fn top_token(scene: &Scene<'_>, order: &OrderView, rise: f32) -> Markup {
    let faction = names::faction(scene, order.seat);
    let mark = glyph_ref(words::owner_mark(faction));
    let face = order.face.map(|face| glyph_ref(words::order_glyph(face)));
    let shown = is_revealed(scene, order);
    let class = class(order, words::owner_class(faction));
    html! {
        g class={ (class) (if shown { " open" } else { "" }) } transform={ "translate(-24 " (px(-TALL - rise)) ")" } {
            use href="#gx-ord" {}
            rect class="ord-in" x="3" y="3" width="42" height="29" rx="5" {}
            @match face {
                Some(face) if shown => {
                    use class="gl" href=(face) x="14" y="4.5" width="26" height="26" {}
                    use class="gl" href=(mark) x="5.5" y="5.5" width="8" height="8" {}
                }
                Some(face) => {
                    use class="gl" href=(mark) x="7" y="11.5" width="12.5" height="12.5" {}
                    use class="gl" href=(face) x="23" y="8.5" width="18" height="18" {}
                }
                None => { use class="gl" href=(mark) x="14" y="7.5" width="20" height="20" {} }
            }
        }
    }
}

/// Whether everybody sees the face: the order that is being executed. A battle takes it off.
fn is_revealed(scene: &Scene<'_>, order: &OrderView) -> bool {
    scene.view.battle.is_none()
        && scene.view.order.as_ref().is_some_and(|active| {
            active.planet == order.planet
                && active.seat == order.seat
                && order.face == Some(active.order)
        })
}

/// All orders of a deep stack side by side, shown while one points at it.
fn unfolded(scene: &Scene<'_>, from_top: &[&OrderView]) -> Markup {
    let rows = from_top.len().div_ceil(2);
    html! {
        g class="unfolded" aria-hidden="true" transform={ "translate(-58 " (px(-20.)) ")" } {
            rect width="116" height=(rows * 20 + 8) rx="8" {}
            @for (n, order) in from_top.iter().enumerate() {
                @let faction = names::faction(scene, order.seat);
                @let at = Point::new(5. + (n / rows) as f32 * 54., 5. + (n % rows) as f32 * 20.);
                g class=(words::owner_class(faction)) transform={ "translate(" (xy(at)) ")" } {
                    rect class="ord-face" width="52" height="18" rx="4" {}
                    text x="4" y="13" { (n + 1) }
                    use class="gl" href=(glyph_ref(words::owner_mark(faction))) x="19" y="4" width="10" height="10" {}
                    @if let Some(face) = order.face {
                        use class="gl" href=(glyph_ref(words::order_glyph(face))) x="34" y="2.5" width="13" height="13" {}
                    }
                }
            }
        }
    }
}
