//! A server and its tables, for tests.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use house::{Live, Origin};
use kernel::history::Chance;
use serde_json::{Map, Value, json};
use table::{Holder, Place};

use crate::{App, Config, Server};

/// A server that answers nobody, with a file of its own.
pub(crate) struct Trial {
    pub(crate) app: App,
    pub(crate) database: String,
    file: PathBuf,
    /// As long as it is there, nobody has told it to stop.
    _server: Server,
}

impl Trial {
    pub(crate) async fn begin() -> Self {
        static FILES: AtomicUsize = AtomicUsize::new(0);
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let file = format!("orderstack-trial-{}-{number}.db", std::process::id());
        let file = std::env::temp_dir().join(file);
        let (address, database) = ("127.0.0.1:0".to_owned(), format!("sqlite:{}", file.display()));
        let config = Config { address, database: database.clone(), ..Config::default() };
        let server = Server::open(&config).await.expect("it opens");
        Self { app: server.app.clone(), database, file, _server: server }
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            // Not all of them are there.
            let _ = std::fs::remove_file(format!("{}{ending}", self.file.display()));
        }
    }
}

pub(crate) fn person(id: &str) -> Place {
    Place::new(Holder::Person(id.into()), id)
}

pub(crate) fn bot(level: &str) -> Place {
    Place::new(Holder::Bot(level.to_owned()), "")
}

/// A table of the first game.
pub(crate) fn live(places: Vec<Place>) -> Live {
    let game = &house::games::all(&native::Native)[0];
    let dealt = game.kind().dealt.iter();
    let options: Map<String, Value> =
        dealt.map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
    let setup = json!({"players": places.len(), "options": options});
    let chance = Chance::Seed { seed: 13, salt: Some("salt".to_owned()) };
    let origin = Origin::deal(game.rules(), chance);
    Live::new("Table".to_owned(), &**game, &setup, origin, places).expect("a legal setup")
}
