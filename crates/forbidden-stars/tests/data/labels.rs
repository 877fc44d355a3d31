//! What every table of the files says of itself.

use std::collections::BTreeSet;

use toml::{Table, Value};

const FILES: [(&str, &str); 6] = [
    ("factions", include_str!("../../data/factions.toml")),
    ("combat_cards", include_str!("../../data/combat_cards.toml")),
    ("order_upgrades", include_str!("../../data/order_upgrades.toml")),
    ("event_cards", include_str!("../../data/event_cards.toml")),
    ("system_tiles", include_str!("../../data/system_tiles.toml")),
    ("setup", include_str!("../../data/setup.toml")),
];

const SOURCES: &str = include_str!("../../data/SOURCES.md");

fn tables() -> impl Iterator<Item = (&'static str, String, Table)> {
    FILES.into_iter().flat_map(|(file, text)| {
        let whole: Table = text.parse().expect("this is TOML");
        whole.into_iter().flat_map(move |(kind, rows)| {
            let Value::Array(rows) = rows else { panic!("{file}: {kind} is no list") };
            rows.into_iter().map(move |row| match row {
                Value::Table(row) => (file, kind.clone(), row),
                _ => panic!("{file}: {kind} has something that is no table"),
            })
        })
    })
}

/// A table that is not designed has a source, and every source is explained.
#[test]
fn every_source_is_explained() {
    let known: BTreeSet<&str> = SOURCES
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|key| key.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()))
        .collect();
    for (file, kind, row) in tables() {
        let sources = row["source"].as_array().expect("a list of sources");
        for source in sources {
            let source = source.as_str().expect("a key");
            assert!(known.contains(source), "{file}: {kind}: {source}");
        }
        let designed = row["confidence"].as_str() == Some("designed");
        assert_eq!(sources.is_empty(), designed, "{file}: {kind}: {row:?}");
    }
}

/// What has no source at all is little, and known: SOURCES.md names it.
#[test]
fn what_is_designed_is_known() {
    let designed: Vec<String> = tables()
        .flat_map(|(_, kind, row)| {
            let name = row.get("id").and_then(Value::as_str).unwrap_or_default();
            let labels: Vec<String> = row
                .iter()
                .filter(|(_, value)| value.as_str() == Some("designed"))
                .map(|(label, _)| format!("{kind} {name} {label}"))
                .collect();
            labels
        })
        .collect();
    let objectives = "intro  objectives_confidence";
    let pieces = ["component factory confidence", "component bastion confidence"];
    assert_eq!(designed, [&pieces[..], &[objectives; 3]].concat());
}
