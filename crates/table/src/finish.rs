//! Who came where, once a game is over.

use std::cmp::Reverse;

use kernel::{Listed, Refused, Seat, SeatSet, Turn};

use crate::voice::leave;
use crate::{Closed, Holder, Table};

/// Those who won and lost together, and where they came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// Who.
    pub seats: SeatSet,
    /// Their place: one more than there are before them.
    pub place: usize,
    /// Whether one of them left the game before its end: gave it up, or let a bot choose.
    pub left: bool,
}

impl<G: Listed> Table<G> {
    /// Who came where, the first first; none before the game is over, and where people agreed to end it.
    ///
    /// Whoever left is behind all who were still in the game then, whatever the bot that played on for them has made of it.
    pub fn finish(&self) -> Result<Option<Vec<Finish>>, Refused> {
        let winners = match (self.game().turn(), self.closed()) {
            (Turn::Over(outcome), _) => outcome.winners,
            (_, Some(Closed::Resigned(_))) => SeatSet::EMPTY,
            _ => return Ok(None),
        };
        let left = self.left()?;
        let gone = |side: &SeatSet| {
            let first = left.iter().position(|(seat, _)| side.contains(*seat));
            first.map(|at| (at, left[at].1))
        };
        let (mut leavers, mut stayed): (Vec<SeatSet>, Vec<SeatSet>) =
            sides(self.game()).into_iter().partition(|side| gone(side).is_some());
        let rank = |side: &SeatSet| rank(self.game(), *side, winners);
        stayed.sort_by_key(|side| Reverse(rank(side)));
        let mut finish: Vec<Finish> = Vec::new();
        for (at, side) in stayed.iter().enumerate() {
            let alike = at > 0 && rank(&stayed[at - 1]) == rank(side);
            let place = if alike { finish[at - 1].place } else { at + 1 };
            finish.push(Finish { seats: *side, place, left: false });
        }
        // The last who left first: they were still there when the others went.
        leavers.sort_by_key(|side| Reverse(gone(side)));
        for side in leavers {
            let then = self.at(gone(&side).map_or(0, |(_, moment)| moment))?;
            let there =
                |other: &Finish| other.left || other.seats.iter().any(|seat| then.in_play(seat));
            let at = finish.iter().rposition(there).map_or(0, |last| last + 1);
            // Nobody shares a place with somebody who left.
            let behind = finish.iter().take_while(|other| other.place <= at).count();
            finish.insert(behind, Finish { seats: side, place: behind + 1, left: true });
            finish[behind + 1..].iter_mut().for_each(|later| later.place += 1);
        }
        Ok(Some(finish))
    }

    /// Those who have left, the first of them first, each with the number of choices made by then; at the end also those for whom a
    /// bot plays that was not asked any more. Whoever was out of the game by then had nothing left to leave.
    fn left(&self) -> Result<Vec<(Seat, usize)>, Refused> {
        let mut left = self.accord.left.clone();
        for (seat, place) in (0..).map(Seat).zip(&self.places) {
            if matches!(place.holder, Holder::Standin(..)) {
                leave(&mut left, seat, self.moment());
            }
        }
        let mut still = Vec::with_capacity(left.len());
        for (seat, moment) in left {
            if self.at(moment)?.in_play(seat) {
                still.push((seat, moment));
            }
        }
        Ok(still)
    }
}

/// Those who win and lose together.
fn sides<G: Listed>(game: &G) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in (0..game.players() as u8).map(Seat) {
        if !sides.iter().any(|side| side.contains(seat)) {
            sides.push(game.together(seat));
        }
    }
    sides
}

/// What puts a side before others: that it won, that it was in the game to its end, and what the game goes by.
fn rank<G: Listed>(game: &G, side: SeatSet, winners: SeatSet) -> (bool, bool, Vec<u32>) {
    let mut merits: Vec<u32> = Vec::new();
    for seat in side.iter() {
        let own = game.merits(seat);
        merits.resize(merits.len().max(own.len()), 0);
        merits.iter_mut().zip(own).for_each(|(sum, merit)| *sum += u32::from(merit));
    }
    let won = side.iter().any(|seat| winners.contains(seat));
    (won, side.iter().any(|seat| game.in_play(seat)), merits)
}
