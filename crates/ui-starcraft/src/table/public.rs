//! Everything public about a player, in words.

use maud::{Markup, html};
use starcraft::content::content;
use starcraft::ids::Card;
use starcraft::view::PlayerView;

use super::{card, facts, reference, seats};
use crate::page::glyph;
use crate::scene::Scene;
use crate::{sentences, words};

const STAGES: [&str; 3] = ["I", "II", "III"];

/// A popover with a player's whole public sheet.
pub(super) fn sheet(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let id = format!("sheet-of-{}", player.seat.index());
    let sitter = scene.seats.get(player.seat.index());
    html! {
        div.sheet-of.float id=(id) popover {
            header {
                span.em { (glyph(words::owner_mark(player.faction))) }
                div {
                    p.title { @if let Some(faction) = player.faction {
                        a href=(reference("faction", &faction.to_string())) data-tip={ "starcraft/faction/" (faction) } { (words::faction(faction)) }
                    } @else { "No faction yet" } }
                    p.muted { (seats::who(scene, player.seat, sitter)) }
                }
                button.btn.ghost.small type="button" popovertarget=(id) popovertargetaction="hide" aria-label="Close" { (glyph("i-x")) }
            }
            @if let Some(faction) = facts::faction(view, player.seat) {
                p.objective { b { "Special objective. " } (words::text(kernel::Name::new("faction", faction.id.as_str()))) }
                @if let Some(progress) = player.objective.as_ref().filter(|progress| !progress.lines.is_empty()) {
                    p { "Now " (progress.have) " of " (progress.need) ": " (words::lines(progress)) "." }
                }
            }
            dl.public {
                @for (name, value) in figures(player) { div { dt { (name) } dd { (value) } } }
            }
            @if player.faction.is_some() { (buildings(player)) }
            (cards("Technologies in play", &player.play_area))
            @if !player.events_in_play.is_empty() {
                p.label { "Event cards in play" }
                ul.chips { @for event in &player.events_in_play { li { (event_link(*event)) } } }
            }
            (cards("In hand, as everybody has seen", &player.known_hand))
            (cards("Discard pile", &player.discard))
        }
    }
}

/// The figures with their names.
pub(super) fn figures(player: &PlayerView) -> Vec<(&'static str, String)> {
    let (usable, income) = (player.usable, player.income);
    let on_cards = player.workers - player.workers_in_pool - player.workers_unavailable;
    let of = |free: u8, all: u8| format!("{free} of {all}");
    let drawn: Vec<String> = player
        .events_drawn
        .iter()
        .zip(STAGES)
        .filter(|(count, _)| **count > 0)
        .map(|(count, stage)| format!("{count} of stage {stage}"))
        .collect();
    let mut all = Vec::new();
    if let Some(target) = player.points_target {
        all.push(("Conquest points", format!("{} of {target}", player.points)));
    }
    if let Some(progress) = &player.objective {
        all.push(("Objective", format!("{} of {}", progress.have, progress.need)));
    }
    all.extend([
        ("Cards in hand", format!("{}, keeps {}", player.hand_size, player.hand_limit)),
        ("Combat deck", player.deck_size.to_string()),
        ("Discard pile", player.discard.len().to_string()),
        ("Technology cards not bought", player.technology_size.to_string()),
        ("Workers ready", player.workers_in_pool.to_string()),
        ("Workers on cards", on_cards.to_string()),
        ("Workers unavailable", player.workers_unavailable.to_string()),
        ("Minerals left this round", of(usable[0], income[0])),
        ("Gas left this round", of(usable[1], income[1])),
        ("Areas controlled", player.areas.to_string()),
        ("Bases", player.bases.to_string()),
        ("Transports", player.transports.to_string()),
        ("Units", player.figures.values().map(|n| u32::from(*n)).sum::<u32>().to_string()),
        ("Build limit", limit(player)),
        ("Special orders a round", player.special_limit.to_string()),
        (
            "Event cards face down",
            if drawn.is_empty() { "none".into() } else { sentences::list(&drawn) },
        ),
    ]);
    all
}

/// "3 = 2 (Faction Sheet) + 1 (Supply)".
pub(super) fn limit(player: &PlayerView) -> String {
    let terms = player.build_terms.iter().filter(|term| term.amount > 0);
    let terms: Vec<String> =
        terms.map(|term| format!("{} ({})", term.amount, words::called(&term.name))).collect();
    format!("{} = {}", player.build_limit, terms.join(" + "))
}

/// Buildings, modules, technologies and Event cards at a glance, where there is room for them.
pub(super) fn estate(player: &PlayerView) -> Markup {
    let buildings = player.buildings.iter().filter(|(_, level)| **level > 0);
    let modules = player.modules.iter().filter(|(_, count)| **count > 0);
    html! {
        ul.estate hidden[player.faction.is_none()] {
            @for (building, level) in buildings {
                li { (glyph(&words::building_glyph(*building))) (words::building(*building)) " " (level) }
            }
            @for (module, count) in modules {
                li { (glyph(words::module_glyph(*module))) (words::module(*module)) @if *count > 1 { " × " (count) } }
            }
            @for card in &player.play_area { li { (glyph("o-research")) (words::card(*card)) } }
            @for event in &player.events_in_play { li { (glyph("i-event")) (words::event(*event)) } }
        }
    }
}

fn buildings(player: &PlayerView) -> Markup {
    html! {
        p.label { "Buildings, modules and units" }
        ul.chips {
            @for (building, level) in player.buildings.iter().filter(|(_, level)| **level > 0) {
                li { a href=(reference("building", &building.to_string())) data-tip={ "starcraft/building/" (building) } {
                    (glyph(&words::building_glyph(*building))) (words::building(*building)) " " (level)
                } }
            }
            @for (module, count) in player.modules.iter().filter(|(_, count)| **count > 0) {
                li { a href=(reference("module", &module.to_string())) data-tip={ "starcraft/module/" (module) } {
                    (glyph(words::module_glyph(*module))) (words::module(*module)) @if *count > 1 { " × " (count) }
                } }
            }
            @for (unit, count) in &player.figures {
                li { a href=(reference("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                    (glyph(&words::unit_glyph(*unit))) (words::unit(*unit)) " × " (count)
                } }
            }
        }
    }
}

fn cards(title: &str, cards: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.label { (title) }
            ul.chips { @for card in cards { li { (card::link(*card)) } } }
        }
    }
}

fn event_link(event: starcraft::ids::EventKind) -> Markup {
    let face = &content().events[event.index()];
    html! {
        a href=(reference("event", &event.to_string())) data-tip={ "starcraft/event/" (event) } {
            (glyph(["e-1", "e-2", "e-3"][(face.stage as usize).clamp(1, 3) - 1])) (words::event(event))
        }
    }
}
