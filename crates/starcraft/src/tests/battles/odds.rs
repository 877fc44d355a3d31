//! How battles are likely to go.

use kernel::{Odds, Seen, attacks, odds};

use super::*;

/// What seat 0 thinks of moving its first unit to Helios B.
fn odds_of(attackers: &str, defenders: &str) -> Odds<crate::ids::Area> {
    let mut t = field(["jim_raynor", "overmind"], attackers, defenders);
    t.order(0, "mobilize", "helios");
    let first = t.options(0).into_iter().find(|text| text.starts_with("move ")).expect("a unit");
    t.act(0, &first);
    let seen = Seen::new(&t.game, Seat(0));
    assert_eq!(attacks(&seen), [Action::MoveTo { area: area("helios.b") }], "nobody is at A");
    odds(&seen, Action::MoveTo { area: area("helios.b") }, 200, 1).expect("a battle")
}

#[test]
fn many_beat_few_and_few_do_not_beat_many() {
    let many = odds_of("marine 4", "zergling");
    assert_eq!(many.seats, [Seat(0), Seat(1)]);
    assert!(many.wins > 0.8, "{many:?}");
    assert!(many.losses[1] > many.losses[0], "{many:?}");
    let few = odds_of("marine", "zergling 4");
    assert!(few.wins < 0.2, "{few:?}");
}

#[test]
fn odds_follow_from_what_a_player_knows() {
    let mut t = field(["jim_raynor", "overmind"], "marine 2", "zergling 2");
    t.attack();
    let (seat, mut rng) = (Seat(t.asked()), kernel::Rng::new(3));
    let mut options = kernel::Options::new();
    t.game.options(seat, &mut options);
    let of = |game: &StarCraft| odds(&Seen::new(game, seat), options[0], 30, 7);
    assert!(of(&t.game).is_some(), "a battle goes on");
    for _ in 0..5 {
        assert_eq!(of(&t.game), of(&t.game.resample(seat, &mut rng)));
    }
}
