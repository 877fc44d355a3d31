//! The log in chunks, and the chat.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use starcraft::Event;

use super::{LOG_CHUNK, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Line, Said, Scene};
use crate::starcraft::{sentences, words};

/// A piece of the log: lines `LOG_CHUNK * n` and on.
pub fn log_chunk(scene: &Scene<'_>, n: usize) -> Option<Fragment> {
    let first = LOG_CHUNK * n;
    let lines = scene.log.get(first..).filter(|lines| !lines.is_empty())?;
    let html = html! {
        ol.lines id={ "log-" (n) } {
            @for (at, line) in lines.iter().take(LOG_CHUNK).enumerate() {
                @let (now, before) = (chapter(scene.log, first + at), (first + at).checked_sub(1).map(|at| chapter(scene.log, at)));
                @if before != Some(now) { li.head { h3.label { (heading(now)) } } }
                (entry(scene, line, first + at + 1 == scene.log.len()))
            }
        }
    };
    Some(part(&format!("log-{n}"), "log", html))
}

fn entry(scene: &Scene<'_>, line: &Line, last: bool) -> Markup {
    let owner = owner(&line.event);
    let class = owner.map_or("f-none", |seat| {
        words::owner_class(scene.view.players.get(seat.index()).and_then(|p| p.faction))
    });
    let mine = owner.is_some() && owner == scene.view.you;
    html! {
        li .(class) .mine[mine] .battle[in_battle(&line.event)] .none[owner.is_none()] .last[last] data-moment=(line.moment) {
            (sentences::sentence(scene, line))
        }
    }
}

/// A part of the game: the round, and how far it is: 0 planning, 1 execution, 2 regrouping.
type Chapter = (u16, u8);

fn heading((round, part): Chapter) -> String {
    match round {
        0 => "Setup".into(),
        _ => format!("Round {round} · {}", ["Planning", "Execution", "Regrouping"][part as usize]),
    }
}

/// The chapter a line stands in: the events since the round began tell how far it is.
fn chapter(log: &[Line], at: usize) -> Chapter {
    let mut part = 0;
    for line in log[..=at].iter().rev() {
        match line.event {
            Event::RoundBegins { round, .. } => return (round, part),
            Event::OrderRevealed { .. } | Event::Obstructed { .. } => part = part.max(1),
            Event::ResourceLost { .. }
            | Event::ResourceGained { .. }
            | Event::PointsGained { .. }
            | Event::EventPlayed { .. }
            | Event::EventDiscarded { .. }
            | Event::FirstPlayer { .. } => part = part.max(2),
            _ => {}
        }
    }
    (0, 0)
}

/// Whose doing or loss an event is.
fn owner(event: &Event) -> Option<Seat> {
    use Event as E;
    match *event {
        E::BattleBegins { attacker, .. } => Some(attacker),
        E::RoundBegins { first, .. } => Some(first),
        E::FactionTaken { seat, .. }
        | E::PlanetsDrawn { seat, .. }
        | E::PlanetPlaced { seat, .. }
        | E::BasePlaced { seat, .. }
        | E::UnitPlaced { seat, .. }
        | E::TransportPlaced { seat, .. }
        | E::OrderPlaced { seat, .. }
        | E::OrderFace { seat, .. }
        | E::OrderRevealed { seat, .. }
        | E::OrderExecuted { seat, .. }
        | E::OrderDropped { seat, .. }
        | E::Obstructed { seat }
        | E::EventDrawn { seat, .. }
        | E::EventDeckEmpty { seat }
        | E::EventUsed { seat, .. }
        | E::TechUsed { seat, .. }
        | E::CardsDrawn { seat, .. }
        | E::CardDrawn { seat, .. }
        | E::CardTaken { seat, .. }
        | E::DeckShuffled { seat }
        | E::WorkerBuilt { seat }
        | E::UnitBuilt { seat, .. }
        | E::TransportBuilt { seat, .. }
        | E::BuildingBuilt { seat, .. }
        | E::ModuleBuilt { seat, .. }
        | E::BaseBuilt { seat, .. }
        | E::TechBought { seat, .. }
        | E::UnitMoved { seat, .. }
        | E::BaseMoved { seat, .. }
        | E::UnitDestroyed { seat, .. }
        | E::BaseDestroyed { seat, .. }
        | E::TransportDestroyed { seat, .. }
        | E::WorkersLost { seat, .. }
        | E::WorkerTired { seat }
        | E::BattleCalledOff { seat }
        | E::Supports { seat, .. }
        | E::CardPlaced { seat, .. }
        | E::CardFace { seat, .. }
        | E::CardShown { seat, .. }
        | E::CardDiscarded { seat, .. }
        | E::CardCancelled { seat, .. }
        | E::CardReturned { seat, .. }
        | E::Withdrew { seat, .. }
        | E::SplashTriggered { seat, .. }
        | E::Retreated { seat, .. }
        | E::ResourceLost { seat, .. }
        | E::ResourceGained { seat, .. }
        | E::PointsGained { seat, .. }
        | E::EventPlayed { seat, .. }
        | E::EventDiscarded { seat, .. }
        | E::EventTaken { seat, .. }
        | E::Eliminated { seat }
        | E::FirstPlayer { seat } => Some(seat),
        _ => None,
    }
}

fn in_battle(event: &Event) -> bool {
    use Event as E;
    matches!(
        event,
        E::BattleBegins { .. }
            | E::BattleCalledOff { .. }
            | E::Paired { .. }
            | E::Supports { .. }
            | E::CardPlaced { .. }
            | E::CardFace { .. }
            | E::CardShown { .. }
            | E::CardCancelled { .. }
            | E::Compared { .. }
            | E::Withdrew { .. }
            | E::SplashTriggered { .. }
            | E::BattleEnds { .. }
            | E::Retreated { .. }
            | E::UnitDestroyed { .. }
    )
}

/// The fragment `chat`: what was said. The form stands outside, so that what is being written
/// survives.
pub(super) fn chat(scene: &Scene<'_>) -> Fragment {
    let html = html! {
        ol #chat.lines.chat aria-live="polite" {
            @for said in scene.chat { (saying(scene, said)) }
        }
    };
    part("chat", "right", html)
}

fn saying(scene: &Scene<'_>, said: &Said) -> Markup {
    let faction = said.seat.and_then(|seat| scene.view.players.get(seat.index())?.faction);
    html! {
        li.said id={ "said-" (said.id) } .(words::owner_class(faction)) {
            span.who { @if said.seat.is_some() { (glyph(words::owner_mark(faction))) } (said.name) }
            " " q { (said.text) }
        }
    }
}

/// The right column: filters, log, chat. Filters are radio buttons, so that they work without
/// script.
pub(super) fn column(scene: &Scene<'_>, chunks: &str, chat: &Markup) -> Markup {
    html! {
        h2.vh { "Log" }
        fieldset #log-filter {
            legend.vh { "Show in the log" }
            @for (value, name) in [("all", "All"), ("mine", "Mine"), ("battle", "Battles"), ("chat", "Chat")] {
                @if value != "mine" || scene.view.you.is_some() {
                    label {
                        input.vh #{"filter-" (value)} type="radio" name="filter" value=(value) checked[value == "all"] autocomplete="off";
                        span { (name) }
                    }
                }
            }
        }
        div #log-scroll tabindex="0" role="region" aria-label="What happened" { div #log { (PreEscaped(chunks)) } }
        (chat)
        @if scene.view.you.is_some() {
            form #say method="post" action={ "/t/" (scene.table) "/say" } {
                label.vh for="say-text" { "Say something to the table" }
                input #say-text name="text" maxlength="500" autocomplete="off" placeholder="Say something to the table";
                button.btn.small { "Say" }
            }
        }
    }
}
