//! Who is asked when tells nobody what somebody holds: random games of every player count, each
//! decision compared with that of another world which some player cannot tell apart.
//! `COURSE` sets how many games are played in all (10000 for the whole proof).

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::Rng;
use kernel::harness::Course;

/// The kinds of games: players and options.
const KINDS: [(usize, &[(&str, &str)]); 6] = [
    (2, &[("board", "fair"), ("factions", "random")]),
    (3, &[("board", "fair"), ("factions", "random")]),
    (4, &[("board", "fair"), ("factions", "random")]),
    (4, &[]),
    (3, &[("board", "introductory"), ("own_orders", "recall")]),
    (4, &[("board", "fair"), ("discarded_events", "hidden"), ("void_consent", "needs_card")]),
];

#[test]
#[allow(clippy::print_stdout, reason = "what the whole proof has compared is worth telling")]
fn being_asked_tells_nothing() {
    let games: u64 = std::env::var("COURSE").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let course =
        Course::<ForbiddenStars> { waits: |view| format!("{:?}", view.step), shows: |_| false };
    let mut compared = 0;
    for game in 0..games {
        let (players, options) = KINDS[game as usize % KINDS.len()];
        let (setup, mut rng) = (Setup::new(players, options), Rng::fork(game, 1));
        match course.check(&setup, game, &mut rng) {
            Ok(pairs) => compared += u64::from(pairs),
            Err(problem) => panic!("{players} players, {options:?}: {problem}"),
        }
    }
    println!("{compared} decisions of {games} games");
    assert!(compared > games * 50, "only {compared} decisions compared");
}
