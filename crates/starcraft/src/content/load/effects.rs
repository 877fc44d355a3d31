//! Reads the effects of the files.
//!
//! An effect reads itself, once the names of units in it have become numbers. What nobody carries
//! out at its moment is refused here rather than misunderstood later.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::units::{FilterRow, UnitCounts, Units};
use crate::content::{CarrierOut, Condition, Cost, Effect, Op, Reach, When};
use crate::ids::Race;
use crate::sets::UnitSet;
use kernel::data::{DataError, Spot, fill};

/// A table that has effects.
pub(super) struct EffectReader<'a> {
    pub(super) at: &'a Spot,
    pub(super) units: &'a Units,
    /// How long its bonuses last if they do not say it.
    pub(super) reach: Reach,
    /// It is a Leadership card, which has operations of its own and scripts at other moments.
    pub(super) leadership: bool,
}

/// What every effect may have besides its operation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    op: String,
    when: Option<When>,
    #[serde(rename = "if", default)]
    condition: Condition,
    cost: Option<Cost>,
    #[serde(default)]
    optional: bool,
}

impl Head {
    const FIELDS: [&str; 5] = ["op", "when", "if", "cost", "optional"];
}

impl EffectReader<'_> {
    /// Reads a list of effects, which stands in this field.
    pub(super) fn effects(
        &self,
        field: &str,
        tables: Vec<Table>,
    ) -> Result<Vec<Effect>, DataError> {
        let numbered = tables.into_iter().enumerate();
        numbered.map(|(n, table)| self.effect(&format!("{field}[{n}]"), table)).collect()
    }

    fn effect(&self, field: &str, mut table: Table) -> Result<Effect, DataError> {
        self.number(field, &mut table)?;
        if let Some(Value::Table(condition)) = table.get_mut("if") {
            self.number(&format!("{field}.if"), condition)?;
        }
        let head = Head::FIELDS.iter().filter_map(|key| table.remove_entry(*key)).collect();
        let head: Head = fill(self.at, field, head)?;
        let up_to = table.contains_key("up_to");
        let op = self.op(field, head.op, table)?;
        let when = head.when.unwrap_or(match op.carrier_out() {
            CarrierOut::Rule(moment) => moment,
            _ => When::Now,
        });
        let later =
            matches!(when, When::StartOfRegrouping | When::EndOfRegrouping | When::EndOfPlanning);
        let of_leader = self.leadership && later && op.carrier_out() == CarrierOut::Script;
        self.at.must(
            of_leader || when.hosts(&op),
            format_args!("{field}.when"),
            "this operation cannot be carried out at that moment",
        )?;
        let free = head.cost == Some(Cost::default());
        self.at.must(!free, format_args!("{field}.cost"), "it costs nothing")?;
        Ok(Effect {
            when,
            condition: head.condition,
            optional: head.optional || up_to || head.cost.is_some() || when == When::StartOfBattle,
            cost: head.cost.unwrap_or_default(),
            op,
        })
    }

    fn op(&self, field: &str, name: String, mut table: Table) -> Result<Op, DataError> {
        if name == "choose_one" {
            return self.choose_one(field, table);
        }
        if name == "bonus" && !table.contains_key("reach") {
            let reach = if self.reach == Reach::Always { "always" } else { "skirmish" };
            table.insert("reach".into(), reach.into());
        }
        let named = Table::from_iter([(name, Value::Table(table))]);
        if self.leadership
            && let Ok(op) = fill(self.at, field, named.clone())
        {
            return Ok(Op::Leader(op));
        }
        let op = fill(self.at, field, named).map_err(|mut error| {
            // The parameters have names of their own; what is left is the operation itself.
            if error.field == field {
                error.field.push_str(".op");
            }
            error
        })?;
        let says_something = match op {
            Op::Bonus { attack, health, .. } => attack != 0 || health != 0,
            Op::LoseAttack { ground, flying, .. } | Op::Splash { ground, flying, .. } => {
                ground || flying
            }
            Op::Buy(purchase) => purchase.upgrade != purchase.technology,
            _ => true,
        };
        self.at.must(says_something, field, "it does not say of what kind")?;
        Ok(op)
    }

    fn choose_one(&self, field: &str, table: Table) -> Result<Op, DataError> {
        let mut lists: BTreeMap<String, Vec<Vec<Table>>> = fill(self.at, field, table)?;
        let lists = lists.remove("options").unwrap_or_default();
        let field = format!("{field}.options");
        let choices = lists.len() > 1 && lists.iter().all(|list| !list.is_empty());
        self.at.must(choices, &field, "expected at least two lists, none of them empty")?;
        let lists = lists.into_iter().enumerate();
        let lists = lists.map(|(n, list)| self.effects(&format!("{field}[{n}]"), list));
        Ok(Op::ChooseOne(lists.collect::<Result<_, _>>()?))
    }

    /// Puts numbers in the place of the names of units: a set is a word of bits.
    fn number(&self, field: &str, table: &mut Table) -> Result<(), DataError> {
        let keys: Vec<String> = table.keys().cloned().collect();
        for key in keys {
            let place = format!("{field}.{key}");
            let value = match key.as_str() {
                "of" | "only" | "to_area_with" | "vs" | "support" | "in_skirmish" | "in_battle" => {
                    let rows: Vec<FilterRow> = self.part(field, table, &key)?;
                    bits(self.units.filter(self.at, &place, &rows)?)
                }
                "front" => {
                    let ids: Vec<String> = self.part(field, table, &key)?;
                    bits(self.units.set(self.at, &place, &ids)?)
                }
                "unit" => {
                    let id: String = self.part(field, table, &key)?;
                    Value::Integer(self.units.find(self.at, &place, &id)?.0.into())
                }
                "units" => self.counts(&place, &self.part(field, table, &key)?)?,
                _ => continue,
            };
            table.insert(key, value);
        }
        Ok(())
    }

    /// One field of a table.
    fn part<T: DeserializeOwned>(
        &self,
        field: &str,
        table: &Table,
        key: &str,
    ) -> Result<T, DataError> {
        let one = table.get_key_value(key).map(|(key, value)| (key.clone(), value.clone()));
        let mut part: BTreeMap<String, T> = fill(self.at, field, one.into_iter().collect())?;
        part.remove(key).ok_or_else(|| self.at.error(field, "it is missing"))
    }

    /// Numbers of units by race and kind.
    fn counts(
        &self,
        field: &str,
        by_race: &BTreeMap<Race, UnitCounts>,
    ) -> Result<Value, DataError> {
        let mut races = Vec::new();
        for race in Race::all() {
            let field = format!("{field}.{race}");
            let counts =
                by_race.get(&race).ok_or_else(|| self.at.error(&field, "it is missing"))?;
            let kinds = self.units.counts(self.at, &field, counts, race)?;
            races.push(Value::Array(kinds.map(|count| Value::Integer(count.into())).to_vec()));
        }
        Ok(Value::Array(races))
    }
}

fn bits(set: UnitSet) -> Value {
    Value::Integer(set.0 as i64)
}
