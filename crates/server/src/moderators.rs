//! The page of moderators. For everybody else it is not there. Nobody handles what they have reported themselves, or what is about
//! themselves.

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Message, message};
use store::{Act, Measure, OfManners, Report, Said, Trouble, Write};
use table::PersonId;
use tongue::{Tongue, say};
use ui::letters::{line, shortened};
use ui::moderators::{Case, DAYS, Done, MEASURES, Moderators, Waiting, moderators_page};
use ui::report::WORDS;

use crate::App;
use crate::dates;
use crate::errors::Problem;
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::manners::send_away;
use crate::persons::Asker;

const DAY: i64 = 24 * 60 * 60;

/// What anybody gets at an address that does not exist.
fn nothing() -> Problem {
    Problem::unknown(message!("unknown-page"))
}

/// The moderator who asks; for everybody else there is nothing here, nor for one who is banned.
async fn moderator(app: &App, asker: &Asker) -> Result<PersonId, Problem> {
    let Some(login) = &asker.login else { return Err(nothing()) };
    let person = &login.person;
    let roles = app.tables.store.roles_of(person).await?;
    let banned = app.holds(person, Measure::Ban).await?.is_some();
    if roles.is_empty() || banned { Err(nothing()) } else { Ok(person.clone()) }
}

/// `GET /moderators`
pub(crate) async fn page(
    State(app): State<App>,
    Query(fields): Query<Vec<(String, String)>>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let moderator = moderator(&app, &asker).await?;
    let case = Fields(fields).first("case").parse().ok();
    show(&app, (&moderator, tongue), case, None).await
}

/// The page, with what was wrong, and the reason that had been typed.
async fn show(
    app: &App,
    (moderator, tongue): (&PersonId, &Tongue),
    case: Option<i64>,
    trouble: Option<(&Message, &str)>,
) -> Result<Response, Problem> {
    let store = &app.tables.store;
    let queue = store.reports_for(moderator, limits::QUEUE).await?;
    let queue: Vec<Waiting> = queue.iter().map(|report| waiting(report, tongue)).collect();
    let case = match case {
        Some(id) => match store.report_for(moderator, id).await? {
            Some((report, said)) => Some(looked_at(app, (moderator, tongue), report, said).await?),
            None => None,
        },
        None => None,
    };
    let log = done(app, (moderator, tongue), store.acts(None, limits::ACTS).await?).await?;
    let said = trouble.map(|(why, typed)| (tongue.say(why), typed));
    let trouble = said.as_ref().map(|(why, typed)| (why.as_str(), *typed));
    let homes = homes(app, moderator, tongue).await?;
    let (case, homes) = (case.as_ref(), &homes[..]);
    let page = Moderators { tongue, queue: &queue, case, log: &log, homes, trouble };
    let status = if trouble.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(moderators_page(&page).into_string())).into_response())
}

/// Accounts at one address, as a moderator reads it.
async fn homes(
    app: &App,
    moderator: &PersonId,
    tongue: &Tongue,
) -> Result<Vec<([String; 2], usize, String)>, Problem> {
    let mut all = Vec::new();
    for home in app.tables.store.homes(moderator, limits::HOMES).await? {
        let mut names = [String::new(), String::new()];
        for (name, person) in names.iter_mut().zip(&home.persons) {
            let known = app.tables.store.account(person).await?.map(|account| account.name);
            *name = known.unwrap_or_else(|| say!(tongue, "people-somebody"));
        }
        all.push((names, home.tables, dates::ago(home.at, tongue)));
    }
    Ok(all)
}

fn waiting(report: &Report, tongue: &Tongue) -> Waiting {
    Waiting {
        id: report.id,
        name: report.name.clone(),
        kind: report.kind.clone(),
        reason: report.reason.clone(),
        count: report.others + 1,
        made: dates::ago(report.made, tongue),
    }
}

async fn looked_at(
    app: &App,
    (moderator, tongue): (&PersonId, &Tongue),
    report: Report,
    said: Vec<Said>,
) -> Result<Case, Problem> {
    let store = &app.tables.store;
    let (repute, since) = store.repute(&report.about).await?;
    let before = store.acts(Some(&report.about), limits::ACTS).await?;
    let line = |kept: Said| {
        let theirs = kept.person.as_ref() == Some(&report.about);
        let name = match kept.name.as_str() {
            "" => say!(tongue, "table-spectator"),
            name => name.to_owned(),
        };
        (name, kept.text, theirs.then_some(Some(kept.number) == report.said))
    };
    Ok(Case {
        of: waiting(&report, tongue),
        words: report.words.clone(),
        place: match (report.game.as_str(), report.kind.as_str()) {
            ("", _) => None,
            (id, "contest") => Some((format!("/contests/{id}"), report.title.clone())),
            (id, _) => Some((format!("/t/{id}"), report.title.clone())),
        },
        said: said.into_iter().map(line).collect(),
        repute,
        since: since.map(|made| dates::ago(made, tongue)),
        before: done(app, (moderator, tongue), before).await?,
    })
}

/// What was done, as a moderator reads it.
async fn done(
    app: &App,
    (moderator, tongue): (&PersonId, &Tongue),
    acts: Vec<Act>,
) -> Result<Vec<Done>, Problem> {
    let mut all = Vec::with_capacity(acts.len());
    for act in acts {
        let mut names = [String::new(), String::new()];
        for (name, person) in names.iter_mut().zip([&act.about, &act.moderator]) {
            let known = app.tables.store.name_of(person).await?;
            *name = known.unwrap_or_else(|| say!(tongue, "people-somebody"));
        }
        let [name, by] = names;
        let held = !matches!(act.measure, Measure::Settle | Measure::Undo);
        all.push(Done {
            number: act.number,
            measure: act.measure.name(),
            name,
            by,
            at: dates::ago(act.at, tongue),
            until: act.until.map(|until| tongue.date(until.div_euclid(DAY), dates::today())),
            reason: act.reason,
            undone: act.undone,
            may_undo: held && !act.undone && act.about != *moderator,
        });
    }
    Ok(all)
}

/// `POST /moderators`: a moderator does something about what was reported, or finds no cause.
pub(crate) async fn act(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let moderator = moderator(&app, &asker).await?;
    let id = fields.number("case")?.cast_signed();
    let Some((report, _)) = app.tables.store.report_for(&moderator, id).await? else {
        // Somebody else has seen to it.
        return Ok(Redirect::to("/moderators").into_response());
    };
    let reason = shortened(&line(fields.first("reason")), WORDS);
    let at = dates::seconds();
    let (measure, until) = match fields.first("do") {
        "settle" => (Measure::Settle, None),
        _ => {
            let measure = MEASURES.iter().find(|name| **name == fields.first("measure"));
            let measure = measure.and_then(|name| Measure::named(name));
            let days = DAYS.iter().find(|days| days.to_string() == fields.first("days"));
            let (Some(measure), Some(days)) = (measure, days) else {
                return Err(Problem::wrong(message!("not-understood")));
            };
            if reason.is_empty() {
                let why = message!("moderate-no-reason");
                return show(&app, (&moderator, tongue), Some(id), Some((&why, ""))).await;
            }
            let lasts = *days > 0 && measure != Measure::Warn;
            (measure, lasts.then(|| at + i64::from(*days) * DAY))
        }
    };
    let act = Act {
        number: 0,
        at,
        moderator,
        about: report.about,
        measure,
        until,
        reason,
        undoes: None,
        undone: false,
    };
    write(&app, act, Some(id)).await
}

/// `POST /moderators/undo`: what was done is not so any more.
pub(crate) async fn undo(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let moderator = moderator(&app, &asker).await?;
    let number = fields.number("act")?.cast_signed();
    let act = app.tables.store.act(number).await?.ok_or_else(nothing)?;
    let held = !matches!(act.measure, Measure::Settle | Measure::Undo);
    if act.about == moderator || !held {
        return Err(nothing());
    }
    let reason = shortened(&line(fields.first("reason")), WORDS);
    if reason.is_empty() {
        return Err(Problem::wrong(message!("moderate-no-reason")));
    }
    let (about, undoes) = (act.about, Some(number));
    let at = dates::seconds();
    let measure = Measure::Undo;
    let undo = Act {
        number: 0,
        at,
        moderator,
        about,
        measure,
        until: None,
        reason,
        undoes,
        undone: false,
    };
    write(&app, undo, None).await
}

async fn write(app: &App, act: Act, case: Option<i64>) -> Result<Response, Problem> {
    let (about, measure) = (act.about.clone(), act.measure);
    match app.tables.store.write(Write::Manners(OfManners::Acted(act, case))).await {
        // Another moderator was quicker.
        Ok(()) | Err(Trouble::Doubled) => {}
        Err(trouble) => return Err(trouble.into()),
    }
    if measure != Measure::Settle {
        app.acted_on.add(&about);
    }
    if measure == Measure::Ban {
        send_away(app, &about).await?;
    }
    Ok(Redirect::to("/moderators").into_response())
}
