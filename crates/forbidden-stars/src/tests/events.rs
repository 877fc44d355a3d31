//! Dominate abilities and event cards, card by card.

use kernel::{NoLog, Options, Seat};

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::ids::{EventCard, Order, Stance, Structure};
use crate::sets::{CardSet, EventSet};
use crate::state::PhaseStage;
use crate::step::Step;

/// A player has chosen this event card in the Refresh Phase, and uses its ability.
fn event(table: Table, seat: Seat, id: &str) -> Table {
    let mut table = drawn(table, seat, id);
    table.play("play-event");
    table
}

/// A player has chosen this event card, and its storm has moved.
fn drawn(mut table: Table, seat: Seat, id: &str) -> Table {
    let event: EventCard = id.parse().expect("an event card");
    let game = &mut table.game;
    game.steps.clear();
    game.steps.push(Step::Refresh);
    (game.stage, game.event) = (PhaseStage::Ability, Some(event));
    (game.turn, game.turns) = (game.left_of(seat), 1);
    game.secrets[seat.index()].drawn = EventSet::one(event);
    game.advance(&mut NoLog, &mut Options::new());
    table
}

/// Whether the event of a player is over.
fn is_over(table: &Table, seat: Seat) -> bool {
    table.game.secrets[seat.index()].drawn.is_empty()
}

// ---- Dominate abilities

/// FS-CARD-67: a materiel for a step up, in place, unrouted; FS-FRE-01, -04: whatever the command level.
#[test]
fn fs_card_67_ultramarines() {
    let mut table = table(2)
        .routed(MARINES, 1, "scout", "tile_3.ne")
        .units(MARINES, 1, "space_marine", "tile_3.ne")
        .resolve(MARINES, "dominate", 3)
        .plays(&["ability"]);
    assert_eq!(table.game.player(MARINES).materiel, 5);
    table.play("option 0");
    assert_eq!(table.count("space_marine", Stance::READY, "tile_3.ne"), 2);
    assert_eq!(table.crowd("tile_3.ne"), 2);
    assert!(table.is_over());
}

/// FS-CARD-68: an unrouted Cultist to a world of an adjacent system, also behind a storm.
#[test]
fn fs_card_68_world_eaters() {
    let mut table = table(2)
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .routed(CHAOS, 1, "cultist", "tile_3.sw")
        .units(MARINES, 1, "scout", "tile_1.nw")
        .storm(0, "h1,1")
        .resolve(CHAOS, "dominate", 3)
        .plays(&["ability"]);
    if table.offers("pick cultist tile_3.ne") {
        table.play("pick cultist tile_3.ne");
    }
    assert!(table.offers("to tile_1.se") && !table.offers("to tile_1.nw"));
    table.play("to tile_1.se");
    assert_eq!(table.count("cultist", Stance::READY, "tile_1.se"), 1);
}

/// FS-CARD-69, FS-DEP-13, FS-AMB-19: a ground unit is bought without a factory, with what step 1 has brought.
#[test]
fn fs_card_69_evil_sunz() {
    let mut table = table(3)
        .units(ORKS, 1, "ork_boyz", "tile_3.sw")
        .materiel(ORKS, 0)
        .resolve(ORKS, "dominate", 3)
        .plays(&["ability"]);
    // The cache token of Azernikh pays for it.
    assert_eq!(
        table.options(),
        ["buy ork_boyz tile_3.ne cache", "buy ork_boyz tile_3.sw cache", "done"]
    );
    table.play("buy ork_boyz tile_3.ne cache");
    assert_eq!(table.game.player(ORKS).assets, [0; 3]);
    assert_eq!(table.crowd("tile_3.ne"), 1);
}

/// FS-CARD-70: an unrouted ground unit to any other friendly world.
#[test]
fn fs_card_70_iyanden() {
    let mut table = table(4)
        .units(ELDAR, 1, "wraithguard", "tile_3.ne")
        .built(ELDAR, "city", "tile_12.sw")
        .resolve(ELDAR, "dominate", 3)
        .plays(&["ability"]);
    if table.offers("pick wraithguard tile_3.ne") {
        table.play("pick wraithguard tile_3.ne");
    }
    assert_eq!(table.options(), ["to tile_8.se", "to tile_12.sw"]);
    table.play("to tile_12.sw");
    assert!(table.game.area(area("tile_3.ne")).is_uncontrolled());
}

/// FS-DOM-02: an ability that could do nothing is not asked for.
#[test]
fn fs_dom_02_the_ability_is_optional() {
    assert!(table(2).resolve(CHAOS, "dominate", 3).is_over());
    let may = table(2).units(CHAOS, 1, "cultist", "tile_3.ne").resolve(CHAOS, "dominate", 3);
    assert_eq!(may.options(), ["ability", "done"]);
}

// ---- tactics

/// FS-CARD-94: one Space Marine on a friendly world with a structure, or a Scout on any; FS-FRE-02, -03.
#[test]
fn fs_card_94_heroic_intervention() {
    let position = || table(2).built(MARINES, "city", "tile_3.ne");
    let mut marine = event(position(), MARINES, "um_event_heroic_intervention");
    marine.play("option 0");
    assert_eq!(marine.count("space_marine", Stance::READY, "tile_3.ne"), 1);
    let scout = event(position(), MARINES, "um_event_heroic_intervention").plays(&["option 1"]);
    assert_eq!(scout.listed("to").len(), 2);
    // FS-CARD-03: only what can be done.
    let none = event(table(2), MARINES, "um_event_heroic_intervention");
    assert_eq!(none.count("scout", Stance::READY, "tile_11.ne"), 2);
    let two = event(table(2), CHAOS, "we_event_prophets_and_signs");
    assert!(is_over(&two, CHAOS));
    assert_eq!(two.count("cultist", Stance::READY, "tile_11.se"), 2);
}

/// FS-CARD-95, -21, FS-UPG-01, FS-CUP-07: an upgrade is bought, cheaper for each bastion or city world; basic cards for nothing.
#[test]
fn fs_card_95_rites_of_battle_and_path_of_the_warrior() {
    let position = table(2)
        .built(MARINES, "bastion", "tile_3.ne")
        .built(MARINES, "bastion", "tile_1.se")
        .command_level(MARINES, 1)
        .materiel(MARINES, 0);
    let mut rites = event(position, MARINES, "um_event_rites_of_battle");
    assert!(rites.offers("upgrade-order um_order_crusade"), "{:?}", rites.options());
    assert!(!rites.offers("upgrade-order um_order_drop_pods"));
    rites.play("upgrade-order um_order_crusade");
    assert_eq!(rites.game.player(MARINES).materiel, 0);
    let position = table(4)
        .built(ELDAR, "city", "tile_3.ne")
        .built(ELDAR, "city", "tile_1.se")
        .materiel(ELDAR, 0);
    let path = event(position, ELDAR, "iy_event_path_of_the_warrior");
    // Four upgrades of level 0 cost two each; each for one of five pairs.
    assert_eq!(path.listed("upgrade-combat").len(), 4 * 5);
    assert_eq!(path.listed("upgrade-order").len(), 0);
}

/// FS-CARD-96: a bastion on a friendly world: free, or for two materiel where a structure stands.
#[test]
fn fs_card_96_the_emperor_protects() {
    let position = |materiel| {
        let table = table(2).built(MARINES, "bastion", "tile_3.ne").materiel(MARINES, materiel);
        event(table, MARINES, "um_event_the_emperor_protects")
    };
    assert_eq!(position(2).options().len(), 2);
    let mut second = position(3).plays(&["structure bastion tile_3.ne"]);
    assert_eq!(second.game.area(area("tile_3.ne")).structures, [0, 0, 2]);
    assert_eq!(second.game.player(MARINES).materiel, 1);
    // With one materiel only the other world is left.
    let free = position(1);
    assert_eq!(free.game.area(area("tile_11.ne")).structures, [0, 0, 1]);
    assert_eq!(free.game.player(MARINES).materiel, 1);
    second.game.players[0].control_tokens = 0;
    assert_eq!(
        drawn(second, MARINES, "um_event_the_emperor_protects").listed("play-event").len(),
        0
    );
}

/// FS-CARD-98: the assets or the materiel of one friendly world.
#[test]
fn fs_card_98_work_of_the_righteous() {
    let position = || table(2).units(MARINES, 1, "scout", "tile_9.se").materiel(MARINES, 3);
    let mut assets = event(position(), MARINES, "um_event_work_of_the_righteous");
    assets = assets.plays(&["option 0", "to tile_9.se"]);
    assert_eq!(assets.game.player(MARINES).assets, [0, 1, 0]);
    assets.play("asset forge");
    assert_eq!(assets.game.player(MARINES).assets, [1, 1, 0]);
    assert!(is_over(&assets, MARINES));
    let materiel = event(position(), MARINES, "um_event_work_of_the_righteous");
    let materiel = materiel.plays(&["option 1", "to tile_9.se"]);
    assert_eq!(materiel.game.player(MARINES).materiel, 4);
}

/// FS-CARD-100, FS-EX-08, FS-AMB-23: three cards, one is chosen for its ability only; a scheme goes into play.
#[test]
fn fs_ex_08_incantation_of_tzeentch() {
    let mut table = table(2).storm(0, "h1,1");
    for id in ["we_event_prayer_to_the_dark_gods", "we_event_through_the_warp"] {
        table = table.scheme(CHAOS, id);
    }
    let mut table = event(table, CHAOS, "we_event_incantation_of_tzeentch");
    assert_eq!(table.listed("event").len(), 3);
    assert!(!table.offers("event we_event_incantation_of_tzeentch"));
    let line = table.options()[0].clone();
    let chosen: EventCard = line[6..].parse().expect("an event card");
    table.play(&line);
    assert!(!table.game.storms[0].moved, "its storm icon is ignored");
    let scheme = crate::content::content().events[chosen.index()].scheme;
    if table.offers("play-event") {
        table.play("play-event");
    }
    assert_eq!(table.game.player(CHAOS).schemes.has(chosen), scheme);
}

/// FS-CARD-104, FS-Q-37: a Cultist for an upgrade up to the number of storms around its system, whatever the command level.
#[test]
fn fs_q_37_touched_by_the_warp() {
    let position =
        || table(3).routed(CHAOS, 1, "cultist", "tile_3.ne").storm(0, "h1,1").storm(1, "v1,1");
    let mut table = event(position(), CHAOS, "we_event_touched_by_the_warp");
    table.play("pick cultist+routed tile_3.ne");
    assert!(table.offers("upgrade-order we_order_complete_destruction"), "level 2");
    let cards = table.listed("upgrade-combat");
    // Four of level 0 and three of level 2, each for one of five pairs.
    assert_eq!(cards.len(), 7 * 5);
    table.play(&cards[30]);
    let player = table.game.player(CHAOS);
    assert_eq!((player.materiel, player.combat.len()), (6, 10));
    assert_ne!(player.combat, player.faction.map_or(CardSet::NONE, |it| it.sheet().deck));
    // On his last friendly world: eliminated.
    let last = event(position(), CHAOS, "we_event_touched_by_the_warp");
    let mut last = last.plays(&["pick cultist tile_11.se"]);
    last.game.areas[area("tile_3.ne").index()] = crate::state::AreaState::EMPTY;
    let line = last.options()[0].clone();
    last.play(&line);
    assert!(last.game.player(CHAOS).eliminated);
}

/// FS-CARD-106: an unrouted ground unit to any uncontrolled world.
#[test]
fn fs_card_106_how_we_getz_here() {
    let table = table(3)
        .units(ORKS, 1, "nobz", "tile_3.ne")
        .routed(ORKS, 1, "ork_boyz", "tile_3.ne")
        .units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw");
    let mut table = event(table, ORKS, "es_event_how_we_getz_here");
    assert_eq!(table.options(), ["pick nobz tile_3.ne", "pick ork_boyz tile_11.sw"]);
    table = table.plays(&["pick nobz tile_3.ne", "to tile_9.sw"]);
    assert_eq!(table.count("nobz", Stance::READY, "tile_9.sw"), 1);
}

/// FS-CARD-107: two materiel; then any opponent loses a token of the kind that is named.
#[test]
fn fs_card_107_lootin_n_stealin() {
    let position = table(3).assets(MARINES, [1, 0, 0]).assets(CHAOS, [0, 1, 1]).materiel(ORKS, 1);
    let mut table = event(position, ORKS, "es_event_lootin_n_stealin");
    assert_eq!(table.options().len(), 3);
    table.play("take-from world_eaters cache");
    assert_eq!(table.game.player(CHAOS).assets, [0, 0, 1]);
    assert_eq!(table.game.player(ORKS).materiel, 3);
    assert_eq!(table.game.player(ORKS).assets, [0; 3]);
    let nothing =
        event(super::table::table(3).materiel(ORKS, 1), ORKS, "es_event_lootin_n_stealin");
    assert_eq!(nothing.game.player(ORKS).materiel, 3);
}

/// FS-CARD-111, FS-EX-06, -07: a city for one materiel, where no structure and no own objective is; it makes the world friendly.
#[test]
fn fs_ex_06_exodite_colony() {
    let position = table(4)
        .built(ELDAR, "factory", "tile_3.ne")
        .objective(ELDAR, "tile_3.sw")
        .units(CHAOS, 1, "cultist", "tile_1.se");
    let mut table = event(position, ELDAR, "iy_event_exodite_colony");
    for (place, allowed) in
        [("tile_3.ne", false), ("tile_3.sw", false), ("tile_1.se", false), ("tile_1.nw", true)]
    {
        assert_eq!(table.offers(&format!("structure city {place}")), allowed, "{place}");
    }
    table.play("structure city tile_1.nw");
    assert!(table.is_friendly(ELDAR, "tile_1.nw"));
    assert_eq!(table.game.player(ELDAR).materiel, 5);
    assert_eq!(table.game.command_level(ELDAR), 1);
    let poor = drawn(super::table::table(4).materiel(ELDAR, 0), ELDAR, "iy_event_exodite_colony");
    assert!(!poor.offers("play-event"));
}

/// FS-CARD-113: a new Frigate in an uncontrolled void, or one that is there already.
#[test]
fn fs_card_113_outcasts_returned() {
    let new = event(table(4), ELDAR, "iy_event_outcasts_returned").plays(&["to tile_1.ne"]);
    assert_eq!(new.count("hellebore_frigate", Stance::READY, "tile_1.ne"), 1);
    let position = table(4).units(ELDAR, 6, "hellebore_frigate", "tile_3.nw").storm(0, "h1,1");
    let mut moved = event(position, ELDAR, "iy_event_outcasts_returned");
    moved.play("to tile_1.ne");
    assert_eq!(moved.count("hellebore_frigate", Stance::READY, "tile_1.ne"), 1);
}

// ---- schemes

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
    assert_eq!(table.options().len(), 8, "{:?}", table.options());
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
