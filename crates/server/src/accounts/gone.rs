//! Deleting one's account, at once and without asking anybody.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Message, message};
use tongue::Tongue;
use ui::account::delete_page;

use super::{NAME_KEPT, known, own};
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::{App, dates};

/// `GET /account/delete`: what goes with the account.
pub(crate) async fn page(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    match &asker.login {
        Some(login) => Ok(shown(tongue, &own(&app, login).await?.name, None)),
        None => Ok(Redirect::to("/account").into_response()),
    }
}

/// `POST /account/delete`: it goes.
pub(crate) async fn delete(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let account = own(&app, asker.logged()?).await?;
    if fields.first("sure") != "on" {
        return Ok(shown(tongue, &account.name, Some(&message!("account-delete-unsure"))));
    }
    if !known(&app, &account, &fields).await? {
        return Ok(shown(tongue, &account.name, Some(&message!("account-wrong-password"))));
    }
    uncancelled(async move {
        let kept = dates::seconds() + NAME_KEPT;
        let going_on = app.tables.delete(&account.person, kept).await?;
        app.logins.end(&account.person, |_| true);
        for table in going_on {
            // Bots play there from now on.
            drop(app.table(&table).await);
        }
        let (title, about) = (message!("account-deleted"), message!("account-deleted-about"));
        let page = Html(ui::page::message(tongue, &title, &about).into_string());
        Ok((asker.logged_out(), page).into_response())
    })
    .await
}

fn shown(tongue: &Tongue, name: &str, wrong: Option<&Message>) -> Response {
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let wrong = wrong.map(|why| tongue.say(why));
    let page = delete_page(tongue, name, wrong.as_deref());
    (status, Html(page.into_string())).into_response()
}
