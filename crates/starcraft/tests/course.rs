//! Who is asked when tells nobody what somebody holds: random games of every player count and
//! variant, each decision compared with that of another world which some player cannot tell apart.
//! `COURSE` sets how many games are played in all (10000 for the whole proof).

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::Rng;
use kernel::harness::Course;
use starcraft::content::{EventUse, content};
use starcraft::{Event, Setup, StarCraft};

/// The kinds of games: players and options.
const KINDS: [(usize, &[(&str, &str)]); 18] = [
    (2, &[("galaxy", "auto")]),
    (3, &[("galaxy", "auto")]),
    (4, &[("galaxy", "auto")]),
    (5, &[("galaxy", "auto")]),
    (6, &[("galaxy", "auto")]),
    (2, &[]),
    (4, &[("teams", "pairs"), ("galaxy", "auto")]),
    (6, &[("teams", "pairs"), ("galaxy", "auto")]),
    (3, &[("own_orders", "strict"), ("galaxy", "auto")]),
    (4, &[("variant", "galactic_conquest"), ("round_limit", "6"), ("galaxy", "auto")]),
    (2, &[("expansion", "brood_war"), ("leadership", "none"), ("galaxy", "auto")]),
    (4, &[("expansion", "brood_war"), ("leadership", "none"), ("galaxy", "auto")]),
    (2, &[("expansion", "brood_war"), ("galaxy", "auto")]),
    (3, &[("expansion", "brood_war"), ("galaxy", "auto"), ("own_orders", "strict")]),
    (5, &[("expansion", "brood_war"), ("galaxy", "auto")]),
    (2, &[("expansion", "brood_war"), ("scenario", "trump_card")]),
    (3, &[("expansion", "brood_war"), ("scenario", "quest_for_uraj_and_khalis")]),
    (4, &[("expansion", "brood_war"), ("scenario", "eye_of_the_storm"), ("galaxy", "auto")]),
];

#[test]
#[allow(clippy::print_stdout, reason = "what the whole proof has compared is worth telling")]
fn being_asked_tells_nothing() {
    let games: u64 = std::env::var("COURSE").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let course = Course::<StarCraft> {
        // The skirmish in which a card is waited for is on the page as well.
        waits: |view| {
            let skirmish = view.battle.as_ref().map(|battle| battle.current);
            format!("{:?} {skirmish:?}", view.step)
        },
        // SC-REG-42: who has End cards shows them when their turn comes.
        shows: |event| match event {
            Event::EventPlayed { event, .. } => {
                content().events[event.index()].kind == EventUse::End
            }
            _ => false,
        },
    };
    let (next, compared) = (AtomicU64::new(0), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let (players, options) = KINDS[game as usize % KINDS.len()];
                    let (setup, mut rng) = (Setup::new(players, options), Rng::fork(game, 1));
                    match course.check(&setup, game, &mut rng) {
                        Ok(pairs) => compared.fetch_add(u64::from(pairs), Ordering::Relaxed),
                        Err(problem) => panic!("{players} players, {options:?}: {problem}"),
                    };
                }
            });
        }
    });
    let compared = compared.into_inner();
    println!("{compared} decisions of {games} games");
    assert!(compared > games * 50, "only {compared} decisions compared");
}
