//! What one makes of other people: following, muting, blocking; and the page of those one does so with.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::start::{Site, trouble};

/// Whom a form is about, as far as a page may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    /// Whoever has the account of this name.
    Named(String),
    /// Whoever sits at a table.
    Seated {
        /// The table.
        table: String,
        /// The seat.
        seat: usize,
    },
    /// Whoever said something at a table.
    Said {
        /// The table.
        table: String,
        /// The number of what was said.
        number: i64,
    },
    /// Whoever organises a contest.
    Organises(String),
}

impl Whom {
    /// What a form or an address says of it: names of fields, and values.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Named(name) => vec![("name", name.clone())],
            Self::Seated { table, seat } => {
                vec![("table", table.clone()), ("seat", seat.to_string())]
            }
            Self::Said { table, number } => {
                vec![("table", table.clone()), ("said", number.to_string())]
            }
            Self::Organises(contest) => vec![("contest", contest.clone())],
        }
    }

    /// What stands for it in a form.
    pub(crate) fn hidden(&self) -> Markup {
        html! { @for (name, value) in self.fields() { input type="hidden" name=(name) value=(value); } }
    }
}

/// Somebody else, as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub whom: Whom,
    /// What they are called.
    pub name: String,
    /// What the viewer makes of them, by name.
    pub ties: Vec<&'static str>,
}

/// What one can make of others, by name: what it is called, and what the end of it is called.
const TIES: [(&str, Message, Message); 3] = [
    ("follow", Message::new("people-follow"), Message::new("people-unfollow")),
    ("mute", Message::new("people-mute"), Message::new("people-unmute")),
    ("block", Message::new("people-block"), Message::new("people-unblock")),
];

/// What the viewer can do about somebody: follow, mute, block, report. Afterwards the page at `back` is shown.
pub fn manners(tongue: &Tongue, person: &Person, back: &str) -> Markup {
    html! {
        form.manners method="post" action="/account/people" {
            (person.whom.hidden())
            input type="hidden" name="back" value=(back);
            @for (tie, word, end) in &TIES {
                @let has = person.ties.contains(tie);
                @let words = tongue.say(if has { end } else { word });
                button.btn.small name=(if has { "untie" } else { "tie" }) value=(tie)
                    aria-label=(say!(tongue, "people-do", what = words.as_str(), name = person.name.as_str())) { (words) }
            }
            (report(tongue, person))
        }
    }
}

/// Where somebody is reported.
fn report(tongue: &Tongue, person: &Person) -> Markup {
    let fields = person.whom.fields();
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
    let word = say!(tongue, "report-link");
    html! {
        a.report href={ "/report?" (fields.join("&")) } aria-label=(say!(tongue, "people-do", what = word.as_str(), name = person.name.as_str())) { (word) }
    }
}

/// A value as it stands in an address.
fn escaped(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let letter = |byte: u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    value.bytes().map(letter).collect()
}

/// What the viewer can do about somebody, behind a word: for a list in which each name has little room.
pub fn manners_menu(tongue: &Tongue, person: &Person, back: &str) -> Markup {
    html! {
        details.manners-menu {
            summary aria-label=(say!(tongue, "people-about", name = person.name.as_str())) { "…" }
            (manners(tongue, person, back))
        }
    }
}

/// The page of the people one follows, mutes and blocks.
#[derive(Debug)]
pub struct People<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The tables the viewer is invited to: address and title.
    pub invited: &'a [(String, String)],
    /// What the viewer makes of others: its number, what it is by name, and what they are called.
    pub ties: &'a [(i64, &'static str, String)],
    /// What was wrong, in a sentence, and what had been typed.
    pub trouble: Option<(&'a str, &'a str)>,
}

/// What stands over those with whom one does the same, and what is said of it.
fn head(tie: &str) -> [Message; 2] {
    match tie {
        "follow" => [Message::new("people-followed"), Message::new("people-followed-about")],
        "mute" => [Message::new("people-muted"), Message::new("people-muted-about")],
        _ => [Message::new("people-blocked"), Message::new("people-blocked-about")],
    }
}

/// The page `/account/people`.
pub fn people_page(page: &People<'_>) -> Markup {
    let tongue = page.tongue;
    let title = say!(tongue, "people-title");
    let (wrong, typed) = page.trouble.unzip();
    let main = html! {
        div.narrow.account.people {
            h1 { (title) }
            p.intro { (say!(tongue, "people-intro")) }
            (invited(tongue, page.invited))
            section.pane aria-labelledby="add" {
                div.pane-head { h2 #add { (say!(tongue, "people-add")) } }
                form.fields method="post" action="/account/people" {
                    (trouble(wrong))
                    label for="name" { (say!(tongue, "people-name")) }
                    input #name name="name" value=[typed] required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false";
                    div.ways {
                        @for (tie, word, _) in &TIES {
                            button.btn name="tie" value=(tie) { (tongue.say(word)) }
                        }
                    }
                }
            }
            @for (tie, ..) in &TIES { (tied(page, tie)) }
        }
    };
    framed(tongue, &title, &main)
}

/// The tables that somebody is invited to by name, if there are any: address and title.
pub(crate) fn invited(tongue: &Tongue, tables: &[(String, String)]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section.pane.invited aria-labelledby="invited" {
                div.pane-head { h2 #invited { (say!(tongue, "people-invited")) } }
                ul.devices {
                    @for (address, title) in tables {
                        li { span.device { strong { (title) } } a.btn href=(address) { (say!(tongue, "people-look")) } }
                    }
                }
            }
        }
    }
}

fn tied(page: &People<'_>, tie: &str) -> Markup {
    let tongue = page.tongue;
    let [title, about] = head(tie).map(|words| tongue.say(&words));
    let those = || page.ties.iter().filter(|(_, kind, _)| *kind == tie);
    html! {
        section.pane aria-labelledby=(tie) {
            div.pane-head { h2 #(tie) { (title) } span { (say!(tongue, "people-count", count = those().count())) } }
            p.say { (about) }
            ul.devices {
                @for (id, _, name) in those() {
                    @let name = if name.is_empty() { say!(tongue, "people-somebody") } else { name.clone() };
                    li {
                        span.device { strong { (name) } }
                        form method="post" action="/account/people" {
                            input type="hidden" name="id" value=(id);
                            button.btn aria-label=(say!(tongue, "people-remove-it", name = name.as_str())) { (say!(tongue, "people-remove")) }
                        }
                    }
                }
            }
        }
    }
}

/// The page `/t/ID/people`: who sits at a table or has said something there, and what one can do about them.
pub fn table_people_page(
    tongue: &Tongue,
    (table, title): (&str, &str),
    people: &[Person],
) -> Markup {
    let (back, heading) = (format!("/t/{table}/people"), say!(tongue, "people-at-table"));
    let main = html! {
        div.narrow.account.people {
            h1 { (heading) }
            p.intro { a href={ "/t/" (table) } { (title) } }
            section.pane aria-label=(heading) {
                @if people.is_empty() { p.say { (say!(tongue, "people-nobody-else")) } }
                ul.devices {
                    @for person in people {
                        li {
                            span.device { strong { (person.name) } }
                            (manners(tongue, person, &back))
                        }
                    }
                }
                p.say { (say!(tongue, "people-quietly")) " " a href="/account/people" { (say!(tongue, "people-all")) } }
            }
        }
    };
    framed(tongue, &heading, &main)
}

/// The form with which whoever made a table invites somebody by name.
pub(crate) fn invite(tongue: &Tongue, table: &str, done: Option<&str>) -> Markup {
    html! {
        form.by-name method="post" action={ "/t/" (table) "/invite" } {
            label for="invite" { (say!(tongue, "people-invite")) }
            input #invite name="name" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false";
            button.btn { (say!(tongue, "people-invite-it")) }
            @if let Some(done) = done { p role="status" { (glyph("i-check")) (done) } }
        }
    }
}

fn framed(tongue: &Tongue, title: &str, main: &Markup) -> Markup {
    Site { tongue, title, here: "/account", kind: "account", game: "", assets: &[] }.page(main)
}
