//! Effects as they stand in the files: the part all of them share, and the parameters of each
//! operation.

use std::collections::BTreeMap;
use std::num::NonZeroU8;

use serde::Deserialize;
use toml::Table;

use super::tables::{Domain, UnitCounts};
use crate::ids::Race;

/// What every effect may have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeadRow {
    pub(super) op: String,
    pub(super) when: Option<String>,
    #[serde(rename = "if", default)]
    pub(super) condition: ConditionRow,
    pub(super) cost: Option<EffectCostRow>,
    #[serde(default)]
    pub(super) optional: bool,
}

impl HeadRow {
    pub(super) const FIELDS: [&str; 5] = ["op", "when", "if", "cost", "optional"];
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ConditionRow {
    pub(super) front: Option<Vec<String>>,
    pub(super) vs: Option<Vec<FilterRow>>,
    pub(super) role: Option<String>,
    pub(super) own_base_in_area: bool,
    pub(super) support: Option<Vec<FilterRow>>,
    pub(super) in_skirmish: Option<Vec<FilterRow>>,
    pub(super) in_battle: Option<Vec<FilterRow>>,
    pub(super) no_enemy_detector: bool,
    pub(super) destroys_unit: bool,
    pub(super) front_survived: bool,
}

/// One table of a unit filter; empty, it fits every unit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FilterRow {
    pub(super) units: Option<Vec<String>>,
    pub(super) not_units: Option<Vec<String>>,
    pub(super) domain: Option<Domain>,
    pub(super) race: Option<Race>,
    pub(super) assist: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EffectCostRow {
    #[serde(default)]
    pub(super) minerals: u8,
    #[serde(default)]
    pub(super) gas: u8,
    #[serde(default)]
    pub(super) destroy: Vec<String>,
}

/// A number, or a word for as many as there are.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number from 1 to 255, or 'all' or 'any'")]
pub(super) enum Count {
    Number(NonZeroU8),
    Word(AllWord),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AllWord {
    All,
    Any,
}

/// The parameters of the operations the base game uses.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum OpRow {
    Bonus {
        #[serde(default)]
        attack: i8,
        #[serde(default)]
        health: i8,
        scope: Option<String>,
    },
    SetValue {
        value: String,
        to: u8,
        who: String,
    },
    LoseAttack {
        who: String,
        of: Vec<FilterRow>,
        attack: Vec<Domain>,
    },
    GainKeyword {
        keyword: String,
        of: Option<Vec<FilterRow>>,
        scope: Option<String>,
    },
    Splash {
        kind: String,
        only: Option<Vec<FilterRow>>,
        #[serde(default)]
        always: bool,
    },
    CancelCard {
        card: String,
        #[serde(default)]
        replace: bool,
    },
    CardsFaceUp {
        who: String,
        #[serde(default)]
        first: bool,
    },
    Destroy(DestroyRow),
    Draw {
        deck: String,
        amount: Option<NonZeroU8>,
        up_to: Option<NonZeroU8>,
        #[serde(default)]
        from: Vec<String>,
        #[serde(default)]
        choose: bool,
    },
    TakeEvent {
        from: String,
        to: String,
    },
    PlayEvent {
        from: String,
    },
    Gain {
        what: String,
        amount: NonZeroU8,
    },
    GainUnits {
        r#where: String,
        by_race: BTreeMap<Race, UnitCounts>,
    },
    PlaceTransports {
        amount: Option<NonZeroU8>,
        up_to: Option<NonZeroU8>,
        from: String,
        to: String,
    },
    Buy {
        what: Vec<String>,
        discount: Count,
        to_hand: Option<Count>,
    },
    EnableUnit {
        unit: String,
    },
    Depletion {
        step: i8,
        amount: Option<NonZeroU8>,
        up_to: Option<NonZeroU8>,
    },
    MoveWorkers {
        amount: Count,
        from: String,
        to: String,
    },
    Adjust {
        number: String,
        amount: Option<NonZeroU8>,
        set: Option<Count>,
    },
    Move(MoveRow),
    CancelBattle {},
    PlaceOrders {
        amount: NonZeroU8,
    },
    ChooseOne {
        options: Vec<Vec<Table>>,
    },
    Rule {
        id: String,
        look: Option<NonZeroU8>,
    },
    Custom {
        id: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DestroyRow {
    pub(super) what: Vec<String>,
    pub(super) target: Option<String>,
    pub(super) who: Option<String>,
    pub(super) amount: Option<Count>,
    pub(super) scope: Option<String>,
    pub(super) of: Option<Vec<FilterRow>>,
    pub(super) chooser: Option<String>,
    pub(super) triggers_splash: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveRow {
    pub(super) what: String,
    pub(super) who: Option<String>,
    pub(super) amount: Option<Count>,
    pub(super) up_to: Option<NonZeroU8>,
    pub(super) from: String,
    pub(super) to: String,
    pub(super) with: Option<Vec<FilterRow>>,
    pub(super) excess: Option<String>,
}
