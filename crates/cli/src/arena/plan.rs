//! Who plays whom, where, with which deal.

use kernel::{Refused, message};
use serde_json::{Value, json};

use super::Mode;

/// All games of an arena: every deal is played by every line-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// The setup of every game.
    pub setup: Value,
    /// Who takes part, by name; the same name may occur twice.
    pub bots: Vec<String>,
    /// Who sits where: for every seat a place in the list of bots.
    pub lineups: Vec<Vec<usize>>,
    /// How many deals.
    pub deals: u64,
    /// Where all chance comes from.
    pub seed: u64,
}

impl Plan {
    /// How many games.
    pub fn games(&self) -> u64 {
        self.deals * self.lineups.len() as u64
    }

    /// The deal of a game; those of a deal follow each other.
    pub fn deal(&self, index: u64) -> u64 {
        index / self.lineups.len() as u64
    }

    /// Who sits where in a game.
    pub fn lineup(&self, index: u64) -> &[usize] {
        &self.lineups[(index % self.lineups.len() as u64) as usize]
    }

    /// The seed of a game, which is that of its deal.
    pub fn deal_seed(&self, index: u64) -> u64 {
        bots::series_seed(self.seed, self.deal(index))
    }

    /// The bots of a game, with seeds of their own even where two line-ups look alike.
    pub fn seated(&self, index: u64) -> Vec<(&str, u64)> {
        let lineup = index % self.lineups.len() as u64;
        let seed = bots::series_seed(self.deal_seed(index), lineup);
        let seats = self.lineup(index).iter().zip(0..);
        seats.map(|(&bot, seat)| (&*self.bots[bot], bots::series_seed(seed, seat))).collect()
    }

    /// What a file of results must agree on to be gone on with; more deals may be asked for.
    pub fn header(&self, rules: &Value) -> Value {
        json!({
            "arena": 1,
            "version": env!("CARGO_PKG_VERSION"),
            "game": self.game,
            "rules": rules,
            "setup": self.setup,
            "bots": self.bots,
            "lineups": self.lineups,
            "seed": self.seed,
        })
    }
}

/// Who sits where at tables of `players`, so that everybody has every seat equally often.
pub fn lineups(mode: Mode, bots: usize, players: usize) -> Result<Vec<Vec<usize>>, Refused> {
    if bots < 2 {
        return Err(Refused::new("wrong_bots", message!("few-bots")));
    }
    let mut all: Vec<Vec<usize>> = Vec::new();
    let mut rotate = |group: &[usize]| {
        for first in 0..group.len() {
            let mut lineup = group.to_vec();
            lineup.rotate_right(first);
            if !all.contains(&lineup) {
                all.push(lineup);
            }
        }
        if all.len() <= MAX_LINEUPS {
            return Ok(());
        }
        let why = message!("many-lineups", bots = bots, players = players, most = MAX_LINEUPS);
        Err(Refused::new("wrong_bots", why))
    };
    match mode {
        Mode::Gauntlet => {
            for other in 1..bots {
                let mut group = vec![other; players];
                group[0] = 0;
                rotate(&group)?;
            }
        }
        Mode::RoundRobin if bots >= players => {
            let mut group: Vec<usize> = (0..players).collect();
            loop {
                rotate(&group)?;
                // The next group in the order of a dictionary.
                let moves = (0..players).rev().find(|&at| group[at] < bots - players + at);
                let Some(at) = moves else { break };
                let next = group[at] + 1;
                group.splice(at.., next..next + players - at);
            }
        }
        // Fewer bots than seats: they sit down in turn, beginning with each of them.
        Mode::RoundRobin => {
            for first in 0..bots {
                let group: Vec<usize> = (0..players).map(|seat| (first + seat) % bots).collect();
                rotate(&group)?;
            }
        }
    }
    Ok(all)
}

/// The most line-ups; a deal should not take for ever.
const MAX_LINEUPS: usize = 1000;

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(mode: Mode, bots: usize, players: usize) -> (usize, Vec<Vec<usize>>) {
        let all = lineups(mode, bots, players).expect("a sensible arena");
        let mut seats = vec![vec![0; players]; bots];
        for lineup in &all {
            lineup.iter().enumerate().for_each(|(seat, &bot)| seats[bot][seat] += 1);
        }
        (all.len(), seats)
    }

    #[test]
    fn everybody_has_every_seat_equally_often() {
        for (bots, players, games) in [
            (2, 2, 2),
            (3, 2, 6),
            (4, 2, 12),
            (3, 3, 3),
            (5, 3, 30),
            (2, 3, 6),
            (2, 4, 2),
            (3, 4, 12),
        ] {
            let (count, seats) = counted(Mode::RoundRobin, bots, players);
            assert_eq!(count, games, "{bots} bots, {players} players");
            assert!(seats.iter().flatten().all(|&times| times == seats[0][0]), "{seats:?}");
        }
    }

    #[test]
    fn in_a_gauntlet_one_meets_several_of_each_other() {
        assert_eq!(lineups(Mode::Gauntlet, 2, 2), Ok(vec![vec![0, 1], vec![1, 0]]));
        let (count, seats) = counted(Mode::Gauntlet, 3, 4);
        assert_eq!((count, &seats), (8, &vec![vec![2; 4], vec![3; 4], vec![3; 4]]));
        let all = lineups(Mode::Gauntlet, 3, 4).expect("sensible");
        assert!(all.iter().all(|lineup| lineup.iter().filter(|&&bot| bot == 0).count() == 1));
    }

    #[test]
    fn too_few_and_too_many_are_refused() {
        assert!(lineups(Mode::Gauntlet, 1, 2).is_err());
        assert!(lineups(Mode::RoundRobin, 40, 2).is_err());
    }
}
