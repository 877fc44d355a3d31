//! The start page, and new tables.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::sitters::called;
use house::{Door, Live, Onlookers, Origin};
use kernel::history::{Chance, is_hex, promise};
use kernel::{Arg, Seat, SeatSet, message};
use maud::Markup;
use serde::Deserialize;
use store::{Summary, Write};
use table::{Holder, Limit, Listed, PersonId, Place};
use tongue::{Tongue, english, say};
use ui::kind::{GameKind, Side};
use ui::learn::{Lesson, LessonKind};
use ui::scene::Time;
use ui::start::form::named;
use ui::start::{
    FinishedGame, Form, GameCard, LeftLesson, NewGame, NewTable, OnOffer, Part, SeatKind,
    SeatedPlayer, Start, Ticket, new_game_page, start_page,
};
use ui::table::Pace;

use crate::accounts::bots::{Guise, bare};
use crate::errors::{Problem, uncancelled};
use crate::forms::{Fields, chance};
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{HTML, drawn};
use crate::persons::Asker;
use crate::{App, dates, hall, pace, people, random};

/// The bots of the quick game.
const QUICK: &str = "easy";

/// `GET /`
pub(crate) async fn page(
    State(app): State<App>,
    Query(pages): Query<Pages>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let person = asker.person.as_ref();
    let (mut games, mut over, mut counts) = (Vec::new(), Vec::new(), [[0; 2]; 2]);
    if let Some(person) = person {
        let store = &app.tables.store;
        let skip = |over, each| (pages.number(over) - 1).saturating_mul(each);
        let [running, ended] = limits::LISTED;
        counts = [store.count_games(person, false).await?, store.count_games(person, true).await?];
        for game in store.games_of(person, false, skip(false, running), running).await? {
            games.push(going_on(&app, &game, person, tongue).await);
        }
        let list = store.games_of(person, true, skip(true, ended), ended).await?;
        over.extend(list.iter().filter_map(|game| finished(&app, game, person, tongue)));
    }
    let invited = people::invited(&app, person, tongue).await?;
    let mut met = Vec::new();
    for game in app.games.iter() {
        met.push(match person {
            Some(person) => how_far(&app, game.kind(), person).await?,
            None => (false, None),
        });
    }
    let (ticket, shared) = (random::hex(16)?, app.clone());
    let page = move || {
        let promise = promise(&shared.secret_of(&ticket));
        let offer = |(kind, (known, left))| OnOffer { kind, known, left };
        let offers: Vec<_> = shared.kinds().into_iter().zip(met).map(offer).collect();
        let start = Start {
            tongue,
            games: &offers,
            level: QUICK,
            ticket: Ticket { ticket: &ticket, promise: &promise },
            invited: &invited,
            tables: pages.part(false, &games, counts[0]),
            finished: pages.part(true, &over, counts[1]),
        };
        Ok(start_page(&start).into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

/// Whether somebody knows a game, and the guided game of it that they have begun and not come to the end of.
async fn how_far(
    app: &App,
    game: &GameKind,
    person: &PersonId,
) -> Result<(bool, Option<LeftLesson>), Problem> {
    let store = &app.tables.store;
    let known = store.knows(person, game.id).await?;
    for (id, table) in store.begun(person, game.id).await? {
        let guided = |it: &&Lesson| it.id == id && it.kind == LessonKind::Guided;
        let Some(lesson) = game.lessons.iter().find(guided) else { continue };
        if let Some(note) = app.table(&table, Some(person)).await?.1.table.open_note() {
            return Ok((known, Some(LeftLesson { lesson, table, note })));
        }
    }
    Ok((known, None))
}

/// Which part of the lists is shown: pages are counted from 1.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Pages {
    games: Option<u32>,
    finished: Option<u32>,
}

impl Pages {
    fn number(&self, over: bool) -> usize {
        let page = if over { self.finished } else { self.games };
        page.unwrap_or(1).max(1) as usize
    }

    /// The part of a list that is on the page.
    fn part<'a, T>(&self, over: bool, shown: &'a [T], [all, yours]: [usize; 2]) -> Part<'a, T> {
        let (page, each) = (self.number(over), limits::LISTED[usize::from(over)]);
        let href = |page: usize| match over {
            true => format!("/?games={}&finished={page}#finished", self.number(false)),
            false => format!("/?games={page}&finished={}#your-games", self.number(true)),
        };
        // Whoever comes from beyond the end is led back to it.
        let last = all.div_ceil(each).max(1);
        let before = (page > 1).then(|| href((page - 1).min(last)));
        let after = (page < last).then(|| href(page + 1));
        Part { shown, all, yours, before, after }
    }
}

/// Which game a new table is for.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    game: String,
}

/// `GET /new`
pub(crate) async fn form(
    State(app): State<App>,
    Query(which): Query<Which>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let name = match &asker.person {
        Some(person) => app.tables.store.name_of(person).await?,
        None => None,
    };
    let game = app.game(&which.game)?.kind();
    let form = Form::new(game, bare(&name.unwrap_or_default()), QUICK);
    draw_form(&app, (&asker, &headers, tongue), game.id, (form, None)).await
}

async fn draw_form(
    app: &App,
    (asker, headers, tongue): (&Asker, &HeaderMap, &'static Tongue),
    game: &'static str,
    (form, trouble): (Form, Option<String>),
) -> Result<Response, Problem> {
    let (ticket, shared, member) = (random::hex(16)?, app.clone(), asker.login.is_some());
    let page = move || {
        let promise = promise(&shared.secret_of(&ticket));
        let table = NewTable {
            tongue,
            games: &shared.kinds(),
            game: shared.game(game)?.kind(),
            bots: &::bots::NAMES,
            ticket: Ticket { ticket: &ticket, promise: &promise },
            form: &form,
            member,
            trouble: trouble.as_deref(),
        };
        Ok(new_game_page(&table).into_string())
    };
    drawn(&app.thinkers, asker.owner(), headers, HTML, page).await
}

/// `POST /quick`
pub(crate) async fn quick(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let drawn = Drawn::of(&app, &fields)?;
    let (person, jar) = asker.person()?;
    let name = app.tables.store.name_of(&person).await?.unwrap_or_default();
    let door = app.game(fields.first("game"))?;
    let game = NewGame::quick(door.kind(), bare(&name), QUICK, tongue).map_err(Problem::wrong)?;
    let wanted =
        Wanted { door: Arc::clone(door), game, pace: pace::chosen_before(&headers), listed: None };
    let id = begin(&app, &person, wanted, drawn).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /new`
pub(crate) async fn new(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let door = app.game(fields.first("game"))?;
    let form = Form::from_fields(door.kind(), &fields.0);
    let game = match form.check(door.kind(), &::bots::NAMES, tongue) {
        Ok(game) => game,
        Err(trouble) => {
            let filled = (form, Some(tongue.say(&trouble)));
            let reader = (&asker, &headers, tongue);
            let page = draw_form(&app, reader, door.kind().id, filled).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let drawn = Drawn::of(&app, &fields)?;
    let (person, jar) = asker.person()?;
    let first = form.rows.iter().find(|row| row.kind == "here").map(|row| row.name.as_str());
    if let Some(name) = first.filter(|name| !name.is_empty())
        && !app.tables.store.is_bot(&person).await?
    {
        let write = Write::Person { id: person.clone(), name: named(name, 1, tongue) };
        app.tables.store.write(write).await?;
    }
    let wanted = (Arc::clone(door), game, pace::chosen_before(&headers));
    let id = hall::made(&app, &person, wanted, drawn, tongue).await?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))).into_response())
}

/// `POST /new/told`: what the form asks for so far, in words.
pub(crate) async fn told(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let game = app.game(fields.first("game"))?.kind();
    let table = NewTable {
        tongue,
        games: &[],
        game,
        bots: &::bots::NAMES,
        ticket: Ticket { ticket: "", promise: "" },
        form: &Form::from_fields(game, &fields.0),
        member: asker.login.is_some(),
        trouble: None,
    };
    Ok(Html(ui::start::told(&table).into_string()))
}

/// A table that is to be made.
pub(crate) struct Wanted {
    pub(crate) door: Arc<dyn Door>,
    pub(crate) game: NewGame,
    pub(crate) pace: Pace,
    /// Whether it is for everybody.
    pub(crate) listed: Option<Listed>,
}

/// What a new table draws its chance from.
pub(crate) struct Drawn {
    /// The server's secret.
    secret: String,
    /// What the browser of whoever makes the table adds.
    pub(crate) number: String,
}

impl Drawn {
    /// The secret was promised by the page with the form, before the browser added its number;
    /// without such a promise it is drawn now.
    pub(crate) fn of(app: &App, fields: &Fields) -> Result<Self, Problem> {
        let ticket = fields.first("ticket");
        let promised = ticket.len() == 32 && is_hex(ticket);
        let secret = if promised { app.secret_of(ticket) } else { random::hex(32)? };
        Ok(Self { secret, number: fields.chance()? })
    }

    /// The secret is drawn now, and whoever makes the table adds this.
    pub(crate) fn with(number: &str) -> Result<Self, Problem> {
        Ok(Self { secret: random::hex(32)?, number: chance(number)? })
    }
}

/// Makes a table even if who asked goes away: one half made would stand still for ever.
pub(crate) async fn begin(
    app: &App,
    person: &PersonId,
    wanted: Wanted,
    drawn: Drawn,
) -> Result<String, Problem> {
    let (app, person) = (app.clone(), person.clone());
    uncancelled(async move { create(&app, &person, wanted, drawn).await }).await
}

/// Makes a table, for whoever goes on if nobody waits for it any more.
pub(crate) async fn create(
    app: &App,
    person: &PersonId,
    wanted: Wanted,
    drawn: Drawn,
) -> Result<String, Problem> {
    let Wanted { door, game, pace, listed } = wanted;
    let NewGame { title, setup, seats, hints, take_backs, clock, rated, behind, programs, .. } =
        game;
    let guise = Guise::of(app, person).await?;
    if rated {
        app.rates(person).await?;
    }
    let known = if rated { Some(guise.rated()?) } else { None };
    let mut number = drawn.number;
    let mut places = Vec::with_capacity(seats.len());
    for seat in seats {
        places.push(match seat {
            // One browser adds one number, however many sit before it.
            SeatKind::Here(name) => Place {
                number: std::mem::take(&mut number),
                ..Place::new(
                    Holder::Person(person.clone()),
                    known.map_or_else(|| guise.called(&name, 1, english()), str::to_owned),
                )
            },
            // These have no name of their own: whoever reads calls them something.
            SeatKind::Open => Place::new(Holder::Open(random::hex(16)?), String::new()),
            SeatKind::Bot(level) => Place::new(Holder::Bot(level), String::new()),
        });
    }
    let id = random::id()?;
    let make = |secret: String| {
        let chance = Chance::Shared { secret, numbers: Vec::new() };
        let origin = Origin::deal(door.rules(), chance);
        let mut live = Live::new(title.clone(), &*door, &setup, origin, places.clone())?;
        if take_backs {
            live.game().allow_take_backs()?;
        }
        let listed = listed.clone();
        let (host, onlookers) = (Some(person.clone()), behind.map(Onlookers::new));
        let mut live = Live { host, hints, pace, listed, rated, onlookers, programs, ..live };
        if let Some(agreed) = clock.and_then(Limit::named) {
            live.agree(agreed, app.tables.time.now());
        }
        Ok::<_, Problem>(live)
    };
    let made = app.begin(&id, make(drawn.secret)?).await;
    if made.as_ref().is_err_and(Problem::is_doubled) {
        // The form was sent twice; a secret is used once.
        app.begin(&id, make(random::hex(32)?)?).await?;
    } else {
        made?;
    }
    Ok(id)
}

/// The players of a game in a list.
fn players(app: &App, game: &Summary, person: &PersonId, tongue: &Tongue) -> Vec<SeatedPlayer> {
    let own = |holder: &Holder| holder.person() == Some(person);
    let hot = game.places.iter().filter(|place| own(&place.holder)).count() > 1;
    let kind = app.game(&game.kind).ok().map(|door| door.kind());
    let side = |id: &String| -> Option<Side> { kind?.side(id).cloned() };
    let sides = game.standing.sides.iter().map(side);
    let seats = (0..).map(Seat).zip(&game.places).zip(sides.chain(std::iter::repeat(None)));
    seats
        .map(|((seat, place), side)| {
            let you = own(&place.holder) && !hot;
            let name = if you { say!(tongue, "home-you") } else { called(seat, place, tongue) };
            SeatedPlayer { name, you, side }
        })
        .collect()
}

fn own_seats(game: &Summary, person: &PersonId) -> SeatSet {
    let seats = (0..).map(Seat).zip(&game.places);
    seats.filter(|(_, place)| place.holder.person() == Some(person)).map(|(seat, _)| seat).collect()
}

async fn going_on(
    app: &App,
    game: &Summary,
    person: &PersonId,
    tongue: &'static Tongue,
) -> GameCard {
    let standing = &game.standing;
    let (seats, own) = (players(app, game, person, tongue), own_seats(game, person));
    let your_turn = standing.pending.iter().any(|seat| own.contains(seat));
    let open = game.places.iter().any(|place| matches!(place.holder, Holder::Open(_)));
    let state = match (open, standing.round) {
        (true, _) => message!("home-waiting-players"),
        (_, 0) => message!("home-setting-up"),
        (_, round) => message!("home-round", round = round, phase = phase(app, game)),
    };
    let waiting = standing.pending.iter().filter(|&seat| !own.contains(seat));
    let waiting = waiting.filter_map(|seat| Some(seats.get(seat.index())?.name.clone())).collect();
    let time = match standing.due.filter(|_| your_turn) {
        Some(_) => time_left(app, &game.id, (person, own)).await.unwrap_or_default(),
        None => None,
    };
    GameCard {
        time,
        table: game.id.clone(),
        title: house::title(&game.title, &game.places, tongue),
        state: tongue.say(&state),
        your_turn,
        waiting,
        seats,
        // Before everybody sits there is no board.
        map: if open {
            Markup::default()
        } else {
            map(app, &game.id, (person, tongue)).await.unwrap_or_default()
        },
    }
}

/// What is left now of the time of whoever sits at these seats of a table.
async fn time_left(
    app: &App,
    id: &str,
    (person, own): (&PersonId, SeatSet),
) -> Result<Option<Time>, Problem> {
    let (_, now) = app.table(id, Some(person)).await?;
    let running = own.iter().filter_map(|seat| {
        let left = now.left(seat)?;
        Some((left.until?, left.holiday))
    });
    let at = app.tables.time.now();
    let left =
        running.map(|(until, holiday)| Time { left: until - at, until: Some(until), holiday });
    Ok(left.min_by_key(|time| time.left))
}

/// A small picture of a table of somebody's, as everybody there sees it.
async fn map(
    app: &App,
    id: &str,
    (person, tongue): (&PersonId, &'static Tongue),
) -> Result<Markup, Problem> {
    let (room, now) = app.table(id, Some(person)).await?;
    if let Some(map) = room.map(now.version, tongue) {
        return Ok(map);
    }
    let map = now.around(&room, tongue, |around| now.table.minimap(around));
    room.keep_map(now.version, tongue, map.clone());
    Ok(map)
}

/// The phase a game is in, in words.
fn phase(app: &App, game: &Summary) -> Arg {
    let phase = game.standing.phase.as_str();
    app.game(&game.kind).map_or_else(|_| phase.into(), |door| door.kind().phase(phase))
}

fn finished(app: &App, game: &Summary, person: &PersonId, tongue: &Tongue) -> Option<FinishedGame> {
    let (winners, ending) = game.standing.over.as_ref()?;
    let (seats, own) = (players(app, game, person, tongue), own_seats(game, person));
    let won = winners.iter().any(|seat| own.contains(seat));
    let points = |seat: Seat| game.standing.points.get(seat.index()).copied();
    let best = winners.iter().filter_map(points).max();
    let yours = if won { None } else { own.iter().filter_map(points).max() };
    let door = app.game(&game.kind).ok()?;
    Some(FinishedGame {
        table: game.id.clone(),
        title: house::title(&game.title, &game.places, tongue),
        winners: winners.iter().filter_map(|seat| seats.get(seat.index()).cloned()).collect(),
        won,
        ending: tongue.say(&(door.kind().ending)(ending)),
        points: best.map(|best| (best, yours)),
        round: game.standing.round,
        date: dates::ago(game.updated, tongue),
    })
}
