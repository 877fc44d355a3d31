//! What stands between the server and the people: perhaps a proxy, which speaks https for us.

use std::sync::Once;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// What has been said about proxies: each thing once, or the log would be full of it.
#[derive(Debug)]
pub(crate) struct Warned {
    unknown: Once,
    addressless: Once,
    hostless: Once,
}

impl Warned {
    pub(crate) const fn nothing() -> Self {
        Self { unknown: Once::new(), addressless: Once::new(), hostless: Once::new() }
    }
}

/// The address people know the server by, as browsers write it: `https://play.example.org`.
pub(crate) fn origin(text: &str) -> Result<String, String> {
    let wrong = || format!("'{text}' is not the address of a site; it reads https://HOST");
    let uri: Uri = text.to_lowercase().parse().map_err(|_| wrong())?;
    let (Some(scheme), Some(host)) = (uri.scheme_str(), uri.host()) else { return Err(wrong()) };
    let usual = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return Err(wrong()),
    };
    if uri.path_and_query().is_some_and(|rest| rest != "/") {
        return Err(wrong());
    }
    Ok(match uri.port_u16().filter(|port| *port != usual) {
        Some(port) => format!("{scheme}://{host}:{port}"),
        None => format!("{scheme}://{host}"),
    })
}

/// Whether who asks sees the server by https.
pub(crate) fn https(app: &App, headers: &HeaderMap) -> bool {
    match &app.origin {
        Some(origin) => origin.starts_with("https:"),
        None => app.behind_proxy && word(headers, "x-forwarded-proto") != Some("http"),
    }
}

/// The address of this server as the person who asks sees it.
pub(crate) fn site(app: &App, headers: &HeaderMap) -> String {
    if let Some(origin) = &app.origin {
        return origin.clone();
    }
    let host = word(headers, "host").unwrap_or("localhost");
    let scheme = if https(app, headers) { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// The first word of a header: a chain of proxies may have added more.
fn word<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let text = headers.get(name)?.to_str().ok()?;
    text.split(',').next().map(str::trim).filter(|word| !word.is_empty())
}

/// Gives a request the host the person asked for, and says what is wrong with the proxy.
pub(crate) async fn through(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let host = match &app.origin {
        Some(origin) => origin.split_once("://").map(|(_, host)| host),
        None if app.behind_proxy => word(request.headers(), "x-forwarded-host"),
        None => None,
    };
    if let Some(host) = host.and_then(|host| HeaderValue::from_str(host).ok()) {
        request.headers_mut().insert(header::HOST, host);
    }
    complain(&app, &request);
    next.run(request).await
}

/// Tells in the log what whoever runs the server should put right.
fn complain(app: &App, request: &Request) {
    let headers = request.headers();
    if !app.behind_proxy {
        let signs = ["x-forwarded-for", "x-forwarded-proto", "forwarded"];
        if signs.iter().any(|sign| headers.contains_key(*sign)) {
            app.warned.unknown.call_once(|| {
                tracing::warn!(
                    "a request says that it came through a proxy; if there is one, start with \
                     --behind-proxy, or everybody counts as one address and no cookie is for https"
                );
            });
        }
        return;
    }
    // Whoever watches over the server asks it directly.
    if !headers.contains_key("x-forwarded-for") && request.uri().path() != "/health" {
        app.warned.addressless.call_once(|| {
            tracing::warn!(
                "a request came without X-Forwarded-For in spite of --behind-proxy; let the proxy \
                 set it, or everybody counts as one address"
            );
        });
    }
    // A page of ours, by its own account, under another name than the one we were asked by.
    let other_site = matches!(word(headers, "sec-fetch-site"), Some("cross-site" | "same-site"));
    let from = word(headers, "origin").and_then(|origin| origin.split_once("://"));
    if let Some((_, from)) = from
        && !other_site
        && let Some(host) = word(headers, "host")
        && from != host
    {
        app.warned.hostless.call_once(|| {
            tracing::warn!(
                "people ask for {from:?}, but the proxy says {host:?}, where invitations would \
                 lead; let it pass Host on or set X-Forwarded-Host, or start with --origin"
            );
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_read_as_browsers_write_it() {
        for (given, read) in [
            ("https://play.example.org", "https://play.example.org"),
            ("HTTPS://Play.Example.org:443/", "https://play.example.org"),
            ("http://here:8080", "http://here:8080"),
        ] {
            assert_eq!(origin(given).as_deref(), Ok(read));
        }
        for wrong in ["", "play.example.org", "ftp://x", "https://x/y", "https://x?y", "https://"] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
