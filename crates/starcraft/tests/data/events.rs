//! The Event cards.

use starcraft::content::{Adjusted, Cost, Effect, EventUse, Op, Purchase, Reach, Role, When};
use starcraft::ids::MAX_KINDS;

use super::*;

/// One kind of Event card: stage, copies, kind, effects.
fn event_is(id: &str, stage: u8, copies: usize, kind: EventUse, effects: &[Effect]) {
    let event = event(id);
    assert_eq!((event.stage, event.cards.len(), event.kind), (stage, copies, kind), "{id}");
    assert_eq!(event.effects, effects, "{id}");
}

fn now(op: Op) -> Effect {
    effect(op, When::Now)
}

fn at_start_of_battle(op: Op) -> Effect {
    optional(effect(op, When::StartOfBattle))
}

/// Units by race, as `terran zerg protoss` lists of units.
fn gained(lists: [&str; 3], friendly_only: bool) -> Effect {
    let mut units = [[0; MAX_KINDS]; 3];
    for (race, list) in units.iter_mut().zip(lists) {
        for id in list.split_whitespace() {
            race[unit_number(id).kind()] += 1;
        }
    }
    now(Op::GainUnits { units, friendly_only })
}

fn bought(upgrade: bool, discount: u8, to_hand: u8) -> Effect {
    now(Op::Buy(Purchase { upgrade, technology: !upgrade, discount, to_hand }))
}

fn depleted(amount: u8, up_to: bool) -> Effect {
    Effect { optional: up_to, ..now(Op::Depletion { restore: false, amount, up_to }) }
}

/// SC-COMP-08, SC-COMP-15, SC-END-03, SC-GAP-09: cards by stage; three End cards.
#[test]
fn event_deck() {
    assert_eq!(content().stages.map(|stage| stage.len()), [25, 25, 20]);
    assert_eq!(content().event_cards.len(), 70);
    for (number, kind) in content().event_cards.iter().enumerate() {
        let event = &content().events[kind.index()];
        assert!(event.cards.iter().any(|card| card == number));
        let stage = content().stages[usize::from(event.stage) - 1];
        assert!(stage.iter().any(|card| card == number));
    }
    assert!(content().event_cards.is_sorted());
    let ends: Vec<_> = content().events.iter().filter(|e| e.kind == EventUse::End).collect();
    assert_eq!(ends.len(), 1);
    assert_eq!((named("event", &ends[0].id), ends[0].stage), ("The End Draws Near".into(), 3));
    assert_eq!(ends[0].cards.len(), 3);
}

/// SC-SETUP-08, SC-SETUP-09: cards left out by number of players, and what is left.
#[test]
fn events_left_out() {
    let [one, two, three] = content().stages.map(|stage| stage.len());
    let left = |players: usize| {
        let removed = usize::from(content().events_removed[players]);
        (removed, one - removed + two - removed + three)
    };
    assert_eq!([2, 3, 4, 5, 6].map(left), [(20, 30), (15, 40), (10, 50), (5, 60), (0, 70)]);
}

/// SC-EVT-01, SC-EVT-02, SC-EVT-03, SC-EVT-04, SC-EVT-05, SC-EVT-06, SC-EVT-07, SC-EVT-08,
/// SC-EVT-09, SC-EVT-10, SC-EVT-11, SC-EVT-12, SC-EVT-13: Stage I.
#[test]
fn events_of_stage_1() {
    use EventUse::{Held, Immediate, Strategy};
    let reroute = Op::ChooseOne(vec![
        vec![optional(now(Op::MoveTransports { up_to: 2 }))],
        vec![now(Op::PlaceTransports { amount: 1, may_stop: false })],
    ]);
    event_is("emergency_rerouting", 1, 2, Immediate, &[now(reroute)]);
    event_is("navigation_error", 1, 2, Immediate, &[now(Op::SwapZAxisEnds)]);
    let scouts = gained(["marine marine", "zergling zergling", "zealot"], false);
    event_is("scouting_party", 1, 2, Immediate, &[scouts]);
    event_is("base_construction", 1, 2, Immediate, &[bought(true, 1, 0)]);
    event_is("technological_advance", 1, 2, Immediate, &[bought(false, 1, 1)]);
    event_is("refinery_bombardment", 1, 2, Immediate, &[depleted(1, false)]);
    let more_events = Op::Adjust { number: Adjusted::EventsPerRound, amount: 1 };
    event_is("versatile_strategy", 1, 1, Strategy, &[effect(more_events, When::Always)]);
    let drawn = |amount, role| {
        let draw = optional(effect(Op::DrawCombat { amount }, When::DrawStep));
        provided(draw, |condition| condition.role = Some(role))
    };
    event_is("defensive_strategy", 1, 2, Strategy, &[drawn(2, Role::Defender)]);
    let hand = effect(Op::Adjust { number: Adjusted::HandLimit, amount: 1 }, When::Always);
    event_is("aggressive_strategy", 1, 2, Strategy, &[hand, drawn(1, Role::Attacker)]);
    let retreat =
        [at_start_of_battle(Op::CancelBattle), at_start_of_battle(Op::LeaveContestedArea)];
    event_is("retreat_stage_1", 1, 2, Held, &retreat);
    let open = at_start_of_battle(Op::CardsFaceUp { first: true });
    event_is("advanced_reconnaissance", 1, 2, Held, &[open]);
    let plan = Op::Bonus { attack: 0, health: 2, reach: Reach::Battle };
    event_is("flawless_defense_plan", 1, 2, Held, &[at_start_of_battle(plan)]);
    let order = effect(Op::PlaceOrders { amount: 1 }, When::StartOfPlanning);
    event_is("preemptive_action", 1, 2, Held, &[order]);
}

/// SC-EVT-14, SC-EVT-15, SC-EVT-16, SC-EVT-17, SC-EVT-18, SC-EVT-19, SC-EVT-20, SC-EVT-21,
/// SC-EVT-22, SC-EVT-23, SC-EVT-24, SC-EVT-25, SC-EVT-26, SC-EVT-27, SC-EVT-28: Stage II.
#[test]
fn events_of_stage_2() {
    use EventUse::{Held, Immediate, Strategy};
    let wing = ["wraith", "mutalisk", "scout"];
    event_is("air_support", 2, 2, Immediate, &[gained(wing, false)]);
    let invasion = Op::ChooseOne(vec![
        vec![now(Op::PlaceTransports { amount: 2, may_stop: false })],
        vec![gained(wing, true)],
    ]);
    event_is("invasion_preparation", 2, 2, Immediate, &[now(invasion)]);
    let help = gained(["marine siege_tank", "hydralisk ultralisk", "zealot reaver"], false);
    event_is("reinforcements", 2, 2, Immediate, &[help]);
    event_is("stellar_maelstrom", 2, 2, Immediate, &[now(Op::DestroyTransports)]);
    let workers = Op::GainWorkers { amount: 2 };
    let restored = optional(now(Op::Depletion { restore: true, amount: 1, up_to: true }));
    event_is("rich_vein", 2, 2, Immediate, &[now(workers), restored]);
    let draw = optional(effect(Op::DrawEvent { amount: 1 }, When::StartOfPlanning));
    event_is("progressive_strategy", 2, 1, Strategy, &[draw]);
    let point = optional(effect(Op::GainPoints { amount: 1 }, When::StartOfRegrouping));
    let point = Effect { cost: Cost { price: price(1, 1), ..Cost::default() }, ..point };
    event_is("industrial_strategy", 2, 1, Strategy, &[point]);
    let take = optional(effect(Op::TakeCombat { up_to: 2 }, When::StartOfRegrouping));
    event_is("specialized_strategy", 2, 1, Strategy, &[take]);
    let hand = effect(Op::Adjust { number: Adjusted::HandLimit, amount: 1 }, When::Always);
    let look = optional(effect(Op::ChooseDeckCard { look: 2 }, When::Always));
    event_is("adaptive_strategy", 2, 1, Strategy, &[hand, look]);
    event_is("saboteur", 2, 1, Immediate, &[now(Op::TakeEvent { keep: false })]);
    event_is("retreat_stage_2", 2, 2, Held, &event("retreat_stage_1").effects);
    let plan = Op::Bonus { attack: 2, health: 0, reach: Reach::Battle };
    event_is("flawless_attack_plan", 2, 2, Held, &[at_start_of_battle(plan)]);
    let order = effect(Op::PlaceOrders { amount: 1 }, When::EndOfPlanning);
    event_is("unexpected_action", 2, 2, Held, &[order]);
    event_is("refinery_sabotage", 2, 2, Immediate, &[depleted(2, true)]);
    event_is("brilliant_engineering", 2, 2, Immediate, &[bought(true, u8::MAX, 0)]);
}

/// SC-EVT-29, SC-EVT-30, SC-EVT-31, SC-EVT-32, SC-EVT-33, SC-EVT-34, SC-EVT-35, SC-EVT-36,
/// SC-EVT-37, SC-EVT-38: Stage III.
#[test]
fn events_of_stage_3() {
    use EventUse::{End, Held, Immediate, Strategy};
    let flagship = gained(["battlecruiser", "guardian scourge", "carrier"], false);
    event_is("flagship", 3, 2, Immediate, &[flagship]);
    event_is("informant", 3, 2, Immediate, &[now(Op::TakeEvent { keep: true })]);
    let assault = optional(now(Op::MoveAnyUnits { up_to: 2 }));
    event_is("surprise_assault", 3, 2, Immediate, &[assault]);
    let breakthrough = bought(false, u8::MAX, u8::MAX);
    event_is("technological_breakthrough", 3, 2, Immediate, &[breakthrough]);
    let back = Op::RetrieveWorkers;
    event_is("double_time", 3, 2, Held, &[effect(back, When::BeforeOwnOrder)]);
    let point = now(Op::GainPoints { amount: 1 });
    let stalling = [point.clone(), now(Op::ShuffleIntoEventDeck)];
    event_is("stalling_tactic", 3, 2, Immediate, &stalling);
    let orders = Op::Adjust { number: Adjusted::SpecialOrders, amount: u8::MAX };
    event_is("unconventional_strategy", 3, 1, Strategy, &[effect(orders, When::Always)]);
    event_is("accelerated_progress", 3, 2, Immediate, &[now(Op::PlayTopEvent)]);
    event_is("materials_shortage", 3, 2, Immediate, &[depleted(3, true)]);
    let end = now(Op::ChooseOne(vec![vec![point], vec![now(Op::PlayDrawnEvent)]]));
    event_is("the_end_draws_near", 3, 3, End, &[end]);
}
