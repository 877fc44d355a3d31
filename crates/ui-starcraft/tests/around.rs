//! The pages around the tables, as this game fills them: start, form, lobby, rules, help, reference.

use std::collections::HashSet;
use std::sync::LazyLock;

use kernel::option_name;
use maud::Markup;
use serde_json::json;
use starcraft::Expansion;
use starcraft::content::{Confidence, content, content_of};
use starcraft::ids::{Building, Card, Faction, Leader, Order};
use tongue::english;
use ui::kind::GameKind;
use ui::reference::{Entry, reference_page};
use ui::show::MainOption;
use ui::start::form::{NAME_LETTERS, TITLE_LETTERS, named};
use ui::start::{
    FinishedGame, Form, GameCard, LeftLesson, NewGame, NewTable, OnOffer, Part, SeatKind,
    SeatedPlayer, Start, Ticket, help_page, new_game_page, rule_entry, rules_page, start_page,
};
use ui_starcraft::Pages;

static GAME: LazyLock<GameKind> = LazyLock::new(GameKind::of::<Pages>);

// ---- the form

const BOTS: [&str; 2] = ["random", "easy"];

/// `seat0=here&…` without the escapes of a real form.
fn fields(text: &str) -> Vec<(String, String)> {
    let pair = |pair: &str| pair.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()));
    text.split('&').filter_map(pair).collect()
}

fn asked(text: &str) -> Result<NewGame, String> {
    let game = NewGame::from_fields(&GAME, &fields(text), &BOTS, english());
    game.map_err(|wrong| english().say(&wrong))
}

fn wrong(text: &str) -> String {
    asked(text).expect_err("a wrong form")
}

#[test]
fn a_filled_form_becomes_a_game() {
    let game = asked(
        "title= Friday  table &seat0=here&name0=Mira&faction0=overmind&seat1=empty&seat2=open\
         &faction2=&seat3=bot-easy&faction3=tassadar&rule-galaxy=auto&rule-factions=choose",
    )
    .expect("a game");
    assert_eq!(game.title, "Friday table");
    let seats = [SeatKind::Here("Mira".into()), SeatKind::Open, SeatKind::Bot("easy".into())];
    assert_eq!(game.seats, seats);
    assert_eq!(game.setup["players"], 3);
    assert_eq!(game.setup["factions"], json!(["overmind", null, "tassadar"]));
    // Defaults are left out: a record says only what was decided.
    assert_eq!(game.setup["options"], json!({"galaxy": "auto"}));
}

#[test]
fn the_offered_form_is_the_quick_game() {
    let quick = NewGame::quick(&GAME, "Mira", "easy", english()).expect("a game");
    assert_eq!(quick.seats.len(), 4);
    assert_eq!(quick.title, "", "each reader names it after its host");
    assert_eq!(quick.setup["options"]["galaxy"], "auto");
    assert_eq!(quick.setup["options"]["factions"], "random");
    let nameless = NewGame::quick(&GAME, "", "easy", english()).expect("a game");
    assert_eq!(nameless.seats[0].name(), Some("Player 1"));
}

#[test]
fn several_people_share_a_screen() {
    let game = asked("seat0=here&seat1=here&name1=Ines&seat2=bot-random").expect("a game");
    let names: Vec<_> = game.seats.iter().map(SeatKind::name).collect();
    assert_eq!(names, [Some("Player 1"), Some("Ines"), None]);
}

#[test]
fn hints_can_be_ruled_out() {
    assert!(asked("seat0=here&seat1=open").expect("a game").hints);
    assert!(!asked("seat0=here&seat1=open&hints=off").expect("a game").hints);
}

#[test]
fn take_backs_are_free_only_for_who_plays_alone() {
    let free = |form: &str| asked(form).expect("a game").take_backs;
    assert!(NewGame::quick(&GAME, "Mira", "easy", english()).expect("a game").take_backs);
    assert!(free("seat0=here&seat1=bot-easy&take-backs=on"));
    assert!(!free("seat0=here&seat1=bot-easy"));
    assert!(!free("seat0=here&seat1=here&seat2=bot-easy&take-backs=on"));
    assert!(!free("seat0=here&seat1=open&seat2=bot-easy&take-backs=on"));
}

#[test]
fn wrong_forms_are_refused_in_a_sentence() {
    // SC-GEN-01
    assert_eq!(wrong("seat0=here"), "The game is for 2 to 6 players: fill at least 2 seats.");
    assert_eq!(wrong(""), "The game is for 2 to 6 players: fill at least 2 seats.");
    assert_eq!(
        wrong("seat0=open&seat1=bot-easy"),
        "Take a seat yourself: set one of them to “You” or “On this screen”."
    );
    assert_eq!(
        wrong("seat0=here&faction0=overmind&seat1=open&faction1=overmind"),
        "Chosen twice: The Overmind. Two seats cannot share a faction."
    );
    assert_eq!(wrong("seat0=here&seat1=bot-deep"), "There is no bot called “deep”.");
    assert_eq!(wrong("seat0=here&seat1=ghost"), "Seat 2 cannot be “ghost”.");
    assert_eq!(wrong("seat0=here&seat1=open&faction1=zeratul"), "There is no faction “zeratul”.");
    // SC-TEAM-01
    assert_eq!(
        wrong("seat0=here&seat1=open&seat2=open&rule-teams=pairs"),
        "Team Play is for 4 or 6 players, not 3."
    );
    // SC-AMB-64
    assert_eq!(
        wrong("seat0=here&seat1=open&rule-round_limit=9"),
        "A round limit can only be set for Galactic Conquest."
    );
    let gc = "seat0=here&seat1=open&rule-variant=galactic_conquest&rule-round_limit=";
    assert!(asked(&format!("{gc}9")).is_ok());
    assert!(wrong(&format!("{gc}many")).contains("0 to 1,000"));
    assert!(wrong("seat0=here&seat1=open&rule-colour=red").contains("no option 'colour'"));
    assert!(wrong("seat0=here&seat1=open&rule-galaxy=big").ends_with("manual or auto."));
}

/// The expansion as it is asked for.
const BROOD_WAR: &str = "rule-expansion=brood_war";

/// Whether an option belongs to the expansion.
fn expands(key: &str) -> bool {
    let fold = GAME.main.iter().find(|option| option.key() == "expansion").expect("the fold");
    key == "expansion" || fold.within().iter().any(|option| option.key() == key)
}

#[test]
fn every_option_can_be_set_to_every_value() {
    for (key, list) in GAME.options {
        for value in list.split(" | ").filter(|value| !value.contains("..")) {
            // All scenarios can be played by three.
            let fourth = if *key == "scenario" { "" } else { "&seat3=bot-easy" };
            let seats = format!("seat0=here&seat1=open&seat2=open{fourth}");
            let rule = format!("{seats}&rule-{key}={value}");
            let game = asked(&match expands(key) {
                true if *key == "survival_bases" => {
                    format!("{seats}&{BROOD_WAR}&rule-mode=survival&rule-{key}={value}")
                }
                true => format!("{seats}&{BROOD_WAR}&rule-{key}={value}"),
                false => rule.clone(),
            });
            let game = game.expect("a game");
            assert_eq!(game.setup["options"].get(key).is_some(), value != GAME.default(key));
            // What belongs to the expansion means nothing without it.
            if expands(key) && *key != "expansion" {
                let game = asked(&rule).expect("a game of the base box");
                assert!(game.setup["options"].get(key).is_none(), "{key}");
            }
        }
    }
}

#[test]
fn options_with_a_place_of_their_own_have_words_in_every_language() {
    for tongue in tongue::offered() {
        for option in GAME.main_options() {
            let words: Vec<String> = match option {
                MainOption::Choice(_, values) => {
                    // What goes without saying has no words for it.
                    let told = values.iter().filter(|value| {
                        !expands(option.key()) || **value != GAME.default(option.key())
                    });
                    let titles = values.iter().map(|value| format!("{value}-title"));
                    let told = told.map(|value| format!("{value}-told"));
                    titles.chain(told).chain(["title".to_owned()]).collect()
                }
                MainOption::Switch(_, value) | MainOption::Fold(_, value, _) => {
                    ["title", "note", "told"].map(|word| format!("{value}-{word}")).to_vec()
                }
            };
            for word in words {
                let (name, code) = (option_name(GAME.id, option.key()), tongue.code());
                assert!(tongue.form(&name, &word).is_some(), "{code}: {name:?} has no {word}");
            }
        }
    }
}

#[test]
fn names_are_one_short_line() {
    assert_eq!(named("  Mi\u{202e}ra\nK ", 1, english()), "Mira K");
    for nothing in ["", " ", "\u{200b}", "\u{3164}", "\u{2800}\u{ad}", "\u{301}\u{302}"] {
        assert_eq!(named(nothing, 4, english()), "Player 4");
    }
    assert_eq!(named(&"x".repeat(99), 1, english()).len(), NAME_LETTERS);
    let long = format!("seat0=here&seat1=open&title={}", "ä".repeat(99));
    assert_eq!(asked(&long).expect("a game").title.chars().count(), TITLE_LETTERS);
}

// ---- lists

/// The one game, for somebody who knows it or not.
fn offered(known: bool) -> [OnOffer<'static>; 1] {
    [OnOffer { kind: &GAME, known, left: None }]
}

/// The start page of somebody who has no game.
fn start<'a>(games: &'a [OnOffer<'a>]) -> Start<'a> {
    Start {
        tongue: english(),
        games,
        level: "easy",
        ticket: Ticket { ticket: "ab", promise: "cd" },
        invited: &[],
        tables: Part::whole(&[], 0),
        finished: Part::whole(&[], 0),
    }
}

/// The page with the form.
fn new_table(form: &Form) -> NewTable<'_> {
    static GAMES: LazyLock<[&GameKind; 1]> = LazyLock::new(|| [&GAME]);
    NewTable {
        tongue: english(),
        games: &*GAMES,
        game: &GAME,
        bots: &["easy"],
        ticket: Ticket { ticket: "ab", promise: "cd" },
        form,
        member: false,
        trouble: None,
    }
}

/// The start page with one finished game.
fn finished_page(game: FinishedGame) -> String {
    let (offers, games) = (offered(true), [game]);
    let start = Start { finished: Part::whole(&games, 0), ..start(&offers) };
    start_page(&start).into_string()
}

fn game(title: &str, your_turn: bool) -> GameCard {
    GameCard {
        time: None,
        table: "k3".into(),
        title: title.into(),
        state: "Round 1, Planning.".into(),
        your_turn,
        waiting: vec!["Ola".into(), "Piet".into()],
        seats: vec![SeatedPlayer { name: "<Ola>".into(), you: false, side: None }],
        map: Markup::default(),
    }
}

fn over(points: Option<(u16, Option<u16>)>, winners: &[&str]) -> String {
    let winner = |&name: &&str| SeatedPlayer { name: name.into(), you: name == "You", side: None };
    let winners = winners.iter().map(winner).collect();
    let game = FinishedGame {
        table: "k3".into(),
        title: "Friday".into(),
        winners,
        won: false,
        ending: "conquest points".into(),
        points,
        round: 6,
        date: "yesterday".into(),
    };
    finished_page(game).replace("<b>", "").replace("</b>", "")
}

#[test]
fn games_that_wait_for_the_viewer_come_first() {
    let offers = offered(true);
    let games = [game("Later", false), game("Now", true)];
    let start = Start {
        tables: Part { all: 14, after: Some("/?games=2".into()), ..Part::whole(&games, 1) },
        ..start(&offers)
    };
    let page = start_page(&start).into_string();
    let place = |words: &str| page.find(words).expect(words);
    assert!(place("<strong>Now") < place("<strong>Later"));
    assert!(page.contains("1 waiting for you") && page.contains("Ola and 1 more"));
    assert!(page.contains("&lt;Ola&gt;") && !page.contains("New here?"));
    assert!(page.contains("href=\"/?games=2\" rel=\"next\"") && !page.contains("rel=\"prev\""));
    let finished = place("Play now") < place("Your games") && !page.contains("id=\"finished\"");
    assert!(finished, "what is empty takes no room");
}

#[test]
fn whoever_is_new_to_a_game_is_led_to_its_guided_game_and_back_into_it() {
    let new = start_page(&start(&offered(false))).into_string();
    assert!(new.contains("New here?") && new.contains("New to StarCraft?"));
    assert!(!new.contains("Your games") && !new.contains("class=\"hero vh\""));

    let lesson = &GAME.lessons[0];
    let left = |known| {
        let left = Some(LeftLesson { lesson, table: "k3".into(), note: 3 });
        start_page(&start(&[OnOffer { kind: &GAME, known, left }])).into_string()
    };
    let go_on = format!("Go on: note 3 of {}", lesson.notes.len());
    let button = |page: &str, words: &str| {
        let before = page.find(words).map(|at| &page[..at]).expect(words);
        before.rfind("class=\"btn").map(|at| before[at..].to_owned()).expect("a button")
    };
    let page = left(false);
    assert!(page.contains("href=\"/t/k3\"") && !page.contains("New here?"));
    assert!(
        button(&page, &go_on).contains("primary") && !button(&page, "Play now").contains("primary")
    );
    let page = left(true);
    assert!(
        !button(&page, &go_on).contains("primary") && button(&page, "Play now").contains("primary")
    );
}

#[test]
fn results_are_sentences() {
    assert!(over(Some((16, Some(14))), &["Ola"]).contains("Ola won 16 to your 14"));
    assert!(over(Some((15, None)), &["You"]).contains("You won with 15 points"));
    assert!(over(None, &["Ola", "Piet"]).contains("Ola and Piet won<"));
    assert!(over(None, &[]).contains("Nobody won"));
}

// ---- pages

#[test]
fn pages_are_sound() {
    let form = Form::new(&GAME, "Mira", "easy");
    let table = NewTable { trouble: Some("No."), ..new_table(&form) };
    for page in [
        start_page(&start(&offered(true))),
        start_page(&start(&offered(false))),
        new_game_page(&table),
        help_page(table.games, &GAME, english()),
        rules_page(&[], &GAME, "", english()),
        reference_page(&[], &GAME, english()),
    ] {
        let page = page.into_string();
        for tag in page.split('<') {
            let tag = tag.split('>').next().unwrap_or("");
            assert!(tag.matches(" class=").count() < 2, "two classes: {tag}");
        }
        assert!(!page.contains("style=") && !page.contains("<script>"), "the policy forbids it");
        assert_eq!(page.matches("<h1").count(), 1);
        let mut ids: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "an id stands twice");
    }
}

/// The classes that the selectors of a style sheet name.
fn classes(css: &str) -> HashSet<&str> {
    let selectors = css.split('}').filter_map(|rule| rule.rsplit_once('{')).map(|rule| rule.0);
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    selectors
        .flat_map(|selector| selector.split('.').skip(1))
        .filter_map(|rest| rest.split(ends).next())
        .filter(|class| class.starts_with(|c: char| c.is_ascii_alphabetic()))
        .collect()
}

#[test]
fn pages_and_table_share_no_class_by_chance() {
    const SHARED: [&str; 6] = ["btn", "em", "i", "key", "label", "tip"];
    let mine = classes(include_str!("../../ui/assets/css/70-start.css"));
    assert!(mine.contains("seatrow"));
    for css in [
        include_str!("../assets/galaxy.css"),
        include_str!("../../ui/assets/css/40-table.css"),
        include_str!("../../ui/assets/css/50-tray.css"),
        include_str!("../../ui/assets/css/55-phone.css"),
        include_str!("../assets/battle.css"),
        include_str!("../../ui/assets/css/60-ending.css"),
    ] {
        let both: Vec<_> = mine.intersection(&classes(css)).copied().collect();
        assert!(both.iter().all(|class| SHARED.contains(class)), "{both:?}");
    }
}

// ---- rules

#[test]
fn every_rule_is_on_the_page_once() {
    let page = rules_page(&[], &GAME, "", english()).into_string();
    for rule in GAME.book(english()).rules() {
        assert_eq!(page.matches(&format!("id=\"{}\"", rule.id)).count(), 1, "{}", rule.id);
    }
}

#[test]
fn a_search_finds_all_words_in_any_case() {
    let page = rules_page(&[], &GAME, "orbital DEFENSE", english()).into_string();
    assert!(page.contains("id=\"SC-MOD-12\""));
    assert!(page.contains("<mark>orbital</mark> <mark>defense</mark>"));
    assert!(!page.contains("id=\"SC-MOD-01\""));
    let none = rules_page(&[], &GAME, "xyzzy <b>", english()).into_string();
    assert!(none.contains("Nothing found") && none.contains("&lt;b&gt;"));
}

#[test]
fn a_search_shows_a_limited_number() {
    let page = rules_page(&[], &GAME, "a", english()).into_string();
    let shown = page.matches("<li id=\"SC-").count();
    assert!(shown < 100 && page.contains(&format!("the first {shown} are shown")));
    let few = rules_page(&[], &GAME, "orbital", english()).into_string();
    assert!(!few.contains("are shown"));
    // However long a query is, only the beginning of it is looked for.
    let (all, long) = (rules_page(&[], &GAME, "", english()).into_string(), "e ".repeat(5_000));
    assert!(rules_page(&[], &GAME, &long, english()).into_string().len() < all.len());
}

/// A rule that is named in a text exists: pages make links of all numbers.
#[test]
fn every_number_that_becomes_a_link_leads_to_a_rule() {
    let page = rules_page(&[], &GAME, "", english()).into_string();
    for link in page.split("href=\"/rules/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(GAME.book(english()).rule(link).is_some(), "{link}");
    }
}

// ---- the reference

fn look_up(kind: &str, name: &str) -> Option<Entry> {
    if kind == "rule" {
        rule_entry(GAME.book(english()), name, english())
    } else {
        (GAME.entry)(kind, name, english())
    }
}

/// As it stands in addresses and attributes.
fn tip_of(kind: &str, name: &str) -> String {
    let game = if kind == "rule" { "" } else { "starcraft/" };
    format!("{game}{kind}/{}", name.replace('#', "_"))
}

fn every_id() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, String)> = Vec::new();
    for content in [Expansion::None, Expansion::BroodWar].map(content_of) {
        all.extend(content.all_units().map(|id| ("unit", id.to_string())));
        all.extend(content.all_cards().map(|id| ("card", id.to_string())));
        all.extend(content.all_techs().map(|id| ("tech", id.to_string())));
        all.extend(content.all_events().map(|id| ("event", id.to_string())));
        all.extend(content.all_modules().map(|id| ("module", id.to_string())));
        let planets = content.tiles.iter().chain(content.promo.iter());
        all.extend(planets.map(|id| ("planet", id.to_string())));
    }
    all.sort();
    all.dedup();
    all.extend(Building::all().map(|id| ("building", id.to_string())));
    all.extend(Faction::all().map(|id| ("faction", id.to_string())));
    all.extend(Order::all().map(|id| ("order", id.to_string())));
    all.extend(Leader::all().map(|id| ("leader", id.to_string())));
    let tokens = ["guard", "resource_token", "mind_control", "conquest_point"];
    let pieces = ["worker", "base", "transport"].into_iter().chain(tokens);
    all.extend(pieces.map(|id| ("piece", id.to_owned())));
    let sites = ["infested_command_center", "warp_gate", "overmind", "cerebrate"];
    all.extend(sites.map(|id| ("installation", id.to_owned())));
    all.extend(GAME.book(english()).rules().iter().map(|rule| ("rule", rule.id.to_owned())));
    all
}

#[test]
fn everything_has_an_entry_and_a_page_whose_links_lead_somewhere() {
    let all = every_id();
    assert!(all.len() > 1000);
    // As they stand in addresses and in ids of elements.
    let known: HashSet<String> = all.iter().map(|(kind, name)| tip_of(kind, name)).collect();
    for (kind, name) in &all {
        let tip = look_up(kind, name).expect(name).tip().into_string();
        assert!(tip.contains("<strong>") && !tip.contains("id="), "{kind}/{name}: {tip}");
        let page = look_up(kind, &name.replace('#', "_"))
            .expect(name)
            .page(&GAME, english())
            .into_string();
        for link in page.split("data-tip=\"").skip(1) {
            let link = link.split('"').next().unwrap_or("");
            assert!(known.contains(link), "{kind}/{name} links to {link}");
        }
    }
}

#[test]
fn rules_of_entries_exist() {
    for (kind, name) in every_id() {
        let entry = look_up(kind, &name).expect("an entry");
        for id in entry.rules {
            assert!(
                GAME.book(english()).rules().iter().any(|rule| rule.id == id),
                "{kind}/{name}: {id}"
            );
        }
    }
}

#[test]
fn what_does_not_exist_has_no_entry() {
    for (kind, name) in [
        ("unit", "probe"),
        ("card", "terran_bunker#9"),
        ("card", ""),
        ("tech", "../../x"),
        ("rule", "SC-NONE-01"),
        ("piece", "dice"),
        ("spell", "marine"),
        ("unit", ""),
    ] {
        assert!(look_up(kind, name).is_none(), "{kind}/{name}");
    }
}

#[test]
fn doubt_is_said() {
    // A card whose number is only inferred says so; a sourced one does not.
    let doubtful =
        Card::all().filter(|&card| starcraft::face(card).confidence != Confidence::Sourced);
    assert!(doubtful.count() > 0);
    for card in content().all_cards() {
        let said = look_up("card", &card.to_string())
            .expect("a card")
            .tip()
            .into_string()
            .contains("How sure");
        assert_eq!(said, starcraft::face(card).confidence != Confidence::Sourced, "{card}");
    }
}

#[test]
fn what_was_agreed_is_told() {
    use ui::start::{Lobby, Terms, lobby_page};
    let told = |setup: &serde_json::Value| {
        let lobby = Lobby {
            tongue: english(),
            game: &GAME,
            table: "k3",
            title: "Friday",
            seats: &[],
            setup,
            terms: Terms { hints: true, clock: None, rated: false, behind: None, programs: false },
            promise: "",
            fill: &[],
            listed: ui::start::Listing::default(),
            invites: false,
            done: None,
        };
        lobby_page(&lobby).into_string()
    };
    let usual = told(&json!({"players": 4}));
    for (key, list) in GAME.options {
        let other = list.split(" | ").nth(1).unwrap_or("");
        let other = if other.contains("..") { "12" } else { other };
        let page = told(&json!({"players": 4, "options": {*key: other}}));
        assert_ne!(page, usual, "{key}={other} is not told");
    }
}

/// A rated table tells what a game there counts for, and where it counts for nothing since the teams are not of a size.
#[test]
fn a_rated_table_with_uneven_teams_says_that_it_changes_nothing() {
    let even = |setup| (GAME.even)(&setup);
    assert!(
        even(json!({"players": 3})) && even(json!({"players": 4, "options": {"teams": "pairs"}}))
    );
    let uneven = json!({
        "players": 3,
        "factions": ["arcturus_mengsk", "jim_raynor", "overmind"],
        "options": {"expansion": "brood_war", "scenario": "trump_card"},
    });
    (GAME.check)(&uneven).expect("it can be played");
    assert!(!even(uneven));
}
