//! FS-RND, FS-FPL, FS-PLN, FS-STK, FS-OPS: rounds, planning, stacks, the turns of the Operations Phase.

use kernel::{NoLog, Options, Seat};

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::action::Action;
use crate::ids::Order;
use crate::ruleset::OwnOrders;
use crate::step::Step;

/// A table at the beginning of a round.
fn planning(players: usize) -> Table {
    let mut table = table(players);
    table.game.round = 0;
    table.game.begin_round(&mut NoLog);
    table.game.advance(&mut NoLog, &mut Options::new());
    table
}

/// FS-PLN-01, -02, FS-FPL-01, FS-RND-01: four times round, from the first player on; then the Operations Phase.
#[test]
fn fs_pln_01_four_orders_each_in_turn() {
    let mut table = table(3);
    table.game.first = CHAOS;
    table.game.round = 0;
    table.game.begin_round(&mut NoLog);
    table.game.advance(&mut NoLog, &mut Options::new());
    let mut asked = Vec::new();
    while matches!(table.game.step(), Step::PlaceOrder(_)) {
        asked.extend(table.asked());
        let first = table.options()[0].clone();
        table.play(&first);
    }
    let round = [CHAOS, ORKS, MARINES];
    assert_eq!(asked, round.repeat(4));
    assert_eq!((0..3).map(|seat| table.game.orders.count(Seat(seat))).sum::<usize>(), 12);
    assert!(table.game.steps.contains(&Step::Operations));
    // All lie on one stack, so the others are skipped (FS-OPS-06).
    assert_eq!(table.asked(), Some(MARINES));
}

/// FS-PLN-03, FS-SYS-02: where one's own things are, and beside it; anybody's home tile will do.
#[test]
fn fs_pln_03_systems_with_own_things_and_beside_them() {
    let placed = |table: &Table, number: u8| table.game.order_systems(MARINES).has(tile(number));
    let table = planning(2);
    assert!(placed(&table, 11) && !placed(&table, 1) && !placed(&table, 3));
    let table = table.units(MARINES, 1, "strike_cruiser", "tile_1.ne");
    // Tile 10 shares only a corner with tile 1.
    assert!(placed(&table, 1) && placed(&table, 3) && !placed(&table, 10));
    assert!(
        planning(2).built(MARINES, "city", "tile_10.ne").game.order_systems(MARINES).has(tile(3))
    );
}

/// FS-PLN-05, -06, -07: two tokens of each kind, anywhere, also where they can do nothing.
#[test]
fn fs_pln_05_two_of_a_kind() {
    let mut table = planning(2);
    for _ in 0..2 {
        assert_eq!(table.listed("order dominate").len(), 1);
        table.play("order dominate tile_11");
        let other = table.options()[0].clone();
        table.play(&other);
    }
    assert_eq!(table.listed("order dominate"), [""; 0]);
    assert_eq!(table.listed("order").len(), 3);
}

/// FS-STK-01, -02, -05, FS-OPS-02: the last token on a stack is the first that is turned up.
#[test]
fn fs_stk_01_a_stack_is_resolved_from_the_top() {
    let mut table = table(2)
        .order(MARINES, "dominate", tile(11))
        .order(CHAOS, "deploy", tile(11))
        .order(MARINES, "advance", tile(11))
        .order(MARINES, "deploy", tile(1))
        .turn_of(MARINES);
    assert_eq!(table.options(), ["reveal tile_1", "reveal tile_11"].map(str::to_owned));
    table.play("reveal tile_11");
    assert_eq!(table.game.order.expect("it is turned up").order, Order::ADVANCE);
    table.play("events");
    // The token has left the stack; now the one of the Chaos player lies on top.
    assert_eq!(table.game.orders.top(tile(11)).map(|it| it.order), Some(Order::DEPLOY));
    assert_eq!(table.asked(), Some(CHAOS));
}

/// FS-OPS-03, -08, -10, FS-Q-08: on the event deck nothing of the order is resolved, and no card is used with it.
#[test]
fn fs_q_08_an_order_on_the_event_deck() {
    let mut table = table(2)
        .upgrade(MARINES, "um_order_crusade")
        .units(MARINES, 1, "strike_cruiser", "tile_1.ne")
        .order(MARINES, "deploy", tile(11))
        .order(MARINES, "advance", tile(3))
        .turn_of(MARINES)
        .plays(&["reveal tile_3"]);
    assert_eq!(table.options(), ["resolve", "events"].map(str::to_owned));
    table.play("events");
    let player = table.game.player(MARINES);
    assert_eq!((player.on_events, player.used.len()), ([1, 0, 0, 0], 0));
    assert_eq!(player.assets, [0; 3]);
    assert!(table.is_over());
}

/// FS-OPS-04, -05: Strategize goes onto the event deck, the others come back to the play area.
#[test]
fn fs_ops_05_where_tokens_go() {
    let resolved = table(2).resolve(MARINES, "dominate", 1);
    assert_eq!(resolved.game.player(MARINES).resolved, [0, 0, 0, 1]);
    assert_eq!(resolved.game.player(MARINES).on_events, [0; 4]);
    let strategized = table(2).resolve(MARINES, "strategize", 1);
    assert!(strategized.is_over());
    assert_eq!(strategized.game.player(MARINES).on_events, [0, 0, 1, 0]);
    assert_eq!(strategized.game.orders.top(tile(1)), None);
}

/// FS-OPS-06, -07, FS-DX-24, FS-AMB-34: who has no token on top is skipped, gains nothing, and acts when one surfaces.
#[test]
fn fs_dx_24_covered_orders() {
    let mut table = table(2)
        .order(MARINES, "dominate", tile(11))
        .order(CHAOS, "advance", tile(11))
        .order(CHAOS, "dominate", tile(8))
        .turn_of(MARINES);
    let before = *table.game.player(MARINES);
    assert_eq!(table.asked(), Some(CHAOS));
    table.play("reveal tile_8");
    table.play("events");
    assert_eq!(*table.game.player(MARINES), before);
    // Skipped once more: the only token of the Chaos player is turned up without a question.
    assert_eq!((table.asked(), table.game.step()), (Some(CHAOS), Step::ResolveOrder(CHAOS)));
    table.play("events");
    assert_eq!(table.asked(), Some(MARINES));
    assert_eq!(table.game.orders.count(MARINES), 1);
}

/// FS-OPS-01, FS-AMB-34: turns go clockwise, an order each, until none is left; then the Refresh Phase comes.
#[test]
fn fs_ops_01_turns_go_clockwise() {
    let mut table = table(4);
    for (seat, systems) in [(MARINES, [1, 3]), (CHAOS, [9, 10]), (ORKS, [12, 11]), (ELDAR, [8, 8])]
    {
        for number in systems {
            table = table.order(seat, "advance", tile(number));
        }
    }
    let mut table = table.turn_of(ORKS);
    let mut seen = Vec::new();
    while table.game.steps.contains(&Step::Operations) {
        match table.listed("reveal").first() {
            Some(line) => table.play(&line.clone()),
            None => {
                seen.extend(table.asked());
                table.play("events");
            }
        }
    }
    assert_eq!(seen, [ORKS, ELDAR, MARINES, CHAOS].repeat(2));
    assert!(table.game.orders.is_empty() && table.game.steps.contains(&Step::Refresh));
}

/// FS-OPS-11: capacity and eliminations before the token leaves the board.
#[test]
fn fs_ops_11_the_token_leaves_last() {
    let table = table(2)
        .units(MARINES, 3, "scout", "tile_3.sw")
        .units(MARINES, 1, "space_marine", "tile_3.sw")
        .resolve(MARINES, "dominate", 3)
        .plays(&["done"]);
    assert_eq!(table.game.step(), Step::Shed(MARINES));
    assert_eq!(table.game.orders.top(tile(3)).map(|it| it.order), Some(Order::DOMINATE));
    let table = table.plays(&["destroy scout ready tile_3.sw", "destroy scout ready tile_3.sw"]);
    assert_eq!(table.game.orders.top(tile(3)), None);
    assert!(table.is_over());
}

/// FS-TRM-02, FS-CAP-05: the system of the order is the active one, and may hold too much until its end.
#[test]
fn fs_trm_02_the_active_system() {
    let table =
        table(2).units(MARINES, 1, "strike_cruiser", "tile_1.ne").resolve(MARINES, "advance", 3);
    assert_eq!(table.game.order.expect("it is resolved").system, tile(3));
    assert!(table.game.area(area("tile_3.nw")).is_uncontrolled());
}

/// FS-STK-03, FS-TRM-05: faces are nobody's business but their owner's: the log tells them apart from where they lie.
#[test]
fn fs_stk_03_faces_are_told_to_the_owner_alone() {
    let mut table = planning(2);
    let mut heard = Vec::new();
    let action = Action::PlaceOrder { order: Order::ADVANCE, system: tile(11) };
    table.game.carry_out(MARINES, action, &mut heard);
    use crate::report::Event::{OrderFace, OrderPlaced};
    let (seat, system) = (MARINES, tile(11));
    assert_eq!(heard, [OrderPlaced { seat, system }]);
    // FS-AMB-54: its owner is reminded where the table agreed on it.
    let mut table = planning(2);
    table.game.rules.own_orders = OwnOrders::Recall;
    let mut heard = Vec::new();
    table.game.carry_out(MARINES, action, &mut heard);
    let face = OrderFace { seat, system, order: Order::ADVANCE };
    assert_eq!(heard, [OrderPlaced { seat, system }, face]);
}

/// FS-EVT-08, FS-Q-07, FS-AMB-24, FS-CARD-97: a scheme in the place of a turn needs an own token on top; no token is turned up.
#[test]
fn fs_q_07_a_scheme_instead_of_an_order() {
    let mut table = table(3)
        .scheme(ORKS, "es_event_mob_up")
        .units(ORKS, 2, "ork_boyz", "tile_3.ne")
        .order(ORKS, "advance", tile(3))
        .order(MARINES, "dominate", tile(3))
        .order(MARINES, "dominate", tile(1))
        .turn_of(ORKS);
    assert_eq!(table.asked(), Some(MARINES), "the Orks are skipped");
    table = table.plays(&["reveal tile_3", "events"]);
    assert_eq!(table.options(), ["reveal tile_3", "scheme es_event_mob_up"]);
    table.play("scheme es_event_mob_up");
    assert_eq!(table.game.player(ORKS).schemes.len(), 0);
    assert_eq!(table.game.orders.count(ORKS), 1);
}
