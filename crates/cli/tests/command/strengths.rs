//! How good the bots of the house are, on the scale of ratings: `Listed::strengths` of each game has what this prints. It reads games
//! that `orderstack sim --save` has written, in folders called `GAME/PLAYERS/BOTS` (the bots with commas between them, as `--bot` has
//! them):
//!
//! ```sh
//! orderstack sim --game starcraft --players 2 --bot easy,normal --games 12 --save matches/starcraft/2/easy,normal
//! MATCHES=matches cargo test --release -p orderstack --test command strengths -- --ignored --nocapture
//! ```

use std::cmp::Ordering;
use std::fs;
use std::path::Path;

use house::games::{Visit, with};
use kernel::history::Record;
use kernel::{Listed, Seat, Turn};

/// How far apart two are of whom the better one wins about three of four games, times the root of two: as in `rating`.
const C: f64 = 25.0 / 6.0 * std::f64::consts::SQRT_2;

/// The bot that everything is measured from: it is as good as a person of whom nothing is known.
const ANCHOR: (&str, f64) = ("normal", 25.0);

/// Of whom nothing is known.
const PRIOR: f64 = 25.0 / 3.0;

/// A game: who played, and where they came, more being better.
type Game = Vec<(String, (bool, bool, Vec<u16>))>;

struct Read;

impl Visit for Read {
    type Out = fn(&Path, &str) -> Vec<Game>;

    fn visit<G: Listed>(&self) -> Self::Out {
        |folder, bots| {
            let files =
                fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
            let texts = files.map(|file| fs::read_to_string(file).expect("text"));
            texts.map(|text| played::<G>(&text, bots)).collect()
        }
    }
}

fn played<G: Listed>(text: &str, bots: &str) -> Game {
    let history = Record::parse(text).expect("a game").replay::<G>().expect("it fits");
    let game = history.game();
    let Turn::Over(outcome) = game.turn() else { panic!("it is not over") };
    let seats = (0..).map(Seat).zip(bots.split(','));
    let fared =
        |seat: Seat| (outcome.winners.contains(seat), game.in_play(seat), game.merits(seat));
    seats.map(|(seat, bot)| (bot.to_owned(), fared(seat))).collect()
}

/// The strengths under which the games were likeliest, each pair by its places, with how unsure they are.
fn fitted(games: &[Game], levels: &[String]) -> Vec<(f64, f64)> {
    let mut mu = vec![ANCHOR.1; levels.len()];
    let at = |bot: &String| levels.iter().position(|level| level == bot).expect("known");
    let mut known = vec![0.0; levels.len()];
    for _ in 0..500 {
        let mut pull: Vec<f64> = mu.iter().map(|mu| (ANCHOR.1 - mu) / (PRIOR * PRIOR)).collect();
        known = vec![1.0 / (PRIOR * PRIOR); levels.len()];
        for game in games {
            // So many pairs at one table tell less than as many games of two.
            let weight = if game.len() > 4 { 0.75 } else { 1.0 };
            for (one, fared) in game {
                for (other, against) in game.iter().filter(|(other, _)| other != one) {
                    let expected = 1.0 / (1.0 + ((mu[at(other)] - mu[at(one)]) / C).exp());
                    let score = match fared.cmp(against) {
                        Ordering::Greater => 1.0,
                        Ordering::Equal => 0.5,
                        Ordering::Less => 0.0,
                    };
                    pull[at(one)] += weight * (score - expected) / C;
                    known[at(one)] += weight * expected * (1.0 - expected) / (C * C);
                }
            }
        }
        for (bot, _) in levels.iter().enumerate().filter(|(_, level)| *level != ANCHOR.0) {
            mu[bot] += 0.5 * pull[bot] / known[bot];
        }
    }
    mu.into_iter().zip(known).map(|(mu, known)| (mu, (1.0 / known).sqrt())).collect()
}

#[test]
fn the_fit_finds_who_is_how_much_better() {
    let game = |good: bool| -> Game {
        let fared = |won| (won, true, vec![]);
        vec![("normal".to_owned(), fared(!good)), ("hard".to_owned(), fared(good))]
    };
    let games: Vec<Game> = (0..400).map(|number| game(number % 4 != 0)).collect();
    let fitted = fitted(&games, &["normal".to_owned(), "hard".to_owned()]);
    // Three of four: the logarithm of three, on this scale.
    assert!((fitted[1].0 - 25.0 - C * 3.0_f64.ln()).abs() < 0.1, "{fitted:?}");
    assert!(fitted[1].1 < 1.0);
}

#[test]
#[ignore = "prints what was measured, from games that were played before"]
#[allow(clippy::print_stdout, reason = "what it is for")]
fn strengths() {
    let folder = std::env::var("MATCHES").expect("MATCHES: a folder of games");
    for game in house::games::IDS {
        for players in ["2", "4", "6"] {
            let folder = Path::new(&folder).join(game).join(players);
            let Ok(line_ups) = fs::read_dir(&folder) else { continue };
            let read = with(game, &Read).expect("known");
            let mut games = Vec::new();
            for line_up in line_ups {
                let line_up = line_up.expect("a folder").path();
                let bots =
                    line_up.file_name().and_then(|name| name.to_str()).expect("bots").to_owned();
                games.extend(read(&line_up, &bots));
            }
            let levels = bots::NAMES.map(str::to_owned);
            println!("{game}, {players} players, {} games:", games.len());
            for (level, (mu, sigma)) in levels.iter().zip(fitted(&games, &levels)) {
                let own =
                    games.iter().filter(|game| game.iter().any(|(bot, _)| bot == level)).count();
                println!("    ({players}, \"{level}\", {mu:.1}, {sigma:.1}, {own}),");
            }
        }
    }
}
