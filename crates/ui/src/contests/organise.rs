//! The page of whoever organises a contest: the form, and beside it what comes of it.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use rating::contest::{Kind, Worth};
use tongue::{Tongue, say};

use super::form::{ContestForm, GROUP, PEOPLE, POINTS_LETTERS, ROUNDS, STARTS, WAYS, rounds};
use crate::kind::GameKind;
use crate::page::glyph;
use crate::show::MainOption;
use crate::start::form::TITLE_LETTERS;
use crate::start::new_game::{main_option, pill};
use crate::start::{NewTable, Site, Ticket, trouble, which};
use crate::table::{CLOCKS, agreed};

/// The page, as one viewer sees it.
#[derive(Debug)]
pub struct Organise<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are.
    pub games: &'a [&'a GameKind],
    /// The game that is played.
    pub game: &'a GameKind,
    /// What is filled in.
    pub form: &'a ContestForm,
    /// What is wrong with it, in a sentence.
    pub trouble: Option<&'a str>,
}

/// The page `/contests/new`.
pub fn organise_page(page: &Organise<'_>) -> Markup {
    let Organise { tongue, game, form, .. } = *page;
    let title = say!(tongue, "contest-organise");
    let table = NewTable {
        tongue,
        games: page.games,
        game,
        bots: &[],
        ticket: Ticket { ticket: "", promise: "" },
        form: &form.table,
        member: true,
        trouble: None,
    };
    let choices = game.main.iter().filter(|option| matches!(option, MainOption::Choice(..)));
    // What no contest can be played with is not offered.
    let fits = |key: &str, value: &str| {
        let mut other = ContestForm::new(game);
        other.table.options.insert(key.to_owned(), value.to_owned());
        other.course(game).is_ok()
    };
    let switches = game.main.iter().filter(|option| match option {
        MainOption::Switch(key, value) => fits(key, value),
        _ => false,
    });
    let folds = game.main.iter().filter(|option| matches!(option, MainOption::Fold(..)));
    let main = html! {
        div.new-head { h1 { (title) } (which(page.games, game, "/contests/new", tongue)) }
        form.new.organise method="post" action="/contests/new" data-told="/contests/told" {
            input type="hidden" name="game" value=(game.id);
            div.choosing {
                section.pane aria-labelledby="how" {
                    div.pane-head { h2 #how { (say!(tongue, "contest-how")) } }
                    (trouble(page.trouble))
                    div.field {
                        label.label for="title" { (say!(tongue, "contest-name")) }
                        input #title name="title" value=(form.table.title) maxlength=(TITLE_LETTERS) required autocomplete="off"
                            placeholder=(say!(tongue, "contest-name-example"));
                    }
                    (ways(form, tongue))
                    div.beside {
                        (choice("seats", &say!(tongue, "contest-seats"), form.seats, 2..=(*game.seats.end()).min(6)))
                        div.field.of-swiss { (select("rounds", &say!(tongue, "contest-rounds"), form.rounds, ROUNDS, |rounds| rounds.to_string())) }
                        div.field.of-groups { (select("group", &say!(tongue, "contest-group"), form.group, GROUP, |size| say!(tongue, "contest-people", count = size))) }
                    }
                    div.field {
                        label.label for="points" { (say!(tongue, "contest-own-points")) }
                        input #points name="points" value=(form.points) maxlength=(POINTS_LETTERS) autocomplete="off"
                            placeholder=(say!(tongue, "contest-own-points-example")) aria-describedby="help-points";
                        small #help-points { (say!(tongue, "contest-own-points-help")) }
                    }
                }
                section.pane aria-labelledby="tables" {
                    div.pane-head { h2 #tables { (say!(tongue, "contest-tables")) } }
                    (clock(form, tongue))
                    @for option in choices { (main_option(&table, option)) }
                    div.opts {
                        @for option in switches { (main_option(&table, option)) }
                        (pill(("rated", "on"), form.table.rated, &say!(tongue, "form-rated"), &say!(tongue, "contest-rated-help")))
                    }
                    @for option in folds { (main_option(&table, option)) }
                }
                section.pane aria-labelledby="people" {
                    div.pane-head { h2 #people { (say!(tongue, "contest-who")) } }
                    div.beside {
                        (number("least", &say!(tongue, "contest-least"), form.people[0]))
                        (number("most", &say!(tongue, "contest-most"), form.people[1]))
                        div.field {
                            label.label for="starts" { (say!(tongue, "contest-starts")) }
                            select #starts name="starts" aria-describedby="help-starts" {
                                @for hours in STARTS { option value=(hours) selected[hours == form.starts] { (tongue.say(&after(hours))) } }
                            }
                        }
                    }
                    small #help-starts { (say!(tongue, "contest-starts-help")) }
                    div.opts {
                        (pill(("link", "on"), form.link, &say!(tongue, "contest-link"), &say!(tongue, "contest-link-help")))
                    }
                }
            }
            section.pane.outcome aria-labelledby="comes" {
                div.pane-head { h2 #comes { (say!(tongue, "contest-comes")) } }
                (told(page))
                (said_before(tongue, &say!(tongue, "contest-points-about")))
                button.btn.large.primary { (glyph("i-plus")) (say!(tongue, "contest-open-it")) }
                small { (say!(tongue, "contest-fixed")) }
            }
        }
    };
    Site {
        tongue,
        title: &title,
        here: "/contests",
        kind: "new-contest",
        game: game.id,
        assets: game.assets,
    }
    .page(&main)
}

/// What comes of what is filled in, or what is wrong with it: the fragment `told`.
pub fn told(page: &Organise<'_>) -> Markup {
    let Organise { tongue, game, form, .. } = *page;
    let people = form.people.map(|count| count.clamp(*PEOPLE.start(), *PEOPLE.end()));
    html! {
        div #told {
            @match form.course(game) {
                Err(wrong) => p.trouble role="status" { (tongue.say(&wrong)) },
                Ok((kind, ..)) => {
                    @for count in people.iter().copied().take(if people[0] == people[1] { 1 } else { 2 }) {
                        (course(tongue, (kind, form.seats), count))
                    }
                    @if let Ok(Some(worth)) = form.worth() { p { (own_points(tongue, worth, form.seats)) } }
                }
            }
        }
    }
}

/// What a contest is with so many people.
fn course(tongue: &Tongue, (kind, seats): (Kind, usize), people: usize) -> Markup {
    let rounds = rounds(kind, seats, people);
    let first = rounds.first().map_or(&[][..], |round| &round[..]);
    let mut sizes = first.to_vec();
    sizes.dedup();
    let alike = |size: usize| first.iter().filter(|other| **other == size).count();
    let tables: Arg = sizes
        .iter()
        .map(|size| Arg::from(message!("contest-tables-of", count = alike(*size), seats = *size)))
        .collect();
    html! {
        div.course {
            h3 { (say!(tongue, "contest-with", count = people)) }
            p.tables-drawn aria-hidden="true" {
                @for size in first { span { @for _ in 0..*size { i {} } } }
            }
            p { (tongue.say(&message!("contest-first-round", tables = tables))) }
            p { (say!(tongue, "contest-so-many-rounds", count = rounds.len())) }
        }
    }
}

/// What the places at a table are worth, where that was said.
pub(super) fn own_points(tongue: &Tongue, worth: Worth, seats: usize) -> String {
    let all: Vec<String> = worth.at(seats).iter().map(u8::to_string).collect();
    say!(tongue, "contest-points-own", points = all.join(" – "))
}

/// What is the same in every contest, and said before it begins; and what a place is worth.
pub(super) fn said_before(tongue: &Tongue, points: &str) -> Markup {
    html! {
        dl.said-before {
            div { dt { (say!(tongue, "contest-points")) } dd { (points) } }
            div { dt { (say!(tongue, "contest-ties")) } dd { (say!(tongue, "contest-ties-about")) } }
            div { dt { (say!(tongue, "contest-leaves")) } dd { (say!(tongue, "contest-leaves-about")) } }
        }
    }
}

/// How it goes, with what that is.
fn ways(form: &ContestForm, tongue: &Tongue) -> Markup {
    let words = |way: &str| match way {
        "swiss" => [Message::new("contest-swiss"), Message::new("contest-swiss-about")],
        "groups" => [Message::new("contest-groups"), Message::new("contest-groups-about")],
        _ => [Message::new("contest-knockout"), Message::new("contest-knockout-about")],
    };
    html! {
        fieldset.contest-ways {
            legend.label { (say!(tongue, "contest-way")) }
            @for way in WAYS {
                @let [name, about] = words(way);
                label {
                    input type="radio" name="way" value=(way) checked[form.way == way];
                    strong { (tongue.say(&name)) }
                    small { (tongue.say(&about)) }
                }
            }
        }
    }
}

/// A few numbers to choose one of.
fn choice(field: &str, title: &str, now: usize, values: std::ops::RangeInclusive<usize>) -> Markup {
    html! {
        fieldset {
            legend.label { (title) }
            div.seg {
                @for value in values {
                    label { input type="radio" name=(field) value=(value) checked[value == now]; span { (value) } }
                }
            }
        }
    }
}

fn select(
    field: &str,
    title: &str,
    now: usize,
    values: std::ops::RangeInclusive<usize>,
    words: impl Fn(usize) -> String,
) -> Markup {
    html! {
        label.label for=(field) { (title) }
        select id=(field) name=(field) {
            @for value in values { option value=(value) selected[value == now] { (words(value)) } }
        }
    }
}

fn number(field: &str, title: &str, now: usize) -> Markup {
    html! {
        div.field {
            label.label for=(field) { (title) }
            input id=(field) name=(field) type="number" min=(PEOPLE.start()) max=(PEOPLE.end()) value=(now) required;
        }
    }
}

/// What is agreed about time.
fn clock(form: &ContestForm, tongue: &Tongue) -> Markup {
    html! {
        div.field.clock {
            label.label for="clock" { (say!(tongue, "clock-form")) }
            select #clock name="clock" aria-describedby="help-clock" {
                @for name in CLOCKS { option value=(name) selected[form.table.clock == name] { (tongue.say(&agreed(name))) } }
            }
            @let ways = [("rest", say!(tongue, "clock-holidays-rest")), ("run", say!(tongue, "clock-holidays-run"))];
            label.label.of-time.of-days for="holidays" { (say!(tongue, "clock-holidays-form")) }
            select #holidays.of-time.of-days name="holidays" aria-describedby="help-clock" {
                @for (way, words) in ways { option value=(way) selected[form.table.firm == (way == "run")] { (words) } }
            }
            small #help-clock { (say!(tongue, "contest-clock-help")) }
        }
    }
}

/// A time to wait, in words.
fn after(hours: u32) -> Message {
    match hours {
        0..24 => message!("contest-after-hours", count = hours),
        _ => message!("contest-after-days", count = hours / 24),
    }
}
