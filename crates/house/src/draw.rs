//! What is drawn of a table, and for whom. Everything that is sent about a game comes from here.
//!
//! Two things are read from the true state: the view of whoever looks ([`Game::view`]), and, for a
//! seat that is asked, a world that the seat cannot tell from the true one ([`Seen`]).

use kernel::{Arg, Game, Message, Refused, Seat, Seen, Viewer, message};
use serde_json::{Value, json};
use ui::fragment::Fragment;
use ui::learn::PUPIL;
use ui::motion::{Motion, Sound};
use ui::scene::{Ask, Course, Line, Moment, Promise, Scene, Sitter, Terms, Undo};
use ui::show::{Action, Event, Show};
use ui::table::{LOG_CHUNK, drafted, fragments, log_chunk};

use crate::playing::{Around, Sight};
use crate::seated::Seated;
use crate::think::Advice;

impl<S: Show> Seated<S> {
    /// Draws the table as it is, or as it was after this many choices.
    pub(crate) fn with_scene<T>(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
        draw: impl FnOnce(&Scene<'_, S>) -> T,
    ) -> Result<T, Refused> {
        match at {
            Some(moment) => Ok(self.drawn(around, sight, &self.table().at(moment)?, at, draw)),
            None => Ok(self.drawn(around, sight, self.table().game(), at, draw)),
        }
    }

    /// Draws the present with advice on what is asked.
    pub(crate) fn with_advice<T>(
        &self,
        around: &Around<'_>,
        sight: Sight,
        advice: &Advice,
        draw: impl FnOnce(&Scene<'_, S>) -> T,
    ) -> T {
        let advised = advice.of::<S>();
        self.drawn(around, sight, self.table().game(), None, |scene| {
            draw(&Scene {
                hint: scene.hint.map(|_| advised),
                ask: scene.ask.clone(),
                basket: scene.basket.clone(),
                undo: scene.undo.clone(),
                otherwise: scene.otherwise.clone(),
                ..*scene
            })
        })
    }

    /// Draws the present with choices in the basket that have not been made.
    pub(crate) fn with_basket(
        &self,
        around: &Around<'_>,
        sight: Sight,
        wanted: &[Action<S>],
    ) -> Vec<Fragment> {
        self.drawn(around, sight, self.table().game(), None, |scene| {
            let seen = scene.ask.as_ref().map(|ask| Seen::new(self.table().game(), ask.seat));
            drafted(&Scene {
                basket: seen.and_then(|seen| S::basket(&seen, scene.view, wanted)),
                ask: scene.ask.clone(),
                undo: scene.undo.clone(),
                otherwise: scene.otherwise.clone(),
                ..*scene
            })
        })
    }

    /// Draws this state of the game. Of the state only what the viewer may know is used, so that any
    /// other the viewer cannot tell apart gives the same drawing.
    pub fn drawn<T>(
        &self,
        around: &Around<'_>,
        sight: Sight,
        game: &S::Game,
        at: Option<usize>,
        draw: impl FnOnce(&Scene<'_, S>) -> T,
    ) -> T {
        let table = self.table();
        let (pending, last, over) = (table.pending(), table.moment(), table.is_over());
        let shown = at.unwrap_or(last);
        let past = at.is_some() || over;
        // A curtain is between people, not before the past.
        let curtain = if past { None } else { sight.curtain(pending) };
        let viewer = match sight.seat {
            Some(seat) if curtain.is_none() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let view = match shown < last {
            true => game.recalled(table.game(), viewer),
            false => game.view(viewer),
        };
        let log: Vec<Line<Event<S>>> = table
            .log(viewer)
            .take_while(|(moment, _)| *moment <= shown)
            .map(|(moment, event)| Line { moment, event: event.clone() })
            .collect();
        let asked = match viewer {
            Viewer::Seat(seat) if !past && pending.contains(seat) => Some(seat),
            _ => None,
        };
        let seen = asked.map(|seat| Seen::new(game, seat));
        let ask: Option<Ask<S::Thing>> = seen.as_ref().map(|seen| S::ask(seen, &view));
        let basket = seen.and_then(|seen| S::basket(&seen, &view, &[]));
        let promise = Promise {
            hash: table.promise(),
            position: table.deal().position.is_some(),
            kept: table.kept_promise().cloned(),
        };
        let study = around.study.filter(|_| over).and_then(|study| study.of::<S>());
        let why = study.and_then(|study| study.why(shown));
        let landmarks = if past { S::landmarks(table.log(viewer)) } else { Vec::new() };
        let (facts, seats) = (S::facts(&view), sitters(around, sight));
        let name =
            |seat: usize| match facts.players.get(seat).and_then(|player| player.name.clone()) {
                Some(name) => name,
                None => message!("person", name = seats[seat].name.clone()).into(),
            };
        let names: Vec<Arg> = (0..seats.len()).map(name).collect();
        let back_to = match viewer {
            Viewer::Seat(seat) if sight.own.contains(seat) && !over => table.own_moments(seat),
            _ => Vec::new(),
        };
        let terms = Terms {
            pace: around.pace,
            take_backs: table.take_backs(),
            back_to: &back_to,
            confirms: table.people() > 1,
            mutes: sight.own.iter().any(|seat| around.host.contains(seat)).then_some(around.muted),
        };
        let coaching = self.coaching(around.heard).filter(|_| at.is_none() && curtain.is_none());
        let coaching = coaching.filter(|_| sight.own.contains(PUPIL));
        let scene = Scene {
            table: around.table,
            title: around.title,
            preview: around.preview,
            view: &view,
            facts: &facts,
            tongue: around.tongue,
            names: &names,
            seats: &seats,
            version: around.version,
            decision: sight.seat.map_or(0, |seat| table.decision(seat) as usize),
            ask,
            basket,
            hint: around.hints.then_some(&[]),
            otherwise: self.otherwise(viewer),
            undo: self.undo_for(sight, viewer, past),
            terms,
            log: &log,
            chat: around.chat,
            moment: Moment { shown, last, replay: past },
            promise: &promise,
            coach: coaching.as_ref(),
            curtain,
            why,
            chart: if shown == last { &self.chart } else { &[] },
            landmarks: &landmarks,
            course: study.map_or_else(Course::default, |study| Course {
                moments: &study.moments,
                chances: &study.course,
            }),
        };
        draw(&scene)
    }

    /// What taking back is called besides, where the page may have made the last choice by itself.
    fn otherwise(&self, viewer: Viewer) -> Option<Message> {
        let Viewer::Seat(seat) = viewer else { return None };
        let last = self.table().choices().iter().rev().find(|(other, _)| *other == seat);
        last.and_then(|&(_, choice)| S::otherwise(choice))
    }

    fn undo_for(&self, sight: Sight, viewer: Viewer, past: bool) -> Undo {
        match viewer {
            _ if past => Undo::Not(message!("undo-past")),
            Viewer::Seat(seat) if sight.own.contains(seat) => {
                self.can_unlearn().unwrap_or_else(|| match self.table().can_undo(seat) {
                    Ok(choice) => Undo::Possible(message!("undo-takes-back", choice = choice)),
                    Err(refused) => Undo::Not(message!("undo-not", why = refused.message)),
                })
            }
            _ => Undo::Not(message!("undo-spectator")),
        }
    }

    /// An earlier moment, for a page that shows another one.
    pub(crate) fn earlier(
        &self,
        around: &Around<'_>,
        sight: Sight,
        moment: usize,
    ) -> Result<Value, Refused> {
        let viewer = sight.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let news = self.events_between(viewer, moment.saturating_sub(1), moment);
        let (then, moved) = self.with_scene(around, sight, Some(moment), |scene| {
            (all_fragments(scene, 0), S::motions(scene, &news))
        })?;
        let all = self.with_scene(around, sight, None, |scene| all_fragments(scene, 0))?;
        // What was not there yet is sent empty, so that it is taken away.
        let later = all.iter().filter(|part| then.iter().all(|other| other.id != part.id));
        Ok(json!({
            "version": around.version,
            "moment": moment,
            "last": self.table().moment(),
            "fragments": then.iter().map(sent).chain(later.map(|part| gone(&part.id))).collect::<Vec<_>>(),
            "motions": moved.iter().map(motion).collect::<Vec<_>>(),
        }))
    }

    /// What happened between two moments, as far as a viewer may know it.
    pub fn events_between(&self, viewer: Viewer, after: usize, until: usize) -> Vec<Event<S>> {
        let newest = self.table().log(viewer).rev().take_while(|(at, _)| *at > after);
        let newest = newest.filter(|(at, _)| *at <= until);
        let mut events: Vec<Event<S>> = newest.map(|(_, event)| event.clone()).collect();
        events.reverse();
        events
    }
}

/// Who sits where, and which of them the viewer is.
fn sitters(around: &Around<'_>, sight: Sight) -> Vec<Sitter> {
    let seats = (0..).map(Seat).zip(around.seats);
    let sitter = |(seat, sitter): (Seat, &Sitter)| Sitter {
        yours: sight.own.contains(seat),
        ..sitter.clone()
    };
    seats.map(sitter).collect()
}

/// All fragments, with the log from this chunk on.
pub(crate) fn all_fragments<S: Show>(scene: &Scene<'_, S>, first_chunk: usize) -> Vec<Fragment> {
    let mut all = fragments(scene);
    all.extend((first_chunk..).map_while(|chunk| log_chunk(scene, chunk)));
    all
}

/// The chunk of the log that line number `lines` is in.
pub(crate) fn chunk_of(lines: usize) -> usize {
    lines / LOG_CHUNK
}

/// A fragment as it is sent.
pub fn sent(part: &Fragment) -> Value {
    json!({"id": part.id, "within": part.within, "html": part.html})
}

/// A fragment that is to be taken away.
pub fn gone(id: &str) -> Value {
    json!({"id": id, "within": "", "html": ""})
}

/// A motion as it is sent.
pub fn motion(motion: &Motion) -> Value {
    json!({
        "kind": motion.kind.name(),
        "glyph": motion.glyph,
        "owner": motion.owner,
        "from": motion.from,
        "to": motion.to,
        "caption": motion.caption,
        "sound": motion.sound.map(Sound::name),
    })
}
