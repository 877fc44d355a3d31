//! The files of a language, and what is kept of them.

use std::collections::HashMap;

use fluent_syntax::ast;
use fluent_syntax::unicode::unescape_unicode_to_string;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules, PluralRulesOptions};
use include_dir::Dir;
use kernel::Name;

use crate::Tongue;
use crate::formats::Formats;

/// Which plural a number takes. Small ones, of which most sentences are, are known beforehand.
#[derive(Debug)]
pub(crate) struct Plurals {
    small: [PluralCategory; 64],
    rules: PluralRules,
}

impl Plurals {
    fn new(rules: PluralRules) -> Self {
        Self { small: std::array::from_fn(|number| rules.category_for(number)), rules }
    }

    pub(crate) fn category_for(&self, number: i64) -> PluralCategory {
        let small = usize::try_from(number).ok().and_then(|number| self.small.get(number));
        small.copied().unwrap_or_else(|| self.rules.category_for(number))
    }
}

/// A plural as files and scripts call it.
pub(crate) const fn plural_name(plural: PluralCategory) -> &'static str {
    match plural {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

/// What a key stands for: a sentence or a name, and its other forms.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    value: Option<Box<[Element]>>,
    attributes: Vec<(Box<str>, Box<[Element]>)>,
}

/// A part of a sentence.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    Text(Box<str>),
    Show(Part),
    Select {
        on: Part,
        variants: Box<[(Choice, Box<[Element]>)]>,
        /// The variant that is taken if none fits.
        default: usize,
    },
}

/// What a variant is for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Choice {
    Number(i64),
    Word(Box<str>),
}

/// Something to fill in, or to choose by.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Literal(Box<str>),
    /// An argument, in a form of its name.
    Arg {
        arg: Box<str>,
        form: Option<Box<str>>,
    },
    /// A list with "or" instead of "and".
    Either {
        arg: Box<str>,
        form: Option<Box<str>>,
    },
    Word {
        arg: Box<str>,
        word: Box<str>,
    },
    As {
        arg: Box<str>,
        text: Box<str>,
    },
    Ordinal(Box<str>),
    /// Another entry of the language.
    Entry {
        key: Box<str>,
        form: Option<Box<str>>,
    },
}

impl Entry {
    /// The value, or an attribute.
    pub(crate) fn pattern(&self, form: Option<&str>) -> Option<&[Element]> {
        match form {
            None => self.value.as_deref(),
            Some(form) => {
                self.attributes.iter().find(|(name, _)| **name == *form).map(|(_, value)| &**value)
            }
        }
    }

    /// The value, and the attributes with their names.
    pub(crate) fn patterns_mut(
        &mut self,
    ) -> impl Iterator<Item = (Option<&str>, &mut Box<[Element]>)> {
        let attributes = self.attributes.iter_mut().map(|(name, value)| (Some(&**name), value));
        self.value.iter_mut().map(|value| (None, value)).chain(attributes)
    }

    /// The variables of all its forms and of the entries it refers to, each once, in alphabetical order.
    pub(crate) fn variables<'a>(&'a self, tongue: &'a Tongue) -> Vec<&'a str> {
        let mut found = Vec::new();
        let attributes = self.attributes.iter().map(|(_, value)| &**value);
        for pattern in self.value.as_deref().into_iter().chain(attributes) {
            variables(pattern, tongue, &mut found);
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn variables<'a>(pattern: &'a [Element], tongue: &'a Tongue, found: &mut Vec<&'a str>) {
    let mut of = |part: &'a Part| match part {
        Part::Arg { arg, .. }
        | Part::Either { arg, .. }
        | Part::Word { arg, .. }
        | Part::As { arg, .. }
        | Part::Ordinal(arg) => found.push(arg),
        Part::Entry { key, .. } => {
            found.extend(
                tongue.entries.get(&**key).iter().flat_map(|entry| entry.variables(tongue)),
            );
        }
        Part::Literal(_) => {}
    };
    for element in pattern {
        match element {
            Element::Text(_) => {}
            Element::Show(part) | Element::Select { on: part, .. } => of(part),
        }
    }
    for element in pattern {
        if let Element::Select { variants, .. } = element {
            variants.iter().for_each(|(_, variant)| variables(variant, tongue, found));
        }
    }
}

/// The key of a thing's name. What a key cannot have in the files, such as the dot of an area,
/// becomes an underscore.
pub(crate) fn key_of(name: &Name) -> String {
    let mut key = String::with_capacity(name.kind.len() + 1 + name.id.len());
    key.push_str(name.kind);
    key.push('-');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if name.id.bytes().all(fits) {
        key.push_str(&name.id);
    } else {
        let fitting = |c: char| if c.is_ascii() && fits(c as u8) { c } else { '_' };
        key.extend(name.id.chars().map(fitting));
    }
    key
}

impl Tongue {
    /// The language of a folder, whose name is its code.
    pub(crate) fn load(folder: &Dir<'_>) -> Self {
        let code = folder.path().to_string_lossy().into_owned();
        let mut tongue = Self::empty(&code);
        for file in folder.files() {
            let at = file.path().display().to_string();
            match file.contents_utf8() {
                Some(text) => tongue.read(&at, text),
                None => tongue.problems.push(format!("{at}: this is not UTF-8")),
            }
        }
        tongue
    }

    /// A language without words, with the plurals of a code.
    pub(crate) fn empty(code: &str) -> Self {
        // English is written as in Britain: "A, B and C".
        let region = if code == "en" { "en-GB" } else { code };
        let locale: Locale = region.parse().unwrap_or(Locale::UNKNOWN);
        let rules = |kind: PluralRuleType| {
            let options = PluralRulesOptions::default().with_type(kind);
            Plurals::new(PluralRules::try_new((&locale).into(), options).expect("compiled in"))
        };
        Self {
            code: code.to_owned(),
            entries: HashMap::default(),
            cardinal: rules(PluralRuleType::Cardinal),
            ordinal: rules(PluralRuleType::Ordinal),
            formats: Formats::new(&locale),
            problems: Vec::new(),
        }
    }

    /// Adds the entries of a file.
    pub(crate) fn read(&mut self, at: &str, text: &str) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
            let lines = |pos: usize| text[..pos.min(text.len())].lines().count();
            for error in errors {
                self.problems.push(format!("{at}:{}: {}", lines(error.pos.start), error.kind));
            }
            resource
        });
        for entry in resource.body {
            let (key, value, attributes) = match entry {
                ast::Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value, message.attributes)
                }
                ast::Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(term.value), term.attributes)
                }
                _ => continue,
            };
            let mut reader = Reader { at: format!("{at}: {key}"), problems: &mut self.problems };
            let entry = Entry {
                value: value.map(|value| reader.pattern(value)),
                attributes: (attributes.into_iter())
                    .map(|attribute| (attribute.id.name.into(), reader.pattern(attribute.value)))
                    .collect(),
            };
            if self.entries.insert(key.clone().into(), entry).is_some() {
                self.problems.push(format!("{at}: {key} is there twice"));
            }
        }
    }
}

/// Makes what is kept of what was parsed.
struct Reader<'a> {
    at: String,
    problems: &'a mut Vec<String>,
}

type Inline<'s> = ast::InlineExpression<&'s str>;

impl Reader<'_> {
    fn pattern(&mut self, pattern: ast::Pattern<&str>) -> Box<[Element]> {
        let mut elements: Vec<Element> = Vec::with_capacity(pattern.elements.len());
        for element in pattern.elements {
            let next = match element {
                ast::PatternElement::TextElement { value } => Element::Text(value.into()),
                ast::PatternElement::Placeable { expression } => self.expression(expression),
            };
            // The lines of a text come one by one.
            match (elements.last_mut(), next) {
                (Some(Element::Text(text)), Element::Text(more)) => {
                    *text = format!("{text}{more}").into();
                }
                (_, next) => elements.push(next),
            }
        }
        elements.into()
    }

    fn expression(&mut self, expression: ast::Expression<&str>) -> Element {
        match expression {
            ast::Expression::Inline(Inline::Placeable { expression }) => {
                self.expression(*expression)
            }
            ast::Expression::Inline(Inline::StringLiteral { value }) => {
                Element::Text(unescape_unicode_to_string(value).into())
            }
            ast::Expression::Inline(inline) => Element::Show(self.part(inline)),
            ast::Expression::Select { selector, variants } => {
                let on = self.part(selector);
                let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
                let variants = variants
                    .into_iter()
                    .map(|variant| (self.choice(variant.key), self.pattern(variant.value)))
                    .collect();
                Element::Select { on, variants, default }
            }
        }
    }

    fn choice(&mut self, key: ast::VariantKey<&str>) -> Choice {
        match key {
            ast::VariantKey::Identifier { name } => Choice::Word(name.into()),
            ast::VariantKey::NumberLiteral { value } => match value.parse() {
                Ok(number) => Choice::Number(number),
                Err(_) => {
                    self.problem(format!("'{value}' is not a whole number"));
                    Choice::Word(value.into())
                }
            },
        }
    }

    fn part(&mut self, inline: Inline<'_>) -> Part {
        match inline {
            Inline::VariableReference { id } => Part::Arg { arg: id.name.into(), form: None },
            Inline::MessageReference { id, attribute } => {
                let form = attribute.map(|attribute| attribute.name.into());
                Part::Entry { key: id.name.into(), form }
            }
            Inline::TermReference { id, attribute, arguments: None } => {
                let form = attribute.map(|attribute| attribute.name.into());
                Part::Entry { key: format!("-{}", id.name).into(), form }
            }
            Inline::StringLiteral { value } => {
                Part::Literal(unescape_unicode_to_string(value).into())
            }
            Inline::NumberLiteral { value } => Part::Literal(value.into()),
            Inline::FunctionReference { id, arguments } => self.function(id.name, arguments),
            Inline::TermReference { id, .. } => {
                self.problem(format!("-{} takes no arguments here", id.name));
                Part::Literal("".into())
            }
            Inline::Placeable { .. } => {
                self.problem("this cannot be chosen by".into());
                Part::Literal("".into())
            }
        }
    }

    fn function(&mut self, name: &str, arguments: ast::CallArguments<&str>) -> Part {
        let mut words = arguments.positional.into_iter();
        let arg = words.next().and_then(|first| match first {
            Inline::VariableReference { id } => Some(Box::<str>::from(id.name)),
            _ => None,
        });
        let word = words.next().and_then(literal);
        let mut options: Vec<(&str, Box<str>)> = Vec::new();
        for option in arguments.named {
            options.extend(literal(option.value).map(|value| (option.name.name, value)));
        }
        let rest = words.next().is_some();
        let mut option = |name: &str| {
            let at = options.iter().position(|(known, _)| *known == name)?;
            Some(options.swap_remove(at).1)
        };
        let (form, kind) = (option("form"), option("type"));
        let known = !rest && options.is_empty();
        match (name, arg, word, form, kind.as_deref()) {
            ("NAME", Some(arg), None, form, None) if known => Part::Arg { arg, form },
            ("LIST", Some(arg), None, form, Some("and") | None) if known => Part::Arg { arg, form },
            ("LIST", Some(arg), None, form, Some("or")) if known => Part::Either { arg, form },
            ("WORD", Some(arg), Some(word), None, None) if known => Part::Word { arg, word },
            ("AS", Some(arg), Some(text), None, None) if known => Part::As { arg, text },
            ("NUMBER", Some(arg), None, None, Some("ordinal")) if known => Part::Ordinal(arg),
            _ => {
                self.problem(format!("{name} is not called like this"));
                Part::Literal("".into())
            }
        }
    }

    fn problem(&mut self, what: String) {
        self.problems.push(format!("{}: {what}", self.at));
    }
}

fn literal(inline: Inline<'_>) -> Option<Box<str>> {
    match inline {
        Inline::StringLiteral { value } => Some(unescape_unicode_to_string(value).into()),
        _ => None,
    }
}
