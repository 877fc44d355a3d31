//! The own order tokens: those left in the supply, and where the placed ones lie.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use starcraft::ids::{Module, Order};
use starcraft::view::PlayerView;
use starcraft::{OwnOrders, Thing};
use tongue::say;
use ui::words::strong;

use super::{Fold, facts, fold, part};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::{names, words};

/// The fragment `orders`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("orders", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    let specials = player.secrets.as_ref().map_or(0, |own| own.specials_left);
    let strict = scene.view.rules.own_orders == OwnOrders::Strict;
    let full = html! {
        ul.intents { @for order in Order::ALL.into_iter().filter(|order| !order.is_special()) {
            li { (glyph(words::order_glyph(order))) b { (say!(scene, "sc-order", order = order)) } " " span { (scene.say(&intent(order))) } }
        }
        @if scene.view.rules.brood_war() {
            li { (glyph("o-defend")) b { (say!(scene, "sc-order-defend")) } " " span { (say!(scene, "sc-intent-defend")) } }
        } }
        p.specials {
            (names::said(scene, &match player.special_limit {
                _ if scene.view.rules.brood_war() => message!("sc-orders-pool", module = Module::RESEARCH),
                0 => message!("sc-orders-no-special", module = Module::RESEARCH),
                limit => message!("sc-orders-special", left = strong(specials), limit = limit),
            }))
        }
        (placed(scene, player))
    };
    fold(&Fold {
        id: "orders",
        owner: super::owner(scene),
        title: say!(scene, "sc-orders"),
        note: html! { @if strict { (say!(scene, "sc-orders-remember")) } @else { (glyph("i-eye")) " " (say!(scene, "sc-orders-secret")) } },
        empty: false,
        tokens: Some(html! { ul.tokens-own {
            @for order in Order::ALL { (kind(scene, player, order)) }
                @if has_star(player) { (kind(scene, player, Order::STAR)) }
            @if scene.view.rules.brood_war() { (defend(scene, player)) }
        } }),
        row: html! { @if scene.view.rules.brood_war() { (pool(scene, player)) } },
        full,
        wanted: false,
    })
}

/// What an order is for, in a line.
fn intent(order: Order) -> Message {
    match order.standard() {
        _ if order == Order::STAR => message!("sc-intent-star"),
        Order::BUILD => message!("sc-intent-build"),
        Order::MOBILIZE => message!("sc-intent-mobilize"),
        _ => message!("sc-intent-research"),
    }
}

/// The tokens of one face.
fn kind(scene: &Scene<'_>, player: &PlayerView, order: Order) -> Markup {
    let thing = Thing::Order(order);
    let mark = scene.marked(thing);
    let left = player.secrets.as_ref().and_then(|own| own.orders_left.get(&order).copied());
    let left = usize::from(left.unwrap_or(0));
    let locked = order.is_special() && player.special_limit == 0;
    html! {
        li id=(thing) .{ "okind " (mark.class) } .spec[order.is_special() || order == Order::STAR] .locked[locked] data-name=(say!(scene, "sc-order", order = order))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            title=(scene.say(&intent(order)))
        {
            span.otok.used[left == 0] aria-hidden="true" {
                (glyph(words::order_glyph(order)))
                @if left > 0 { span.n { (left) } }
                kbd.key data-key=(thing) {}
            }
            span.vh { (say!(scene, "sc-order-left", order = order, left = left)) }
        }
    }
}

/// Whether a Leadership card gives the player the Star order.
fn has_star(player: &PlayerView) -> bool {
    player.secrets.as_ref().is_some_and(|own| own.orders_left.contains_key(&Order::STAR))
}

/// The Defend order: face up and at once, one in a Planning Phase.
fn defend(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let mark = scene.marked(Thing::Defend);
    html! {
        li id=(Thing::Defend) .{ "okind spec defend " (mark.class) } data-name=(say!(scene, "sc-order-defend"))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            title=(say!(scene, "sc-intent-defend"))
        {
            span.otok.used[player.defended] aria-hidden="true" {
                (glyph("o-defend"))
                kbd.key data-key=(Thing::Defend) {}
            }
            span.vh { (say!(scene, "sc-defend-left", left = u8::from(!player.defended))) }
        }
    }
}

/// The Special Order Pool: one place for each order that modules allow, filled as they are carried out.
pub(super) fn pool(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let (used, free) = (player.pooled.len(), player.special_allowance);
    let all = used + usize::from(free);
    html! {
        span.pool title=(say!(scene, "sc-pool-help", used = used, all = all)) {
            (glyph("o-pool"))
            @for order in &player.pooled { span.slot.taken aria-hidden="true" { (glyph(words::order_glyph(*order))) } }
            @for _ in 0..free { span.slot aria-hidden="true" {} }
            @for order in &player.disposed { span.slot.gone aria-hidden="true" { (glyph(words::order_glyph(*order))) } }
            span.vh { (say!(scene, "sc-pool-help", used = used, all = all)) }
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
