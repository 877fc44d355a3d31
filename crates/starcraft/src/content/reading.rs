//! How the parameters of effects are read; the loader has put numbers in the place of the names of units.

use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer};

use crate::ids::Unit;
use crate::sets::UnitSet;

pub(super) fn every_unit() -> UnitSet {
    UnitSet::ALL
}

pub(super) fn unit_set<'de, D: Deserializer<'de>>(from: D) -> Result<UnitSet, D::Error> {
    i64::deserialize(from).map(|bits| UnitSet(bits as u64))
}

pub(super) fn some_units<'de, D: Deserializer<'de>>(from: D) -> Result<Option<UnitSet>, D::Error> {
    unit_set(from).map(Some)
}

pub(super) fn unit<'de, D: Deserializer<'de>>(from: D) -> Result<Unit, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Numbered {
        unit: u8,
    }
    Numbered::deserialize(from).map(|numbered| Unit(numbered.unit))
}

pub(super) fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    NonZeroU8::deserialize(from).map(NonZeroU8::get)
}

/// A number, or a word for as many as there are.
pub(super) fn count_or_all<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a number from 1 to 255, or 'all' or 'any'")]
    enum Count {
        Number(NonZeroU8),
        Word(All),
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum All {
        All,
        Any,
    }
    Ok(match Count::deserialize(from)? {
        Count::Number(number) => number.get(),
        Count::Word(All::All | All::Any) => u8::MAX,
    })
}
