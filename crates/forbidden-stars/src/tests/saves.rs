//! What saved games rest on: the names of steps, stages, combats and scripts never change, whatever the code calls them.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::*;
use crate::combat::{Combat, CombatStage};
use crate::content::When;
use crate::script::{Script, Source};
use crate::state::{OrderStage, PhaseStage, StormState, StrikeStage, Supply};
use crate::step::Step;

#[track_caller]
fn comes_back<T: Serialize + DeserializeOwned + Debug>(form: &Value) -> T {
    let value: T = serde_json::from_value(form.clone()).expect("a saved form");
    assert_eq!(serde_json::to_value(&value).expect("plain data"), *form, "{value:?}");
    value
}

/// How many names there are for something.
fn known<T: DeserializeOwned + Debug>() -> usize {
    let unknown = serde_json::from_value::<T>(json!("nothing")).expect_err("there is none");
    unknown.to_string().matches('`').count() / 2 - 1
}

/// Every step with what it is saved as. A new step gets a new line; no line ever changes.
#[test]
fn every_step_is_saved_under_its_old_name_and_comes_back() {
    use Step::*;
    let (seat, system) = (Seat(1), System(4));
    let steps = [
        (Planning, json!("planning")),
        (Operations, json!("operations")),
        (Order, json!("order")),
        (Combat, json!("combat")),
        (Script, json!("script")),
        (Refresh, json!("refresh")),
        (Over, json!("over")),
        (Window(seat, When::OnReveal), json!({"window": [1, "on_reveal"]})),
        (PlaceOrder(seat), json!({"place_order": 1})),
        (ChooseOrder(seat), json!({"choose_order": 1})),
        (ResolveOrder(seat), json!({"resolve_order": 1})),
        (Shed(seat), json!({"shed": 1})),
        (MoveShips(seat), json!({"move_ships": 1})),
        (MoveGround(seat), json!({"move_ground": 1})),
        (ChooseStrike(seat), json!({"choose_strike": 1})),
        (DeclareStrike(seat), json!({"declare_strike": 1})),
        (StrikeDice(seat), json!({"strike_dice": 1})),
        (StrikeSuffer(seat), json!({"strike_suffer": 1})),
        (BuyUnits(seat), json!({"buy_units": 1})),
        (BuyStructure(seat), json!({"buy_structure": 1})),
        (BuyUpgrades(seat), json!({"buy_upgrades": 1})),
        (TakeAsset(seat, 2), json!({"take_asset": [1, 2]})),
        (UseAbility(seat), json!({"use_ability": 1})),
        (ChooseEvent(seat), json!({"choose_event": 1})),
        (MoveStorm(seat), json!({"move_storm": 1})),
        (ResolveEvent(seat), json!({"resolve_event": 1})),
        (Ability(seat), json!({"ability": 1})),
        (Ask(seat), json!({"ask": 1})),
        (Reinforce(seat), json!({"reinforce": 1})),
        (Suffer(seat), json!({"suffer": 1})),
        (Ambushed(seat), json!({"ambushed": 1})),
        (Retreat(seat), json!({"retreat": 1})),
        (Capture(seat), json!({"capture": 1})),
        (TakeFaction(seat), json!({"take_faction": 1})),
        (PickTile(seat), json!({"pick_tile": 1})),
        (PlaceTile(seat, system), json!({"place_tile": [1, "tile_5"]})),
        (PlaceForces(seat, system), json!({"place_forces": [1, "tile_5"]})),
        (PlaceObjectives(seat, system), json!({"place_objectives": [1, "tile_5"]})),
        (PlaceStorm(seat), json!({"place_storm": 1})),
        (LayCards, json!("lay_cards")),
    ];
    for (step, form) in &steps {
        assert_eq!(comes_back::<Step>(form), *step);
    }
    assert_eq!(known::<Step>(), steps.len());
}

#[track_caller]
fn names<T: Serialize + DeserializeOwned + Debug>(words: &str) {
    let words: Vec<&str> = words.split_whitespace().collect();
    words.iter().for_each(|word| drop(comes_back::<T>(&json!(word))));
    assert_eq!(known::<T>(), words.len());
}

#[test]
fn stages_are_saved_under_their_old_names() {
    names::<PhaseStage>(
        "turn after_turn objectives materiel rally storm storm_moves ability capacity end_of_round",
    );
    names::<OrderStage>(
        "revealed begun ships paths ground combat fought strike limit units site structure \
         upgrades assets ability resolved last",
    );
    names::<StrikeStage>("declared rolled turned counted damage over");
    names::<CombatStage>(
        "roll draw attacker_reinforces defender_reinforces lay attackers_card attackers_units \
         defenders_card defenders_units before_damage assess attacker_suffers defender_suffers \
         after_damage round_ends morale retreat capture clean_up",
    );
}

#[test]
fn combats_and_scripts_are_saved_under_their_old_names() {
    let side = |seat: u8, played: Value, harmed: Value| {
        json!({
            "seat": seat, "dice": {"offence": 2, "morale": 1}, "tokens": [1, 0],
            "reinforcements": [0, 2], "played": played, "damage": 3, "harmed": harmed,
        })
    };
    let played = json!([{
        "card": "um_ambush", "icons_only": false, "borrowed": null,
        "exceptions": ["enemy_routed_is_destroyed_unless_morale_die"],
    }]);
    comes_back::<Combat>(&json!({
        "area": "tile_5.sw", "stage": "assess", "round": 2, "card": "um_ambush", "looked": true,
        "sides": [side(0, played, json!(["scout", 1])), side(1, json!([]), json!(null))],
        "assessed": 1, "routed": "scout+routed", "winner": 1,
    }));
    comes_back::<Script>(&json!({
        "seat": 1, "source": {"card": "um_ambush"}, "todo": [content().op_names[0]],
        "abilities": 1, "may": true, "begun": false, "left": 2, "dice": {"defence": 1},
        "unit": "scout", "from": "tile_5.sw", "to": null,
    }));
    for (source, id) in [
        ("upgrade", content().upgrades[0].id.clone()),
        ("event", content().events[0].id.clone()),
        ("dominate", "iyanden".to_owned()),
    ] {
        comes_back::<Source>(&json!({ source: id }));
    }
    comes_back::<StormState>(&json!({"edge": null, "moved": true}));
    comes_back::<Supply>(&json!({"structures": {"bastion": 3}, "assets": {"forge": 4}}));
}
