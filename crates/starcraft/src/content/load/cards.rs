//! Combat, Technology and Event cards.

use std::num::NonZeroU8;

use toml::Table;

use super::effects::EffectReader;
use super::sheets::ByRace;
use super::units::Units;
use crate::content::{
    CardFace, CardKind, CardValues, Confidence, EventFace, EventUse, Op, Price, Reach, Technology,
};
use crate::ids::{Card, EventKind, Race, Tech};
use crate::ruleset::Expansion;
use crate::sets::{CardSet, EventSet, UnitSet};
use kernel::data::{DataError, DataFile, Entry, Spot};

/// The most cards and technologies of a race, and the most Event cards: the bits of their sets.
const MAX_CARDS: usize = 64;
const MAX_TECHNOLOGIES: usize = 32;
const MAX_EVENT_CARDS: usize = 128;

rows! {
    CombatRow {
        race: Race, number: u8, kind: CardKind, units: Vec<String>,
        #[serde(default)] all_units: bool,
        major: Option<CardValues>, minor: Option<CardValues>,
        // The card it takes the place of.
        replaces: Option<String>, effects: Vec<Table>,
    }
    TechnologyRow {
        race: Race, copies: NonZeroU8, cost: Price, kind: CardKind, units: Vec<String>,
        #[serde(default)] all_units: bool,
        specialty_support: Vec<String>,
        #[serde(default)] cards: Vec<CopyRow>,
        returns_to_technology_deck: bool,
        // The technology it takes the place of.
        replaces: Option<String>,
        // Only these factions of the race have it.
        factions: Option<Vec<String>>,
        // The one hero it matches.
        hero: Option<String>,
        #[serde(default = "yes")] purchasable: bool,
        effects: Vec<Table>,
    }
    CopyRow { major: CardValues, minor: CardValues, }
    EventRow {
        stage: u8, copies: NonZeroU8, kind: EventUse,
        // It is about Leadership cards.
        #[serde(default)] requires_leadership: bool,
        effects: Vec<Table>,
    }
}

fn yes() -> bool {
    true
}

/// The Combat and Technology cards of all races.
#[derive(Default)]
pub(super) struct CardTables {
    /// Edition by edition: the starting deck by number, then the technologies in the order of the
    /// file.
    pub(super) faces: ByRace<Vec<CardFace>>,
    pub(super) technologies: ByRace<Vec<Technology>>,
    /// The starting decks of this game.
    pub(super) starting_decks: ByRace<CardSet>,
    /// All cards of this game.
    all: ByRace<CardSet>,
    /// Cards that only the factions of a list have.
    reserved: Vec<(Race, Vec<String>, CardSet)>,
    pub(super) standard: ByRace<CardSet>,
    pub(super) reinforcement: ByRace<CardSet>,
}

impl CardTables {
    /// Reads `combat_cards.toml` and `technology_cards.toml`.
    pub(super) fn read(
        combat: &mut DataFile,
        technology: &mut DataFile,
        units: &Units,
        game: Expansion,
    ) -> Result<Self, DataError> {
        let mut cards = Self::default();
        let mut combat = combat.records::<CombatRow>("combat_card", &["id"])?;
        for Entry { at, id, row, .. } in &combat {
            let plain = row.replaces.clone().unwrap_or_else(|| id.clone());
            at.equal("id", plain, format!("{}_{:02}", row.race, row.number))?;
        }
        combat.sort_by_key(|record| (record.edition, record.row.number));
        let mut technology = technology.records::<TechnologyRow>("technology", &["id"])?;
        technology.sort_by_key(|record| record.edition);
        // The base game comes first, so that its cards have the same numbers in all games.
        for edition in [super::BASE, super::BROOD_WAR] {
            let in_box = game.has(edition);
            for record in combat.extract_if(.., |record| record.edition == edition) {
                cards.combat_card(record, units, in_box)?;
            }
            for record in technology.extract_if(.., |record| record.edition == edition) {
                cards.technology(record, units, in_box)?;
            }
        }
        Ok(cards)
    }

    /// All cards of a faction.
    pub(super) fn of_faction(&self, race: Race, faction: &str) -> CardSet {
        let mut cards = self.all[race.index()];
        for (_, factions, reserved) in self.reserved.iter().filter(|(of, ..)| *of == race) {
            if !factions.iter().any(|id| id == faction) {
                cards.take(*reserved);
            }
        }
        cards
    }

    /// Takes cards out of this game: others have come in their place.
    fn replace(&mut self, at: &Spot, race: Race, id: Option<&str>) -> Result<(), DataError> {
        let Some(id) = id else { return Ok(()) };
        let copy = |name: &str| name == id || name.split('#').next() == Some(id);
        let faces = self.faces[race.index()].iter().enumerate();
        let mut replaced = CardSet::NONE;
        for (local, _) in faces.filter(|(_, face)| copy(&face.id)) {
            replaced.add(CardSet::one(Card::of(race, local)));
        }
        at.must(!replaced.is_empty(), "replaces", format_args!("there is no card '{id}'"))?;
        self.all[race.index()].take(replaced);
        self.starting_decks[race.index()].take(replaced);
        Ok(())
    }

    /// Adds a card to those of its race.
    fn add(&mut self, at: &Spot, race: Race, face: CardFace) -> Result<Card, DataError> {
        let faces = &mut self.faces[race.index()];
        at.must(faces.len() < MAX_CARDS, "race", format_args!("more than {MAX_CARDS} cards"))?;
        let card = Card::of(race, faces.len());
        match face.kind {
            CardKind::Standard => self.standard[race.index()].add(CardSet::one(card)),
            CardKind::Reinforcement => self.reinforcement[race.index()].add(CardSet::one(card)),
            CardKind::PlayArea => {}
        }
        faces.push(face);
        Ok(card)
    }

    fn combat_card(
        &mut self,
        record: Entry<CombatRow>,
        units: &Units,
        in_box: bool,
    ) -> Result<(), DataError> {
        let (at, row) = (record.at, record.row);
        let race = row.race;
        if record.edition == super::BASE {
            // The cards come in ascending order, so a gap shows at once.
            at.equal("number", usize::from(row.number), self.faces[race.index()].len() + 1)?;
        }
        let (major, minor) = match (row.kind, row.major, row.minor) {
            (CardKind::Standard, Some(major), Some(minor)) => values(&at, [major, minor])?,
            (CardKind::Reinforcement, None, None) => <(CardValues, CardValues)>::default(),
            _ => return Err(at.error("kind", "standard cards have values, others have none")),
        };
        let icons = icons(&at, units, &row.units, row.all_units, race)?;
        at.must(icons != UnitSet::NONE, "units", "it has no icon")?;
        if row.kind == CardKind::Standard {
            let none = row.all_units || !icons.meets(units.assist());
            at.must(none, "units", "no standard card shows a unit with assist")?;
        }
        let reader = EffectReader { at: &at, units, reach: Reach::Skirmish, leadership: false };
        let effects = reader.effects("effects", row.effects)?;
        let acts = !effects.is_empty() || row.kind == CardKind::Standard;
        at.must(acts, "effects", "a reinforcement card does something")?;
        let face = CardFace {
            id: record.id,
            number: row.number,
            kind: row.kind,
            icons,
            specialty: UnitSet::NONE,
            major,
            minor,
            returns: false,
            technology: None,
            hero: None,
            effects,
            confidence: record.confidence,
        };
        let card = CardSet::one(self.add(&at, race, face)?);
        if in_box {
            self.replace(&at, race, row.replaces.as_deref())?;
            self.all[race.index()].add(card);
            self.starting_decks[race.index()].add(card);
        }
        Ok(())
    }

    fn technology(
        &mut self,
        record: Entry<TechnologyRow>,
        units: &Units,
        in_box: bool,
    ) -> Result<(), DataError> {
        weakest_part(&record)?;
        let Entry { at, id, confidence, row, .. } = record;
        let race = row.race;
        at.must(id.starts_with(&format!("{race}_")), "id", "it begins with the race")?;
        let place = self.technologies[race.index()].len();
        let most = format!("more than {MAX_TECHNOLOGIES} technologies");
        at.must(place < MAX_TECHNOLOGIES, "race", most)?;
        let (copies, kind) = (usize::from(row.copies.get()), row.kind);
        let of_copies = if kind == CardKind::Standard { copies } else { 0 };
        at.equal("cards", row.cards.len(), of_copies)?;
        let icons = icons(&at, units, &row.units, row.all_units, race)?;
        let specialty = units.icons(&at, "specialty_support", &row.specialty_support, race)?;
        at.must(specialty.0 & !icons.0 == 0, "specialty_support", "a unit is not among the icons")?;
        match kind {
            CardKind::Reinforcement => {
                let lost = !row.all_units && icons.0 & units.assist().0 & !specialty.0 != 0;
                at.must(!lost, "specialty_support", "an icon of a unit with assist is not in it")?;
            }
            _ => at.equal("specialty_support", row.specialty_support.len(), 0)?,
        }
        // SC-KEY-13
        let fights = kind != CardKind::Standard || icons.0 & units.assist().0 == 0;
        at.must(fights, "units", "a standard card shows a unit with assist")?;
        let in_deck = kind != CardKind::PlayArea;
        let shown = icons != UnitSet::NONE || row.hero.is_some();
        at.must(!in_deck || shown, "units", "it has no icon")?;

        let reach = if in_deck { Reach::Skirmish } else { Reach::Always };
        let reader = EffectReader { at: &at, units, reach, leadership: false };
        let effects = reader.effects("effects", row.effects)?;
        let enables = effects.iter().any(|effect| matches!(effect.op, Op::EnableUnit(_)));
        at.must(!enables || !in_deck, "kind", "a card that enables a unit lies in the play area")?;
        let acts = !effects.is_empty() || kind == CardKind::Standard;
        at.must(acts, "effects", "it does nothing")?;

        let mut cards = CardSet::NONE;
        for copy in 0..copies {
            let (major, minor) = match row.cards.get(copy) {
                Some(copy) => values(&at, [copy.major, copy.minor])?,
                None => <(CardValues, CardValues)>::default(),
            };
            let face = CardFace {
                id: if copies == 1 { id.clone() } else { format!("{id}#{}", copy + 1) },
                number: 0,
                kind,
                icons,
                specialty,
                major,
                minor,
                returns: row.returns_to_technology_deck,
                technology: Some(Tech::of(race, place)),
                hero: row.hero.clone(),
                effects: effects.clone(),
                confidence,
            };
            cards.add(CardSet::one(self.add(&at, race, face)?));
        }
        if in_box {
            self.replace(&at, race, row.replaces.as_deref())?;
            self.all[race.index()].add(cards);
            if let Some(factions) = row.factions {
                self.reserved.push((race, factions, cards));
            }
        }
        self.technologies[race.index()].push(Technology {
            id,
            cards,
            price: row.cost,
            play_area: !in_deck,
            for_sale: row.purchasable,
        });
        Ok(())
    }
}

/// The icons of a card.
fn icons(
    at: &Spot,
    units: &Units,
    ids: &[String],
    all: bool,
    race: Race,
) -> Result<UnitSet, DataError> {
    at.must(!all || ids.is_empty(), "units", "with all_units no unit is named")?;
    if all { Ok(UnitSet::of_race(race)) } else { units.icons(at, "units", ids, race) }
}

/// The values of a standard card.
fn values(
    at: &Spot,
    [major, minor]: [CardValues; 2],
) -> Result<(CardValues, CardValues), DataError> {
    for (field, values) in [("major", major), ("minor", minor)] {
        let fits = values.attack.max(values.health) <= 12;
        at.must(fits, field, "no attack or health above 12 is printed on a card")?;
    }
    Ok((major, minor))
}

/// A technology is as sure as the weakest of its parts.
fn weakest_part(record: &Entry<TechnologyRow>) -> Result<(), DataError> {
    let standard = record.row.kind == CardKind::Standard;
    let mut weakest = Confidence::Sourced;
    for part in ["effects", "copies", "cost", "values"] {
        match record.parts.get(part) {
            Some(label) => weakest = weakest.max(*label),
            None => {
                let needed = part != "values" || standard;
                record.at.must(!needed, format_args!("{part}_confidence"), "it is missing")?;
            }
        }
    }
    record.at.equal("confidence", record.confidence, weakest)
}

/// The Event cards.
#[derive(Default)]
pub(super) struct Events {
    pub(super) faces: Vec<EventFace>,
    pub(super) cards: Vec<EventKind>,
    pub(super) stages: [EventSet; 3],
    pub(super) uses: [EventSet; EventUse::COUNT],
}

/// Reads `event_cards.toml`: edition by edition and stage by stage, kinds in the order of the file,
/// copies side by side.
pub(super) fn events(
    file: &mut DataFile,
    units: &Units,
    game: Expansion,
) -> Result<Events, DataError> {
    let mut events = Events::default();
    let mut records = file.records::<EventRow>("event", &["id"])?;
    records.sort_by_key(|record| (record.edition, record.row.stage));
    for record in records {
        let Entry { at, id, confidence, row, edition, .. } = record;
        let Some(stage) = usize::from(row.stage).checked_sub(1).filter(|stage| *stage < 3) else {
            return Err(at.error("stage", "expected 1, 2 or 3"));
        };
        moments(&at, &row)?;
        let reader = EffectReader { at: &at, units, reach: Reach::Always, leadership: false };
        let effects = reader.effects("effects", row.effects)?;

        let kind = EventKind(events.faces.len() as u8);
        let mut cards = EventSet::NONE;
        for _ in 0..row.copies.get() {
            let card = events.cards.len();
            let most = format!("more than {MAX_EVENT_CARDS} Event cards");
            at.must(card < MAX_EVENT_CARDS, "copies", most)?;
            cards.add(EventSet(1 << card));
            events.cards.push(kind);
        }
        if game.has(edition) {
            events.stages[stage].add(cards);
        }
        events.uses[row.kind as usize].add(cards);
        events.faces.push(EventFace {
            id,
            stage: row.stage,
            leadership: row.requires_leadership,
            kind: row.kind,
            cards,
            effects,
            confidence,
        });
    }
    Ok(events)
}

/// A card that is held is used at one moment, which all its effects name; the others act when
/// they are executed, or while they lie there.
fn moments(at: &Spot, row: &EventRow) -> Result<(), DataError> {
    at.must(!row.effects.is_empty(), "effects", "it does nothing")?;
    let mut moments: Vec<_> = row.effects.iter().map(|effect| effect.get("when")).collect();
    moments.dedup();
    match row.kind {
        EventUse::Held => at.must(
            matches!(moments.as_slice(), [Some(_)]),
            "effects.when",
            "all effects of a held card name the same moment",
        ),
        EventUse::Immediate | EventUse::End => {
            at.must(moments == [None], "effects.when", "the card acts when it is executed")
        }
        EventUse::Strategy => Ok(()),
    }
}
