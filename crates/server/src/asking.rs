//! What people ask of a table: from which seat, at which moment; as whom they change it; and what they
//! are answered.

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Seat, message};
use serde::Deserialize;
use serde_json::json;

use crate::App;
use crate::errors::{Problem, wants_json};
use crate::persons::Asker;
use crate::tables::{Guard, Room};

#[derive(Debug, Deserialize)]
pub(crate) struct As {
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
    /// What the coach said to a choice that was not played.
    pub(crate) heard: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Moment {
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
    pub(crate) at: Option<usize>,
}

impl App {
    /// A table, locked for a change by whoever sits at a seat.
    pub(crate) async fn seated(
        &self,
        id: &str,
        asker: &Asker,
        seat: Seat,
    ) -> Result<Guard<'_>, Problem> {
        let guard = self.tables.lock(id).await?;
        match guard.live()?.seats_of(asker.person.as_ref()).contains(seat) {
            true => Ok(guard),
            false => Err(Problem::forbidden(message!("seat-of-another"))),
        }
    }

    /// A table, locked for a change by who made it.
    pub(crate) async fn hosted(&self, id: &str, asker: &Asker) -> Result<Guard<'_>, Problem> {
        let guard = self.tables.lock(id).await?;
        match guard.live()?.is_host(asker.person.as_ref()) {
            true => Ok(guard),
            false => Err(Problem::forbidden(message!("only-host"))),
        }
    }
}

/// How a change went, for who made it from a seat.
pub(crate) fn answered(
    done: Result<(), Problem>,
    room: &Room,
    headers: &HeaderMap,
    seat: Seat,
) -> Result<Response, Problem> {
    answer(done, room, headers, &format!("/t/{}?as={seat}", room.id))
}

/// A script is told how it went; a form leads back to the table.
pub(crate) fn answer(
    done: Result<(), Problem>,
    room: &Room,
    headers: &HeaderMap,
    back: &str,
) -> Result<Response, Problem> {
    let json = wants_json(headers);
    match done {
        Ok(()) if json => {
            let body = json!({"ok": true, "version": room.version()});
            let kind = [(header::CONTENT_TYPE, "application/json")];
            Ok((kind, body.to_string()).into_response())
        }
        // Who was too late is shown the present.
        Err(problem) if !json && problem.is_stale() => Ok(Redirect::to(back).into_response()),
        Err(problem) => Err(problem.at_version(room.version())),
        Ok(()) => Ok(Redirect::to(back).into_response()),
    }
}
