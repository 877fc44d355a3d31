//! FS-SYS, FS-ARE, FS-ADJ: systems, areas and what is adjacent to what.

use kernel::{Owner, Seat};

use super::{area, cell, game, tile, tiles};
use crate::content::content;
use crate::grid::Edge;
use crate::ids::{Area, System};
use crate::ruleset::Board;
use crate::sets::{AreaSet, SystemSet};
use crate::state::AreaState;

fn set(areas: &[&str]) -> AreaSet {
    areas.iter().map(|id| area(id)).collect()
}

/// FS-ADJ-01: an edge is needed, a corner is not enough.
#[test]
fn fs_adj_01_systems_are_adjacent_along_an_edge() {
    let game = tiles(3, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (1, 1), 0)]);
    assert_eq!(game.neighbours[tile(1).index()], SystemSet::one(tile(2)));
    let both: SystemSet = [tile(1), tile(3)].into_iter().collect();
    assert_eq!(game.neighbours[tile(2).index()], both);
    assert_eq!(game.neighbours[tile(3).index()], SystemSet::one(tile(2)));
    assert_eq!(game.neighbours[tile(4).index()], SystemSet::NONE);
}

/// FS-SYS-01, FS-ADJ-02: on one tile an area borders on two others, not on the one across the order box.
#[test]
fn fs_adj_02_areas_border_on_their_neighbours_not_on_the_opposite_one() {
    let game = tiles(2, &[(5, (0, 0), 3)]);
    assert_eq!(game.borders[area("tile_5.nw").index()], set(&["tile_5.ne", "tile_5.sw"]));
    assert_eq!(game.borders[area("tile_5.se").index()], set(&["tile_5.ne", "tile_5.sw"]));
    assert_eq!(game.borders[area("tile_5.ne").index()], set(&["tile_5.nw", "tile_5.se"]));
}

/// FS-ADJ-03, FS-AMB-48: across an edge, areas that touch the same half of it.
#[test]
fn fs_adj_03_areas_border_across_tile_edges() {
    let game = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (0, 1), 0)]);
    assert_eq!(
        game.borders[area("tile_1.ne").index()],
        set(&["tile_1.nw", "tile_1.se", "tile_2.nw"])
    );
    let corner = set(&["tile_1.ne", "tile_1.sw", "tile_2.sw", "tile_3.ne"]);
    assert_eq!(game.borders[area("tile_1.se").index()], corner);
    assert_eq!(
        game.borders[area("tile_1.sw").index()],
        set(&["tile_1.nw", "tile_1.se", "tile_3.nw"])
    );
    assert_eq!(game.borders[area("tile_1.nw").index()], set(&["tile_1.ne", "tile_1.sw"]));
}

/// A tile turned clockwise by a quarter shows its south-west area in the north-west.
#[test]
fn turned_tiles_border_with_other_areas() {
    let game = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 1)]);
    assert_eq!(game.area_at(tile(2), 0), area("tile_2.sw"));
    assert!(game.borders[area("tile_1.ne").index()].has(area("tile_2.sw")));
    assert!(game.borders[area("tile_1.se").index()].has(area("tile_2.se")));
    // Upside down: what was printed in the south-east lies in the north-west.
    let game = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 2)]);
    assert!(game.borders[area("tile_1.ne").index()].has(area("tile_2.se")));
    assert!(game.borders[area("tile_1.se").index()].has(area("tile_2.ne")));
}

/// The upper left of the printed introductory board: 10A upside down beside 1A.
#[test]
fn fs_set_25_the_introductory_board_borders_as_printed() {
    let game = game(2, Board::Introductory, 1);
    assert_eq!(game.area_at(tile(10), 1), area("tile_10.sw"));
    assert!(game.borders[area("tile_10.sw").index()].has(area("tile_1.nw")));
    assert!(game.borders[area("tile_10.nw").index()].has(area("tile_1.sw")));
    // 3B, turned once, lies under 1A.
    assert!(game.borders[area("tile_1.sw").index()].has(area("tile_3.sw")));
}

/// Borders go both ways, and every shared edge has two pairs of areas.
#[test]
fn borders_are_mutual() {
    for players in 2..=4 {
        let game = game(players, Board::Introductory, 7);
        let systems = game.placed.len();
        let mut pairs = 0;
        for one in game.placed.iter().flat_map(System::areas) {
            for other in game.borders[one.index()].iter() {
                assert!(game.borders[other.index()].has(one), "{one} {other}");
                pairs += 1;
            }
        }
        let shared: usize = game.neighbours.iter().map(|beside| beside.len()).sum();
        assert_eq!(pairs, systems * 8 + shared * 2);
        // 3 x 2, 3 x 3 and 4 x 3 tiles have 7, 12 and 17 inner edges.
        assert_eq!(shared / 2, [7, 12, 17][players - 2]);
    }
}

/// FS-ADJ-04, FS-WRP-03, FS-PLN-04, FS-DX-19: a storm ends no adjacency, but nothing can cross it (FS-WRP-02, FS-GRD-12).
#[test]
fn fs_adj_04_storms_block_movement_but_not_adjacency() {
    let mut game = tiles(2, &[(1, (0, 0), 0), (2, (1, 0), 0), (3, (0, 1), 0)]);
    game.storms[0].edge = Some(Edge::left_of(1, 0));
    game.survey();
    assert!(game.neighbours[tile(1).index()].has(tile(2)));
    assert!(game.borders[area("tile_1.ne").index()].has(area("tile_2.nw")));
    assert_eq!(game.barred[tile(1).index()], SystemSet::one(tile(2)));
    assert_eq!(game.barred[tile(2).index()], SystemSet::one(tile(1)));
    assert_eq!(game.barred[tile(3).index()], SystemSet::NONE);
    let open = set(&["tile_1.ne", "tile_1.sw", "tile_3.ne"]);
    assert_eq!(game.open_borders(area("tile_1.se")), open);
}

/// FS-ARE-03, -04, -05, -06, -07.
#[test]
fn fs_are_states_of_an_area() {
    let (me, you) = (Seat(0), Seat(1));
    let empty = AreaState { objective: you.into(), ..AreaState::EMPTY };
    assert!(empty.is_uncontrolled() && !empty.is_friendly(me) && !empty.is_enemy(me));
    let routed = AreaState { owner: me.into(), routed: [1, 0, 0, 0, 0, 0], ..AreaState::EMPTY };
    assert!(routed.is_friendly(me) && routed.is_enemy(you) && !routed.is_uncontrolled());
    // FS-STR-07
    let city = AreaState { control: me.into(), structures: [0, 1, 0], ..AreaState::EMPTY };
    assert!(city.is_friendly(me) && city.is_enemy(you));
    // FS-ARE-06: two factions, friendly and enemy to nobody.
    let contested = AreaState { owner: you.into(), ready: [1, 0, 0, 0, 0, 0], ..city };
    for seat in [me, you] {
        assert!(!contested.is_friendly(seat) && !contested.is_enemy(seat));
    }
    assert_eq!(Owner::NONE, AreaState::EMPTY.objective);
    assert_eq!(Area::all().count(), 48);
}

/// FS-ARE-01, -02, FS-SYS-03: worlds have room, most of them materiel and an asset; the code of a side is only its name.
#[test]
fn fs_are_02_what_is_printed_on_worlds() {
    let prints = || content().areas.iter().flatten();
    assert!(prints().all(|print| print.capacity > 0));
    assert!(prints().filter(|print| !print.world).all(|print| {
        print.materiel == 0 && print.prosperity == 0 && !print.objective && print.capacity == 3
    }));
    let worlds = || prints().filter(|print| print.world);
    assert!(2 * worlds().filter(|print| print.materiel > 0).count() > worlds().count());
}

/// Words of place are those of the board as it is seen: one that stands upright is turned by a quarter, clockwise.
#[test]
fn places_are_called_as_the_board_is_seen() {
    let at = |x: i8, y: i8| move |it: kernel::grid::Cell| (it == cell(x, y)).then(|| "it".into());
    let side = |edge: Edge, quarter: u8| {
        let said = crate::edge_name(edge, quarter, at(0, 0));
        format!("{said:?}")
    };
    assert_eq!(side(Edge::above(0, 0), 0), side(Edge::left_of(0, 0), 1));
    assert_eq!(side(Edge::left_of(1, 0), 0), side(Edge::above(0, 0), 1));
    assert_ne!(side(Edge::above(0, 0), 0), side(Edge::above(0, 1), 0));
    let upright = [(0, 0), (1, 0), (0, 1), (0, 2)].map(|(x, y)| cell(x, y));
    assert_eq!(crate::grid::quarter(upright.into_iter()), 1);
    assert_eq!(crate::grid::quarter(upright.into_iter().take(2)), 0);
}
