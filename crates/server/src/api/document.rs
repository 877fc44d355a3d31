//! What programs can ask for, as a document (OpenAPI 3.1) and as a page. Both are made from the list of the addresses.

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use kernel::Name;
use tongue::english;
use ui::api::{Call, api_page};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, Info, OpenApi, Ref, RefOr, ResponseBuilder, schema::ComponentsBuilder,
};
use utoipa::{PartialSchema, ToSchema};

use super::DOCUMENT;
use super::sent::Error;
use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::library::A_WHILE;
use crate::limits::{Rate, Rates, What};
use crate::persons::Asker;

/// The document of these addresses: with what each is for, in the words of the page, and how it is refused.
pub(super) fn of(mut document: OpenApi) -> OpenApi {
    document.info = Info::new("Orderstack", env!("CARGO_PKG_VERSION"));
    document.info.description = Some(
        "Tables of board games for programs. Every call needs a token of an account (`Authorization: Bearer …`), made on its page \
         `/account/tokens`; the scopes of a call are what the token must be for. Bodies and answers are JSON. Whatever is refused \
         is answered with the schema `Error`; after a status of 429 wait as long as `Retry-After` says."
            .to_owned(),
    );
    let mut components = document.components.take().unwrap_or(ComponentsBuilder::new().build());
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("os_…").build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
    components.schemas.insert(Error::name().into_owned(), Error::schema());
    document.components = Some(components);
    let refused = ContentBuilder::new().schema(Some(Ref::from_schema_name(Error::name()))).build();
    let refused = ResponseBuilder::new()
        .description("It was not done; nothing has changed.")
        .content("application/json", refused)
        .build();
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            operation.summary = Some(english().name(&name_of(operation)).into_owned());
            for answer in operation.responses.responses.values_mut() {
                if let RefOr::T(answer) = answer {
                    answer.description = "The answer.".to_owned();
                }
            }
            operation.responses.responses.insert("default".to_owned(), RefOr::T(refused.clone()));
        }
    }
    document
}

/// What a call is for, as the languages name it.
fn name_of(operation: &Operation) -> Name {
    Name::new("api", operation.operation_id.clone().unwrap_or_default())
}

/// `GET /api/openapi.json`
pub(super) async fn json(asker: Asker) -> Result<impl IntoResponse, Problem> {
    asker.may(What::Look)?;
    let head = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, A_WHILE)];
    Ok((head, DOCUMENT.to_json().unwrap_or_default()))
}

/// `GET /api`
pub(super) async fn page(
    State(_): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let mut calls = Vec::new();
    for (path, item) in &DOCUMENT.paths.paths {
        for (method, operation) in [("GET", &item.get), ("POST", &item.post)] {
            let Some(operation) = operation else { continue };
            calls.push(Call {
                method,
                path,
                scope: scope_of(operation),
                about: tongue.name(&name_of(operation)).into_owned(),
            });
        }
    }
    let Rate { burst, each } = Rates::USUAL.token;
    let often = (burst as usize, (1_000 / each.as_millis().max(1)) as usize);
    Ok(Html(api_page(tongue, &calls, often).into_string()))
}

/// What a token must be for.
fn scope_of(operation: &Operation) -> String {
    let needs = operation.security.as_ref().and_then(|all| serde_json::to_value(all.first()?).ok());
    let scope = needs.as_ref().and_then(|needs| needs["token"][0].as_str());
    scope.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_call_says_what_it_is_for_in_every_language() {
        let mut used = BTreeSet::new();
        for item in DOCUMENT.paths.paths.values() {
            for operation in [&item.get, &item.post].into_iter().flatten() {
                let name = name_of(operation);
                for tongue in tongue::offered() {
                    assert!(tongue.knows(&name), "{}: {name:?}", tongue.code());
                }
                assert!(!scope_of(operation).is_empty(), "{name:?} needs no scope");
                used.insert(format!("api-{}", name.id));
            }
        }
        let keys = english().keys().map(|(key, _)| key.to_owned());
        let there: BTreeSet<String> = keys.filter(|key| key.starts_with("api-")).collect();
        assert_eq!(used, there);
    }
}
