//! The start page: the games with a button each, and those of the viewer.

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use tongue::{Tongue, say};

use super::{FinishedGame, GameCard, OnOffer, Part, Site, Start, chance, look_of, player, tile};
use crate::kind::GameKind;
use crate::page::{glyph, styles};
use crate::people::invited;
use crate::table::time;
use crate::words::{level, line_break, said, strong};

/// The start page. Whoever has been here finds the buttons and their games at once; whoever has not is told
/// first what this is.
pub fn start_page(start: &Start<'_>) -> Markup {
    let tongue = start.tongue;
    let first = start.games[0].kind;
    let others = start.games[1..].iter().flat_map(|game| game.kind.assets);
    let back = start.games.iter().any(|game| game.known);
    let new = start.games.iter().filter(|game| !game.known);
    let main = html! {
        // The pictures of all games are here, so the looks of all of them are needed.
        @for style in styles(others) { link rel="stylesheet" href=(style.href()); }
        section.hero.vh[back] {
            h1 { (say!(tongue, "home-title")) }
            p { (say!(tongue, "home-intro")) }
        }
        div.shelf.brief[back] { @for game in start.games { (on_offer(start, game)) } }
        (invited(tongue, start.invited))
        @if start.tables.all + start.finished.all > 0 {
            div.games {
                @if start.tables.all > 0 { (going_on(&start.tables, tongue)) }
                @if start.finished.all > 0 { (finished(&start.finished, first, tongue)) }
            }
        }
        div.new-to { @for game in new { ((game.kind.newcomer)(tongue)) } }
    };
    let title = say!(tongue, "site-play");
    Site { tongue, title: &title, here: "/", kind: "start", game: "", assets: first.assets }
        .page(&main)
}

/// A game to choose: what it looks like, what it is about, and a button that begins it.
fn on_offer(start: &Start<'_>, game: &OnOffer<'_>) -> Markup {
    let tongue = start.tongue;
    let OnOffer { kind, known, left } = game;
    let first = kind.lessons.first().filter(|_| !known && left.is_none());
    html! {
        section.offer aria-labelledby={ "play-" (kind.id) } {
            ((kind.hero)(tongue))
            div.about {
                h2 id={ "play-" (kind.id) } { (kind.name(tongue)) }
                p { (tongue.form(&Name::new("game", kind.id), "about").unwrap_or_default()) }
            }
            @if let Some(left) = left {
                p.go {
                    a.btn.large.primary[!known] href={ "/t/" (left.table) } {
                        (glyph("i-play"))
                        (say!(tongue, "learn-resume-at", note = left.note, count = left.lesson.notes.len()))
                    }
                    small { (tongue.name(&left.lesson.name(""))) }
                }
            } @else if let Some(lesson) = first {
                form.go method="post" action={ "/learn/" (kind.id) "/" (lesson.id) } {
                    button.btn.primary.large { (glyph("i-play")) (say!(tongue, "learn-first")) }
                    small { (say!(tongue, "learn-first-about", minutes = lesson.minutes)) }
                }
            }
            form.go method="post" action="/quick" {
                input type="hidden" name="game" value=(kind.id);
                (chance(start.ticket.promise, Some(start.ticket.ticket)))
                button.btn.large.primary[*known] { (glyph("i-play")) (say!(tongue, "home-play-now")) }
                small { (said(tongue, &against(start, kind))) }
            }
            p.also {
                span { (say!(tongue, "form-players", least = *kind.seats.start(), most = *kind.seats.end())) }
                a href={ "/new?game=" (kind.id) } { (say!(tongue, "home-own-table")) }
            }
        }
    }
}

/// What the quick game is.
fn against(start: &Start<'_>, game: &GameKind) -> Message {
    message!(
        "home-against",
        bots = (game.seats.end() - 1).min(3),
        level = level(start.tongue, start.level),
        newline = line_break(),
        quick = game.quick.clone()
    )
}

/// Your turn first; otherwise in the sequence given.
fn going_on(games: &Part<'_, GameCard>, tongue: &Tongue) -> Markup {
    let yours = games.shown.iter().filter(|game| game.your_turn);
    let others = games.shown.iter().filter(|game| !game.your_turn);
    let waiting = games.yours;
    html! {
        section.pane aria-labelledby="your-games" {
            div.pane-head {
                h2 #your-games { (say!(tongue, "home-your-games")) }
                @if waiting > 0 {
                    span { (say!(tongue, "home-wait-for-you", count = waiting)) }
                }
            }
            ul { @for game in yours.chain(others) { li { (game_card(game, tongue)) } } }
            (more(games, &say!(tongue, "home-more-games"), tongue))
        }
    }
}

/// Where the rest of a long list stands.
fn more<T>(part: &Part<'_, T>, title: &str, tongue: &Tongue) -> Markup {
    html! {
        @if part.before.is_some() || part.after.is_some() {
            nav.more aria-label=(title) {
                @if let Some(href) = &part.before { a href=(href) rel="prev" { (say!(tongue, "home-earlier")) } }
                @if let Some(href) = &part.after { a href=(href) rel="next" { (say!(tongue, "home-further")) } }
            }
        }
    }
}

fn game_card(game: &GameCard, tongue: &Tongue) -> Markup {
    html! {
        a.g.you[game.your_turn] href={ "/t/" (game.table) } {
            span.m aria-hidden="true" { (game.map) }
            span.g-about {
                strong { (game.title) }
                span.state { (game.state) }
                span.pls { @for seat in &game.seats { (player(seat, tongue)) } }
            }
            @if game.your_turn {
                span.badge {
                    (say!(tongue, "home-your-turn"))
                    @if let Some(left) = game.time { " " (time(tongue, left)) }
                }
            } @else if let [first, rest @ ..] = game.waiting.as_slice() {
                span.waits {
                    (glyph("i-clock"))
                    span.vh { (say!(tongue, "home-waiting", first = first.as_str(), count = rest.len())) }
                    span aria-hidden="true" {
                        (say!(tongue, "home-waiting-short", first = first.as_str(), count = rest.len()))
                    }
                }
            }
        }
    }
}

fn finished(games: &Part<'_, FinishedGame>, game: &GameKind, tongue: &Tongue) -> Markup {
    let (all, won) = (games.all, games.yours);
    html! {
        section.pane aria-labelledby="finished" {
            div.pane-head {
                h2 #finished { (say!(tongue, "home-finished")) }
                span { (say!(tongue, "home-finished-count", count = all, won = won)) }
                a href={ "/figures?game=" (game.id) } { (say!(tongue, "figures-link")) }
            }
            ul { @for game in games.shown { li.fin { (finished_game(game, tongue)) } } }
            (more(games, &say!(tongue, "home-more-finished"), tongue))
        }
    }
}

fn finished_game(game: &FinishedGame, tongue: &Tongue) -> Markup {
    html! {
        (tile(look_of(game.winners.first().and_then(|winner| winner.side.as_ref()))))
        span.who-won {
            span { (said(tongue, &result(game))) }
            span.title { (game.title) }
        }
        span.how { (say!(tongue, "home-ended", ending = game.ending.as_str(), round = game.round)) }
        span.date { (game.date) }
        a.replay href={ "/t/" (game.table) } aria-label=(say!(tongue, "home-replay-of", title = game.title.as_str())) { (say!(tongue, "home-replay")) }
    }
}

fn result(game: &FinishedGame) -> Message {
    let winners: Arg = game.winners.iter().map(|winner| strong(winner.name.as_str())).collect();
    let you = game.winners.iter().any(|winner| winner.you);
    match game.points {
        _ if game.winners.is_empty() => message!("home-nobody-won"),
        None if you => message!("home-you-won", winners = winners),
        None => message!("home-won", winners = winners),
        Some((points, Some(yours))) => {
            message!("home-won-to", winners = winners, points = strong(points), yours = yours)
        }
        Some((count, None)) if you => {
            message!("home-you-won-with", winners = winners, count = count, points = strong(count))
        }
        Some((count, None)) => {
            message!("home-won-with", winners = winners, count = count, points = strong(count))
        }
    }
}
