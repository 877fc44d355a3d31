//! The cards of Jim Raynor and Arcturus Mengsk.

use super::*;

/// BW-ELM-02: the Star order of whoever drops out stays in its stack, although its card has left the game.
#[test]
fn the_star_of_the_eliminated_stays() {
    let mut t = led(&[MENGSK, ZERG, PROTOSS]);
    t.leads(0, "the_sons_of_korhal").stack("pridewater", "0 star").stack("pridewater", "1 build");
    t.game.destroy_base(area("torus.c"));
    t.game.eliminate(&mut t.log);
    assert!(t.seat(0).eliminated && t.game.orders.iter().any(|order| order.seat == Seat(0)));
    assert_eq!(crate::check::leaders(&t.game, Seat(0)), Ok(()));
}

/// BW-CARD-13, BW-RES-01: a token for each worker left in the pool, three at most, before step 1.
#[test]
fn storage_facilities() {
    for (workers, tokens) in [(0, 0), (2, 2), (5, 3)] {
        let mut t = led(&[TERRAN, ZERG]);
        t.leads(0, "storage_facilities").workers(0, workers).regroup_from(0);
        for _ in 0..tokens {
            assert_eq!(t.options(0), ["choose 0", "choose 1"]);
            t.act(0, "choose 1");
        }
        assert_eq!(t.seat(0).tokens, [0, tokens]);
        assert_eq!(t.game.round, 2);
    }
}

/// BW-CARD-15, BW-DX-29, BW-AMB-67: Ghosts on the card come with an own Mobilize order, once; they do not keep a player in the game.
#[test]
fn covert_operations() {
    let mut t = led(&[TERRAN, ZERG]);
    t.leads(0, "covert_operations").units(1, "helios.a", "zergling");
    t.game.players[0].reserve[unit("ghost").kind()] = 2;
    assert_eq!(t.game.spare_figures(Seat(0), unit("ghost")), 1);
    t.order(0, "mobilize", "helios");
    assert!(t.can(0, "deploy ghost helios.b") && t.can(0, "deploy ghost helios.a"));
    t.act(0, "deploy ghost helios.b");
    assert_eq!(t.there("helios.b"), "ghost");
    assert!(!t.can(0, "move ghost helios.b"), "it has moved");
    t.act(0, "deploy ghost helios.a");
    assert_eq!(t.seat(0).reserve, [0; crate::ids::MAX_KINDS]);
    // A Ghost that is built may go to the card.
    let mut t = led(&[TERRAN, ZERG]);
    t.leads(0, "covert_operations").workers(0, 9).holds(0, &["torus.c"]).buildings(0, [3, 0, 0]);
    t.order(0, "build", "torus").act(0, "build-reserve ghost");
    while matches!(t.game.step(), Step::Pay(_)) {
        t.act(0, "pay");
    }
    assert_eq!(t.seat(0).reserve[unit("ghost").kind()], 1);
    assert!(!t.can(0, "build-reserve marine"));
    t.acts(0, "scrap; scrap-reserve ghost");
    assert_eq!(t.seat(0).reserve[unit("ghost").kind()], 0);
    // Nothing on the board: out.
    let mut t = led(&[TERRAN, ZERG, PROTOSS]);
    t.leads(0, "covert_operations");
    t.game.players[0].reserve[unit("ghost").kind()] = 3;
    t.game.destroy_base(area("torus.c"));
    t.game.eliminate(&mut kernel::NoLog);
    assert!(t.seat(0).eliminated);
}

/// BW-CARD-17, BW-DX-31: one worker or transport of a Build order is free; Supply and Research & Development count twice.
#[test]
fn make_do_with_little() {
    let mut t = led(&[TERRAN, ZERG]);
    t.leads(0, "make_do_with_little").modules(0, [2, 1, 0]);
    assert_eq!(t.game.special_allowance(Seat(0)), 2);
    assert_eq!(t.game.build_limit(Seat(0)), 6);
    t.order(0, "build", "torus");
    assert!(t.can(0, "free-worker") && t.can(0, "free-transport r0"));
    t.act(0, "free-worker");
    assert_eq!(t.game.workers(Seat(0)), 1);
    assert!(!t.can(0, "free-worker") && !t.can(0, "free-transport r0"), "once an order");
}

/// BW-CARD-18: every enemy loses two points, never below none.
#[test]
fn to_the_bitter_end() {
    let mut t = led(&[TERRAN, ZERG, PROTOSS]);
    t.points(0, 5).points(1, 5).points(2, 1).resolve(0, "to_the_bitter_end");
    assert_eq!((t.seat(0).points, t.seat(1).points), (5, 3));
    assert!(t.happened(&Happening::PointsLost { points: 1 }.to(Seat(2))));
}

/// BW-CARD-19, BW-CARD-90: all enemies leave a planet over a transport of theirs, or are lost.
#[test]
fn psi_disruptor() {
    let mut t = led(&[TERRAN, ZERG, PROTOSS]);
    t.units(0, "helios.a", "marine").units(1, "helios.b", "zergling 3").units(
        1,
        "helios.d",
        "hydralisk",
    );
    t.units(2, "helios.c", "zealot").transport(1, "r1").guard(1, "helios.b");
    t.resolve(0, "psi_disruptor");
    assert_eq!(t.asked(), 1, "one planet only");
    assert_eq!(t.options(1), ["area pridewater.a", "area pridewater.b", "area pridewater.c"]);
    t.act(1, "area pridewater.c"); // room for three
    assert_eq!(t.options(1), ["unit zergling", "unit hydralisk"]);
    t.act(1, "unit zergling");
    assert_eq!(t.there("pridewater.c"), "zergling 2, hydralisk");
    assert_eq!(t.there("helios.c"), "", "without a transport they are lost");
    assert_eq!(t.guards("helios.b"), 0);
    assert_eq!(t.there("helios.a"), "marine");
}

/// BW-CARD-22, BW-CMP-15, BW-CARD-88: the Star is placed once a phase and exchanged for an unused token when it is revealed.
#[test]
fn the_sons_of_korhal() {
    let mut t = led(&[MENGSK, ZERG]);
    t.leads(0, "the_sons_of_korhal").planning();
    assert!(t.can(0, "order star torus"));
    t.act(0, "order star torus");
    assert!(t.game.tokens_left(Seat(0)).0[Order::STAR.index()] == 0);
    let mut t = led(&[MENGSK, ZERG]);
    t.leads(0, "the_sons_of_korhal").workers(0, 3).reveal(0, "star", "torus");
    assert_eq!(
        t.options(0),
        ["execute-as build", "execute-as mobilize", "execute-as research", "event"]
    );
    t.act(0, "execute-as build");
    assert_eq!(t.game.active().token, Order::BUILD);
    assert_eq!(t.game.orders.top(planet("torus")).map(|top| top.order), Some(Order::BUILD));
    // With a module a special one, which goes to the pool.
    let mut t = led(&[MENGSK, ZERG]);
    t.leads(0, "the_sons_of_korhal").modules(0, [0, 1, 0]).stack("tarsonis", "1 build");
    t.reveal(0, "star", "torus").act(0, "execute-as special_mobilize").pass(0);
    assert_eq!(t.pool(0), 1);
    assert!(!t.game.orders.iter().any(|placed| placed.seat == Seat(0)));
    // Nobody can tell the Star from another order.
    let mut t = led(&[MENGSK, ZERG]);
    t.leads(0, "the_sons_of_korhal").stack("torus", "0 build");
    let stars = (0..200).filter(|&seed| {
        let world = t.game.resample(Seat(1), &mut Rng::new(seed));
        world.orders.iter().any(|placed| placed.order == Order::STAR)
    });
    assert!((5..60).contains(&stars.count()));
}

/// BW-CARD-24, BW-DX-33: two tokens in areas without points; each is a point for whoever controls the area, for good.
#[test]
fn tactical_mastery() {
    let mut t = led(&[MENGSK, QUEEN, TERRAN]);
    t.leads(1, "a_new_rising_power").leads(2, "raynors_raiders");
    t.resolve(0, "tactical_mastery");
    assert!(!t.can(0, "area torus.a"), "it has points");
    t.acts(0, "area torus.b; area pridewater.b");
    let scored = t.game.points_target(Seat(0));
    assert_eq!(scored, Some(15));
    t.units(1, "torus.b", "zergling");
    t.regroup_from(5);
    assert_eq!(t.seat(1).points, 1);
    let goal = |seat| t.game.objective(Seat(seat)).expect("an objective").0;
    assert!(t.game.serves(goal(1), area("torus.b")) && t.game.serves(goal(2), area("torus.b")));
}

/// BW-CARD-25, BW-CARD-07: buildings go to their highest level; any order may be a special Build in the next Execution Phase.
#[test]
fn terran_civilization() {
    let mut t = led(&[MENGSK, ZERG]);
    t.buildings(0, [1, 0, 1]).resolve(0, "terran_civilization");
    assert_eq!(t.seat(0).buildings, [3, 0, 3]);
    t.game.steps.clear();
    t.game.push(Step::Execution);
    t.stack("tarsonis", "1 build").reveal(0, "special_research", "torus");
    assert_eq!(t.options(0), ["execute-as special_build", "event"]);
    t.act(0, "execute-as special_build").pass(0);
    assert_eq!((t.pool(0), t.seat(0).disposed), (0, 0), "never to the pool");
    t.game.orders = Default::default();
    t.game.run_execution(&mut kernel::NoLog, &mut kernel::Options::new());
    assert_eq!(t.seat(0).orders_as, None, "in one phase only");
}

/// BW-CARD-26, BW-DX-43, BW-CARD-89: two of one kind in a friendly area; their Battlecruisers have collateral damage, nobody else's.
#[test]
fn scorched_earth_policy() {
    let mut t = led(&[MENGSK, ZERG]);
    t.resolve(0, "scorched_earth_policy").act(0, "choose 0");
    assert_eq!(t.there("torus.c"), "battlecruiser 2");
    assert!(t.seat(0).leading.has(leader("scorched_earth_policy")));
    let ravages = |factions: [&str; 2], stolen: bool| {
        let mut t = led_field(&factions, "", if stolen { "marine" } else { "zealot" });
        let cruiser = unit("battlecruiser");
        if stolen {
            t.game.players[0].stolen[0] = Some((cruiser, Seat(1)));
        }
        let cruiser = if stolen { cruiser.stolen(0) } else { cruiser };
        t.game.add_unit(Seat(0), cruiser, area("torus.c"));
        t.leads(u8::from(stolen), "scorched_earth_policy");
        for (seat, faction) in factions.into_iter().enumerate() {
            let cards: [&str; 2] = match faction {
                MENGSK => ["terran_01", "terran_02"],
                _ => ["protoss_04", "protoss_05"],
            };
            t.hand(seat as u8, &cards);
        }
        attack(&mut t);
        t.game.weigh(&mut kernel::NoLog).ravages[0]
    };
    assert!(ravages([MENGSK, PROTOSS], false));
    assert!(!ravages([PROTOSS, MENGSK], true), "its owner's card gives it nothing");
}

/// BW-CARD-20, BW-CARD-87: named at once; where the galaxy is built by itself no planets are picked.
#[test]
fn emperor_arcturus() {
    let mut t = led(&[MENGSK, ZERG, PROTOSS]);
    t.resolve(0, "emperor_arcturus_i");
    assert_eq!(t.options(0), ["choose 0", "choose 1", "choose 2"]);
    t.act(0, "choose 2");
    assert!(t.happened(&Event::FirstPlayer { seat: Seat(2) }));
}
