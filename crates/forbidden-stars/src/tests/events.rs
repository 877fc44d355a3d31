//! Dominate abilities and event cards, card by card.

use kernel::{Game, NoLog, Options, Seat};

use super::area;
use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use crate::ids::{EventCard, Stance};
use crate::report::Event;
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
    // A gift is neither offered nor told as a purchase.
    let described = table.game.describe(cards[30].parse().expect("an action"));
    assert_eq!(described.key, "fs-do-take-cards");
    let told = table.tells(&cards[30]);
    assert!(matches!(told[0], Event::CardsBought { materiel: None, .. }), "{told:?}");
    let player = table.game.player(CHAOS);
    assert_eq!((player.materiel, player.combat.len()), (6, 10));
    assert_ne!(player.combat, player.faction.map_or(CardSet::NONE, |it| it.sheet().deck));
    // On their last friendly world: eliminated.
    let last = event(position(), CHAOS, "we_event_touched_by_the_warp");
    let mut last = last.plays(&["pick cultist tile_11.se"]);
    last.game.change(area("tile_3.ne"), |here| *here = crate::state::AreaState::EMPTY);
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
    let mut table = drawn(position, ELDAR, "iy_event_exodite_colony");
    let paid = Event::MaterielPaid { seat: ELDAR, amount: 1 };
    assert!(table.tells("play-event").contains(&paid));
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
