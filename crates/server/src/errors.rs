//! What goes wrong, as a page or as JSON, whichever was asked for.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use kernel::{Message, Refused, message};
use serde_json::json;
use store::Trouble;
use table::Millis;

use crate::api;
use crate::language::Language;

/// Who asks too often is told to wait so many seconds, where nothing else is known.
const SOON: u32 = 5;

/// A request that was not carried out: one sentence.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    message: Message,
    /// The present version of the table, if that helps.
    version: Option<u64>,
    /// Where it was too often: after so many seconds it may be tried again.
    after: u32,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Self { status, code, message, version: None, after: SOON }
    }

    /// There is no such thing; the message says what thing.
    pub(crate) fn unknown(message: Message) -> Self {
        Self::new(StatusCode::NOT_FOUND, "unknown", message)
    }

    pub(crate) fn forbidden(message: Message) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    pub(crate) fn wrong(message: Message) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong", message)
    }

    /// Something of ours went wrong.
    pub(crate) fn internal(message: Message) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }

    pub(crate) fn too_often() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message!("too-often"))
    }

    /// A bot has sat down so often in a day as it may; the next time is in so many milliseconds.
    pub(crate) fn bot_enough(most: usize, left: Millis) -> Self {
        let seconds = left.max(1).cast_unsigned().div_ceil(1_000);
        let (hours, minutes) = (seconds / 3_600, seconds % 3_600 / 60);
        let why = message!("bot-enough", most = most, hours = hours, minutes = minutes);
        let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "bot_games_a_day", why);
        Self { after: u32::try_from(seconds).unwrap_or(u32::MAX), ..problem }
    }

    pub(crate) fn unwell(trouble: &Trouble) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unwell", trouble.message())
    }

    /// What there is to say about it.
    pub(crate) fn sentence(self) -> Message {
        self.message
    }

    pub(crate) fn is_stale(&self) -> bool {
        self.code == "stale"
    }

    pub(crate) fn is_unknown(&self) -> bool {
        self.code == "unknown"
    }

    /// Whether the same has been written before.
    pub(crate) fn is_doubled(&self) -> bool {
        self.code == "doubled"
    }

    pub(crate) fn at_version(self, version: u64) -> Self {
        Self { version: Some(version), ..self }
    }
}

/// Goes on even if who asked has gone away: a change is made and written, or neither.
pub(crate) async fn uncancelled<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(bare(StatusCode::INTERNAL_SERVER_ERROR)))
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
        Self::new(status, refused.code, refused.message)
    }
}

impl From<getrandom::Error> for Problem {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!("no chance from the system: {error}");
        Self::internal(message!("no-chance"))
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Unknown => Self::unknown(message!("unknown-table")),
            trouble => {
                let doubled = trouble == Trouble::Doubled;
                if !doubled {
                    tracing::error!("{trouble}");
                }
                let why = message!("nothing-changed", why = trouble.message());
                let code = if doubled { "doubled" } else { "unavailable" };
                Self::new(StatusCode::SERVICE_UNAVAILABLE, code, why)
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
    let json = wants_json(request.headers()) || api::is_for_programs(request.uri().path());
    let Language(tongue) = Language::of(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let status = response.status();
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        None if (status.is_client_error() || status.is_server_error()) && !is_page(&response) => {
            bare(status)
        }
        None => return response,
    };
    let after = problem.after;
    let mut answer = if json {
        let Problem { code, message, version, .. } = problem;
        let mut body = json!({"ok": false, "code": code, "message": tongue.say(&message)});
        if let Some(version) = version {
            body["version"] = version.into();
        }
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (status, kind, body.to_string()).into_response()
    } else {
        let page = ui::page::message(tongue, &title(status), &problem.message);
        (status, Html(page.into_string())).into_response()
    };
    if status == StatusCode::UNAUTHORIZED {
        answer.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(after));
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
        StatusCode::NOT_FOUND => ("unknown", message!("unknown-page")),
        StatusCode::METHOD_NOT_ALLOWED => ("method", message!("wrong-method")),
        StatusCode::FORBIDDEN => ("forbidden", message!("other-site")),
        StatusCode::PAYLOAD_TOO_LARGE => ("too_large", message!("too-large")),
        StatusCode::REQUEST_TIMEOUT => ("timeout", message!("too-slow")),
        status if status.is_client_error() => ("wrong", message!("not-understood")),
        _ => ("internal", message!("went-wrong")),
    };
    Problem::new(status, code, message)
}

/// What is written over the sentence.
fn title(status: StatusCode) -> Message {
    match status {
        StatusCode::NOT_FOUND => message!("title-not-found"),
        StatusCode::FORBIDDEN => message!("title-forbidden"),
        StatusCode::CONFLICT => message!("title-conflict"),
        StatusCode::METHOD_NOT_ALLOWED => message!("title-wrong-method"),
        StatusCode::PAYLOAD_TOO_LARGE => message!("title-too-large"),
        StatusCode::REQUEST_TIMEOUT => message!("title-too-slow"),
        StatusCode::TOO_MANY_REQUESTS => message!("title-too-often"),
        StatusCode::UNPROCESSABLE_ENTITY => message!("title-wrong"),
        StatusCode::SERVICE_UNAVAILABLE => message!("title-unavailable"),
        status if status.is_client_error() => message!("title-bad-request"),
        _ => message!("title-went-wrong"),
    }
}
