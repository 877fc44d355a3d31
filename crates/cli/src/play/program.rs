//! The program that plays.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use kernel::message;
use serde_json::Value;

use crate::Failure;
use crate::engine::MAX_REQUEST;
use crate::guard::one_line;

/// A program that is running.
pub(super) struct Program {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// Starts it: its name, and its words after that.
    pub(super) fn start(line: &str) -> Result<Self, Failure> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or_else(|| Failure::Usage(message!("play-no-program")))?;
        let mut command = Command::new(name);
        let command = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let refuse = |error: String| {
            Failure::Refused(message!("play-not-started", program = name, error = error))
        };
        let mut child = command.spawn().map_err(|error| refuse(error.to_string()))?;
        let ends = child.stdin.take().zip(child.stdout.take());
        let (asks, answers) = ends.ok_or_else(|| refuse(String::new()))?;
        Ok(Self { child, asks, answers: BufReader::new(answers) })
    }

    /// What it answers to a question, as the server wants it. Whoever waits for it does nothing else.
    pub(super) fn choose(&mut self, question: &Value) -> Result<Value, Failure> {
        let gone = |_| Failure::Refused(message!("play-program-gone"));
        // Should it be gone, what it said before is heard.
        let _ = writeln!(self.asks, "{question}").and_then(|()| self.asks.flush());
        let mut line = Vec::new();
        let mut most = (&mut self.answers).take(MAX_REQUEST as u64);
        if most.read_until(b'\n', &mut line).map_err(gone)? == 0 {
            return Err(gone(std::io::ErrorKind::UnexpectedEof.into()));
        }
        chosen(&line, question).ok_or_else(|| {
            let said: String = String::from_utf8_lossy(&line).chars().take(200).collect();
            Failure::Refused(message!("play-program-answer", said = one_line(said.trim())))
        })
    }
}

/// The answer that a line names; nothing if it names none.
fn chosen(line: &[u8], question: &Value) -> Option<Value> {
    let answer: Value = serde_json::from_slice(line).ok()?;
    match (&answer["action"], answer["index"].as_u64()) {
        (Value::Null, Some(index)) => {
            Some(question["options"].get(usize::try_from(index).ok()?)?["line"].clone())
        }
        (Value::Null, None) => None,
        (action, _) => Some(action.clone()),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Mostly it ends by itself, as nobody asks it anything any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_program_names_an_answer_by_its_place_or_as_it_is() {
        let question = json!({"options": [{"line": "a"}, {"line": "b"}]});
        let chosen = |line: &str| chosen(line.as_bytes(), &question);
        assert_eq!(chosen(r#"{"ok":true,"index":1}"#), Some(json!("b")));
        assert_eq!(chosen(r#"{"action":{"do":"a"}}"#), Some(json!({"do": "a"})));
        for wrong in ["", "1", "{}", r#"{"index":2}"#, r#"{"index":-1}"#, r#"{"error":{}}"#] {
            assert_eq!(chosen(wrong), None, "{wrong}");
        }
    }
}
