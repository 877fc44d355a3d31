//! The page of a contest: before it begins who comes, then who stands where and what is played.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use rating::contest::{Kind, Worth};
use tongue::{Tongue, say};

use super::organise::{own_points, said_before};
use super::standings::{StandingRow, standings};
use super::{person, way};
use crate::kind::GameKind;
use crate::page::glyph;
use crate::ranks::rank;
use crate::scene::Time;
use crate::start::Site;
use crate::table::{agreed, time};

/// A contest, as one viewer sees it.
#[derive(Debug)]
pub struct ContestPage<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// The game that is played.
    pub game: &'a GameKind,
    /// What was agreed about it, a line each.
    pub options: &'a [String],
    /// Who organises it; nothing once they are gone.
    pub host: Option<&'a str>,
    /// How it goes.
    pub kind: Kind,
    /// How many sit at a table at most.
    pub seats: usize,
    /// What the places at a table are worth, if not what they usually are.
    pub worth: Option<Worth>,
    /// What was agreed about time, by name.
    pub clock: &'a str,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether everybody finds it.
    pub listed: bool,
    /// With how many people it begins, and how many can take part.
    pub people: [usize; 2],
    /// How it stands.
    pub state: State,
    /// Everybody, the first first; before it begins as they would be seeded.
    pub rows: &'a [StandingRow],
    /// The tables of the rounds that have begun.
    pub rounds: &'a [Vec<PlayedTable>],
    /// What the viewer is to it.
    pub you: You,
    /// The table at which the viewer plays.
    pub own: Option<Own>,
}

/// How a contest stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// One can enter; until then.
    Open(Time),
    /// It goes on.
    Running,
    /// It is over.
    Over,
    /// Whoever organised it called it off.
    Off,
    /// Too few came.
    Few,
}

/// What a viewer is to a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct You {
    /// Whether they have an account.
    pub member: bool,
    /// Whether they organise it.
    pub hosts: bool,
    /// Whether they take part, and have not dropped out.
    pub takes_part: bool,
}

/// The table at which a viewer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Own {
    /// The round and the table, counted from 0.
    pub at: [usize; 2],
    /// Whether they are asked something there.
    pub asked: bool,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub struct PlayedTable {
    /// The id of its game.
    pub game: String,
    /// Who sits there; once it is over, the first first.
    pub seats: Vec<SeatedEntrant>,
    /// What is going on there.
    pub phase: Phase,
}

/// Somebody at a table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedEntrant {
    /// Their name; nothing once they have gone for good.
    pub name: Option<String>,
    /// Where they came, once it is over.
    pub place: Option<u8>,
    /// Whether a bot plays for them, or did when they dropped out there.
    pub bot: bool,
}

/// What is going on at a table of a round.
#[derive(Clone, Debug)]
pub enum Phase {
    /// It is over.
    Over,
    /// It goes on: its round and phase, who is asked, and until when something must happen.
    Playing(u32, Arg, Vec<String>, Option<Time>),
}

/// The page `/contests/ID`.
pub fn contest_page(page: &ContestPage<'_>) -> Markup {
    let ContestPage { tongue, title, .. } = *page;
    let begun = !page.rounds.is_empty();
    let goes_on = matches!(page.state, State::Open(_) | State::Running);
    let main = html! {
        div.contest-head data-now=(page.now) {
            h1 { (title) }
            p {
                (say!(tongue, "contest-of", game = page.game.name(tongue).into_owned(), count = page.rows.len()))
                " · " (say!(tongue, "contest-by")) " " (person(tongue, page.host))
                @if page.you.member && !page.you.hosts && page.host.is_some() {
                    " · " a.report href={ "/report?contest=" (page.id) } aria-label=(say!(tongue, "contest-report")) { (say!(tongue, "report-link")) }
                }
            }
            @if page.state == State::Running && page.you.takes_part { (withdraw(page)) }
        }
        div #contest data-goes-on[goes_on] {
            @if begun { (strip(page)) }
            div.contest-page {
                div.first {
                    @if page.own.is_some() { (own(page)) }
                    (state(page))
                    @if begun { (tables(page)) }
                }
                @if begun { (standings(tongue, page.kind, page.rows)) } @else { (entered(page)) }
                (said(page))
            }
        }
    };
    Site {
        tongue,
        title,
        here: "/contests",
        kind: "contest-of",
        game: page.game.id,
        assets: page.game.assets,
    }
    .page(&main)
}

/// The rounds, those that are over and the present one.
fn strip(page: &ContestPage<'_>) -> Markup {
    let tongue = page.tongue;
    let all = match page.kind {
        Kind::Swiss(rounds) => rounds.max(page.rounds.len()),
        _ => page.rounds.len(),
    };
    let over = |round: &Vec<PlayedTable>| {
        round.iter().filter(|table| matches!(table.phase, Phase::Over)).count()
    };
    html! {
        ol.round-strip aria-label=(say!(tongue, "contest-rounds")) {
            @for at in 0..all {
                @let round = page.rounds.get(at);
                @let now = page.state == State::Running && at + 1 == page.rounds.len();
                li.done[round.is_some() && !now].now[now] {
                    strong { (say!(tongue, "contest-round", round = at + 1)) }
                    @if let (Some(round), true) = (round, now) {
                        " " span { (say!(tongue, "contest-tables-over", over = over(round), count = round.len())) }
                    }
                }
            }
        }
    }
}

/// A form that does something to a contest.
fn form(page: &ContestPage<'_>, what: &str, inner: &Markup) -> Markup {
    html! { form method="post" action={ "/contests/" (page.id) "/" (what) } { (inner) } }
}

/// What asks once more before it does something.
fn asks(page: &ContestPage<'_>, what: &str, words: &str, about: &str, sure: &str) -> Markup {
    html! {
        details.asks {
            summary.btn { (words) }
            div.float { p { (about) } (form(page, what, &html! { button.btn.harsh { (sure) } })) }
        }
    }
}

fn withdraw(page: &ContestPage<'_>) -> Markup {
    let say = |message: Message| page.tongue.say(&message);
    asks(
        page,
        "leave",
        &say(Message::new("contest-withdraw")),
        &say(Message::new("contest-withdraw-about")),
        &say(Message::new("contest-withdraw-now")),
    )
}

/// The table at which the viewer plays.
fn own(page: &ContestPage<'_>) -> Markup {
    let tongue = page.tongue;
    let Some(Own { at: [round, number], asked }) = page.own else { return html! {} };
    let Some(table) = page.rounds.get(round).and_then(|round| round.get(number)) else {
        return html! {};
    };
    html! {
        section.pane.own-game.asked[asked] aria-labelledby="own" {
            div.pane-head { h2 #own { (say!(tongue, "contest-your-game", table = number + 1)) } }
            p.say { (names(table, tongue)) }
            p.say { @if asked { (say!(tongue, "contest-your-turn")) } @else { (going_on(table, tongue)) } }
            div.go {
                a.btn.large.primary[asked] href={ "/t/" (table.game) } { (glyph("i-play")) (say!(tongue, "contest-to-table")) }
                @if let (true, Phase::Playing(.., Some(left))) = (asked, &table.phase) { (time(tongue, *left)) }
            }
        }
    }
}

/// How it stands, and what the viewer can do.
fn state(page: &ContestPage<'_>) -> Markup {
    let ContestPage { tongue, you, people: [least, most], .. } = *page;
    match page.state {
        State::Open(left) => html! {
            section.pane.entering aria-labelledby="entering" {
                div.pane-head { h2 #entering { (say!(tongue, "contest-entering")) } span { (say!(tongue, "contest-entrants", count = page.rows.len(), most = most)) } }
                p.say { (say!(tongue, "contest-begins-in")) " " (time(tongue, left)) }
                p.say { (say!(tongue, "contest-begins-when", least = least, most = most)) }
                @if !page.listed { p.say { (say!(tongue, "contest-by-link")) } }
                div.foot-row {
                    @if !you.member {
                        a.btn.primary href="/account" { (say!(tongue, "contest-to-account")) }
                    } @else if you.takes_part {
                        p { (glyph("i-check")) (say!(tongue, "contest-you-are-in")) }
                        (form(page, "leave", &html! { button.btn { (say!(tongue, "contest-leave")) } }))
                    } @else if page.rows.len() < most {
                        (form(page, "enter", &html! { button.btn.large.primary { (say!(tongue, "contest-enter")) } }))
                    }
                    @if you.hosts {
                        (form(page, "begin", &html! { button.btn { (say!(tongue, "contest-begin-now")) } }))
                        (asks(page, "off", &say!(tongue, "contest-call-off"), &say!(tongue, "contest-call-off-about"), &say!(tongue, "contest-call-off-now")))
                    }
                }
            }
        },
        State::Running => html! { p.hint { (say!(tongue, "contest-next-round")) } },
        State::Over => {
            let winner = page.rows.first().filter(|row| row.out.is_none());
            html! {
                section.pane.winner aria-labelledby="winner" {
                    div.pane-head { h2 #winner { (say!(tongue, "contest-is-over")) } }
                    p.say {
                        @match winner.and_then(|row| row.name.as_deref()) {
                            Some(name) => (say!(tongue, "contest-won-by", name = name)),
                            None => (say!(tongue, "contest-won-by-nobody")),
                        }
                    }
                }
            }
        }
        State::Off => html! { p.intro { (say!(tongue, "contest-called-off")) } },
        State::Few => html! { p.intro { (say!(tongue, "contest-too-few-came", least = least)) } },
    }
}

/// Those who have entered, as they would be seeded.
fn entered(page: &ContestPage<'_>) -> Markup {
    let tongue = page.tongue;
    let takes_out = page.you.hosts && matches!(page.state, State::Open(_));
    html! {
        section.pane aria-labelledby="entered" {
            div.pane-head { h2 #entered { (say!(tongue, "contest-entered")) } span { (say!(tongue, "contest-seeded-about")) } }
            @if page.rows.is_empty() { p.say { (say!(tongue, "contest-nobody-yet")) } }
            ol.entered {
                @for row in page.rows {
                    li.you[row.you] {
                        span { (person(tongue, row.name.as_deref())) @if row.you { span.tag { (say!(tongue, "lobby-you")) } } }
                        (rank(tongue, row.rank))
                        @if let (true, false, Some(name)) = (takes_out, row.you, &row.name) {
                            (form(page, "remove", &html! {
                                input type="hidden" name="name" value=(name);
                                button.btn.small aria-label=(say!(tongue, "contest-take-out-whom", name = name.as_str())) { (say!(tongue, "contest-take-out")) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// The tables of all rounds, those of the last one first.
fn tables(page: &ContestPage<'_>) -> Markup {
    let tongue = page.tongue;
    html! {
        section.pane.round-tables aria-labelledby="round-tables" {
            div.pane-head { h2 #round-tables { (say!(tongue, "contest-tables")) } }
            @for (at, round) in page.rounds.iter().enumerate().rev() {
                details open[at + 1 == page.rounds.len()] {
                    summary { (say!(tongue, "contest-round", round = at + 1)) }
                    ol {
                        @for (number, table) in round.iter().enumerate() {
                            li.mine[page.own.is_some_and(|own| own.at == [at, number])] {
                                b aria-hidden="true" { (number + 1) }
                                span {
                                    a href={ "/t/" (table.game) } { span.vh { (say!(tongue, "contest-at-table", table = number + 1)) ": " } (names(table, tongue)) }
                                    small { (going_on(table, tongue)) }
                                }
                                @if let Phase::Playing(.., Some(left)) = &table.phase { (time(tongue, *left)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who sits at a table.
fn names(table: &PlayedTable, tongue: &Tongue) -> String {
    let called = |seat: &SeatedEntrant| match &seat.name {
        Some(name) if seat.bot => message!("contest-bot-for", name = name.as_str()),
        Some(name) => message!("verbatim", text = name.as_str()),
        None => Message::new("contest-former"),
    };
    let all: Arg = table.seats.iter().map(|seat| Arg::from(called(seat))).collect();
    say!(tongue, "contest-names", who = all)
}

/// What is going on at a table.
fn going_on(table: &PlayedTable, tongue: &Tongue) -> String {
    match &table.phase {
        Phase::Playing(0, ..) => say!(tongue, "home-setting-up"),
        Phase::Playing(round, phase, chooses, _) => {
            let state =
                tongue.say(&message!("contest-playing", round = *round, phase = phase.clone()));
            let who: Arg = chooses.iter().map(String::as_str).map(Arg::from).collect();
            match chooses.is_empty() {
                true => state,
                false => {
                    say!(tongue, "contest-chooses", state = state, who = who, count = chooses.len())
                }
            }
        }
        Phase::Over => {
            let placed = |seat: &SeatedEntrant| {
                let name = match &seat.name {
                    Some(name) => message!("verbatim", text = name.as_str()),
                    None => Message::new("contest-former"),
                };
                message!("contest-placed", place = seat.place.unwrap_or_default(), name = name)
            };
            let all: Arg = table.seats.iter().map(|seat| Arg::from(placed(seat))).collect();
            say!(tongue, "contest-table-over", who = all)
        }
    }
}

/// All that was said before it began.
fn said(page: &ContestPage<'_>) -> Markup {
    let tongue = page.tongue;
    html! {
        section.pane aria-labelledby="said-before" {
            div.pane-head { h2 #said-before { (say!(tongue, "contest-said")) } }
            ul.agreed {
                li { (tongue.say(&way(page.kind))) }
                li { @if page.seats == 2 { (say!(tongue, "contest-seats-two")) } @else { (say!(tongue, "contest-seats-at-most", count = page.seats)) } }
                li { (say!(tongue, "clock-agreed", clock = agreed(page.clock))) }
                @if page.rated { li { (say!(tongue, "contest-is-rated")) } }
                @for line in page.options { li { (line) } }
            }
            @match page.worth {
                Some(worth) => (said_before(tongue, &own_points(tongue, worth, page.seats))),
                None => (said_before(tongue, &say!(tongue, "contest-points-about"))),
            }
        }
    }
}
