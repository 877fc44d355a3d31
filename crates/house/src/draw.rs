//! What is drawn of a table, and for whom. Everything that is sent about a game comes from here.
//!
//! Two things are read from the true state: the view of whoever looks ([`Game::view`]), and, for a
//! seat that is asked, a world that the seat cannot tell from the true one ([`Seen`]).

use kernel::{Arg, Game, Message, Seat, SeatSet, Seen, Viewer, message};
use table::{Seats, Voice};
use tongue::Tongue;
use ui::learn::PUPIL;
use ui::page::Preview;
use ui::scene::{
    Accord, Ask, Facts, Line, Moment, Outlook, Promise, Said, Scene, Sitter, Terms, Time, Undo,
};
use ui::show::{Event, Show};
use ui::table::Pace;

use crate::seated::Seated;
use crate::study::Study;

/// What is drawn around a game: what the table's people have made of it.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// The table's id in addresses.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// Grows with everything that can be seen.
    pub version: u64,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// Grows when what was told before may read differently: after an undo or a new name.
    pub retold: u64,
    /// Who sits where, as everybody sees it: none of them the viewer's.
    pub seats: &'a [Sitter],
    /// What was said lately.
    pub chat: &'a [Said],
    /// Whether people may ask for hints.
    pub hints: bool,
    /// How long bots let people look at what they do.
    pub pace: Pace,
    /// The seats of who made the table.
    pub host: SeatSet,
    /// What was agreed about time, by name.
    pub clock: Option<&'static str>,
    /// What is left of the pause the table is in.
    pub paused: Option<Time>,
    /// Whether somebody has made a table at which its people play once more.
    pub again: bool,
    /// Whether only those who play may say something.
    pub muted: bool,
    /// What the coach said to a choice that was not played, as a name of the lesson.
    pub heard: Option<&'a str>,
    /// What there is to say about the game, once it is over and somebody has asked.
    pub study: Option<&'a Study>,
    /// What a messenger shows beside the address, where that is asked for.
    pub preview: Option<&'a Preview>,
    /// The language of whoever looks.
    pub tongue: &'static Tongue,
}

/// Everything about who looks that a drawing depends on. It names no person: whoever has the same
/// sight is shown the same, drawn once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sight {
    /// The seat the page is for; none for a spectator.
    pub seat: Option<Seat>,
    /// The seats of whoever looks.
    pub own: SeatSet,
}

impl Sight {
    /// Of somebody who only looks on.
    pub const SPECTATOR: Self = Self { seat: None, own: SeatSet::EMPTY };

    /// On a shared screen: the seat that must choose, if it is another than the one shown.
    pub(crate) fn curtain(self, pending: SeatSet) -> Option<Seat> {
        let waiting = SeatSet(self.own.0 & pending.0);
        let shown = self.seat.is_some_and(|seat| waiting.contains(seat));
        waiting.iter().next().filter(|_| self.own.len() > 1 && !shown)
    }

    /// Whose view is drawn now: nobody's behind a curtain.
    pub fn viewer(self, pending: SeatSet) -> Viewer {
        match self.seat {
            Some(seat) if self.curtain(pending).is_none() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Whether the eyes are asked something now.
    pub fn is_asked(self, pending: SeatSet) -> bool {
        self.seat.is_some_and(|seat| pending.contains(seat))
    }
}

impl<S: Show> Seated<S> {
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
        let away = |seat: Seat| around.seats.get(seat.index()).is_some_and(|sitter| sitter.standin);
        let asked = match viewer {
            Viewer::Seat(seat) if !past && pending.contains(seat) && !away(seat) => Some(seat),
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
        let closed = table.closed().filter(|_| shown == last);
        let closed = closed.map(|closed| (self.won(closed), closed.name()));
        let (facts, seats) = (S::facts(&view), sitters(around, sight));
        // What people agreed on the game itself does not know.
        let rests = table.paused().is_some() && !past || closed.is_some();
        let facts = match rests {
            true => Facts { pending, over: closed.is_some(), ..facts },
            false => facts,
        };
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
        let proposed =
            table.proposed().map(|(proposal, by)| (Voice::For(proposal).to_string(), by));
        let terms = Terms {
            pace: around.pace,
            now: around.now,
            clock: around.clock,
            take_backs: table.take_backs(),
            again: around.again,
            back_to: &back_to,
            confirms: table.people().len() > 1,
            mutes: sight.own.iter().any(|seat| around.host.contains(seat)).then_some(around.muted),
            accord: Accord {
                speaks: table.voices(),
                proposed: proposed.as_ref().map(|(proposal, by)| (&proposal[..], *by)),
                paused: around.paused,
                overdue: table.overdue(),
                resigned: table.resigned(),
                closed,
            },
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
            outlook: study.map_or_else(Outlook::default, |study| Outlook {
                moments: &study.moments,
                chances: &study.course,
            }),
        };
        draw(&scene)
    }

    /// What taking back is called besides, where the page may have made the last choice by itself.
    fn otherwise(&self, viewer: Viewer) -> Option<Message> {
        let Viewer::Seat(seat) = viewer else { return None };
        let choices = self.table().choices();
        let at = choices.iter().rposition(|(other, _)| *other == seat)?;
        S::otherwise(seat, choices[at].1, || self.table().at(at).ok())
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
