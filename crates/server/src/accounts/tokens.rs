//! The page of an account's tokens, by which programs act for its owner.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Message, message};
use store::{OfAccount, OfToken, Token};
use tongue::Tongue;
use ui::letters::{line, shortened};
use ui::tokens::{DAYS, NAME_LETTERS, Shown, Tokens, tokens_page};

use super::{DAY, Login, own, secrets, write};
use crate::api::SCOPES;
use crate::errors::Problem;
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::persons::Asker;
use crate::{App, dates};

/// `GET /account/tokens`
pub(crate) async fn page(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    match &asker.login {
        Some(login) => show(&app, login, tongue, (None, None)).await,
        None => Ok(Redirect::to("/account").into_response()),
    }
}

/// `POST /account/tokens`: a new one, shown once.
pub(crate) async fn make(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let name = shortened(&line(fields.first("name")), NAME_LETTERS);
    let scopes = SCOPES.iter().filter(|scope| fields.all("scope").any(|asked| asked == **scope));
    let scopes: Vec<String> = scopes.map(|scope| (*scope).to_owned()).collect();
    let days = DAYS.iter().find(|days| fields.first("days") == days.to_string());
    let (Some(days), false, false) = (days, name.is_empty(), scopes.is_empty()) else {
        let wrong = message!("token-incomplete");
        return show(&app, login, tongue, (None, Some(&wrong))).await;
    };
    let (secret, hash) = secrets::token()?;
    let (person, made) = (login.person.clone(), dates::seconds());
    let until = made + i64::from(*days) * DAY;
    let token = Token { hash, person, name: name.clone(), scopes, made, until, seen: None };
    let token = OfAccount::Token(OfToken::Made(token, limits::TOKENS));
    match write(&app, &login.person, token).await {
        Ok(()) => show(&app, login, tongue, (Some((&name, &secret)), None)).await,
        Err(problem) if problem.is_doubled() => {
            let wrong = message!("token-enough", most = limits::TOKENS);
            show(&app, login, tongue, (None, Some(&wrong))).await
        }
        Err(problem) => Err(problem),
    }
}

/// `POST /account/tokens/end`: a program acts for its owner no more.
pub(crate) async fn end(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Redirect, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let ended = OfToken::Ended(fields.first("which").to_owned());
    write(&app, &login.person, OfAccount::Token(ended)).await?;
    app.revoked.send_replace(());
    Ok(Redirect::to("/account/tokens"))
}

/// The page, with a token that has just been made, or what was wrong with the form.
pub(super) async fn show(
    app: &App,
    login: &Login,
    tongue: &'static Tongue,
    (fresh, wrong): (Option<(&str, &str)>, Option<&Message>),
) -> Result<Response, Problem> {
    let (account, now) = (own(app, login).await?, dates::seconds());
    let shown = |token: Token| Shown {
        ends: tongue.date(token.until / DAY, now / DAY),
        seen: token.seen.map(|seen| dates::ago(seen, tongue)),
        id: token.hash,
        name: token.name,
        scopes: token.scopes,
    };
    let tokens = app.tables.store.tokens_of(&login.person, now).await?;
    let tokens: Vec<Shown> = tokens.into_iter().map(shown).collect();
    let wrong = wrong.map(|wrong| tongue.say(wrong));
    let page = tokens_page(&Tokens {
        tongue,
        account: &account.name,
        bot: account.bot,
        tokens: &tokens,
        scopes: &SCOPES,
        fresh,
        trouble: wrong.as_deref(),
    });
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(page.into_string())).into_response())
}
