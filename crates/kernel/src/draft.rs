//! Choices put together before they are made.

use crate::{Game, NoLog, Options, Seat, Seen};

/// What a player leaves unsaid after their choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Unsaid {
    /// What makes no difference, such as how a price is paid.
    Payment,
    /// That, and a last chance they let pass.
    LastCall,
    /// That, and the end of what the choices are part of.
    End,
}

/// Choices that have been put together and not been made, tried out in a world that the player
/// cannot tell from the true one. Which choices go without saying between them, the game says.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    start: G,
    world: G,
    seat: Seat,
    choices: Vec<G::Action>,
}

impl<G: Game> Draft<G> {
    /// Nothing yet.
    pub fn new(seen: &Seen<G>) -> Self {
        let world = seen.world();
        Self { start: world.clone(), world: world.clone(), seat: seen.seat(), choices: Vec::new() }
    }

    /// Who chooses.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The world before the first choice.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The world that the choices lead to.
    pub fn world(&self) -> &G {
        &self.world
    }

    /// All choices, one after the other.
    pub fn choices(&self) -> &[G::Action] {
        &self.choices
    }

    /// The choices, each with the world in which it is made.
    pub fn made(&self) -> impl Iterator<Item = (G, G::Action)> {
        let mut world = self.start.clone();
        self.choices.iter().map(move |&choice| {
            let before = world.clone();
            world.play(self.seat, choice, &mut NoLog);
            (before, choice)
        })
    }

    /// Whether a choice can be made now.
    pub fn offers(&self, action: G::Action) -> bool {
        let mut options = Options::new();
        self.world.options(self.seat, &mut options);
        options.contains(&action)
    }

    /// Makes a choice that is offered.
    pub fn make(&mut self, action: G::Action) {
        self.world.play(self.seat, action, &mut NoLog);
        self.choices.push(action);
    }

    /// Adds a choice, and before it what goes without saying, as long as there is `between` and the
    /// choice is not offered. Says whether it can be made; if it cannot, nothing is added.
    pub fn add(&mut self, wanted: G::Action, between: impl Fn(&Self) -> Option<G::Action>) -> bool {
        let mut longer = self.clone();
        while !longer.offers(wanted) {
            let Some(before) = between(&longer) else { return false };
            longer.make(before);
        }
        longer.make(wanted);
        *self = longer;
        true
    }
}
