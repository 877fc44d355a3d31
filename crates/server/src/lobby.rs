//! Tables with open seats: waiting, taking a seat, giving the rest to bots.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::Live;
use house::sitters::objection;
use kernel::{Seat, message};
use store::Write;
use table::{Holder, PersonId, Place};
use tongue::Tongue;
use ui::scene::Sitter;
use ui::start::form::named;
use ui::start::{Join, Lobby, LobbySeat, join_page, lobby_page};

use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::proxy::site;
use crate::tables::Room;
use crate::{App, bots};

/// The page of a table with open seats.
pub(crate) fn page(
    app: &App,
    room: &Room,
    live: &Live,
    (person, tongue): (Option<&PersonId>, &'static Tongue),
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let hosts = live.is_host(person);
    let site = hosts.then(|| site(app, headers));
    let promise = live.table.promise();
    let lobby = Lobby {
        tongue,
        game: app.game(live.table.game())?.kind(),
        table: &room.id,
        title: &live.title(tongue),
        seats: &seats(app, room, live, (person, tongue), site.as_deref()),
        setup: live.table.setup(),
        hints: live.hints,
        clock: live.timed.as_ref().map(|timed| timed.name),
        promise: &promise,
        fill: if hosts { &::bots::NAMES } else { &[] },
    };
    Ok(Html(lobby_page(&lobby).into_string()).into_response())
}

/// The seats; with invitations for the host, who hands them on.
fn seats(
    app: &App,
    room: &Room,
    live: &Live,
    (person, tongue): (Option<&PersonId>, &Tongue),
    site: Option<&str>,
) -> Vec<LobbySeat> {
    let agreed = &live.table.setup()["factions"];
    let kind = app.game(live.table.game()).ok().map(|door| door.kind());
    let places = (0..).map(Seat).zip(live.table.places());
    places
        .map(|(seat, place)| {
            let yours = person.is_some() && place.holder.person() == person;
            let invitation = match (&place.holder, site) {
                (Holder::Open(token), Some(site)) => {
                    Some(format!("{site}/t/{}/join/{token}", room.id))
                }
                _ => None,
            };
            let side = agreed[seat.index()].as_str().and_then(|id| kind?.side(id).cloned());
            let sitter = Sitter { yours, ..room.sitter(seat, place, tongue) };
            LobbySeat { sitter, side, invitation }
        })
        .collect()
}

/// `GET /t/ID/join/TOKEN`
pub(crate) async fn offer(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let name = match &asker.person {
        Some(person) => app.tables.store.name_of(person).await?,
        None => None,
    };
    let room = app.tables.find(&id).await?;
    let live = &*app.tables.look(&room).await?;
    // Whoever followed the link a second time, or sits here already, goes to the table.
    let Some(seat) = offered(live, &token, asker.person.as_ref()) else {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    };
    let reader = (asker.person.as_ref(), tongue);
    let (name, invitation) = (name.unwrap_or_default(), (seat, token.as_str()));
    let page = seat_offered(&app, (&room, live), reader, invitation, (&name, None))?;
    Ok(page.into_response())
}

/// The page that offers a seat by its invitation: with a name filled in, and what is wrong with it.
fn seat_offered(
    app: &App,
    (room, live): (&Room, &Live),
    (person, tongue): (Option<&PersonId>, &'static Tongue),
    (seat, token): (Seat, &str),
    (name, trouble): (&str, Option<&str>),
) -> Result<Html<String>, Problem> {
    let promise = live.table.promise();
    let join = Join {
        tongue,
        game: app.game(live.table.game())?.kind(),
        title: &live.title(tongue),
        action: &format!("/t/{}/join/{token}", room.id),
        seats: &seats(app, room, live, (person, tongue), None),
        seat: seat.index(),
        setup: live.table.setup(),
        hints: live.hints,
        clock: live.timed.as_ref().map(|timed| timed.name),
        promise: &promise,
        name,
        trouble,
    };
    Ok(Html(join_page(&join).into_string()))
}

/// The seat an invitation is for, if this person may take it: one seat a person.
fn offered(live: &Live, token: &str, person: Option<&PersonId>) -> Option<Seat> {
    live.table.open_seat(token).filter(|_| live.seats_of(person).is_empty())
}

/// `POST /t/ID/join/TOKEN`
pub(crate) async fn join(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let number = fields.chance()?;
    uncancelled(async move {
        let mut guard = app.tables.lock(&id).await?;
        let (person, jar) = asker.person()?;
        if let Some(seat) = offered(guard.live()?, &token, Some(&person)) {
            let name = named(fields.first("name"), seat.index() + 1, tongue);
            let game = app.game(guard.live()?.table.game())?.kind();
            if let Some(trouble) = objection(game, guard.live()?, seat, &name) {
                let (reader, trouble) = ((Some(&person), tongue), tongue.say(&trouble));
                let (at, filled) =
                    ((&*guard.room, &**guard.live()?), (name.as_str(), Some(trouble.as_str())));
                let page = seat_offered(&app, at, reader, (seat, &token), filled)?;
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, jar, page).into_response());
            }
            let write = Write::Person { id: person.clone(), name: name.clone() };
            app.tables.store.write(write).await?;
            let place = Place { holder: Holder::Person(person), name, number };
            guard.sit(vec![(seat, place)]).await?;
            bots::wake(&app, &guard.room);
        }
        Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
    })
    .await
}

/// `POST /t/ID/fill`: bots take the open seats.
pub(crate) async fn fill(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let level = match fields.first("level") {
        "" => ui::start::FILL,
        level => level,
    };
    let level = level.to_owned();
    if !::bots::NAMES.contains(&level.as_str()) {
        return Err(Problem::wrong(message!("unknown-level")));
    }
    uncancelled(async move {
        let mut guard = app.hosted(&id, &asker).await?;
        let places = (0..).map(Seat).zip(guard.live()?.table.places());
        let open = places.filter(|(_, place)| matches!(place.holder, Holder::Open(_)));
        let bot = || Place::new(Holder::Bot(level.clone()), String::new());
        let bots = open.map(|(seat, _)| (seat, bot())).collect();
        guard.sit(bots).await?;
        bots::wake(&app, &guard.room);
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await
}
