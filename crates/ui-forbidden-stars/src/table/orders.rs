//! The own order tokens: those that are not placed, and where the others lie.

use forbidden_stars::OwnOrders;
use forbidden_stars::ids::Order;
use forbidden_stars::view::PlayerView;
use kernel::{Arg, Message, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::{Fold, fold};

use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, names, words};

/// The sequence in which they lie in the tray.
const ORDERS: [Order; Order::COUNT] =
    [Order::DEPLOY, Order::STRATEGIZE, Order::ADVANCE, Order::DOMINATE];

/// The fragment `orders`.
pub(super) fn fragment(scene: &Scene<'_>, player: &PlayerView) -> Fragment {
    let strict = scene.view.rules.own_orders == OwnOrders::Strict;
    let full = html! {
        ul.intents { @for order in ORDERS {
            li { (glyph(words::order(order))) b { (scene.called(&order.into())) } " " span { (scene.say(&intent(order))) } }
        } }
        (placed(scene, player))
    };
    fold(&Fold {
        id: "orders",
        owner: super::owner(scene),
        title: say!(scene, "fs-orders"),
        note: html! { @if strict { (say!(scene, "fs-orders-remember")) } @else { (glyph("i-eye")) " " (say!(scene, "fs-orders-secret")) } },
        empty: false,
        tokens: Some(html! {
            ul.tokens-own { @for order in ORDERS { (kind(scene, player, order)) } }
            p.ample.order-key aria-hidden="true" {
                @if active(scene, player).is_some() { span.now { (say!(scene, "fs-order-now")) } }
                span.out { (say!(scene, "fs-order-out")) }
                span.in { (say!(scene, "fs-order-in-hand")) }
            }
        }),
        row: html! {},
        full,
        wanted: false,
    })
}

/// What an order is for, in a line.
pub(crate) fn intent(order: Order) -> Message {
    match order {
        Order::DEPLOY => message!("fs-intent-deploy"),
        Order::STRATEGIZE => message!("fs-intent-strategize"),
        Order::ADVANCE => message!("fs-intent-advance"),
        _ => message!("fs-intent-dominate"),
    }
}

/// The tokens of one face.
fn kind(scene: &Scene<'_>, player: &PlayerView, order: Order) -> Markup {
    let thing = Thing::Order(order);
    let mark = scene.marked(thing);
    let left = player.secrets.as_ref().and_then(|own| own.orders.get(&order).copied());
    let left = left.unwrap_or(0);
    let all = player.faction.map_or(0, |faction| faction.sheet().orders);
    let now = active(scene, player) == Some(order);
    html! {
        li id=(thing) .{ "okind " (mark.class) } data-name=(scene.called(&order.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            title=(scene.say(&intent(order)))
        {
            span.slim.otok.used[left == 0] aria-hidden="true" {
                (glyph(words::order(order)))
                @if left > 0 { span.n { (left) } }
                (super::key(thing))
            }
            span.ample.pair aria-hidden="true" {
                @for n in (0..all).rev() {
                    @let held = n < left;
                    span.otok.out[!held] .now[!held && now && n == left] { (glyph(words::order(order))) }
                }
                (super::key(thing))
                span.what { (scene.called(&order.into())) }
            }
            span.vh { (say!(scene, "fs-order-left", order = order, left = left)) }
        }
    }
}

/// The own order that is being resolved.
fn active(scene: &Scene<'_>, player: &PlayerView) -> Option<Order> {
    let order = scene.view.order.as_ref().filter(|order| order.seat == player.seat)?;
    order.token
}

/// Where the own orders lie, with their depth.
fn placed(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let own = view.orders.iter().enumerate().filter(|(_, order)| order.seat == player.seat);
    html! {
        ul.placed {
            @for (at, order) in own {
                @let above = view.orders.iter().skip(at + 1).filter(|o| o.system == order.system).count();
                @let face: Arg = order.face.map_or_else(|| message!("fs-placed-unknown").into(), Arg::from);
                li {
                    (glyph(order.face.map_or("o-hidden", words::order)))
                    (say!(scene, "fs-placed", order = face, system = names::system(view, order.system), above = above))
                }
            }
        }
    }
}
