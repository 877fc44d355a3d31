//! A planet's disc: slices with bent borders, and where a plate and pieces fit into a slice.
//!
//! Everything is relative to the middle of the disc, north up.

use std::sync::LazyLock;

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

    /// The room in an area.
    pub(super) fn room(self, place: usize) -> &'static Room {
        &ROOMS[self.areas.min(MOST)][self.quarters as usize % 4][place]
    }

    /// Fits a plate of some width and pieces in groups (defenders, attackers) into an area.
    pub(super) fn fit(self, place: usize, width: f32, groups: [usize; 2]) -> Fit {
        self.room(place).fit(width, groups)
    }

    fn measure(self) -> Vec<Room> {
        let lines = (2. * self.radius() / STEP) as usize;
        let at = |line: usize| line as f32 * STEP - self.radius();
        let mut free = vec![Vec::new(); self.areas];
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
            for (free, (from, to)) in free.iter_mut().zip(runs) {
                free.push(if to < from { NOTHING } else { (from, to) });
            }
        }
        let middles = sums.into_iter().map(|(sum, count)| Point::new(sum.x / count, sum.y / count));
        let room = |(lines, middle)| Room::new(-self.radius(), lines, middle);
        free.into_iter().zip(middles).map(room).collect()
    }
}

/// The rooms of every shape, by the number of areas and of quarter turns: constants, each worked
/// out when it is first asked for.
static ROOMS: [[LazyLock<Vec<Room>>; 4]; MOST + 1] =
    [turned::<0>(), turned::<1>(), turned::<2>(), turned::<3>(), turned::<4>(), turned::<5>()];

const fn turned<const AREAS: usize>() -> [LazyLock<Vec<Room>>; 4] {
    const fn rooms<const AREAS: usize, const QUARTERS: u8>() -> LazyLock<Vec<Room>> {
        LazyLock::new(|| Disc { areas: AREAS, quarters: QUARTERS }.measure())
    }
    [rooms::<AREAS, 0>(), rooms::<AREAS, 1>(), rooms::<AREAS, 2>(), rooms::<AREAS, 3>()]
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

/// The free room of an area.
#[derive(Clone, Debug)]
pub(super) struct Room {
    top: f32,
    /// From where to where each line is free; then the same of each line with the one below it,
    /// with the three, the seven and so on below it. So what is free over a band of any height is
    /// found in two looks.
    bands: Vec<Vec<(f32, f32)>>,
    /// The heights of the first and the last line in which something is free.
    lines: (f32, f32),
    /// The length of the longest line.
    widest: f32,
    /// The middle of the area.
    pub(super) middle: Point,
}

/// Nothing is free: it ends before it begins.
const NOTHING: (f32, f32) = (1e6, -1e6);

/// What is free in both of two lines or bands.
fn both(one: (f32, f32), other: (f32, f32)) -> (f32, f32) {
    (one.0.max(other.0), one.1.min(other.1))
}

/// How high a plate is.
pub(super) const PLATE: f32 = 18.;
/// Half the size of a piece with its badge and number, before it is made smaller.
pub(super) const PIECE: f32 = 14.;
const ABOVE: f32 = 18.;
const BELOW: f32 = 16.;
const PITCH: f32 = 32.;
/// Half the height of a piece at its sides, and in its middle.
const HALF: f32 = 10.5;
const WHOLE: f32 = PIECE + 1.5;
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
    fn new(top: f32, lines: Vec<(f32, f32)>, middle: Point) -> Self {
        let mut bands = vec![lines];
        for level in 0.. {
            let (half, step) = (&bands[level], 1 << level);
            if half.len() <= step {
                break;
            }
            let whole = half.iter().zip(&half[step..]).map(|(one, below)| both(*one, *below));
            bands.push(whole.collect());
        }
        let is_free = |line: &(f32, f32)| line.0 <= line.1;
        let first = bands[0].iter().position(is_free).unwrap_or(0);
        let last = bands[0].iter().rposition(is_free).unwrap_or(0);
        let y = |line: usize| top + line as f32 * STEP;
        // The heights that are tried begin at the rim, which is between two lines.
        let lines = (y(first) + RIM % STEP, y(last));
        let widest = bands[0].iter().map(|(from, to)| to - from).fold(f32::MIN, f32::max);
        Self { top, bands, lines, widest, middle }
    }

    /// What is free over the whole height of a band.
    fn free(&self, from: f32, to: f32) -> (f32, f32) {
        let line = |y: f32| (y - self.top) / STEP;
        let (from, to) = (line(from), line(to));
        // Both are rounded away from the middle of the band.
        let (first, last) = (from as usize, to as usize + usize::from(to > to as usize as f32));
        if from < 0. || last >= self.bands[0].len() {
            return NOTHING;
        }
        let end = last + 1;
        let level = (end - first).ilog2() as usize;
        both(self.bands[level][first], self.bands[level][end - (1 << level)])
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
        if block.wide(over) > self.widest {
            return None;
        }
        let tall = block.tall();
        let mut best: Option<f32> = None;
        let mut most = f32::MIN;
        // A plate begins and ends where something is free.
        let (first, last) = self.lines;
        let mut y = first.max(self.top + RIM);
        while y + tall < -self.top && y + PLATE * block.plate <= last {
            // Enough room is enough: beyond that, the middle of the area is better.
            let worth = |slack: f32| slack.min(10.) - 0.35 * (y + tall / 2. - self.middle.y).abs();
            if worth(f32::MAX) > most
                && let Some(slack) = self.slack(y, block, over)
                && worth(slack) > most
            {
                (best, most) = (Some(y), worth(slack));
            }
            y += STEP;
        }
        best
    }

    /// How much room is left over at a height, if everything fits there.
    fn slack(&self, y: f32, block: &Block<'_>, over: f32) -> Option<f32> {
        let left = |from, to, need: f32| {
            let (low, high) = self.free(from, to);
            Some(high - low - need).filter(|&left| left >= 0.)
        };
        let mut slack = left(y, y + PLATE * block.plate, block.width * block.plate - over)?;
        let (half, whole) = (HALF * block.scale, WHOLE * block.scale);
        for (row, &count) in block.rows.iter().enumerate().filter(|(_, count)| **count > 0) {
            let middle = y + block.row_y(row);
            let wide = block.pitches(count);
            // Pieces are round: their full height counts only in their middle.
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
            let wide = block.pitches(count);
            let (half, whole) = (HALF * scale, WHOLE * scale);
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

    /// The length of a row from the middle of its first piece to that of its last.
    fn pitches(&self, count: usize) -> f32 {
        count.saturating_sub(1) as f32 * PITCH * self.scale
    }

    /// What the widest of plate and rows needs.
    fn wide(&self, over: f32) -> f32 {
        let rows = self.rows.iter().filter(|&&count| count > 0);
        let rows = rows.map(|&count| self.pitches(count) + 2. * WHOLE * self.scale);
        rows.fold(self.width * self.plate - over, f32::max)
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
