//! Supplies are limited, and own pieces may be destroyed at will.

use super::*;

/// SC-CLIM-01, SC-CLIM-03: what is destroyed returns to the supply and is built again at its cost.
#[test]
fn destroyed_pieces_return_to_the_supply() {
    let mut t = duel("jim_raynor", "overmind");
    t.transport(0, "r0").units(0, "helios.b", "marine 4").units(0, "pridewater.a", "marine 2");
    t.order(0, "build", "torus");
    assert!(!t.can(0, "build marine torus.a") && !t.can(0, "transport r0"));
    t.acts(0, "scrap; scrap-unit marine helios.b; scrap; scrap-transport r0");
    assert_eq!((t.there("helios.b"), t.transports(0).len()), ("marine 3".into(), 0));
    t.act(0, "build marine torus.a");
    assert_eq!(price(&t), [1, 0]);
    t.act(0, "pay").act(0, "transport r0");
    assert_eq!(price(&t), [1, 0]);
}

/// SC-CLIM-04, SC-CLIM-06: units, bases and transports, anywhere on the board, and nothing else.
#[test]
fn the_active_player_destroys_own_pieces_anywhere() {
    let mut t = duel("jim_raynor", "overmind");
    t.transport(0, "r0").units(0, "helios.b", "marine, firebat").units(1, "helios.d", "zergling");
    t.transport(1, "r2").modules(0, [1, 0, 0]).order(0, "build", "torus").act(0, "scrap");
    assert_eq!(
        t.options(0),
        [
            "scrap-unit marine helios.b",
            "scrap-unit firebat helios.b",
            "scrap-base torus",
            "scrap-transport r0"
        ],
        "no worker, module, building or card, nothing of others"
    );
    t.act(0, "scrap-unit firebat helios.b");
    assert_eq!(t.there("helios.b"), "marine");
    assert!(t.happened(&Event::UnitDestroyed {
        seat: Seat(0),
        unit: unit("firebat"),
        area: area("helios.b")
    }));
}

/// SC-CLIM-04, SC-CLIM-08: in every step of the three orders, once the order is executed.
#[test]
fn destruction_is_offered_while_an_order_is_executed() {
    for order in ["build", "mobilize", "research", "special_build"] {
        let mut t = duel("jim_raynor", "overmind");
        t.units(0, "torus.a", "marine").reveal(0, order, "torus");
        assert_eq!(t.options(0), ["execute", "event"], "not before the decision to execute");
        t.act(0, "execute");
        let mut steps = 0;
        while t.game.order.is_some_and(|order| order.seat == Seat(0)) {
            assert!(t.can(0, "scrap"), "{order} {:?}", t.game.step());
            t.act(0, "done");
            steps += 1;
        }
        assert!(steps >= 1);
        order_is_over(&t);
    }
}

/// SC-CLIM-08, SC-AMB-111: also when nothing but the end of the order is left: after a battle, a new
/// base, a Research order without effect. It is asked where it can matter, here because all Science
/// Vessels are in play.
#[test]
fn destruction_is_offered_once_more_before_the_order_ends() {
    let vessels = |t: &mut Table| {
        t.units(0, "pridewater.a", "science_vessel 3");
    };
    // After a battle.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "battlecruiser").units(1, "helios.d", "zergling");
    vessels(&mut t);
    only_hand(&mut t, 0, &["terran_11"]);
    only_hand(&mut t, 1, &["zerg_01"]);
    t.order(0, "mobilize", "helios").acts(0, "move battlecruiser helios.b; to helios.d; done");
    assert!(t.game.battle.is_none());
    assert_eq!(t.options(0), ["scrap", "done"]);
    t.acts(0, "scrap; scrap-unit science_vessel pridewater.a");
    assert_eq!(t.there("pridewater.a"), "science_vessel 2");
    order_is_over(&t); // now nothing would come of it
    // After a base was founded.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine");
    vessels(&mut t);
    t.order(0, "build", "helios").pass_to(0, "found").acts(0, "found helios.b; pay");
    assert_eq!(
        (base_in(&t, "helios.b"), t.options(0)),
        (Some(0), vec!["scrap".into(), "done".into()])
    );
    t.act(0, "done");
    order_is_over(&t);
    // At a Research order without effect.
    let mut t = duel("jim_raynor", "overmind");
    vessels(&mut t);
    t.order(0, "research", "helios");
    assert_eq!((t.seat(0).drawn.len(), t.options(0)), (0, vec!["scrap".into(), "done".into()]));
    t.act(0, "done");
    order_is_over(&t);
    // At the extra of the special Research it stands beside the other choices.
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_research", "torus").acts(0, "done; done");
    assert_eq!(t.options(0), ["event", "scrap", "done"]);
    t.acts(0, "scrap"); // the base is all they have
    assert!(t.seat(0).eliminated);
}

/// SC-CLIM-04, SC-CLIM-08, SC-AMB-111: also where the order has done nothing, or ended with the last move;
/// up to version 4 that was only so for a Research order.
#[test]
fn destruction_is_offered_before_every_token_returns() {
    let alone = vec!["scrap".to_owned(), "done".to_owned()];
    for version in [4, 5] {
        let vessels = |order: &str, moves: &str| {
            let mut t = duel("jim_raynor", "overmind");
            t.by_version(version).units(0, "pridewater.a", "science_vessel 3");
            t.workers(0, 0);
            if moves.is_empty() {
                t.order(0, order, "helios");
            } else {
                t.units(0, "helios.b", "marine").order(0, order, "helios").acts(0, moves);
            }
            t
        };
        let last_move = "move marine helios.b; to helios.d";
        for (order, moves) in [("build", ""), ("mobilize", ""), ("mobilize", last_move)] {
            let mut t = vessels(order, moves);
            if version == 5 {
                assert_eq!(t.options(0), alone, "{order} {moves}");
                t.acts(0, "scrap; scrap-unit science_vessel pridewater.a");
                assert_eq!(t.there("pridewater.a"), "science_vessel 2");
            }
            order_is_over(&t);
        }
    }
    // Whoever has let it pass beside the last choice is not asked once more.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "pridewater.a", "science_vessel 3").order(0, "build", "torus");
    assert!(t.can(0, "worker") && t.can(0, "scrap"));
    t.act(0, "done");
    assert!(t.can(0, "building barracks") && t.can(0, "scrap"));
    t.act(0, "done");
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "pridewater.a", "science_vessel 3").workers(0, 1).order(0, "build", "torus");
    buy(&mut t, 0, "worker");
    order_is_over(&t);
}

/// SC-AMB-111, SC-EVT-15: Invasion Preparation gives a unit to a friendly area; whoever has no room in any
/// may make it.
#[test]
fn the_last_call_looks_at_the_only_friendly_area() {
    for (version, marines, asked) in
        [(5, "marine 4", true), (5, "marine 3", false), (4, "marine 4", false)]
    {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.units(0, "helios.b", marines).base(1, "tarsonis.a").stack("tarsonis", "1 build");
        t.by_version(version).order(0, "research", "pridewater");
        assert_eq!(t.can(0, "scrap"), asked, "version {version}, {marines}");
    }
}

/// SC-AMB-111: nobody is asked to destroy something or be done where nothing can come of it.
#[test]
fn no_question_for_the_sake_of_destruction_alone() {
    // Nothing to move, nothing to pay with, nothing researched.
    for order in ["mobilize", "build", "research"] {
        let mut t = duel("jim_raynor", "overmind");
        t.workers(0, 0).units(0, "pridewater.a", "marine").order(0, order, "helios");
        order_is_over(&t);
    }
    // Money, but every Marine is in play: one of them can make way.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "pridewater.a", "marine 3").units(0, "helios.b", "marine 3").workers(0, 1);
    t.game.players[0].unavailable = 14;
    t.game.add_transport(Seat(0), "r0".parse().expect("a route"));
    t.order(0, "build", "torus");
    assert_eq!(t.options(0), ["scrap", "done"]);
    t.acts(0, "scrap; scrap-unit marine helios.b");
    assert!(t.can(0, "build marine torus.a"));
    // Whoever has moved all they can is asked only before a battle, or if units stand in the way.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "mobilize", "helios");
    t.acts(0, "move marine helios.b; to helios.d");
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").units(1, "helios.d", "zergling");
    t.order(0, "mobilize", "helios").acts(0, "move marine helios.b; to helios.d");
    assert_eq!(t.options(0), ["scrap", "done"]);
    // By the first version of the rules the question was asked all the same, and never at the end.
    let mut t = duel("jim_raynor", "overmind");
    t.by_version(1).workers(0, 0).order(0, "build", "helios");
    assert_eq!(t.options(0), ["scrap", "done"]);
    t.act(0, "done");
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.by_version(1).units(0, "pridewater.a", "science_vessel 3").order(0, "research", "helios");
    order_is_over(&t);
}

/// SC-AMB-111: in Team Play own pieces may bar the teammate's way, and a full area the retreat of
/// own units on the planet.
#[test]
fn the_last_call_looks_at_teammates_and_at_room() {
    let mut t = table_with(
        &["jim_raynor", "overmind", "tassadar", "queen_of_blades"],
        &[("teams", "pairs")],
    );
    t.base(0, "torus.c").base(1, "tarsonis.a").base(2, "dylar_iv.b").base(3, "antiga_prime.a");
    t.order(0, "research", "helios");
    assert_eq!(t.options(0), ["scrap", "done"]);
    for (others, asked) in [("", false), ("helios.a", true), ("pridewater.a", false)] {
        let mut t = duel("jim_raynor", "overmind");
        t.units(0, "helios.b", "marine 4"); // full
        if !others.is_empty() {
            t.units(0, others, "firebat");
        }
        t.order(0, "research", "pridewater");
        assert_eq!(t.can(0, "scrap"), asked, "{others}");
    }
}

/// SC-CLIM-07: players who are not active cannot.
#[test]
fn other_players_destroy_nothing() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(1, "helios.b", "zergling").order(0, "build", "torus");
    assert!(t.can(0, "scrap") && t.options(1).is_empty());
    t.act(0, "scrap");
    assert!(t.options(0).iter().all(|option| !option.contains("zergling")));
    let refused = t.game.apply(Seat(1), Action::Scrap {}, &mut t.log);
    assert!(refused.is_err());
}

/// SC-CLIM-08, SC-AMB-83: not in Planning, not in Regrouping, not with the Event option, not while
/// obstructed.
#[test]
fn nothing_is_destroyed_outside_an_executed_order() {
    // Planning.
    let mut t = duel("jim_raynor", "overmind");
    t.game.orders = Default::default();
    t.planning();
    assert!(!t.options(0).is_empty() && starting(&t, 0, "scrap").is_empty());
    // Regrouping, step 8 included.
    let mut t = duel("jim_raynor", "overmind");
    t.drawn(0, &["flagship", "scouting_party"]).units(0, "helios.b", "battlecruiser 3");
    t.event(0, "versatile_strategy").regroup_from(8);
    assert!(!t.options(0).is_empty() && starting(&t, 0, "scrap").is_empty());
    t.act(0, "play flagship");
    assert_eq!(t.seat(0).figures[unit("battlecruiser").kind()], 3, "no figure, nothing gained");
    t.act(0, "play scouting_party");
    assert!(!t.options(0).is_empty() && starting(&t, 0, "scrap").is_empty());
    // The Event option and obstruction ask nothing at all.
    let mut t = duel("jim_raynor", "overmind");
    t.reveal(0, "build", "torus").act(0, "event");
    order_is_over(&t);
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.c").base(1, "torus.a").stack("torus", "0 build, 1 build, 1 build");
    t.run();
    assert!(t.happened(&Event::Obstructed { seat: Seat(0) }));
    order_is_over(&t);
}

/// SC-CLIM-04, SC-CLIM-08: not during a battle, for neither side.
#[test]
fn nothing_is_destroyed_at_will_in_a_battle() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "zergling 2").units(1, "helios.d", "marine 2");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move zergling helios.b; to helios.d; move zergling helios.b; to helios.d; done");
    let mut asked = 0;
    while t.game.battle.is_some() {
        let seat = t.asked();
        assert!(starting(&t, seat, "scrap").is_empty(), "{:?}", t.game.step());
        let options = t.options(seat);
        t.act(seat, &options[0]);
        asked += 1;
    }
    assert!(asked > 3);
}

/// SC-CLIM-09, SC-ELIM-01: the last unit and base may be destroyed; their owner is out at once and
/// their order over.
#[test]
fn destroying_everything_eliminates() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris"]);
    t.base(0, "torus.c").base(1, "tarsonis.a").base(2, "helios.a").units(
        0,
        "pridewater.a",
        "marine",
    );
    t.stack("tarsonis", "1 build").workers(0, 5).order(0, "build", "torus");
    t.acts(0, "scrap; scrap-unit marine pridewater.a");
    assert!(!t.seat(0).eliminated, "the base is left");
    t.act(0, "scrap"); // it is the only piece left
    assert!(t.seat(0).eliminated && t.ending().is_none());
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus").act(0, "scrap");
    let ending = t.ending().expect("the other player is alone");
    assert!(ending.winners.contains(Seat(1)));
}
