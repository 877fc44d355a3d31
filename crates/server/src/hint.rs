//! Help for a person, from what that person knows: what a bot would do at the same place, and how
//! attacks are likely to go.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use bots::series_seed;
use house::{Advice, Help, Live, Sight};
use kernel::{Seat, Viewer, message};
use serde_json::json;

use crate::App;
use crate::asking::As;
use crate::errors::{Problem, wants_json};
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{HTML, JSON, drawn};
use crate::persons::Asker;
use crate::tables::{Now, Room};
use crate::thinkers::Work;

/// What a request for help comes with.
type Request = (State<App>, Path<String>, Query<As>, HeaderMap, Language, Asker);

/// `GET /t/ID/hint`: the page with the advice on it; for a script only the question.
pub(crate) async fn hint(request: Request) -> Result<Response, Problem> {
    help(request, |time| Help::Hint(time, limits::BATTLES)).await
}

/// `GET /t/ID/odds`: the same with the odds of all attacks and no advice.
pub(crate) async fn battle_odds(request: Request) -> Result<Response, Problem> {
    help(request, |_| Help::Odds(limits::BATTLES)).await
}

async fn help(
    (State(app), Path(id), Query(wanted), headers, Language(tongue), asker): Request,
    what: fn(Duration) -> Help,
) -> Result<Response, Problem> {
    let json = wants_json(&headers);
    let Advised { room, now, sight, advice } =
        match advised(&app, &id, &asker, wanted.seat, what).await {
            Err(problem) if problem.is_stale() && !json => {
                let seat = wanted.seat.map(|seat| format!("?as={seat}")).unwrap_or_default();
                return Ok(Redirect::to(&format!("/t/{id}{seat}")).into_response());
            }
            given => given?,
        };
    let draw = move || {
        Ok(now.around(&room, tongue, |around| match json {
            true => {
                let question = now.table.advised_question(around, sight, &advice);
                json!({"version": now.version, "fragments": [question]}).to_string()
            }
            false => now.table.advised_page(around, sight, &advice).into_string(),
        }))
    };
    drawn(&app.thinkers, asker.owner(), &headers, if json { JSON } else { HTML }, draw).await
}

/// Advice on what a table asks just now.
pub(crate) struct Advised {
    pub(crate) room: Arc<Room>,
    pub(crate) now: Now,
    pub(crate) sight: Sight,
    pub(crate) advice: Advice,
}

/// Thinks about what somebody is asked; stale if it has been answered meanwhile.
pub(crate) async fn advised(
    app: &App,
    id: &str,
    asker: &Asker,
    wanted: Option<u8>,
    what: fn(Duration) -> Help,
) -> Result<Advised, Problem> {
    asker.may(What::Think)?;
    let (room, now) = app.table(id, asker.person.as_ref()).await?;
    let eyes = Eyes::of(&now, asker.person.as_ref(), wanted)?;
    let seat = asked(&now, &eyes)?;
    let decision = now.table.decision(seat);
    let failed = || Problem::internal(message!("no-hint"));
    let place = app.thinkers.place(Work::Help, asker.owner()).await.ok_or_else(failed)?;
    let [most, least] = limits::HINT;
    let time = place.share(most, least);
    let seed = series_seed(decision, u64::from(seat.0));
    let advice = place.think(move || now.table.help(seat, what(time), seed)).await;
    let advice = advice.ok_or_else(failed)?;
    let now = app.tables.look(&room).await?;
    if now.table.decision(seat) != decision {
        return Err(Problem::new(StatusCode::CONFLICT, "stale", message!("hint-stale")));
    }
    let sight = eyes.sight(&now);
    Ok(Advised { room, now, sight, advice })
}

/// The seat that may have a hint.
fn asked(live: &Live, eyes: &Eyes) -> Result<Seat, Problem> {
    if !live.hints {
        return Err(Problem::forbidden(message!("hint-ruled-out")));
    }
    let sight = eyes.sight(live);
    let pending = live.table.pending();
    match sight.viewer(pending) {
        Viewer::Seat(seat) if sight.is_asked(pending) => Ok(seat),
        _ => Err(Problem::wrong(message!("hint-not-asked"))),
    }
}
