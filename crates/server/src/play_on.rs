//! Playing on from a moment of a finished game.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use house::{Live, Origin};
use kernel::{Seat, message};
use table::{Holder, Place};
use tongue::say;

use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::{App, random};

/// `POST /t/ID/on`: a table of its own that begins there, one person against bots. What was hidden is
/// as it was, or dealt again as far as the chosen seat could not know it.
pub(crate) async fn on(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let (seat, moment) = (fields.seat()?, fields.number("at")? as usize);
    let level = ::bots::NAMES.iter().find(|name| **name == fields.first("level"));
    let level = level.ok_or_else(|| Problem::wrong(message!("unknown-level")))?;
    let anew = match fields.first("hidden") {
        "kept" => None,
        "anew" => Some(random::seed()?),
        _ => return Err(Problem::wrong(message!("hidden-how"))),
    };
    let (_, now) = app.table(&id, asker.person.as_ref()).await?;
    if !now.table.is_over() {
        return Err(Problem::wrong(message!("still-going-on")));
    }
    let position = now.table.taken_up(moment, seat, anew)?;
    let (person, jar) = asker.person()?;
    let name = app.tables.store.name_of(&person).await?;
    let name = name.unwrap_or_else(|| say!(tongue, "player", number = seat.index() + 1));
    let place = |other: Seat| match other == seat {
        true => Place::new(Holder::Person(person.clone()), name.clone()),
        false => Place::new(Holder::Bot((*level).to_owned()), String::new()),
    };
    let places = (0..now.table.places().len() as u8).map(|other| place(Seat(other))).collect();
    let door = app.game(now.table.game())?;
    let title = say!(tongue, "play-on-title", title = now.title(tongue), moment = moment);
    let origin = Origin::position(now.table.rules(), position);
    let live = Live::new(title, &**door, now.table.setup(), origin, places)?;
    let mut live = Live { host: Some(person), ..live };
    live.game().allow_take_backs()?;
    let begun = uncancelled(async move {
        let id = random::id()?;
        app.begin(&id, live).await?;
        Ok::<_, Problem>(id)
    })
    .await?;
    Ok((jar, Redirect::to(&format!("/t/{begun}"))).into_response())
}
