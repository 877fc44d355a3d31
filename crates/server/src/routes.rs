//! Every address of the server, and what holds for all of them.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::{
    App, analysis, errors, hint, library, limits, lobby, past, play, proxy, start, stream,
};

/// Script, style and pictures only from here; nothing inline; no frames around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(play::page))
        .route("/act", post(play::act))
        .route("/undo", post(play::undo))
        .route("/hint", get(hint::hint))
        .route("/odds", get(hint::battle_odds))
        .route("/say", post(play::say))
        .route("/name", post(play::name))
        .route("/events", get(stream::events))
        .route("/at/{moment}", get(past::at))
        .route("/replay", get(past::replay))
        .route("/record", get(past::record))
        .route("/analysis", get(analysis::page))
        .route("/again", post(start::again))
        .route("/join/{token}", get(lobby::offer).post(lobby::join))
        .route("/fill", post(lobby::fill));
    Router::new()
        .route("/", get(start::page))
        .route("/quick", post(start::quick))
        .route("/new", post(start::new))
        .nest("/t/{id}", table)
        .route("/rules", get(library::rules))
        .route("/rules/{id}", get(library::rule))
        .route("/reference", get(library::index))
        .route("/reference/{kind}/{name}", get(library::entry))
        .route("/help", get(library::help))
        .route("/assets/{version}/{*name}", get(library::asset))
        .route("/health", get(library::health))
        .with_state(app.clone())
        .layer(RequestBodyLimitLayer::new(limits::BODY))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(app, proxy::through))
        .layer(CatchPanicLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits::ANSWER_TIME))
        .layer(from_fn(errors::in_words))
        .layer(from_fn(heads))
        .layer(CompressionLayer::new())
}

/// Refuses endless addresses, and gives every answer the headers that keep it to itself.
async fn heads(request: Request, next: Next) -> Response {
    let length = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    let mut response = if length > limits::ADDRESS {
        StatusCode::URI_TOO_LONG.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // Invitations stand in addresses: no other site learns where somebody came from. With
        // «no-referrer» a form could not be told from one of another site.
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
