//! The script of a guided game. Every choice of the game is one [`Beat`], so that the number of choices
//! made says where it is.

use std::ops::Range;

use kernel::Seat;

use super::{CoachNote, PUPIL, RIVAL, fits};

/// All choices of a guided game, from the first on.
#[derive(Debug, Default)]
pub struct Script {
    beats: Vec<Beat>,
}

/// One choice of a guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The note it belongs to.
    pub note: usize,
    /// The step of the note.
    pub step: usize,
    /// Which time of the step it is.
    pub time: usize,
    /// Who chooses.
    pub seat: Seat,
    /// What.
    pub choice: BeatChoice,
}

/// What is chosen at a beat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BeatChoice {
    /// The pupil's own: any of these, but not what was chosen at that other beat.
    Own(Vec<String>, Option<usize>),
    /// Played for a seat.
    Played(String),
    /// Played for a seat once the pupil has looked and goes on.
    Awaited(String),
}

/// Where a guided game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// There is no coach, or not any more.
    Quiet,
    /// At a beat of a note.
    At(Beat),
    /// At its end: the last note is a farewell.
    End,
}

impl Script {
    /// The script of some notes.
    pub fn of(notes: &[CoachNote]) -> Self {
        let mut beats: Vec<Beat> = Vec::new();
        for (note, it) in notes.iter().enumerate() {
            for (at, text) in it.rival.iter().enumerate() {
                let (seat, text) = whose(text);
                let choice =
                    if at == 0 { BeatChoice::Awaited(text) } else { BeatChoice::Played(text) };
                beats.push(Beat { note, step: 0, time: 0, seat, choice });
            }
            for (step, what) in it.steps.iter().enumerate() {
                let own = |beats: &[Beat]| beats.iter().rposition(|beat| beat.is_own());
                let before = own(&beats).filter(|_| what.not_again);
                for time in 0..what.times {
                    let mut push =
                        |seat, choice| beats.push(Beat { note, step, time, seat, choice });
                    push(PUPIL, BeatChoice::Own(what.accepted.clone(), before));
                    if !what.pair.is_empty() {
                        push(PUPIL, BeatChoice::Own(what.pair.clone(), None));
                    }
                    what.then.iter().for_each(|text| push(PUPIL, BeatChoice::Played(text.clone())));
                }
                let time = what.times - 1;
                beats.extend(what.rival.iter().map(|text| {
                    let (seat, text) = whose(text);
                    Beat { note, step, time, seat, choice: BeatChoice::Played(text) }
                }));
            }
        }
        Self { beats }
    }

    /// Where a game is after so many choices.
    pub fn place(&self, made: usize) -> Place {
        self.beats.get(made).map_or(Place::End, |beat| Place::At(beat.clone()))
    }

    /// How many choices it has.
    pub fn len(&self) -> usize {
        self.beats.len()
    }

    /// Whether there is no script.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }

    /// The beat after so many choices.
    pub fn beat(&self, made: usize) -> Option<&Beat> {
        self.beats.get(made)
    }

    /// Whether a choice is accepted after those that were made.
    pub fn accepts(&self, made: &[String], choice: &str) -> bool {
        match self.beats.get(made.len()).map(|beat| &beat.choice) {
            Some(BeatChoice::Own(accepted, except)) => {
                let again = except.and_then(|at| made.get(at)).is_some_and(|it| it == choice);
                !again && accepted.iter().any(|pattern| fits(choice, pattern))
            }
            Some(BeatChoice::Played(text) | BeatChoice::Awaited(text)) => text == choice,
            None => true,
        }
    }

    /// The moment that the last choice of the pupil's own was made at.
    pub fn last_own(&self, made: usize) -> Option<usize> {
        self.beats.iter().take(made).rposition(Beat::is_own)
    }

    /// The beats of a note.
    pub fn of_note(&self, note: usize) -> Range<usize> {
        let begin = self.beats.partition_point(|beat| beat.note < note);
        begin..self.beats.partition_point(|beat| beat.note <= note)
    }
}

/// Who plays what of a list of the rival's: `page CHOICE` is played for the pupil.
fn whose(text: &str) -> (Seat, String) {
    match text.strip_prefix("page ") {
        Some(own) => (PUPIL, own.to_owned()),
        None => (RIVAL, text.to_owned()),
    }
}

impl Beat {
    /// Whether the pupil chooses.
    pub fn is_own(&self) -> bool {
        matches!(self.choice, BeatChoice::Own(..))
    }

    /// Whether it waits for the pupil, to choose or to go on.
    pub fn waits(&self) -> bool {
        !matches!(self.choice, BeatChoice::Played(_))
    }

    /// What is accepted of the pupil.
    pub fn accepted(&self) -> &[String] {
        match &self.choice {
            BeatChoice::Own(accepted, _) => accepted,
            BeatChoice::Played(_) | BeatChoice::Awaited(_) => &[],
        }
    }
}
