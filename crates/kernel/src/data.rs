//! Data files: from the text of a TOML file to typed tables, with errors that say where.
//!
//! Every table belongs to an edition, says how sure we are of it (`confidence`) and where it was
//! found (`source`); it may name rules and have a note.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Debug, Display};

use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// What the tables of a game's files may say of themselves.
#[derive(Clone, Copy, Debug)]
pub struct Labels {
    /// The editions there are.
    pub editions: &'static [&'static str],
    /// Parts of a table that may have a label of their own, e.g. `cost` for `cost_confidence`.
    pub parts: &'static [&'static str],
}

/// How sure we are of a fact of the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Confidence {
    /// A public source gives it.
    Sourced,
    /// It follows from sources by an argument.
    Inferred,
    /// No source was found; a proposal that fits everything known.
    Designed,
}

/// What does not fit, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file, e.g. `units.toml`.
    pub file: String,
    /// The table with its id, e.g. `unit 'marine'`; a line where the file is not TOML at all;
    /// empty if the fault is about the whole file.
    pub table: String,
    /// The field, e.g. `cost.gas`; empty if the fault is about the whole table.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if !self.table.is_empty() {
            write!(f, ", {}", self.table)?;
        }
        if !self.field.is_empty() {
            write!(f, ", field '{}'", self.field)?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl std::error::Error for DataError {}

/// Where in the data something stands.
#[derive(Clone, Debug)]
pub struct Spot {
    file: &'static str,
    table: String,
}

impl Spot {
    /// A table of a file, in words.
    pub fn new(file: &'static str, table: impl Into<String>) -> Self {
        Self { file, table: table.into() }
    }

    /// The table of a kind with this id.
    pub fn of(file: &'static str, kind: &str, id: &str) -> Self {
        Self::new(file, format!("{kind} '{id}'"))
    }

    /// An error here.
    pub fn error(&self, field: impl Display, problem: impl Display) -> DataError {
        DataError {
            file: self.file.to_string(),
            table: one_line(&self.table),
            field: one_line(&field.to_string()),
            problem: one_line(&problem.to_string()),
        }
    }

    /// An error unless this holds.
    pub fn must(
        &self,
        holds: bool,
        field: impl Display,
        problem: impl Display,
    ) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(field, problem)) }
    }

    /// An error unless the two are equal.
    pub fn equal<T: PartialEq + Debug>(
        &self,
        field: impl Display,
        found: T,
        wanted: T,
    ) -> Result<(), DataError> {
        self.must(found == wanted, field, format_args!("found {found:?}, expected {wanted:?}"))
    }

    /// What a word of the data stands for.
    pub fn word<T: Copy>(
        &self,
        field: impl Display,
        word: &str,
        known: &[(&str, T)],
    ) -> Result<T, DataError> {
        known.iter().find(|(name, _)| *name == word).map(|(_, value)| *value).ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|(name, _)| format!("'{name}'")).collect();
            self.error(field, format_args!("found '{word}', expected {}", names.join(" or ")))
        })
    }
}

/// Errors are one sentence on one line, whatever the data put into them.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// A table that is read: its row and what every table has.
#[derive(Debug)]
pub struct Entry<T> {
    /// Where it stands.
    pub at: Spot,
    /// Its name.
    pub id: String,
    /// The place of its edition among [`Labels::editions`].
    pub edition: usize,
    /// How sure we are of it.
    pub confidence: Confidence,
    /// The labels of single parts, e.g. `cost` for `cost_confidence`.
    pub parts: BTreeMap<String, Confidence>,
    /// The rest.
    pub row: T,
}

/// A file cut into its tables.
#[derive(Debug)]
pub struct DataFile {
    name: &'static str,
    labels: &'static Labels,
    tables: Table,
}

impl DataFile {
    /// Reads a file that has tables of these kinds.
    pub fn parse(
        name: &'static str,
        text: &str,
        kinds: &[&str],
        labels: &'static Labels,
    ) -> Result<Self, DataError> {
        let tables: Table = text.parse().map_err(|error: toml::de::Error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
            Spot::new(name, format!("line {line}"))
                .error("", format_args!("this is not TOML: {}", error.message()))
        })?;
        match tables.keys().find(|key| !kinds.contains(&key.as_str())) {
            None => Ok(Self { name, labels, tables }),
            Some(key) => Err(Spot::new(name, format!("[[{key}]]"))
                .error("", format_args!("no such table is known, only {}", kinds.join(", ")))),
        }
    }

    /// All tables of a kind, in the order of the file. The values of `key` together name a table and may
    /// not occur twice in an edition.
    pub fn records<T: DeserializeOwned>(
        &mut self,
        kind: &'static str,
        key: &[&str],
    ) -> Result<Vec<Entry<T>>, DataError> {
        let everywhere = Spot::new(self.name, format!("[[{kind}]]"));
        let Some(Value::Array(rows)) = self.tables.remove(kind) else {
            return Err(everywhere.error("", "there is no table of this kind"));
        };
        let mut records: Vec<Entry<T>> = Vec::new();
        let mut seen = BTreeSet::new();
        for (number, row) in (1..).zip(rows) {
            let at = Spot::new(self.name, format!("{kind} number {number}"));
            let Value::Table(mut row) = row else {
                return Err(at.error("", "this is not a table"));
            };
            let names: Option<Vec<String>> = key.iter().map(|key| name(row.get(*key))).collect();
            let id = names.unwrap_or_default().join(" ");
            let at = if id.is_empty() { at } else { Spot::of(self.name, kind, &id) };
            let edition = edition(&at, &mut row, self.labels)?;
            at.must(!id.is_empty(), key.join(" and "), "the name of the table is missing")?;
            at.must(
                seen.insert((edition, id.clone())),
                key.join(" and "),
                "another table has this name",
            )?;
            if key == ["id"] {
                row.remove("id");
                at.must(is_snake_case(&id), "id", "use small letters, digits and single _ only")?;
            }
            let (confidence, parts) = labels(&at, &mut row, self.labels)?;
            let row = fill(&at, "", row)?;
            records.push(Entry { at, id, edition, confidence, parts, row });
        }
        Ok(records)
    }
}

/// A value that names a table.
fn name(value: Option<&Value>) -> Option<String> {
    match value? {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn is_snake_case(id: &str) -> bool {
    id.starts_with(|first: char| first.is_ascii_lowercase())
        && id.split('_').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}

/// The edition a table belongs to.
fn edition(at: &Spot, row: &mut Table, known: &Labels) -> Result<usize, DataError> {
    match row.remove("edition") {
        Some(Value::String(edition)) => {
            let editions: Vec<_> = known.editions.iter().copied().zip(0..).collect();
            at.word("edition", &edition, &editions)
        }
        _ => Err(at.error("edition", "every table says to which edition it belongs")),
    }
}

/// Takes what every table may have out of it: how sure it is, its sources and remarks.
fn labels(
    at: &Spot,
    row: &mut Table,
    known: &Labels,
) -> Result<(Confidence, BTreeMap<String, Confidence>), DataError> {
    let mut confidence = None;
    let mut parts = BTreeMap::new();
    let keys: Vec<String> = row.keys().filter(|key| key.ends_with("confidence")).cloned().collect();
    for key in keys {
        let value = row.remove(&key);
        let label = confidence_label(at, &key, value.as_ref().and_then(Value::as_str))?;
        match key.strip_suffix("_confidence") {
            None => confidence = Some(label),
            Some(part) => {
                at.must(
                    known.parts.contains(&part),
                    &key,
                    "no such part can have a label of its own",
                )?;
                parts.insert(part.to_string(), label);
            }
        }
    }
    let is_words = |value: &Value| {
        value.as_array().is_some_and(|words| words.iter().all(|word| word.is_str()))
    };
    at.must(row.remove("source").is_some_and(|v| is_words(&v)), "source", "expected codes")?;
    at.must(row.remove("rules").is_none_or(|v| is_words(&v)), "rules", "expected rule ids")?;
    at.must(row.remove("note").is_none_or(|v| v.is_str()), "note", "expected words")?;
    let confidence =
        confidence.ok_or_else(|| at.error("confidence", "every table says how sure it is"))?;
    Ok((confidence, parts))
}

fn confidence_label(at: &Spot, field: &str, label: Option<&str>) -> Result<Confidence, DataError> {
    let known = [
        ("sourced", Confidence::Sourced),
        ("inferred", Confidence::Inferred),
        ("designed", Confidence::Designed),
    ];
    at.word(field, label.unwrap_or_default(), &known)
}

/// Reads a table, or a table inside one: then `under` says in which field it stands.
pub fn fill<T: DeserializeOwned>(at: &Spot, under: &str, table: Table) -> Result<T, DataError> {
    table.try_into().map_err(|error: toml::de::Error| {
        // The path of the value is kept inside the error, but printed below its message.
        let printed = error.to_string();
        let path = printed
            .trim_end()
            .strip_prefix(error.message())
            .and_then(|rest| rest.trim_start().strip_prefix("in `"))
            .and_then(|rest| rest.strip_suffix('`'))
            .unwrap_or_default();
        let named = ["missing field `", "unknown field `"]
            .iter()
            .find_map(|start| error.message().strip_prefix(start))
            .and_then(|rest| rest.split('`').next())
            .unwrap_or_default();
        let field: Vec<_> =
            [under, path, named].into_iter().filter(|part| !part.is_empty()).collect();
        at.error(field.join("."), error.message())
    })
}
