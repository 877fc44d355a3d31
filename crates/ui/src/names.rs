//! What people at a table may be called.

use kernel::{Message, message};
use tongue::{offered, say};

use crate::kind::GameKind;
use crate::letters::Looks;
use crate::words::level;

/// Why somebody may not be called so at a table: others would take them for one of the people who sit
/// there, for a bot or an open seat, or for a faction, in whatever language they read. `bots` are the
/// levels there are.
pub fn objection<'a>(
    name: &str,
    others: impl IntoIterator<Item = &'a str>,
    game: &GameKind,
    bots: &[&str],
) -> Option<Message> {
    let looks = Looks::of(name);
    let like = |other: &str| looks.like(&Looks::of(other));
    if others.into_iter().any(like) {
        return Some(message!("name-taken", name = name));
    }
    for tongue in offered() {
        if game.sides.iter().any(|side| like(&tongue.name(&side.name))) {
            return Some(message!("name-of-faction", name = name));
        }
        for number in 1..=*game.seats.end() {
            let bot = |bot: &&str| {
                like(&say!(tongue, "sitter-bot", number = number, level = level(tongue, bot)))
            };
            if like(&say!(tongue, "sitter-open", number = number)) || bots.iter().any(bot) {
                return Some(message!("name-of-bot", name = name));
            }
        }
    }
    None
}
