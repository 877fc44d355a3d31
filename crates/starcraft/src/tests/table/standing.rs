//! What a view tells of how a player stands: objective, build limit, resources, tokens.

use kernel::Viewer;

use super::*;
use crate::ids::Order;
use crate::payment::Discount;
use crate::tests::*;
use crate::view::PlayerView;

fn seen(t: &Table, viewer: u8, seat: usize) -> PlayerView {
    t.game.view(Viewer::Seat(Seat(viewer))).players.swap_remove(seat)
}

/// SC-UNIT-01, SC-MOD-03, SC-SPEC-05: the build limit and what it is made of.
#[test]
fn the_build_limit_is_taken_apart() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").buildings(0, [1, 1, 0]).modules(0, [1, 0, 0]);
    t.stack("tarsonis", "1 build").order(0, "special_build", "torus");
    let player = seen(&t, 1, 0);
    let sum: u8 = player.build_terms.iter().map(|term| term.amount).sum();
    assert_eq!((sum, player.build_limit), (t.game.build_limit(Seat(0)), sum));
    let named: Vec<_> =
        player.build_terms.iter().map(|term| (named_in_english(&term.name), term.amount)).collect();
    let sheet = t.game.sheet(Seat(0));
    assert_eq!(named[0], ("Faction Sheet".into(), sheet.build_base));
    assert_eq!(named[1].1, sheet.build_per_type);
    assert_eq!(named[3].1, 0, "the type that is not built");
    assert!(named.contains(&("Special Build order".into(), 1)));
    // Somebody else's order adds nothing.
    let other = seen(&t, 1, 1);
    assert!(
        other.build_terms.iter().all(|term| named_in_english(&term.name) != "Special Build order")
    );
}

/// SC-RES-04, SC-MINE-01, SC-INFO-12: what workers could still be put on is public.
#[test]
fn usable_resources_are_public() {
    let mut t = table(&["jim_raynor", "overmind"]);
    let player = seen(&t, 1, 0);
    let permanent = t.game.sheet(Seat(0)).permanent;
    assert_eq!((player.usable, player.usable_by_force), (permanent, permanent));
    t.holds(0, &["torus.b"]);
    let more = seen(&t, 1, 0);
    let gained: u8 = more.usable.iter().sum::<u8>() - permanent.iter().sum::<u8>();
    assert_eq!(gained, crate::state::print(area("torus.b")).amount);
    let forced: u8 = more.usable_by_force.iter().sum::<u8>() - more.usable.iter().sum::<u8>();
    assert_eq!(forced, 2, "a fresh area can be force mined twice");
}

/// SC-REG-35: how many cards a player keeps is public, with what events in play add.
#[test]
fn the_hand_limit_is_public() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.event(1, "aggressive_strategy");
    for (seat, limit) in [(0, 8), (1, 7)] {
        let shown = seen(&t, 0, seat).hand_limit;
        assert_eq!((shown.into(), shown), (t.game.hand_limit(Seat(seat as u8)), limit));
    }
}

/// SC-TEAM-03: players who sit opposite are of one team; without teams nobody is.
#[test]
fn teams_are_public() {
    let factions = ["jim_raynor", "overmind", "tassadar", "queen_of_blades"];
    let t = table_with(&factions, &[("teams", "pairs")]);
    for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (one, other))) {
        let mates = t.game.teammates(Seat(one), Seat(other));
        let shown = [one, other].map(|seat| seen(&t, 0, seat.into()).team);
        assert_eq!(one != other && shown[0] == shown[1], mates);
        assert!(shown.iter().all(Option::is_some));
    }
    assert_eq!(seen(&table(&factions), 0, 1).team, None);
}

/// SC-RES-04, SC-TIE-02, SC-TIE-05: what sheet and cards give in a round, by which ties are broken.
#[test]
fn income_is_public() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.workers(0, 5).holds(0, &["torus.b", "helios.b"]);
    let player = seen(&t, 1, 0);
    assert_eq!(player.income, t.game.income(Seat(0)));
    let cards = ["torus.b", "helios.b"].map(|place| crate::state::print(area(place)).amount);
    let permanent = t.game.sheet(Seat(0)).permanent;
    let sum = |amounts: [u8; 2]| amounts.iter().sum::<u8>();
    assert_eq!(sum(player.income), sum(cards) + sum(permanent));
    assert_eq!((t.game.workers(Seat(0)), player.workers), (5, 5));
}

/// SC-MINE-01: a card is full when the next worker on it mines by force.
#[test]
fn a_full_card_is_shown() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.holds(0, &["helios.b"]);
    for workers in 0..=3 {
        t.game.area_mut(area("helios.b")).workers = workers;
        let view = t.game.view(Viewer::Spectator);
        let mut areas = view.planets.iter().flat_map(|planet| &planet.areas);
        let full = areas.find(|here| here.area == area("helios.b")).expect("on the table").full;
        assert_eq!(
            (t.game.is_full_of_workers(area("helios.b")), full),
            (workers >= 2, workers >= 2)
        );
    }
}

/// SC-SPEC-06, SC-EVT-04, SC-EVT-28, SC-AMB-94: what is off a price, by an order or a card.
#[test]
fn discounts_are_public() {
    let shown = |t: &Table| {
        let view = t.game.view(Viewer::Spectator);
        assert_eq!(view.discount, t.game.discount());
        (view.discount, view.script.is_some_and(|script| script.gift))
    };
    for (order, discount) in [
        ("build", Discount::None),
        ("special_build", Discount::May),
        ("special_mobilize", Discount::None),
    ] {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.base(0, "torus.b").base(1, "tarsonis.b").units(0, "torus.a", "marine");
        t.stack("tarsonis", "1 build").order(0, order, "torus");
        assert_eq!(shown(&t), (discount, false), "{order}");
    }
    for (event, expected) in [
        ("base_construction", (Discount::Must, false)),
        ("brilliant_engineering", (Discount::None, true)),
    ] {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.base(0, "torus.c").base(1, "pridewater.a").drawn(0, &[event]).regroup_from(8);
        t.act(0, &format!("play {event}"));
        assert_eq!(shown(&t), expected, "{event}");
    }
}

/// SC-PLAN-01: how many orders each player places in a round.
#[test]
fn the_number_of_orders_is_shown() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").planning();
    let mut placed = 0;
    while let Step::PlaceOrder(seat) = t.game.step() {
        placed += 1;
        t.act(seat.0, &t.options(seat.0)[0].clone());
    }
    assert_eq!(placed, 2 * t.game.view(Viewer::Spectator).orders_each);
}

/// SC-FAC-01, SC-FAC-06, SC-SPV-01: every objective says how far it is.
#[test]
fn objectives_are_counted() {
    let factions = ["jim_raynor", "arcturus_mengsk", "overmind", "queen_of_blades", "aldaris"];
    let mut t = table(&[&factions[..], &["tassadar"]].concat());
    for (seat, place) in ["torus", "helios", "pridewater", "tarsonis", "antiga_prime", "dylar_iv"]
        .into_iter()
        .enumerate()
    {
        t.base(seat as u8, &format!("{place}.a"));
    }
    for stage in [1, 3] {
        t.stage(stage);
        for seat in 0..6 {
            let player = seen(&t, 0, seat);
            let objective = player.objective.expect("all are in the game");
            assert!(objective.need > 0, "{}", factions.get(seat).unwrap_or(&"tassadar"));
            let aldaris = factions.get(seat) == Some(&"aldaris");
            assert_eq!(objective.counts_now, stage == 3 || aldaris);
            let reached = objective.have >= objective.need && !aldaris;
            assert_eq!(player.objective_met, reached);
            assert_eq!(player.areas, 1);
            // SC-ALD-01: the others need more with Aldaris in play.
            assert_eq!(player.points_target, Some(if aldaris { 15 } else { 20 }));
        }
    }
    let conquest = [("variant", "galactic_conquest")];
    let t = table_with(&["jim_raynor", "overmind"], &conquest);
    assert_eq!((seen(&t, 0, 0).objective, seen(&t, 0, 0).points_target), (None, None));
}

/// SC-INFO-01, SC-PLAN-09: a player sees the tokens they have not placed, also in strict memory;
/// nobody else does.
#[test]
fn the_own_supply_is_seen() {
    for option in ["recall", "strict"] {
        let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", option)]);
        t.base(0, "torus.b").base(1, "tarsonis.b").planning();
        t.act(0, "order build torus");
        let secrets = seen(&t, 0, 0).secrets.expect("their own");
        assert_eq!(secrets.orders_left[&Order::BUILD], 1);
        assert_eq!(secrets.orders_left[&Order::MOBILIZE], 2);
        assert_eq!(secrets.specials_left, t.seat(0).special_limit);
        assert!(seen(&t, 1, 0).secrets.is_none());
    }
}

/// SC-EVT-01, SC-EVT-15: the alternatives of a card in words, for the race of its player.
#[test]
fn alternatives_are_put_in_words() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").units(0, "torus.b", "marine");
    t.drawn(0, &["invasion_preparation"]).regroup_from(8);
    t.act(0, "play invasion_preparation");
    let script = t.game.view(Viewer::Spectator).script.expect("a card is executed");
    assert_eq!(
        script.alternatives.iter().map(english).collect::<Vec<_>>(),
        ["Put 2 free transports on routes", "Put a Wraith into a friendly area for free"]
    );
    let words = described(&t.game, "choose 1");
    assert_eq!(words, english(&script.alternatives[1]));
    t.act(0, "choose 0");
    let script = t.game.view(Viewer::Spectator).script.expect("it goes on");
    assert_eq!((script.alternatives.len(), script.left), (0, Some(2)));
    assert_eq!(
        prompt(&t.game, Seat(0)),
        "Invasion Preparation: on which route do you put a free transport (2 more)?"
    );
}

fn named_in_english(name: &kernel::Arg) -> String {
    english(&kernel::message!("sc-term-thing", thing = name.clone()))
}
