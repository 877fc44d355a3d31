//! What is going on, as a stack of steps: "execution, order, battle, which card".

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The steps that are going on, the innermost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Steps<S, const N: usize>(ArrayVec<S, N>);

impl<S, const N: usize> Default for Steps<S, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<S, const N: usize> Steps<S, N> {
    /// Begins a step inside the innermost.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Ends the innermost step.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Ends the innermost step and begins another in its place.
    pub fn goto(&mut self, step: S) {
        self.0.pop();
        self.0.push(step);
    }

    /// Ends all of them.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<S, const N: usize> Deref for Steps<S, N> {
    type Target = [S];

    fn deref(&self) -> &[S] {
        &self.0
    }
}
