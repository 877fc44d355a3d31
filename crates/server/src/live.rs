//! A loaded table: the game with its people and what was said, as it is stored and played again.

use std::sync::Arc;

use kernel::history::Deal;
use kernel::{Game, Refused, SeatSet, Turn};
use starcraft::{Setup, StarCraft};
use store::{Said, Standing, Stored};
use table::{Change, Holder, Place, Table};
use ui::scene::Row;

use crate::errors::Problem;

/// A hash of the state is stored after so many changes.
const HASH_EVERY: u64 = 50;

/// A loaded table.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(crate) title: String,
    pub(crate) setup: Setup,
    /// Who made the table; unknown for old ones.
    pub(crate) host: Option<String>,
    /// Whether people may ask for hints.
    pub(crate) hints: bool,
    pub(crate) table: Table<StarCraft>,
    pub(crate) chat: Arc<Vec<Said>>,
    /// Grows when what was told before may read differently: after an undo or a new name.
    pub(crate) retold: u64,
    /// How the players stood round by round, once the game is over.
    pub(crate) chart: Vec<Row>,
}

impl Live {
    /// A table before the first choice.
    pub(crate) fn new(
        title: String,
        deal: Deal<Setup>,
        places: Vec<Place>,
    ) -> Result<Self, Refused> {
        let setup = deal.setup.clone();
        let table = Table::new(deal, places)?;
        let (chat, chart) = (Arc::default(), Vec::new());
        Ok(Self { title, setup, host: None, hints: true, table, chat, retold: 0, chart })
    }

    /// Whether a person made this table: the invitations are his to give. Of a table from before
    /// this was written down, the first person at it.
    pub(crate) fn is_host(&self, person: &str) -> bool {
        let first = self.table.places().iter().find_map(|place| match &place.holder {
            Holder::Person(id) => Some(id),
            _ => None,
        });
        self.host.as_ref().or(first).is_some_and(|host| host == person)
    }

    /// The hash of the state, if one is due after the changes from this number on.
    pub(crate) fn hash_since(&self, first: u64) -> Option<String> {
        let passed = first / HASH_EVERY != self.table.changes() / HASH_EVERY;
        (passed || self.table.is_over()).then(|| self.table.game().fingerprint())
    }

    pub(crate) fn restore(stored: Stored) -> Result<Self, Problem> {
        let refuse = |text: String| Err(Refused::new("internal", text).into());
        if stored.kind != StarCraft::ID {
            return refuse(format!("this server does not know the game '{}'", stored.kind));
        }
        let setup: Setup = match serde_json::from_str(&stored.setup) {
            Ok(setup) => setup,
            Err(error) => return refuse(format!("the setup of this table is damaged: {error}")),
        };
        let rules = stored.rules;
        let deal = Deal { setup, rules, chance: stored.chance };
        let mut live = Self::new(stored.title, deal, stored.places)?;
        for (number, (change, hash)) in stored.changes.into_iter().enumerate() {
            let done = match change {
                Change::Act(seat, action) => {
                    action.parse().and_then(|action| live.table.redo(Change::Act(seat, action)))
                }
                Change::Undo(seat, left) => live.table.redo(Change::Undo(seat, left)),
            };
            if let Err(refused) = done {
                return refuse(format!(
                    "change {number} of this table does not fit version {rules} of the rules: {refused}"
                ));
            }
            if hash.is_some_and(|hash| hash != live.table.game().fingerprint()) {
                return refuse(format!(
                    "version {rules} of the rules has changed since this table was played: its state after change \
                     {number} is not the one on record"
                ));
            }
        }
        live.chat = Arc::new(stored.chat);
        live.host = stored.host;
        live.hints = stored.hints;
        live.draw_chart()?;
        Ok(live)
    }

    /// Looks back over the rounds once the game is over.
    pub(crate) fn draw_chart(&mut self) -> Result<(), Refused> {
        if self.table.is_over() && self.chart.is_empty() {
            let row =
                |game: &StarCraft| ui::starcraft::stats(&game.view(kernel::Viewer::Spectator));
            self.chart = self.table.rounds(row)?;
        }
        Ok(())
    }

    pub(crate) fn standing(&self) -> Standing {
        if !self.table.is_full() {
            // Nothing is dealt yet.
            let seats = self.table.places().len();
            return Standing {
                round: 0,
                phase: String::new(),
                pending: SeatSet::EMPTY,
                bot_next: false,
                sides: vec![String::new(); seats],
                points: vec![0; seats],
                over: None,
            };
        }
        let game = self.table.game();
        let (round, phase) = game.clock();
        let players = &game.players[..game.players()];
        let side = |player: &starcraft::state::Player| {
            player.faction.map_or(String::new(), |faction| faction.to_string())
        };
        Standing {
            round,
            phase: phase.to_owned(),
            pending: self.table.pending(),
            bot_next: self.table.next_bot().is_some(),
            sides: players.iter().map(side).collect(),
            points: players.iter().map(|player| player.points).collect(),
            over: match game.turn() {
                Turn::Over(outcome) => Some((outcome.winners, outcome.ending.to_owned())),
                Turn::Pending(_) => None,
            },
        }
    }
}
