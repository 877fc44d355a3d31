//! What programs ask for. They are answered by the same functions as people; here is only what stands around them: a token
//! instead of a cookie, and JSON instead of forms and pages.
//!
//! | file | concern |
//! | --- | --- |
//! | `may.rs` | who asks, and for what |
//! | `sent.rs` | what is sent, and what is answered |
//! | `tables.rs` | one's tables and those for everybody; making one, sitting down, getting up |
//! | `contests.rs` | contests: lists, one of them, taking part |
//! | `play.rs` | what is to be seen and answered at a table |
//! | `ahead.rs` | what a seat answers in advance |
//! | `stream.rs` | what happens, as it happens |
//! | `document.rs` | what there is, as a document and as a page |

mod ahead;
mod contests;
mod document;
mod may;
mod play;
mod sent;
mod stream;
mod tables;

use std::sync::LazyLock;

use axum::Router;
use axum::routing::get;
pub(crate) use may::SCOPES;
pub(crate) use stream::KIND as LINES;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

/// Where all of it lies.
const ROOT: &str = "/api/";

/// Everything that a token is needed for, with what the document says of it: one list, so that neither knows more than the other.
fn listed() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(tables::me))
        .routes(routes!(tables::own, tables::make))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::table))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(contests::all))
        .routes(routes!(contests::one))
        .routes(routes!(contests::enter))
        .routes(routes!(contests::leave))
        .routes(routes!(play::view))
        .routes(routes!(play::question))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::say))
        .routes(routes!(play::voice))
        .routes(routes!(ahead::list, ahead::wish))
        .routes(routes!(play::hint))
        .routes(routes!(play::record))
        .routes(routes!(stream::table))
        .routes(routes!(stream::own))
}

/// The addresses for programs.
pub(crate) fn router() -> Router<App> {
    let router: Router<App> = listed().into();
    router.route("/api", get(document::page)).route("/api/openapi.json", get(document::json))
}

/// What they are, in words of programs.
static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| document::of(listed().into_openapi()));

/// Whether an address is one that programs ask for, and so answered in JSON whatever happens.
pub(crate) fn is_for_programs(path: &str) -> bool {
    path.starts_with(ROOT)
}
