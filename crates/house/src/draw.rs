//! What is drawn of a table, and for whom. Everything that is sent about a game comes from here.
//!
//! Two things are read from the true state: the view of whoever looks ([`Game::view`]), and, for a
//! seat that is asked, a world that the seat cannot tell from the true one ([`Seen`]).

use kernel::{Arg, Foregone, Game, Message, Seat, SeatSet, Seen, Viewer, message};
use std::borrow::Cow;
use table::{CHAT_SHOWN, Seats, Until, Voice};
use tongue::Tongue;
use ui::learn::PUPIL;
use ui::page::Preview;
use ui::scene::{
    Accord, Ahead, Ask, Facts, Line, Moment, Outlook, Promise, Said, Scene, Sitter, Terms, Time,
    Undo,
};
use ui::show::{Action, Event, Show};
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
    /// The contest that the table belongs to, by id.
    pub contest: Option<&'a str>,
    /// What is left of the pause the table is in.
    pub paused: Option<Time>,
    /// Whether somebody has made a table at which its people play once more.
    pub again: bool,
    /// Whether only those who play may say something.
    pub muted: bool,
    /// So many choices later those see it who look on, and only they: they talk among themselves. None for whoever sees it at once.
    pub behind: Option<u16>,
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
    /// Which sayings they do not hear.
    pub unheard: Unheard,
}

/// Some of the sayings that a table shows, by their places in the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Unheard([u128; 2]);

const _: () = assert!(CHAT_SHOWN <= 256);

impl Unheard {
    /// None of them.
    pub const NONE: Self = Self([0; 2]);

    /// Whether the saying at this place is one of them.
    pub fn contains(self, place: usize) -> bool {
        self.0.get(place / 128).is_some_and(|word| word & (1 << (place % 128)) != 0)
    }
}

impl FromIterator<usize> for Unheard {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let mut unheard = Self::NONE;
        for place in places {
            if let Some(word) = unheard.0.get_mut(place / 128) {
                *word |= 1 << (place % 128);
            }
        }
        unheard
    }
}

impl Sight {
    /// Of somebody who only looks on.
    pub const SPECTATOR: Self = Self { seat: None, own: SeatSet::EMPTY, unheard: Unheard::NONE };

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
        let there = match viewer {
            Viewer::Seat(seat) if !past && !away(seat) => Some(seat),
            _ => None,
        };
        let asked = there.filter(|seat| pending.contains(*seat));
        let seen = asked.map(|seat| Seen::new(game, seat));
        let ask: Option<Ask<S::Thing>> = seen.as_ref().map(|seen| S::ask(seen, &view));
        let basket = seen.and_then(|seen| S::basket(&seen, &view, &[]));
        let mut ahead = there.and_then(|seat| self.ahead_for(game, sight, seat));
        let planned = ahead.as_mut().and_then(|ahead| self.planned(game, ahead));
        let ask = ask.or(planned);
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
            contest: around.contest,
            take_backs: table.take_backs(),
            again: around.again,
            back_to: &back_to,
            confirms: table.people().len() > 1,
            mutes: sight.own.iter().any(|seat| around.host.contains(seat)).then_some(around.muted),
            behind: around.behind,
            accord: Accord {
                speaks: table.voices(),
                proposed: proposed.as_ref().map(|(proposal, by)| (&proposal[..], *by)),
                paused: around.paused,
                overdue: table.overdue(),
                resigned: table.resigned(),
                closed,
            },
        };
        let chat = heard(around, sight);
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
            ahead: ahead.as_ref(),
            basket,
            hint: around.hints.then_some(&[]),
            otherwise: self.otherwise(viewer),
            undo: self.undo_for(sight, viewer, past),
            terms,
            log: &log,
            chat: &chat,
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

    /// What a seat of whoever looks has answered in advance; none where there is nobody to be kept waiting, or to be taught.
    pub(crate) fn ahead_for(
        &self,
        game: &S::Game,
        sight: Sight,
        seat: Seat,
    ) -> Option<Ahead<S::Thing>> {
        let table = self.table();
        let alone = table.people().len() < 2 || sight.own.len() > 1 || table.is_over();
        if alone || !sight.own.contains(seat) || self.taught().is_some() {
            return None;
        }
        let kept = table.ahead(seat)?;
        let until = |sort: &str| match kept.until(sort) {
            None => "ask",
            Some(Until::Round) => "round",
            Some(Until::Game) => "game",
        };
        let labelled = |(at, action): (usize, &Action<S>)| {
            let choices = asked_after::<S>(game, seat, &kept.plan[..at])?.choices;
            choices.into_iter().find(|it| it.action == action.to_string())
        };
        let can = game.guards(seat);
        let guard = |(place, first): &(String, Action<S>)| {
            let there = can.places.iter().find(|(it, _)| it == place)?.1.clone();
            let words = can.choices.iter().find(|(it, _)| it == first)?.1.clone();
            Some((place.clone(), there, words))
        };
        let guards = kept.guards.iter().filter_map(guard).collect();
        let firsts = can.choices.into_iter().map(|(it, words)| (it.to_string(), words)).collect();
        Some(Ahead {
            seat,
            guards,
            places: can.places,
            firsts,
            turns: kept.turns,
            sorts: S::AHEAD
                .iter()
                .map(|(sort, words)| (*sort, words.clone(), until(sort)))
                .collect(),
            plan: kept.plan.iter().enumerate().filter_map(labelled).collect(),
            lost: kept.lost.iter().map(|action| game.describe(*action)).collect(),
            plans: false,
        })
    }

    /// What somebody can plan while other people choose.
    fn planned(&self, game: &S::Game, ahead: &mut Ahead<S::Thing>) -> Option<Ask<S::Thing>> {
        if !self.can_plan(ahead.seat) {
            return None;
        }
        let ask = asked_after::<S>(game, ahead.seat, &self.table().ahead(ahead.seat)?.plan)?;
        ahead.plans = true;
        Some(ask)
    }

    /// Whether other people choose, and not whoever sits there.
    pub(crate) fn can_plan(&self, seat: Seat) -> bool {
        let (pending, people) = (self.table().pending(), self.table().people());
        !pending.contains(seat) && !SeatSet(pending.0 & people.0).is_empty()
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

/// What the viewer hears of what was said.
fn heard<'a>(around: &Around<'a>, sight: Sight) -> Cow<'a, [Said]> {
    if sight.unheard == Unheard::NONE {
        return Cow::Borrowed(around.chat);
    }
    let heard = around.chat.iter().enumerate().filter(|(at, _)| !sight.unheard.contains(*at));
    let heard = heard.map(|(_, said)| said);
    Cow::Owned(heard.cloned().collect())
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

/// What a seat would be asked after these choices, were it its turn; none where there is nothing to plan.
fn asked_after<S: Show>(game: &S::Game, seat: Seat, plan: &[Action<S>]) -> Option<Ask<S::Thing>> {
    let game = game.planned(seat, plan).ok()??;
    Some(S::ask(&Seen::new(&game, seat), &game.view(Viewer::Seat(seat))))
}
