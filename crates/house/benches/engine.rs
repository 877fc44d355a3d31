//! The speed of the games on one core: random play, the cost of a decision by number of
//! players, copying a state, resampling a world, building a view.
//!
//! `cargo bench -p orderstack-house [-- GAME]`

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{play_out, series_seed};
use criterion::Criterion;
use house::games::{Visit, each};
use kernel::{Listed, NoLog, Rng, Seat, Turn, Viewer, read_setup};
use serde_json::json;

/// How long a rate is measured.
const TIME: Duration = Duration::from_secs(3);
/// Choices after which a game of four is in full swing.
const MIDDLE: u32 = 220;

fn begun<G: Listed>(players: usize, seed: u64) -> G {
    let setup = read_setup::<G>(&json!({ "players": players })).expect("a setup");
    G::new(&setup, seed).expect("a legal setup")
}

/// Plays whole games with random choices; returns the decisions with two options or more.
fn games<G: Listed>(players: usize, from: u64, count: u64) -> u64 {
    let play = |index| {
        let seed = series_seed(7, index);
        let mut game = begun::<G>(players, seed);
        let played = play_out(&mut game, &mut Rng::fork(seed, 1), u32::MAX, &mut NoLog);
        u64::from(played.decisions)
    };
    (from..from + count).map(play).sum()
}

/// The figures the project promises, in words: one line a figure.
fn promises<G: Listed>() {
    let name = G::ID;
    for players in G::seats() {
        let (start, mut played, mut decisions) = (Instant::now(), 0, 0);
        while start.elapsed() < TIME {
            decisions += games::<G>(players, played, 50);
            played += 50;
        }
        let seconds = start.elapsed().as_secs_f64();
        let (games, decisions) = (played as f64 / seconds, decisions as f64 / seconds / 1e6);
        eprintln!(
            "{name}, {players} players: {games:.0} games/s, {decisions:.2} million decisions/s"
        );
    }
    eprintln!("{name}, state: {} bytes", size_of::<G>());
}

fn values<G: Listed>(c: &mut Criterion) {
    let mut game = begun::<G>(4, 3);
    play_out(&mut game, &mut Rng::new(5), MIDDLE, &mut NoLog);
    assert!(matches!(game.turn(), Turn::Pending(_)), "the game goes on");
    let mut group = c.benchmark_group(G::ID);
    group.bench_function("clone a state", |b| b.iter(|| black_box(&game).clone()));
    let mut rng = Rng::new(1);
    group.bench_function("resample a world", |b| {
        b.iter(|| black_box(&game).resample(Seat(1), &mut rng));
    });
    group.bench_function("view of a seat", |b| {
        b.iter(|| black_box(&game).view(Viewer::Seat(Seat(1))));
    });
    group.bench_function("save as JSON", |b| b.iter(|| black_box(&game).to_json()));
    group.finish();
}

struct Measure;

impl Visit for Measure {
    type Out = ();

    fn visit<G: Listed>(&self) {
        // Criterion looks for the name of a benchmark among the arguments, and so do we.
        let wanted: Vec<String> =
            std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
        if wanted.is_empty() || wanted.iter().any(|it| it == G::ID) {
            promises::<G>();
        }
        values::<G>(&mut Criterion::default().configure_from_args());
    }
}

fn main() {
    each(&Measure);
}
