//! The weights of the features: `data/evaluation.toml`.

use std::sync::LazyLock;

use super::features::NAMES;

/// The stages of the Event deck.
pub(super) const STAGES: [&str; 3] = ["stage I", "stage II", "stage III"];

type Weights = [[f32; NAMES.len()]; STAGES.len()];

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| match read(include_str!("../../data/evaluation.toml")) {
        Ok(weights) => weights,
        Err(problem) => panic!("the weights compiled into this program are broken: {problem}"),
    });

/// The weights of every stage.
pub(super) fn weights() -> &'static Weights {
    &WEIGHTS
}

/// The weights in the text of such a file.
pub(super) fn read(text: &str) -> Result<Weights, String> {
    kernel::read_weights(&NAMES, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_weights_are_named() {
        let good = include_str!("../../data/evaluation.toml");
        assert!(read(good).is_ok());
        let without = good.replace("army =", "navy =");
        assert!(read(&without).is_err_and(|problem| problem.contains("navy")));
        let short = "[weights]\npoints = [0.1, 0.2]";
        assert!(read(short).is_err_and(|problem| problem.contains("'points'")));
    }
}
