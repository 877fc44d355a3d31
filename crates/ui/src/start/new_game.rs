//! The new-game form as it is drawn. It works without script: rows may stay empty, and the
//! style sheet shows of a row what its choices make sensible.

use maud::{Markup, html};

use super::form::{NAME_LETTERS, TITLE_LETTERS, values};
use super::{Form, Start, chance, prose, tile, trouble, which};
use crate::kind::{GameKind, Side};
use crate::page::glyph;
use crate::scene::Look;
use crate::show::{MainOption, MainValue};

pub(super) fn new_game(start: &Start<'_>) -> Markup {
    let (game, form) = (start.game, start.form);
    let choices = game.main.iter().filter(|option| matches!(option, MainOption::Choice(..)));
    let switches = game.main.iter().filter(|option| matches!(option, MainOption::Switch(..)));
    html! {
        section.pane.new aria-labelledby="new-game" {
            div.pane-head {
                h2 #new-game { "New game" }
                span { (game.seats.start()) " to " (game.seats.end()) " players" }
            }
            (which(start.games, game, "/"))
            form method="post" action="/new" {
                input type="hidden" name="game" value=(game.id);
                (chance(start.ticket.promise, Some(start.ticket.ticket)))
                (trouble(start.trouble))
                fieldset {
                    legend.label { "Seats" }
                    ol.seat-rows { @for place in 0..form.rows.len() { (seat(start, place)) } }
                    (levels(start.bots))
                }
                @for option in choices { (main_option(game, form, option)) }
                fieldset {
                    legend.label { "Variants" }
                    div.opts {
                        @for option in switches { (main_option(game, form, option)) }
                        (pill("hints", "off", form.no_hints, "No hints", "nobody can ask what a bot would do"))
                    }
                }
                (more_rules(game, form))
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
    let sides = &start.game.sides;
    let chosen = start.game.side(&row.faction);
    let option = |value: &str, words: &str| html! { option value=(value) selected[row.kind == value] { (words) } };
    html! {
        li.seatrow {
            span.marks aria-hidden="true" {
                (mark(None, chosen))
                @for side in sides { (mark(Some(side), chosen)) }
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
                @for side in sides {
                    option value=(side.id) selected[chosen == Some(side)] { (tongue::english().name(&side.name)) }
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
fn mark(side: Option<&Side>, chosen: Option<&Side>) -> Markup {
    let (id, look) = side.map_or(("any", Look::NONE), |side| (&side.id, side.look));
    html! { span class={ "m-" (id) @if side == chosen { " is-chosen" } } { (tile(look)) } }
}

/// An option with a place of its own.
fn main_option(game: &GameKind, form: &Form, option: &MainOption) -> Markup {
    let now = form.option(game, option.key());
    match *option {
        MainOption::Choice(key, legend, values) => segments(now, key, legend, values),
        MainOption::Switch(key, value, words, help) => {
            pill(&format!("rule-{key}"), value, now == value, words, help)
        }
    }
}

fn segments(now: &str, key: &str, legend: &str, values: &[MainValue]) -> Markup {
    html! {
        fieldset {
            legend.label { (legend) }
            div.seg {
                @for (value, words, _) in values {
                    label {
                        input type="radio" name={ "rule-" (key) } value=(value) checked[now == *value];
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
fn more_rules(game: &GameKind, form: &Form) -> Markup {
    let has_place = |key: &str| game.main.iter().any(|option| option.key() == key);
    let options = game.options.iter().filter(|(key, _)| !has_place(key));
    let changed = options.clone().any(|(key, _)| form.option(game, key) != game.default(key));
    html! {
        @if options.clone().next().is_some() {
        details.more-rules open[changed] {
            summary { "More rules" }
            p.muted { "Where the printed rules leave a question open. The first answer is what we recommend." }
            @for (key, list) in options {
                div.rule-option {
                    label for={ "rule-" (key) } { (game.option_name(key, tongue::english())) }
                    @match values(list) {
                        Some(values) => {
                            select #{ "rule-" (key) } name={ "rule-" (key) } aria-describedby={ "help-" (key) } {
                                @for value in values {
                                    option value=(value) selected[form.option(game, key) == value] { (game.option_word(key, value, tongue::english())) }
                                }
                            }
                        }
                        None => {
                            input #{ "rule-" (key) } name={ "rule-" (key) } type="number" min="0" max="1000"
                                value=(form.option(game, key)) aria-describedby={ "help-" (key) };
                        }
                    }
                    p #{ "help-" (key) } { (prose(&game.option_word(key, "help", tongue::english()))) }
                }
            }
        }
        }
    }
}
