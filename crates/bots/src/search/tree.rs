//! The tree of what may happen, as one player imagines it.
//!
//! A node is what that player can tell apart, an edge is a choice of whoever must choose there.
//! Different worlds offer different choices at the same node, so an edge also counts how often
//! it was on offer.

use std::hash::Hash;

use kernel::{Chances, Evaluate, Options, Rng, Seat};

use super::lessons::Lessons;

/// Nodes of a tree; a full one is searched on without growing.
pub(super) const MAX_NODES: usize = 60_000;
/// Choices at the root that a search begins with, the appealing first.
const CANDIDATES: usize = 32;
/// Below the root, a node visited `n` times considers `WIDTH` times the square root of `n` choices.
const WIDTH: f32 = 2.0;
/// How strongly choices tried seldom are preferred, in spreads of what play comes to.
const CURIOSITY: f32 = 0.7;

#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// The node it leads to; 0 until there is one, since the first node is nobody's child.
    pub(super) child: u32,
    pub(super) visits: u32,
    offered: u32,
    /// What the visits came to for whoever chooses here.
    total: f32,
}

impl<A> Edge<A> {
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) visits: u32,
    pub(super) edges: Vec<Edge<A>>,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    pub(super) root: usize,
    spread: Spread,
    pub(super) lessons: Lessons<A>,
}

/// How far the results of play lie apart.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn get(self) -> f32 {
        if self.count < 8.0 { 0.1 } else { (self.squares / self.count).sqrt().max(1e-4) }
    }
}

impl<A: Copy + Eq + Hash> Tree<A> {
    pub(super) fn new() -> Self {
        let node = Node { visits: 0, edges: Vec::new() };
        Self { nodes: vec![node], root: 0, spread: Spread::default(), lessons: Lessons::new() }
    }

    pub(super) fn node(&self, at: usize) -> &Node<A> {
        &self.nodes[at]
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    /// Goes on with the part of the tree after a choice; says whether there is one.
    pub(super) fn descend(&mut self, seat: Seat, action: A) -> bool {
        let root = &self.nodes[self.root];
        let edge = root.edges.iter().find(|edge| edge.seat == seat && edge.action == action);
        match edge.map(|edge| edge.child as usize) {
            Some(child) if child > 0 && self.nodes.len() < MAX_NODES / 2 => {
                self.root = child;
                true
            }
            _ => false,
        }
    }

    /// The edge to go along from a node in a world that offers these options: one not tried
    /// before while there are few, otherwise the most promising.
    pub(super) fn select<G: Evaluate<Action = A>>(
        &mut self,
        at: usize,
        game: &G,
        seat: Seat,
        options: &Options<A>,
        rng: &mut Rng,
    ) -> usize {
        let full = self.is_full();
        let node = &mut self.nodes[at];
        node.visits += 1;
        let spread = CURIOSITY * self.spread.get();
        let (mut legal, mut best, mut most) = (0, None, f32::NEG_INFINITY);
        for (index, edge) in node.edges.iter_mut().enumerate() {
            if edge.seat != seat || !options.contains(&edge.action) {
                continue;
            }
            legal += 1;
            edge.offered += 1;
            let unsure = ((edge.offered as f32).ln() / edge.visits.max(1) as f32).sqrt();
            let promise = edge.mean() + spread * unsure;
            if promise > most {
                (best, most) = (Some(index), promise);
            }
        }
        let wide = full || legal as f32 >= WIDTH * (node.visits as f32).sqrt();
        if let Some(best) = best.filter(|_| wide || legal >= options.len()) {
            return best;
        }
        let grown = self.grow(at, game, seat, options, best.is_none(), rng);
        grown.or(best).expect("a pending seat has an option")
    }

    /// The edges at the root to choose among: those already there and more up to a number.
    pub(super) fn candidates<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        options: &Options<A>,
        rng: &mut Rng,
    ) -> Vec<usize> {
        let edges = self.nodes[self.root].edges.iter().enumerate();
        let legal = |edge: &Edge<A>| edge.seat == seat && options.contains(&edge.action);
        let mut all: Vec<usize> =
            edges.filter(|(_, edge)| legal(edge)).map(|(index, _)| index).collect();
        while all.len() < CANDIDATES
            && let Some(edge) = self.grow(self.root, game, seat, options, all.is_empty(), rng)
        {
            all.push(edge);
        }
        all
    }

    /// Adds an edge for an option that has none yet; one without appeal only if it is the first.
    fn grow<G: Evaluate<Action = A>>(
        &mut self,
        at: usize,
        game: &G,
        seat: Seat,
        options: &Options<A>,
        first: bool,
        rng: &mut Rng,
    ) -> Option<usize> {
        let edges = &mut self.nodes[at].edges;
        let known =
            |action: &A| edges.iter().any(|edge| edge.seat == seat && edge.action == *action);
        let untried: Options<A> = options
            .iter()
            .copied()
            .filter(|action| !known(action) && (first || game.appeal(seat, *action) > 0))
            .collect();
        let action = self.lessons.take(game, seat, &untried, rng)?;
        edges.push(Edge { seat, action, child: 0, visits: 0, offered: 1, total: 0.0 });
        Some(edges.len() - 1)
    }

    /// The node behind an edge, and whether it was made just now; none if the tree is full.
    pub(super) fn child(&mut self, at: usize, edge: usize) -> Option<(usize, bool)> {
        let child = self.nodes[at].edges[edge].child as usize;
        if child > 0 {
            return Some((child, false));
        }
        if self.is_full() {
            return None;
        }
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        let child = self.nodes.len() - 1;
        self.nodes[at].edges[edge].child = child as u32;
        Some((child, true))
    }

    /// Notes what play along a path came to.
    pub(super) fn learn(&mut self, path: &[(usize, usize)], chances: &Chances, me: Seat) {
        self.spread.add(chances[me.index()]);
        for &(at, edge) in path {
            let edge = &mut self.nodes[at].edges[edge];
            edge.visits += 1;
            edge.total += chances[edge.seat.index()];
        }
    }
}
