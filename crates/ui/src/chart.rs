//! The rounds as lines: one a player, in their colour, with their mark at every point and their name
//! at the end. The same numbers stand in a table.

use kernel::{Arg, Seat, message};
use maud::{Markup, html};
use tongue::say;

use crate::glyphs::SHARED;
use crate::letters::shortened;
use crate::scene::{Row, Scene};
use crate::show::Show;

/// The drawing: width and height, and the frame of the lines within it.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 210.0;
const LEFT: f64 = 30.0;
const RIGHT: f64 = 306.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 184.0;
/// Lines of text need so much room.
const LINE: f64 = 15.0;
/// Lines of equal value lie beside each other, so far apart.
const DODGE: f64 = 2.2;

/// What a chart of the course of a game tells besides its lines.
#[derive(Debug, Default)]
pub struct Course {
    /// Points of a line that stand out.
    pub flags: Vec<Flag>,
    /// Where each row can be looked at, and what happened then.
    pub moments: Vec<(String, String)>,
}

/// A point that stands out, by a number in a circle above its line.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The row.
    pub place: usize,
    /// Whose line.
    pub seat: Seat,
    /// The number.
    pub number: usize,
}

/// A chart of one of the figures that [`Show::figures`] counts.
pub fn chart<S: Show>(
    scene: &Scene<'_, S>,
    rows: &[Row],
    title: &str,
    what: &str,
    figure: usize,
) -> Markup {
    charted(scene, rows, title, what, figure, &Course::default())
}

/// A chart that tells more than its lines.
pub fn charted<S: Show>(
    scene: &Scene<'_, S>,
    rows: &[Row],
    title: &str,
    what: &str,
    figure: usize,
    course: &Course,
) -> Markup {
    let seats: Vec<Seat> = (0..scene.facts.players.len() as u8).map(Seat).collect();
    let at = |row: &Row, seat: Seat| value(row, seat, figure).unwrap_or(0);
    let all = rows.iter().flat_map(|row| seats.iter().map(move |&seat| at(row, seat)));
    let top = all.max().unwrap_or(0);
    let ticks = ticks(top);
    let scale = Scale::new(rows, ticks.last().copied().unwrap_or(1));
    let ends: Vec<f64> =
        seats.iter().map(|&seat| scale.y(rows.last().map_or(0, |row| at(row, seat)))).collect();
    let labels = spread(&ends, LINE, TOP, BOTTOM);
    html! {
        figure.chart {
            figcaption { h3 { (title) } span { (what) } }
            // What leads somewhere is no picture.
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role=(if course.moments.is_empty() { "img" } else { "group" })
                aria-label=(say!(scene, "chart-label", title = title)) {
                g.grid {
                    @for &tick in &ticks {
                        path d={ "M" (LEFT) " " (scale.y(tick)) "H" (RIGHT) } {}
                        text.tick x=(LEFT - 6.0) y=(scale.y(tick) + 4.0) { (tick) }
                    }
                    @for (place, row) in rows.iter().enumerate() {
                        @if scale.shows(place) {
                            @if scale.is_dense() { path.begins d={ "M" (scale.x(place)) " " (TOP) "V" (BOTTOM) } {} }
                            text.round x=(scale.x(place)) y=(BOTTOM + 18.0) { (row.round) }
                        }
                    }
                }
                @for (&seat, (&end, &label)) in seats.iter().zip(ends.iter().zip(&labels)) {
                    (line(scene, seat, rows, &scale, figure))
                    g class={ "end " (scene.look(seat).class) } {
                        path.lead d={ "M" (RIGHT + 8.0) " " (end) "L" (RIGHT + 20.0) " " (label) } {}
                        text x=(RIGHT + 24.0) y=(label + 4.0) {
                            (say!(scene, "chart-end", value = rows.last().map_or(0, |row| at(row, seat)), who = short(scene, seat)))
                        }
                    }
                }
                (moments(scene, rows, &scale, figure, &course.moments))
                @for flag in &course.flags {
                    @let (x, y) = flagged(rows, &scale, figure, flag);
                    g class={ "flag " (scene.look(flag.seat).class) } { circle cx=(x) cy=(y) r="7" {} text x=(x) y=(y + 3.5) { (flag.number) } }
                }
            }
            details {
                summary { (say!(scene, "chart-numbers")) }
                div.scroll tabindex="0" role="group" aria-label=(say!(scene, "chart-table", title = title)) {
                    table {
                        caption.vh { (say!(scene, "chart-caption", title = title)) }
                        thead { tr {
                            th scope="col" { (say!(scene, "chart-round")) }
                            @for &seat in &seats { th scope="col" { (say!(scene, "chart-player", who = scene.player(seat))) } }
                        } }
                        tbody {
                            @for row in rows {
                                tr {
                                    th scope="row" { (row.round) }
                                    @for &seat in &seats { td { (at(row, seat)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A player's name at the end of their line: there is room for one word.
fn short<S: Show>(scene: &Scene<'_, S>, seat: Seat) -> Arg {
    let name = scene.facts.players.get(seat.index()).and_then(|player| player.name.clone());
    name.unwrap_or_else(|| message!("person", name = shortened(&scene.sitter(seat), 12)).into())
}

/// A player's line, their mark at every round.
fn line<S: Show>(
    scene: &Scene<'_, S>,
    seat: Seat,
    rows: &[Row],
    scale: &Scale,
    figure: usize,
) -> Markup {
    let points: Vec<(f64, f64)> = rows
        .iter()
        .enumerate()
        .filter_map(|(place, row)| {
            let y = scale.y(value(row, seat, figure)?);
            Some((scale.x(place), tenths(y + beside(row, seat, figure))))
        })
        .collect();
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let mark = SHARED.href(scene.look(seat).mark);
    // Where there is more than one point a round, marks would hide the line: its end has one.
    let shown = |place: usize| !scale.is_dense() || place + 1 == points.len();
    html! {
        g class={ "line " (scene.look(seat).class) } {
            polyline points=(path.join(" ")) {}
            @for (_, (x, y)) in points.iter().enumerate().filter(|(place, _)| shown(*place)) {
                circle cx=(x) cy=(y) r="6" {}
                use href=(mark) x=(x - 4.5) y=(y - 4.5) width="9" height="9" {}
            }
        }
    }
}

/// A strip for each row that says, pointed at, what happened then and how everybody stood, and leads there. Whoever hears or types
/// has the table and the lists.
fn moments<S: Show>(
    scene: &Scene<'_, S>,
    rows: &[Row],
    scale: &Scale,
    figure: usize,
    moments: &[(String, String)],
) -> Markup {
    let edge = |one: usize, other: usize| tenths((scale.x(one) + scale.x(other)) / 2.0);
    html! {
        @for (place, (href, told)) in moments.iter().enumerate().take(rows.len()) {
            @let (from, to) = (edge(place.saturating_sub(1), place), edge(place, (place + 1).min(rows.len() - 1)));
            a.moment href=(href) tabindex="-1" aria-hidden="true" {
                rect x=(from) y=(TOP) width=(tenths((to - from).max(1.0))) height=(BOTTOM - TOP) {}
                path d={ "M" (scale.x(place)) " " (TOP) "V" (BOTTOM) } {}
                title {
                    (say!(scene, "chart-moment", round = rows[place].round)) @if !told.is_empty() { " · " (told) }
                    @for seat in scene.players() { "\n" (say!(scene, "chart-end", value = value(&rows[place], seat, figure).unwrap_or(0), who = short(scene, seat))) }
                }
            }
        }
    }
}

/// Where the number of a point stands: above its line, or below where the frame ends.
fn flagged(rows: &[Row], scale: &Scale, figure: usize, flag: &Flag) -> (f64, f64) {
    let row = &rows[flag.place.min(rows.len().saturating_sub(1))];
    let y = scale.y(value(row, flag.seat, figure).unwrap_or(0));
    let above = y - 13.0;
    (scale.x(flag.place), tenths(if above < TOP { y + 13.0 } else { above }))
}

/// A player's figure at the end of a round.
fn value(row: &Row, seat: Seat, figure: usize) -> Option<u16> {
    row.seats.get(seat.index())?.get(figure).copied()
}

/// How far a player's point lies beside those of others with the same value.
fn beside(row: &Row, seat: Seat, figure: usize) -> f64 {
    let mine = value(row, seat, figure);
    let equal = |(_, figures): &(usize, &Vec<u16>)| figures.get(figure).copied() == mine;
    let equals = row.seats.iter().enumerate().filter(equal);
    let (before, all) = equals.fold((0, 0), |(before, all), (place, _)| {
        (before + usize::from(place < seat.index()), all + 1)
    });
    DODGE * (before as f64 - (f64::from(all) - 1.0) / 2.0)
}

/// Where rounds and numbers lie.
struct Scale {
    /// How far each row is, in rounds since the first.
    at: Vec<f64>,
    /// The rows with which a round begins.
    begins: Vec<usize>,
    top: u16,
}

impl Scale {
    /// Rounds are equally long, however many rows there are of each.
    fn new(rows: &[Row], top: u16) -> Self {
        let (mut at, mut begins) = (Vec::new(), Vec::new());
        for (number, rows) in rows.chunk_by(|one, other| one.round == other.round).enumerate() {
            begins.push(at.len());
            let part = |place: usize| number as f64 + place as f64 / rows.len() as f64;
            at.extend((0..rows.len()).map(part));
        }
        Self { at, begins, top }
    }

    /// A row's place from the left; a single one lies in the middle.
    fn x(&self, place: usize) -> f64 {
        let all = self.at.last().copied().unwrap_or(0.0);
        let Some(at) = self.at.get(place).filter(|_| all > 0.0) else {
            return (LEFT + RIGHT) / 2.0;
        };
        tenths(LEFT + (RIGHT - LEFT) * at / all)
    }

    /// A number's height.
    fn y(&self, value: u16) -> f64 {
        tenths(BOTTOM - (BOTTOM - TOP) * f64::from(value) / f64::from(self.top.max(1)))
    }

    /// Whether a round begins here, and there is room to write its number.
    fn shows(&self, place: usize) -> bool {
        let every = self.begins.len().div_ceil(12).max(1);
        self.begins.binary_search(&place).is_ok_and(|round| round.is_multiple_of(every))
    }

    /// Whether there are more rows than can have marks.
    fn is_dense(&self) -> bool {
        self.at.len() > self.begins.len() || self.at.len() as f64 * 12.0 > RIGHT - LEFT
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Round numbers from 0 to at least the greatest value, three to six of them.
fn ticks(top: u16) -> Vec<u16> {
    let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
        .into_iter()
        .find(|step| top.div_ceil(*step) <= 5)
        .unwrap_or(top.div_ceil(5).max(1));
    let steps = top.div_ceil(step).max(2);
    (0..=steps).map(|n| n * step).collect()
}

/// Moves labels apart so that no two touch, each as near to its place as can be.
fn spread(places: &[f64], gap: f64, top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].total_cmp(&places[b]));
    let mut moved: Vec<f64> = order.iter().map(|&place| places[place]).collect();
    // Down, then up from the lower edge.
    let mut least = top;
    for y in &mut moved {
        *y = y.max(least);
        least = *y + gap;
    }
    let mut most = bottom;
    for y in moved.iter_mut().rev() {
        *y = y.min(most);
        most = *y - gap;
    }
    let mut result = vec![0.0; places.len()];
    for (&place, &y) in order.iter().zip(&moved) {
        result[place] = tenths(y);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_reach_the_top_in_round_steps() {
        for top in 0..400 {
            let ticks = ticks(top);
            assert_eq!(ticks[0], 0);
            assert!(ticks[ticks.len() - 1] >= top.max(1), "{top}: {ticks:?}");
            assert!((3..=6).contains(&ticks.len()), "{top}: {ticks:?}");
        }
    }

    #[test]
    fn labels_keep_apart_and_inside() {
        for places in
            [vec![100.0; 6], vec![12.0, 12.0, 184.0, 184.0, 183.0], vec![50.0, 20.0, 150.0]]
        {
            let moved = spread(&places, LINE, TOP, BOTTOM);
            let mut sorted = moved.clone();
            sorted.sort_by(f64::total_cmp);
            assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= LINE - 0.11), "{moved:?}");
            assert!(sorted.iter().all(|y| (TOP - 0.1..=BOTTOM + 0.1).contains(y)), "{moved:?}");
        }
        assert_eq!(spread(&[50.0, 20.0, 150.0], LINE, TOP, BOTTOM), [50.0, 20.0, 150.0]);
    }

    #[test]
    fn equal_lines_lie_beside_each_other() {
        let row = Row { round: 1, seats: vec![vec![9, 3], vec![9, 5], vec![9, 3]] };
        let place = |seat| beside(&row, Seat(seat), 1);
        assert_eq!([place(0), place(1), place(2)], [-DODGE / 2.0, 0.0, DODGE / 2.0]);
    }

    /// Rows of these rounds.
    fn rows(rounds: impl IntoIterator<Item = u32>) -> Vec<Row> {
        rounds.into_iter().map(|round| Row { round, seats: vec![vec![1]] }).collect()
    }

    #[test]
    fn lines_stay_inside_the_frame() {
        for count in 1..40 {
            let scale = Scale::new(&rows(1..=count), 15);
            for place in 0..count as usize {
                assert!((LEFT..=RIGHT).contains(&scale.x(place)));
            }
            assert_eq!(scale.y(0), BOTTOM);
            assert_eq!(scale.y(15), TOP);
        }
        let scale = Scale::new(&rows(1..=30), 1);
        assert!((0..30).filter(|&place| scale.shows(place)).count() <= 12);
    }

    #[test]
    fn rounds_are_equally_long_and_named_once() {
        let scale = Scale::new(&rows([1, 1, 1, 1, 2, 3, 3]), 1);
        let named: Vec<usize> = (0..7).filter(|&place| scale.shows(place)).collect();
        assert_eq!(named, [0, 4, 5]);
        assert_eq!(scale.x(4) - scale.x(0), scale.x(5) - scale.x(4));
        assert!(scale.is_dense());
        assert!(!Scale::new(&rows(1..=8), 1).is_dense());
    }

    #[test]
    fn numbers_stand_beside_the_line() {
        let rows = rows(1..=3);
        for top in [1, 4] {
            let scale = Scale::new(&rows, top);
            let (_, y) = flagged(&rows, &scale, 0, &Flag { place: 1, seat: Seat(0), number: 1 });
            assert!((y - scale.y(1)).abs() >= 12.0 && y >= TOP);
        }
    }
}
