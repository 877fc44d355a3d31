//! The course of a game: who is asked when, and what everybody else sees meanwhile.
//!
//! A view may give nothing away and the course still tell: whether somebody is asked at all, or a
//! choice is made for them because there is only one, depends on what they hold. So two worlds that a
//! player cannot tell apart are played on by choices that look the same, and must look the same
//! until something comes to light.

use super::ensure;
use crate::{Audience, Game, Options, Rng, Seat, SeatSet, Turn, Viewer, random_choice};

/// What a game says about its course.
#[derive(Debug)]
pub struct Course<G: Game> {
    /// What is waited for, as far as everybody sees it.
    pub waits: fn(&G::View) -> String,
    /// Whether an event shows something that the rules let be seen as soon as it is there: then
    /// its absence is seen too.
    pub shows: fn(&G::Event) -> bool,
}

impl<G: Game> Course<G> {
    /// Plays one game with random choices and compares its course, at every decision, with that
    /// of another world which some seat cannot tell apart. Returns how many could be compared.
    pub fn check(&self, setup: &G::Setup, seed: u64, rng: &mut Rng) -> Result<u32, String> {
        let mut game = G::new(setup, seed)
            .map_err(|refused| format!("seed {seed}: the setup is refused: {refused}"))?;
        let (mut steps, mut compared) = (0, 0);
        while let Turn::Pending(pending) = game.turn() {
            let seats: Vec<Seat> = pending.iter().collect();
            let mut options = Options::new();
            let seat = rng.pick(&seats).ok_or("nobody is pending")?;
            game.options(seat, &mut options);
            let action = random_choice::<G>(&options, rng).ok_or("a pending seat has no option")?;
            let players: Vec<Seat> = SeatSet::first(game.players()).iter().collect();
            let observer = rng.pick(&players).ok_or("nobody plays")?;
            steps += 1;
            let same = self.same(&game, observer, (seat, action), rng).map_err(|why| {
                format!(
                    "seed {seed}, step {steps}, seat {seat}, '{action}', seen by {observer}: {why}"
                )
            })?;
            compared += u32::from(same);
            game.play(seat, action, &mut crate::NoLog);
        }
        Ok(compared)
    }

    /// Whether a choice could be compared; refused if the observer can tell two worlds apart by
    /// what does not happen.
    fn same(
        &self,
        truth: &G,
        observer: Seat,
        (seat, action): (Seat, G::Action),
        rng: &mut Rng,
    ) -> Result<bool, String> {
        let world = truth.resample(observer, rng);
        let mut options = Options::new();
        world.options(seat, &mut options);
        let outline = G::outline(action);
        let alike: Vec<G::Action> = match seat == observer {
            true => vec![action],
            false => options.into_iter().filter(|&other| G::outline(other) == outline).collect(),
        };
        // What the player does here cannot be done there.
        let Some(other) = rng.pick(&alike) else { return Ok(false) };
        let (here, events) = played(truth, observer, seat, action);
        let (there, others) = played(&world, observer, seat, other);
        let same = events.iter().zip(&others).take_while(|(one, other)| one == other).count();
        match (events.get(same), others.get(same)) {
            // Something has come to light.
            (Some(_), Some(_)) => return Ok(true),
            (Some(event), None) | (None, Some(event)) if (self.shows)(event) => return Ok(true),
            (None, None) => {}
            (one, other) => {
                let before = &events[..same];
                return Err(format!("after {before:?} comes {one:?}, elsewhere {other:?}"));
            }
        }
        let waits = |game: &G| (game.turn(), (self.waits)(&game.view(Viewer::Spectator)));
        let (now, other) = (waits(&here), waits(&there));
        ensure(now == other, || format!("after {events:?} waits {now:?}, elsewhere {other:?}"))?;
        Ok(true)
    }
}

/// A copy of the game after a choice, and what an observer saw of it.
fn played<G: Game>(game: &G, observer: Seat, seat: Seat, action: G::Action) -> (G, Vec<G::Event>) {
    let (mut next, mut events) = (game.clone(), Vec::new());
    next.play(seat, action, &mut events);
    events.retain(|event| match G::audience(event) {
        Audience::All => true,
        Audience::Only(only) => only == observer,
    });
    (next, events)
}
