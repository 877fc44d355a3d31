//! Every address of the server, and what holds for all of them.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{
    DefaultPredicate, NotForContentType, Predicate, SizeAbove,
};
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use ui::assets::LETTERS;

use crate::{
    App, accounts, again, ahead, analysis, api, clocks, contests, errors, figures, hall, hint,
    learn, library, limits, lobby, manners, moderators, notices, pace, past, people, picture, play,
    play_on, profiles, proxy, settings, start, stream, translate,
};

/// Script, style and pictures only from here; nothing inline; no frames around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// A board game needs nothing of what a browser could offer but a place to put an invitation, somebody to send it to, and passkeys.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), bluetooth=(), browsing-topics=(), camera=(), \
    clipboard-read=(), clipboard-write=(self), display-capture=(), encrypted-media=(), fullscreen=(), \
    gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), \
    local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), \
    picture-in-picture=(), publickey-credentials-create=(self), publickey-credentials-get=(self), \
    screen-wake-lock=(), serial=(), storage-access=(), usb=(), web-share=(self), window-management=(), \
    xr-spatial-tracking=()";

pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(play::page))
        .route("/act", post(play::act))
        .route("/try", post(play::tried))
        .route("/undo", post(play::undo))
        .route("/away", post(clocks::away))
        .route("/back", post(clocks::back))
        .route("/voice", post(clocks::voice))
        .route("/ahead", post(ahead::post))
        .route("/pace", post(pace::choose))
        .route("/skip", post(pace::skip))
        .route("/coach", post(learn::lead))
        .route("/hint", get(hint::hint))
        .route("/odds", get(hint::battle_odds))
        .route("/say", post(play::say))
        .route("/mute", post(play::mute))
        .route("/name", post(play::name))
        .route("/events", get(stream::events))
        .route("/at/{moment}", get(past::at))
        .route("/replay", get(past::replay))
        .route("/picture.svg", get(picture::svg))
        .route("/picture.png", get(picture::png))
        .route("/record", get(past::record))
        .route("/analysis", get(analysis::page))
        .route("/again", post(again::again))
        .route("/on", post(play_on::on))
        .route("/join/{token}", get(lobby::offer).post(lobby::join))
        .route("/seen", post(notices::seen))
        .route("/sit/{seat}", get(lobby::offer_to_all).post(lobby::sit))
        .route("/stand", post(lobby::stand))
        .route("/list", post(hall::list))
        .route("/invite", post(people::invite))
        .route("/people", get(people::at))
        .route("/fill", post(lobby::fill));
    Router::new()
        .route("/", get(start::page))
        .route("/lobby", get(hall::page))
        .route("/find", post(hall::find))
        .route("/contests", get(contests::list))
        .route("/contests/new", get(contests::form).post(contests::organise))
        .route("/contests/told", post(contests::told))
        .route("/contests/{id}", get(contests::one))
        .route("/contests/{id}/enter", post(contests::enter))
        .route("/contests/{id}/leave", post(contests::leave))
        .route("/contests/{id}/begin", post(contests::begin))
        .route("/contests/{id}/off", post(contests::off))
        .route("/contests/{id}/remove", post(contests::remove))
        .route("/players", get(profiles::players))
        .route("/account/shows", post(profiles::shows))
        .route("/people/{name}", get(profiles::profile))
        .route("/quick", post(start::quick))
        .route("/new", get(start::form).post(start::new))
        .route("/new/told", post(start::told))
        .route("/learn", get(learn::page))
        .route("/learn/{game}/{lesson}", post(learn::begin))
        .route("/learn/{game}/{lesson}/picture.svg", get(learn::picture))
        .route("/language", post(settings::choose_language))
        .route("/settings", get(settings::page).post(settings::choose))
        .route("/account", get(accounts::page).post(accounts::make))
        .route("/account/enter", post(accounts::enter))
        .route("/account/code", post(accounts::code))
        .route("/account/codes", post(accounts::new_codes))
        .route("/account/link", get(accounts::links::offer).post(accounts::links::make))
        .route("/account/link/use", post(accounts::links::accept))
        .route("/account/leave", post(accounts::leave))
        .route("/account/name", post(accounts::rename))
        .route("/account/password", post(accounts::password))
        .route("/account/bot", post(accounts::bots::become_one))
        .route("/account/tokens", get(accounts::tokens::page).post(accounts::tokens::make))
        .route("/account/tokens/end", post(accounts::tokens::end))
        .route("/account/people", get(people::page).post(people::choose))
        .route("/account/word", post(manners::read))
        .route("/report", get(manners::form).post(manners::report))
        .route("/moderators", get(moderators::page).post(moderators::act))
        .route("/moderators/undo", post(moderators::undo))
        .route("/account/passkey", post(accounts::keys::add))
        .route("/account/passkey/ask", post(accounts::keys::ask))
        .route("/account/passkey/name", post(accounts::keys::rename))
        .route("/account/passkey/remove", post(accounts::keys::remove))
        .route("/account/holiday", post(accounts::holiday::begin))
        .route("/account/holiday/end", post(accounts::holiday::end))
        .route("/account/export", post(accounts::archive::export))
        .route("/account/delete", get(accounts::gone::page).post(accounts::gone::delete))
        .route("/notices", get(notices::page).post(notices::add))
        .route("/notices/browser", post(notices::subscribe))
        .route("/notices/mail", get(notices::offer))
        .route("/notices/mail/give", post(notices::give))
        .route("/notices/mail/when", post(notices::daily))
        .route("/notices/mail/confirm", post(notices::confirm))
        .route("/notices/kinds", post(notices::silence))
        .route("/notices/table", post(notices::unhear))
        .route("/notices/quiet", post(notices::quiet))
        .route("/notices/remove", post(notices::remove))
        .route("/notices/test", post(notices::test))
        .route("/worker.js", get(notices::worker))
        .route("/manifest.webmanifest", get(notices::manifest))
        .route("/icon/{name}", get(picture::icon))
        .route("/figures", get(figures::page))
        .route("/translate", get(translate::page))
        .nest("/t/{id}", table)
        .route("/rules", get(library::rules))
        .route("/rules/{id}", get(library::rule))
        .route("/reference", get(library::index))
        .route("/reference/rule/{id}", get(library::rule_entry))
        .route("/reference/{game}/{kind}/{name}", get(library::entry))
        .route("/help", get(library::help))
        .route("/assets/{version}/{*name}", get(library::asset))
        .route(&format!("/assets/{{version}}/{}", LETTERS.0), get(library::letters))
        .route("/health", get(library::health))
        .layer(from_fn_with_state(app.clone(), manners::stop))
        .layer(CsrfLayer::new())
        // Programs show a token, which no other site can make a browser do.
        .merge(api::router())
        // Programs of mail come from their own sites; what they show is signed, and no cookie is read.
        .route("/notices/off/{link}", get(notices::ask_off).post(notices::off))
        .with_state(app.clone())
        .layer(RequestBodyLimitLayer::new(limits::BODY))
        .layer(from_fn_with_state(app.clone(), proxy::through))
        .layer(CatchPanicLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits::ANSWER_TIME))
        .layer(from_fn(errors::in_words))
        .layer(from_fn_with_state(app, with_headers))
        // What is large comes compressed already (`pages.rs`); what is small is sent as quickly as it is.
        .layer(
            CompressionLayer::new().compress_when(
                DefaultPredicate::new()
                    .and(SizeAbove::new(limits::SMALL))
                    // Lines of a stream must not be collected.
                    .and(NotForContentType::const_new(api::LINES)),
            ),
        )
}

/// Refuses endless addresses, and gives every answer the headers that keep it to itself.
async fn with_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let https = proxy::https(&app, request.headers());
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
        // No other site keeps a hand on our window.
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        // Whoever came by https once comes by nothing else for a year.
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    // Nor does it show what is ours, unless that is meant to be shown.
    let resources = HeaderName::from_static("cross-origin-resource-policy");
    headers.entry(resources).or_insert(HeaderValue::from_static("same-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
