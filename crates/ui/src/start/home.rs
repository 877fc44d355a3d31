//! The start page: one button, the form, your games.

use maud::{Markup, html};

use super::new_game::new_game;
use super::{FinishedGame, GameCard, Part, Start, chance, look_of, player, shell, tile};
use crate::page::glyph;

/// The start page.
pub fn start_page(start: &Start<'_>) -> Markup {
    let main = html! {
        section.hero {
            div {
                h1 { "The last order placed is the first one carried out." }
                p {
                    "Plan in secret, bury your rivals’ plans under your own, and see whose war it becomes: "
                    "tonight against bots, around one screen, or with friends over weeks."
                }
                form.go method="post" action="/quick" {
                    input type="hidden" name="game" value=(start.game.id);
                    (chance(start.ticket.promise, Some(start.ticket.ticket)))
                    button.btn.primary.large { (glyph("i-play")) "Play now" }
                    small { "You against " (bots(start)) " (" (start.level) ")," br; (tongue::english().say(&start.game.quick)) }
                }
            }
            ((start.game.hero)(tongue::english()))
        }
        div.cols.form-first[start.trouble.is_some()] {
            (new_game(start))
            div.games {
                @if start.tables.all + start.finished.all == 0 { ((start.game.newcomer)(tongue::english())) }
                (going_on(&start.tables))
                (finished(&start.finished))
            }
        }
    };
    shell("Play", "/", "start", start.game.assets, &main)
}

/// How many bots the quick game has, in words.
fn bots(start: &Start<'_>) -> &'static str {
    match *start.game.seats.end() {
        2 => "a bot",
        3 => "two bots",
        _ => "three bots",
    }
}

/// Your turn first; otherwise in the sequence given.
fn going_on(games: &Part<'_, GameCard>) -> Markup {
    let yours = games.shown.iter().filter(|game| game.your_turn);
    let others = games.shown.iter().filter(|game| !game.your_turn);
    let waiting = games.yours;
    html! {
        section.pane aria-labelledby="your-games" {
            div.pane-head {
                h2 #your-games { "Your games" }
                @if waiting > 0 {
                    span { (waiting) @if waiting == 1 { " waits" } @else { " wait" } " for you" }
                }
            }
            @if games.all == 0 {
                p.nothing { "No game yet. Press Play now, or set up a table and invite somebody." }
            } @else {
                ul { @for game in yours.chain(others) { li { (game_card(game)) } } }
                (more(games, "your games"))
            }
        }
    }
}

/// Where the rest of a long list stands.
fn more<T>(part: &Part<'_, T>, what: &str) -> Markup {
    html! {
        @if part.before.is_some() || part.after.is_some() {
            nav.more aria-label={ "More of " (what) } {
                @if let Some(href) = &part.before { a href=(href) rel="prev" { "Earlier in the list" } }
                @if let Some(href) = &part.after { a href=(href) rel="next" { "Further down the list" } }
            }
        }
    }
}

fn game_card(game: &GameCard) -> Markup {
    html! {
        a.g.you[game.your_turn] href={ "/t/" (game.table) } {
            span.m aria-hidden="true" { (game.map) }
            span.g-about {
                strong { (game.title) }
                span.state { (game.state) }
                span.pls { @for seat in &game.seats { (player(seat)) } }
            }
            @if game.your_turn {
                span.badge { "Your turn" }
            } @else if let [first, rest @ ..] = game.waiting.as_slice() {
                span.waits {
                    (glyph("i-clock"))
                    span {
                        span.vh { "waiting for " } (first)
                        @if !rest.is_empty() { " and " (rest.len()) " more" }
                    }
                }
            }
        }
    }
}

fn finished(games: &Part<'_, FinishedGame>) -> Markup {
    let (all, won) = (games.all, games.yours);
    html! {
        section.pane aria-labelledby="finished" {
            div.pane-head {
                h2 #finished { "Finished" }
                @if all > 0 {
                    span { (all) @if all == 1 { " game, " } @else { " games, " } (won) " won" }
                }
            }
            @if all == 0 {
                p.nothing { "Finished games are kept here, with a replay from every seat." }
            } @else {
                ul { @for game in games.shown { li.fin { (finished_game(game)) } } }
                (more(games, "your finished games"))
            }
        }
    }
}

fn finished_game(game: &FinishedGame) -> Markup {
    html! {
        (tile(look_of(game.winners.first().and_then(|winner| winner.side.as_ref()))))
        span.who-won {
            (result(game))
            span.title { (game.title) }
        }
        span.how { (game.ending) ", round " (game.round) }
        span.date { (game.date) }
        a.replay href={ "/t/" (game.table) } { "replay" span.vh { " of " (game.title) } }
    }
}

fn result(game: &FinishedGame) -> Markup {
    let names: Vec<&str> = game.winners.iter().map(|winner| winner.name.as_str()).collect();
    html! {
        @if names.is_empty() {
            span { "Nobody won" }
        } @else {
            span {
                b { (names.join(" and ")) } " won"
                @if let Some((winner, you)) = game.points {
                    @match you {
                        Some(you) => { " " b { (winner) } " to your " (you) },
                        None => { " with " b { (winner) } @if winner == 1 { " point" } @else { " points" } },
                    }
                }
            }
        }
    }
}
