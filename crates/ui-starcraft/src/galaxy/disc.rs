//! A planet's disc: slices with bent borders, and where a plate and pieces fit into a slice.
//!
//! Everything is relative to the middle of the disc, north up.

use std::sync::LazyLock;

use ui::svg::{Point, px, xy};

/// The most areas a planet has.
const MOST: usize = starcraft::ids::MAX_AREAS;
/// How far from the middle a border bends most, and by how many degrees.
const BEND: (f32, f32) = (0.565, 13.3);
/// Distance of the lines a slice is measured at.
const STEP: f32 = 2.;
/// What stays free beside a border and the rim.
const MARGIN: f32 = 3.;
const RIM: f32 = 7.;

/// The radius of a planet of middling size: all of the board is drawn in parts of it.
pub(super) const RADIUS: f32 = 100.;

/// The shape of a planet: so many areas. Where they lie has no meaning in the rules, so the first is
/// always at the top and the others follow clockwise, however the tile is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Disc {
    pub(super) areas: usize,
}

impl Disc {
    /// The more areas, the larger.
    pub(super) fn radius(self) -> f32 {
        RADIUS * [0.92, 0.92, 0.92, 1., 1.06, 1.14][self.areas.min(MOST)]
    }

    /// The angle where an area begins.
    fn begins(self, place: usize) -> f32 {
        let first = [0., 180., 176., 208., 223., 234.][self.areas.min(MOST)];
        first + 360. / self.areas as f32 * place as f32
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
        &ROOMS[self.areas.min(MOST)][place]
    }

    /// Fits a plate of some width, over which something stands out so far, and pieces in groups
    /// (defenders, attackers) into an area.
    pub(super) fn fit(self, place: usize, plate: (f32, f32), groups: [usize; 2]) -> Fit {
        self.room(place).fit(plate, groups)
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

/// The rooms of every shape, by the number of areas: constants, each worked out when it is first
/// asked for.
static ROOMS: [LazyLock<Vec<Room>>; MOST + 1] =
    [rooms::<0>(), rooms::<1>(), rooms::<2>(), rooms::<3>(), rooms::<4>(), rooms::<5>()];

const fn rooms<const AREAS: usize>() -> LazyLock<Vec<Room>> {
    LazyLock::new(|| Disc { areas: AREAS }.measure())
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
pub(super) const PLATE: f32 = 24.;
/// Half the size of a piece.
pub(super) const PIECE: f32 = 15.5;
/// What a piece takes with its badge above and its number below, and the distance of pieces.
const ABOVE: f32 = 17.5;
const BELOW: f32 = 17.;

/// How closely pieces lie: their distance, and how far the lowest reach into what stays free along the rim.
#[derive(Clone, Copy)]
struct Spacing {
    pitch: f32,
    reach: f32,
}

/// As long as there is room; and in a crowd, before any is left out.
const SPACINGS: [Spacing; 2] =
    [Spacing { pitch: 35., reach: 0. }, Spacing { pitch: 31.5, reach: 7. }];
/// Half the height of a piece at its sides, and in its middle.
const HALF: f32 = 11.;
const WHOLE: f32 = PIECE + 1.;
/// A plate that is too wide for an area comes so close to the rim, where the area lies so far to a side.
const BESIDE: f32 = 3.;
const ASIDE: f32 = 15.;
/// By how much plate and pieces may reach over a border; the least that does is taken.
const OVER: [(f32, f32); 6] = [(6., 0.), (14., 4.), (22., 8.), (30., 12.), (38., 16.), (56., 18.)];

/// Where a plate and pieces lie in an area.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fit {
    /// The upper left corner of the plate.
    pub(super) plate: Point,
    /// The middle of each piece, as many of each group as there is room for. They are never made
    /// smaller: a piece that cannot be seen well is no use.
    pub(super) pieces: [Vec<Point>; 2],
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

    /// Fits a plate, with pieces in groups below it: as many as there is room for.
    fn fit(&self, (width, head): (f32, f32), mut groups: [usize; 2]) -> Fit {
        loop {
            let pieces = groups[0] + groups[1];
            // A crowd is no reason to reach far over the border: its number says that there are more.
            let far = if pieces > 3 { 2 } else { usize::from(pieces > 2) };
            for spacing in SPACINGS.into_iter().take(if pieces > 2 { 2 } else { 1 }) {
                for &over in &OVER[..OVER.len() - far] {
                    for rows in 1..=pieces.clamp(1, 3) {
                        let block = Block { width, head, spacing, rows: &split(groups, rows) };
                        if let Some(y) = self.height(&block, over) {
                            return self.place(&block, y, groups[0]);
                        }
                    }
                }
            }
            let fuller = usize::from(groups[1] > groups[0]);
            if groups[fuller] == 0 {
                return Fit { plate: self.middle, pieces: [Vec::new(), Vec::new()] };
            }
            groups[fuller] -= 1;
        }
    }

    /// The best height for the plate's upper edge, if everything fits; plate and pieces may reach
    /// over the border by some length.
    fn height(&self, block: &Block<'_>, over: (f32, f32)) -> Option<f32> {
        if block.wide(over) > self.widest {
            return None;
        }
        let tall = block.tall();
        let mut best: Option<f32> = None;
        let mut most = f32::MIN;
        // A plate begins and ends where something is free.
        let (first, last) = self.lines;
        let mut y = first.max(self.top + RIM) + block.head;
        while y + tall < -self.top && y + PLATE <= last {
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
    fn slack(&self, y: f32, block: &Block<'_>, over: (f32, f32)) -> Option<f32> {
        let left = |from, to, need: f32| {
            let (low, high) = self.free(from, to);
            Some(high - low - need).filter(|&left| left >= 0.)
        };
        let mut slack = left(y, y + PLATE, block.width - over.0)?;
        for (row, &count) in block.rows.iter().enumerate().filter(|(_, count)| **count > 0) {
            let middle = y + block.row_y(row);
            let wide = block.pitches(count) - over.1;
            let reach = block.spacing.reach;
            // Pieces are round: their full height counts only in their middle.
            slack = slack.min(left(middle - HALF, middle + HALF - reach, wide + 2. * WHOLE)?);
            slack = slack.min(left(middle - WHOLE, middle + WHOLE - reach, wide + 12.)?);
        }
        Some(slack)
    }

    /// Places the plate at a height, and the pieces below it, of which so many are of the first group.
    fn place(&self, block: &Block<'_>, y: f32, first: usize) -> Fit {
        let centre = |from, to, wide: f32| {
            let (low, high) = self.free(from, to);
            let (low, high) = (low + wide / 2., high - wide / 2.);
            if low > high { (low + high) / 2. } else { self.middle.x.clamp(low, high) }
        };
        let mut pieces = Vec::new();
        let Spacing { pitch, reach } = block.spacing;
        for (row, &count) in block.rows.iter().enumerate() {
            let middle = y + block.row_y(row);
            let wide = block.pitches(count);
            let x = centre(middle - HALF, middle + HALF - reach, wide + 2. * WHOLE);
            let place = |n| Point::new(x - wide / 2. + n as f32 * pitch, middle);
            pieces.extend((0..count).map(place));
        }
        // A plate that is too wide reaches over a border, not over the rim.
        let (low, high) = self.free(y, y + PLATE);
        let (low, high) = (low - BESIDE, high + BESIDE - block.width);
        let x = match self.middle.x {
            x if low > high && x > ASIDE => high,
            x if low > high && x < -ASIDE => low,
            _ => centre(y, y + PLATE, block.width) - block.width / 2.,
        };
        let second = pieces.split_off(first);
        Fit { plate: Point::new(x, y), pieces: [pieces, second] }
    }
}

/// A plate with rows of pieces below it.
struct Block<'a> {
    /// The width of the plate.
    width: f32,
    /// How far something stands out above it.
    head: f32,
    spacing: Spacing,
    /// How many pieces each row has.
    rows: &'a [usize],
}

impl Block<'_> {
    /// The middle of a row of pieces below the plate's upper edge.
    fn row_y(&self, row: usize) -> f32 {
        PLATE + ABOVE + row as f32 * self.spacing.pitch
    }

    /// The length of a row from the middle of its first piece to that of its last.
    fn pitches(&self, count: usize) -> f32 {
        count.saturating_sub(1) as f32 * self.spacing.pitch
    }

    /// What the widest of plate and rows needs.
    fn wide(&self, over: (f32, f32)) -> f32 {
        let rows = self.rows.iter().filter(|&&count| count > 0);
        let rows = rows.map(|&count| self.pitches(count) + 2. * WHOLE - over.1);
        rows.fold(self.width - over.0, f32::max)
    }

    fn tall(&self) -> f32 {
        match self.rows.iter().sum() {
            0 => PLATE,
            _ => self.row_y(self.rows.len() - 1) + BELOW - self.spacing.reach / 2.,
        }
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
