//! Contests: the lists of them, one of them, taking part.

use axum::extract::{Path, State};
use axum::response::Response;
use rating::contest::{Kind, POINT};
use store::{Contests, ListedContest};
use table::PersonId;

use super::may::{self, May, Read};
use super::sent::{ContestInfo, ContestLists, ContestTable, Entrant, FaredAt, OneContest, json};
use crate::App;
use crate::contests::{Whole, entered, left, way};
use crate::errors::{Problem, uncancelled};
use crate::limits::{self, What};

/// `GET /api/contests`
#[utoipa::path(get, path = "/api/contests", operation_id = "contests", responses((status = 200, body = ContestLists)), security(("token" = ["read"])))]
pub(super) async fn all(State(app): State<App>, may: May<Read>) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let [coming, past] = limits::CONTEST_LISTS;
    let person = &may.token.person;
    let list = async |which, most| {
        let all = app.contests(which, most, Some(person)).await?;
        Ok::<_, Problem>(all.iter().map(in_list).collect())
    };
    json(&ContestLists {
        yours: list(Contests::Of(person), coming).await?,
        open: list(Contests::Open, coming).await?,
        running: list(Contests::Running, coming).await?,
        over: list(Contests::Over, past).await?,
    })
}

/// `GET /api/contests/ID`
#[utoipa::path(get, path = "/api/contests/{id}", operation_id = "contest", params(("id" = String, Path)), responses((status = 200, body = OneContest)), security(("token" = ["read"])))]
pub(super) async fn one(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    may.asker.may(What::Draw)?;
    shown(&app, &id, &may.token.person).await
}

/// `POST /api/contests/ID/enter`
#[utoipa::path(post, path = "/api/contests/{id}/enter", operation_id = "enter", params(("id" = String, Path)), responses((status = 200, body = OneContest)), security(("token" = ["tables"])))]
pub(super) async fn enter(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<may::Tables>,
) -> Result<Response, Problem> {
    may.asker.may(What::Say)?;
    uncancelled(async move {
        entered(&app, &id, &may.token.person).await?;
        shown(&app, &id, &may.token.person).await
    })
    .await
}

/// `POST /api/contests/ID/leave`
#[utoipa::path(post, path = "/api/contests/{id}/leave", operation_id = "withdraw", params(("id" = String, Path)), responses((status = 200, body = OneContest)), security(("token" = ["tables"])))]
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<may::Tables>,
) -> Result<Response, Problem> {
    may.asker.may(What::Say)?;
    uncancelled(async move {
        left(&app, &id, &may.token.person).await?;
        shown(&app, &id, &may.token.person).await
    })
    .await
}

fn in_list(ListedContest { contest, host, entrants, rounds }: &ListedContest) -> ContestInfo {
    ContestInfo {
        id: contest.id.clone(),
        title: contest.title.clone(),
        host: host.clone(),
        game: contest.game.clone(),
        way: way(contest.kind),
        number: match contest.kind {
            Kind::Swiss(number) | Kind::Groups(number) => Some(number),
            Kind::Knockout => None,
        },
        seats: contest.seats,
        points: contest.worth.map(|worth| worth.at(contest.seats).to_vec()),
        clock: contest.clock.clone(),
        rated: contest.rated,
        entrants: *entrants,
        least: contest.least,
        most: contest.most,
        rounds: *rounds,
        starts: contest.starts,
        begun: contest.begun,
        over: contest.over.map(|(at, _)| at),
    }
}

async fn shown(app: &App, id: &str, person: &PersonId) -> Result<Response, Problem> {
    let whole = app.contest(id).await?;
    let host = match &whole.contest.host {
        Some(host) => app.tables.store.account(host).await?.map(|account| account.name),
        None => None,
    };
    let (entrants, rounds) = (whole.entrants.len(), whole.rounds.len());
    let listed = ListedContest { contest: whole.contest.clone(), host, entrants, rounds };
    json(&OneContest {
        contest: in_list(&listed),
        yours: whole.entrant(person).is_some_and(|own| own.out.is_none()),
        standings: standings(&whole),
        tables: whole
            .rounds
            .iter()
            .map(|round| round.iter().map(|it| table(&whole, it)).collect())
            .collect(),
    })
}

fn standings(whole: &Whole) -> Vec<Entrant> {
    let part = |points: u32| f64::from(points) / f64::from(POINT);
    let lines = whole.standings().into_iter();
    lines
        .map(|line| {
            let entrant = &whole.entrants[line.entrant];
            Entrant {
                name: entrant.name.clone(),
                points: part(line.points),
                games: line.games,
                wins: line.wins,
                opponents: part(line.opponents) / 1000.0,
                out: entrant.out.map(|round| round + 1),
            }
        })
        .collect()
}

fn table(whole: &Whole, table: &store::ContestTable) -> ContestTable {
    let each = table.seats.iter().enumerate().map(|(seat, number)| {
        let fared = table.fared.as_ref().and_then(|fared| fared.get(seat));
        FaredAt {
            name: whole.at(*number).and_then(|at| whole.entrants[at].name.clone()),
            place: fared.map(|(place, _)| *place),
            left: fared.is_some_and(|(_, left)| *left),
        }
    });
    ContestTable { table: table.game.clone(), seats: each.collect() }
}
