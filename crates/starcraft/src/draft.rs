//! What goes without saying: choices that a player leaves out because nothing else is meant, such as
//! paying where it makes no difference. They are put in here, in a world that the player cannot tell
//! from the true one; the rules then take one choice after the other, as ever.

use kernel::{Game, NoLog, Options, Seat, Seen};

use crate::action::Action;
use crate::ids::{Area, Order, Resource};
use crate::payment::Discount;
use crate::stages::BuildStage;
use crate::state::{StarCraft, Step};

/// Choices that have been put together and not been made.
#[derive(Clone, Debug)]
pub struct Draft {
    world: StarCraft,
    seat: Seat,
    choices: Vec<Action>,
    spent: [u8; 2],
    /// The only area that the unit which moved last could go to.
    alone: Option<Area>,
}

impl Draft {
    /// Nothing yet.
    pub fn new(seen: &Seen<StarCraft>) -> Self {
        Self {
            world: seen.world().clone(),
            seat: seen.seat(),
            choices: Vec::new(),
            spent: [0; 2],
            alone: None,
        }
    }

    /// A Build order with these purchases, in the sequence of the rules; none if it cannot have all of them
    /// without force mining, or no Build order is to be carried out.
    pub fn of_purchases(seen: &Seen<StarCraft>, wanted: &[Action]) -> Option<Self> {
        let mut draft = Self::new(seen);
        draft.opening().into_iter().for_each(|opening| draft.make(opening));
        let builds = draft.builds();
        let mut wanted = wanted.to_vec();
        wanted.sort_by_key(|&purchase| stage(purchase).map(|stage| stage as u8));
        let all = wanted.iter().all(|&purchase| stage(purchase).is_some() && draft.add(purchase));
        while matches!(draft.world.step(), Step::Pay(_)) {
            draft.make(draft.between()?);
        }
        (builds && all).then_some(draft)
    }

    /// Minerals and gas that are paid.
    pub fn spent(&self) -> [u8; 2] {
        self.spent
    }

    /// What is bought, in the sequence of the rules.
    pub fn purchases(&self) -> Vec<Action> {
        self.choices.iter().copied().filter(|&choice| stage(choice).is_some()).collect()
    }

    /// Whether a step of a Build order is going on.
    fn builds(&self) -> bool {
        let step = self.world.step();
        matches!(step, Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_))
            && step.seat() == Some(self.seat)
    }

    /// Adds a choice, and before it what it takes to come to it; says whether it can be made. If it
    /// cannot, nothing is added.
    pub fn add(&mut self, wanted: Action) -> bool {
        if self.went_by_itself(wanted) {
            return true;
        }
        let mut longer = self.clone();
        let buys = stage(wanted).is_some();
        while !longer.offers(wanted) {
            let before = longer.opening().or_else(|| longer.between()).filter(|_| buys);
            let Some(before) = before else { return false };
            longer.make(before);
        }
        longer.make(wanted);
        *self = longer;
        true
    }

    /// Pays for the last choice if nothing is to be decided about it: without force mining, and without
    /// a discount that could be kept for another purchase.
    pub fn pay(&mut self) {
        let plain = self.world.payment.is_some_and(|due| due.discount == Discount::None);
        if plain && self.offers(Action::PayAuto {}) {
            self.make(Action::PayAuto {});
        }
    }

    /// Pays what is to be paid and ends the Build order that is being carried out.
    pub fn end(&mut self) {
        while let Some(next) = self.between().or_else(|| self.last()) {
            self.make(next);
        }
    }

    /// The world that the choices lead to.
    pub fn world(&self) -> &StarCraft {
        &self.world
    }

    /// All choices, one after the other.
    pub fn into_choices(self) -> Vec<Action> {
        self.choices
    }

    /// Whether the rules have made this choice already: a unit that can go to one area only goes there
    /// without a question.
    fn went_by_itself(&self, wanted: Action) -> bool {
        let (Some(Action::MoveUnit { .. }), Action::MoveTo { area }) =
            (self.choices.last(), wanted)
        else {
            return false;
        };
        // Moving may be over with it: where nothing else can move, that goes without a question too.
        !matches!(self.world.step(), Step::MoveTo(_)) && self.alone == Some(area)
    }

    fn offers(&self, action: Action) -> bool {
        let mut options = Options::new();
        self.world.options(self.seat, &mut options);
        options.contains(&action)
    }

    fn make(&mut self, action: Action) {
        if let (Action::PayAuto {}, Some(due)) = (action, self.world.payment) {
            self.spent = [self.spent[0] + due.left[0], self.spent[1] + due.left[1]];
        }
        if let Action::MoveUnit { unit, from } = action {
            let mut areas = self.world.destinations(self.seat, unit, from).map(|(area, _)| area);
            self.alone = areas.next().filter(|_| areas.next().is_none());
        }
        self.world.play(self.seat, action, &mut NoLog);
        self.choices.push(action);
    }

    /// Whoever wants to build something carries out the Build order that has been revealed.
    fn opening(&self) -> Option<Action> {
        let asked = matches!(self.world.step(), Step::ExecuteOrEvent(_)) && self.choices.is_empty();
        let builds = self.world.order.is_some_and(|order| order.order.standard() == Order::BUILD);
        (asked && builds && self.offers(Action::Execute {})).then_some(Action::Execute {})
    }

    /// What goes without saying for somebody who wants something that comes later in a Build order.
    fn between(&self) -> Option<Action> {
        let next = match self.world.step() {
            Step::Pay(_) => self.payment(),
            Step::BuildUnits(_) | Step::BuildUpgrades(_) => Action::Done {},
            _ => return None,
        };
        self.offers(next).then_some(next)
    }

    /// What ends a Build order.
    fn last(&self) -> Option<Action> {
        let ends = matches!(self.world.step(), Step::BuildBase(_) | Step::EndOfOrder(_));
        (ends && self.offers(Action::Done {})).then_some(Action::Done {})
    }

    /// The next part of a payment. A discount is worth the same for whatever it is taken first; it is
    /// taken off the resource of which less is left.
    fn payment(&self) -> Action {
        let free = self.world.budget(self.seat).free;
        let discounts = Resource::BOTH.map(|resource| Action::Discount { resource });
        let offered =
            discounts.into_iter().zip(free).filter(|(discount, _)| self.offers(*discount));
        offered.min_by_key(|(_, left)| *left).map_or(Action::PayAuto {}, |(discount, _)| discount)
    }
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

/// Choices in full, with what goes without saying; `ends` says that the order ends with them. What
/// cannot be made stays as it is: whoever is given them says why not.
pub fn in_full(seen: &Seen<StarCraft>, choices: &[Action], ends: bool) -> Vec<Action> {
    let mut draft = Draft::new(seen);
    for (number, &choice) in choices.iter().enumerate() {
        if !draft.add(choice) {
            let mut all = draft.into_choices();
            all.extend(&choices[number..]);
            return all;
        }
    }
    if ends {
        draft.end();
    } else {
        draft.pay();
    }
    draft.into_choices()
}
