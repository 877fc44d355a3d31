//! What a game is doing, as a small stack of steps: one row a step.

use crate::action::Action;
use crate::content::When;
use crate::ids::System;
use crate::report::Event;
use crate::state::ForbiddenStars;

kernel::steps! {
    (game, seat, out, log) of ForbiddenStars, Action, Event

    runs {
        /// Runs the Planning Phase.
        Planning, by "FS-PLN-01": game.run_planning(log);
        /// Runs the Operations Phase.
        Operations, by "FS-OPS-01": game.run_operations(log);
        /// Runs an order.
        Order on Step::Operations | Step::Script, by "FS-OPS-02": game.run_order(log);
        /// Runs the combat in the first contested area.
        Combat on Step::Order, by "FS-CMB-01": game.run_combat(log);
        /// Runs the steps of a card or ability.
        Script on Step::Planning
            | Step::Operations
            | Step::Order
            | Step::Combat
            | Step::Script
            | Step::Refresh, by "FS-SIM-03": game.run_script(log, out);
        /// Runs the Refresh Phase.
        Refresh, by "FS-REF-01": game.run_refresh(log);
        /// The game is over.
        Over, by "FS-WIN-01": {};
    }

    asks {
        // ---- cards

        /// A moment at which schemes and order upgrades may be used.
        Window(seat, when: When)
        on Step::Planning | Step::Operations | Step::Order | Step::Combat | Step::Refresh | Step::Window(..),
        by "FS-EVT-07",
        offers game.window_options(seat, when, out), {
            UseScheme { event } => game.use_scheme(seat, event, log),
            UseUpgrade { upgrade } => game.use_upgrade(seat, upgrade, log),
            Done {} => game.steps.pop(),
        }

        // ---- setup

        /// Somebody takes a faction.
        TakeFaction(seat) on Step::Over, by "FS-SET-01",
        offers game.faction_options(out), {
            TakeFaction { faction } => game.choose_faction(seat, faction, log),
        }
        /// Which tile to place.
        PickTile(seat) on Step::Over, by "FS-SET-08",
        offers game.tile_options(seat, out), {
            PickTile { system } => game.steps.goto(Step::PlaceTile(seat, system)),
        }
        /// Where it lies, and how.
        PlaceTile(seat, system: System) on Step::Over, by "FS-SET-09",
        offers game.list_cells(seat, system, out), {
            PlaceTile { cell, side, turns } => game.lay_tile(seat, system, (cell, side, turns), log),
        }
        /// What stands on it.
        PlaceForces(seat, system: System) on Step::Over, by "FS-SET-10",
        offers game.list_forces(seat, system, out), {
            PlaceUnit { unit, area } => game.place_initial_unit(seat, unit, area, log),
            PlaceStructure { structure, area } => game.place_initial_structure(seat, structure, area, log),
            Done {} => game.ask_for_objectives(seat, system),
        }
        /// Objective tokens on it.
        PlaceObjectives(seat, system: System) on Step::Over, by "FS-SET-14",
        offers game.list_objectives(seat, system, out), {
            PlaceObjective { faction, area } => game.place_objective(seat, faction, area, log),
        }
        /// A Warp Storm.
        PlaceStorm(seat) on Step::Over, by "FS-SET-18",
        offers game.storm_places(out), {
            PlaceStorm { edge } => game.place_storm(seat, edge, log),
        }
    }

    asks_all {
        /// Which combat cards both parties lay, face down and at the same time.
        LayCards on Step::Combat, by "FS-CMB-09", of game.laying(),
        offers game.card_options(seat, out), {
            LayCard { card } => game.lay_card(seat, card, log),
        } then game.steps.pop();
    }
}

impl Step {
    /// Whether it may ask another player than the step below.
    pub(crate) fn reacts(self) -> bool {
        matches!(self, Self::Window(..))
    }
}
