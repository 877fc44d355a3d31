//! FS-CMB, FS-RNF, FS-BAS, FS-SIM: the steps of a combat.

use kernel::{NoLog, Options};

use super::*;
use crate::combat::CombatStage;
use crate::content::content;
use crate::ids::{Asset, Structure};

/// FS-CMB-01, -02, -05, -06, FS-ADV-07: who came attacks; combat values of unrouted units; five cards each.
#[test]
fn fs_cmb_01_a_contested_area_is_fought_for() {
    let table = fight((MARINES, &[(2, "scout"), (1, "space_marine")]), (CHAOS, &[(1, "cultist")]));
    let combat = table.state().combat.as_ref().expect("a combat");
    assert_eq!((combat.sides[0].seat, combat.sides[1].seat), (MARINES, CHAOS));
    assert_eq!((combat.area, combat.stage), (area(WORLD), CombatStage::AttackersCard));
    // 1 + 1 + 2 against 1.
    assert_eq!(table.shows(MARINES).iter().sum::<u8>(), 4);
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 1);
    for seat in [MARINES, CHAOS] {
        assert_eq!(table.state().secrets[seat.index()].hand.len(), 5);
        assert_eq!(table.state().deck(seat).len(), 5);
    }
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-DIC-01, FS-DX-06: eleven combat values are eight dice. FS-DIC-04, FS-DX-40: three, two and one face of six.
#[test]
fn fs_dic_01_never_more_than_eight_dice() {
    let army = [(2, "chaos_space_marine"), (1, "helbrute"), (2, "cultist")];
    let mut sum = [0u32; 3];
    for _ in 0..3 {
        let table = fight((CHAOS, &army), (MARINES, &[(1, "scout")]));
        assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 8);
        assert_eq!(table.state().room_for_dice(CHAOS), 0);
    }
    assert_eq!(content().die.faces, [3, 2, 1]);
    assert_eq!(content().die.count, 16);
    let mut game = table(4).game;
    for _ in 0..6000 {
        sum[game.roll_die().index()] += 1;
    }
    assert!((2850..3150).contains(&sum[0]) && (1850..2150).contains(&sum[1]), "{sum:?}");
}

/// FS-DIC-02, FS-GAL-03, FS-DX-06: at eight dice none is gained; after one was spent one is.
#[test]
fn fs_dic_02_a_die_can_be_gained_after_one_was_spent() {
    let mut game =
        fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")])).dice(MARINES, [4, 3, 1]).game;
    game.gain_dice(MARINES, Icon::MORALE, 1, &mut NoLog);
    game.roll_more(MARINES, 1, &mut NoLog);
    assert_eq!(game.dice(MARINES), [4, 3, 1]);
    game.spend_die(MARINES, Icon::OFFENCE, &mut NoLog);
    game.gain_dice(MARINES, Icon::MORALE, 2, &mut NoLog);
    assert_eq!(game.dice(MARINES), [3, 3, 2]);
}

/// FS-CMB-04, FS-DX-42, FS-Q-17: against routed units alone the attacker wins at once; no dice, cards, tokens or schemes; they
/// retreat, FS-AMB-03.
#[test]
fn fs_cmb_04_routed_units_do_not_defend() {
    let table = table(4)
        .routed(CHAOS, 2, "cultist", WORLD)
        .built(CHAOS, "city", "tile_3.sw")
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.se")
        .assets(CHAOS, [0, 0, 3])
        .scheme(CHAOS, "we_event_seduced_by_chaos");
    let table = march(table, (MARINES, &[(1, "scout")]));
    assert!(table.is_settled() && table.is_over());
    assert_eq!(table.count("scout", Stance::READY, WORLD), 1);
    assert_eq!(table.count("cultist", Stance::ROUTED, "tile_3.sw"), 2);
    assert_eq!(table.state().players[CHAOS.index()].assets[Asset::REINFORCEMENT.index()], 3);
    // Without a path they are destroyed (FS-RET-07).
    let table = table_with_routed_cultists();
    let table = march(table, (MARINES, &[(1, "scout")]));
    assert!(table.is_over());
    assert_eq!(table.state().player(CHAOS).supply[0], 9 - 1);
}

/// Two routed Cultists on Lytheria with enemies all around.
fn table_with_routed_cultists() -> Table {
    let mut table = table(4).routed(CHAOS, 2, "cultist", WORLD);
    for place in ["tile_3.nw", "tile_3.se", "tile_10.nw"] {
        table = table.units(ORKS, 1, "onslaught_attack_ship", place);
    }
    table
}

/// FS-AMB-39, FS-DX-22, FS-Q-16, FS-STR-05, -08: a city or factory alone is captured at once; FS-BAS-05: a bastion defends.
#[test]
fn fs_dx_22_structures_without_bastion_do_not_defend() {
    let table = march(table(4).built(CHAOS, "factory", WORLD), (MARINES, &[(1, "scout")]));
    assert!(table.is_over());
    assert!(table.state().area(area(WORLD)).control.is(MARINES));
    assert_eq!(table.state().structures_of(MARINES, Structure::FACTORY), 1);
    let table = march(super::table(4).built(CHAOS, "bastion", WORLD), (MARINES, &[(1, "scout")]));
    assert_eq!(table.state().step(), Step::LayCards);
    // FS-BAS-01, FS-AMB-14: it has two dice.
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 2);
}

/// FS-STR-06, FS-DX-23, FS-Q-16: without a control token a captured structure is destroyed; the world is theirs by the unit.
#[test]
fn fs_str_06_without_a_control_token_the_structure_is_destroyed() {
    let mut table = table(4).built(CHAOS, "city", WORLD);
    table.game.players[MARINES.index()].control_tokens = 0;
    let table = march(table, (MARINES, &[(1, "scout")]));
    assert!(table.is_over() && table.is_friendly(MARINES, WORLD));
    assert_eq!(table.state().area(area(WORLD)).buildings(), 0);
    assert_eq!(table.state().player(CHAOS).control_tokens, 9);
}

/// FS-AMB-38: with too few control tokens the capturer chooses what is destroyed.
#[test]
fn fs_amb_38_the_capturer_chooses_what_is_lost() {
    let mut table = table(4).built(CHAOS, "city", WORLD).built(CHAOS, "factory", WORLD);
    table.game.players[MARINES.index()].control_tokens = 1;
    let table = march(table, (MARINES, &[(1, "scout")]));
    table.asks(
        MARINES,
        &[&format!("pick-structure factory {WORLD}"), &format!("pick-structure city {WORLD}")],
    );
    let table = table.plays(&[&format!("pick-structure factory {WORLD}")]);
    let here = table.state().area(area(WORLD));
    assert_eq!((here.structures, here.control.seat()), ([0, 1, 0], Some(MARINES)));
    assert_eq!(table.state().player(MARINES).control_tokens, 0);
}

/// FS-CMB-07, FS-RNF-01, -02, -07, -09, FS-AMB-37: attacker first, at most as many as they have figures.
#[test]
fn fs_rnf_01_reinforcement_tokens_are_committed() {
    let table = stand(table(4), (CHAOS, &[(1, "cultist")]), WORLD);
    let table = table.assets(MARINES, [0, 0, 3]).assets(CHAOS, [0, 0, 1]);
    let table = march(table, (MARINES, &[(2, "scout")]));
    table.asks(MARINES, &["reinforce 0", "reinforce 1", "reinforce 2"]);
    // FS-CMB-24: the cards are in the hand by now.
    assert_eq!(table.state().secrets[MARINES.index()].hand.len(), 5);
    let table = table.plays(&["reinforce 2"]);
    table.asks(CHAOS, &["reinforce 0", "reinforce 1"]);
    let table = table.plays(&["reinforce 1"]);
    assert_eq!(table.fights(MARINES, "scout+token"), 2);
    // FS-RNF-04: no dice come with them.
    assert_eq!(table.shows(MARINES).iter().sum::<u8>(), 2);
    assert_eq!(table.state().player(MARINES).assets, [0, 0, 1]);
}

/// FS-RNF-08, FS-BAS-02, FS-DX-27, -38, FS-Q-18: routed units count for the limit, bastions do not.
#[test]
fn fs_rnf_08_routed_units_count_bastions_do_not() {
    let table = table(4).routed(CHAOS, 1, "cultist", WORLD).built(CHAOS, "bastion", WORLD);
    let table = march(table.assets(CHAOS, [0, 0, 3]), (MARINES, &[(1, "scout")]));
    table.asks(CHAOS, &["reinforce 0", "reinforce 1"]);
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 2);
    let table = table.plays(&["reinforce 1"]);
    // FS-DX-27: its morale counts: token 2, bastion 2.
    let table = table.dice(CHAOS, [0; 3]);
    assert_eq!(table.state().morale(CHAOS), 4);
    // FS-Q-18: a card may rally the routed unit.
    assert_eq!(table.fights(CHAOS, "cultist+routed"), 1);
    // A side with only a bastion may commit none.
    let alone = super::table(4).built(CHAOS, "bastion", WORLD).assets(CHAOS, [0, 0, 3]);
    assert_eq!(march(alone, (MARINES, &[(1, "scout")])).state().step(), Step::LayCards);
}

/// FS-RNF-03: in a void a token is a ship of level 0.
#[test]
fn fs_rnf_03_in_a_void_a_token_is_a_ship() {
    let table = stand(table(4), (ORKS, &[(1, "onslaught_attack_ship")]), VOID);
    let table = march(table.assets(ORKS, [0, 0, 1]), (MARINES, &[(1, "battle_barge")]));
    let table = table.plays(&["reinforce 1"]);
    assert_eq!(table.fights(ORKS, "onslaught_attack_ship+token"), 1);
}

/// FS-CMB-08, -09, -24, FS-AMB-71: up to three rounds; in each both lay one card, which nobody sees before both lie.
#[test]
fn fs_cmb_09_both_lay_one_card_face_down() {
    let mut table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")]))
        .hand(MARINES, &["um_ambush", "um_ambush"])
        .hand(CHAOS, &["we_dark_faith", "we_khornes_rage"]);
    assert_eq!(table.state().pending().len(), 2);
    let mut options = Options::new();
    table.state().options(CHAOS, &mut options);
    assert_eq!(options.len(), 2);
    // No card is left out while there is one.
    assert!(options.iter().all(|action| action.to_string().starts_with("card ")));
    // The defender may be first; nothing is revealed.
    table.game.play(CHAOS, "card we_khornes_rage".parse().expect("an action"));
    assert_eq!(table.state().pending(), kernel::SeatSet::one(MARINES));
    assert!(table.side(CHAOS).played.is_empty());
    table.game.play(MARINES, "card um_ambush".parse().expect("an action"));
    // FS-CMB-10, FS-SIM-02: the attacker's card is turned up first.
    assert_eq!(table.side(MARINES).played.len(), 1);
    assert!(table.side(CHAOS).played.is_empty());
    assert_eq!(table.asked(), Some(MARINES));
}

/// FS-CRD-12, FS-AMB-60, FS-CARD-17: with an empty hand no card is laid; FS-AMB-73: the combat goes on.
#[test]
fn fs_crd_12_an_empty_hand_lays_no_card() {
    let table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")]))
        .hand(MARINES, &[])
        .hand(CHAOS, &["we_mark_of_tzeentch"])
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0; 3])
        .go_on();
    assert_eq!(table.state().pending(), kernel::SeatSet::one(CHAOS));
    let table = table.plays(&["card we_mark_of_tzeentch", "decline"]);
    // No more cards: the other rounds pass, morale 2 + 2 against 2; the defender wins.
    assert!(table.is_settled() && table.is_friendly(CHAOS, WORLD));
}

/// FS-CMB-11, -12, -13, FS-DX-04: offence against defence, both before anybody suffers.
#[test]
fn fs_dx_04_damage_is_offence_less_defence() {
    let table = fight((MARINES, &[(2, "land_raider")]), (CHAOS, &[(2, "helbrute")]));
    // The attacker: two dice, a token and two icons of cards (Emperor's Might has three, so: Ambush twice).
    let mut table = table.dice(MARINES, [2, 1, 0]).dice(CHAOS, [2, 3, 0]);
    for _ in 0..2 {
        table.game.turn_up(MARINES, "um_ambush".parse().expect("a card"), true, &mut NoLog);
    }
    table.side_mut(MARINES).tokens[0] = 1;
    assert_eq!(table.icons(MARINES)[0], 5);
    let fewer = Table { game: table.game.clone() }.dice(CHAOS, [1, 3, 0]);
    let damage = |table: Table| {
        let (_, events) = table.lay_and_tell("", "");
        let all = events.into_iter().find_map(|event| match event {
            Event::DamageAssessed { values, damage } => Some((values, damage)),
            _ => None,
        });
        all.expect("a damage step")
    };
    assert_eq!(damage(table), ([[5, 1], [2, 3]], [1, 2]));
    assert_eq!(damage(fewer), ([[5, 1], [1, 3]], [0, 2]));
}

/// FS-AMB-15: the attacker's losses do not lower the defender's damage.
#[test]
fn fs_cmb_13_both_suffer() {
    let table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist"), (1, "helbrute")]));
    let table = table.suffer([2, 0, 0], [8, 0, 0]);
    // The attacker's only unit is destroyed without a question; then the defender assigns their damage.
    assert_eq!(table.fights(MARINES, "scout"), 0);
    table.asks(CHAOS, &["hit cultist", "hit helbrute"]);
}

/// FS-CMB-14, FS-AMB-16: whoever is left after the damage has won; nothing is compared.
#[test]
fn fs_cmb_14_the_side_that_is_left_wins() {
    let table = stand(table(4).built(CHAOS, "city", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let table = march(table, (MARINES, &[(1, "scout")])).suffer([2, 0, 0], [1, 0, 8]);
    assert!(table.is_settled());
    assert!(table.state().area(area(WORLD)).control.is(MARINES));
    assert_eq!(table.count("scout", Stance::ROUTED, WORLD), 1);
}

/// FS-CMB-16, FS-AMB-02, FS-Q-21: nobody is left, nobody wins; the defender keeps what they built.
#[test]
fn fs_q_21_nobody_is_left() {
    let begin = |table: Table| {
        let table = stand(table, (CHAOS, &[(1, "cultist")]), WORLD);
        march(table, (MARINES, &[(1, "scout")])).suffer([2, 0, 0], [2, 0, 0])
    };
    let with_factory = begin(table(4).built(CHAOS, "factory", WORLD));
    assert!(with_factory.is_settled() && with_factory.is_friendly(CHAOS, WORLD));
    assert!(begin(table(4)).is_free(WORLD));
}

/// FS-CMB-16: earlier in a round the combat ends at once.
#[test]
fn fs_cmb_16_nobody_is_left_before_the_damage() {
    let table = ship_fight(
        (ORKS, &[(1, "onslaught_attack_ship")]),
        (CHAOS, &[(1, "iconoclast_destroyer")]),
    );
    let table = table.lay("es_gretchin", "we_dark_faith").plays(&["use"]);
    let table = if table.options().iter().any(|line| line.starts_with("icon")) {
        let line = table.options()[0].clone();
        table.plays(&[&line])
    } else {
        table
    };
    let table = table.plays(&[&format!("pick onslaught_attack_ship {VOID}")]);
    // The opponent's only ship goes without a question, and the defender's card is not even turned up.
    assert!(table.is_settled() && table.is_free(VOID));
}

/// FS-CMB-15, FS-CARD-19, FS-Q-20: a side that has lost everything in 2b still deals its damage.
#[test]
fn fs_q_20_the_rest_of_the_round_is_resolved() {
    let table =
        fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "chaos_reaver_titan"), (1, "cultist")]))
            .dice(MARINES, [4, 0, 0])
            .dice(CHAOS, [0, 0, 2])
            .rout(MARINES, 1, "scout")
            .lay("", "we_death_and_despair");
    let table = table.plays(&["icon morale", "spend morale"]);
    assert_eq!(table.fights(MARINES, "scout+routed"), 0);
    // They still have 3 morale dice to spend, then the unit ability finds nobody.
    let table = table.plays(&["done"]);
    table.asks(CHAOS, &["hit cultist", "hit chaos_reaver_titan"]);
    let table = table.plays(&["hit cultist"]);
    // 4 - 2: the rest goes to the titan, which is routed; the defender has won.
    assert!(table.is_settled() && table.is_friendly(CHAOS, WORLD));
    assert_eq!(table.count("chaos_reaver_titan", Stance::ROUTED, WORLD), 1);
}

/// FS-CMB-22, FS-CRD-13, FS-CARD-11: dice stay, whoever comes and goes.
#[test]
fn fs_cmb_22_dice_are_kept() {
    let table = fight((MARINES, &[(2, "scout")]), (CHAOS, &[(1, "helbrute")]));
    let table = table.suffer([1, 0, 1], [2, 0, 0]);
    assert_eq!(table.fights(MARINES, "scout"), 1);
    assert_eq!(table.shows(MARINES), [1, 0, 1]);
}

/// FS-CMB-03, FS-ADV-06: at most five attackers at the start.
#[test]
fn fs_cmb_03_five_attackers() {
    let table = stand(table(4), (CHAOS, &[(1, "cultist")]), WORLD);
    let table = table.units(MARINES, 3, "scout", ORIGIN).units(MARINES, 3, "space_marine", ORIGIN);
    let mut table = table.resolve(MARINES, "advance", 3);
    for unit in ["scout", "scout", "scout", "space_marine"] {
        table.play(&format!("move {unit} {ORIGIN} {WORLD}"));
    }
    let fifth = format!("move space_marine {ORIGIN} {WORLD}");
    table.play(&fifth);
    assert!(!table.offers(&fifth));
}

/// FS-BAS-07: several bastions count one by one.
#[test]
fn fs_bas_07_bastions_count_one_by_one() {
    let table = table(4).built(CHAOS, "bastion", WORLD).built(CHAOS, "bastion", WORLD);
    let table = march(table, (MARINES, &[(2, "land_raider")]));
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 4);
    let table = table.dice(CHAOS, [0; 3]);
    assert_eq!(table.state().morale(CHAOS), 4);
    let table = table.suffer([3, 0, 0], [0; 3]);
    assert_eq!(table.fights(CHAOS, "bastion"), 1);
}

/// FS-CARD-103, FS-DX-37: Through the Warp: a morale die comes first and counts among the eight.
#[test]
fn fs_dx_37_a_morale_die_before_the_roll() {
    let table = stand(table(4), (MARINES, &[(1, "scout")]), WORLD);
    let table = stand(table, (CHAOS, &[(3, "chaos_space_marine")]), ORIGIN);
    let mut table = table.scheme(CHAOS, "we_event_through_the_warp").resolve(CHAOS, "advance", 3);
    table.play("scheme we_event_through_the_warp");
    for _ in 0..3 {
        table.play(&format!("move chaos_space_marine {ORIGIN} {WORLD}"));
    }
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 8);
    assert!(table.shows(CHAOS)[2] > 0);
}
