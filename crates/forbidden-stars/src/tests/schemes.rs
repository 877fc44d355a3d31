//! Schemes, card by card: in the place of a turn, in planning, with orders, purchases, strikes and storms, in combat.

use kernel::{NoLog, Options, Seat};

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::ids::{Order, Stance, Structure};
use crate::state::PhaseStage;
use crate::step::Step;

/// FS-CARD-97: rallying a system is the whole turn.
#[test]
fn fs_card_97_unwavering_resolve() {
    let mut table = table(2)
        .routed(MARINES, 1, "scout", "tile_3.ne")
        .routed(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .routed(MARINES, 1, "scout", "tile_1.se")
        .scheme(MARINES, "um_event_unwavering_resolve")
        .order(MARINES, "advance", tile(3))
        .order(CHAOS, "advance", tile(8))
        .turn_of(MARINES)
        .plays(&["scheme um_event_unwavering_resolve"]);
    assert_eq!(table.question(), "fs-card-rally-system", "a system is asked for, not a unit");
    table.play("in tile_3");
    assert_eq!(table.count("scout", Stance::READY, "tile_3.ne"), 1);
    assert_eq!(table.count("strike_cruiser", Stance::READY, "tile_3.nw"), 1);
    assert_eq!(table.count("scout", Stance::READY, "tile_1.se"), 0);
    assert_eq!((table.asked(), table.game.orders.count(MARINES)), (Some(CHAOS), 1));
}

/// FS-CARD-99: any unrouted enemy unit in a system with an own unit.
#[test]
fn fs_card_99_blight_of_nurgle() {
    let mut table = table(3)
        .routed(CHAOS, 1, "cultist", "tile_3.ne")
        .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .units(ORKS, 1, "ork_boyz", "tile_3.sw")
        .units(ORKS, 1, "ork_boyz", "tile_1.nw")
        .scheme(CHAOS, "we_event_blight_of_nurgle")
        .order(CHAOS, "advance", tile(3))
        .order(CHAOS, "deploy", tile(8))
        .turn_of(CHAOS)
        .plays(&["scheme we_event_blight_of_nurgle"]);
    assert!(
        table.offers("pick strike_cruiser tile_3.nw") && table.offers("pick ork_boyz tile_3.sw")
    );
    assert!(!table.offers("pick ork_boyz tile_1.nw"));
    table.play("pick ork_boyz tile_3.sw");
    assert_eq!(table.count("ork_boyz", Stance::ROUTED, "tile_3.sw"), 1);
}

/// FS-CARD-101, FS-Q-38: the named storm goes wherever some icon lets it, in the place of its move.
#[test]
fn fs_card_101_prayer_to_the_dark_gods() {
    let mut table = table(2).storm(0, "h1,1").scheme(CHAOS, "we_event_prayer_to_the_dark_gods");
    table.game.steps.clear();
    table.game.steps.push(Step::Refresh);
    table.game.begin_turns(PhaseStage::Storm);
    table.game.turn = CHAOS;
    table.game.event = Some("um_event_emperors_champion".parse().expect("an event"));
    table.game.advance(&mut NoLog, &mut Options::new());
    assert_eq!(table.options(), ["move-storm storm_1 h0,1", "move-storm storm_1 h2,1"]);
    table.play("move-storm storm_1 h0,1");
    assert_eq!(table.asked(), Some(CHAOS));
    table.play("scheme we_event_prayer_to_the_dark_gods");
    // Two by each of four icons, without the one that was named (FS-CARD-03).
    assert_eq!(table.options().len(), 7, "{:?}", table.options());
    assert!(!table.offers("move-storm storm_1 h0,1"));
    table.play("move-storm storm_1 v1,1");
    assert_eq!(table.game.storms[0].edge, Some("v1,1".parse().expect("an edge")));
    assert_eq!(table.game.storm_move, None);
    assert!(table.game.barred[tile(3).index()].has(tile(12)));
}

/// FS-CARD-103: all units ignore storms in this order; paths still need friendly areas.
#[test]
fn fs_card_103_through_the_warp() {
    let mut table = table(2)
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_1.ne")
        .units(CHAOS, 1, "cultist", "tile_1.se")
        .units(CHAOS, 1, "cultist", "tile_12.ne")
        .storm(0, "h1,1")
        .storm(1, "v1,1")
        .scheme(CHAOS, "we_event_through_the_warp")
        .resolve(CHAOS, "advance", 3);
    table.play("scheme we_event_through_the_warp");
    assert_eq!(table.listed("move").len(), 2);
    table.play("done");
    assert_eq!(table.listed("move"), ["move cultist tile_1.se tile_3.ne"]);
}

/// FS-CARD-108, -120, FS-Q-07: a whole Advance order where two own units are; that system is the active one.
#[test]
fn fs_card_108_mob_up() {
    let mut table = table(3)
        .scheme(ORKS, "es_event_mob_up")
        .units(ORKS, 1, "ork_boyz", "tile_3.ne")
        .routed(ORKS, 1, "ork_boyz", "tile_3.sw")
        .units(ORKS, 1, "ork_boyz", "tile_1.se")
        .upgrade(ORKS, "es_order_ork_roks")
        .order(ORKS, "deploy", tile(11))
        .turn_of(ORKS)
        .plays(&["scheme es_event_mob_up"]);
    // Only one system has two of them: nothing to choose.
    let order = table.game.order.expect("an order");
    assert_eq!((order.system, order.order, order.token), (tile(3), Order::ADVANCE, None));
    if table.offers("upgrade es_order_ork_roks") {
        table.play("done");
    }
    assert!(table.offers("move ork_boyz tile_1.se tile_3.ne"));
    table.play("done");
    assert_eq!(table.game.orders.count(ORKS), 1);
    assert_eq!(table.game.player(ORKS).resolved, [0; 4]);
}

/// FS-CARD-110: one purchase is cheaper for each reinforcement token; the scheme makes affordable what is not.
#[test]
fn fs_card_110_warboss() {
    let position = |tokens: u8| {
        table(3)
            .units(ORKS, 1, "ork_boyz", "tile_3.sw")
            .materiel(ORKS, 0)
            .assets(ORKS, [0, 0, tokens])
            .scheme(ORKS, "es_event_warboss")
            .resolve(ORKS, "deploy", 3)
    };
    assert!(position(1).is_over(), "a factory costs two");
    let mut table = position(2);
    assert_eq!(table.options(), ["scheme es_event_warboss", "done"]);
    table.play("scheme es_event_warboss");
    assert_eq!(table.options(), ["build factory tile_3.sw plain", "build bastion tile_3.sw plain"]);
    table.play("build factory tile_3.sw plain");
    let player = table.game.player(ORKS);
    assert_eq!((player.assets, player.schemes.len()), ([0, 0, 2], 0));
    assert_eq!(table.game.discount, 0);
    assert_eq!(table.game.structures_of(ORKS, Structure::FACTORY), 1);
}

/// FS-CARD-114, FS-STK-04: the owner looks at a token and puts it on the top or the bottom of its stack.
#[test]
fn fs_card_114_outmanoeuvre() {
    let position = || {
        let mut table = table(4)
            .scheme(ELDAR, "iy_event_outmanoeuvre")
            .order(ELDAR, "dominate", tile(8))
            .order(ORKS, "advance", tile(8))
            .order(CHAOS, "advance", tile(8))
            .order(ELDAR, "advance", tile(3));
        table.game.steps.clear();
        table.game.steps.push(Step::Planning);
        (table.game.stage, table.game.turns) = (PhaseStage::Turn, 16);
        table.game.advance(&mut NoLog, &mut Options::new());
        table.plays(&["scheme iy_event_outmanoeuvre"])
    };
    // The token that lies alone need not be moved: there is one to look at.
    let top = position();
    assert_eq!(top.game.looked_at(), Some((ELDAR, tile(8), 0)));
    let top = top.plays(&["put-token top"]);
    assert_eq!(top.game.orders.top(tile(8)).map(|it| it.seat), Some(ELDAR));
    let bottom = position().plays(&["put-token bottom"]);
    assert_eq!(bottom.game.orders.top(tile(8)).map(|it| it.seat), Some(CHAOS));
    assert_eq!(bottom.game.looked_at(), None);
}

/// FS-CARD-116, -12: any unrouted units of one area to one friendly or uncontrolled area of the right kind.
#[test]
fn fs_card_116_warp_gate() {
    let mut table = table(4)
        .units(ELDAR, 2, "aspect_warriors", "tile_3.ne")
        .routed(ELDAR, 1, "wraithguard", "tile_3.ne")
        .units(CHAOS, 1, "cultist", "tile_1.nw")
        .scheme(ELDAR, "iy_event_warp_gate")
        .order(ELDAR, "advance", tile(8))
        .order(ELDAR, "deploy", tile(3))
        .turn_of(ELDAR)
        .plays(&["scheme iy_event_warp_gate", "pick aspect_warriors tile_3.ne"]);
    assert!(!table.offers("to tile_1.nw") && table.offers("to tile_12.sw"));
    table.play("to tile_12.sw");
    assert!(!table.offers("pick aspect_warriors tile_8.se"), "one area");
    assert!(!table.offers("pick wraithguard+routed tile_3.ne"));
    table.play("pick aspect_warriors tile_3.ne");
    assert_eq!(table.count("aspect_warriors", Stance::READY, "tile_12.sw"), 2);
}

/// FS-CARD-93, -115: Exterminatus is declared before the roll and turns the dice last; Vicious Raids is used after it.
#[test]
fn fs_card_93_schemes_of_a_strike() {
    let position = |seat: Seat, ship: &str, scheme: &str| {
        table(4)
            .units(seat, 1, ship, "tile_3.nw")
            .units(CHAOS, 3, "helbrute", "tile_3.ne")
            .scheme(seat, scheme)
            .resolve(seat, "advance", 3)
            .plays(&["done", "strike tile_3.nw tile_3.ne"])
    };
    let table = position(MARINES, "battle_barge", "um_event_exterminatus");
    assert_eq!(table.options(), ["scheme um_event_exterminatus", "done"]);
    let table = table.plays(&["scheme um_event_exterminatus"]);
    // Four dice, all of them offence: a Helbrute has four health.
    assert_eq!(table.crowd("tile_3.ne"), 2);
    let table = position(ELDAR, "hellebore_frigate", "iy_event_vicious_raids");
    assert_eq!(table.game.strike.map(|it| it.dice.iter().sum::<u8>()), Some(3));
    assert_eq!(table.options(), ["scheme iy_event_vicious_raids", "done"]);
}

// ---- combat schemes

/// Orks attack Lytheria, where the Marines have a unit and these structures; it goes on until something is offered, or to
/// the end of the order.
fn assault(structures: &[&str], scheme: (Seat, &str), wanted: &str) -> Table {
    let mut table = table(4)
        .units(ORKS, 3, "nobz", "tile_1.se")
        .units(MARINES, 1, "land_raider", "tile_3.ne")
        .scheme(scheme.0, scheme.1);
    for structure in structures {
        table = table.built(MARINES, structure, "tile_3.ne");
    }
    table = table.resolve(ORKS, "advance", 3);
    for _ in 0..3 {
        table.play("move nobz tile_1.se tile_3.ne");
    }
    for _ in 0..60 {
        if table.is_over() || table.offers(wanted) {
            break;
        }
        let line = table.options().pop().expect("a choice");
        table.play(&line);
    }
    table
}

/// FS-CARD-109, FS-EX-11, FS-EVT-09: any structure on the contested world, if the Orks are a party of the combat.
#[test]
fn fs_card_109_teer_it_down() {
    let scheme = "scheme es_event_teer_it_down";
    let mut table = assault(&["city", "bastion"], (ORKS, "es_event_teer_it_down"), scheme);
    table.play(scheme);
    assert_eq!(
        table.options(),
        ["pick-structure city tile_3.ne", "pick-structure bastion tile_3.ne"]
    );
    table.play("pick-structure city tile_3.ne");
    assert_eq!(table.game.area(area("tile_3.ne")).structures[Structure::CITY.index()], 0);
    // Nothing to tear down, nothing to ask.
    assert!(assault(&[], (ORKS, "es_event_teer_it_down"), scheme).is_over());
    // FS-EX-09: the Chaos player is no party.
    let foreign = assault(
        &["city"],
        (CHAOS, "we_event_seduced_by_chaos"),
        "scheme we_event_seduced_by_chaos",
    );
    assert!(foreign.is_over());
}

/// FS-CARD-24: an Advance order that a card grants allows Advance upgrades, but none of another kind.
#[test]
fn fs_card_24_upgrades_with_an_order_of_a_card() {
    let table = table(3)
        .scheme(ORKS, "es_event_mob_up")
        .units(ORKS, 2, "ork_boyz", "tile_12.ne")
        .upgrade(ORKS, "es_order_ork_roks")
        .upgrade(ORKS, "es_order_werk_fasta")
        .order(ORKS, "deploy", tile(11))
        .turn_of(ORKS)
        .plays(&["scheme es_event_mob_up"]);
    // The void of tile 12 lies between Purge and Venefirous.
    assert_eq!(table.listed("upgrade"), ["upgrade es_order_ork_roks"]);
}
