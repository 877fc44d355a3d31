//! Strict memory (SC-INFO-01, FS-AMB-54): where a player has to remember the own orders, nothing that is sent tells what
//! they are. Two games in which two covered orders of a player have changed their faces look the same to that player, now
//! and at every earlier moment.

use kernel::{Game, Options, Rng, Seat, Seen, Viewer, random_choice};
use starcraft::Setup;
use table::{Change, Holder, Place};
use ui::show::Show;

use super::{AUTO, BROOD_WAR, FEW, RANDOM, around, at_table, everything, eyes, same, tell};
use crate::think::advise;
use crate::{Choices, Drawn, Seated, Sent};

/// Who has to remember.
const YOU: Seat = Seat(0);

/// So many moments back the games are compared: most of a Planning Phase.
const MOMENTS: usize = 12;

/// One person against bots. With free take-backs the table names every choice that can be taken back.
fn alone<S: Show<Game: Game<Setup = Setup>>>(setup: &Setup, seed: u64) -> Seated<S> {
    let place = |n| match n {
        0 => Place::new(Holder::Person("p0".into()), "Person".to_owned()),
        _ => Place::new(Holder::Bot("easy".to_owned()), String::new()),
    };
    let places = (0..setup.players()).map(place).collect();
    let mut seated: Seated<S> = at_table(setup.clone(), seed, places);
    if seed.is_multiple_of(2) {
        seated.allow_take_backs().expect("one person");
    }
    seated
}

/// What an order is placed as and where, if a choice of somebody is that.
fn placed<A: ToString>(action: A) -> Option<(String, String)> {
    let text = action.to_string();
    let (face, place) = text.strip_prefix("order ")?.split_once(' ')?;
    Some((face.to_owned(), place.to_owned()))
}

/// A game that differs in nothing but two of your orders of this round, which have changed their faces; none if there are
/// no two that you cannot see.
fn other_world<S: Show<Game: Game<Setup = Setup>>>(
    live: &Seated<S>,
    setup: &Setup,
    seed: u64,
) -> Option<Seated<S>> {
    let choices = live.table().choices();
    let round = live.table().game().clock().0;
    let yours: Vec<usize> = (0..choices.len())
        .filter(|&at| choices[at].0 == YOU && placed(choices[at].1).is_some())
        .filter(|&at| live.table().at(at).is_ok_and(|game| game.clock().0 == round))
        .collect();
    let pairs = yours.iter().flat_map(|one| yours.iter().map(move |two| (*one, *two)));
    pairs.filter(|(one, two)| one < two).find_map(|(one, two)| {
        let (first, second) = (placed(choices[one].1)?, placed(choices[two].1)?);
        if first.0 == second.0 {
            return None;
        }
        let mut other: Seated<S> = alone(setup, seed);
        for (at, (seat, action)) in choices.iter().enumerate() {
            let text = match at {
                at if at == one => format!("order {} {}", second.0, first.1),
                at if at == two => format!("order {} {}", first.0, second.1),
                _ => action.to_string(),
            };
            other.redo(&Change::Act(*seat, text)).ok()?;
        }
        is_same(live, &other).then_some(other)
    })
}

/// What a seat chooses: anything, but the others cover your orders where they can.
fn choice<S: Show>(live: &Seated<S>, seat: Seat, rng: &mut Rng) -> <S::Game as Game>::Action {
    let mut options = Options::new();
    live.table().game().options(seat, &mut options);
    let yours = live.table().choices().iter().rev().take(8).filter(|(other, _)| *other == YOU);
    let yours: Vec<String> = yours.filter_map(|(_, it)| Some(placed(*it)?.1)).collect();
    let covers = |action: &&<S::Game as Game>::Action| {
        seat != YOU && placed(**action).is_some_and(|(_, place)| yours.contains(&place))
    };
    let covering: Vec<_> = options.iter().filter(covers).copied().collect();
    let chosen = rng.pick(&covering).or_else(|| random_choice::<S::Game>(&options, rng));
    chosen.expect("a choice")
}

/// Whether two games are the same to you as far as the table shows: what is to be seen now, and what all have seen.
fn is_same<S: Show>(one: &Seated<S>, other: &Seated<S>) -> bool {
    let seen = |seated: &Seated<S>| seated.table().game().view(Viewer::Seat(YOU));
    seen(one) == seen(other)
        && one.table().log(Viewer::Spectator).eq(other.table().log(Viewer::Spectator))
}

/// Everything that you are sent now, and when you look back.
fn told<S: Show>(seated: &Seated<S>, hinted: bool) -> Vec<(String, String)> {
    let (sight, now) = (eyes(Some(YOU)), seated.table().game());
    let last = seated.table().moment();
    let mut all = vec![("now".to_owned(), everything(seated, sight, now, None))];
    let stream = tell(&mut Sent::default(), seated, sight, now);
    all.push(("a new stream".to_owned(), format!("{stream:?}")));
    if hinted && seated.table().pending().contains(YOU) {
        let search = bots::Search::new(7, FEW, 1, &native::Native);
        let advice = advise::<S>(&Seen::new(now, YOU), search, 7, 4);
        all.push(("a hint".to_owned(), format!("{advice:?}")));
    }
    for at in last.saturating_sub(MOMENTS)..=last {
        let then = seated.table().at(at).expect("it was");
        all.push((format!("{at} of {last}"), everything(seated, sight, &then, Some(at))));
    }
    let earlier = last.saturating_sub(MOMENTS / 2);
    let sent = around(seated, |around| seated.moment_message(around, sight, earlier));
    all.push((format!("{earlier} of {last}, sent"), format!("{sent:?}")));
    all
}

/// Plays at random and compares wherever covered orders may have changed their faces: how often.
fn compared<S: Show<Game: Game<Setup = Setup>>>(setup: &Setup, seeds: std::ops::Range<u64>) -> u32 {
    let mut pairs = 0;
    for seed in seeds {
        let mut live: Seated<S> = alone(setup, seed);
        let mut rng = Rng::new(seed);
        let mut here = 0;
        while !live.table().is_over() && live.table().moment() < 600 && here < 2 {
            let seat = live.table().pending().iter().next().expect("somebody is asked");
            let action = choice(&live, seat, &mut rng);
            let twin = match rng.below(6) {
                0 => other_world(&live, setup, seed),
                _ => None,
            };
            if let Some(mut other) = twin {
                let sight = eyes(Some(YOU));
                let what = format!("seed {seed} after {} choices", live.table().moment());
                let hinted = here == 0;
                for ((when, one), (_, two)) in told(&live, hinted).iter().zip(told(&other, hinted))
                {
                    same(one, &two, sight, &format!("{what}: {when}"));
                }
                // What an open stream is told of the next choice.
                let (mut one, mut two) = (Sent::default(), Sent::default());
                tell(&mut one, &live, sight, live.table().game());
                tell(&mut two, &other, sight, other.table().game());
                live.change(|table| table.redo(Change::Act(seat, action))).expect("legal");
                let follows = other.redo(&Change::Act(seat, action.to_string())).is_ok();
                if follows && is_same(&live, &other) {
                    let told = tell(&mut one, &live, sight, live.table().game());
                    let other = tell(&mut two, &other, sight, other.table().game());
                    same(&format!("{told:?}"), &format!("{other:?}"), sight, &what);
                }
                here += 1;
                continue;
            }
            live.change(|table| table.redo(Change::Act(seat, action))).expect("legal");
        }
        pairs += here;
    }
    pairs
}

/// SC-INFO-01.
#[test]
fn strict_memory_is_kept_in_starcraft() {
    const STRICT: (&str, &str) = ("own_orders", "strict");
    let pages = compared::<ui_starcraft::Pages>;
    assert!(pages(&Setup::new(2, &[AUTO, RANDOM, STRICT]), 1..4) >= 5);
    assert!(pages(&Setup::new(3, &[AUTO, RANDOM, STRICT, BROOD_WAR]), 4..6) >= 3);
    // Who is reminded can tell all of them apart.
    assert_eq!(pages(&Setup::new(2, &[AUTO, RANDOM]), 1..2), 0);
}

/// FS-AMB-54.
#[test]
fn strict_memory_is_kept_in_forbidden_stars() {
    let pages = compared::<ui_forbidden_stars::Pages>;
    assert!(pages(&Setup::new(2, &[("board", "fair")]), 1..3) >= 2);
    assert!(pages(&Setup::new(3, &[("board", "introductory")]), 4..5) >= 1);
    assert_eq!(pages(&Setup::new(2, &[("board", "fair"), ("own_orders", "recall")]), 1..2), 0);
}
