//! A hint: the answers a bot would give, in the words of the answers. Odds: how attacks would go.

use std::fmt::Display;

use maud::{Markup, html};

use super::prompt::things;
use crate::page::glyph;
use crate::scene::{Advised, Ask, Odds};
use crate::words::percent;

/// Asks for the odds of attacks, if there are any, and for a hint. Without script they lead to the
/// page with the help on it.
pub(super) fn buttons<T>(table: &str, ask: &Ask<T>) -> Markup {
    let href = |what: &str| format!("/t/{table}/{what}?as={}", ask.seat.index());
    html! {
        @if ask.attacks {
            a #ask-odds.btn.aid href=(href("odds")) rel="nofollow" {
                (glyph("i-attack")) span { "Odds" } span.key aria-hidden="true" { "O" }
            }
        }
        a #ask-hint.btn.aid href=(href("hint")) rel="nofollow" {
            (glyph("i-eye")) span { "Hint" } span.key aria-hidden="true" { "H" }
        }
    }
}

const HINT: &str = "A bot at your place would think of these first; the figure is your chance of winning the game as it guesses it.";
const ODDS: &str = "How attacks would go, each fought many times over as far as you can know; all units that can come are thought to follow the first.";

/// The advice below the answers; empty until it is asked for.
pub(super) fn advice<T: Display>(ask: &Ask<T>, advised: &[Advised<T>]) -> Markup {
    let of = |advice: &Advised<T>| ask.choices.iter().find(|choice| choice.action == advice.action);
    let all = advised.iter().filter_map(|advice| Some((of(advice)?, advice)));
    html! {
        div #hint.advice role="status" {
            @if !advised.is_empty() {
                p { (if advised.iter().any(|advice| advice.chance.is_some()) { HINT } else { ODDS }) }
                @for (choice, advice) in all {
                    button.advised name="action" value=(choice.action) data-things=[things(choice)]
                        aria-description=(choice.sentence)
                    {
                        (choice.label)
                        @if let Some(chance) = advice.chance { " " b { (percent(chance)) } }
                        @if let Some(odds) = &advice.odds { " " span.odds { (battle(ask, odds)) } }
                    }
                }
            }
        }
    }
}

/// How a battle would go, for the side of the one who is asked.
fn battle<T>(ask: &Ask<T>, odds: &Odds<T>) -> String {
    let [attacker, defender] = odds.losses;
    let (wins, own, other) = match odds.seats[1] == ask.seat {
        true => (1.0 - odds.wins, defender, attacker),
        false => (odds.wins, attacker, defender),
    };
    format!("battle won {}; you lose {own:.1} units, they {other:.1}", percent(wins))
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn odds_are_told_from_the_side_that_is_asked() {
        let ask = |seat| Ask {
            seat: Seat(seat),
            question: String::new(),
            aside: String::new(),
            rule: "R-1",
            choices: Vec::new(),
            barred: Vec::new(),
            attacks: true,
        };
        let odds =
            Odds { place: "here", seats: [Seat(0), Seat(1)], wins: 0.25, losses: [1.5, 0.5] };
        assert_eq!(battle(&ask(0), &odds), "battle won 25 %; you lose 1.5 units, they 0.5");
        assert_eq!(battle(&ask(1), &odds), "battle won 75 %; you lose 0.5 units, they 1.5");
    }
}
