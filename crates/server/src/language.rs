//! In which language a request is answered.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum_extra::extract::cookie::CookieJar;
use tongue::Tongue;

/// What remembers the language somebody has chosen.
pub(crate) const COOKIE: &str = "language";

/// The language of whoever asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Language(pub(crate) &'static Tongue);

impl Language {
    /// What the address says (`?lang=CODE`), else what the person has chosen, else the first
    /// language of the browser that there is, else English. What is not known is ignored.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let asked = uri.query().unwrap_or_default().split('&');
        let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(named);
        let chosen = || tongue::tongue(CookieJar::from_headers(headers).get(COOKIE)?.value());
        let spoken = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
        let spoken = || spoken.and_then(preferred);
        Self(asked.or_else(chosen).or_else(spoken).unwrap_or_else(tongue::english))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.uri, &parts.headers))
    }
}

/// The language of a code, also with a country or in capitals.
fn named(code: &str) -> Option<&'static Tongue> {
    tongue::tongue(code).or_else(|| preferred(code))
}

/// The language that a browser would like best (`de-AT, de;q=0.9, en;q=0.5`), of those offered.
fn preferred(list: &str) -> Option<&'static Tongue> {
    let mut wishes: Vec<(f32, &str)> = list.split(',').filter_map(wish).collect();
    // Those of the same weight stay as they stand.
    wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
    wishes.into_iter().find_map(|(_, code)| {
        // A language without its country will do.
        let bare = code.split('-').next().unwrap_or(code);
        let offered =
            |code: &str| tongue::offered().find(|it| it.code().eq_ignore_ascii_case(code));
        offered(code).or_else(|| offered(bare))
    })
}

/// An entry of the list; none for a language that is not wanted.
fn wish(entry: &str) -> Option<(f32, &str)> {
    let (code, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
    let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
    (weight > 0.0).then_some((weight, code.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(address: &str, headers: &[(header::HeaderName, &str)]) -> &'static str {
        let uri: Uri = address.parse().expect("an address");
        let headers =
            headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("it")));
        Language::of(&uri, &headers.collect()).0.code()
    }

    #[test]
    fn the_address_comes_before_the_choice_and_the_choice_before_the_browser() {
        let chosen = (header::COOKIE, "a=b; language=qps");
        let browser = (header::ACCEPT_LANGUAGE, "tlh, en-GB;q=0.8");
        assert_eq!(code("/", &[]), "en");
        assert_eq!(code("/?lang=qps", &[]), "qps");
        assert_eq!((code("/?lang=pl-PL", &[]), code("/?lang=DE", &[])), ("pl", "de"));
        assert_eq!(code("/?as=1&lang=en", std::slice::from_ref(&chosen)), "en");
        assert_eq!(code("/", &[chosen.clone(), browser.clone()]), "qps");
        assert_eq!(code("/?lang=tlh", &[chosen]), "qps", "nobody speaks it here");
        assert_eq!(code("/?lang=%zz&lang", &[browser]), "en");
        // It is for tests: no browser gets it unasked.
        assert_eq!(code("/", &[(header::ACCEPT_LANGUAGE, "qps")]), "en");
    }

    #[test]
    fn what_a_browser_likes_best_is_taken() {
        for list in ["EN", "en-GB", "de-XX;q=0.1, en;q=0.2", "*;q=0.1,en", " en ; q=0.5 ,xx"] {
            assert_eq!(preferred(list).map(Tongue::code), Some("en"), "{list}");
        }
        for list in ["", "tlh", "en;q=0", "en;q=much", ";;,,q=", "-", "*"] {
            assert_eq!(preferred(list).map(Tongue::code), None, "{list}");
        }
    }
}
