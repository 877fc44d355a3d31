//! What must hold of ratings, whatever happens, and the same figures from somebody else's program.

use proptest::prelude::*;
use rating::{Class, Member, Rating, Side, rate};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

fn member(mu: f64, sigma: f64) -> Member {
    Member { rating: Rating { mu, sigma }, fixed: false }
}

fn alone(mu: f64, sigma: f64, place: usize) -> Side {
    Side { members: vec![member(mu, sigma)], place }
}

fn any_member() -> impl Strategy<Value = Member> {
    (0.0..50.0, 1.0..8.4).prop_map(|(mu, sigma)| member(mu, sigma))
}

/// Two to six sides of one size, with places of which some may be shared.
fn any_game(
    size: usize,
    sides: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = Vec<Side>> {
    let side = (prop::collection::vec(any_member(), size), 1..5_usize);
    let side = side.prop_map(|(members, place)| Side { members, place });
    prop::collection::vec(side, sides)
}

/// The other program adds no doubt before a game: handed what is as unsure as it is here by then, it finds the same.
fn by_the_other(sides: &[Side]) -> Vec<Vec<Rating>> {
    let unsure = |it: &Member| WengLinRating {
        rating: it.rating.mu,
        uncertainty: (it.rating.sigma.powi(2) + (25.0_f64 / 300.0).powi(2)).sqrt(),
    };
    let teams: Vec<Vec<WengLinRating>> =
        sides.iter().map(|side| side.members.iter().map(unsure).collect()).collect();
    let places: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(sides)
        .map(|(team, side)| (&team[..], MultiTeamOutcome::new(side.place)))
        .collect();
    let after = weng_lin_multi_team(&places, &WengLinConfig::new());
    let rating = |it: WengLinRating| Rating { mu: it.rating, sigma: it.uncertainty };
    after.into_iter().map(|team| team.into_iter().map(rating).collect()).collect()
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

proptest! {
    /// Alone and in teams, with shared places.
    #[test]
    fn up_to_four_sides_are_rated_as_by_another_program(
        sides in prop_oneof![any_game(1, 2..=4), any_game(2, 2..=3), any_game(3, 2..=2)]
    ) {
        let (ours, theirs) = (rate(&sides).expect("a game"), by_the_other(&sides));
        for (a, b) in ours.iter().flatten().zip(theirs.iter().flatten()) {
            prop_assert!(near(a.mu, b.mu) && near(a.sigma, b.sigma), "{a:?} {b:?}");
        }
    }

    /// Of five and six three quarters of what it makes of them.
    #[test]
    fn of_larger_games_three_quarters_count(sides in any_game(1, 5..=6)) {
        let (ours, theirs) = (rate(&sides).expect("a game"), by_the_other(&sides));
        for ((a, b), side) in ours.iter().flatten().zip(theirs.iter().flatten()).zip(&sides) {
            let old = side.members[0].rating;
            let before = old.sigma.powi(2) + (25.0_f64 / 300.0).powi(2);
            prop_assert!(near(a.mu - old.mu, 0.75 * (b.mu - old.mu)));
            prop_assert!(near(a.sigma.powi(2) - before, 0.75 * (b.sigma.powi(2) - before)));
        }
    }

    /// Who sits where makes no difference.
    #[test]
    fn the_order_of_the_sides_makes_no_difference(sides in any_game(1, 2..=6), by in 0..6_usize) {
        let mut turned = sides.clone();
        let by = by % sides.len();
        turned.rotate_left(by);
        let (mut straight, other) = (rate(&sides).expect("a game"), rate(&turned).expect("a game"));
        straight.rotate_left(by);
        for (a, b) in straight.iter().flatten().zip(other.iter().flatten()) {
            prop_assert!(near(a.mu, b.mu) && near(a.sigma, b.sigma));
        }
    }

    /// Among equals the better place brings more, and the same place the same.
    #[test]
    fn among_equals_ratings_go_by_places(sides in any_game(1, 2..=6), mu in 0.0..50.0, sigma in 1.0..8.4) {
        let equal: Vec<Side> = sides.iter().map(|side| alone(mu, sigma, side.place)).collect();
        let after = rate(&equal).expect("a game");
        for (a, one) in equal.iter().zip(&after) {
            for (b, other) in equal.iter().zip(&after) {
                if a.place < b.place {
                    prop_assert!(one[0].mu > other[0].mu);
                } else if a.place == b.place {
                    prop_assert!(near(one[0].mu, other[0].mu));
                }
            }
        }
    }

    /// A better place is never worth less, whoever else plays.
    #[test]
    fn nobody_gains_by_a_worse_place(sides in any_game(1, 2..=6)) {
        let after = rate(&sides).expect("a game");
        let mut worse = sides.clone();
        worse[0].place += 1;
        prop_assert!(rate(&worse).expect("a game")[0][0].mu <= after[0][0].mu + 1e-12);
    }

    /// What is fixed stays, and counts for the others.
    #[test]
    fn bots_of_the_house_stay_as_they_are(sides in any_game(1, 2..=6)) {
        let mut fixed = sides.clone();
        fixed[0].members[0] = Member { rating: Rating { mu: 30.0, sigma: 0.5 }, fixed: true };
        let after = rate(&fixed).expect("somebody else plays");
        prop_assert_eq!(after[0][0], Rating { mu: 30.0, sigma: 0.5 });
        prop_assert!(after[1..].iter().flatten().zip(&sides[1..]).any(|(now, then)| now.mu != then.members[0].rating.mu));
    }

    /// However much is played: nobody is ever so sure that what they learn no longer shows, nor less sure than of somebody new.
    #[test]
    fn ratings_stay_alive(seed in any::<u64>(), seats in 2..=6_usize) {
        let mut now = vec![Rating::NEW; seats];
        let mut rng = kernel::Rng::new(seed);
        for _ in 0..1000 {
            let sides: Vec<Side> =
                now.iter().map(|it| alone(it.mu, it.sigma, rng.below(seats as u32) as usize)).collect();
            now = rate(&sides).expect("a game").concat();
            for it in &now {
                prop_assert!(it.sigma >= 1.0 && it.sigma <= Rating::NEW.sigma + 0.1, "{it:?}");
                prop_assert!(it.mu.abs() < 200.0);
            }
        }
    }
}

/// What tells nothing changes nothing.
#[test]
fn what_cannot_be_compared_is_not_rated() {
    let bot = |place| Side { members: vec![Member { rating: Rating::NEW, fixed: true }], place };
    assert_eq!(rate(&[]), None);
    assert_eq!(rate(&[alone(25.0, 8.0, 1)]), None, "nobody else");
    assert_eq!(rate(&[bot(1), bot(2)]), None, "nobody to be rated");
    let pair = Side { members: vec![member(25.0, 8.0); 2], place: 2 };
    assert_eq!(rate(&[alone(25.0, 8.0, 1), pair]), None, "one against two");
    assert_eq!(
        rate(&[Side { members: Vec::new(), place: 1 }, Side { members: Vec::new(), place: 2 }]),
        None
    );
}

/// Whoever is much better soon has a rating that says so.
#[test]
fn the_better_one_comes_out_above() {
    let (mut good, mut poor) = (Rating::NEW, Rating::NEW);
    for game in 0..30 {
        let place = if game % 4 == 0 { [2, 1] } else { [1, 2] };
        let after =
            rate(&[alone(good.mu, good.sigma, place[0]), alone(poor.mu, poor.sigma, place[1])]);
        let after = after.expect("a game").concat();
        (good, poor) = (after[0], after[1]);
    }
    assert!(good.mu > poor.mu + 2.0 && good.low() > poor.low());
    assert!(good.sigma < 5.0);
}

/// As people read it.
#[test]
fn ratings_are_shown_with_how_far_off_they_may_be() {
    let shown = Rating::NEW.shown();
    assert_eq!((shown.points, shown.range), (1500, 490));
    let known = Rating { mu: 30.0, sigma: 2.0 };
    assert_eq!((known.shown().points, known.shown().range), (1650, 118));
    // Away for a year: unsure again, but never more than of somebody new.
    assert_eq!(known.after(2.0).sigma, 3.0);
    assert_eq!(known.after(120.0).sigma, Rating::NEW.sigma);
    assert_eq!(known.after(-1.0), known);
    assert_eq!([2, 3, 4, 5, 6].map(Class::of).map(Class::name), ["2", "3-4", "3-4", "5-6", "5-6"]);
    assert!(Class::ALL.iter().all(|class| Class::named(class.name()) == Some(*class)));
}

/// Two accounts that lose to a third again and again lift it ever less: what is gained is paid for by them, and after many games next
/// to nothing is left to gain. (That two of them sit at one address moderators are shown.)
#[test]
fn accounts_that_feed_another_lift_it_ever_less() {
    let (mut fed, mut feeders) = (Rating::NEW, [Rating::NEW; 2]);
    let mut points = vec![fed.shown().points];
    for game in 0..400 {
        let feeder = &mut feeders[game % 2];
        let sides = [alone(fed.mu, fed.sigma, 1), alone(feeder.mu, feeder.sigma, 2)];
        let after = rate(&sides).expect("a game");
        (fed, *feeder) = (after[0][0], after[1][0]);
        points.push(fed.shown().points);
    }
    let gains: Vec<i32> = points.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let of = |games: std::ops::Range<usize>| gains[games].iter().sum::<i32>();
    assert!(of(0..400) < 1_000, "{}", of(0..400));
    assert!(of(100..200) < 100 && of(200..400) < 100, "{} {}", of(100..200), of(200..400));
    assert!(gains[20..].iter().all(|gain| *gain < 20), "{gains:?}");
    let all = fed.mu + feeders[0].mu + feeders[1].mu;
    assert!(all < 3.0 * Rating::NEW.mu, "together they gain nothing: {all}");
}
