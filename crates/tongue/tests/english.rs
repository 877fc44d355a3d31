//! The English of the messages: no slips that a program can see.

use kernel::{Arg, Message, Name, Seat, message};
use tongue::wording::stilted;
use tongue::{People, english, sheets};

/// The words of an entry as it is written; an ellipsis is what is filled in.
fn words(text: &str) -> String {
    let mut text = text.to_owned();
    while let Some(end) = text.find('}') {
        let Some(start) = text[..end].rfind('{') else { break };
        let inner = text[start + 1..end].trim();
        let words = match inner.split_once("->") {
            Some((_, variants)) => variants.to_owned(),
            None if inner.starts_with("AS(") || inner.starts_with('"') => {
                inner.split('"').nth(1).unwrap_or_default().to_owned()
            }
            None => "…".to_owned(),
        };
        text.replace_range(start..=end, &words);
    }
    text
}

/// Every entry: its file, its key, and each of its forms with its name.
fn entries() -> impl Iterator<Item = (&'static str, &'static str, &'static str, &'static str)> {
    sheets(english()).into_iter().flat_map(|sheet| {
        let file = sheet.file;
        sheet.lines.into_iter().flat_map(move |line| {
            let mut parts = line.english.split("\n    .");
            let value = parts.next().unwrap_or_default();
            let forms = parts.filter_map(|part| part.split_once(" ="));
            let all: Vec<_> = [("", value)].into_iter().chain(forms).collect();
            all.into_iter().map(move |(form, text)| (file, line.key, form, text.trim()))
        })
    })
}

fn none(wrong: impl Iterator<Item = String>) {
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_message_is_stilted() {
    none(entries().filter_map(|(file, key, _, text)| {
        let what = stilted(&words(text))?;
        Some(format!("{file}: {key}: {what}"))
    }));
}

/// Requests and commands have straight quotes, as one types them; all else has those of print.
#[test]
fn quotes_are_those_of_print() {
    none(entries().filter_map(|(file, key, _, text)| {
        let said = words(text);
        let typed = ["cli", "errors"].contains(&file);
        let wrong = match typed {
            true => said.contains("'s ") || said.contains("s' "),
            false => said.contains(['"', '\'']),
        };
        wrong.then(|| format!("{file}: {key}: {text}"))
    }));
}

/// `three_placed` is a word of files; people read "three".
#[test]
fn values_of_options_are_words() {
    let options = entries().filter(|(file, ..)| file.ends_with("-options"));
    let raw = options.filter(|(_, _, _, text)| words(text).contains('_'));
    none(raw.map(|(_, key, form, text)| format!("{key} .{form}: {text}")));
}

/// The title of a card stands in quotes wherever it stands in a sentence: some have "and" in them, others a full stop.
#[test]
fn titles_of_cards_stand_in_quotes() {
    let titles = |key: &str| match key {
        // A technology is a thing and not a title, and a number of an order.
        _ if key.starts_with("fs-") => {
            &["{ $card }", "{ $event }", "{ $upgrade }", "{ $discarded }"][..]
        }
        _ => &["{ $event }", "{ $leader }"][..],
    };
    none(entries().filter_map(|(file, key, _, text)| {
        let game = file.starts_with("forbidden") || file.starts_with("starcraft");
        // Alone it is a label, before a colon or a full stop a heading.
        let label =
            |title: &str| text.strip_prefix(title).is_some_and(|rest| !rest.starts_with(' '));
        let bare = |title: &&&str| {
            let open = |at: usize| {
                !text[..at].ends_with('“') || !text[at + title.len()..].starts_with('”')
            };
            // "Do you use { $card }?": the ability of a faction, which has no title.
            text.match_indices(**title)
                .any(|(at, _)| open(at) && !text[..at].contains("[fs-dominate-of]"))
        };
        let found = titles(key).iter().filter(|title| !label(title)).find(bare)?;
        (game && key != "fs-title").then(|| format!("{key}: {found} in {text}"))
    }));
}

/// A message with something for each of its variables: seats of one faction, a system or a world whose name begins with
/// its article, and two of whatever else there is.
fn filled(key: &'static str, variables: &[&'static str], area: &Message) -> Message {
    let arg = |name: &str| -> Arg {
        match name {
            "seat" | "owner" | "attacker" | "defender" | "beneath" | "other" | "who" => {
                Seat(0).into()
            }
            "from" | "to" if key == "fs-hits" => Seat(0).into(),
            "system" | "active" | "beside" => Name::new("system", "tile_7b").into(),
            "area" | "to" | "target" => area.clone().into(),
            "unit" => Name::new("fs-unit", "ork_boyz").into(),
            _ => 2.into(),
        }
    };
    Message { args: variables.iter().map(|name| (*name, arg(name))).collect(), ..Message::new(key) }
}

/// Every message of Forbidden Stars, filled, as it is read where seats are this faction.
fn told(faction: &'static str, area: &Message) -> Vec<(&'static str, String)> {
    let names = [Name::new("player", faction).into()];
    let people = People { reader: None, names: &names };
    let keys = english().keys().filter(|(key, _)| key.starts_with("fs-"));
    keys.map(|(key, variables)| (key, english().say_to(&filled(key, &variables, area), people)))
        .collect()
}

fn world(id: &'static str) -> Message {
    message!("fs-world", world = Name::new("world", id))
}

fn void() -> Message {
    let corner = Name::new("corner", "nw");
    message!("fs-void", corner = corner, system = Name::new("system", "tile_10b"))
}

/// "Ultramarines draw", "Iyanden draws"; but "an objective of Ultramarines lies there".
#[test]
fn factions_that_are_many_have_verbs_of_many() {
    for (faction, name) in [
        ("ultramarines", "Ultramarines"),
        ("world_eaters", "World Eaters"),
        ("evil_sunz", "Evil Sunz"),
    ] {
        none(told(faction, &void()).into_iter().filter_map(|(key, said)| {
            let wrong = said.match_indices(name).any(|(at, _)| {
                let verb = said[at + name.len()..].strip_prefix(' ').unwrap_or_default();
                let verb = verb.split([' ', '.', ',']).next().unwrap_or_default();
                let singular = verb.ends_with('s') && verb.starts_with(char::is_lowercase);
                singular && !said[..at].ends_with(" of ")
            });
            wrong.then(|| format!("{key}: {said}"))
        }));
    }
    let drawn = message!("fs-log-cards-drawn", seat = Seat(0), count = 5);
    let names = [Name::new("player", "iyanden").into()];
    let people = People { reader: None, names: &names };
    assert_eq!(english().say_to(&drawn, people), "Iyanden draws 5 cards.");
}

/// "On Torcerus", "in the north-western void"; and no capital letter within a sentence.
#[test]
fn one_is_on_a_world_and_in_a_void() {
    for (area, wrong) in [
        (world("tile_10b_nw"), " in Torcerus"),
        (void(), " on the north-western void"),
        (world("tile_8b_nw"), " The Vault"),
        (world("tile_8b_nw"), " The Shoals"),
    ] {
        // An objective lies on a world, and so does all that is built there; ships are in voids.
        let one_kind = |key: &str| {
            let kinds = ["objective", "structure", "captured", "strike", "reason", "aim"];
            kinds.iter().any(|it| key.contains(it))
        };
        none(told("iyanden", &area).into_iter().filter_map(|(key, said)| {
            let found = said.match_indices(wrong).any(|(at, _)| {
                let before = said[..at].chars().last();
                before.is_some_and(|c| c.is_alphanumeric() || c == ',')
            });
            (found && !one_kind(key)).then(|| format!("{key}: {said}"))
        }));
    }
}

/// "A unit of Ork Boyz": their name is a plural.
#[test]
fn units_whose_name_is_a_plural_have_no_article_of_one() {
    let names = sheets(english()).into_iter().find(|sheet| sheet.file == "forbidden-stars-names");
    let mut plurals = 0;
    for line in names.expect("the names").lines {
        let Some(id) = line.key.strip_prefix("fs-unit-") else { continue };
        let unit = Name::new("fs-unit", id);
        let many = english().form(&unit, "number").is_some();
        let one = english().say(&message!("fs-one", what = unit));
        assert_eq!(many, one.starts_with("a unit of "), "{one}");
        assert!(many || !one.ends_with(['s', 'z']), "{one}");
        plurals += usize::from(many);
    }
    assert_eq!(plurals, 3);
}
