//! Help for a person, from what that person knows: what a bot would do at the same place, and how
//! attacks are likely to go.

use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::{Budget, Search, series_seed};
use kernel::{Seat, Seen, Viewer};
use serde_json::json;
use starcraft::{StarCraft, attacks, odds};
use ui::scene::Advised;
use ui::starcraft::table::{prompt, table_page};

use crate::App;
use crate::errors::{Problem, wants_json};
use crate::eyes::{Eyes, with_hint};
use crate::limits::{self, What};
use crate::live::Live;
use crate::persons::Asker;
use crate::play::As;
use crate::stream::sent;
use crate::thinkers::Work;

/// More would not help.
const ADVISED: usize = 3;

/// What a request for help comes with.
type Request = (State<App>, Path<String>, Query<As>, HeaderMap, Asker);

/// `GET /t/ID/hint`: the page with the advice on it; for a script only the question.
pub(crate) async fn hint(request: Request) -> Result<Response, Problem> {
    let think = |seen: &Seen<'_, StarCraft>, seed, time| {
        advise(seen, seed, Budget::Time(time), limits::BATTLES)
    };
    help(request, think).await
}

/// `GET /t/ID/odds`: the same with the odds of all attacks and no advice.
pub(crate) async fn battle_odds(request: Request) -> Result<Response, Problem> {
    help(request, |seen, seed, _| fights(seen, seed, limits::BATTLES)).await
}

async fn help(
    (State(app), Path(id), Query(wanted), headers, asker): Request,
    think: fn(&Seen<'_, StarCraft>, u64, Duration) -> Vec<Advised>,
) -> Result<Response, Problem> {
    asker.may(What::Think)?;
    let (entry, now) = app.table(&id).await?;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let seat = asked(&now, &eyes)?;
    let (decision, game) = (now.table.decision(seat), now.table.game().clone());
    let place = app.thinkers.place(Work::Help, asker.owner()).await;
    let [most, least] = limits::HINT;
    let time = place.as_ref().map_or(least, |place| place.share(most, least));
    let seed = series_seed(decision, u64::from(seat.0));
    let thought = tokio::task::spawn_blocking(move || think(&Seen::new(&game, seat), seed, time));
    let advised = thought.await.map_err(|_| {
        let text = "No hint could be found for this question.";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", text)
    });
    drop(place);
    let now = app.tables.look(&entry).await?;
    let (advised, json) = (advised?, wants_json(&headers));
    if now.table.decision(seat) != decision {
        // What was asked has been answered meanwhile.
        return match json {
            true => {
                Err(Problem::new(StatusCode::CONFLICT, "stale", "The table has moved on since."))
            }
            false => Ok(Redirect::to(&format!("/t/{id}?as={seat}")).into_response()),
        };
    }
    Ok(with_hint(&entry, &now, &eyes, &advised, |scene| match json {
        true => {
            let body = json!({"version": scene.version, "fragments": [sent(&prompt(scene))]});
            ([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
        }
        false => Html(table_page(scene).into_string()).into_response(),
    }))
}

/// The seat that may have a hint.
fn asked(live: &Live, eyes: &Eyes) -> Result<Seat, Problem> {
    if !live.hints {
        return Err(Problem::forbidden("This table plays without hints."));
    }
    let sight = eyes.sight(live);
    match sight.viewer(live) {
        Viewer::Seat(seat) if sight.is_asked(live) => Ok(seat),
        _ => Err(Problem::wrong("There is a hint only for who is asked something.")),
    }
}

/// The answers a bot would think of first, the best one first; then the other attacks.
pub(crate) fn advise(
    seen: &Seen<'_, StarCraft>,
    seed: u64,
    budget: Budget,
    battles: u32,
) -> Vec<Advised> {
    let mut best = Search::new(seed, budget, 1).advise(seen);
    best.truncate(ADVISED);
    let mut fights = fights(seen, seed, battles);
    let mut advised: Vec<Advised> = Vec::new();
    for it in best {
        let action = it.action.to_string();
        let fight = fights.iter().position(|fight| fight.action == action);
        let odds = match fight {
            Some(at) => fights.remove(at).odds,
            None if seen.view().battle.is_some() => odds(seen, it.action, battles, seed),
            None => None,
        };
        advised.push(Advised { action, chance: Some(it.chance), odds });
    }
    advised.extend(fights);
    advised
}

/// How every attack that can be begun now is likely to go.
pub(crate) fn fights(seen: &Seen<'_, StarCraft>, seed: u64, battles: u32) -> Vec<Advised> {
    let all = attacks(seen).into_iter();
    all.filter_map(|action| {
        let odds = odds(seen, action, battles, seed)?;
        Some(Advised { action: action.to_string(), chance: None, odds: Some(odds) })
    })
    .collect()
}
