//! A finished game looked into.

use std::any::Any;
use std::fmt;

use kernel::{
    Chances, Evaluate, Game, Odds, Options, Refused, Seat, Seen, Viewer, message, prospects,
};
use table::{Holder, Seats, Table};
use ui::analysis::{Analysis, Begun, Fought, Mistake, Turning};
use ui::scene::{Row, Why};
use ui::show::{Action, Show};

/// Turning points and battles that are told.
const TOLD: usize = 6;
/// A smaller swing turns nothing.
const SWING: f32 = 0.05;
/// Where nothing happened that is worth telling, a swing must be as large as this: the estimate trembles with every order.
const LARGE: f32 = 0.15;
/// What somebody tells of a stretch of play weighs at least so much.
const TELLING: u8 = 2;
/// Mistakes that are told; a smaller one is none, since the worth of a choice is an estimate.
const MISTAKES: usize = 3;
const COST: f32 = 0.02;
/// Answers that are compared, how often each is tried at first, and then the best of them beside the one that was given.
const ANSWERS: usize = 10;
const TRIED: u32 = 3;
const COMPARED: u32 = 24;
/// Battles that are fought for the odds of one, and stretches of play for what a choice is for.
const BATTLES: u32 = 300;
const ROUNDS: u32 = 80;

/// What there is to say about a finished game.
pub struct Study(Box<dyn Any + Send + Sync>);

impl Study {
    /// Looks into a finished game.
    pub(crate) fn new<S: Show>(table: &Table<S::Game>) -> Result<Self, Refused> {
        if !table.is_over() {
            return Err(Refused::new("not_over", message!("game-not-over")));
        }
        Ok(Self(Box::new(analyse::<S>(table)?)))
    }

    /// What was found; none if it is of another game.
    pub fn of<S: Show>(&self) -> Option<&Analysis<S::Thing, S::Aim>> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Study").finish_non_exhaustive()
    }
}

/// A state that is remembered: the choices made so far, the round, the chances.
struct Stop {
    moment: usize,
    round: u32,
    chances: Chances,
}

impl Stop {
    fn of<G: Evaluate>(moment: usize, game: &G) -> Self {
        Self { moment, round: game.clock().0, chances: game.chances() }
    }
}

fn analyse<S: Show>(table: &Table<S::Game>) -> Result<Analysis<S::Thing, S::Aim>, Refused> {
    let players = table.places().len();
    let ends = stretches::<S>(table);
    let (mut stops, mut whys, mut battles) = (Vec::new(), Vec::new(), Battles::<S>::of(table));
    let mut mistakes = Vec::new();
    table.retrace(|number, game, seat, action| {
        let moment = number - 1;
        if ends.binary_search(&moment).is_ok() {
            stops.push(Stop::of(moment, game));
        }
        battles.look(number, game);
        let (seen, seed) = (Seen::new(game, seat), number as u64);
        if matches!(table.places()[seat.index()].holder, Holder::Bot(_)) {
            let aim = S::aim(&seen, action, ROUNDS, seed);
            whys.extend(aim.map(|aim| Why { moment: number, seat, aim }));
        } else if game.matters(seat) {
            mistakes.extend(mistake::<S>(&seen, action, number));
        }
        if let Some(odds) = battles.begun_at(number) {
            *odds = S::odds(&seen, action, BATTLES, seed);
        }
    })?;
    battles.look(table.moment() + 1, table.game());
    stops.push(Stop::of(table.moment(), table.game()));
    let mut battles = battles.told();
    battles.sort_by(|one, other| other.luck().abs().total_cmp(&one.luck().abs()));
    battles.truncate(TOLD);
    let chance = |chance: &f32| vec![(chance * 100.0).round() as u16];
    let row = |stop: &Stop| Row {
        round: stop.round,
        seats: stop.chances[..players].iter().map(chance).collect(),
    };
    let course = stops.iter().map(row).collect();
    let moments = stops.iter().map(|stop| stop.moment).collect();
    mistakes.sort_by(|one: &Mistake, other| other.cost().total_cmp(&one.cost()));
    mistakes.truncate(MISTAKES);
    let eventful = eventful::<S>(table);
    let turns = turns(&stops, players, |from, to| eventful.iter().any(|&at| from < at && at <= to));
    Ok(Analysis { course, moments, turns, mistakes, battles, whys })
}

/// The moments at which something happened that is worth telling.
fn eventful<S: Show>(table: &Table<S::Game>) -> Vec<usize> {
    let log = table.log(Viewer::Spectator);
    log.filter(|(_, event)| S::note(event).weight >= TELLING).map(|(moment, _)| moment).collect()
}

/// What an answer has cost beside the best one, as far as the seat could know; none if it was as good.
fn mistake<S: Show>(seen: &Seen<S::Game>, chosen: Action<S>, moment: usize) -> Option<Mistake> {
    let mut options = Options::new();
    seen.world().options(seen.seat(), &mut options);
    let others = options.iter().copied().filter(|&other| other != chosen).take(ANSWERS - 1);
    let answers: Vec<Action<S>> = std::iter::once(chosen).chain(others).collect();
    let seed = moment as u64;
    let first = prospects(seen, &answers, TRIED, seed);
    let (best, _) = first.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1))?;
    if best == 0 || first[best] - first[0] < COST {
        return None;
    }
    let pair = [chosen, answers[best]];
    // In other worlds than those that made it the best.
    let chances = prospects(seen, &pair, COMPARED, !seed);
    let [chosen, better] = pair.map(|action| seen.world().describe(action));
    let mistake = Mistake {
        moment,
        seat: seen.seat(),
        round: seen.world().clock().0,
        answers: [chosen, better],
        chances: [chances[0], chances[1]],
    };
    (mistake.cost() >= COST).then_some(mistake)
}

/// The moments before an order is turned over or a phase begins, in order: what lies between two
/// of them belongs together.
fn stretches<S: Show>(table: &Table<S::Game>) -> Vec<usize> {
    let log = table.log(Viewer::Spectator).filter(|(_, event)| S::note(event).begins);
    let mut ends: Vec<usize> = log.map(|(moment, _)| moment.saturating_sub(1)).collect();
    ends.dedup();
    ends
}

/// The largest swings, each told for the player it mattered most to; `eventful` says whether something happened between two moments.
fn turns(stops: &[Stop], players: usize, eventful: impl Fn(usize, usize) -> bool) -> Vec<Turning> {
    let swing = |pair: &[Stop]| {
        let [before, after] = pair else { return None };
        let change =
            |seat: &Seat| (after.chances[seat.index()] - before.chances[seat.index()]).abs();
        let seats = (0..players as u8).map(Seat);
        let seat = seats.max_by(|one, other| change(one).total_cmp(&change(other)))?;
        let chances = [before, after].map(|stop| stop.chances[seat.index()]);
        Some(Turning { moments: [before.moment, after.moment], seat, chances })
    };
    let size = |turn: &Turning| (turn.chances[1] - turn.chances[0]).abs();
    let mut turns: Vec<Turning> = stops.windows(2).filter_map(swing).collect();
    turns.retain(|turn| {
        let [from, to] = turn.moments;
        size(turn) >= if eventful(from, to) { SWING } else { LARGE }
    });
    turns.sort_by(|one, other| size(other).total_cmp(&size(one)));
    turns.truncate(TOLD);
    turns
}

/// The battles of a game, while it is gone through.
struct Battles<S: Show>(Vec<Watched<S::Thing>>);

/// A battle that the log tells of, what was to be expected of it, and whether the attacker won.
struct Watched<T> {
    begun: Begun,
    odds: Option<Odds<T>>,
    won: Option<bool>,
}

impl<S: Show> Battles<S> {
    /// Those the log tells of.
    fn of(table: &Table<S::Game>) -> Self {
        let begun = S::battles(table.log(Viewer::Spectator)).into_iter();
        Self(begun.map(|begun| Watched { begun, odds: None, won: None }).collect())
    }

    /// The odds, still to be found, of the battle that this choice begins.
    fn begun_at(&mut self, number: usize) -> Option<&mut Option<Odds<S::Thing>>> {
        let found = self.0.iter_mut().find(|battle| battle.begun.moment == number);
        found.map(|battle| &mut battle.odds)
    }

    /// Looks at the state before this choice: who has won a battle that has just ended?
    fn look(&mut self, number: usize, game: &S::Game) {
        for battle in &mut self.0 {
            if battle.won.is_none() && battle.begun.moment < number {
                battle.won = battle.odds.as_ref().and_then(|odds| S::is_won(game, odds));
            }
        }
    }

    /// Those that could be imagined and were fought to an end.
    fn told(self) -> Vec<Fought<S::Thing>> {
        let fought = |battle: Watched<S::Thing>| {
            let Begun { moment, losses, .. } = battle.begun;
            Some(Fought { moment, odds: battle.odds?, won: battle.won?, losses })
        };
        self.0.into_iter().filter_map(fought).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_swing_turns_the_game_only_if_something_happened() {
        let stop = |moment, chance: f32| {
            let mut chances = Chances::default();
            (chances[0], chances[1]) = (chance, 1.0 - chance);
            Stop { moment, round: 1, chances }
        };
        let stops = [stop(0, 0.5), stop(4, 0.58), stop(8, 0.5), stop(12, 0.8)];
        let moments = |eventful: fn(usize, usize) -> bool| -> Vec<usize> {
            turns(&stops, 2, eventful).iter().map(|turn| turn.moments[1]).collect()
        };
        assert_eq!(moments(|_, _| false), [12]);
        assert_eq!(moments(|from, _| from == 4), [12, 8]);
    }
}
