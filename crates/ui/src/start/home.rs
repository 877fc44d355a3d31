//! The start page: one button, the form, your games.

use maud::{Markup, html};
use starcraft::EndKind;

use super::hero::hero;
use super::new_game::new_game;
use super::{FinishedGame, GameCard, Part, Start, chance, player, shell, tile};
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
                    (chance(start.ticket.promise, Some(start.ticket.ticket)))
                    button.btn.primary.large { (glyph("i-play")) "Play now" }
                    small { "You against three bots (" (start.level) ")," br; "random factions, a ready-made galaxy" }
                }
            }
            (hero())
        }
        div.cols.form-first[start.trouble.is_some()] {
            (new_game(start))
            div.games {
                @if start.games.all + start.finished.all == 0 { (newcomer()) }
                (going_on(&start.games))
                (finished(&start.finished))
            }
        }
    };
    shell("Play", "/", "start", &main)
}

/// What a newcomer wants to know before he presses anything.
fn newcomer() -> Markup {
    let phases = [
        ("Plan", "Lay four orders face down on planets, each on top of what lies there."),
        (
            "Execute",
            "Turn over what lies on top: build, mobilize, research. What is covered waits.",
        ),
        ("Regroup", "Collect resources and conquest points, use an event, check who has won."),
    ];
    html! {
        section.pane aria-labelledby="new-here" {
            div.pane-head { h2 #new-here { "New here?" } span { "15 conquest points win" } }
            ol.three-phases { @for (name, words) in phases { li { strong { (name) } span { (words) } } } }
            p.say {
                "The table knows the rules: it asks one question at a time and lights up every legal answer. "
                a href="/help" { "A round in one minute" }
            }
        }
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
        EndKind::EndGame => "the events ended it",
        EndKind::Elimination => "all others eliminated",
        EndKind::NobodyLeft => "nobody was left",
        EndKind::RoundLimit => "the agreed rounds were over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::start::{Form, Player, Ticket};

    fn game(title: &str, your_turn: bool) -> GameCard {
        GameCard {
            table: "k3".into(),
            title: title.into(),
            state: "Round 1, Planning.".into(),
            your_turn,
            waiting: vec!["Ola".into(), "Piet".into()],
            seats: vec![Player { name: "<Ola>".into(), faction: None }],
            map: Markup::default(),
        }
    }

    fn over(points: Option<(u16, Option<u16>)>, winners: &[&str]) -> String {
        let winners =
            winners.iter().map(|&name| Player { name: name.into(), faction: None }).collect();
        let game = FinishedGame {
            table: "k3".into(),
            title: "Friday".into(),
            winners,
            won: false,
            ending: EndKind::Normal,
            points,
            round: 6,
            date: "yesterday".into(),
        };
        result(&game).into_string().replace("<b>", "").replace("</b>", "")
    }

    #[test]
    fn games_that_wait_for_the_viewer_come_first() {
        let form = Form::new("", "easy");
        let games = [game("Later", false), game("Now", true)];
        let start = Start {
            bots: &["easy"],
            level: "easy",
            ticket: Ticket { ticket: "ab", promise: "cd" },
            form: &form,
            trouble: None,
            games: Part { all: 14, after: Some("/?games=2".into()), ..Part::whole(&games, 1) },
            finished: Part::whole(&[], 0),
        };
        let page = start_page(&start).into_string();
        let place = |words: &str| page.find(words).expect(words);
        assert!(place("<strong>Now") < place("<strong>Later"));
        assert!(page.contains("1 waits for you") && page.contains("Ola and 1 more"));
        assert!(page.contains("&lt;Ola&gt;") && !page.contains("New here?"));
        assert!(page.contains("href=\"/?games=2\" rel=\"next\"") && !page.contains("rel=\"prev\""));
        let empty = start_page(&Start { games: Part::whole(&[], 0), ..start }).into_string();
        assert!(empty.contains("No game yet") && empty.contains("New here?"));
    }

    #[test]
    fn results_are_sentences() {
        assert!(over(Some((16, Some(14))), &["Ola"]).contains("Ola won 16 to your 14"));
        assert!(over(Some((15, None)), &["You"]).contains("You won with 15 points"));
        assert!(over(None, &["Ola", "Piet"]).contains("Ola and Piet won<"));
        assert!(over(None, &[]).contains("Nobody won"));
    }
}
