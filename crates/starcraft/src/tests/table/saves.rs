//! What saved games rest on: the names of steps, stages and payments never change, whatever the
//! code calls them.

use kernel::grid::Side;
use serde_json::{Value, json};

use super::*;
use crate::battle::{Fate, Stage};
use crate::content::When;
use crate::ids::{Building, Module, Tech};
use crate::json::SavedStep;
use crate::payment::{Discount, Item};
use crate::tests::*;

fn saved(step: Step) -> Value {
    serde_json::to_value(SavedStep::of(step, None)).expect("plain data")
}

/// Every step with what it is saved as. A new step gets a new line; no line ever changes.
fn steps() -> Vec<(Step, Value)> {
    use Step::*;
    let (seat, unit, here) = (Seat(1), crate::tests::unit("marine"), area("torus.a"));
    let place: Planet = planet("torus");
    let tech: Tech = "terran_bunker".parse().expect("a technology");
    let card: crate::ids::Card = "zerg_07".parse().expect("a card");
    let leader: crate::ids::Leader = "zeratul".parse().expect("a Leadership card");
    vec![
        (Setup, json!("setup")),
        (ChooseFaction(seat), json!({"choose_faction": 1})),
        (PickPlanet(seat), json!({"pick_planet": 1})),
        (PlacePlanet(seat, place), json!({"place_planet": [1, "torus"]})),
        (LayRoutes(seat, place), json!({"lay_routes": [1, "torus"]})),
        (StartBase(seat, place), json!({"start_base": [1, "torus"]})),
        (ZEnd(seat, None), json!({"z_end": [1, null]})),
        (ZEnd(seat, Some((place, Side::East))), json!({"z_end": [1, ["torus", "E"]]})),
        (StartForces(seat), json!({"start_forces": 1})),
        (StartTransport(seat), json!({"start_transport": 1})),
        (Planning, json!("planning")),
        (Window(seat, When::StartOfPlanning), json!({"start_of_planning": 1})),
        (PlaceOrder(seat), json!({"place_order": 1})),
        (Window(seat, When::EndOfPlanning), json!({"end_of_planning": 1})),
        (Execution, json!("execution")),
        (ChooseOrder(seat), json!({"choose_order": 1})),
        (ExecuteOrEvent(seat), json!({"execute_or_event": 1})),
        (Window(seat, When::BeforeOwnOrder), json!({"before_order": 1})),
        (Order, json!("order")),
        (BuildUnits(seat), json!({"build_units": 1})),
        (GiveUp(seat, unit, here), json!({"give_up": [1, "marine", "torus.a"]})),
        (BuildUpgrades(seat), json!({"build_upgrades": 1})),
        (BuildBase(seat), json!({"build_base": 1})),
        (Scrap(seat), json!({"scrap": 1})),
        (Move(seat), json!({"move": 1})),
        (MoveTo(seat), json!({"move_to": 1})),
        (Recall(seat), json!({"recall": 1})),
        (RecallTo(seat), json!({"recall_to": 1})),
        (Carry(seat, here), json!({"carry": [1, "torus.a"]})),
        (ResearchDraw(seat), json!({"research_draw": 1})),
        (ResearchBuy(seat), json!({"research_buy": 1})),
        (ResearchExtra(seat), json!({"research_extra": 1})),
        (TechToHand(seat, tech, 2), json!({"tech_to_hand": [1, "terran_bunker", 2]})),
        (Pay(seat), json!({"pay": 1})),
        (EndOfOrder(seat), json!({"end_of_order": 1})),
        (PutAway(seat), json!({"put_away": 1})),
        (ChooseLeaders, json!("choose_leaders")),
        (ChooseLeaderLast(seat), json!({"choose_leader_last": 1})),
        (TakePlanets(seat), json!({"take_planets": 1})),
        (StartSite(seat), json!({"start_site": 1})),
        (PlaceSecond(seat), json!({"place_second": 1})),
        (ToReserve(seat, unit, here), json!({"to_reserve": [1, "marine", "torus.a"]})),
        (Muster(seat, Some(here)), json!({"muster": [1, "torus.a"]})),
        (Avenge(seat), json!({"avenge": 1})),
        (LoseToLeader(seat, 0, leader), json!({"lose_to_leader": [1, 0, "zeratul"]})),
        (TakeTokens(seat, 2), json!({"take_tokens": [1, 2]})),
        (Forbid(seat), json!({"forbid": 1})),
        (Infest(seat, here), json!({"infest": [1, "torus.a"]})),
        (LoseAtStart(seat, 0, tech), json!({"lose_at_start": [1, 0, "terran_bunker"]})),
        (Switch(seat), json!({"switch": 1})),
        (LoseAssist(seat, 0), json!({"lose_assist": [1, 0]})),
        (Collateral(seat, 0), json!({"collateral": [1, 0]})),
        (Battle, json!("battle")),
        (Sacrifice(seat, 0), json!({"sacrifice": [1, 0]})),
        (BonusDraw(seat, 2), json!({"bonus_draw": [1, 2]})),
        (NameFront(seat, 0), json!({"name_front": [1, 0]})),
        (Pair(seat), json!({"pair": 1})),
        (Support(seat, 0), json!({"support": [1, 0]})),
        (PlaceStandard(seat, 0), json!({"place_standard": [1, 0]})),
        (PlaceLooked(seat, 0), json!({"place_looked": [1, 0]})),
        (PlaceReinforcement(seat, 0), json!({"place_reinforcement": [1, 0]})),
        (NextSkirmish(seat), json!({"next_skirmish": 1})),
        (ReplaceStandard(seat, 0), json!({"replace_standard": [1, 0]})),
        (LoseSupport(seat, 0), json!({"lose_support": [1, 0]})),
        (LoseToText(seat, 0, card), json!({"lose_to_text": [1, 0, "zerg_07"]})),
        (Withdraw(seat, 0), json!({"withdraw": [1, 0]})),
        (LoseToSplash(seat, 0), json!({"lose_to_splash": [1, 0]})),
        (LoseToNuke(seat, 0), json!({"lose_to_nuke": [1, 0]})),
        (LeaveExcess(seat, 0), json!({"leave_excess": [1, 0]})),
        (RetreatTo(seat, 0), json!({"retreat_to": [1, 0]})),
        (LoseInRetreat(seat, 0, here), json!({"lose_in_retreat": [1, 0, "torus.a"]})),
        (Regrouping, json!("regrouping")),
        (Window(seat, When::StartOfRegrouping), json!({"start_of_regrouping": 1})),
        (TakeCards(seat, 2), json!({"take_cards": [1, 2]})),
        (PlayEvents(seat), json!({"play_events": 1})),
        (EndBonus(seat), json!({"end_bonus": 1})),
        (Script, json!("script")),
        (ScriptChoice(seat), json!({"script_choice": 1})),
        (DiscardCards, json!("discard_cards")),
        (Over, json!("over")),
    ]
}

#[test]
fn every_step_is_saved_under_its_old_name_and_comes_back() {
    let steps = steps();
    for (step, form) in &steps {
        assert_eq!(saved(*step), *form, "{step:?}");
        let back: SavedStep = serde_json::from_value(form.clone()).expect("a step");
        assert_eq!(back.step(), *step);
    }
    // The names that serde knows are those pinned here, and two more.
    let unknown = serde_json::from_value::<SavedStep>(json!("nothing")).expect_err("no step");
    let known = unknown.to_string().matches('`').count() / 2 - 1;
    let mut names: Vec<String> = steps.iter().map(|(_, form)| form.to_string()).collect();
    names.retain(|name| !name.contains("E"));
    assert_eq!(known, names.len() + 2, "`battle_ability` and `window`: {unknown}");
}

/// SC-BATTLE-08: the window before a battle is saved with the side of its player.
#[test]
fn the_window_before_a_battle_is_saved_with_a_side() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.a").units(0, "torus.a", "marine").units(1, "torus.b", "zergling");
    t.order(0, "mobilize", "torus").act(0, "move marine torus.a").act(0, "to torus.b");
    t.game.begin_battle(&mut kernel::NoLog);
    for (seat, side) in [(0, 0), (1, 1)] {
        let window = Step::Window(Seat(seat), When::StartOfBattle);
        let form = SavedStep::of(window, t.game.battle.as_ref());
        let form = serde_json::to_value(form).expect("plain data");
        assert_eq!(form, json!({"battle_ability": [seat, side]}));
    }
}

#[test]
fn stages_fates_and_payments_are_saved_under_their_old_names() {
    let name = |value: Value| value.as_str().map(str::to_owned).expect("a name");
    let stages = "abilities draws fronts pairs supports placing next_skirmish reveal cancel compare \
        losses texts leaving tidy splash nukes splash_tidy aftermath defender_retreat \
        attacker_excess attacker_retreat end";
    for word in stages.split_whitespace() {
        let stage: Stage = serde_json::from_value(json!(word)).expect(word);
        assert_eq!(name(serde_json::to_value(stage).expect("a name")), word);
    }
    for word in ["fighting", "lost", "leaving", "gone"] {
        let fate: Fate = serde_json::from_value(json!(word)).expect(word);
        assert_eq!(name(serde_json::to_value(fate).expect("a name")), word);
    }
    for word in ["none", "may", "must"] {
        let discount: Discount = serde_json::from_value(json!(word)).expect(word);
        assert_eq!(name(serde_json::to_value(discount).expect("a name")), word);
    }
    let (unit, here) = (crate::tests::unit("marine"), area("torus.a"));
    let tech: Tech = "terran_bunker".parse().expect("a technology");
    let building: Building = "barracks".parse().expect("a building");
    let items = [
        (Item::Worker, json!("worker")),
        (Item::Transport("r0".parse().expect("a route")), json!({"transport": "r0"})),
        (Item::Unit(unit, here), json!({"unit": ["marine", "torus.a"]})),
        (Item::TechUnit(unit, here), json!({"tech_unit": ["marine", "torus.a"]})),
        (Item::Building(building), json!({"building": "barracks"})),
        (Item::Module(Module::SUPPLY), json!({"module": "supply"})),
        (Item::Base(here), json!({"base": "torus.a"})),
        (Item::Technology(tech), json!({"technology": "terran_bunker"})),
        (Item::Ability(tech), json!({"ability": "terran_bunker"})),
        (Item::Points(1), json!({"points": 1})),
    ];
    for (item, form) in items {
        assert_eq!(serde_json::to_value(item).expect("plain data"), form);
    }
}

/// The numbers of stages are part of every saved game: a new stage gets a new one.
#[test]
fn stages_keep_their_numbers() {
    use crate::stages::*;
    fn pinned<T: Copy + std::fmt::Debug>(all: &[T], number: fn(T) -> u8, names: &str) {
        let known: Vec<String> = all.iter().map(|&s| format!("{} {s:?}", number(s))).collect();
        assert_eq!(known.join(", "), names);
    }
    let setup = "0 Factions, 1 Components, 10 Leadership, 11 Resolution, 12 Planets, 2 FirstRound, 3 SecondRound, 8 ThirdRound, 9 Unplaced, \
                 4 ZAxis, 5 Resources, 6 Forces, 7 Hands";
    pinned(SetupStage::ALL, |stage| stage as u8, setup);
    let planning = "0 Before, 1 FirstOrder, 2 SecondOrder, 3 ThirdOrder, 4 FourthOrder, 5 After, \
                    6 Placed";
    pinned(PlanningStage::ALL, |stage| stage as u8, planning);
    let regrouping = "0 Before, 1 Destruction, 11 Stranded, 2 LostCards, 3 NewCards, 4 Workers, \
                      12 Leadership, 13 Resolution, 5 Points, 6 NormalVictory, 7 SpecialVictory, 8 Events, \
                      9 Discards, 10 FirstPlayer, 14 After";
    pinned(RegroupingStage::ALL, |stage| stage as u8, regrouping);
    pinned(BuildStage::ALL, |stage| stage as u8, "0 Units, 1 Upgrades, 2 Base, 3 End");
    pinned(MobilizeStage::ALL, |stage| stage as u8, "0 Movement, 1 Recall, 2 Battle, 3 End");
    let research = "0 Cards, 1 Technology, 2 Extra, 3 Shuffle, 4 End";
    pinned(ResearchStage::ALL, |stage| stage as u8, research);
}

#[test]
#[should_panic(expected = "is no choice of")]
fn a_choice_that_a_step_does_not_know_does_not_end_it() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.game.push(Step::BuildUnits(Seat(0)));
    t.game.carry_out(Seat(0), Action::TakePoint {}, &mut kernel::NoLog);
}

/// A state stays small enough to be copied at every step of a search.
#[test]
fn a_state_is_small() {
    let bytes = size_of::<crate::StarCraft>();
    assert!(bytes <= 5 * 1024, "{bytes} bytes");
}
