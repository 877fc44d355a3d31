//! The rules of a game in one language, looked up by number or by words.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use foldhash::fast::FixedState;
use kernel::Rule;
use snowstem::{Algorithm, Stemmer};

use crate::Tongue;

/// Letters and words of a query that are looked at: enough for any question, and little work for any answer.
const LETTERS: usize = 100;
const WORDS: usize = 8;

/// The rules of a game, ready to be searched.
#[derive(Debug)]
pub struct Book {
    tongue: &'static Tongue,
    rules: Vec<Rule>,
    /// Numbers and texts as they are searched.
    lower: Vec<[String; 2]>,
    /// In which rules there is a word of a root; found out when first asked for.
    roots: OnceLock<HashMap<String, Vec<u16>, FixedState>>,
}

/// What is looked for.
#[derive(Debug)]
pub struct Query {
    words: Vec<Word>,
    stemmer: Option<Stemmer>,
}

#[derive(Debug)]
struct Word {
    lower: String,
    root: String,
}

impl Book {
    /// The book of these rules, which are in this language.
    pub fn new(rules: Vec<Rule>, tongue: &'static Tongue) -> Self {
        let lower = rules.iter().map(|rule| [rule.id, rule.text].map(str::to_lowercase)).collect();
        Self { tongue, rules, lower, roots: OnceLock::new() }
    }

    /// The language the rules are told in.
    pub fn language(&self) -> &str {
        self.tongue.code()
    }

    /// The rules in their sequence.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule of this number.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// What a text asks for.
    pub fn query(&self, text: &str) -> Query {
        Query::new(text, self.tongue)
    }

    /// The rules asked for, as they stand in the book: by numbers if every word is one, or is what the numbers of a group
    /// begin with; otherwise those in which all words occur, whatever their endings. All of them if nothing is asked for.
    pub fn find(&self, query: &Query) -> Vec<&Rule> {
        let numbered: Vec<Vec<usize>> =
            query.words.iter().map(|word| self.by_number(&word.lower)).collect();
        if numbered.iter().all(|found| !found.is_empty()) {
            let asked = |at: &usize| query.is_empty() || numbered.iter().any(|it| it.contains(at));
            return (0..self.rules.len()).filter(asked).map(|at| &self.rules[at]).collect();
        }
        let roots = self.roots.get_or_init(|| self.find_roots(query.stemmer.as_ref()));
        let rooted: Vec<Option<&Vec<u16>>> =
            query.words.iter().map(|word| roots.get(&word.root)).collect();
        let holds = |at: usize| {
            let [id, text] = &self.lower[at];
            query.words.iter().zip(&rooted).all(|(word, rooted)| {
                let rooted = || rooted.is_some_and(|all| all.binary_search(&(at as u16)).is_ok());
                id.contains(&word.lower) || text.contains(&word.lower) || rooted()
            })
        };
        (0..self.rules.len()).filter(|at| holds(*at)).map(|at| &self.rules[at]).collect()
    }

    /// The rule of this number, or the group of rules whose numbers begin with it.
    fn by_number(&self, word: &str) -> Vec<usize> {
        let word = word.trim_end_matches('-');
        let ids = || self.lower.iter().map(|[id, _]| id).enumerate();
        if let Some((at, _)) = ids().find(|(_, id)| *id == word) {
            return vec![at];
        }
        let begins = |id: &str| id.strip_prefix(word).is_some_and(|rest| rest.starts_with('-'));
        ids().filter(|(_, id)| begins(id)).map(|(at, _)| at).collect()
    }

    fn find_roots(&self, stemmer: Option<&Stemmer>) -> HashMap<String, Vec<u16>, FixedState> {
        let mut roots: HashMap<String, Vec<u16>, FixedState> = HashMap::default();
        for (at, [_, text]) in self.lower.iter().enumerate() {
            for (_, word) in words(text) {
                let rules = roots.entry(root(stemmer, word)).or_default();
                if rules.last() != Some(&(at as u16)) {
                    rules.push(at as u16);
                }
            }
        }
        roots
    }
}

impl Query {
    fn new(text: &str, tongue: &Tongue) -> Self {
        let stemmer = tongue.stemmer();
        let text: String = text.trim().chars().take(LETTERS).collect();
        let word = |word: &str| {
            let lower = word.to_lowercase();
            Word { root: root(stemmer.as_ref(), &lower), lower }
        };
        Self { words: text.split_whitespace().take(WORDS).map(word).collect(), stemmer }
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Where a text has what is looked for: a part of a word, or a word with another ending.
    pub fn places(&self, text: &str) -> Vec<Range<usize>> {
        if self.is_empty() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for (start, word) in words(text) {
            let lower = word.to_lowercase();
            // Where small letters are of another length than large ones a part cannot be found again.
            let parts = lower.len() == word.len();
            let part = self.words.iter().find_map(|it| Some((lower.find(&it.lower)?, it)));
            if let Some((at, it)) = part.filter(|_| parts) {
                places.push(start + at..start + at + it.lower.len());
            } else if part.is_some() || {
                let root = root(self.stemmer.as_ref(), &lower);
                self.words.iter().any(|it| it.root == root)
            } {
                places.push(start..start + word.len());
            }
        }
        places
    }
}

impl Tongue {
    /// What finds the root of a word, if the language has such a thing.
    fn stemmer(&self) -> Option<Stemmer> {
        let named = self.entries.get("language-stemmer")?.pattern(None)?;
        let [crate::load::Element::Text(name)] = named else { return None };
        Some(Stemmer::create(name.parse::<Algorithm>().ok()?))
    }
}

/// The words of a text, and where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.filter(|word| !word.is_empty()).map(move |word| (start(word), word))
}

/// The root of a word in small letters.
fn root(stemmer: Option<&Stemmer>, word: &str) -> String {
    stemmer.map_or_else(|| word.to_owned(), |stemmer| stemmer.stem(word).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    const RULES: [Rule; 4] = [
        rule("AB-WAR-1", "War", "The attacker goes first."),
        rule("AB-WAR-12", "War", "Defenders may retreat."),
        rule("AB-WARP-1", "Warp", "Nobody may retreat here."),
        rule("AB-END-1", "End", "The game ends."),
    ];

    const fn rule(id: &'static str, chapter: &'static str, text: &'static str) -> Rule {
        Rule { id, file: "base", chapter, text }
    }

    fn found(query: &str) -> Vec<&'static str> {
        let book = Book::new(RULES.to_vec(), english());
        book.find(&book.query(query)).iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn a_number_finds_one_rule_and_a_group_finds_its_own() {
        assert_eq!(found("ab-war-1"), ["AB-WAR-1"]);
        assert_eq!(found("AB-WAR"), ["AB-WAR-1", "AB-WAR-12"]);
        assert_eq!(found("AB-WAR-"), ["AB-WAR-1", "AB-WAR-12"]);
        assert_eq!(found("AB-END-1 AB-WARP"), ["AB-WARP-1", "AB-END-1"]);
        assert_eq!(found("AB").len(), 4);
    }

    #[test]
    fn all_words_must_occur() {
        assert_eq!(found("RETREAT"), ["AB-WAR-12", "AB-WARP-1"]);
        assert_eq!(found("retreat defender"), ["AB-WAR-12"]);
        assert!(found("retreat zeppelin").is_empty());
        assert_eq!(found(" ").len(), 4);
    }

    #[test]
    fn endings_make_no_difference() {
        assert_eq!(found("ended game"), ["AB-END-1"]);
        assert_eq!(found("retreating"), ["AB-WAR-12", "AB-WARP-1"]);
    }

    #[test]
    fn what_was_found_is_where_it_stands() {
        let book = Book::new(RULES.to_vec(), english());
        let marked = |query: &str, text: &'static str| {
            let places = book.query(query).places(text);
            places.into_iter().map(|place| &text[place]).collect::<Vec<_>>()
        };
        assert_eq!(marked("retreating end", "Defenders Retreat."), ["end", "Retreat"]);
        assert_eq!(marked("", "Nobody"), [""; 0]);
        assert_eq!(marked("i", "İİ"), ["İİ"]);
    }
}
