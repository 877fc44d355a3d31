//! A language made from English, in which everything that was forgotten shows: letters with
//! accents, longer words, and brackets around every message.

use crate::load::{Element, Part};
use crate::{PSEUDO, Tongue};

impl Tongue {
    /// The made-up language.
    pub(crate) fn pseudo(&self) -> Self {
        let mut entries = self.entries.clone();
        for (key, entry) in &mut entries {
            // What is no message of its own: what stands between items, what stays as it is.
            let joint = key.starts_with("list-")
                || matches!(&**key, "decimal-point" | "verbatim" | "person" | "percent");
            for pattern in entry.patterns_mut() {
                accent(pattern);
                if !joint {
                    let inner = std::mem::take(pattern).into_iter();
                    let (open, close) = (Element::Text("⟦".into()), Element::Text("⟧".into()));
                    *pattern = [open].into_iter().chain(inner).chain([close]).collect();
                }
            }
        }
        Self { code: PSEUDO.to_owned(), entries, ..Self::empty("en") }
    }
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
