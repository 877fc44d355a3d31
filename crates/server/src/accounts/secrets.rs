//! What opens an account: passwords, codes, links, and what a browser shows that is logged in, or a program. None of them is kept;
//! what is kept tells whether it was the right one.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kernel::history::sha256_hex;
use kernel::message;
use tokio::sync::Semaphore;

use crate::errors::Problem;
use crate::{limits, random};

/// So many codes are handed out at a time.
const CODES: usize = 10;

/// What a token begins with.
const TOKEN: &str = "os_";

/// The hash of something random. It is long enough that nobody finds it by trying, so a quick one will do.
pub(crate) fn hash(secret: &str) -> String {
    sha256_hex(format!("orderstack-opens:{secret}").as_bytes())
}

/// Something random that opens an account, and its hash.
pub(crate) fn drawn() -> Result<(String, String), Problem> {
    let secret = random::hex(24)?;
    let hash = hash(&secret);
    Ok((secret, hash))
}

/// What a program shows that acts for somebody, and its hash. It can be told from anything else by how it looks, so that
/// whoever looks for leaked ones finds it, and ends with letters that follow from those before them.
pub(crate) fn token() -> Result<(String, String), Problem> {
    let token = format!("{TOKEN}{}", random::hex(32)?);
    let token = format!("{token}{}", ending(&token));
    let hash = hash(&token);
    Ok((token, hash))
}

/// Whether something may be a token at all.
pub(crate) fn is_token(text: &str) -> bool {
    let parts = text.split_at_checked(TOKEN.len() + 64);
    parts.is_some_and(|(token, end)| token.starts_with(TOKEN) && end == ending(token))
}

fn ending(token: &str) -> String {
    sha256_hex(token.as_bytes())[..6].to_owned()
}

/// Codes to write down, and their hashes.
pub(crate) fn codes() -> Result<(Vec<String>, Vec<String>), Problem> {
    let drawn = (0..CODES).map(|_| code()).collect::<Result<Vec<_>, _>>()?;
    Ok(drawn.into_iter().unzip())
}

/// A code to write down, and its hash.
pub(crate) fn code() -> Result<(String, String), Problem> {
    let [one, two] = [random::id()?, random::id()?];
    let code = format!("{}-{}-{}-{}", &one[..5], &one[5..10], &two[..5], &two[5..10]);
    let hash = hash(&bare(&code));
    Ok((code, hash))
}

/// A code as it may have been typed: its letters and digits.
pub(crate) fn bare(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|it| it.to_ascii_lowercase()).collect()
}

/// Checks passwords, a few at a time: each takes 19 MiB and some hundredths of a second.
#[derive(Debug)]
pub(crate) struct Passwords {
    gate: Semaphore,
    /// What is checked for whoever has no account, so that the answer takes as long.
    nobody: String,
}

impl Passwords {
    pub(crate) fn new() -> Result<Self, String> {
        let salt = random::key().map_err(|_| "the system gives no random numbers".to_owned())?;
        let nobody = made("", &salt[..16]).map_err(|error| error.to_string())?;
        Ok(Self { gate: Semaphore::new(limits::passwords()), nobody })
    }

    /// What is kept of a password.
    pub(crate) async fn keep(&self, password: String) -> Result<String, Problem> {
        let salt = random::key()?;
        self.worked(move || made(&password, &salt[..16])).await?.map_err(|error| {
            tracing::error!("no password can be kept: {error}");
            Problem::internal(message!("went-wrong"))
        })
    }

    /// Whether a password is the right one; of whoever has no account, or no password, none is.
    pub(crate) async fn fits(&self, password: String, kept: Option<&str>) -> Result<bool, Problem> {
        let kept = kept.filter(|kept| !kept.is_empty());
        let known = kept.is_some();
        let kept = kept.unwrap_or(&self.nobody).to_owned();
        let fits = move || Argon2::default().verify_password(password.as_bytes(), &*kept).is_ok();
        Ok(self.worked(fits).await? && known)
    }

    async fn worked<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let failed = || Problem::internal(message!("went-wrong"));
        let _place = self.gate.acquire().await.map_err(|_| failed())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| failed())
    }
}

fn made(password: &str, salt: &[u8]) -> Result<String, argon2::password_hash::Error> {
    let kept: argon2::password_hash::phc::PasswordHash =
        Argon2::default().hash_password_with_salt(password.as_bytes(), salt)?;
    Ok(kept.to_string())
}
