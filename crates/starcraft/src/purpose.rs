//! What an order is for, as far as can be told: the round is played to its end many times over, in
//! worlds its owner cannot tell apart from the true one. Nobody places an order for the sake of
//! what goes wrong, so what it does is counted where the round ends well for the owner.

use kernel::{Evaluate, Game, NoLog, Options, Rng, Seat, Seen};

use crate::action::Action;
use crate::ids::{Area, Order, Planet};
use crate::report::Event;
use crate::state::StarCraft;

/// Choices until the end of a round; a longer one tells what it has told by then.
const LONG: u32 = 1_000;
/// One in so many rounds ends well.
const WELL: usize = 4;

/// What an order is for; what says most about it comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    /// An Event card instead of what the order would do.
    EventCard,
    /// Units.
    Units,
    /// A building or module.
    Building,
    /// A technology.
    Technology,
    /// A base.
    Base(Area),
    /// An area that nobody defends, or nobody any more.
    Take(Area),
    /// A battle.
    Attack(Area),
}

/// What an order is for, and how its battle goes, where it is for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What it is for.
    pub purpose: Purpose,
    /// How often the battle it is for was fought.
    pub fought: u32,
    /// How often its owner had the area then.
    pub won: u32,
}

/// What the order that a seat places with this action is for; none if nothing can be told, or if
/// it places none.
pub fn purpose(seen: &Seen<StarCraft>, action: Action, tries: u32, seed: u64) -> Option<Purpose> {
    prospect(seen, action, tries, seed).map(|prospect| prospect.purpose)
}

/// What such an order is for, and how its battle goes. Battles count wherever they are fought, not
/// only where the round ends well.
pub fn prospect(seen: &Seen<StarCraft>, action: Action, tries: u32, seed: u64) -> Option<Prospect> {
    let Action::PlaceOrder { order, planet } = action else { return None };
    let seat = seen.seat();
    let mut rounds: Vec<(f32, Vec<Purpose>)> = Vec::new();
    let mut battles: Vec<(Area, bool)> = Vec::new();
    for number in 0..tries {
        let mut rng = Rng::fork(seed, u64::from(number));
        let mut world = seen.sample(&mut rng);
        world.play(seat, action, &mut NoLog);
        let done = play_round(&mut world, (seat, planet, order), &mut battles, &mut rng);
        rounds.push((world.chances()[seat.index()], done));
    }
    rounds.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut counts: Vec<(Purpose, u32)> = Vec::new();
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
    let fought = battles.iter().filter(|(area, _)| purpose == Purpose::Attack(*area));
    let (all, won) = fought.fold((0, 0), |(all, won), (_, held)| (all + 1, won + u32::from(*held)));
    Some(Prospect { purpose, fought: all, won })
}

/// Plays by habit to the end of the round; everything the order did, each once. The battles it began
/// are added to the others: where, and whether they were won.
fn play_round(
    world: &mut StarCraft,
    (seat, planet, order): (Seat, Planet, Order),
    battles: &mut Vec<(Area, bool)>,
    rng: &mut Rng,
) -> Vec<Purpose> {
    let start = world.clone();
    let (mut done, mut ours) = (Vec::new(), false);
    let (mut events, mut options) = (Vec::new(), Options::new());
    let mut asked = world.asked(&mut options);
    for _ in 0..LONG {
        for event in events.drain(..) {
            let revealed = matches!(event, Event::OrderRevealed { .. });
            if revealed {
                ours = event == Event::OrderRevealed { seat, planet, order } && done.is_empty();
            }
            if let Event::BattleOver { area, holder, .. } = event {
                let begun = ours && done.contains(&Purpose::Attack(area));
                battles.extend(begun.then_some((area, holder == Some(seat))));
            }
            let purpose = start.aim_of(seat, &event).filter(|it| ours && !done.contains(it));
            done.extend(purpose);
        }
        let over = world.round != start.round || world.phase() == "regrouping";
        let Some(who) = asked.filter(|_| !over) else { break };
        let Some(choice) = world.habit(who, &options, rng) else { break };
        asked = world.play_on(who, choice, &mut events, &mut options);
    }
    done
}

impl StarCraft {
    /// What an event is good for, seen from the beginning of the round.
    fn aim_of(&self, seat: Seat, event: &Event) -> Option<Purpose> {
        match *event {
            Event::BattleBegins { attacker, area, .. } if attacker == seat => {
                Some(Purpose::Attack(area))
            }
            Event::UnitMoved { seat: mover, to, .. } if mover == seat => {
                (!self.is_friendly(seat, to)).then_some(Purpose::Take(to))
            }
            Event::BaseBuilt { seat: builder, area } if builder == seat => {
                Some(Purpose::Base(area))
            }
            Event::TechBought { seat: buyer, .. } if buyer == seat => Some(Purpose::Technology),
            Event::BuildingBuilt { seat: builder, .. }
            | Event::ModuleBuilt { seat: builder, .. }
                if builder == seat =>
            {
                Some(Purpose::Building)
            }
            Event::UnitBuilt { seat: builder, .. } if builder == seat => Some(Purpose::Units),
            Event::EventDrawn { seat: taker, .. } if taker == seat => Some(Purpose::EventCard),
            _ => None,
        }
    }
}
