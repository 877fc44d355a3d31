//! A hint: the answers a bot would give, in the words of the answers. Odds: how attacks would go.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use tongue::say;

use super::prompt::things;
use crate::page::glyph;
use crate::scene::{Advised, Ask, Odds, Scene};
use crate::show::Show;

/// Asks for the odds of attacks, if there are any, and for a hint. Without script they lead to the
/// page with the help on it.
pub(super) fn buttons<S: Show>(scene: &Scene<'_, S>, ask: &Ask<S::Thing>) -> Markup {
    let href = |what: &str| format!("/t/{}/{what}?as={}", scene.table, ask.seat.index());
    html! {
        @if ask.attacks {
            a #ask-odds.btn.aid href=(href("odds")) rel="nofollow" {
                (glyph("i-attack")) span { (say!(scene, "table-odds")) } span.key aria-hidden="true" { "O" }
            }
        }
        a #ask-hint.btn.aid href=(href("hint")) rel="nofollow" {
            (glyph("i-eye")) span { (say!(scene, "table-hint")) } span.key aria-hidden="true" { "H" }
        }
    }
}

/// The advice below the answers; empty until it is asked for.
pub(super) fn advice<S: Show>(
    scene: &Scene<'_, S>,
    ask: &Ask<S::Thing>,
    advised: &[Advised<S::Thing>],
) -> Markup {
    let of = |advice: &Advised<S::Thing>| {
        ask.choices.iter().find(|choice| choice.action == advice.action)
    };
    let all = advised.iter().filter_map(|advice| Some((of(advice)?, advice)));
    let judged = advised.iter().any(|advice| advice.chance.is_some());
    html! {
        div #hint.advice role="status" {
            @if !advised.is_empty() {
                p { @if judged { (say!(scene, "table-hint-help")) } @else { (say!(scene, "table-odds-help")) } }
                @for (choice, advice) in all {
                    button.advised name="action" value=(choice.action) data-things=[things(choice)]
                        aria-description=(scene.say(&choice.sentence))
                    {
                        (scene.called(&choice.label))
                        @if let Some(chance) = advice.chance { " " b { (say!(scene, "percent", chance = Arg::percent(chance))) } }
                        @if let Some(odds) = &advice.odds { " " span.odds { (scene.say(&battle(ask, odds))) } }
                    }
                }
            }
        }
    }
}

/// How a battle would go, for the side of the one who is asked.
fn battle<T>(ask: &Ask<T>, odds: &Odds<T>) -> Message {
    let [attacker, defender] = odds.losses;
    let (wins, own, other) = match odds.seats[1] == ask.seat {
        true => (1.0 - odds.wins, defender, attacker),
        false => (odds.wins, attacker, defender),
    };
    message!(
        "table-odds-battle",
        wins = Arg::percent(wins),
        own = Arg::decimal(own, 1),
        other = Arg::decimal(other, 1)
    )
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn odds_are_told_from_the_side_that_is_asked() {
        let ask = |seat| Ask {
            seat: Seat(seat),
            question: Message::new("table-over"),
            aside: Vec::new(),
            rule: "R-1",
            choices: Vec::new(),
            barred: Vec::new(),
            attacks: true,
        };
        let odds =
            Odds { place: "here", seats: [Seat(0), Seat(1)], wins: 0.25, losses: [1.5, 0.5] };
        let told = |seat| tongue::english().say(&battle(&ask(seat), &odds));
        assert_eq!(told(0), "battle won 25 %; you lose 1.5 units, they 0.5");
        assert_eq!(told(1), "battle won 75 %; you lose 0.5 units, they 1.5");
    }
}
