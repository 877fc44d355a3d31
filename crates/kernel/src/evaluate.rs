//! What a bot that thinks ahead asks of a game besides its rules.

use arrayvec::ArrayVec;
use toml::Table;

use crate::{Game, MAX_OPTIONS, Rng, Seat, SeatSet, Turn};

/// For each seat, how likely it is to win.
pub type Chances = [f32; 8];

/// A game that can be judged before it is over, and played by habit.
///
/// What is known about the winner is a sum of named features of every player, each with a weight
/// that is fitted to games: the chances of the sides are as e to these sums.
pub trait Evaluate: Game {
    /// The names of the features.
    const FEATURES: &'static [&'static str];
    /// The names of the stages of a game, each with weights of its own.
    const STAGES: &'static [&'static str];

    /// The weights of the features in a stage.
    fn weights(stage: usize) -> &'static [f32];

    /// The stage that the game is in.
    fn stage(&self) -> usize;

    /// Counts what a player has of each feature; says whether the player can still win.
    fn features(&self, seat: Seat, out: &mut [f32]) -> bool;

    /// Those who win together with this seat.
    fn side(&self, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    /// How likely each seat is to win, over or not.
    fn chances(&self) -> Chances {
        let mut chances = Chances::default();
        if let Turn::Over(outcome) = self.turn() {
            outcome.winners.iter().for_each(|seat| chances[seat.index()] = 1.0);
            return chances;
        }
        let weights = Self::weights(self.stage());
        let mut features = [0.0; 32];
        let features = &mut features[..Self::FEATURES.len()];
        let mut scores = Chances::default();
        let seats = (0..self.players() as u8).map(Seat);
        for seat in seats.clone() {
            scores[seat.index()] = match self.features(seat, features) {
                true => weights.iter().zip(&*features).map(|(w, f)| w * f).sum(),
                false => f32::NEG_INFINITY,
            };
        }
        let mut total = 0.0;
        for seat in seats.clone() {
            let side = self.side(seat);
            let (mut sum, mut members) = (0.0, 0.0f32);
            for score in side.iter().map(|seat| scores[seat.index()]).filter(|s| s.is_finite()) {
                sum += score;
                members += 1.0;
            }
            let strength = if members > 0.0 { (sum / members).exp() } else { 0.0 };
            chances[seat.index()] = strength;
            total += strength / side.len() as f32;
        }
        seats.for_each(|seat| chances[seat.index()] /= f32::max(total, f32::MIN_POSITIVE));
        chances
    }

    /// Whether play that went on from `start` has come to a point where it can be judged:
    /// usually one choice is a small part of a larger one, such as an order, and so many of these
    /// should be over by then.
    fn settled_since(&self, start: &Self, depth: u32) -> bool;

    /// Whether what a seat is asked now is worth much thought. It must follow from what everybody
    /// can see, since others notice how long somebody thinks.
    fn matters(&self, seat: Seat) -> bool;

    /// How much a player who does not think is drawn to one of the options: twice the appeal,
    /// twice as likely; one with 0 is taken only if there is nothing else.
    fn appeal(&self, seat: Seat, action: Self::Action) -> u32;

    /// One of the options, each as likely as it is appealing; none if there are none.
    fn habit(&self, seat: Seat, options: &[Self::Action], rng: &mut Rng) -> Option<Self::Action> {
        self.habits::<1>(seat, options, rng).map(|[action]| action)
    }

    /// Several choices by [`Evaluate::habit`]; an option may be among them more than once.
    fn habits<const N: usize>(
        &self,
        seat: Seat,
        options: &[Self::Action],
        rng: &mut Rng,
    ) -> Option<[Self::Action; N]> {
        if let [only] = *options {
            return Some([only; N]);
        }
        // How far each option reaches if they lie one after the other, as long as appealing.
        let mut ends = ArrayVec::<u32, MAX_OPTIONS>::new();
        let mut total = 0;
        for &action in options {
            total += self.appeal(seat, action);
            ends.push(total);
        }
        let mut draw = || match total {
            0 => rng.pick(options),
            _ => {
                let at = rng.below(total);
                Some(options[ends.partition_point(|&end| end <= at)])
            }
        };
        let mut drawn = [draw()?; N];
        for other in drawn.iter_mut().skip(1) {
            *other = draw()?;
        }
        Some(drawn)
    }
}

/// The names of a list of features, each with whether to have more of it may be a burden.
pub const fn feature_names<const N: usize>(help: &[(&'static str, bool); N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = help[at].0;
        at += 1;
    }
    names
}

/// The weights of features, for each stage of a game, in the text of its `evaluation.toml`.
pub fn read_weights<const FEATURES: usize, const STAGES: usize>(
    names: &[&str; FEATURES],
    text: &str,
) -> Result<[[f32; FEATURES]; STAGES], String> {
    let file: Table = text.parse().map_err(|error| format!("evaluation.toml: {error}"))?;
    let table = file.get("weights").and_then(|weights| weights.as_table());
    let table = table.ok_or("evaluation.toml has no table 'weights'")?;
    if let Some(name) = table.keys().find(|name| !names.contains(&name.as_str())) {
        return Err(format!("evaluation.toml: there is no feature '{name}'"));
    }
    let mut weights = [[0.0; FEATURES]; STAGES];
    for (at, name) in names.iter().enumerate() {
        let row = table.get(*name).and_then(|row| row.as_array());
        let row = row.filter(|row| row.len() == STAGES);
        let numbers = row.and_then(|row| row.iter().map(toml::Value::as_float).collect());
        let numbers: Option<Vec<f64>> = numbers;
        let numbers = numbers
            .ok_or_else(|| format!("evaluation.toml: '{name}' must be {STAGES} decimal numbers"))?;
        for (stage, number) in numbers.into_iter().enumerate() {
            weights[stage][at] = number as f32;
        }
    }
    Ok(weights)
}
