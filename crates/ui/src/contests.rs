//! Contests: the list of them, the form of whoever organises one, and the page of one.
//!
//! * `form.rs`: what is filled in, and the contest it asks for. `organise.rs`: the page with it.
//! * `page.rs`: a contest. `standings.rs`: who stands where in it.

pub mod form;
mod organise;
mod page;
mod standings;

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use rating::contest::{Kind, POINT};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::players::profile_address;
use crate::scene::Time;
use crate::start::Site;
use crate::table::{agreed, time};

pub use organise::{Organise, organise_page, told};
pub use page::{ContestPage, Own, Phase, PlayedTable, SeatedEntrant, State, You, contest_page};
pub use standings::{Cell, StandingRow};

/// The list of contests, as one viewer sees it.
#[derive(Debug)]
pub struct ContestList<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// Whether the viewer has an account.
    pub member: bool,
    /// Those the viewer organises or takes part in.
    pub yours: &'a [InList],
    /// Those one can enter.
    pub open: &'a [InList],
    /// Those that go on.
    pub running: &'a [InList],
    /// Those that are over.
    pub over: &'a [InList],
}

/// A contest in a list.
#[derive(Clone, Debug)]
pub struct InList {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The game, by name.
    pub game: String,
    /// How it goes.
    pub kind: Kind,
    /// What was agreed about time, by name.
    pub clock: String,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// How many take part, and can.
    pub entrants: [usize; 2],
    /// Who organises it; nothing once they are gone.
    pub host: Option<String>,
    /// How it stands.
    pub stands: Stands,
}

/// How a contest stands, for lists.
#[derive(Clone, Debug)]
pub enum Stands {
    /// One can enter; until then.
    Open(Time),
    /// So many rounds have begun.
    Round(usize),
    /// Who has won it, if anybody.
    Won(Option<String>),
    /// It never began.
    Off,
}

/// How a contest goes, in a few words.
pub fn way(kind: Kind) -> Message {
    match kind {
        Kind::Swiss(rounds) => message!("contest-swiss-of", count = rounds),
        Kind::Groups(size) => message!("contest-groups-of", count = size),
        Kind::Knockout => Message::new("contest-knockout"),
    }
}

/// Points as people read them: a first place is worth one.
pub(crate) fn points(tongue: &Tongue, points: u32) -> String {
    share(tongue, points * 1000)
}

/// A thousandth part of points, as people read it.
pub(crate) fn share(tongue: &Tongue, thousandths: u32) -> String {
    let whole = u64::from(POINT) * 1000;
    let hundredths = (u64::from(thousandths) * 100 + whole / 2) / whole;
    let shown = match (hundredths % 100, hundredths % 10) {
        (0, _) => Arg::Decimal((hundredths / 100).cast_signed(), 0),
        (_, 0) => Arg::Decimal((hundredths / 10).cast_signed(), 1),
        _ => Arg::Decimal(hundredths.cast_signed(), 2),
    };
    say!(tongue, "contest-points-number", points = shown)
}

/// Somebody in running words, with a link to their profile; who has gone for good has no name.
pub(crate) fn person(tongue: &Tongue, name: Option<&str>) -> Markup {
    html! {
        @match name {
            Some(name) => a href=(profile_address(name)) { (name) },
            None => (say!(tongue, "contest-former")),
        }
    }
}

/// The page `/contests`.
pub fn contests_page(list: &ContestList<'_>) -> Markup {
    let tongue = list.tongue;
    let title = say!(tongue, "contests-title");
    let main = html! {
        div.contest-head data-now=(list.now) {
            h1 { (title) }
            p { (say!(tongue, "contests-about")) }
            @if list.member { a.btn href="/contests/new" { (glyph("i-plus")) (say!(tongue, "contest-organise")) } }
            @else { a.btn href="/account" { (say!(tongue, "contest-to-account")) } }
        }
        div.contest-lists {
            (section(list, "yours", &say!(tongue, "contests-yours"), list.yours, None))
            (section(list, "open", &say!(tongue, "contests-open"), list.open, Some(&say!(tongue, "contests-none-open"))))
            (section(list, "running", &say!(tongue, "contests-running"), list.running, None))
            (section(list, "over", &say!(tongue, "contests-over"), list.over, None))
        }
    };
    Site { tongue, title: &title, here: "/contests", kind: "contests-page", game: "", assets: &[] }
        .page(&main)
}

fn section(
    list: &ContestList<'_>,
    id: &str,
    heading: &str,
    all: &[InList],
    none: Option<&str>,
) -> Markup {
    html! {
        @if !all.is_empty() || none.is_some() {
            section.pane aria-labelledby=(id) {
                div.pane-head { h2 #(id) { (heading) } }
                @match (all, none) {
                    ([], Some(none)) => p.say { (none) },
                    _ => ul { @for contest in all { li.on-list.contest { (row(contest, list.tongue)) } } },
                }
            }
        }
    }
}

fn row(contest: &InList, tongue: &Tongue) -> Markup {
    let [here, most] = contest.entrants;
    html! {
        span.what {
            strong { a href={ "/contests/" (contest.id) } { (contest.title) } }
            span { (contest.game) " · " (tongue.say(&way(contest.kind))) }
            span { (say!(tongue, "contest-by")) " " (person(tongue, contest.host.as_deref())) }
        }
        span.how {
            span { (glyph("i-clock")) (tongue.say(&agreed(&contest.clock))) }
            @if contest.rated { span.rated { (glyph("i-rating")) (say!(tongue, "rated-tag")) } }
        }
        span.there { (say!(tongue, "contest-entrants", count = here, most = most)) }
        span.stands {
            @match &contest.stands {
                Stands::Open(left) => { (say!(tongue, "contest-begins-in")) " " (time(tongue, *left)) },
                Stands::Round(0) => (say!(tongue, "contest-begun")),
                Stands::Round(round) => (say!(tongue, "contest-round", round = *round)),
                Stands::Won(Some(name)) => (say!(tongue, "contest-won-by", name = name.as_str())),
                Stands::Won(None) => (say!(tongue, "contest-won-by-nobody")),
                Stands::Off => (say!(tongue, "contest-off-short")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parts of points have as many decimals as they need.
    #[test]
    fn points_are_told_as_people_read_them() {
        let told = |number| points(tongue::english(), number);
        assert_eq!(told(0), "0");
        assert_eq!(told(POINT), "1");
        assert_eq!(told(POINT * 3 / 2), "1.5");
        assert_eq!(told(POINT * 2 / 3), "0.67");
        assert_eq!(share(tongue::english(), POINT * 250), "0.25");
    }
}
