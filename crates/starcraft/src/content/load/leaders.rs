//! The Leadership cards.

use serde::Deserialize;
use toml::Table;

use super::effects::EffectReader;
use super::units::{UnitCounts, UnitKeyword, Units};
use crate::content::{
    Condition, Cost, Effect, FactionSheet, HeroFace, LeaderFace, LeaderOp, Op, Reach, Start, When,
};
use crate::ids::{LEADERS, Race};
use crate::state::Site;
use kernel::data::{DataError, DataFile, Entry, Spot};

/// The stages of a faction's cards: three of Stage I, two of each other (BW-LDR-15).
const STAGES: [u8; LEADERS] = [1, 1, 1, 2, 2, 3, 3];

rows! {
    LeaderRow {
        faction: String, stage: u8, traits: Vec<Trait>, stays: bool, start: Option<StartRow>,
        hero: Option<HeroRow>, effects: Vec<Table>,
    }
    StartRow {
        bases: u8, workers: u8, transports: Transports, units: UnitCounts,
        installation: Option<Site>,
        #[serde(default)] on_card: UnitCounts,
    }
    HeroRow {
        unit: String, attack: u8, health: u8,
        #[serde(default)] also_matches: Vec<String>,
        #[serde(default)] always_major: bool,
        #[serde(default)] loses: Vec<UnitKeyword>,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Trait {
    SpecialVictory,
    Hero,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Transports {
    Number(u8),
    Word(All),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum All {
    All,
}

/// Reads `leadership_cards.toml`: faction by faction, stage by stage, in the order of the file.
pub(super) fn leaders(
    file: &mut DataFile,
    units: &Units,
    factions: &[FactionSheet],
) -> Result<Vec<LeaderFace>, DataError> {
    let mut decks: Vec<Vec<LeaderFace>> = factions.iter().map(|_| Vec::new()).collect();
    for record in file.records::<LeaderRow>("leadership_card", &["id"])? {
        let Entry { at, id, confidence, row, .. } = record;
        let Some(faction) = factions.iter().position(|faction| faction.id == row.faction) else {
            return Err(at.error("faction", "there is no such faction"));
        };
        let sheet = &factions[faction];
        let special_victory = row.traits.contains(&Trait::SpecialVictory);
        at.equal("hero", row.hero.is_some(), row.traits.contains(&Trait::Hero))?;
        at.equal("start", row.start.is_some(), row.stage == 1 && !special_victory)?;
        let start = match row.start {
            Some(start) => Some(forces(&at, units, sheet.race, &start)?),
            None if special_victory => Some(Start {
                bases: 1,
                workers: sheet.workers,
                transports: 1,
                units: sheet.units,
                on_card: Default::default(),
                site: None,
            }),
            None => None,
        };
        let reader = EffectReader { at: &at, units, reach: Reach::Always, leadership: true };
        let mut effects = Vec::new();
        if row.hero.is_some() {
            effects.push(gain_hero());
        }
        effects.extend(reader.effects("effects", row.effects)?);
        let hero = row.hero.map(|hero| face(&at, units, sheet.race, &hero)).transpose()?;
        let stage = row.stage;
        decks[faction].push(LeaderFace {
            id,
            stage,
            special_victory,
            stays: row.stays,
            start,
            hero,
            effects,
            confidence,
        });
    }
    for (deck, faction) in decks.iter_mut().zip(factions) {
        deck.sort_by_key(|leader| leader.stage);
        let at = Spot::new("leadership_cards.toml", "[[leadership_card]]");
        let stages: Vec<u8> = deck.iter().map(|leader| leader.stage).collect();
        at.equal("stage", stages.as_slice(), &STAGES)?;
        let special = deck.iter().filter(|leader| leader.special_victory).count();
        at.must(special == 1, "traits", format_args!("{} has {special} victories", faction.id))?;
    }
    Ok(decks.into_iter().flatten().collect())
}

/// BW-HRO-02: what every card with a hero does first.
fn gain_hero() -> Effect {
    Effect {
        op: Op::Leader(LeaderOp::GainHero),
        when: When::Now,
        condition: Condition::default(),
        cost: Cost::default(),
        optional: false,
    }
}

fn forces(at: &Spot, units: &Units, race: Race, row: &StartRow) -> Result<Start, DataError> {
    at.must((1..=2).contains(&row.bases), "start.bases", "expected 1 or 2 bases")?;
    Ok(Start {
        bases: row.bases,
        workers: row.workers,
        transports: match row.transports {
            Transports::Number(number) => number,
            Transports::Word(All::All) => u8::MAX,
        },
        units: units.counts(at, "start.units", &row.units, race)?,
        on_card: units.counts(at, "start.on_card", &row.on_card, race)?,
        site: row.installation,
    })
}

fn face(at: &Spot, units: &Units, race: Race, row: &HeroRow) -> Result<HeroFace, DataError> {
    let unit = units.find(at, "hero.unit", &row.unit)?;
    at.must(unit.race() == race, "hero.unit", "a unit of another race")?;
    let only_sacrifice = row.loses.iter().all(|keyword| *keyword == UnitKeyword::Sacrifice);
    at.must(only_sacrifice, "hero.loses", "only sacrifice can be lost")?;
    Ok(HeroFace {
        unit,
        attack: row.attack,
        health: row.health,
        also_matches: units.icons(at, "hero.also_matches", &row.also_matches, race)?,
        always_major: row.always_major,
        no_sacrifice: !row.loses.is_empty(),
    })
}
