//! The frame around every page.

use kernel::Message;
use maud::{DOCTYPE, Markup, html};
use tongue::{Tongue, say};

use crate::assets::{Asset, href};
use crate::script;

/// A whole page. `kind` becomes the class of the body.
pub fn page(tongue: &Tongue, title: &str, kind: &str, assets: &[Asset], body: &Markup) -> Markup {
    shell(tongue, title, assets, &[], &html! { body class=(kind) { (body) } })
}

/// A whole page whose body element says more than a class. `assets` are those of the game it is
/// about, `picks` its words for what is to be pointed at.
pub fn shell(
    tongue: &Tongue,
    title: &str,
    assets: &[Asset],
    picks: &[(&str, Message)],
    body: &Markup,
) -> Markup {
    let styles = assets.iter().filter(|asset| asset.name.ends_with(".css"));
    html! {
        (DOCTYPE)
        html lang=(tongue.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark";
                title { (say!(tongue, "page-title", title = title)) }
                link rel="icon" href=(href("icon.svg"));
                link rel="stylesheet" href=(href("style.css"));
                @for style in styles { link rel="stylesheet" href=(style.href()); }
                (script::words(tongue, picks))
                script type="module" src=(href("js/main.js")) {}
            }
            (body)
        }
    }
}

/// A page for one sentence, such as an error.
pub fn message(tongue: &Tongue, title: &Message, sentence: &Message) -> Markup {
    let title = tongue.say(title);
    page(
        tongue,
        &title,
        "message",
        &[],
        &html! {
            main {
                h1 { (title) }
                p { (tongue.say(sentence)) }
                p { a href="/" { (say!(tongue, "page-to-start")) } }
            }
        },
    )
}

/// Choosing another language, where there is a choice; afterwards the page at `back` is shown. (The
/// script leads back to the very page.)
pub fn languages(tongue: &Tongue, back: &str) -> Markup {
    let offered: Vec<&Tongue> = tongue::offered().collect();
    let choice = offered.len() > 1 || offered.iter().all(|other| other.code() != tongue.code());
    html! {
        @if choice {
            form.language method="post" action="/language" {
                input type="hidden" name="back" value=(back);
                label {
                    span { (say!(tongue, "language")) } " "
                    select name="language" autocomplete="off" {
                        @for other in offered {
                            option value=(other.code()) lang=(other.code()) selected[other.code() == tongue.code()] {
                                (say!(other, "language-name"))
                            }
                        }
                    }
                }
                button.btn.small { (say!(tongue, "language-choose")) }
            }
        }
    }
}

/// A glyph of `glyphs.svg`, beside its name and so hidden from screen readers.
pub fn glyph(id: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href=(format!("{}#{id}", href("glyphs.svg"))) {} } }
}
