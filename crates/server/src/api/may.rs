//! Who asks, and for what: a token instead of a cookie. No cookie is read here, so no other site can make a browser ask for
//! anything in somebody's name.

use std::marker::PhantomData;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use kernel::message;
use store::{OfAccount, OfToken, Token, Write};

use crate::accounts::secrets;
use crate::errors::Problem;
use crate::limits::What;
use crate::persons::Asker;
use crate::{App, dates};

/// After so many seconds it is written down that a token was used again.
const SEEN_EACH: i64 = 60 * 60;

/// What a token can be for.
pub(crate) trait Scope: Send {
    /// As programs know it.
    const NAME: &'static str;
}

/// Seeing what its owner sees.
#[derive(Debug)]
pub(crate) struct Read;
/// Choosing, taking back, asking for advice.
#[derive(Debug)]
pub(crate) struct Play;
/// Making tables, sitting down, getting up.
#[derive(Debug)]
pub(crate) struct Tables;
/// Saying something.
#[derive(Debug)]
pub(crate) struct Talk;

impl Scope for Read {
    const NAME: &'static str = "read";
}
impl Scope for Play {
    const NAME: &'static str = "play";
}
impl Scope for Tables {
    const NAME: &'static str = "tables";
}
impl Scope for Talk {
    const NAME: &'static str = "talk";
}

/// All of them.
pub(crate) const SCOPES: [&str; 4] = [Read::NAME, Play::NAME, Tables::NAME, Talk::NAME];

/// Somebody whose program may do this.
#[derive(Debug)]
pub(crate) struct May<S> {
    pub(crate) asker: Asker,
    pub(crate) token: Token,
    scope: PhantomData<fn(S)>,
}

impl<S: Scope> FromRequestParts<App> for May<S> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let nobody = Asker::nobody(parts, app);
        let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "token", message!("token-wrong"));
        let (shown, now) = (bearer(&parts.headers), dates::seconds());
        let token = match shown.filter(|shown| secrets::is_token(shown)) {
            Some(shown) => app.tables.store.token(&secrets::hash(shown), now).await?,
            None => None,
        };
        let Some(token) = token else {
            // Whoever guesses is told so ever more seldom.
            nobody.may(What::Enter)?;
            return Err(wrong());
        };
        if !app.limits.token(&token.hash) {
            let why = message!("token-too-often");
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "token_too_often", why));
        }
        if !token.scopes.iter().any(|scope| scope == S::NAME) {
            let why = message!("token-scope", scope = S::NAME);
            return Err(Problem::new(StatusCode::FORBIDDEN, "scope", why));
        }
        if parts.method != Method::GET {
            app.welcomes(&token.person).await?;
        }
        if token.seen.is_none_or(|seen| now - seen > SEEN_EACH) {
            let seen = OfAccount::Token(OfToken::Seen(token.hash.clone(), now));
            app.tables.store.write(Write::Account(token.person.clone(), Box::new(seen))).await?;
        }
        let asker = nobody.acting_for(token.person.clone());
        Ok(Self { asker, token, scope: PhantomData })
    }
}

/// What is shown as a token.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, shown) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(shown.trim())
}
