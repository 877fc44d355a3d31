//! The leak test: not a byte of what is sent to somebody changes when everything that they do
//! not know is dealt anew. [`memory`] compares games that differ in what somebody has to remember.

mod alike;
mod memory;
mod reasons;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Budget, Search};
use kernel::history::{Chance, Deal};
use kernel::{
    Foregone, Game, Listed, Options, Rng, Seat, SeatSet, Seen, Setup, Viewer, random_choice,
};
use table::{Holder, Place, Table, Until, Wish};
use ui::scene::Sitter;
use ui::show::Show;
use ui::table::table_page;

use crate::plain;
use crate::sent::{all_fragments, motion, sent};
use crate::think::advise;
use crate::{Around, Seated, Seats, Sent, Sight};

/// A game at which everybody is a person.
fn seated<S>(setup: Setup, seed: u64) -> Seated<S>
where
    S: Show<Game: Game<Setup = Setup>>,
{
    let players = setup.players();
    let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
    at_table(setup, seed, (0..players).map(place).collect())
}

/// A game at which these sit.
fn at_table<S: Show<Game: Game<Setup = Setup>>>(
    setup: Setup,
    seed: u64,
    places: Vec<Place>,
) -> Seated<S> {
    let chance = Chance::Seed { seed, salt: Some("salt".to_owned()) };
    let deal = Deal { setup, rules: S::Game::RULES_VERSION, chance, position: None };
    let table = Table::new(deal, places).expect("a legal setup");
    Seated::new(table, serde_json::Value::Null, bots::by_name::<S::Game>, &native::Native)
}

/// What is around the game in all these tests.
pub(crate) fn around<S: Show, T>(seated: &Seated<S>, draw: impl FnOnce(&Around<'_>) -> T) -> T {
    let sitter = |place: &Place| Sitter {
        name: place.name.clone(),
        bot: None,
        open: false,
        present: true,
        yours: false,
        standin: false,
        time: None,
        rank: None,
    };
    let seats: Vec<Sitter> = seated.table().places().iter().map(sitter).collect();
    draw(&Around {
        table: "leak",
        title: "Table",
        version: seated.table().changes(),
        now: 0,
        retold: 0,
        seats: &seats,
        chat: &[],
        hints: true,
        pace: ui::table::Pace::Normal,
        host: kernel::SeatSet::EMPTY,
        clock: None,
        paused: None,
        contest: None,
        again: false,
        muted: false,
        behind: None,
        heard: None,
        study: None,
        preview: None,
        tongue: tongue::english(),
    })
}

/// Everything that is sent about one state of the game: the page, the fragments, what moved.
fn everything<S: Show>(
    seated: &Seated<S>,
    sight: Sight,
    game: &S::Game,
    at: Option<usize>,
) -> String {
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
            let moved = S::motions(scene, &news).iter().map(motion).collect::<Vec<_>>();
            // What cannot be chosen is named with its reason; some of it may be drawn nowhere.
            let barred = scene.ask.as_ref().map(|ask| format!("{:?}", ask.barred));
            let picture = ui::picture::picture(scene);
            format!("{page}\n{parts:?}\n{moved:?}\n{barred:?}\n{picture}")
        })
    })
}

/// Everything that programs are told about one state of the game, when they ask and by streams, what they have answered in advance
/// among it. (What has happened they are told from the log of the table, as pages are.)
fn plainly<S: Show>(seated: &Seated<S>, who: Sight, game: &S::Game) -> String {
    let viewer = who.viewer(seated.table().pending());
    let view = plain::view(game, viewer).expect("it can be written");
    let asked = match viewer {
        Viewer::Seat(seat) if seated.table().pending().contains(seat) => {
            Some(plain::question(game, seat, tongue::english()))
        }
        _ => None,
    };
    let ahead = plain::beforehand(seated, who, game, tongue::english());
    format!("{view}\n{asked:?}\n{ahead:?}")
}

/// What follows from nothing but this: clocks, notices, what people are asked about their game, lists of tables. Ratings follow from
/// nothing at all before the game is over, see [`Table::finish`].
fn outwardly<S: Show>(game: &S::Game) -> String {
    let seats = (0..game.players() as u8).map(Seat);
    let stands: Vec<_> = seats.map(|seat| (game.faction(seat), game.points(seat))).collect();
    format!("{:?} {:?} {stands:?}", game.turn(), game.clock())
}

/// The next message of a stream.
fn tell<S: Show>(
    stream: &mut Sent,
    seated: &Seated<S>,
    sight: Sight,
    game: &S::Game,
) -> Option<serde_json::Value> {
    let (message, sent) = around(seated, |around| stream.update(seated, around, sight, game));
    *stream = sent;
    message
}

fn eyes(seat: Option<Seat>) -> Sight {
    Sight { seat, own: seat.map_or(SeatSet::EMPTY, SeatSet::one), ..Sight::SPECTATOR }
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
    fn add(&mut self, other: &Self) {
        self.pairs += other.pairs;
        self.different += other.different;
        self.hints += other.hints;
    }

    fn look<S: Show>(&mut self, live: &Seated<S>, rng: &mut Rng, what: &str) {
        let players = live.table().places().len() as u8;
        let past = rng.below(live.table().moment() as u32 + 1) as usize;
        let then = live.table().at(past).expect("it was");
        for seat in (0..players).map(Seat) {
            for (game, at) in [(live.table().game(), None), (&then, Some(past))] {
                let world = game.resample(seat, rng);
                self.different += usize::from(&world != game);
                let stands = [game, &world].map(outwardly::<S>);
                same(&stands[0], &stands[1], eyes(Some(seat)), &format!("{what}: how it stands"));
                if at.is_none() && live.table().pending().contains(seat) {
                    let hint = |game| {
                        let search = Search::new(7, FEW, 1, &native::Native);
                        format!("{:?}", advise::<S>(&Seen::new(game, seat), search, 7, 4))
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
                    if at.is_none() {
                        let [told, other] = [game, &world].map(|game| plainly(live, who, game));
                        same(&told, &other, who, &format!("{what}: programs"));
                    }
                }
            }
        }
    }
}

/// Now and then somebody plans what they can, or answers some sort of question.
fn answer_ahead<S: Show>(live: &mut Seated<S>, rng: &mut Rng) {
    let seat = Seat(rng.below(live.table().places().len() as u32) as u8);
    let (table, ahead) = (live.table(), live.table().ahead(seat).expect("a seat"));
    let game = table.game().planned(seat, &ahead.plan).expect("what is planned can be");
    let mut choices = Options::new();
    if let Some(game) = &game {
        game.options(seat, &mut choices);
    }
    let can = table.game().guards(seat);
    let guard = can.places.last().zip(can.choices.last());
    let wish = match (rng.pick(&choices), rng.below(8)) {
        (_, 6) if let Some(((place, _), (first, _))) = guard => Wish::Guard(place.clone(), *first),
        (Some(action), 0..4) => Wish::Plan(action),
        (_, 7) => Wish::Answer(rng.pick(S::Game::SORTS).expect("a sort").to_owned(), Until::Round),
        _ => return,
    };
    let turns = ahead.turns;
    // Not everything that can be chosen there is an order.
    drop(live.change(|table| table.foretell(seat, turns, wish)));
}

/// Plays a game at random and looks at one of so many states with everybody's eyes.
fn compare<S>(players: usize, options: &[(&str, &str)], seed: u64, every: u32) -> Tally
where
    S: Show<Game: Game<Setup = Setup>>,
{
    let mut live = seated::<S>(Setup::new(players, options), seed);
    let (mut rng, mut wishes) = (Rng::new(seed), Rng::fork(seed, 1));
    let mut tally = Tally::default();
    let mut choices = Options::new();
    // For each seat one stream of the true world and one of worlds it cannot tell from it.
    let mut streams: Vec<(Sent, Sent)> = (0..=players).map(|_| Default::default()).collect();
    while !live.table().is_over() && live.table().moment() < 900 {
        let pending: Vec<Seat> = live.table().pending().iter().collect();
        let seat = rng.pick(&pending).expect("somebody is asked");
        choices.clear();
        live.table().game().options(seat, &mut choices);
        let action = random_choice::<S::Game>(&choices, &mut rng).expect("a choice");
        let before = live.table().game().clone();
        live.change(|table| {
            let changes = table.act(seat, table.decision(seat), &[action])?;
            Ok(table.look_ahead(&changes))
        })
        .expect("legal");
        answer_ahead(&mut live, &mut wishes);
        if rng.below(every) != 0 {
            continue;
        }
        let what = format!("{options:?} seed {seed} after {} choices", live.table().moment());

        // That a choice can be taken back must not tell what the chooser does not know.
        let settles = |world: &S::Game| {
            let (mut after, mut events) = (world.clone(), Vec::new());
            after.play(seat, action, &mut events);
            S::Game::settles(world, &after, &events)
        };
        let other = before.resample(seat, &mut rng);
        assert_eq!(settles(&before), settles(&other), "{what}: undoing '{action}' tells something");

        let now = &live;
        for (number, (one, two)) in (0..).zip(&mut streams) {
            let who = eyes((number < players as u8).then_some(Seat(number)));
            let knows = Seat(number % players as u8);
            let world = now.table().game().resample(knows, &mut rng);
            let told = tell(one, now, who, now.table().game());
            let other = tell(two, now, who, &world);
            same(&format!("{told:?}"), &format!("{other:?}"), who, &what);
        }
        tally.look(now, &mut rng, &what);
    }
    tally
}

/// Players, options, and of how many decisions one is looked at.
type Kind = (usize, &'static [(&'static str, &'static str)], u32);

/// Games of all these kinds on all threads, one of each, looked at half as often, unless `LEAKS` sets how many in all.
#[allow(clippy::print_stdout, reason = "what the whole proof has compared is worth telling")]
fn compare_all<S>(kinds: &[Kind])
where
    S: Show<Game: Game<Setup = Setup>>,
{
    let asked = std::env::var("LEAKS").ok().and_then(|n| n.parse().ok());
    let (games, seldom) = (asked.unwrap_or(kinds.len()), if asked.is_some() { 1 } else { 2 });
    let next = AtomicUsize::new(0);
    let work = || {
        let mut all = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return all;
            }
            let (players, options, every) = kinds[game % kinds.len()];
            all.add(&compare::<S>(players, options, game as u64 + 1, every * seldom));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => all.add(&tally),
                Err(leak) => std::panic::resume_unwind(leak),
            }
        }
    });
    println!("{} pairs and {} hints of {games} games", all.pairs, all.hints);
    assert!(all.hints > games * 3, "only {} hints were compared", all.hints);
    assert!(all.pairs > games * 30, "only {} pairs were compared", all.pairs);
    assert!(all.different * 4 > all.pairs, "the other worlds were hardly ever different");
}

const AUTO: (&str, &str) = ("galaxy", "auto");
const RANDOM: (&str, &str) = ("factions", "random");
const BROOD_WAR: (&str, &str) = ("expansion", "brood_war");
const FAIR: (&str, &str) = ("board", "fair");

#[test]
fn nothing_hidden_is_sent_to_anybody_in_starcraft() {
    compare_all::<ui_starcraft::Pages>(&[
        (2, &[AUTO, RANDOM], 12),
        (3, &[AUTO, RANDOM], 16),
        (2, &[AUTO, RANDOM, ("own_orders", "strict")], 20),
        (4, &[AUTO, RANDOM, ("teams", "pairs")], 40),
        (6, &[AUTO, RANDOM], 110),
        (3, &[], 30),
    ]);
}

#[test]
fn nothing_hidden_is_sent_to_anybody_in_brood_war() {
    compare_all::<ui_starcraft::Pages>(&[
        (2, &[AUTO, RANDOM, BROOD_WAR], 14),
        (4, &[AUTO, RANDOM, BROOD_WAR], 50),
    ]);
}

#[test]
fn nothing_hidden_is_sent_to_anybody_in_forbidden_stars() {
    compare_all::<ui_forbidden_stars::Pages>(&[
        (2, &[FAIR, RANDOM], 20),
        (3, &[FAIR, RANDOM, ("own_orders", "recall")], 40),
        (4, &[], 60),
    ]);
}

#[test]
fn every_sort_of_question_that_can_be_answered_in_advance_is_told_in_words() {
    fn named<S: Show>() {
        let named: Vec<&str> = S::AHEAD.iter().map(|(sort, _)| *sort).collect();
        assert_eq!(named, S::Game::SORTS);
    }
    named::<ui_starcraft::Pages>();
    named::<ui_forbidden_stars::Pages>();
}

#[test]
fn a_page_does_not_name_what_only_the_server_knows() {
    let live = seated::<ui_starcraft::Pages>(Setup::new(2, &[AUTO, RANDOM]), 77_777_777);
    for who in [eyes(None), eyes(Some(Seat(0)))] {
        let told = everything(&live, who, live.table().game(), None);
        for secret in ["77777777", "salt", "\"p0\"", "p1"] {
            assert!(!told.contains(secret), "{secret} is told to {who:?}");
        }
        assert!(told.contains(&live.table().promise()), "the promise is not shown");
    }
}

/// The test above can fail: a drawing that looks at the state itself is caught.
#[test]
fn a_leak_would_be_found() {
    let live = seated::<ui_starcraft::Pages>(Setup::new(2, &[AUTO, RANDOM]), 9);
    let game = live.table().game();
    let leaky = |game: &starcraft::StarCraft| format!("{:?}", game.players[1].hand);
    let mut rng = Rng::new(1);
    assert!((0..20).any(|_| leaky(&game.resample(Seat(0), &mut rng)) != leaky(game)));
}

/// Patching what a stream sends into what is there ends with what a fresh page shows, at any moment.
fn patched_together<S>(options: &[(&str, &str)])
where
    S: Show<Game: Game<Setup = Setup>>,
{
    let mut live = seated::<S>(Setup::new(2, options), 20);
    let mut rng = Rng::new(20);
    let mut choices = Options::new();
    let mut patched: [(Sent, BTreeMap<String, String>); 3] = Default::default();
    while !live.table().is_over() {
        let seat = live.table().pending().iter().next().expect("somebody is asked");
        choices.clear();
        live.table().game().options(seat, &mut choices);
        let action = random_choice::<S::Game>(&choices, &mut rng).expect("a choice");
        live.change(|table| table.act(seat, table.decision(seat), &[action])).expect("legal");
        let now = &live;
        for (who, (stream, page)) in
            [None, Some(Seat(0)), Some(Seat(1))].into_iter().zip(&mut patched)
        {
            let (who, game) = (eyes(who), now.table().game());
            let update = tell(stream, now, who, game);
            let update = update.unwrap_or_else(|| serde_json::json!({"fragments": []}));
            for part in update["fragments"].as_array().expect("a list") {
                let text = |key: &str| part[key].as_str().expect("a text").to_owned();
                match text("html") {
                    gone if gone.is_empty() => page.remove(&text("id")),
                    html => page.insert(text("id"), html),
                };
            }
            if rng.below(4) != 0 && !now.table().is_over() {
                continue;
            }
            let fresh: BTreeMap<_, _> = around(now, |around| {
                now.drawn(around, who, game, None, |scene| {
                    all_fragments(scene, 0).into_iter().map(|part| (part.id, part.html)).collect()
                })
            });
            for (id, html) in &fresh {
                let moment = live.table().moment();
                assert_eq!(page.get(id), Some(html), "{id} for {who:?} after {moment} choices");
            }
            assert_eq!(page.len(), fresh.len(), "something should be gone");
        }
    }
}

#[test]
fn what_a_stream_sends_adds_up_to_the_page() {
    patched_together::<ui_starcraft::Pages>(&[AUTO, RANDOM]);
    patched_together::<ui_forbidden_stars::Pages>(&[FAIR, RANDOM]);
}
