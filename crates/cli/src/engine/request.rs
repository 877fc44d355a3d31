//! One request, and the clear words for everything that may be wrong with its form.

use kernel::Refused;
use serde_json::Value;

use super::Fields;

/// A request: a JSON object.
#[derive(Clone, Debug)]
pub struct Request(Fields);

fn bad(text: String) -> Refused {
    Refused::new("bad_request", text)
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &[u8]) -> Result<Self, Refused> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(bad("a request is a JSON object with a 'cmd'".to_owned())),
            Err(error) => Err(Refused::new("bad_json", format!("this is not JSON: {error}"))),
        }
    }

    /// What the reply echoes.
    pub fn id(&self) -> Option<Value> {
        self.0.get("id").cloned()
    }

    /// A field, if it is there.
    pub fn optional(&self, key: &str) -> Option<&Value> {
        self.0.get(key).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub fn get(&self, key: &str) -> Result<&Value, Refused> {
        self.optional(key).ok_or_else(|| bad(format!("'{key}' is missing")))
    }

    /// A text that must be there.
    pub fn text(&self, key: &str) -> Result<&str, Refused> {
        self.get(key)?;
        Ok(self.optional_text(key)?.unwrap_or_default())
    }

    /// A text, if it is there.
    pub fn optional_text(&self, key: &str) -> Result<Option<&str>, Refused> {
        match self.optional(key) {
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(bad(format!("'{key}' must be a text"))),
            None => Ok(None),
        }
    }

    /// A whole number that must be there.
    pub fn number(&self, key: &str) -> Result<u64, Refused> {
        self.get(key)?;
        Ok(self.optional_number(key)?.unwrap_or_default())
    }

    /// A whole number, if it is there.
    pub fn optional_number(&self, key: &str) -> Result<Option<u64>, Refused> {
        let number = |value: &Value| {
            let text = format!("'{key}' must be a whole number from 0 to {}", u64::MAX);
            value.as_u64().ok_or_else(|| bad(text))
        };
        self.optional(key).map(number).transpose()
    }

    /// A refusal of the request's form.
    pub fn refuse(text: impl Into<String>) -> Refused {
        bad(text.into())
    }
}
