//! What happens to contests by itself. Whatever is due follows from what is written, and each step is written as a whole, so
//! whoever is stopped in between takes it up again after a restart, and nothing happens twice.

use std::time::Duration;

use house::{Live, News, Onlookers, Origin, Told};
use kernel::history::Chance;
use kernel::{Refused, Seat, SeatSet, message};
use rating::{Class, Known};
use serde_json::{Value, json};
use store::{Ending, Entrant, Measure, OfContest, Placed, Round, Write};
use table::{Holder, Limit, Millis, Place, Voice};

use super::Whole;
use crate::errors::Problem;
use crate::{App, bots, random};

/// After so long it is tried again where something could not be done.
const TRY_AGAIN: Millis = 60_000;
/// It is looked whether something is due at least this often, should nothing be known of it.
const LOOKS: Duration = Duration::from_secs(3_600);

/// Lets contests go on until the server stops.
pub(crate) async fn tend(app: App) {
    let (mut stopping, time) = (app.stopping.clone(), app.tables.time);
    loop {
        let next = match work(&app).await {
            Ok(next) => next,
            Err(problem) => {
                tracing::warn!("contests wait: {problem:?}");
                Some(time.now() + TRY_AGAIN)
            }
        };
        let wait = next.map(|next| (next - time.now()).max(20).cast_unsigned());
        let wait = wait.map_or(LOOKS, |wait| Duration::from_millis(wait).min(LOOKS));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.tables.contests.notified() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Does what is due; says when more will be.
async fn work(app: &App) -> Result<Option<Millis>, Problem> {
    let now = app.tables.time.now();
    let mut failed = false;
    for (game, seat) in app.tables.store.forsaken().await? {
        if let Err(problem) = give_up(app, &game, seat).await {
            tracing::warn!("nobody plays on at '{game}' for who has left a contest: {problem:?}");
            failed = true;
        }
    }
    for id in app.tables.store.contests_due(now).await? {
        if let Err(problem) = go_on(app, &id).await {
            tracing::warn!("contest '{id}' does not go on: {problem:?}");
            failed = true;
        }
    }
    let next = app.tables.store.next_contest().await?;
    let again = failed.then_some(now + TRY_AGAIN);
    // What could not begin is tried again later, not at once.
    let next = next.filter(|next| *next > now || !failed);
    Ok(next.into_iter().chain(again).min())
}

/// A bot plays on for somebody who has dropped out.
async fn give_up(app: &App, game: &str, seat: Seat) -> Result<(), Problem> {
    let mut guard = app.tables.lock(game).await?;
    let live = guard.live()?;
    let place = live.table.places().get(seat.index());
    let plays = place.is_some_and(|place| matches!(place.holder, Holder::Person(_)));
    if plays && !live.table.is_over() {
        guard.voice(seat, Voice::Resign).await?;
        bots::wake(app, &guard.room);
    }
    Ok(())
}

/// A contest goes on, if it can.
async fn go_on(app: &App, id: &str) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    match (whole.contest.over, whole.contest.begun) {
        (Some(_), _) => Ok(()),
        (None, Some(_)) => advance(app, whole).await,
        (None, None) => {
            let whole = without_banned(app, whole).await?;
            let full = whole.entrants.len() >= whole.contest.most;
            if !full && whole.contest.starts > app.tables.time.now() {
                return Ok(());
            }
            match whole.entrants.len() < whole.contest.least {
                true => over(app, &whole, Ending::Few).await,
                false => begin(app, whole).await,
            }
        }
    }
}

/// A contest is over, and those are told who take part; not who has called it off.
pub(super) async fn over(app: &App, whole: &Whole, ending: Ending) -> Result<(), Problem> {
    let now = app.tables.time.now();
    let host = whole.contest.host.as_ref().filter(|_| ending == Ending::Off);
    let news = if ending == Ending::Played { News::Ended } else { News::Off };
    let notices = app.tables.told.notices(|| {
        let still = whole.entrants.iter().filter(|it| it.out.is_none());
        let others = still.map(|it| &it.person).filter(|person| Some(*person) != host);
        others.map(|person| Told { person: person.clone(), news, at: now }).collect()
    });
    let over = OfContest::Over(whole.contest.id.clone(), ending, now, notices);
    app.tables.store.write(Write::Contest(over)).await?;
    app.tables.told.wake();
    Ok(())
}

/// A contest in which those take part no more whom moderators keep away, and whose account a program plays with by now.
pub(super) async fn without_banned(app: &App, whole: Whole) -> Result<Whole, Problem> {
    let mut any = false;
    for Entrant { person, .. } in whole.entrants.iter().filter(|it| it.out.is_none()) {
        let unrated = whole.contest.rated && app.holds(person, Measure::Unrated).await?.is_some();
        let banned = app.holds(person, Measure::Ban).await?.is_some();
        if unrated || banned || app.tables.store.is_bot(person).await? {
            let (id, person) = (whole.contest.id.clone(), person.clone());
            let write = match whole.contest.begun {
                None => OfContest::Left(id, person),
                Some(_) => OfContest::Out(id, person),
            };
            app.tables.store.write(Write::Contest(write)).await?;
            any = true;
        }
    }
    if any { app.contest(&whole.contest.id).await } else { Ok(whole) }
}

/// A contest begins, with its first round: everybody is as good from now on as they are now.
pub(super) async fn begin(app: &App, whole: Whole) -> Result<(), Problem> {
    let (contest, now) = (&whole.contest, app.tables.time.now());
    let class = Class::of(contest.seats);
    let mut seeds = Vec::with_capacity(whole.entrants.len());
    for Entrant { number, person, .. } in &whole.entrants {
        let known = app.tables.store.rating_of(person, &contest.game, class).await?;
        seeds.push((*number, Known::Person(known).rating_at(now)));
    }
    let begun = OfContest::Begun(contest.id.clone(), seeds, now);
    app.tables.store.write(Write::Contest(begun)).await?;
    advance(app, app.contest(&contest.id).await?).await
}

/// The next round begins where nothing of the last one is played any more; or it is over.
async fn advance(app: &App, whole: Whole) -> Result<(), Problem> {
    if whole.rounds.last().is_some_and(|round| round.iter().any(|it| it.fared.is_none())) {
        return Ok(());
    }
    let whole = without_banned(app, whole).await?;
    let id = &whole.contest.id;
    let tables = match whole.pure().next() {
        Some(tables) => tables,
        None => return over(app, &whole, Ending::Played).await,
    };
    let mut games = Vec::with_capacity(tables.len());
    for (number, seats) in tables.iter().enumerate() {
        let sit: Vec<&Entrant> = seats.iter().map(|at| &whole.entrants[*at]).collect();
        let (game, live) = (random::id()?, table(app, &whole, number, &sit)?);
        let told = app.tables.told.notices(|| live.news_of_beginning(app.tables.time.now()));
        let numbers = sit.iter().map(|it| it.number).collect();
        games.push((app.tables.new_game(&game, live), numbers, told));
        // Each is dealt; others want to be answered.
        tokio::task::yield_now().await;
    }
    let begun: Vec<_> = games
        .iter()
        .map(|(game, ..)| (game.id.clone(), game.places.clone(), game.standing.due))
        .collect();
    let round = Round { contest: id.clone(), round: whole.rounds.len(), tables: games };
    app.tables.store.write(Write::Contest(OfContest::Round(Box::new(round)))).await?;
    for (game, places, due) in begun {
        app.tables.began(&game, &places, due);
    }
    app.tables.told.wake();
    Ok(())
}

/// A table of the next round, with those who sit there.
fn table(app: &App, whole: &Whole, number: usize, sit: &[&Entrant]) -> Result<Live, Problem> {
    let contest = &whole.contest;
    let door = app.game(&contest.game)?;
    let options: Value = serde_json::from_str(&contest.options).unwrap_or_default();
    let mut setup = json!({"players": sit.len()});
    if options.as_object().is_some_and(|options| !options.is_empty()) {
        setup["options"] = options;
    }
    let place = |entrant: &&Entrant| {
        let holder = Holder::Person(entrant.person.clone());
        Place::new(holder, entrant.name.clone().unwrap_or_default())
    };
    let chance = Chance::Shared { secret: random::hex(32)?, numbers: Vec::new() };
    let origin = Origin::deal(door.rules(), chance);
    // As round and table are written in every language.
    let title = format!("{} · {}.{}", contest.title, whole.rounds.len() + 1, number + 1);
    let live = Live::new(title, &**door, &setup, origin, sit.iter().map(place).collect())?;
    let mut live = Live {
        host: contest.host.clone(),
        hints: false,
        rated: contest.rated,
        contest: Some(contest.id.clone()),
        // Strangers look on.
        onlookers: Some(Onlookers::new(0)),
        ..live
    };
    let agreed = Limit::named(&contest.clock);
    let agreed = agreed.ok_or_else(|| Problem::internal(message!("went-wrong")))?;
    live.agree(agreed, app.tables.time.now());
    Ok(live)
}

/// How everybody fared at a table of a contest that is over. Where people agreed to end it, it ends as they were told: whoever
/// led is first, and the others share what comes after. For whom a bot plays at the end, and who has not given up, has not come
/// back and is out of the contest.
pub(crate) fn placed(live: &Live) -> Result<Vec<Placed>, Refused> {
    let places = live.table.places();
    let stands_in = |seat: Seat| {
        let place = places.get(seat.index());
        place.is_some_and(|place| matches!(place.holder, Holder::Standin(..)))
    };
    let out = |seat: Seat| stands_in(seat) && !live.table.resigned().contains(&seat);
    let mut all = Vec::with_capacity(places.len());
    if let Some(finish) = live.table.finish()? {
        for side in finish {
            let place = u8::try_from(side.place).unwrap_or(u8::MAX);
            let each = side.seats.iter();
            all.extend(each.map(|seat| Placed { seat, place, left: side.left, out: out(seat) }));
        }
    } else {
        let winners = live.standing().over.map_or(SeatSet::EMPTY, |(winners, _)| winners);
        let next = u8::try_from(winners.len()).unwrap_or_default() + 1;
        for (seat, _) in (0..).map(Seat).zip(places) {
            let place = if winners.contains(seat) { 1 } else { next };
            all.push(Placed { seat, place, left: stands_in(seat), out: out(seat) });
        }
    }
    Ok(all)
}
