//! What people say about their game besides playing it: that they want to pause it, to go on, or to end it here, which takes all
//! of them; and that they give it up, which takes nobody else.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Listed, Refused, Seat, SeatSet, Turn, message};

use crate::clock::{DAY, HOUR};
use crate::{Change, Holder, Millis, Seats, Table};

/// What everybody must want for it to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// Nobody chooses and no time runs for so long.
    Pause(Millis),
    /// It goes on before the pause is over.
    GoOn,
    /// The game is over, and whoever leads has won.
    End,
    /// Bots play for those whose time is over.
    Bots,
}

impl Proposal {
    /// How long a pause may be: for a meal, a night, a weekend, a journey.
    pub const PAUSES: [Millis; 4] = [HOUR, 12 * HOUR, 3 * DAY, 14 * DAY];
}

/// So often something is proposed between two choices. Nobody needs more; without end it would make a table that takes for ever to
/// load, and people who are told of nothing else.
pub const PROPOSALS: u32 = 20;

/// What somebody says about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// That they want this.
    For(Proposal),
    /// That they do not want what is proposed, or no longer.
    Against,
    /// That they give the game up.
    Resign,
    /// Nobody says it: the pause is over.
    Resumed,
    /// Nobody says it: their time is over, and the others decide what comes.
    Overdue,
}

impl fmt::Display for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::For(Proposal::Pause(length)) => write!(f, "pause {length}"),
            Self::For(Proposal::GoOn) => f.write_str("go-on"),
            Self::For(Proposal::End) => f.write_str("end"),
            Self::For(Proposal::Bots) => f.write_str("bots"),
            Self::Against => f.write_str("against"),
            Self::Resign => f.write_str("resign"),
            Self::Resumed => f.write_str("resumed"),
            Self::Overdue => f.write_str("overdue"),
        }
    }
}

impl FromStr for Voice {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        Ok(match text {
            "go-on" => Self::For(Proposal::GoOn),
            "end" => Self::For(Proposal::End),
            "bots" => Self::For(Proposal::Bots),
            "against" => Self::Against,
            "resign" => Self::Resign,
            "resumed" => Self::Resumed,
            "overdue" => Self::Overdue,
            _ => {
                let length = text.strip_prefix("pause ").and_then(|length| length.parse().ok());
                let known = length.filter(|length| Proposal::PAUSES.contains(length));
                let why = || Refused::new("bad_voice", message!("voice-unknown"));
                Self::For(Proposal::Pause(known.ok_or_else(why)?))
            }
        })
    }
}

/// How people ended a game before its rules did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// One of two has given up: this one.
    Resigned(Seat),
    /// Everybody wanted it: whoever leads has won.
    Agreed,
}

impl Closed {
    /// Its name, where how games ended is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
        }
    }
}

/// Somebody has left the game; once is for good.
pub(crate) fn leave(left: &mut Vec<(Seat, usize)>, seat: Seat, moment: usize) {
    if left.iter().all(|(known, _)| *known != seat) {
        left.push((seat, moment));
    }
}

/// What has been said so far, and what came of it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Accord {
    /// What is proposed, and by whom it is wanted so far, the first of them who proposed it.
    proposed: Option<(Proposal, Vec<Seat>)>,
    /// What was turned down last, and the moment of the game then.
    declined: Option<(Proposal, usize)>,
    paused: Option<Millis>,
    /// Those whose time for what they are asked is over, where the others decide what comes.
    pub(crate) overdue: SeatSet,
    resigned: Vec<Seat>,
    /// Those who have left the game, the first of them first, each with the number of choices made by then.
    pub(crate) left: Vec<(Seat, usize)>,
    ended: bool,
    /// The moment of the game at which something was last proposed, and how often it was there.
    lately: (usize, u32),
    /// How often somebody has said something.
    pub(crate) said: u64,
}

impl<G: Game> Table<G> {
    /// What is proposed, and by whom it is wanted so far, the first of them who proposed it.
    pub fn proposed(&self) -> Option<(Proposal, &[Seat])> {
        self.accord.proposed.as_ref().map(|(proposal, wanted)| (*proposal, &wanted[..]))
    }

    /// How long the game is paused altogether, if it is.
    pub fn paused(&self) -> Option<Millis> {
        self.accord.paused
    }

    /// Those who have given up, the first of them first.
    pub fn resigned(&self) -> &[Seat] {
        &self.accord.resigned
    }

    /// Those whose time for what they are asked is over, where the others decide what comes.
    pub fn overdue(&self) -> SeatSet {
        self.accord.overdue
    }

    /// Those who can say something about the game: people who play themselves.
    pub fn voices(&self) -> SeatSet {
        self.asked_about(None)
    }

    /// Those who must want something for it to happen: all who play themselves, and are not overdue. A game is not ended behind the
    /// back of somebody for whom a bot plays until they come back.
    fn asked_about(&self, proposal: Option<Proposal>) -> SeatSet {
        let asked = |holder: &Holder| match holder {
            Holder::Person(_) => true,
            Holder::Standin(..) => proposal == Some(Proposal::End) && holder.person().is_some(),
            Holder::Open(_) | Holder::Bot(_) => false,
        };
        let places = (0..).map(Seat).zip(self.places());
        places
            .filter(|(seat, place)| asked(&place.holder) && !self.resigned().contains(seat))
            .filter(|(seat, _)| !self.overdue().contains(*seat))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// How people ended the game, if they did before its rules.
    pub fn closed(&self) -> Option<Closed> {
        let Accord { resigned, ended, .. } = &self.accord;
        match (&resigned[..], self.places().len()) {
            ([lost], 2) => Some(Closed::Resigned(*lost)),
            _ => ended.then_some(Closed::Agreed),
        }
    }

    /// Those who lead by the points of their team, without who has given up; nobody where all stand alike.
    pub fn leaders(&self) -> SeatSet
    where
        G: Listed,
    {
        let all = || (0..self.places().len() as u8).map(Seat);
        let plays = |seat: Seat| !self.resigned().contains(&seat);
        let in_play = |seat: Seat| self.game().together(seat).iter().any(plays);
        let points = |seat: Seat| {
            let team = self.game().together(seat).iter().filter(|seat| plays(*seat));
            team.map(|seat| u32::from(self.game().points(seat))).sum::<u32>()
        };
        let most = all().filter(|seat| in_play(*seat)).map(points).max();
        let leads = |seat: &Seat| in_play(*seat) && Some(points(*seat)) == most;
        let leaders: SeatSet = all().filter(leads).collect();
        if leaders.len() == self.places().len() { SeatSet::EMPTY } else { leaders }
    }

    /// Somebody says something about the game; what is to be written down. A bot of the level plays on for whoever gives up,
    /// where there are more than two.
    pub fn voice(
        &mut self,
        seat: Seat,
        voice: Voice,
        level: &str,
    ) -> Result<Vec<Change<G::Action>>, Refused> {
        self.check_voice(seat, voice)?;
        self.hear(seat, voice)?;
        let mut changes = vec![Change::Voice(seat, voice)];
        let absent = match voice {
            Voice::Resign if !self.is_over() => [seat].into_iter().collect(),
            // Everybody has said so.
            Voice::For(Proposal::Bots) if self.proposed().is_none() => self.overdue(),
            _ => SeatSet::EMPTY,
        };
        for seat in absent.iter() {
            changes.push(self.stand_in(seat, Some(level))?);
        }
        Ok(changes)
    }

    /// Somebody's time is over, and the others decide what comes; what is to be written down.
    pub fn let_decide(&mut self, seat: Seat) -> Result<Change<G::Action>, Refused> {
        if !(self.voices().contains(seat) && self.pending().contains(seat)) {
            return Err(Refused::new("stale", message!("stale")));
        }
        self.hear(seat, Voice::Overdue)?;
        Ok(Change::Voice(seat, Voice::Overdue))
    }

    /// The pause has lasted as long as was agreed; what is to be written down.
    pub fn resume(&mut self) -> Result<Change<G::Action>, Refused> {
        self.paused().ok_or_else(|| Refused::new("stale", message!("stale")))?;
        self.hear(Seat(0), Voice::Resumed)?;
        Ok(Change::Voice(Seat(0), Voice::Resumed))
    }

    /// Refused unless somebody can say this now.
    fn check_voice(&self, seat: Seat, voice: Voice) -> Result<(), Refused> {
        let stale = || Err(Refused::new("stale", message!("stale")));
        let late = voice == Voice::Resign && self.overdue().contains(seat);
        if !self.is_full() || self.is_over() || !(self.voices().contains(seat) || late) {
            return stale();
        }
        let Accord { proposed, declined, paused, .. } = &self.accord;
        let now = proposed.as_ref().map(|(proposal, _)| *proposal);
        match voice {
            Voice::Resumed | Voice::Overdue => stale(),
            Voice::Against if now.is_none() => stale(),
            Voice::Resign | Voice::Against => Ok(()),
            Voice::For(wanted) if now.is_some_and(|now| now != wanted) => {
                Err(Refused::new("stale", message!("voice-another-first")))
            }
            // One says yes once.
            Voice::For(_)
                if proposed.as_ref().is_some_and(|(_, wanted)| wanted.contains(&seat)) =>
            {
                stale()
            }
            Voice::For(_) if now.is_none() && self.accord.lately == (self.moment(), PROPOSALS) => {
                Err(Refused::new("declined", message!("voice-too-often", times = PROPOSALS)))
            }
            Voice::For(Proposal::Bots) if self.overdue().is_empty() => stale(),
            Voice::For(Proposal::GoOn) if paused.is_none() => stale(),
            Voice::For(Proposal::Pause(_)) if paused.is_some() => stale(),
            // Else one could ask until the others give in.
            Voice::For(wanted) if *declined == Some((wanted, self.moment())) => {
                Err(Refused::new("declined", message!("voice-declined")))
            }
            Voice::For(_) => Ok(()),
        }
    }

    /// Somebody has said something.
    pub(crate) fn hear(&mut self, seat: Seat, voice: Voice) -> Result<(), Refused> {
        if self.places().get(seat.index()).is_none() {
            return Err(self.no_such_seat(seat));
        }
        let moment = self.moment();
        let Accord { proposed, declined, paused, overdue, resigned, left, lately, said, .. } =
            &mut self.accord;
        *said += 1;
        match voice {
            Voice::For(wanted) => match proposed {
                Some((_, by)) => by.push(seat),
                None => {
                    let before = if lately.0 == moment { lately.1 } else { 0 };
                    *lately = (moment, before + 1);
                    *proposed = Some((wanted, vec![seat]));
                }
            },
            Voice::Against => {
                let another = |(_, by): &(Proposal, Vec<Seat>)| by.first() != Some(&seat);
                let gone = proposed.take().filter(another);
                *declined = gone.map(|(proposal, _)| (proposal, moment)).or(*declined);
            }
            Voice::Resign => {
                resigned.push(seat);
                leave(left, seat, moment);
                if let Some((_, by)) = proposed {
                    by.retain(|other| *other != seat);
                }
                proposed.take_if(|(_, by)| by.is_empty());
            }
            Voice::Overdue => overdue.insert(seat),
            Voice::Resumed => {
                *paused = None;
                proposed.take_if(|(proposal, _)| *proposal == Proposal::GoOn);
            }
        }
        self.agree();
        Ok(())
    }

    /// What everybody wants who is asked about it happens.
    pub(crate) fn agree(&mut self) {
        let Some((proposal, by)) = self.proposed() else { return };
        let asked = self.asked_about(Some(proposal));
        if asked.is_empty() || !asked.iter().all(|seat| by.contains(&seat)) {
            return;
        }
        self.accord.proposed = None;
        match proposal {
            Proposal::Pause(length) => self.accord.paused = Some(length),
            Proposal::GoOn => self.accord.paused = None,
            Proposal::End => self.accord.ended = true,
            // Those changes are written down for themselves.
            Proposal::Bots => {}
        }
    }

    /// Whoever has chosen is overdue no more, nor for whom a bot plays now.
    pub(crate) fn catch_up(&mut self) {
        let late = self.overdue().iter().filter(|seat| {
            let place = self.places().get(seat.index());
            place.is_some_and(|place| matches!(place.holder, Holder::Person(_)))
                && matches!(self.game().turn(), Turn::Pending(seats) if seats.contains(*seat))
        });
        self.accord.overdue = late.collect();
        if self.overdue().is_empty() {
            self.accord.proposed.take_if(|(proposal, _)| *proposal == Proposal::Bots);
        }
    }
}
