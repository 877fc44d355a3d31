//! The speed of the engine on one core: random play, the cost of a decision by number of
//! players, copying a state, resampling a world, building a view.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{play_out, series_seed};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Game, NoLog, Rng, Seat, Turn, Viewer};
use starcraft::{Setup, StarCraft};

/// Plays whole games with random choices; returns the decisions with two options or more.
fn games(players: usize, options: &[(&str, &str)], from: u64, count: u64) -> u64 {
    let setup = Setup::new(players, options);
    let mut decisions = 0;
    for index in from..from + count {
        let seed = series_seed(7, index);
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::fork(seed, 1);
        decisions += u64::from(play_out(&mut game, &mut rng, u32::MAX, &mut NoLog).decisions);
    }
    decisions
}

/// A state in the middle of a four-player game.
fn middle() -> StarCraft {
    let mut game = StarCraft::new(&Setup::new(4, &[]), 3).expect("a legal setup");
    play_out(&mut game, &mut Rng::new(5), 220, &mut NoLog);
    assert!(matches!(game.turn(), Turn::Pending(_)));
    game
}

fn random_play(c: &mut Criterion) {
    let mut group = c.benchmark_group("random play");
    group.sample_size(20).measurement_time(Duration::from_secs(6));
    for players in [2, 4, 6] {
        // One element is one decision: the rate is decisions a second.
        let each = games(players, &[], 0, 200);
        group.throughput(Throughput::Elements(each));
        group.bench_function(format!("{players} players, 200 games"), |b| {
            b.iter(|| black_box(games(players, &[], 0, 200)));
        });
    }
    group.finish();
}

/// The figures the project promises, in words: one line a figure, measured for two seconds each.
fn promises(_: &mut Criterion) {
    let rate = |players| {
        let (start, mut played, mut decisions) = (Instant::now(), 0, 0);
        while start.elapsed() < Duration::from_secs(2) {
            decisions += games(players, &[], played, 50);
            played += 50;
        }
        let seconds = start.elapsed().as_secs_f64();
        (played as f64 / seconds, decisions as f64 / seconds)
    };
    let [two, four, six] = [2, 4, 6].map(rate);
    eprintln!("4 players: {:.0} games/s, {:.2} million decisions/s", four.0, four.1 / 1e6);
    eprintln!("cost of a decision, 6 players against 2: {:.2}", two.1 / six.1);
    eprintln!("state: {} bytes", size_of::<StarCraft>());
}

fn values(c: &mut Criterion) {
    let game = middle();
    c.bench_function("clone a state", |b| b.iter(|| black_box(&game).clone()));
    let mut rng = Rng::new(1);
    c.bench_function("resample a world", |b| {
        b.iter(|| black_box(&game).resample(Seat(1), &mut rng));
    });
    c.bench_function("view of a seat", |b| {
        b.iter(|| black_box(&game).view(Viewer::Seat(Seat(1))));
    });
    c.bench_function("save as JSON", |b| b.iter(|| black_box(&game).to_json()));
}

criterion_group!(benches, promises, random_play, values);
criterion_main!(benches);
