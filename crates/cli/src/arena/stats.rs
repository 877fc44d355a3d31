//! The statistics: intervals of shares, ratings, and the test that stops early.

use serde::Serialize;

/// So many standard deviations lie on each side of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Elo points of a factor e in strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// A share with its 95 % interval by Wilson.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// What was won; a part of a victory counts as that part.
    pub won: f64,
    /// Of so much.
    pub of: f64,
    /// The share.
    pub rate: f64,
    /// It is hardly less than this,
    pub low: f64,
    /// nor more than this.
    pub high: f64,
}

impl Rate {
    /// So much won of so much. Of nothing nothing is known: the share may be anything.
    pub fn new(won: f64, of: f64) -> Self {
        if of <= 0.0 {
            return Self { won, of, rate: 0.0, low: 0.0, high: 1.0 };
        }
        let rate = won / of;
        let square = Z * Z / of;
        let middle = (rate + square / 2.0) / (1.0 + square);
        let half =
            Z / (1.0 + square) * (rate * (1.0 - rate) / of + square / (4.0 * of)).max(0.0).sqrt();
        Self { won, of, rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// How strong somebody is; the mean of all who play is 0.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// The rating.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
}

/// The ratings that make these results most likely (Bradley-Terry), with errors from the observed
/// information. `wins[a][b]` is how often `a` has beaten `b`, in parts of a game if need be. Who
/// has never won or never lost has no such rating.
pub fn ratings(wins: &[Vec<f64>]) -> Vec<Elo> {
    let all = wins.len();
    let met = |a: usize, b: usize| wins[a][b] + wins[b][a];
    let others = |a: usize| (0..all).filter(move |&b| b != a);
    // Each step makes the results likelier (Hunter 2004); it is cheap, so many do no harm.
    let mut strength = vec![1.0_f64; all];
    for _ in 0..100_000 {
        let mut change = 0.0_f64;
        for a in 0..all {
            let won: f64 = others(a).map(|b| wins[a][b]).sum();
            let met: f64 = others(a).map(|b| met(a, b) / (strength[a] + strength[b])).sum();
            if won > 0.0 && met > 0.0 {
                change = change.max((won / met / strength[a]).ln().abs());
                strength[a] = won / met;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / all as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
        if change < 1e-12 {
            break;
        }
    }
    // What is known of the logarithms of the strengths. Their sum is fixed, which the constant
    // added everywhere and taken away again stands for.
    let share = 1.0 / all as f64;
    let mut information = vec![vec![share; all]; all];
    for a in 0..all {
        for b in others(a) {
            let chance = strength[a] / (strength[a] + strength[b]);
            let known = met(a, b) * chance * (1.0 - chance);
            information[a][a] += known;
            information[a][b] -= known;
        }
    }
    let variance = inverse(information);
    (0..all)
        .map(|a| Elo {
            elo: ELO * strength[a].ln(),
            error: ELO * Z * (variance[a][a] - share).max(0.0).sqrt(),
        })
        .collect()
}

/// The inverse of a symmetric matrix that has one (Gauss and Jordan); without one, nothing finite.
fn inverse(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = rows.len();
    for (at, row) in rows.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == at))));
    }
    for column in 0..size {
        let best = (column..size).max_by(|&a, &b| {
            let (a, b) = (rows[a][column].abs(), rows[b][column].abs());
            a.total_cmp(&b)
        });
        rows.swap(column, best.unwrap_or(column));
        let pivot = rows[column][column];
        rows[column].iter_mut().for_each(|value| *value /= pivot);
        let used = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != column) {
            let factor = row[column];
            row.iter_mut().zip(&used).for_each(|(value, used)| *value -= factor * used);
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

/// The share that somebody wins who is stronger by so many Elo points.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / ELO).exp())
}

/// How often the test may be wrong, either way.
const WRONG: f64 = 0.05;

/// The sequential probability ratio test (Wald) between two differences in strength.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The difference in Elo that is taken for true if the test fails.
    pub low: f64,
    /// The difference in Elo that is taken for true if it passes.
    pub high: f64,
    /// Games won, a shared one as a half.
    pub won: f64,
    /// Games lost, likewise.
    pub lost: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The lower difference.
    Low,
    /// The higher difference.
    High,
    /// Nothing yet.
    Open,
}

impl Sprt {
    /// A test that has seen nothing.
    pub fn new(low: f64, high: f64) -> Self {
        Self { low, high, won: 0.0, lost: 0.0 }
    }

    /// How much likelier the results are with the higher difference, as a logarithm.
    pub fn ratio(&self) -> f64 {
        let (low, high) = (expected(self.low), expected(self.high));
        self.won * (high / low).ln() + self.lost * ((1.0 - high) / (1.0 - low)).ln()
    }

    /// The ratio at which the test passes; it fails at the same below zero.
    pub fn bound() -> f64 {
        ((1.0 - WRONG) / WRONG).ln()
    }

    /// What it says.
    pub fn verdict(&self) -> Verdict {
        match self.ratio() {
            ratio if ratio >= Self::bound() => Verdict::High,
            ratio if ratio <= -Self::bound() => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(got: f64, wanted: f64, by: f64) {
        assert!((got - wanted).abs() <= by, "{got} instead of {wanted}");
    }

    #[test]
    fn wilson_intervals_are_those_of_the_literature() {
        // Newcombe 1998, table I: 81/263, 15/148, 0/20, 1/29.
        for (won, of, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let rate = Rate::new(won, of);
            near(rate.low, low, 5e-5);
            near(rate.high, high, 5e-5);
            let other = Rate::new(of - won, of);
            near(other.high, 1.0 - rate.low, 1e-12);
        }
        assert_eq!((Rate::new(0.0, 0.0).low, Rate::new(0.0, 0.0).high), (0.0, 1.0));
    }

    #[test]
    fn two_players_are_as_far_apart_as_their_score() {
        let [a, b] = ratings(&[vec![0.0, 75.0], vec![25.0, 0.0]])[..] else { panic!("two") };
        // 400 log10(3)
        near(a.elo - b.elo, 190.8485, 1e-3);
        near(a.elo + b.elo, 0.0, 1e-9);
        // The difference has the variance 1 / (n p q), each half of it a quarter of that.
        near(a.error, 1.959964 * 173.7178 / (100.0_f64 * 0.75 * 0.25).sqrt() / 2.0, 1e-3);
        near(a.error, b.error, 1e-9);
        near(expected(190.8485), 0.75, 1e-6);
        near(expected(0.0), 0.5, 0.0);
    }

    #[test]
    fn ratings_agree_with_a_worked_example() {
        // The example of the article on the Bradley-Terry model in Wikipedia.
        let wins = [[0, 2, 0, 1], [3, 0, 5, 0], [0, 3, 0, 1], [4, 0, 3, 0]];
        let wins = wins.map(|row| row.map(f64::from).to_vec());
        let strengths = ratings(&wins).into_iter().map(|elo| (elo.elo / ELO).exp());
        for (got, wanted) in strengths.zip([0.640, 1.043, 0.660, 2.270]) {
            near(got, wanted, 5e-4);
        }
    }

    #[test]
    fn three_equals_have_the_errors_worked_out_by_hand() {
        // Everybody beats everybody 10 times: the information is 5 (3 I - J) and the variance of
        // each rating about the mean (1 - 1/3) / 15.
        let rated = ratings(&vec![vec![10.0; 3]; 3]);
        for elo in rated {
            near(elo.elo, 0.0, 1e-9);
            near(elo.error, 1.959964 * 173.7178 * (2.0 / 45.0_f64).sqrt(), 1e-3);
        }
    }

    #[test]
    fn the_test_stops_where_wald_says() {
        // ln 19
        near(Sprt::bound(), 2.944439, 1e-6);
        let mut test = Sprt::new(0.0, 190.8485);
        // Each win weighs ln(0.75 / 0.5), each loss ln(0.25 / 0.5).
        test.won = 7.0;
        near(test.ratio(), 7.0 * 0.405465, 1e-5);
        assert_eq!(test.verdict(), Verdict::Open);
        test.won = 8.0;
        assert_eq!(test.verdict(), Verdict::High);
        test.lost = 1.0;
        assert_eq!(test.verdict(), Verdict::Open);
        let lost = Sprt { won: 0.0, lost: 5.0, ..test };
        near(lost.ratio(), -5.0 * std::f64::consts::LN_2, 1e-5);
        assert_eq!(lost.verdict(), Verdict::Low);
    }
}
