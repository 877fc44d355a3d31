//! The page for translators.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui::start::{Translate, translate_page};

use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::library::{A_WHILE, SPOKEN, kept};
use crate::limits::What;
use crate::pages::{HTML, drawn};
use crate::persons::Asker;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wanted {
    to: String,
    file: String,
    q: String,
    missing: String,
}

/// `GET /translate`
pub(crate) async fn page(
    State(app): State<App>,
    Query(asked): Query<Wanted>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    let Wanted { to, file, q, missing } = asked;
    let missing = !missing.is_empty();
    let of = format!("translate {to} {file} {missing}");
    // What anybody may think of is not kept.
    let known = (to.is_empty() || tongue::all().any(|it| it.code() == to))
        && (file.is_empty() || tongue::files().contains(&file.as_str()));
    let (lasts, draw) = (known && q.is_empty(), move || {
        translate_page(&Translate { tongue, to: &to, file: &file, query: &q, missing })
    });
    if lasts {
        let draw = move || Ok(draw());
        return kept(&app, (&asker, &headers, tongue), &of, A_WHILE, draw).await;
    }
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let draw = move || Ok(draw().into_string());
    let page = drawn(&app.thinkers, asker.owner(), &headers, HTML, draw).await?;
    Ok(([(header::CACHE_CONTROL, A_WHILE), (header::VARY, SPOKEN)], page).into_response())
}
