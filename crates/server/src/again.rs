//! Playing once more with those of a game that is over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use house::Live;
use kernel::{Seat, message};
use table::{Holder, PersonId, Place};
use tongue::Tongue;
use ui::start::{NewGame, SeatKind};

use crate::App;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::lobby::{Sat, Way, sat_down};
use crate::persons::Asker;
use crate::start::{Drawn, Wanted, create};

/// `POST /t/ID/again`: the same table once more. Whoever asks first keeps their seats and the bots keep theirs; the seats of the
/// others are kept open for them.
pub(crate) async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Create)?;
    let drawn = Drawn::of(&app, &fields)?;
    let (person, jar) = asker.person()?;
    uncancelled(async move {
        // Under the lock: two who ask at the same time come to the same table.
        let mut guard = app.tables.lock(&id).await?;
        let live = Arc::clone(guard.live()?);
        let own = live.table.seats_of(&person).iter().next();
        let own = own.ok_or_else(|| Problem::forbidden(message!("only-players")))?;
        if !live.table.is_over() {
            return Err(Problem::wrong(message!("still-going-on")));
        }
        let name = live.table.places().get(own.index()).map_or("", |place| place.name.as_str());
        let next = match &live.again {
            Some(next) => {
                joined(&app, next, own, &person, (name, drawn.number.clone()), tongue).await?
            }
            None => None,
        };
        let next = match next {
            Some(next) => next,
            None => {
                let next = create(&app, &person, once_more(&app, &live, &person)?, drawn).await?;
                guard.follow(&person, next.clone()).await?;
                next
            }
        };
        Ok((jar, Redirect::to(&format!("/t/{next}"))).into_response())
    })
    .await
}

/// Sits down where others of a game play once more; nowhere if there is no seat, or the table is gone.
async fn joined(
    app: &App,
    next: &str,
    own: Seat,
    person: &PersonId,
    guise: (&str, String),
    tongue: &Tongue,
) -> Result<Option<String>, Problem> {
    match sat_down(app, next, &Way::Again(own), person, guise, tongue).await {
        Ok(Sat::There) => Ok(Some(next.to_owned())),
        Ok(Sat::Nowhere) => Ok(None),
        Ok(Sat::Not { why, .. }) => Err(Problem::wrong(why)),
        Err(problem) if problem.is_unknown() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// A table like the one before, as one of its people makes it.
fn once_more(app: &App, live: &Live, person: &PersonId) -> Result<Wanted, Problem> {
    let seat = |place: &Place| match &place.holder {
        holder if holder.person() == Some(person) => SeatKind::Here(place.name.clone()),
        Holder::Bot(level) => SeatKind::Bot(level.clone()),
        _ => SeatKind::Open,
    };
    let seats = live.table.places().iter().map(seat).collect();
    let (title, setup) = (live.title.clone(), live.table.setup().clone());
    let door = app.game(live.table.game())?;
    let (hints, take_backs) = (live.hints, live.table.take_backs());
    let clock = live.timed.as_ref().map(|timed| timed.name);
    let (rated, programs) = (live.rated, live.programs);
    let behind = live.onlookers.as_ref().map(|onlookers| onlookers.behind);
    let game = NewGame {
        title,
        setup,
        seats,
        hints,
        take_backs,
        clock,
        behind,
        listed: false,
        rated,
        programs,
    };
    Ok(Wanted { door: Arc::clone(door), game, pace: live.pace, listed: None })
}
