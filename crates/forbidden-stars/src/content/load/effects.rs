//! Reads the effects of the files into one list of steps.
//!
//! A step reads itself, once the names of units in it have become numbers and the steps that belong to
//! it a block of the list.

use kernel::data::{DataError, Spot, fill};
use toml::{Table, Value};

use super::Units;
use crate::content::{Block, Count, Exception, Op, Until, Who};
use crate::sets::UnitSet;

/// Reads effects, and keeps the list.
pub(super) struct Effects<'a> {
    units: &'a Units,
    ops: Vec<Op>,
    names: Vec<String>,
}

impl<'a> Effects<'a> {
    pub(super) fn new(units: &'a Units) -> Self {
        Self { units, ops: Vec::new(), names: Vec::new() }
    }

    /// The list of all steps, and their names.
    pub(super) fn into_ops(self) -> (Vec<Op>, Vec<String>) {
        (self.ops, self.names)
    }

    /// Reads steps that follow each other, which stand in this field of a card or sheet.
    pub(super) fn block(
        &mut self,
        at: &Spot,
        owner: &str,
        field: &str,
        steps: Vec<Table>,
    ) -> Result<Block, DataError> {
        let mut block = Vec::new();
        for (number, step) in steps.into_iter().enumerate() {
            block.push(self.step(at, owner, &format!("{field}[{number}]"), step)?);
        }
        let too_many = || at.error(field, "there are too many steps");
        let first = u16::try_from(self.ops.len()).map_err(|_| too_many())?;
        let count = u8::try_from(block.len()).map_err(|_| too_many())?;
        self.names.extend((0..count).map(|number| format!("{owner} {field}[{number}]")));
        self.ops.extend(block);
        Ok(Block { first, count })
    }

    fn step(
        &mut self,
        at: &Spot,
        owner: &str,
        field: &str,
        mut step: Table,
    ) -> Result<Op, DataError> {
        let Some(Value::String(name)) = step.remove("op") else {
            return Err(at.error(field, "a step says what its op is"));
        };
        for part in ["then", "otherwise", "steps"] {
            if let Some(inner) = step.remove(part) {
                let under = format!("{field}.{part}");
                let block = self.inner(at, owner, &under, inner)?;
                at.must(!block.is_empty(), under, "nothing is done")?;
                step.insert(part.into(), table_of(block));
            }
        }
        if let Some(options) = step.remove("options") {
            let under = format!("{field}.options");
            let Value::Array(options) = options else {
                return Err(at.error(under, "expected lists of steps"));
            };
            let blocks: Result<Vec<Value>, DataError> = options
                .into_iter()
                .enumerate()
                .map(|(number, option)| {
                    self.inner(at, owner, &format!("{under}[{number}]"), option).map(table_of)
                })
                .collect();
            step.insert("options".into(), Value::Array(blocks?));
        }
        self.number_units(at, field, &name, &mut step)?;
        let named = Table::from_iter([(name, Value::Table(step))]);
        let op = fill(at, field, named)?;
        self.makes_sense(at, field, &op)?;
        Ok(op)
    }

    /// Reads a list of steps inside a step.
    fn inner(
        &mut self,
        at: &Spot,
        owner: &str,
        field: &str,
        steps: Value,
    ) -> Result<Block, DataError> {
        let steps: Result<Vec<Table>, _> = steps.try_into();
        self.block(at, owner, field, steps.map_err(|_| at.error(field, "expected steps"))?)
    }

    /// Names of units become numbers: sets of kinds, or the two of a replacement.
    fn number_units(
        &self,
        at: &Spot,
        field: &str,
        op: &str,
        step: &mut Table,
    ) -> Result<(), DataError> {
        let under = format!("{field}.units");
        let set = match step.get("units") {
            None => None,
            Some(Value::String(word)) => {
                let all = UnitSet((1 << self.units.ids.len()) - 1);
                let known = [("any", all), ("any_ground", self.units.ground)];
                Some(at.word(&under, word, &known)?)
            }
            Some(Value::Array(names)) => {
                let mut set = UnitSet::NONE;
                for name in names {
                    let name = name.as_str().unwrap_or_default();
                    set.add(UnitSet::one(self.units.find(at, &under, name)?));
                }
                Some(set)
            }
            Some(_) => return Err(at.error(under, "expected names of units")),
        };
        if let Some(set) = set {
            at.must(!set.is_empty(), &under, "no unit is named")?;
            step.insert("units".into(), Value::Integer(set.0.into()));
        }
        if op == "replace_unit" {
            for part in ["from", "to"] {
                let name = step.get(part).and_then(Value::as_str).unwrap_or_default();
                let unit = self.units.find(at, &format!("{field}.{part}"), name)?;
                step.insert(part.into(), Value::Integer(unit.0.into()));
            }
        }
        Ok(())
    }

    /// What a step can say in the words of the vocabulary, but no card can mean.
    fn makes_sense(&self, at: &Spot, field: &str, op: &Op) -> Result<(), DataError> {
        let [then, otherwise] = op.blocks();
        match *op {
            // FS-CARD-02: what is done to own units is a price.
            Op::Rout { who, .. } | Op::Destroy { who, .. } => at.must(
                (who == Who::Own) != then.is_empty(),
                field,
                "own units are a price for something, the opponent's are not",
            ),
            Op::SpendDice { n, .. } => at.must(
                matches!(n, Count::Exactly(_) | Count::Any),
                field,
                "a price is a number, or any number",
            ),
            Op::OpponentChoice { .. } => {
                at.must(!otherwise.is_empty(), field, "there is nothing to avert")
            }
            Op::ConvertDice { from, to, .. } => {
                at.must(!from.meets(to), field, "a die is turned to another face")
            }
            Op::Rule { id, until } => at.equal(format_args!("{field}.until"), until, lasts(id)),
            _ => Ok(()),
        }
    }
}

/// FS-CARD-119: an exception ends with what it is about.
fn lasts(exception: Exception) -> Until {
    match exception {
        Exception::EnemyRoutedIsDestroyedUnlessMoraleDie
        | Exception::ExtraAssessDamageStep
        | Exception::OwnUnitsCannotBeRouted
        | Exception::OpponentCannotGainDefenceTokens
        | Exception::NoUnitSuffersDamage => Until::ExecutionRound,
        Exception::MirrorOpponentTokenGains => Until::Combat,
        Exception::DamagedSurvivorsAreRouted
        | Exception::ChosenUnitSuffersFirst
        | Exception::StrikeIgnoresBastion => Until::Strike,
        Exception::BastionsCountAsFactories
        | Exception::ShipsIgnoreWarpStorms
        | Exception::StructureBeforeUnits
        | Exception::ResolveAsOtherOrder
        | Exception::PathThroughOneUncontrolledVoid
        | Exception::SecondStructureOfOtherKindAllowed
        | Exception::StrategizeWithoutPresence
        | Exception::OrbitalStrikeAfterCombat
        | Exception::UnitsIgnoreWarpStorms
        | Exception::MoraleDieAtStartOfCombat => Until::Order,
    }
}

fn table_of(block: Block) -> Value {
    let number = |number: i64| Value::Integer(number);
    Value::Table(Table::from_iter([
        ("first".to_owned(), number(block.first.into())),
        ("count".to_owned(), number(block.count.into())),
    ]))
}
