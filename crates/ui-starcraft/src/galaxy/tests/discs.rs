//! The shapes of planets, and what fits into their areas.

use starcraft::ids::{Area, Planet};
use starcraft::state::print;
use ui::svg::Point;

use crate::galaxy::areas::{DEPLETED, HEAD, Plate};
use crate::galaxy::disc::{Disc, PIECE, PLATE};
use crate::galaxy::plan::Place;

/// All shapes of discs.
fn discs() -> impl Iterator<Item = Disc> {
    (2..=5).map(|areas| Disc { areas })
}

#[test]
fn borders_divide_the_disc_where_they_are_drawn() {
    for disc in discs() {
        for place in 0..disc.areas {
            for tenth in 3..10 {
                let (before, after) = disc.beside_border(place, tenth as f32 / 10.);
                let expected = (Some((place + disc.areas - 1) % disc.areas), Some(place));
                assert_eq!((disc.area_at(before), disc.area_at(after)), expected, "{disc:?}");
            }
        }
    }
}

#[test]
fn areas_cover_the_disc_and_share_it_fairly() {
    for disc in discs() {
        let mut points = vec![0; disc.areas];
        let (mut inside, mut nobody) = (0, 0);
        for y in (-120..120).step_by(3) {
            for x in (-120..120).step_by(3) {
                let point = Point::new(x as f32, y as f32);
                if point.x.hypot(point.y) < disc.radius() {
                    inside += 1;
                    match disc.area_at(point) {
                        Some(place) => points[place] += 1,
                        None => nobody += 1,
                    }
                }
            }
        }
        assert!(nobody * 4 < inside, "{disc:?}: borders and rim take {nobody} of {inside}");
        let (least, most) = (points.iter().min(), points.iter().max());
        assert!(least.zip(most).is_some_and(|(least, most)| least * 10 > most * 9), "{points:?}");
    }
}

/// SC-LIMIT-05: up to four kinds of units and a base, and two attackers more than the limit. Pieces
/// are as large in a crowd as alone; those there is no room for lie behind a number.
#[test]
fn crowded_areas_stay_legible() {
    for disc in discs() {
        for place in 0..disc.areas {
            for (standing, attacking) in (0..=5).flat_map(|s| [0, 1, 2, 4, 6].map(move |a| (s, a)))
            {
                for (width, head) in
                    [(71.5, 0.), (79., 0.), (86.5, 0.), (91.5, 0.), (79., HEAD), (91.5, HEAD)]
                {
                    let fit = disc.fit(place, (width, head), [standing, attacking]);
                    let about = format!("{disc:?} {place}: {standing} and {attacking}, {width}");
                    let shown = [fit.pieces[0].len(), fit.pieces[1].len()];
                    assert!(shown[0] <= standing && shown[1] <= attacking);
                    // Two kinds always fit, and somebody of each side.
                    let least = (standing + attacking).min(2);
                    assert!(shown[0] + shown[1] >= least, "{about}: only {shown:?} fit");
                    assert!(shown[0] > 0 || standing == 0, "{about}: no defender");
                    assert!(shown[1] > 0 || attacking == 0, "{about}: no attacker");
                    let pieces: Vec<Point> = fit.pieces.concat();
                    for (n, piece) in pieces.iter().enumerate() {
                        let reach = piece.x.hypot(piece.y) + PIECE;
                        assert!(reach < disc.radius() + 2., "{about}: over the rim, {reach}");
                        assert_eq!(disc.area_at(*piece), Some(place), "{about}: in another area");
                        let above = piece.y - PIECE < fit.plate.y + PLATE;
                        assert!(!above, "{about}: over the plate");
                        for other in &pieces[..n] {
                            let apart = (piece.x - other.x).hypot(piece.y - other.y);
                            assert!(apart > 2. * PIECE, "{about}: pieces overlap");
                        }
                    }
                    for x in [0., width] {
                        let at = fit.plate + Point::new(x, PLATE / 2.);
                        let beyond = at.x.hypot(at.y) - disc.radius();
                        assert!(beyond < 16., "{about}: plate {beyond} over the rim");
                    }
                }
            }
        }
    }
}

/// Plates of a depleted planet, with as many kinds of units as may stand there, and tokens on them: not over the rim, and none on more of that of another
/// area than the round of its end.
#[test]
fn plates_stay_on_the_planet_and_apart() {
    const ROUND: f32 = PLATE / 2.;
    let mut faults = Vec::new();
    for planet in Planet::all() {
        let disc = Place::alone(planet).disc;
        for (pieces, head) in (0..=5).flat_map(|pieces| [(pieces, 0.), (pieces, HEAD)]) {
            let plate = |area: Area| {
                let wide = Plate::printed(area).width() + DEPLETED;
                let pieces = pieces.min(usize::from(print(area).unit_limit));
                (disc.fit(area.place(), (wide, head), [pieces, 0]).plate, wide)
            };
            let plates: Vec<(Point, f32)> = planet.areas().map(plate).collect();
            for (n, &(plate, wide)) in plates.iter().enumerate() {
                let about = format!("{planet:?} {n}, {pieces} pieces, {head} above");
                // Its ends are round.
                let ends = [(5., 4.), (5., PLATE - 4.), (0., PLATE / 2.)];
                let ends = ends.iter().flat_map(|&(x, y)| [(x, y), (wide - x, y)]);
                let reach = ends.map(|(x, y)| (plate.x + x).hypot(plate.y + y)).fold(0., f32::max);
                if reach > disc.radius() {
                    faults.push(format!("{about}: {} over the rim", reach - disc.radius()));
                }
                for (m, &(other, other_wide)) in plates[..n].iter().enumerate() {
                    let over = (plate.x + wide).min(other.x + other_wide) - plate.x.max(other.x);
                    let down = PLATE - (plate.y - other.y).abs();
                    if over > ROUND && down > 1. {
                        faults.push(format!("{about}: on {m} by {over} and {down}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
