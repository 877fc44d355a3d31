//! The pages of contests.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::message;
use store::{Contests, Ending, ListedContest, OfNotice, Write};
use table::PersonId;
use tongue::Tongue;
use ui::contests::form::ContestForm;
use ui::contests::{ContestList, InList, Organise, Stands, contests_page, organise_page};
use ui::letters::{Looks, line};
use ui::scene::Time;

use super::{begun, called_off, entered, left, made, taken_out};
use crate::App;
use crate::accounts::Login;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{HTML, drawn};
use crate::persons::Asker;

/// `GET /contests`
pub(crate) async fn list(
    State(app): State<App>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let (person, now) = (asker.person.as_ref(), app.tables.time.now());
    let [coming, past] = limits::CONTEST_LISTS;
    let found = async |which, most| {
        let mut shown = Vec::new();
        for contest in app.contests(which, most, person).await? {
            shown.push(in_list(&app, contest, tongue).await?);
        }
        Ok::<_, Problem>(shown)
    };
    let yours = match asker.login.is_some().then_some(person).flatten() {
        Some(person) => found(Contests::Of(person), coming).await?,
        None => Vec::new(),
    };
    let own = |it: &InList| yours.iter().any(|own| own.id == it.id);
    let others = |mut all: Vec<InList>| {
        all.retain(|it| !own(it));
        all
    };
    let open = others(found(Contests::Open, coming).await?);
    let running = others(found(Contests::Running, coming).await?);
    let over = others(found(Contests::Over, past).await?);
    let member = asker.login.is_some();
    let page = move || {
        let (yours, open, running, over) = (&yours, &open, &running, &over);
        let list = ContestList { tongue, now, member, yours, open, running, over };
        Ok(contests_page(&list).into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

async fn in_list(
    app: &App,
    listed: ListedContest,
    tongue: &'static Tongue,
) -> Result<InList, Problem> {
    let ListedContest { contest, host, entrants, rounds } = listed;
    let stands = match (contest.over, contest.begun) {
        (Some((_, Ending::Played)), _) => Stands::Won(app.contest(&contest.id).await?.winner()),
        (Some(_), _) => Stands::Off,
        (None, Some(_)) => Stands::Round(rounds),
        (None, None) => Stands::Open(until(contest.starts, app.tables.time.now())),
    };
    let game = app.game(&contest.game).map(|door| door.kind().name(tongue).into_owned());
    Ok(InList {
        game: game.unwrap_or_default(),
        id: contest.id,
        title: contest.title,
        kind: contest.kind,
        clock: contest.clock,
        rated: contest.rated,
        entrants: [entrants, contest.most],
        host,
        stands,
    })
}

/// What is left of a time.
pub(super) fn until(at: i64, now: i64) -> Time {
    Time { left: at - now, until: Some(at), holiday: None }
}

/// `GET /contests/new`
pub(crate) async fn form(
    State(app): State<App>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    if asker.login.is_none() {
        return Ok(Redirect::to("/account").into_response());
    }
    let game = fields.iter().find(|(key, _)| key == "game").map_or("", |(_, value)| value);
    let game = app.game(game)?.kind();
    show_form(&app, (&asker, &headers, tongue), game.id, ContestForm::new(game), None).await
}

async fn show_form(
    app: &App,
    (asker, headers, tongue): (&Asker, &HeaderMap, &'static Tongue),
    game: &'static str,
    form: ContestForm,
    trouble: Option<String>,
) -> Result<Response, Problem> {
    asker.may(What::Draw)?;
    let shared = app.clone();
    let page = move || {
        let (games, game) = (shared.kinds(), shared.game(game)?.kind());
        let trouble = trouble.as_deref();
        let page = Organise { tongue, games: &games, game, form: &form, trouble };
        Ok(organise_page(&page).into_string())
    };
    drawn(&app.thinkers, asker.owner(), headers, HTML, page).await
}

/// `POST /contests/told`: what comes of what the form asks for so far.
pub(crate) async fn told(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let shared = app.clone();
    let page = move || {
        let game = shared.game(fields.first("game"))?.kind();
        let form = ContestForm::from_fields(game, &fields.0);
        let page = Organise { tongue, games: &[], game, form: &form, trouble: None };
        Ok(ui::contests::told(&page).into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

/// `POST /contests/new`
pub(crate) async fn organise(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let person = member(&asker)?;
    let game = app.game(fields.first("game"))?.kind();
    let form = ContestForm::from_fields(game, &fields.0);
    let wanted = match form.check(game) {
        Ok(wanted) => wanted,
        Err(trouble) => {
            let (reader, trouble) = ((&asker, &headers, tongue), Some(tongue.say(&trouble)));
            let page = show_form(&app, reader, game.id, form, trouble).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let game = game.id;
    uncancelled(async move {
        let id = made(&app, &person, (game, wanted)).await?;
        Ok(Redirect::to(&format!("/contests/{id}")).into_response())
    })
    .await
}

/// Whoever is logged in; refused to guests.
fn member(asker: &Asker) -> Result<PersonId, Problem> {
    match &asker.login {
        Some(login) => Ok(login.person.clone()),
        None => Err(Problem::forbidden(message!("contest-needs-account"))),
    }
}

/// `GET /contests/ID`
pub(crate) async fn one(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let shown = super::shown::Shown::of(&app, &id, &asker, tongue).await?;
    // What they see they need not be told. A page that is open asks for itself as long as it is in sight, and only then.
    if let Some(Login { person, .. }) = asker.login.as_deref()
        && app.tables.told.hears(person)
        && app.tables.store.waits_for(person, &id).await?
    {
        let seen = OfNotice::Seen(person.clone(), id);
        app.tables.store.write(Write::Notice(seen)).await?;
    }
    let page = {
        let app = app.clone();
        move || shown.page(&app, tongue)
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

/// What somebody does about a contest, after which its page is shown.
async fn done<F: Future<Output = Result<(), Problem>> + Send + 'static>(
    asker: &Asker,
    id: &str,
    what: impl FnOnce(PersonId) -> F,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    uncancelled(what(member(asker)?)).await?;
    Ok(Redirect::to(&format!("/contests/{id}")).into_response())
}

/// `POST /contests/ID/enter`
pub(crate) async fn enter(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    let contest = id.clone();
    done(&asker, &id, |own| async move { entered(&app, &contest, &own).await }).await
}

/// `POST /contests/ID/leave`
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    let contest = id.clone();
    done(&asker, &id, |own| async move { left(&app, &contest, &own).await }).await
}

/// `POST /contests/ID/begin`
pub(crate) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    let contest = id.clone();
    done(&asker, &id, |own| async move { begun(&app, &contest, &own).await }).await
}

/// `POST /contests/ID/off`
pub(crate) async fn off(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    let contest = id.clone();
    done(&asker, &id, |own| async move { called_off(&app, &contest, &own).await }).await
}

/// `POST /contests/ID/remove`
pub(crate) async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    let [small, _] = Looks::of(&line(fields.first("name"))).ways().clone();
    let whom = app.tables.store.account_named(&small).await?;
    let whom = whom.ok_or_else(|| Problem::unknown(message!("people-not-there")))?.person;
    let contest = id.clone();
    done(&asker, &id, |own| async move { taken_out(&app, &contest, &own, &whom).await }).await
}
