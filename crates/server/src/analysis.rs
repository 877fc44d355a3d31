//! A finished game looked into. It is worked out once and kept with the table.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use kernel::{Chances, Evaluate, Game, Refused, Seat, Seen, Viewer};
use starcraft::{Action, Event, StarCraft, odds, purpose};
use table::{Holder, Table};
use ui::scene::{Figures, Row, Why};
use ui::starcraft::analysis::{Analysis, Fought, Turning, analysis_page};

use crate::App;
use crate::errors::Problem;
use crate::eyes::{Eyes, with_scene};
use crate::limits::{self, What};
use crate::persons::Asker;
use crate::play::As;
use crate::tables::Entry;
use crate::thinkers::Work;

/// Turning points and battles that are told.
const TOLD: usize = 6;
/// A smaller swing turns nothing.
const SWING: f32 = 0.05;

/// `GET /t/ID/analysis`
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (entry, now) = app.table(&id).await?;
    let analysis = of(&app, &entry, &asker).await?;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let page = with_scene(&entry, &now, &eyes, None, |scene| analysis_page(scene, analysis))?;
    Ok(Html(page.into_string()).into_response())
}

/// What there is to say about a finished game; who comes while it is worked out waits for it.
pub(crate) async fn of<'a>(
    app: &App,
    entry: &'a Entry,
    asker: &Asker,
) -> Result<&'a Analysis, Problem> {
    let work = || async {
        let now = app.tables.look(entry).await?;
        if !now.table.is_over() {
            let text = "a game can be looked into once it is over";
            return Err(Problem::from(Refused::new("not_over", text)));
        }
        asker.may(What::Think)?;
        let place = app.thinkers.place(Work::Analysis, asker.owner()).await;
        let work = tokio::task::spawn_blocking(move || analyse(&now.table)).await;
        drop(place);
        let failed = |_| {
            let text = "This game could not be looked into.";
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", text)
        };
        Ok::<_, Problem>(work.map_err(failed)??)
    };
    entry.analysis.get_or_try_init(work).await
}

/// A state that is remembered: the choices made so far, the round, the chances.
struct Stop {
    moment: usize,
    round: u16,
    chances: Chances,
}

impl Stop {
    fn of(moment: usize, game: &StarCraft) -> Self {
        Self { moment, round: game.clock().0 as u16, chances: game.chances() }
    }
}

/// Looks into a finished game.
pub(crate) fn analyse(table: &Table<StarCraft>) -> Result<Analysis, Refused> {
    let players = table.places().len();
    let ends = stretches(table);
    let (mut stops, mut whys, mut battles) = (Vec::new(), Vec::new(), Battles::of(table));
    table.retrace(|number, game, seat, action| {
        let moment = number - 1;
        if ends.binary_search(&moment).is_ok() {
            stops.push(Stop::of(moment, game));
        }
        battles.look(number, game);
        let bot = matches!(table.places()[seat.index()].holder, Holder::Bot(_));
        if let (Action::PlaceOrder { order, planet }, true) = (action, bot) {
            let seen = Seen::new(game, seat);
            let found = purpose(&seen, action, limits::ROUNDS, number as u64);
            whys.extend(found.map(|purpose| Why { moment: number, seat, order, planet, purpose }));
        }
        if let Some(begun) = battles.begun_at(number) {
            let seed = number as u64;
            begun.odds = odds(&Seen::new(game, seat), action, limits::BATTLES, seed);
        }
    })?;
    battles.look(table.moment() + 1, table.game());
    stops.push(Stop::of(table.moment(), table.game()));
    let mut battles = battles.told();
    battles.sort_by(|one, other| other.luck().abs().total_cmp(&one.luck().abs()));
    battles.truncate(TOLD);
    let chance =
        |chance: &f32| Figures { chance: (chance * 100.0).round() as u16, ..Figures::default() };
    let row = |stop: &Stop| Row {
        round: stop.round,
        seats: stop.chances[..players].iter().map(chance).collect(),
    };
    let course = stops.iter().map(row).collect();
    Ok(Analysis { course, turns: turns(&stops, players), battles, whys })
}

/// The moments before an order is turned over or a phase begins, in order: what lies between two
/// of them belongs together.
fn stretches(table: &Table<StarCraft>) -> Vec<usize> {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::OrderRevealed { .. }
                | Event::RoundBegins { .. }
                | Event::ExecutionBegins
                | Event::RegroupingBegins
        )
    };
    let log = table.log(Viewer::Spectator).filter(|(_, event)| begins(event));
    let mut ends: Vec<usize> = log.map(|(moment, _)| moment.saturating_sub(1)).collect();
    ends.dedup();
    ends
}

/// The largest swings, each told for the player it mattered most to.
fn turns(stops: &[Stop], players: usize) -> Vec<Turning> {
    let swing = |pair: &[Stop]| {
        let [before, after] = pair else { return None };
        let change =
            |seat: &Seat| (after.chances[seat.index()] - before.chances[seat.index()]).abs();
        let seats = (0..players as u8).map(Seat);
        let seat = seats.max_by(|one, other| change(one).total_cmp(&change(other)))?;
        let chances = [before, after].map(|stop| stop.chances[seat.index()]);
        Some(Turning { moments: [before.moment, after.moment], seat, chances })
    };
    let size = |turn: &Turning| (turn.chances[1] - turn.chances[0]).abs();
    let mut turns: Vec<Turning> = stops.windows(2).filter_map(swing).collect();
    turns.retain(|turn| size(turn) >= SWING);
    turns.sort_by(|one, other| size(other).total_cmp(&size(one)));
    turns.truncate(TOLD);
    turns
}

/// The battles of a game, while it is gone through.
struct Battles(Vec<Begun>);

struct Begun {
    moment: usize,
    seats: [Seat; 2],
    losses: [u8; 2],
    odds: Option<starcraft::Odds>,
    won: Option<bool>,
}

impl Battles {
    /// Those the log tells of.
    fn of(table: &Table<StarCraft>) -> Self {
        let mut all: Vec<Begun> = Vec::new();
        let mut on = false;
        for (moment, event) in table.log(Viewer::Spectator) {
            match *event {
                Event::BattleBegins { attacker, defender, .. } => {
                    let seats = [attacker, defender];
                    all.push(Begun { moment, seats, losses: [0; 2], odds: None, won: None });
                    on = true;
                }
                Event::UnitDestroyed { seat, .. } if on => {
                    let last = all.last_mut();
                    let side = last.and_then(|last| {
                        let side = last.seats.iter().position(|&other| other == seat)?;
                        Some(&mut last.losses[side])
                    });
                    side.into_iter().for_each(|lost| *lost += 1);
                }
                Event::OrderExecuted { .. } | Event::OrderRevealed { .. } => on = false,
                _ => {}
            }
        }
        Self(all)
    }

    /// The battle that this choice begins.
    fn begun_at(&mut self, number: usize) -> Option<&mut Begun> {
        self.0.iter_mut().find(|begun| begun.moment == number)
    }

    /// Looks at the state before this choice: who has the area of a battle that has just ended?
    fn look(&mut self, number: usize, game: &StarCraft) {
        let open = |begun: &&mut Begun| begun.won.is_none() && begun.moment < number;
        for begun in self.0.iter_mut().filter(open).filter(|_| game.battle.is_none()) {
            begun.won = begun.odds.map(|odds| game.stands_in(odds.seats[0], odds.area));
        }
    }

    /// Those that could be imagined and were fought to an end.
    fn told(self) -> Vec<Fought> {
        let fought = |begun: Begun| {
            let Begun { moment, losses, odds, won, .. } = begun;
            Some(Fought { moment, odds: odds?, won: won?, losses })
        };
        self.0.into_iter().filter_map(fought).collect()
    }
}
