//! Heroes.

use super::*;
use crate::tests::brood_war::battles::fight;

/// BW-HRO-02, BW-HRO-03, BW-HRO-04, BW-HRO-05, BW-CARD-23: a figure of its kind with a token, in any friendly area.
#[test]
fn a_hero_comes() {
    let mut t = led(&[MENGSK, ZERG]);
    t.units(0, "torus.a", "marine").resolve(0, "the_norad_ii");
    assert_eq!(t.options(0), ["area torus.a", "area torus.c"]);
    t.act(0, "area torus.a");
    assert_eq!(t.there("torus.a"), "marine, hero_battlecruiser");
    let (kind, hero) = (unit("battlecruiser"), unit("hero_battlecruiser"));
    assert_eq!(t.game.spare_figures(Seat(0), kind), 2);
    assert_eq!(t.game.unit_sheet(hero).id, "battlecruiser");
    assert!(t.seat(0).leading.has(leader("the_norad_ii")));
}

/// A sentence calls a hero by its kind and the name of its card, which the kind tells.
#[test]
fn heroes_have_names() {
    let all: Vec<Leader> = Leader::all().filter(|leader| leader.face().hero.is_some()).collect();
    assert_eq!(all.len(), 7);
    for leader in all {
        let hero = leader.face().hero.expect("a hero").unit.hero();
        assert_eq!(hero.led_by(), Some(leader), "two heroes of one kind");
    }
    let called =
        |name: &str| tongue::english().say(&kernel::message!("sc-do-lose", unit = unit(name)));
    assert_eq!(called("hero_vulture"), "Lose the Vulture Jim Raynor");
    assert_eq!(called("hero_battlecruiser"), "Lose the Battlecruiser Norad II");
    assert_eq!(called("vulture"), "Lose a Vulture");
}

/// BW-HRO-06, BW-HRO-15, BW-EX-11, BW-DX-05: without a legal area it is not gained, for good.
#[test]
fn a_hero_without_a_place() {
    let mut t = led(&[MENGSK, ZERG]);
    t.game.destroy_base(area("torus.c"));
    t.instead_of_torus("avernus_station").units(0, "avernus_station.b", "marine");
    let ground = print(area("avernus_station.b")).domain;
    assert_eq!(ground, crate::content::Domain::Ground);
    t.resolve(0, "the_norad_ii");
    assert_eq!(t.seat(0).hero, None, "it flies, and the area is for ground units");
    assert!(t.seat(0).leading.has(leader("the_norad_ii")));
    // A ground hero, and only a flying area.
    let mut t = led(&[TERRAN, ZERG]);
    t.game.destroy_base(area("torus.c"));
    t.instead_of_torus("avernus_station").units(0, "avernus_station.a", "wraith");
    t.resolve(0, "jim_raynor");
    assert_eq!(t.seat(0).hero, None);
    // All areas are full.
    let mut t = led(&[PROTOSS, ZERG]);
    t.units(0, "torus.c", "zealot 4").resolve(0, "zeratul");
    assert_eq!(t.seat(0).hero, None);
}

/// BW-HRO-07, BW-HRO-17, BW-AMB-38: where no figure is left an own one may be destroyed for it.
#[test]
fn a_figure_for_the_hero() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.units(0, "torus.b", "dark_templar 2").units(0, "torus.a", "dark_templar");
    t.resolve(0, "zeratul");
    assert_eq!(t.options(0), ["area torus.a", "area torus.b", "done"]);
    t.act(0, "area torus.a");
    // torus.a is no longer friendly, torus.b is full.
    assert_eq!(t.there("torus.c"), "hero_dark_templar");
}

/// BW-HRO-12, BW-HRO-13, BW-EX-12, BW-CARD-16: major values and texts as any Vulture; +2 health in front; +1 attack in every skirmish
/// while it is in the battle.
#[test]
fn a_hero_in_front() {
    let cards: [&[&str]; 2] = [&["terran_09"], &["zerg_05"]];
    let value = |hero: bool, front: &str, card: &str| {
        let units = if hero { "marine" } else { "marine, vulture" };
        let mut t = led_field(&[TERRAN, ZERG], units, "hydralisk");
        if hero {
            t.hero(0, "jim_raynor", "torus.c");
        }
        fight(&mut t, &format!("{front} hydralisk"), [&[card], cards[1]]);
        let (attack, health) = t.compared(0);
        (attack[0], health[0])
    };
    let card = (1..=20).map(|n| format!("terran_{n:02}")).find(|name| {
        name.parse::<Card>().is_ok_and(|card| {
            let face = crate::face(card);
            face.icons.has(unit("vulture")) && face.kind == crate::content::CardKind::Standard
        })
    });
    let card = card.expect("a card with a Vulture");
    let (attack, health) = value(false, "vulture", &card);
    assert_eq!(value(true, "hero_vulture", &card), (attack + 1, health + 2));
    let (attack, health) = value(false, "marine", "terran_01");
    assert_eq!(
        value(true, "marine", "terran_01"),
        (attack + 1, health),
        "its own health does not count"
    );
}

fn support(name: &str) -> u8 {
    crate::state::unit_sheet(unit(name)).support
}

/// BW-HRO-08, BW-HRO-09, BW-DX-12: splash damage passes heroes over.
#[test]
fn splash_passes_heroes_over() {
    for (units, expected) in [("zergling", "lose zergling"), ("", "done")] {
        let mut t = led_field(&[TERRAN, ZERG], "marine", units);
        t.hero(1, "torrasque", "helios.b").hand(0, &["terran_01", "terran_02"]);
        attack(&mut t);
        let battle = t.game.battle.as_mut().expect("a battle");
        let victims = crate::sets::UnitSet::ALL;
        for _ in 0..2 {
            let card = card("terran_03");
            battle.kept.push(crate::Kept { side: 0, card, victims, returns: false, lent: None });
        }
        let mut options = Options::new();
        t.game.splash_options(1, &mut options);
        assert_eq!(options.iter().map(Action::to_string).collect::<Vec<_>>(), [expected]);
    }
}

/// BW-ELM-06, BW-CARD-30, BW-CARD-32: who destroys their own last unit by Gantrithor's revenge while a card is being resolved drops
/// out when it is done.
#[test]
fn revenge_while_a_card_is_resolved() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.game.destroy_base(area("torus.c"));
    t.hero(0, "gantrithor", "torus.a").units(0, "torus.b", "zealot");
    t.resolve(0, "ultimate_sacrifice").act(0, "strike 0 hero_carrier torus.a");
    t.act(0, "strike 0 zealot torus.b");
    assert!(t.seat(0).eliminated && t.ending().is_some());
    assert!(t.game.script.is_none(), "the card is done");
    let used = Happening::LeaderUsed { leader: leader("gantrithor") };
    assert!(t.happened(&used.to(Seat(0))), "why the Zealot was destroyed is told");
}

/// BW-HRO-10, BW-MND-08: heroes cannot be stolen.
#[test]
fn a_hero_is_not_stolen() {
    let mut t = led_field(&[PROTOSS, ZERG], "dark_archon, zealot", "");
    t.hero(1, "torrasque", "helios.b");
    let cards: [&[&str]; 2] = [&["protoss_04", "protoss_mind_control"], &["zerg_05"]];
    fight(&mut t, "zealot hero_ultralisk", cards);
    finish(&mut t);
    assert_eq!(t.seat(0).stolen, [None; 2]);
}

/// BW-HRO-11, BW-EX-13, BW-CARD-84, BW-CARD-12: no technology destroys a hero, Nuke and Spawn Broodling included.
#[test]
fn technologies_destroy_no_hero() {
    // Leg Enhancements: the Hydralisk is lost, not the hero.
    let mut t = led_field(&[PROTOSS, ZERG], "zealot", "hydralisk");
    t.hero(1, "torrasque", "helios.b").tech(0, "protoss_leg_enhancements").workers(0, 6);
    t.hand(0, &["protoss_04", "protoss_05"]);
    attack(&mut t);
    t.act(0, "ability protoss_leg_enhancements");
    while matches!(t.game.step(), Step::Pay(_)) {
        t.act(0, "pay");
    }
    assert_eq!(t.fighters(1), "hero_ultralisk");
    // With the hero alone nothing happens.
    let mut t = led_field(&[PROTOSS, ZERG], "zealot", "");
    t.hero(1, "torrasque", "helios.b").tech(0, "protoss_leg_enhancements").workers(0, 6);
    t.hand(0, &["protoss_04", "protoss_05"]);
    attack(&mut t);
    t.act(0, "ability protoss_leg_enhancements");
    while matches!(t.game.step(), Step::Pay(_)) {
        t.act(0, "pay");
    }
    assert_eq!(t.fighters(1), "hero_ultralisk");
    // Nuke
    let mut t = led_field(&[TERRAN, ZERG], "marine", "zergling");
    t.hero(1, "torrasque", "helios.b");
    attack(&mut t);
    t.game.battle.as_mut().expect("a battle").sides[1].nuked = 2;
    let mut options = Options::new();
    t.game.nuke_options(1, &mut options);
    assert_eq!(options.iter().map(Action::to_string).collect::<Vec<_>>(), ["lose zergling"]);
}

/// BW-HRO-14, BW-CARD-52: a hero that dies is gone, its figure is free; Torrasque may come back after the round, as often as it dies.
#[test]
fn a_dead_hero() {
    let mut t = led(&[MENGSK, ZERG]);
    t.hero(0, "the_norad_ii", "torus.c");
    t.game.destroy_unit(Seat(0), unit("hero_battlecruiser"), area("torus.c"), &mut kernel::NoLog);
    assert_eq!(t.game.spare_figures(Seat(0), unit("battlecruiser")), 3);
    t.after_regrouping();
    assert!(!t.can(0, "lead the_norad_ii"));
    let mut t = led(&[ZERG, TERRAN]);
    t.hero(0, "torrasque", "torus.c").after_regrouping();
    assert!(!t.can(0, "lead torrasque"), "it lives");
    for _ in 0..2 {
        t.game.destroy_unit(Seat(0), unit("hero_ultralisk"), area("torus.c"), &mut kernel::NoLog);
        t.after_regrouping();
        t.act(0, "lead torrasque");
        assert_eq!(t.options(0), ["area torus.c", "done"]);
        t.act(0, "area torus.c");
        assert_eq!(t.there("torus.c"), "hero_ultralisk");
    }
}

/// BW-HRO-16: its owner may give a hero up.
#[test]
fn a_hero_as_a_price() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.hero(0, "zeratul", "torus.c").units(0, "torus.c", "zealot").workers(0, 3);
    t.order(0, "build", "torus").acts(0, "scrap; scrap-unit hero_dark_templar torus.c");
    assert_eq!(t.there("torus.c"), "zealot");
    let mut t = led(&[PROTOSS, ZERG]);
    t.hero(0, "zeratul", "torus.c").resolve(0, "ultimate_sacrifice");
    assert!(t.can(0, "strike 0 hero_dark_templar torus.c"));
}

/// BW-HRO-16, BW-CARD-62, BW-MND-17: a hero or a stolen unit may be a part of a tech-required unit.
#[test]
fn parts_of_other_units() {
    let made = |t: &mut Table, what: &str| {
        t.workers(0, 9).holds(0, &["torus.c"]).order(0, "build", "torus");
        t.act(0, &format!("build {what} torus.c"));
        while matches!(t.game.step(), Step::GiveUp(..) | Step::Pay(_)) {
            let first = t.options(0)[0].clone();
            t.act(0, &first);
        }
        t.there("torus.c")
    };
    let mut t = led(&[PROTOSS, ZERG]);
    t.tech(0, "protoss_summon_dark_archon").hero(0, "zeratul", "torus.c");
    assert_eq!(made(&mut t, "dark_archon"), "dark_archon");
    let mut t = led(&[ALDARIS, PROTOSS]);
    t.tech(0, "protoss_summon_archon_bw").units(0, "torus.c", "high_templar");
    let stolen = unit("high_templar").stolen(1);
    t.game.players[0].stolen[1] = Some((unit("high_templar"), Seat(1)));
    t.game.add_unit(Seat(0), stolen, area("torus.c"));
    assert_eq!(t.game.spare_figures(Seat(1), unit("high_templar")), 2);
    assert_eq!(made(&mut t, "archon"), "archon");
    assert_eq!(t.seat(0).stolen, [None; 2]);
    assert_eq!(t.game.spare_figures(Seat(1), unit("high_templar")), 3, "back to its owner");
}

/// A Build order on Torus of a player with own and stolen Templar there.
fn templar(kind: &str, own: &[(&str, &str)], stolen: &[(usize, &str)]) -> Table {
    let mut t = led(&[PROTOSS, ALDARIS]);
    t.tech(0, "protoss_summon_dark_archon").tech(0, "protoss_summon_archon_bw");
    for (place, units) in own {
        t.units(0, place, units);
    }
    for &(slot, place) in stolen {
        t.game.players[0].stolen[slot] = Some((unit(kind), Seat(1)));
        t.game.add_unit(Seat(0), unit(kind).stolen(slot), area(place));
    }
    t.workers(0, 9).holds(0, &["torus.c"]).order(0, "build", "torus");
    t
}

impl Table {
    /// Pays in the first way that is offered.
    fn pay(&mut self, seat: u8) -> &mut Self {
        while matches!(self.game.step(), Step::Pay(_)) {
            let first = self.options(seat)[0].clone();
            self.act(seat, &first);
        }
        self
    }
}

/// BW-AMB-87, BW-MND-17: of own and stolen units of a kind the player says which are given up.
#[test]
fn which_part_is_given_up() {
    let own = [("torus.c", "high_templar 2"), ("torus.b", "high_templar")];
    let mut t = templar("high_templar", &own, &[(0, "torus.c")]);
    t.act(0, "build archon torus.c");
    let first = ["give-part high_templar torus.c", "give-part stolen1_high_templar torus.c"];
    assert_eq!(t.options(0), first);
    t.act(0, "give-part stolen1_high_templar torus.c");
    let second = ["give-part high_templar torus.b", "give-part high_templar torus.c"];
    assert_eq!(t.options(0), second, "that one is spoken for");
    let saved = &t.game.to_json()["order"]["parts"];
    assert_eq!(*saved, serde_json::json!(["stolen1_high_templar", null]));
    t.act(0, "give-part high_templar torus.b").pay(0);
    assert_eq!(
        (t.there("torus.b"), t.there("torus.c")),
        (String::new(), "high_templar 2, archon".into())
    );
    assert_eq!(t.seat(0).stolen, [None; 2]);
    // The ordinary one first, and then the stolen one of the same area.
    let mut t = templar("high_templar", &own, &[(0, "torus.c")]);
    t.acts(0, "build archon torus.c; give-part high_templar torus.c");
    t.act(0, "give-part stolen1_high_templar torus.c").pay(0);
    assert_eq!(t.there("torus.c"), "high_templar, archon");
    // Where all must go, or all are alike, nobody is asked which.
    let mut t = templar("high_templar", &[("torus.c", "high_templar")], &[(1, "torus.c")]);
    t.act(0, "build archon torus.c").pay(0);
    assert_eq!(t.there("torus.c"), "archon");
    let mut t = templar("high_templar", &own, &[]);
    t.act(0, "build archon torus.c");
    assert_eq!(t.options(0), second);
}

/// BW-AMB-87, BW-HRO-16: a hero among them.
#[test]
fn a_hero_among_the_parts() {
    let parts = ["give-part dark_templar torus.c", "give-part hero_dark_templar torus.c"];
    for (part, left) in parts.into_iter().zip(["hero_dark_templar", "dark_templar"]) {
        let mut t = templar("dark_templar", &[("torus.c", "dark_templar")], &[]);
        t.hero(0, "zeratul", "torus.c").act(0, "build dark_archon torus.c");
        assert_eq!(t.options(0), parts);
        t.act(0, part).pay(0);
        let there = t.there("torus.c");
        assert!(there.split(", ").all(|unit| ["dark_archon", left].contains(&unit)), "{there}");
    }
    // By the rules of version 3 nobody is asked, and the hero goes last.
    let mut t = templar("dark_templar", &[("torus.c", "dark_templar")], &[]);
    t.game.rules.version = 3;
    t.hero(0, "zeratul", "torus.c").act(0, "build dark_archon torus.c").pay(0);
    assert_eq!(t.there("torus.c"), "dark_archon, hero_dark_templar");
}

/// BW-CARD-30, BW-CARD-09: when Gantrithor is destroyed its owner may destroy one thing on the planet.
#[test]
fn gantrithor() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.hero(0, "gantrithor", "torus.c").units(1, "torus.a", "zergling 2").base(1, "torus.d");
    t.workers(0, 3);
    t.order(0, "build", "torus").acts(0, "scrap; scrap-unit hero_carrier torus.c");
    assert!(t.can(0, "strike 1 zergling torus.a") && t.can(0, "strike-site torus.d"));
    assert!(t.can(0, "strike-site torus.c") && t.can(0, "done"));
    t.act(0, "strike-site torus.d");
    assert!(t.game.area(area("torus.d")).base.is_none());
    // Not when the game is over.
    let mut t = led(&[PROTOSS, ZERG]);
    t.hero(0, "gantrithor", "torus.c");
    t.game.destroy_unit(Seat(0), unit("hero_carrier"), area("torus.c"), &mut kernel::NoLog);
    t.game.destroy_base(area("pridewater.a"));
    t.game.eliminate(&mut kernel::NoLog);
    t.run();
    assert!(t.ending().is_some() && t.game.avenger.is_none());
    // In a battle after the splash damage.
    let mut t = led_field(&[PROTOSS, TERRAN], "zealot", "marine 2");
    t.hero(0, "gantrithor", "torus.c");
    attack(&mut t);
    t.game.avenger = None;
    let at = t.game.find_fighter(0, unit("hero_carrier"), Fate::Fighting).expect("it fights");
    t.game.destroy_fighter(at, &mut kernel::NoLog);
    assert!(!matches!(t.game.step(), Step::Avenge(_)));
    t.game.set_stage(crate::Stage::Aftermath);
    while matches!(t.game.step(), Step::Window(..) | Step::Pair(_)) {
        t.game.pop();
    }
    t.run();
    assert!(t.can(0, "strike 1 marine helios.b"));
    t.act(0, "strike 1 marine helios.b");
    assert_eq!(army(&t, 1), "marine");
}

/// BW-CARD-30: avenged on the last defender before a battle, there is none; whoever has come in holds the area.
#[test]
fn gantrithor_avenged_before_a_battle() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.hero(0, "gantrithor", "torus.c").units(0, "torus.c", "zealot 2");
    t.units(1, "torus.a", "zergling");
    t.order(0, "mobilize", "torus").acts(0, "move zealot torus.c; to torus.a");
    t.acts(0, "scrap; scrap-unit hero_carrier torus.c; strike 1 zergling torus.a");
    assert_eq!(t.there("torus.a"), "zealot");
    assert!(t.game.battle.is_none());
}

/// BW-CARD-31: at the start of its battles the opponent loses a ground unit, a hero too.
#[test]
fn zeratul() {
    let mut t = led_field(&[PROTOSS, ZERG], "", "zergling, mutalisk");
    t.hero(0, "zeratul", "torus.c").hero(1, "torrasque", "helios.b");
    attack(&mut t);
    t.act(0, "lead zeratul");
    assert_eq!(t.options(1), ["lose zergling", "lose hero_ultralisk"]);
    t.act(1, "lose hero_ultralisk");
    assert_eq!(t.fighters(1), "zergling, mutalisk");
    assert!(!t.can(0, "lead zeratul"), "one ability a battle");
}

/// BW-CARD-37: Fenix matches High Templar icons of reinforcement cards.
#[test]
fn fenix() {
    let mut t = led_field(&[ALDARIS, ZERG], "dragoon", "hydralisk");
    t.hero(0, "fenix", "torus.c");
    let storm = "protoss_psionic_storm#1";
    for (front, fits) in [("hero_dragoon", true), ("dragoon", true)] {
        // As a supporting unit a hero matches the specialty icon as well.
        let mut t = Table { game: t.game.clone(), log: Vec::new() };
        t.hand(0, &["protoss_04", storm]).hand(1, &["zerg_05"]);
        attack(&mut t);
        t.act(0, &format!("pair {front} hydralisk"));
        let matches = t.game.eligible(0, card(storm));
        assert_eq!(matches, fits, "{front}");
    }
    let mut t = led_field(&[ALDARIS, ZERG], "dragoon 2", "hydralisk");
    t.hand(0, &["protoss_04", storm]).hand(1, &["zerg_05"]);
    attack(&mut t);
    assert!(!t.game.eligible(0, card(storm)), "a Dragoon does not");
}

/// BW-CARD-45, BW-CARD-73: Kerrigan always has the major values, no Sacrifice, and two cards of her own.
#[test]
fn sarah_kerrigan() {
    let mut t = led(&[QUEEN, TERRAN]);
    let own = |t: &Table| {
        let deck = t.seat(0).deck.iter(t.game.race(Seat(0)));
        deck.filter(|&card| crate::face(card).hero.is_some()).count()
    };
    assert_eq!(own(&t), 0);
    t.resolve(0, "sarah_kerrigan");
    assert_eq!(t.there("torus.c"), "hero_infested_terran");
    assert_eq!(own(&t), 2);
    // Her cards match her alone, and any standard card gives her its major values.
    let storm = "zerg_kerrigan_psionic_storm";
    let mut t = led_field(&[QUEEN, TERRAN], "zergling", "marine");
    t.hero(0, "sarah_kerrigan", "torus.c").hand(0, &["zerg_05", storm]).hand(1, &["terran_01"]);
    attack(&mut t);
    let mut u = Table { game: t.game.clone(), log: Vec::new() };
    t.act(0, "pair hero_infested_terran marine");
    assert!(t.game.eligible(0, card(storm)));
    let face = crate::face(card("zerg_05"));
    crate::tests::cards::lay(&mut t, 0, &["zerg_05"]);
    crate::tests::cards::lay(&mut t, 1, &["terran_01"]);
    let beside = i16::from(support("zergling"));
    assert_eq!(t.compared(0).0[0], i16::from(face.major.attack) + beside);
    assert_eq!(t.compared(0).1[0], i16::from(face.major.health));
    u.act(0, "pair zergling marine");
    assert!(!u.game.eligible(0, card(storm)));
}

/// BW-CARD-77: Heroic Strategy, with a hero in front only.
#[test]
fn heroic_strategy() {
    let values = |strategy: bool| {
        let mut t = led_field(&[MENGSK, ZERG], "", "hydralisk");
        t.hero(0, "the_norad_ii", "torus.c");
        if strategy {
            t.event(0, "heroic_strategy");
        }
        fight(&mut t, "hero_battlecruiser hydralisk", [&["terran_01"], &["zerg_05"]]);
        (t.compared(0).0[0], t.compared(0).1[0])
    };
    let (attack, health) = values(false);
    assert_eq!(values(true), (attack + 1, health + 1));
}
