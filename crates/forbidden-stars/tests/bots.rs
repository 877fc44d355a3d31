//! Bots at the real table.

#[path = "../../bots/tests/series/mod.rs"]
mod series;

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::Seat;
use series::Tale;

/// `BOTS` sets how many games are played (2).
#[test]
fn easy_beats_random() {
    let games = std::env::var("BOTS").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    let setup = Setup::new(2, &[("board", "fair"), ("factions", "random")]);
    let mut tale = Tale::default();
    for game in 0..games {
        tale.play::<ForbiddenStars>(&setup, game, Seat((game % 2) as u8), "easy");
    }
    assert!(tale.won * 4 >= tale.games * 3, "{tale:?}");
}
