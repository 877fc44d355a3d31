//! The start page: one button, the form, your games.

use maud::{Markup, html};
use starcraft::EndKind;

use super::hero::hero;
use super::new_game::new_game;
use super::{FinishedGame, GameCard, Start, player, shell, tile};
use crate::page::glyph;

/// The start page.
pub fn start_page(start: &Start<'_>) -> Markup {
    let main = html! {
        section.hero {
            div {
                h1 { "The last order placed is the first one carried out." }
                p {
                    "Plan in secret, cover your rivals’ plans, and find out who thought one step further. "
                    "A whole galaxy of war: tonight against bots, around one screen, or with friends over weeks."
                }
                form.go method="post" action="/quick" {
                    button.btn.primary.big { (glyph("i-play")) "Play now" }
                    small { "You against three bots (" (start.level) ")," br; "random factions, a ready-made galaxy" }
                }
            }
            (hero())
        }
        div.cols {
            (new_game(start))
            div.games {
                (going_on(start.games))
                (finished(start.finished))
            }
        }
    };
    shell("Play", "/", "start", &main)
}

/// Your turn first; otherwise in the sequence given.
fn going_on(games: &[GameCard]) -> Markup {
    let yours = games.iter().filter(|game| game.your_turn);
    let others = games.iter().filter(|game| !game.your_turn);
    let waiting = yours.clone().count();
    html! {
        section.panel aria-labelledby="your-games" {
            div.head {
                h2 #your-games { "Your games" }
                @if waiting > 0 {
                    span { (waiting) @if waiting == 1 { " waits" } @else { " wait" } " for you" }
                }
            }
            @if games.is_empty() {
                p.nothing { "No game yet. Press Play now, or set up a table and invite somebody." }
            } @else {
                ul { @for game in yours.chain(others) { li { (game_card(game)) } } }
            }
        }
    }
}

fn game_card(game: &GameCard) -> Markup {
    html! {
        a.g.you[game.your_turn] href={ "/t/" (game.table) } {
            span.m aria-hidden="true" { (game.map) }
            span.about {
                strong { (game.title) }
                span.state { (game.state) }
                span.pls { @for seat in &game.seats { (player(seat)) } }
            }
            @if game.your_turn {
                span.badge { "Your turn" }
            } @else if let [first, rest @ ..] = game.waiting.as_slice() {
                span.turn {
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

fn finished(games: &[FinishedGame]) -> Markup {
    let won = games.iter().filter(|game| game.won).count();
    html! {
        section.panel aria-labelledby="finished" {
            div.head {
                h2 #finished { "Finished" }
                @if !games.is_empty() {
                    span { (games.len()) @if games.len() == 1 { " game, " } @else { " games, " } (won) " won" }
                }
            }
            @if games.is_empty() {
                p.nothing { "Finished games are kept here, with a replay from every seat." }
            } @else {
                ul { @for game in games { li.fin { (finished_game(game)) } } }
            }
        }
    }
}

fn finished_game(game: &FinishedGame) -> Markup {
    html! {
        (tile(game.winners.first().and_then(|winner| winner.faction)))
        span.who-won {
            (result(game))
            span.title { (game.title) }
        }
        span.how { (ending(game.ending)) ", round " (game.round) }
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

/// How a game ended, in a few words.
fn ending(kind: EndKind) -> &'static str {
    match kind {
        EndKind::Normal => "conquest points",
        EndKind::Special => "special objective",
        EndKind::EndGame => "the Event cards ended it",
        EndKind::Elimination => "all others eliminated",
        EndKind::NobodyLeft => "nobody was left",
        EndKind::RoundLimit => "the agreed rounds were over",
    }
}
