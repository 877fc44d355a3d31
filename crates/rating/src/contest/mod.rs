//! Contests: who meets whom next, and who stands where, from who takes part, what happened so far, and a seed. Nothing else is
//! kept, so pages, rounds and a second count cannot disagree.
//!
//! Whoever drops out is played on for by a bot where they sit, scores nothing any more and is not seated again; their games count
//! for the others. Nobody else waits for them.

mod seating;
mod standings;
mod worth;

use kernel::Rng;

pub use standings::{Line, POINT, points, standings};
pub use worth::Worth;

use seating::{circle, least_met, seats, sizes, snake};

/// How a contest goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Everybody meets everybody of a group of at most so many; the winners of the groups meet at a last table.
    Groups(usize),
    /// So many rounds, in each of which those meet who stand alike and have not met.
    Swiss(usize),
    /// The better half of each table goes on, until one table is left.
    Knockout,
}

/// What is said before it begins, and cannot change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How it goes.
    pub kind: Kind,
    /// How many sit at a table at most: 2 to 6.
    pub table: usize,
    /// What decides where nothing else does.
    pub seed: u64,
    /// What places are worth, if not what they usually are.
    pub worth: Option<Worth>,
}

/// Somebody who takes part: a number from 0 on, in the order of [`Contest::entries`].
pub type Entrant = usize;

/// What is known of somebody who takes part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    /// How good they are: the best is seeded first.
    pub rating: f64,
    /// In which round they dropped out, from 0 on: a bot played on for them there.
    pub out: Option<usize>,
}

/// How somebody fared at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fared {
    /// Their place; those who share one have the same.
    pub place: usize,
    /// Whether they left before the end.
    pub left: bool,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Who sits there, by seat.
    pub seats: Vec<Entrant>,
    /// How they fared, by seat; nothing while it goes on.
    pub fared: Option<Vec<Fared>>,
}

/// A contest so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// What was said before.
    pub plan: Plan,
    /// Who takes part.
    pub entries: Vec<Entry>,
    /// Who do not sit together if it can be helped.
    pub apart: Vec<[Entrant; 2]>,
    /// The rounds that have begun.
    pub rounds: Vec<Vec<Table>>,
}

/// So many rounds are the most; no contest of a size that is allowed comes near it.
const ROUNDS: usize = 500;

impl Contest {
    /// Nothing has happened.
    pub fn new(plan: Plan, entries: Vec<Entry>) -> Self {
        Self { plan, entries, apart: Vec::new(), rounds: Vec::new() }
    }

    /// The tables of the next round, who sits where; none while one goes on, and when the contest is over.
    pub fn next(&self) -> Option<Vec<Vec<Entrant>>> {
        let open =
            self.rounds.last().is_some_and(|round| round.iter().any(|it| it.fared.is_none()));
        if open || self.rounds.len() >= ROUNDS {
            return None;
        }
        let tables = match self.plan.kind {
            Kind::Groups(size) => self.group_round(size),
            Kind::Swiss(rounds) if self.rounds.len() < rounds => self.swiss_round(),
            Kind::Swiss(_) => Vec::new(),
            Kind::Knockout => self.knockout_round(),
        };
        let seated: Vec<_> = tables
            .into_iter()
            .filter(|table| table.len() > 1)
            .map(|table| seats(self, table, &mut self.rng()))
            .collect();
        (!seated.is_empty()).then_some(seated)
    }

    /// Whether everything has been played.
    pub fn is_over(&self) -> bool {
        let open =
            self.rounds.last().is_some_and(|round| round.iter().any(|it| it.fared.is_none()));
        !open && self.next().is_none()
    }

    /// Chance, another one each round.
    fn rng(&self) -> Rng {
        Rng::fork(self.plan.seed, self.rounds.len() as u64)
    }

    /// Whether somebody still takes part in a round.
    fn plays(&self, entrant: Entrant, round: usize) -> bool {
        self.entries[entrant].out.is_none_or(|out| out >= round)
    }

    /// Everybody who has not dropped out, the best first; those alike by chance, the same in all rounds.
    fn seeded(&self) -> Vec<Entrant> {
        let mut seeded = self.seeding();
        seeded.retain(|entrant| {
            self.plays(*entrant, self.rounds.len()) && self.entries[*entrant].out.is_none()
        });
        seeded
    }

    /// Everybody, the best first.
    pub(crate) fn seeding(&self) -> Vec<Entrant> {
        let mut all: Vec<Entrant> = (0..self.entries.len()).collect();
        Rng::fork(self.plan.seed, u64::MAX).shuffle(&mut all);
        all.sort_by(|a, b| self.entries[*b].rating.total_cmp(&self.entries[*a].rating));
        all
    }

    /// How often any two have met.
    fn met(&self) -> Vec<Vec<u64>> {
        let mut met = vec![vec![0; self.entries.len()]; self.entries.len()];
        for table in self.rounds.iter().flatten() {
            for a in &table.seats {
                table.seats.iter().for_each(|b| met[*a][*b] += 1);
            }
        }
        met
    }

    /// What it costs to seat two together who have met so often and differ by so many points. That two meet for the first time is
    /// worth more than anything that can be put right between those who have met.
    fn cost(&self, [a, b]: [Entrant; 2], met: u64, differ: u32) -> u64 {
        let apart = self.apart.contains(&[a, b]) || self.apart.contains(&[b, a]);
        let again = u64::from(met > 0) * 1_000_000 + met * 1_000;
        u64::from(apart) * 1_000_000_000 + again + u64::from(differ)
    }

    /// Those meet who stand alike: first the seeded apart, then from the top down.
    fn swiss_round(&self) -> Vec<Vec<Entrant>> {
        if self.rounds.is_empty() {
            let seeded = self.seeded();
            let tables = snake(&seeded, &sizes(seeded.len(), self.plan.table));
            return least_met(tables, |a, b| self.cost([a, b], 0, 0));
        }
        let (lines, met) = (standings(self), self.met());
        let mut points = vec![0; self.entries.len()];
        lines.iter().for_each(|line| points[line.entrant] = line.points);
        let order: Vec<Entrant> = lines
            .iter()
            .map(|it| it.entrant)
            .filter(|it| self.entries[*it].out.is_none())
            .collect();
        let mut tables = Vec::new();
        let mut from = 0;
        for size in sizes(order.len(), self.plan.table) {
            tables.push(order[from..from + size].to_vec());
            from += size;
        }
        // Who has met whom counts more, however many points a place is worth.
        let first = self.plan.worth.map_or(1, |worth| worth.of(0));
        let differ = |a: Entrant, b: Entrant| points[a].abs_diff(points[b]) / first;
        least_met(tables, |a, b| self.cost([a, b], met[a][b], differ(a, b)))
    }

    /// The groups, the seeded apart.
    pub(crate) fn groups(&self, size: usize) -> Vec<Vec<Entrant>> {
        let seeding = self.seeding();
        snake(&seeding, &sizes(seeding.len(), size.max(self.plan.table)))
    }

    /// In each group those meet who have not met; then the winners.
    fn group_round(&self, size: usize) -> Vec<Vec<Entrant>> {
        let groups = self.groups(size);
        let tables: Vec<_> = groups.iter().flat_map(|group| self.round_of(group)).collect();
        let last = |round: &Vec<Table>| {
            round.iter().any(|table| {
                !groups.iter().any(|group| table.seats.iter().all(|it| group.contains(it)))
            })
        };
        if !tables.is_empty() || groups.len() < 2 || self.rounds.last().is_some_and(last) {
            return tables;
        }
        let lines = standings(self);
        let best = |group: &Vec<Entrant>| {
            let own = |line: &&Line| {
                group.contains(&line.entrant) && self.entries[line.entrant].out.is_none()
            };
            lines.iter().position(|line| own(&line))
        };
        let mut winners: Vec<usize> = groups.iter().filter_map(best).collect();
        winners.sort_unstable();
        winners.truncate(self.plan.table);
        vec![winners.into_iter().map(|at| lines[at].entrant).collect()]
    }

    /// The next tables of a group; none once everybody has met everybody.
    fn round_of(&self, group: &[Entrant]) -> Vec<Vec<Entrant>> {
        let here: Vec<Entrant> =
            group.iter().copied().filter(|it| self.entries[*it].out.is_none()).collect();
        let met = self.met();
        let strangers = || {
            let pairs = here
                .iter()
                .enumerate()
                .flat_map(|(at, a)| here[at + 1..].iter().map(move |b| (*a, *b)));
            pairs.filter(|(a, b)| met[*a][*b] == 0)
        };
        let Some((a, b)) = strangers().next() else { return Vec::new() };
        if self.plan.table == 2 {
            // Pair by pair there is a way in which nobody meets twice, and nobody sits out more than once.
            return circle(group)
                .into_iter()
                .map(|round| {
                    round
                        .into_iter()
                        .filter(|pair| strangers().any(|(a, b)| pair == &[a, b] || pair == &[b, a]))
                        .map(Vec::from)
                        .collect::<Vec<_>>()
                })
                .find(|round| !round.is_empty())
                .unwrap_or_default();
        }
        // Two strangers at the first table, so that every round brings somebody together; then whoever has met least.
        let mut order = vec![a, b];
        order.extend(here.iter().filter(|it| **it != a && **it != b));
        let mut from = 0;
        let tables = sizes(order.len(), self.plan.table).into_iter().map(|size| {
            from += size;
            order[from - size..from].to_vec()
        });
        least_met(tables.collect(), |a, b| self.cost([a, b], met[a][b], 0))
    }

    /// Those who are still in.
    fn knockout_round(&self) -> Vec<Vec<Entrant>> {
        let Some(round) = self.rounds.last() else {
            let seeded = self.seeded();
            return snake(&seeded, &sizes(seeded.len(), self.plan.table));
        };
        if let [_] = &round[..] {
            return Vec::new();
        }
        let on: Vec<Entrant> = round.iter().flat_map(|table| self.go_on(table)).collect();
        let seeded: Vec<Entrant> = self.seeded().into_iter().filter(|it| on.contains(it)).collect();
        snake(&seeded, &sizes(seeded.len(), self.plan.table))
    }

    /// Who goes on from a table: the better half of those who sat there, without who has left; of those alike the better seeded.
    pub(crate) fn go_on(&self, table: &Table) -> Vec<Entrant> {
        let Some(fared) = &table.fared else { return Vec::new() };
        let seeding = self.seeding();
        let mut stayed: Vec<(usize, usize, Entrant)> = table
            .seats
            .iter()
            .zip(fared)
            .filter(|(entrant, fared)| !fared.left && self.entries[**entrant].out.is_none())
            .map(|(entrant, fared)| {
                let seed = seeding.iter().position(|it| it == entrant).unwrap_or_default();
                (fared.place, seed, *entrant)
            })
            .collect();
        stayed.sort_unstable();
        stayed.truncate((table.seats.len() / 2).max(1));
        stayed.into_iter().map(|(.., entrant)| entrant).collect()
    }
}
