//! A planet's disc: slices with bent borders, and where a plate and pieces fit into a slice.
//!
//! Everything is relative to the middle of the disc, north up.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) const ZERO: Self = Self { x: 0., y: 0. };

    pub(super) const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// So far from the middle, at an angle in degrees, clockwise from the east.
    pub(super) fn polar(distance: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self { x: distance * cos, y: distance * sin }
    }
}

impl std::ops::Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

/// The most areas a planet has.
const MOST: usize = starcraft::ids::MAX_AREAS;
/// How far from the middle a border bends most, and by how many degrees.
const BEND: (f32, f32) = (0.565, 13.3);
/// Distance of the lines a slice is measured at.
const STEP: f32 = 2.;
/// What stays free beside a border and the rim.
const MARGIN: f32 = 3.;
const RIM: f32 = 7.;

/// The shape of a planet: so many areas, turned by so many quarters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Disc {
    pub(super) areas: usize,
    pub(super) quarters: u8,
}

impl Disc {
    /// The more areas, the larger.
    pub(super) fn radius(self) -> f32 {
        [90., 90., 90., 96., 104., 112.][self.areas.min(MOST)]
    }

    /// The angle where an area begins. The first area lies in the north until the tile is turned.
    fn begins(self, place: usize) -> f32 {
        let first = [0., 180., 160., 210., 180., 234.][self.areas.min(MOST)];
        let turned = 90. * f32::from(self.quarters);
        first + turned + 360. / self.areas as f32 * place as f32
    }

    /// The border where an area begins, from the middle to the rim.
    fn border(self, place: usize) -> (Point, Point) {
        let (angle, radius) = (self.begins(place), self.radius());
        (Point::polar(radius * BEND.0, angle + BEND.1), Point::polar(radius, angle))
    }

    /// The outline of an area.
    pub(super) fn slice(self, place: usize) -> String {
        let radius = self.radius();
        let (bend, rim) = self.border(place);
        let (back, end) = self.border(place + 1);
        format!(
            "M0 0Q{} {}A{r} {r} 0 {} 1 {}Q{} 0 0Z",
            xy(bend),
            xy(rim),
            u8::from(self.areas < 2),
            xy(end),
            xy(back),
            r = px(radius),
        )
    }

    /// Points a little before and after a border, at a part of its curve.
    #[cfg(test)]
    pub(super) fn beside_border(self, place: usize, t: f32) -> (Point, Point) {
        let (bend, rim) = self.border(place);
        let on = |bend: f32, rim: f32| 2. * (1. - t) * t * bend + t * t * rim * 0.9;
        let (x, y) = (on(bend.x, rim.x), on(bend.y, rim.y));
        let (distance, angle) = (x.hypot(y), y.atan2(x).to_degrees());
        let step = (5. / distance).to_degrees();
        (Point::polar(distance, angle - step), Point::polar(distance, angle + step))
    }

    /// All borders.
    pub(super) fn borders(self) -> String {
        let lines = (0..self.areas).map(|place| {
            let (bend, rim) = self.border(place);
            format!("M0 0Q{} {}", xy(bend), xy(rim))
        });
        lines.collect()
    }

    /// The band of an area along the rim.
    pub(super) fn band(self, place: usize) -> String {
        let radius = self.radius() - 3.;
        let gap = (4. / radius).to_degrees();
        let from = Point::polar(radius, self.begins(place) + gap);
        let to = Point::polar(radius, self.begins(place + 1) - gap);
        let large = u8::from(self.areas < 3);
        format!("M{}A{r} {r} 0 {large} 1 {}", xy(from), xy(to), r = px(radius))
    }

    /// The area of a point with some room around it, if it is not too close to a border.
    pub(super) fn area_at(self, point: Point) -> Option<usize> {
        let radius = self.radius();
        let distance = point.x.hypot(point.y);
        if distance > radius - RIM || distance < MARGIN {
            return None;
        }
        let angle = point.y.atan2(point.x).to_degrees();
        let span = 360. / self.areas as f32;
        let turned = (angle - bent(distance / radius) - self.begins(0)).rem_euclid(360.);
        let place = ((turned / span) as usize).min(self.areas - 1);
        let within = turned - place as f32 * span;
        let margin = (MARGIN / distance).min(1.).asin().to_degrees();
        (self.areas < 2 || (within > margin && span - within > margin)).then_some(place)
    }

    /// The room in an area; measured once for each shape.
    pub(super) fn room(self, place: usize) -> &'static Room {
        static ROOMS: [[OnceLock<Vec<Room>>; 4]; MOST + 1] =
            [const { [const { OnceLock::new() }; 4] }; MOST + 1];
        let rooms = &ROOMS[self.areas.min(MOST)][self.quarters as usize % 4];
        &rooms.get_or_init(|| self.measure())[place]
    }

    /// Fits a plate of some width and pieces in groups (defenders, attackers) into an area. The
    /// same few cases come again and again, so what was found is kept.
    pub(super) fn fit(self, place: usize, width: f32, groups: [usize; 2]) -> Arc<Fit> {
        type Case = (Disc, usize, u32, [usize; 2]);
        static FITS: LazyLock<RwLock<HashMap<Case, Arc<Fit>>>> = LazyLock::new(RwLock::default);
        let case = (self, place, (width * 10.) as u32, groups);
        let known = FITS.read().unwrap_or_else(PoisonError::into_inner).get(&case).cloned();
        known.unwrap_or_else(|| {
            let fit = Arc::new(self.room(place).fit(width, groups));
            let mut fits = FITS.write().unwrap_or_else(PoisonError::into_inner);
            fits.insert(case, Arc::clone(&fit));
            fit
        })
    }

    fn measure(self) -> Vec<Room> {
        let lines = (2. * self.radius() / STEP) as usize;
        let at = |line: usize| line as f32 * STEP - self.radius();
        let mut rooms =
            vec![Room { top: -self.radius(), lines: Vec::new(), middle: Point::ZERO }; self.areas];
        let mut sums = vec![(Point::ZERO, 0.); self.areas];
        for y in (0..lines).map(at) {
            let mut runs = vec![(0., -1.); self.areas];
            let mut run: Option<(usize, f32)> = None;
            for x in (0..=lines).map(at) {
                let area = self.area_at(Point::new(x, y));
                if run.map(|(place, _)| place) != area {
                    run = area.map(|place| (place, x));
                }
                if let Some((place, from)) = run {
                    let longest: &mut (f32, f32) = &mut runs[place];
                    if x - from >= longest.1 - longest.0 {
                        *longest = (from, x);
                    }
                    sums[place].0 = sums[place].0 + Point::new(x, y);
                    sums[place].1 += 1.;
                }
            }
            for (room, run) in rooms.iter_mut().zip(runs) {
                room.lines.push(run);
            }
        }
        for (room, (sum, count)) in rooms.iter_mut().zip(sums) {
            room.middle = Point::new(sum.x / count, sum.y / count);
        }
        rooms
    }
}

/// By how many degrees a border is bent at a part of the radius.
fn bent(part: f32) -> f32 {
    // The border is the curve 2(1-t)t·bend + t²·rim; find t by halving, then its angle.
    let (sin, cos) = BEND.1.to_radians().sin_cos();
    let on = |t: f32| {
        let (inner, outer) = (2. * (1. - t) * t * BEND.0, t * t);
        (inner * cos + outer, inner * sin)
    };
    let (mut low, mut high) = (0., 1.);
    for _ in 0..12 {
        let t = (low + high) / 2.;
        let (x, y) = on(t);
        if x.hypot(y) < part { low = t } else { high = t }
    }
    let (x, y) = on(high);
    y.atan2(x).to_degrees()
}

/// The free room of an area, line by line.
#[derive(Clone, Debug)]
pub(super) struct Room {
    top: f32,
    /// From where to where each line is free; ends before it begins where nothing is.
    lines: Vec<(f32, f32)>,
    /// The middle of the area.
    pub(super) middle: Point,
}

/// How high a plate is.
pub(super) const PLATE: f32 = 18.;
/// Half the size of a piece with its badge and number, before it is made smaller.
pub(super) const PIECE: f32 = 14.;
const ABOVE: f32 = 18.;
const BELOW: f32 = 16.;
const PITCH: f32 = 32.;
/// Sizes of plates and pieces; the largest that fit are taken.
const SIZES: [(f32, f32); 12] = [
    (1.2, 1.2),
    (1.1, 1.1),
    (1., 1.),
    (1., 0.92),
    (1., 0.84),
    (1., 0.76),
    (1., 0.68),
    (1., 0.6),
    (1., 0.52),
    (1., 0.44),
    (1., 0.36),
    (1., 0.28),
];

/// Where a plate and pieces lie in an area.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fit {
    /// The upper left corner of the plate.
    pub(super) plate: Point,
    /// The size of the plate.
    pub(super) plate_scale: f32,
    /// The size of the pieces.
    pub(super) scale: f32,
    /// The middle of each piece.
    pub(super) pieces: Vec<Point>,
}

impl Room {
    /// What is free over the whole height of a band.
    fn free(&self, from: f32, to: f32) -> (f32, f32) {
        let line = |y: f32| (y - self.top) / STEP;
        let (first, last) = (line(from).floor(), line(to).ceil());
        if first < 0. || last >= self.lines.len() as f32 {
            return (0., -1.);
        }
        let band = &self.lines[first as usize..=last as usize];
        band.iter().fold((f32::MIN, f32::MAX), |(low, high), &(from, to)| {
            if to < from { (0., -1e6) } else { (low.max(from), high.min(to)) }
        })
    }

    /// Fits a plate of some width, with pieces in groups below it.
    fn fit(&self, width: f32, groups: [usize; 2]) -> Fit {
        let pieces = groups[0] + groups[1];
        for (plate, scale) in SIZES {
            // Small pieces are worse than a plate that reaches a little over the border.
            let over = match scale {
                1.05.. => 0.,
                0.7.. => 5. * MARGIN,
                _ => 8. * MARGIN,
            };
            for over in [2. * MARGIN, over] {
                for rows in 1..=pieces.clamp(1, 4) {
                    let block = Block { width, plate, rows: &split(groups, rows), scale };
                    if let Some(y) = self.height(&block, over) {
                        return self.place(&block, y);
                    }
                }
            }
        }
        // More than the rules allow in any area.
        Fit { plate: self.middle, plate_scale: 1., scale: 0.28, pieces: vec![self.middle; pieces] }
    }

    /// The best height for the plate's upper edge, if everything fits; the plate may reach over
    /// the border by some length.
    fn height(&self, block: &Block<'_>, over: f32) -> Option<f32> {
        let tall = block.tall();
        let mut best: Option<(f32, f32)> = None;
        let mut y = self.top + RIM;
        while y + tall < -self.top {
            if let Some(slack) = self.slack(y, block, over) {
                // Enough room is enough: beyond that, the middle of the area is better.
                let worth = slack.min(10.) - 0.35 * (y + tall / 2. - self.middle.y).abs();
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((y, worth));
                }
            }
            y += STEP;
        }
        best.map(|(y, _)| y)
    }

    /// How much room is left over at a height, if everything fits there.
    fn slack(&self, y: f32, block: &Block<'_>, over: f32) -> Option<f32> {
        let left = |from, to, need: f32| {
            let (low, high) = self.free(from, to);
            Some(high - low - need).filter(|&left| left >= 0.)
        };
        let mut slack = left(y, y + PLATE * block.plate, block.width * block.plate - over)?;
        for (row, &count) in block.rows.iter().enumerate().filter(|(_, count)| **count > 0) {
            let middle = y + block.row_y(row);
            let wide = (count - 1) as f32 * PITCH * block.scale;
            // Pieces are round: their full height counts only in their middle.
            let (half, whole) = (10.5 * block.scale, (PIECE + 1.5) * block.scale);
            slack = slack.min(left(middle - half, middle + half, wide + 2. * whole)?).min(left(
                middle - whole,
                middle + whole,
                wide + 12. * block.scale,
            )?);
        }
        Some(slack)
    }

    fn place(&self, block: &Block<'_>, y: f32) -> Fit {
        let centre = |from, to, wide: f32| {
            let (low, high) = self.free(from, to);
            let (low, high) = (low + wide / 2., high - wide / 2.);
            if low > high { (low + high) / 2. } else { self.middle.x.clamp(low, high) }
        };
        let scale = block.scale;
        let mut pieces = Vec::new();
        for (row, &count) in block.rows.iter().enumerate() {
            let middle = y + block.row_y(row);
            let wide = count.saturating_sub(1) as f32 * PITCH * scale;
            let (half, whole) = (10.5 * scale, (PIECE + 1.5) * scale);
            let x = centre(middle - half, middle + half, wide + 2. * whole);
            let place = |n| Point::new(x - wide / 2. + n as f32 * PITCH * scale, middle);
            pieces.extend((0..count).map(place));
        }
        let width = block.width * block.plate;
        let x = centre(y, y + PLATE * block.plate, width) - width / 2.;
        Fit { plate: Point::new(x, y), plate_scale: block.plate, scale, pieces }
    }
}

/// A plate with rows of pieces below it.
struct Block<'a> {
    /// The width of the plate before it is made larger.
    width: f32,
    /// The size of the plate.
    plate: f32,
    /// How many pieces each row has.
    rows: &'a [usize],
    /// The size of the pieces.
    scale: f32,
}

impl Block<'_> {
    /// The middle of a row of pieces below the plate's upper edge.
    fn row_y(&self, row: usize) -> f32 {
        PLATE * self.plate + 1. + self.scale * (ABOVE + row as f32 * (ABOVE + BELOW - 1.))
    }

    fn tall(&self) -> f32 {
        if self.rows.iter().sum::<usize>() == 0 {
            return PLATE * self.plate;
        }
        self.row_y(self.rows.len() - 1) + BELOW * self.scale
    }
}

/// Spreads groups over rows: a group starts a row of its own if there are rows enough.
fn split(groups: [usize; 2], rows: usize) -> Vec<usize> {
    let used = groups.iter().filter(|&&group| group > 0).count();
    if rows < used.max(1) || used == 0 {
        return vec![groups[0] + groups[1]];
    }
    let mut share = groups.map(|group| usize::from(group > 0));
    for _ in used..rows {
        let fuller =
            |one: usize, other: usize| groups[one] * share[other] >= groups[other] * share[one];
        share[usize::from(!fuller(0, 1))] += 1;
    }
    let mut all = Vec::new();
    for (group, rows) in groups.into_iter().zip(share) {
        let part = |row: usize| (group * (row + 1)).div_ceil(rows) - (group * row).div_ceil(rows);
        all.extend((0..rows).map(part));
    }
    all
}

/// A length with one digit after the point, as short as can be.
pub(super) fn px(value: f32) -> String {
    let tenths = (value * 10.).round() as i32;
    if tenths % 10 == 0 { (tenths / 10).to_string() } else { (f64::from(tenths) / 10.).to_string() }
}

/// A point in a path.
pub(super) fn xy(point: Point) -> String {
    format!("{} {}", px(point.x), px(point.y))
}
