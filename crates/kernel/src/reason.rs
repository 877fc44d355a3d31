//! Rules that answer with a reason instead of a plain no: the same function lists what may be
//! chosen, refuses what may not, and says why.

/// Nothing if it holds, else the reason.
pub fn ensure<R>(holds: bool, reason: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(reason) }
}
