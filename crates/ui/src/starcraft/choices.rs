//! Actions as answers: label, sentence, where they live.

use kernel::Seat;
use starcraft::view::View;
use starcraft::{Action, Barred};

use crate::scene::{Ask, Choice, ChoiceKind};

/// What a seat is asked. `question` and the others come from the engine.
pub fn ask(
    _view: &View,
    seat: Seat,
    decision: usize,
    question: String,
    rule: &'static str,
    options: &[Action],
    barred: Vec<Barred>,
) -> Ask {
    let choices = options
        .iter()
        .map(|action| Choice {
            action: action.to_string(),
            label: action.to_string(),
            sentence: action.to_string(),
            things: action.things().to_vec(),
            kind: ChoiceKind::Plain,
        })
        .collect();
    Ask { decision, seat, question, aside: String::new(), rule, choices, barred }
}
