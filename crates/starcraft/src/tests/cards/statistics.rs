//! What gets used in random games: nothing in the boxes is dead.

use std::collections::BTreeSet;

use super::words::play_out;
use super::*;
use crate::content::{CardKind, EventUse, When};
use crate::ids::Race;

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
        // With Brood War a special order without modules would be a mere Event card.
        Action::PlaceOrder { order, .. } => game.rules.brood_war() && !order.is_special(),
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
    fn missing(&self, setup: &Setup) -> Vec<String> {
        let game = StarCraft::new(setup, 0).expect("a legal setup");
        let content = game.content();
        let mut missing = Vec::new();
        let mut must = |set: &BTreeSet<String>, name: &str, what: &str| {
            if !set.contains(name) {
                missing.push(format!("{name} {what}"));
            }
        };
        let mut in_box = content.stages.into_iter().fold(EventSet::NONE, EventSet::or);
        game.take_unused_events(&mut in_box);
        for event in content.events.iter().filter(|event| in_box.meets(event.cards)) {
            must(&self.played, &event.id, "played");
            if event.kind == EventUse::Held {
                must(&self.events, &event.id, "used");
            }
        }
        let decks = || content.factions.iter().map(|faction| (faction.race, faction.cards));
        for (race, technologies) in Race::all().zip(&content.technologies) {
            let sold = |cards| decks().any(|(of, deck)| of == race && deck.meets(cards));
            for technology in technologies.iter().filter(|tech| tech.for_sale && sold(tech.cards)) {
                must(&self.bought, &technology.id, "bought");
            }
        }
        for card in decks().flat_map(|(race, deck)| deck.iter(race)) {
            let face = crate::cards::face(card);
            if face.hero.is_some() {
                continue; // only a Leadership card brings it
            }
            // Random players seldom defend with the one unit that an ability for defenders asks for.
            let ability = face.effects.iter().any(|effect| {
                effect.when == When::StartOfBattle && effect.condition.role.is_none()
            });
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
    use_everything(&[("galaxy", "auto"), ("factions", "random")]);
}

/// Nor is anything dead in the box of Brood War.
#[test]
fn random_games_use_every_card_of_brood_war() {
    let options = [("expansion", "brood_war"), ("leadership", "none"), ("galaxy", "auto")];
    use_everything(&[options[0], options[1], options[2], ("factions", "random")]);
}

fn use_everything(options: &[(&str, &str)]) {
    let mut used = Used::default();
    let setup = Setup::new(2, options);
    for seed in 0..600 {
        let mut log = Vec::new();
        let mut rng = kernel::Rng::fork(seed, 8);
        play_out(&setup, seed, &mut log, |game, seat, options| {
            eager(game, seat, options, &mut rng)
        });
        log.iter().for_each(|event| used.note(event));
        if seed % 10 == 9 && used.missing(&setup).is_empty() {
            return;
        }
    }
    panic!("never used: {:?}", used.missing(&setup));
}
