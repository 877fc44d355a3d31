//! Who sits where, as it is shown.

use std::collections::BTreeMap;

use kernel::{Message, Seat};
use table::{Holder, PersonId, Place};
use tongue::{Tongue, say};
use ui::kind::GameKind;
use ui::scene::Sitter;

use crate::Live;

/// What whoever sits at a place is called: people by the names they have chosen, all others by what
/// they are. (Tables of before have names of bots and open seats written down, too.)
pub fn called(seat: Seat, place: &Place, tongue: &Tongue) -> String {
    let number = seat.index() + 1;
    // A person without a name got a number, in the language in which they came.
    let numbered = |tongue: &Tongue| say!(tongue, "form-nameless", number = number);
    match &place.holder {
        Holder::Person(person) | Holder::Standin(person, _) if *person == PersonId::GONE => {
            say!(tongue, "sitter-former", number = number)
        }
        Holder::Person(_) | Holder::Standin(..)
            if tongue::offered().any(|known| numbered(known) == place.name) =>
        {
            numbered(tongue)
        }
        Holder::Person(_) | Holder::Standin(..) => place.name.clone(),
        Holder::Bot(level) => {
            say!(tongue, "sitter-bot", number = number, level = ui::words::level(tongue, level))
        }
        Holder::Open(_) => say!(tongue, "sitter-open", number = number),
    }
}

/// Why somebody may not sit down at a seat, or go on sitting there, under a name.
pub fn objection(game: &GameKind, live: &Live, seat: Seat, name: &str) -> Option<Message> {
    let others = (0..).map(Seat).zip(live.table.places()).filter(|(other, _)| *other != seat);
    let others = others.filter(|(_, place)| place.holder.person().is_some());
    let others = others.map(|(_, place)| place.name.as_str());
    ui::names::objection(name, others, game, &bots::NAMES)
}

/// A place as everybody sees it; `present` are those who have pages open.
pub fn sitter(
    present: &BTreeMap<PersonId, usize>,
    seat: Seat,
    place: &Place,
    tongue: &Tongue,
) -> Sitter {
    let present = match &place.holder {
        Holder::Person(person) | Holder::Standin(person, _) => present.contains_key(person),
        Holder::Bot(_) => true,
        Holder::Open(_) => false,
    };
    let bot = match &place.holder {
        Holder::Bot(level) | Holder::Standin(_, level) => Some(level.clone()),
        Holder::Person(_) | Holder::Open(_) => None,
    };
    let (open, standin) =
        (matches!(place.holder, Holder::Open(_)), matches!(place.holder, Holder::Standin(..)));
    Sitter {
        name: called(seat, place, tongue),
        bot,
        open,
        present,
        yours: false,
        standin,
        time: None,
        rank: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_and_open_seats_are_named_by_who_reads() {
        let pseudo = tongue::tongue(tongue::PSEUDO).expect("it is there");
        let name = |holder: Holder, stored: &str, tongue| {
            called(Seat(1), &Place::new(holder, stored), tongue)
        };
        // With the names of before, and without.
        for stored in ["Bot 2 (hard)", ""] {
            let bot = || Holder::Bot("hard".to_owned());
            assert_eq!(name(bot(), stored, tongue::english()), "Bot 2 (hard)");
            assert_eq!(name(bot(), stored, pseudo), "⟦Bööť 2 (⟦háářď⟧)⟧");
        }
        for stored in ["Seat 2", ""] {
            assert_eq!(name(Holder::Open("x".to_owned()), stored, tongue::english()), "Seat 2");
        }
        let person = || Holder::Person("p".into());
        assert_eq!(name(person(), "Mira", pseudo), "Mira");
        // Whoever gave no name was "Player 2" to Germans, too.
        for stored in ["Player 2", "Gracz 2", "Spieler 2"] {
            assert_eq!(name(person(), stored, tongue::english()), "Player 2");
            assert_eq!(name(person(), stored, tongue::tongue("de").expect("German")), "Spieler 2");
        }
        let gone = Holder::Standin(PersonId::GONE, "hard".to_owned());
        assert_eq!(name(gone, "", tongue::english()), "Former player 2");
        let strange = Holder::Bot("deep".to_owned());
        assert_eq!(name(strange, "", tongue::english()), "Bot 2 (deep)");
    }
}
