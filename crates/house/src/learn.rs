//! Learning at a table: what is accepted, what is played by itself, and how it stands with a goal. All of
//! it follows from the choices made so far.

#[cfg(test)]
mod tests;

use kernel::{Game, Message, NoLog, Options, Refused, Seat, Turn, message};
use serde_json::{Value, json};
use table::{Change, MOST_TAKEN_BACK};
use ui::learn::{
    Beat, BeatChoice, Coaching, Goal, Lesson, LineStep, PUPIL, Place, RIVAL, Verdict, fits, holds,
};
use ui::scene::Undo;
use ui::show::{Action, Show};

use crate::seated::Seated;

/// What a pupil asks of the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Go on from a note that was to be looked at.
    On,
    /// Do the next step for me.
    Show,
    /// Do the whole note for me.
    Skip,
    /// Back to where this note began, or the one before.
    Back,
    /// Back to the start.
    Again,
}

type Made = Vec<(Seat, String)>;

/// Learning at a table.
pub trait Learning {
    /// Makes a table one where this lesson is learned, with the coach or after that has been sent away.
    fn teach(&mut self, lesson: &str, coached: bool);

    /// What is learned here.
    fn lesson(&self) -> Option<&'static Lesson>;

    /// Whether it has been learned.
    fn is_learned(&self) -> bool;

    /// Which note of a guided game is open, counted from 1; none at its end, or without the coach.
    fn open_note(&self) -> Option<usize>;

    /// Why the coach does not let these choices be played, if so.
    fn objection(&self, actions: &[String]) -> Option<Refused>;

    /// Does what a pupil asks of the coach, and hands out what is to be written down.
    fn lead(&mut self, lead: Lead) -> Result<Vec<Change<String>>, Refused>;
}

impl<S: Show> Learning for Seated<S> {
    fn teach(&mut self, lesson: &str, coached: bool) {
        self.lesson = S::lessons().iter().find(|known| known.id == lesson);
        self.coached = coached;
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    fn is_learned(&self) -> bool {
        self.taught().is_some_and(|lesson| match &lesson.goal {
            Some(goal) => self.verdict(goal, &self.made()) == Verdict::Reached,
            None => self.beat(lesson).is_none(),
        })
    }

    fn open_note(&self) -> Option<usize> {
        Some(self.beat(self.taught()?)?.note + 1)
    }

    fn objection(&self, actions: &[String]) -> Option<Refused> {
        let lesson = self.taught()?;
        let heard =
            |answer: kernel::Arg| Refused::new("coach", message!("learn-heard", answer = answer));
        if let Some(goal) = &lesson.goal {
            let decided = self.verdict(goal, &self.made()) != Verdict::Open;
            return decided.then(|| heard(message!("learn-decided").into()));
        }
        let mut made: Vec<String> = self.made().into_iter().map(|(_, text)| text).collect();
        for action in actions {
            let note = &lesson.notes[lesson.script.beat(made.len())?.note];
            if !lesson.script.accepts(&made, action) {
                let other = note.others.iter().position(|pattern| fits(action, pattern));
                let answer = match other {
                    Some(at) => format!("{}-other-{}", note.id, at + 1),
                    None => format!("{}-otherwise", note.id),
                };
                return Some(heard(lesson.name(&answer).into()));
            }
            made.push(action.clone());
        }
        None
    }

    fn lead(&mut self, lead: Lead) -> Result<Vec<Change<String>>, Refused> {
        let refuse = || Refused::new("no_coach", message!("learn-no-coach"));
        let lesson = self.taught().ok_or_else(refuse)?;
        let moment = self.table().moment();
        let made = match lead {
            Lead::Again => self.go_back(0)?.into_iter().collect(),
            Lead::Back => self.go_back(earlier(lesson, moment))?.into_iter().collect(),
            Lead::On | Lead::Show => self.step(lesson)?,
            Lead::Skip => {
                let note = self.beat(lesson).ok_or_else(refuse)?.note;
                let mut all = Vec::new();
                while self.beat(lesson).is_some_and(|beat| beat.note == note) {
                    all.extend(self.step(lesson)?);
                }
                all
            }
        };
        Ok(made.iter().map(Change::written).collect())
    }
}

impl<S: Show> Seated<S> {
    /// The lesson, while the coach is there.
    pub(crate) fn taught(&self) -> Option<&'static Lesson> {
        self.lesson.filter(|_| self.coached)
    }

    fn made(&self) -> Made {
        self.table().choices().iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn beat(&self, lesson: &'static Lesson) -> Option<&'static Beat> {
        lesson.script.beat(self.table().moment())
    }

    fn verdict(&self, goal: &Goal, made: &Made) -> Verdict {
        let begun = self.table().at(0).map_or(0, |game| game.clock().0);
        verdict(goal, begun, self.table().game(), made)
    }

    /// What the coach has to say.
    pub(crate) fn coaching<'a>(&self, heard: Option<&'a str>) -> Option<Coaching<'a>> {
        let lesson = self.taught()?;
        let made = self.made();
        let Some(goal) = &lesson.goal else {
            let place = lesson.script.place(made.len());
            let (verdict, note, next, strayed) = (Verdict::Open, None, None, false);
            return Some(Coaching { lesson, place, verdict, note, next, strayed, heard });
        };
        let (place, verdict) = (Place::Quiet, self.verdict(goal, &made));
        let offered: Vec<String> =
            legal(self.table().game(), PUPIL).iter().map(ToString::to_string).collect();
        let way = goal.solutions.follow(&made);
        let next = match way {
            Some((_, LineStep::Own(pattern))) => {
                offered.iter().find(|choice| fits(choice, pattern)).cloned()
            }
            _ => None,
        };
        let (note, strayed) = (self.true_note(lesson, &offered), way.is_none());
        Some(Coaching { lesson, place, verdict, note, next, strayed, heard })
    }

    /// The last note of a lesson of which all is so: what it says of the board, and what it asks for.
    fn true_note(&self, lesson: &Lesson, offered: &[String]) -> Option<usize> {
        let state = document(self.table().game());
        lesson.notes.iter().rposition(|note| {
            let asked = |pattern: &String| offered.iter().any(|choice| fits(choice, pattern));
            holds(&note.when, &state).is_ok() && note.asks.iter().any(asked)
        })
    }

    /// Whom the lesson plays for next: another seat than a bot's may be asked, and a bot may have to
    /// wait. None where the table goes on by itself.
    pub(crate) fn led_seat(&self) -> Option<Option<Seat>> {
        let lesson = self.taught()?;
        let Some(goal) = &lesson.goal else {
            let beat = self.beat(lesson)?;
            return Some((!beat.waits()).then_some(beat.seat));
        };
        let made = self.made();
        if self.verdict(goal, &made) != Verdict::Open {
            return Some(None);
        }
        let pending = self.table().pending();
        let rival = pending.contains(RIVAL).then_some(RIVAL);
        Some(match follow(goal, &made) {
            Some(LineStep::Played(seat, _)) => Some(seat),
            Some(LineStep::End) => rival.or(pending.iter().next()),
            // Where both are asked at once the pupil answers first: the rival's answer is the worst to it.
            Some(LineStep::Own(_)) | None => rival.filter(|_| !pending.contains(PUPIL)),
        })
    }

    /// What the lesson plays for that seat.
    pub(crate) fn led_choice(&self, seat: Seat) -> Option<String> {
        let lesson = self.taught()?;
        let game = self.table().game();
        let Some(goal) = &lesson.goal else {
            return match &self.beat(lesson)?.choice {
                BeatChoice::Played(text) => Some(text.clone()),
                BeatChoice::Own(..) | BeatChoice::Awaited(_) => None,
            };
        };
        let made = self.made();
        let action = match follow(goal, &made) {
            Some(LineStep::Played(_, pattern)) => {
                legal(game, seat).into_iter().find(|action| fits(&action.to_string(), pattern))
            }
            _ if seat == RIVAL && goal.any => worst::<S>(goal, game),
            _ => quiet(goal, game, seat),
        };
        action.map(|action| action.to_string())
    }

    /// Goes back for the pupil, who is told where to begin anew should it have been too often.
    fn go_back(&mut self, left: usize) -> Result<Option<Change<Action<S>>>, Refused> {
        let anew = |_| Refused::new("no_undo", message!("learn-too-often", most = MOST_TAKEN_BACK));
        self.change(|table| table.go_back(PUPIL, left)).map_err(anew)
    }

    /// Plays the next choice of the script, whosever it is.
    fn step(&mut self, lesson: &'static Lesson) -> Result<Vec<Change<Action<S>>>, Refused> {
        let refuse = || Refused::new("no_coach", message!("learn-no-coach"));
        let beat = self.beat(lesson).ok_or_else(refuse)?;
        let made: Vec<String> = self.made().into_iter().map(|(_, text)| text).collect();
        let text = match &beat.choice {
            BeatChoice::Played(text) | BeatChoice::Awaited(text) => Some(text.clone()),
            BeatChoice::Own(accepted, _) => {
                let texts: Vec<String> =
                    legal(self.table().game(), beat.seat).iter().map(ToString::to_string).collect();
                accepted.iter().find_map(|pattern| {
                    let good =
                        |text: &&String| fits(text, pattern) && lesson.script.accepts(&made, text);
                    texts.iter().find(good).cloned()
                })
            }
        };
        let action = text.ok_or_else(refuse)?.parse()?;
        self.change(|table| table.act(beat.seat, table.decision(beat.seat), &[action]))
    }

    /// The moment that taking back leads to: the last choice that the pupil made alone.
    fn last_own(&self, lesson: &Lesson) -> Option<usize> {
        let made = self.made();
        match &lesson.goal {
            None => lesson.script.last_own(made.len()),
            Some(goal) => (0..made.len()).rev().find(|&at| {
                let own = matches!(follow(goal, &made[..at]), Some(LineStep::Own(_)) | None);
                own && made[at].0 == PUPIL
            }),
        }
    }

    /// Takes back at a table where something is learned; none at any other.
    pub(crate) fn unlearn(&mut self) -> Option<Result<Change<Action<S>>, Refused>> {
        let left = self.last_own(self.taught()?);
        let change = left.map_or(Ok(None), |left| self.go_back(left));
        let nothing = || Refused::new("no_undo", message!("undo-nothing"));
        Some(change.and_then(|change| change.ok_or_else(nothing)))
    }

    /// Whether something can be taken back at such a table.
    pub(crate) fn can_unlearn(&self) -> Option<Undo> {
        let lesson = self.taught()?;
        let choice = self.last_own(lesson).and_then(|at| {
            let (_, action) = *self.table().choices().get(at)?;
            Some(self.table().at(at).ok()?.describe(action))
        });
        let not = |why: Message| Undo::Not(message!("undo-not", why = why));
        Some(match (choice, self.table().check_taken_back()) {
            (Some(choice), Ok(())) => Undo::Possible(message!("undo-takes-back", choice = choice)),
            (Some(_), Err(refused)) => not(refused.message),
            (None, _) => not(message!("undo-nothing")),
        })
    }
}

/// Where the note began that a game is at; where the one before began, if nothing has happened in it.
fn earlier(lesson: &Lesson, moment: usize) -> usize {
    let note = lesson.script.beat(moment).map_or(lesson.notes.len() - 1, |beat| beat.note);
    let begun = lesson.script.of_note(note).start;
    if begun < moment || note == 0 { begun } else { lesson.script.of_note(note - 1).start }
}

/// What follows in the first line that the choices have followed.
fn follow<'a>(goal: &'a Goal, made: &[(Seat, String)]) -> Option<LineStep<'a>> {
    let lines = goal.solutions.follow(made).or_else(|| goal.naive.follow(made));
    lines.map(|(_, entry)| entry)
}

/// The saved state, with what a condition may ask besides.
pub(crate) fn document<G: Game>(game: &G) -> Value {
    let mut state = game.to_json();
    state["@phase"] = json!(game.clock().1);
    match game.turn() {
        Turn::Pending(seats) => state["@pending"] = json!(seats),
        Turn::Over(outcome) => {
            state["@winners"] = json!(outcome.winners);
            state["@ending"] = json!(outcome.ending);
        }
    }
    state
}

/// Whether it is time to look at a goal, and whether it is reached then.
fn judged<G: Game>(goal: &Goal, game: &G) -> Option<bool> {
    let state = document(game);
    let over = matches!(game.turn(), Turn::Over(_));
    let due = over || holds(&goal.until, &state).is_ok();
    due.then(|| holds(&goal.holds, &state).is_ok())
}

/// How it stands with a goal in a game that began in this round.
pub(crate) fn verdict<G: Game>(
    goal: &Goal,
    begun: u32,
    game: &G,
    made: &[(Seat, String)],
) -> Verdict {
    let naive = goal.naive.follow(made);
    match judged(goal, game) {
        Some(true) => Verdict::Reached,
        Some(false) if !goal.until.is_empty() => Verdict::Missed(naive.map(|(number, _)| number)),
        Some(false) => match naive {
            Some((number, LineStep::End)) => Verdict::Missed(Some(number)),
            _ if game.clock().0 > begun || matches!(game.turn(), Turn::Over(_)) => {
                Verdict::Missed(None)
            }
            _ => Verdict::Open,
        },
        None => Verdict::Open,
    }
}

/// The legal choices of a seat, without those that are hardly ever meant.
fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut options = Options::new();
    game.options(seat, &mut options);
    options.into_iter().filter(|action| !G::is_rare(action)).collect()
}

/// A choice where nothing is at stake.
pub(crate) fn quiet<G: Game>(goal: &Goal, game: &G, seat: Seat) -> Option<G::Action> {
    let options = legal(game, seat);
    let named = goal
        .quiet
        .iter()
        .find_map(|pattern| options.iter().find(|action| fits(&action.to_string(), pattern)));
    named.or(options.first()).copied()
}

/// The rival's choice that leaves the goal out of reach, if there is one.
fn worst<S: Show>(goal: &Goal, game: &S::Game) -> Option<Action<S>> {
    let options = legal(game, RIVAL);
    let spoils = |action: &&Action<S>| {
        let mut next = game.clone();
        next.play(RIVAL, **action, &mut NoLog);
        can_fail::<S>(goal, &next)
    };
    options.iter().find(spoils).or(options.first()).copied()
}

/// Whether some answers of the rival leave the goal out of reach, the pupil choosing quietly.
pub(crate) fn can_fail<S: Show>(goal: &Goal, game: &S::Game) -> bool {
    // A battle has many answers, and to look at a state takes longer than to make it.
    if let Some(reached) = (!S::is_fought(game)).then(|| judged(goal, game)).flatten() {
        return !reached;
    }
    let Turn::Pending(pending) = game.turn() else { return true };
    let after = |seat: Seat, action: Action<S>| {
        let mut next = game.clone();
        next.play(seat, action, &mut NoLog);
        can_fail::<S>(goal, &next)
    };
    if pending.contains(RIVAL) {
        return legal(game, RIVAL).into_iter().any(|action| after(RIVAL, action));
    }
    pending.iter().next().is_none_or(|seat| match quiet(goal, game, seat) {
        Some(action) => after(seat, action),
        None => true,
    })
}
