//! Who looks at a table, and what is drawn for those eyes. Everything sent about a game comes from
//! here, and everything here comes from [`Game::view`] of one viewer.

use kernel::{Game, Options, Seat, SeatSet, Seen, Viewer};
use starcraft::{Event, StarCraft, attacks};
use ui::fragment::Fragment;
use ui::scene::{Advised, Ask, Line, Moment, Promise, Said, Scene, Sitter, Undo};
use ui::starcraft::choices;
use ui::starcraft::table::{LOG_CHUNK, fragments, log_chunk};

use crate::errors::Problem;
use crate::limits;
use crate::live::Live;
use crate::tables::{Entry, Now};

/// Whose eyes a table is seen with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    /// The person, if known.
    pub(crate) person: Option<String>,
    /// The seat the page is for; none for a spectator.
    pub(crate) seat: Option<Seat>,
}

impl Eyes {
    /// The eyes of a person who asks for a seat or for none in particular; refused if the seat is
    /// somebody else's. Once a game is over everybody may see it from any seat.
    pub(crate) fn of(
        live: &Live,
        person: Option<&str>,
        wanted: Option<u8>,
    ) -> Result<Self, Problem> {
        let own = person.map_or(SeatSet::EMPTY, |person| live.table.seats_of(person));
        let over = live.table.is_over();
        let seat = match wanted.map(Seat) {
            Some(seat) if own.contains(seat) => Some(seat),
            Some(seat) if over && seat.index() < live.table.places().len() => Some(seat),
            Some(_) => return Err(Problem::forbidden("This seat is somebody else's.")),
            // On a shared screen nobody's secrets are shown unasked.
            None if own.len() > 1 && !over => None,
            None => own.iter().next(),
        };
        Ok(Self { person: person.map(str::to_owned), seat })
    }

    /// What these eyes come to at a table as it is now.
    pub(crate) fn sight(&self, live: &Live) -> Sight {
        let own = self.person.as_ref().map(|person| live.table.seats_of(person));
        Sight { seat: self.seat, own: own.unwrap_or(SeatSet::EMPTY) }
    }
}

/// Everything about who looks that a drawing depends on. It names no person: whoever has the same
/// sight is shown the same, drawn once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sight {
    /// The seat the page is for; none for a spectator.
    pub(crate) seat: Option<Seat>,
    /// The seats of who looks.
    pub(crate) own: SeatSet,
}

impl Sight {
    /// On a shared screen: the seat that must choose, if it is another than the one shown.
    fn curtain(self, live: &Live) -> Option<Seat> {
        let waiting = SeatSet(self.own.0 & live.table.pending().0);
        let shown = self.seat.is_some_and(|seat| waiting.contains(seat));
        waiting.iter().next().filter(|_| self.own.len() > 1 && !shown)
    }

    /// Whose view is drawn now: nobody's behind a curtain.
    pub(crate) fn viewer(self, live: &Live) -> Viewer {
        match self.seat {
            Some(seat) if self.curtain(live).is_none() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Whether the eyes are asked something now.
    pub(crate) fn is_asked(self, live: &Live) -> bool {
        self.seat.is_some_and(|seat| live.table.pending().contains(seat))
    }

    /// The number an answer must name.
    pub(crate) fn decision(self, live: &Live) -> usize {
        self.seat.map_or(0, |seat| live.table.decision(seat) as usize)
    }
}

/// Draws a table for someone, as it is or as it was after so many choices.
pub(crate) fn with_scene<T>(
    entry: &Entry,
    now: &Now,
    eyes: &Eyes,
    at: Option<usize>,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> Result<T, Problem> {
    let sight = eyes.sight(now);
    match at {
        Some(moment) => Ok(drawn(entry, now, sight, &now.table.at(moment)?, at, draw)),
        None => Ok(drawn(entry, now, sight, now.table.game(), at, draw)),
    }
}

/// Draws the present with advice on what is asked.
pub(crate) fn with_hint<T>(
    entry: &Entry,
    now: &Now,
    eyes: &Eyes,
    hint: &[Advised],
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    drawn(entry, now, eyes.sight(now), now.table.game(), None, |scene| {
        draw(&Scene {
            hint: scene.hint.map(|_| hint),
            ask: scene.ask.clone(),
            undo: scene.undo.clone(),
            ..*scene
        })
    })
}

/// Draws this state of the game at a table. Of the state only what the viewer may know is used,
/// so that any other the viewer cannot tell apart gives the same drawing.
pub(crate) fn drawn<T>(
    entry: &Entry,
    now: &Now,
    sight: Sight,
    game: &StarCraft,
    at: Option<usize>,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let live: &Live = now;
    let (last, over) = (live.table.moment(), live.table.is_over());
    let shown = at.unwrap_or(last);
    let past = at.is_some() || over;
    // A curtain is between people, not before the past.
    let curtain = if past { None } else { sight.curtain(live) };
    let viewer = match sight.seat {
        Some(seat) if curtain.is_none() => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    let view = game.view(viewer);
    let log: Vec<Line> = live
        .table
        .log(viewer)
        .take_while(|(moment, _)| *moment <= shown)
        .map(|(moment, event)| Line { moment, event: event.clone() })
        .collect();
    let asked = match viewer {
        Viewer::Seat(seat) if !past && live.table.pending().contains(seat) => Some(seat),
        _ => None,
    };
    let ask = asked.map(|seat| {
        let mut options = Options::new();
        game.options(seat, &mut options);
        let decision = live.table.decision(seat) as usize;
        let (question, rule) = (game.prompt(seat), game.ruled_by());
        let ask = choices::ask(&view, seat, decision, question, rule, &options, game.barred(seat));
        Ask { attacks: !attacks(&Seen::new(game, seat)).is_empty(), ..ask }
    });
    let promise = Promise { hash: live.table.promise(), kept: live.table.kept_promise().cloned() };
    let scene = Scene {
        table: &entry.id,
        title: &live.title,
        view: &view,
        seats: &sitters(now, sight),
        version: now.version,
        decision: sight.decision(live),
        ask,
        hint: live.hints.then_some(&[]),
        undo: undo(live, sight, viewer, past),
        log: &log,
        chat: &chat(live),
        moment: Moment { shown, last, replay: past },
        promise: &promise,
        curtain,
        why: entry.analysis.get().and_then(|analysis| analysis.why(shown)).filter(|_| over),
        chart: if shown == last { &live.chart } else { &[] },
    };
    draw(&scene)
}

fn sitters(now: &Now, sight: Sight) -> Vec<Sitter> {
    let seats = (0..).map(Seat).zip(now.table.places());
    seats.map(|(seat, place)| now.sitter(place, sight.own.contains(seat))).collect()
}

fn chat(live: &Live) -> Vec<Said> {
    let from = live.chat.len().saturating_sub(limits::CHAT);
    let said = live.chat[from..].iter().cloned();
    said.map(|said| Said { id: said.number, seat: said.seat, name: said.name, text: said.text })
        .collect()
}

fn undo(live: &Live, sight: Sight, viewer: Viewer, past: bool) -> Undo {
    match viewer {
        _ if past => Undo::Not("this moment is past".to_owned()),
        Viewer::Seat(seat) if sight.own.contains(seat) => match live.table.can_undo(seat) {
            Ok(what) => Undo::Possible(format!("takes back: {what}")),
            Err(refused) => Undo::Not(refused.message),
        },
        _ => Undo::Not("you only look on".to_owned()),
    }
}

/// All fragments, with the log from this chunk on.
pub(crate) fn all_fragments(scene: &Scene<'_>, first_chunk: usize) -> Vec<Fragment> {
    let mut all = fragments(scene);
    all.extend((first_chunk..).map_while(|chunk| log_chunk(scene, chunk)));
    all
}

/// The chunk of the log that line number `lines` is in.
pub(crate) fn chunk_of(lines: usize) -> usize {
    lines / LOG_CHUNK
}

/// What happened between two moments, as far as a viewer may know it.
pub(crate) fn events_between(
    live: &Live,
    viewer: Viewer,
    after: usize,
    until: usize,
) -> Vec<Event> {
    let newest = live.table.log(viewer).rev().take_while(|(at, _)| *at > after);
    let newest = newest.filter(|(at, _)| *at <= until);
    let mut events: Vec<Event> = newest.map(|(_, event)| event.clone()).collect();
    events.reverse();
    events
}

#[cfg(test)]
mod tests;
