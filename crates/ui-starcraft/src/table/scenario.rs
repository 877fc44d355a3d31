//! The scenario that is played: its goals, the round, and the order of play.

use kernel::{Arg, Message, Name, message};
use maud::html;
use starcraft::view::{ItemView, View};
use tongue::say;

use super::{Fold, fold, part, reference};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::galaxy::owner;
use crate::names;
use crate::scene::Scene;

/// The name of the scenario.
pub(crate) fn name(view: &View) -> Arg {
    match view.rules.scenario() {
        Some(sheet) => Name::new("scenario", sheet.id.as_str()).into(),
        None => names::piece("it").into(),
    }
}

/// Whether conquest points decide in the end.
pub(crate) fn counts_points(view: &View) -> bool {
    view.rules.scenario().is_some_and(|sheet| sheet.points && view.round >= sheet.rounds)
}

/// Where a scenario item is, and who carries it.
fn whereabouts(scene: &Scene<'_>, item: &ItemView) -> Message {
    let ItemView { item, area, bearer } = *item;
    match bearer {
        Some((seat, unit)) => message!(
            "sc-scenario-item-carried",
            item = item,
            unit = unit,
            owner = owner(scene, seat),
            area = area
        ),
        None => message!("sc-scenario-item", item = item, area = area),
    }
}

/// The fragment `scenario`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(sheet) = scene.view.rules.scenario() else {
        return part("scenario", "tray", html! { section #scenario hidden {} });
    };
    let of = Name::new("scenario", sheet.id.as_str());
    let form = |form: &str| scene.tongue.form(&of, form).unwrap_or_default();
    let round = message!("sc-scenario-round", round = scene.view.round, rounds = sheet.rounds);
    let order: Arg = scene.view.play_order.iter().copied().collect();
    let full = html! {
        div.scenario {
            h3 { (scene.called(&name(scene.view))) }
            p { (form("text")) }
            ol.goals {
                @for number in 1..=sheet.goals.len() { li { (form(&format!("goal{number}"))) } }
            }
            @if !scene.view.items.is_empty() {
                ul.whereabouts {
                    @for item in &scene.view.items { li { (names::said(scene, &whereabouts(scene, item))) } }
                }
            }
            p.muted { (names::said(scene, &message!("sc-scenario-order", seats = order))) }
            p { a.thing href=(reference("scenario", &sheet.id)) { (say!(scene, "sc-scenario-more")) } }
        }
    };
    fold(&Fold {
        id: "scenario",
        owner: "",
        title: say!(scene, "sc-scenario-goals"),
        note: html! { (scene.say(&round)) },
        empty: false,
        tokens: None,
        row: html! { span.all-of title=(scene.called(&name(scene.view))) { (glyph("i-rule")) } },
        full,
        wanted: false,
    })
}
