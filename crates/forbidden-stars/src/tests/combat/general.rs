//! FS-CARD-01 to -25 and -117 to -120 as far as they are about combat, and how schemes are used in it.

use super::*;
use crate::ids::Unit;

fn unit(id: &str) -> Unit {
    id.parse().expect("a unit")
}

/// FS-AMB-59, FS-CARD-20, -92: before the damage first the attacker, then the defender, any number of schemes.
#[test]
fn fs_amb_59_schemes_before_the_damage() {
    let table = stand(table(4), (ELDAR, &[(1, "falcon")]), WORLD)
        .units(ELDAR, 1, "falcon", "tile_10.sw")
        .assets(MARINES, [2, 0, 0])
        .scheme(MARINES, "um_event_adeptus_mechanicus")
        .scheme(MARINES, "um_event_emperors_champion")
        .scheme(ELDAR, "iy_event_farsight");
    let table = march(table, (MARINES, &[(2, "scout")])).rout(MARINES, 1, "scout");
    let table = table.suffer([8, 0, 0], [6, 0, 0]);
    table.asks(
        MARINES,
        &["scheme um_event_adeptus_mechanicus", "scheme um_event_emperors_champion", "done"],
    );
    let table = table.plays(&["scheme um_event_adeptus_mechanicus"]);
    assert_eq!(table.tokens(MARINES), [0, 4]);
    assert_eq!(table.state().player(MARINES).schemes.len(), 1);
    let table = table.plays(&["scheme um_event_emperors_champion"]);
    assert_eq!(table.fights(MARINES, "scout"), 2);
    // FS-CARD-112, FS-Q-32: the defender leaves with everybody, and the damage goes on.
    table.asks(ELDAR, &["scheme iy_event_farsight", "done"]);
    let table = table.plays(&["scheme iy_event_farsight"]);
    assert_eq!(table.question(), "fs-card-where-all", "a place is asked for, not a unit");
    let far = table.options();
    assert!(far.contains(&"to tile_10.sw".to_owned()) && far.contains(&"to tile_8.se".to_owned()));
    let table = table.plays(&["to tile_10.sw"]);
    // Six offence against four tokens: one Scout of two is destroyed; the attackers have won.
    assert!(table.is_settled() && table.is_friendly(MARINES, WORLD));
    assert_eq!(table.crowd(WORLD), 1);
    assert_eq!(table.count("falcon", Stance::READY, "tile_10.sw"), 2);
}

/// FS-Q-32, FS-CARD-112: routed units and tokens leave as well, the bastion stays and takes the damage.
#[test]
fn fs_q_32_farsight() {
    let table = table(4)
        .built(ELDAR, "bastion", WORLD)
        .units(ELDAR, 2, "falcon", WORLD)
        .assets(ELDAR, [0, 0, 1])
        .scheme(ELDAR, "iy_event_farsight");
    let table = march(table, (MARINES, &[(2, "scout")])).plays(&["reinforce 1"]);
    let table = table.rout(ELDAR, 1, "falcon").suffer([2, 0, 0], [0; 3]);
    let table = table.plays(&["scheme iy_event_farsight"]);
    let table = if table.offers("to tile_8.se") { table.plays(&["to tile_8.se"]) } else { table };
    assert_eq!(table.count("falcon", Stance::READY, "tile_8.se"), 1);
    assert_eq!(table.count("falcon", Stance::ROUTED, "tile_8.se"), 1);
    assert_eq!(
        (table.fights(ELDAR, "bastion"), table.fights(ELDAR, "aspect_warriors+token")),
        (1, 0)
    );
    assert_eq!(table.state().supply.assets[2], 12);
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-CARD-112: without a friendly area of the right kind it cannot be used.
#[test]
fn fs_card_112_farsight_needs_a_place() {
    let table =
        stand(table(4), (ELDAR, &[(1, "void_stalker")]), VOID).scheme(ELDAR, "iy_event_farsight");
    let table = march(table, (MARINES, &[(1, "strike_cruiser")])).suffer([0; 3], [0; 3]);
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-CARD-102, FS-EX-09, -10: after the damage the Chaos player routs an enemy unit of the combat, if they are a party.
#[test]
fn fs_ex_10_seduced_by_chaos() {
    let begin = |attacker: Seat, units: &[(u8, &str)]| {
        let table = stand(table(4), (MARINES, &[(1, "scout"), (1, "space_marine")]), WORLD)
            .units(MARINES, 1, "scout", "tile_3.sw")
            .scheme(CHAOS, "we_event_seduced_by_chaos");
        march(table, (attacker, units)).suffer([0; 3], [0; 3])
    };
    let table = begin(CHAOS, &[(2, "cultist")]).plays(&["scheme we_event_seduced_by_chaos"]);
    table.asks(CHAOS, &[&format!("pick scout {WORLD}"), &format!("pick space_marine {WORLD}")]);
    let table = table.plays(&[&format!("pick space_marine {WORLD}")]);
    assert_eq!(table.fights(MARINES, "space_marine+routed"), 1);
    // Nobody is asked in a combat of others.
    assert_eq!(begin(ORKS, &[(2, "nobz")]).state().step(), Step::LayCards);
}

/// FS-CARD-105: Gitz Dem!: the enemy unit that damage or a card has just routed is destroyed; not one that retreats.
#[test]
fn fs_card_105_gitz_dem() {
    let table =
        stand(table(4), (CHAOS, &[(2, "helbrute")]), WORLD).scheme(ORKS, "es_event_gitz_dem");
    let table = march(table, (ORKS, &[(2, "nobz")])).suffer([1, 0, 0], [0; 3]);
    table.asks(ORKS, &["scheme es_event_gitz_dem", "done"]);
    let table = table.plays(&["scheme es_event_gitz_dem"]);
    let left =
        |table: &Table| table.fights(CHAOS, "helbrute") + table.fights(CHAOS, "helbrute+routed");
    let table = if table.options().first().is_some_and(|it| it.starts_with("pick")) {
        let line = table.options()[0].clone();
        table.plays(&[&line])
    } else {
        table
    };
    assert_eq!(left(&table), 1);
    assert!(table.state().player(ORKS).schemes.is_empty());
}

/// FS-CARD-03, -28: of two options only one that changes something.
#[test]
fn fs_card_03_only_options_that_work() {
    let begin = |dice: [u8; 3], routed: u8| {
        fight((MARINES, &[(2, "scout")]), (CHAOS, &[(1, "helbrute")]))
            .rout(MARINES, routed, "scout")
            .dice(MARINES, dice)
            .dice(CHAOS, [0; 3])
            .lay("um_faith_in_the_emperor", "")
    };
    // Nobody is routed: only the die.
    begin([0, 1, 0], 0).plays(&["decline"]).asks(MARINES, &["option 1", "decline"]);
    begin([0, 1, 0], 1).plays(&["decline"]).asks(MARINES, &["option 0", "option 1", "decline"]);
    // Eight dice: only the rally, and no general ability either.
    begin([0, 8, 0], 1).asks(MARINES, &["option 0", "decline"]);
    // Nothing would change: nobody is asked.
    assert_eq!(begin([0, 8, 0], 0).state().step(), Step::LayCards);
}

/// FS-CARD-01, -118, FS-CRD-02, -03, FS-AMB-51, -56: every step is an ability of its own, which can be declined.
#[test]
fn fs_crd_03_abilities_can_be_declined() {
    let table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "helbrute")]))
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0; 3])
        .rout(MARINES, 0, "scout")
        .lay("um_glory_and_death", "");
    // No routed unit: the second ability is left out. The unit ability needs another unit.
    table.asks(MARINES, &["use", "decline"]);
    let table = table.plays(&["decline"]);
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-CARD-02, FS-AMB-58: a price may be paid for nothing.
#[test]
fn fs_amb_58_a_price_for_nothing() {
    let table = fight((ELDAR, &[(1, "aspect_warriors")]), (CHAOS, &[(1, "helbrute")]))
        .rout(CHAOS, 1, "helbrute")
        .dice(ELDAR, [0, 0, 1])
        .dice(CHAOS, [0; 3])
        .lay("iy_howling_banshees", "")
        .plays(&["decline"]);
    table.asks(ELDAR, &["spend morale", "decline"]);
    // Nobody can be routed.
    let table = table.plays(&["spend morale"]);
    assert_eq!(table.shows(ELDAR), [0, 0, 0]);
}

/// FS-CARD-117, FS-TRM-03, FS-DX-39, FS-BAS-02: a bastion is no unit: it can be neither routed nor destroyed by cards.
#[test]
fn fs_card_117_a_bastion_is_no_unit() {
    let table = march(table(4).built(MARINES, "bastion", WORLD), (CHAOS, &[(1, "cultist")]))
        .dice(CHAOS, [0; 3])
        .dice(MARINES, [0; 3])
        .lay("we_chaos_united", "")
        .plays(&["use"]);
    // The opponent has nothing to rout: the Chaos player names their die at once.
    table.asks(CHAOS, &["icon offence", "icon defence", "icon morale"]);
}

/// FS-CARD-15, FS-RTR-04, FS-CARD-12: only unrouted units are taken elsewhere; FS-CARD-106 is not about combat.
#[test]
fn fs_rtr_04_routed_units_stay() {
    let table = stand(table(4), (CHAOS, &[(1, "helbrute")]), WORLD)
        .routed(MARINES, 1, "scout", "tile_9.sw")
        .units(MARINES, 1, "scout", "tile_9.se");
    let table = march(table, (MARINES, &[(1, "space_marine")]))
        .dice(MARINES, [0, 0, 1])
        .dice(CHAOS, [0; 3])
        .lay("um_drop_pod_assault", "")
        .plays(&["decline", "spend morale"]);
    table.asks(MARINES, &["pick scout tile_9.se", "pick scout tile_11.ne"]);
    let table = table.plays(&["pick scout tile_9.se"]);
    // FS-CARD-11, -12: it is there, unrouted; the area it left is nobody's; no die comes with it.
    assert_eq!(table.fights(MARINES, "scout"), 1);
    assert!(table.is_free("tile_9.se"));
    assert_eq!(table.shows(MARINES).iter().sum::<u8>(), 0);
    assert_eq!(unit("scout").sheet().level, 0);
}

/// FS-SIM-01, -03, -04, FS-AMB-64: a side's card is over before the other's begins; nobody else is asked.
#[test]
fn fs_sim_03_one_card_after_the_other() {
    let table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")]))
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0; 3])
        .lay("um_ambush", "we_dark_faith");
    assert_eq!(table.asked(), Some(MARINES));
    let table = table.plays(&["use", "use"]);
    assert_eq!(table.asked(), Some(CHAOS));
    assert_eq!(table.tokens(MARINES), [2, 0]);
}

/// FS-CARD-109, FS-EX-11, FS-EVT-09: Teer It Down!: any structure of the contested world; a bastion that goes may leave its side
/// empty. Who is no party of the combat is not asked (FS-TRM-04).
#[test]
fn fs_card_109_teer_it_down() {
    let begin = |attacker: Seat, unit: &str| {
        let table = table(4)
            .built(CHAOS, "bastion", WORLD)
            .built(CHAOS, "city", WORLD)
            .built(CHAOS, "city", "tile_3.sw")
            .scheme(ORKS, "es_event_teer_it_down");
        march(table, (attacker, &[(1, unit)])).suffer([0; 3], [0; 3])
    };
    let table = begin(ORKS, "nobz").plays(&["scheme es_event_teer_it_down"]);
    let pick = |structure: &str| format!("pick-structure {structure} {WORLD}");
    table.asks(ORKS, &[&pick("city"), &pick("bastion")]);
    let table = table.plays(&[&pick("bastion")]);
    // FS-CMB-14 is tested after the window: the attacker has won, and takes the city.
    assert!(table.is_settled());
    assert!(table.state().area(area(WORLD)).control.is(ORKS));
    assert_eq!(begin(MARINES, "scout").state().step(), Step::LayCards);
}

/// FS-CRD-04, FS-TRM-04: the owner of a card chooses, and its opponent is the other party, whoever else plays.
#[test]
fn fs_crd_04_the_owner_of_the_card_chooses() {
    let table = stand(table(4), (MARINES, &[(1, "scout"), (1, "land_raider")]), WORLD);
    let table = table.units(ORKS, 1, "nobz", "tile_3.sw");
    let table = march(table, (CHAOS, &[(1, "chaos_reaver_titan")]))
        .dice(CHAOS, [0, 8, 0])
        .dice(MARINES, [0; 3])
        .lay("we_chaos_victorious", "");
    table.asks(
        CHAOS,
        &[&format!("pick scout {WORLD}"), &format!("pick land_raider {WORLD}"), "decline"],
    );
}
