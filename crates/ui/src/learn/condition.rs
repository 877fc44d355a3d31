//! What holds in a saved state: paths into it, and the values they lead to.
//!
//! `players[0].points`, `planets[planet=braken].areas[area=braken.a].base`, `orders#` (how many). What is not
//! there is `"none"`. A value is met exactly, or is a table with `at_least`, `at_most` or `has`.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Paths and the values they must lead to.
pub type Conditions = BTreeMap<String, Value>;

/// The first path that leads to another value, with that value; nothing if all is as it should be.
pub fn holds(conditions: &Conditions, state: &Value) -> Result<(), (String, Value)> {
    for (path, wanted) in conditions {
        let found = found(state, path);
        if !meets(&found, wanted) {
            return Err((path.clone(), found));
        }
    }
    Ok(())
}

fn meets(found: &Value, wanted: &Value) -> bool {
    let number = || found.as_i64().unwrap_or_default();
    match wanted.as_object().and_then(|table| table.iter().next()) {
        Some((word, value)) if word == "at_least" => Some(number()) >= value.as_i64(),
        Some((word, value)) if word == "at_most" => Some(number()) <= value.as_i64(),
        Some((word, value)) if word == "has" => {
            found.as_array().is_some_and(|list| list.contains(value))
        }
        _ => found == wanted,
    }
}

/// Where a path leads.
fn found(state: &Value, path: &str) -> Value {
    let (path, counts) = match path.strip_suffix('#') {
        Some(path) => (path, true),
        None => (path, false),
    };
    let mut here = Some(state);
    for part in path.split_inclusive(']').flat_map(steps) {
        here = here.and_then(|value| step(value, part));
    }
    match here.filter(|value| !value.is_null()) {
        Some(value) if counts => json!(value.as_array().map_or(0, Vec::len)),
        None if counts => json!(0),
        Some(value) => value.clone(),
        None => json!("none"),
    }
}

/// The names in part of a path, and the bracket at its end, if it has one.
fn steps(part: &str) -> impl Iterator<Item = &str> {
    let (names, bracket) = match part.find('[') {
        Some(at) => (&part[..at], Some(&part[at..])),
        None => (part, None),
    };
    names.split('.').filter(|name| !name.is_empty()).chain(bracket)
}

fn step<'a>(value: &'a Value, part: &str) -> Option<&'a Value> {
    let Some(inner) = part.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else {
        return value.get(part);
    };
    match inner.split_once('=') {
        Some((key, wanted)) => {
            value.as_array()?.iter().find(|item| item.get(key).is_some_and(|it| it == wanted))
        }
        None => value.get(inner.parse::<usize>().ok()?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_into_a_state() {
        let state = json!({"round": 2, "battle": null, "@phase": "planning", "players": [{"hand": ["a", "b"]}],
            "planets": [{"planet": "x", "areas": [{"area": "x.a", "base": 0, "units": {"marine": 1}}]}]});
        let holds = |path: &str, wanted: Value| {
            super::holds(&[(path.to_owned(), wanted)].into(), &state).is_ok()
        };
        for (path, wanted) in [
            ("round", json!(2)),
            ("round", json!({"at_least": 2})),
            ("round", json!({"at_most": 2})),
            ("@phase", json!("planning")),
            ("battle", json!("none")),
            ("players[0].hand#", json!(2)),
            ("players[0].hand", json!({"has": "b"})),
            ("players[1].hand#", json!(0)),
            ("planets[planet=x].areas[area=x.a].base", json!(0)),
            ("planets[planet=x].areas[area=x.a].units", json!({"marine": 1})),
            ("planets[planet=x].areas[area=x.a].units.marine", json!(1)),
            ("planets[planet=x].areas[area=x.b].base", json!("none")),
        ] {
            assert!(holds(path, wanted.clone()), "{path}: {wanted}");
        }
        assert!(!holds("round", json!({"at_least": 3})) && !holds("battle", json!(0)));
    }
}
