//! The technologies and their cards.

use starcraft::content::{CardKind, Cost, Effect, Keyword, Op, Price, Reach, Role, When};
use starcraft::ids::Race;
use starcraft::sets::UnitSet;

use super::*;

/// SC-DATA-02, SC-DATA-03, SC-CARD-06, SC-GAP-08: names, prices, copies and values.
#[test]
fn technologies() {
    let stasis = technology("protoss_stasis_field");
    assert_eq!(
        (named("tech", &stasis.id), stasis.price, stasis.cards.len()),
        ("Stasis Field".into(), price(1, 2), 2)
    );
    let mines = technology("terran_spider_mines");
    assert_eq!(
        (named("tech", &mines.id), mines.price, mines.cards.len()),
        ("Spider Mines".into(), price(1, 1), 2)
    );
    for (id, copies) in [
        ("terran_siege_mode", 2),
        ("terran_lockdown", 2),
        ("zerg_metabolic_boost", 1),
        ("zerg_improved_flyer_attack", 2),
        ("zerg_dark_swarm", 2),
        ("zerg_guardian_aspect", 1),
        ("protoss_increased_reaver_capacity", 3),
        ("protoss_summon_archon", 1),
    ] {
        assert_eq!(technology(id).cards.len(), copies, "{id}");
    }
    assert_eq!(card("terran_spider_mines#1").major, values(7, 7));
    assert_eq!(card("terran_spider_mines#2").major, values(8, 7));
    assert_eq!(card("terran_spider_mines#2").minor, values(5, 6));
    assert_eq!(card("terran_nuke").icons, units("ghost"));
    assert_eq!(named("tech", "zerg_burrow"), "Burrow");
    for technologies in &content().technologies {
        for technology in technologies {
            assert!(technology.price != Price::default());
        }
    }
}

/// SC-REINF-09: the specialty support icon is only on reinforcement cards, beside their icons.
#[test]
fn specialty_icons() {
    let mut marked = 0;
    for card in content().cards.iter().flatten() {
        if card.specialty != UnitSet::NONE {
            marked += 1;
            assert_eq!(card.kind, CardKind::Reinforcement, "{}", card.id);
            assert_eq!(card.specialty.0 & !card.icons.0, 0, "{}", card.id);
        }
    }
    assert_eq!(marked, 22);
    assert_eq!(card("terran_cloaking_field#1").specialty, units("wraith ghost"));
    assert_eq!(card("terran_bunker#1").specialty, UnitSet::NONE);
}

/// SC-TCH-23, SC-TCH-24, SC-TCH-25, SC-TCH-26, SC-TCH-27, SC-TCH-28, SC-TCH-29, SC-TCH-30,
/// SC-TCH-31, SC-TCH-32: what the Terran technologies do.
#[test]
fn terran_technologies() {
    let sweep =
        Op::GainKeyword { keyword: Keyword::Detector, of: UnitSet::ALL, reach: Reach::Battle };
    technology_does("terran_scanner_sweep", &[optional(effect(sweep, When::StartOfBattle))]);
    let vessel = Some(units("science_vessel"));
    technology_does(
        "terran_defense_matrix",
        &[provided(standing_bonus(0, 1), |condition| condition.support = vessel)],
    );
    let lockdown = Op::LoseAttack {
        both: false,
        of: units(
            "vulture goliath siege_tank wraith science_vessel battlecruiser carrier scout reaver dragoon",
        ),
        ground: true,
        flying: true,
    };
    technology_does("terran_lockdown", &[effect(lockdown, When::Compare)]);
    technology_does("terran_cloaking_field", &[keyword(Keyword::Cloaking, units("wraith ghost"))]);
    technology_does("terran_bunker", &[own_base(bonus(0, 3))]);
    technology_does("terran_siege_mode", &[splash(true, false, UnitSet::ALL)]);
    technology_does(
        "terran_spider_mines",
        &[provided(splash(true, false, UnitSet::ALL), |condition| {
            condition.no_enemy_detector = true;
        })],
    );
    let archon = units("archon");
    let others = units_that(|number, _| number.race() == Race::PROTOSS && !archon.has(number));
    technology_does(
        "terran_emp_shockwave",
        &[
            effect(Op::CancelReinforcement, When::Cancel),
            provided(bonus(3, 0), |condition| condition.vs = archon),
            provided(bonus(1, 0), |condition| condition.vs = others),
        ],
    );
    let soft = units("marine firebat ghost zealot high_templar");
    let soft = units_that(|number, _| soft.has(number) || number.race() == Race::ZERG);
    technology_does("terran_irradiate", &[bonus(1, 0), splash(true, true, soft)]);
    let nuke = Op::DestroyVictims { amount: 2, whole_battle: true, of: UnitSet::ALL };
    let nuke = provided(effect(nuke, When::EndOfSplash), |condition| {
        condition.front_survived = true;
    });
    technology_does("terran_nuke", &[nuke]);
    let returning: Vec<_> =
        content().cards[0].iter().filter(|card| card.returns).map(|card| &card.id).collect();
    assert_eq!(returning, ["terran_nuke", "terran_scanner_sweep"]);
}

/// SC-TCH-01, SC-TCH-02, SC-TCH-03, SC-TCH-04, SC-TCH-05, SC-TCH-06, SC-TCH-07, SC-TCH-08,
/// SC-TCH-09, SC-TCH-10, SC-TCH-11: what the Protoss technologies do.
#[test]
fn protoss_technologies() {
    let recall = Op::Recall { to_area_with: units("arbiter") };
    technology_does("protoss_recall", &[optional(effect(recall, When::AfterOwnMobilize))]);
    let arbiter = units("arbiter");
    let hidden = keyword(Keyword::Cloaking, units_that(|number, _| !arbiter.has(number)));
    technology_does(
        "protoss_cloaking_field",
        &[provided(hidden, |condition| condition.support = Some(arbiter))],
    );
    let observers =
        Op::GainKeyword { keyword: Keyword::Detector, of: UnitSet::ALL, reach: Reach::Battle };
    let cost = Cost { price: price(0, 1), ..Cost::default() };
    let observers = Effect { cost, ..optional(effect(observers, When::StartOfBattle)) };
    technology_does("protoss_observers", &[observers]);
    let archon = Op::EnableUnit(unit_number("archon"));
    technology_does("protoss_summon_archon", &[effect(archon, When::Always)]);
    technology_does(
        "protoss_psionic_storm",
        &[bonus(2, 0), keyword(Keyword::Detector, UnitSet::ALL), splash(true, true, UnitSet::ALL)],
    );
    technology_does("protoss_hallucination", &[effect(Op::CancelStandard, When::Cancel)]);
    technology_does("protoss_increased_reaver_capacity", &[splash(true, false, UnitSet::ALL)]);
    technology_does("protoss_increased_carrier_capacity", &[]);
    let stasis = Op::SetFinalAttack { to: 0 };
    technology_does("protoss_stasis_field", &[effect(stasis, When::Compare)]);
    technology_does("protoss_shield_battery", &[own_base(bonus(0, 2))]);
    technology_does("protoss_singularity_charge", &[bonus(1, 0)]);
    for card in &content().cards[Race::PROTOSS.index()] {
        assert_eq!(card.returns, card.id.starts_with("protoss_increased_"), "{}", card.id);
    }
}

/// SC-TCH-12, SC-TCH-13, SC-TCH-14, SC-TCH-15, SC-TCH-16, SC-TCH-17, SC-TCH-18, SC-TCH-19,
/// SC-TCH-20, SC-TCH-21, SC-TCH-22: what the Zerg technologies do.
#[test]
fn zerg_technologies() {
    let consume = effect(Op::DrawCombat { amount: 3 }, When::StartOfBattle);
    let cost = Cost { unit_in_battle: true, worker_in_pool: true, ..Cost::default() };
    let consume = provided(Effect { cost, ..optional(consume) }, |condition| {
        condition.in_battle = Some(units("defiler"));
    });
    technology_does("zerg_consume", &[consume]);
    let queens =
        Op::GainKeyword { keyword: Keyword::Detector, of: units("queen"), reach: Reach::Always };
    let face_up = effect(Op::CardsFaceUp { first: false }, When::PlaceCards);
    let face_up = provided(face_up, |condition| {
        condition.role = Some(Role::Defender);
        condition.in_skirmish = Some(units("queen"));
    });
    technology_does("zerg_parasite", &[effect(queens, When::Compare), face_up]);
    let guardian = Op::EnableUnit(unit_number("guardian"));
    technology_does("zerg_guardian_aspect", &[effect(guardian, When::Always)]);
    let boost = provided(front("zergling", standing_bonus(0, 2)), |condition| {
        condition.role = Some(Role::Attacker);
        condition.destroys_unit = true;
    });
    technology_does("zerg_metabolic_boost", &[boost]);
    let detector = keyword(Keyword::Detector, UnitSet::ALL);
    let plague = Op::Splash { ground: true, flying: true, only: UnitSet::ALL, always: true };
    technology_does("zerg_plague", &[detector.clone(), effect(plague, When::Compare)]);
    let close = units("firebat zergling ultralisk zealot");
    let swarm = Op::LoseAttack {
        both: true,
        of: units_that(|number, _| !close.has(number)),
        ground: true,
        flying: false,
    };
    technology_does("zerg_dark_swarm", &[effect(swarm, When::Compare)]);
    let named =
        units("marine firebat ghost vulture goliath siege_tank zealot dragoon high_templar");
    let victims =
        units_that(|number, unit| named.has(number) || number.race() == Race::ZERG && !unit.flying);
    let broodling = Op::DestroyVictims { amount: 1, whole_battle: false, of: victims };
    technology_does("zerg_spawn_broodling", &[effect(broodling, When::EndOfDestroy)]);
    let support = effect(Op::SetEnemySupport { to: 0 }, When::Compare);
    technology_does("zerg_ensnare", &[detector, bonus(0, 1), support]);
    technology_does("zerg_improved_carapace", &[bonus(0, 1)]);
    let burrow = keyword(Keyword::Cloaking, units("zergling hydralisk defiler"));
    technology_does("zerg_burrow", &[burrow]);
    let sunken = provided(own_base(bonus(2, 0)), |condition| {
        condition.vs = units_that(|_, unit| !unit.flying);
    });
    technology_does("zerg_sunken_colony", &[sunken]);
    assert!(content().cards[Race::ZERG.index()].iter().all(|card| !card.returns));
}

/// SC-TCH-33: there are technologies without any text.
#[test]
fn technologies_without_text() {
    let all = content().technologies.iter().flatten();
    let silent: Vec<_> = all
        .map(|technology| Name::new("tech", technology.id.as_str()))
        .filter(|name| tongue::english().form(name, "text").is_none())
        .map(|name| tongue::english().name(&name))
        .collect();
    assert_eq!(
        silent,
        ["Stim Packs", "Yamato Cannon", "Chitinous Plating", "Improved Flyer Attack"]
    );
}
