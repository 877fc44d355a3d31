//! What the glossary calls by a term is called so in every language, whatever its endings.
//!
//! A term is looked for in the English messages as it is written, longer ones first, so that a Combat card is not also
//! a card. Where it stands, its root must stand in the translation: endings do not matter, nor the order of its words.
//! What is rightly said in other words is listed in `glossary-exceptions.toml`.

mod texts;

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use toml::{Table, Value};
use tongue::{Tongue, sheets};

use texts::said;

/// Groups of terms that are no things of the game: headings, verbs, and names that the rulebooks only list.
const NOT_CHECKED: [&str; 6] = ["ui", "heading", "setup", "colour", "reference", "game"];

struct Term {
    id: String,
    /// The words of its forms in English.
    english: Vec<Vec<String>>,
    /// The roots of the words of its forms in the language.
    own: Vec<Vec<String>>,
}

struct Language {
    code: &'static str,
    /// So many letters at the end of a word change with its form.
    ending: usize,
}

impl Language {
    /// What stays of a word, whatever its ending: robotnik, robotnicy; Befehl, Befehle. The stems of Snowball would not do:
    /// they change letters as well.
    fn root(&self, word: &str) -> String {
        let letters = word.chars().count();
        let keep = letters.saturating_sub(self.ending).max(letters.saturating_sub(1).clamp(3, 4));
        plain(&word.chars().take(keep).collect::<String>())
    }

    /// Roots may stand within words: Baubefehl, zaatakować.
    fn says(&self, text: &[String], roots: &[String]) -> bool {
        roots.iter().all(|root| text.iter().any(|word| word.contains(root)))
    }
}

/// Small letters without marks: Haus, Häuser.
fn plain(text: &str) -> String {
    let plain = |letter| match letter {
        'ä' | 'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ö' | 'ó' => 'o',
        'ś' => 's',
        'ü' => 'u',
        // karta, karcie
        't' => 'c',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.chars().map(plain).collect()
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn read(file: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    toml::from_str(&fs::read_to_string(path).expect("a file")).expect("a table")
}

fn tables<'a>(table: &'a Table, key: &str) -> impl Iterator<Item = &'a Table> {
    table.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table)
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn texts<'a>(table: &'a Table, key: &str) -> impl Iterator<Item = &'a str> {
    table.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// The forms of a term: as it stands in the dictionary, in the plural, and what else the rulebook says.
fn forms(term: &Table, code: &str) -> Vec<Vec<String>> {
    let listed = [text(term, code), text(term, &format!("{code}_plural"))];
    let variants = format!("{code}_variants");
    let all = listed.into_iter().chain(texts(term, &variants));
    all.map(words).filter(|words| !words.is_empty()).collect()
}

/// The games that have a glossary.
fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("glossary");
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect()
}

fn terms(game: &str, language: &Language) -> Vec<Term> {
    let mut terms = Vec::new();
    for term in tables(&read(&format!("glossary/{game}.toml")), "term") {
        let root = |words: Vec<String>| words.iter().map(|word| language.root(word)).collect();
        let own: Vec<_> = forms(term, language.code).into_iter().map(root).collect();
        let mut english = forms(term, "en");
        let plurals: Vec<_> = english
            .iter()
            .map(|words| {
                let mut words = words.clone();
                words.last_mut().expect("a word").push('s');
                words
            })
            .collect();
        english.extend(plurals);
        if !NOT_CHECKED.contains(&text(term, "category")) && !own.is_empty() {
            terms.push(Term { id: text(term, "id").to_owned(), english, own });
        }
    }
    terms
}

/// Where a language says a term of a game otherwise: its id, the key of the message, and both texts.
fn otherwise(
    game: &str,
    language: &Language,
    tongue: &Tongue,
) -> Vec<(String, &'static str, String)> {
    let terms = terms(game, language);
    let all = sheets(tongue);
    let lines = || all.iter().flat_map(|sheet| &sheet.lines);
    let english: HashMap<_, _> = lines().map(|line| (line.key, line.english)).collect();
    let own: HashMap<_, _> = lines().filter_map(|line| Some((line.key, line.own?))).collect();
    // The forms by their first word, the longest first.
    let mut beginning: HashMap<&str, Vec<(&Term, &Vec<String>)>> = HashMap::new();
    for (term, form) in terms.iter().flat_map(|term| term.english.iter().map(move |f| (term, f))) {
        beginning.entry(form[0].as_str()).or_default().push((term, form));
    }
    beginning.values_mut().for_each(|all| all.sort_by_key(|(_, form)| Reverse(form.len())));
    let mut found = Vec::new();
    let own_files = all.iter().filter(|sheet| sheet.file.starts_with(game));
    for line in own_files.flat_map(|sheet| &sheet.lines) {
        let Some(translated) = line.own else { continue };
        let (theirs, ours) = (said(line.english, &english, 0), said(translated, &own, 0));
        let ours_plain: Vec<String> = words(&ours).iter().map(|word| plain(word)).collect();
        let theirs_words = words(&theirs);
        let mut at = 0;
        while at < theirs_words.len() {
            let rest = &theirs_words[at..];
            let fits = |(_, form): &&(&Term, &Vec<String>)| rest.starts_with(form);
            let begins = beginning.get(rest[0].as_str()).and_then(|all| all.iter().find(fits));
            at += begins.map_or(1, |(_, form)| form.len());
            let Some((term, _)) = begins else { continue };
            if !term.own.iter().any(|roots| language.says(&ours_plain, roots)) {
                let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                let both = format!("{} || {}", one_line(&theirs), one_line(&ours));
                found.push((term.id.clone(), line.key, both));
            }
        }
    }
    found
}

#[test]
fn terms_of_the_glossary_are_used_in_every_language() {
    let exceptions = read("tests/glossary-exceptions.toml");
    let mut wrong = Vec::new();
    for language in [Language { code: "pl", ending: 3 }, Language { code: "de", ending: 2 }] {
        let code = language.code;
        let Some(tongue) = tongue::all().find(|it| it.code() == code) else { continue };
        // One in the making may say things in any words.
        if !tongue.is_offered() && std::env::var_os("DRAFTS").is_none() {
            continue;
        }
        let found: Vec<_> =
            games().iter().flat_map(|game| otherwise(game, &language, tongue)).collect();
        let mut excused = BTreeSet::new();
        for exception in tables(&exceptions, "exception") {
            let (language, term) = (text(exception, "language"), text(exception, "term"));
            assert!(!text(exception, "reason").is_empty(), "{term} without a reason");
            if language != code {
                continue;
            }
            // One that ends with a star stands for all that begin so; none, for all.
            let all = texts(exception, "messages").next().is_none();
            for asked in texts(exception, "messages").chain(all.then_some("*")) {
                let fits = |key: &str| match asked.strip_suffix('*') {
                    Some(start) => key.starts_with(start),
                    None => key == asked,
                };
                let places = found.iter().filter(|(id, key, _)| id == term && fits(key));
                let places: Vec<_> = places.map(|(id, key, _)| (id.as_str(), *key)).collect();
                if places.is_empty() {
                    wrong.push(format!("{code}: {term}: nothing to excuse any more in {asked}"));
                }
                excused.extend(places);
            }
        }
        for (id, key, both) in &found {
            if !excused.contains(&(id.as_str(), *key)) {
                wrong.push(format!("{code}: {id}: {key}: {both}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of them\n{}", wrong.len(), wrong.join("\n"));
}
