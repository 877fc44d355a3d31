//! FS-TRM-05, FS-STK-03, -04: what everybody sees, and what only one player sees.

use kernel::{Game, Seat, Viewer};

use super::{game, tile};
use crate::ids::Order;
use crate::ruleset::{Board, OwnOrders};
use crate::sets::{CardSet, EventSet};
use crate::state::ForbiddenStars;
use crate::view::View;

/// A game in which two players have orders on the board, and one holds cards.
fn stacked() -> ForbiddenStars {
    let mut game = game(2, Board::Introductory, 1);
    let (here, there) = (tile(10), tile(12));
    game.orders.push(here, Seat(0), Order::ADVANCE);
    game.orders.push(here, Seat(1), Order::DEPLOY);
    game.orders.push(there, Seat(0), Order::DOMINATE);
    let deck = game.player(Seat(0)).combat;
    game.secrets[0].hand = CardSet(deck.0 & deck.0.wrapping_neg());
    game.secrets[0].drawn = EventSet(0b101);
    game
}

/// FS-STK-03: the own token on top is seen, FS-STK-04: one under another token not even by its owner; FS-AMB-54: unless
/// the table plays with open own orders.
#[test]
fn fs_stk_03_faces_of_orders_are_for_their_owners() {
    let mut game = stacked();
    let faces = |game: &ForbiddenStars, viewer| {
        game.view(viewer).orders.iter().map(|order| order.face).collect::<Vec<_>>()
    };
    let (first, second) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert_eq!(faces(&game, Viewer::Spectator), [None, None, None]);
    assert_eq!(faces(&game, first), [None, None, Some(Order::DOMINATE)]);
    assert_eq!(faces(&game, second), [None, Some(Order::DEPLOY), None]);
    game.rules.own_orders = OwnOrders::Recall;
    assert_eq!(faces(&game, first), [Some(Order::ADVANCE), None, Some(Order::DOMINATE)]);
}

/// FS-AMB-54: an earlier moment of the running round shows no token that may be covered now, nor which were left then.
#[test]
fn fs_amb_54_looking_back_is_no_look_at_covered_tokens() {
    let then = stacked();
    let mut now = then.clone();
    now.orders.push(tile(12), Seat(1), Order::ADVANCE);
    now.secrets[0].orders = [1, 1, 2, 2];
    let you = Viewer::Seat(Seat(0));
    let faces = |view: &View| view.orders.iter().map(|order| order.face).collect::<Vec<_>>();
    let left = |view: &View| view.players[0].secrets.clone().expect("own").orders;
    let recalled = then.recalled(&now, you);
    assert_eq!(faces(&recalled), [None; 3]);
    assert_eq!(left(&recalled), left(&now.view(you)));
    assert_ne!(left(&recalled), left(&then.view(you)));
    // Once the round is over, and where the table shows them anyway, it is as it was.
    now.round += 1;
    assert_eq!(then.recalled(&now, you), then.view(you));
    now.round = then.round;
    let mut open = then.clone();
    open.rules.own_orders = OwnOrders::Recall;
    assert_eq!(open.recalled(&now, you), open.view(you));
}

/// FS-AMB-54, FS-STK-03: an order on an own one cannot be taken back, since that one would lie open again; any other can.
#[test]
fn fs_amb_54_taking_back_is_no_look_at_covered_tokens() {
    let settles = |own_orders, seat: Seat, system| {
        let mut before = stacked();
        before.rules.own_orders = own_orders;
        let (mut after, mut events) = (before.clone(), Vec::new());
        after.place_order(seat, Order::STRATEGIZE, system, &mut events);
        ForbiddenStars::settles(&before, &after, &events)
    };
    assert!(settles(OwnOrders::Strict, Seat(0), tile(12)));
    assert!(!settles(OwnOrders::Strict, Seat(0), tile(10)), "an enemy's lies between");
    assert!(!settles(OwnOrders::Strict, Seat(1), tile(12)));
    assert!(!settles(OwnOrders::Recall, Seat(0), tile(12)));
}

/// FS-TRM-05, FS-AMB-65: hands, drawn events and order tokens not placed are the owner's; how many there are is open.
#[test]
fn fs_trm_05_hands_are_counts_for_the_others() {
    let game = stacked();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let view = game.view(viewer);
        let player = view.player(Seat(0)).expect("a player");
        assert_eq!(player.secrets, None);
        assert_eq!((player.hand_size, player.drawn, player.event_deck), (1, 2, 6));
        assert_eq!(player.combat_deck.len(), 5);
        assert_eq!(player.combat_upgrades.len(), 9);
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let secrets = view.players[0].secrets.as_ref().expect("the own ones");
    assert_eq!((secrets.hand.len(), secrets.drawn.len()), (1, 2));
    assert_eq!(view.players[1].secrets, None);
}

/// Names, not numbers.
#[test]
fn a_view_is_readable_as_json() {
    let text = serde_json::to_string(&stacked().view(Viewer::Seat(Seat(0)))).expect("plain data");
    for word in ["\"ultramarines\"", "\"tile_10.nw\"", "\"scout\":", "\"advance\":2", "\"storm_1\""]
    {
        assert!(text.contains(word), "{word} in {text}");
    }
}
