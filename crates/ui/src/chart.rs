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

/// A chart of one of the figures that [`Show::figures`] counts.
pub fn chart<S: Show>(
    scene: &Scene<'_, S>,
    rows: &[Row],
    title: &str,
    what: &str,
    figure: usize,
) -> Markup {
    let seats: Vec<Seat> = (0..scene.facts.players.len() as u8).map(Seat).collect();
    let at = |row: &Row, seat: Seat| value(row, seat, figure).unwrap_or(0);
    let all = rows.iter().flat_map(|row| seats.iter().map(move |&seat| at(row, seat)));
    let top = all.max().unwrap_or(0);
    let ticks = ticks(top);
    let scale = Scale { rows: rows.len(), top: ticks.last().copied().unwrap_or(1) };
    let ends: Vec<f64> =
        seats.iter().map(|&seat| scale.y(rows.last().map_or(0, |row| at(row, seat)))).collect();
    let labels = spread(&ends, LINE, TOP, BOTTOM);
    html! {
        figure.chart {
            figcaption { h3 { (title) } span { (what) } }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                aria-label=(say!(scene, "chart-label", title = title)) {
                g.grid {
                    @for &tick in &ticks {
                        path d={ "M" (LEFT) " " (scale.y(tick)) "H" (RIGHT) } {}
                        text.tick x=(LEFT - 6.0) y=(scale.y(tick) + 4.0) { (tick) }
                    }
                    @for (place, row) in rows.iter().enumerate() {
                        @if scale.shows(place) {
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
    // Marks closer than their size would hide the line.
    let every = (rows.len() as f64 * 12.0 / (RIGHT - LEFT)).ceil().max(1.0) as usize;
    let shown = |place: usize| (points.len() - 1 - place).is_multiple_of(every);
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
    rows: usize,
    top: u16,
}

impl Scale {
    /// A round's place from the left; a single one lies in the middle.
    fn x(&self, place: usize) -> f64 {
        if self.rows < 2 {
            return (LEFT + RIGHT) / 2.0;
        }
        tenths(LEFT + (RIGHT - LEFT) * place as f64 / (self.rows - 1) as f64)
    }

    /// A number's height.
    fn y(&self, value: u16) -> f64 {
        tenths(BOTTOM - (BOTTOM - TOP) * f64::from(value) / f64::from(self.top.max(1)))
    }

    /// Whether there is room to write the number of a round.
    fn shows(&self, place: usize) -> bool {
        let every = self.rows.div_ceil(12).max(1);
        place.is_multiple_of(every)
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

    #[test]
    fn lines_stay_inside_the_frame() {
        for rows in 1..40 {
            let scale = Scale { rows, top: 15 };
            for place in 0..rows {
                assert!((LEFT..=RIGHT).contains(&scale.x(place)));
            }
            assert_eq!(scale.y(0), BOTTOM);
            assert_eq!(scale.y(15), TOP);
        }
        assert!((0..30).filter(|&place| Scale { rows: 30, top: 1 }.shows(place)).count() <= 12);
    }
}
