//! FS-WRP: where storms may go.

use kernel::grid::Cell;

use super::{choices, game, tiles};
use crate::action::Action;
use crate::grid::Edge;
use crate::ids::StormIcon;
use crate::ruleset::Board;
use crate::state::ForbiddenStars;

fn icon(id: &str) -> StormIcon {
    id.parse().expect("an icon")
}

fn h(x: i8, y: i8) -> Edge {
    Edge::above(x, y)
}

fn v(x: i8, y: i8) -> Edge {
    Edge::left_of(x, y)
}

/// Nine tiles in a square.
fn square() -> ForbiddenStars {
    let cells = (0..9).map(|n| (n as u8 + 1, (n % 3, n / 3), 0));
    tiles(3, &cells.collect::<Vec<_>>())
}

#[track_caller]
fn goes(game: &ForbiddenStars, from: Edge, by: &str, to: &[Edge]) {
    let mut found = game.storm_moves(from, icon(by)).to_vec();
    let mut wanted = to.to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}

/// FS-WRP-04, FS-AMB-25.
#[test]
fn fs_dx_31_a_storm_that_lies_level() {
    let game = square();
    goes(&game, h(1, 1), "across", &[h(1, 0), h(1, 2)]);
    goes(&game, h(1, 1), "sideways", &[h(0, 1), h(2, 1)]);
    goes(&game, h(1, 1), "up_right_down_left", &[v(2, 0), v(1, 1)]);
    goes(&game, h(1, 1), "up_left_down_right", &[v(1, 0), v(2, 1)]);
}

/// FS-WRP-04, FS-AMB-25: the icon is turned with the storm.
#[test]
fn fs_dx_32_a_storm_that_stands_upright() {
    let game = square();
    goes(&game, v(1, 1), "up_right_down_left", &[h(0, 1), h(1, 2)]);
    goes(&game, v(1, 1), "up_left_down_right", &[h(1, 1), h(0, 2)]);
    goes(&game, v(1, 1), "across", &[v(0, 1), v(2, 1)]);
    goes(&game, v(1, 1), "sideways", &[v(1, 0), v(1, 2)]);
}

/// FS-AMB-25: or it stays upright, if it is agreed so; for storms that lie level that is the same.
#[test]
fn fs_amb_25_icons_that_stay_upright() {
    let mut game = square();
    game.rules.storm_icons = crate::ruleset::StormIcons::Upright;
    goes(&game, v(1, 1), "up_right_down_left", &[h(1, 1), h(0, 2)]);
    goes(&game, v(1, 1), "up_left_down_right", &[h(0, 1), h(1, 2)]);
    goes(&game, v(1, 1), "across", &[v(0, 1), v(2, 1)]);
    goes(&game, v(1, 1), "sideways", &[v(1, 0), v(1, 2)]);
    goes(&game, h(1, 1), "up_right_down_left", &[v(2, 0), v(1, 1)]);
}

/// FS-WRP-10.
#[test]
fn fs_dx_33_a_storm_stays_on_the_board() {
    goes(&square(), h(0, 0), "across", &[h(0, 1)]);
    goes(&square(), v(3, 2), "sideways", &[v(3, 1)]);
}

/// FS-WRP-09.
#[test]
fn fs_wrp_09_a_storm_does_not_join_another() {
    let mut game = square();
    game.storms[1].edge = Some(h(1, 2));
    goes(&game, h(1, 1), "across", &[h(1, 0)]);
}

/// FS-WRP-01: every edge has one name, whichever tile is asked.
#[test]
fn edges_have_one_name() {
    let game = square();
    let mut edges: Vec<Edge> = game.edges().collect();
    edges.sort_unstable();
    edges.dedup();
    assert_eq!((edges.len(), game.edges().count()), (24, 24));
    for edge in edges {
        assert_eq!(edge.to_string().parse(), Ok(edge));
        assert!(game.is_edge(edge));
    }
    assert!(!game.is_edge(h(3, 0)) && !game.is_edge(v(0, 3)));
    assert_eq!(h(1, -2).cells(), [Cell { x: 1, y: -2 }, Cell { x: 1, y: -3 }]);
}

/// FS-SET-18, FS-Q-05, FS-AMB-26: anticlockwise from whoever laid the final tile, on any edge that is free.
#[test]
fn fs_q_05_storms_are_placed_anticlockwise() {
    let mut game = game(3, Board::Manual, 5);
    let first = game.first;
    let mut order = Vec::new();
    super::finish(&mut game, 11, |game, seat, action| {
        if let Action::PlaceStorm { .. } = action {
            // 3 x 3 tiles have 24 edges, outer ones included.
            assert_eq!(choices(game).len(), 24 - order.len());
            order.push(seat);
        }
    });
    let (second, last) = (game.left_of(first), game.right_of(first));
    assert_eq!(order, [last, second, first]);
    super::check_board(&game);
}
