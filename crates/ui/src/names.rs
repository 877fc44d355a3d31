//! What people at a table may be called.

use icu_properties::props::{EnumeratedProperty, GeneralCategory};
use kernel::{Message, message};
use tongue::{Tongue, offered, say};
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;

use crate::account::NAME_LETTERS;
use crate::kind::GameKind;
use crate::letters::{Looks, line};
use crate::words::level;

/// Names nobody's account has: they would be taken for the house, or for nobody.
const RESERVED: [&str; 12] = [
    "admin",
    "administrator",
    "moderator",
    "operator",
    "orderstack",
    "root",
    "server",
    "support",
    "system",
    "anonymous",
    "nobody",
    "everyone",
];

/// A name as an account may have it, or why it may not. `bots` are the levels there are.
pub fn account_name(name: &str, bots: &[&str]) -> Result<String, Message> {
    let name: String = line(name).nfkc().collect();
    let [least, most] = NAME_LETTERS;
    if !(least..=most).contains(&name.chars().count()) {
        return Err(message!("account-name-length", least = least, most = most));
    }
    let written =
        |letter: char| letter.is_alphanumeric() || " -_.'’".contains(letter) || is_mark(letter);
    let letters = name.chars().filter(|letter| letter.is_alphanumeric()).count();
    if !name.chars().all(written) || letters < 2 || !name.is_single_script() {
        return Err(message!("account-name-letters"));
    }
    let looks = Looks::of(&name);
    let like = |other: &str| looks.like(&Looks::of(other));
    let bot = |tongue: &Tongue| {
        bots.iter().any(|bot| like(&say!(tongue, "form-bot", level = level(tongue, bot))))
    };
    let reserved = RESERVED.iter().chain(bots).any(|word| like(word));
    if reserved || offered().any(|tongue| bot(tongue) || like(&say!(tongue, "table-spectator"))) {
        return Err(message!("account-name-taken", name = name.as_str()));
    }
    Ok(name)
}

/// Stands above or below a letter.
fn is_mark(letter: char) -> bool {
    let kind = GeneralCategory::for_char(letter);
    matches!(kind, GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark)
}

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
    if ends_like_a_bot(name) {
        return Some(message!("name-of-bot", name = name));
    }
    for tongue in offered() {
        if game.sides.iter().any(|side| like(&tongue.name(&side.name))) {
            return Some(message!("name-of-faction", name = name));
        }
        for number in 1..=*game.seats.end() {
            let bot = |bot: &&str| {
                like(&say!(tongue, "sitter-bot", number = number, level = level(tongue, bot)))
            };
            if like(&say!(tongue, "sitter-former", number = number))
                || like(&say!(tongue, "sitter-open", number = number))
                || bots.iter().any(bot)
            {
                return Some(message!("name-of-bot", name = name));
            }
        }
    }
    None
}

/// Whether a name ends as only those of bot accounts do: with the word in brackets, of whatever kind.
fn ends_like_a_bot(name: &str) -> bool {
    let kind = |letter: char| GeneralCategory::for_char(letter);
    let name = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let opens =
        |letter: char| kind(letter) == GeneralCategory::OpenPunctuation || "<|/".contains(letter);
    let Some((_, last)) = name.rsplit_once(opens) else { return false };
    Looks::of(last).like(&Looks::of("bot"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bots_are_said_to_be_bots() {
        for like in [
            "Mira (bot)",
            "Mira(BOT)",
            "Mira [bot]",
            "Mira \u{ff08}b\u{43e}t\u{ff09}",
            "(bot",
            "M <b0t>",
        ] {
            assert!(ends_like_a_bot(like), "{like}");
        }
        for other in ["Mira", "Robot", "bot", "Mira bot", "(bot) Mira", "Mira (bottle)", ""] {
            assert!(!ends_like_a_bot(other), "{other}");
        }
    }

    #[test]
    fn an_account_has_a_name_that_can_be_read() {
        let name = |name| account_name(name, &["easy", "hard"]).map_err(|why| why.key.to_owned());
        for fine in ["Mira", "Zoë", "Ше́рлок", "ありす", "Anna-Lena", "O'Neill", "Jan_2", "मीरा"]
        {
            assert!(name(fine).is_ok(), "{fine}");
        }
        assert_eq!(
            name("\u{ff2d}\u{ff49}\u{ff52}\u{ff41}").as_deref(),
            Ok("Mira"),
            "of full width"
        );
        for (wrong, why) in [
            ("Mi", "length"),
            (&"Mira".repeat(6), "length"),
            ("M\u{200b}i", "length"),
            ("Mira 👍", "letters"),
            ("...", "letters"),
            ("Mi\u{440}a", "letters"), // one letter is Cyrillic
            ("Admin", "taken"),
            ("\u{410}DM1N", "letters"),
            ("Easy", "taken"),
            ("e a s y", "taken"),
            ("0rderstack", "taken"),
        ] {
            assert_eq!(name(wrong), Err(format!("account-name-{why}")), "{wrong}");
        }
    }
}
