//! One request, and the clear words for everything that may be wrong with its form.

use kernel::{Message, Refused, message};
use serde_json::Value;

use super::Fields;

/// A request: a JSON object.
#[derive(Clone, Debug)]
pub struct Request(Fields);

fn bad(why: Message) -> Refused {
    Refused::new("bad_request", why)
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &[u8]) -> Result<Self, Refused> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(bad(message!("not-a-request"))),
            Err(error) => {
                Err(Refused::new("bad_json", message!("not-json", error = error.to_string())))
            }
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
        self.optional(key).ok_or_else(|| bad(message!("missing-field", key = key)))
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
            Some(_) => Err(bad(message!("not-a-text", key = key))),
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
            value.as_u64().ok_or_else(|| {
                bad(message!("not-a-number", key = key, most = u64::MAX.to_string()))
            })
        };
        self.optional(key).map(number).transpose()
    }

    /// A refusal of the request's form.
    pub fn refuse(why: Message) -> Refused {
        bad(why)
    }
}
