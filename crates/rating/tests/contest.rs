//! Contests of all kinds and sizes to their end, with dropouts, and the standings worked out a second time.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Rng;
use rating::contest::{
    Contest, Entry, Fared, Kind, Line, POINT, Plan, Table, Worth, points, standings,
};

const SIZES: [usize; 4] = [5, 8, 17, 40];

fn kinds(players: usize) -> [Kind; 3] {
    let rounds = (players as f64).log2().ceil() as usize + 1;
    [Kind::Groups(6), Kind::Swiss(rounds), Kind::Knockout]
}

/// Plays a contest to its end. The better one is mostly before the worse; of a hundred who sit down, so many drop out.
fn played(kind: Kind, players: usize, table: usize, leave: u32, seed: u64) -> Contest {
    let mut rng = Rng::fork(seed, 7);
    let entries = (0..players).map(|at| Entry { rating: at as f64, out: None }).collect();
    let mut contest = Contest::new(Plan { kind, table, seed, worth: None }, entries);
    while let Some(next) = contest.next() {
        check_round(&contest, &next);
        let round = contest.rounds.len();
        assert!(round < 100, "{kind:?} of {players} at {table} has an end");
        assert!(!contest.is_over());
        contest.rounds.push(next.into_iter().map(|seats| Table { seats, fared: None }).collect());
        assert_eq!(contest.next(), None, "one round at a time");
        for at in 0..contest.rounds[round].len() {
            let seats = contest.rounds[round][at].seats.clone();
            let left: Vec<bool> = seats.iter().map(|_| rng.below(100) < leave).collect();
            let strength: Vec<i64> = seats
                .iter()
                .zip(&left)
                .map(
                    |(it, left)| {
                        if *left { -1 } else { (*it as i64 + i64::from(rng.below(20))) / 3 }
                    },
                )
                .collect();
            let place = |own: i64| 1 + strength.iter().filter(|it| **it > own).count();
            let fared = strength
                .iter()
                .zip(&left)
                .map(|(it, left)| Fared { place: place(*it), left: *left });
            contest.rounds[round][at].fared = Some(fared.collect());
            for (entrant, left) in seats.iter().zip(left) {
                if left {
                    contest.entries[*entrant].out = Some(round);
                }
            }
        }
    }
    assert!(contest.is_over());
    contest
}

/// Everybody sits once, at a table of a size that was agreed, and nobody who has gone.
fn check_round(contest: &Contest, tables: &[Vec<usize>]) {
    let Plan { kind, table, .. } = contest.plan;
    let seated: Vec<usize> = tables.iter().flatten().copied().collect();
    let once: BTreeSet<usize> = seated.iter().copied().collect();
    assert_eq!(once.len(), seated.len(), "nobody sits twice");
    assert!(once.iter().all(|it| contest.entries[*it].out.is_none()), "nobody who has gone");
    let most = if table == 2 { 3 } else { table };
    assert!(tables.iter().all(|it| (2..=most).contains(&it.len())), "{tables:?}");
    if let Kind::Swiss(_) = kind {
        let there = contest.entries.iter().filter(|it| it.out.is_none()).count();
        assert_eq!(seated.len(), there, "nobody waits");
    }
}

/// The standings worked out from the tables alone, written as plainly as can be.
fn again(contest: &Contest) -> BTreeMap<usize, (f64, usize, usize)> {
    let mut sums: BTreeMap<usize, (f64, usize, usize)> =
        (0..contest.entries.len()).map(|it| (it, (0.0, 0, 0))).collect();
    for table in contest.rounds.iter().flatten() {
        let fared = table.fared.as_ref().expect("it is over");
        let m = fared.len() as f64;
        for (entrant, own) in table.seats.iter().zip(fared) {
            let alike = fared.iter().filter(|it| it.place == own.place).count() as f64;
            let place = own.place as f64 + (alike - 1.0) / 2.0;
            let sum = sums.get_mut(entrant).expect("known");
            sum.0 += if own.left { 0.0 } else { (m - place) / (m - 1.0) };
            sum.1 += 1;
            sum.2 += usize::from(own.place == 1 && !own.left);
        }
    }
    sums
}

#[test]
fn contests_of_all_kinds_come_to_an_end_and_add_up() {
    for players in SIZES {
        for table in 2..=6 {
            for kind in kinds(players) {
                for (leave, seed) in [(0, 1), (8, 2), (25, 3), (60, 4)] {
                    let contest = played(kind, players, table, leave, seed);
                    let lines = standings(&contest);
                    let sums = again(&contest);
                    assert_eq!(lines.len(), players);
                    for line in &lines {
                        let (points, games, wins) = sums[&line.entrant];
                        assert!((f64::from(line.points) / f64::from(POINT) - points).abs() < 1e-9);
                        assert_eq!((line.games as usize, line.wins as usize), (games, wins));
                        assert_eq!(line.out, contest.entries[line.entrant].out.is_some());
                    }
                    check_order(&contest, &lines, &sums);
                }
            }
        }
    }
}

/// Who is before whom.
fn check_order(contest: &Contest, lines: &[Line], sums: &BTreeMap<usize, (f64, usize, usize)>) {
    let stay: Vec<&Line> = lines.iter().take_while(|it| !it.out).collect();
    assert!(lines[stay.len()..].iter().all(|it| it.out), "whoever dropped out is last");
    match contest.plan.kind {
        Kind::Swiss(rounds) => {
            assert!(contest.rounds.len() <= rounds);
            let points = |line: &Line| sums[&line.entrant].0;
            assert!(stay.windows(2).all(|pair| points(pair[0]) >= points(pair[1]) - 1e-9));
        }
        Kind::Knockout => {
            assert!(stay.windows(2).all(|pair| pair[0].reached >= pair[1].reached));
            let last = contest.rounds.last().expect("a round");
            // Whoever wins the last table has won, unless all of them left.
            if let [table] = &last[..]
                && let Some(first) = stay.first().filter(|it| it.reached == contest.rounds.len())
            {
                let fared = table.fared.as_ref().expect("over");
                let best = table
                    .seats
                    .iter()
                    .zip(fared)
                    .filter(|(_, it)| !it.left)
                    .map(|(_, it)| it.place)
                    .min();
                let at = table.seats.iter().position(|it| *it == first.entrant).expect("there");
                assert_eq!(Some(fared[at].place), best);
            }
        }
        Kind::Groups(_) => {}
    }
}

#[test]
fn in_groups_everybody_who_stays_meets_everybody() {
    for players in SIZES {
        for table in 2..=6 {
            for leave in [0, 10] {
                let contest = played(Kind::Groups(6), players, table, leave, 11);
                let met = |a: usize, b: usize| {
                    let tables = contest.rounds.iter().flatten();
                    tables.filter(|it| it.seats.contains(&a) && it.seats.contains(&b)).count()
                };
                // Those of a group are those who met before the last table.
                let stays: Vec<usize> =
                    (0..players).filter(|it| contest.entries[*it].out.is_none()).collect();
                let groups = if players <= 6 { 1 } else { players.div_ceil(6) };
                if groups == 1 {
                    for a in &stays {
                        for b in stays.iter().filter(|b| *b > a) {
                            assert!(met(*a, *b) > 0, "{a} and {b} of {players} at {table}");
                        }
                    }
                }
                if table == 2 && leave == 0 && groups == 1 {
                    assert_eq!(contest.rounds.len(), players - 1 + players % 2);
                    assert!(stays.iter().all(|a| stays.iter().all(|b| a == b || met(*a, *b) == 1)));
                }
            }
        }
    }
}

#[test]
fn nobody_meets_twice_where_that_can_be_helped() {
    for (players, table, rounds) in [(8, 2, 5), (17, 4, 3), (40, 2, 7), (40, 4, 5), (40, 3, 6)] {
        let contest = played(Kind::Swiss(rounds), players, table, 0, 5);
        let mut pairs = BTreeSet::new();
        let mut twice = 0;
        for seats in contest.rounds.iter().flatten().map(|it| &it.seats) {
            for (at, a) in seats.iter().enumerate() {
                for b in &seats[at + 1..] {
                    twice += usize::from(!pairs.insert((*a.min(b), *a.max(b))));
                }
            }
        }
        assert_eq!(twice, 0, "{players} at tables of {table}");
    }
}

#[test]
fn those_who_are_to_be_apart_do_not_meet() {
    let entries = (0..17).map(|at| Entry { rating: f64::from(at / 2), out: None }).collect();
    let mut contest =
        Contest::new(Plan { kind: Kind::Swiss(4), table: 4, seed: 3, worth: None }, entries);
    contest.apart = vec![[0, 1], [16, 15], [8, 9]];
    while let Some(next) = contest.next() {
        for [a, b] in &contest.apart {
            assert!(!next.iter().any(|it| it.contains(a) && it.contains(b)));
        }
        let fared = |seats: &Vec<usize>| {
            (1..=seats.len()).map(|place| Fared { place, left: false }).collect()
        };
        let round = next.into_iter().map(|seats| Table { fared: Some(fared(&seats)), seats });
        contest.rounds.push(round.collect());
    }
}

#[test]
fn everybody_sits_first_about_as_often() {
    for table in 2..=6 {
        let contest = played(Kind::Swiss(6), 40, table, 0, 9);
        let lines = standings(&contest);
        let most = lines.iter().map(|it| it.firsts).max().unwrap_or_default();
        assert!(most <= (6_u32).div_ceil(table as u32) + 1, "{most} of six rounds at {table}");
    }
}

#[test]
fn the_best_are_seeded_apart_and_the_same_happens_again() {
    let contest = played(Kind::Knockout, 40, 4, 10, 21);
    assert_eq!(contest, played(Kind::Knockout, 40, 4, 10, 21));
    // Ten tables: the ten best at different ones.
    let first = &contest.rounds[0];
    assert!(first.iter().all(|it| it.seats.iter().filter(|it| **it >= 30).count() == 1));
    assert_ne!(
        contest.rounds[0],
        played(Kind::Knockout, 40, 4, 10, 22).rounds[0],
        "chance seats them"
    );
}

#[test]
fn all_may_be_alike_or_gone() {
    for kind in kinds(8) {
        let entries = vec![Entry { rating: 25.0, out: None }; 8];
        let mut contest = Contest::new(Plan { kind, table: 4, seed: 1, worth: None }, entries);
        while let Some(next) = contest.next() {
            let fared = |seats: &Vec<usize>| vec![Fared { place: 1, left: false }; seats.len()];
            let round = next.into_iter().map(|seats| Table { fared: Some(fared(&seats)), seats });
            contest.rounds.push(round.collect());
            assert!(contest.rounds.len() < 50);
        }
        // All but one leave at once.
        let mut contest = played(kind, 8, 4, 0, 1);
        contest.rounds.clear();
        contest.entries[1..].iter_mut().for_each(|it| it.out = Some(0));
        assert_eq!((contest.next(), contest.is_over()), (None, true));
    }
    assert!(
        Contest::new(Plan { kind: Kind::Knockout, table: 2, seed: 0, worth: None }, Vec::new())
            .is_over()
    );
}

#[test]
fn points_are_shared_by_those_who_share_a_place() {
    let at = |place| Fared { place, left: false };
    assert_eq!(points(&[at(1), at(2), at(3), at(4)], None), [120, 80, 40, 0]);
    assert_eq!(points(&[at(1), at(1), at(3)], None), [90, 90, 0]);
    assert_eq!(points(&[at(2), at(1), at(2)], None), [30, 120, 30]);
    assert_eq!(points(&[at(1); 5], None), [60; 5]);
    // Who left gets nothing, and the others are before them.
    assert_eq!(points(&[at(1), Fared { place: 2, left: true }], None), [120, 0]);
    assert_eq!(
        points(&[at(1), Fared { place: 2, left: true }, Fared { place: 3, left: true }], None),
        [120, 0, 0]
    );
}

#[test]
fn places_are_worth_what_was_said() {
    let at = |place| Fared { place, left: false };
    let said = Worth::named("5-3-1-0", 4).expect("points");
    assert_eq!(said.to_string(), "5-3-1");
    assert_eq!(said.at(4), [5, 3, 1, 0]);
    assert_eq!(said.at(2), [5, 3, 1], "where two are meant, three may meet");
    let points = |fared: &[Fared]| -> Vec<f64> {
        let all = points(fared, Some(said)).into_iter();
        all.map(|it| f64::from(it) / f64::from(POINT)).collect()
    };
    assert_eq!(points(&[at(2), at(1), at(4), at(3)]), [3.0, 5.0, 0.0, 1.0]);
    assert_eq!(points(&[at(1), at(2), at(3)]), [5.0, 3.0, 1.0], "also at a smaller table");
    assert_eq!(points(&[at(1), at(2), at(2)]), [5.0, 2.0, 2.0], "shared");
    assert_eq!(points(&[at(1), Fared { place: 2, left: true }]), [5.0, 0.0]);
    for written in ["10 6 4", "10, 6, 4", "10–6–4", "10/6/4"] {
        assert_eq!(Worth::named(written, 4).map(|it| it.to_string()), Some("10-6-4".to_owned()));
    }
    assert!(Worth::named("1", 2).is_some(), "all for the first");
    for wrong in ["", "-", "0", "3-3-1", "1-2", "5-1-2", "101-1", "256", "x", "5-3-1-0-0", "1.5-1"]
    {
        assert_eq!(Worth::named(wrong, 4), None, "{wrong}");
    }
}

/// Own points change who is first, and nothing about who meets whom before anything is played.
#[test]
fn own_points_decide_the_standings() {
    let entries: Vec<Entry> = (0..8).map(|at| Entry { rating: f64::from(at), out: None }).collect();
    let plan = |worth| Plan { kind: Kind::Swiss(2), table: 4, seed: 5, worth };
    let usual = Contest::new(plan(None), entries.clone());
    let winner = Worth::named("100", 4);
    let own = Contest::new(plan(winner), entries);
    assert_eq!(usual.next(), own.next());
    // One is first and last, another one second twice.
    let played = |mut contest: Contest| {
        let fared =
            |places: [usize; 4]| Some(places.map(|place| Fared { place, left: false }).to_vec());
        let table =
            |seats: [usize; 4], places| Table { seats: seats.to_vec(), fared: fared(places) };
        contest.rounds = vec![
            vec![table([0, 1, 2, 3], [1, 2, 3, 4]), table([4, 5, 6, 7], [1, 2, 3, 4])],
            vec![table([0, 1, 4, 6], [4, 2, 1, 3]), table([2, 3, 5, 7], [1, 2, 3, 4])],
        ];
        standings(&contest).into_iter().map(|line| line.entrant).collect::<Vec<_>>()
    };
    let at = |order: &[usize], who: usize| order.iter().position(|it| *it == who);
    let (usual, own) = (played(usual), played(own));
    assert!(at(&usual, 1) < at(&usual, 0), "{usual:?}");
    assert!(at(&own, 0) < at(&own, 1), "{own:?}");
}
