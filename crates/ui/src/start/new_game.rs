//! The page with the form of a new table: what is to be chosen, and beside it what that makes, in words. It works
//! without script: rows may stay empty, and the style sheet shows of a row what its choices make sensible.

use std::borrow::Cow;

use kernel::{Arg, Name, message};
use maud::{Markup, html};
use tongue::{People, Tongue, say};

use super::form::{BEHIND, NAME_LETTERS, TITLE_LETTERS, values};
use super::lobby::agreed;
use super::{Form, NewGame, NewTable, SeatKind, Site, Terms, chance, prose, tile, trouble, which};
use crate::kind::{GameKind, Side};
use crate::page::glyph;
use crate::scene::Look;
use crate::show::MainOption;
use crate::table::CLOCKS;
use crate::words;

/// The page.
pub fn new_game_page(table: &NewTable<'_>) -> Markup {
    let NewTable { tongue, game, form, .. } = *table;
    let title = say!(tongue, "form-title");
    let pictured = |option: &&MainOption| match option {
        MainOption::Choice(key, values) => (game.option_picture)(key, values[0]).is_some(),
        _ => false,
    };
    let choices = game.main.iter().filter(|option| matches!(option, MainOption::Choice(..)));
    let (drawn, plain): (Vec<&MainOption>, Vec<&MainOption>) = choices.partition(pictured);
    let switches = game.main.iter().filter(|option| matches!(option, MainOption::Switch(..)));
    let folds = game.main.iter().filter(|option| matches!(option, MainOption::Fold(..)));
    let main = html! {
        div.new-head { h1 { (title) } (which(table.games, game, "/new", tongue)) }
        form.new method="post" action="/new" data-told="/new/told" {
            input type="hidden" name="game" value=(game.id);
            (chance(table.ticket.promise, Some(table.ticket.ticket)))
            div.choosing {
                section.pane aria-labelledby="seats" {
                    div.pane-head {
                        h2 #seats { (say!(tongue, "form-seats")) }
                        span { (say!(tongue, "form-players", least = *game.seats.start(), most = *game.seats.end())) }
                    }
                    (trouble(table.trouble))
                    ol.seat-rows { @for place in 0..form.rows.len() { (seat(table, place)) } }
                    p.levels { (say!(tongue, "form-open-help", level = words::level(tongue, super::FILL))) }
                    (levels(table.bots, tongue))
                    @for option in plain { (main_option(table, option)) }
                }
                @for option in drawn { (pictures(table, option)) }
                section.pane aria-labelledby="variants" {
                    div.pane-head { h2 #variants { (say!(tongue, "form-variants")) } }
                    (clock(form, tongue))
                    (watch(form, tongue))
                    div.opts {
                        @for option in switches { (main_option(table, option)) }
                        (pill(("listed", "on"), form.listed, &say!(tongue, "form-listed"), &say!(tongue, "form-listed-help")))
                        (pill(("programs", "on"), form.programs, &say!(tongue, "form-programs"), &say!(tongue, "form-programs-help")))
                        @if table.member {
                            (pill(("rated", "on"), form.rated, &say!(tongue, "form-rated"), &say!(tongue, "form-rated-help")))
                        }
                        (pill(("take-backs", "on"), form.take_backs, &say!(tongue, "form-take-backs"), &say!(tongue, "form-take-backs-help")))
                        (pill(("hints", "off"), form.no_hints, &say!(tongue, "form-no-hints"), &say!(tongue, "form-no-hints-help")))
                    }
                    @for option in folds { (main_option(table, option)) }
                    (more_rules(game, form, tongue))
                }
            }
            section.pane.outcome aria-labelledby="your-table" {
                div.pane-head { h2 #your-table { (say!(tongue, "form-your-table")) } }
                (told(table))
                div.field {
                    label.label for="title" { (say!(tongue, "form-name")) }
                    input #title name="title" value=(form.title) maxlength=(TITLE_LETTERS) placeholder=(say!(tongue, "form-name-example")) autocomplete="off";
                }
                button.btn.large.primary { (glyph("i-play")) (say!(tongue, "form-create")) }
                small { (say!(tongue, "form-create-help")) }
            }
        }
    };
    Site { tongue, title: &title, here: "/", kind: "new-table", game: game.id, assets: game.assets }
        .page(&main)
}

/// What the form asks for, in words, or what is wrong with it: the fragment `told`.
pub fn told(table: &NewTable<'_>) -> Markup {
    let NewTable { tongue, game, form, .. } = *table;
    let pictures = game.main.iter().filter_map(|option| {
        let key = option.key();
        (game.option_picture)(key, form.option(game, key))
    });
    html! {
        div #told {
            @match form.check(game, table.bots, tongue) {
                Err(wrong) => p.trouble role="status" { (tongue.say(&wrong)) },
                Ok(asked) => {
                    @for picture in pictures { (picture) }
                    p { (tongue.say(&message!("form-told-who", all = who(&asked, tongue)))) }
                    (agreed(game, &asked.setup, &Terms::of(&asked), tongue))
                }
            }
        }
    }
}

/// Who would sit at the table: you, the others here, bots by level, open seats.
fn who(asked: &NewGame, tongue: &Tongue) -> Arg {
    let mut all: Vec<Arg> = vec![message!("form-you").into()];
    let names = asked.seats.iter().filter_map(SeatKind::name).skip(1);
    all.extend(names.map(Arg::from));
    let alike = |seat: &SeatKind| asked.seats.iter().filter(|other| *other == seat).count();
    for (place, seat) in asked.seats.iter().enumerate() {
        let first = !asked.seats[..place].contains(seat);
        match seat {
            SeatKind::Bot(level) if first => {
                let level = words::level(tongue, level);
                all.push(message!("form-told-bots", count = alike(seat), level = level).into());
            }
            SeatKind::Open if first => {
                all.push(message!("form-told-open", count = alike(seat)).into());
            }
            _ => {}
        }
    }
    all.into_iter().collect()
}

/// An option whose values have pictures.
fn pictures(table: &NewTable<'_>, option: &MainOption) -> Markup {
    let MainOption::Choice(key, values) = *option else { return Markup::default() };
    let now = table.form.option(table.game, key);
    let word = |word: &str| table.game.option_word(key, word, table.tongue);
    html! {
        section.pane aria-labelledby={ "choice-" (key) } {
            div.pane-head { h2 #{ "choice-" (key) } { (word("title")) } }
            div.pictured role="radiogroup" aria-labelledby={ "choice-" (key) } {
                @for value in values {
                    label {
                        input type="radio" name={ "rule-" (key) } value=(value) checked[now == *value];
                        (((table.game.option_picture)(key, value)).unwrap_or_default())
                        strong { (word(&format!("{value}-title"))) }
                        small { (word(&format!("{value}-note"))) }
                    }
                }
            }
        }
    }
}

fn seat(start: &NewTable<'_>, place: usize) -> Markup {
    let tongue = start.tongue;
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
            select.seat-kind name={ "seat" (place) } aria-label=(say!(tongue, "form-seat", number = number)) {
                (option("here", &if place == 0 { say!(tongue, "form-you") } else { say!(tongue, "form-here") }))
                (option("open", &say!(tongue, "form-open")))
                @for level in start.bots {
                    (option(&format!("bot-{level}"), &say!(tongue, "form-bot", level = words::level(tongue, level))))
                }
                (option("empty", &say!(tongue, "form-empty")))
            }
            select.seat-faction name={ "faction" (place) } aria-label=(say!(tongue, "form-faction-of", number = number)) {
                option value="" selected[chosen.is_none()] { (say!(tongue, "form-any-faction")) }
                @for side in sides {
                    option value=(side.id) selected[chosen == Some(side)] { (tongue.name(&side.name)) }
                }
            }
            input.seat-name name={ "name" (place) } value=(row.name) maxlength=(NAME_LETTERS)
                placeholder=(if place == 0 { say!(tongue, "form-your-name") } else { say!(tongue, "form-person") })
                aria-label=(say!(tongue, "form-person-at", number = number))
                autocomplete={ @if place == 0 { "nickname" } @else { "off" } };
        }
    }
}

/// What the bots are like.
fn levels(bots: &[&str], tongue: &Tongue) -> Markup {
    html! {
        p.levels {
            @for (at, level) in bots.iter().enumerate() {
                @if at > 0 { " · " }
                b { (tongue.called(&words::level(tongue, level), People::default())) } " " (manner(level, tongue))
            }
        }
    }
}

/// What a level of bots is like; empty if nothing is known of it.
fn manner<'t>(level: &str, tongue: &'t Tongue) -> Cow<'t, str> {
    tongue.form(&Name::new("level", level.to_owned()), "manner").unwrap_or_default()
}

/// The tile of a faction; the style sheet shows the one that is chosen.
fn mark(side: Option<&Side>, chosen: Option<&Side>) -> Markup {
    let (id, look) = side.map_or(("any", Look::NONE), |side| (&side.id, side.look));
    html! { span class={ "side-mark m-" (id) @if side == chosen { " is-chosen" } } { (tile(look)) } }
}

/// An option with a place of its own.
pub(crate) fn main_option(start: &NewTable<'_>, option: &MainOption) -> Markup {
    let key = option.key();
    let now = start.form.option(start.game, key);
    let word = |word: &str| start.game.option_word(key, word, start.tongue);
    match *option {
        MainOption::Choice(_, values) => html! {
            fieldset {
                legend.label { (word("title")) }
                div.seg {
                    @for value in values {
                        @let meant = (start.game.meant_for)(key, value);
                        label {
                            input type="radio" name={ "rule-" (key) } value=(value) checked[now == *value]
                                data-least=[meant.as_ref().map(|meant| meant.players.start())]
                                data-most=[meant.as_ref().map(|meant| meant.players.end())]
                                data-sides=[meant.as_ref().map(|meant| meant.sides.join(" "))];
                            span { (word(&format!("{value}-title"))) }
                        }
                    }
                }
            }
        },
        MainOption::Switch(_, value) => {
            let (title, note) = (word(&format!("{value}-title")), word(&format!("{value}-note")));
            pill((&format!("rule-{key}"), value), now == value, &title, &note)
        }
        MainOption::Fold(_, value, within) => {
            let (title, note) = (word(&format!("{value}-title")), word(&format!("{value}-note")));
            let choices = within.iter().filter(|option| matches!(option, MainOption::Choice(..)));
            let others = within.iter().filter(|option| !matches!(option, MainOption::Choice(..)));
            html! {
                fieldset.fold-option {
                    legend.label { (word("title")) }
                    (pill((&format!("rule-{key}"), value), now == value, &title, &note))
                    div.within {
                        @for option in choices { (main_option(start, option)) }
                        div.opts { @for option in others { (main_option(start, option)) } }
                    }
                }
            }
        }
    }
}

pub(crate) fn pill((field, value): (&str, &str), on: bool, words: &str, help: &str) -> Markup {
    html! {
        label.opt {
            input type="checkbox" name=(field) value=(value) checked[on] aria-describedby={ "help-" (field) };
            span.bx aria-hidden="true" { (glyph("i-check")) }
            (words)
            small #{ "help-" (field) } { (help) }
        }
    }
}

/// What those see who look on.
fn watch(form: &Form, tongue: &Tongue) -> Markup {
    html! {
        div.field {
            label.label for="watch" { (say!(tongue, "watch-form")) }
            select #watch name="watch" {
                option value="" selected[form.watch.is_empty()] { (say!(tongue, "watch-along")) }
                @for behind in BEHIND {
                    option value=(behind) selected[form.watch == behind.to_string()] { (say!(tongue, "watch-aside", behind = behind)) }
                }
            }
        }
    }
}

/// What is agreed about time.
fn clock(form: &Form, tongue: &Tongue) -> Markup {
    html! {
        div.field.clock {
            label.label for="clock" { (say!(tongue, "clock-form")) }
            select #clock name="clock" aria-describedby="help-clock" {
                @for name in std::iter::once("").chain(CLOCKS) {
                    option value=(name) selected[form.clock == name] { (tongue.say(&crate::table::agreed(name))) }
                }
            }
            @let ways = [("bot", say!(tongue, "clock-over-bot")), ("ask", say!(tongue, "clock-over-ask"))];
            label.label.of-time for="overdue" { (say!(tongue, "clock-over-form")) }
            select #overdue.of-time name="overdue" aria-describedby="help-clock" {
                @for (way, words) in ways { option value=(way) selected[form.asks == (way == "ask")] { (words) } }
            }
            @let ways = [("rest", say!(tongue, "clock-holidays-rest")), ("run", say!(tongue, "clock-holidays-run"))];
            label.label.of-time.of-days for="holidays" { (say!(tongue, "clock-holidays-form")) }
            select #holidays.of-time.of-days name="holidays" aria-describedby="help-clock" {
                @for (way, words) in ways { option value=(way) selected[form.firm == (way == "run")] { (words) } }
            }
            small #help-clock.of-time { (say!(tongue, "clock-form-help")) }
        }
    }
}

/// Everything the engine lets a table decide, with the ruling that says what it is about.
fn more_rules(game: &GameKind, form: &Form, tongue: &Tongue) -> Markup {
    let options = game.options.iter().filter(|(key, _)| !game.has_place(key));
    let changed = options.clone().any(|(key, _)| form.option(game, key) != game.default(key));
    html! {
        @if options.clone().next().is_some() {
        details.more-rules open[changed] {
            summary { (say!(tongue, "form-more-rules")) }
            p.muted { (say!(tongue, "form-more-rules-help")) }
            @for (key, list) in options {
                div.rule-option {
                    label for={ "rule-" (key) } { (game.option_name(key, tongue)) }
                    @match values(list) {
                        Some(values) => {
                            select #{ "rule-" (key) } name={ "rule-" (key) } aria-describedby={ "help-" (key) } {
                                @for value in values {
                                    option value=(value) selected[form.option(game, key) == value] { (game.option_word(key, value, tongue)) }
                                }
                            }
                        }
                        None => {
                            input #{ "rule-" (key) } name={ "rule-" (key) } type="number" min="0" max="1000"
                                value=(form.option(game, key)) aria-describedby={ "help-" (key) };
                        }
                    }
                    p #{ "help-" (key) } { (prose(&game.option_word(key, "help", tongue))) }
                }
            }
        }
        }
    }
}
