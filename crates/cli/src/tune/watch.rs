//! Games played for the sake of the positions on the way.

use bots::fit::Position;
use kernel::{Listed, Refused, Turn, message, read_setup};

use super::Tuning;
use crate::series::Series;
use crate::sim::{MAX_STEPS, seat_bots};

/// The most positions of a game: those of a long one tell little more than those of a short one.
const POSITIONS: usize = 30;

/// The positions of every game, in the sequence of the games whatever the threads. A game that
/// nobody wins has none.
pub(super) fn watch_all<G: Listed>(
    plan: &Tuning,
    tick: &(dyn Fn() + Sync),
) -> Result<Vec<Vec<Position>>, Refused> {
    let setups: Vec<G::Setup> =
        plan.setups.iter().map(read_setup::<G>).collect::<Result<_, _>>()?;
    for setup in &setups {
        seat_bots(&plan.bot, &G::new(setup, plan.seed)?, 0)?;
    }
    let series = Series { games: plan.games, seed: plan.seed, threads: plan.threads };
    let one = |index: u64| {
        let setup = &setups[(index % setups.len() as u64) as usize];
        let seed = bots::series_seed(plan.seed, index);
        Ok(vec![(index, watch::<G>(setup, &plan.bot, seed)?)])
    };
    let mut games = series.play(tick, &one, |all, one| all.extend(one))?;
    games.sort_by_key(|(index, _)| *index);
    Ok(games.into_iter().map(|(_, positions)| positions).collect())
}

/// Plays a game; a position is taken whenever a choice has settled something, which is where bots
/// judge.
fn watch<G: Listed>(setup: &G::Setup, bot: &str, seed: u64) -> Result<Vec<Position>, Refused> {
    let mut game = G::new(setup, seed)?;
    let mut bots = seat_bots(bot, &game, seed)?;
    let mut taken = Vec::new();
    for _ in 0..MAX_STEPS {
        let before = game.clone();
        bots::play(&mut game, &mut bots, 1)?;
        if let Turn::Over(outcome) = game.turn() {
            let mut taken = thinned(taken);
            taken.retain_mut(|position: &mut Position| position.settle(outcome.winners));
            return Ok(taken);
        }
        if game.settled_since(&before, 1) {
            taken.push(Position::of(&game));
            taken.pop_if(|position| !position.tells());
        }
    }
    Err(Refused::new("endless", message!("endless", steps = MAX_STEPS)))
}

/// No more than enough of them, evenly from beginning to end.
fn thinned(positions: Vec<Position>) -> Vec<Position> {
    let count = positions.len();
    let kept =
        |at: usize| count <= POSITIONS || at * POSITIONS / count != (at + 1) * POSITIONS / count;
    let positions = positions.into_iter().enumerate();
    positions.filter(|&(at, _)| kept(at)).map(|(_, position)| position).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_games_are_thinned_evenly() {
        for count in [0, 5, 30, 31, 100, 1000] {
            let all = (0..count).map(|stage| Position { stage, sides: Vec::new() }).collect();
            let kept: Vec<usize> = thinned(all).iter().map(|position| position.stage).collect();
            assert_eq!(kept.len(), count.min(POSITIONS));
            let widest = kept.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(1);
            assert!(widest <= count.div_ceil(POSITIONS).max(1), "{kept:?}");
        }
    }
}
