//! One's tables and those for everybody; making one, sitting down, getting up.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use house::Live;
use house::sitters::called;
use kernel::{Seat, message};
use serde_json::Value;
use store::{BOT, Listing, Summary};
use table::{Holder, PersonId, Place, Standing, Voice};
use tongue::Tongue;
use ui::start::Form;
use ui::start::form::SeatRow;
use ui::table::Pace;

use super::may::{self, May, Read};
use super::sent::{
    At, Body, Done, Join, Listed, Lobby, Made, Me, NewTable, Over, Table, Tables, Time, Which, json,
};
use crate::App;
use crate::accounts::bots::bare;
use crate::errors::{Problem, uncancelled};
use crate::forms::chance;
use crate::hall::made;
use crate::language::Language;
use crate::limits::{self, What};
use crate::lobby::{Sat, Way, sat_down, stood_up};
use crate::people::sits;
use crate::start::Drawn;
use crate::tables::Now;

/// The end of the name of a clock where the others decide what comes once somebody's time is over.
const ASKING: &str = "-ask";
/// What the names of those end with where time runs in holidays, too.
const FIRM: &str = "-firm";

/// So many tables in a list of one's own.
const EACH: usize = 50;

/// `GET /api/me`
#[utoipa::path(get, path = "/api/me", operation_id = "me", responses((status = 200, body = Me)), security(("token" = ["read"])))]
pub(super) async fn me(State(app): State<App>, may: May<Read>) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let (store, person) = (&app.tables.store, &may.token.person);
    let account = store.account(person).await?;
    json(&Me {
        bot: account.as_ref().is_some_and(|account| account.bot),
        name: account.map(|account| account.name).unwrap_or_default(),
        scopes: may.token.scopes,
        until: may.token.until,
        running: store.count_games(person, false).await?[0],
        finished: store.count_games(person, true).await?[0],
    })
}

/// `GET /api/tables`
#[utoipa::path(get, path = "/api/tables", operation_id = "tables", params(Which), responses((status = 200, body = Tables)), security(("token" = ["read"])))]
pub(super) async fn own(
    State(app): State<App>,
    Query(which): Query<Which>,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let skip = which.page.unwrap_or(1).saturating_sub(1) as usize;
    let skip = skip.saturating_mul(EACH);
    let games = app.tables.store.games_of(&may.token.person, which.over, skip, EACH).await?;
    let tables = games.iter().map(|game| in_list(game, &may.token.person, tongue)).collect();
    json(&Tables { tables })
}

/// `GET /api/lobby`
#[utoipa::path(get, path = "/api/lobby", operation_id = "lobby", responses((status = 200, body = Lobby)), security(("token" = ["read"])))]
pub(super) async fn lobby(
    State(app): State<App>,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let circle = app.circle(Some(&may.token.person)).await?;
    let list = async |open: bool, most| {
        let found = app.tables.store.listed(open, most).await?;
        let table = |Listing { game, listed, clock, hints, programs, .. }: &Listing| Table {
            programs: Some(*programs),
            listed: Some(Listed { until: listed.until, bots: listed.bots }),
            clock: clock.clone(),
            hints: Some(*hints),
            ..in_list(game, &may.token.person, tongue)
        };
        let seen = |table: &&Listing| !sits(&table.game.places, |other| circle.shuns(other));
        Ok::<_, Problem>(found.iter().filter(seen).map(table).collect())
    };
    let [open, running] = limits::HALL;
    json(&Lobby { open: list(true, open).await?, running: list(false, running).await? })
}

/// `GET /api/tables/ID`
#[utoipa::path(get, path = "/api/tables/{id}", operation_id = "table", params(("id" = String, Path)), responses((status = 200, body = Table)), security(("token" = ["read"])))]
pub(super) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let (_, now) = app.table(&id, Some(&may.token.person)).await?;
    json(&as_it_is(&id, &now, &may.token.person, tongue))
}

/// `POST /api/tables`
#[utoipa::path(post, path = "/api/tables", operation_id = "make", request_body = NewTable, responses((status = 200, body = Made)), security(("token" = ["tables"])))]
pub(super) async fn make(
    State(app): State<App>,
    Language(tongue): Language,
    may: May<may::Tables>,
    Body(wanted): Body<NewTable>,
) -> Result<Response, Problem> {
    may.asker.may(What::Create)?;
    let door = Arc::clone(app.game(&wanted.game)?);
    let most = *door.kind().seats.end();
    if wanted.seats.len() > most {
        return Err(Problem::wrong(message!("hall-too-many", most = most)));
    }
    let drawn = Drawn::with(&wanted.number)?;
    let name = app.tables.store.name_of(&may.token.person).await?.unwrap_or_default();
    let form = filled(wanted, bare(&name));
    let game = form.check(door.kind(), &::bots::NAMES, tongue).map_err(Problem::wrong)?;
    let wanted = (door, game, Pace::default());
    json(&Made { table: made(&app, &may.token.person, wanted, drawn, tongue).await? })
}

/// The form of a new table as a program has filled it in.
fn filled(wanted: NewTable, name: &str) -> Form {
    let kind = |seat: &str| match seat {
        "me" => "here".to_owned(),
        "open" => "open".to_owned(),
        level => format!("bot-{level}"),
    };
    let faction = |seat: usize| wanted.factions.get(seat).cloned().unwrap_or_default();
    let row = |(seat, kind_of): (usize, &String)| SeatRow {
        kind: kind(kind_of),
        name: if kind_of == "me" { name.to_owned() } else { String::new() },
        faction: faction(seat),
    };
    let clock = wanted.clock.strip_suffix(FIRM).unwrap_or(&wanted.clock);
    Form {
        rows: wanted.seats.iter().enumerate().map(row).collect(),
        title: wanted.title,
        options: wanted.options,
        no_hints: wanted.no_hints,
        take_backs: wanted.take_backs,
        asks: clock.ends_with(ASKING),
        firm: clock.len() < wanted.clock.len(),
        clock: clock.strip_suffix(ASKING).unwrap_or(clock).to_owned(),
        watch: wanted.behind.map(|behind| behind.to_string()).unwrap_or_default(),
        listed: wanted.listed,
        // Ratings are of people.
        rated: false,
        programs: wanted.programs,
    }
}

/// `POST /api/tables/ID/join`
#[utoipa::path(post, path = "/api/tables/{id}/join", operation_id = "join", params(("id" = String, Path)), request_body = Join, responses((status = 200, body = Table)), security(("token" = ["tables"])))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    may: May<may::Tables>,
    Body(wanted): Body<Join>,
) -> Result<Response, Problem> {
    may.asker.may(What::Say)?;
    let number = chance(&wanted.number)?;
    let way = match wanted.invitation {
        Some(token) => Way::Invited(token),
        None => Way::to(&app, &id, Seat(0), may.asker.person.as_ref()).await?,
    };
    uncancelled(async move {
        let person = &may.token.person;
        let name = match wanted.name {
            Some(name) => name,
            None => app.tables.store.name_of(person).await?.unwrap_or_default(),
        };
        match sat_down(&app, &id, &way, person, (&name, number), tongue).await? {
            Sat::There => {
                let (_, now) = app.table(&id, Some(person)).await?;
                json(&as_it_is(&id, &now, person, tongue))
            }
            Sat::Nowhere => Err(Problem::forbidden(message!("programs-no-seat"))),
            Sat::Not { why, .. } => Err(Problem::wrong(why)),
        }
    })
    .await
}

/// `POST /api/tables/ID/leave`
#[utoipa::path(post, path = "/api/tables/{id}/leave", operation_id = "leave", params(("id" = String, Path)), responses((status = 200, body = Done)), security(("token" = ["tables"])))]
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<may::Tables>,
) -> Result<Response, Problem> {
    may.asker.may(What::Say)?;
    uncancelled(async move {
        let (room, now) = app.table(&id, Some(&may.token.person)).await?;
        let seat = own_seat(&now, &may.token.person, None)?;
        stood_up(&app, &id, &may.asker, seat).await?;
        json(&Done { ok: true, version: room.version() })
    })
    .await
}

/// The seat that is named, or the first of somebody's own.
pub(super) fn own_seat(
    live: &Live,
    person: &PersonId,
    wanted: Option<u8>,
) -> Result<Seat, Problem> {
    let seat = match wanted {
        Some(number) => Seat::try_from(number).ok(),
        None => live.seats_of(Some(person)).iter().next(),
    };
    seat.ok_or_else(|| Problem::forbidden(message!("seat-of-another")))
}

/// A table in a list.
pub(super) fn in_list(game: &Summary, person: &PersonId, tongue: &Tongue) -> Table {
    let setup: Value = serde_json::from_str(&game.setup).unwrap_or_default();
    let title = house::title(&game.title, &game.places, tongue);
    let about = (game.id.clone(), game.kind.clone(), title, setup);
    described(about, (&game.places, &game.standing), person, tongue)
}

/// A table as it is now.
pub(super) fn as_it_is(id: &str, now: &Now, person: &PersonId, tongue: &Tongue) -> Table {
    let table = &now.table;
    let about = (id.to_owned(), table.game().to_owned(), now.title(tongue), table.setup().clone());
    let mut told = described(about, (table.places(), &now.standing()), person, tongue);
    let hosts = now.is_host(Some(person));
    for ((seat, place), at) in (0..).map(Seat).zip(table.places()).zip(&mut told.seats) {
        at.time = now.left(seat).map(|left| Time {
            left: left.all,
            until: left.until,
            holiday: left.holiday,
        });
        at.invitation = match &place.holder {
            Holder::Open(token) if hosts => Some(token.clone()),
            _ => None,
        };
    }
    let listed = |listed: &table::Listed| Listed { until: listed.until, bots: listed.bots };
    told.listed = now.listed.as_ref().map(listed);
    told.clock = now.timed.as_ref().map(|timed| timed.name.to_owned());
    told.hints = Some(now.hints);
    told.programs = Some(now.programs);
    told.proposed = table.proposed().map(|(proposal, _)| Voice::For(proposal).to_string());
    told.paused = now.paused_until();
    told
}

fn described(
    (id, game, title, setup): (String, String, String, Value),
    (places, standing): (&[Place], &Standing),
    person: &PersonId,
    tongue: &Tongue,
) -> Table {
    let at = |(seat, place): (Seat, &Place)| At {
        name: called(seat, place, tongue),
        held: match place.holder {
            Holder::Person(_) if place.name.ends_with(BOT) => "program",
            Holder::Person(_) => "person",
            Holder::Standin(..) => "standin",
            Holder::Bot(_) => "bot",
            Holder::Open(_) => "open",
        },
        faction: standing.sides.get(seat.index()).cloned().unwrap_or_default(),
        invitation: None,
        time: None,
    };
    let seats = || (0..).map(Seat).zip(places);
    let own = |place: &Place| place.holder.person() == Some(person);
    Table {
        id,
        game,
        title,
        setup,
        seats: seats().map(at).collect(),
        yours: seats().filter(|(_, place)| own(place)).map(|(seat, _)| seat).collect(),
        pending: standing.pending,
        round: standing.round,
        phase: standing.phase.clone(),
        over: standing.over.as_ref().map(|(winners, ending)| Over {
            winners: *winners,
            ending: ending.clone(),
            points: standing.points.clone(),
        }),
        listed: None,
        clock: None,
        hints: None,
        programs: None,
        proposed: None,
        paused: None,
    }
}
