//! The page of an account's tokens: what programs show that act for its owner.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::start::{Site, trouble};

/// The most letters of what a token is known by.
pub const NAME_LETTERS: usize = 40;

/// After how many days a token may end; the second is what is offered.
pub const DAYS: [u32; 4] = [7, 90, 180, 365];

/// The page, as its owner sees it.
#[derive(Debug)]
pub struct Tokens<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The name of the account.
    pub account: &'a str,
    /// Whether a program plays with it.
    pub bot: bool,
    /// Those that stand.
    pub tokens: &'a [Shown],
    /// What a token can be for, by name.
    pub scopes: &'a [&'a str],
    /// What has just been made and is shown once: what it is known by, and itself.
    pub fresh: Option<(&'a str, &'a str)>,
    /// What was wrong, in a sentence.
    pub trouble: Option<&'a str>,
}

/// A token, as its owner sees it.
#[derive(Debug)]
pub struct Shown {
    /// What ends it.
    pub id: String,
    /// What it is known by.
    pub name: String,
    /// What it is for, by name.
    pub scopes: Vec<String>,
    /// When it ends, in words.
    pub ends: String,
    /// When it was last used, in words.
    pub seen: Option<String>,
}

/// What somebody may do with a token for something, in words.
fn about(scope: &str) -> Message {
    match scope {
        "read" => Message::new("token-read"),
        "play" => Message::new("token-play"),
        "tables" => Message::new("token-tables"),
        _ => Message::new("token-talk"),
    }
}

/// The page `/account/tokens`.
pub fn tokens_page(page: &Tokens<'_>) -> Markup {
    let tongue = page.tongue;
    let title = say!(tongue, "token-title");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            p.intro { (say!(tongue, "token-intro", account = page.account)) " " a href="/api" { (say!(tongue, "token-api")) } }
            @if let Some((name, secret)) = page.fresh {
                section.pane.once aria-labelledby="once-head" {
                    div.pane-head { h2 #once-head { (say!(tongue, "token-ready", name = name)) } }
                    p.say { (say!(tongue, "token-once")) }
                    div.invitation {
                        label.vh for="token" { (say!(tongue, "token-ready", name = name)) }
                        input #token readonly value=(secret);
                        button.btn.copy type="button" data-copy="token" { (glyph("i-copy")) (say!(tongue, "lobby-copy")) }
                    }
                }
            }
            section.pane aria-labelledby="tokens" {
                div.pane-head { h2 #tokens { (say!(tongue, "token-list")) } }
                @if page.tokens.is_empty() { p.say { (say!(tongue, "token-none")) } }
                ul.devices { @for token in page.tokens { li { (shown(token, tongue)) } } }
            }
            section.pane aria-labelledby="new" {
                div.pane-head { h2 #new { (say!(tongue, "token-new")) } }
                form.fields method="post" action="/account/tokens" {
                    (trouble(page.trouble))
                    label for="name" { (say!(tongue, "token-name")) }
                    input #name name="name" required maxlength=(NAME_LETTERS) autocomplete="off" placeholder=(say!(tongue, "token-name-example"));
                    label for="days" { (say!(tongue, "token-ends-label")) }
                    select #days name="days" {
                        @for days in DAYS { option value=(days) selected[days == DAYS[1]] { (say!(tongue, "token-days", count = days as usize)) } }
                    }
                    @for scope in page.scopes {
                        label.opt {
                            input type="checkbox" name="scope" value=(scope) checked aria-describedby={ "about-" (scope) };
                            span.bx aria-hidden="true" { (glyph("i-check")) }
                            code { (scope) }
                            small #{ "about-" (scope) } { (tongue.say(&about(scope))) }
                        }
                    }
                    button.btn.primary { (say!(tongue, "token-make")) }
                }
            }
            section.pane aria-labelledby="bot" {
                div.pane-head { h2 #bot { (say!(tongue, "bot-title")) } }
                @if page.bot {
                    p.say { (say!(tongue, "bot-is")) }
                } @else {
                    p.say { (say!(tongue, "bot-about")) }
                    form.foot-row method="post" action="/account/bot" { button.btn { (glyph("i-bot")) (say!(tongue, "bot-make")) } }
                }
            }
        }
    };
    Site { tongue, title: &title, here: "/account", kind: "account", game: "", assets: &[] }
        .page(&main)
}

fn shown(token: &Shown, tongue: &Tongue) -> Markup {
    html! {
        span.device {
            strong { (token.name) }
            small { code { (token.scopes.join(", ")) } }
        }
        span.seen {
            (say!(tongue, "token-ends", date = token.ends.as_str())) " · "
            @match &token.seen {
                Some(seen) => (say!(tongue, "token-used", date = seen.as_str())),
                None => (say!(tongue, "token-unused")),
            }
        }
        form method="post" action="/account/tokens/end" {
            input type="hidden" name="which" value=(token.id);
            button.btn aria-label=(say!(tongue, "token-end-it", name = token.name.as_str())) { (say!(tongue, "token-end")) }
        }
    }
}
