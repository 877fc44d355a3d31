//! What an order is for, as far as can be told: the round is played to its end many times over, in
//! worlds its owner cannot tell apart from the true one. Nobody places an order for the sake of
//! what goes wrong, so what it does is counted where the round ends well for the owner.

use std::fmt::Debug;

use crate::{Battles, News, NoLog, Options, Rng, Seat, Seen};

/// Choices until the end of a round; a longer one tells what it has told by then.
const LONG: u32 = 1_000;
/// One in so many rounds ends well.
const WELL: usize = 4;

/// A game in which orders are placed that are carried out later in the round.
pub trait Purposes: Battles {
    /// What an order may be for; what says most about it is the greatest.
    type Purpose: Copy + Ord + Debug;

    /// The phase in which all orders of a round are over.
    const ORDERS_OVER: &'static str;

    /// Whether a choice places an order.
    fn is_order(action: Self::Action) -> bool;

    /// Whether an event turns up the order that a seat has placed with this choice; none if it turns
    /// up no order.
    fn turns_up(event: &Self::Event, seat: Seat, order: Self::Action) -> Option<bool>;

    /// What an event is good for, seen from the beginning of the round.
    fn purpose_of(&self, seat: Seat, event: &Self::Event) -> Option<Self::Purpose>;

    /// Where the battle is fought that somebody is after.
    fn fights_at(purpose: Self::Purpose) -> Option<Self::Place>;
}

/// What an order is for, and how its battle goes, where it is for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect<P> {
    /// What it is for.
    pub purpose: P,
    /// How often the battle it is for was fought.
    pub fought: u32,
    /// How often its owner had the place then.
    pub won: u32,
}

/// What the order that a seat places with this action is for, and how its battle goes; none if
/// nothing can be told, or if it places none. Battles count wherever they are fought, not only where
/// the round ends well.
pub fn prospect<G: Purposes>(
    seen: &Seen<G>,
    action: G::Action,
    tries: u32,
    seed: u64,
) -> Option<Prospect<G::Purpose>> {
    if !G::is_order(action) {
        return None;
    }
    let seat = seen.seat();
    let mut rounds: Vec<(f32, Vec<G::Purpose>)> = Vec::new();
    let mut battles: Vec<(G::Place, bool)> = Vec::new();
    for number in 0..tries {
        let mut rng = Rng::fork(seed, u64::from(number));
        let mut world = seen.sample(&mut rng);
        world.play(seat, action, &mut NoLog);
        let done = play_round(&mut world, seat, action, &mut battles, &mut rng);
        rounds.push((world.chances()[seat.index()], done));
    }
    rounds.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut counts: Vec<(G::Purpose, u32)> = Vec::new();
    for done in rounds.into_iter().take((tries as usize).div_ceil(WELL)).flat_map(|round| round.1) {
        match counts.iter_mut().find(|(other, _)| *other == done) {
            Some((_, count)) => *count += 1,
            None => counts.push((done, 1)),
        }
    }
    // What happens nearly always says little beside what happens often.
    let most = counts.iter().map(|&(_, count)| count).max()?;
    let often = counts.into_iter().filter(|&(_, count)| count * 3 >= most);
    let purpose = often.map(|(done, _)| done).max()?;
    let fought = battles.iter().filter(|(place, _)| G::fights_at(purpose) == Some(*place));
    let (all, won) = fought.fold((0, 0), |(all, won), (_, held)| (all + 1, won + u32::from(*held)));
    Some(Prospect { purpose, fought: all, won })
}

/// Plays by habit to the end of the round; everything the order did, each once. The battles it began
/// are added to the others: where, and whether they were won.
fn play_round<G: Purposes>(
    world: &mut G,
    seat: Seat,
    order: G::Action,
    battles: &mut Vec<(G::Place, bool)>,
    rng: &mut Rng,
) -> Vec<G::Purpose> {
    let start = world.clone();
    let (mut done, mut ours) = (Vec::new(), false);
    let (mut events, mut options) = (Vec::new(), Options::new());
    let mut asked = world.asked(&mut options);
    for _ in 0..LONG {
        for event in events.drain(..) {
            if let Some(own) = G::turns_up(&event, seat, order) {
                ours = own && done.is_empty();
            }
            if let Some(News::Ends(place)) = G::news(&event) {
                let begun = done.iter().any(|it| G::fights_at(*it) == Some(place));
                battles.extend((ours && begun).then(|| (place, world.is_held(place, seat))));
            }
            let purpose = start.purpose_of(seat, &event);
            done.extend(purpose.filter(|it| ours && !done.contains(it)));
        }
        let (round, phase) = world.clock();
        let over = round != start.clock().0 || phase == G::ORDERS_OVER;
        let Some(who) = asked.filter(|_| !over) else { break };
        let Some(choice) = world.habit(who, &options, rng) else { break };
        asked = world.play_on(who, choice, &mut events, &mut options);
    }
    done
}
