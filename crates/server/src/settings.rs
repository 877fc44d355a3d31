//! How a person likes the pages.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use ui::settings::{COOKIE, Settings, settings_page};

use crate::App;
use crate::errors::Problem;
use crate::forms::Fields;
use crate::language::{KEPT, Language, local};
use crate::limits::What;
use crate::persons::Asker;
use crate::proxy;

/// What the person who asks has chosen.
pub(crate) fn chosen(headers: &HeaderMap) -> Settings {
    let jar = CookieJar::from_headers(headers);
    jar.get(COOKIE).map(|cookie| Settings::read(cookie.value())).unwrap_or_default()
}

/// `GET /settings`
pub(crate) async fn page(
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(settings_page(tongue, &chosen(&headers)).into_string()))
}

/// `POST /settings`: remembers what is chosen and leads back. The script does the same by itself, so
/// it must be able to read the cookie.
pub(crate) async fn choose(
    State(app): State<App>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let chosen = fields.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let kept = Settings::of(chosen).cookie();
    let secure = if proxy::https(&app, &headers) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={kept}; SameSite=Lax; Path=/; Max-Age={KEPT}{secure}");
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(local(fields.first("back")))).into_response())
}
