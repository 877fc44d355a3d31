//! Everything public about a player, in words.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use starcraft::content::content;
use starcraft::ids::Card;
use starcraft::view::PlayerView;
use tongue::say;

use super::{card, reference, seats};
use crate::page::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// A popover with a player's whole public sheet.
pub(super) fn sheet(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let id = format!("sheet-of-{}", player.seat.index());
    let sitter = scene.seats.get(player.seat.index());
    html! {
        div.sheet-of.float id=(id) popover {
            header {
                span.em { (glyph(words::owner_mark(player.faction))) }
                div {
                    p.title { @if let Some(faction) = player.faction {
                        a href=(reference("faction", &faction.to_string())) data-tip={ "starcraft/faction/" (faction) } { (scene.called(&faction.into())) }
                    } @else { (say!(scene, "sc-no-faction")) } }
                    p.muted { (seats::who(scene, player.seat, sitter)) }
                }
                button.btn.ghost.small type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say!(scene, "close")) { (glyph("i-x")) }
            }
            @if let Some(faction) = player.faction {
                p.objective { b { (say!(scene, "sc-special-objective")) " " } (names::text(scene.tongue, faction)) }
                @if let Some(progress) = player.objective.as_ref().filter(|progress| !progress.lines.is_empty()) {
                    p { (say!(scene, "sc-objective-now", have = progress.have, need = progress.need,
                        lines = names::in_turn(scene, progress.lines.iter().cloned()))) }
                }
            }
            dl.public {
                @for (name, value) in figures(scene, player) { div { dt { (scene.say(&name)) } dd { (value) } } }
            }
            @if player.faction.is_some() { (buildings(scene, player)) }
            (cards(scene, &message!("sc-techs-in-play"), &player.play_area))
            @if !player.events_in_play.is_empty() {
                p.label { (say!(scene, "sc-events-in-play")) }
                ul.chips { @for event in &player.events_in_play { li { (event_link(scene, *event)) } } }
            }
            (cards(scene, &message!("sc-known-hand"), &player.known_hand))
            (cards(scene, &message!("sc-discard-pile"), &player.discard))
        }
    }
}

/// The figures with their names.
pub(super) fn figures(scene: &Scene<'_>, player: &PlayerView) -> Vec<(Message, String)> {
    let (usable, income) = (player.usable, player.income);
    let on_cards = player.workers - player.workers_in_pool - player.workers_unavailable;
    let of = |have: usize, all: usize| say!(scene, "sc-so-many-of", have = have, all = all);
    let drawn = player.events_drawn.iter().zip(1..).filter(|(count, _)| **count > 0);
    let drawn: Vec<Message> = drawn
        .map(|(count, stage)| {
            message!("sc-drawn-of-stage", count = *count, stage = words::roman(stage))
        })
        .collect();
    let drawn = match drawn.is_empty() {
        true => say!(scene, "sc-drawn-none"),
        false => scene.called(&drawn.into_iter().collect::<Arg>()),
    };
    let (hand, keeps) = (player.hand_size, player.hand_limit);
    let mut all = Vec::new();
    if let Some(target) = player.points_target {
        all.push((message!("sc-figure-points"), of(player.points.into(), target.into())));
    }
    if let Some(progress) = &player.objective {
        all.push((message!("sc-figure-objective"), of(progress.have, progress.need)));
    }
    all.extend([
        (message!("sc-figure-hand"), say!(scene, "sc-holds-and-keeps", hand = hand, keeps = keeps)),
        (message!("sc-figure-deck"), player.deck_size.to_string()),
        (message!("sc-figure-discard"), player.discard.len().to_string()),
        (message!("sc-figure-techs"), player.technology_size.to_string()),
        (message!("sc-figure-workers"), player.workers_in_pool.to_string()),
        (message!("sc-figure-on-cards"), on_cards.to_string()),
        (message!("sc-figure-unavailable"), player.workers_unavailable.to_string()),
        (message!("sc-figure-minerals"), of(usable[0].into(), income[0].into())),
        (message!("sc-figure-gas"), of(usable[1].into(), income[1].into())),
        (message!("sc-figure-areas"), player.areas.to_string()),
        (message!("sc-figure-bases"), player.bases.to_string()),
        (message!("sc-figure-transports"), player.transports.to_string()),
        (
            message!("sc-figure-units"),
            player.figures.values().map(|n| u32::from(*n)).sum::<u32>().to_string(),
        ),
        (message!("sc-figure-limit"), limit(scene, player)),
        (message!("sc-figure-specials"), player.special_limit.to_string()),
        (message!("sc-figure-drawn"), drawn),
    ]);
    all
}

/// "3 = 2 (Faction Sheet) + 1 (Supply)".
pub(super) fn limit(scene: &Scene<'_>, player: &PlayerView) -> String {
    let terms = player.build_terms.iter().filter(|term| term.amount > 0);
    let terms: Vec<String> = terms
        .map(|term| say!(scene, "sc-limit-term", amount = term.amount, name = term.name.clone()))
        .collect();
    format!("{} = {}", player.build_limit, terms.join(" + "))
}

/// Buildings, modules, technologies and Event cards at a glance, where there is room for them.
pub(super) fn estate(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let buildings = player.buildings.iter().filter(|(_, level)| **level > 0);
    let modules = player.modules.iter().filter(|(_, count)| **count > 0);
    html! {
        ul.estate hidden[player.faction.is_none()] {
            @for (building, level) in buildings {
                li { (glyph(&words::building_glyph(*building))) (scene.called(&(*building).into())) " " (level) }
            }
            @for (module, count) in modules {
                li { (glyph(words::module_glyph(*module))) (scene.called(&(*module).into())) @if *count > 1 { " × " (count) } }
            }
            @for card in &player.play_area { li { (glyph("o-research")) (scene.called(&(*card).into())) } }
            @for event in &player.events_in_play { li { (glyph("i-event")) (scene.called(&(*event).into())) } }
        }
    }
}

fn buildings(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        p.label { (say!(scene, "sc-buildings-and-more")) }
        ul.chips {
            @for (building, level) in player.buildings.iter().filter(|(_, level)| **level > 0) {
                li { a href=(reference("building", &building.to_string())) data-tip={ "starcraft/building/" (building) } {
                    (glyph(&words::building_glyph(*building))) (scene.called(&(*building).into())) " " (level)
                } }
            }
            @for (module, count) in player.modules.iter().filter(|(_, count)| **count > 0) {
                li { a href=(reference("module", &module.to_string())) data-tip={ "starcraft/module/" (module) } {
                    (glyph(words::module_glyph(*module))) (scene.called(&(*module).into())) @if *count > 1 { " × " (count) }
                } }
            }
            @for (unit, count) in &player.figures {
                li { a href=(reference("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                    (glyph(&words::unit_glyph(*unit))) (scene.called(&(*unit).into())) " × " (count)
                } }
            }
        }
    }
}

fn cards(scene: &Scene<'_>, title: &Message, cards: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.label { (scene.say(title)) }
            ul.chips { @for card in cards { li { (card::link(scene, *card)) } } }
        }
    }
}

fn event_link(scene: &Scene<'_>, event: starcraft::ids::EventKind) -> Markup {
    let face = &content().events[event.index()];
    html! {
        a href=(reference("event", &event.to_string())) data-tip={ "starcraft/event/" (event) } {
            (glyph(["e-1", "e-2", "e-3"][(face.stage as usize).clamp(1, 3) - 1])) (scene.called(&event.into()))
        }
    }
}
