//! What goes without saying in a Deploy order: the end of its first step, before a structure is bought, and of the whole.

use kernel::{Draft, Seen, Unsaid};

use crate::action::Action;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// A Deploy order with these purchases, in the sequence of the rules; none if it cannot have all of them, or no such order
/// is resolved.
pub fn of_purchases(
    seen: &Seen<ForbiddenStars>,
    wanted: &[Action],
) -> Option<Draft<ForbiddenStars>> {
    let mut draft = Draft::new(seen);
    let deploys = deploys(&draft);
    let all = sorted(wanted).iter().all(|wish| is_purchase(wish) && add(&mut draft, *wish));
    (deploys && all).then_some(draft)
}

/// What is bought.
pub fn purchases(draft: &Draft<ForbiddenStars>) -> Vec<Action> {
    draft.choices().iter().copied().filter(is_purchase).collect()
}

/// Choices in full: what ends the steps of the order between and, where that is left unsaid, after them. What cannot be made stays
/// as it is: whoever is given them says why not.
pub fn in_full(seen: &Seen<ForbiddenStars>, choices: &[Action], unsaid: Unsaid) -> Vec<Action> {
    let mut draft = Draft::new(seen);
    let all = choices.iter().all(is_purchase);
    let choices = if all { sorted(choices) } else { choices.to_vec() };
    for (number, &choice) in choices.iter().enumerate() {
        if !add(&mut draft, choice) {
            return [draft.choices(), &choices[number..]].concat();
        }
    }
    while unsaid == Unsaid::End && deploys(&draft) && draft.offers(Action::Done {}) {
        draft.make(Action::Done {});
    }
    draft.choices().to_vec()
}

fn is_purchase(choice: &Action) -> bool {
    matches!(choice, Action::BuyUnit { .. } | Action::BuyStructure { .. })
}

/// FS-DEP-01, -05: units before the structure.
fn sorted(purchases: &[Action]) -> Vec<Action> {
    let mut sorted = purchases.to_vec();
    sorted.sort_by_key(|wish| matches!(wish, Action::BuyStructure { .. }));
    sorted
}

/// Whether a step of a Deploy order is going on.
fn deploys(draft: &Draft<ForbiddenStars>) -> bool {
    let step = draft.world().step();
    matches!(step, Step::BuyUnits(seat) | Step::BuyStructure(seat) if seat == draft.seat())
}

/// Adds a choice, after the end of the step before it where that is needed; says whether it can be made.
fn add(draft: &mut Draft<ForbiddenStars>, wanted: Action) -> bool {
    let structure = matches!(wanted, Action::BuyStructure { .. });
    draft.add(wanted, |draft| {
        let units = matches!(draft.world().step(), Step::BuyUnits(_));
        (structure && units && draft.offers(Action::Done {})).then_some(Action::Done {})
    })
}
