//! FS-CARD-50 to -57: the combat cards of the Evil Sunz.

use kernel::Game;

use super::*;
use crate::action::Action;
use crate::content::Exception;

/// Orks attack Marines; nobody has dice.
fn attack(orks: &[(u8, &str)], marines: &[(u8, &str)]) -> Table {
    fight((ORKS, orks), (MARINES, marines)).dice(MARINES, [0; 3]).dice(ORKS, [0; 3])
}

fn here(unit: &str) -> String {
    format!("pick {unit} {WORLD}")
}

fn sum(dice: [u8; 3]) -> u8 {
    dice.iter().sum()
}

/// FS-CARD-50, -118: rerolls that are a must are not asked about; each die is rolled once, and the number stays.
#[test]
fn fs_card_50_rerolls_that_are_a_must() {
    // 'Ard Boyz: all own offence dice; then one of the opponent's for each Ork Boyz.
    let (table, events) = attack(&[(2, "ork_boyz")], &[(2, "land_raider")])
        .dice(ORKS, [4, 0, 0])
        .dice(MARINES, [3, 3, 0])
        .lay_and_tell("es_ard_boyz", "");
    let rolled: Vec<(Seat, [u8; 3])> = events
        .iter()
        .filter_map(|event| match event {
            Event::DiceRerolled { seat, before, .. } => Some((*seat, *before)),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(ORKS, [4, 0, 0]), (MARINES, [2, 0, 0])]);
    assert_eq!((sum(table.shows(ORKS)), sum(table.shows(MARINES))), (4, 6));
    let rerolls = |card: &str, orks: [u8; 3], marines: [u8; 3]| {
        let table =
            attack(&[(2, "nobz")], &[(2, "land_raider")]).dice(ORKS, orks).dice(MARINES, marines);
        let (_, events) = table.lay_and_tell(card, "");
        let all = events.into_iter().filter_map(|event| match event {
            Event::DiceRerolled { seat, before, .. } => Some((seat, before)),
            _ => None,
        });
        all.collect::<Vec<_>>()
    };
    assert_eq!(rerolls("es_shoota_boyz", [1, 2, 1], [2, 2, 2]), [(ORKS, [0, 2, 0])]);
    // Both sides: the attacker's first.
    let both = [(ORKS, [0, 0, 1]), (MARINES, [0, 0, 2])];
    assert_eq!(rerolls("es_slugga_boyz", [1, 2, 1], [2, 2, 2]), both);
    assert_eq!(rerolls("es_biker_nobz", [1, 2, 1], [2, 1, 2]), [(MARINES, [2, 0, 0])]);
    assert_eq!(rerolls("es_mega_nobz", [1, 2, 1], [2, 1, 2]), [(MARINES, [0, 1, 0])]);
    let all = [(ORKS, [1, 2, 1]), (MARINES, [2, 1, 2])];
    assert_eq!(rerolls("es_weirdboyz", [1, 2, 1], [2, 1, 2]), all);
    // With no such dice nothing happens, and nothing is told.
    assert_eq!(rerolls("es_slugga_boyz", [1, 2, 0], [2, 2, 0]), []);
}

/// FS-CARD-51, -01, FS-AMB-56: Gretchin: one ability with both tokens and a reroll of a die that the Ork player picks.
#[test]
fn fs_card_51_gretchin() {
    let table = attack(&[(1, "nobz")], &[(2, "land_raider")])
        .dice(MARINES, [1, 0, 2])
        .lay("es_gretchin", "");
    table.asks(ORKS, &["use", "decline"]);
    let table = table.plays(&["use"]);
    assert_eq!(table.tokens(ORKS), [1, 1]);
    table.asks(ORKS, &["icon offence", "icon morale"]);
    let table = table.plays(&["icon morale"]);
    assert_eq!(sum(table.shows(MARINES)), 3);
    assert!(table.shows(MARINES)[0] >= 1 && table.shows(MARINES)[2] >= 1);
}

/// FS-CARD-51: in a void a token counts as an Attack Ship; the opponent picks among all their units.
#[test]
fn fs_card_51_a_token_for_a_ship() {
    let table = stand(table(4), (MARINES, &[(1, "battle_barge"), (1, "strike_cruiser")]), VOID);
    let table = march(table.assets(ORKS, [0, 0, 1]), (ORKS, &[(1, "kill_kroozer")]))
        .plays(&["reinforce 1"])
        .dice(ORKS, [0; 3])
        .dice(MARINES, [0; 3])
        .rout(MARINES, 1, "strike_cruiser")
        .lay("es_gretchin", "")
        .plays(&["decline"]);
    let token = format!("pick onslaught_attack_ship+token {VOID}");
    table.asks(ORKS, &[&token, "decline"]);
    let table = table.plays(&[&token]);
    table.asks(
        MARINES,
        &[&format!("pick strike_cruiser+routed {VOID}"), &format!("pick battle_barge {VOID}")],
    );
}

/// FS-CARD-52, FS-DSC-01: Mek Boyz: the icons of a card of the opponent's deck, for this round.
#[test]
fn fs_card_52_mek_boyz() {
    let begin = || {
        attack(&[(1, "ork_boyz"), (1, "gargant")], &[(2, "land_raider")]).dice(MARINES, [0, 8, 0])
    };
    let table = begin().lay("es_mek_boyz", "um_show_no_fear").plays(&["decline", "use"]);
    // The defender's card asks now; the icons are there.
    assert_eq!(table.asked(), Some(MARINES));
    let borrowed = table.side(ORKS).played[0].borrowed.expect("a card");
    let printed = crate::content::content().cards[borrowed.index()].icons;
    assert_eq!(table.icons(ORKS), [printed[0], printed[1], 1 + printed[2]]);
    let deck = table.state().deck(MARINES).len();
    assert_eq!(deck, table.state().player(MARINES).combat.len() - 2);
    let table = table.plays(&["decline"]);
    assert_eq!(table.icons(ORKS), [0, 0, 1]);
    // An empty deck: nothing to take.
    let mut table = begin().lay("es_mek_boyz", "");
    table.game.players[MARINES.index()].combat = CardSet::NONE;
    assert!(!table.plays(&["decline"]).offers("use"));
}

/// FS-CARD-53: Sea of Green and Party Wagon: a token of the supply, none left, nothing; then the comparison (FS-CARD-08).
#[test]
fn fs_card_53_free_tokens() {
    let mut empty = attack(&[(1, "nobz")], &[(2, "land_raider")]);
    empty.game.supply.assets[2] = 0;
    let table = empty.lay("es_sea_of_green", "");
    assert_eq!(table.state().step(), Step::LayCards);
    // One and a token against one unrouted: they rout or spend a morale die.
    let table = attack(&[(1, "nobz")], &[(2, "land_raider")])
        .dice(MARINES, [0, 0, 1])
        .rout(MARINES, 1, "land_raider")
        .lay("es_sea_of_green", "")
        .plays(&["use", "use"]);
    table.asks(MARINES, &["spend morale", "decline"]);
    let table = table.plays(&["decline"]);
    assert_eq!(table.fights(MARINES, "land_raider+routed"), 2);
    let table = attack(&[(1, "battlewagon")], &[(1, "land_raider")])
        .dice(MARINES, [0, 8, 0])
        .lay("es_party_wagon", "um_show_no_fear")
        .plays(&["use", "use"]);
    assert_eq!((table.tokens(ORKS), table.fights(ORKS, "ork_boyz+token")), ([2, 2], 1));
}

/// Waaagh!: a rally, and a token for each unrouted Ork Boyz and Attack Ship.
#[test]
fn waaagh() {
    let table = attack(&[(3, "ork_boyz")], &[(2, "land_raider")])
        .dice(MARINES, [0, 8, 0])
        .rout(ORKS, 2, "ork_boyz")
        .lay("es_waaagh", "um_show_no_fear")
        .plays(&[&here("ork_boyz+routed"), "use"]);
    assert_eq!(table.tokens(ORKS), [2, 0]);
}

/// FS-CARD-54, -01: Rokkit Wagon: taking the tokens gives the opponent the offer to retreat one unit.
#[test]
fn fs_card_54_rokkit_wagon() {
    let begin = || {
        let table = stand(table(4), (MARINES, &[(1, "land_raider"), (1, "scout")]), WORLD)
            .units(MARINES, 1, "strike_cruiser", "tile_3.se")
            .units(MARINES, 1, "scout", "tile_3.sw");
        march(table, (ORKS, &[(1, "battlewagon")]))
            .dice(ORKS, [0; 3])
            .dice(MARINES, [0, 8, 0])
            .lay("es_rokkit_wagon", "")
    };
    begin().asks(ORKS, &["use", "decline"]);
    let table = begin().plays(&["use"]);
    assert_eq!(table.tokens(ORKS), [3, 0]);
    table.asks(MARINES, &[&here("scout"), &here("land_raider"), "done"]);
    let stayed = Table { game: table.game.clone() }.plays(&["done"]);
    assert_eq!(stayed.state().step(), Step::LayCards);
    let table = table.plays(&[&here("land_raider")]);
    assert_eq!(table.count("land_raider", Stance::ROUTED, "tile_3.sw"), 1);
}

/// FS-CARD-55, -119, FS-Q-28: Weirdboyz: every gain of the opponent gives the same, twice with two copies, to the end of the combat;
/// but not what they cannot gain.
#[test]
fn fs_card_55_weirdboyz() {
    let table = attack(&[(1, "ork_boyz"), (1, "gargant")], &[(2, "land_raider")])
        .lay("es_weirdboyz", "um_ambush")
        .plays(&["use", "use"]);
    let combat = table.state().combat.as_ref().expect("a combat");
    assert_eq!(combat.exceptions(0, Exception::MirrorOpponentTokenGains), 1);
    // Ambush gave two tokens to both. A second copy:
    assert_eq!((table.tokens(MARINES), table.tokens(ORKS)), ([2, 0], [2, 0]));
    let mut game = table.game;
    game.turn_up(ORKS, "es_weirdboyz".parse().expect("a card"), false, &mut NoLog);
    let side = game.side(ORKS).expect("a party");
    let combat = game.combat.as_mut().expect("a combat");
    let rule = crate::sets::ExceptionSet::one(Exception::MirrorOpponentTokenGains);
    combat.sides[side].resolving().expect("a card").exceptions.add(rule);
    game.gain_tokens(MARINES, Icon::OFFENCE, 2, &mut NoLog);
    assert_eq!((game.tokens(MARINES), game.tokens(ORKS)), ([4, 0], [6, 0]));
    // Own gains are not mirrored.
    game.gain_tokens(ORKS, Icon::DEFENCE, 1, &mut NoLog);
    assert_eq!((game.tokens(MARINES), game.tokens(ORKS)), ([4, 0], [6, 1]));
}

/// FS-Q-28, FS-CARD-62: against Fire Dragon's Vengeance the Orks mirror no defence tokens.
#[test]
fn fs_q_28_a_mirror_that_cannot() {
    let mut table = fight((ELDAR, &[(2, "aspect_warriors")]), (ORKS, &[(2, "gargant")]))
        .dice(ELDAR, [0; 3])
        .dice(ORKS, [0; 3]);
    table.game.turn_up(ORKS, "es_weirdboyz".parse().expect("a card"), false, &mut NoLog);
    let rule = crate::sets::ExceptionSet::one(Exception::MirrorOpponentTokenGains);
    table.side_mut(ORKS).played[0].exceptions.add(rule);
    let table = table.lay("iy_fire_dragons_vengeance", "es_gretchin").plays(&["use", "use"]);
    assert_eq!((table.tokens(ELDAR), table.tokens(ORKS)), ([0, 2], [0, 0]));
    // Their own card gives them no defence token either.
    let table = table.plays(&["use"]);
    assert_eq!(table.state().step(), Step::LayCards);
    // In the next round they can have them.
    let mut game = table.game;
    game.gain_tokens(ELDAR, Icon::DEFENCE, 1, &mut NoLog);
    assert_eq!(game.tokens(ORKS), [0, 1]);
}

/// FS-CARD-56, FS-AMB-62: Smasher Gargant: dice of any faces, as many as the level; never for a unit of level 0.
#[test]
fn fs_card_56_smasher_gargant() {
    let begin = |dice: [u8; 3]| {
        attack(&[(1, "gargant")], &[(1, "scout"), (1, "land_raider")])
            .dice(MARINES, dice)
            .lay("es_smasher_gargant", "")
    };
    let table = begin([1, 0, 2]);
    // FS-AMB-62: one of level 0 is never destroyed.
    table.asks(ORKS, &[&here("land_raider"), "decline"]);
    let table = table.plays(&[&here("land_raider")]);
    table.asks(MARINES, &["spend offence", "spend morale", "decline"]);
    assert_eq!(table.question(), "fs-card-save");
    assert_eq!(table.state().describe(Action::Decline {}).key, "fs-decline-ambushed");
    let lost = Table { game: table.game.clone() }.plays(&["decline"]);
    assert_eq!(lost.state().player(MARINES).supply[3], table.state().player(MARINES).supply[3] + 1);
    let table = table.plays(&["spend morale"]);
    table.asks(MARINES, &["spend offence", "spend morale"]);
    assert_eq!(table.question(), "fs-card-spend");
    let table = table.plays(&["spend offence"]);
    assert_eq!(table.shows(MARINES), [0, 0, 1]);
    // One die is not enough for level 2: it is destroyed at once.
    let few = begin([0, 1, 0]);
    let before = few.state().player(MARINES).supply[3];
    assert_eq!(few.plays(&[&here("land_raider")]).state().player(MARINES).supply[3], before + 1);
    let nobody = attack(&[(1, "gargant")], &[(2, "scout")]).lay("es_smasher_gargant", "");
    assert_eq!(nobody.state().scripts.len(), 0, "it is not asked about");
}

/// FS-CARD-57: Snapper Gargant: the Ork player picks.
#[test]
fn fs_card_57_snapper_gargant() {
    let mut table = attack(&[(2, "gargant")], &[(2, "land_raider")]).dice(MARINES, [0, 8, 0]);
    for card in ["um_ambush", "um_show_no_fear"] {
        table.game.turn_up(MARINES, card.parse().expect("a card"), false, &mut NoLog);
    }
    let table = table.lay("es_snapper_gargant", "");
    table.asks(ORKS, &["pick-card um_ambush", "pick-card um_show_no_fear", "decline"]);
    let table = table.plays(&["pick-card um_show_no_fear"]);
    assert_eq!(table.side(MARINES).played.len(), 1);
}
