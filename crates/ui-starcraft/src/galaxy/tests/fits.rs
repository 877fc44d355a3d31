//! Galaxies of all kinds in the panes of all screens.

use kernel::{Evaluate, Game, Options, Rng, Turn, Viewer, random_choice};
use starcraft::view::View;
use starcraft::{Action, Setup, StarCraft};
use ui::svg::Point;

use super::scenes;
use crate::galaxy::disc::{PIECE, RADIUS};
use crate::galaxy::plan::{LARGEST, NEAR, Plan, radius};

/// The panes of the kinds of screens in pixels, and how much of the largest radius there a drawing has that
/// is the same for all: on large screens names and transports grow as planets do.
const PANES: [(Point, f32); 5] = [
    (Point::new(884., 564.), 0.93),
    (Point::new(976., 718.), 0.95),
    (Point::new(1384., 870.), 0.83),
    (Point::new(1860., 1164.), 0.78),
    (Point::new(390., 642.), 0.95),
];

/// Galaxies as they are when the first round begins: how they were made, and the view of them.
fn galaxies(players: usize, games: u64, mut look: impl FnMut(&str, &View)) {
    for seed in 0..games {
        for made in ["random", "bots", "auto"] {
            let mut setup = Setup::new(players, &[]);
            if made == "auto" {
                setup.options.insert("galaxy".into(), "auto".into());
            }
            let mut game = StarCraft::new(&setup, seed).expect("a good setup");
            let mut rng = Rng::new(seed);
            while game.view(Viewer::Spectator).round == 0 {
                let Turn::Pending(pending) = game.turn() else { break };
                let seat = pending.iter().next().expect("somebody is asked");
                let mut options: Options<Action> = Options::new();
                game.options(seat, &mut options);
                let action = match made {
                    "bots" => game.habit(seat, &options, &mut rng),
                    _ => random_choice::<StarCraft>(&options, &mut rng),
                };
                game.play(seat, action.expect("a choice"), &mut Vec::new());
            }
            look(made, &game.view(Viewer::Spectator));
        }
    }
}

/// Planets are as large as columns and rows allow, in whichever turn that is more; they keep apart,
/// and galaxies that are made for the players can be read as a whole.
#[test]
fn galaxies_fit_the_pane() {
    // Pieces can be seen.
    const { assert!(2. * PIECE * NEAR / RADIUS >= 24.) };
    for players in 2..=6 {
        galaxies(players, 6, |made, view| {
            let plan = Plan::of(view, Vec::new(), Vec::new());
            let (corner, size) = plan.bounds;
            let cells: Vec<_> = plan.places.iter().filter_map(|place| place.cell).collect();
            let span = |of: fn(&kernel::grid::Cell) -> i8| {
                let (low, high) = (cells.iter().map(of).min(), cells.iter().map(of).max());
                f32::from(high.zip(low).map_or(1, |(high, low)| high - low + 1))
            };
            let (wide, tall) = (span(|cell| cell.x), span(|cell| cell.y));
            for (pane, share) in PANES {
                let drawn = RADIUS * (pane.x / size.x).min(pane.y / size.y);
                let wanted = radius(pane, wide, tall).min(LARGEST * (pane.y / 718.).max(1.));
                assert!(
                    drawn >= share * wanted,
                    "{made}, {players}: {drawn} of {wanted} in {pane:?}"
                );
            }
            let usual = PANES[1].0;
            assert!(radius(usual, wide, tall) >= radius(usual, tall, wide), "{made}: not turned");
            assert!(made != "auto" || !plan.is_far(), "{players}: {wide} by {tall} is too large");
            for (n, place) in plan.places.iter().enumerate() {
                let radius = place.disc.radius();
                let (low, high) = (corner, corner + size);
                let free = (place.middle.x - low.x).min(high.x - place.middle.x);
                let free = free.min(place.middle.y - low.y).min(high.y - place.middle.y);
                assert!(free > radius, "{place:?} is cut");
                for other in &plan.places[..n] {
                    let apart =
                        (place.middle.x - other.middle.x).hypot(place.middle.y - other.middle.y);
                    let gap = apart - radius - other.disc.radius();
                    assert!(gap > 12., "{place:?} and {other:?} are too close: {gap}");
                }
            }
        });
    }
}

/// While planets are placed the board does not turn; at the last one it may, and then never again.
#[test]
fn the_board_turns_only_once() {
    for (players, seed) in [(2, 7), (3, 1)] {
        let mut turns = Vec::new();
        scenes(players, seed, 9, |scene| {
            let built = scene.view.planets.iter().all(|planet| planet.cell.is_some());
            let turn = Plan::new(scene).grid.turn;
            assert!(built || turn == 0, "it turns while it is built");
            if built {
                turns.push(turn);
            }
        });
        assert!(turns.windows(2).all(|pair| pair[0] == pair[1]), "{players} players");
    }
}
