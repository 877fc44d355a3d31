//! `orderstack ratings`: whether the ratings that are written are those that the games make.

use std::io::Write;

use kernel::message;
use tongue::{Tongue, say};

use crate::Failure;
use crate::account::at_desk;
use crate::args::RatingsArgs;

/// Plays all rated games again, and says what is not as it is written.
pub(crate) fn run(
    args: &RatingsArgs,
    tongue: &'static Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let games = house::games::all(&native::Native);
    let sum = at_desk(&args.database, async |desk| desk.recompute(&games).await)?;
    for wrong in &sum.wrong {
        writeln!(out, "{}", tongue.say(wrong))?;
    }
    writeln!(out, "{}", say!(tongue, "ratings-counted", games = sum.games, people = sum.people))?;
    if sum.unplayed > 0 {
        writeln!(out, "{}", say!(tongue, "ratings-unplayed", games = sum.unplayed))?;
    }
    match sum.wrong.len() {
        0 => Ok(writeln!(out, "{}", say!(tongue, "ratings-add-up"))?),
        wrong => Err(Failure::Refused(message!("ratings-do-not-add-up", count = wrong))),
    }
}
