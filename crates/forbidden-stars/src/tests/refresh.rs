//! FS-REF, FS-MAT, FS-EVT, FS-WRP, FS-OBJ, FS-WIN, FS-ELM: the Refresh Phase, the end of the game.

use kernel::{Audience, NoLog, Options, Seat, SeatSet};

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::content::content;
use crate::ids::{Order, Stance};
use crate::report::Event;
use crate::ruleset::{DiscardedEvents, EliminationCheck};
use crate::sets::EventSet;
use crate::state::{ForbiddenStars, PhaseStage};
use crate::step::Step;

/// A table at the beginning of the Refresh Phase.
fn refresh(mut table: Table) -> Table {
    table.game.begin_refresh(&mut NoLog);
    table.game.advance(&mut NoLog, &mut Options::new());
    table
}

/// Plays the rest of the phase by the first choice each time.
fn finish(mut table: Table) -> Table {
    while table.game.steps.contains(&Step::Refresh) {
        let line = table.options().pop().expect("a choice");
        table.play(&line);
    }
    table
}

/// FS-REF-01, FS-OBJ-01, -02, -03: own tokens on friendly worlds, and no others.
#[test]
fn fs_obj_01_own_tokens_on_friendly_worlds() {
    let table = refresh(
        table(3)
            .units(MARINES, 1, "scout", "tile_3.ne")
            .objective(MARINES, "tile_3.ne")
            .units(CHAOS, 1, "cultist", "tile_3.sw")
            .objective(MARINES, "tile_3.sw")
            .objective(MARINES, "tile_1.nw")
            .built(MARINES, "city", "tile_1.se")
            .objective(CHAOS, "tile_1.se"),
    );
    assert_eq!(table.game.player(MARINES).collected, 1);
    assert_eq!(table.game.player(CHAOS).collected, 0);
    for (place, left) in
        [("tile_3.ne", false), ("tile_3.sw", true), ("tile_1.nw", true), ("tile_1.se", true)]
    {
        assert_eq!(!table.game.area(area(place)).objective.is_none(), left, "{place}");
    }
}

/// FS-OBJ-04: passing through collects nothing.
#[test]
fn fs_obj_04_only_the_refresh_phase_counts() {
    let mut table =
        table(2).units(MARINES, 1, "scout", "tile_3.ne").objective(MARINES, "tile_3.ne");
    table = table.resolve(MARINES, "dominate", 3);
    assert_eq!(table.game.player(MARINES).collected, 0);
}

/// FS-WIN-01, -02, FS-DX-12, -14, FS-AMB-32: as many tokens as players began end the game at once.
#[test]
fn fs_win_01_as_many_tokens_as_players() {
    let position = |collected: u8| {
        let mut table =
            table(3).units(MARINES, 1, "scout", "tile_3.ne").objective(MARINES, "tile_3.ne");
        table.game.players[0].collected = collected;
        table.game.players[2].eliminated = true;
        table.game.change(area("tile_11.sw"), |here| *here = crate::state::AreaState::EMPTY);
        let before = table.game.player(MARINES).materiel;
        let table = refresh(table);
        (table.game.ending.clone(), table.game.player(MARINES).materiel == before)
    };
    assert_eq!(position(1).0, None);
    let (ending, no_income) = position(2);
    assert_eq!(ending.expect("it is over").winners, SeatSet::one(MARINES));
    assert!(no_income, "step 2 does not come any more");
}

/// FS-WIN-03, -06, FS-DX-13, FS-Q-39, FS-AMB-33: most tokens, then friendly worlds, then units on the board, routed ones too.
#[test]
fn fs_q_39_tie_breakers() {
    let both = SeatSet::first(2);
    let winners = |table: &Table| table.game.best(both);
    let mut table = table(2);
    (table.game.players[0].collected, table.game.players[1].collected) = (4, 5);
    assert_eq!(winners(&table), SeatSet::one(CHAOS));
    table.game.players[0].collected = 5;
    assert_eq!(winners(&table), both);
    let table = table.units(CHAOS, 1, "cultist", "tile_3.ne");
    assert_eq!(winners(&table), SeatSet::one(CHAOS));
    let table = table.built(MARINES, "city", "tile_3.sw").units(MARINES, 1, "scout", "tile_3.sw");
    assert_eq!(winners(&table), both);
    let table = table.routed(MARINES, 1, "strike_cruiser", "tile_3.nw");
    assert_eq!(winners(&table), SeatSet::one(MARINES));
}

/// FS-WIN-04, FS-REF-06, FS-RND-02, FS-Q-40: after round 8 the best win, even with nothing.
#[test]
fn fs_q_40_after_the_last_round() {
    let mut table = table(2).units(CHAOS, 1, "cultist", "tile_3.ne");
    table.game.round = 8;
    let table = finish(refresh(table));
    let ending = table.game.ending.expect("it is over");
    assert_eq!((ending.winners, ending.ending), (SeatSet::one(CHAOS), "rounds"));
    assert_eq!(table.game.round, 8);
}

/// FS-REF-02, FS-MAT-01, -02, -03, -04, FS-DX-11: the values of friendly worlds, up to 14.
#[test]
fn fs_dx_11_materiel() {
    // Da Green Rock and its neighbours are printed with 2, 1 and 0; Lytheria with 1, Azernikh with 2, Laodicea with 3.
    let income = |before: u8| {
        let table = table(2)
            .units(MARINES, 1, "scout", "tile_3.ne")
            .built(MARINES, "city", "tile_3.sw")
            .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
            .materiel(MARINES, before);
        refresh(table).game.player(MARINES).materiel
    };
    assert_eq!(income(3), 3 + 1 + 2 + 2);
    assert_eq!(income(11), 14);
}

/// FS-REF-03, FS-RTR-06, FS-AMB-53: everybody rallies, at the same time.
#[test]
fn fs_ref_03_all_units_rally() {
    let table = refresh(table(2).routed(MARINES, 2, "scout", "tile_3.ne").routed(
        CHAOS,
        1,
        "cultist",
        "tile_3.sw",
    ));
    assert_eq!(table.count("scout", Stance::READY, "tile_3.ne"), 2);
    assert_eq!(table.count("cultist", Stance::ROUTED, "tile_3.sw"), 0);
    // It is told where somebody was routed.
    let told = |mut table: Table| {
        let mut events = Vec::new();
        table.game.begin_refresh(&mut events);
        table.game.advance(&mut events, &mut Options::new());
        events.contains(&Event::AllRallied {})
    };
    assert!(told(super::table::table(2).routed(MARINES, 1, "scout", "tile_3.ne")));
    assert!(!told(super::table::table(2).units(MARINES, 1, "scout", "tile_3.ne")));
}

/// FS-REF-04, FS-EVT-01, -02, -03, FS-DX-25: a card for each token, which come back; one is resolved, the others return.
#[test]
fn fs_dx_25_events_for_tokens() {
    let mut table = table(2).storm(0, "h1,1");
    table.game.players[0].on_events = [1, 0, 2, 0];
    table.game.secrets[0].orders = [1, 2, 0, 2];
    let mut table = refresh(table);
    assert_eq!(table.game.step(), Step::ChooseEvent(MARINES));
    assert_eq!(table.options().len(), 3);
    assert_eq!(table.game.event_deck(MARINES).len(), 5);
    let player = table.game.player(MARINES);
    assert_eq!((player.on_events, player.resolved), ([0; 4], [1, 0, 2, 0]));
    let line = table.options()[1].clone();
    table.play(&line);
    assert_eq!(table.game.secrets[0].drawn.len(), 1);
    assert_eq!(table.game.event_deck(MARINES).len(), 7);
    // FS-EVT-04: the storm first.
    assert_eq!(table.game.step(), Step::MoveStorm(MARINES));
}

/// FS-EVT-05: without tokens one card is revealed, for its storm alone.
#[test]
fn fs_evt_05_without_tokens_only_the_storm() {
    let mut table = refresh(table(2).storm(0, "h1,1"));
    assert_eq!(table.game.step(), Step::MoveStorm(MARINES));
    let line = table.options()[0].clone();
    table.play(&line);
    assert_ne!(table.game.step(), Step::ResolveEvent(MARINES));
    assert_eq!(table.game.player(MARINES).schemes, EventSet::NONE);
}

/// FS-EVT-07, -11, -12: a scheme stays in the play area or goes back; what lies there is not drawn.
#[test]
fn fs_evt_07_schemes_stay() {
    let position = || {
        let mut table = table(2);
        table.game.players[0].on_events = [2, 2, 2, 2];
        table.game.secrets[0].orders = [0; 4];
        let mut table = refresh(table);
        assert_eq!(table.options().len(), 8);
        table.play("event um_event_exterminatus");
        assert_eq!(table.options(), ["play-event", "done"]);
        table
    };
    let kept = position().plays(&["play-event"]);
    assert_eq!(kept.game.player(MARINES).schemes.len(), 1);
    assert_eq!(kept.game.event_deck(MARINES).len(), 7);
    let declined = position().plays(&["done"]);
    assert_eq!(declined.game.player(MARINES).schemes.len(), 0);
    assert_eq!(declined.game.event_deck(MARINES).len(), 8);
}

/// FS-WRP-05, -06, -07, -08, FS-Q-38: a storm that can move must, once in a phase; if none can, none does.
#[test]
fn fs_q_38_storms_that_can_move() {
    let mut table = table(4);
    let sideways = "um_event_emperors_champion";
    // Storms on a line, next to each other: only the last can go on.
    table = table.storm(0, "h0,1").storm(1, "h1,1").storm(2, "h2,1");
    table.game.event = Some(sideways.parse().expect("an event"));
    let moves = |game: &ForbiddenStars| {
        let mut out = Options::new();
        game.storm_options(&mut out);
        out.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    // Left of the first and right of the last lie no tiles.
    assert_eq!(moves(&table.game), ["done"]);
    table.game.storms[2].edge = Some("h1,2".parse().expect("an edge"));
    assert_eq!(
        moves(&table.game),
        ["move-storm storm_2 h2,1", "move-storm storm_3 h0,2", "move-storm storm_3 h2,2"]
    );
    table.game.storms[2].moved = true;
    assert_eq!(moves(&table.game), ["move-storm storm_2 h2,1"]);
    table.game.move_storm(crate::ids::Storm(1), "h2,1".parse().expect("an edge"), &mut NoLog);
    assert!(table.game.storms[1].moved);
    assert!(table.game.barred[tile(1).index()].is_empty(), "nobody is barred there any more");
}

/// FS-REF-05, -07, -08, FS-FPL-02, FS-UPG-04, FS-PLN-06: the token goes to the left, everything is turned up and back.
#[test]
fn fs_ref_05_the_end_of_the_round() {
    let mut table = table(3)
        .units(MARINES, 3, "scout", "tile_3.sw")
        .upgrade(MARINES, "um_order_crusade")
        .storm(0, "h1,1");
    table.game.players[0].used = table.game.players[0].upgrades;
    table.game.players[0].resolved = [2, 2, 0, 0];
    table.game.secrets[0].orders = [0, 0, 2, 2];
    let table = finish(refresh(table));
    assert_eq!((table.game.round, table.game.first), (2, CHAOS));
    assert_eq!(table.game.step(), Step::PlaceOrder(CHAOS));
    assert_eq!(table.crowd("tile_3.sw"), 2, "FS-REF-08");
    assert!(table.game.player(MARINES).used.is_empty());
    assert!(table.game.storms.iter().all(|storm| !storm.moved));
    assert_eq!(table.game.secrets[0].orders, [2; Order::COUNT]);
    assert_eq!(table.game.player(MARINES).resolved, [0; Order::COUNT]);
}

/// FS-REF-04: first player first, clockwise.
#[test]
fn fs_ref_04_events_go_clockwise() {
    let mut table = table(4).storm(0, "h1,1").storm(1, "h1,2").storm(2, "v1,1").storm(3, "v2,1");
    table.game.first = ORKS;
    let mut table = refresh(table);
    let mut asked: Vec<Seat> = Vec::new();
    while table.game.stage < PhaseStage::Capacity && table.game.steps.contains(&Step::Refresh) {
        asked.extend(table.asked());
        let line = table.options()[0].clone();
        table.play(&line);
    }
    assert_eq!(asked, [ORKS, ELDAR, MARINES, CHAOS]);
}

/// FS-ELM-01, -02, -03, -04, FS-DX-28, FS-AMB-30, -31: without a friendly world all pieces leave, orders from within stacks too.
#[test]
fn fs_dx_28_ships_alone_do_not_keep_anybody_in_the_game() {
    let mut table = table(3)
        .units(CHAOS, 3, "iconoclast_destroyer", "tile_3.nw")
        .objective(CHAOS, "tile_3.ne")
        .objective(ORKS, "tile_11.se")
        .order(CHAOS, "advance", tile(3))
        .order(MARINES, "deploy", tile(3))
        .assets(CHAOS, [1, 1, 1]);
    table.game.lift_unit("cultist".parse().expect("a unit"), Stance::READY, area("tile_11.se"));
    table.game.eliminate(&mut NoLog);
    let game = &table.game;
    assert!(game.player(CHAOS).eliminated);
    assert!(game.area(area("tile_3.nw")).is_uncontrolled());
    assert!(game.area(area("tile_3.ne")).objective.is_none());
    assert!(game.area(area("tile_11.se")).objective.is(ORKS));
    assert_eq!((game.orders.count(CHAOS), game.orders.count(MARINES)), (0, 1));
    assert_eq!(game.supply.assets, [12; 3]);
    assert_eq!(game.ending, None);
    // FS-WIN-02: still three tokens.
    assert_eq!(crate::content::content().board(3).objectives_to_win, 3);
}

/// FS-WIN-05, FS-ELM-05, FS-DX-46, FS-AMB-63: the last one wins at once; the first player token moves on.
#[test]
fn fs_dx_46_the_first_player_is_eliminated() {
    let leave = |table: &mut Table, unit: &str, place: &str| {
        table.game.lift_unit(unit.parse().expect("a unit"), Stance::READY, area(place));
        table.game.eliminate(&mut NoLog);
    };
    let mut three = table(3);
    leave(&mut three, "scout", "tile_11.ne");
    assert_eq!((three.game.first, &three.game.ending), (CHAOS, &None));
    leave(&mut three, "ork_boyz", "tile_11.sw");
    let ending = three.game.ending.expect("it is over");
    assert_eq!((ending.winners, ending.ending), (SeatSet::one(CHAOS), "survivor"));

    // All at once: they compare their tokens.
    let mut none = table(2);
    none.game.players[1].collected = 1;
    let cultist = "cultist".parse().expect("a unit");
    none.game.lift_unit(cultist, Stance::READY, area("tile_11.se"));
    leave(&mut none, "scout", "tile_11.ne");
    assert_eq!(none.game.ending.expect("it is over").winners, SeatSet::one(CHAOS));
}

/// FS-ELM-04: leaving the own last world is a way out; it is looked for after the order.
#[test]
fn fs_elm_04_eliminated_by_the_own_hand() {
    let mut table = table(3).units(CHAOS, 2, "cultist", "tile_11.sw");
    table.game.lift_unit("ork_boyz".parse().expect("a unit"), Stance::READY, area("tile_11.sw"));
    table.game.change(area("tile_11.sw"), |here| here.owner = CHAOS.into());
    table = table
        .units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw")
        .units(MARINES, 1, "scout", "tile_1.nw")
        .resolve(MARINES, "dominate", 1);
    assert!(!table.game.player(ORKS).eliminated);
    table.play("done");
    assert!(table.game.player(ORKS).eliminated);
    assert!(table.is_over());
}

/// FS-AMB-30, FS-ELM-04: if it is agreed so, nobody is out before the Refresh Phase.
#[test]
fn fs_amb_30_elimination_in_the_refresh_phase() {
    let begin = |agreed: EliminationCheck| {
        let mut table = table(3).units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw");
        table.game.rules.elimination_check = agreed;
        let boyz = "ork_boyz".parse().expect("a unit");
        table.game.lift_unit(boyz, Stance::READY, area("tile_11.sw"));
        table.units(MARINES, 1, "scout", "tile_1.nw").resolve(MARINES, "dominate", 1)
    };
    let at_once = begin(EliminationCheck::AfterEffect).plays(&["done"]);
    assert!(at_once.game.player(ORKS).eliminated);
    let late = begin(EliminationCheck::RefreshPhase).plays(&["done"]);
    assert!(!late.game.player(ORKS).eliminated);
    let late = refresh(late);
    assert!(late.game.player(ORKS).eliminated);
    assert!(late.game.area(area("tile_3.nw")).is_uncontrolled());
}

/// FS-AMB-23, FS-EVT-03: the cards that were not chosen are told to all, or to their owner alone.
#[test]
fn fs_amb_23_who_sees_the_cards_that_were_not_chosen() {
    let heard = |agreed: DiscardedEvents| {
        let mut table = table(2);
        table.game.rules.discarded_events = agreed;
        table.game.players[0].on_events = [2, 1, 0, 0];
        table.game.first = MARINES;
        let mut game = refresh(table).game;
        let line = super::choices(&game)[0];
        let mut events: Vec<Event> = Vec::new();
        game.carry_out(MARINES, line, &mut events);
        let back = events.iter().filter(|event| {
            matches!(event, Event::EventDiscarded { .. } | Event::EventPutBack { .. })
        });
        back.map(Event::audience).collect::<Vec<_>>()
    };
    assert_eq!(heard(DiscardedEvents::Shown), [Audience::All; 2]);
    assert_eq!(heard(DiscardedEvents::Hidden), [Audience::Only(MARINES); 2]);
}

/// FS-EVT-06, FS-EVT-10: a tactic is resolved at once and goes back; every deck has four tactics and four schemes, two of each icon.
#[test]
fn fs_evt_06_tactics_go_back() {
    let mut table = table(3);
    table.game.players[2].on_events = [2, 2, 2, 2];
    table.game.secrets[2].orders = [0; 4];
    table.game.first = ORKS;
    let mut table = refresh(table);
    table.play("event es_event_moar_boyz");
    table.play("play-event");
    assert_eq!(table.game.player(ORKS).assets, [0, 0, 2]);
    assert_eq!(table.game.event_deck(ORKS).len(), 8);
    for faction in crate::ids::Faction::all() {
        let deck = || EventSet::ALL.iter(faction).map(|it| &content().events[it.index()]);
        assert_eq!(deck().filter(|face| face.scheme).count(), 4);
        for icon in crate::ids::StormIcon::all() {
            assert_eq!(deck().filter(|face| face.storm == icon).count(), 2);
        }
    }
}

/// FS-CARD-20: a scheme can be used from the moment it lies in the play area, also in the same Refresh Phase.
#[test]
fn fs_card_20_a_scheme_in_the_phase_it_came() {
    let mut table = table(2).storm(0, "h1,1").storm(1, "h1,2");
    table.game.first = CHAOS;
    table.game.players[1].on_events = [2, 2, 2, 2];
    table.game.secrets[1].orders = [0; 4];
    let mut table = refresh(table);
    table.play("event we_event_prayer_to_the_dark_gods");
    let line = table.options()[0].clone();
    let mut table = table.plays(&[&line, "play-event"]);
    // The other player names a storm: the scheme answers.
    assert_eq!(table.game.step(), Step::MoveStorm(MARINES));
    let line = table.options()[0].clone();
    table.play(&line);
    assert!(table.offers("scheme we_event_prayer_to_the_dark_gods"));
    table.play("scheme we_event_prayer_to_the_dark_gods");
    assert!(table.game.player(CHAOS).schemes.is_empty());
}

/// FS-TRM-01, FS-SIM-01: who moves a storm is active; others answer in turn.
#[test]
fn fs_trm_01_the_active_player_moves_the_storm() {
    let table = refresh(table(2).storm(0, "h1,1"));
    assert_eq!(table.asked(), Some(MARINES));
    assert_eq!(table.game.refreshing(), MARINES);
}

/// FS-DEP-12: what is free costs nothing and needs no command level.
#[test]
fn fs_dep_12_free_units() {
    let mut table = table(2).materiel(MARINES, 0).built(MARINES, "factory", "tile_3.ne");
    table.game.players[0].on_events = [2, 2, 2, 2];
    table.game.secrets[0].orders = [0; 4];
    let before = table.game.player(MARINES).supply;
    let mut table = refresh(table);
    let income = table.game.player(MARINES).materiel;
    table.play("event um_event_heroic_intervention");
    table = table.plays(&["play-event", "option 0"]);
    assert_eq!(table.count("space_marine", Stance::READY, "tile_3.ne"), 1);
    assert_eq!(table.game.player(MARINES).materiel, income);
    assert_eq!(table.game.player(MARINES).supply[2], before[2] - 1);
    assert_eq!(table.game.command_level(MARINES), 0);
}
