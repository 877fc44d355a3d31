//! The page of how somebody wants to be told what happens while they do not look.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::start::{Site, trouble};

/// The page, as one viewer sees it.
#[derive(Debug)]
pub struct Notices<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What a browser must know to be told something.
    pub key: &'a str,
    /// How the viewer is told things.
    pub ways: &'a [Way],
    /// What there is to be told, by name.
    pub news: &'a [&'a str],
    /// What of it the viewer wants to know, by the kinds of ways there are.
    pub told: &'a [Told<'a>],
    /// The tables of which the viewer is told nothing: id, and what they are called.
    pub unheard: &'a [(String, String)],
    /// How the viewer stands with letters; nothing where the host sends none.
    pub letters: Option<Letters>,
    /// The minutes of the day between which the viewer wants to be told nothing.
    pub quiet: Option<[u16; 2]>,
    /// What was wrong, in a sentence.
    pub trouble: Option<&'a str>,
    /// What was done, in a sentence.
    pub done: Option<&'a str>,
}

/// What the viewer wants to know by a kind of ways.
#[derive(Debug)]
pub struct Told<'a> {
    /// The kind, by the name that forms use.
    pub way: &'a str,
    /// What it is.
    pub kind: Kind,
    /// What, by name.
    pub told: Vec<&'a str>,
}

/// How somebody stands with letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Letters {
    /// They need an account first.
    Guest,
    /// They may give an address.
    Account {
        /// One they have given, and not shown to be theirs so far.
        waits: Option<String>,
        /// The hour of their day at which they want one letter with everything; at once, if there is none.
        hour: Option<u8>,
    },
}

/// A way to tell somebody something.
#[derive(Debug)]
pub struct Way {
    /// Its number.
    pub id: i64,
    /// What it is.
    pub kind: Kind,
    /// What tells it from others.
    pub name: String,
    /// What is sent there is signed with this, where its owner checks that.
    pub key: Option<String>,
    /// Why nothing comes there any more.
    pub trouble: Option<String>,
}

/// What a way is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A browser, or a phone.
    Browser,
    /// An address that is called.
    Address,
    /// A channel of a chat.
    Discord,
    /// An address of mail.
    Mail,
}

impl Kind {
    /// What a single one is.
    fn word(self, tongue: &Tongue) -> String {
        match self {
            Self::Browser => say!(tongue, "notices-browser"),
            Self::Address => say!(tongue, "notices-webhook"),
            Self::Discord => say!(tongue, "notices-discord"),
            Self::Mail => say!(tongue, "notices-mail"),
        }
    }

    /// All of them, at the head of a column.
    fn head(self, tongue: &Tongue) -> String {
        match self {
            Self::Browser => say!(tongue, "notices-head-browser"),
            Self::Address => say!(tongue, "notices-head-webhook"),
            Self::Discord => say!(tongue, "notices-head-discord"),
            Self::Mail => say!(tongue, "notices-head-mail"),
        }
    }
}

/// What there is to be told, in words.
fn news(name: &str) -> Message {
    match name {
        "turn" => Message::new("notices-turn"),
        "short" => Message::new("notices-short"),
        "full" => Message::new("notices-full"),
        "over" => Message::new("notices-over"),
        "asked" => Message::new("notices-asked"),
        "again" => Message::new("notices-again"),
        "invited" => Message::new("notices-invited"),
        "off" => Message::new("notices-off"),
        "ended" => Message::new("notices-ended"),
        _ => Message::new("notices-said"),
    }
}

/// The page `/notices`.
pub fn notices_page(page: &Notices<'_>) -> Markup {
    let tongue = page.tongue;
    let title = say!(tongue, "notices-title");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            p.intro { (say!(tongue, "notices-intro")) }
            (trouble(page.trouble))
            @if let Some(done) = page.done { p.done role="status" { (glyph("i-check")) (done) } }
            section.pane aria-labelledby="ways" {
                div.pane-head { h2 #ways { (say!(tongue, "notices-ways")) } }
                @if page.ways.is_empty() { p.say { (say!(tongue, "notices-nowhere")) } }
                ul.devices { @for way in page.ways { li { (shown(way, tongue)) } } }
                // Only a script can ask the browser.
                div.fields.in-browser data-key=(page.key) hidden {
                    button.btn.primary type="button" { (say!(tongue, "notices-here")) }
                    p.hint hidden { (say!(tongue, "notices-denied")) }
                }
            }
            section.pane aria-labelledby="kinds" {
                div.pane-head { h2 #kinds { (say!(tongue, "notices-kinds")) } }
                form method="post" action="/notices/kinds" {
                    (kinds(page))
                    div.fields { button.btn { (say!(tongue, "notices-keep")) } }
                }
            }
            @if !page.unheard.is_empty() {
                section.pane aria-labelledby="unheard" {
                    div.pane-head { h2 #unheard { (say!(tongue, "notices-unheard")) } }
                    ul.devices { @for (id, title) in page.unheard { li {
                        span.device { a.link href={ "/t/" (id) } { (title) } }
                        form method="post" action="/notices/table" {
                            input type="hidden" name="table" value=(id);
                            input type="hidden" name="again" value="on";
                            button.btn { (say!(tongue, "notices-hear")) }
                        }
                    } } }
                }
            }
            section.pane aria-labelledby="quiet" {
                div.pane-head { h2 #quiet { (say!(tongue, "notices-quiet")) } }
                form.fields method="post" action="/notices/quiet" {
                    input type="hidden" name="ahead" value="0";
                    @let times = page.quiet.map_or([String::new(), String::new()], |times| times.map(time));
                    @let [from, until] = times;
                    label for="from" { (say!(tongue, "notices-quiet-from")) }
                    input #from name="from" type="time" value=(from);
                    label for="until" { (say!(tongue, "notices-quiet-until")) }
                    input #until name="until" type="time" value=(until);
                    p.hint { (say!(tongue, "notices-quiet-about")) }
                    button.btn { (say!(tongue, "notices-keep")) }
                }
            }
            @if let Some(letters) = &page.letters { (mail(letters, tongue)) }
            section.pane aria-labelledby="address" {
                div.pane-head { h2 #address { (say!(tongue, "notices-address")) } }
                p.say { (say!(tongue, "notices-address-about")) }
                form.fields method="post" action="/notices" {
                    label for="to" { (say!(tongue, "notices-address-label")) }
                    input #to name="address" type="url" required maxlength="1000" placeholder="https://discord.com/api/webhooks/…" autocomplete="off";
                    button.btn { (say!(tongue, "notices-add")) }
                }
            }
        }
    };
    framed(tongue, &title, &main)
}

/// A minute of the day as browsers write it.
fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// What is told by which kind of ways: a box each.
fn kinds(page: &Notices<'_>) -> Markup {
    let tongue = page.tongue;
    html! {
        table.kinds {
            thead { tr {
                td {}
                @for told in page.told { th scope="col" { (told.kind.head(tongue)) input type="hidden" name="way" value=(told.way); } }
            } }
            tbody {
                @for name in page.news {
                    @let words = tongue.say(&news(name));
                    tr {
                        th scope="row" { (words) }
                        @for told in page.told {
                            td { label.opt {
                                input type="checkbox" name=(told.way) value=(name) checked[told.told.contains(name)]
                                    aria-label={ (words) ": " (told.kind.head(tongue)) };
                                span.bx aria-hidden="true" { (glyph("i-check")) }
                            } }
                        }
                    }
                }
            }
        }
    }
}

/// Giving an address of mail.
fn mail(letters: &Letters, tongue: &Tongue) -> Markup {
    html! {
        section.pane aria-labelledby="mail" {
            div.pane-head { h2 #mail { (say!(tongue, "mail-title")) } }
            @match letters {
                Letters::Guest => p.say { (say!(tongue, "mail-guest")) " " a href="/account" { (say!(tongue, "mail-guest-account")) } },
                Letters::Account { waits, hour } => {
                    p.say { (say!(tongue, "mail-about")) }
                    @if let Some(address) = waits { p.say { (say!(tongue, "mail-waits", address = address.as_str())) } }
                    form.fields method="post" action="/notices/mail/give" {
                        label for="mail-address" { (say!(tongue, "mail-address")) }
                        input #mail-address name="address" type="email" required maxlength="254" autocomplete="email";
                        button.btn { (say!(tongue, "mail-send")) }
                    }
                    form.fields method="post" action="/notices/mail/when" {
                        input type="hidden" name="ahead" value="0";
                        label for="hour" { (say!(tongue, "mail-when")) }
                        select #hour name="hour" {
                            option value="" selected[hour.is_none()] { (say!(tongue, "mail-at-once")) }
                            @for at in 0..24_u8 { option value=(at) selected[*hour == Some(at)] { (say!(tongue, "mail-daily", time = time(u16::from(at) * 60))) } }
                        }
                        p.hint { (say!(tongue, "mail-daily-about")) }
                        button.btn { (say!(tongue, "notices-keep")) }
                    }
                },
            }
        }
    }
}

/// The page of the link in a letter that shows whose an address is.
pub fn confirm_page(tongue: &Tongue, wrong: Option<&str>) -> Markup {
    let title = say!(tongue, "mail-confirm");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            section.pane aria-labelledby="confirm" {
                div.pane-head { h2 #confirm { (say!(tongue, "mail-confirm-head")) } }
                form.fields method="post" action="/notices/mail/confirm" {
                    (trouble(wrong))
                    p { (say!(tongue, "mail-confirm-about")) }
                    label for="secret" { (say!(tongue, "mail-confirm-secret")) }
                    input #secret name="secret" data-from-address required maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false";
                    button.btn.primary { (say!(tongue, "mail-confirm-it")) }
                }
            }
        }
    };
    framed(tongue, &title, &main)
}

/// The page of the link in a letter by which no more of them come.
pub fn off_page(tongue: &Tongue, address: &str, link: &str) -> Markup {
    let title = say!(tongue, "mail-off");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            section.pane aria-labelledby="off" {
                div.pane-head { h2 #off { (say!(tongue, "mail-off-head")) } }
                form.fields method="post" action={ "/notices/off/" (link) } {
                    p { (say!(tongue, "mail-off-about", address = address)) }
                    button.btn.primary { (say!(tongue, "mail-off-it")) }
                }
            }
        }
    };
    framed(tongue, &title, &main)
}

fn framed(tongue: &Tongue, title: &str, main: &Markup) -> Markup {
    Site { tongue, title, here: "/account", kind: "account", game: "", assets: &[] }.page(main)
}

/// Why nothing comes any more by a way.
fn dead(way: &Way, why: &str, tongue: &Tongue) -> String {
    match way.kind {
        Kind::Mail if why != "silent" => say!(tongue, "mail-refused", why = why),
        Kind::Mail => say!(tongue, "mail-silent"),
        _ => say!(tongue, "notices-dead"),
    }
}

fn shown(way: &Way, tongue: &Tongue) -> Markup {
    html! {
        span.device {
            strong { (way.name) }
            small { (way.kind.word(tongue)) @if let Some(why) = &way.trouble { ": " (dead(way, why, tongue)) } }
            @if let Some(key) = &way.key { small { (say!(tongue, "notices-signed")) " " code { (key) } } }
        }
        form method="post" action="/notices/test" { input type="hidden" name="id" value=(way.id); button.btn { (say!(tongue, "notices-test")) } }
        form method="post" action="/notices/remove" { input type="hidden" name="id" value=(way.id); button.btn { (say!(tongue, "notices-remove")) } }
    }
}
