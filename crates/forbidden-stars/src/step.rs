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
            | Step::Window(..)
            | Step::StrikeDice(..)
            | Step::BuyUnits(..)
            | Step::BuyStructure(..)
            | Step::BuyUpgrades(..)
            | Step::Ask(..)
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
        on Step::Planning | Step::Operations | Step::Order | Step::Combat | Step::Script | Step::Refresh
            | Step::Window(..),
        by "FS-EVT-07",
        offers game.window_options(seat, when, out), {
            UseScheme { event } => game.use_scheme(seat, event, log),
            UseUpgrade { upgrade } => game.use_upgrade(seat, upgrade, log),
            Done {} => game.steps.pop(),
        }

        // ---- planning and operations

        /// An order, face down.
        PlaceOrder(seat) on Step::Planning, by "FS-PLN-01",
        offers game.order_options(seat, out), {
            PlaceOrder { order, system } => game.place_order(seat, order, system, log),
        }
        /// Which order to turn up.
        ChooseOrder(seat) on Step::Operations, by "FS-OPS-02",
        offers game.turn_options(seat, out), {
            Reveal { system } => game.reveal(seat, system, log),
            UseScheme { event } => game.use_scheme_as_turn(seat, event, log),
        }
        /// Whether it is resolved.
        ResolveOrder(seat) on Step::Operations, by "FS-OPS-03",
        offers game.resolve_options(out), {
            Resolve {} => game.resolve_order(),
            ToEvents {} => game.lay_on_events(log),
        }
        /// Which units are too many.
        Shed(seat) on Step::Operations | Step::Refresh, by "FS-CAP-04",
        offers game.shed_options(seat, out), {
            DestroyUnit { unit, stance, area } => game.shed(seat, unit, stance, area, log),
        }

        // ---- orders

        /// Which ships move where.
        MoveShips(seat) on Step::Order, by "FS-SHP-01",
        offers game.ship_moves(out), {
            Move { unit, from, to } => game.move_unit(seat, unit, from, to, log),
            Done {} => game.steps.pop(),
        }
        /// Which ground units move where.
        MoveGround(seat) on Step::Order, by "FS-GRD-01",
        offers game.ground_moves(out), {
            Move { unit, from, to } => game.move_unit(seat, unit, from, to, log),
            Done {} => game.steps.pop(),
        }
        /// Whether to strike, from where, at what.
        ChooseStrike(seat) on Step::Order, by "FS-ADV-08",
        offers game.strike_options(seat, out), {
            Strike { void, world } => game.name_strike(seat, void, world, log),
            Done {} => game.steps.pop(),
        }
        /// What is used with the strike.
        DeclareStrike(seat) on Step::Order, by "FS-ORB-10",
        offers game.declaration_options(seat, out), {
            UseUpgrade { upgrade } => game.declare_upgrade(seat, upgrade, log),
            UseScheme { event } => game.declare_scheme(seat, event, log),
            Done {} => game.roll_strike(seat, log),
        }
        /// What is done with its dice.
        StrikeDice(seat) on Step::Order, by "FS-ORB-12",
        offers game.strike_dice_options(seat, out), {
            UseUpgrade { upgrade } => game.use_dice_part(seat, upgrade),
            UseScheme { event } => game.use_scheme(seat, event, log),
            Done {} => game.end_of_dice(),
        }
        /// What suffers its damage.
        StrikeSuffer(seat) on Step::Order, by "FS-ORB-07",
        offers game.suffer_options(out), {
            Hit { target } => game.suffer(seat, target, log),
        }
        /// Units to buy.
        BuyUnits(seat) on Step::Order, by "FS-DEP-01",
        offers game.deploy_options(seat, out), {
            BuyUnit { unit, area, payment } => game.deploy_unit(seat, (unit, area, payment), log),
            UseScheme { event } => game.use_scheme(seat, event, log),
            Done {} => game.steps.pop(),
        }
        /// A structure to buy.
        BuyStructure(seat) on Step::Order, by "FS-DEP-05",
        offers game.structure_options(seat, out), {
            BuyStructure { structure, area, payment } =>
                game.deploy_structure(seat, (structure, area, payment), log),
            UseScheme { event } => game.use_scheme(seat, event, log),
            Done {} => game.steps.pop(),
        }
        /// Upgrades to buy.
        BuyUpgrades(seat) on Step::Order, by "FS-STG-01",
        offers game.strategize_options(seat, out), {
            BuyUpgrade { upgrade } => game.strategize_upgrade(seat, upgrade, log),
            BuyCards { card, discarded } => game.strategize_cards(seat, (card, discarded), log),
            UseUpgrade { upgrade } => game.use_upgrade(seat, upgrade, log),
            UseScheme { event } => game.use_scheme(seat, event, log),
            Done {} => game.steps.pop(),
        }
        /// An asset of the player's choice, and how many there are still to choose.
        TakeAsset(seat, left: u8) on Step::Order | Step::Script, by "FS-AST-04",
        offers game.asset_options(seat, out), {
            TakeAsset { asset } => game.take_asset(seat, left, asset, log),
        }
        /// Whether the ability of the faction is used.
        UseAbility(seat) on Step::Order, by "FS-DOM-02",
        offers game.faction_ability_options(seat, out), {
            UseAbility {} => game.use_faction_ability(seat, log),
            Done {} => game.steps.pop(),
        }

        // ---- refresh

        /// Which of the drawn event cards is resolved.
        ChooseEvent(seat) on Step::Refresh | Step::Script, by "FS-EVT-03",
        offers game.event_options(seat, out), {
            ChooseEvent { event } => game.choose_event(seat, event, log),
        }
        /// Which storm moves where.
        MoveStorm(seat) on Step::Refresh, by "FS-WRP-05",
        offers game.storm_options(out), {
            MoveStorm { storm, edge } => game.name_storm_move(storm, edge),
            Done {} => game.steps.pop(),
        }
        /// Whether the ability of the event card is used.
        ResolveEvent(seat) on Step::Refresh | Step::Script, by "FS-EVT-04",
        offers game.ability_options(seat, out), {
            PlayEvent {} => game.play_event(seat, log),
            Done {} => game.decline_event(seat, log),
        }

        // ---- what cards ask

        /// Whether an ability of a combat card is used.
        Ability(seat) on Step::Script, by "FS-CRD-03",
        offers out.extend([Action::Use {}, Action::Decline {}]), {
            Use {} => game.use_ability(),
            Decline {} => game.leave_ability(),
        }
        /// What a step of a card asks.
        Ask(seat) on Step::Script, by "FS-CRD-04", even alone if game.asks_secretly(),
        offers game.ask_options(seat, out), {
            answer @ (Decline {} | Done {} | Consent {} | PickOption { .. } | SpendDie { .. } | PickIcon { .. }
                | TurnDie { .. } | PickUnit { .. } | PickArea { .. } | PickSystem { .. } | PickStructure { .. }
                | PickCard { .. } | LayCard { .. } | BuyUnit { .. } | BuyUpgrade { .. } | BuyCards { .. }
                | PlaceStructure { .. } | TakeFrom { .. } | PickOrder { .. } | LookAt { .. } | PutToken { .. }
                | MoveStorm { .. } | ResolveAs { .. } | UseScheme { .. }) => game.answer(seat, answer, log),
        }

        // ---- combat

        /// How many reinforcement tokens are committed.
        Reinforce(seat) on Step::Combat, by "FS-RNF-01",
        offers game.reinforce_options(seat, out), {
            Reinforce { count } => game.reinforce(seat, count, log),
        }
        /// Who suffers the damage.
        Suffer(seat) on Step::Combat, by "FS-DMG-01",
        offers game.damage_options(seat, out), {
            Hit { target } => game.hit(seat, target, log),
        }
        /// Whether a die saves the unit that has just been routed.
        Ambushed(seat) on Step::Combat | Step::Script, by "FS-CARD-26",
        offers ForbiddenStars::ambush_options(out), {
            SpendDie { icon } => game.escape_ambush(seat, icon, log),
            Decline {} => game.fall_into_ambush(seat, log),
        }
        /// Where the loser goes.
        Retreat(seat) on Step::Combat, by "FS-RET-01",
        offers game.retreat_options(seat, out), {
            PickArea { area } => game.retreat_all(seat, area, log),
        }
        /// Which structure the winner has no control token for.
        Capture(seat) on Step::Combat, by "FS-STR-06",
        offers game.capture_options(seat, out), {
            PickStructure { structure, area } => game.give_up(structure, area, log),
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
        offers game.hand_options(seat, out), {
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
