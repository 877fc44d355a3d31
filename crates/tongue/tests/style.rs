//! How the languages are written: with quotes of their own, words for the values of options, titles in quotes, and
//! lessons that name buttons as these are labelled.

mod forms;
mod texts;

use std::collections::{BTreeSet, HashMap};

use tongue::{Tongue, offered, sheets};

use forms::forms;
use texts::said;

/// The quotes of a language: what opens, and what closes.
fn quotes(code: &str) -> (char, char) {
    match code {
        "de" => ('„', '“'),
        "pl" => ('„', '”'),
        _ => ('“', '”'),
    }
}

/// The languages whose English is somebody else's.
fn translations() -> impl Iterator<Item = &'static Tongue> {
    offered().filter(|tongue| tongue.code() != "en")
}

/// Every entry of some files: its key and its text.
fn entries(
    tongue: &Tongue,
    wanted: impl Fn(&str) -> bool,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    let wanted: Vec<_> = sheets(tongue).into_iter().filter(|sheet| wanted(sheet.file)).collect();
    let lines = wanted.into_iter().flat_map(|sheet| sheet.lines);
    lines.filter_map(|line| Some((line.key, line.own?)))
}

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} of them\n{}", wrong.len(), wrong.join("\n"));
}

/// German errors had the quotes of English programs: 'x'.
#[test]
fn quotes_are_those_of_the_language() {
    let mut wrong = Vec::new();
    for tongue in translations() {
        let (open, close) = quotes(tongue.code());
        for (key, text) in entries(tongue, |_| true) {
            let text = said(text, &HashMap::new(), 0);
            let mut depth = 0;
            let mut fits = true;
            for letter in text.chars() {
                match letter {
                    letter if letter == open => depth += 1,
                    letter if letter == close => depth -= 1,
                    '\'' | '"' | '“' | '”' | '‘' | '‚' | '`' => fits = false,
                    _ => {}
                }
                fits &= depth >= 0;
            }
            if !fits || depth != 0 {
                wrong.push(format!("{}: {key}: {text}", tongue.code()));
            }
        }
    }
    none(&wrong);
}

/// `.V` is the value V of an option, read by people: its id is no word, and what two games have in common they call the
/// same. (One said „erinnern“ where the other said „sichtbar“.)
#[test]
fn values_of_options_are_words_of_the_language() {
    // Words that happen to be the same.
    let same = [("de", "fair")];
    let mut wrong = Vec::new();
    for tongue in translations() {
        let code = tongue.code();
        let mut known: HashMap<(&str, &str), &str> = HashMap::new();
        for (key, text) in entries(tongue, |file| file.ends_with("-options")) {
            let games = ["option-starcraft-", "option-forbidden-stars-"];
            let Some(option) = games.iter().find_map(|game| key.strip_prefix(game)) else {
                continue;
            };
            for (id, value) in forms(text) {
                if id.is_empty() || id.contains('-') || ["help", "title"].contains(&id) {
                    continue;
                }
                if value.contains('_') || value == id && !same.contains(&(code, id)) {
                    wrong.push(format!("{code}: {key} .{id} = {value}"));
                }
                let other = *known.entry((option, id)).or_insert(value);
                if other != value {
                    wrong.push(format!("{code}: {key} .{id} = {value}, elsewhere {other}"));
                }
            }
        }
    }
    none(&wrong);
}

/// Many titles of Forbidden Stars are phrases, with "and" or a verb in them: without quotes nobody can tell where they end.
#[test]
fn titles_of_forbidden_stars_stand_in_quotes() {
    let mut wrong = Vec::new();
    for tongue in translations() {
        let (open, close) = quotes(tongue.code());
        let sentences = |file: &str| {
            file.starts_with("forbidden-stars")
                && !["-cards", "-names"].iter().any(|end| file.ends_with(end))
        };
        for (key, text) in entries(tongue, sentences) {
            for text in forms(text).into_values() {
                for title in ["{ $card }", "{ $discarded }", "{ $event }", "{ $upgrade }"] {
                    // One that stands alone needs none.
                    let mut places = text.match_indices(title).filter(|_| text != title);
                    let quoted = |at: usize| {
                        text[..at].ends_with(open) && text[at + title.len()..].starts_with(close)
                    };
                    if places.any(|(at, _)| !quoted(at)) {
                        wrong.push(format!("{}: {key}: {text}", tongue.code()));
                    }
                }
            }
        }
    }
    none(&wrong);
}

/// The coach said „Fertig bewegt“, and no button was called so.
#[test]
fn lessons_name_things_as_they_are_labelled() {
    // What is to be pressed, and how a button is called in passing.
    let words = HashMap::from([
        ("en", ("Press ", "button *")),
        ("de", ("Drück auf ", "Schaltfläche *")),
        ("pl", ("Naciśnij ", "Przycisk *")),
    ]);
    let mut wrong = Vec::new();
    for tongue in offered() {
        let (open, close) = quotes(tongue.code());
        let (press, button) = words[tongue.code()];
        let labels: BTreeSet<&str> = entries(tongue, |file| !file.ends_with("-learn"))
            .flat_map(|(_, text)| forms(text).into_values())
            .collect();
        for (key, text) in entries(tongue, |file| file.ends_with("-learn")) {
            let quoted = text.split(open).skip(1).map(|rest| rest.split(close).next());
            let called = text.split(button).skip(1).map(|rest| rest.split('*').next());
            for label in quoted.chain(called).flatten().filter(|label| !labels.contains(label)) {
                wrong.push(format!("{}: {key}: nothing is labelled {label}", tongue.code()));
            }
            let pressed = text.split(press).skip(1).any(|rest| !rest.starts_with(open));
            if key.contains("-tell-") && pressed {
                wrong.push(format!("{}: {key}: a button without quotes", tongue.code()));
            }
        }
    }
    none(&wrong);
}

/// Words that readers stumbled over, with what is said instead.
const DECIDED: [(&str, &str, &str); 15] = [
    ("de", "erhält Bodenstreuschaden", "verursacht: whoever erhält it suffers it"),
    ("de", "erhält Boden-/Flugstreuschaden", "verursacht"),
    ("de", "würfle ihn", "wirf ihn"),
    ("de", "Spielmaterial zerstör", "what it is: Einheit, Basis, Transporter"),
    ("de", "kleine Zahlen", "kleinere Werte, as printed"),
    ("de", "große Werte", "größere Werte, as printed"),
    ("de", "wird aufgegeben", "wird hergegeben"),
    ("pl", "jeśli", "jeżeli, as printed"),
    ("pl", "Jeśli", "jeżeli, as printed"),
    ("pl", "w innym razie", "w przeciwnym razie; short: inaczej"),
    ("pl", "wykonuje odwrót", "przeprowadza odwrót, as printed"),
    ("pl", "Odcisk", "skrót"),
    ("pl", "odcisk", "skrót"),
    ("pl", "bez rad", "bez podpowiedzi"),
    ("pl", "Miej ", "an imperative that nobody uses"),
];

#[test]
fn words_decided_against_do_not_come_back() {
    let mut wrong = Vec::new();
    for tongue in translations() {
        for (key, text) in entries(tongue, |_| true) {
            let text = said(text, &HashMap::new(), 0);
            for (_, words, instead) in DECIDED.iter().filter(|(code, ..)| *code == tongue.code()) {
                if text.contains(words) {
                    wrong.push(format!("{}: {key}: {words} ({instead}): {text}", tongue.code()));
                }
            }
        }
    }
    none(&wrong);
}
