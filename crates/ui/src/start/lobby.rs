//! A table with open seats, and taking one of them.

use maud::{Markup, html};
use serde_json::Value;

use super::form::NAME_LETTERS;
use super::{Join, Lobby, LobbySeat, chance, look_of, shell, tile, trouble};
use crate::kind::GameKind;
use crate::page::glyph;
use crate::show::MainOption;

/// The page of a table with open seats.
pub fn lobby_page(table: &Lobby<'_>) -> Markup {
    shell(table.title, "/", "lobby", table.game.assets, &lobby(table))
}

/// What changes on it when somebody takes a seat: the fragment `lobby`.
pub fn lobby(table: &Lobby<'_>) -> Markup {
    let open = table.seats.iter().filter(|seat| seat.sitter.open).count();
    html! {
        div #lobby .narrow {
            h1 { (table.title) }
            p.intro role="status" {
                @match open {
                    0 => "Everybody is here. The game begins.",
                    1 => "Waiting for one more player. The game begins when the seat is taken.",
                    _ => { "Waiting for " (open) " more players. The game begins when all seats are taken." },
                }
            }
            section.pane aria-labelledby="who" {
                div.pane-head { h2 #who { "Who sits where" } span { (table.seats.len()) " seats" } }
                ol.sitters { @for (place, seat) in table.seats.iter().enumerate() { (sitter(seat, place)) } }
                @if open > 0 {
                    div.foot-row {
                        @if !table.fill.is_empty() { (fill(table)) }
                        a.again href={ "/t/" (table.table) } { "Look again" }
                    }
                }
            }
            section.pane aria-labelledby="agreed" {
                div.pane-head { h2 #agreed { "What is agreed" } }
                (agreed(table.game, table.setup, table.hints))
            }
            section.pane aria-labelledby="promise" {
                div.pane-head { h2 #promise { "The promise" } }
                p.say {
                    "The cards are dealt when the last seat is taken: from a secret of this server and a number that the "
                    "browser of every player adds. This is the secret's SHA-256, so that it cannot be changed any more; when "
                    "the game is over all are shown, and everybody can check that nobody chose the deal."
                }
                code.sha tabindex="0" aria-label="SHA-256 of the secret" { (table.promise) }
            }
        }
    }
}

fn sitter(seat: &LobbySeat, place: usize) -> Markup {
    let link = format!("invitation-{place}");
    html! {
        li.at-seat.vacant[seat.sitter.open] {
            (tile(look_of(seat.side.as_ref())))
            span.who-sits {
                @if seat.sitter.open { "Open seat" } @else { (seat.sitter.name) }
                @if seat.sitter.yours { span.tag { "you" } }
                @if seat.sitter.bot.is_some() { span.tag { "bot" } }
            }
            span.plays { (seat.side.as_ref().map_or("any faction".into(), |side| tongue::english().name(&side.name))) }
            @if let Some(address) = &seat.invitation {
                div.invitation {
                    label.vh for=(link) { "Invitation to seat " (place + 1) }
                    input #(link) readonly value=(address);
                    button.btn.copy type="button" data-copy=(link) { (glyph("i-copy")) "Copy" }
                    p { "Send this link to one person. Whoever opens it first can take the seat." }
                }
            }
        }
    }
}

fn fill(table: &Lobby<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (table.table) "/fill" } {
            @if let [only] = table.fill {
                input type="hidden" name="level" value=(only);
                button.btn { (glyph("i-bot")) "Start with bots instead" }
            } @else {
                label for="level" { "Nobody comes?" }
                select #level name="level" {
                    @for level in table.fill { option value=(level) { "Bot: " (level) } }
                }
                button.btn { (glyph("i-bot")) "Start with bots instead" }
            }
        }
    }
}

/// The page that offers a seat.
pub fn join_page(join: &Join<'_>) -> Markup {
    let side = join.seats.get(join.seat).and_then(|seat| seat.side.as_ref());
    let main = html! {
        div.narrow {
            p.label { "Invitation" }
            h1 { (join.title) }
            p.intro {
                "A seat is kept for you"
                @match side {
                    Some(side) => { ": you would play " strong class={ "who " (side.look.class) } { (tongue::english().name(&side.name)) } "." },
                    None => ". Your faction is settled when the game begins.",
                }
            }
            section.pane aria-labelledby="take" {
                div.pane-head { h2 #take { "Take the seat" } }
                form.take method="post" action=(join.action) {
                    (chance(join.promise, None))
                    (trouble(join.trouble))
                    label for="name" { "Your name" }
                    div.take-row {
                        input #name name="name" value=(join.name) maxlength=(NAME_LETTERS) autocomplete="nickname" required autofocus[join.trouble.is_none()];
                        button.btn.primary { "Sit down" }
                    }
                    small {
                        "No account, no password: this browser remembers your seat. It adds a number of its own to the "
                        "chance of the game, so that nobody can choose the deal."
                    }
                }
            }
            section.pane aria-labelledby="who" {
                div.pane-head { h2 #who { "At the table" } span { (join.seats.len()) " seats" } }
                ol.sitters {
                    @for (place, seat) in join.seats.iter().enumerate() {
                        li.at-seat.vacant[seat.sitter.open] {
                            (tile(look_of(seat.side.as_ref())))
                            span.who-sits {
                                @if place == join.seat { "Your seat" }
                                @else if seat.sitter.open { "Open seat" }
                                @else { (seat.sitter.name) }
                                @if seat.sitter.bot.is_some() { span.tag { "bot" } }
                            }
                            span.plays { (seat.side.as_ref().map_or("any faction".into(), |side| tongue::english().name(&side.name))) }
                        }
                    }
                }
                (agreed(join.game, join.setup, join.hints))
            }
            p.hint { "New to the game? " a href="/help" { "How a round goes, in one minute" } "." }
        }
    };
    shell(join.title, "/", "join", join.game.assets, &main)
}

fn agreed(game: &GameKind, setup: &Value, hints: bool) -> Markup {
    html! {
        ul.agreed {
            @for line in summary(game, setup) { li { (line) } }
            @if !hints { li { "No hints" } }
        }
    }
}

/// What was agreed, in words: the options with a place of their own that are chosen, then whatever
/// else is not as usual.
fn summary(game: &GameKind, setup: &Value) -> Vec<String> {
    let agreed = |key: &str| setup["options"][key].as_str().unwrap_or_else(|| game.default(key));
    let mut lines = Vec::new();
    for option in game.main {
        let now = agreed(option.key());
        match *option {
            MainOption::Choice(_, _, values) => {
                let value = values.iter().find(|(value, _, _)| *value == now);
                lines.extend(value.map(|(_, _, agreed)| (*agreed).to_owned()));
            }
            MainOption::Switch(_, value, words, help) if value == now => {
                lines.push(format!("{words}: {help}"));
            }
            MainOption::Switch(..) => {}
        }
    }
    let has_place = |key: &str| game.main.iter().any(|option| option.key() == key);
    for (key, _) in game.options.iter().filter(|(key, _)| !has_place(key)) {
        let now = agreed(key);
        if now != game.default(key) {
            lines.push(format!(
                "{}: {}",
                game.option_name(key, tongue::english()),
                game.option_word(key, now, tongue::english())
            ));
        }
    }
    lines
}
