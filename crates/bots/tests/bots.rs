//! Bots at the toy table.

#[path = "../../kernel/tests/toy/mod.rs"]
mod toy;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{
    Bot, Budget, EasyBot, NAMES, Platform, RandomBot, Search, by_name, play, play_out, series_seed,
};
use kernel::{Game, NoLog, Options, Rng, Seat, Seen};
use native::Native;
use toy::{Action, Event, Sound, setup};

fn table(seed: u64) -> Sound {
    Sound::new(&setup(3, 6), seed).expect("a legal setup")
}

#[test]
fn a_play_out_ends_and_is_the_same_every_time() {
    let run = |seed| {
        let mut game = table(seed);
        let played = play_out(&mut game, &mut Rng::new(seed), u32::MAX, &mut NoLog);
        (game.fingerprint(), played)
    };
    let (first, played) = run(4);
    assert_eq!((first, played.clone()), run(4));
    assert_eq!(played.steps, 24);
    assert!(played.decisions <= played.steps);
    assert!(played.outcome.is_some());
}

#[test]
fn a_play_out_stops_at_its_limit_and_can_be_heard() {
    let mut game = table(1);
    let mut events: Vec<Event> = Vec::new();
    let played = play_out(&mut game, &mut Rng::new(1), 5, &mut events);
    assert_eq!((played.steps, played.outcome), (5, None));
    assert!(events.len() >= 5);
}

#[test]
fn a_random_bot_takes_every_option_in_time() {
    let game = table(2);
    let mut bot = RandomBot::new(3);
    let mut options = Options::new();
    game.options(Seat(0), &mut options);
    let mut missing = options.clone();
    for _ in 0..200 {
        let action = bot.choose(Seen::new(&game, Seat(0)));
        assert!(options.contains(&action));
        missing.retain(|option| *option != action);
    }
    assert!(missing.is_empty());
}

#[test]
fn bots_play_a_whole_game() {
    for name in NAMES {
        let mut game = table(5);
        let mut seats: Vec<_> =
            (0..3).map(|seat| by_name::<Sound>(name, seat, &Native).expect("it exists")).collect();
        let played = play(&mut game, &mut seats, u32::MAX).expect("bots play by the rules");
        assert_eq!(played.steps, 24, "{name}");
        assert!(played.outcome.is_some(), "{name}");
    }
}

/// To seal the highest card of the hand.
fn highest_card(game: &Sound) -> Option<Action> {
    let mut options = Options::new();
    game.options(Seat(0), &mut options);
    let cards = options.iter().filter_map(|action| match action {
        Action::Seal { card } => Some(*card),
        _ => None,
    });
    cards.max().map(|card| Action::Seal { card })
}

#[test]
fn easy_seals_high_cards() {
    let highest = (0..40).filter(|&seed| {
        let game = table(seed);
        let choice = EasyBot::new(seed, &Native).choose(Seen::new(&game, Seat(0)));
        highest_card(&game) == Some(choice)
    });
    assert!(highest.count() > 30, "chance would take the highest of three in 13 of 40");
}

#[test]
fn a_bot_that_breaks_the_rules_is_refused() {
    struct Cheat;
    impl Bot<Sound> for Cheat {
        fn choose(&mut self, _seen: Seen<Sound>) -> Action {
            Action::Pass {}
        }
    }
    let refused = play(&mut table(1), &mut [Box::new(Cheat)], 9).expect_err("a cheat");
    assert_eq!(refused.code, "illegal_action");
}

#[test]
fn an_unknown_bot_is_refused_by_name() {
    let refused = by_name::<Sound>("deep-thought", 1, &Native).map(|_| ()).expect_err("unknown");
    let said = refused.to_string();
    assert!(said.contains("'deep-thought'") && said.contains("random"));
}

#[test]
fn a_budget_is_read_or_refused_in_a_sentence() {
    for name in ["hard:50ms", "hard:1s", "hard:800", "hard:1s*2", "hard:90*3"] {
        assert!(by_name::<Sound>(name, 1, &Native).is_ok(), "{name}");
    }
    for name in ["hard:", "hard:0", "hard:soon", "hard:1s*0", "hard:1s*x", "hard:-3"] {
        let refused = by_name::<Sound>(name, 1, &Native).map(|_| ()).expect_err(name);
        assert_eq!(refused.message.key, "bad-budget", "{name}: {refused}");
    }
    assert!(by_name::<Sound>("easy:50ms", 1, &Native).is_err());
}

/// However little time there is, and on however many threads, a choice comes of it.
#[test]
fn a_search_answers_at_once_if_it_must() {
    let game = table(4);
    for (budget, threads) in [
        (Budget::Time(Duration::ZERO), 1),
        (Budget::Iterations(1), 3),
        (Budget::Iterations(200), 2),
    ] {
        let advice = Search::new(1, budget, threads, &Native).advise(&Seen::new(&game, Seat(0)));
        let best = advice.first().expect("a choice");
        assert!(game.permit(Seat(0), best.action).is_ok());
        assert!((0.0..=1.0).contains(&best.chance), "{best:?}");
    }
}

/// A clock that is a millisecond later whenever somebody looks at it, and no second thread.
#[derive(Debug)]
struct Ticking(AtomicU64);

impl Platform for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// Time and threads come from outside: by a clock that counts, the same seed gives the same choice.
#[test]
fn a_search_goes_by_the_clock_it_is_given() {
    for threads in [1, 3] {
        let think = || {
            let clock: &'static Ticking = Box::leak(Box::new(Ticking(AtomicU64::new(7))));
            let mut search =
                Search::new(1, Budget::Time(Duration::from_millis(90)), threads, clock);
            let advice = search.advise(&Seen::new(&table(4), Seat(0)));
            (advice, clock.0.load(Ordering::Relaxed))
        };
        let (advice, end) = think();
        assert!((97..110).contains(&end), "it stopped at {end}");
        let tries: u32 = advice.iter().map(|advice| advice.tries).sum();
        assert!((80..95).contains(&tries), "{tries} tries");
        assert_eq!(think(), (advice, end));
    }
}

#[test]
fn search_finds_high_cards_and_says_what_they_are_worth() {
    let highest = (0..20).filter(|&seed| {
        let game = table(seed);
        let advice = Search::new(seed, Budget::Iterations(400), 1, &Native)
            .advise(&Seen::new(&game, Seat(0)));
        highest_card(&game) == advice.first().map(|advice| advice.action)
    });
    assert!(highest.count() > 15, "chance would take the highest of three in 7 of 20");
}

/// The budget is spent to the last iteration, most of it on the choices that look best.
#[test]
fn the_better_half_of_the_choices_is_tried_on() {
    for (seed, iterations) in [(1, 400), (2, 401), (3, 7)] {
        let budget = Budget::Iterations(iterations);
        let advice =
            Search::new(seed, budget, 1, &Native).advise(&Seen::new(&table(seed), Seat(0)));
        assert_eq!(advice.iter().map(|advice| advice.tries).sum::<u32>(), iterations);
        let most = advice.iter().map(|advice| advice.tries).max().expect("a choice");
        let best = advice[0];
        assert!(
            best.tries * 2 >= most && best.tries as usize * advice.len() >= iterations as usize
        );
        let rivals = advice.iter().filter(|advice| advice.tries * 2 >= most);
        assert!(rivals.into_iter().all(|rival| rival.chance <= best.chance), "{advice:?}");
    }
}

#[test]
fn the_games_of_a_series_have_seeds_of_their_own() {
    let mut seeds: Vec<u64> =
        (0..100).flat_map(|seed| (0..100).map(move |at| series_seed(seed, at))).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 10_000);
    assert_eq!(series_seed(0, 0), 0xe220_a839_7b1d_cdaf, "the first output of SplitMix64");
}
