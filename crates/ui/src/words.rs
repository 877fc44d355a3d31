//! Words with a look of their own in a sentence, for every page.
//!
//! Which words they are is the language's affair: a message gets a place for them, such as
//! `{ $command }` or, for words that are the sentence's own, `{ AS($link, "the rules") }`.

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use tongue::{Mark, People, Said, Tongue};

/// A sentence to nobody in particular, with links and what else has a look of its own.
pub fn said(tongue: &Tongue, message: &Message) -> Markup {
    drawn(&tongue.said(message, People::default()), |_, _| None)
}

/// A sentence, some of whose names are drawn; the others are plain words, or have the look that is
/// meant for them here.
pub fn drawn(said: &Said<'_>, draw: impl Fn(Mark<'_>, &str) -> Option<Markup>) -> Markup {
    let own = |mark: Mark<'_>, text: &str| match mark {
        Mark::Name(name) => look(name, text),
        Mark::Seat(_) | Mark::Term(_) => None,
    };
    html! {
        @for (text, mark) in said.pieces() {
            @match mark.and_then(|mark| draw(mark, text).or_else(|| own(mark, text))) {
                Some(markup) => (markup),
                None => (text),
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

/// The place of words that are important.
pub fn loud() -> Arg {
    Name::new("loud", "").into()
}

/// Words that are important.
pub fn aloud(words: Message) -> Message {
    words.naming(Name::new("loud", ""))
}

/// The place of words with a class.
pub fn span(class: &'static str) -> Arg {
    Name::new("span", class).into()
}

/// Words with a class.
pub fn within(class: &'static str, words: Message) -> Message {
    words.naming(Name::new("span", class))
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
fn look(name: &Name, text: &str) -> Option<Markup> {
    let class = Some(&*name.id).filter(|class| !class.is_empty());
    match name.kind {
        "link" => Some(html! { a href=(name.id) { (text) } }),
        "strong" => Some(html! { b class=[class] { (text) } }),
        "loud" => Some(html! { strong { (text) } }),
        "span" => Some(html! { span class=[class] { (text) } }),
        "code" => Some(html! { code { (text) } }),
        "break" => Some(html! { br; }),
        _ => None,
    }
}
