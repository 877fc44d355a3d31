//! The game mode Survival.

use kernel::random_choice;

use super::*;
use crate::ruleset::{Mode, Variant};
use crate::victory::EndKind;

/// The rules of Survival, for a game without Leadership cards.
fn survive(game: &mut StarCraft) {
    (game.rules.mode, game.rules.variant) = (Mode::Survival, Variant::GalacticConquest);
}

/// A table of Survival.
fn survival(factions: &[&str]) -> Table {
    let mut t = brood_war(factions);
    survive(&mut t.game);
    t
}

fn rules(options: &[(&str, &str)]) -> Result<Ruleset, String> {
    let setup = Setup::new(3, &[&[("expansion", "brood_war")], options].concat());
    Ruleset::of(&setup, StarCraft::RULES_VERSION, 3).map_err(|refused| english(&refused.message))
}

/// BW-MDE-01, BW-MDE-02, BW-MDE-03, BW-OPT-03: a mode is agreed before and goes with no optional rule.
#[test]
fn a_mode_stands_alone() {
    for option in [
        ("leadership", "none"),
        ("special_orders", "disposable"),
        ("starting_planets", "three_drawn"),
    ] {
        let refused = rules(&[("mode", "survival"), option]).expect_err("two at once");
        assert!(refused.contains("cannot be combined"), "{refused}");
    }
    let alone = Setup::new(3, &[("mode", "survival")]);
    assert!(Ruleset::of(&alone, StarCraft::RULES_VERSION, 3).is_err(), "it belongs to Brood War");
    let refused = rules(&[("survival_bases", "three")]).expect_err("no Survival");
    assert!(refused.contains("for Survival"), "{refused}");
}

/// BW-SRV-02, BW-SRV-03, BW-SRV-10, BW-DX-11, BW-ELM-03: without a base a player is out, whatever units are left; the base
/// token is gone for good.
#[test]
fn without_a_base_a_player_is_out() {
    let mut t = survival(&[TERRAN, ZERG, PROTOSS]);
    t.base(0, "torus.a").base(1, "tarsonis.a").base(2, "helios.a");
    t.units(0, "torus.b", "marine 6").units(0, "torus.c", "ghost").units(1, "torus.a", "zergling");
    t.regroup_from(1);
    let player = t.seat(0);
    assert!(player.eliminated);
    assert_eq!((player.bases, player.bases_out), (0, 1));
    assert_eq!((t.there("torus.b"), t.there("torus.c")), (String::new(), String::new()));
    assert_eq!(player.figures, [0; KINDS]);
    assert!(!t.seat(1).eliminated && !t.seat(2).eliminated);
}

/// BW-SRV-03, BW-AMB-44: any destruction takes the token, and six are all there are.
#[test]
fn a_destroyed_base_cannot_be_built_again() {
    let mut t = survival(&[TERRAN, ZERG]);
    t.base(0, "torus.a")
        .base(0, "pridewater.a")
        .base(1, "tarsonis.a")
        .units(0, "torus.b", "marine");
    t.workers(0, 6).game.players[0].bases_out = 4;
    t.order(0, "build", "torus");
    t.act(0, "scrap").act(0, "scrap-base torus");
    assert_eq!((t.seat(0).bases, t.seat(0).bases_out), (1, 5));
    t.pass_to(0, "found");
    assert!(!t.can(0, "found torus.b"), "the one token left stands on Pridewater");
}

/// BW-SRV-04, BW-SRV-07, BW-SRV-08, BW-DX-34: points are resource tokens, each of a kind as one likes.
#[test]
fn points_become_tokens() {
    let mut t = survival(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a");
    let worth: u8 = {
        let areas = ["torus.a", "helios.a", "pridewater.a"].map(area);
        areas
            .iter()
            .filter(|&&at| print(at).yields == Yield::Conquest)
            .map(|&at| print(at).amount)
            .sum()
    };
    t.units(0, "helios.a", "marine").units(0, "pridewater.a", "marine");
    t.regroup_from(5);
    for left in (1..=worth).rev() {
        assert_eq!(t.options(0), ["choose 0", "choose 1"], "{left} more");
        t.act(0, if left == 1 { "choose 1" } else { "choose 0" });
    }
    assert!(worth >= 2, "the areas of this test bring points");
    assert_eq!(t.seat(0).tokens, [worth - 1, 1]);
    assert_eq!(t.seat(0).points, 0);
}

/// BW-RES-08: when the supply runs out, what is missing is not gained, and nobody is asked for it.
#[test]
fn the_supply_of_tokens_ends() {
    let mut t = survival(&[TERRAN, ZERG]);
    t.base(0, "helios.a").base(1, "pridewater.a");
    t.game.players[1].tokens = [15, 14];
    t.regroup_from(5);
    let taken: u8 = t.seat(0).tokens.iter().sum();
    if taken == 0 && t.can(0, "choose 0") {
        t.act(0, "choose 0");
    }
    assert_eq!(t.game.tokens_in_supply(), 0);
    assert!(!matches!(t.game.step(), Step::TakeTokens(..)));
}

/// BW-SRV-05, BW-SRV-09: transports may be built where one controls an area, and fall without a base.
#[test]
fn transports_need_only_control() {
    let mut t = survival(&[TERRAN, ZERG]);
    t.base(0, "tarsonis.a").base(1, "pridewater.a").units(0, "torus.a", "marine").workers(0, 3);
    t.order(0, "build", "torus");
    assert!(t.can(0, "transport r0"), "{:?}", t.options(0));
    assert!(!t.can(0, "worker"));
    t.act(0, "transport r0").acts(0, "pay");
    assert_eq!(t.transports(0), ["r0"]);
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "tarsonis.a").base(1, "pridewater.a").units(0, "torus.a", "marine").workers(0, 3);
    t.order(0, "build", "torus");
    assert!(!t.can(0, "transport r0"), "only in Survival");
}

/// BW-SRV-01, BW-SRV-06, BW-SRV-08, BW-DX-38: whole games, with all invariants; nobody wins but the last one.
#[test]
fn survival_can_be_played() {
    let options = [
        BROOD_WAR[0],
        ("mode", "survival"),
        ("survival_bases", "three"),
        ("galaxy", "auto"),
        ("round_limit", "12"),
    ];
    for seed in 0..8 {
        let setup = Setup::new(2 + (seed % 5) as usize, &options);
        let mut game =
            StarCraft::deal(&setup, StarCraft::RULES_VERSION, Rng::new(seed)).expect("legal");
        let rng = &mut Rng::new(seed);
        let (mut counted, mut most) = (false, 0);
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody");
            let mut options = Options::new();
            game.options(seat, &mut options);
            let choice = random_choice::<StarCraft>(&options, rng).expect("a choice");
            game.play(seat, choice, &mut kernel::NoLog);
            game.check().unwrap_or_else(|why| panic!("seed {seed}, {choice}: {why}"));
            if game.round == 1 && !counted {
                counted = true;
                assert_eq!(game.events.left[2], 18, "without The End Draws Near");
            }
            most = most.max(game.players.iter().map(|player| player.bases).max().unwrap_or(0));
        }
        assert!(most <= 3, "all but three bases have left the game");
        let kind = game.ending.map(|ending| ending.kind);
        let ends = [EndKind::Elimination, EndKind::NobodyLeft, EndKind::RoundLimit];
        assert!(kind.is_some_and(|kind| ends.contains(&kind)), "{kind:?}");
    }
}
