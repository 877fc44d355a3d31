//! The leak test: not a byte of what is sent to somebody changes when everything that he or she
//! does not know is dealt anew.

use std::collections::BTreeMap;

use bots::{Budget, Search};
use kernel::history::{Chance, Deal};
use kernel::{Game, Options, Rng, Seat, SeatSet, Seen, Viewer, random_choice};
use starcraft::{Setup, StarCraft};
use table::{Holder, Place, Table};
use ui::scene::Sitter;
use ui::show::Show;
use ui::table::table_page;
use ui_starcraft::Pages;

use crate::draw::all_fragments;
use crate::think::advise;
use crate::{Around, Seated, Sent, Sight, motion, sent};

/// A game at which everybody is a person.
fn seated(setup: Setup, seed: u64) -> Seated<Pages> {
    let players = setup.players.expect("a number");
    let place = |n| Place::new(Holder::Person(format!("p{n}")), format!("Person {n}"));
    let chance = Chance::Seed { seed, salt: Some("salt".to_owned()) };
    let deal = Deal { setup, rules: StarCraft::RULES_VERSION, chance, position: None };
    let table = Table::new(deal, (0..players).map(place).collect()).expect("a legal setup");
    Seated::new(table, serde_json::Value::Null, bots::by_name::<StarCraft>, &native::Native)
}

/// What is around the game in all these tests.
fn around<T>(seated: &Seated<Pages>, draw: impl FnOnce(&Around<'_>) -> T) -> T {
    let sitter = |place: &Place| Sitter {
        name: place.name.clone(),
        bot: None,
        open: false,
        present: true,
        yours: false,
    };
    let seats: Vec<Sitter> = seated.table().places().iter().map(sitter).collect();
    draw(&Around {
        table: "leak",
        title: "Table",
        version: seated.table().changes(),
        retold: 0,
        seats: &seats,
        chat: &[],
        hints: true,
        pace: ui::table::Pace::Normal,
        heard: None,
        study: None,
        preview: None,
        tongue: tongue::english(),
    })
}

/// Everything that is sent about one state of the game: the page, the fragments, what moved.
fn everything(seated: &Seated<Pages>, sight: Sight, game: &StarCraft, at: Option<usize>) -> String {
    let moment = at.unwrap_or(seated.table().moment());
    let viewer = match at {
        Some(_) => sight.seat.map_or(Viewer::Spectator, Viewer::Seat),
        None => sight.viewer(seated.table().pending()),
    };
    let news = seated.events_between(viewer, moment.saturating_sub(3), moment);
    around(seated, |around| {
        seated.drawn(around, sight, game, at, |scene| {
            let page = table_page(scene).into_string();
            let parts = all_fragments(scene, 0).iter().map(sent).collect::<Vec<_>>();
            let moved = Pages::motions(scene, &news).iter().map(motion).collect::<Vec<_>>();
            // What cannot be chosen is named with its reason; some of it may be drawn nowhere.
            let barred = scene.ask.as_ref().map(|ask| format!("{:?}", ask.barred));
            let picture = ui::picture::picture(scene);
            format!("{page}\n{parts:?}\n{moved:?}\n{barred:?}\n{picture}")
        })
    })
}

/// The next message of a stream.
fn tell(
    stream: &mut Sent,
    seated: &Seated<Pages>,
    sight: Sight,
    game: &StarCraft,
) -> Option<serde_json::Value> {
    let (message, sent) = around(seated, |around| stream.update(seated, around, sight, game));
    *stream = sent;
    message
}

fn eyes(seat: Option<Seat>) -> Sight {
    Sight { seat, own: seat.map_or(SeatSet::EMPTY, SeatSet::one) }
}

/// Where two texts part.
#[track_caller]
fn same(true_world: &str, other_world: &str, who: Sight, what: &str) {
    if true_world == other_world {
        return;
    }
    let at = true_world.bytes().zip(other_world.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(200));
        let to = text.ceil_char_boundary((at + 200).min(text.len()));
        text[from..to].to_owned()
    };
    let (one, two) = (around(true_world), around(other_world));
    panic!("{what}: {who:?} can tell two worlds apart:\n{one}\n----\n{two}");
}

/// How much was compared, and how often the other world was another one.
#[derive(Default)]
struct Tally {
    pairs: usize,
    different: usize,
    hints: usize,
}

/// What a hint of the test may think.
const FEW: Budget = Budget::Iterations(12);

impl Tally {
    fn look(&mut self, live: &Seated<Pages>, rng: &mut Rng, what: &str) {
        let players = live.table.places().len() as u8;
        let past = rng.below(live.table.moment() as u32 + 1) as usize;
        let then = live.table.at(past).expect("it was");
        for seat in (0..players).map(Seat) {
            for (game, at) in [(live.table.game(), None), (&then, Some(past))] {
                let world = game.resample(seat, rng);
                self.different += usize::from(&world != game);
                if at.is_none() && live.table.pending().contains(seat) {
                    let hint = |game| {
                        let search = Search::new(7, FEW, 1, &native::Native);
                        format!("{:?}", advise::<Pages>(&Seen::new(game, seat), search, 7, 4))
                    };
                    same(&hint(game), &hint(&world), eyes(Some(seat)), &format!("{what}: hint"));
                    self.hints += 1;
                }
                // Whoever knows nothing at all cannot tell apart what somebody who knows more
                // cannot.
                for who in [eyes(Some(seat)), eyes(None)] {
                    let told = everything(live, who, game, at);
                    same(&told, &everything(live, who, &world, at), who, what);
                    self.pairs += 1;
                }
            }
        }
    }
}

/// Plays a game at random and looks at every so many states with everybody's eyes.
fn compare(options: &[(&str, &str)], players: usize, seed: u64, every: u32) -> Tally {
    let mut live = seated(Setup::new(players, options), seed);
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    let mut choices = Options::new();
    // For each seat one stream of the true world and one of worlds it cannot tell from it.
    let mut streams: Vec<(Sent, Sent)> = (0..=players).map(|_| Default::default()).collect();
    while !live.table.is_over() && live.table.moment() < 900 {
        let pending: Vec<Seat> = live.table.pending().iter().collect();
        let seat = rng.pick(&pending).expect("somebody is asked");
        choices.clear();
        live.table.game().options(seat, &mut choices);
        let action = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
        let before = live.table.game().clone();
        live.table.act(seat, live.table.decision(seat), &[action]).expect("legal");
        if rng.below(every) != 0 {
            continue;
        }
        let what = format!("{options:?} seed {seed} after {} choices", live.table.moment());

        // That a choice can be taken back must not tell what the chooser does not know.
        let settles = |world: &StarCraft| {
            let (mut after, mut events) = (world.clone(), Vec::new());
            after.play(seat, action, &mut events);
            StarCraft::settles(world, &after, &events)
        };
        let other = before.resample(seat, &mut rng);
        assert_eq!(settles(&before), settles(&other), "{what}: undoing '{action}' tells something");

        let now = &live;
        for (number, (one, two)) in (0..).zip(&mut streams) {
            let who = eyes((number < players as u8).then_some(Seat(number)));
            let knows = Seat(number % players as u8);
            let world = now.table.game().resample(knows, &mut rng);
            let told = tell(one, now, who, now.table.game());
            let other = tell(two, now, who, &world);
            same(&format!("{told:?}"), &format!("{other:?}"), who, &what);
        }
        tally.look(now, &mut rng, &what);
    }
    tally
}

const AUTO: (&str, &str) = ("galaxy", "auto");
const RANDOM: (&str, &str) = ("factions", "random");
const BROOD_WAR: (&str, &str) = ("expansion", "brood_war");

#[test]
fn nothing_hidden_is_sent_to_anybody() {
    let mut all = Tally::default();
    for (options, players, seed, every) in [
        (&[AUTO, RANDOM][..], 2, 1, 12),
        (&[AUTO, RANDOM], 3, 2, 16),
        (&[AUTO, RANDOM, ("own_orders", "strict")], 2, 3, 20),
        (&[AUTO, RANDOM, ("teams", "pairs")], 4, 4, 40),
        (&[AUTO, RANDOM], 6, 5, 110),
        (&[], 3, 6, 30),
        (&[AUTO, RANDOM, BROOD_WAR], 2, 7, 20),
        (&[AUTO, RANDOM, BROOD_WAR], 4, 8, 60),
    ] {
        let tally = compare(options, players, seed, every);
        all.pairs += tally.pairs;
        all.different += tally.different;
        all.hints += tally.hints;
    }
    assert!(all.hints > 50, "only {} hints were compared", all.hints);
    assert!(all.pairs > 300, "only {} pairs were compared", all.pairs);
    assert!(all.different * 4 > all.pairs, "the other worlds were hardly ever different");
}

#[test]
fn a_page_does_not_name_what_only_the_server_knows() {
    let live = seated(Setup::new(2, &[AUTO, RANDOM]), 77_777_777);
    for who in [eyes(None), eyes(Some(Seat(0)))] {
        let told = everything(&live, who, live.table.game(), None);
        for secret in ["77777777", "salt", "\"p0\"", "p1"] {
            assert!(!told.contains(secret), "{secret} is told to {who:?}");
        }
        assert!(told.contains(&live.table.promise()), "the promise is not shown");
    }
}

/// The test above can fail: a drawing that looks at the state itself is caught.
#[test]
fn a_leak_would_be_found() {
    let live = seated(Setup::new(2, &[AUTO, RANDOM]), 9);
    let game = live.table.game();
    let leaky = |game: &StarCraft| format!("{:?}", game.players[1].hand);
    let mut rng = Rng::new(1);
    assert!((0..20).any(|_| leaky(&game.resample(Seat(0), &mut rng)) != leaky(game)));
}

/// Patching what a stream sends into what is there ends with what a fresh page shows.
#[test]
fn what_a_stream_sends_adds_up_to_the_page() {
    let mut live = seated(Setup::new(2, &[AUTO, RANDOM]), 20);
    let mut rng = Rng::new(20);
    let mut choices = Options::new();
    let mut patched: [(Sent, BTreeMap<String, String>); 3] = Default::default();
    while !live.table.is_over() {
        let seat = live.table.pending().iter().next().expect("somebody is asked");
        choices.clear();
        live.table.game().options(seat, &mut choices);
        let action = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
        live.table.act(seat, live.table.decision(seat), &[action]).expect("legal");
        let now = &live;
        for (who, (stream, page)) in
            [None, Some(Seat(0)), Some(Seat(1))].into_iter().zip(&mut patched)
        {
            let (who, game) = (eyes(who), now.table.game());
            let update = tell(stream, now, who, game);
            let update = update.unwrap_or_else(|| serde_json::json!({"fragments": []}));
            for part in update["fragments"].as_array().expect("a list") {
                let text = |key: &str| part[key].as_str().expect("a text").to_owned();
                match text("html") {
                    gone if gone.is_empty() => page.remove(&text("id")),
                    html => page.insert(text("id"), html),
                };
            }
            let fresh: BTreeMap<_, _> = around(now, |around| {
                now.drawn(around, who, game, None, |scene| {
                    all_fragments(scene, 0).into_iter().map(|part| (part.id, part.html)).collect()
                })
            });
            for (id, html) in &fresh {
                let moment = live.table.moment();
                assert_eq!(page.get(id), Some(html), "{id} for {who:?} after {moment} choices");
            }
            assert_eq!(page.len(), fresh.len(), "something should be gone");
        }
    }
}
