//! Technologies: those in play, and those to be had while one is asked.

use kernel::message;
use maud::{Markup, html};
use starcraft::ids::Tech;
use starcraft::{Thing, face};
use tongue::say;

use super::{Fold, facts, fold, part, reference, shop};
use crate::fragment::Fragment;
use crate::names;
use crate::scene::{Mark, Scene};

/// The fragment `techs`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("techs", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    let mut in_play: Vec<Tech> =
        player.play_area.iter().filter_map(|card| face(*card).technology).collect();
    in_play.dedup();
    let concerned = |tech: &Tech| !matches!(scene.mark(Thing::Tech(*tech)), Mark::Quiet);
    let to_buy: Vec<Tech> =
        Tech::all().filter(|tech| concerned(tech) && !in_play.contains(tech)).collect();
    let wanted = in_play
        .iter()
        .chain(&to_buy)
        .any(|tech| matches!(scene.mark(Thing::Tech(*tech)), Mark::May));
    let none = in_play.is_empty() && to_buy.is_empty();
    let full = html! {
        @if none { p.muted { (say!(scene, "sc-techs-none")) } }
        ul.techlist {
            @for tech in &to_buy { (item(scene, *tech, false)) }
            @for tech in &in_play { (item(scene, *tech, true)) }
        }
    };
    fold(&Fold {
        id: "techs",
        owner: super::owner(scene),
        title: say!(scene, "sc-techs"),
        note: html! { (say!(scene, "sc-techs-count", count = in_play.len())) },
        empty: none,
        tokens: None,
        row: html! {},
        full,
        wanted,
    })
}

fn item(scene: &Scene<'_>, tech: Tech, in_play: bool) -> Markup {
    let thing = Thing::Tech(tech);
    let mark = scene.marked(thing);
    let technology = &facts::content(scene.view).technologies[tech.race().index()][tech.local()];
    html! {
        li {
            a id=(thing) .{ "chip " (mark.class) } .on[in_play]
                href=(reference("tech", &tech.to_string())) data-tip={ "starcraft/tech/" (tech) }
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                @if in_play {
                    (names::said(scene, &message!("sc-tech-in-play", tech = tech, vh = names::span("vh"))))
                } @else {
                    span.what { (scene.called(&tech.into())) }
                    (shop::price(scene, technology.price))
                }
                @if let Some(card) = technology.cards.iter(tech.race()).next() {
                    span.words { (names::text_of(scene.tongue, card)) }
                }
            }
        }
    }
}
