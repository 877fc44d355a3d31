//! The page of what programs can ask for.

use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::start::Site;

/// Something that programs can ask for.
#[derive(Debug)]
pub struct Call<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// The address.
    pub path: &'a str,
    /// What a token must be for.
    pub scope: String,
    /// What it is, in a few words.
    pub about: String,
}

/// What is asked, and an answer to it: no words, so it is the same in every language.
const EXAMPLE: &str = r#"curl -H "Authorization: Bearer $TOKEN" $SERVER/api/tables/z938rc/question

{ "question": { "seat": 0, "decision": 212,
    "prompt": "…",
    "options": [
      { "action": { "do": "order", "order": "build", "planet": "pridewater" },
        "line": "order build pridewater", "text": "…" }, … ] } }

curl -H "Authorization: Bearer $TOKEN" $SERVER/api/tables/z938rc/act \
  -d '{ "decision": 212, "actions": ["order build pridewater"] }'"#;

/// The page `/api`: what there is, and how often a token may ask at once and then each second.
pub fn api_page(
    tongue: &Tongue,
    calls: &[Call<'_>],
    (at_once, each_second): (usize, usize),
) -> Markup {
    let title = say!(tongue, "programs-title");
    let main = html! {
        div.narrow.account.programs {
            h1 { (title) }
            p.intro { (say!(tongue, "programs-intro")) " " a href="/account/tokens" { (say!(tongue, "programs-tokens")) } }
            section.pane aria-labelledby="try" {
                div.pane-head { h2 #try { (say!(tongue, "programs-try")) } }
                p.say { (say!(tongue, "programs-try-about")) }
                pre tabindex="0" aria-labelledby="try" { code { (EXAMPLE) } }
            }
            section.pane aria-labelledby="calls" {
                div.pane-head {
                    h2 #calls { (say!(tongue, "programs-calls")) }
                    a href="/api/openapi.json" { code { "OpenAPI 3.1" } }
                }
                p.say { (say!(tongue, "programs-document")) }
                ul.calls {
                    @for call in calls {
                        li {
                            code.method { (call.method) } code { (call.path) } code.scope { (call.scope) }
                            p { (call.about) }
                        }
                    }
                }
            }
            section.pane aria-labelledby="manners" {
                div.pane-head { h2 #manners { (say!(tongue, "programs-manners")) } }
                p.say { (say!(tongue, "programs-errors")) }
                p.say { (say!(tongue, "programs-limits", burst = at_once, rate = each_second)) }
            }
        }
    };
    Site { tongue, title: &title, here: "/account", kind: "account", game: "", assets: &[] }
        .page(&main)
}
