//! `orderstack play`: a program at the tables of a server, for an account whose token it has.
//!
//! The program is told a question and answers it, a line of JSON each, in the words of the engine protocol:
//! `{"cmd":"choose","id":…,"game":…,"seat":…,"prompt":…,"options":[{"action":…,"line":…,"text":…}],"view":…}` is answered with
//! `{"index":…}` or `{"action":…}`.

mod http;
mod program;

use std::io::Write;
use std::time::Duration;

use kernel::message;
use serde_json::{Value, json};
use tongue::{Tongue, say};

pub use crate::args::PlayArgs;
use crate::{Failure, file_failure};
use http::{Lost, Server};
use program::Program;

/// How long it is waited before a server is asked again that does not answer: at first, and at most.
const PAUSE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];

/// Plays until the game at the one table is over, or for ever.
pub fn run(args: &PlayArgs, tongue: &'static Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let token = std::fs::read_to_string(&args.token);
    let token = token.map_err(|error| file_failure(&args.token, &error))?;
    let server = Server::new(&args.server, token.trim(), tongue)?;
    let program = Program::start(&args.engine)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Refused(message!("no-threads", error = error.to_string())))?;
    let only = args.table.as_deref().map(place);
    let mut player = Player { server, program, only, tongue, out };
    runtime.block_on(player.play())
}

/// The table of an id, of the address of a page, or of an invitation; and what it invites with.
fn place(text: &str) -> (String, Option<String>) {
    let path = text.split_once("/t/").map_or(text, |(_, path)| path);
    let mut parts = path.split(['/', '?', '#']);
    let table = parts.next().unwrap_or_default().to_owned();
    let invitation = parts.next().filter(|word| *word == "join").and(parts.next());
    (table, invitation.map(str::to_owned))
}

/// Why nothing more is done just now.
enum Stop {
    /// The server is not there, or has too much to do: later, perhaps.
    Later,
    /// It will not go on.
    Ever(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Ever(failure)
    }
}

impl From<Lost> for Stop {
    fn from(_: Lost) -> Self {
        Self::Later
    }
}

struct Player<'a, W> {
    server: Server,
    program: Program,
    /// The one table that is played at, and an invitation to it.
    only: Option<(String, Option<String>)>,
    tongue: &'static Tongue,
    out: &'a mut W,
}

impl<W: Write> Player<'_, W> {
    async fn play(&mut self) -> Result<(), Failure> {
        let [mut pause, most] = PAUSE;
        loop {
            match self.listen(&mut pause).await {
                Ok(()) => return Ok(()),
                Err(Stop::Ever(failure)) => return Err(failure),
                Err(Stop::Later) => tokio::time::sleep(pause).await,
            }
            pause = (pause * 2).min(most);
        }
    }

    /// Sits down where that is wanted, and answers what is asked, until the one game is over.
    async fn listen(&mut self, pause: &mut Duration) -> Result<(), Stop> {
        // Should the token have ended, it is said now.
        self.told("GET", "/api/me", None).await?;
        if let Some((table, invitation)) = self.only.clone() {
            if let Some(invitation) = invitation {
                let join = json!({"invitation": invitation});
                self.told("POST", &format!("/api/tables/{table}/join"), Some(join)).await?;
            }
            let table = self.told("GET", &format!("/api/tables/{table}"), None).await?;
            if self.is_over(&table)? {
                return Ok(());
            }
        }
        let mut lines = self.server.listen("/api/stream").await?;
        while let Some(line) = lines.next().await? {
            *pause = PAUSE[0];
            for table in line["tables"].as_array().into_iter().flatten() {
                let id = table["id"].as_str().unwrap_or_default();
                if self.only.as_ref().is_some_and(|(only, _)| only != id) {
                    continue;
                }
                if self.is_over(table)? && self.only.is_some() {
                    return Ok(());
                }
                let pending = table["pending"].as_array();
                let asked = |seat: &&Value| pending.is_some_and(|all| all.contains(seat));
                for seat in table["yours"].as_array().into_iter().flatten().filter(asked) {
                    self.answer(id, seat, &table["game"]).await?;
                }
            }
        }
        Err(Stop::Later)
    }

    /// Whether the game of a table is over, which is said.
    fn is_over(&mut self, table: &Value) -> Result<bool, Failure> {
        let over = !table["over"].is_null();
        if over {
            let title = table["title"].as_str().unwrap_or_default();
            writeln!(self.out, "{}", say!(self.tongue, "play-over", table = title))?;
            self.out.flush()?;
        }
        Ok(over)
    }

    /// Answers for a seat until it is asked nothing more.
    async fn answer(&mut self, table: &str, seat: &Value, game: &Value) -> Result<(), Stop> {
        loop {
            let at = |what: &str| format!("/api/tables/{table}/{what}");
            let asked = self.told("GET", &at(&format!("question?as={seat}")), None).await?;
            let question = &asked["question"];
            if question.is_null() {
                return Ok(());
            }
            let seen = self.told("GET", &at(&format!("view?as={seat}")), None).await?;
            let action = self.program.choose(&json!({
                "cmd": "choose",
                "id": question["decision"],
                "game": game,
                "seat": seat,
                "prompt": question["prompt"],
                "options": question["options"],
                "view": seen["view"],
            }))?;
            let act = json!({"seat": seat, "decision": question["decision"], "actions": [action]});
            self.told("POST", &at("act"), Some(act)).await?;
        }
    }

    /// What the server says.
    async fn told(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, Stop> {
        let (status, told) = self.server.ask(method, path, body).await?;
        // The game has moved on, or its clock has: it is asked anew.
        let late = matches!(told["code"].as_str(), Some("stale" | "time" | "away"));
        match status {
            _ if late => Ok(told),
            200 => Ok(told),
            408 | 429 | 500.. => Err(Stop::Later),
            _ => {
                let said = told["message"].as_str().unwrap_or_default().to_owned();
                let why = message!("play-refused", status = usize::from(status), said = said);
                Err(Stop::Ever(Failure::Refused(why)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_known_by_its_id_its_page_or_an_invitation() {
        let invited = || Some("token".to_owned());
        for (text, found) in [
            ("z938rc", None),
            ("https://play.example.org/t/z938rc", None),
            ("https://play.example.org/t/z938rc?as=1", None),
            ("http://here:8080/t/z938rc/join/token", invited()),
            ("/t/z938rc/join/token#x", invited()),
        ] {
            assert_eq!(place(text), ("z938rc".to_owned(), found), "{text}");
        }
    }
}
