//! What is the same for everybody: rules, reference, help, files.

use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::message;
use maud::Markup;
use serde::Deserialize;
use tongue::{Tongue, english};
use ui::assets::{Asset, LETTERS};
use ui::kind::GameKind;
use ui::reference::{Entry, reference_page};
use ui::start::{self, help_page, rules_page};

use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::limits::What;
use crate::pages::{HTML, Key, drawn};
use crate::persons::Asker;

/// How long a browser keeps what only changes with the program, without asking again.
pub(crate) const A_WHILE: &str = "private, max-age=300";
/// A browser asks every time whether what it has is still right.
pub(crate) const ASKS: &str = "private, no-cache";
/// What an answer in somebody's language depends on: whoever chooses another must not get what was kept.
pub(crate) const SPOKEN: &str = "accept-encoding, accept-language, cookie";

/// A page that is the same for everybody who reads this language, whatever they have chosen in their
/// settings: those are for the script.
pub(crate) async fn kept(
    app: &App,
    (asker, headers, tongue): (&Asker, &HeaderMap, &'static Tongue),
    of: &str,
    keep: &'static str,
    draw: impl FnOnce() -> Result<Markup, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let draw = || Ok(draw()?.into_string());
    kept_as(HTML, app, (asker, headers, tongue), of, keep, draw).await
}

/// Like [`kept`], for something else than a page.
pub(crate) async fn kept_as(
    form: &'static str,
    app: &App,
    (asker, headers, tongue): (&Asker, &HeaderMap, &'static Tongue),
    of: &str,
    keep: &'static str,
    draw: impl FnOnce() -> Result<String, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let key = Key::new(format!("{} {of}", tongue.code()), headers);
    let page = match app.library.find(&key) {
        Some(page) => page,
        None => {
            asker.may(What::Draw)?;
            app.library.make(&app.thinkers, asker.owner(), key, form, draw).await?
        }
    };
    Ok(page.answer(headers, [(header::CACHE_CONTROL, keep), (header::VARY, SPOKEN)]))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    game: String,
    #[serde(default)]
    q: String,
}

/// `GET /rules`
pub(crate) async fn rules(
    State(app): State<App>,
    Query(search): Query<Search>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let of = app.game(&search.game)?.kind().id;
    let shared = app.clone();
    if search.q.is_empty() {
        let draw = move || Ok(rules_page(&shared.kinds(), shared.game(of)?.kind(), "", tongue));
        return kept(&app, (&asker, &headers, tongue), &format!("rules {of}"), ASKS, draw).await;
    }
    // Anything can be looked for: nobody asks for the same again.
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let draw = move || {
        let kinds = shared.kinds();
        // Whoever asks for no game in particular gets the first that has an answer.
        let knows = |kind: &&GameKind| {
            let book = kind.book(tongue);
            search.game.is_empty() && !book.find(&book.query(&search.q)).is_empty()
        };
        let game = match kinds.iter().copied().find(knows) {
            Some(kind) => kind,
            None => shared.game(of)?.kind(),
        };
        Ok(rules_page(&kinds, game, &search.q, tongue).into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, draw).await
}

/// The game a rule belongs to.
fn book_of<'a>(app: &'a App, id: &str) -> Result<&'a GameKind, Problem> {
    let mut kinds = app.games.iter().map(|game| game.kind());
    kinds
        .find(|kind| kind.book(english()).rule(id).is_some())
        .ok_or_else(|| Problem::unknown(message!("unknown-rule")))
}

/// `GET /rules/ID`
pub(crate) async fn rule(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Redirect, Problem> {
    asker.may(What::Look)?;
    let game = book_of(&app, &id)?.id;
    Ok(Redirect::to(&format!("/rules?game={game}#{id}")))
}

/// `GET /help`
pub(crate) async fn help(
    State(app): State<App>,
    Query(search): Query<Search>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let of = app.game(&search.game)?.kind().id;
    let shared = app.clone();
    let draw = move || Ok(help_page(&shared.kinds(), shared.game(of)?.kind(), tongue));
    kept(&app, (&asker, &headers, tongue), &format!("help {of}"), ASKS, draw).await
}

/// `GET /reference`
pub(crate) async fn index(
    State(app): State<App>,
    Query(search): Query<Search>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let of = app.game(&search.game)?.kind().id;
    let shared = app.clone();
    let draw = move || Ok(reference_page(&shared.kinds(), shared.game(of)?.kind(), tongue));
    kept(&app, (&asker, &headers, tongue), &format!("reference {of}"), ASKS, draw).await
}

/// `GET /reference/rule/ID`, with `?tip` only what goes into a tip.
pub(crate) async fn rule_entry(
    State(app): State<App>,
    Path(id): Path<String>,
    query: RawQuery,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let (shared, tip) = (app.clone(), is_tip(query));
    let of = format!("rule {id} {tip}");
    let draw = move || {
        let game = book_of(&shared, &id)?;
        looked_up(game, start::rule_entry(game.book(tongue), &id, tongue), tip, tongue)
    };
    kept(&app, (&asker, &headers, tongue), &of, A_WHILE, draw).await
}

/// `GET /reference/GAME/KIND/NAME`, with `?tip` only what goes into a tip.
pub(crate) async fn entry(
    State(app): State<App>,
    Path((game, kind, name)): Path<(String, String, String)>,
    query: RawQuery,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let (shared, tip) = (app.clone(), is_tip(query));
    let of = format!("entry {game} {kind} {name} {tip}");
    let draw = move || {
        let game = shared.game(&game)?.kind();
        looked_up(game, (game.entry)(&kind, &name, tongue), tip, tongue)
    };
    kept(&app, (&asker, &headers, tongue), &of, A_WHILE, draw).await
}

fn is_tip(RawQuery(query): RawQuery) -> bool {
    query.is_some_and(|query| query.split('&').any(|word| word.starts_with("tip")))
}

fn looked_up(
    game: &GameKind,
    entry: Option<Entry>,
    tip: bool,
    tongue: &Tongue,
) -> Result<Markup, Problem> {
    let entry = entry.ok_or_else(|| Problem::unknown(message!("unknown-entry")))?;
    Ok(if tip { entry.tip() } else { entry.page(game, tongue) })
}

/// `GET /assets/VERSION/NAME`
pub(crate) async fn asset(
    State(app): State<App>,
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Problem> {
    let asset = file(&app, &name)?;
    let keep = keep(&version, asset.version());
    let key = Key::new(format!("file {name}"), &headers);
    let page = match app.library.find(&key) {
        Some(page) => page,
        None => {
            let (shared, mime) = (app.clone(), asset.mime);
            let read = move || Ok(file(&shared, &name)?.body.clone());
            app.library.make(&app.thinkers, asker.owner(), key, mime, read).await?
        }
    };
    let more = [(header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    Ok(page.answer(&headers, more))
}

/// `GET /assets/VERSION/inter.woff2`: packed already.
pub(crate) async fn letters(Path(version): Path<String>) -> impl IntoResponse {
    let keep = keep(&version, &ui::assets::VERSION);
    ([(header::CONTENT_TYPE, "font/woff2"), (header::CACHE_CONTROL, keep)], LETTERS.1)
}

/// A page of an older release finds the file of this one, but must not keep it.
fn keep(version: &str, now: &str) -> &'static str {
    if version == now { "public, max-age=31536000, immutable" } else { "no-store" }
}

fn file<'a>(app: &'a App, name: &str) -> Result<&'a Asset, Problem> {
    let own = app.games.iter().flat_map(|game| game.kind().assets);
    let asset = ui::assets::ASSETS.iter().chain(own).find(|asset| asset.name == name);
    asset.ok_or_else(|| Problem::unknown(message!("unknown-file")))
}

/// `GET /health`: whether choices can be made, for whoever watches over the server.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.tables.store.health().await.map_err(|trouble| Problem::unwell(&trouble))?;
    Ok("ok\n")
}
