//! Who stands where.

use std::cmp::Reverse;

use super::{Contest, Entrant, Fared, Kind, Table, Worth};

/// So many make a whole point: every part of one that there can be is a whole number.
pub const POINT: u32 = 120;

/// Somebody in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who.
    pub entrant: Entrant,
    /// Their points; see [`POINT`].
    pub points: u32,
    /// At how many tables that are over.
    pub games: u32,
    /// The points a game of those they have met, in a thousandth part.
    pub opponents: u32,
    /// How often they were first, alone or with others.
    pub wins: u32,
    /// How often they sat first.
    pub firsts: u32,
    /// How far they came in a knock-out: the last round they sat in, counted from 1.
    pub reached: usize,
    /// Whether they have dropped out.
    pub out: bool,
}

/// What a table is worth to each who sat there: all for the first, nothing for the last, evenly between, unless something else was
/// said; those who share a place share what their places are worth. Who left gets nothing.
pub fn points(fared: &[Fared], said: Option<Worth>) -> Vec<u32> {
    let seats = fared.len() as u32;
    let worth = |own: &Fared| {
        let before = fared.iter().filter(|it| it.place < own.place).count() as u32;
        let alike = fared.iter().filter(|it| it.place == own.place).count() as u32;
        if own.left || seats < 2 {
            return 0;
        }
        if let Some(said) = said {
            let shared: u32 = (before..before + alike).map(|place| said.of(place as usize)).sum();
            return shared * POINT / alike;
        }
        // Twice the mean of the places, so that it stays whole.
        let twice = 2 * (before + 1) + alike - 1;
        (2 * seats - twice) * (POINT / 2) / (seats - 1)
    };
    fared.iter().map(worth).collect()
}

/// Everybody, the first first: by points (in groups by points a game, since not all play equally often; in a knock-out by how far
/// they came), then by the points of those they met, by wins, by who sat first less often, by seeding. Whoever dropped out is last.
pub fn standings(contest: &Contest) -> Vec<Line> {
    let seeding = contest.seeding();
    let mut lines: Vec<Line> = seeding.iter().map(|entrant| line(contest, *entrant)).collect();
    let each: Vec<(Entrant, u32)> =
        lines.iter().map(|it| (it.entrant, mean(it.points, it.games))).collect();
    for own in &mut lines {
        let met = met(contest, own.entrant);
        let sum: u32 = each.iter().filter(|(it, _)| met.contains(it)).map(|(_, mean)| mean).sum();
        own.opponents = sum.checked_div(met.len() as u32).unwrap_or_default();
    }
    let last = last_table(contest);
    // Stable: those alike in everything stay as they were seeded.
    lines.sort_by_key(|it| {
        let far = match contest.plan.kind {
            Kind::Knockout => it.reached,
            _ => 0,
        };
        let ended = last.and_then(|table| {
            let at = table.seats.iter().position(|seat| *seat == it.entrant)?;
            let fared = table.fared.as_ref()?[at];
            Some(Reverse((fared.left, fared.place)))
        });
        let points = match contest.plan.kind {
            Kind::Groups(_) => mean(it.points, it.games),
            Kind::Swiss(_) | Kind::Knockout => it.points,
        };
        let rest = (Reverse(it.opponents), Reverse(it.wins), it.firsts);
        (it.out, Reverse(far), Reverse(ended), Reverse(points), rest)
    });
    lines
}

/// Points a game, in a thousandth part.
fn mean(points: u32, games: u32) -> u32 {
    (points * 1000).checked_div(games).unwrap_or_default()
}

fn over(contest: &Contest) -> impl Iterator<Item = (&Table, &Vec<Fared>)> {
    contest.rounds.iter().flatten().filter_map(|table| Some((table, table.fared.as_ref()?)))
}

fn line(contest: &Contest, entrant: Entrant) -> Line {
    let out = contest.entries[entrant].out.is_some();
    let (mut own, mut games, mut wins) = (0, 0, 0);
    for (table, fared) in over(contest) {
        let Some(at) = table.seats.iter().position(|it| *it == entrant) else { continue };
        games += 1;
        own += points(fared, contest.plan.worth)[at];
        wins += u32::from(fared[at].place == 1 && !fared[at].left);
    }
    let sat = |round: &Vec<Table>| round.iter().any(|table| table.seats.contains(&entrant));
    let firsts =
        contest.rounds.iter().flatten().filter(|it| it.seats.first() == Some(&entrant)).count();
    Line {
        entrant,
        points: own,
        games,
        opponents: 0,
        wins,
        firsts: firsts as u32,
        reached: contest.rounds.iter().rposition(sat).map_or(0, |round| round + 1),
        out,
    }
}

/// Those somebody has met at tables that are over.
fn met(contest: &Contest, entrant: Entrant) -> Vec<Entrant> {
    let tables = over(contest).filter(|(table, _)| table.seats.contains(&entrant));
    let mut met: Vec<Entrant> = tables.flat_map(|(table, _)| table.seats.iter().copied()).collect();
    met.retain(|it| *it != entrant);
    met.sort_unstable();
    met.dedup();
    met
}

/// The table that decides who is first: the last of a knock-out, or of the winners of groups.
fn last_table(contest: &Contest) -> Option<&Table> {
    let [table] = &contest.rounds.last()?[..] else { return None };
    let decides = match contest.plan.kind {
        Kind::Swiss(_) => false,
        Kind::Knockout => true,
        Kind::Groups(size) => {
            let groups = contest.groups(size);
            !groups.iter().any(|group| table.seats.iter().all(|it| group.contains(it)))
        }
    };
    Some(table).filter(|_| decides)
}
