//! What gets used in random games: nothing in the boxes is dead.

use std::collections::BTreeSet;

use super::words::play_out;
use super::*;
use crate::content::{EventUse, When};

/// What has been used in a row of games.
#[derive(Default)]
struct Used {
    played: BTreeSet<String>,
    events: BTreeSet<String>,
    bought: BTreeSet<String>,
    abilities: BTreeSet<String>,
    cards: BTreeSet<String>,
}

impl Used {
    fn note(&mut self, event: &Event) {
        match event {
            Event::EventPlayed { event, .. } => self.played.insert(event.to_string()),
            Event::EventUsed { event, .. } => self.events.insert(event.to_string()),
            Event::TechBought { tech, .. } => self.bought.insert(tech.to_string()),
            Event::TechUsed { tech, .. } => self.abilities.insert(tech.to_string()),
            Event::CardShown { card, .. } => self.cards.insert(card.to_string()),
            _ => false,
        };
    }
}

/// In a few hundred random games every Event card is executed, every held card used, every
/// technology bought, every start-of-battle ability used and every Combat card fought with.
#[test]
fn random_games_use_every_card() {
    let mut used = Used::default();
    for seed in 0..300 {
        let setup =
            Setup::new(2 + seed as usize % 3, &[("galaxy", "auto"), ("factions", "random")]);
        let mut log = Vec::new();
        play_out(&setup, seed, &mut log, |_, _, _| {});
        log.iter().for_each(|event| used.note(event));
    }
    let mut unused = Vec::new();
    let mut must = |set: &BTreeSet<String>, name: String, what: &str| {
        if !set.contains(&name) {
            unused.push(format!("{name} {what}"));
        }
    };
    for event in EventKind::all() {
        let face = &content().events[event.index()];
        must(&used.played, event.to_string(), "played");
        if face.kind == EventUse::Held {
            must(&used.events, event.to_string(), "used");
        }
    }
    for race in content().technologies.iter() {
        for technology in race {
            must(&used.bought, technology.id.clone(), "bought");
        }
    }
    for face in content().cards.iter().flatten() {
        let ability = face.effects.iter().any(|effect| effect.when == When::StartOfBattle);
        if face.kind != crate::content::CardKind::PlayArea {
            must(&used.cards, face.id.clone(), "fought with");
        } else if ability {
            must(&used.abilities, face.id.clone(), "used");
        }
    }
    assert!(unused.is_empty(), "{unused:?}");
}
