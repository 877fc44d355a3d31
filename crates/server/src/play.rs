//! The table: its page, and what people do at it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use house::sitters::{called, objection};
use house::{Around, Live};
use kernel::{Refused, Seat, Unsaid, message};
use serde_json::json;
use table::PersonId;
use ui::letters::{Looks, line, shortened};
use ui::start::form::named;
use ui::table::SAYING_LETTERS;

use crate::asking::{As, answer, answered};
use crate::errors::{Problem, uncancelled};
use crate::eyes::Eyes;
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What, Who};
use crate::pages::{HTML, JSON, drawn};
use crate::persons::Asker;
use crate::picture::preview;
use crate::tables::Room;
use crate::{App, ahead, bots, learn, lobby};

/// `GET /t/ID`
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    app.tables.seen(&room, &now, &asker).await;
    if let Some(next) = now.again.as_ref().filter(|_| !now.table.is_full()) {
        // Who waited here was led there.
        return Ok(Redirect::to(&format!("/t/{next}")).into_response());
    }
    if !now.table.is_full() {
        let reader = (asker.person.as_ref(), tongue);
        return lobby::page(&app, (&room, &now), reader, &headers, None).await;
    }
    let Ok(eyes) = Eyes::of(&now, asker.person.as_ref(), wanted.seat) else {
        // Somebody was given a player's address: here is what they may see.
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    };
    asker.may(What::Draw)?;
    let sight = eyes.hearing(&app).await?.sight(&now);
    let preview = preview(&app, (&room, &now), tongue, &headers, None)?;
    let draw = move || {
        let page = now.around(&room, tongue, |around| {
            let heard = wanted.heard.as_deref();
            let around = Around { preview: Some(&preview), heard, ..*around };
            now.table.page(&around, sight, None)
        });
        Ok(page?.into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, draw).await
}

/// `POST /t/ID/act`
pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    if let Some(turns) = ahead::planned(&fields) {
        let wish = format!("plan {}", fields.first("action"));
        return ahead::foretell(app, (id, asker), (fields.seat()?, turns), wish, headers).await;
    }
    let (seat, decision) = (fields.seat()?, fields.number("decision")?);
    let actions: Vec<String> = fields.all("action").map(str::to_owned).collect();
    let unsaid = unsaid(fields.first("brief"));
    uncancelled(async move {
        let chosen = chosen(&app, (&id, &asker), (seat, decision), actions, unsaid).await?;
        match chosen {
            (room, Err(objection)) => learn::explained(objection, &room, &headers),
            (room, Ok(done)) => answered(done, &room, &headers, seat),
        }
    })
    .await
}

/// Makes choices at a table for whoever asks: how that went, or what the coach says instead.
pub(crate) async fn chosen(
    app: &App,
    (id, asker): (&str, &Asker),
    (seat, decision): (Seat, u64),
    actions: Vec<String>,
    unsaid: Option<Unsaid>,
) -> Result<(Arc<Room>, Result<Result<(), Problem>, Refused>), Problem> {
    if actions.len() > limits::TOGETHER {
        return Err(Problem::wrong(message!("too-many-choices", most = limits::TOGETHER)));
    }
    let mut guard = app.seated(id, asker, seat).await?;
    let actions = match unsaid {
        None => actions,
        Some(unsaid) => guard.live()?.table.in_full(seat, &actions, unsaid)?,
    };
    let objection = learn::objection(guard.live()?, (seat, decision), &actions);
    let done = match objection {
        Some(objection) => Err(objection),
        None => Ok(guard.act(seat, decision, &actions, unsaid).await),
    };
    bots::wake(app, &guard.room);
    Ok((Arc::clone(&guard.room), done))
}

/// What the page leaves unsaid, if anything.
fn unsaid(brief: &str) -> Option<Unsaid> {
    match brief {
        "" => None,
        "ends" => Some(Unsaid::End),
        "calls" => Some(Unsaid::Payment),
        _ => Some(Unsaid::LastCall),
    }
}

/// `POST /t/ID/try`: how choices would stand together, for the page of whoever is asked. Nothing is changed.
pub(crate) async fn tried(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let (seat, decision) = (fields.seat()?, fields.number("decision")?);
    let actions: Vec<String> = fields.all("action").map(str::to_owned).collect();
    if actions.len() > limits::TOGETHER {
        return Err(Problem::wrong(message!("too-many-choices", most = limits::TOGETHER)));
    }
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    let eyes = Eyes::of(&now, asker.person.as_ref(), Some(seat.0))?.hearing(&app).await?;
    if now.table.decision(seat) != decision {
        return Err(Problem::new(StatusCode::CONFLICT, "stale", message!("stale")));
    }
    let sight = eyes.sight(&now);
    let draw = move || {
        let tried = |around: &Around<'_>| now.table.tried(around, sight, &actions);
        let fragments = now.around(&room, tongue, tried)?;
        Ok(json!({"version": now.version, "fragments": fragments}).to_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, JSON, draw).await
}

/// `POST /t/ID/undo`: takes back the last choice, or with `to` all since the choice made at that moment.
pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let (seat, decision) = (fields.seat()?, fields.number("decision")?);
    let to = match fields.first("to") {
        "" => None,
        _ => Some(fields.number("to")? as usize),
    };
    uncancelled(async move {
        let (room, done) = taken_back(&app, (&id, &asker), (seat, decision), to).await?;
        answered(done, &room, &headers, seat)
    })
    .await
}

/// Takes back at a table for whoever asks, and says how that went.
pub(crate) async fn taken_back(
    app: &App,
    (id, asker): (&str, &Asker),
    (seat, decision): (Seat, u64),
    to: Option<usize>,
) -> Result<(Arc<Room>, Result<(), Problem>), Problem> {
    let mut guard = app.seated(id, asker, seat).await?;
    let done = guard.undo(seat, decision, to).await;
    bots::wake(app, &guard.room);
    Ok((Arc::clone(&guard.room), done))
}

/// `POST /t/ID/say`
pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<(SignedCookieJar, Response), Problem> {
    asker.may(What::Say)?;
    let text = fields.first("text").to_owned();
    let wanted = fields.first("seat").parse().ok().map(Seat);
    uncancelled(async move {
        let who = asker.who();
        let (person, jar) = asker.person()?;
        let (room, done) = said(&app, &id, (&person, &who), (wanted, &text)).await?;
        let response = match wanted {
            Some(seat) => answered(done, &room, &headers, seat)?,
            None => answer(done, &room, &headers, &format!("/t/{id}"))?,
        };
        Ok((jar, response))
    })
    .await
}

/// Says something at a table for somebody, from a seat of theirs if they have one, and how that went.
pub(crate) async fn said(
    app: &App,
    id: &str,
    (person, who): (&PersonId, &Who),
    (wanted, text): (Option<Seat>, &str),
) -> Result<(Arc<Room>, Result<(), Problem>), Problem> {
    app.hears(person).await?;
    let text = shortened(&line(text), SAYING_LETTERS);
    let known = app.tables.store.name_of(person).await?;
    let mut guard = app.tables.lock(id).await?;
    let live = guard.live()?;
    let own = live.table.seats_of(person);
    let seat = wanted.filter(|&seat| own.contains(seat)).or(own.iter().next());
    if seat.is_none() {
        if live.muted {
            return Err(Problem::forbidden(message!("watchers-muted")));
        }
        if !app.limits.allows(What::Call, who) {
            return Err(Problem::too_often());
        }
    }
    let name = match seat.and_then(|seat| live.table.places().get(seat.index())) {
        Some(place) => place.name.clone(),
        // Nobody who looks on is called like somebody who plays. Who has no name is called one
        // who looks on, by whoever reads it.
        None => known.filter(|name| !plays(live, name)).unwrap_or_default(),
    };
    let done =
        if text.is_empty() { Ok(()) } else { guard.say(person.clone(), seat, name, text).await };
    Ok((Arc::clone(&guard.room), done))
}

/// `POST /t/ID/mute`: whoever made the table lets those who look on say something, or not.
pub(crate) async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let muted = fields.first("watchers") != "heard";
    uncancelled(async move {
        let mut guard = app.hosted(&id, &asker).await?;
        let done = guard.set_muted(muted).await;
        answer(done, &guard.room, &headers, &format!("/t/{id}"))
    })
    .await
}

/// `POST /t/ID/name`
pub(crate) async fn name(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let seat = fields.seat()?;
    let name = named(fields.first("name"), seat.index() + 1, tongue);
    if let Some(person) = &asker.person
        && app.tables.store.is_bot(person).await?
    {
        return Err(Problem::forbidden(message!("bot-name")));
    }
    uncancelled(async move {
        let mut guard = app.seated(&id, &asker, seat).await?;
        if guard.live()?.rated {
            return Err(Problem::forbidden(message!("rated-name")));
        }
        let game = app.game(guard.live()?.table.game())?.kind();
        if let Some(trouble) = objection(game, guard.live()?, seat, &name) {
            return Err(Problem::wrong(trouble));
        }
        let done = guard.rename(seat, &name).await;
        answered(done, &guard.room, &headers, seat)
    })
    .await
}

/// Whether a name looks like that of somebody at a table, in whatever language.
fn plays(live: &Live, name: &str) -> bool {
    let (looks, mut places) = (Looks::of(name), (0..).map(Seat).zip(live.table.places()));
    places.any(|(seat, place)| {
        let like = |tongue| looks.like(&Looks::of(&called(seat, place, tongue)));
        tongue::offered().any(like)
    })
}
