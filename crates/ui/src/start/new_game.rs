//! The new-game form as it is drawn. It works without script: rows may stay empty, and the
//! style sheet shows of a row what its choices make sensible.

use maud::{Markup, html};
use starcraft::ids::Faction;
use starcraft::options_help;

use super::form::{NAME_LETTERS, TITLE_LETTERS, values};
use super::{Form, Start, chance, prose, tile, trouble};
use crate::page::glyph;
use crate::starcraft::words;

/// Options with a place of their own; all others stand under "More rules".
const MAIN_OPTIONS: [&str; 5] = ["galaxy", "factions", "variant", "teams", "own_orders"];

pub(super) fn new_game(start: &Start<'_>) -> Markup {
    let form = start.form;
    let teams = form.option("teams") == "pairs";
    let conquest = form.option("variant") == "galactic_conquest";
    let strict = form.option("own_orders") == "strict";
    html! {
        section.pane.new aria-labelledby="new-game" {
            div.pane-head { h2 #new-game { "New game" } span { "2 to 6 players" } }
            form method="post" action="/new" {
                (chance(start.ticket.promise, Some(start.ticket.ticket)))
                (trouble(start.trouble))
                fieldset {
                    legend.label { "Seats" }
                    ol.seat-rows { @for place in 0..form.rows.len() { (seat(start, place)) } }
                    (levels(start.bots))
                }
                (segments(form, "galaxy", "Galaxy", &[("auto", "Ready-made and fair"), ("manual", "Laid by hand")]))
                (segments(form, "factions", "“Any faction” is", &[("random", "Dealt at random"), ("choose", "Chosen in turn")]))
                fieldset {
                    legend.label { "Variants" }
                    div.opts {
                        (pill("rule-variant", "galactic_conquest", conquest, "Galactic Conquest", "no points: the last one left wins"))
                        (pill("rule-teams", "pairs", teams, "Teams of two", "4 or 6 seats; partners sit opposite"))
                        (pill("rule-own_orders", "strict", strict, "Strict memory", "your own face-down orders stay hidden from you too"))
                        (pill("hints", "off", form.no_hints, "No hints", "nobody can ask what a bot would do"))
                    }
                }
                (more_rules(form))
                div.field {
                    label.label for="title" { "Name of the table" }
                    input #title name="title" value=(form.title) maxlength=(TITLE_LETTERS) placeholder="Friday table" autocomplete="off";
                }
                div.submit {
                    button.btn.create { "Create the game" }
                    small { "You get a link to send for every open seat." }
                }
            }
        }
    }
}

fn seat(start: &Start<'_>, place: usize) -> Markup {
    let row = &start.form.rows[place];
    let number = place + 1;
    let chosen: Option<Faction> = row.faction.parse().ok();
    let option = |value: &str, words: &str| html! { option value=(value) selected[row.kind == value] { (words) } };
    html! {
        li.seatrow {
            span.marks aria-hidden="true" {
                (mark(None, chosen))
                @for faction in Faction::all() { (mark(Some(faction), chosen)) }
                span.em.f-none.add { (glyph("i-plus")) }
            }
            select.seat-kind name={ "seat" (place) } aria-label={ "Seat " (number) } {
                (option("here", if place == 0 { "You" } else { "On this screen" }))
                (option("open", "Invite by link"))
                @for level in start.bots { (option(&format!("bot-{level}"), &format!("Bot: {level}"))) }
                (option("empty", "Empty seat"))
            }
            select.seat-faction name={ "faction" (place) } aria-label={ "Faction of seat " (number) } {
                option value="" selected[chosen.is_none()] { "Any faction" }
                @for faction in Faction::all() {
                    option value=(faction) selected[chosen == Some(faction)] { (words::faction(faction)) }
                }
            }
            input.seat-name name={ "name" (place) } value=(row.name) maxlength=(NAME_LETTERS)
                placeholder={ @if place == 0 { "Your name" } @else { "Name" } }
                aria-label={ "Name of the person at seat " (number) }
                autocomplete={ @if place == 0 { "nickname" } @else { "off" } };
        }
    }
}

/// What the bots are like.
fn levels(bots: &[&str]) -> Markup {
    html! {
        p.levels {
            @for (at, level) in bots.iter().enumerate() {
                @if at > 0 { " · " }
                b { (level) } " " (manner(level))
            }
        }
    }
}

/// What a level of bots is like; empty if nothing is known of it.
fn manner(level: &str) -> &'static str {
    match level {
        "random" => "plays anything",
        "easy" => "looks to the end of each order",
        "normal" => "thinks ahead, but not for long",
        "hard" => "thinks for a second where it matters",
        _ => "",
    }
}

/// The tile of a faction; the style sheet shows the one that is chosen.
fn mark(faction: Option<Faction>, chosen: Option<Faction>) -> Markup {
    let id = faction.map_or("any".to_owned(), |faction| faction.to_string());
    html! { span class={ "m-" (id) @if faction == chosen { " is-chosen" } } { (tile(faction)) } }
}

fn segments(form: &Form, key: &str, legend: &str, values: &[(&str, &str)]) -> Markup {
    html! {
        fieldset {
            legend.label { (legend) }
            div.seg {
                @for (value, words) in values {
                    label {
                        input type="radio" name={ "rule-" (key) } value=(value) checked[form.option(key) == *value];
                        span { (words) }
                    }
                }
            }
        }
    }
}

fn pill(field: &str, value: &str, on: bool, words: &str, help: &str) -> Markup {
    html! {
        label.opt {
            input type="checkbox" name=(field) value=(value) checked[on] aria-describedby={ "help-" (field) };
            span.bx aria-hidden="true" { (glyph("i-check")) }
            (words)
            small #{ "help-" (field) } { (help) }
        }
    }
}

/// Everything the engine lets a table decide, with the ruling that says what it is about.
fn more_rules(form: &Form) -> Markup {
    let options = options_help().iter().filter(|(key, _, _)| !MAIN_OPTIONS.contains(key));
    let changed = options.clone().any(|(key, _, _)| form.option(key) != super::form::default(key));
    html! {
        details.more-rules open[changed] {
            summary { "More rules" }
            p.muted { "Where the printed rules leave a question open. The first answer is what we recommend." }
            @for (key, list, meaning) in options {
                div.rule-option {
                    label for={ "rule-" (key) } { (spoken(key)) }
                    @match values(list) {
                        Some(values) => {
                            select #{ "rule-" (key) } name={ "rule-" (key) } aria-describedby={ "help-" (key) } {
                                @for value in values {
                                    option value=(value) selected[form.option(key) == value] { (value.replace('_', " ")) }
                                }
                            }
                        }
                        None => {
                            input #{ "rule-" (key) } name={ "rule-" (key) } type="number" min="0" max="1000"
                                value=(form.option(key)) aria-describedby={ "help-" (key) };
                        }
                    }
                    p #{ "help-" (key) } { (prose(meaning)) }
                }
            }
        }
    }
}

/// An option's key as words: "tie break bases" as "Tie break bases".
pub(super) fn spoken(key: &str) -> String {
    let words = key.replace('_', " ");
    words[..1].to_uppercase() + &words[1..]
}
