//! What goes without saying: choices that a player leaves out because nothing else is meant, such as
//! paying where it makes no difference. They are put in here, in a world that the player cannot tell
//! from the true one; the rules then take one choice after the other, as ever.

use kernel::{Draft, Game, NoLog, Options, Seat, Seen, Unsaid};

use crate::action::Action;
use crate::ids::{Order, Resource};
use crate::payment::Discount;
use crate::stages::BuildStage;
use crate::state::{StarCraft, Step};

/// A Build order with these purchases, in the sequence of the rules; none if it cannot have all of them
/// without force mining, or no Build order is to be carried out.
pub fn of_purchases(seen: &Seen<StarCraft>, wanted: &[Action]) -> Option<Draft<StarCraft>> {
    let mut draft = Draft::new(seen);
    opening(&draft, Order::BUILD).into_iter().for_each(|opening| draft.make(opening));
    let builds = builds(&draft);
    let mut wanted = wanted.to_vec();
    wanted.sort_by_key(|&purchase| stage(purchase).map(|stage| stage as u8));
    let all = wanted.iter().all(|&wish| stage(wish).is_some() && add(&mut draft, wish));
    while matches!(draft.world().step(), Step::Pay(_)) {
        draft.make(between(&draft)?);
    }
    (builds && all).then_some(draft)
}

/// A Mobilize order that has been revealed, carried out; none if something else comes before the first move.
pub fn mobilized(seen: &Seen<StarCraft>) -> Option<Draft<StarCraft>> {
    let mut draft = Draft::new(seen);
    let opening = opening(&draft, Order::MOBILIZE)?;
    draft.make(opening);
    matches!(draft.world().step(), Step::Move(seat) if seat == draft.seat()).then_some(draft)
}

/// Minerals and gas that are paid.
pub fn spent(draft: &Draft<StarCraft>) -> [u8; 2] {
    let paid = draft.made().filter(|(_, choice)| matches!(choice, Action::PayAuto {}));
    let dues = paid.filter_map(|(world, _)| world.payment);
    dues.fold([0; 2], |sum, due| [sum[0] + due.left[0], sum[1] + due.left[1]])
}

/// What is bought, in the sequence of the rules.
pub fn purchases(draft: &Draft<StarCraft>) -> Vec<Action> {
    draft.choices().iter().copied().filter(|&choice| stage(choice).is_some()).collect()
}

/// Choices in full, with what goes without saying. What cannot be made stays as it is: whoever is given
/// them says why not.
pub fn in_full(seen: &Seen<StarCraft>, choices: &[Action], unsaid: Unsaid) -> Vec<Action> {
    let mut draft = Draft::new(seen);
    for (number, &choice) in choices.iter().enumerate() {
        if !add(&mut draft, choice) {
            return [draft.choices(), &choices[number..]].concat();
        }
    }
    match unsaid {
        Unsaid::End => end(&mut draft),
        Unsaid::LastCall => {
            pay(&mut draft);
            pass(&mut draft);
        }
        Unsaid::Payment => pay(&mut draft),
    }
    draft.choices().to_vec()
}

/// Whether a player whose order is being carried out would be asked at its end whether they destroy a piece
/// (SC-CLIM-08), and nowhere before.
pub fn calls_at_its_end(seen: &Seen<StarCraft>) -> bool {
    let (world, seat) = (seen.world(), seen.seat());
    world.order.is_some_and(|order| {
        order.seat == seat && order.order.standard() == Order::RESEARCH && !order.spared
    }) && !matches!(world.step(), Step::EndOfOrder(_) | Step::Scrap(_))
        && !Draft::new(seen).offers(Action::Scrap {})
        && world.rules.calls_before_every_return()
        && world.last_call_matters(seat)
}

/// Whether a step of a Build order is going on.
fn builds(draft: &Draft<StarCraft>) -> bool {
    let step = draft.world().step();
    matches!(step, Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_))
        && step.seat() == Some(draft.seat())
}

/// Adds a choice, and before it what it takes to come to it; says whether it can be made.
fn add(draft: &mut Draft<StarCraft>, wanted: Action) -> bool {
    let order = match wanted {
        Action::MoveUnit { .. } => Some(Order::MOBILIZE),
        _ => stage(wanted).map(|_| Order::BUILD),
    };
    went_by_itself(draft, wanted)
        || draft.add(wanted, |draft| {
            let order = order?;
            opening(draft, order).or_else(|| between(draft).filter(|_| order == Order::BUILD))
        })
}

/// Whether the rules have made this choice already: a unit that can go to one area only goes there
/// without a question.
fn went_by_itself(draft: &Draft<StarCraft>, wanted: Action) -> bool {
    let Action::MoveTo { area } = wanted else { return false };
    let Some((before, Action::MoveUnit { unit, from })) = draft.made().last() else { return false };
    let mut areas = before.destinations(draft.seat(), unit, from).map(|(area, _)| area);
    // Moving may be over with it: where nothing else can move, that goes without a question too.
    !matches!(draft.world().step(), Step::MoveTo(_))
        && areas.next() == Some(area)
        && areas.next().is_none()
}

/// Pays for the last choice if nothing is to be decided about it: without force mining, and without
/// a discount that could be kept for another purchase.
fn pay(draft: &mut Draft<StarCraft>) {
    let plain = draft.world().payment.is_some_and(|due| due.discount == Discount::None);
    if plain && draft.offers(Action::PayAuto {}) {
        draft.make(Action::PayAuto {});
    }
}

/// Whether paying in another way than by itself leads elsewhere, as far as the first step of it says.
pub fn pays_otherwise(before: &StarCraft, seat: Seat) -> bool {
    let paid = |first: Option<Action>| {
        let mut world = before.clone();
        for choice in first.into_iter().chain([Action::PayAuto {}]) {
            let mut options = Options::new();
            world.options(seat, &mut options);
            if options.contains(&choice) {
                world.play(seat, choice, &mut NoLog);
            }
        }
        world
    };
    let mut options = Options::new();
    before.options(seat, &mut options);
    let by_itself = paid(None);
    options.iter().any(|&other| other != Action::PayAuto {} && paid(Some(other)) != by_itself)
}

/// Lets the last chance to destroy a piece pass, if there is nothing else to choose.
fn pass(draft: &mut Draft<StarCraft>) {
    let mut options = Options::new();
    draft.world().list(draft.seat(), &mut options);
    let asked = matches!(draft.world().step(), Step::EndOfOrder(seat) if seat == draft.seat());
    if asked && options[..] == [Action::Scrap {}, Action::Done {}] {
        draft.make(Action::Done {});
    }
}

/// Pays what is to be paid and ends the Build order that is being carried out.
fn end(draft: &mut Draft<StarCraft>) {
    while let Some(next) = between(draft).or_else(|| last(draft)) {
        draft.make(next);
    }
}

/// Whoever wants to build or to move something carries out the order of that kind that has been revealed.
fn opening(draft: &Draft<StarCraft>, wanted: Order) -> Option<Action> {
    let world = draft.world();
    let asked = matches!(world.step(), Step::ExecuteOrEvent(_)) && draft.choices().is_empty();
    let fits = world.order.is_some_and(|order| order.order.standard() == wanted);
    (asked && fits && draft.offers(Action::Execute {})).then_some(Action::Execute {})
}

/// What goes without saying for somebody who wants something that comes later in a Build order.
fn between(draft: &Draft<StarCraft>) -> Option<Action> {
    let next = match draft.world().step() {
        Step::Pay(_) => payment(draft),
        Step::BuildUnits(_) | Step::BuildUpgrades(_) => Action::Done {},
        _ => return None,
    };
    draft.offers(next).then_some(next)
}

/// What ends a Build order.
fn last(draft: &Draft<StarCraft>) -> Option<Action> {
    let ends = matches!(draft.world().step(), Step::BuildBase(_) | Step::EndOfOrder(_));
    (ends && draft.offers(Action::Done {})).then_some(Action::Done {})
}

/// The next part of a payment. A discount is worth the same for whatever it is taken first; it is
/// taken off the resource of which less is left.
fn payment(draft: &Draft<StarCraft>) -> Action {
    let free = draft.world().budget(draft.seat()).free;
    let discounts = Resource::BOTH.map(|resource| Action::Discount { resource });
    let offered = discounts.into_iter().zip(free).filter(|(discount, _)| draft.offers(*discount));
    offered.min_by_key(|(_, left)| *left).map_or(Action::PayAuto {}, |(discount, _)| discount)
}

/// The step of a Build order in which something is bought; none for any other choice.
pub(crate) fn stage(action: Action) -> Option<BuildStage> {
    match action {
        Action::BuildWorker {} | Action::BuildTransport { .. } | Action::BuildUnit { .. } => {
            Some(BuildStage::Units)
        }
        Action::BuildBuilding { .. } | Action::BuildModule { .. } => Some(BuildStage::Upgrades),
        Action::BuildBase { .. } => Some(BuildStage::Base),
        _ => None,
    }
}
