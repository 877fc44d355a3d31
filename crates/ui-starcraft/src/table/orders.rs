//! The own order tokens: those left in the supply, and where the placed ones lie.

use kernel::{Arg, message};
use maud::{Markup, html};
use starcraft::ids::{Module, Order};
use starcraft::view::PlayerView;
use starcraft::{OwnOrders, Thing};
use tongue::say;
use ui::words::strong;

use super::{facts, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::{names, words};

/// The fragment `orders`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("orders", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    let specials = player.secrets.as_ref().map_or(0, |own| own.specials_left);
    let strict = scene.view.rules.own_orders == OwnOrders::Strict;
    let wanted = Order::ALL.iter().any(|o| matches!(scene.mark(Thing::Order(*o)), Mark::May(_)));
    let html = html! {
        section #orders.part.wanted[wanted] .(super::owner(scene)) tabindex="0" aria-labelledby="orders-title" {
            h2.label #orders-title { (say!(scene, "sc-orders"))
                span.r { @if strict { (say!(scene, "sc-orders-remember")) } @else { (glyph("i-eye")) " " (say!(scene, "sc-orders-secret")) } }
            }
            ul.ordgrid { @for order in Order::ALL { (kind(scene, player, order)) } }
            p.specials {
                (names::said(scene, &match player.special_limit {
                    0 => message!("sc-orders-no-special", module = Module::RESEARCH),
                    limit => message!("sc-orders-special", left = strong(specials), limit = limit),
                }))
            }
            (placed(scene, player))
        }
    };
    part("orders", "tray", html)
}

/// The tokens of one face.
fn kind(scene: &Scene<'_>, player: &PlayerView, order: Order) -> Markup {
    let thing = Thing::Order(order);
    let mark = scene.marked(thing);
    let left = player.secrets.as_ref().and_then(|own| own.orders_left.get(&order).copied());
    let left = usize::from(left.unwrap_or(0));
    let locked = order.is_special() && player.special_limit == 0;
    html! {
        li id=(thing) .{ "okind " (mark.class) } .spec[order.is_special()] .locked[locked]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            span.pair aria-hidden="true" {
                @for n in 0..order.tokens() {
                    span.otok.used[n >= left] { (glyph(words::order_glyph(order))) }
                }
            }
            span.what aria-hidden="true" { (say!(scene, "sc-order", order = order)) }
            span.vh { (say!(scene, "sc-order-left", order = order, left = left)) }
        }
    }
}

/// Where the own orders lie, with their depth.
fn placed(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let own = view.orders.iter().enumerate().filter(|(_, order)| order.seat == player.seat);
    html! {
        ul.placed {
            @for (at, order) in own {
                @let above = view.orders.iter().skip(at + 1).filter(|o| o.planet == order.planet).count();
                @let face = order.face.map_or_else(|| message!("sc-placed-unknown").into(), Arg::from);
                @let (planet, place) = (order.planet, above + 1);
                li {
                    (glyph(order.face.map_or("o-hidden", words::order_glyph)))
                    span.vh { (say!(scene, "sc-placed", order = face, planet = planet, place = place)) }
                    span aria-hidden="true" {
                        (names::said(scene, &match place {
                            1 => message!("sc-placed-top", planet = planet, muted = names::span("muted")),
                            _ => {
                                let place = message!("sc-placed-place", place = place);
                                message!("sc-placed-below", planet = planet, place = names::within("muted", place))
                            }
                        }))
                    }
                }
            }
        }
    }
}
