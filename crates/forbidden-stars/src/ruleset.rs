//! What is agreed before a game: players, factions, and the options with their defaults.

pub use kernel::Setup;
use kernel::{Refused, message, options};

use crate::content::content;
use crate::ids::{Faction, MAX_PLAYERS};

options! {
    numbers {}
    words {
        /// The players build the board (FS-SET-08), a fair one is built by the same rules without
        /// questions, or it is the one of the first game, with its factions (FS-SET-25).
        board: Board { Manual = "manual", Fair = "fair", Introductory = "introductory" }
        /// Seats without an agreed faction choose one in turn, or all are dealt at random (FS-SET-28).
        factions: FactionDeal { Choose = "choose", Random = "random" }
        /// Whether players see their own orders also under other tokens, or must remember them as
        /// printed (FS-STK-04, FS-AMB-54).
        own_orders: OwnOrders { Strict = "strict", Recall = "recall" }
    }
}

/// What a setup agrees on: how many play, the factions by seat, and the options.
pub(crate) fn read(
    setup: &Setup,
    version: u32,
) -> Result<(usize, [Option<Faction>; MAX_PLAYERS], Ruleset), Refused> {
    let (players, factions) = setup.seats::<Faction, MAX_PLAYERS>()?;
    let rules = Ruleset::with(version, &setup.options)?;
    // FS-SET-28
    let odd = factions.iter().flatten().find(|it| !rules.offers(**it, players));
    match odd {
        Some(faction) => {
            let why = message!("fs-not-introductory", faction = *faction, players = players);
            Err(Refused::new("bad_setup", why))
        }
        None => Ok((players, factions, rules)),
    }
}

impl Ruleset {
    /// Whether a faction may be played: in an introductory game only those of its board (FS-SET-25, -28).
    pub(crate) fn offers(&self, faction: Faction, players: usize) -> bool {
        match self.board {
            Board::Introductory => content().intros[players - 2].factions.contains(&faction),
            Board::Manual | Board::Fair => true,
        }
    }
}
