//! Who sits with whom, and where.

use std::cmp::Reverse;

use kernel::Rng;

use super::{Contest, Entrant};

/// How many sit at each table, as even as can be: nobody sits alone, so where two are meant an odd one makes three.
pub(super) fn sizes(players: usize, table: usize) -> Vec<usize> {
    let table = table.clamp(2, 6);
    let tables = match table {
        2 => players / 2,
        _ => players.div_ceil(table),
    };
    let even = |tables: usize| {
        (0..tables).map(move |at| players / tables + usize::from(at < players % tables))
    };
    if players < 2 { Vec::new() } else { even(tables.max(1)).collect() }
}

/// Those who are ordered sit apart: to and fro over the tables.
pub(super) fn snake(order: &[Entrant], sizes: &[usize]) -> Vec<Vec<Entrant>> {
    let mut tables: Vec<Vec<Entrant>> = vec![Vec::new(); sizes.len()];
    let mut next = order.iter();
    let most = sizes.iter().copied().max().unwrap_or_default();
    for row in 0..most {
        let open: Vec<usize> = (0..sizes.len()).filter(|at| sizes[*at] > row).collect();
        let turn: Vec<usize> = if row % 2 == 0 { open } else { open.into_iter().rev().collect() };
        for at in turn {
            tables[at].extend(next.next());
        }
    }
    tables
}

/// Changes seats between tables as long as that makes it cheaper who sits together.
pub(super) fn least_met(
    mut tables: Vec<Vec<Entrant>>,
    cost: impl Fn(Entrant, Entrant) -> u64,
) -> Vec<Vec<Entrant>> {
    let with = |tables: &[Vec<Entrant>], table: usize, seat: usize, who: Entrant| -> u64 {
        let others = tables[table].iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, other)| cost(who, *other)).sum()
    };
    loop {
        let mut changed = false;
        for a in 0..tables.len() {
            for b in a + 1..tables.len() {
                for i in 0..tables[a].len() {
                    for j in 0..tables[b].len() {
                        let (one, other) = (tables[a][i], tables[b][j]);
                        let now = with(&tables, a, i, one) + with(&tables, b, j, other);
                        let then = with(&tables, a, i, other) + with(&tables, b, j, one);
                        if then < now {
                            (tables[a][i], tables[b][j]) = (other, one);
                            changed = true;
                        }
                    }
                }
            }
        }
        // Each change makes it cheaper, so there is an end.
        if !changed {
            return tables;
        }
    }
}

/// Rounds in which each meets each other once: all but one turn around the first.
pub(super) fn circle(group: &[Entrant]) -> Vec<Vec<[Entrant; 2]>> {
    let mut ring: Vec<Option<Entrant>> = group.iter().copied().map(Some).collect();
    if ring.len() % 2 == 1 {
        ring.push(None);
    }
    let rounds = ring.len().saturating_sub(1);
    let mut all = Vec::with_capacity(rounds);
    for _ in 0..rounds {
        let half = ring.len() / 2;
        let pairs = (0..half).filter_map(|at| Some([ring[at]?, ring[ring.len() - 1 - at]?]));
        all.push(pairs.collect());
        ring[1..].rotate_right(1);
    }
    all
}

/// Who sits where: first whoever sat first least often, then who sat late so far.
pub(super) fn seats(contest: &Contest, mut table: Vec<Entrant>, rng: &mut Rng) -> Vec<Entrant> {
    rng.shuffle(&mut table);
    let places = |entrant: Entrant| {
        let tables = contest.rounds.iter().flatten();
        tables.filter_map(move |table| table.seats.iter().position(|it| *it == entrant))
    };
    table.sort_by_key(|entrant| {
        let first = places(*entrant).filter(|place| *place == 0).count();
        (first, Reverse(places(*entrant).sum::<usize>()))
    });
    table
}
