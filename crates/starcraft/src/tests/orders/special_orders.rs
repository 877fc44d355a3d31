//! Special orders: Build, Mobilize and Research with something more.

use super::*;

/// The table in the Planning Phase, with so many Research & Development modules of seat 0.
fn planning(modules: u8) -> Table {
    let mut t = duel("jim_raynor", "overmind");
    t.game.orders = Default::default();
    t.modules(0, [0, modules, 0]).planning();
    t
}

/// Whether some special order may be placed on Torus.
fn special_offered(t: &Table) -> bool {
    t.options(0).iter().any(|option| option.contains("special"))
}

/// SC-SPEC-01, SC-SPEC-02: as many special orders as modules, of any kinds, within the four orders.
#[test]
fn modules_allow_special_orders_among_the_four() {
    let mut t = planning(2);
    for kind in ["special_build", "special_mobilize", "special_research"] {
        assert!(t.can(0, &format!("order {kind} torus")));
    }
    t.act(0, "order special_mobilize torus").act(1, "order build tarsonis");
    assert!(!t.can(0, "order special_mobilize torus"), "one token of each");
    t.act(0, "order special_research torus").act(1, "order build tarsonis");
    assert!(!special_offered(&t), "two modules, two orders");
    t.act(0, "order build torus").act(1, "order research tarsonis");
    t.act(0, "order build torus").act(1, "order research tarsonis");
    // Four orders each: Planning is over.
    assert_eq!((t.game.orders.count(Seat(0)), t.game.phase()), (4, "execution"));
}

/// SC-SPEC-03: nobody begins with a module, so round 1 has no special order.
#[test]
fn round_one_has_no_special_orders() {
    let setup = Setup::new(6, &[("galaxy", "auto"), ("factions", "random")]);
    let game = <StarCraft as Game>::new(&setup, 7).expect("a legal setup");
    assert_eq!(game.round, 1);
    for seat in game.everybody() {
        assert_eq!((game.player(seat).modules, game.player(seat).special_limit), ([0; 6], 0));
    }
    let mut options = Options::new();
    game.options(game.first, &mut options);
    assert!(!options.is_empty());
    assert!(!options.iter().any(|option| option.to_string().contains("special")));
}

/// SC-SPEC-04: a special order does everything its standard counterpart does.
#[test]
fn a_special_order_does_what_the_standard_one_does() {
    let offered = |order: &str| {
        let mut t = duel("jim_raynor", "overmind");
        t.units(0, "torus.a", "marine").order(0, order, "torus");
        t.options(0)
    };
    for order in ["build", "mobilize", "research"] {
        assert_eq!(offered(order), offered(&format!("special_{order}")));
    }
}

/// SC-EX-33, SC-SPEC-05, SC-SPEC-06: a transport, two Marines and a Goliath without its gas: three
/// units, five minerals, no gas.
#[test]
fn a_special_build_builds_one_more_and_saves_one() {
    let mut t = duel("arcturus_mengsk", "overmind");
    t.buildings(0, [1, 2, 0]).holds(0, &["pridewater.c"]).order(0, "special_build", "torus");
    for what in ["transport r0", "build marine torus.a", "build marine torus.a"] {
        buy(&mut t, 0, what);
    }
    t.act(0, "build goliath torus.b");
    assert_eq!(starting(&t, 0, "discount"), ["discount minerals", "discount gas"]);
    t.act(0, "discount gas");
    assert_eq!(price(&t), [2, 0]);
    t.act(0, "pay");
    assert_eq!((t.there("torus.a"), t.there("torus.b")), ("marine 2".into(), "goliath".into()));
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (5, [4, 0]));
    assert!(starting(&t, 0, "build").is_empty(), "three units are the limit");
}

/// SC-EXD-42, SC-SPEC-05: a Zerg player with two building types builds five units.
#[test]
fn a_special_zerg_build_has_one_unit_more() {
    let mut t = duel("overmind", "jim_raynor");
    t.holds(0, &["pridewater.a"]).buildings(0, [1, 1, 0]).order(0, "special_build", "torus");
    for at in 0..5 {
        let place = if at < 4 { "torus.c" } else { "torus.a" };
        buy(&mut t, 0, &format!("build zergling {place}"));
    }
    assert!(starting(&t, 0, "build").is_empty());
}

/// SC-EXD-42, SC-SPEC-06, SC-SPEC-07, SC-AMB-52: a Zealot for one mineral; never gas it does not
/// cost, never a worker, never a second item.
#[test]
fn the_discount_is_used_once_and_only_for_what_is_due() {
    let mut t = duel("tassadar", "overmind");
    t.order(0, "special_build", "torus").act(0, "worker");
    assert!(starting(&t, 0, "discount").is_empty(), "not for workers");
    t.act(0, "pay").act(0, "build zealot torus.a");
    assert_eq!(starting(&t, 0, "discount"), ["discount minerals"]);
    t.act(0, "discount minerals");
    assert_eq!(price(&t), [1, 0]);
    t.act(0, "pay").act(0, "transport r0");
    assert!(starting(&t, 0, "discount").is_empty(), "once an order");
    t.act(0, "pay");
    assert_eq!((t.seat(0).pool, t.there("torus.a")), (7, "zealot".into()));
}

/// SC-SPEC-06: the item may be a unit, a base, a transport, a building or a module.
#[test]
fn the_discount_serves_all_five_kinds_of_items() {
    let discounted = |setup: fn(&mut Table), what: &str| {
        let mut t = duel("jim_raynor", "overmind");
        setup(&mut t);
        t.act(0, what);
        starting(&t, 0, "discount") == ["discount minerals"]
    };
    fn at_step_one(t: &mut Table) {
        t.order(0, "special_build", "torus");
    }
    fn at_step_two(t: &mut Table) {
        t.order(0, "special_build", "torus").act(0, "done");
    }
    fn at_step_three(t: &mut Table) {
        t.units(0, "helios.b", "marine").order(0, "special_build", "helios");
        t.pass_to(0, "found");
    }
    assert!(discounted(at_step_one, "build marine torus.a"));
    assert!(discounted(at_step_one, "transport r0"));
    assert!(discounted(at_step_two, "building factory"));
    assert!(discounted(at_step_two, "module supply"));
    assert!(discounted(at_step_three, "found helios.b"));
}

/// SC-SPEC-06: the discount may be kept for a later item, and it may make an item free or
/// affordable.
#[test]
fn the_discount_may_pay_the_whole_price() {
    let mut t = duel("jim_raynor", "overmind");
    t.workers(0, 0).order(0, "special_build", "torus");
    assert!(!t.can(0, "worker"));
    t.act(0, "transport r0"); // only the discount can pay it, so it is taken at once
    assert_eq!(t.transports(0).len(), 1);
    assert!(starting(&t, 0, "build").is_empty());
    // A standard order has none.
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus").act(0, "transport r0");
    assert!(starting(&t, 0, "discount").is_empty());
}

/// SC-SPEC-07: technologies have no discount.
#[test]
fn the_discount_does_not_serve_technologies() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_research", "torus").acts(0, "done; tech terran_spider_mines");
    assert_eq!(price(&t), [1, 1]);
    assert!(starting(&t, 0, "discount").is_empty());
}

/// A battle of one Zergling against one Marine, started by this order.
fn skirmish(order: &str) -> Table {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "zergling 2").units(1, "helios.d", "marine 2");
    t.order(0, order, "helios");
    t.acts(0, "move zergling helios.b; to helios.d; move zergling helios.b; to helios.d; done");
    t
}

/// SC-SPEC-08: a special Mobilize may draw two more cards, both or none, five in all.
#[test]
fn a_special_mobilize_draws_two_more_cards() {
    let mut t = skirmish("special_mobilize");
    assert_eq!(t.hand_size(0), 3);
    assert_eq!(t.options(0), ["draw", "done"]);
    t.act(0, "draw");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (5, 1));
    let mut t = skirmish("special_mobilize");
    t.act(0, "done");
    assert_eq!(t.hand_size(0), 3);
    let t = skirmish("mobilize");
    assert_eq!(t.hand_size(0), 3);
    assert!(!t.can(0, "draw"));
}

/// SC-SPEC-09: and adds 1 to the final attack in every skirmish.
#[test]
fn a_special_mobilize_adds_one_attack_in_every_skirmish() {
    for (order, attacks) in [("mobilize", [6, 5]), ("special_mobilize", [7, 6])] {
        let mut t = duel("overmind", "jim_raynor");
        t.units(0, "helios.b", "zergling 2").units(1, "helios.d", "marine 2");
        only_hand(&mut t, 0, &["zerg_01", "zerg_02"]);
        only_hand(&mut t, 1, &["terran_03", "terran_05"]);
        t.order(0, order, "helios");
        t.acts(0, "move zergling helios.b; to helios.d; move zergling helios.b; to helios.d; done");
        if t.can(0, "draw") {
            t.act(0, "draw");
        }
        t.act(0, "card zerg_01").act(1, "card terran_03").act(0, "skirmish 0");
        let (first, second) = (t.compared(0).0, t.compared(1).0);
        assert_eq!([first[0], second[0]], attacks, "{order}");
        assert_eq!([first[1], second[1]], [5, 5], "the defender gains nothing");
    }
}

/// SC-EX-35, SC-SPEC-10, SC-AMB-13: Spider Mines bought; either one copy for the hand and the other
/// shuffled in, or one more Event card and both shuffled in.
#[test]
fn a_special_research_takes_a_card_or_an_event() {
    let mut t = duel("arcturus_mengsk", "overmind");
    t.order(0, "special_research", "torus");
    assert_eq!((t.seat(0).drawn.len(), t.hand_size(0)), (1, 0), "the Event card comes first");
    t.acts(0, "draw; tech terran_spider_mines");
    assert_eq!(price(&t), [1, 1]);
    t.act(0, "pay");
    assert_eq!(
        t.options(0),
        ["event", "hand terran_spider_mines#1", "hand terran_spider_mines#2", "scrap"],
        "one of them must be chosen"
    );
    assert_eq!(t.seat(0).deck.len(), 15, "before the cards enter the deck");
    let mut other = Table { game: t.game.clone(), log: Vec::new() };
    t.act(0, "hand terran_spider_mines#2");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len(), t.seat(0).drawn.len()), (4, 16, 1));
    assert!(t.seat(0).deck.has(card("terran_spider_mines#1")));
    assert!(t.seat(0).hand.has(card("terran_spider_mines#2")));
    other.act(0, "event");
    assert_eq!(
        (other.hand_size(0), other.seat(0).deck.len(), other.seat(0).drawn.len()),
        (3, 17, 2)
    );
    assert!(other.happened(&Event::DeckShuffled { seat: Seat(0) }));
}

/// SC-SPEC-10, SC-AMB-52: without a card for the deck the second choice may be taken for nothing,
/// unless the table plays `event_forced`.
#[test]
fn the_second_choice_may_be_void() {
    for buys in ["done; done", "done; tech terran_scanner_sweep; pay"] {
        let mut t = duel("arcturus_mengsk", "overmind");
        t.order(0, "special_research", "torus").acts(0, buys);
        assert_eq!(t.options(0), ["event", "scrap", "done"]);
        t.act(0, "done");
        assert_eq!(t.seat(0).drawn.len(), 1);
        let forced = [("special_research_void_choice", "event_forced")];
        let mut t = duel_with("arcturus_mengsk", "overmind", &forced);
        t.order(0, "special_research", "torus").acts(0, buys);
        order_is_over(&t);
        assert_eq!(t.seat(0).drawn.len(), 2);
    }
}

/// SC-SPEC-11: with the Event option a special order gives one Event card and nothing more.
#[test]
fn the_event_option_of_a_special_order_gives_one_card() {
    for order in ["special_build", "special_mobilize", "special_research"] {
        let mut t = duel("jim_raynor", "overmind");
        t.reveal(0, order, "torus").act(0, "event");
        order_is_over(&t);
        assert_eq!((t.seat(0).drawn.len(), t.hand_size(0), t.seat(0).pool), (1, 0, 10));
    }
}
