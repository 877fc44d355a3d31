//! The players: what everybody knows of each at a glance.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::view::{PlayerView, Progress};

use super::{facts, part, public};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Scene, Sitter};
use crate::{sentences, words};

/// The fragments `seat-N`: most of what happens changes one or two of them.
pub(super) fn fragments(scene: &Scene<'_>) -> impl Iterator<Item = Fragment> {
    let players = scene.view.players.iter();
    players.map(|player| {
        let id = Thing::Seat(player.seat.0).to_string();
        part(&id, "seats", seat(scene, player))
    })
}

fn seat(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let thing = Thing::Seat(player.seat.0);
    let mark = scene.marked(thing);
    let turn = view.pending.contains(player.seat);
    let sitter = scene.seats.get(player.seat.index());
    html! {
        article id=(thing) .{ "seat " (words::owner_class(player.faction)) " " (mark.class) }
            .acting[turn] .out[player.eliminated] .you[view.you == Some(player.seat)]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            header {
                span.em { (glyph(words::owner_mark(player.faction))) }
                div.name {
                    h3 { (title(scene, player.seat)) }
                    p { (who(scene, player.seat, sitter)) }
                }
                @if let Some(target) = player.points_target {
                    span.cp title={ "Conquest points, " (target) " win" } {
                        span.vh { "Conquest points: " }
                        (glyph("r-conquest")) (player.points)
                    }
                }
            }
            @if let Some(target) = player.points_target { (track(player.points, target)) }
            (figures(scene, player))
            @if let (Some(goal), Some(progress)) = (facts::goal(view, player.seat), &player.objective) {
                p.goal.met[player.objective_met] title=(objective(progress)) {
                    span { "Goal: " (goal) }
                    b { (progress.have) " of " (progress.need) @if player.objective_met { " ✓" } }
                }
            }
            (public::estate(player))
            (orders(scene, player, turn))
            (public::sheet(scene, player))
        }
    }
}

/// The short name of the faction: what fits beside the points.
fn title(scene: &Scene<'_>, seat: Seat) -> String {
    sentences::capital(sentences::name(scene, seat).trim_start_matches("the "))
}

/// Who sits there: a name, a bot with its level, and whether he looks.
pub(super) fn who(scene: &Scene<'_>, seat: Seat, sitter: Option<&Sitter>) -> Markup {
    let you = scene.view.you == Some(seat);
    let team = facts::player(scene.view, seat).team;
    html! {
        @match sitter {
            Some(sitter) if sitter.open => "Open seat",
            Some(sitter) if you => { "You" @if !sitter.name.is_empty() { " · " (sitter.name) } }
            Some(Sitter { bot: Some(level), .. }) => { "Bot, " (level) }
            Some(sitter) => {
                span.presence.here[sitter.present] title=(if sitter.present { "Looks at the table" } else { "Away" }) {}
                span.vh { (if sitter.present { "here: " } else { "away: " }) }
                (sitter.name)
            }
            None => {}
        }
        @if let Some(team) = team { " · team " (team + 1) }
    }
}

/// What makes up a special objective, and whether it counts yet.
fn objective(progress: &Progress) -> String {
    let when = if progress.counts_now { "It counts now." } else { "It counts from stage III on." };
    let lines = words::lines(progress);
    if lines.is_empty() { when.into() } else { format!("{lines}. {when}") }
}

/// The conquest track: a mark for each point up to the target, drawn so that it fits any width.
fn track(points: u16, target: u16) -> Markup {
    let cell = |n: u16| n * 10;
    html! {
        svg.track viewBox={ "0 0 " (target * 10) " 4" } preserveAspectRatio="none" role="img"
            aria-label={ (points) " of " (target) " conquest points" }
        {
            @for n in 0..target {
                rect.on[n < points] x=(cell(n)) y="0" width="8.6" height="4" {}
            }
        }
    }
}

/// The figures as small pictures; the button opens them in words.
fn figures(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let seat = player.seat;
    let figure = |icon: &str, class: &str, words: &str, value: String| {
        html! {
            span .(class) title=(words) {
                (glyph(icon)) span.vh { (words) ": " } (value)
                span.vh { ", " }
            }
        }
    };
    let pool = player.workers_in_pool;
    let drawn: u8 = player.events_drawn.iter().sum();
    html! {
        button.glance type="button" popovertarget={ "sheet-of-" (seat.index()) } {
            (figure("i-hand", "", "Cards in hand", player.hand_size.to_string()))
            (figure("t-worker", "", "Workers ready of all", format!("{pool}/{}", facts::player(view, seat).workers)))
            (figure("r-mineral", "c-mineral", "Minerals still to spend", player.usable[0].to_string()))
            (figure("r-gas", "c-gas", "Gas still to spend", player.usable[1].to_string()))
            (figure("t-base", "", "Bases", player.bases.to_string()))
            (figure("t-transport", "", "Transports", player.transports.to_string()))
            (figure("i-area", "", "Areas controlled", player.areas.to_string()))
            (figure("i-event", "", "Event cards: face down, and in play", format!("{drawn}+{}", player.events_in_play.len())))
            span.vh { "Show all of it" }
        }
    }
}

/// The orders of the round: on the board, turned over, still to come; and what the player does.
fn orders(scene: &Scene<'_>, player: &PlayerView, turn: bool) -> Markup {
    let view = scene.view;
    let placed = view.orders.iter().filter(|order| order.seat == player.seat).count();
    let revealed: u8 = player.orders_revealed.values().sum();
    let used = placed + revealed as usize;
    let free = if view.phase == "planning" && !player.eliminated {
        4usize.saturating_sub(used)
    } else {
        0
    };
    let you = view.you == Some(player.seat);
    let fights = view.battle.as_ref().and_then(|b| b.seats.iter().position(|s| *s == player.seat));
    let status = match (player.eliminated, turn, fights) {
        (true, ..) => "eliminated",
        (_, true, _) if you => "your turn",
        (_, true, _) => "decides",
        (_, _, Some(0)) => "attacks",
        (_, _, Some(_)) => "defends",
        _ => "",
    };
    html! {
        div.orders4 {
            span.vh { "Orders on the board: " (placed) ". " }
            span.tokens aria-hidden="true" title={ (placed) " on the board, " (revealed) " turned over" } {
                @for (order, count) in &player.orders_revealed {
                    @for _ in 0..*count { i.tk.up { (glyph(words::order_glyph(*order))) } }
                }
                @for _ in 0..placed { i.tk {} }
                @for n in 0..free { i.tk.free.now[turn && n == 0] {} }
            }
            @if view.first_player == player.seat && view.round > 0 {
                span.crown title="First player of this round" role="img" aria-label="First player" { (glyph("t-first")) }
            }
            em.act[turn && you] { (status) }
        }
    }
}
