//! What a Build order can build, with prices, and the build limit with its terms.

use kernel::{Message, Name, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{Price, RaceSheet, content};
use starcraft::ids::{Resource, Unit};
use starcraft::view::{PlayerView, View};
use tongue::say;
use ui::words::strong;

use super::{facts, public, reference};
use crate::files::glyph;
use crate::scene::{Mark, Scene};
use crate::{names, words};

/// Whether the present decision is about something of the sheet.
pub(super) fn wanted(scene: &Scene<'_>, player: &PlayerView) -> bool {
    let fixed = [Thing::BuildWorker, Thing::BuildTransport, Thing::BuildBase, Thing::Worker];
    let buildings = player.buildings.keys().map(|building| Thing::Building(*building));
    let modules = player.modules.keys().map(|module| Thing::Module(*module));
    fixed
        .into_iter()
        .chain(buildings)
        .chain(modules)
        .chain(Unit::all().map(Thing::BuildUnit))
        .any(|thing| matches!(scene.mark(thing), Mark::May))
}

pub(super) fn markup(scene: &Scene<'_>, player: &PlayerView, sheet: &RaceSheet) -> Markup {
    let (limit, terms) = (player.build_limit, &player.build_terms);
    let terms: Vec<_> = terms.iter().filter(|term| term.amount > 0).collect();
    let built = scene.view.order.as_ref().filter(|order| {
        order.seat == player.seat && order.order.standard() == starcraft::ids::Order::BUILD
    });
    html! {
        div.shop {
            p.limit title=(public::limit(scene, player)) {
                (names::said(scene, &match built {
                    Some(order) => message!("sc-shop-built", built = strong(order.built), limit = strong(limit)),
                    None => message!("sc-shop-limit", limit = strong(limit)),
                }))
                @if terms.len() > 1 {
                    " = " @for (n, term) in terms.iter().enumerate() {
                        @if n > 0 { " + " } (term.amount) " " span.why { (scene.called(&term.name)) }
                    }
                }
            }
            ul.buy {
                @for unit in units(player, sheet) { (unit_item(scene, player, sheet, unit)) }
                (item(scene, Thing::BuildWorker, "t-worker", names::piece("worker"), sheet.worker,
                    sheet.workers.saturating_sub(player.workers)))
                (item(scene, Thing::BuildTransport, "t-transport", names::piece("transport"), sheet.transport,
                    sheet.transports.saturating_sub(player.transports)))
                (item(scene, Thing::BuildBase, "t-base", names::piece("base"), sheet.base,
                    sheet.bases.saturating_sub(player.bases)))
            }
        }
    }
}

/// The units of a player's sheet.
pub(crate) fn units(player: &PlayerView, sheet: &RaceSheet) -> impl Iterator<Item = Unit> {
    let race = player.faction.map(|faction| content().factions[faction.index()].race);
    let has = sheet.figures;
    Unit::all().filter(move |unit| Some(unit.race()) == race && has[unit.kind()] > 0)
}

fn unit_item(scene: &Scene<'_>, player: &PlayerView, sheet: &RaceSheet, unit: Unit) -> Markup {
    let thing = Thing::BuildUnit(unit);
    let mark = scene.marked(thing);
    let left =
        sheet.figures[unit.kind()].saturating_sub(player.figures.get(&unit).copied().unwrap_or(0));
    let needs = needs(scene.view, player, sheet, unit);
    let printed = facts::unit(scene.view, unit).price;
    let off = needs.is_some() && !mark.may;
    let cost = names::price(printed);
    let words = message!("sc-shop-item", thing = unit, price = cost, left = left);
    let words = match needs {
        Some(needs) => message!("sc-shop-needs", item = words, needs = needs),
        None => words,
    };
    html! {
        li {
            a.u id=(thing) data-name=(scene.called(&unit.into())) .(mark.class) .off[off]
                href=(reference("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) }
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                span.vh { (scene.say(&words)) }
                (glyph(&words::unit_glyph(unit)))
                (price(scene, printed))
                span.left aria-hidden="true" { "×" (left) }
            }
        }
    }
}

/// The building level that enables a unit, if it is not there yet.
pub(crate) fn needs(
    view: &View,
    player: &PlayerView,
    sheet: &RaceSheet,
    unit: Unit,
) -> Option<Message> {
    for (building, level) in &player.buildings {
        let kind = &sheet.buildings[building.place()];
        if let Some(at) = kind.enables.iter().position(|units| units.has(unit)) {
            let there = (*level as usize) > at;
            return (!there)
                .then(|| message!("sc-needs-level", building = *building, level = at + 1));
        }
    }
    facts::unit(view, unit).destroys.map(|(from, _)| message!("sc-needs-tech", unit = from))
}

fn item(scene: &Scene<'_>, thing: Thing, icon: &str, name: Name, cost: Price, left: u8) -> Markup {
    let mark = scene.marked(thing);
    let title = say!(scene, "sc-shop-name", thing = name.clone());
    let words = message!("sc-shop-item", thing = name, price = names::price(cost), left = left);
    html! {
        li {
            span.u id=(thing) data-name=(title) .(mark.class) title=(title)
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                span.vh { (scene.say(&words)) }
                (glyph(icon)) (price(scene, cost))
                span.left aria-hidden="true" { "×" (left) }
            }
        }
    }
}

/// A price as small pictures.
pub(super) fn price(scene: &Scene<'_>, price: Price) -> Markup {
    html! {
        span.price aria-hidden="true" {
            @for (resource, amount) in Resource::BOTH.into_iter().zip([price.minerals, price.gas]) {
                @if amount > 0 {
                    span .(words::resource_class(resource)) { (amount) (glyph(words::resource_glyph(resource))) }
                }
            }
            @if price.minerals + price.gas == 0 { (say!(scene, "sc-free")) }
        }
    }
}
