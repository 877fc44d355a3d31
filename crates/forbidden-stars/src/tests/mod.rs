//! The rules one by one. A test names its rule in its own name or in the words above it.

mod adjacency;
mod advance;
mod boards;
mod combat;
mod coverage;
mod deploy;
mod events;
mod ledger;
mod odds;
mod order_upgrades;
mod phases;
mod placing;
mod random;
mod refresh;
mod saves;
mod schemes;
mod second;
mod setup;
mod storms;
mod strikes;
mod table;
mod upgrades;
mod vain;
mod views;
mod why_not;
mod words;

use kernel::grid::Cell;
use kernel::{Game, NoLog, Options, Rng, Seat, Viewer};

use crate::action::Action;
use crate::content::content;
use crate::ids::{Area, Faction, MAX_PLAYERS, System, TileSide};
use crate::ruleset::{Board, Ruleset};
use crate::state::ForbiddenStars;
use crate::view::View;

const A: TileSide = TileSide(0);
const B: TileSide = TileSide(1);

fn faction(id: &str) -> Faction {
    id.parse().expect("a faction")
}

fn area(id: &str) -> Area {
    id.parse().expect("an area")
}

/// The tile of a number.
fn tile(number: u8) -> System {
    System(number - 1)
}

fn cell(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

/// A game by this kind of board, with these factions.
fn game_of(players: usize, board: Board, factions: &[&str], seed: u64) -> ForbiddenStars {
    let version = ForbiddenStars::RULES_VERSION;
    let rules = Ruleset { version, board, ..Ruleset::default() };
    let mut agreed = [None; MAX_PLAYERS];
    for (seat, id) in factions.iter().enumerate().filter(|(_, id)| !id.is_empty()) {
        agreed[seat] = Some(faction(id));
    }
    let mut game = ForbiddenStars::set_up(players, &agreed, rules, Rng::new(seed));
    game.advance(&mut NoLog, &mut Options::new());
    game
}

/// A game whose players have agreed on the first factions of the list.
fn game(players: usize, board: Board, seed: u64) -> ForbiddenStars {
    game_of(players, board, &Faction::NAMES[..players], seed)
}

/// A table with nothing on it but these tiles, side A up: number, cell, turns.
fn tiles(players: usize, placed: &[(u8, (i8, i8), u8)]) -> ForbiddenStars {
    let mut game = ForbiddenStars::empty(players, Rng::new(1));
    game.rules.version = ForbiddenStars::RULES_VERSION;
    for &(number, (x, y), turns) in placed {
        game.place_tile(tile(number), cell(x, y), A, turns);
    }
    game
}

impl ForbiddenStars {
    /// Carries out a choice that was offered, and runs on to the next decision.
    fn play(&mut self, seat: Seat, action: Action) {
        self.carry_out(seat, action, &mut NoLog);
        self.advance(&mut NoLog, &mut Options::new());
    }

    /// Lists what a seat may choose.
    fn options(&self, seat: Seat, out: &mut Options<Action>) {
        Game::options(self, seat, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        Game::view(self, viewer)
    }
}

/// What the player who is asked may choose.
fn choices(game: &ForbiddenStars) -> Vec<Action> {
    let mut options = Options::new();
    if let Some(seat) = game.step().seat() {
        game.options(seat, &mut options);
    }
    options.to_vec()
}

/// Plays the rest of the setup at random; `each` sees every decision with the answer.
fn finish(
    game: &mut ForbiddenStars,
    seed: u64,
    mut each: impl FnMut(&ForbiddenStars, Seat, Action),
) {
    let mut rng = Rng::new(seed);
    while game.round == 0 {
        let seat = game.step().seat().expect("somebody is asked");
        let options = choices(game);
        let action = rng.pick(&options).unwrap_or_else(|| panic!("no choice at {:?}", game.step()));
        each(game, seat, action);
        game.carry_out(seat, action, &mut NoLog);
    }
}

/// What must hold of every board once the setup is over.
fn check_board(game: &ForbiddenStars) {
    let players = game.seats as usize;
    let limits = content().board(players);
    assert_eq!(game.round, 1);
    // FS-SET-05, -09: three tiles each, which fill the rectangle.
    assert_eq!(game.placed.len(), 3 * players);
    let cells: Vec<Cell> = game.placed.iter().map(|it| game.tiles[it.index()].cell).collect();
    let span = |of: fn(&Cell) -> i8| {
        let (low, high) = (cells.iter().map(of).min(), cells.iter().map(of).max());
        high.expect("a tile") - low.expect("a tile") + 1
    };
    let mut size = [span(|cell| cell.x), span(|cell| cell.y)];
    size.sort_unstable();
    let mut most = [limits.rows as i8, limits.columns as i8];
    most.sort_unstable();
    assert_eq!(size, most);
    for seat in (0..game.seats).map(Seat) {
        let player = game.player(seat);
        let sheet = player.faction.expect("a faction").sheet();
        // FS-SET-13: all forces are on the board, FS-SET-14, FS-SET-17: and all tokens that could be placed.
        assert!(!player.is_waiting());
        let own = || game.placed.iter().flat_map(System::areas).map(|it| (it, game.area(it)));
        let mut units = [0; crate::ids::KINDS];
        for (place, state) in own().filter(|(_, state)| state.owner.is(seat)) {
            for unit in player.faction.into_iter().flat_map(Faction::units) {
                let count = state.ready[unit.kind()];
                units[unit.kind()] += count;
                // FS-SET-11, FS-ARE-08
                assert!(count == 0 || game.print(place).world != unit.sheet().ship);
            }
            // FS-SET-10, FS-CAP-06
            assert!((1..=game.print(place).capacity).contains(&state.units()));
        }
        assert_eq!(units, sheet.forces.units);
        let built: u8 = own().filter(|it| it.1.control.is(seat)).map(|it| it.1.buildings()).sum();
        assert_eq!(built, sheet.forces.structures.iter().sum::<u8>());
        assert_eq!(player.control_tokens, sheet.control_tokens - built);
        // FS-SET-07, FS-DX-12
        let tokens = own().filter(|it| it.1.objective.is(seat)).count();
        assert_eq!(tokens, 2 * (players - 1));
    }
    for system in game.placed.iter() {
        let tokens = || system.areas().map(|it| (it, game.area(it).objective));
        for (place, owner) in tokens().filter(|it| !it.1.is_none()) {
            assert!(game.print(place).objective);
            // FS-SET-15
            assert_eq!(tokens().filter(|it| it.1 == owner).count(), 1);
        }
    }
    // FS-SET-18, FS-AMB-26
    let mut edges: Vec<_> =
        game.storms[..players].iter().map(|it| it.edge.expect("it lies")).collect();
    assert!(edges.iter().all(|edge| game.is_edge(*edge)));
    edges.sort_unstable();
    edges.dedup();
    assert_eq!(edges.len(), players);
}

/// Search copies states all the time.
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<ForbiddenStars>();
    assert!(size <= 2304, "{size} bytes");
}
