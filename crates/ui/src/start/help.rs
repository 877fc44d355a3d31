//! The help page: the first minute for newcomers, how to play by keyboard or ear, a legend. What is
//! the game's own comes from [`Show::help`](crate::show::Show::help).

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use super::{Site, which};
use crate::kind::GameKind;

/// The help page of a game.
pub fn help_page(games: &[&GameKind], game: &GameKind, tongue: &Tongue) -> Markup {
    let (own, title) = ((game.help)(tongue), say!(tongue, "help-title"));
    // The last of them is to look things up in.
    let (first, last) = own.split_at(own.len().saturating_sub(1));
    let main = html! {
        div.narrow.help {
            h1 { (title) }
            p.intro { (say!(tongue, "help-intro")) }
            (which(games, game, "/help", tongue))
            nav.jump aria-label=(say!(tongue, "help-on-this-page")) {
                @for (id, title, _) in first { a href={ "#" (id) } { (title) } }
                a href="#keyboard" { (say!(tongue, "help-keyboard")) }
                @for (id, title, _) in last { a href={ "#" (id) } { (title) } }
            }
            @for part in first { (section(part)) }
            (keyboard(tongue))
            @for part in last { (section(part)) }
        }
    };
    Site { tongue, title: &title, here: "/help", kind: "help", game: game.id, assets: game.assets }
        .page(&main)
}

fn section((id, title, text): &(&str, String, Markup)) -> Markup {
    html! {
        section.pane aria-labelledby=(id) {
            div.pane-head { h2 #(id) { (title) } }
            (text)
        }
    }
}

/// What is written on a key.
enum Key {
    /// A sign that is the same everywhere.
    Sign(&'static str),
    Word(Message),
}

/// The keys, and what they do.
const KEYS: [(&[Key], Message); 9] = [
    (
        &[Key::Word(Message::new("help-key-digits")), Key::Word(Message::new("help-key-letters"))],
        Message::new("help-key-answer"),
    ),
    (&[Key::Word(Message::new("help-key-tab"))], Message::new("help-key-part")),
    (
        &[Key::Sign("←"), Key::Sign("↑"), Key::Sign("→"), Key::Sign("↓")],
        Message::new("help-key-walk"),
    ),
    (&[Key::Word(Message::new("key-enter"))], Message::new("help-key-choose")),
    (&[Key::Word(Message::new("key-escape"))], Message::new("help-key-back")),
    (&[Key::Word(Message::new("help-key-u"))], Message::new("help-key-undo")),
    (&[Key::Sign("+"), Key::Sign("−"), Key::Sign("0")], Message::new("help-key-zoom")),
    (&[Key::Sign("/")], Message::new("help-key-find")),
    (&[Key::Sign("?")], Message::new("help-key-keys")),
];

fn keyboard(tongue: &Tongue) -> Markup {
    html! {
        section.pane aria-labelledby="keyboard" {
            div.pane-head { h2 #keyboard { (say!(tongue, "help-keyboard")) } }
            dl.key-list {
                @for (keys, meaning) in KEYS {
                    div {
                        dt {
                            @for key in keys {
                                kbd.key { @match key { Key::Sign(sign) => (sign), Key::Word(word) => (tongue.say(word)) } }
                            }
                        }
                        dd { (tongue.say(&meaning)) }
                    }
                }
            }
            p.say { (say!(tongue, "help-reader")) }
            p.say { (say!(tongue, "help-motion")) }
        }
    }
}
