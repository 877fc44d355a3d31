//! The order stack: orders laid face down on top of each other, the last one placed the first
//! one resolved.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Seat;
use crate::sets::bits;

/// One order lying on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed<S, O> {
    /// Where it lies (a planet, a system).
    pub site: S,
    /// Whose it is; the back shows it to everybody.
    pub seat: Seat,
    /// Its face.
    pub order: O,
}

/// All order stacks of a board, at most `N` orders.
///
/// The orders are kept in the sequence in which they were placed; the stack of a site is the
/// part of that sequence that lies there, its top the last of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderStacks<S, O, const N: usize> {
    placed: ArrayVec<Placed<S, O>, N>,
}

impl<S, O, const N: usize> Default for OrderStacks<S, O, N> {
    fn default() -> Self {
        Self { placed: ArrayVec::new_const() }
    }
}

/// Sites are numbered below 64, and there are no more than 64 orders.
impl<S: Copy + Eq + Into<usize>, O: Copy, const N: usize> OrderStacks<S, O, N> {
    /// Lays an order on top of the stack of a site.
    pub fn push(&mut self, site: S, seat: Seat, order: O) {
        self.placed.push(Placed { site, seat, order });
    }

    /// The order that lies on top at a site.
    pub fn top(&self, site: S) -> Option<Placed<S, O>> {
        self.stack(site).next_back().copied()
    }

    /// Takes the top order off a site.
    pub fn pop(&mut self, site: S) -> Option<Placed<S, O>> {
        let at = self.placed.iter().rposition(|placed| placed.site == site)?;
        Some(self.placed.remove(at))
    }

    /// Takes an order out of a stack: the one that lies on so many others.
    pub fn take(&mut self, site: S, on: usize) -> Option<Placed<S, O>> {
        let mut places = self.placed.iter().enumerate().filter(|(_, placed)| placed.site == site);
        let at = places.nth(on)?.0;
        Some(self.placed.remove(at))
    }

    /// Lays an order under the stack of a site.
    pub fn push_under(&mut self, site: S, seat: Seat, order: O) {
        let bottom = self.placed.iter().position(|placed| placed.site == site);
        let at = bottom.unwrap_or(self.placed.len());
        self.placed.insert(at, Placed { site, seat, order });
    }

    /// Keeps some orders and takes the others off the board; stacks stay in their sequence.
    pub fn retain(&mut self, mut keep: impl FnMut(&Placed<S, O>) -> bool) {
        self.placed.retain(|placed| keep(placed));
    }

    /// Puts the bottom order of a site on top of it.
    pub fn lift_bottom(&mut self, site: S) {
        if let Some(at) = self.placed.iter().position(|placed| placed.site == site) {
            let bottom = self.placed.remove(at);
            self.placed.push(bottom);
        }
    }

    /// The stack of a site, from the bottom to the top.
    pub fn stack(&self, site: S) -> impl DoubleEndedIterator<Item = &Placed<S, O>> {
        self.placed.iter().filter(move |placed| placed.site == site)
    }

    /// Every order in the sequence of placing.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Placed<S, O>> {
        self.placed.iter()
    }

    /// Every order in the sequence of placing, to change its face (a resampled world).
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Placed<S, O>> {
        self.placed.iter_mut()
    }

    /// The orders that lie on top of a stack, newest first.
    pub fn tops(&self) -> impl Iterator<Item = &Placed<S, O>> {
        let mut covered = 0u64;
        self.placed.iter().rev().filter(move |placed| {
            let site = 1u64 << placed.site.into();
            let top = covered & site == 0;
            covered |= site;
            top
        })
    }

    /// A seat's own orders that lie on top of a stack, newest first.
    pub fn tops_of(&self, seat: Seat) -> impl Iterator<Item = &Placed<S, O>> {
        // Nobody can foresee which these are: all are looked at without a branch, and noted as bits.
        let (mut covered, mut own) = (0u64, 0u64);
        for (at, placed) in self.placed.iter().rev().enumerate() {
            let site = 1u64 << placed.site.into();
            own |= u64::from((covered & site == 0) & (placed.seat == seat)) << at;
            covered |= site;
        }
        bits(own).map(|at| &self.placed[self.placed.len() - 1 - at])
    }

    /// The sites with an order of a seat, as bits.
    pub fn sites_of(&self, seat: Seat) -> u64 {
        let site = |placed: &Placed<S, O>| u64::from(placed.seat == seat) << placed.site.into();
        self.placed.iter().fold(0, |sites, placed| sites | site(placed))
    }

    /// How many orders a seat has on the board.
    pub fn count(&self, seat: Seat) -> usize {
        self.placed.iter().filter(|placed| placed.seat == seat).count()
    }

    /// Whether no order is left.
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_placed_is_first_out_on_each_site() {
        let mut stacks = OrderStacks::<usize, char, 8>::default();
        stacks.push(1, Seat(0), 'a');
        stacks.push(2, Seat(1), 'b');
        stacks.push(1, Seat(1), 'c');
        let tops: Vec<char> = stacks.tops().map(|placed| placed.order).collect();
        assert_eq!(tops, ['c', 'b']);
        assert_eq!(stacks.pop(1).map(|placed| placed.order), Some('c'));
        assert_eq!(stacks.top(1).map(|placed| placed.order), Some('a'));
        assert_eq!(stacks.count(Seat(1)), 1);
        stacks.push(1, Seat(1), 'd');
        stacks.lift_bottom(1);
        assert_eq!(stacks.stack(1).map(|placed| placed.order).collect::<String>(), "da");
        assert_eq!(stacks.pop(3), None);
    }

    #[test]
    fn the_own_orders_on_top_are_listed_newest_first() {
        let mut stacks = OrderStacks::<usize, char, 8>::default();
        for (site, seat, order) in
            [(1, 0, 'a'), (2, 0, 'b'), (3, 1, 'c'), (1, 1, 'd'), (4, 0, 'e'), (4, 0, 'f')]
        {
            stacks.push(site, Seat(seat), order);
        }
        for seat in [Seat(0), Seat(1), Seat(2)] {
            let tops = stacks.tops().filter(|top| top.seat == seat);
            assert!(stacks.tops_of(seat).eq(tops), "{seat:?}");
        }
    }

    #[test]
    fn an_order_goes_from_anywhere_in_its_stack_to_the_bottom_or_off_the_board() {
        let mut stacks = OrderStacks::<usize, char, 8>::default();
        for (site, seat, order) in [(1, 0, 'a'), (2, 0, 'b'), (1, 1, 'c'), (1, 0, 'd')] {
            stacks.push(site, Seat(seat), order);
        }
        let faces = |stacks: &OrderStacks<usize, char, 8>, site| -> String {
            stacks.stack(site).map(|placed| placed.order).collect()
        };
        let taken = stacks.take(1, 1).expect("three lie there");
        stacks.push_under(1, taken.seat, taken.order);
        assert_eq!(faces(&stacks, 1), "cad");
        assert_eq!(stacks.take(2, 1), None);
        stacks.push_under(3, Seat(1), 'e');
        stacks.retain(|placed| placed.seat == Seat(0));
        assert_eq!(faces(&stacks, 1) + &faces(&stacks, 2) + &faces(&stacks, 3), "adb");
    }
}
