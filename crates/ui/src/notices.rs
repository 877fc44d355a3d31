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
    /// What there is to be told, by name, and whether the viewer wants to know.
    pub told: &'a [(&'a str, bool)],
    /// The minutes of the day between which the viewer wants to be told nothing.
    pub quiet: Option<[u16; 2]>,
    /// What was wrong, in a sentence.
    pub trouble: Option<&'a str>,
    /// What was done, in a sentence.
    pub done: Option<&'a str>,
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
    /// Whether nothing comes there any more.
    pub trouble: bool,
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
                form.fields method="post" action="/notices/kinds" {
                    @for (name, on) in page.told {
                        label.opt {
                            input type="checkbox" name="told" value=(name) checked[*on];
                            span.bx aria-hidden="true" { (glyph("i-check")) }
                            (tongue.say(&news(name)))
                        }
                    }
                    button.btn { (say!(tongue, "notices-keep")) }
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
    Site { tongue, title: &title, here: "/account", kind: "account", game: "", assets: &[] }
        .page(&main)
}

/// A minute of the day as browsers write it.
fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

fn shown(way: &Way, tongue: &Tongue) -> Markup {
    let kind = match way.kind {
        Kind::Browser => say!(tongue, "notices-browser"),
        Kind::Address => say!(tongue, "notices-webhook"),
        Kind::Discord => say!(tongue, "notices-discord"),
    };
    html! {
        span.device {
            strong { (way.name) }
            small { (kind) @if way.trouble { ": " (say!(tongue, "notices-dead")) } }
            @if let Some(key) = &way.key { small { (say!(tongue, "notices-signed")) " " code { (key) } } }
        }
        form method="post" action="/notices/test" { input type="hidden" name="id" value=(way.id); button.btn { (say!(tongue, "notices-test")) } }
        form method="post" action="/notices/remove" { input type="hidden" name="id" value=(way.id); button.btn { (say!(tongue, "notices-remove")) } }
    }
}
