//! The square grid that galaxies and sectors are built on: cells, four sides, quarter turns.

use serde::{Deserialize, Serialize};

/// A side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Up, towards smaller y.
    #[serde(rename = "N")]
    North,
    /// Right, towards larger x.
    #[serde(rename = "E")]
    East,
    /// Down, towards larger y.
    #[serde(rename = "S")]
    South,
    /// Left, towards smaller x.
    #[serde(rename = "W")]
    West,
}

impl Side {
    /// The four sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side after so many clockwise quarter turns.
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The side that faces this one across an edge.
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The side of a letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| letter.len() == 1 && letter.starts_with(side.letter()))
    }
}

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// Grows to the east.
    pub x: i8,
    /// Grows to the south.
    pub y: i8,
}

impl Cell {
    /// The middle of the table.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The neighbour across a side.
    pub const fn beside(self, side: Side) -> Self {
        let (dx, dy) = match side {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        };
        Self { x: self.x + dx, y: self.y + dy }
    }
}

/// The columns and rows of the smallest rectangle around some cells.
pub fn size(cells: impl IntoIterator<Item = Cell>) -> [u32; 2] {
    let mut spans: [Option<(i8, i8)>; 2] = [None; 2];
    for Cell { x, y } in cells {
        for (span, at) in spans.iter_mut().zip([x, y]) {
            let (low, high) = span.unwrap_or((at, at));
            *span = Some((low.min(at), high.max(at)));
        }
    }
    spans.map(|span| span.map_or(0, |(low, high)| 1 + u32::from(high.abs_diff(low))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_go_clockwise() {
        assert_eq!(Side::North.turned(1), Side::East);
        assert_eq!(Side::West.turned(3), Side::South);
        for side in Side::ALL {
            assert_eq!(Cell::ORIGIN.beside(side).beside(side.opposite()), Cell::ORIGIN);
            assert_eq!(Side::from_letter(&side.letter().to_string()), Some(side));
        }
        assert_eq!(Side::from_letter("NE"), None);
    }

    #[test]
    fn the_size_is_that_of_the_rectangle_around_all() {
        let cells = [(-1, 2), (1, 2), (0, 3)].map(|(x, y)| Cell { x, y });
        assert_eq!(size(cells), [3, 2]);
        assert_eq!(size([Cell::ORIGIN]), [1, 1]);
        assert_eq!(size([]), [0, 0]);
    }
}
