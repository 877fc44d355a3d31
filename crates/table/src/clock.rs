//! Clocks: how long people may take to choose. A clock is a pure value over who is asked and when: whoever keeps a table
//! tells it the time of every change, and the same times give the same clock again.
//!
//! A turn is what a seat is asked from the moment it is asked until it is asked no more: a series of small choices is one
//! turn. Those who are asked at the same time have their own turns.

use kernel::{Seat, SeatSet};

/// Milliseconds.
pub type Millis = i64;

/// A second.
pub const SECOND: Millis = 1_000;
/// A minute.
pub const MINUTE: Millis = 60 * SECOND;
/// An hour.
pub const HOUR: Millis = 60 * MINUTE;
/// A day.
pub const DAY: Millis = 24 * HOUR;

/// What was agreed about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// What each turn gives before the bank is touched. What is not used of it is lost.
    pub each: Millis,
    /// What everybody has besides, for turns that take longer. It never grows beyond this.
    pub bank: Millis,
    /// What the bank gains with the end of a turn.
    pub gain: Millis,
}

impl Limit {
    const fn live(bank: Millis, gain: Millis) -> Self {
        Self { each: 0, bank: bank * MINUTE, gain: gain * SECOND }
    }

    const fn days(each: Millis, bank: Millis) -> Self {
        Self { each, bank, gain: 0 }
    }

    /// What people can agree on, by name: those for one sitting, then those over days.
    pub const OFFERED: [(&'static str, Self); 6] = [
        ("live-30", Self::live(30, 15)),
        ("live-60", Self::live(60, 30)),
        ("live-90", Self::live(90, 45)),
        ("days-half", Self::days(12 * HOUR, 2 * DAY)),
        ("days-1", Self::days(DAY, 3 * DAY)),
        ("days-2", Self::days(2 * DAY, 5 * DAY)),
    ];

    /// Those for tables where the others decide what comes once somebody's time is over, instead of a bot taking the seat at once.
    pub const ASKING: [&'static str; 6] =
        ["live-30-ask", "live-60-ask", "live-90-ask", "days-half-ask", "days-1-ask", "days-2-ask"];

    /// Those over days for tables where time runs in holidays, too: of each of the others over days one.
    pub const FIRM: [&str; 6] = [
        "days-half-firm",
        "days-1-firm",
        "days-2-firm",
        "days-half-ask-firm",
        "days-1-ask-firm",
        "days-2-ask-firm",
    ];

    /// What people agreed on, with its name as it is kept.
    pub fn named(name: &str) -> Option<(&'static str, Self)> {
        let pairs = Self::OFFERED.into_iter().zip(Self::ASKING);
        let [_, _, _, days @ ..] = Self::OFFERED;
        let firm = Self::FIRM.into_iter().zip(days.into_iter().cycle());
        pairs
            .flat_map(|((plain, limit), asking)| [(plain, limit), (asking, limit)])
            .chain(firm.map(|(firm, (_, limit))| (firm, limit)))
            .find(|(known, _)| *known == name)
    }

    /// Whether the others decide what comes once somebody's time is over, where this was agreed.
    pub fn asks(name: &str) -> bool {
        Self::ASKING.contains(&name.strip_suffix("-firm").unwrap_or(name))
    }

    /// Whether nobody's time runs while they are on holiday, where this was agreed.
    pub fn rests(name: &str) -> bool {
        name.starts_with("days-") && !Self::FIRM.contains(&name)
    }

    /// What somebody has at least who ran out of time and is back: they could not choose anything else.
    const fn anew(&self) -> Millis {
        let tenth = self.bank / 10;
        if self.gain > tenth { self.gain } else { tenth }
    }
}

/// A time in which no choice could have been made, such as while the server was down: from, until.
pub type Outage = (Millis, Millis);

/// Days that somebody has taken off, from when until when: no time of theirs runs.
pub type Holiday = (Millis, Millis);

/// So many days somebody can take off in a calendar year (by UTC); a holiday belongs to the year in which it begins.
pub const HOLIDAYS: Millis = 21;

/// How much of a time lies in any of these.
fn lost<'a>((from, until): (Millis, Millis), idle: impl Iterator<Item = &'a Outage>) -> Millis {
    let within = idle.map(|&(begin, end)| (begin.max(from), end.min(until)));
    let mut parts: Vec<Outage> = within.filter(|(begin, end)| begin < end).collect();
    parts.sort_unstable();
    let (mut lost, mut at) = (0, from);
    for (begin, end) in parts {
        lost += (end - begin.max(at)).max(0);
        at = at.max(end);
    }
    lost
}

/// What is left of somebody's time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// So much altogether, at the moment the clock was last told of.
    pub all: Millis,
    /// When it will be over, if nothing happens; none while it does not run.
    pub until: Option<Millis>,
    /// When the holiday is over that they are on.
    pub holiday: Option<Millis>,
}

/// A turn that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    /// The time it has taken so far.
    taken: Millis,
    /// Whether it goes on: not while a bot plays.
    runs: bool,
}

/// The clock of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    limit: Limit,
    /// What was in everybody's bank when their present turn began, or their last one ended.
    banks: Vec<Millis>,
    /// The present turn of a seat; nothing of those who are not asked.
    turns: Vec<Option<Turn>>,
    /// The holidays of whoever has a seat, the first first.
    holidays: Vec<Vec<Holiday>>,
    /// The last moment it was told of.
    now: Millis,
}

impl Clock {
    /// A clock that runs for nobody yet.
    pub fn new(limit: Limit, seats: usize, now: Millis) -> Self {
        let (banks, turns) = (vec![limit.bank; seats], vec![None; seats]);
        Self { limit, banks, turns, holidays: vec![Vec::new(); seats], now }
    }

    /// These are the holidays of whoever has a seat. What is over does not change, and one that begins does so now at the earliest.
    pub fn rest_in(&mut self, seat: Seat, holidays: Vec<Holiday>) {
        if let Some(known) = self.holidays.get_mut(seat.index()) {
            *known = holidays;
        }
    }

    /// Time goes by, but for what was an outage or a holiday. It never goes back.
    pub fn pass(&mut self, now: Millis, outages: &[Outage]) {
        let (from, until) = (self.now, now.max(self.now));
        for (turn, holidays) in self.turns.iter_mut().zip(&self.holidays) {
            let Some(turn) = turn.as_mut().filter(|turn| turn.runs) else { continue };
            turn.taken += until - from - lost((from, until), outages.iter().chain(holidays));
        }
        self.now = until;
    }

    /// These are asked from now on: a turn goes on, begins or ends. For those who are absent a bot plays: their turns take no
    /// time, and gain none. A turn that somebody leaves and comes back to is still the same.
    pub fn ask(&mut self, asked: SeatSet, absent: SeatSet) {
        let seats = (0..).map(Seat).zip(self.turns.iter_mut().zip(&mut self.banks));
        for (seat, (turn, bank)) in seats {
            let runs = !absent.contains(seat);
            *turn = match *turn {
                Some(Turn { taken, runs }) if !asked.contains(seat) => {
                    let gain = if runs { self.limit.gain } else { 0 };
                    let left = *bank - (taken - self.limit.each).max(0) + gain;
                    *bank = left.clamp(0, self.limit.bank);
                    None
                }
                Some(Turn { taken, .. }) => Some(Turn { taken, runs }),
                None => asked.contains(seat).then_some(Turn { taken: 0, runs }),
            };
        }
    }

    /// Nobody's time runs until they are asked again: their turns stay begun.
    pub fn rest(&mut self) {
        self.turns.iter_mut().flatten().for_each(|turn| turn.runs = false);
    }

    /// Somebody is back who ran out of time.
    pub fn welcome(&mut self, seat: Seat) {
        if let Some(bank) = self.banks.get_mut(seat.index()) {
            *bank = (*bank).max(self.limit.anew());
        }
    }

    /// The last moment it was told of.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// All the time that somebody has who has not used any.
    pub fn whole(&self) -> Millis {
        self.limit.each + self.limit.bank
    }

    /// What is left of a seat's time.
    pub fn left(&self, seat: Seat) -> Left {
        let bank = self.banks.get(seat.index()).copied().unwrap_or_default();
        let holiday = self.holiday(seat);
        match self.turns.get(seat.index()).copied().flatten() {
            None => Left { all: self.limit.each + bank, until: None, holiday },
            Some(Turn { taken, runs }) => {
                let all = self.limit.each + bank - taken;
                Left { all, until: runs.then(|| self.gone(seat, all)), holiday }
            }
        }
    }

    /// When the holiday is over that whoever has a seat is on.
    fn holiday(&self, seat: Seat) -> Option<Millis> {
        let holidays = self.holidays.get(seat.index())?;
        let now = holidays.iter().find(|(begin, end)| (*begin..*end).contains(&self.now));
        now.map(|(_, end)| *end)
    }

    /// When so much of a seat's time will have gone by, if it runs.
    fn gone(&self, seat: Seat, time: Millis) -> Millis {
        let mut at = self.now + time;
        for &(begin, end) in self.holidays.get(seat.index()).into_iter().flatten() {
            let begin = begin.max(self.now);
            if (begin..end).contains(&begin) && begin < at {
                at += end - begin;
            }
        }
        at
    }

    /// Whether a seat's present turn has taken all of its time, whoever chooses now.
    pub fn is_spent(&self, seat: Seat) -> bool {
        let turn = self.turns.get(seat.index()).copied().flatten();
        turn.is_some_and(|turn| turn.taken > 0) && self.left(seat).all <= 0
    }

    /// Those whose time is over.
    pub fn over(&self) -> SeatSet {
        self.running().filter(|(_, left)| left.all <= 0).map(|(seat, _)| seat).collect()
    }

    /// When the next one's time will be over, if nothing happens.
    pub fn due(&self) -> Option<Millis> {
        self.running().filter_map(|(_, left)| left.until).min()
    }

    /// When the next holiday will be over.
    pub fn back(&self) -> Option<Millis> {
        (0..self.turns.len() as u8).filter_map(|seat| self.holiday(Seat(seat))).min()
    }

    /// The seats whose time runs.
    fn running(&self) -> impl Iterator<Item = (Seat, Left)> + '_ {
        let seats = (0..self.turns.len() as u8).map(Seat);
        seats.map(|seat| (seat, self.left(seat))).filter(|(_, left)| left.until.is_some())
    }
}
