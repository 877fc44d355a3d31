//! Charts as SVG: values with their intervals, and bars.

use maud::{Markup, html};

use super::stats::Rate;
use super::text::percent;

/// A value with its interval.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it is the value of.
    pub label: String,
    /// The value.
    pub value: f64,
    /// It is hardly less than this,
    pub low: f64,
    /// nor more than this.
    pub high: f64,
    /// The value in words.
    pub words: String,
    /// The colour, from 0.
    pub colour: usize,
}

impl Row {
    /// A share.
    pub fn share(label: String, rate: &Rate, colour: usize) -> Self {
        let Rate { rate: value, low, high, of, .. } = *rate;
        let words =
            if of > 0.0 { format!("{} of {of:.0}", percent(value)) } else { "never".to_owned() };
        Self { label, value, low, high, words, colour }
    }
}

const WIDTH: f64 = 420.0;
/// Where the labels end and the drawing begins, and where it ends and the words begin.
const LEFT: f64 = 110.0;
const RIGHT: f64 = 320.0;
const LINE: f64 = 26.0;
const FOOT: f64 = 24.0;

/// Values as dots with their intervals as lines, on one scale with a mark where chance would be.
pub fn intervals(about: &str, rows: &[Row], mark: f64, tick: &dyn Fn(f64) -> String) -> Markup {
    let low = rows.iter().map(|row| row.low).fold(mark, f64::min);
    let high = rows.iter().map(|row| row.high).fold(mark, f64::max);
    let step = step(high - low);
    let (from, to) = ((low / step).floor() * step, (high / step).ceil() * step);
    let x =
        |value: f64| LEFT + (RIGHT - LEFT) * (value - from) / (to - from).max(f64::MIN_POSITIVE);
    let height = LINE * rows.len() as f64;
    let ticks = (0..=((to - from) / step).round() as u32).map(|n| from + step * f64::from(n));
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", height + FOOT)) role="img" aria-label=(about) {
            @for value in ticks {
                path class="grid" d=(format!("M{:.1} 0V{height}", x(value))) {}
                text class="mid" x=(at(x(value))) y=(height + 16.0) { (tick(value)) }
            }
            path class="mark" d=(format!("M{:.1} 0V{height}", x(mark))) {}
            @for (line, row) in rows.iter().enumerate() {
                @let y = LINE * (line as f64 + 0.5);
                g class=(format!("c{}", row.colour % COLOURS)) {
                    text x="0" y=(y + 4.0) { (row.label) }
                    path class="range" d=(format!("M{:.1} {y}H{:.1}", x(row.low), x(row.high))) {}
                    circle cx=(at(x(row.value))) cy=(y) r="5" {}
                    text class="value" x=(WIDTH) y=(y + 4.0) { (row.words) }
                }
            }
        }
    }
}

/// How many colours there are.
const COLOURS: usize = 6;

/// Bars side by side.
pub fn bars(about: &str, bars: &[(String, u64)]) -> Markup {
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1) as f64;
    let (high, wide) = (120.0, (WIDTH / bars.len().max(1) as f64).min(48.0));
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", high + 2.0 * FOOT)) role="img" aria-label=(about) {
            @for (place, (label, count)) in bars.iter().enumerate() {
                @let (x, tall) = (wide * place as f64, high * *count as f64 / most);
                @let (top, middle) = (FOOT + high - tall, x + wide / 2.0);
                g class="c0" {
                    rect x=(at(x + 3.0)) y=(at(top)) width=(at(wide - 6.0)) height=(at(tall)) rx="2" {}
                    text class="mid" x=(at(middle)) y=(at(top - 5.0)) { (count) }
                }
                text class="mid" x=(at(middle)) y=(high + FOOT + 16.0) { (label) }
            }
        }
    }
}

/// A coordinate, short.
fn at(value: f64) -> String {
    format!("{value:.1}")
}

/// A round distance between ticks, so that there are a handful of them.
fn step(range: f64) -> f64 {
    let rough = (range / 4.0).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0].into_iter().find(|&times| times * power >= rough);
    round.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        for (range, wanted) in [(1.0, 0.5), (0.7, 0.2), (380.0, 100.0), (0.03, 0.01), (81.0, 50.0)]
        {
            assert!((step(range) - wanted).abs() < 1e-9, "{range}: {}", step(range));
        }
    }

    #[test]
    fn what_is_drawn_is_finite_even_of_nothing() {
        let rows = [Row::share("<b>".to_owned(), &Rate::new(0.0, 0.0), 7)];
        let drawn =
            intervals("wins", &rows, 0.5, &percent).into_string() + &bars("", &[]).into_string();
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
        assert!(drawn.contains("&lt;b&gt;") && drawn.contains("never"), "{drawn}");
    }
}
