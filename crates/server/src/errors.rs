//! What goes wrong, as a page or as JSON, whichever was asked for.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use kernel::Refused;
use serde_json::json;
use store::Trouble;

/// A request that was not carried out: one sentence.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    message: String,
    /// The present version of the table, if that helps.
    version: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), version: None }
    }

    pub(crate) fn unknown(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown", format!("There is no such {what}."))
    }

    pub(crate) fn forbidden(message: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    pub(crate) fn wrong(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", message)
    }

    pub(crate) fn too_often() -> Self {
        let message = "That was a lot in a short time. Wait a moment and try again.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message)
    }

    pub(crate) fn unwell(trouble: Trouble) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unwell", sentence(&trouble.to_string()))
    }

    pub(crate) fn is_stale(&self) -> bool {
        self.code == "stale"
    }

    /// Whether the same has been written before.
    pub(crate) fn is_doubled(&self) -> bool {
        self.code == "doubled"
    }

    /// Whether the disk is to blame and not the request.
    pub(crate) fn is_trouble(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    pub(crate) fn at_version(self, version: u64) -> Self {
        Self { version: Some(version), ..self }
    }
}

/// Goes on even if who asked has gone away: a change is made and written, or neither.
pub(crate) async fn wholly<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(bare(StatusCode::INTERNAL_SERVER_ERROR)))
}

/// A sentence as people write it.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let status = match refused.code {
            "stale" => StatusCode::CONFLICT,
            "internal" => StatusCode::INTERNAL_SERVER_ERROR,
            "not_over" | "not_started" | "no_such_action" => StatusCode::NOT_FOUND,
            // Written by a newer program than this.
            "rules_version" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self::new(status, refused.code, sentence(&tongue::english().say(&refused.message)))
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Unknown => Self::unknown("table"),
            Trouble::Doubled => {
                let text = "Nothing was changed: this has been written before.";
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "doubled", text)
            }
            trouble => {
                tracing::error!("{trouble}");
                let text = format!("Nothing was changed: {trouble}.");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", text)
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Whether a request wants JSON rather than a page.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}

/// Gives every failure its words, also those that layers and extractors answer with a bare
/// status.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let json = wants_json(request.headers());
    let mut response = next.run(request).await;
    let status = response.status();
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        None if (status.is_client_error() || status.is_server_error()) && !is_page(&response) => {
            bare(status)
        }
        None => return response,
    };
    let mut answer = if json {
        let Problem { code, message, version, .. } = problem;
        let mut body = json!({"ok": false, "code": code, "message": message});
        if let Some(version) = version {
            body["version"] = version.into();
        }
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (status, kind, body.to_string()).into_response()
    } else {
        let title = status.canonical_reason().unwrap_or("Something went wrong");
        (status, Html(ui::page::message(tongue::english(), title, &problem.message).into_string()))
            .into_response()
    };
    if status == StatusCode::TOO_MANY_REQUESTS {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
    answer
}

/// A form that comes back with what is wrong with it has its words already.
fn is_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

fn bare(status: StatusCode) -> Problem {
    let (code, message) = match status {
        StatusCode::NOT_FOUND => ("unknown", "There is no such page."),
        StatusCode::METHOD_NOT_ALLOWED => ("method", "This page cannot be asked like that."),
        StatusCode::FORBIDDEN => ("forbidden", "This request came from another site."),
        StatusCode::PAYLOAD_TOO_LARGE => ("too_large", "That is more than fits into a request."),
        StatusCode::REQUEST_TIMEOUT => ("timeout", "This took too long. Try again."),
        status if status.is_client_error() => ("wrong", "This request cannot be understood."),
        _ => ("internal", "Something went wrong here. Nothing was changed."),
    };
    Problem::new(status, code, message)
}
