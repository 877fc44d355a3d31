//! The grid the tiles lie on: edges, on which Warp Storms lie, and how these move.

use std::fmt;
use std::str::FromStr;

use kernel::actions::Field;
use kernel::grid::{Cell, Side};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An edge of the grid: above a cell, or left of it. Every edge has one name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// It lies left of the cell, not above it.
    pub upright: bool,
    /// The cell.
    pub cell: Cell,
}

impl Edge {
    /// The edge above a cell.
    pub const fn above(x: i8, y: i8) -> Self {
        Self { upright: false, cell: Cell { x, y } }
    }

    /// The edge left of a cell.
    pub const fn left_of(x: i8, y: i8) -> Self {
        Self { upright: true, cell: Cell { x, y } }
    }

    /// The edge on a side of a cell.
    pub const fn of(cell: Cell, side: Side) -> Self {
        match side {
            Side::North => Self { upright: false, cell },
            Side::West => Self { upright: true, cell },
            Side::East | Side::South => Self::of(cell.beside(side), side.opposite()),
        }
    }

    /// The two cells it lies between.
    pub const fn cells(self) -> [Cell; 2] {
        let other = if self.upright { Side::West } else { Side::North };
        [self.cell, self.cell.beside(other)]
    }
}

/// By how many clockwise quarters a finished board is turned for whoever looks at it, so that its long side lies level. Words of
/// place are those of the board as it is seen.
pub fn quarter(cells: impl Iterator<Item = Cell>) -> u8 {
    let ends = cells.fold(None, |ends: Option<(Cell, Cell)>, cell| {
        let (low, high) = ends.unwrap_or((cell, cell));
        let low = Cell { x: low.x.min(cell.x), y: low.y.min(cell.y) };
        Some((low, Cell { x: high.x.max(cell.x), y: high.y.max(cell.y) }))
    });
    let upright = |(low, high): (Cell, Cell)| high.y.abs_diff(low.y) > high.x.abs_diff(low.x);
    u8::from(ends.is_some_and(upright))
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.upright { 'v' } else { 'h' };
        write!(f, "{kind}{},{}", self.cell.x, self.cell.y)
    }
}

impl FromStr for Edge {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (upright, cell) = match (text.strip_prefix('v'), text.strip_prefix('h')) {
            (Some(cell), _) => (true, cell),
            (_, Some(cell)) => (false, cell),
            _ => return Err(()),
        };
        Ok(Self { upright, cell: <Cell as Field>::read(cell).ok_or(())? })
    }
}

kernel::plain_fields!(Edge);

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let unknown =
            || serde::de::Error::invalid_value(serde::de::Unexpected::Str(&text), &"edge");
        text.parse().map_err(|()| unknown())
    }
}

/// A move of a Warp Storm: from the cell of its edge to the new edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StormMove {
    /// The new edge lies left of its cell.
    pub upright: bool,
    /// Columns to the right.
    pub dx: i8,
    /// Rows down.
    pub dy: i8,
}

impl StormMove {
    /// Where a storm on this edge would go.
    pub const fn from(self, edge: Edge) -> Edge {
        let cell = Cell { x: edge.cell.x + self.dx, y: edge.cell.y + self.dy };
        Edge { upright: self.upright, cell }
    }
}
