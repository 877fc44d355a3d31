//! Reporting somebody, and what somebody reads whom moderators have something to tell.

use kernel::{Message, message};
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::people::{Person, Whom, manners};
use crate::start::{Site, trouble};

/// The most letters of what is added to a report, or of a moderator's reason.
pub const WORDS: usize = 500;

/// Why somebody is reported, by name.
pub const REASONS: [&str; 6] = ["hurtful", "stalls", "name", "cheats", "spam", "other"];

/// What can be reported, by name.
pub const KINDS: [&str; 5] = ["saying", "player", "name", "table", "contest"];

/// The page on which somebody is reported.
#[derive(Debug)]
pub struct Reported<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// Who.
    pub person: &'a Person,
    /// What it can be about, by name.
    pub kinds: &'a [&'a str],
    /// What was said, or what the contest is called, if it is about that.
    pub said: Option<&'a str>,
    /// Whether it is done.
    pub done: bool,
    /// What was wrong, in a sentence.
    pub trouble: Option<&'a str>,
}

/// A reason, in words.
pub(crate) fn reason(name: &str) -> Message {
    match name {
        "hurtful" => Message::new("report-hurtful"),
        "stalls" => Message::new("report-stalls"),
        "name" => Message::new("report-bad-name"),
        "cheats" => Message::new("report-cheats"),
        "spam" => Message::new("report-spam"),
        _ => Message::new("report-other"),
    }
}

/// What a report is about, in words.
pub(crate) fn kind(name: &str) -> Message {
    match name {
        "saying" => Message::new("report-saying"),
        "name" => Message::new("report-name"),
        "table" => Message::new("report-table"),
        "contest" => Message::new("report-contest"),
        _ => Message::new("report-player"),
    }
}

/// The page `/report`.
pub fn report_page(page: &Reported<'_>) -> Markup {
    let tongue = page.tongue;
    let title = say!(tongue, "report-title", name = page.person.name.as_str());
    let main = html! {
        div.narrow.account.people {
            h1 { (title) }
            @if page.done {
                p.intro role="status" { (say!(tongue, "report-done")) }
                section.pane aria-label=(say!(tongue, "people-about", name = page.person.name.as_str())) {
                    p.say { (say!(tongue, "report-meanwhile")) }
                    div.foot-row { (manners(tongue, page.person, "/account/people")) }
                }
            } @else {
                p.intro {
                    @match page.person.whom {
                        Whom::Organises(_) => (say!(tongue, "report-intro-contest", name = page.person.name.as_str())),
                        _ => (say!(tongue, "report-intro", name = page.person.name.as_str())),
                    }
                }
                section.pane aria-labelledby="what" {
                    div.pane-head { h2 #what { (say!(tongue, "report-what")) } }
                    form.fields method="post" action="/report" {
                        (trouble(page.trouble))
                        (page.person.whom.hidden())
                        @if let Some(said) = page.said { blockquote { (said) } }
                        @match page.kinds {
                            [only] => input type="hidden" name="kind" value=(only);,
                            kinds => (choice("kind", &say!(tongue, "report-about"), kinds, |name| tongue.say(&kind(name)))),
                        }
                        (choice("reason", &say!(tongue, "report-why"), &REASONS, |name| tongue.say(&reason(name))))
                        label for="report-words" { (say!(tongue, "report-words")) }
                        textarea #report-words name="words" rows="3" maxlength=(WORDS) {}
                        p.hint { (say!(tongue, "report-next")) }
                        button.btn.primary { (say!(tongue, "report-it")) }
                    }
                }
            }
        }
    };
    framed(tongue, &title, &main)
}

/// A few values to choose one of, the first unless told otherwise.
pub(crate) fn choice(
    field: &str,
    title: &str,
    values: &[&str],
    words: impl Fn(&str) -> String,
) -> Markup {
    html! {
        fieldset.choice {
            legend.label { (title) }
            @for (place, value) in values.iter().enumerate() {
                label.opt {
                    input type="radio" name=(field) value=(value) checked[place == 0];
                    span.bx.round aria-hidden="true" {}
                    span { (words(value)) }
                }
            }
        }
    }
}

/// Something that moderators have done about whoever reads it.
#[derive(Clone, Debug)]
pub struct Word {
    /// What, by name.
    pub measure: &'static str,
    /// What was undone, if something was.
    pub undoes: Option<&'static str>,
    /// Until when, in words.
    pub until: Option<String>,
    /// Why.
    pub reason: String,
}

/// What has happened to whoever reads it.
fn happened(word: &Word) -> Message {
    let date = word.until.as_deref().unwrap_or_default();
    match (word.undoes.unwrap_or(word.measure), word.undoes.is_some(), word.until.is_some()) {
        ("mute", true, _) => Message::new("word-mute-undone"),
        ("unrated", true, _) => Message::new("word-unrated-undone"),
        ("ban", true, _) => Message::new("word-ban-undone"),
        (_, true, _) => Message::new("word-warn-undone"),
        ("mute", _, true) => message!("word-mute-until", date = date),
        ("mute", ..) => Message::new("word-mute"),
        ("unrated", _, true) => message!("word-unrated-until", date = date),
        ("unrated", ..) => Message::new("word-unrated"),
        ("ban", _, true) => message!("word-ban-until", date = date),
        ("ban", ..) => Message::new("word-ban"),
        _ => Message::new("word-warn"),
    }
}

/// What is read before anything else, and leads on to the page at `back`.
pub fn word_page(tongue: &Tongue, words: &[Word], (last, back): (i64, &str)) -> Markup {
    let title = say!(tongue, "word-title");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            @for word in words {
                section.pane.word aria-label=(title) {
                    p.say { strong { (tongue.say(&happened(word))) } }
                    blockquote { (word.reason) }
                }
            }
            form.read method="post" action="/account/word" {
                input type="hidden" name="last" value=(last);
                input type="hidden" name="back" value=(back);
                button.btn.primary { (say!(tongue, "word-read")) }
            }
            p.hint { (say!(tongue, "word-about")) }
        }
    };
    framed(tongue, &title, &main)
}

fn framed(tongue: &Tongue, title: &str, main: &Markup) -> Markup {
    Site { tongue, title, here: "/account", kind: "account", game: "", assets: &[] }.page(main)
}
