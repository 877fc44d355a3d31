//! The words that steps of effects are made of: who, how many, where, under which condition, for how long.

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::ids::Icon;
use crate::sets::IconSet;

/// Whose pieces, or who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The owner of the card.
    #[default]
    #[serde(rename = "self")]
    Own,
    /// FS-TRM-04: the other party of the combat, the owner of the target world, any other player.
    Opponent,
    /// Both parties of the combat, the attacker first.
    Both,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many, or as many as there are.
    Exactly(u8),
    /// As many as the chooser likes, none included.
    Any,
    /// All there are.
    All,
    /// As many as something else.
    Of(Measure),
}

/// What is counted, when the step is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Own dice that show morale (FS-CARD-08).
    OwnMoraleDice,
    /// Own unrouted units of the combat of the card's requisite kinds, tokens included.
    OwnUnroutedRequisiteUnits,
    /// Forge tokens in the play area.
    OwnForgeTokens,
    /// Reinforcement tokens in the play area.
    OwnReinforcementTokens,
    /// Own Cultists in the system of the combat (FS-CARD-25).
    OwnCultistsInThisSystem,
    /// Own Cultists in the active system.
    OwnCultistsInActiveSystem,
    /// Own bastions on the board.
    OwnBastions,
    /// Friendly worlds with an own city.
    FriendlyWorldsWithCity,
    /// Storms on the edges of the tile where the unit was (FS-CARD-104).
    WarpStormsBorderingThatSystem,
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Word {
            Number(u8),
            Name(String),
        }
        match Word::deserialize(deserializer)? {
            Word::Number(0) => Err(de::Error::custom("nothing is not a number of things")),
            Word::Number(number) => Ok(Self::Exactly(number)),
            Word::Name(name) if name == "any" => Ok(Self::Any),
            Word::Name(name) if name == "all" => Ok(Self::All),
            Word::Name(name) => {
                let name = de::value::StringDeserializer::<D::Error>::new(name);
                Measure::deserialize(name).map(Self::Of)
            }
        }
    }
}

/// Which combat tokens are gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tokens {
    /// Offence.
    Offence,
    /// Defence.
    Defence,
    /// The owner picks one kind for all.
    Choice,
    /// The owner picks for each.
    Split,
}

/// Which units a step may take, besides the named kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// All.
    #[default]
    Any,
    /// Routed ones.
    Routed,
    /// Those of command level 0, tokens included.
    #[serde(rename = "level_0")]
    LevelZero,
    /// The one that has just been routed (FS-CARD-105).
    TheUnitJustRouted,
    /// Any unit or structure of the opponent on the target of the strike (FS-EX-12).
    UnitOrStructureOnTargetWorld,
}

/// Where something is, comes from or goes. Units go to areas of their kind only (FS-CARD-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Place {
    /// The area of the combat.
    #[default]
    ContestedArea,
    ContestedWorld,
    TargetWorld,
    AdjacentFriendlyOrUncontrolledArea,
    OneAdjacentArea,
    OtherFriendlyOrUncontrolledWorldInThisSystem,
    ActiveSystem,
    WorldsInActiveSystem,
    FriendlyAreaInActiveSystem,
    FriendlyOrUncontrolledWorldInActiveSystem,
    FriendlyOrUncontrolledWorldInAdjacentSystem,
    FriendlyOrUncontrolledVoidsInAdjacentSystem,
    AnyWorld,
    AnyVoid,
    AnyFriendlyWorld,
    AnyUncontrolledWorld,
    AnyUncontrolledVoid,
    FriendlyWorld,
    FriendlyWorldWithStructure,
    OneFriendlyWorldWithoutCultists,
    OneWorldWithOwnNobz,
    FriendlyOrUncontrolledWorldWithoutStructureOrOwnObjective,
    OneArea,
    OneFriendlyArea,
    OneFriendlyOrUncontrolledArea,
    OneSystem,
    SystemWithOwnUnit,
    SystemWithTwoOwnUnits,
    Anywhere,
}

/// What must hold when a step is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The owner attacks.
    Attacking,
    /// The owner defends.
    Defending,
    /// More own dice show morale than of the opponent (FS-CARD-08).
    MoreMoraleDice,
    /// A unit of the opponent in the combat is routed.
    OpponentHasRoutedUnit,
    /// More own unrouted units than the opponent's; tokens count, bastions do not.
    MoreUnroutedUnits,
    /// No world of the active system is friendly (FS-CARD-80).
    NoFriendlyWorldInActiveSystem,
}

/// What the opponent may do to avert something worse (FS-CARD-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Offer {
    RoutOwnUnit,
    DestroyOwnUnit,
    DestroyOwnRoutedUnit,
    SpendDieDefence,
    SpendDieMorale,
    /// FS-AMB-57: it can be accepted without such a card, too, unless agreed otherwise.
    DiscardFaceupCardChosenByOwner,
}

/// Exceptions to a rule, which asks about them where it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Exception {
    /// FS-CARD-26.
    EnemyRoutedIsDestroyedUnlessMoraleDie,
    /// FS-CARD-34.
    ExtraAssessDamageStep,
    /// FS-CARD-36.
    OwnUnitsCannotBeRouted,
    /// FS-CARD-55.
    MirrorOpponentTokenGains,
    /// FS-CARD-62.
    OpponentCannotGainDefenceTokens,
    /// FS-CARD-64.
    NoUnitSuffersDamage,
    /// FS-CARD-82.
    BastionsCountAsFactories,
    /// FS-CARD-73.
    DamagedSurvivorsAreRouted,
    /// FS-CARD-85.
    ShipsIgnoreWarpStorms,
    /// FS-CARD-86.
    StructureBeforeUnits,
    /// FS-CARD-87.
    ResolveAsOtherOrder,
    /// FS-CARD-88.
    PathThroughOneUncontrolledVoid,
    /// FS-CARD-75.
    ChosenUnitSuffersFirst,
    /// FS-CARD-89.
    SecondStructureOfOtherKindAllowed,
    /// FS-CARD-90.
    StrategizeWithoutPresence,
    /// FS-CARD-91.
    OrbitalStrikeAfterCombat,
    /// FS-CARD-103.
    UnitsIgnoreWarpStorms,
    /// FS-CARD-103.
    MoraleDieAtStartOfCombat,
    /// FS-ORB-13.
    StrikeIgnoresBastion,
}

impl Exception {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 19] = [
        Self::EnemyRoutedIsDestroyedUnlessMoraleDie,
        Self::ExtraAssessDamageStep,
        Self::OwnUnitsCannotBeRouted,
        Self::MirrorOpponentTokenGains,
        Self::OpponentCannotGainDefenceTokens,
        Self::NoUnitSuffersDamage,
        Self::BastionsCountAsFactories,
        Self::DamagedSurvivorsAreRouted,
        Self::ShipsIgnoreWarpStorms,
        Self::StructureBeforeUnits,
        Self::ResolveAsOtherOrder,
        Self::PathThroughOneUncontrolledVoid,
        Self::ChosenUnitSuffersFirst,
        Self::SecondStructureOfOtherKindAllowed,
        Self::StrategizeWithoutPresence,
        Self::OrbitalStrikeAfterCombat,
        Self::UnitsIgnoreWarpStorms,
        Self::MoraleDieAtStartOfCombat,
        Self::StrikeIgnoresBastion,
    ];
}

/// For how long (FS-CARD-119).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// The end of the execution round (FS-CARD-18).
    ExecutionRound,
    /// The end of the combat.
    Combat,
    /// The end of the order (FS-OPS-11).
    Order,
    /// The end of the orbital strike.
    Strike,
}

/// Which upgrades can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum UpgradeKind {
    Order,
    Combat,
}

impl<'de> Deserialize<'de> for IconSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let icons = Vec::<Icon>::deserialize(deserializer)?;
        if icons.is_empty() {
            Err(de::Error::custom("no face is named"))
        } else {
            Ok(icons.into_iter().collect())
        }
    }
}
