//! FS-CARD-58 to -66: the combat cards of Craftworld Iyanden.

use super::*;
use crate::content::Exception;

/// Eldar attack Chaos; nobody has dice.
fn attack(eldar: &[(u8, &str)], chaos: &[(u8, &str)]) -> Table {
    fight((ELDAR, eldar), (CHAOS, chaos)).dice(CHAOS, [0; 3]).dice(ELDAR, [0; 3])
}

/// Chaos attacks Eldar; nobody has dice.
fn defend(eldar: &[(u8, &str)], chaos: &[(u8, &str)]) -> Table {
    fight((CHAOS, chaos), (ELDAR, eldar)).dice(CHAOS, [0; 3]).dice(ELDAR, [0; 3])
}

fn here(unit: &str) -> String {
    format!("pick {unit} {WORLD}")
}

/// FS-CARD-58: Holofield Emitter: a drawn card, and a card for its icons; both may be left.
#[test]
fn fs_card_58_holofield_emitter() {
    let table = attack(&[(1, "warlock_battle_titan")], &[(2, "helbrute")])
        .lay("iy_holofield_emitter", "")
        .plays(&["use", "use"]);
    let hand = |table: &Table| table.state().secrets[ELDAR.index()].hand.len();
    assert_eq!(hand(&table), 2);
    assert!(table.offers("decline"));
    let card = table.listed("card")[0].clone();
    let table = table.plays(&[&card]);
    assert_eq!((hand(&table), table.side(ELDAR).played.len()), (1, 2));
    // Command of the Autarch: with an empty hand there is nothing to lay.
    let table = attack(&[(1, "falcon")], &[(2, "helbrute")]).lay("iy_command_of_the_autarch", "");
    let table = table.hand(ELDAR, &[]).plays(&["option 1"]);
    assert!(table.is_settled() || table.state().step() == Step::LayCards);
}

/// FS-CARD-59, -13: Hit and Run: an unrouted unit goes to an area beside that is friendly or uncontrolled; it is not routed.
#[test]
fn fs_card_59_hit_and_run() {
    let table = attack(&[(1, "aspect_warriors"), (1, "falcon")], &[(2, "helbrute")])
        .dice(ELDAR, [0, 0, 1])
        .lay("iy_hit_and_run", "")
        .plays(&["decline", "spend morale"]);
    table.asks(ELDAR, &[&here("aspect_warriors"), &here("falcon")]);
    let table = table.plays(&[&here("falcon")]);
    // Only Nicea is a world beside Lytheria; it is uncontrolled now.
    assert_eq!(table.count("falcon", Stance::READY, ORIGIN), 1);
    // FS-CARD-13: a storm blocks the way; then the price brings nothing.
    let table = attack(&[(1, "aspect_warriors")], &[(2, "helbrute")])
        .dice(ELDAR, [0, 0, 1])
        .storm(0, "h1,1")
        .lay("iy_hit_and_run", "")
        .plays(&["decline", "spend morale"]);
    assert_eq!(table.fights(ELDAR, "aspect_warriors"), 1);
    // If it was the last one, the damage step still takes place, and then the opponent has won.
    let table = attack(&[(1, "aspect_warriors")], &[(1, "helbrute")])
        .dice(ELDAR, [0, 0, 1])
        .lay("iy_hit_and_run", "")
        .plays(&["use", "spend morale"]);
    assert!(table.is_settled() && table.is_friendly(CHAOS, WORLD));
    assert_eq!(table.count("helbrute", Stance::ROUTED, WORLD), 1);
}

/// FS-CARD-60: Howling Banshees and Wraithguard Advance: the opponent picks; for the latter a morale die averts it.
#[test]
fn fs_card_60_howling_banshees_and_wraithguard_advance() {
    let table = attack(&[(1, "aspect_warriors")], &[(1, "helbrute"), (1, "cultist")])
        .dice(ELDAR, [0, 0, 1])
        .lay("iy_howling_banshees", "")
        .plays(&["decline", "spend morale"]);
    table.asks(CHAOS, &[&here("cultist"), &here("helbrute")]);
    assert_eq!(table.plays(&[&here("cultist")]).shows(ELDAR), [0; 3]);
    let table = attack(&[(1, "wraithguard")], &[(1, "helbrute"), (1, "cultist")])
        .dice(ELDAR, [0, 2, 0])
        .dice(CHAOS, [0, 0, 1])
        .lay("iy_wraithguard_advance", "")
        .plays(&["option 1", "turn defence offence", "done", "use"]);
    assert_eq!(table.shows(ELDAR), [1, 1, 1]);
    table.asks(CHAOS, &["spend morale", "decline"]);
    let table = table.plays(&["decline"]);
    table.asks(CHAOS, &[&here("cultist"), &here("helbrute")]);
}

/// Wraithguard Support: a die of either kind, dice turned to defence, a rally for a morale die.
#[test]
fn wraithguard_support() {
    let table = attack(&[(2, "wraithguard")], &[(2, "helbrute")])
        .dice(ELDAR, [2, 0, 0])
        .rout(ELDAR, 1, "wraithguard")
        .lay("iy_wraithguard_support", "")
        .plays(&["option 1", "turn offence defence", "done", "spend morale"]);
    assert_eq!((table.shows(ELDAR), table.fights(ELDAR, "wraithguard")), ([1, 1, 0], 2));
}

/// FS-CARD-61: Ranger Support: tokens for the attacker, an optional retreat for the defender.
#[test]
fn fs_card_61_ranger_support() {
    let table = attack(&[(1, "falcon")], &[(2, "helbrute")])
        .lay("iy_ranger_support", "we_dark_faith")
        .plays(&["use"]);
    assert_eq!(table.tokens(ELDAR), [1, 1]);
    let table = stand(table_with_refuge(), (ELDAR, &[(1, "falcon"), (1, "wraithguard")]), WORLD);
    let table = march(table, (CHAOS, &[(2, "helbrute")]))
        .dice(ELDAR, [0; 3])
        .dice(CHAOS, [0; 3])
        .lay("", "iy_ranger_support");
    table.asks(ELDAR, &[&here("wraithguard"), &here("falcon"), "decline"]);
    let table = table.plays(&[&here("falcon")]);
    assert_eq!(table.count("falcon", Stance::ROUTED, "tile_3.sw"), 1);
}

/// The Eldar hold Azernikh and the void between.
fn table_with_refuge() -> Table {
    table(4).units(ELDAR, 1, "hellebore_frigate", "tile_3.se").units(
        ELDAR,
        1,
        "falcon",
        "tile_3.sw",
    )
}

/// Striking Scorpions: the opponent picks which die they lose.
#[test]
fn striking_scorpions() {
    let table = attack(&[(1, "aspect_warriors")], &[(2, "helbrute")])
        .dice(CHAOS, [0, 2, 1])
        .lay("iy_striking_scorpions", "")
        .plays(&["decline", "use"]);
    table.asks(CHAOS, &["icon defence", "icon morale"]);
    assert_eq!(table.plays(&["icon morale"]).shows(CHAOS), [0, 2, 0]);
}

/// FS-CARD-62, FS-GLD-03: Fire Dragon's Vengeance: the defender gains no defence tokens in this round; those they have stay.
#[test]
fn fs_card_62_fire_dragons_vengeance() {
    let mut table = attack(&[(1, "falcon")], &[(2, "helbrute")]);
    table.side_mut(CHAOS).tokens = [0, 4];
    // Lure of Chaos offers two tokens of one kind to somebody who has Cultists; a scheme of the Marines would not help either.
    let table = table.lay("iy_fire_dragons_vengeance", "we_daemonic_resilience").plays(&["use"]);
    // Its general ability is dice; its unit ability would be four defence tokens, which they cannot have.
    table.asks(CHAOS, &["icon defence", "icon morale", "decline"]);
    assert_eq!(table.tokens(CHAOS), [0, 4]);
    let mut game = table.game;
    game.gain_tokens(CHAOS, Icon::DEFENCE, 3, &mut NoLog);
    game.gain_tokens(CHAOS, Icon::OFFENCE, 3, &mut NoLog);
    assert_eq!(game.tokens(CHAOS), [3, 4]);
    // As defender the card says nothing.
    let table = defend(&[(1, "falcon")], &[(2, "helbrute")]).lay("", "iy_fire_dragons_vengeance");
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-CARD-63: Swooping Hawks and Fire Prism: only tokens that the opponent has now.
#[test]
fn fs_card_63_swooping_hawks_and_fire_prism() {
    let table = defend(&[(1, "aspect_warriors")], &[(2, "cultist")])
        .lay("we_lure_of_chaos", "iy_swooping_hawks")
        .plays(&["decline", "icon offence"]);
    assert_eq!(table.tokens(CHAOS), [2, 0]);
    let table = table.plays(&["use"]);
    // Three are to be lost, two are there. No damage then.
    assert_eq!(table.fights(ELDAR, "aspect_warriors"), 1);
    let table = defend(&[(1, "falcon")], &[(2, "cultist")])
        .dice(ELDAR, [0, 0, 2])
        .dice(CHAOS, [0, 4, 0])
        .lay("we_lure_of_chaos", "iy_fire_prism")
        .plays(&["decline", "icon defence", "turn morale offence", "done", "use"]);
    // 1 + 2 offence against four dice; the tokens were lost.
    assert_eq!((table.shows(ELDAR), table.tokens(CHAOS)), ([1, 0, 1], [0, 0]));
    // The attacker gains tokens instead.
    let table = attack(&[(1, "falcon")], &[(2, "helbrute")]).lay("iy_fire_prism", "we_dark_faith");
    assert_eq!(table.plays(&["use"]).tokens(ELDAR), [2, 0]);
}

/// FS-CARD-64: Spiritseer's Guidance: for a routed unit of their own nobody suffers damage, bastions excepted.
#[test]
fn fs_card_64_spiritseers_guidance() {
    let table = stand(table(4).built(CHAOS, "bastion", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let table = march(table, (ELDAR, &[(2, "wraithguard")]))
        .dice(ELDAR, [7, 0, 0])
        .dice(CHAOS, [8, 0, 0])
        .lay("iy_spiritseers_guidance", "")
        .plays(&["decline", &here("wraithguard")]);
    // Eight damage each: only the bastion is destroyed.
    assert_eq!((table.fights(CHAOS, "bastion"), table.fights(CHAOS, "cultist")), (0, 1));
    assert_eq!(table.fights(ELDAR, "wraithguard"), 1);
    assert_eq!(table.fights(ELDAR, "wraithguard+routed"), 1);
    // It is a price: declined, the damage is suffered.
    let table = attack(&[(1, "wraithguard")], &[(1, "cultist")])
        .dice(ELDAR, [7, 0, 0])
        .lay("iy_spiritseers_guidance", "")
        .plays(&["decline", "decline"]);
    assert!(table.is_settled());
}

/// FS-CARD-65, FS-EX-05: Wave Serpent: tokens unless a morale die is spent; one area becomes contested, however many copies.
#[test]
fn fs_ex_05_wave_serpent() {
    let table = stand(table(4), (CHAOS, &[(2, "chaos_reaver_titan")]), WORLD)
        .units(MARINES, 1, "scout", "tile_10.sw")
        .units(ELDAR, 1, "hellebore_frigate", "tile_3.se")
        .units(CHAOS, 1, "cultist", "tile_3.sw");
    let table = table.units(ELDAR, 2, "aspect_warriors", "tile_1.nw");
    let mut table =
        march(table, (ELDAR, &[(1, "wraithguard"), (1, "aspect_warriors"), (1, "falcon")]))
            .dice(ELDAR, [0, 8, 0])
            .dice(CHAOS, [0, 0, 1])
            .lay("iy_wave_serpent", "");
    // At eight dice no die; the tokens are asked for.
    table = table.plays(&["use"]);
    table.asks(CHAOS, &["spend morale", "decline"]);
    table = table.plays(&["spend morale"]);
    assert_eq!(table.tokens(ELDAR), [0, 0]);
    // No morale die for the unit ability. The next round: Nicea holds an enemy now.
    table = table.units(MARINES, 1, "scout", ORIGIN).dice(ELDAR, [0, 7, 1]).dice(CHAOS, [0; 3]);
    table = table.lay("iy_wave_serpent", "").plays(&["decline", "spend morale"]);
    // The Falcon has level 2 and stays.
    table.asks(ELDAR, &[&here("aspect_warriors"), &here("wraithguard"), "done"]);
    table = table.plays(&[&here("aspect_warriors"), "done"]);
    assert_eq!(table.state().clashes.len(), 2);
    assert!(!table.state().clashes[1].by_advance);
    // The second copy: the same area again.
    table = table.dice(ELDAR, [0, 7, 1]).lay("iy_wave_serpent", "");
    table = table.plays(&["decline", "spend morale", &here("wraithguard")]);
    assert_eq!(table.state().units(ELDAR, area(ORIGIN))[0].iter().sum::<u8>(), 2);
}

/// FS-EX-05: never into a second contested area; FS-CARD-13: a free one is open.
#[test]
fn fs_ex_05_no_second_contested_area() {
    let table = ship_fight(
        (ELDAR, &[(3, "hellebore_frigate"), (1, "void_stalker")]),
        (CHAOS, &[(2, "repulsive_grand_cruiser")]),
    )
    .units(MARINES, 1, "strike_cruiser", "tile_12.nw")
    .dice(ELDAR, [0, 7, 1])
    .dice(CHAOS, [0; 3]);
    // The void in the north-west borders on voids of tile 1 and on worlds; tile_1.sw is one of them.
    let mut table = table.units(MARINES, 1, "strike_cruiser", "tile_1.sw");
    table = table.lay("iy_wave_serpent", "").plays(&["decline", "spend morale"]);
    let frigate = format!("pick hellebore_frigate {VOID}");
    table = table.plays(&[&frigate]);
    let goals = table.options();
    if goals.iter().any(|line| line == "to tile_1.sw") {
        table = table.plays(&["to tile_1.sw"]);
    }
    assert_eq!(table.state().clashes.len(), 2);
    // Another area of an enemy is closed now.
    let open = table.state().clashes.iter().map(|clash| clash.area).collect::<Vec<_>>();
    assert_eq!(open, [area(VOID), area("tile_1.sw")]);
}

/// FS-CARD-66, FS-AMB-57, FS-DX-39, FS-Q-33: Psychic Lance: a random card of the hand; consenting without a face-up card costs
/// nothing.
#[test]
fn fs_card_66_psychic_lance() {
    let begin = || {
        attack(&[(1, "warlock_battle_titan")], &[(2, "helbrute")])
            .dice(CHAOS, [0, 7, 0])
            .lay("iy_psychic_lance", "we_dark_faith")
            .plays(&["decline"])
    };
    let table = begin().plays(&["use"]);
    assert_eq!(table.state().secrets[CHAOS.index()].hand.len(), 0);
    let table = table.plays(&["use"]);
    table.asks(CHAOS, &["consent", "decline"]);
    let consented = Table { game: table.game.clone() }.plays(&["consent"]);
    assert_eq!(consented.tokens(ELDAR), [0, 0]);
    assert_eq!(table.plays(&["decline"]).tokens(ELDAR), [4, 0]);
    // With face-up cards the Eldar player picks.
    let mut table =
        attack(&[(1, "warlock_battle_titan")], &[(2, "helbrute")]).dice(CHAOS, [0, 8, 0]);
    for card in ["we_dark_faith", "we_mark_of_nurgle"] {
        table.game.turn_up(CHAOS, card.parse().expect("a card"), false, &mut NoLog);
    }
    let table = table.lay("iy_psychic_lance", "").plays(&["decline", "decline", "use", "consent"]);
    table.asks(ELDAR, &["pick-card we_dark_faith", "pick-card we_mark_of_nurgle"]);
    let table = table.plays(&["pick-card we_mark_of_nurgle"]);
    assert_eq!(table.side(CHAOS).played.len(), 1);
    assert_eq!(table.tokens(ELDAR), [0, 0]);
    let combat = table.state().combat.as_ref().expect("a combat");
    assert_eq!(combat.exceptions(0, Exception::NoUnitSuffersDamage), 0);
}
