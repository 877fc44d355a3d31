//! Whose eyes a request looks with, and what is drawn for them.

use std::sync::Arc;

use axum::http::{HeaderMap, header};
use axum::response::Response;
use house::{Around, Live, Playing, Sight, Unheard};
use kernel::{Refused, Seat, message};
use store::{Circle, Saying};
use table::PersonId;
use tongue::Tongue;

use crate::App;
use crate::errors::Problem;
use crate::library::{ASKS, SPOKEN};
use crate::limits::What;
use crate::pages::{Key, drawn};
use crate::persons::Asker;
use crate::tables::{Now, Room};

/// Whose eyes a table is seen with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    /// The person, if known.
    pub(crate) person: Option<PersonId>,
    /// The seat the page is for; none for a spectator.
    pub(crate) seat: Option<Seat>,
    /// Who matters to that person.
    pub(crate) circle: Arc<Circle>,
}

impl Eyes {
    /// The eyes of a person who asks for a seat or for none in particular; refused if the seat is
    /// somebody else's. Once a game is over everybody may see it from any seat.
    pub(crate) fn of(
        live: &Live,
        person: Option<&PersonId>,
        wanted: Option<u8>,
    ) -> Result<Self, Problem> {
        let own = live.seats_of(person);
        let over = live.table.is_over();
        let seat = match wanted.map(Seat) {
            Some(seat) if own.contains(seat) => Some(seat),
            Some(seat) if over && seat.index() < live.table.places().len() => Some(seat),
            Some(_) => return Err(Problem::forbidden(message!("seat-of-another"))),
            // On a shared screen nobody's secrets are shown unasked.
            None if own.len() > 1 && !over => None,
            None => own.iter().next(),
        };
        Ok(Self { person: person.cloned(), seat, circle: Arc::default() })
    }

    /// These eyes with what their person does not want to hear.
    pub(crate) async fn hearing(self, app: &App) -> Result<Self, Problem> {
        let circle = app.circle(self.person.as_ref()).await?;
        Ok(Self { circle, ..self })
    }

    /// Whether they hear something that was said.
    pub(crate) fn hear(&self, said: &Saying) -> bool {
        said.person.as_ref().is_none_or(|person| self.circle.hears(person))
    }

    /// What these eyes come to at a table as it is now.
    pub(crate) fn sight(&self, live: &Live) -> Sight {
        let own = live.seats_of(self.person.as_ref());
        // Whoever gave the seat back while they looked sees no more from there.
        let seat = self.seat.filter(|seat| own.contains(*seat) || live.table.is_over());
        let unheard = match self.circle.hears_all() {
            true => Unheard::NONE,
            false => {
                let chat = live.chat().enumerate().filter(|(_, said)| !self.hear(said));
                chat.map(|(place, _)| place).collect()
            }
        };
        Sight { seat, own, unheard }
    }
}

/// A table as somebody looks at it.
pub(crate) struct LookedAt {
    pub(crate) room: Arc<Room>,
    pub(crate) now: Now,
    pub(crate) sight: Sight,
    pub(crate) tongue: &'static Tongue,
}

impl LookedAt {
    /// Draws something for whoever looks, which `of` names. Of a finished game it is kept: it stays the
    /// same until something is said at the table, somebody comes or goes, or it has been looked into.
    pub(crate) async fn answer(
        self,
        app: &App,
        (asker, headers): (&Asker, &HeaderMap),
        (of, kind): (String, &'static str),
        draw: impl FnOnce(&dyn Playing, &Around<'_>) -> Result<String, Refused> + Send + 'static,
    ) -> Result<Response, Problem> {
        let Self { room, now, sight, tongue } = self;
        let (id, version, code) = (&room.id, now.version, tongue.code());
        let studied = room.study.initialized();
        let of = format!("{id} {version} {studied} {sight:?} {code} {of}");
        let over = now.table.is_over();
        let draw = move || Ok(now.around(&room, tongue, |around| draw(&**now.table, around))?);
        if !over {
            asker.may(What::Draw)?;
            return drawn(&app.thinkers, asker.owner(), headers, kind, draw).await;
        }
        let key = Key::new(of, headers);
        let page = match app.replays.find(&key) {
            Some(page) => page,
            None => {
                asker.may(What::Draw)?;
                app.replays.make(&app.thinkers, asker.owner(), key, kind, draw).await?
            }
        };
        Ok(page.answer(headers, [(header::CACHE_CONTROL, ASKS), (header::VARY, SPOKEN)]))
    }
}
