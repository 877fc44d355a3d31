//! Languages made from English. In one everything that was forgotten shows: letters with accents,
//! longer words, and brackets around every message. The other says the keys of messages, so that a
//! translator finds in the files what stands on a page.

use crate::formats::Formats;
use crate::load::{Element, Part};
use crate::{KEYS, PSEUDO, Tongue};

impl Tongue {
    /// The made-up language.
    pub(crate) fn pseudo(&self) -> Self {
        let mut entries = self.entries.clone();
        for (key, entry) in &mut entries {
            let stays = stays(key);
            for (_, pattern) in entry.patterns_mut() {
                accent(pattern);
                if !stays {
                    let inner = std::mem::take(pattern).into_iter();
                    let (open, close) = (Element::Text("⟦".into()), Element::Text("⟧".into()));
                    *pattern = [open].into_iter().chain(inner).chain([close]).collect();
                }
            }
        }
        let mut pseudo = Self { code: PSEUDO.to_owned(), entries, ..Self::empty("en") };
        let Formats { and, or, .. } = &mut pseudo.formats;
        for joint in and.each_mut().into_iter().chain(or.each_mut()) {
            *joint = accented(joint);
        }
        pseudo
    }

    /// The keys as a language.
    pub(crate) fn keyed(&self) -> Self {
        let mut entries = self.entries.clone();
        for (key, entry) in entries.iter_mut().filter(|(key, _)| !stays(key)) {
            for (form, pattern) in entry.patterns_mut() {
                let said = form.map_or_else(|| key.to_string(), |form| format!("{key}.{form}"));
                *pattern = [Element::Text(said.into())].into();
            }
        }
        Self { code: KEYS.to_owned(), entries, ..Self::empty("en") }
    }
}

/// What stays as it is.
fn stays(key: &str) -> bool {
    matches!(key, "verbatim" | "person" | "percent" | "player")
}

fn accent(pattern: &mut [Element]) {
    for element in pattern {
        match element {
            Element::Text(text) => *text = accented(text).into(),
            // Such words often stand alone on the page, as a link.
            Element::Show(Part::As { text, .. }) => *text = format!("⟦{}⟧", accented(text)).into(),
            Element::Show(_) => {}
            Element::Select { variants, .. } => {
                variants.iter_mut().for_each(|(_, variant)| accent(variant));
            }
        }
    }
}

/// Every vowel twice, which makes a text about 40 % longer, and most letters with an accent.
fn accented(text: &str) -> String {
    let mut out = String::with_capacity(2 * text.len());
    for letter in text.chars() {
        let with = match letter {
            'a' => 'á',
            'c' => 'ç',
            'd' => 'ď',
            'e' => 'é',
            'g' => 'ğ',
            'i' => 'ï',
            'l' => 'ł',
            'n' => 'ñ',
            'o' => 'ö',
            'r' => 'ř',
            's' => 'š',
            't' => 'ť',
            'u' => 'ü',
            'y' => 'ý',
            'z' => 'ž',
            'A' => 'Å',
            'C' => 'Ç',
            'D' => 'Ď',
            'E' => 'É',
            'G' => 'Ğ',
            'I' => 'Ï',
            'L' => 'Ł',
            'N' => 'Ñ',
            'O' => 'Ö',
            'R' => 'Ř',
            'S' => 'Š',
            'T' => 'Ť',
            'U' => 'Ü',
            'Y' => 'Ý',
            'Z' => 'Ž',
            _ => letter,
        };
        out.push(with);
        if "aeiouy".contains(letter) {
            out.push(with);
        }
    }
    out
}
