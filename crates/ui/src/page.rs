//! The frame around every page.

use kernel::Message;
use maud::{DOCTYPE, Markup, html};
use tongue::{Tongue, say};

use crate::assets::{Asset, LETTERS, href};
use crate::glyphs::SHARED;
use crate::script;

/// A whole page. `kind` becomes the class of the body.
pub fn page(tongue: &Tongue, title: &str, kind: &str, assets: &[Asset], body: &Markup) -> Markup {
    shell(tongue, title, assets, &[], None, None, &html! { body class=(kind) { (body) } })
}

/// A whole page whose body element says more than a class. `assets` are those of the game it is
/// about, `picks` its words for what is to be pointed at, `whole` the id of the element before which nothing is painted, where
/// what comes late in the page would move what came early.
pub fn shell(
    tongue: &Tongue,
    title: &str,
    assets: &[Asset],
    picks: &[(&str, Message)],
    preview: Option<&Preview>,
    whole: Option<&str>,
    body: &Markup,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(tongue.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (say!(tongue, "page-title", title = title)) }
                @if let Some(preview) = preview { (preview.head(tongue, title)) }
                @if let Some(whole) = whole { link rel="expect" blocking="render" href={ "#" (whole) }; }
                script src=(href("js/early.js")) {}
                link rel="icon" href=(href("icon.svg"));
                link rel="apple-touch-icon" href="/icon/180.png";
                link rel="manifest" href="/manifest.webmanifest";
                link rel="preload" as="font" type="font/woff2" href=(href(LETTERS.0)) crossorigin;
                link rel="stylesheet" href=(href("style.css"));
                @for style in styles(assets) { link rel="stylesheet" href=(style.href()); }
                (script::words(tongue, picks))
                script type="module" src=(href("js/main.js")) {}
            }
            (body)
        }
    }
}

/// The style sheets among the files of a game.
pub(crate) fn styles<'a>(
    files: impl IntoIterator<Item = &'a Asset>,
) -> impl Iterator<Item = &'a Asset> {
    files.into_iter().filter(|file| file.name.ends_with(".css"))
}

/// What a messenger shows beside the address of a page: the same whoever asks, so nothing that only
/// one person may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The whole address of the page.
    pub address: String,
    /// The whole address of its picture; see [`crate::picture`].
    pub picture: String,
    /// One sentence.
    pub told: String,
}

impl Preview {
    fn head(&self, tongue: &Tongue, title: &str) -> Markup {
        let (wide, tall) = crate::picture::SIZE;
        html! {
            meta name="description" content=(self.told);
            meta property="og:type" content="website";
            meta property="og:site_name" content=(say!(tongue, "picture-brand"));
            meta property="og:title" content=(title);
            meta property="og:description" content=(self.told);
            meta property="og:url" content=(self.address);
            meta property="og:image" content=(self.picture);
            meta property="og:image:width" content=(wide);
            meta property="og:image:height" content=(tall);
            meta property="og:image:alt" content=(say!(tongue, "picture-alt", title = title));
            meta name="twitter:card" content="summary_large_image";
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
            form.language method="post" action="/language" aria-label=(say!(tongue, "language")) {
                input type="hidden" name="back" value=(back);
                @for other in offered {
                    button name="language" value=(other.code()) lang=(other.code()) aria-pressed={ (other.code() == tongue.code()) } {
                        span.lang-name { (say!(other, "language-name")) }
                        // What is seen where there is little room.
                        span.lang-code aria-hidden="true" { (other.code()) }
                    }
                }
            }
        }
    }
}

/// One of the glyphs that all pages share.
pub fn glyph(id: &str) -> Markup {
    SHARED.icon(id)
}
