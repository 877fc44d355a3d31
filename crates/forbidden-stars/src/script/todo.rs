//! What a card still has to do.

/// The most steps that are still to do at once.
pub(crate) const STEPS: usize = 8;

/// Steps still to do, by their places in [`Content::ops`](crate::content::Content::ops), the next one last. A saved game
/// calls them by their names, since a place changes with every change of any card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Todo {
    places: [u16; STEPS],
    count: u8,
}

impl Todo {
    pub(crate) fn places(&self) -> &[u16] {
        &self.places[..self.count as usize]
    }

    pub(crate) fn len(&self) -> u8 {
        self.count
    }

    pub(crate) fn push(&mut self, place: u16) {
        self.places[self.count as usize] = place;
        self.count += 1;
    }

    /// Only so many are left, the first ones.
    pub(super) fn keep(&mut self, count: u8) {
        self.places[count as usize..].fill(0);
        self.count = count;
    }
}
