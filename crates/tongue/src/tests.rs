use kernel::{Arg, Message, Name, Seat, message};

use crate::{Mark, People, Tongue, tongue};

/// A language of a few lines.
fn made(code: &str, text: &str) -> Tongue {
    let common = include_str!("../locales/en/common.ftl");
    let mut tongue = Tongue::empty(code);
    tongue.read("common", common);
    tongue.read("test", text);
    assert_eq!(tongue.problems(), [""; 0]);
    tongue
}

fn unit(id: &'static str) -> Name {
    Name::new("unit", id)
}

const ENGLISH: &str = r#"
unit-marine = Marine
    .many = Marines
    .article = a
unit-ultralisk = Ultralisk
    .many = Ultralisks
    .article = an
some = { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
build = { $seat ->
        [you] { AS($seat, "You") } build { $units } with { term-worker.many }.
       *[other] { NAME($seat, form: "start") } builds { $units } with { term-worker.many }.
    }
term-worker = worker
    .many = workers
place = { $n }{ NUMBER($n, type: "ordinal") ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    }
either = { LIST($units, type: "or") }?
route = the route between { $one } and { $other }
    .start = The route between { $one } and { $other }
go = { NAME($route, form: "start") } is open.
"#;

fn some(count: u8, id: &'static str) -> Message {
    message!("some", count = count, unit = unit(id))
}

#[test]
fn plurals_articles_lists_and_the_reader() {
    let english = made("en", ENGLISH);
    let units: Arg =
        [some(1, "ultralisk"), some(2, "marine"), some(1, "marine")].into_iter().collect();
    let said = message!("build", seat = Seat(1), units = units);
    let names = [message!("person", name = "Anna").into(), message!("person", name = "Bo").into()];
    let to = |reader| english.say_to(&said, People { reader, names: &names });
    assert_eq!(to(Some(Seat(1))), "You build an Ultralisk, 2 Marines and a Marine with workers.");
    assert_eq!(to(Some(Seat(0))), "Bo builds an Ultralisk, 2 Marines and a Marine with workers.");
    assert!(english.say(&said).starts_with("Player 2 builds "));
    for (n, text) in [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (22, "22nd")] {
        assert_eq!(english.say(&message!("place", n = n)), text);
    }
    let units: Arg = [unit("marine"), unit("ultralisk")].into_iter().collect();
    assert_eq!(english.say(&message!("either", units = units)), "Marine or Ultralisk?");
}

#[test]
fn a_page_learns_what_the_names_stand_for() {
    let english = made("en", ENGLISH);
    let units: Arg = [some(2, "marine")].into_iter().collect();
    let said = message!("build", seat = Seat(0), units = units);
    let people = People { reader: Some(Seat(0)), names: &[] };
    let marine = unit("marine");
    assert_eq!(
        english.said(&said, people).pieces().collect::<Vec<_>>(),
        [
            ("You", Some(Mark::Seat(Seat(0)))),
            (" build 2 ", None),
            ("Marines", Some(Mark::Name(&marine))),
            (" with ", None),
            ("workers", Some(Mark::Term("term-worker"))),
            (".", None),
        ]
    );
    // A name with names in it is one.
    let route = message!("route", one = unit("marine"), other = unit("ultralisk"));
    let open = message!("go", route = route.naming(Name::new("route", "r1")));
    let said = english.said(&open, People::default());
    assert_eq!(said.text, "The route between Marine and Ultralisk is open.");
    assert_eq!(said.marks, [(0..38, Mark::Name(&Name::new("route", "r1")))]);
}

#[test]
fn cases_genders_and_plurals_of_polish() {
    let polish = made(
        "pl",
        r#"
unit-marine = Marine
    .gender = m
    .acc = Marine'a
    .acc-few = Marine'y
    .acc-many = Marine'ów
unit-mutalisk = Mutalisk
    .gender = m
unit-hydra = Hydra
    .gender = f
    .acc = Hydrę
lose = Tracisz { $count ->
        [one] { WORD($unit, "gender") ->
            [f] jedną
           *[m] jednego
        } { NAME($unit, form: "acc") }
        [few] { $count } { NAME($unit, form: "acc-few") }
       *[other] { $count } { NAME($unit, form: "acc-many") }
    }.
"#,
    );
    let lose = |count: u8, id| polish.say(&message!("lose", count = count, unit = unit(id)));
    assert_eq!(lose(1, "marine"), "Tracisz jednego Marine'a.");
    assert_eq!(lose(3, "marine"), "Tracisz 3 Marine'y.");
    assert_eq!(lose(5, "marine"), "Tracisz 5 Marine'ów.");
    assert_eq!(lose(1, "hydra"), "Tracisz jedną Hydrę.");
    // A form that a name does not have is the usual one.
    assert_eq!(lose(5, "mutalisk"), "Tracisz 5 Mutalisk.");
}

#[test]
fn slips_in_the_files_are_found() {
    let problem = |text: &str| {
        let mut tongue = Tongue::empty("en");
        tongue.read("test", text);
        !tongue.problems().is_empty()
    };
    assert!(!problem("fine = A { $b }"));
    for wrong in [
        "a = { FOO($b) }",
        "a = { NAME($b, case: \"x\") }",
        "a = { $b ->\n [one] x\n}",
        "a = x\na = y",
        "a = { $b",
        "a = { -term(b: 1) }",
    ] {
        assert!(problem(wrong), "{wrong}");
    }
    // What cannot be said shows.
    let english = made("en", "a = { $b } { c }\nloop = { loop }");
    assert_eq!(english.say(&message!("a")), "{$b} {c}");
    assert_eq!(english.say(&message!("missing")), "{missing}");
    assert!(english.say(&message!("loop")).contains("{loop}"));
}

#[test]
fn the_made_up_language_shows_what_was_forgotten() {
    let pseudo = made("en", ENGLISH).pseudo();
    assert_eq!(pseudo.say(&some(2, "marine")), "⟦2 ⟦Máářïïñééš⟧⟧");
    assert!(tongue(crate::PSEUDO).is_some());
    assert!(crate::offered().all(|tongue| tongue.code() != crate::PSEUDO));
}

#[test]
fn the_language_of_keys_says_them() {
    let keys = made("en", ENGLISH).keyed();
    assert_eq!(keys.say(&some(2, "marine")), "some");
    assert_eq!(keys.name(&unit("marine")), "unit-marine");
    assert_eq!(keys.form(&unit("marine"), "many").as_deref(), Some("unit-marine.many"));
    assert_eq!(keys.say(&message!("person", name = "Anna")), "Anna");
    assert!(tongue(crate::KEYS).is_some());
}
