//! What a form sends.

use axum::Form;
use axum::extract::{FromRequest, Request};
use axum::response::{IntoResponse, Response};
use kernel::history::is_hex;
use kernel::{Seat, message};

use crate::errors::Problem;

/// The fields of a form, some perhaps several times.
#[derive(Debug)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Form::from_request(request, state).await {
            Ok(Form(fields)) => Ok(Self(fields)),
            // Only the status counts; the words are ours.
            Err(rejection) => Err(rejection.into_response()),
        }
    }
}

impl Fields {
    /// Every value of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The value of a field; empty if it was not sent.
    pub(crate) fn first(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// The number in a field.
    pub(crate) fn number(&self, name: &str) -> Result<u64, Problem> {
        let number = self.first(name).parse();
        number.map_err(|_| Problem::wrong(message!("field-no-number", name = name)))
    }

    /// The seat in the field of that name.
    pub(crate) fn seat(&self) -> Result<Seat, Problem> {
        let number = self.number("seat")?;
        let seat = u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok());
        seat.ok_or_else(|| Problem::unknown(message!("unknown-seat")))
    }

    /// What the browser adds to the chance of a game: hexadecimal digits, or nothing.
    pub(crate) fn chance(&self) -> Result<String, Problem> {
        chance(self.first("number"))
    }
}

/// What somebody adds to the chance of a game: hexadecimal digits, or nothing.
pub(crate) fn chance(number: &str) -> Result<String, Problem> {
    if !is_hex(number) {
        return Err(Problem::wrong(message!("field-not-hex")));
    }
    Ok(number.to_owned())
}
