//! Deleting one's account, at once and without asking anybody.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Message, message};
use store::Account;
use tongue::Tongue;
use ui::account::delete_page;

use super::{NAME_KEPT, keys, own, passkeys};
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
        Some(login) => shown(&app, tongue, &own(&app, login).await?, None).await,
        None => Ok(Redirect::to("/account").into_response()),
    }
}

/// `POST /account/delete`: it goes.
pub(crate) async fn delete(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let account = own(&app, asker.logged()?).await?;
    if fields.first("sure") != "on" {
        return shown(&app, tongue, &account, Some(&message!("account-delete-unsure"))).await;
    }
    if let Some(why) = keys::unproved(&app, &account, &headers, &fields).await? {
        return shown(&app, tongue, &account, Some(&why)).await;
    }
    uncancelled(async move {
        let kept = dates::seconds() + NAME_KEPT;
        let going_on = app.tables.delete(&account.person, kept).await?;
        app.logins.end(&account.person, |_| true);
        for table in going_on {
            // Bots play there from now on.
            drop(app.table(&table, None).await);
        }
        let (title, about) = (message!("account-deleted"), message!("account-deleted-about"));
        let page = Html(ui::page::message(tongue, &title, &about).into_string());
        Ok((asker.logged_out(), page).into_response())
    })
    .await
}

async fn shown(
    app: &App,
    tongue: &Tongue,
    account: &Account,
    wrong: Option<&Message>,
) -> Result<Response, Problem> {
    let (keys, site) = (app.tables.store.passkeys_of(&account.person).await?, passkeys::site(app));
    let proof = keys::proof(account, !keys.is_empty(), site.as_deref());
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let wrong = wrong.map(|why| tongue.say(why));
    let page = delete_page(tongue, &account.name, proof, wrong.as_deref());
    Ok((status, Html(page.into_string())).into_response())
}
