//! What goes without saying: that an order is resolved which has been turned up, and in a Deploy order the end of its first
//! step, before a structure is bought, and of the whole.

use kernel::{Draft, Game, Options, Seen, Unsaid};

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
    // Before it is turned up nobody need know which order it is.
    if unsaid == Unsaid::LastCall && choices.is_empty() {
        resolve(&mut draft);
    }
    draft.choices().to_vec()
}

/// Resolves the order that has been turned up if that asks something of the player: where there is nothing to choose, the
/// event deck may be the better place for it.
fn resolve(draft: &mut Draft<ForbiddenStars>) {
    let asks = |world: &ForbiddenStars| {
        world.order.is_some_and(|order| order.seat == draft.seat())
            && world.asked(&mut Options::new()) == Some(draft.seat())
    };
    if !matches!(draft.world().step(), Step::ResolveOrder(seat) if seat == draft.seat()) {
        return;
    }
    let mut resolved = draft.clone();
    resolved.make(Action::Resolve {});
    if asks(resolved.world()) {
        *draft = resolved;
    }
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
