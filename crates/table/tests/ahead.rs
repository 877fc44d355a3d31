//! Answers in advance: what becomes of them in whole games, and that they are nobody else's business.

use forbidden_stars::ForbiddenStars;
use kernel::history::{Chance, Deal};
use kernel::{
    Foregone, Game, Options, Rng, Seat, SeatSet, Turn, Viewer, random_choice, read_setup,
};
use serde_json::json;
use starcraft::StarCraft;
use table::{Ahead, Change, Holder, Place, Seats, Table, Until, Wish};

fn begin<G: Foregone>(players: usize, seed: u64) -> Table<G> {
    let setup = read_setup::<G>(&json!({"players": players})).expect("legal");
    let chance = Chance::Seed { seed, salt: None };
    let deal = Deal { setup, rules: G::RULES_VERSION, chance, position: None };
    let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
    Table::new(deal, (0..players).map(place).collect()).expect("a legal setup")
}

fn options<G: Game>(game: &G, seat: Seat) -> Options<G::Action> {
    let mut options = Options::new();
    game.options(seat, &mut options);
    options
}

/// What somebody may know of a table: the game, what happened, and how often it changed.
type Known<G> = (<G as Game>::View, Vec<(usize, <G as Game>::Event)>, u64);

/// What everybody else may know of a table.
fn seen<G: Foregone>(table: &Table<G>, but: Seat) -> Vec<Known<G>> {
    let seats = (0..table.places().len() as u8).map(Seat).filter(|seat| *seat != but);
    let viewers = seats.map(Viewer::Seat).chain([Viewer::Spectator]);
    let of = |viewer| {
        let log = table.log(viewer).map(|(at, event)| (at, event.clone())).collect();
        (table.game().view(viewer), log, table.changes())
    };
    viewers.map(of).collect()
}

/// Makes a choice as one who sits there, and forgets what is done.
fn act<G: Foregone>(table: &mut Table<G>, seat: Seat, action: G::Action) {
    let changes = table.act(seat, table.decision(seat), &[action]).expect("legal");
    table.look_ahead(&changes);
}

fn turns<G: Foregone>(table: &Table<G>, seat: Seat) -> u64 {
    table.ahead(seat).expect("a seat").turns
}

#[derive(Debug, Default)]
struct Course {
    planned: u32,
    kept: u32,
    lost: u32,
    answered: u32,
    guarded: u32,
}

/// What somebody decides for when they are attacked, if they can decide anything.
fn guard<G: Foregone>(game: &G, seat: Seat, rng: &mut Rng) -> Option<Wish<G::Action>> {
    let can = game.guards(seat);
    let any =
        |rng: &mut Rng, all: usize| all.checked_sub(1).map(|_| rng.below(all as u32) as usize);
    let (place, choice) = (any(rng, can.places.len())?, any(rng, can.choices.len())?);
    Some(Wish::Guard(can.places[place].0.clone(), can.choices[choice].0))
}

/// A whole random game in which people answer in advance what they can, now and then.
fn course<G: Foregone>(players: usize, seed: u64, sum: &mut Course) {
    let (mut table, mut rng) = (begin::<G>(players, seed), Rng::new(seed));
    for _ in 0..6_000 {
        if table.is_over() {
            break;
        }
        let seat = Seat(rng.below(players as u32) as u8);
        if rng.below(4) == 0 {
            let before = seen(&table, seat);
            let plan = table.ahead(seat).expect("a seat").plan.clone();
            let next = table.game().planned(seat, &plan).expect("what is planned can be");
            let choice = next.and_then(|game| rng.pick(&options(&game, seat)));
            let sort = rng.pick(G::SORTS).expect("a sort").to_owned();
            let guard = guard(table.game(), seat, &mut rng);
            let wish = match (choice, rng.below(4)) {
                _ if guard.is_some() && rng.below(3) == 0 => guard.expect("it is one"),
                (Some(action), 0..3) => Wish::Plan(action),
                (None, 0) => Wish::Answer(sort, Until::Round),
                (None, 1) => Wish::Answer(sort, Until::Game),
                _ => Wish::Ask(sort),
            };
            let plans = matches!(wish, Wish::Plan(_));
            let at = turns(&table, seat);
            if table.foretell(seat, at, wish.clone()).is_ok() {
                sum.planned += u32::from(plans);
                assert_eq!(table.foretell(seat, at, wish).expect_err("once").code, "stale");
            }
            // As it is written down.
            let ahead = table.ahead(seat).expect("a seat").clone();
            let read: Ahead<G::Action> = ahead.to_string().parse().expect("it can be read again");
            assert_eq!(Ahead { turns: ahead.turns, ..read }, ahead);
            assert!(seen(&table, seat) == before, "nobody else can know");
        }
        if let Some((seat, action)) = table.next_foretold() {
            assert!(table.pending().contains(seat));
            assert_eq!(
                table.game().permit(seat, action),
                Ok(()),
                "it is legal, whatever has happened"
            );
            let ahead = table.ahead(seat).expect("a seat").clone();
            let mut guards = ahead.guards.iter();
            let guarded = guards
                .any(|(place, first)| *first == action && table.game().is_attacked(seat, place));
            act(&mut table, seat, action);
            if guarded {
                sum.guarded += 1;
                let left = &table.ahead(seat).expect("a seat").guards;
                assert!(left.iter().all(|(_, first)| *first != action), "it is played once");
            }
            match ahead.plan.first() == Some(&action) {
                true => {
                    sum.kept += 1;
                    let left = &table.ahead(seat).expect("a seat").plan;
                    assert!(left.len() < ahead.plan.len(), "it is done once");
                }
                false => sum.answered += 1,
            }
            continue;
        }
        let asked = table.pending().iter().next().expect("somebody is asked");
        let choice = random_choice::<G>(&options(table.game(), asked), &mut rng).expect("a choice");
        let lost = |table: &Table<G>| -> usize {
            (0..players as u8)
                .map(|seat| table.ahead(Seat(seat)).map_or(0, |it| it.lost.len()))
                .sum()
        };
        let before = lost(&table);
        act(&mut table, asked, choice);
        sum.lost += lost(&table).saturating_sub(before) as u32;
        let round = table.game().clock().0;
        for seat in (0..players as u8).map(Seat) {
            let ahead = table.ahead(seat).expect("a seat");
            assert!(ahead.sorts.iter().all(|(_, until)| round <= *until), "its round is over");
            assert!(table.game().planned(seat, &ahead.plan).is_ok(), "what is planned can be");
            let can = table.game().guards(seat);
            assert!(
                ahead.guards.iter().all(|(place, first)| can.holds(place, first)),
                "it is held"
            );
        }
    }
    if table.is_over() {
        let left = |seat| table.ahead(Seat(seat)).is_some_and(|ahead| !ahead.plan.is_empty());
        assert!(!(0..players as u8).any(left), "nothing is left to do");
    }
}

#[test]
fn whole_games_of_starcraft_with_answers_in_advance() {
    let mut sum = Course::default();
    for seed in 0..12 {
        course::<StarCraft>(2 + seed as usize % 5, seed, &mut sum);
    }
    let Course { planned, kept, answered, guarded, .. } = sum;
    assert!(planned > 50 && kept > 30 && answered > 30 && guarded > 10, "{sum:?}");
}

#[test]
fn whole_games_of_forbidden_stars_with_answers_in_advance() {
    let mut sum = Course::default();
    for seed in 0..6 {
        course::<ForbiddenStars>(2 + seed as usize % 3, seed, &mut sum);
    }
    let Course { planned, kept, answered, .. } = sum;
    assert!(planned > 50 && kept > 30 && answered > 30, "{sum:?}");
}

/// Plays up to a moment at which somebody can plan and others are asked.
fn planning<G: Foregone>(seed: u64) -> (Table<G>, Seat) {
    let (mut table, mut rng) = (begin::<G>(3, seed), Rng::new(seed));
    loop {
        let asked = table.pending().iter().next().expect("somebody is asked");
        let other = Seat((asked.0 + 1) % 3);
        let game = table.game().planned(other, &[]).expect("nothing is planned");
        if table.game().clock().0 == 1 && game.is_some() && !table.pending().contains(other) {
            return (table, other);
        }
        let choice = random_choice::<G>(&options(table.game(), asked), &mut rng).expect("a choice");
        act(&mut table, asked, choice);
    }
}

fn first<G: Foregone>(table: &Table<G>, seat: Seat) -> G::Action {
    let plan = &table.ahead(seat).expect("a seat").plan;
    let game = table.game().planned(seat, plan).expect("it can be").expect("there is more");
    *options(&game, seat).first().expect("an order")
}

#[test]
fn four_orders_can_be_planned_and_not_a_fifth() {
    let (mut table, seat) = planning::<StarCraft>(3);
    for n in 0..4 {
        let action = first(&table, seat);
        table.foretell(seat, n, Wish::Plan(action)).expect("it can be planned");
    }
    let plan = table.ahead(seat).expect("a seat").plan.clone();
    assert_eq!(table.game().planned(seat, &plan), Ok(None), "SC-PLAN-01: four a round");
    let more = table.foretell(seat, 4, Wish::Plan(plan[0])).expect_err("no fifth");
    assert_eq!(more.code, "stale");
    table.foretell(seat, 4, Wish::Drop(1)).expect("it is withdrawn");
    assert_eq!(table.ahead(seat).map(|ahead| ahead.plan.len()), Some(3));
    assert_eq!(table.foretell(seat, 5, Wish::Drop(3)).expect_err("there is none").code, "stale");
    let nonsense = Wish::Answer("everything".to_owned(), Until::Game);
    assert_eq!(table.foretell(seat, 5, nonsense).expect_err("no such sort").code, "bad_wish");
}

/// SC-BATTLE-21: the card that was decided on is the first that the defender places, and in that place only.
#[test]
fn whoever_is_attacked_there_plays_first_what_they_decided() {
    let (mut elsewhere, mut there) = (0, 0);
    for seed in 0..12 {
        let (mut table, mut rng) = (begin::<StarCraft>(3, seed), Rng::new(seed));
        while !table.is_over() && there < 5 {
            for seat in (0..3).map(Seat) {
                let can = table.game().guards(seat);
                let free = table.ahead(seat).is_some_and(|ahead| ahead.guards.is_empty());
                if let (true, Some((place, _)), Some((card, _))) =
                    (free, can.places.first(), can.choices.last())
                {
                    let wish = Wish::Guard(place.clone(), *card);
                    table.foretell(seat, turns(&table, seat), wish).expect("it is held");
                }
            }
            let foretold = table.next_foretold();
            let asked = table.pending().iter().next().expect("somebody is asked");
            let battle = table.game().view(Viewer::Spectator).battle;
            let attacked = battle.as_ref().is_some_and(|it| it.seats[1] == asked);
            if let Some((seat, card)) = foretold {
                let battle = battle.expect("only in a battle");
                assert_eq!(seat, battle.seats[1], "only the defender");
                let guards = &table.ahead(seat).expect("a seat").guards;
                assert_eq!(guards[..], [(battle.area.to_string(), card)]);
                act(&mut table, seat, card);
                there += 1;
                continue;
            }
            let choices = options(table.game(), asked);
            let plays = choices.iter().any(|it| it.to_string().starts_with("card "));
            elsewhere += u32::from(attacked && plays);
            let choice = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
            act(&mut table, asked, choice);
        }
    }
    assert!(there > 4 && elsewhere > 4, "{there} and {elsewhere}");
}

#[test]
fn whoever_takes_back_is_asked_again() {
    let (mut table, seat) = planning::<StarCraft>(5);
    let plan = first(&table, seat);
    table.foretell(seat, 0, Wish::Plan(plan)).expect("it can be planned");
    let next = loop {
        match table.next_foretold() {
            Some((by, action)) => break (by, action),
            None => {
                let asked = table.pending().iter().next().expect("somebody is asked");
                let choice = *options(table.game(), asked).first().expect("a choice");
                act(&mut table, asked, choice);
            }
        }
    };
    assert_eq!(next, (seat, plan));
    act(&mut table, seat, plan);
    table.foretell(seat, turns(&table, seat), Wish::Plan(first(&table, seat))).expect("another");
    let undone = table.undo(seat, table.decision(seat), None).expect("nobody has chosen since");
    let changed = table.look_ahead(&[undone]);
    assert_eq!(changed, [seat].into_iter().collect::<SeatSet>());
    assert_eq!(table.next_foretold(), None, "it would be made again at once");
    assert!(table.ahead(seat).is_some_and(|ahead| ahead.plan.is_empty()));
}

#[test]
fn a_bot_in_their_place_answers_for_itself_and_nobody_for_who_has_gone() {
    let (mut table, seat) = planning::<ForbiddenStars>(2);
    table.foretell(seat, 0, Wish::Plan(first(&table, seat))).expect("it can be planned");
    let away = table.stand_in(seat, Some("easy")).expect("they go");
    table.look_ahead(&[away]);
    let plan = table.ahead(seat).map(|ahead| ahead.plan.len());
    assert_eq!(plan, Some(1), "it is still theirs when they come back");
    let late = table.foretell(seat, turns(&table, seat), Wish::Read).expect_err("the bot plays");
    assert_eq!(late.code, "stale");
    while !table.pending().contains(seat) {
        let asked = table.pending().iter().next().expect("somebody is asked");
        let choice = *options(table.game(), asked).first().expect("a choice");
        act(&mut table, asked, choice);
    }
    assert_eq!(table.next_foretold(), None);
    let place = Place::new(Holder::Standin(table::PersonId::GONE, "easy".into()), "gone");
    let gone = Change::Place(seat, place);
    table.redo(gone.clone()).expect("they are gone");
    table.look_ahead(&[gone]);
    assert!(table.ahead(seat).is_some_and(Ahead::is_empty));
    assert!(matches!(table.game().turn(), Turn::Pending(_)));
}
