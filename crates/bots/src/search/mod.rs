//! Search: information-set Monte Carlo tree search with a single observer.
//!
//! Each iteration imagines a world that the seat cannot tell apart from the true one, walks down
//! the tree by what has proved good so far, plays on by habit to a point where the game can be
//! judged, and remembers on the way back what it was worth to each player who chose: everybody
//! looks after their own chance of winning.
//!
//! The choice at hand is made by halving: some choices are tried equally often, the better half
//! of them goes on, until one is left.

mod lessons;
mod tree;

use std::time::Duration;

use kernel::{Evaluate, NoLog, Options, Rng, Seat, Seen, Turn};

use crate::{Bot, Job, Platform, series_seed};
use tree::Tree;

/// Actions of a play-out; one that is not settled by then is judged all the same.
const PLAY_OUT: u32 = 400;
/// So many orders (or whatever a game counts) are played out before the position is judged: those
/// of four players for a round.
const DEPTH: u32 = 16;

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations, shared out among the threads: the same seed gives the same choice.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// Whether that many parts of it are used up; `elapsed` is asked only if time counts.
    fn is_spent(
        self,
        iterations: u32,
        elapsed: impl Fn() -> Duration,
        parts: u32,
        all_parts: u32,
    ) -> bool {
        match self {
            Budget::Iterations(all) => {
                u64::from(iterations) * u64::from(all_parts) >= u64::from(all) * u64::from(parts)
            }
            Budget::Time(time) => elapsed() * all_parts >= time * parts,
        }
    }
}

/// What a choice is thought to be worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The choice.
    pub action: A,
    /// The chance of winning with it.
    pub chance: f32,
    /// How often it was tried.
    pub tries: u32,
}

/// Searches for one player; what it has found out is used again while play goes as imagined.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    seed: u64,
    budget: Budget,
    /// How many trees are grown at the same time.
    threads: usize,
    platform: &'static dyn Platform,
    kept: Option<Foresight<G>>,
}

/// What is left of the last search.
#[derive(Debug)]
struct Foresight<G: Evaluate> {
    trees: Vec<Tree<G::Action>>,
    /// What the player will see if nothing unforeseen happens before the next choice.
    expected: G::View,
}

impl<G: Evaluate> Search<G> {
    /// A search that has not begun.
    pub fn new(seed: u64, budget: Budget, threads: usize, platform: &'static dyn Platform) -> Self {
        Self { seed, budget, threads: threads.max(1), platform, kept: None }
    }

    /// Thinks about the choices of a seat; the best one comes first, choices not tried are left
    /// out. There is at least one.
    pub fn advise(&mut self, seen: &Seen<G>) -> Vec<Advice<G::Action>> {
        let (platform, begin) = (self.platform, self.platform.now());
        self.seed = series_seed(self.seed, 0);
        let seed = self.seed;
        let mut trees = match self.kept.take() {
            Some(kept) if kept.expected == seen.view() => kept.trees,
            _ => (0..self.threads).map(|_| Tree::new()).collect(),
        };
        let budget = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(self.threads as u32)),
            time => time,
        };
        let think = |thread: usize, tree: &mut Tree<G::Action>| {
            let elapsed = || platform.now().saturating_sub(begin);
            Thinker::new(seen, series_seed(seed, thread as u64 + 1)).think(tree, budget, elapsed);
        };
        match &mut trees[..] {
            [tree] => think(0, tree),
            many => platform.together(
                (many.iter_mut().enumerate())
                    .map(|(thread, tree)| Box::new(move || think(thread, tree)) as Job<'_>)
                    .collect(),
            ),
        }
        let advice = merge(&trees, seen);
        self.keep(trees, seen, &advice);
        advice
    }

    /// Keeps the part of the trees that follows the best choice.
    fn keep(
        &mut self,
        mut trees: Vec<Tree<G::Action>>,
        seen: &Seen<G>,
        advice: &[Advice<G::Action>],
    ) {
        let Some(best) = advice.first() else { return };
        let seat = seen.seat();
        let mut world = seen.sample(&mut Rng::new(self.seed));
        world.play(seat, best.action, &mut NoLog);
        let again =
            matches!(world.turn(), Turn::Pending(seats) if seats.iter().next() == Some(seat));
        if again && trees.iter_mut().all(|tree| tree.descend(seat, best.action)) {
            let expected = world.view(kernel::Viewer::Seat(seat));
            self.kept = Some(Foresight { trees, expected });
        }
    }
}

/// All choices at the roots of the trees: those that came far (tried at least half as often as any
/// other) by their worth, then the others by how far they came.
fn merge<G: Evaluate>(trees: &[Tree<G::Action>], seen: &Seen<G>) -> Vec<Advice<G::Action>> {
    let mut options = Options::new();
    seen.options(&mut options);
    let mut all: Vec<Advice<G::Action>> = Vec::new();
    for edge in trees.iter().flat_map(|tree| &tree.node(tree.root).edges) {
        if edge.seat != seen.seat() || edge.visits == 0 || !options.contains(&edge.action) {
            continue;
        }
        match all.iter_mut().find(|advice| advice.action == edge.action) {
            Some(known) => {
                let tries = known.tries + edge.visits;
                let sum = known.chance * known.tries as f32 + edge.mean() * edge.visits as f32;
                (known.chance, known.tries) = (sum / tries as f32, tries);
            }
            None => {
                let (action, chance, tries) = (edge.action, edge.mean(), edge.visits);
                all.push(Advice { action, chance, tries });
            }
        }
    }
    if all.is_empty() {
        all.extend(options.first().map(|&action| Advice { action, chance: 0.0, tries: 0 }));
    }
    let far = all.iter().map(|advice| advice.tries).max().unwrap_or(0).div_ceil(2);
    all.sort_by(|one, other| {
        let came_far = (other.tries.min(far)).cmp(&one.tries.min(far));
        came_far.then(other.chance.total_cmp(&one.chance))
    });
    all
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, seen: Seen<G>) -> G::Action {
        let mut options = Options::new();
        seen.options(&mut options);
        if let [only] = options[..] {
            return only;
        }
        self.advise(&seen).first().expect("a pending seat has at least one option").action
    }

    fn allow(&mut self, time: Duration) {
        if let Budget::Time(usual) = &mut self.budget {
            *usual = time;
        }
    }
}

/// One thread at work on one tree.
struct Thinker<'a, G: Evaluate> {
    seen: &'a Seen<G>,
    seat: Seat,
    options: Options<G::Action>,
    start: G,
    seed: u64,
    rng: Rng,
    path: Vec<(usize, usize)>,
    played: Vec<(Seat, G::Action)>,
}

impl<'a, G: Evaluate> Thinker<'a, G> {
    fn new(seen: &'a Seen<G>, seed: u64) -> Self {
        let mut options = Options::new();
        seen.options(&mut options);
        let mut rng = Rng::new(seed);
        let start = seen.sample(&mut rng);
        Self {
            seen,
            seat: seen.seat(),
            options,
            start,
            seed,
            rng,
            path: Vec::new(),
            played: Vec::new(),
        }
    }

    /// Tries the candidates equally often, drops the worse half of them, and so on: each round
    /// of this takes an equal part of the budget.
    fn think(
        &mut self,
        tree: &mut Tree<G::Action>,
        budget: Budget,
        elapsed: impl Fn() -> Duration,
    ) {
        let mut left = tree.candidates(&self.start, self.seat, &self.options, &mut self.rng);
        let rounds = left.len().next_power_of_two().ilog2().max(1);
        let mut done = 0;
        for round in 1..=rounds {
            while done == 0 || !budget.is_spent(done, &elapsed, round, rounds) {
                let tries = |edge: &usize| tree.node(tree.root).edges[*edge].visits;
                let Some(edge) = left.iter().copied().min_by_key(tries) else { return };
                self.iterate(tree, edge);
                done += 1;
            }
            let worth = |edge: usize| tree.node(tree.root).edges[edge].mean();
            left.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
            left.truncate(left.len().div_ceil(2));
        }
    }

    /// Imagines one course of play that begins with a choice at the root, and learns from it.
    fn iterate(&mut self, tree: &mut Tree<G::Action>, mut edge: usize) {
        let mut at = tree.root;
        self.path.clear();
        self.path.push((at, edge));
        // The choices at the root meet the same fates, so that they differ by their worth.
        let chosen = &tree.node(at).edges[edge];
        let fate = series_seed(self.seed, chosen.visits.into());
        let mut world = self.seen.sample(&mut Rng::new(fate));
        self.played.clear();
        self.played.push((self.seat, chosen.action));
        let mut options = Options::new();
        let mut asked = world.play_on(self.seat, chosen.action, &mut NoLog, &mut options);
        self.rng = Rng::fork(fate, 1);
        while let Some((child, new)) = tree.child(at, edge)
            && let Some(seat) = asked.filter(|_| !self.is_settled(&world))
        {
            if new {
                break;
            }
            at = child;
            edge = tree.select(at, &world, seat, &options, &mut self.rng);
            self.path.push((at, edge));
            let action = tree.node(at).edges[edge].action;
            self.played.push((seat, action));
            asked = world.play_on(seat, action, &mut NoLog, &mut options);
        }
        for _ in 0..PLAY_OUT {
            let Some(seat) = asked.filter(|_| !self.is_settled(&world)) else { break };
            let action = tree.lessons.take(&world, seat, &options, &mut self.rng);
            let Some(action) = action else { break };
            self.played.push((seat, action));
            asked = world.play_on(seat, action, &mut NoLog, &mut options);
        }
        let chances = world.chances();
        tree.lessons.learn(&self.played, &chances);
        tree.learn(&self.path, &chances, self.seat);
    }

    /// Whether play can be judged.
    fn is_settled(&self, world: &G) -> bool {
        world.settled_since(&self.start, DEPTH)
    }
}
