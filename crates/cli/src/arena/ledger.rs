//! The file of an arena: a line that says what is played, then a line for every finished game.
//!
//! Whenever the program stops, what is in the file is whole but for the last line, which is
//! played again.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use kernel::{Message, Refused, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::meeting::{End, Met};
use super::plan::Plan;

/// A file that results are added to.
#[derive(Debug)]
pub struct Ledger {
    file: File,
    path: PathBuf,
}

/// One line of it.
#[derive(Serialize, Deserialize)]
struct Line<M> {
    game: u64,
    met: M,
}

impl Ledger {
    /// Opens a file, or begins it, for the games of this plan; `keep` is given those that were
    /// played already.
    pub fn open(
        path: &Path,
        plan: &Plan,
        rules: &Value,
        mut keep: impl FnMut(u64, Met),
    ) -> Result<Self, Refused> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(io(path, &error)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let refuse = |why: Message| {
            let file = path.display().to_string();
            Err(Refused::new("other_plan", message!("in-file", file = file, why = why)))
        };
        let mut lines = text[..whole].lines();
        let header = plan.header(rules);
        match lines.next().map(serde_json::from_str::<Value>) {
            // Whatever else the file is, it is not ours to write to.
            None if !text.is_empty() => {
                return refuse(message!("not-an-arena"));
            }
            None => {}
            Some(Ok(found)) if found == header => {}
            Some(Ok(found)) if found["arena"] == header["arena"] => {
                let keys = header.as_object().into_iter().flat_map(|fields| fields.keys());
                let other: Vec<&str> =
                    keys.filter(|&key| found[key] != header[key]).map(String::as_str).collect();
                return refuse(message!("other-arena", other = other.join(", ")));
            }
            Some(_) => return refuse(message!("not-an-arena")),
        }
        for (number, line) in lines.enumerate() {
            match serde_json::from_str::<Line<Met>>(line) {
                Ok(Line { game, met }) if fits(plan, game, &met) => keep(game, met),
                _ => return refuse(message!("not-a-game-of-arena", line = number + 2)),
            }
        }
        let open = || {
            let file = OpenOptions::new().create(true).append(true).open(path)?;
            // A line cut off in the middle of writing.
            file.set_len(whole as u64)?;
            Ok(file)
        };
        let file = open().map_err(|error| io(path, &error))?;
        let mut ledger = Self { file, path: path.to_owned() };
        if whole == 0 {
            ledger.write(header.to_string())?;
        }
        Ok(ledger)
    }

    /// Notes a game.
    pub fn add(&mut self, game: u64, met: &Met) -> Result<(), Refused> {
        let line = serde_json::to_string(&Line { game, met });
        self.write(line.map_err(|error| {
            Refused::new("internal", message!("verbatim", text = error.to_string()))
        })?)
    }

    fn write(&mut self, mut line: String) -> Result<(), Refused> {
        line.push('\n');
        self.file.write_all(line.as_bytes()).map_err(|error| io(&self.path, &error))
    }
}

/// Whether a game could have been played at its table.
fn fits(plan: &Plan, game: u64, met: &Met) -> bool {
    let seats = plan.lineup(game).len();
    met.pace.len() == seats
        && match &met.end {
            End::Played { winners, sides, .. } => {
                sides.len() == seats && winners.iter().all(|seat| seat.index() < seats)
            }
            End::Failed { seat, .. } => seat.is_none_or(|seat| seat.index() < seats),
        }
}

fn io(path: &Path, error: &std::io::Error) -> Refused {
    let (file, error) = (path.display().to_string(), error.to_string());
    Refused::new("io", message!("file-error", file = file, error = error))
}
