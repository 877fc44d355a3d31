//! Contests: what people can do about one. The pages and the programs use the same functions.
//!
//! | file | concern |
//! | --- | --- |
//! | `going_on.rs` | what happens by itself: a contest begins, a round follows another, it is over |
//! | `page.rs`, `shown.rs` | the pages; what a page of one shows |

mod going_on;
mod page;
mod shown;

pub(crate) use going_on::{placed, tend};
use kernel::message;
pub(crate) use page::{begin, enter, form, leave, list, off, one, organise, remove, told};
use rating::Rating;
use rating::contest::{Entry, Fared, Kind, Line, Plan, Table, standings};
use store::{Contest, ContestTable, Contests, Ending, Entrant, ListedContest, OfContest, Write};
use table::PersonId;
use ui::contests::form::NewContest;

use crate::errors::Problem;
use crate::{App, limits, random};

const HOUR: i64 = 60 * 60 * 1000;

/// A contest with all who take part and all that was played.
#[derive(Debug)]
pub(crate) struct Whole {
    pub(crate) contest: Contest,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) rounds: Vec<Vec<ContestTable>>,
    apart: Vec<[i64; 2]>,
}

impl Whole {
    /// Where somebody stands in the list of entrants.
    pub(crate) fn at(&self, number: i64) -> Option<usize> {
        self.entrants.binary_search_by_key(&number, |it| it.number).ok()
    }

    /// Somebody who takes part, by person.
    pub(crate) fn entrant(&self, person: &PersonId) -> Option<&Entrant> {
        self.entrants.iter().find(|it| it.person == *person)
    }

    /// The contest as who meets whom and who stands where follow from it.
    pub(crate) fn pure(&self) -> rating::contest::Contest {
        let entries = self
            .entrants
            .iter()
            .map(|it| Entry { rating: it.rating.unwrap_or(Rating::NEW).mu, out: it.out });
        let Contest { kind, seats, seed, worth, .. } = self.contest;
        let plan = Plan { kind, table: seats, seed, worth };
        let mut contest = rating::contest::Contest::new(plan, entries.collect());
        let table = |table: &ContestTable| Table {
            seats: table.seats.iter().filter_map(|number| self.at(*number)).collect(),
            fared: table.fared.as_ref().map(|fared| {
                let each = fared.iter();
                each.map(|(place, left)| Fared { place: (*place).into(), left: *left }).collect()
            }),
        };
        contest.rounds =
            self.rounds.iter().map(|round| round.iter().map(table).collect()).collect();
        let pairs = self.apart.iter().filter_map(|[a, b]| Some([self.at(*a)?, self.at(*b)?]));
        contest.apart = pairs.collect();
        contest
    }

    /// Who stands where.
    pub(crate) fn standings(&self) -> Vec<Line> {
        standings(&self.pure())
    }

    /// Who has won it, by name: nobody where the first has dropped out.
    fn winner(&self) -> Option<String> {
        let first = self.standings().into_iter().next().filter(|line| !line.out)?;
        self.entrants[first.entrant].name.clone()
    }
}

/// How a contest goes, as programs read it.
pub(crate) fn way(kind: Kind) -> &'static str {
    match kind {
        Kind::Swiss(_) => "swiss",
        Kind::Groups(_) => "groups",
        Kind::Knockout => "knockout",
    }
}

/// Refused once a contest has begun, or is over.
fn open(contest: &Contest) -> Result<(), Problem> {
    match contest.begun.is_none() && contest.over.is_none() {
        true => Ok(()),
        false => Err(Problem::wrong(message!("contest-has-begun"))),
    }
}

fn hosted(contest: &Contest, person: &PersonId) -> Result<(), Problem> {
    match contest.host.as_ref() == Some(person) {
        true => Ok(()),
        false => Err(Problem::forbidden(message!("contest-only-host"))),
    }
}

impl App {
    /// A contest with all that belongs to it; refused if there is none.
    pub(crate) async fn contest(&self, id: &str) -> Result<Whole, Problem> {
        let store = &self.tables.store;
        let contest = store.contest(id).await?;
        let contest = contest.ok_or_else(|| Problem::unknown(message!("contest-unknown")))?;
        Ok(Whole {
            entrants: store.entrants(id).await?,
            rounds: store.rounds(id).await?,
            apart: store.apart_in(id).await?,
            contest,
        })
    }

    /// Contests in a list, without those whose organiser somebody wants nothing to do with.
    pub(crate) async fn contests(
        &self,
        which: Contests<'_>,
        most: usize,
        person: Option<&PersonId>,
    ) -> Result<Vec<ListedContest>, Problem> {
        let circle = self.circle(person).await?;
        let mut all = self.tables.store.contests(which, most).await?;
        all.retain(|it| !it.contest.host.as_ref().is_some_and(|host| circle.shuns(host)));
        Ok(all)
    }

    /// Refused unless it is somebody with an account, and no program.
    async fn plays_contests(&self, person: &PersonId, rated: bool) -> Result<(), Problem> {
        let account = self.tables.store.account(person).await?;
        match account {
            None => return Err(Problem::forbidden(message!("contest-needs-account"))),
            Some(account) if account.bot => {
                return Err(Problem::forbidden(message!("contest-no-programs")));
            }
            Some(_) => {}
        }
        if rated { self.rates(person).await } else { Ok(()) }
    }
}

/// Somebody organises a contest; its id.
pub(crate) async fn made(
    app: &App,
    person: &PersonId,
    (game, wanted): (&str, NewContest),
) -> Result<String, Problem> {
    let _alone = app.arranging.lock().await;
    app.plays_contests(person, wanted.rated).await?;
    let (store, most) = (&app.tables.store, limits::CONTESTS);
    if store.contests_with(person).await?[0] >= most {
        return Err(Problem::wrong(message!("contest-hosts-enough", most = most)));
    }
    let (id, now) = (random::id()?, app.tables.time.now());
    let [least, most] = wanted.people;
    let contest = Contest {
        id: id.clone(),
        host: Some(person.clone()),
        title: wanted.title,
        game: game.to_owned(),
        options: wanted.options.to_string(),
        kind: wanted.kind,
        seats: wanted.seats,
        worth: wanted.worth,
        clock: wanted.clock.to_owned(),
        rated: wanted.rated,
        listed: wanted.listed,
        least,
        most,
        seed: random::seed()?,
        made: now,
        starts: now + i64::from(wanted.starts) * HOUR,
        begun: None,
        over: None,
    };
    store.write(Write::Contest(OfContest::Made(Box::new(contest)))).await?;
    app.tables.contests.notify_one();
    Ok(id)
}

/// Somebody takes part.
pub(crate) async fn entered(app: &App, id: &str, person: &PersonId) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    open(&whole.contest)?;
    if whole.entrant(person).is_some() {
        return Ok(());
    }
    app.plays_contests(person, whole.contest.rated).await?;
    let circle = app.circle(Some(person)).await?;
    if whole.contest.host.as_ref().is_some_and(|host| circle.shuns(host)) {
        return Err(Problem::forbidden(message!("people-apart")));
    }
    if whole.entrants.len() >= whole.contest.most {
        return Err(Problem::wrong(message!("contest-full")));
    }
    let (store, most) = (&app.tables.store, limits::ENTERED);
    if store.contests_with(person).await?[1] >= most {
        return Err(Problem::wrong(message!("contest-enters-enough", most = most)));
    }
    let write = OfContest::Entered(id.to_owned(), person.clone());
    store.write(Write::Contest(write)).await?;
    app.tables.contests.notify_one();
    Ok(())
}

/// Somebody takes part no more: before it begins without a trace, later a bot plays on.
pub(crate) async fn left(app: &App, id: &str, person: &PersonId) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    let own = whole.entrant(person).filter(|it| it.out.is_none());
    own.ok_or_else(|| Problem::forbidden(message!("contest-not-in")))?;
    if whole.contest.over.is_some() {
        return Err(Problem::wrong(message!("contest-has-begun")));
    }
    let write = match whole.contest.begun {
        None => OfContest::Left(id.to_owned(), person.clone()),
        Some(_) => OfContest::Out(id.to_owned(), person.clone()),
    };
    app.tables.store.write(Write::Contest(write)).await?;
    app.tables.contests.notify_one();
    Ok(())
}

/// Whoever organises a contest takes somebody out before it begins.
async fn taken_out(app: &App, id: &str, host: &PersonId, person: &PersonId) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    hosted(&whole.contest, host)?;
    open(&whole.contest)?;
    whole.entrant(person).ok_or_else(|| Problem::unknown(message!("people-not-there")))?;
    let write = OfContest::Left(id.to_owned(), person.clone());
    Ok(app.tables.store.write(Write::Contest(write)).await?)
}

/// Whoever organises a contest calls it off before it begins.
async fn called_off(app: &App, id: &str, host: &PersonId) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    hosted(&whole.contest, host)?;
    open(&whole.contest)?;
    going_on::over(app, &whole, Ending::Off).await
}

/// Whoever organises a contest lets it begin.
async fn begun(app: &App, id: &str, host: &PersonId) -> Result<(), Problem> {
    let _alone = app.arranging.lock().await;
    let whole = app.contest(id).await?;
    hosted(&whole.contest, host)?;
    open(&whole.contest)?;
    let whole = going_on::without_banned(app, whole).await?;
    if whole.entrants.len() < whole.contest.least {
        return Err(Problem::wrong(message!("contest-too-few", least = whole.contest.least)));
    }
    going_on::begin(app, whole).await
}
