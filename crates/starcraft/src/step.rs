//! What a game is doing, as a small stack of steps: one row a step.
//!
//! A row says everything the flow of the game asks of a step: on which other it may stand, which
//! rule it comes from, what is offered and what each choice does. How it is asked in words stands
//! with the words, what must be there for it in `check/steps.rs`.

use kernel::Seat;
use kernel::grid::Side;

use crate::action::Action;
use crate::content::When;
use crate::ids::{Area, Card, Leader, Planet, Tech, Unit};
use crate::report::Event;
use crate::state::StarCraft;

kernel::steps! {
    (game, seat, out, log) of StarCraft, Action, Event

    first if game.avenger.is_some() { game.offer_revenge(out) };

    runs {
        /// Runs the setup.
        Setup, by "SC-SETUP-01": game.run_setup(log);
        /// Runs the Planning Phase.
        Planning, by "SC-PLAN-01": game.run_planning(log);
        /// Runs the Execution Phase.
        Execution, by "SC-EXEC-01": game.run_execution(log, out);
        /// Runs the order.
        Order on Step::Execution
            | Step::Planning
            | Step::Window(..)
            | Step::PlaceSecond(_)
            | Step::Script, by "SC-EXEC-01": game.run_order(log, out);
        /// Runs the battle.
        Battle on Step::Order, by "SC-BATTLE-05": game.run_battle(log);
        /// Runs the Regrouping Phase.
        Regrouping, by "SC-REG-01": game.run_regrouping(log);
        /// Runs the effects of an Event card or a Leadership card.
        Script on Step::PlayEvents(_)
            | Step::EndBonus(_)
            | Step::Setup
            | Step::Regrouping
            | Step::Window(..), by "SC-REG-01":
            game.run_script(log, out);
        /// The game is over.
        Over, by "SC-REG-01": {};
    }

    asks {
        // ---- cards

        /// A moment at which abilities of cards may be used.
        Window(seat, when: When)
        on Step::Planning | Step::Order | Step::Battle | Step::Regrouping,
        by window_rule(when),
        offers game.window_options(seat, when, out), {
            UseEvent { event } => game.use_event(seat, when, event, log),
            UseTech { tech } => game.use_tech(seat, when, tech, log),
            UseGuard {} => game.use_guard(seat, log),
            UseLeader { leader } => game.use_leader(seat, when, leader, log),
            Done {} => game.pop(),
        }

        // ---- setup

        /// Take a faction.
        ChooseFaction(seat) on Step::Setup, by "SC-SETUP-03",
        offers game.faction_options(out), {
            TakeFaction { faction } => game.choose_faction(seat, faction, log),
        }
        /// Which Leadership card is chosen when those of the others are known.
        ChooseLeaderLast(seat) on Step::Setup | Step::Regrouping | Step::ChooseLeaderLast(_),
        by "BW-CARD-74",
        offers game.leader_options(seat, out), {
            TakeLeader { leader } => game.choose_leader_last(seat, leader, log),
        }
        /// Which planets a player who may pick them receives.
        TakePlanets(seat) on Step::Setup, by "BW-CARD-20",
        offers game.take_planet_options(out), {
            PickPlanet { planet } => game.take_planet(seat, planet, log),
        }
        /// Which planet comes now.
        PickPlanet(seat) on Step::Setup, by "SC-GAL-06",
        offers game.pick_planet_options(seat, out), {
            PickPlanet { planet } => game.goto(Step::PlacePlanet(seat, planet)),
        }
        /// Where the picked planet goes.
        PlacePlanet(seat, planet: Planet) on Step::Setup, by "SC-GAL-06",
        offers game.place_planet_options(seat, planet, out), {
            PlacePlanet { cell, rotation } => game.place_planet(seat, planet, cell, rotation, log),
        }
        /// Which of too few routes are laid.
        LayRoutes(seat, planet: Planet) on Step::StartBase(..), by "SC-GAL-07",
        offers game.lay_options(planet, out), {
            LayRoute { side } => game.lay_chosen(planet, side, log),
        }
        /// Whether and where the base goes.
        StartBase(seat, planet: Planet) on Step::Setup | Step::StartBase(..), by "SC-GAL-08",
        offers game.start_base_options(seat, planet, out), {
            PlaceBase { area } => game.place_first_base(seat, area, log),
            Done {} => game.pop(),
        }
        /// An end of the z-axis route; the major one, once it lies.
        ZEnd(seat, major: Option<(Planet, Side)>) on Step::Setup, by "SC-GAL-12",
        offers game.z_options(major, out), {
            PlaceZEnd { planet, side } => game.place_z_end(seat, major, (planet, side), log),
        }
        /// The next starting unit.
        StartForces(seat) on Step::Setup | Step::StartTransport(_) | Step::StartSite(_), by "SC-GAL-17",
        offers game.force_options(seat, out), {
            PlaceForce { area } => game.place_force(seat, area, log),
            Done {} => game.pop(),
        }
        /// Where the installation of a Leadership card stands.
        StartSite(seat) on Step::Setup | Step::StartTransport(_), by "BW-INS-08",
        offers game.start_site_options(seat, out), {
            PickArea { area } => game.place_start_site(seat, area, log),
            Done {} => game.pop(),
        }
        /// The starting transport.
        StartTransport(seat) on Step::Setup, by "SC-GAL-18",
        offers game.start_transport_options(seat, out), {
            StartTransport { route } => game.place_first_transport(seat, route, log),
            Done {} => game.pop(),
        }

        // ---- planning

        /// An order; beyond the fourth if a card adds it.
        PlaceOrder(seat) on Step::Planning | Step::Window(..) | Step::PlaceSecond(_), by "SC-PLAN-04",
        even alone if game.rules.hides_single_choices(),
        offers game.place_order_options(seat, out), {
            PlaceOrder { order, planet } => game.place_order(seat, order, planet, log),
            Defend { area } => game.defend(seat, area, log),
            Done {} => game.pop(),
        }
        /// One more order at a time.
        PlaceSecond(seat) on Step::Planning, by "BW-CARD-39",
        offers game.place_second_options(seat, out), {
            PlaceOrder { order, planet } => game.place_order(seat, order, planet, log),
            Defend { area } => game.defend(seat, area, log),
            Done {} => game.pop(),
        }

        // ---- execution

        /// Which top order is revealed.
        ChooseOrder(seat) on Step::Execution, by "SC-EXEC-02",
        offers game.reveal_options(seat, out), {
            Reveal { planet } => game.reveal(seat, planet, log),
        }
        /// Execute it or take an Event card.
        ExecuteOrEvent(seat) on Step::Execution, by "SC-EXEC-05",
        offers game.execute_options(seat, out), {
            Execute {} => game.execute_order(seat, log),
            ExecuteAs { order } => game.execute_as(seat, order, log),
            TakeEvent {} => game.event_instead(seat, log),
        }
        /// Build step 1.
        BuildUnits(seat) on Step::Order, by "SC-BUILD-02",
        offers game.build_options(seat, out), {
            BuildWorker {} => game.build_worker(seat, log),
            BuildTransport { route } => game.build_transport(seat, route, log),
            BuildUnit { unit, area } => game.build_unit(seat, unit, area, log),
            FreeWorker {} => game.build_free_worker(seat, log),
            FreeTransport { route } => game.build_free_transport(seat, route, log),
            BuildReserve { unit } => game.build_reserve(seat, unit, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// A unit to give up for a tech-required unit in this area.
        GiveUp(seat, unit: Unit, area: Area) on Step::BuildUnits(_), by "SC-TECHU-05",
        offers game.give_up_options(seat, unit, area, out), {
            GiveUp { area: given } => game.give_up(seat, unit, area, given, log),
            GivePart { unit: part, area: place } => game.give_part(seat, unit, area, (part, place), log),
        }
        /// Build step 2.
        BuildUpgrades(seat) on Step::Order, by "SC-BUILD-03",
        offers game.upgrade_step_options(seat, out), {
            BuildBuilding { building } => game.build_building(seat, building, log),
            BuildModule { module } => game.build_module(seat, module, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// Build step 3.
        BuildBase(seat) on Step::Order, by "SC-BUILD-04",
        offers game.found_step_options(seat, out), {
            BuildBase { area } => game.found(seat, area, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// Which own piece is destroyed at will.
        Scrap(seat)
        on Step::BuildUnits(_)
            | Step::BuildUpgrades(_)
            | Step::BuildBase(_)
            | Step::Move(_)
            | Step::ResearchDraw(_)
            | Step::ResearchBuy(_)
            | Step::ResearchExtra(_)
            | Step::EndOfOrder(_),
        by "SC-CLIM-04",
        offers game.scrap_options(seat, out), {
            ScrapUnit { unit, area } => game.scrap_unit(seat, unit, area, log),
            ScrapReserve { unit } => game.scrap_reserve(seat, unit, log),
            ScrapBase { planet } => game.scrap_base(seat, planet, log),
            ScrapSite { area } => game.scrap_site(seat, area, log),
            ScrapTransport { route } => game.scrap_transport(seat, route, log),
        }
        /// A unit to move.
        Move(seat) on Step::Order, by "SC-MOB-05",
        offers game.move_options(seat, out), {
            MoveUnit { unit, from } => game.pick_up(seat, unit, from),
            Deploy { unit, area } => game.deploy(seat, unit, area, log),
            TakeItem { item, unit, area } => game.take_item(seat, item, unit, area, log),
            LiftOff { area } => game.lift_off(seat, area, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// Where it goes.
        MoveTo(seat) on Step::Move(_), by "SC-MOB-06",
        offers game.move_to_options(seat, out), {
            MoveTo { area } => game.move_to(seat, area, log),
        }
        /// A unit to recall.
        Recall(seat) on Step::Order, by "SC-TCH-01",
        offers game.recall_options(seat, out), {
            Recall { unit, from } => game.recall(seat, unit, from),
            Done {} => game.pop(),
        }
        /// To which Arbiter.
        RecallTo(seat) on Step::Order, by "SC-TCH-01",
        offers game.recall_to_options(seat, out), {
            MoveTo { area } => game.move_to(seat, area, log),
        }
        /// What the unit that goes to this area takes with it.
        Carry(seat, to: Area) on Step::Move(_) | Step::Order, by "BW-ITM-02",
        offers game.carry_options(seat, out), {
            CarryItem { item } => game.move_with(seat, to, Some(item), log),
            Done {} => game.move_with(seat, to, None, log),
        }
        /// Research step 2.
        ResearchDraw(seat) on Step::Order, by "SC-RSCH-04",
        offers game.research_draw_options(seat, out), {
            Draw {} => game.research_draw(seat, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// Research step 3.
        ResearchBuy(seat) on Step::Order, by "SC-RSCH-05",
        offers game.research_buy_options(seat, out), {
            BuyTech { tech } => game.research_buy(seat, tech, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// The extra of the special Research.
        ResearchExtra(seat) on Step::Order, by "SC-SPEC-10",
        offers game.research_extra_options(seat, out), {
            TakeEvent {} => game.research_event(seat, log),
            ToHand { card } => game.research_to_hand(seat, card, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.end_step(seat),
        }
        /// Cards of a new technology for the hand; so many more.
        TechToHand(seat, tech: Tech, left: u8) on Step::Script, by game.tech_to_hand_rule(),
        offers game.tech_to_hand_options(seat, tech, left, out), {
            ToHand { card } => game.take_tech_card(seat, tech, left, card, log),
            Done {} => game.shuffle_rest_in(seat, tech, log),
        }
        /// Paying.
        Pay(seat)
        on Step::Order
            | Step::Battle
            | Step::Script
            | Step::BuildUnits(_)
            | Step::BuildUpgrades(_)
            | Step::Window(..),
        by "SC-RES-02",
        offers game.pay_options(seat, out), {
            PayAuto {} => game.pay_the_rest(seat, log),
            Discount { resource } => game.pay_less(seat, resource, log),
            PayToken { resource } => game.pay_token(seat, resource, log),
            PayPermanent { resource } => game.pay_from_sheet(seat, resource, log),
            PayFrom { area } => game.pay_from_card(seat, area, log),
            Done {} => game.decline(seat),
        }
        /// What can still be done before the token returns: own pieces may be destroyed.
        EndOfOrder(seat) on Step::Order, by "SC-CLIM-04",
        offers game.end_of_order_options(seat, out), {
            LiftOff { area } => game.lift_off(seat, area, log),
            Scrap {} => game.push(Step::Scrap(seat)),
            Done {} => game.pop(),
        }

        /// Whether an executed special order goes to the pool or leaves the game.
        PutAway(seat) on Step::Order, by "BW-OPD-04",
        offers out.extend([Action::Done {}, Action::Dispose {}]), {
            Dispose {} => game.put_special_away(true),
            Done {} => game.put_special_away(false),
        }
        /// Whether a tech-required unit goes from its area to the Leadership card.
        ToReserve(seat, unit: Unit, area: Area) on Step::BuildUnits(_), by "BW-CARD-36",
        offers out.extend([Action::BuildReserve { unit }, Action::Done {}]), {
            BuildReserve { unit } => game.put_on_card(seat, unit, area, log),
            Done {} => game.pop(),
        }
        /// Which units come from the Leadership card, to the area the first one went to.
        Muster(seat, area: Option<Area>)
        on Step::ExecuteOrEvent(_) | Step::Order | Step::Forbid(_) | Step::Window(..), by "BW-CARD-36",
        offers game.muster_options(seat, area, out), {
            Deploy { unit, area } => game.muster(seat, unit, area, log),
            Done {} => game.pop(),
        }
        /// What is destroyed for a hero.
        Avenge(seat) on _, by "BW-CARD-30",
        offers game.avenge_options(out), {
            Strike { seat: owner, unit, area } => game.avenge_on_unit(Seat(owner), unit, area, log),
            StrikeSite { area } => game.avenge_on_site(area, log),
            Done {} => game.end_revenge(),
        }
        /// Which area the units of an enemy's order may not enter.
        Forbid(seat) on Step::Order | Step::Window(..) | Step::Forbid(_), by "BW-CARD-66",
        offers game.forbid_options(seat, out), {
            PickArea { area } => game.forbid(seat, area, log),
            Done {} => game.pop(),
        }
        /// Whether an Infested Command Center comes where a base was destroyed.
        Infest(seat, area: Area)
        on Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Scrap(_)
            | Step::Infest(..)
            | Step::BuildUnits(_)
            | Step::BuildUpgrades(_)
            | Step::BuildBase(_)
            | Step::Move(_)
            | Step::ResearchDraw(_)
            | Step::ResearchBuy(_)
            | Step::ResearchExtra(_)
            | Step::EndOfOrder(_),
        by "BW-CARD-72",
        offers out.extend([Action::PickArea { area }, Action::Done {}]), {
            PickArea { area } => game.infest(seat, area, log),
            Done {} => game.pop(),
        }

        // ---- battle; the number is the side, 0 the attacker

        /// What is given up for a start-of-battle ability.
        Sacrifice(seat, side: u8) on Step::Battle, by "SC-TCH-12",
        offers game.sacrifice_options(seat, side, out), {
            GiveUnit { unit } => game.sacrifice_unit(seat, side, unit, log),
            GiveWorker {} => game.sacrifice_worker(seat, side, log),
        }
        /// More cards to draw.
        BonusDraw(seat, count: u8) on Step::Battle | Step::BonusDraw(..), by "SC-BATTLE-10",
        offers out.extend([Action::Draw {}, Action::Done {}]), {
            Draw {} => game.bonus_draw(seat, count, log),
            Done {} => game.pop(),
        }
        /// The front-line unit of an all-assist side.
        NameFront(seat, side: u8) on Step::Battle, by "SC-KEY-17",
        offers game.name_front_options(side, out), {
            NameFront { unit } => game.name_front(side, unit),
        }
        /// The next pair.
        Pair(seat) on Step::Battle, by "SC-BATTLE-11",
        offers game.pair_options(out), {
            Pair { attacker, defender } => game.pair(attacker, defender, log),
        }
        /// The skirmish of the next supporting unit.
        Support(seat, side: u8) on Step::Battle, by "SC-BATTLE-17",
        offers game.support_options(out), {
            Support { skirmish } => game.support(seat, side, skirmish, log),
        }
        /// A unit lost to an ability at the start of the battle.
        LoseAtStart(seat, side: u8, tech: Tech) on Step::Battle, by "BW-AMB-64",
        offers game.lose_at_start_options(side, tech, out), {
            Lose { unit } => game.lose_at_start(seat, side, unit, log),
        }
        /// A unit lost to a Leadership card at the start of the battle.
        LoseToLeader(seat, side: u8, leader: Leader) on Step::Battle, by "BW-CARD-31",
        offers game.lose_to_leader_options(side, leader, out), {
            Lose { unit } => game.lose_at_start(seat, side, unit, log),
        }
        /// Whether two own units change places.
        Switch(seat) on Step::Battle, by "BW-MDF-01",
        offers game.switch_options(out), {
            Switch { one, other } => game.switch(seat, one, other, log),
            Done {} => game.pop(),
        }
        /// An assist unit lost before the skirmish is compared.
        LoseAssist(seat, side: u8) on Step::Battle, by "BW-CARD-65",
        offers game.lose_assist_options(side, out), {
            Lose { unit } => game.lose_assist(side, unit, false, log),
            LoseFront { unit } => game.lose_assist(side, unit, true, log),
        }
        /// What a front-line unit that is left destroys: 0 the base, 1 the installation, 2 the workers.
        Collateral(seat, side: u8) on Step::Battle, by "BW-COL-02",
        offers game.collateral_options(seat, out), {
            Choose { option } => game.collateral(seat, option, log),
            Done {} => game.pop(),
        }
        /// The standard card of the current skirmish.
        PlaceStandard(seat, side: u8) on Step::Battle, by "SC-BATTLE-22",
        even alone if game.holds_cards_secretly(seat),
        offers game.place_standard_options(seat, out), {
            PlayCard { card } => game.place_standard(seat, side, card, log),
            PlayDeck {} => game.place_deck_card(seat, side, log),
            LookDeck {} => game.look_at_deck(seat, side, log),
            Done {} => game.place_no_card(),
        }
        /// One of the cards looked at.
        PlaceLooked(seat, side: u8) on Step::Battle, by "SC-EVT-22",
        offers game.looked_options(out), {
            PlayCard { card } => game.place_looked(seat, side, card, log),
        }
        /// A reinforcement card of the current skirmish.
        PlaceReinforcement(seat, side: u8) on Step::Battle, by "SC-BATTLE-23",
        even alone if game.holds_cards_secretly(seat),
        offers game.place_reinforcement_options(seat, out), {
            PlayCard { card } => game.place_reinforcement(seat, side, card, log),
            Done {} => game.place_no_reinforcement(side, log),
        }
        /// Which skirmish is next.
        NextSkirmish(seat) on Step::Battle, by "SC-SKIR-01",
        offers game.next_skirmish_options(out), {
            Resolve { skirmish } => game.choose_skirmish(skirmish),
        }
        /// A standard card instead of a cancelled one.
        ReplaceStandard(seat, side: u8) on Step::Battle, by "SC-KEY-06",
        even alone if game.holds_cards_secretly(seat),
        offers game.place_standard_options(seat, out), {
            PlayCard { card } => game.replace_standard(seat, side, card, log),
            PlayDeck {} => game.replace_off_deck(seat, side, log),
            LookDeck {} => game.look_at_deck(seat, side, log),
            Done {} => game.pop(), // SC-AMB-34
        }
        /// A supporting unit is lost.
        LoseSupport(seat, side: u8) on Step::Battle, by "SC-AIR-05",
        offers game.lose_support_options(side, out), {
            Lose { unit } => game.lose_support(side, unit),
        }
        /// A unit is lost to a text of the enemy's card.
        LoseToText(seat, side: u8, card: Card) on Step::Battle | Step::LoseToText(..),
        by "SC-SKIR-18",
        offers game.lose_to_text_options(side, card, out), {
            Lose { unit } => game.lose_to_text(side, unit, false),
            LoseFront { unit } => game.lose_to_text(side, unit, true),
        }
        /// Where a cloaked unit goes.
        Withdraw(seat, side: u8) on Step::Battle, by "SC-KEY-01",
        offers game.withdraw_options(seat, out), {
            Withdraw { area } => game.withdraw(seat, area, log),
            Done {} => game.stay_and_die(log),
        }
        /// A unit for the next splash card.
        LoseToSplash(seat, side: u8) on Step::Battle, by "SC-SPLASH-07",
        offers game.splash_options(side, out), {
            Lose { unit } => game.lose_to_splash(side, unit, log),
            Done {} => game.pass_splash(side),
        }
        /// A unit for a Nuke.
        LoseToNuke(seat, side: u8) on Step::Battle, by "SC-TCH-32",
        offers game.nuke_options(side, out), {
            Lose { unit } => game.lose_to_nuke(side, unit, log),
        }
        /// Which units beyond the limit leave.
        LeaveExcess(seat, side: u8) on Step::Battle | Step::LeaveExcess(..), by "SC-RETR-02",
        offers game.leave_options(side, out), {
            Leave { unit } => game.leave(side, unit),
        }
        /// Where the retreat goes.
        RetreatTo(seat, side: u8) on Step::Battle, by "SC-RETR-07",
        offers game.retreat_options(seat, side, out), {
            Retreat { area } => game.retreat_to(seat, side, area, log),
        }
        /// Which retreating units are lost.
        LoseInRetreat(seat, side: u8, area: Area) on Step::Battle, by "SC-RETR-10",
        offers game.lose_in_retreat_options(seat, side, area, out), {
            Lose { unit } => game.lose_in_retreat(seat, side, area, unit, log),
        }

        // ---- regrouping

        /// A resource token for a conquest point (Survival); so many more.
        TakeTokens(seat, left: u8)
        on Step::Regrouping | Step::Window(..) | Step::Script | Step::PlayEvents(_),
        by "BW-SRV-04",
        offers game.take_tokens_options(out), {
            Choose { option } => game.take_token(seat, left, option, log),
        }
        /// Cards to take (Specialized Strategy); so many more.
        TakeCards(seat, left: u8) on Step::Window(..), by "SC-EVT-21",
        offers game.take_cards_options(seat, out), {
            ToHand { card } => game.take_card(seat, left, card, log),
            Done {} => game.pop(),
        }
        /// The Event cards of a player.
        PlayEvents(seat) on Step::Regrouping, by "SC-REG-25",
        offers game.play_events_options(seat, out), {
            PlayEvent { event } => game.play_one_event(seat, event, log),
            Done {} => game.discard_drawn_events(seat, log),
        }
        /// The bonus of The End Draws Near.
        EndBonus(seat) on Step::PlayEvents(_) | Step::EndBonus(_), by "SC-EVT-38",
        offers game.end_bonus_options(seat, out), {
            TakePoint {} => game.take_end_point(seat, log),
            PlayEvent { event } => game.play_bonus_event(seat, event, log),
        }
        /// A choice an Event card asks for; which one, the script knows.
        ScriptChoice(seat) on Step::Script, by "SC-EVT-41",
        offers game.script_options(out), {
            choice @ (Choose { .. }
            | PickArea { .. }
            | PickRoute { .. }
            | PickUnit { .. }
            | BuildBuilding { .. }
            | BuildModule { .. }
            | BuyTech { .. }
            | TakeFrom { .. }
            | SwapEnds { .. }
            | TakeLeader { .. }
            | PickPlanet { .. }
            | Strike { .. }
            | Raid { .. }
            | Done {}) => game.script_choice(choice, log),
        }
    }

    asks_all {
        /// Everybody discards down to the hand limit.
        DiscardCards on Step::Regrouping, by "SC-REG-34", of game.over_limit(),
        offers game.discard_options(seat, out), {
            Discard { card } => game.choose_discard(seat, card),
        } then game.finish_discards(log);
        /// Everybody chooses a Leadership card in secret.
        ChooseLeaders on Step::Setup | Step::Regrouping, by "BW-LDR-07", of game.choosing_leaders(),
        offers game.leader_options(seat, out), {
            TakeLeader { leader } => game.choose_leader(seat, leader),
        } then game.reveal_leaders(log);
    }
}

impl Step {
    /// Whether a player is asked on the turn of another.
    pub(crate) fn reacts(self) -> bool {
        matches!(
            self,
            Self::Forbid(_)
                | Self::Infest(..)
                | Self::Muster(..)
                | Self::Avenge(_)
                | Self::ChooseLeaderLast(_)
        )
    }
}

/// The rule that lets a player use abilities at a moment.
fn window_rule(when: When) -> &'static str {
    match when {
        When::StartOfPlanning | When::EndOfPlanning => "SC-PLAN-12",
        When::BeforeOwnOrder => "SC-EVT-33",
        When::StartOfBattle => "SC-BATTLE-08",
        When::EndOfRegrouping => "BW-RGP-14",
        _ => "SC-REG-41",
    }
}
