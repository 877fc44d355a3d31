//! Order upgrades, event cards and Dominate abilities that could do nothing: nobody pays for them, and the table says why.

use kernel::{NoLog, Options, Seat};
use tongue::english;

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::ids::{EventCard, Structure};
use crate::sets::EventSet;
use crate::state::{PhaseStage, StrikeStage};
use crate::step::Step;

fn by_the_first_rules(mut table: Table) -> Table {
    table.game.rules.version = 1;
    table
}

/// A Dominate order has been turned up in the middle; what is said about the ability.
fn idle(table: Table, seat: Seat) -> Option<String> {
    let table = table
        .order(seat, "deploy", tile(11))
        .order(seat, "dominate", tile(3))
        .turn_of(seat)
        .plays(&["reveal tile_3"]);
    table.game.idle_ability(seat).map(|reason| english().say(&reason))
}

/// FS-CARD-67, FS-AMB-58: without somebody to replace, or without a figure, no materiel is taken, and the reason is given.
#[test]
fn fs_card_67_ultramarines_in_vain() {
    let nobody = || table(2).units(MARINES, 1, "strike_cruiser", "tile_3.nw");
    let no_figure = || {
        let mut table = table(2).units(MARINES, 1, "space_marine", "tile_3.ne");
        table.game.players[MARINES.index()].supply[3] = 0;
        table
    };
    for position in [nobody(), no_figure()] {
        let table = position.resolve(MARINES, "dominate", 3);
        assert!(table.is_over(), "{:?}", table.options());
        assert_eq!(table.game.player(MARINES).materiel, 6);
    }
    let old = by_the_first_rules(nobody()).resolve(MARINES, "dominate", 3);
    assert_eq!(old.options(), ["ability", "done"]);
    let poor = || table(2).units(MARINES, 1, "scout", "tile_3.ne").materiel(MARINES, 0);
    for (position, words) in [
        (nobody(), "no Scout or Space Marine in the Vohgan Labyrinth"),
        (no_figure(), "no Land Raider is left"),
        (poor(), "costs 1 materiel; you have 0"),
    ] {
        let said = idle(position, MARINES).expect("a reason");
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(idle(table(2).units(MARINES, 1, "scout", "tile_3.ne"), MARINES), None);
}

/// FS-DOM-02: the reasons of the other factions; none where the assets of the order may make the difference.
#[test]
fn fs_dom_02_says_why_an_ability_is_idle() {
    let said = |position: Table, seat| idle(position, seat).expect("a reason");
    let routed = table(2).routed(CHAOS, 1, "cultist", "tile_3.ne");
    assert!(said(routed, CHAOS).contains("no unrouted unit"));
    let mut cut_off = table(4).units(ELDAR, 1, "wraithguard", "tile_3.ne");
    cut_off.game.change(area("tile_8.se"), |here| *here = crate::state::AreaState::EMPTY);
    assert!(said(cut_off, ELDAR).contains("has a world to go to"));
    let closed = table(3).units(CHAOS, 1, "cultist", "tile_3.ne");
    let closed = closed.units(CHAOS, 1, "cultist", "tile_3.sw");
    assert!(said(closed, ORKS).contains("is yours or free"));
    assert_eq!(idle(table(3).materiel(ORKS, 0), ORKS), None, "a cache token may come");
}

/// A player has chosen this event card, and its storm has moved.
fn drawn(mut table: Table, seat: Seat, id: &str) -> Table {
    let event: EventCard = id.parse().expect("an event card");
    let game = &mut table.game;
    game.steps.clear();
    game.steps.push(Step::Refresh);
    (game.stage, game.event) = (PhaseStage::Ability, Some(event));
    (game.turn, game.turns) = (game.left_of(seat), 1);
    game.secrets[seat.index()].drawn = EventSet::one(event);
    game.advance(&mut NoLog, &mut Options::new());
    table
}

/// FS-CARD-111, FS-AMB-58: Exodite Colony needs a city: no materiel is taken without one.
#[test]
fn fs_card_111_exodite_colony_without_a_city() {
    let position = || {
        let mut table = table(4);
        table.game.supply.structures[Structure::CITY.index()] = 0;
        table
    };
    assert!(!drawn(position(), ELDAR, "iy_event_exodite_colony").offers("play-event"));
    let old = drawn(by_the_first_rules(position()), ELDAR, "iy_event_exodite_colony");
    assert_eq!(old.plays(&["play-event"]).game.player(ELDAR).materiel, 5);
    let mut no_token = table(4);
    no_token.game.players[ELDAR.index()].control_tokens = 0;
    assert!(!drawn(no_token, ELDAR, "iy_event_exodite_colony").offers("play-event"));
}

/// A strike at Lytheria, up to what is declared.
fn striking(table: Table, seat: Seat, upgrade: &str) -> Table {
    let mut table = table.upgrade(seat, upgrade).resolve(seat, "advance", 3);
    for _ in 0..2 {
        if matches!(table.game.step(), Step::MoveShips(_) | Step::MoveGround(_)) {
            table.play("done");
        }
    }
    table.game.name_strike(seat, area("tile_3.nw"), area("tile_3.ne"), &mut NoLog);
    table.game.steps.pop();
    table
}

/// What may be done with these dice, if the upgrade has been declared.
fn dice_part(table: Table, seat: Seat, upgrade: &str, dice: [u8; 3]) -> Vec<String> {
    let mut table = striking(table, seat, upgrade);
    table.game.declare_upgrade(seat, upgrade.parse().expect("an upgrade"), &mut NoLog);
    if let Some(strike) = &mut table.game.strike {
        (strike.dice, strike.stage) = (dice, StrikeStage::Rolled);
    }
    table.game.steps.push(Step::StrikeDice(seat));
    table.listed("upgrade")
}

/// What may be declared.
fn declared(table: Table, seat: Seat, upgrade: &str) -> Vec<String> {
    let mut table = striking(table, seat, upgrade);
    table.game.steps.push(Step::DeclareStrike(seat));
    table.listed("upgrade")
}

/// FS-AMB-58, FS-CARD-73, -74, -76, -78: dice of a strike are spent for something, and an upgrade is declared for something.
#[test]
fn fs_amb_58_strike_upgrades_in_vain() {
    let none = [""; 0];
    // Drop Pods without a figure; past a bastion they still help.
    let pods = |figures: u8, structure: &str| {
        let mut table = table(2).units(MARINES, 1, "strike_cruiser", "tile_3.nw").built(
            CHAOS,
            structure,
            "tile_3.ne",
        );
        table.game.players[MARINES.index()].supply[2] = figures;
        table
    };
    let id = "um_order_drop_pods";
    let line = ["upgrade um_order_drop_pods"];
    assert_eq!(declared(pods(1, "city"), MARINES, id), line);
    assert_eq!(declared(pods(0, "bastion"), MARINES, id), line);
    assert_eq!(declared(pods(0, "city"), MARINES, id), none);
    assert_eq!(declared(by_the_first_rules(pods(0, "city")), MARINES, id), line);
    assert_eq!(dice_part(pods(1, "city"), MARINES, id, [0, 2, 0]), line);
    assert_eq!(dice_part(pods(0, "city"), MARINES, id, [0, 2, 0]), none);
    // Stealin'! from somebody who has no token, Lootin'! with a full dial and an empty one.
    let orks = |assets: [u8; 3], full: bool| {
        let (own, other) = if full { (14, 0) } else { (13, 0) };
        table(3)
            .units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw")
            .units(CHAOS, 1, "cultist", "tile_3.ne")
            .assets(CHAOS, assets)
            .materiel(ORKS, own)
            .materiel(CHAOS, other)
    };
    assert_eq!(dice_part(orks([0, 1, 0], true), ORKS, "es_order_stealin", [0, 0, 1]).len(), 1);
    assert_eq!(dice_part(orks([0; 3], true), ORKS, "es_order_stealin", [0, 0, 1]), none);
    assert_eq!(declared(orks([0; 3], true), ORKS, "es_order_stealin"), none);
    assert_eq!(dice_part(orks([0; 3], false), ORKS, "es_order_lootin", [1, 0, 0]).len(), 1);
    assert_eq!(dice_part(orks([0; 3], true), ORKS, "es_order_lootin", [1, 0, 0]), none);
    // Fear from Above without damage, and with nobody who stands.
    let fear = |routed: bool, dice: [u8; 3]| {
        let table = table(2).units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw");
        let table = match routed {
            true => table.routed(MARINES, 1, "land_raider", "tile_3.ne"),
            false => table.units(MARINES, 1, "land_raider", "tile_3.ne"),
        };
        dice_part(table, CHAOS, "we_order_fear_from_above", dice).len()
    };
    assert_eq!(fear(false, [1, 0, 1]), 1);
    assert_eq!(fear(false, [0, 1, 1]), 0);
    assert_eq!(fear(true, [1, 0, 1]), 0);
}

/// FS-AMB-72, FS-CARD-82, -86, -89, -90: upgrades that change a rule are offered where that lets their owner do more.
#[test]
fn fs_amb_72_upgrades_that_change_nothing() {
    let offered = |table: Table, seat: Seat, upgrade: &str, order: &str| {
        let table = table.upgrade(seat, upgrade).resolve(seat, order, 3);
        table.offers(&format!("upgrade {upgrade}"))
    };
    // Recruitment Worlds: a bastion on a world with room for one adds nothing.
    let recruits = |capacity: u8| {
        let world = tile(3).areas().chain(tile(1).areas()).chain(tile(10).areas());
        let mut worlds = world.chain(tile(12).areas()).chain(tile(9).areas());
        let position = table(2);
        let fits = |it: &crate::ids::Area| {
            let print = position.game.print(*it);
            print.world && print.capacity == capacity
        };
        let place = worlds.find(fits)?;
        let number = place.system().0 + 1;
        let table = position
            .built(MARINES, "bastion", &place.to_string())
            .upgrade(MARINES, "um_order_recruitment_worlds")
            .resolve(MARINES, "deploy", number);
        Some(table.offers("upgrade um_order_recruitment_worlds"))
    };
    assert_eq!(recruits(2), Some(true));
    assert_ne!(recruits(1), Some(true));
    // Werk Fasta! needs a world for a structure, and what it costs.
    let werk = |materiel: u8, built: bool| {
        let mut table = table(3).units(ORKS, 1, "ork_boyz", "tile_3.sw").materiel(ORKS, materiel);
        if built {
            table = table.built(ORKS, "city", "tile_3.sw");
        }
        offered(table, ORKS, "es_order_werk_fasta", "deploy")
    };
    assert_eq!([werk(6, false), werk(0, false), werk(6, true)], [true, false, false]);
    // A scheme may pay for it.
    let scheme = table(3)
        .units(ORKS, 1, "ork_boyz", "tile_3.sw")
        .materiel(ORKS, 0)
        .assets(ORKS, [0, 0, 3])
        .scheme(ORKS, "es_event_warboss");
    assert!(offered(scheme, ORKS, "es_order_werk_fasta", "deploy"));
    // Wraithbone Singers: a second structure must be affordable.
    let singers = |materiel: u8| {
        let table = table(4).built(ELDAR, "city", "tile_3.ne").materiel(ELDAR, materiel);
        offered(table, ELDAR, "iy_order_wraithbone_singers", "deploy")
    };
    assert_eq!([singers(6), singers(0)], [true, false]);
    // Farseers: so must an upgrade.
    let farseers = |materiel: u8| {
        offered(table(4).materiel(ELDAR, materiel), ELDAR, "iy_order_farseers", "strategize")
    };
    assert_eq!([farseers(6), farseers(0)], [true, false]);
    let old = by_the_first_rules(table(4).materiel(ELDAR, 0));
    assert!(offered(old, ELDAR, "iy_order_farseers", "strategize"));
}

/// FS-CARD-69, -110: what only Warboss makes affordable is a reason to use the ability.
#[test]
fn fs_card_110_warboss_with_an_ability() {
    let position = || {
        table(3)
            .units(ORKS, 1, "ork_boyz", "tile_3.ne")
            .materiel(ORKS, 0)
            .assets(ORKS, [0, 0, 3])
            .scheme(ORKS, "es_event_warboss")
    };
    let table = position().resolve(ORKS, "dominate", 3);
    assert_eq!(table.options(), ["ability", "done"]);
    let table = table.plays(&["ability", "scheme es_event_warboss"]);
    assert!(table.listed("buy").contains(&"buy ork_boyz tile_3.ne plain".to_owned()));
    assert!(by_the_first_rules(position()).resolve(ORKS, "dominate", 3).is_over());
}
