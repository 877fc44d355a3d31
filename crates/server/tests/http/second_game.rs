//! A server with two games, one of which nobody has heard of: the toy of the kernel's tests. Nothing
//! between the rules of a game and its pages may depend on which game it is.

#[path = "../../../kernel/tests/toy/mod.rs"]
mod toy;

use std::fmt;
use std::sync::Arc;

use crate::client::{Browser, asked, config, file, host};
use house::{Door, Of};
use kernel::history::Record;
use kernel::{Arg, Game, Message, Name, Options, Seen, message};
use maud::{Markup, html};
use native::Native;
use toy::{Action, Event, Sound, View};
use ui::fragment::Fragment;
use ui::motion::Motion;
use ui::note::{Note, Topic};
use ui::picture::Board;
use ui::scene::{Ask, Choice, ChoiceKind, Facts, Line, Look, Player, Scene};
use ui::show::Show;
use ui::table::part;

/// The pages of the toy.
struct Pages;

/// A card of one's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Card(u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card-{}", self.0)
    }
}

impl Show for Pages {
    type Game = Sound;
    type Thing = Card;
    type Aim = ();

    const PHASES: &'static [(&'static str, Message)] =
        &[("seal", Message::new("table-setup")), ("toss", Message::new("table-setup"))];
    const QUICK: Message = Message::new("table-setup");

    fn facts(view: &View) -> Facts {
        let player = |points: &u32| Player { name: None, look: Look::NONE, score: *points as u16 };
        Facts {
            you: view.you,
            round: view.round,
            phase: view.phase,
            progress: None,
            pending: view.pending,
            over: view.pending.is_empty(),
            players: view.points.iter().map(player).collect(),
        }
    }

    fn ask(seen: &Seen<Sound>, _view: &View) -> Ask<Card> {
        let (seat, world) = (seen.seat(), seen.world());
        let mut options = Options::new();
        world.options(seat, &mut options);
        let choice = |&action: &Action| Choice {
            in_turn: false,
            action: action.to_string(),
            label: world.describe(action).into(),
            group: None,
            sentence: world.describe(action),
            confirm: None,
            things: match action {
                Action::Seal { card } => vec![Card(card)],
                _ => Vec::new(),
            },
            kind: ChoiceKind::Plain,
            onward: None,
        };
        Ask {
            seat,
            question: world.prompt(seat).expect("a question"),
            aside: Vec::new(),
            rule: "TY-ALL-1",
            choices: options.iter().map(choice).collect(),
            early: Vec::new(),
            barred: Vec::new(),
            attacks: false,
            covered: false,
            wish: None,
        }
    }

    fn waiting(_view: &View, _who: Arg) -> Message {
        message!("verbatim", text = "Waiting")
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! { p #discard { (scene.view.discard.len()) " cards discarded" } }
    }

    fn panels(scene: &Scene<'_, Self>) -> Vec<Fragment> {
        let hand = scene.view.hand.as_deref().unwrap_or_default();
        let cards = html! {
            ul #hand { @for card in hand { li id=(Card(*card)) { (card) } } }
        };
        let ending =
            html! { section #ending hidden[!scene.facts.over] { (ui::promise::promise(scene)) } };
        vec![part("hand", "tray", cards), part("ending", "middle", ending)]
    }

    fn minimap(_scene: &Scene<'_, Self>) -> Markup {
        html! { svg {} }
    }

    fn picture(_scene: &Scene<'_, Self>) -> Board {
        Board::default()
    }

    fn note(event: &Event) -> Note<Card> {
        let note = |topic| Note::new(topic, event.actor()).weighs(1).look();
        match event {
            Event::Sealed { .. } => note(Topic::Orders),
            Event::Trick { .. } | Event::Drew { .. } => note(Topic::Cards),
            Event::Toss { .. } => note(Topic::Round).begins(),
        }
    }

    fn sentence(scene: &Scene<'_, Self>, line: &Line<Event>) -> Option<Markup> {
        Some(match line.event {
            Event::Sealed { seat } => html! { (scene.name(seat)) " seals a card." },
            Event::Trick { seat, card } => {
                html! { (scene.name(seat)) " takes the trick with " (card) "." }
            }
            Event::Drew { seat, card } => html! { (scene.name(seat)) " draws " (card) "." },
            Event::Toss { face } => html! { "The coin shows " (face) "." },
        })
    }

    fn motions(_scene: &Scene<'_, Self>, _events: &[Event]) -> Vec<Motion> {
        Vec::new()
    }

    fn figures(view: &View) -> Vec<Vec<u16>> {
        view.points.iter().map(|points| vec![*points as u16]).collect()
    }

    fn look(_side: &str) -> Look {
        Look::NONE
    }

    fn side_name(_side: &str) -> Option<Name> {
        None
    }

    fn ending(kind: &str) -> Message {
        message!("verbatim", text = format!("by {kind}"))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_of_it_can_be_taken_back() {
    let mut config = config(&file("second-undo.db"));
    config.games = games();
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let fields = [("game", "toy"), ("seat0", "here"), ("seat1", "here")];
    let path = mira.post("/new", &fields).await.location().to_owned();
    let page = mira.get(&format!("{path}?as=0")).await.body;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let choose = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    assert_eq!(mira.post_json(&format!("{path}/act"), &choose).await.status, 200);
    let after = mira.get(&format!("{path}?as=0")).await.body;
    assert!(asked(&after).is_none(), "the card is sealed");
    // On a shared screen the other one is asked now, behind a curtain; a script knows the number.
    let number = mira.get_json(&format!("{path}/at/1?as=0")).await.json();
    assert_eq!(number["moment"], 1);
    let mut back = None;
    for number in 0..9 {
        let number = number.to_string();
        let fields = [("seat", seat.as_str()), ("decision", &number)];
        let answer = mira.post_json(&format!("{path}/undo"), &fields).await;
        back = back.or((answer.status == 200).then_some(number));
    }
    assert!(back.is_some(), "one of the first numbers is the present one");
    let page = mira.get(&format!("{path}?as=0")).await.body;
    assert_eq!(asked(&page).expect("the question again").2, actions);
    server.stop().await;
}

/// The real games, and the toy.
fn games() -> house::Games {
    let real: Vec<Arc<dyn Door>> = house::games::all(&Native).to_vec();
    real.into_iter().chain([Of::<Pages>::new(&Native)]).collect()
}

/// Waits until something is asked or the game is over; the page, and which of them.
async fn wait(browser: &mut Browser, path: &str) -> (String, bool) {
    for _ in 0..2_000 {
        let page = browser.get(path).await.body;
        if asked(&page).is_some() {
            return (page, true);
        }
        if page.contains("<section id=\"ending\">") {
            return (page, false);
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("nothing happens at {path}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_here_knows_is_played_to_its_end() {
    let file = file("second.db");
    let mut config = config(&file);
    config.games = games();
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);

    // It is offered with its own seats, factions and options.
    let start = mira.get("/new?game=toy").await.body;
    assert!(start.contains("game-toy") && start.contains("2 to 4 players"));
    assert!(start.contains("value=\"green\"") && start.contains("name=\"rule-coin\""));
    assert_eq!(mira.get("/new?game=ludo").await.status, 404);
    assert!(mira.get("/rules?game=toy").await.body.contains("TY-ALL-1"));
    assert_eq!(mira.get("/rules/TY-ALL-1").await.location(), "/rules?game=toy#TY-ALL-1");
    assert!(mira.get("/reference/rule/TY-ALL-1?tip").await.body.contains("highest card"));

    let fields = [("game", "toy"), ("seat0", "here"), ("name0", "Mira"), ("seat1", "bot-normal")];
    let made = mira.post("/new", &fields).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let path = made.location().to_owned();
    let mut stream = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let act = format!("{path}/act");
    let mut hinted = 0;
    let mut called = false;
    let end = loop {
        let (page, goes_on) = wait(&mut mira, &format!("{path}?as=0")).await;
        if !goes_on {
            break page;
        }
        let (seat, decision, actions) = asked(&page).expect("a question");
        if hinted == 0 {
            let hint = mira.get_json(&format!("{path}/hint?as=0")).await;
            assert!(hint.body.contains("advised"), "{}", hint.body);
            hinted += 1;
        }
        let choose = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        called |= actions[0].starts_with("call");
        assert_eq!(mira.post_json(&act, &choose).await.status, 200);
    };
    assert!(end.contains("takes the trick with"));
    // Only who takes a trick is asked about the coin, which chance may keep from Mira.
    assert!(!called || end.contains("The coin shows"));

    // What happened was told as it happened, and only what Mira may know.
    let told = stream.next().await.expect("a message");
    assert!(told.to_string().contains("prompt"), "{told}");

    // The record is that of the toy and plays again.
    let record = Record::parse(&mira.get(&format!("{path}/record")).await.body).expect("a file");
    let replayed = record.replay::<Sound>().expect("it is true");
    assert_eq!((record.game.as_str(), replayed.game().players()), ("toy", 2));
    let last = replayed.actions().len();
    for moment in [0, last / 2, last] {
        assert_eq!(mira.get(&format!("{path}/replay?at={moment}&as=1")).await.status, 200);
    }
    assert!(mira.get(&format!("{path}/analysis")).await.body.contains("Who was likely to win"));
    let list = mira.get("/").await.body;
    assert!(list.contains(&path) && list.contains("by points"), "it is listed with the others");
    server.stop().await;

    // Another start finds it again; one that does not know the game says so and serves the rest.
    let server = host(&config).await;
    assert!(mira.at(server.address).get(&path).await.body.contains("takes the trick with"));
    server.stop().await;
    config.games = house::games::all(&Native);
    let server = host(&config).await;
    let lost = mira.at(server.address).get(&path).await;
    assert_eq!(lost.status, 500);
    assert!(lost.body.contains("does not know the game"), "{}", lost.body);
    assert_eq!(mira.at(server.address).get("/").await.status, 200);
    server.stop().await;
}
