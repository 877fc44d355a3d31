//! Words with a look of their own in a sentence, for every page.
//!
//! Which words they are is the language's affair: a message gets a place for them, such as
//! `{ $command }` or, for words that are the sentence's own, `{ AS($link, "the rules") }`.

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use tongue::Tongue;

/// A sentence to nobody in particular, with links and what else has a look of its own.
pub fn said(tongue: &Tongue, message: &Message) -> Markup {
    let said = tongue.said(message, tongue::People::default());
    html! {
        @for (text, mark) in said.pieces() {
            @match mark {
                Some(tongue::Mark::Name(name)) => (look(name, text).unwrap_or_else(|| html! { (text) })),
                _ => (text),
            }
        }
    }
}

/// The place of words that lead somewhere.
pub fn link(address: impl Into<String>) -> Arg {
    Name::new("link", address.into()).into()
}

/// The place of words that stand out.
pub fn bold() -> Arg {
    Name::new("strong", "").into()
}

/// Words that stand out, whatever they are.
pub fn strong(text: impl Into<Arg>) -> Arg {
    message!("verbatim", text = text.into()).naming(Name::new("strong", "")).into()
}

/// Something as it is typed.
pub fn code(text: &str) -> Arg {
    message!("verbatim", text = text).naming(Name::new("code", "")).into()
}

/// The place where a new line begins: `{ AS($newline, " ") }`.
pub fn line_break() -> Arg {
    Name::new("break", "").into()
}

/// A level of bots; one that nobody here knows as it is written.
pub fn level(tongue: &Tongue, level: &str) -> Arg {
    let name = Name::new("level", level.to_owned());
    if tongue.knows(&name) { name.into() } else { level.into() }
}

/// What becomes of such words; none if the name is that of something else.
pub(crate) fn look(name: &Name, text: &str) -> Option<Markup> {
    match name.kind {
        "link" => Some(html! { a href=(name.id) { (text) } }),
        "strong" => Some(html! { b { (text) } }),
        "code" => Some(html! { code { (text) } }),
        "break" => Some(html! { br; }),
        _ => None,
    }
}
