//! What is the same for everybody: rules, reference, help, files.

use axum::extract::{Path, Query, RawQuery, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use ui::starcraft::reference;

use crate::App;
use crate::errors::Problem;
use crate::limits::What;
use crate::persons::Asker;

#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

/// `GET /rules`
pub(crate) async fn rules(
    Query(search): Query<Search>,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(ui::start::rules_page(&search.q).into_string()))
}

/// `GET /rules/ID`
pub(crate) async fn rule(Path(id): Path<String>, asker: Asker) -> Result<Redirect, Problem> {
    asker.may(What::Look)?;
    let known = starcraft::rules_text().iter().find(|rule| rule.id == id);
    let rule = known.ok_or_else(|| Problem::unknown("rule"))?;
    Ok(Redirect::to(&ui::start::rule_href(rule.id)))
}

/// `GET /help`
pub(crate) async fn help(asker: Asker) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(ui::start::help_page().into_string()))
}

/// `GET /reference`
pub(crate) async fn index(asker: Asker) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(reference::index().into_string()))
}

/// `GET /reference/KIND/NAME`, with `?tip` only what goes into a tip.
pub(crate) async fn entry(
    Path((kind, name)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let tip = query.is_some_and(|query| query.split('&').any(|word| word.starts_with("tip")));
    let markup =
        if tip { reference::entry(&kind, &name) } else { reference::reference_page(&kind, &name) };
    let markup = markup.ok_or_else(|| Problem::unknown("entry"))?;
    let keep = [(header::CACHE_CONTROL, "private, max-age=300")];
    Ok((keep, Html(markup.into_string())).into_response())
}

/// `GET /assets/VERSION/NAME`
pub(crate) async fn asset(
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let asset = ui::assets::ASSETS.iter().find(|asset| asset.name == name);
    let asset = asset.ok_or_else(|| Problem::unknown("file"))?;
    // A page of an older release finds the file of this one, but must not keep it.
    let keep = if version == *ui::assets::VERSION {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let head = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, keep)];
    Ok((head, asset.body.as_str()).into_response())
}

/// `GET /health`: whether choices can be made, for whoever watches over the server.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.tables.store.health().await.map_err(Problem::unwell)?;
    Ok("ok\n")
}
