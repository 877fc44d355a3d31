//! Learning: the page with the lessons, a table for each, and what is asked of the coach.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::{Door, Lead, Live, Origin};
use kernel::{Arg, Refused, Seat, message};
use serde::Deserialize;
use table::{Holder, Place};
use ui::learn::{Learn, Lesson, PUPIL, learn_page};

use crate::asking::answered;
use crate::errors::{Problem, uncancelled, wants_json};
use crate::forms::Fields;
use crate::language::Language;
use crate::library::{A_WHILE, kept_as};
use crate::limits::What;
use crate::persons::Asker;
use crate::tables::Room;
use crate::{App, bots, dates, random};

/// Who plays on when the coach has gone.
const RIVAL: &str = "easy";

#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    game: String,
}

/// `GET /learn`
pub(crate) async fn page(
    State(app): State<App>,
    Query(which): Query<Which>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let game = app.game(&which.game)?.kind();
    let store = &app.tables.store;
    let (learned, begun) = match &asker.person {
        Some(person) => {
            (store.learned(person, game.id).await?, store.begun(person, game.id).await?)
        }
        None => (Vec::new(), Vec::new()),
    };
    let (learned, begun) = (&learned, &begun);
    let day = dates::today();
    let page = learn_page(&Learn { tongue, games: &app.kinds(), game, learned, begun, day });
    Ok(Html(page.into_string()).into_response())
}

/// `GET /learn/GAME/LESSON/picture.svg`: what it begins from.
pub(crate) async fn picture(
    State(app): State<App>,
    Path((game, lesson)): Path<(String, String)>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let door = app.game(&game)?.clone();
    let of = format!("picture of {game} {}", lesson_of(&*door, &lesson)?.id);
    let draw = move || Ok(door.sketch(lesson_of(&*door, &lesson)?, tongue)?);
    kept_as("image/svg+xml", &app, (&asker, &headers, tongue), &of, A_WHILE, draw).await
}

/// The lesson of this name.
fn lesson_of(door: &dyn Door, id: &str) -> Result<&'static Lesson, Problem> {
    let known = door.kind().lessons.iter().find(|known| known.id == id);
    known.ok_or_else(|| Problem::unknown(message!("learn-unknown")))
}

/// `POST /learn/GAME/LESSON`: a table of its own.
pub(crate) async fn begin(
    State(app): State<App>,
    Path((game, lesson)): Path<(String, String)>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Learn)?;
    let door = app.game(&game)?;
    let lesson = lesson_of(&**door, &lesson)?;
    let (person, jar) = asker.person()?;
    let name = app.tables.store.name_of(&person).await?.unwrap_or_default();
    let places = vec![
        Place::new(Holder::Person(person.clone()), ui::start::form::named(&name, 1, tongue)),
        Place::new(Holder::Bot(RIVAL.to_owned()), String::new()),
    ];
    let origin = Origin::position(lesson.rules, lesson.position.clone());
    let mut live = Live::new(String::new(), &**door, &lesson.setup, origin, places)?;
    live.host = Some(person);
    live.game().teach(&lesson.id, true);
    let id = random::id()?;
    let (app, table) = (app.clone(), id.clone());
    uncancelled(async move { app.begin(&table, live).await }).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /t/ID/coach`
pub(crate) async fn lead(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let lead = match fields.first("lead") {
        "on" => Some(Lead::On),
        "show" => Some(Lead::Show),
        "skip" => Some(Lead::Skip),
        "back" => Some(Lead::Back),
        "again" => Some(Lead::Again),
        "leave" => None,
        _ => return Err(Problem::wrong(message!("learn-no-coach"))),
    };
    uncancelled(async move {
        let mut guard = app.seated(&id, &asker, PUPIL).await?;
        let done = match lead {
            Some(lead) => guard.lead(lead).await,
            None => guard.leave_coach().await,
        };
        bots::wake(&app, &guard.room);
        answered(done, &guard.room, &headers, PUPIL)
    })
    .await
}

/// Why the coach does not let choices be played; an answer to an older question is no matter of the coach's.
pub(crate) fn objection(
    live: &Live,
    (seat, decision): (Seat, u64),
    actions: &[String],
) -> Option<Refused> {
    let present = decision == live.table.decision(seat);
    live.table.objection(actions).filter(|_| present)
}

/// What the coach says instead of playing a choice: a script is told, a form leads back to the table with it.
pub(crate) fn explained(
    objection: Refused,
    room: &Room,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let heard = match objection.message.arg("answer") {
        Some(Arg::Name(name)) if !wants_json(headers) => name.id.clone(),
        _ => return Err(Problem::from(objection).at_version(room.version())),
    };
    Ok(Redirect::to(&format!("/t/{}?as={PUPIL}&heard={heard}", room.id)).into_response())
}
