//! Plays the games of a plan, on several threads, as far as needed.

use std::ops::ControlFlow;
use std::sync::Mutex;

use kernel::Refused;

use super::ledger::Ledger;
use super::meeting::{End, Meetings, Met};
use super::plan::Plan;
use super::stats::{Sprt, Verdict};
use crate::series::share_out;

/// The games of a plan, as far as they are played.
#[derive(Debug)]
pub struct Contest<'a> {
    plan: &'a Plan,
    /// By index.
    games: Vec<Option<Met>>,
    /// The test that may end it early.
    test: Option<Sprt>,
    /// So many deals the test has seen. It sees them in their order, so that it stops at the
    /// same deal on any number of threads.
    seen: u64,
}

impl<'a> Contest<'a> {
    /// Nothing is played yet.
    pub fn new(plan: &'a Plan, test: Option<Sprt>) -> Self {
        let games = vec![None; plan.games() as usize];
        Self { plan, games, test, seen: 0 }
    }

    /// Takes a game that was played; one that is known already, or not wanted, is left.
    pub fn take(&mut self, index: u64, met: Met) {
        if let Some(place @ None) = self.games.get_mut(index as usize) {
            *place = Some(met);
            self.look();
        }
    }

    /// How many games are played.
    pub fn played(&self) -> u64 {
        self.games.iter().flatten().count() as u64
    }

    /// Whether nothing more needs to be played.
    pub fn decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.verdict() != Verdict::Open)
    }

    /// Lets the test see the deals that are complete.
    fn look(&mut self) {
        let Some(test) = &mut self.test else { return };
        let size = self.plan.lineups.len();
        while test.verdict() == Verdict::Open {
            let deal = self.games.iter().enumerate().skip(self.seen as usize * size).take(size);
            let mut won = 0.0;
            let mut count = 0.0;
            for (index, met) in deal.clone() {
                let Some(met) = met else { return };
                if let Some(parts) = parts(met) {
                    let lineup = self.plan.lineup(index as u64);
                    won += parts
                        .zip(lineup)
                        .filter(|(_, bot)| **bot == 0)
                        .map(|(p, _)| p)
                        .sum::<f64>();
                    count += 1.0;
                }
            }
            if deal.len() == 0 {
                return;
            }
            test.won += won;
            test.lost += count - won;
            self.seen += 1;
        }
    }

    /// Plays what is left, and notes every game as it ends; `tick` is called after each.
    pub fn play(
        self,
        meetings: &Meetings,
        threads: usize,
        ledger: Option<Ledger>,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Self, Refused> {
        let plan = self.plan;
        let known: Vec<bool> = self.games.iter().map(Option::is_some).collect();
        let shared = Mutex::new((self, ledger, None::<Refused>));
        let lock = || shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        share_out(threads, plan.games(), &|index| {
            if known[index as usize] {
                return ControlFlow::Continue(());
            }
            if lock().0.decided() {
                return ControlFlow::Break(());
            }
            let met = (meetings.meet)(&plan.setup, plan.deal_seed(index), &plan.seated(index));
            let (contest, ledger, trouble) = &mut *lock();
            let noted = met.and_then(|met| {
                ledger.as_mut().map_or(Ok(()), |ledger| ledger.add(index, &met))?;
                contest.take(index, met);
                Ok(())
            });
            tick();
            match noted {
                Ok(()) => ControlFlow::Continue(()),
                Err(refused) => {
                    trouble.get_or_insert(refused);
                    ControlFlow::Break(())
                }
            }
        });
        match shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            (contest, _, None) => Ok(contest),
            (_, _, Some(refused)) => Err(refused),
        }
    }

    /// The plan.
    pub fn plan(&self) -> &'a Plan {
        self.plan
    }

    /// The test.
    pub fn test(&self) -> Option<&Sprt> {
        self.test.as_ref()
    }

    /// The games that count, with their indices: all, or those the test has seen when it ended.
    pub fn games(&self) -> impl Iterator<Item = (u64, &Met)> {
        let last = if self.decided() { self.seen } else { self.plan.deals };
        let games = (0..).zip(&self.games).take((last * self.plan.lineups.len() as u64) as usize);
        games.filter_map(|(index, met)| Some((index, met.as_ref()?)))
    }
}

/// The part of the victory of each seat: all of it for one winner, its share for each of several,
/// and the same for everybody if nobody wins. None if the game was not played to its end.
pub fn parts(met: &Met) -> Option<impl Iterator<Item = f64> + Clone> {
    let End::Played { winners, sides, .. } = &met.end else { return None };
    let (winners, seats) = (*winners, sides.len());
    Some((0..seats as u8).map(move |seat| match winners.len() {
        0 => 1.0 / seats as f64,
        several if winners.contains(kernel::Seat(seat)) => 1.0 / several as f64,
        _ => 0.0,
    }))
}
