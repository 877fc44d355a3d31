//! What is the same for everybody: rules, reference, help, files.

use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderName, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::message;
use serde::Deserialize;
use tongue::{Tongue, english};
use ui::kind::GameKind;
use ui::reference::{Entry, reference_page};
use ui::start::{self, help_page, rules_page};

use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;

/// For what only changes with the program.
pub(crate) const KEPT_A_WHILE: [(HeaderName, &str); 2] = [
    (header::CACHE_CONTROL, "private, max-age=300"),
    // Who chooses another language must not get what was kept.
    (header::VARY, "accept-language, cookie"),
];

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
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let kinds = app.kinds();
    // Who asks for no game in particular gets the first that has an answer.
    let knows = |kind: &&GameKind| {
        let book = kind.book(tongue);
        search.game.is_empty() && !book.find(&book.query(&search.q)).is_empty()
    };
    let game = match kinds.iter().copied().find(knows) {
        Some(kind) => kind,
        None => app.game(&search.game)?.kind(),
    };
    Ok(Html(rules_page(&kinds, game, &search.q, tongue).into_string()))
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
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let game = app.game(&search.game)?.kind();
    Ok(Html(help_page(&app.kinds(), game, tongue).into_string()))
}

/// `GET /reference`
pub(crate) async fn index(
    State(app): State<App>,
    Query(search): Query<Search>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let game = app.game(&search.game)?.kind();
    Ok(Html(reference_page(&app.kinds(), game, tongue).into_string()))
}

/// `GET /reference/rule/ID`, with `?tip` only what goes into a tip.
pub(crate) async fn rule_entry(
    State(app): State<App>,
    Path(id): Path<String>,
    query: RawQuery,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let game = book_of(&app, &id)?;
    looked_up(game, start::rule_entry(game.book(tongue), &id, tongue), query, tongue)
}

/// `GET /reference/GAME/KIND/NAME`, with `?tip` only what goes into a tip.
pub(crate) async fn entry(
    State(app): State<App>,
    Path((game, kind, name)): Path<(String, String, String)>,
    query: RawQuery,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let game = app.game(&game)?.kind();
    looked_up(game, (game.entry)(&kind, &name, tongue), query, tongue)
}

fn looked_up(
    game: &GameKind,
    entry: Option<Entry>,
    RawQuery(query): RawQuery,
    tongue: &Tongue,
) -> Result<Response, Problem> {
    let entry = entry.ok_or_else(|| Problem::unknown(message!("unknown-entry")))?;
    let tip = query.is_some_and(|query| query.split('&').any(|word| word.starts_with("tip")));
    let markup = if tip { entry.tip() } else { entry.page(game, tongue) };
    Ok((KEPT_A_WHILE, Html(markup.into_string())).into_response())
}

/// `GET /assets/VERSION/NAME`
pub(crate) async fn asset(
    State(app): State<App>,
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let own = app.games.iter().flat_map(|game| game.kind().assets);
    let asset = ui::assets::ASSETS.iter().chain(own).find(|asset| asset.name == name);
    let asset = asset.ok_or_else(|| Problem::unknown(message!("unknown-file")))?;
    // A page of an older release finds the file of this one, but must not keep it.
    let keep =
        if version == asset.version() { "public, max-age=31536000, immutable" } else { "no-store" };
    let head = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, keep)];
    Ok((head, asset.body.clone()).into_response())
}

/// `GET /health`: whether choices can be made, for whoever watches over the server.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.tables.store.health().await.map_err(|trouble| Problem::unwell(&trouble))?;
    Ok("ok\n")
}
