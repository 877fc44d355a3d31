//! How a person likes the pages.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use ui::settings::{COOKIE, Settings, settings_page};

use crate::App;
use crate::errors::Problem;
use crate::forms::Fields;
use crate::language::{self, Language};
use crate::limits::What;
use crate::persons::Asker;
use crate::proxy;

/// Seconds for which a choice is remembered: a year.
pub(crate) const KEPT: u32 = 365 * 24 * 60 * 60;

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

/// `POST /language`: remembers a choice and leads back.
pub(crate) async fn choose_language(
    State(app): State<App>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let back = Redirect::to(local(fields.first("back")));
    let Some(chosen) = tongue::tongue(fields.first("language")) else {
        return Ok(back.into_response());
    };
    let secure = if proxy::https(&app, &headers) { "; Secure" } else { "" };
    let code = chosen.code();
    let cookie = format!(
        "{}={code}; HttpOnly; SameSite=Lax; Path=/; Max-Age={KEPT}{secure}",
        language::COOKIE
    );
    Ok(([(header::SET_COOKIE, cookie)], back).into_response())
}

/// A path of this site; the start page for anything else.
pub(crate) fn local(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if path.starts_with('/') && !path.starts_with("//") && plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        for path in ["/", "/t/k3?as=1#log", "/rules?q=%20"] {
            assert_eq!(local(path), path);
        }
        for path in ["", "t", "//evil.example", "/\\evil.example", "http://x", "/a\r\nb", "/ä"] {
            assert_eq!(local(path), "/");
        }
    }
}
