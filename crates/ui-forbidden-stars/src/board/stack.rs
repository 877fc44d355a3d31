//! Stacks of orders: the newest on top, whole; of the lower ones a strip with the owner's mark. Under another token nobody may look
//! (FS-STK-04), so a strip has a face only where the table plays with open own orders.

use forbidden_stars::ids::System;
use forbidden_stars::view::OrderView;
use maud::{Markup, html};
use ui::svg::{PLANNED, Point, key, moved, planned, px};

use super::tile::MIDDLE;
use super::{glyph_at, marked, names};
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::{Thing, words};

/// A token with its edge, and how far tokens lie apart.
const WIDE: f32 = 54.;
const TALL: f32 = 37.;
const EDGE: f32 = 4.;
const STRIP: f32 = 11.;
/// Deeper stacks are pressed together.
const DEEP: f32 = 44.;

/// How high the n-th order from the bottom of a stack lies.
fn rise(n: usize, orders: usize) -> f32 {
    let strip = (DEEP / (orders.max(2) - 1) as f32).min(STRIP);
    n as f32 * strip
}

/// The stack of a system, and the slot above it where one more order may be placed.
pub(super) fn stack(scene: &Scene<'_>, system: System, open: bool) -> Markup {
    let orders: Vec<&OrderView> =
        scene.view.orders.iter().filter(|order| order.system == system).collect();
    let thing = Thing::Stack(system);
    let marked = marked(scene, thing);
    let height = TALL + EDGE + rise(orders.len().saturating_sub(1), orders.len());
    // The middle of the stack is the middle of the box.
    let top = -height / 2.;
    let glyph = |thing| match thing {
        Thing::Order(order) => Some(glyph_ref(words::order(order))),
        _ => None,
    };
    let free = if orders.is_empty() { TALL / 2. } else { top };
    let own = words::owner(scene.view, scene.view.you).class;
    let ahead = planned(scene, (Thing::System(system), own), MIDDLE + Point::new(0., free), glyph);
    html! {
        @if let Some((&upper, lower)) = orders.split_last() {
            g id=(thing) class=(marked.class("stack")) transform=(moved(MIDDLE)) role=(marked.role("img")) tabindex="-1"
                aria-label=(names::stack(scene, system, &orders)) data-name=(scene.called(&crate::names::system(scene.view, system)))
                data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
                @for (n, order) in lower.iter().enumerate() {
                    @let y = top + height - TALL - EDGE - rise(n, orders.len());
                    (token(scene, order, n, y, false))
                }
                (token(scene, upper, lower.len(), top, true))
                rect class="ring" x=(-WIDE / 2. - 4.) y=(px(top - 4.)) width=(WIDE + 8.) height=(px(height + 8.)) rx="12" {}
                @if orders.len() > 1 {
                    g class="ord-depth" transform=(moved(Point::new(WIDE / 2. - 2., top))) {
                        rect x="-9" y="-9.5" width="18" height="19" rx="5.5" {}
                        text y="5.3" { (orders.len()) }
                    }
                }
            }
            @if marked.may().is_some() { (key(thing, MIDDLE + Point::new(-WIDE / 2. + 1., top))) }
        }
        @let up = if ahead.is_some() { PLANNED } else { 0. };
        @let whole = orders.is_empty() && ahead.is_none();
        (ahead.unwrap_or_default())
        @if open {
            @let y = if whole { -TALL / 2. } else { free - 24. - up };
            g class="ord-slot" transform=(moved(MIDDLE + Point::new(-WIDE / 2., y))) aria-hidden="true" {
                rect width=(WIDE) height=(if whole { TALL } else { 22. }) rx="8" {}
                text x=(WIDE / 2.) y=(if whole { 24. } else { 16.5 }) data-key=(Thing::System(system)) {}
                use class="laid" x=(WIDE / 2. - 9.) y=(if whole { 9. } else { 2. }) width="18" height="18" {}
            }
        }
    }
}

/// A token of a stack; of a lower one only the strip at its foot is seen.
fn token(scene: &Scene<'_>, order: &OrderView, under: usize, y: f32, whole: bool) -> Markup {
    let look = words::owner(scene.view, Some(order.seat));
    let own = scene.view.you == Some(order.seat);
    let thing = Thing::Token(order.system, under as u8);
    let marked = marked(scene, thing);
    let class = format!("order {}{}", look.class, if order.revealed { " open" } else { "" });
    let strip = TALL - 7.;
    html! {
        g id=[own.then_some(thing)] class=(marked.class(&class)) transform=(moved(Point::new(-WIDE / 2., y)))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            rect class="ord-edge" y=(EDGE) width=(WIDE) height=(TALL) rx="8" {}
            rect class="ord-face" width=(WIDE) height=(TALL) rx="8" {}
            @if whole { rect class="ord-in" x="3" y="3" width=(WIDE - 6.) height=(TALL - 6.) rx="6" {} }
            @match (order.face, whole) {
                (Some(face), true) if order.revealed => {
                    (glyph_at(words::order(face), "gl", Point::new(WIDE / 2. + 4., TALL / 2.), 29.))
                    (glyph_at(look.mark, "gl", Point::new(10.5, 10.5), 9.))
                }
                (Some(face), true) => {
                    (glyph_at(look.mark, "gl", Point::new(15., TALL / 2.), 14.))
                    (glyph_at(words::order(face), "gl", Point::new(36., TALL / 2.), 23.))
                }
                (None, true) => { (glyph_at(look.mark, "gl", Point::new(WIDE / 2., TALL / 2.), 20.)) }
                (face, false) => {
                    (glyph_at(look.mark, "gl", Point::new(11., strip + 1.5), 9.5))
                    @match face {
                        Some(face) => { (glyph_at(words::order(face), "gl", Point::new(36., strip + 1.), 11.)) }
                        None => { path class="ord-blank" d={ "M21 " (strip + 1.5) "h26" } {} }
                    }
                }
            }
        }
    }
}
