//! The help page: the first minute for newcomers, how to play by keyboard or ear, a legend. What is
//! the game's own comes from [`Show::help`](crate::show::Show::help).

use maud::{Markup, html};

use super::{shell, which};
use crate::kind::GameKind;

/// The help page of a game.
pub fn help_page(games: &[&GameKind], game: &GameKind) -> Markup {
    let own = (game.help)(tongue::english());
    let main = html! {
        div.narrow.help {
            h1 { "Help" }
            p.intro {
                "You need not know the rules to begin: at every moment the table asks one question and lights up every "
                "legal answer. Point at something dark and it says why it cannot be chosen."
            }
            (which(games, game, "/help"))
            nav.jump aria-label="On this page" {
                @for (id, title, _) in own.iter().take(2) { a href={ "#" (id) } { (title) } }
                a href="#keyboard" { "Keyboard and screen reader" }
                @for (id, title, _) in own.iter().skip(2) { a href={ "#" (id) } { (title) } }
            }
            @for part in own.iter().take(2) { (section(part)) }
            (keyboard())
            @for part in own.iter().skip(2) { (section(part)) }
        }
    };
    shell("Help", "/help", "help", game.assets, &main)
}

fn section((id, title, text): &(&str, String, Markup)) -> Markup {
    html! {
        section.pane aria-labelledby=(id) {
            div.pane-head { h2 #(id) { (title) } }
            (text)
        }
    }
}

fn keyboard() -> Markup {
    let keys: [(&[&str], &str); 9] = [
        (&["1–9", "a–z"], "choose the answer, or the place on the board, that shows this key"),
        (&["Tab"], "goes from part to part as on any page; the board is one stop"),
        (&["←", "↑", "→", "↓"], "on the board: from planet to planet and from area to area"),
        (&["Enter"], "choose what has the focus"),
        (&["Esc"], "one step back: drop the last thing you pointed at, close a tip"),
        (&["u"], "undo, as far as nothing secret has been shown"),
        (&["+", "−", "0"], "the galaxy nearer, farther, or all of it"),
        (&["/"], "look for a planet by name"),
        (&["?"], "at a table: what the keys are"),
    ];
    html! {
        section.pane aria-labelledby="keyboard" {
            div.pane-head { h2 #keyboard { "Keyboard and screen reader" } }
            dl.key-list {
                @for (keys, meaning) in keys {
                    div {
                        dt { @for key in keys { kbd.key { (key) } } }
                        dd { (meaning) }
                    }
                }
            }
            p.say {
                "Every answer is also a plain button below the question, in the same order as the keys, and the whole game can be "
                "played with script turned off. New events are announced politely in the log; a question to you is announced at once. "
                "Everything on the board has a name in words: owner, number, kind, place."
            }
            p.say { "If your system asks for less motion, nothing moves on its own." }
        }
    }
}
