//! FS-CRD, FS-ICN, FS-GAL, FS-SPD, FS-CNV, FS-DSC, FS-GLD: what cards are and how their effects work.

use super::*;
use crate::content::{Exception, content};

/// FS-CRD-01, -05, -07, FS-EX-15: general abilities first; a Hellebore Frigate is the Frigate that the card asks for.
#[test]
fn fs_crd_01_general_abilities_come_first() {
    let table =
        ship_fight((ELDAR, &[(1, "hellebore_frigate")]), (CHAOS, &[(1, "iconoclast_destroyer")]))
            .dice(ELDAR, [0; 3])
            .dice(CHAOS, [1, 0, 0])
            .lay("iy_striking_scorpions", "");
    table.asks(ELDAR, &["use", "decline"]);
    let table = table.plays(&["use"]);
    assert_eq!(table.shows(ELDAR).iter().sum::<u8>(), 1);
    let table = table.plays(&["use"]);
    assert_eq!(table.shows(CHAOS), [0, 0, 0]);
    // Without a unit that it asks for it has no unit ability.
    let table =
        ship_fight((ELDAR, &[(1, "void_stalker")]), (CHAOS, &[(1, "iconoclast_destroyer")]))
            .dice(ELDAR, [0; 3])
            .dice(CHAOS, [0, 1, 0])
            .lay("iy_striking_scorpions", "")
            .plays(&["decline"]);
    assert_eq!((table.state().step(), table.shows(CHAOS)), (Step::LayCards, [0, 1, 0]));
}

/// FS-CRD-04: whoever plays a card chooses, unless it leaves the choice to the other.
#[test]
fn fs_crd_04_the_owner_chooses_unless_the_card_says_otherwise() {
    let begin = || {
        fight((CHAOS, &[(1, "cultist")]), (MARINES, &[(2, "land_raider")]))
            .dice(CHAOS, [0; 3])
            .dice(MARINES, [0; 3])
    };
    // Where the Cultist of Dark Faith goes says World Eaters.
    begin().lay("we_dark_faith", "").plays(&["use"]).asks(CHAOS, &["to tile_3.sw", "decline"]);
    // Impure Zeal lets the enemy rout a unit instead.
    let table = begin().lay("we_impure_zeal", "").plays(&["use"]);
    table.asks(MARINES, &[&format!("pick land_raider {WORLD}"), "decline"]);
}

/// FS-CRD-05, FS-RNF-04: one of the listed units is enough, a token will do, and so will a bastion where it is listed.
#[test]
fn fs_crd_05_tokens_and_bastions_meet_requirements() {
    let table = stand(table(4), (MARINES, &[(1, "land_raider")]), WORLD).assets(MARINES, [0, 0, 1]);
    let table = march(table, (CHAOS, &[(1, "helbrute")]))
        .plays(&["reinforce 1"])
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0; 3])
        .lay("", "um_ambush")
        .plays(&["use"]);
    // Ambush asks for a Scout.
    table.asks(MARINES, &["use", "decline"]);
    let table =
        march(super::table(4).built(MARINES, "bastion", WORLD), (CHAOS, &[(1, "helbrute")]))
            .dice(MARINES, [2, 0, 0])
            .dice(CHAOS, [0; 3])
            .lay("", "um_blessed_power_armour")
            .plays(&["decline"]);
    table.asks(MARINES, &["turn offence defence", "decline"]);
}

/// FS-CRD-06, FS-EX-17: a lasting effect goes on after the units that it needed are gone.
#[test]
fn fs_ex_17_a_lasting_ability_goes_on() {
    let table = fight((ORKS, &[(1, "ork_boyz"), (1, "gargant")]), (MARINES, &[(2, "land_raider")]))
        .dice(ORKS, [0; 3])
        .dice(MARINES, [3, 0, 0])
        .lay("es_weirdboyz", "")
        .plays(&["use"]);
    // The reroll of all dice is a must; whatever it gave, the Boyz are removed here.
    let mut table = if table.asked() == Some(ORKS) && table.offers("hit ork_boyz") {
        table.plays(&["hit ork_boyz"])
    } else {
        table
    };
    let place = area(WORLD);
    if table.fights(ORKS, "ork_boyz") > 0 {
        table.game.destroy(ORKS, "ork_boyz".parse().expect("a fighter"), place, &mut NoLog);
    }
    let table = table.dice(ORKS, [0; 3]).dice(MARINES, [0; 3]).lay("", "um_ambush");
    let table = table.plays(&["use"]);
    assert_eq!(table.state().step(), Step::LayCards);
    let combat = table.state().combat.as_ref().expect("a combat");
    assert_eq!(combat.exceptions(0, Exception::MirrorOpponentTokenGains), 1);
}

/// FS-CRD-10, -11, -14, FS-CARD-58: extra cards for their icons are laid beside the card of the round.
#[test]
fn fs_crd_14_cards_for_their_icons() {
    let table = fight((ELDAR, &[(2, "wraithguard")]), (CHAOS, &[(2, "helbrute")]))
        .dice(ELDAR, [0; 3])
        .dice(CHAOS, [0; 3])
        .lay("iy_command_of_the_autarch", "");
    // Nobody is routed: the die; then the card that is left in the hand, which is another of its kind.
    table.asks(ELDAR, &["option 1", "decline"]);
    let table = table.hand(ELDAR, &["iy_fire_prism"]).plays(&["option 1"]);
    table.asks(ELDAR, &["card iy_fire_prism", "decline"]);
    let table = table.plays(&["card iy_fire_prism"]);
    // Two offence icons rout a Helbrute; no ability of it was offered.
    assert_eq!(table.side(ELDAR).played.len(), 2);
    assert!(table.side(ELDAR).played[1].icons_only);
    assert_eq!(table.icons(ELDAR), [2, 1, 1]);
}

/// FS-CRD-09, FS-CARD-16, -34, -57, FS-DSC-01, FS-Q-29: a discarded card loses icons and lasting abilities; what it gave stays.
#[test]
fn fs_q_29_a_discarded_card() {
    let table = fight((MARINES, &[(1, "land_raider")]), (ORKS, &[(1, "gargant")]))
        .dice(MARINES, [0, 7, 0])
        .dice(ORKS, [0; 3])
        .lay("um_armoured_advance", "es_snapper_gargant")
        .plays(&["use", "use"]);
    assert_eq!(table.shows(MARINES).iter().sum::<u8>(), 8);
    table.asks(ORKS, &["pick-card um_armoured_advance", "decline"]);
    let table = table.plays(&["pick-card um_armoured_advance"]);
    assert!(table.side(MARINES).played.is_empty());
    // One damage step: the die may have shown an icon, the card none. It lies in the deck again.
    assert_eq!(table.state().step(), Step::LayCards);
    let card: CombatCard = "um_armoured_advance".parse().expect("a card");
    assert_eq!(table.state().deck(MARINES).copies(card), 2);
}

/// FS-GAL-05, -06, FS-CARD-10: nobody loses more than they have.
#[test]
fn fs_gal_06_losing_more_than_there_is() {
    let mut game = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")])).game;
    game.gain_tokens(MARINES, Icon::DEFENCE, 2, &mut NoLog);
    game.lose_tokens(MARINES, Icon::DEFENCE, 5, &mut NoLog);
    assert_eq!(game.tokens(MARINES), [0, 0]);
}

/// FS-GAL-01, -02, -04, FS-TOK-02: gained dice show the named face or are rolled; of tokens there are always enough.
#[test]
fn fs_gal_01_gaining_dice_and_tokens() {
    let mut game =
        fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")])).dice(MARINES, [0; 3]).game;
    game.gain_dice(MARINES, Icon::DEFENCE, 2, &mut NoLog);
    assert_eq!(game.dice(MARINES), [0, 2, 0]);
    game.roll_more(MARINES, 3, &mut NoLog);
    assert_eq!(game.dice(MARINES).iter().sum::<u8>(), 5);
    game.gain_tokens(MARINES, Icon::OFFENCE, 99, &mut NoLog);
    assert_eq!(game.tokens(MARINES), [99, 0]);
}

/// FS-SPD-03, -04, FS-ICN-01, -02: only own dice are spent; icons on cards and tokens are none.
#[test]
fn fs_spd_03_only_own_dice_are_spent() {
    let mut table = fight((CHAOS, &[(1, "helbrute")]), (MARINES, &[(2, "land_raider")]))
        .dice(CHAOS, [0; 3])
        .dice(MARINES, [3, 0, 3]);
    table.side_mut(CHAOS).tokens = [3, 0];
    // Khorne's Rage has an offence icon itself, but its price is a die.
    let table = table.lay("we_khornes_rage", "");
    assert_eq!(table.state().step(), Step::LayCards);
    assert_eq!(
        content().cards["we_khornes_rage".parse::<CombatCard>().expect("a card").index()].icons[0],
        1
    );
}

/// FS-CNV-01, FS-CARD-27: dice are turned, not rolled; zero to two.
#[test]
fn fs_cnv_01_dice_are_turned() {
    let begin = || {
        fight((MARINES, &[(1, "space_marine")]), (CHAOS, &[(1, "helbrute")]))
            .dice(MARINES, [2, 0, 1])
            .dice(CHAOS, [0; 3])
            .lay("um_blessed_power_armour", "")
            .plays(&["decline"])
    };
    begin().asks(MARINES, &["turn offence defence", "turn morale defence", "decline"]);
    let table = begin().plays(&["turn morale defence"]);
    table.asks(MARINES, &["turn offence defence", "done"]);
    let table = table.plays(&["turn offence defence"]);
    assert_eq!(table.shows(MARINES), [1, 2, 0]);
    assert_eq!(begin().plays(&["turn morale defence", "done"]).shows(MARINES), [2, 1, 0]);
}

/// FS-GLD-01, -02, -03: a card overrides the rules, and "cannot" overrides cards (FS-Q-27, FS-CARD-36, -41).
#[test]
fn fs_gld_03_cannot_is_absolute() {
    let table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")]))
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0; 3])
        .lay("um_show_no_fear", "we_lure_of_chaos")
        .plays(&["use"]);
    // The Chaos player uses Lure of Chaos; the Scout cannot be routed, so a Cultist comes at once.
    table.asks(CHAOS, &["use", "decline"]);
    let table = table.plays(&["use"]);
    assert_eq!(table.fights(CHAOS, "cultist"), 2);
}
