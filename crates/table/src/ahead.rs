//! What people answer before they are asked.
//!
//! It is kept with the seat and is nobody else's business: it is no [`Change`], so that not even how often the table has changed
//! tells of it. What comes of it are choices like any others.

use std::fmt;
use std::str::FromStr;

use kernel::{Foregone, Refused, Seat, SeatSet, message};

use crate::{Change, Holder, Table};

/// What a seat has answered in advance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead<A> {
    /// The sorts of question it has answered for as long as they come, each with the last round for which it has.
    pub sorts: Vec<(String, u32)>,
    /// What it will choose one after the other, as soon as it is asked.
    pub plan: Vec<A>,
    /// What it plays first where it is attacked, by the name of the place.
    pub guards: Vec<(String, A)>,
    /// What it had planned that could not be done any more, until it has read so.
    pub lost: Vec<A>,
    /// How often all this has changed since the table was loaded.
    pub turns: u64,
}

impl<A> Default for Ahead<A> {
    fn default() -> Self {
        Self { sorts: Vec::new(), plan: Vec::new(), guards: Vec::new(), lost: Vec::new(), turns: 0 }
    }
}

/// What a seat wants to have answered in advance, or no longer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<A> {
    /// Every question of this sort, in this round or in all that are to come.
    Answer(String, Until),
    /// To be asked again.
    Ask(String),
    /// What it will choose as soon as it is asked, after all it has planned already.
    Plan(A),
    /// What it has planned in this place it will not choose.
    Drop(usize),
    /// If it is attacked in this place, it plays this first.
    Guard(String, A),
    /// What it plays first in this place it will choose when it is asked.
    Unguard(String),
    /// It has read what could not be done.
    Read,
}

/// For how long an answer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the round.
    Round,
    /// To the end of the game.
    Game,
}

fn unreadable(text: &str) -> Refused {
    Refused::new("bad_wish", message!("ahead-unreadable", text = text))
}

/// A place and what is played first there.
fn guard<A: FromStr<Err = Refused>>(text: &str) -> Result<(String, A), Refused> {
    let (place, action) = text.split_once(' ').ok_or_else(|| unreadable(text))?;
    Ok((place.to_owned(), action.parse()?))
}

impl<A: FromStr<Err = Refused>> FromStr for Wish<A> {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let (does, what) = text.split_once(' ').unwrap_or((text, ""));
        match does {
            "round" => Ok(Self::Answer(what.to_owned(), Until::Round)),
            "game" => Ok(Self::Answer(what.to_owned(), Until::Game)),
            "ask" => Ok(Self::Ask(what.to_owned())),
            "plan" => what.parse().map(Self::Plan),
            "drop" => what.parse().map(Self::Drop).map_err(|_| unreadable(text)),
            "guard" => guard(what).map(|(place, action)| Self::Guard(place, action)),
            "unguard" => Ok(Self::Unguard(what.to_owned())),
            "read" => Ok(Self::Read),
            _ => Err(unreadable(text)),
        }
    }
}

/// As it is written down: a line each.
impl<A: fmt::Display> fmt::Display for Ahead<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (sort, round) in &self.sorts {
            writeln!(f, "{round} {sort}")?;
        }
        for action in &self.plan {
            writeln!(f, "plan {action}")?;
        }
        for (place, action) in &self.guards {
            writeln!(f, "guard {place} {action}")?;
        }
        for action in &self.lost {
            writeln!(f, "lost {action}")?;
        }
        Ok(())
    }
}

impl<A: FromStr<Err = Refused>> FromStr for Ahead<A> {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let mut ahead = Self::default();
        for line in text.lines() {
            match line.split_once(' ').ok_or_else(|| unreadable(line))? {
                ("plan", action) => ahead.plan.push(action.parse()?),
                ("guard", what) => ahead.guards.push(guard(what)?),
                ("lost", action) => ahead.lost.push(action.parse()?),
                (round, sort) => {
                    let round = round.parse().map_err(|_| unreadable(line))?;
                    ahead.sorts.push((sort.to_owned(), round));
                }
            }
        }
        Ok(ahead)
    }
}

impl<A> Ahead<A> {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        let choices = self.plan.is_empty() && self.guards.is_empty() && self.lost.is_empty();
        choices && self.sorts.is_empty()
    }

    /// For how long a sort of question is answered.
    pub fn until(&self, sort: &str) -> Option<Until> {
        let (_, round) = self.sorts.iter().find(|(other, _)| other == sort)?;
        Some(if *round == u32::MAX { Until::Game } else { Until::Round })
    }
}

impl<G: Foregone> Table<G> {
    /// What a seat has answered in advance; for nobody else.
    pub fn ahead(&self, seat: Seat) -> Option<&Ahead<G::Action>> {
        self.ahead.get(seat.index())
    }

    /// A seat answers in advance, or does so no longer; `turns` is how often it had done so when it decided on this. What is kept
    /// for it now is to be written down.
    pub fn foretell(
        &mut self,
        seat: Seat,
        turns: u64,
        wish: Wish<G::Action>,
    ) -> Result<(), Refused> {
        self.check_begun()?;
        let mut ahead = self.ahead(seat).ok_or_else(|| self.no_such_seat(seat))?.clone();
        let person = matches!(self.places[seat.index()].holder, Holder::Person(_));
        if self.is_over() || !person || turns != ahead.turns {
            return Err(Refused::new("stale", message!("stale")));
        }
        match wish {
            Wish::Answer(sort, until) => {
                if !G::SORTS.contains(&sort.as_str()) {
                    return Err(unreadable(&sort));
                }
                ahead.sorts.retain(|(other, _)| *other != sort);
                let round = match until {
                    Until::Round => self.game().clock().0,
                    Until::Game => u32::MAX,
                };
                ahead.sorts.push((sort, round));
            }
            Wish::Ask(sort) => ahead.sorts.retain(|(other, _)| *other != sort),
            Wish::Plan(action) => {
                let stale = || Refused::new("stale", message!("stale"));
                let game = self.game().planned(seat, &ahead.plan);
                let game = game.ok().flatten().ok_or_else(stale)?;
                game.permit(seat, action)?;
                ahead.plan.push(action);
                // Not everything that can be chosen can be planned.
                if self.game().planned(seat, &ahead.plan).is_err() {
                    return Err(stale());
                }
            }
            Wish::Drop(at) if at < ahead.plan.len() => {
                ahead.plan.remove(at);
            }
            Wish::Drop(_) => return Err(Refused::new("stale", message!("stale"))),
            Wish::Guard(place, action) => {
                if !self.game().guards(seat).holds(&place, &action) {
                    return Err(Refused::new("stale", message!("stale")));
                }
                ahead.guards.retain(|(other, _)| *other != place);
                ahead.guards.push((place, action));
            }
            Wish::Unguard(place) => ahead.guards.retain(|(other, _)| *other != place),
            Wish::Read => ahead.lost.clear(),
        }
        ahead.turns += 1;
        self.ahead[seat.index()] = ahead;
        Ok(())
    }

    /// The next choice that somebody who must choose has made in advance.
    pub fn next_foretold(&self) -> Option<(Seat, G::Action)> {
        let person = |seat: &Seat| {
            let place = self.places.get(seat.index());
            place.is_some_and(|place| matches!(place.holder, Holder::Person(_)))
        };
        let mut asked = self.pending().iter().filter(person);
        asked.find_map(|seat| Some((seat, self.foretold(seat, self.ahead(seat)?)?)))
    }

    /// What a seat has chosen in advance where it is asked something now.
    fn foretold(&self, seat: Seat, ahead: &Ahead<G::Action>) -> Option<G::Action> {
        let game = self.game();
        let planned = ahead.plan.first().filter(|action| game.permit(seat, **action).is_ok());
        let round = game.clock().0;
        let mut sorts = ahead.sorts.iter().filter(|(_, until)| round <= *until);
        let attacked = |(place, action): &&(String, G::Action)| {
            game.is_attacked(seat, place) && game.permit(seat, *action).is_ok()
        };
        let first = || ahead.guards.iter().find(attacked).map(|(_, action)| *action);
        let planned = planned.copied().or_else(first);
        planned.or_else(|| sorts.find_map(|(sort, _)| game.foregone(seat, sort)))
    }

    /// Forgets what has been done by these changes or cannot be done any more; says who has something else in advance now, which
    /// is to be written down.
    pub fn look_ahead(&mut self, changes: &[Change<G::Action>]) -> SeatSet {
        let mut changed = SeatSet::EMPTY;
        for seat in (0..self.places.len() as u8).map(Seat) {
            let before = &self.ahead[seat.index()];
            if before.is_empty() {
                continue;
            }
            let mut ahead = before.clone();
            if self.is_over() || self.places[seat.index()].holder.person().is_none() {
                ahead = Ahead { turns: ahead.turns, ..Ahead::default() };
            }
            for change in changes {
                match change {
                    Change::Act(other, action)
                        if *other == seat && ahead.plan.first() == Some(action) =>
                    {
                        ahead.plan.remove(0);
                    }
                    // (It is not lost where it has been played, here or elsewhere.)
                    Change::Act(other, action) if *other == seat => {
                        let played = ahead.guards.iter().position(|(_, guard)| guard == action);
                        played.map(|at| ahead.guards.remove(at));
                    }
                    // Who takes back wants to be asked.
                    Change::Undo(other, _) if *other == seat => {
                        ahead.plan.clear();
                        ahead.guards.retain(|(place, _)| !self.game().is_attacked(seat, place));
                        ahead.sorts.retain(|(sort, _)| self.game().foregone(seat, sort).is_none());
                    }
                    _ => {}
                }
            }
            let round = self.game().clock().0;
            ahead.sorts.retain(|(_, until)| round <= *until);
            while let Err(at) = self.game().planned(seat, &ahead.plan) {
                ahead.lost.push(ahead.plan.remove(at));
            }
            if !ahead.guards.is_empty() {
                let can = self.game().guards(seat);
                let gone = |(place, action): &mut (String, G::Action)| !can.holds(place, action);
                ahead.lost.extend(ahead.guards.extract_if(.., gone).map(|(_, action)| action));
            }
            if ahead != *before {
                ahead.turns += 1;
                self.ahead[seat.index()] = ahead;
                changed.insert(seat);
            }
        }
        changed
    }

    /// What was written down of a seat.
    pub fn recall(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let ahead = text.parse()?;
        match self.ahead.get_mut(seat.index()) {
            Some(kept) => *kept = ahead,
            None => return Err(self.no_such_seat(seat)),
        }
        Ok(())
    }
}
