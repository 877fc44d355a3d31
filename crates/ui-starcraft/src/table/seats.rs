//! The players: what everybody knows of each at a glance.

use kernel::{Message, Seat, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::view::{PlayerView, Progress};
use tongue::say;

use super::{facts, leaders, part, public};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::{Scene, Sitter};
use crate::{names, words};

/// Longer names are written smaller: a name is never cut.
const LONG: usize = 11;

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
    let turn = scene.facts.pending.contains(player.seat);
    let sitter = scene.seats.get(player.seat.index());
    html! {
        article id=(thing) .{ "seat " (words::owner_class(player.faction)) " " (mark.class) }
            .acting[turn] .out[player.eliminated] .you[view.you == Some(player.seat)]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            header {
                span.em { (glyph(words::owner_mark(player.faction))) }
                @let title = title(scene, player.seat);
                @let long = title.chars().count() > LONG;
                div.name {
                    h3.long[long] { (title) }
                    p {
                        span.sits { (who(scene, player.seat, sitter)) }
                        @if let Some(time) = sitter.and_then(|sitter| sitter.time) { (ui::table::time(scene.tongue, time)) }
                    }
                }
                @if let Some(target) = player.points_target {
                    span.cp.tight[long] title=(say!(scene, "sc-points-help", target = target)) {
                        span.vh { (names::label(scene, &message!("sc-figure-points"))) " " }
                        (glyph("r-conquest")) (player.points)
                    }
                }
            }
            @if let Some(target) = player.points_target { (track(scene, player.points, target)) }
            (figures(scene, player))
            @if let (Some(goal), Some(progress)) = (facts::goal(view, player.seat), &player.objective) {
                p.goal.met[player.objective_met] title=(objective(scene, progress)) {
                    span { (say!(scene, "sc-goal", goal = goal)) }
                    b {
                        span.vh { (say!(scene, "sc-so-many-of", have = progress.have, all = progress.need)) }
                        span aria-hidden="true" { (progress.have) @if player.objective_met { " ✓" } }
                    }
                }
            }
            @if let Some((first, others)) = player.leaders_in_play.split_first() {
                p.led title=(say!(scene, "sc-leaders")) {
                    (glyph(leaders::look(*first))) (scene.called(&(*first).into()))
                    @for leader in others { (scene.tongue.comma()) (scene.called(&(*leader).into())) }
                }
            }
            (public::estate(scene, player))
            (orders(scene, player, turn))
            (public::sheet(scene, player))
        }
    }
}

/// The short name of the faction: what fits beside the points.
fn title(scene: &Scene<'_>, seat: Seat) -> String {
    say!(scene, "sc-seat-title", player = scene.player(seat))
}

/// Who sits there: a name, a bot with its level, and whether they look.
pub(super) fn who(scene: &Scene<'_>, seat: Seat, sitter: Option<&Sitter>) -> Markup {
    let you = scene.view.you == Some(seat);
    let team = facts::player(scene.view, seat).team;
    let Some(sitter) = sitter else { return html! {} };
    let name = sitter.name.as_str();
    let person = !you && !sitter.open && sitter.bot.is_none();
    let who = match &sitter.bot {
        _ if sitter.open => message!("sc-seat-open"),
        Some(_) if sitter.standin => message!("clock-standin", name = name),
        _ if you && name.is_empty() => message!("sc-seat-you"),
        _ if you => message!("sc-seat-you-named", name = name),
        Some(level) => message!("sc-seat-bot", level = level.as_str()),
        None if sitter.present => {
            message!("sc-seat-here", vh = names::span("vh"), name = name)
        }
        None => message!("sc-seat-away", vh = names::span("vh"), name = name),
    };
    let who = match team {
        Some(team) => message!("sc-seat-team", who = who, team = team + 1),
        None => who,
    };
    let presence = match sitter.present {
        true => message!("sc-presence-here"),
        false => message!("sc-presence-away"),
    };
    html! {
        @if person { span.presence.here[sitter.present] title=(scene.say(&presence)) {} }
        (names::said(scene, &who))
        @if let Some(rank) = sitter.rank { " " (ui::ranks::rank(scene.tongue, rank)) }
    }
}

/// What makes up a special objective, and whether it counts yet.
fn objective(scene: &Scene<'_>, progress: &Progress) -> String {
    let when = match progress.counts_now {
        true => message!("sc-counts-now"),
        false => message!("sc-counts-later"),
    };
    if progress.lines.is_empty() {
        return scene.say(&when);
    }
    let lines = names::in_turn(scene, progress.lines.iter().cloned());
    say!(scene, "sc-objective-and-when", lines = lines, when = when)
}

/// The conquest track: a mark for each point up to the target, drawn so that it fits any width.
fn track(scene: &Scene<'_>, points: u16, target: u16) -> Markup {
    let cell = |n: u16| n * 10;
    html! {
        svg.track viewBox={ "0 0 " (target * 10) " 4" } preserveAspectRatio="none" role="img"
            aria-label=(say!(scene, "sc-track", points = points, target = target))
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
    let figure = |icon: &str, class: &str, name: Message, short: Message, value: String| {
        html! {
            span .(class) title=(scene.say(&name)) {
                (glyph(icon)) span.vh { (names::label(scene, &name)) " " }
                // For beginners, where there is room.
                i.named aria-hidden="true" { (scene.say(&short)) }
                b { (value) }
                span.vh { ", " }
            }
        }
    };
    let pool = player.workers_in_pool;
    let drawn: u8 = player.events_drawn.iter().sum();
    html! {
        button.glance type="button" popovertarget={ "sheet-of-" (seat.index()) } {
            (figure("i-hand", "", message!("sc-figure-hand"), message!("sc-named-cards"), player.hand_size.to_string()))
            (figure("t-worker", "", message!("sc-glance-workers"), message!("sc-named-workers"), format!("{pool}/{}", facts::player(view, seat).workers)))
            (figure("r-mineral", "c-mineral", message!("sc-glance-minerals"), message!("sc-named-minerals"), player.usable[0].to_string()))
            (figure("r-gas", "c-gas", message!("sc-glance-gas"), message!("sc-named-gas"), player.usable[1].to_string()))
            (figure("t-base", "", message!("sc-figure-bases"), message!("sc-named-bases"), player.bases.to_string()))
            (figure("t-transport", "", message!("sc-figure-transports"), message!("sc-named-transports"), player.transports.to_string()))
            (figure("i-area", "", message!("sc-figure-areas"), message!("sc-named-areas"), player.areas.to_string()))
            (figure("i-event", "", message!("sc-glance-events"), message!("sc-named-events"), format!("{drawn}+{}", player.events_in_play.len())))
            span.vh { (say!(scene, "sc-glance-all")) }
        }
    }
}

/// The orders of the round: on the board, turned over, still to come; and what the player does.
fn orders(scene: &Scene<'_>, player: &PlayerView, turn: bool) -> Markup {
    let view = scene.view;
    let placed = facts::placed(view, player.seat);
    let revealed: u8 = player.orders_revealed.values().sum();
    let used = placed + revealed as usize;
    let free = if view.phase == "planning" && !player.eliminated {
        usize::from(view.orders_each).saturating_sub(used)
    } else {
        0
    };
    let you = view.you == Some(player.seat);
    let first = view.first_player == player.seat && view.round > 0;
    let fights = view.battle.as_ref().and_then(|b| b.seats.iter().position(|s| *s == player.seat));
    let status = match (player.eliminated, turn, fights) {
        (true, ..) => Some(message!("sc-status-out")),
        (_, true, _) if you => Some(message!("table-your-turn")),
        (_, true, _) => Some(message!("sc-status-decides")),
        (_, _, Some(0)) => Some(message!("sc-status-attacks")),
        (_, _, Some(_)) => Some(message!("sc-status-defends")),
        _ => None,
    };
    html! {
        div.orders4 {
            span.vh { (say!(scene, "sc-tokens", count = placed)) " " }
            span.tokens aria-hidden="true" title=(say!(scene, "sc-tokens-help", placed = placed, revealed = revealed)) {
                @for (order, count) in &player.orders_revealed {
                    @for _ in 0..*count { i.tk.up { (glyph(words::order_glyph(*order))) } }
                }
                @for _ in 0..placed { i.tk {} }
                @for n in 0..free { i.tk.free.now[turn && n == 0] {} }
                // What stands after them stays where it is.
                @for _ in used + free..if first { view.orders_each.into() } else { 0 } { i.tk.gone {} }
            }
            @if first {
                span.crown title=(say!(scene, "sc-first-help")) role="img" aria-label=(say!(scene, "sc-first")) { (glyph("t-first")) }
            }
            em.act[turn && you] { @if let Some(status) = &status { (scene.say(status)) } }
        }
    }
}
