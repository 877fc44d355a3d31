//! Logging in on another device by a link.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use store::OfAccount;
use tongue::say;
use ui::account::{Fresh, LINK_MINUTES, link_page};

use super::secrets::{drawn, hash};
use super::{Shown, inside, login_of, write};
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::{App, dates, proxy};

/// `POST /account/link`: a link to another device, shown once.
pub(crate) async fn make(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let (secret, hash) = drawn()?;
    let until = dates::seconds() + 60 * i64::from(LINK_MINUTES);
    write(&app, &login.person, OfAccount::Link { hash, until }).await?;
    // What stands behind the # is sent to no server, and so stands in no log.
    let address = format!("{}/account/link#{secret}", proxy::site(&app, &headers));
    inside(&app, login, tongue, Some(Shown::Fresh(Fresh::Link(&address)))).await
}

/// `GET /account/link`: where it leads. Whatever only looks at addresses does not use it up.
pub(crate) async fn offer(
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(link_page(tongue, None).into_string()))
}

/// `POST /account/link/use`: another device logs in. Anybody may have sent the link, so who follows it hands nothing over: as a guest
/// they stay who they were, and are so again once they have logged out.
pub(crate) async fn accept(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    // Who has no script may have put all of the address there.
    let typed = fields.first("secret");
    let used = hash(typed.rsplit('#').next().unwrap_or_default().trim());
    uncancelled(async move {
        let wrong = || {
            let why = say!(tongue, "account-link-wrong");
            let page = Html(link_page(tongue, Some(&why)).into_string());
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        };
        let person = app.tables.store.opened_by(&used, dates::seconds()).await?;
        let Some(person) = person else { return wrong() };
        let (secret, login) = login_of(&headers)?;
        let used = OfAccount::Used { hash: used, login, password: None };
        match write(&app, &person, used).await {
            Ok(()) => Ok((asker.logged_in(secret), Redirect::to("/")).into_response()),
            Err(problem) if problem.is_unknown() => wrong(),
            Err(problem) => Err(problem),
        }
    })
    .await
}
