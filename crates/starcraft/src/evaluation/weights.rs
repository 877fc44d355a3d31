//! The weights of the features: `data/evaluation.toml`.

use std::sync::LazyLock;

use toml::Table;

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
    let file: Table = text.parse().map_err(|error| format!("evaluation.toml: {error}"))?;
    let table = file.get("weights").and_then(|weights| weights.as_table());
    let table = table.ok_or("evaluation.toml has no table 'weights'")?;
    if let Some(name) = table.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(format!("evaluation.toml: there is no feature '{name}'"));
    }
    let mut weights = Weights::default();
    for (at, name) in NAMES.iter().enumerate() {
        let row = table.get(*name).and_then(|row| row.as_array());
        let row = row.filter(|row| row.len() == STAGES.len());
        let numbers = row.and_then(|row| row.iter().map(toml::Value::as_float).collect());
        let numbers: Option<Vec<f64>> = numbers;
        let numbers = numbers
            .ok_or_else(|| format!("evaluation.toml: '{name}' must be three decimal numbers"))?;
        for (stage, number) in numbers.into_iter().enumerate() {
            weights[stage][at] = number as f32;
        }
    }
    Ok(weights)
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
