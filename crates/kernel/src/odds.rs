//! How a battle is likely to go, as far as one player can know: it is fought many times over, in
//! worlds that player cannot tell apart from the true one, by players who do not think.

use std::fmt::Debug;

use crate::{Evaluate, Options, Rng, Seat, Seen};

/// Choices of one imagined battle, the moves before it included; a longer one does not count.
const LONG: u32 = 300;

/// A game in which two players fight for a place, in the course of an order.
pub trait Battles: Evaluate {
    /// Where a battle is fought.
    type Place: Copy + Eq + Debug + Send + Sync;

    /// The battle that goes on: where, attacker and defender.
    fn battle(&self) -> Option<(Self::Place, [Seat; 2])>;

    /// What an event says about a battle.
    fn news(event: &Self::Event) -> Option<News<Self::Place>>;

    /// Whether a seat holds a place once its battle is over.
    fn is_held(&self, place: Self::Place, seat: Seat) -> bool;

    /// Whether a choice commits a seat to a battle which has not begun, as everybody can see.
    fn is_attack(&self, seat: Seat, action: Self::Action) -> bool;

    /// What brings one more unit to where this attack leads, as long as there is one, and then
    /// ends the moves; none if the seat is asked something else.
    fn follow(
        &self,
        seat: Seat,
        attack: Self::Action,
        options: &[Self::Action],
    ) -> Option<Self::Action>;

    /// Whether an order is being carried out, so that a battle can still come of it.
    fn is_ordered(&self) -> bool;
}

/// What an event says about a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News<P> {
    /// It begins: where, attacker and defender.
    Begins(P, [Seat; 2]),
    /// A player has lost a unit.
    Loses(Seat),
    /// It is over.
    Ends(P),
}

/// How a battle is likely to go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds<P> {
    /// Where it is fought.
    pub place: P,
    /// Attacker and defender.
    pub seats: [Seat; 2],
    /// How often the attacker has the place in the end, of 1.
    pub wins: f32,
    /// How many units each side loses, on average.
    pub losses: [f32; 2],
}

impl<P> Odds<P> {
    /// The odds of a battle whose place is called otherwise.
    pub fn at<Q>(self, call: impl FnOnce(P) -> Q) -> Odds<Q> {
        let Self { place, seats, wins, losses } = self;
        Odds { place: call(place), seats, wins, losses }
    }
}

/// The choices of the seat that commit it to a battle which has not begun.
pub fn attacks<G: Battles>(seen: &Seen<G>) -> Vec<G::Action> {
    // Everybody can see that, so any world will do.
    let world = seen.world();
    let mut options = Options::new();
    seen.options(&mut options);
    options.iter().copied().filter(|&action| world.is_attack(seen.seat(), action)).collect()
}

/// What becomes of the battle that a choice of the seat begins or is part of; none if there is no
/// battle. A unit that moves to an enemy place is thought to be followed by all others that can.
pub fn odds<G: Battles>(
    seen: &Seen<G>,
    action: G::Action,
    tries: u32,
    seed: u64,
) -> Option<Odds<G::Place>> {
    let seat = seen.seat();
    if seen.world().battle().is_none() && !seen.world().is_attack(seat, action) {
        return None;
    }
    let fought = (0..tries).filter_map(|number| {
        let mut rng = Rng::fork(seed, u64::from(number));
        fight(seen.sample(&mut rng), seat, action, &mut rng)
    });
    let (mut sum, mut count): (Option<Odds<G::Place>>, f32) = (None, 0.0);
    for one in fought {
        let sum = sum.get_or_insert(Odds { wins: 0.0, losses: [0.0; 2], ..one });
        sum.wins += one.wins;
        sum.losses = [sum.losses[0] + one.losses[0], sum.losses[1] + one.losses[1]];
        count += 1.0;
    }
    let sum = sum?;
    Some(Odds { wins: sum.wins / count, losses: sum.losses.map(|lost| lost / count), ..sum })
}

/// Fights one battle to its end; none if there is none after all.
fn fight<G: Battles>(
    mut world: G,
    seat: Seat,
    action: G::Action,
    rng: &mut Rng,
) -> Option<Odds<G::Place>> {
    let even = |(place, seats)| Odds { place, seats, wins: 0.0, losses: [0.0; 2] };
    let mut fought = world.battle().map(even);
    let (mut events, mut options) = (Vec::new(), Options::new());
    let mut asked = world.play_on(seat, action, &mut events, &mut options);
    for _ in 0..LONG {
        for news in events.drain(..).filter_map(|event| G::news(&event)) {
            match news {
                News::Begins(place, seats) => fought = Some(even((place, seats))),
                News::Loses(seat) => {
                    if let Some(fought) = &mut fought {
                        let side = fought.seats.iter().position(|&other| other == seat);
                        side.into_iter().for_each(|side| fought.losses[side] += 1.0);
                    }
                }
                News::Ends(_) => {}
            }
        }
        if let Some(mut fought) = fought.filter(|_| world.battle().is_none()) {
            let held = world.is_held(fought.place, fought.seats[0]);
            fought.wins = f32::from(u8::from(held));
            return Some(fought);
        }
        let who = asked.filter(|_| world.is_ordered())?;
        let follow = world.follow(who, action, &options);
        let choice = follow.or_else(|| world.habit(who, &options, rng))?;
        asked = world.play_on(who, choice, &mut events, &mut options);
    }
    None
}
