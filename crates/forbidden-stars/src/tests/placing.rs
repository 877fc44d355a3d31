//! FS-SET-09 to -17: tiles, forces and objective tokens.

use std::collections::BTreeSet;

use kernel::{Owner, Seat};

use super::{A, B, area, cell, choices, finish, game, game_of, tile, tiles};
use crate::action::Action;
use crate::ids::{Area, System, Unit};
use crate::ruleset::Board;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Where a tile may be laid.
fn cells(game: &ForbiddenStars) -> BTreeSet<(i8, i8)> {
    game.cells_for_a_tile().into_iter().map(|cell| (cell.x, cell.y)).collect()
}

/// FS-SET-09, FS-AMB-27: the first tile lies anywhere, either side up, in any of four rotations.
#[test]
fn fs_set_09_the_first_tile_has_two_sides_and_four_turns() {
    let mut game = game(2, Board::Manual, 1);
    let seat = game.first;
    let home = game.player(seat).faction.expect("a faction").sheet().home;
    game.play(seat, Action::PickTile { system: home });
    let options = choices(&game);
    assert_eq!(options.len(), 8);
    assert!(options.contains(&Action::PlaceTile { cell: cell(0, 0), side: B, turns: 3 }));
}

/// FS-SET-09, FS-Q-03: along an edge of another tile, within 3 x 2, either way round.
#[test]
fn fs_q_03_all_tiles_fit_the_rectangle() {
    let row = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (2, 0), 0)]);
    let beside = [(0, 1), (1, 1), (2, 1), (0, -1), (1, -1), (2, -1)];
    assert_eq!(cells(&row), BTreeSet::from(beside));
    // Two tiles can still become a row or a column of three.
    let pair = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 0)]);
    let around = [(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)];
    assert_eq!(cells(&pair), BTreeSet::from(around));
    // A row of four is only for four players.
    let four = tiles(4, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (2, 0), 0)]);
    assert!(cells(&four).contains(&(3, 0)));
    let three = tiles(3, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (2, 0), 0)]);
    assert!(!cells(&three).contains(&(3, 0)));
}

/// The Orks in a game of two, with these tiles, before they place forces on the one placed last.
fn orks(placed: &[u8], left: &[u8]) -> (ForbiddenStars, Seat) {
    let mut game = game_of(2, Board::Manual, &["evil_sunz", "iyanden"], 1);
    let seat = Seat(0);
    for tile in &mut game.tiles {
        tile.dealt = Owner::NONE;
    }
    for &number in placed.iter().chain(left) {
        game.tiles[tile(number).index()].dealt = seat.into();
    }
    for (x, &number) in placed.iter().enumerate() {
        game.place_tile(tile(number), cell(x as i8, 0), A, 0);
    }
    game.steps.clear();
    let last = placed.last().map(|number| tile(*number)).expect("a tile");
    game.steps.push(Step::PlaceForces(seat, last));
    (game, seat)
}

fn unit(id: &str) -> Unit {
    id.parse().expect("a unit")
}

/// FS-SET-10, -11, FS-CAP-06: ground units on worlds, up to their capacity, one structure to a world.
#[test]
fn fs_set_10_forces_stand_where_there_is_room() {
    // 4A: voids in the north, worlds of capacity 1 and 3 in the south.
    let (mut game, seat) = orks(&[4], &[11, 1]);
    let boyz = |place: &str| Action::PlaceUnit { unit: unit("ork_boyz"), area: area(place) };
    let options = choices(&game);
    assert!(options.contains(&boyz("tile_4.se")) && options.contains(&boyz("tile_4.sw")));
    assert!(!options.contains(&boyz("tile_4.nw")) && !options.contains(&boyz("tile_4.ne")));
    // Not on tiles placed by anybody, only on this one.
    assert!(options.iter().all(|action| match action {
        Action::PlaceUnit { area, .. } | Action::PlaceStructure { area, .. } => {
            area.system() == tile(4)
        }
        other => *other == Action::Done {},
    }));
    game.play(seat, boyz("tile_4.se"));
    assert!(!choices(&game).contains(&boyz("tile_4.se")));
    // A structure does not count for capacity (FS-CAP-03), but there is one at most.
    let factory = crate::ids::Structure::FACTORY;
    let build = |place: Area| Action::PlaceStructure { structure: factory, area: place };
    assert!(choices(&game).contains(&build(area("tile_4.se"))));
    game.play(seat, build(area("tile_4.se")));
    assert_eq!(game.player(seat).control_tokens, 8);
    assert!(choices(&game).iter().all(|it| !matches!(it, Action::PlaceStructure { .. })));
}

/// FS-SET-13, FS-AMB-28, FS-DX-47, FS-Q-04: nobody may keep more than the last tile holds.
#[test]
fn fs_dx_47_what_is_left_must_fit_on_the_last_tile() {
    let (mut game, seat) = orks(&[11, 1], &[4]);
    assert!(!choices(&game).contains(&Action::Done {}));
    let boyz = Action::PlaceUnit { unit: unit("ork_boyz"), area: area("tile_1.nw") };
    game.play(seat, boyz);
    assert!(choices(&game).contains(&Action::Done {}));
    // With a tile that holds five, nothing has to be placed: 2A has room for 5 + 1.
    assert!(choices(&orks(&[11, 1], &[2]).0).contains(&Action::Done {}));
    // With two tiles to come there is time.
    assert!(choices(&orks(&[11], &[1, 4]).0).contains(&Action::Done {}));
}

/// FS-SET-13: on the third tile everything must be placed.
#[test]
fn fs_set_13_nothing_is_kept_on_the_third_tile() {
    let (mut game, seat) = orks(&[1, 2, 11], &[]);
    while game.player(seat).is_waiting() {
        let options = choices(&game);
        assert!(!options.contains(&Action::Done {}));
        game.play(seat, options[0]);
    }
    assert!(!matches!(game.step(), Step::PlaceForces(..)));
}

/// FS-SET-09, -13: a side on which the rest would not fit is not offered. No faction begins with seven
/// ground units; these do, to tell the sides apart.
#[test]
fn sides_without_room_are_not_offered() {
    let (mut game, seat) = orks(&[1, 11], &[2]);
    game.players[seat.index()].waiting = [7, 0, 0, 0, 0, 0];
    game.steps.goto(Step::PlaceTile(seat, tile(2)));
    let sides: BTreeSet<u8> = choices(&game)
        .into_iter()
        .filter_map(|it| if let Action::PlaceTile { side, .. } = it { Some(side.0) } else { None })
        .collect();
    // 2A holds 5 + 1 ground units, 2B holds 3 + 4.
    assert_eq!(sides, BTreeSet::from([B.0]));
}

/// FS-DX-41, FS-SET-26, FS-Q-01: how many tokens lie on each player's first, second and third tile.
#[test]
fn fs_dx_41_objective_tokens_by_tile() {
    for seed in 0..20 {
        for players in 2..=4 {
            let mut game = game(players, Board::Manual, seed);
            let mut laid: Vec<(Seat, System)> = Vec::new();
            finish(&mut game, seed, |_, seat, action| {
                if let Action::PickTile { system } = action {
                    laid.push((seat, system));
                }
            });
            for seat in game.clockwise() {
                let own = laid.iter().filter(|it| it.0 == seat);
                let tokens: Vec<usize> = own
                    .map(|(_, system)| {
                        let lies = |it: &Area| !game.area(*it).objective.is_none();
                        system.areas().filter(lies).count()
                    })
                    .collect();
                assert_eq!(tokens, [[1, 1, 0], [2, 2, 0], [2, 2, 2]][players - 2]);
            }
        }
    }
}

/// FS-SET-15, -16, FS-Q-02: with A, B, C, C in hand the first token is C, the second A or B.
#[test]
fn fs_q_02_tokens_of_which_there_are_most_go_first() {
    let mut game = game(4, Board::Manual, 1);
    let seat = Seat(0);
    game.place_tile(tile(1), cell(0, 0), A, 0);
    game.players[0].given = [0, 1, 1, 2];
    game.steps.clear();
    game.steps.push(Step::PlaceObjectives(seat, tile(1)));
    let named = |game: &ForbiddenStars| -> BTreeSet<u8> {
        let options = choices(game).into_iter();
        options
            .filter_map(|it| match it {
                Action::PlaceObjective { faction, .. } => Some(faction.0),
                _ => None,
            })
            .collect()
    };
    assert_eq!(named(&game), BTreeSet::from([3]));
    // On each of the two spaces of 1A.
    assert_eq!(choices(&game).len(), 2);
    game.play(seat, choices(&game)[0]);
    assert_eq!(named(&game), BTreeSet::from([1, 2]));
    assert_eq!(choices(&game).len(), 2);
}
