//! The page for translators.

use axum::extract::Query;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use ui::start::{Translate, translate_page};

use crate::errors::Problem;
use crate::language::Language;
use crate::library::KEPT_A_WHILE;
use crate::limits::What;
use crate::persons::Asker;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    to: String,
    file: String,
    q: String,
    missing: String,
}

/// `GET /translate`
pub(crate) async fn page(
    Query(asked): Query<Asked>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let Asked { to, file, q, missing } = &asked;
    let asked = Translate { tongue, to, file, query: q, missing: !missing.is_empty() };
    Ok((KEPT_A_WHILE, Html(translate_page(&asked).into_string())).into_response())
}
