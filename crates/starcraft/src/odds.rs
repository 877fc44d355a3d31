//! How a battle is likely to go, as far as one player can know: it is fought many times over, in
//! worlds that player cannot tell apart from the true one, by players who do not think.

use kernel::{Evaluate, Game, Options, Rng, Seat, Seen};

use crate::action::Action;
use crate::ids::Area;
use crate::report::Event;
use crate::state::{StarCraft, Step};

/// Choices of one imagined battle, the moves before it included; a longer one does not count.
const LONG: u32 = 300;

/// How a battle is likely to go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// Where it is fought.
    pub area: Area,
    /// Attacker and defender.
    pub seats: [Seat; 2],
    /// How often the attacker has the area in the end, of 1.
    pub wins: f32,
    /// How many units each side loses, on average.
    pub losses: [f32; 2],
}

/// The choices of the seat that commit it to a battle which has not begun.
pub fn attacks(seen: &Seen<StarCraft>) -> Vec<Action> {
    // Everybody can see that, so any world will do.
    let world = seen.world();
    let mut options = Options::new();
    seen.options(&mut options);
    options.iter().copied().filter(|&action| world.is_attack(seen.seat(), action)).collect()
}

/// What becomes of the battle that a choice of the seat begins or is part of; none if there is no
/// battle. A unit that moves to an enemy area is thought to be followed by all others that can.
pub fn odds(seen: &Seen<StarCraft>, action: Action, tries: u32, seed: u64) -> Option<Odds> {
    let seat = seen.seat();
    let fought = (0..tries).filter_map(|number| {
        let mut rng = Rng::fork(seed, u64::from(number));
        fight(seen.sample(&mut rng), seat, action, &mut rng)
    });
    let (mut sum, mut count): (Option<Odds>, f32) = (None, 0.0);
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
fn fight(mut world: StarCraft, seat: Seat, action: Action, rng: &mut Rng) -> Option<Odds> {
    let even = |area, seats| Odds { area, seats, wins: 0.0, losses: [0.0; 2] };
    let mut fought = world.battle.as_ref().map(|battle| even(battle.area, battle.seats));
    let (mut events, mut options) = (Vec::new(), Options::new());
    let mut asked = world.play_on(seat, action, &mut events, &mut options);
    for _ in 0..LONG {
        for event in events.drain(..) {
            match event {
                Event::BattleBegins { attacker, defender, area } => {
                    fought = Some(even(area, [attacker, defender]));
                }
                Event::UnitDestroyed { seat, .. } => {
                    if let Some(fought) = &mut fought {
                        let side = fought.seats.iter().position(|&other| other == seat);
                        side.into_iter().for_each(|side| fought.losses[side] += 1.0);
                    }
                }
                _ => {}
            }
        }
        if let Some(mut fought) = fought.filter(|_| world.battle.is_none()) {
            let held = world.stands_in(fought.seats[0], fought.area);
            fought.wins = f32::from(u8::from(held));
            return Some(fought);
        }
        let who = asked.filter(|_| world.order.is_some())?;
        let follow = match action {
            Action::MoveTo { area } => world.follow(who, area, &options),
            _ => None,
        };
        let choice = follow.or_else(|| world.habit(who, &options, rng))?;
        asked = world.play_on(who, choice, &mut events, &mut options);
    }
    None
}

impl StarCraft {
    /// Whether a seat has units in an area.
    pub fn stands_in(&self, seat: Seat, area: Area) -> bool {
        self.area(area).owner.is(seat)
    }

    /// Whether a choice begins a battle, as everybody can see.
    fn is_attack(&self, seat: Seat, action: Action) -> bool {
        match (self.step(), action) {
            (Step::MoveTo(_), Action::MoveTo { area }) => {
                let owner = self.area(area).owner.seat();
                owner.is_some_and(|owner| owner != seat && !self.teammates(seat, owner))
            }
            (Step::Move(_), Action::Done {}) => {
                self.active().attackers.iter().any(|&count| count > 0)
            }
            _ => false,
        }
    }

    /// What brings one more unit to an area, as long as there is one.
    fn follow(&self, seat: Seat, to: Area, options: &[Action]) -> Option<Action> {
        match self.step() {
            Step::MoveTo(_) => Some(Action::MoveTo { area: to }),
            Step::Move(_) => Some(Action::Done {}),
            _ => None,
        }
        .filter(|action| options.contains(action))
        .map(|end| {
            let comes = |action: &&Action| match **action {
                Action::MoveUnit { unit, from } => {
                    self.may_reach(seat, unit, from.planet(), to).is_ok()
                }
                _ => false,
            };
            options.iter().find(comes).copied().unwrap_or(end)
        })
    }
}
