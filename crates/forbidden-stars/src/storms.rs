//! Warp Storms (FS-WRP): where they may go.

use arrayvec::ArrayVec;

use crate::content::content;
use crate::grid::Edge;
use crate::ids::StormIcon;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// FS-WRP-04: where a storm on an edge may go by an icon; FS-WRP-09: not where another lies, FS-WRP-10: not off the
    /// board.
    pub fn storm_moves(&self, edge: Edge, icon: StormIcon) -> ArrayVec<Edge, 2> {
        let moves = content().storms[icon.index()][usize::from(edge.upright)];
        let goals = moves.into_iter().map(|step| step.from(edge));
        goals.filter(|goal| self.is_edge(*goal) && !self.is_stormy(*goal)).collect()
    }
}
