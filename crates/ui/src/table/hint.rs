//! A hint: the answers a bot would give, in the words of the answers, and what speaks for them. Odds: how attacks would go.

use kernel::{Arg, Message, Odds, message};
use maud::{Markup, html};
use tongue::say;

use super::part;
use super::prompt::{confirm, things};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Advised, Ask, Scene};
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

/// Room for the button while nothing is asked: the question beside it keeps its width.
pub(super) fn room<S: Show>(scene: &Scene<'_, S>) -> Markup {
    html! {
        span.btn.aid aria-hidden="true" { (glyph("i-eye")) span { (say!(scene, "table-hint")) } span.key { "H" } }
    }
}

/// The fragment `hint`: advice over the log, so that the board stays free; hidden until it is asked for.
/// Its buttons are answers like those of the question.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let advice = match (&scene.ask, scene.hint) {
        (Some(ask), Some(advised)) if !advised.is_empty() => advice(scene, ask, advised),
        _ => html! {},
    };
    // The number makes it another one for every question.
    let html = html! {
        section #hint.advice role="status" data-decision=(scene.decision) aria-label=(say!(scene, "table-hint")) { (advice) }
    };
    part("hint", "talk", html)
}

fn advice<S: Show>(
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
        header {
            h2 { @if judged { (glyph("i-eye")) (say!(scene, "table-hint")) } @else { (glyph("i-attack")) (say!(scene, "table-odds")) } }
            a.btn.ghost.small.close href={ "/t/" (scene.table) "?as=" (ask.seat.index()) } aria-label=(say!(scene, "close")) { (glyph("i-x")) }
        }
        p { @if judged { (say!(scene, "table-hint-help")) } @else { (say!(scene, "table-odds-help")) } }
        @for (choice, advice) in all {
            article.advised {
                h3 { (scene.called(&choice.label)) }
                @if let Some(chance) = advice.chance { b { (say!(scene, "percent", chance = Arg::percent(chance))) } }
                @if let Some(odds) = &advice.odds { p.odds { (scene.say(&battle(ask, odds, S::BATTLE))) } }
                @if !advice.reasons.is_empty() {
                    ul.reasons { @for reason in &advice.reasons { li { (S::glyph(reason.glyph)) span { (scene.said(&reason.words)) } } } }
                }
                div.acts {
                    @if let Some(things) = things(choice) {
                        button.btn.small.show-me type="button" value=(choice.action) data-things=(things) aria-pressed="false" { (say!(scene, "table-show-me")) }
                    }
                    button.btn.small.do-it form="answers" name="action" value=(choice.action)
                        data-confirm=[confirm(scene, choice)] aria-description=(scene.say(&choice.sentence))
                    { (say!(scene, "table-do-it")) }
                }
            }
        }
    }
}

/// How a battle would go, for the side of the one who is asked.
fn battle<T>(ask: &Ask<T>, odds: &Odds<T>, called: Message) -> Message {
    let [attacker, defender] = odds.losses;
    let (wins, own, other) = match odds.seats[1] == ask.seat {
        true => (1.0 - odds.wins, defender, attacker),
        false => (odds.wins, attacker, defender),
    };
    message!(
        "table-odds-battle",
        battle = called,
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
            early: Vec::new(),
            barred: Vec::new(),
            attacks: true,
            covered: false,
            wish: None,
        };
        let odds =
            Odds { place: "here", seats: [Seat(0), Seat(1)], wins: 0.25, losses: [1.5, 0.5] };
        let told =
            |seat| tongue::english().say(&battle(&ask(seat), &odds, message!("table-battle")));
        assert_eq!(told(0), "Chance of winning the battle: 25%; units lost: you 1.5, they 0.5");
        assert_eq!(told(1), "Chance of winning the battle: 75%; units lost: you 0.5, they 1.5");
    }
}
