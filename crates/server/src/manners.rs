//! Manners: what people report, and what moderators have done about somebody. Who has something to read reads it first; who is
//! banned can do nothing but read it, take along what is theirs, and go.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Message, Seat, message};
use store::{Act, Measure, OfManners, Report, Trouble, Write};
use table::{Holder, PersonId};
use tongue::Tongue;
use ui::letters::{line, shortened};
use ui::people::Whom;
use ui::report::{KINDS, REASONS, Reported, WORDS, Word, report_page, word_page};

use crate::App;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::people::{known, meant};
use crate::persons::Asker;
use crate::settings::local;
use crate::{bots, dates};

/// All about whom moderators have ever done something: of everybody else nothing need be asked.
#[derive(Debug)]
pub(crate) struct ActedOn(Mutex<HashSet<PersonId>>);

impl ActedOn {
    pub(crate) fn new(persons: impl IntoIterator<Item = PersonId>) -> Self {
        Self(Mutex::new(persons.into_iter().collect()))
    }

    fn persons(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moderators do something about a person.
    pub(crate) fn add(&self, person: &PersonId) {
        self.persons().insert(person.clone());
    }
}

/// What those who may not play or speak can still do: read why, take along what is theirs, log in and out, go.
const FREE: [&str; 3] = ["/account", "/settings", "/language"];

impl App {
    /// What moderators have done that holds for a person now.
    pub(crate) async fn holds(
        &self,
        person: &PersonId,
        measure: Measure,
    ) -> Result<Option<Act>, Problem> {
        if !self.acted_on.persons().contains(person) {
            return Ok(None);
        }
        Ok(self.tables.store.holds(person, measure, dates::seconds()).await?)
    }

    /// Refused to whoever is banned.
    pub(crate) async fn welcomes(&self, person: &PersonId) -> Result<(), Problem> {
        match self.holds(person, Measure::Ban).await? {
            Some(act) => Err(Problem::forbidden(match days_left(&act) {
                Some(days) => message!("manners-banned-for", count = days),
                None => message!("manners-banned"),
            })),
            None => Ok(()),
        }
    }

    /// Refused to whoever plays no rated games.
    pub(crate) async fn rates(&self, person: &PersonId) -> Result<(), Problem> {
        match self.holds(person, Measure::Unrated).await? {
            Some(_) => Err(Problem::forbidden(message!("manners-unrated"))),
            None => Ok(()),
        }
    }

    /// Refused to whoever may say nothing.
    pub(crate) async fn hears(&self, person: &PersonId) -> Result<(), Problem> {
        match self.holds(person, Measure::Mute).await? {
            Some(act) => Err(Problem::forbidden(match days_left(&act) {
                Some(days) => message!("manners-muted-for", count = days),
                None => message!("manners-muted"),
            })),
            None => Ok(()),
        }
    }
}

/// For how many days an act holds, begun ones counted; none if it is for good.
fn days_left(act: &Act) -> Option<usize> {
    act.until.map(|until| {
        (until - dates::seconds()).max(1).unsigned_abs().div_ceil(DAY.unsigned_abs()) as usize
    })
}

/// Stops those who have something to read before anything else, and those who are banned.
pub(crate) async fn stop(State(app): State<App>, request: Request, next: Next) -> Response {
    // As long as moderators have done nothing, nobody is asked who they are.
    if app.acted_on.persons().is_empty() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    match stopped(&app, &mut parts).await {
        Ok(None) => next.run(Request::from_parts(parts, body)).await,
        Ok(Some(instead)) => instead,
        Err(problem) => problem.into_response(),
    }
}

/// What somebody is shown instead of what they ask for.
async fn stopped(app: &App, parts: &mut Parts) -> Result<Option<Response>, Problem> {
    let asker = Asker::from_request_parts(parts, app).await?;
    let Some(person) = asker.person.filter(|it| app.acted_on.persons().contains(it)) else {
        return Ok(None);
    };
    let path = parts.uri.path();
    if parts.method != Method::GET && parts.method != Method::HEAD {
        let free = FREE.iter().any(|free| path.starts_with(free));
        if !free {
            app.welcomes(&person).await?;
        }
        return Ok(None);
    }
    let accepts = parts.headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    // Pages, and not what a page asks for by itself.
    if !accepts.is_some_and(|accept| accept.contains("text/html")) {
        return Ok(None);
    }
    let acts = app.tables.store.unread(&person).await?;
    let Some(last) = acts.last().map(|act| act.number) else { return Ok(None) };
    let Language(tongue) = Language::of(&parts.uri, &parts.headers);
    let mut words = Vec::with_capacity(acts.len());
    for act in acts {
        let undoes = match act.undoes {
            Some(number) => app.tables.store.act(number).await?.map(|act| act.measure.name()),
            None => None,
        };
        let until = act.until.map(|until| tongue.date(until.div_euclid(DAY), dates::today()));
        words.push(Word { measure: act.measure.name(), undoes, until, reason: act.reason });
    }
    let back = parts.uri.path_and_query().map_or("/", |address| address.as_str());
    let page = word_page(tongue, &words, (last, local(back)));
    Ok(Some(Html(page.into_string()).into_response()))
}

const DAY: i64 = 24 * 60 * 60;

/// `POST /account/word`: somebody has read what moderators have to tell them.
pub(crate) async fn read(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Redirect, Problem> {
    asker.may(What::Look)?;
    let last = fields.number("last")?.cast_signed();
    if let Some(person) = asker.person {
        let read = OfManners::Read(person, last, dates::seconds());
        app.tables.store.write(Write::Manners(read)).await?;
    }
    Ok(Redirect::to(local(fields.first("back"))))
}

/// Somebody who is to be reported.
struct Target {
    person: PersonId,
    name: String,
    whom: Whom,
    /// The table it happened at, or the contest, and its title; empty if at none.
    place: [String; 2],
    /// Who made the table.
    host: Option<PersonId>,
    /// What was said, if it is about that.
    said: Option<(i64, String)>,
}

/// What the fields of an address or a form are about.
async fn target(
    app: &App,
    (fields, asker): (&Fields, &Asker),
    tongue: &Tongue,
) -> Result<Target, Problem> {
    let (person, name) = meant(app, (fields, asker.person.as_ref())).await?;
    let contest = fields.first("contest");
    if !contest.is_empty() {
        let contest = app.contest(contest).await?.contest;
        let (whom, place) = (Whom::Organises(contest.id.clone()), [contest.id, contest.title]);
        return Ok(Target { person, name, whom, place, host: None, said: None });
    }
    let table = fields.first("table").to_owned();
    if table.is_empty() {
        let (whom, place) = (Whom::Named(name.clone()), Default::default());
        return Ok(Target { person, name, whom, place, host: None, said: None });
    }
    let room = app.tables.find(&table).await?;
    let live = app.tables.look_for(&room, asker.person.as_ref()).await?;
    let (title, host) = (live.title(tongue), live.host.clone());
    if let Ok(number) = fields.first("said").parse::<i64>() {
        let said = live.chat().find(|said| said.number == number);
        let said = said.map(|said| (number, said.text.clone()));
        let whom = Whom::Said { table: table.clone(), number };
        return Ok(Target { person, name, whom, place: [table, title], host, said });
    }
    let whom = Whom::Seated { table: table.clone(), seat: fields.seat()?.index() };
    Ok(Target { person, name, whom, place: [table, title], host, said: None })
}

impl Target {
    /// What it can be about, by name.
    fn kinds(&self) -> &'static [&'static str] {
        match self.whom {
            Whom::Said { .. } => &KINDS[..3],
            Whom::Seated { .. } => &KINDS[1..4],
            Whom::Named(_) => &KINDS[1..3],
            Whom::Organises(_) => &KINDS[4..],
        }
    }

    /// The words it is about: what was said, or what the contest is called.
    fn words(&self) -> Option<&str> {
        match self.whom {
            Whom::Organises(_) => Some(&self.place[1]),
            _ => self.said.as_ref().map(|(_, text)| text.as_str()),
        }
    }
}

/// `GET /report`: somebody, a name, a table, a saying or a contest is to be reported.
pub(crate) async fn form(
    State(app): State<App>,
    Query(fields): Query<Vec<(String, String)>>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let target = target(&app, (&Fields(fields), &asker), tongue).await?;
    show(&app, (&asker, tongue), &target, (false, None)).await
}

async fn show(
    app: &App,
    (asker, tongue): (&Asker, &Tongue),
    target: &Target,
    (done, trouble): (bool, Option<&Message>),
) -> Result<Response, Problem> {
    let circle = app.circle(asker.person.as_ref()).await?;
    let named = (target.whom.clone(), target.name.clone());
    let trouble = trouble.map(|why| tongue.say(why));
    let page = report_page(&Reported {
        tongue,
        person: &known(&circle, &target.person, named),
        kinds: target.kinds(),
        said: target.words(),
        done,
        trouble: trouble.as_deref(),
    });
    let status = if trouble.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(page.into_string())).into_response())
}

/// `POST /report`
pub(crate) async fn report(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Report)?;
    let target = target(&app, (&fields, &asker), tongue).await?;
    let kind = target.kinds().iter().find(|kind| **kind == fields.first("kind"));
    let reason = REASONS.iter().find(|reason| **reason == fields.first("reason"));
    let (Some(kind), Some(reason)) = (kind, reason) else {
        return Err(Problem::wrong(message!("not-understood")));
    };
    // A table is as whoever made it has made it.
    let (about, name) = match &target.host {
        Some(host) if *kind == "table" => {
            let name = app.tables.store.name_of(host).await?;
            (host.clone(), name.unwrap_or_else(|| target.name.clone()))
        }
        _ => (target.person.clone(), target.name.clone()),
    };
    let reader = (&asker, tongue);
    let wrong = match &asker.person {
        // Of somebody whom nobody knows nothing can be followed up.
        None => Some(message!("report-nobody")),
        Some(person) if *person == about => Some(message!("people-oneself")),
        Some(person) if app.tables.store.has_reported(person, &about).await? => {
            Some(message!("report-already"))
        }
        Some(_) => None,
    };
    if let Some(why) = wrong {
        return show(&app, reader, &target, (false, Some(&why))).await;
    }
    let report = Report {
        id: 0,
        person: asker.person.clone().unwrap_or(PersonId::GONE),
        about,
        name,
        kind: (*kind).to_owned(),
        reason: (*reason).to_owned(),
        words: shortened(&line(fields.first("words")), WORDS),
        game: target.place[0].clone(),
        title: target.place[1].clone(),
        said: target.said.as_ref().map(|(number, _)| *number),
        made: dates::seconds(),
        others: 0,
    };
    let write = Write::Manners(OfManners::Reported(report, limits::REPORTS));
    match app.tables.store.write(write).await {
        Ok(()) => show(&app, reader, &target, (true, None)).await,
        Err(Trouble::Doubled) => {
            let why = message!("report-enough", most = limits::REPORTS);
            show(&app, reader, &target, (false, Some(&why))).await
        }
        Err(trouble) => Err(trouble.into()),
    }
}

/// Bots play from now on wherever somebody plays who is banned: the others should not wait.
pub(crate) async fn send_away(app: &App, person: &PersonId) -> Result<(), Problem> {
    let (app, person) = (app.clone(), person.clone());
    uncancelled(async move {
        for id in app.tables.store.tables_of(&person).await? {
            let mut guard = app.tables.lock(&id).await?;
            let live = guard.live()?;
            if !live.table.is_full() || live.table.is_over() || live.table.lesson().is_some() {
                continue;
            }
            let here =
                |place: &table::Place| matches!(&place.holder, Holder::Person(it) if *it == person);
            let places = (0..).map(Seat).zip(live.table.places());
            let seats: Vec<Seat> =
                places.filter(|(_, place)| here(place)).map(|(seat, _)| seat).collect();
            for seat in seats {
                guard.stand_in(seat, true).await?;
            }
            bots::wake(&app, &guard.room);
        }
        Ok(())
    })
    .await
}
