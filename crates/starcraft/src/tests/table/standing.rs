//! What a view tells of how a player stands: objective, build limit, resources, tokens.

use kernel::Viewer;

use super::*;
use crate::ids::Order;
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
    let named: Vec<_> = player.build_terms.iter().map(|term| (term.name, term.amount)).collect();
    let sheet = t.game.sheet(Seat(0));
    assert_eq!(named[0], ("Faction Sheet", sheet.build_base));
    assert_eq!(named[1].1, sheet.build_per_type);
    assert_eq!(named[3].1, 0, "the type that is not built");
    assert!(named.contains(&("Special Build order", 1)));
    // Somebody else's order adds nothing.
    let other = seen(&t, 1, 1);
    assert!(other.build_terms.iter().all(|term| term.name != "Special Build order"));
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

/// SC-INFO-01, SC-PLAN-09: a player sees the tokens he has not placed, also in strict memory;
/// nobody else does.
#[test]
fn the_own_supply_is_seen() {
    for option in ["recall", "strict"] {
        let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", option)]);
        t.base(0, "torus.b").base(1, "tarsonis.b").planning();
        t.act(0, "order build torus");
        let secrets = seen(&t, 0, 0).secrets.expect("his own");
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
        script.alternatives,
        ["Put 2 free transports on routes", "Put a Wraith into a friendly area for free"]
    );
    let words = t.game.describe("choose 1".parse().expect("an action"));
    assert_eq!(words, script.alternatives[1]);
    t.act(0, "choose 0");
    let script = t.game.view(Viewer::Spectator).script.expect("it goes on");
    assert_eq!((script.alternatives.len(), script.left), (0, Some(2)));
    assert_eq!(
        t.game.prompt(Seat(0)),
        "Invasion Preparation: on which route do you put a free transport (2 more)?"
    );
}
