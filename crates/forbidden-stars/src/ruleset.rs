//! What is agreed before a game: players, factions, and the options with their defaults.

pub use kernel::Setup;
use kernel::setup::is_default;
use kernel::{Refused, message, options};

use crate::content::content;
use crate::ids::{Faction, MAX_PLAYERS};

options! {
    newest <crate::ForbiddenStars as kernel::Game>::RULES_VERSION;
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
        /// Attackers that a card has placed retreat with those that moved in, or are destroyed
        /// (FS-AMB-01).
        #[serde(skip_serializing_if = "is_default")]
        attacker_retreat: AttackerRetreat { Together = "together", UnitByUnit = "unit_by_unit" }
        /// Whether ships that have just moved serve ground units of the same order as bridges
        /// (FS-AMB-05).
        #[serde(skip_serializing_if = "is_default")]
        ground_paths: GroundPaths { AfterShips = "after_ships", BeforeShips = "before_ships" }
        /// Whether the damage of two damage steps of one execution round adds up (FS-AMB-13).
        #[serde(skip_serializing_if = "is_default")]
        damage_in_round: RoundDamage { AddsUp = "adds_up", EachStep = "each_step" }
        /// Whether event cards that were not chosen are shown to the others (FS-AMB-23).
        #[serde(skip_serializing_if = "is_default")]
        discarded_events: DiscardedEvents { Shown = "shown", Hidden = "hidden" }
        /// How the icon of an event card lies for storms that stand upright (FS-AMB-25).
        #[serde(skip_serializing_if = "is_default")]
        storm_icons: StormIcons { Turned = "turned", Upright = "upright" }
        /// When a player without a friendly world is out (FS-AMB-30).
        #[serde(skip_serializing_if = "is_default")]
        elimination_check: EliminationCheck {
            AfterEffect = "after_effect", RefreshPhase = "refresh_phase"
        }
        /// Whether a player without a face-up card can consent to lose one (FS-AMB-57).
        #[serde(skip_serializing_if = "is_default")]
        void_consent: VoidConsent { Counts = "counts", NeedsCard = "needs_card" }
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
