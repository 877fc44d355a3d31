//! Tables with open seats: waiting, taking a seat, giving the rest to bots.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::Live;
use house::sitters::objection;
use kernel::{Message, Seat, message};
use store::Write;
use table::{Holder, PersonId, Place};
use tongue::Tongue;
use ui::scene::{Sitter, Time};
use ui::start::{Join, Listing, Lobby, LobbySeat, Terms, join_page, lobby_page};

use crate::accounts::bots::Guise;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::people::{apart, at_table};
use crate::persons::Asker;
use crate::proxy::site;
use crate::tables::Room;
use crate::{App, bots, hall, random};

/// The page of a table with open seats.
pub(crate) async fn page(
    app: &App,
    (room, live): (&Room, &Live),
    (person, tongue): (Option<&PersonId>, &'static Tongue),
    headers: &HeaderMap,
    done: Option<&str>,
) -> Result<Response, Problem> {
    let hosts = live.is_host(person);
    let circle = app.circle(person).await?;
    let welcome = match person {
        Some(person) => app.tables.store.is_welcome(&room.id, person).await?,
        None => false,
    };
    let mut all =
        seats(app, room, live, (person, tongue), hosts.then(|| site(app, headers)).as_deref());
    for (seat, other) in at_table((&room.id, live), (&circle, person), tongue) {
        if let Some(shown) = seat.and_then(|seat| all.get_mut(seat.index())) {
            shown.person = Some(other);
        }
    }
    let promise = live.table.promise();
    let lobby = Lobby {
        tongue,
        game: app.game(live.table.game())?.kind(),
        table: &room.id,
        title: &live.title(tongue),
        seats: &all,
        setup: live.table.setup(),
        terms: terms(live),
        promise: &promise,
        fill: if hosts { &::bots::NAMES } else { &[] },
        listed: listing(app, live, person, welcome),
        invites: hosts,
        done,
    };
    Ok(Html(lobby_page(&lobby).into_string()).into_response())
}

/// What was agreed beside the game.
fn terms(live: &Live) -> Terms<'static> {
    let clock = live.timed.as_ref().map(|timed| timed.name);
    let behind = live.onlookers.as_ref().map(|onlookers| onlookers.behind);
    let programs = live.programs && live.listed.is_some();
    Terms { hints: live.hints, clock, rated: live.rated, behind, programs }
}

/// How it stands to people who have no invitation.
fn listing(app: &App, live: &Live, person: Option<&PersonId>, welcome: bool) -> Listing {
    let now = app.tables.time.now();
    let until = live.listed.as_ref().map(|listed| {
        (Time { left: listed.until - now, until: Some(listed.until), holiday: None }, listed.bots)
    });
    let welcome = (welcome || until.is_some()) && live.seats_of(person).is_empty();
    Listing { until, now, yours: live.is_host(person), welcome }
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
            let sitter =
                Sitter { yours, rank: live.rank(seat), ..room.sitter(seat, place, tongue) };
            LobbySeat { sitter, side, invitation, person: None }
        })
        .collect()
}

/// How somebody comes to an open seat.
#[derive(Debug)]
pub(crate) enum Way {
    /// By the token of an invitation.
    Invited(String),
    /// The table is for everybody: to this seat, or to another one if it is taken by now.
    Everybody(Seat),
    /// They were asked by name: in the same way.
    Welcome(Seat),
    /// They have played together before: to this seat, or to another one.
    Again(Seat),
}

impl Way {
    /// How somebody comes to a seat who has no link to it.
    pub(crate) async fn to(
        app: &App,
        id: &str,
        seat: Seat,
        person: Option<&PersonId>,
    ) -> Result<Self, Problem> {
        let welcome = match person {
            Some(person) => app.tables.store.is_welcome(id, person).await?,
            None => false,
        };
        Ok(if welcome { Self::Welcome(seat) } else { Self::Everybody(seat) })
    }

    /// The seat there is for this person: one a person.
    fn seat(&self, live: &Live, person: Option<&PersonId>) -> Option<Seat> {
        let seat = match self {
            Self::Invited(token) => live.table.open_seat(token),
            Self::Everybody(_) if live.listed.is_none() => None,
            Self::Everybody(wanted) | Self::Welcome(wanted) | Self::Again(wanted) => {
                let places = (0..).map(Seat).zip(live.table.places());
                let open = places.filter(|(_, place)| matches!(place.holder, Holder::Open(_)));
                open.map(|(seat, _)| seat).min_by_key(|seat| seat != wanted)
            }
        };
        seat.filter(|_| live.seats_of(person).is_empty())
    }

    fn address(&self, table: &str) -> String {
        match self {
            Self::Invited(token) => format!("/t/{table}/join/{token}"),
            Self::Everybody(seat) | Self::Welcome(seat) => {
                format!("/t/{table}/sit/{}", seat.index())
            }
            Self::Again(_) => format!("/t/{table}"),
        }
    }
}

/// `GET /t/ID/join/TOKEN`
pub(crate) async fn offer(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    offered(app, id, Way::Invited(token), tongue, asker).await
}

/// `GET /t/ID/sit/SEAT`: a table is for everybody.
pub(crate) async fn offer_to_all(
    State(app): State<App>,
    Path((id, seat)): Path<(String, u8)>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let way = Way::to(&app, &id, Seat(seat), asker.person.as_ref()).await?;
    offered(app, id, way, tongue, asker).await
}

async fn offered(
    app: App,
    id: String,
    way: Way,
    tongue: &'static Tongue,
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
    let Some(seat) = way.seat(live, asker.person.as_ref()) else {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    };
    let (reader, name) = ((asker.person.as_ref(), tongue), name.unwrap_or_default());
    let page = seat_offered(
        &app,
        (&room, live),
        reader,
        (seat, &way),
        (&name, asker.login.is_some(), None),
    )?;
    Ok(page.into_response())
}

/// The page that offers a seat: with a name filled in, and what is wrong with it.
fn seat_offered(
    app: &App,
    (room, live): (&Room, &Live),
    (person, tongue): (Option<&PersonId>, &'static Tongue),
    (seat, way): (Seat, &Way),
    (name, member, trouble): (&str, bool, Option<&str>),
) -> Result<Html<String>, Problem> {
    let promise = live.table.promise();
    let join = Join {
        tongue,
        game: app.game(live.table.game())?.kind(),
        title: &live.title(tongue),
        invited: matches!(way, Way::Invited(_) | Way::Welcome(_)),
        action: &way.address(&room.id),
        seats: &seats(app, room, live, (person, tongue), None),
        seat: seat.index(),
        setup: live.table.setup(),
        terms: terms(live),
        promise: &promise,
        member,
        name,
        trouble,
    };
    Ok(Html(join_page(&join).into_string()))
}

/// `POST /t/ID/join/TOKEN`
pub(crate) async fn join(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    sit_down(app, (id, Way::Invited(token)), tongue, asker, fields).await
}

/// `POST /t/ID/sit/SEAT`
pub(crate) async fn sit(
    State(app): State<App>,
    Path((id, seat)): Path<(String, u8)>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    let way = Way::to(&app, &id, Seat(seat), asker.person.as_ref()).await?;
    sit_down(app, (id, way), tongue, asker, fields).await
}

async fn sit_down(
    app: App,
    (id, way): (String, Way),
    tongue: &'static Tongue,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let number = fields.chance()?;
    uncancelled(async move {
        let member = asker.login.is_some();
        let (person, jar) = asker.person()?;
        let chosen = (fields.first("name"), number);
        let tried = sat_down(&app, &id, &way, &person, chosen, tongue).await?;
        if let Sat::Not { room, seat, name, why } = tried {
            let live = &*app.tables.look(&room).await?;
            let (reader, trouble) = ((Some(&person), tongue), tongue.say(&why));
            let filled = (name.as_str(), member, Some(trouble.as_str()));
            let page = seat_offered(&app, (&room, live), reader, (seat, &way), filled)?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, jar, page).into_response());
        }
        Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
    })
    .await
}

/// What came of sitting down.
pub(crate) enum Sat {
    /// They sit there, by now or as before.
    There,
    /// There is no seat for them.
    Nowhere,
    /// There would be a seat, but not under this name.
    Not { room: Arc<Room>, seat: Seat, name: String, why: Message },
}

/// Gives somebody a seat, under a name and with what they add to the chance of the game.
pub(crate) async fn sat_down(
    app: &App,
    id: &str,
    way: &Way,
    person: &PersonId,
    (name, number): (&str, String),
    tongue: &Tongue,
) -> Result<Sat, Problem> {
    let guise = Guise::of(app, person).await?;
    let mut guard = app.tables.lock(id).await?;
    let live = guard.live()?;
    let Some(seat) = way.seat(live, Some(person)) else {
        let there = !live.seats_of(Some(person)).is_empty();
        return Ok(if there { Sat::There } else { Sat::Nowhere });
    };
    if apart(&*app.circle(Some(person)).await?, live) {
        return Err(Problem::forbidden(message!("people-apart")));
    }
    if matches!(way, Way::Everybody(_)) {
        hall::few(app, person).await?;
        if !guise.fits(live) {
            return Err(Problem::forbidden(message!("bot-not-here")));
        }
    }
    if live.rated {
        app.rates(person).await?;
    }
    let name = match live.rated {
        true => guise.rated()?.to_owned(),
        false => guise.called(name, seat.index() + 1, tongue),
    };
    let game = app.game(live.table.game())?.kind();
    if let Some(why) = objection(game, live, seat, &name).filter(|_| !guise.is_bot()) {
        return Ok(Sat::Not { room: Arc::clone(&guard.room), seat, name, why });
    }
    let write = Write::Person { id: person.clone(), name: name.clone() };
    app.tables.store.write(write).await?;
    let place = Place { holder: Holder::Person(person.clone()), name, number };
    guard.sit(vec![(seat, place)]).await?;
    bots::wake(app, &guard.room);
    Ok(Sat::There)
}

/// `POST /t/ID/stand`: whoever sat down at a table for everybody goes, before the game begins. Who made it takes it off the list.
pub(crate) async fn stand(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let seat = fields.seat()?;
    uncancelled(async move {
        stood_up(&app, &id, &asker, seat).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await
}

/// Gives a seat back for whoever asks.
pub(crate) async fn stood_up(
    app: &App,
    id: &str,
    asker: &Asker,
    seat: Seat,
) -> Result<(), Problem> {
    let mut guard = app.seated(id, asker, seat).await?;
    let live = guard.live()?;
    if live.is_host(asker.person.as_ref()) || live.table.is_full() {
        return Err(Problem::wrong(message!("stale")));
    }
    guard.stand_up(seat, random::hex(16)?).await
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
        guard.fill(&level).await?;
        bots::wake(&app, &guard.room);
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await
}
