//! What gets used in random games: nothing in the boxes is dead.

use std::collections::BTreeSet;

use super::words::play_out;
use super::*;
use crate::content::{CardKind, EventUse, When};

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

/// A choice for players who want to use what they have: a technology or an Event card wherever
/// it is offered, otherwise mostly building, moving and attacking. Random play alone seldom has a
/// technology in the hand when its unit fights.
fn eager(
    game: &StarCraft,
    seat: Seat,
    options: &Options<Action>,
    rng: &mut kernel::Rng,
) -> Option<Action> {
    let uses = |action: &&Action| match **action {
        Action::PlayCard { card } | Action::ToHand { card } => {
            crate::cards::face(card).technology.is_some()
        }
        Action::BuyTech { .. } | Action::UseTech { .. } | Action::UseEvent { .. } => true,
        Action::BuildUnit { unit, .. } => crate::state::unit_sheet(unit).assist,
        Action::BuildBuilding { .. } => true,
        _ => false,
    };
    let moves = |action: &&Action| match **action {
        Action::MoveTo { area } => game.is_enemy(seat, area),
        Action::Execute {} | Action::Draw {} | Action::MoveUnit { .. } => true,
        Action::BuildUnit { .. } | Action::PayAuto {} => true,
        _ => false,
    };
    let mut some: Vec<Action> = options.iter().filter(uses).copied().collect();
    if some.is_empty() && rng.below(4) > 0 {
        some = options.iter().filter(moves).copied().collect();
    }
    rng.pick(&some)
}

impl Used {
    /// What has not been used yet.
    fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        let mut must = |set: &BTreeSet<String>, name: &str, what: &str| {
            if !set.contains(name) {
                missing.push(format!("{name} {what}"));
            }
        };
        for event in &content().events {
            must(&self.played, &event.id, "played");
            if event.kind == EventUse::Held {
                must(&self.events, &event.id, "used");
            }
        }
        for technology in content().technologies.iter().flatten() {
            must(&self.bought, &technology.id, "bought");
        }
        for face in content().cards.iter().flatten() {
            let ability = face.effects.iter().any(|effect| effect.when == When::StartOfBattle);
            if face.kind != CardKind::PlayArea {
                must(&self.cards, &face.id, "fought with");
            } else if ability {
                must(&self.abilities, &face.id, "used");
            }
        }
        missing
    }
}

/// In a few hundred random games (most often 200 suffice) every Event card is executed, every
/// held card used, every technology bought, every start-of-battle ability used and every Combat
/// card fought with.
#[test]
fn random_games_use_every_card() {
    let mut used = Used::default();
    let setup = Setup::new(2, &[("galaxy", "auto"), ("factions", "random")]);
    for seed in 0..600 {
        let mut log = Vec::new();
        let mut rng = kernel::Rng::fork(seed, 8);
        play_out(&setup, seed, &mut log, |game, seat, options| {
            eager(game, seat, options, &mut rng)
        });
        log.iter().for_each(|event| used.note(event));
        if seed % 10 == 9 && used.missing().is_empty() {
            return;
        }
    }
    panic!("never used: {:?}", used.missing());
}
