//! Clocks against a second model, which knows nothing of turns and banks but lives through every millisecond of them.

use kernel::{Rng, Seat, SeatSet};
use table::clock::{DAY, HOUR, MINUTE, SECOND};
use table::{Clock, Holiday, Limit, Millis, Outage};

/// Somebody's time, as somebody with a stopwatch would keep it.
#[derive(Clone, Debug)]
struct Watch {
    bank: Millis,
    /// What is left of what the turn gives; nothing of who is not asked.
    turn: Option<Millis>,
    /// A bot plays, and whether one did when the last question was answered.
    away: bool,
    ended_by_bot: bool,
    /// On holiday until then.
    off: Millis,
}

/// The clock, kept step by step.
struct Model {
    limit: Limit,
    now: Millis,
    seats: Vec<Watch>,
}

impl Model {
    /// So much time goes by: first from what the turn gives, then from the bank. Nothing of those who are on holiday: it goes by as
    /// long as everybody stays where they are, and then goes on.
    fn live(&mut self, for_so_long: Millis) {
        let until = self.now + for_so_long;
        while self.now < until {
            let back = self.seats.iter().map(|seat| seat.off).filter(|off| *off > self.now);
            let stays = back.min().unwrap_or(until).min(until) - self.now;
            for seat in self.seats.iter_mut().filter(|seat| seat.off <= self.now) {
                let Some(turn) = seat.turn.as_mut().filter(|_| !seat.away) else { continue };
                let from_turn = stays.min(*turn);
                *turn -= from_turn;
                seat.bank -= stays - from_turn;
            }
            self.now += stays;
        }
    }

    fn ask(&mut self, asked: SeatSet) {
        let limit = self.limit;
        for (n, seat) in self.seats.iter_mut().enumerate() {
            match (asked.contains(Seat(n as u8)), seat.turn) {
                (true, None) => seat.turn = Some(limit.each),
                (false, Some(_)) => {
                    seat.turn = None;
                    let gain = if seat.ended_by_bot { 0 } else { limit.gain };
                    seat.bank = (seat.bank + gain).max(0).min(limit.bank);
                }
                _ => {}
            }
        }
    }
}

/// A length of time: now and then none at all, mostly a while, now and then very long.
fn length(rng: &mut Rng, limit: Limit) -> Millis {
    let most = (limit.each + limit.bank) as u32;
    match rng.below(10) {
        0 => 0,
        1..=7 => Millis::from(rng.below(most / 20)),
        8 => Millis::from(rng.below(most / 3)),
        _ => Millis::from(rng.below(most)),
    }
}

fn some_of(rng: &mut Rng, seats: u8) -> SeatSet {
    (0..seats).map(Seat).filter(|_| rng.below(3) == 0).collect()
}

/// 10,000 courses of choices, outages, pauses, holidays, clocks set back, takings over and comings back, of two to six seats.
#[test]
fn clocks_agree_with_a_stopwatch_to_the_millisecond() {
    let mut flags = 0;
    for course in 0..10_000 {
        let mut rng = Rng::new(course);
        let (_, limit) = Limit::OFFERED[rng.below(6) as usize];
        let seats = 2 + rng.below(5) as u8;
        let begin = Millis::from(rng.below(1_000_000));
        let mut clock = Clock::new(limit, seats.into(), begin);
        let watch =
            Watch { bank: limit.bank, turn: None, away: false, ended_by_bot: false, off: 0 };
        let mut model = Model { limit, now: begin, seats: vec![watch; seats.into()] };
        let (mut outages, mut times) = (Vec::<Outage>::new(), Vec::new());
        let mut rests = Vec::new();
        let mut holidays = vec![Vec::<Holiday>::new(); seats.into()];
        for _ in 0..rng.below(30) {
            // Somebody goes on holiday, or is back before it is over.
            for (n, (seat, days)) in model.seats.iter_mut().zip(&mut holidays).enumerate() {
                match (days.last_mut(), seat.off > model.now) {
                    (Some(last), true) if rng.below(4) == 0 => {
                        seat.off = model.now;
                        last.1 = model.now;
                    }
                    (_, false) if rng.below(8) == 0 => {
                        seat.off = model.now + 1 + length(&mut rng, limit);
                        days.push((model.now, seat.off));
                    }
                    _ => continue,
                }
                clock.rest_in(Seat(n as u8), days.clone());
            }
            // Time in which people can choose, with outages in between.
            let mut now = model.now;
            for part in 0..=rng.below(2) {
                if part > 0 {
                    let down = length(&mut rng, limit);
                    outages.push((now, now + down));
                    now += down;
                    model.now = now;
                }
                let up = length(&mut rng, limit);
                model.live(up);
                now += up;
            }
            // A machine whose clock somebody sets back tells an earlier time: none goes by.
            let told = if rng.below(8) == 0 { now - length(&mut rng, limit) } else { now };
            if told < now {
                clock.pass(now, &outages);
            }
            clock.pass(told, &outages);
            let mut over = SeatSet::EMPTY;
            for seat in (0..seats).map(Seat) {
                let Watch { bank, turn, away, .. } = model.seats[seat.index()];
                assert_eq!(
                    clock.left(seat).all,
                    bank + turn.unwrap_or(limit.each),
                    "course {course}, {seat:?}"
                );
                let left = clock.left(seat);
                assert_eq!(left.until.is_some(), turn.is_some() && !away);
                let off = model.seats[seat.index()].off;
                assert_eq!(left.holiday, Some(off).filter(|off| *off > model.now));
                // When it will be over is told to the millisecond, whatever holidays are to come.
                for (until, left) in left
                    .until
                    .filter(|_| left.all > 0)
                    .map(|at| [(at - 1, 1), (at, 0)])
                    .into_iter()
                    .flatten()
                {
                    let mut later = clock.clone();
                    later.pass(until, &[]);
                    assert_eq!(later.left(seat).all, left, "course {course}, {seat:?}");
                }
                if !away && turn.is_some_and(|turn| bank + turn <= 0) {
                    over.insert(seat);
                }
            }
            assert_eq!(clock.over(), over, "course {course}");
            flags += over.len();
            // Bots play for those, and for who leaves for a while; others come back.
            let mut away = SeatSet::EMPTY;
            for (n, seat) in (0..).map(Seat).zip(&mut model.seats) {
                seat.ended_by_bot = seat.away;
                seat.away = over.contains(n)
                    || if seat.away { rng.below(2) == 0 } else { rng.below(8) == 0 };
                if seat.away {
                    away.insert(n);
                }
            }
            // A pause: whatever is asked stays asked, and no time goes by for anybody.
            if rng.below(4) == 0 {
                clock.rest();
                let begun = model.now;
                model.now += length(&mut rng, limit);
                clock.pass(model.now, &outages);
                assert_eq!((clock.over(), clock.due()), (SeatSet::EMPTY, None), "course {course}");
                for (n, seat) in (0..).map(Seat).zip(&model.seats) {
                    let left = seat.bank + seat.turn.unwrap_or(limit.each);
                    assert_eq!(clock.left(n).all, left, "course {course}, {n:?} in a pause");
                }
                // Afterwards the same questions are asked as before.
                let seats = || (0..).map(Seat).zip(&model.seats);
                let same: SeatSet =
                    seats().filter(|(_, seat)| seat.turn.is_some()).map(|(n, _)| n).collect();
                let gone: SeatSet =
                    seats().filter(|(_, seat)| seat.ended_by_bot).map(|(n, _)| n).collect();
                clock.ask(same, gone);
                rests.push((times.len(), begun, model.now, same, gone));
            }
            let asked = some_of(&mut rng, seats);
            clock.ask(asked, away);
            // Whether a turn gains says who chose last, not who chooses next.
            model.ask(asked);
            let back = (rng.below(3) == 0).then(|| Seat(rng.below(seats.into()) as u8));
            let back = back.filter(|seat| model.seats[seat.index()].turn.is_none());
            if let Some(seat) = back {
                clock.welcome(seat);
                let least = limit.gain.max(limit.bank / 10);
                model.seats[seat.index()].bank = model.seats[seat.index()].bank.max(least);
            }
            times.push((model.now, asked, away, back));
        }
        // Whoever plays it again from what was written down has the same clock.
        let mut again = Clock::new(limit, seats.into(), begin);
        for (seat, days) in (0..).map(Seat).zip(holidays) {
            again.rest_in(seat, days);
        }
        for (step, (at, asked, away, back)) in times.into_iter().enumerate() {
            if let Some((_, begun, over, same, gone)) = rests.iter().find(|rest| rest.0 == step) {
                again.pass(*begun, &outages);
                again.rest();
                again.pass(*over, &outages);
                again.ask(*same, *gone);
            }
            again.pass(at, &outages);
            again.ask(asked, away);
            back.into_iter().for_each(|seat| again.welcome(seat));
        }
        assert_eq!(again, clock, "course {course}");
    }
    assert!(flags > 1000, "only {flags} times somebody's time was over");
}

#[test]
fn a_series_of_choices_is_one_turn_and_nobody_is_charged_who_is_not_asked() {
    let (_, limit) = Limit::named("days-2").expect("it is offered");
    let [me, other] = [Seat(0), Seat(1)].map(SeatSet::one);
    let mut clock = Clock::new(limit, 2, 0);
    assert_eq!((clock.due(), clock.left(Seat(0)).all), (None, 7 * DAY));
    clock.ask(me, SeatSet::EMPTY);
    for hour in 1..=24 {
        clock.pass(hour * HOUR, &[]);
        clock.ask(me, SeatSet::EMPTY);
    }
    assert_eq!((clock.left(Seat(0)).all, clock.left(Seat(1)).all), (6 * DAY, 7 * DAY));
    assert_eq!(clock.due(), Some(7 * DAY));
    clock.ask(other, SeatSet::EMPTY);
    clock.pass(3 * DAY, &[]);
    // What a turn gives is not saved.
    assert_eq!(clock.left(Seat(0)).all, 7 * DAY);
    clock.ask(me, SeatSet::EMPTY);
    assert_eq!(clock.left(Seat(1)).all, 7 * DAY);
    clock.pass(6 * DAY, &[(3 * DAY, 5 * DAY)]);
    assert_eq!(clock.left(Seat(0)).all, 6 * DAY, "the server was down for two days");
    clock.pass(20 * DAY, &[]);
    assert_eq!(clock.over(), me);
}

#[test]
fn a_live_clock_gains_with_every_turn_and_never_more_than_it_began_with() {
    let (_, limit) = Limit::named("live-60").expect("it is offered");
    let mut clock = Clock::new(limit, 2, 0);
    let me = SeatSet::one(Seat(0));
    clock.ask(me, SeatSet::EMPTY);
    clock.pass(10 * SECOND, &[]);
    clock.ask(SeatSet::EMPTY, SeatSet::EMPTY);
    assert_eq!(clock.left(Seat(0)).all, 60 * MINUTE);
    clock.ask(me, SeatSet::EMPTY);
    clock.pass(10 * MINUTE + 10 * SECOND, &[]);
    clock.ask(SeatSet::EMPTY, SeatSet::EMPTY);
    assert_eq!(clock.left(Seat(0)).all, 50 * MINUTE + 30 * SECOND);
    clock.ask(me, SeatSet::EMPTY);
    clock.pass(10 * HOUR, &[]);
    assert_eq!(clock.over(), me);
    assert!(clock.is_spent(Seat(0)));
    // A bot plays for them; whoever comes back can go on.
    clock.ask(SeatSet::EMPTY, SeatSet::EMPTY);
    clock.welcome(Seat(0));
    clock.ask(me, SeatSet::EMPTY);
    assert_eq!((clock.over(), clock.left(Seat(0)).all), (SeatSet::EMPTY, 6 * MINUTE));
}

/// Whoever leaves in the middle of a turn and comes back has what they had, and a bot's turns gain nothing: else one could have all the
/// time there is by letting a bot play for a moment.
#[test]
fn leaving_and_coming_back_gains_no_time() {
    let me = SeatSet::one(Seat(0));
    for (_, limit) in Limit::OFFERED {
        let mut clock = Clock::new(limit, 2, 0);
        let mut now = 0;
        clock.ask(me, SeatSet::EMPTY);
        now += (limit.each + limit.bank) / 2;
        clock.pass(now, &[]);
        let before = clock.left(Seat(0)).all;
        for _ in 0..5 {
            clock.ask(me, me);
            now += HOUR;
            clock.pass(now, &[]);
            assert_eq!((clock.due(), clock.left(Seat(0)).all), (None, before));
            clock.ask(me, SeatSet::EMPTY);
            assert_eq!(clock.left(Seat(0)).all, before);
        }
        // A bot answers this question, and more.
        for _ in 0..100 {
            clock.ask(me, me);
            clock.ask(SeatSet::EMPTY, me);
        }
        clock.ask(me, SeatSet::EMPTY);
        let taken = (limit.each + limit.bank) / 2;
        let bank = limit.bank - (taken - limit.each).max(0);
        assert_eq!(clock.left(Seat(0)).all, limit.each + bank);
    }
}
