//! The hall: tables for everybody. Whoever looks for a game is led to a table that fits, or gets one where others are waited for.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use house::Door;
use house::sitters::{called, objection};
use kernel::history::promise;
use kernel::{Seat, message};
use serde_json::{Map, Value, json};
use store::Listing;
use table::{Holder, Listed, Millis, PersonId, Place};
use tongue::{Tongue, english};
use ui::ranks::Rank;
use ui::start::form::named;
use ui::start::{Hall, NewGame, OpenTable, RunningTable, SeatKind, Seek, Ticket, hall_page};
use ui::table::Pace;

use crate::accounts::bots::Guise;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{HTML, drawn};
use crate::people::{apart, sits};
use crate::persons::Asker;
use crate::start::{Drawn, Wanted, begin, create};
use crate::{App, bots, pace, random, seekers};

/// `GET /lobby`: the tables for everybody; nothing where nothing is new since a version.
pub(crate) async fn page(
    State(app): State<App>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let version = app.tables.hall.load(Ordering::Relaxed);
    let since = fields.iter().find(|(field, _)| field == "since");
    if since.is_some_and(|(_, since)| *since == version.to_string()) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let seek = Seek::of(&app.kinds(), &fields);
    show(&app, (&asker, &headers, tongue), seek, None).await
}

/// The page, for somebody who looks for a game; with what was wrong with that.
async fn show(
    app: &App,
    (asker, headers, tongue): (&Asker, &HeaderMap, &'static Tongue),
    seek: Seek,
    trouble: Option<String>,
) -> Result<Response, Problem> {
    asker.may(What::Draw)?;
    // Read before the tables: what happens meanwhile is news.
    let version = app.tables.hall.load(Ordering::Relaxed);
    let [open, running] = limits::HALL;
    let store = &app.tables.store;
    let (open, running) = (store.listed(true, open).await?, store.listed(false, running).await?);
    let mut ranks = HashMap::new();
    for Listing { game, .. } in open.iter().chain(&running).filter(|table| table.rated) {
        ranks.insert(game.id.clone(), app.tables.ranks_at(&game.kind, &game.places).await?);
    }
    let member = asker.login.is_some();
    let circle = app.circle(asker.person.as_ref()).await?;
    let (ticket, shared, person) = (random::hex(16)?, app.clone(), asker.person.clone());
    let page = move || {
        let promise = promise(&shared.secret_of(&ticket));
        let seen = |table: &&Listing| !sits(&table.game.places, |other| circle.shuns(other));
        let followed =
            |table: &Listing| sits(&table.game.places, |other| circle.followed.contains(other));
        let known = |table: &Listing| -> Option<Vec<Rank>> {
            ranks.get(&table.game.id).map(|ranks| ranks.iter().flatten().copied().collect())
        };
        let open = open.iter().filter(seen).filter_map(|table| {
            let rated = known(table);
            let shown = open_table(&shared, table, (&person, tongue), &seek)?;
            Some(OpenTable { followed: followed(table), rated, ..shown })
        });
        let mut open: Vec<OpenTable<'_>> = open.collect();
        open.sort_by_key(|table| {
            (
                !table.followed,
                !table.fits,
                table.sitters.iter().filter(|sitter| sitter.is_none()).count(),
            )
        });
        let running = running.iter().filter(seen);
        let mut running: Vec<RunningTable<'_>> = running
            .filter_map(|table| running_table(&shared, table, known(table), tongue))
            .collect();
        // The strongest first; of the others the latest.
        running.sort_by_key(|table| {
            Reverse(table.rated.iter().flatten().map(|rank| rank.shown.points).max())
        });
        let hall = Hall {
            tongue,
            games: &shared.kinds(),
            seek: &seek,
            ticket: Ticket { ticket: &ticket, promise: &promise },
            version,
            open: &open,
            running: &running,
            member,
            trouble: trouble.as_deref(),
        };
        Ok(hall_page(&hall).into_string())
    };
    drawn(&app.thinkers, asker.owner(), headers, HTML, page).await
}

fn open_table<'a>(
    app: &'a App,
    Listing { game, listed, clock, rated, programs, .. }: &Listing,
    (person, tongue): (&Option<PersonId>, &'static Tongue),
    seek: &Seek,
) -> Option<OpenTable<'a>> {
    let setup: Value = serde_json::from_str(&game.setup).ok()?;
    let places = (0..).map(Seat).zip(&game.places);
    let sitter = |(seat, place): (Seat, &Place)| match place.holder {
        Holder::Open(_) => None,
        _ => Some(called(seat, place, tongue)),
    };
    let own = |place: &Place| person.is_some() && place.holder.person() == person.as_ref();
    Some(OpenTable {
        table: game.id.clone(),
        title: house::title(&game.title, &game.places, tongue),
        game: app.game(&game.kind).ok()?.kind(),
        setup,
        fits: seek.fits(&game.kind, game.places.len(), clock.as_deref(), *rated),
        clock: clock.clone(),
        spoken: tongue::tongue(&listed.tongue).unwrap_or(english()),
        sitters: places.map(sitter).collect(),
        yours: game.places.iter().any(own),
        followed: false,
        rated: None,
        programs: *programs,
    })
}

fn running_table<'a>(
    app: &'a App,
    Listing { game, behind, .. }: &Listing,
    rated: Option<Vec<Rank>>,
    tongue: &'static Tongue,
) -> Option<RunningTable<'a>> {
    let places = (0..).map(Seat).zip(&game.places);
    Some(RunningTable {
        table: game.id.clone(),
        title: house::title(&game.title, &game.places, tongue),
        game: app.game(&game.kind).ok()?.kind(),
        players: places.map(|(seat, place)| called(seat, place, tongue)).collect(),
        round: game.standing.round,
        behind: behind.unwrap_or_default(),
        rated,
    })
}

/// How a table is for everybody: as long as its clock suggests, or for some minutes and with bots then.
pub(crate) fn listed(
    app: &App,
    tongue: &Tongue,
    clock: Option<&str>,
    minutes: Option<u32>,
) -> Listed {
    let [sitting, days] = limits::WAIT;
    let usual = if clock.is_some_and(|clock| clock.starts_with("live")) { sitting } else { days };
    let wait = minutes.map_or(usual, |minutes| Duration::from_secs(60 * u64::from(minutes)));
    let wait = Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX);
    let until = app.tables.time.now().saturating_add(wait);
    Listed { tongue: tongue.code().to_owned(), until, bots: minutes.is_some(), sought: false }
}

/// Refused to whoever waits at many tables for everybody already: else one could sit at all of them and never play.
pub(crate) async fn few(app: &App, person: &PersonId) -> Result<(), Problem> {
    let most = limits::WAITING;
    if app.tables.store.waits_at(person).await? >= most {
        return Err(Problem::wrong(message!("hall-waits-enough", most = most)));
    }
    Ok(())
}

/// Makes a table as somebody has asked for it, for everybody if that is wanted.
pub(crate) async fn made(
    app: &App,
    person: &PersonId,
    (door, game, pace): (Arc<dyn Door>, NewGame, Pace),
    drawn: Drawn,
    tongue: &Tongue,
) -> Result<String, Problem> {
    let mut until = None;
    if game.listed {
        few(app, person).await?;
        until = Some(listed(app, tongue, game.clock, None));
    }
    begin(app, person, Wanted { door, game, pace, listed: until }, drawn).await
}

/// `POST /find`: leads whoever looks for a game to one.
pub(crate) async fn find(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let seek = Seek::of(&app.kinds(), &fields.0);
    let door = Arc::clone(app.game(&seek.game)?);
    let seats = match seek.seats(door.kind()) {
        Ok(seats) => seats,
        Err(trouble) => {
            let reader = (&asker, &headers, tongue);
            let page = show(&app, reader, seek, Some(tongue.say(&trouble))).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let chance = Drawn::of(&app, &fields)?;
    let (person, jar) = asker.person()?;
    let name = app.tables.store.name_of(&person).await?.unwrap_or_default();
    let dealt = door.kind().dealt.iter();
    let options: Map<String, Value> =
        dealt.map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
    let mut kinds = vec![SeatKind::Open; seats];
    kinds[0] = SeatKind::Here(named(&name, 1, tongue));
    let game = NewGame {
        title: String::new(),
        setup: json!({"players": seats, "options": options}),
        seats: kinds,
        hints: !seek.rated,
        take_backs: false,
        clock: seek.clock(),
        // Strangers look on.
        behind: Some(0),
        listed: true,
        rated: seek.rated,
        programs: false,
    };
    let pace = pace::chosen_before(&headers);
    let found = uncancelled(async move {
        few(&app, &person).await?;
        // One after the other: else two who look at the same time would wait for each other at two tables.
        let _alone = app.finding.lock().await;
        let mut tables = app.tables.store.listed(true, limits::HALL[0]).await?;
        tables.retain(|Listing { game, clock, rated, .. }| {
            seek.fits(&game.kind, game.places.len(), clock.as_deref(), *rated)
        });
        if seek.rated {
            let near = app.tables.nearest(&person, tables).await?.into_iter();
            let near = near.filter(|(gap, table)| *gap <= seekers::reach_of(table));
            tables = near.map(|(_, table)| table).collect();
        }
        for table in tables {
            let sits = (&person, name.as_str(), tongue);
            if sat_down(&app, &table.game.id, sits, &chance.number).await? {
                return Ok(table.game.id);
            }
        }
        let minutes = Some(seek.wait).filter(|minutes| *minutes > 0);
        let listed = Listed { sought: true, ..listed(&app, tongue, game.clock, minutes) };
        let listed = Some(listed);
        create(&app, &person, Wanted { door, game, pace, listed }, chance).await
    });
    Ok((jar, Redirect::to(&format!("/t/{}", found.await?))).into_response())
}

/// Gives somebody the first open seat of a table for everybody; no if there is none, or they may not have it.
pub(crate) async fn sat_down(
    app: &App,
    id: &str,
    (person, name, tongue): (&PersonId, &str, &Tongue),
    number: &str,
) -> Result<bool, Problem> {
    let guise = Guise::of(app, person).await?;
    let mut guard = match app.tables.lock(id).await {
        Ok(guard) => guard,
        // Nobody used it, and it is gone.
        Err(problem) if problem.is_unknown() => return Ok(false),
        Err(problem) => return Err(problem),
    };
    let live = guard.live()?;
    let places = (0..).map(Seat).zip(live.table.places());
    let mut open = places.filter(|(_, place)| matches!(place.holder, Holder::Open(_)));
    let Some((seat, _)) = open.next().filter(|_| live.listed.is_some() && guise.fits(live)) else {
        return Ok(false);
    };
    if live.rated {
        app.rates(person).await?;
    }
    let name = match live.rated {
        true => guise.rated()?.to_owned(),
        false => guise.called(name, seat.index() + 1, tongue),
    };
    let own = !live.seats_of(Some(person)).is_empty();
    let apart = apart(&*app.circle(Some(person)).await?, live);
    let trouble = objection(app.game(live.table.game())?.kind(), live, seat, &name);
    if own || apart || trouble.is_some_and(|_| !guise.is_bot()) {
        return Ok(false);
    }
    let holder = Holder::Person(person.clone());
    guard.sit(vec![(seat, Place { holder, name, number: number.to_owned() })]).await?;
    bots::wake(app, &guard.room);
    Ok(true)
}

/// `POST /t/ID/list`: whoever made a table says whether it is for everybody.
pub(crate) async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let on = fields.first("listed") == "on";
    uncancelled(async move {
        let mut guard = app.hosted(&id, &asker).await?;
        let live = guard.live()?;
        let clock = live.timed.as_ref().map(|timed| timed.name);
        if live.table.is_full() {
            return Err(Problem::wrong(message!("seat-taken")));
        }
        let listed = on.then(|| listed(&app, tongue, clock, None));
        if let (Some(person), true) = (&asker.person, on) {
            few(&app, person).await?;
        }
        guard.list(listed).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await
}
