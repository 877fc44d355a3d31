//! The frame around every page.

use maud::{DOCTYPE, Markup, html};
use tongue::{Tongue, say};

use crate::assets::{Asset, href};

/// A whole page. `kind` becomes the class of the body.
pub fn page(tongue: &Tongue, title: &str, kind: &str, assets: &[Asset], body: &Markup) -> Markup {
    shell(tongue, title, assets, &html! { body class=(kind) { (body) } })
}

/// A whole page whose body element says more than a class. `assets` are those of the game it is
/// about.
pub fn shell(tongue: &Tongue, title: &str, assets: &[Asset], body: &Markup) -> Markup {
    let styles = assets.iter().filter(|asset| asset.name.ends_with(".css"));
    html! {
        (DOCTYPE)
        html lang=(tongue.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark";
                title { (title) " · Orderstack" }
                link rel="icon" href=(href("icon.svg"));
                link rel="stylesheet" href=(href("style.css"));
                @for style in styles { link rel="stylesheet" href=(style.href()); }
                script type="module" src=(href("js/main.js")) {}
            }
            (body)
        }
    }
}

/// A page for one sentence, such as an error.
pub fn message(tongue: &Tongue, title: &str, sentence: &str) -> Markup {
    page(
        tongue,
        title,
        "message",
        &[],
        &html! {
            main {
                h1 { (title) }
                p { (sentence) }
                p { a href="/" { (say!(tongue, "page-to-start")) } }
            }
        },
    )
}

/// A glyph of `glyphs.svg`, beside its name and so hidden from screen readers.
pub fn glyph(id: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href=(format!("{}#{id}", href("glyphs.svg"))) {} } }
}
