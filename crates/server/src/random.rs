//! Chance from the operating system: ids, invitations, seeds.

use std::hash::{BuildHasher, RandomState};

use getrandom::Error;

/// Letters and digits that cannot be mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

fn fill<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    #[cfg(debug_assertions)]
    if let Some(known) = known::CHANCE.as_ref() {
        known::fill(known, &mut bytes);
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map(|()| bytes)
}

/// So many random bytes as hexadecimal digits, at most 32.
pub(crate) fn hex(bytes: usize) -> Result<String, Error> {
    let all = fill::<32>()?;
    Ok(all[..bytes.min(32)].iter().map(|byte| format!("{byte:02x}")).collect())
}

/// An id that can be read aloud, of 60 bits.
pub(crate) fn id() -> Result<String, Error> {
    Ok(fill::<12>()?.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A seed.
pub(crate) fn seed() -> Result<u64, Error> {
    Ok(u64::from_le_bytes(fill()?))
}

/// A seed for what a bot chooses at a table: chance that is known depends on the choice, not on who draws first.
pub(crate) fn seed_of_choice(table: &str, choice: u64) -> Result<u64, Error> {
    #[cfg(debug_assertions)]
    if known::CHANCE.is_some() {
        return Ok(known::of(table, choice));
    }
    #[cfg(not(debug_assertions))]
    let _ = (table, choice);
    seed()
}

/// Whether chance is known, so that the same games are to be played again, however busy the machine is.
pub(crate) fn is_known() -> bool {
    #[cfg(debug_assertions)]
    return known::CHANCE.is_some();
    #[cfg(not(debug_assertions))]
    false
}

/// Where something that is counted begins: small enough to be exact in a script. It need not be a
/// secret, so the standard library's chance will do, which never fails.
pub(crate) fn start() -> u64 {
    RandomState::new().hash_one(()) >> 12
}

/// Bytes for a key.
pub(crate) fn key() -> Result<[u8; 64], Error> {
    fill()
}

/// Chance that can be repeated, for tests of the pages: the same tables, the same bots. No program that is
/// built for use has it.
#[cfg(debug_assertions)]
mod known {
    use std::hash::{DefaultHasher, Hash, Hasher};
    use std::sync::{LazyLock, Mutex, PoisonError};

    use kernel::Rng;

    /// `ORDERSTACK_CHANCE=n` begins it.
    pub(super) static CHANCE: LazyLock<Option<Mutex<Rng>>> = LazyLock::new(|| {
        let seed = std::env::var("ORDERSTACK_CHANCE").ok()?.parse().ok()?;
        Some(Mutex::new(Rng::new(seed)))
    });

    /// The tables of one number have ids that follow from it.
    pub(super) fn of(table: &str, choice: u64) -> u64 {
        let mut hasher = DefaultHasher::new();
        (table, choice).hash(&mut hasher);
        hasher.finish()
    }

    pub(super) fn fill(chance: &Mutex<Rng>, bytes: &mut [u8]) {
        let mut rng = chance.lock().unwrap_or_else(PoisonError::into_inner);
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&rng.seed().to_le_bytes()[..part.len()]);
        }
    }
}
