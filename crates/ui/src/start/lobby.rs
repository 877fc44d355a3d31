//! A table with open seats, and taking one of them.

use maud::{Markup, html};
use starcraft::{Setup, options_help};

use super::form::NAME_LETTERS;
use super::new_game::spoken;
use super::{Join, Lobby, LobbySeat, chance, shell, tile, trouble};
use crate::page::glyph;
use crate::starcraft::words;

/// The page of a table with open seats.
pub fn lobby_page(table: &Lobby<'_>) -> Markup {
    shell(table.title, "/", "lobby", &lobby(table))
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
                (agreed(table.setup, table.hints))
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
            (tile(seat.faction))
            span.who-sits {
                @if seat.sitter.open { "Open seat" } @else { (seat.sitter.name) }
                @if seat.sitter.yours { span.tag { "you" } }
                @if seat.sitter.bot.is_some() { span.tag { "bot" } }
            }
            span.plays { (seat.faction.map_or("any faction", words::faction)) }
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
    let faction = join.seats.get(join.seat).and_then(|seat| seat.faction);
    let main = html! {
        div.narrow {
            p.label { "Invitation" }
            h1 { (join.title) }
            p.intro {
                "A seat is kept for you"
                @match faction {
                    Some(faction) => { ": you would play " strong class={ "who " (words::owner_class(Some(faction))) } { (words::faction(faction)) } "." },
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
                            (tile(seat.faction))
                            span.who-sits {
                                @if place == join.seat { "Your seat" }
                                @else if seat.sitter.open { "Open seat" }
                                @else { (seat.sitter.name) }
                                @if seat.sitter.bot.is_some() { span.tag { "bot" } }
                            }
                            span.plays { (seat.faction.map_or("any faction", words::faction)) }
                        }
                    }
                }
                (agreed(join.setup, join.hints))
            }
            p.hint { "New to the game? " a href="/help" { "How a round goes, in one minute" } "." }
        }
    };
    shell(join.title, "/", "join", &main)
}

fn agreed(setup: &Setup, hints: bool) -> Markup {
    html! {
        ul.agreed {
            @for line in summary(setup) { li { (line) } }
            @if !hints { li { "No hints" } }
        }
    }
}

/// What was agreed, in words; the usual rules need none.
fn summary(setup: &Setup) -> Vec<String> {
    let value = |key: &str| setup.options.get(key).map(String::as_str);
    let mut lines = vec![match value("variant") {
        Some("galactic_conquest") => {
            "Galactic Conquest: no points, the last one left wins".to_owned()
        }
        _ => "The standard game".to_owned(),
    }];
    if value("teams") == Some("pairs") {
        lines.push("Teams of two".to_owned());
    }
    lines.push(match value("galaxy") {
        Some("auto") => "A ready-made, fair galaxy".to_owned(),
        _ => "The players lay the galaxy".to_owned(),
    });
    lines.push(match value("factions") {
        Some("random") => "Open factions are dealt at random".to_owned(),
        _ => "Open factions are chosen in turn".to_owned(),
    });
    if value("own_orders") == Some("strict") {
        lines.push("Strict memory: own orders stay face down".to_owned());
    }
    let told = ["variant", "teams", "galaxy", "factions", "own_orders"];
    for (key, _, _) in options_help().iter().filter(|(key, _, _)| !told.contains(key)) {
        if let Some(value) = value(key) {
            lines.push(format!("{}: {}", spoken(key), value.replace('_', " ")));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_agreed_option() {
        let usual = summary(&Setup::new(3, &[]));
        for (key, list, _) in options_help() {
            let other = list.split(" | ").nth(1).map_or("", |value| value);
            let other = if other.contains("..") { "12" } else { other };
            let lines = summary(&Setup::new(4, &[(key, other)]));
            assert_ne!(lines, usual, "{key}={other} is not told");
        }
    }
}
