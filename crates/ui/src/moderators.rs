//! The page of moderators: what waits for them, the case they look at with what was said then, and what was done before.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::report::{WORDS, choice, kind, reason};
use crate::start::{Site, trouble};

/// For how many days something can be done; for good, where that is none.
pub const DAYS: [u32; 5] = [1, 7, 30, 365, 0];

/// What moderators can do about somebody, by name.
pub const MEASURES: [&str; 4] = ["warn", "mute", "unrated", "ban"];

/// The page, as a moderator sees it.
#[derive(Debug)]
pub struct Moderators<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What waits, the oldest first.
    pub queue: &'a [Waiting],
    /// What is looked at.
    pub case: Option<&'a Case>,
    /// What was done, the latest first.
    pub log: &'a [Done],
    /// Accounts that were seen at one address at the same rated tables: their names, how many tables, when last, in words.
    pub homes: &'a [([String; 2], usize, String)],
    /// What was wrong, in a sentence, and the reason that had been typed.
    pub trouble: Option<(&'a str, &'a str)>,
}

/// Something that was reported.
#[derive(Debug)]
pub struct Waiting {
    /// Its number.
    pub id: i64,
    /// Whom it is about.
    pub name: String,
    /// What it is about, by name.
    pub kind: String,
    /// Why, by name.
    pub reason: String,
    /// How many have reported it.
    pub count: usize,
    /// When, in words.
    pub made: String,
}

/// What is looked at.
#[derive(Debug)]
pub struct Case {
    /// What was reported.
    pub of: Waiting,
    /// What who reported it has added.
    pub words: String,
    /// The table or the contest, if it is about one: its address, and what it was called.
    pub place: Option<(String, String)>,
    /// What was said there: by whom, what, and whether it was by whom the case is about.
    pub said: Vec<(String, String, Option<bool>)>,
    /// How many have blocked the person, how often they were reported, and how often they have reported others.
    pub repute: [usize; 3],
    /// Since when they have an account, in words.
    pub since: Option<String>,
    /// What was done about them before, the latest first.
    pub before: Vec<Done>,
}

/// Something a moderator has done.
#[derive(Clone, Debug)]
pub struct Done {
    /// Its number.
    pub number: i64,
    /// What, by name.
    pub measure: &'static str,
    /// About whom.
    pub name: String,
    /// By whom.
    pub by: String,
    /// When, in words.
    pub at: String,
    /// Until when, in words.
    pub until: Option<String>,
    /// Why.
    pub reason: String,
    /// Whether it was undone.
    pub undone: bool,
    /// Whether the viewer may undo it.
    pub may_undo: bool,
}

/// What was done, in words.
fn measure(name: &str) -> Message {
    match name {
        "warn" => Message::new("moderate-warn"),
        "mute" => Message::new("moderate-mute"),
        "unrated" => Message::new("moderate-unrated"),
        "ban" => Message::new("moderate-ban"),
        "settle" => Message::new("moderate-settle"),
        _ => Message::new("moderate-undo"),
    }
}

fn lasting(tongue: &Tongue, days: u32) -> String {
    match days {
        0 => say!(tongue, "moderate-for-good"),
        days => say!(tongue, "moderate-days", count = days as usize),
    }
}

/// The page `/moderators`.
pub fn moderators_page(page: &Moderators<'_>) -> Markup {
    let tongue = page.tongue;
    let title = say!(tongue, "moderate-title");
    let main = html! {
        h1.hall-head { (title) }
        p.intro { (say!(tongue, "moderate-open", count = page.queue.len())) }
        div.moderate.with-case[page.case.is_some()] {
            section.pane.queue aria-labelledby="queue" {
                div.pane-head { h2 #queue { (say!(tongue, "moderate-queue")) } }
                @if page.queue.is_empty() { p.say { (say!(tongue, "moderate-nothing")) } }
                ul { @for waiting in page.queue { li { (row(page, waiting)) } } }
            }
            @if let Some(case) = page.case { (looked_at(page, case)) }
            section.pane.deeds aria-labelledby="deeds" {
                div.pane-head { h2 #deeds { (say!(tongue, "moderate-log")) } }
                @if page.log.is_empty() { p.say { (say!(tongue, "moderate-no-acts")) } }
                ol { @for done in page.log { li { (done_about(tongue, done, true)) } } }
            }
            @if !page.homes.is_empty() {
                section.pane.deeds aria-labelledby="homes" {
                    div.pane-head { h2 #homes { (say!(tongue, "moderate-homes")) } }
                    p.say { (say!(tongue, "moderate-homes-about")) }
                    ol {
                        @for ([one, other], tables, last) in page.homes {
                            li { p { (say!(tongue, "moderate-home", one = one.as_str(), other = other.as_str(), count = *tables, last = last.as_str())) } }
                        }
                    }
                }
            }
        }
    };
    Site { tongue, title: &title, here: "", kind: "moderators", game: "", assets: &[] }.page(&main)
}

fn row(page: &Moderators<'_>, waiting: &Waiting) -> Markup {
    let tongue = page.tongue;
    let here = page.case.is_some_and(|case| case.of.id == waiting.id);
    html! {
        a href={ "/moderators?case=" (waiting.id) } aria-current=[here.then_some("true")] {
            strong { (waiting.name) }
            span.seen { (waiting.made) }
            span.why {
                (tongue.say(&kind(&waiting.kind))) " · " (tongue.say(&reason(&waiting.reason)))
                @if waiting.count > 1 { " · " (say!(tongue, "moderate-reports", count = waiting.count)) }
            }
        }
    }
}

fn looked_at(page: &Moderators<'_>, case: &Case) -> Markup {
    let tongue = page.tongue;
    let (wrong, typed) = page.trouble.unzip();
    html! {
        section.pane.case aria-labelledby="case" {
            div.pane-head { h2 #case { (case.of.name) } span { (tongue.say(&kind(&case.of.kind))) } }
            p.say {
                (tongue.say(&reason(&case.of.reason)))
                @if let Some((address, title)) = &case.place { " · " a href=(address) { (title) } }
                " · " (case.of.made)
            }
            @if !case.words.is_empty() { blockquote { (case.words) } }
            @if !case.said.is_empty() {
                ol.said-then aria-label=(say!(tongue, "moderate-said")) tabindex="0" {
                    @for (name, text, about) in &case.said {
                        li.theirs[about.is_some()].meant[*about == Some(true)] { strong { (name) } span { (text) } }
                    }
                }
            }
            form.fields method="post" action="/moderators" {
                (trouble(wrong))
                input type="hidden" name="case" value=(case.of.id);
                (choice("measure", &say!(tongue, "moderate-what"), &MEASURES, |name| tongue.say(&measure(name))))
                label for="days" { (say!(tongue, "moderate-how-long")) }
                select #days name="days" aria-describedby="days-about" { @for days in DAYS { option value=(days) { (lasting(tongue, days)) } } }
                small #days-about { (say!(tongue, "moderate-warn-about")) }
                label for="reason" { (say!(tongue, "moderate-reason", name = case.of.name.as_str())) }
                textarea #reason name="reason" rows="3" maxlength=(WORDS) { (typed.unwrap_or_default()) }
                div.ways {
                    button.btn.primary name="do" value="act" { (say!(tongue, "moderate-do")) }
                    button.btn name="do" value="settle" { (say!(tongue, "moderate-settle-it")) }
                }
            }
        }
        section.pane.about-them aria-labelledby="them" {
            div.pane-head { h2 #them { (say!(tongue, "people-about", name = case.of.name.as_str())) } }
            @let [blocked, reported, reports] = case.repute;
            ul.facts {
                @match &case.since {
                    Some(date) => li { (say!(tongue, "moderate-since", date = date.as_str())) },
                    None => li { (say!(tongue, "moderate-guest")) },
                }
                li { (say!(tongue, "moderate-blocked-by", count = blocked)) }
                li { (say!(tongue, "moderate-reported", count = reported)) }
                li { (say!(tongue, "moderate-has-reported", count = reports)) }
            }
            h3.label { (say!(tongue, "moderate-before")) }
            @if case.before.is_empty() { p.say { (say!(tongue, "moderate-never")) } }
            ol { @for done in &case.before { li { (done_about(tongue, done, false)) } } }
        }
    }
}

fn done_about(tongue: &Tongue, done: &Done, named: bool) -> Markup {
    let what = tongue.say(&measure(done.measure));
    html! {
        p {
            @if done.undone { s { (what) } " " span.tag { (say!(tongue, "moderate-undone")) } } @else { strong { (what) } }
            @if named { " · " (done.name) }
            @if let Some(until) = &done.until { " · " (say!(tongue, "moderate-until", date = until.as_str())) }
        }
        @if !done.reason.is_empty() { p.why { (done.reason) } }
        p.seen { (say!(tongue, "moderate-by", name = done.by.as_str(), date = done.at.as_str())) " · " (done.number) }
        @if done.may_undo {
            details {
                summary aria-label=(say!(tongue, "moderate-undo-which", what = what.as_str(), name = done.name.as_str())) { (glyph("i-undo")) (say!(tongue, "moderate-undo-it")) }
                form.fields method="post" action="/moderators/undo" {
                    input type="hidden" name="act" value=(done.number);
                    @let field = format!("undo-{}{}", done.number, if named { "" } else { "-before" });
                    label for=(field) { (say!(tongue, "moderate-reason", name = done.name.as_str())) }
                    input #(field) name="reason" required maxlength=(WORDS) autocomplete="off";
                    button.btn { (say!(tongue, "moderate-undo-it")) }
                }
            }
        }
    }
}
