//! Where the chance of a game comes from, and how nobody can have chosen it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::sha256_hex;
use crate::{Refused, Rng, Seat, message};

/// The longest salt, secret or number.
const LONGEST: usize = 128;

/// The source of all chance of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Chance {
    /// The fast generator of a seed: simulations, bots among themselves, programs.
    Seed {
        /// The seed.
        seed: u64,
        /// What makes the [`commitment`] hard to guess: letters, digits, `-` and `_`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// The secure generator under a key that nobody chose alone: a secret of the server, which
    /// it has promised before, and a number of every player.
    Shared {
        /// The secret: lowercase hexadecimal digits, 32 or more.
        secret: String,
        /// What players added, ascending by seat: lowercase hexadecimal digits.
        #[serde(default)]
        numbers: Vec<(Seat, String)>,
    },
}

impl Chance {
    /// A seed without a salt.
    pub fn seed(seed: u64) -> Self {
        Self::Seed { seed, salt: None }
    }

    /// The name of the generator.
    pub fn generator(&self) -> &'static str {
        match self {
            Self::Seed { .. } => "pcg32",
            Self::Shared { .. } => "chacha20",
        }
    }

    /// The promise that fixes the seed or the secret and can be checked by anybody once it is
    /// known, see [`commitment`] and [`promise`].
    pub fn promise(&self) -> String {
        match self {
            Self::Seed { seed, salt } => commitment(*seed, salt.as_deref()),
            Self::Shared { secret, .. } => promise(secret),
        }
    }

    /// The generator.
    ///
    /// The key of a shared one is the SHA-256 of the ASCII text
    /// `orderstack-key:SECRET`, followed by `:SEAT=NUMBER` for every number that was added, by
    /// seat.
    pub fn rng(&self) -> Rng {
        match self {
            Self::Seed { seed, .. } => Rng::new(*seed),
            Self::Shared { secret, numbers } => {
                let mut text = format!("orderstack-key:{secret}");
                for (seat, number) in numbers {
                    text += &format!(":{seat}={number}");
                }
                Rng::secure(Sha256::digest(text.as_bytes()).into())
            }
        }
    }

    /// Refuses what cannot be written down, or would not be worth promising.
    pub fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Seed { salt: None, .. } => Ok(()),
            Self::Seed { salt: Some(salt), .. } => {
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                if salt.is_empty() || salt.len() > LONGEST || !salt.bytes().all(plain) {
                    return Err(Refused::new("bad_salt", message!("bad-salt", most = LONGEST)));
                }
                Ok(())
            }
            Self::Shared { secret, numbers } => {
                if !is_hex(secret) || secret.len() < 32 {
                    return Err(Refused::new("bad_secret", message!("bad-secret", most = LONGEST)));
                }
                let good = |(_, number): &(Seat, String)| is_hex(number) && !number.is_empty();
                if !numbers.iter().all(good) || !numbers.is_sorted_by_key(|(seat, _)| seat.0) {
                    return Err(Refused::new("bad_number", message!("bad-number", most = LONGEST)));
                }
                Ok(())
            }
        }
    }
}

/// Whether a text can be a number of a player.
pub fn is_hex(text: &str) -> bool {
    text.len() <= LONGEST && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The promise that fixes a seed before the first choice.
///
/// It is the SHA-256, in 64 lowercase hexadecimal digits, of the ASCII text
/// `orderstack:SEED:SALT`, where `SEED` is the seed in decimal without leading zeros and `SALT`
/// is the salt, or nothing if there is none. E.g. seed 42 and salt `x7` are promised by
/// `printf orderstack:42:x7 | sha256sum`. The colons keep two different pairs from giving the
/// same text. Without a salt a small seed can be found by trying; whoever wants to keep the seed
/// secret during a game adds a long random salt.
pub fn commitment(seed: u64, salt: Option<&str>) -> String {
    sha256_hex(format!("orderstack:{seed}:{}", salt.unwrap_or_default()).as_bytes())
}

/// The promise that fixes the secret of a shared chance before any player adds a number: the
/// SHA-256 of the ASCII text `orderstack-secret:SECRET`.
pub fn promise(secret: &str) -> String {
    sha256_hex(format!("orderstack-secret:{secret}").as_bytes())
}
