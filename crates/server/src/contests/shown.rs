//! What the page of a contest shows.

use std::collections::HashMap;

use house::sitters::called;
use kernel::{Arg, Seat};
use rating::contest::{Line, Worth, points};
use rating::{Class, Rating};
use serde_json::{Value, json};
use store::{ContestTable, Ending, Summary};
use table::{Holder, PersonId};
use tongue::Tongue;
use ui::contests::{
    Cell, ContestPage, Own, Phase, PlayedTable, SeatedEntrant, StandingRow, State, You,
    contest_page,
};
use ui::ranks::{Known, Rank};
use ui::start::summary;

use super::Whole;
use super::page::until;
use crate::App;
use crate::errors::Problem;
use crate::persons::Asker;
use crate::ratings::rank;

/// All that the page of a contest needs.
pub(super) struct Shown {
    whole: Whole,
    host: Option<String>,
    person: Option<PersonId>,
    member: bool,
    now: i64,
    rows: Vec<StandingRow>,
    rounds: Vec<Vec<PlayedTable>>,
    own: Option<Own>,
}

impl Shown {
    pub(super) async fn of(
        app: &App,
        id: &str,
        asker: &Asker,
        tongue: &Tongue,
    ) -> Result<Self, Problem> {
        let (whole, now) = (app.contest(id).await?, app.tables.time.now());
        let store = &app.tables.store;
        let host = match &whole.contest.host {
            Some(host) => store.account(host).await?.map(|account| account.name),
            None => None,
        };
        let mut games = HashMap::new();
        let open = whole.rounds.iter().flatten().filter(|table| table.fared.is_none());
        for ContestTable { game, .. } in open {
            if let Some(summary) = store.summary_of(game).await? {
                games.insert(game.clone(), summary);
            }
        }
        let class = Class::of(whole.contest.seats);
        let mut known = Vec::with_capacity(whole.entrants.len());
        for entrant in &whole.entrants {
            known.push(match entrant.rating {
                Some(rating) => seeded(rating),
                None => {
                    let found = store.rating_of(&entrant.person, &whole.contest.game, class);
                    rank(found.await?, now)
                }
            });
        }
        let person = asker.login.as_ref().map(|login| login.person.clone());
        let rows = rows(&whole, &known, person.as_ref());
        let mut rounds = Vec::with_capacity(whole.rounds.len());
        for (at, round) in whole.rounds.iter().enumerate() {
            let table = |table| played(app, &whole, (at, table), &games, (now, tongue));
            rounds.push(round.iter().map(table).collect());
        }
        let own = person.as_ref().and_then(|person| own(&whole, person, &games));
        let member = asker.login.is_some();
        Ok(Self { host, person, member, now, rows, rounds, own, whole })
    }

    pub(super) fn page(&self, app: &App, tongue: &'static Tongue) -> Result<String, Problem> {
        let contest = &self.whole.contest;
        let game = app.game(&contest.game)?.kind();
        let options: Value = serde_json::from_str(&contest.options).unwrap_or_default();
        let own = self.person.as_ref().and_then(|person| self.whole.entrant(person));
        let page = ContestPage {
            tongue,
            now: self.now,
            id: &contest.id,
            title: &contest.title,
            game,
            options: &summary(game, &json!({"options": options}), tongue),
            host: self.host.as_deref(),
            kind: contest.kind,
            seats: contest.seats,
            worth: contest.worth,
            clock: &contest.clock,
            rated: contest.rated,
            listed: contest.listed,
            people: [contest.least, contest.most],
            state: match (contest.over, contest.begun) {
                (Some((_, Ending::Played)), _) => State::Over,
                (Some((_, Ending::Off)), _) => State::Off,
                (Some((_, Ending::Few)), _) => State::Few,
                (None, Some(_)) => State::Running,
                (None, None) => State::Open(until(contest.starts, self.now)),
            },
            rows: &self.rows,
            rounds: &self.rounds,
            you: You {
                member: self.member,
                hosts: self.person.is_some() && contest.host == self.person,
                takes_part: own.is_some_and(|own| own.out.is_none()),
            },
            own: self.own,
        };
        Ok(contest_page(&page).into_string())
    }
}

/// How good somebody was when it began.
fn seeded(rating: Rating) -> Rank {
    Rank { shown: rating.shown(), known: Known::Played, change: None }
}

/// Everybody, the first first; before it begins as they would be seeded.
fn rows(whole: &Whole, known: &[Rank], you: Option<&PersonId>) -> Vec<StandingRow> {
    let mut lines = whole.standings();
    if whole.contest.begun.is_none() {
        lines.sort_by_key(|line| std::cmp::Reverse(known[line.entrant].shown.points));
    }
    let mut place = 0;
    let row = |line: Line| {
        let entrant = &whole.entrants[line.entrant];
        place += usize::from(!line.out);
        StandingRow {
            place: (!line.out).then_some(place),
            name: entrant.name.clone(),
            you: you == Some(&entrant.person),
            rank: known[line.entrant],
            cells: whole
                .rounds
                .iter()
                .map(|it| cell(it, entrant.number, whole.contest.worth))
                .collect(),
            points: [line.points, (line.points * 1000).checked_div(line.games).unwrap_or_default()],
            opponents: line.opponents,
            out: entrant.out.map(|round| round + 1),
        }
    };
    lines.into_iter().map(row).collect()
}

/// What somebody did in a round.
fn cell(round: &[ContestTable], number: i64, worth: Option<Worth>) -> Option<Cell> {
    let sat = |table: &ContestTable| table.seats.iter().position(|it| *it == number);
    let (at, table, seat) =
        round.iter().enumerate().find_map(|(at, table)| Some((at, table, sat(table)?)))?;
    let fared: Option<Vec<_>> = table.fared.as_ref().map(|fared| {
        let each = fared.iter();
        each.map(|(place, left)| rating::contest::Fared { place: (*place).into(), left: *left })
            .collect()
    });
    Some(Cell {
        table: at + 1,
        game: table.game.clone(),
        won: fared.as_ref().is_some_and(|fared| fared[seat].place == 1 && !fared[seat].left),
        points: fared.map(|fared| points(&fared, worth)[seat]),
    })
}

/// A table of a round.
fn played(
    app: &App,
    whole: &Whole,
    (round, table): (usize, &ContestTable),
    games: &HashMap<String, Summary>,
    (now, tongue): (i64, &Tongue),
) -> PlayedTable {
    let game = games.get(&table.game);
    let stands_in = |seat: usize| {
        let place = game.and_then(|game| game.places.get(seat));
        place.is_some_and(|place| matches!(place.holder, Holder::Standin(..)))
    };
    let each = table.seats.iter().enumerate();
    let mut seats: Vec<SeatedEntrant> = each
        .filter_map(|(seat, number)| {
            let fared = table.fared.as_ref().and_then(|fared| fared.get(seat));
            let entrant = &whole.entrants[whole.at(*number)?];
            Some(SeatedEntrant {
                name: entrant.name.clone(),
                place: fared.map(|(place, _)| *place),
                bot: if fared.is_some() { entrant.out == Some(round) } else { stands_in(seat) },
            })
        })
        .collect();
    seats.sort_by_key(|seat| seat.place);
    let phase = match game {
        Some(game) if table.fared.is_none() => {
            let standing = &game.standing;
            let phase = app.game(&game.kind).map_or_else(
                |_| Arg::from(standing.phase.as_str()),
                |door| door.kind().phase(&standing.phase),
            );
            let places = (0..).map(Seat).zip(&game.places);
            let chooses = places
                .filter(|(seat, _)| standing.pending.contains(*seat))
                .map(|(seat, place)| called(seat, place, tongue))
                .collect();
            Phase::Playing(standing.round, phase, chooses, standing.due.map(|at| until(at, now)))
        }
        _ => Phase::Over,
    };
    PlayedTable { game: table.game.clone(), seats, phase }
}

/// The table at which somebody plays.
fn own(whole: &Whole, person: &PersonId, games: &HashMap<String, Summary>) -> Option<Own> {
    let number = whole.entrant(person)?.number;
    let round = whole.rounds.len().checked_sub(1)?;
    let sits = |table: &ContestTable| table.fared.is_none() && table.seats.contains(&number);
    let table = whole.rounds[round].iter().position(sits)?;
    let game = games.get(&whole.rounds[round][table].game)?;
    let places = (0..).map(Seat).zip(&game.places);
    let mut own = places.filter(|(_, place)| place.holder == Holder::Person(person.clone()));
    let asked = own.any(|(seat, _)| game.standing.pending.contains(seat));
    Some(Own { at: [round, table], asked })
}
