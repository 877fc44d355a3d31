//! The units, and finding them by id.

use std::collections::BTreeMap;
use std::num::NonZeroU8;

use serde::Deserialize;

use crate::content::{Domain, Price, UnitSheet};
use crate::ids::{MAX_KINDS, Race, Unit};
use crate::ruleset::Expansion;
use crate::sets::UnitSet;
use kernel::data::{DataError, DataFile, Spot};

/// One table of a unit filter; empty, it fits every unit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FilterRow {
    units: Option<Vec<String>>,
    not_units: Option<Vec<String>>,
    domain: Option<Domain>,
    race: Option<Race>,
    assist: Option<bool>,
}

/// Units by id, with numbers.
pub(super) type UnitCounts = BTreeMap<String, NonZeroU8>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum UnitKeyword {
    Assist,
    Detector,
    Cloaking,
    Sacrifice,
}

/// The one place besides bases where units are built.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BuildAt {
    InfestedCommandCenter,
}

rows! {
    UnitRow {
        race: Race, figures: NonZeroU8, cost: Price,
        // It takes the place of the base game's unit of the same id.
        #[serde(default)] replaces_base: bool,
        #[serde(default)] destroys: UnitCounts,
        build_at: Option<BuildAt>, domain: Domain, targets: Vec<Domain>, support: u8,
        keywords: Vec<UnitKeyword>,
        #[serde(rename = "statistics_from")] _statistics_from: Option<String>,
    }
}

/// All units.
pub(super) struct Units {
    /// By [`Unit`], blank where there is none.
    pub(super) sheets: Vec<UnitSheet>,
    /// Figures of a faction, by race and kind.
    pub(super) figures: [[u8; MAX_KINDS]; 3],
    /// The units of this game.
    pub(super) in_box: UnitSet,
}

impl Units {
    /// Reads `units.toml`.
    pub(super) fn read(file: &mut DataFile, game: Expansion) -> Result<Self, DataError> {
        let mut units = Self {
            sheets: (0..3 * MAX_KINDS).map(|_| UnitSheet::default()).collect(),
            figures: [[0; MAX_KINDS]; 3],
            in_box: UnitSet::NONE,
        };
        let mut used = [0; 3];
        let mut destroys = Vec::new();
        for record in file.records::<UnitRow>("unit", &["id"])? {
            let (at, row) = (record.at, record.row);
            let in_box = game.has(record.edition);
            let unit = if row.replaces_base {
                if !in_box {
                    continue;
                }
                units.find(&at, "id", &record.id)?
            } else {
                let kind = used[row.race.index()];
                at.must(kind < MAX_KINDS, "race", format_args!("more than {MAX_KINDS} units"))?;
                used[row.race.index()] += 1;
                Unit::of(row.race, kind)
            };
            if in_box {
                units.figures[row.race.index()][unit.kind()] = row.figures.get();
                units.in_box.0 |= UnitSet::one(unit).0;
            }
            units.sheets[unit.index()] = sheet(&at, record.id, &row)?;
            if !row.destroys.is_empty() {
                destroys.push((at, unit, row.destroys));
            }
        }
        // Only now, since a unit may stand above the one it is made of.
        for (at, unit, victims) in destroys {
            let mut victims = victims.iter();
            let (Some((victim, number)), None) = (victims.next(), victims.next()) else {
                return Err(at.error("destroys", "only one kind of unit can be given up"));
            };
            let victim = units.find(&at, "destroys", victim)?;
            at.must(victim.race() == unit.race(), "destroys", "this is a unit of another race")?;
            at.must(victim != unit, "destroys", "a unit cannot be made of itself")?;
            units.sheets[unit.index()].destroys = Some((victim, number.get()));
        }
        Ok(units)
    }

    /// The unit with this id.
    pub(super) fn find(&self, at: &Spot, field: &str, id: &str) -> Result<Unit, DataError> {
        match self.sheets.iter().position(|sheet| sheet.id == id && !id.is_empty()) {
            Some(index) => Ok(Unit(index as u8)),
            None => Err(at.error(field, format_args!("there is no unit '{id}'"))),
        }
    }

    /// The units with these ids, at least one, each named once.
    pub(super) fn set(&self, at: &Spot, field: &str, ids: &[String]) -> Result<UnitSet, DataError> {
        at.must(!ids.is_empty(), field, "no unit is named")?;
        let mut set = UnitSet::NONE;
        for id in ids {
            let unit = self.find(at, field, id)?;
            at.must(!set.has(unit), field, format_args!("'{id}' is named twice"))?;
            set.0 |= UnitSet::one(unit).0;
        }
        Ok(set)
    }

    /// The icons of a card, which are units of its race; none is allowed.
    pub(super) fn icons(
        &self,
        at: &Spot,
        field: &str,
        ids: &[String],
        race: Race,
    ) -> Result<UnitSet, DataError> {
        if ids.is_empty() {
            return Ok(UnitSet::NONE);
        }
        let set = self.set(at, field, ids)?;
        at.must(set.0 & !UnitSet::of_race(race).0 == 0, field, "a unit is of another race")?;
        Ok(set)
    }

    /// The units that match one of the tables of a filter.
    pub(super) fn filter(
        &self,
        at: &Spot,
        field: &str,
        filter: &[FilterRow],
    ) -> Result<UnitSet, DataError> {
        at.must(!filter.is_empty(), field, "the list is empty, so no unit could ever match")?;
        let mut found = UnitSet::NONE;
        for part in filter {
            let only = match &part.units {
                Some(ids) => self.set(at, &format!("{field}.units"), ids)?,
                None => UnitSet::ALL,
            };
            let but = match &part.not_units {
                Some(ids) => self.set(at, &format!("{field}.not_units"), ids)?,
                None => UnitSet::NONE,
            };
            for (unit, sheet) in self.all() {
                if only.has(unit)
                    && !but.has(unit)
                    && part.domain.is_none_or(|domain| domain.admits(sheet.flying))
                    && part.race.is_none_or(|race| race == unit.race())
                    && part.assist.is_none_or(|assist| assist == sheet.assist)
                {
                    found.0 |= UnitSet::one(unit).0;
                }
            }
        }
        at.must(found != UnitSet::NONE, field, "no unit matches")?;
        Ok(found)
    }

    /// So many units of a race, by kind, within the figures there are.
    pub(super) fn counts(
        &self,
        at: &Spot,
        field: &str,
        counts: &UnitCounts,
        race: Race,
    ) -> Result<[u8; MAX_KINDS], DataError> {
        let mut numbers = [0; MAX_KINDS];
        for (id, number) in counts {
            let unit = self.find(at, field, id)?;
            at.must(unit.race() == race, field, format_args!("{race} has no unit '{id}'"))?;
            let figures = self.figures[race.index()][unit.kind()];
            let enough = number.get() <= figures || !self.in_box.has(unit);
            at.must(enough, field, format_args!("there are only {figures} figures of '{id}'"))?;
            numbers[unit.kind()] = number.get();
        }
        Ok(numbers)
    }

    /// Every unit there is.
    pub(super) fn all(&self) -> impl Iterator<Item = (Unit, &UnitSheet)> {
        (0..).map(Unit).zip(&self.sheets).filter(|(_, sheet)| !sheet.id.is_empty())
    }

    /// Those with the assist keyword.
    pub(super) fn assist(&self) -> UnitSet {
        let assist = self.all().filter(|(_, sheet)| sheet.assist);
        UnitSet(assist.fold(0, |set, (unit, _)| set | UnitSet::one(unit).0))
    }
}

fn sheet(at: &Spot, id: String, row: &UnitRow) -> Result<UnitSheet, DataError> {
    for domain in row.targets.iter().chain([&row.domain]) {
        at.must(*domain != Domain::Any, "domain", "a unit is on the ground or flying")?;
    }
    at.must(once(&row.targets), "targets", "a word is written twice")?;
    at.must(once(&row.keywords), "keywords", "a word is written twice")?;
    let assist = row.keywords.contains(&UnitKeyword::Assist);
    at.must(
        !assist || row.targets.is_empty() && row.support == 0,
        "keywords",
        "a unit with assist has neither targets nor support",
    )?;
    Ok(UnitSheet {
        id,
        price: row.cost,
        destroys: None,
        flying: row.domain == Domain::Flying,
        hits_ground: row.targets.contains(&Domain::Ground),
        hits_flying: row.targets.contains(&Domain::Flying),
        support: row.support,
        assist,
        detector: row.keywords.contains(&UnitKeyword::Detector),
        cloaking: row.keywords.contains(&UnitKeyword::Cloaking),
        sacrifice: row.keywords.contains(&UnitKeyword::Sacrifice),
        infested: row.build_at.is_some(),
    })
}

/// Whether no word of a list is written twice.
pub(super) fn once<T: Ord + Copy>(list: &[T]) -> bool {
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}
