//! What moved, for animation: from which element of the page to which, with a sentence, so that a player sees what others just did.

use forbidden_stars::Event;
use forbidden_stars::ids::{Area, System};
use kernel::Seat;
use ui::motion::{Kind, Motion, Sound};

use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::{Thing, sentences, words};

/// The motions of what just happened, in its order. An element that is named may be missing from a page: then only the caption is shown.
pub(crate) fn motions(scene: &Scene<'_>, events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(|event| motion(scene, event)).collect()
}

fn motion(scene: &Scene<'_>, event: &Event) -> Option<Motion> {
    let home = |seat: Seat| Thing::Seat(seat.0).to_string();
    let stack = |system: System| Thing::Stack(system).to_string();
    let area = |area: Area| Thing::Area(area).to_string();
    let at = |kind, glyph: &str, place: String| (kind, glyph.to_owned(), place.clone(), place);
    let (kind, glyph, from, to) = match *event {
        Event::OrderPlaced { seat, system } => {
            (Kind::Move, "o-hidden".into(), home(seat), stack(system))
        }
        Event::OrderRevealed { system, order, .. } => {
            at(Kind::Flip, words::order(order), stack(system))
        }
        Event::OrderToEvents { seat, order } => at(Kind::Say, words::order(order), home(seat)),
        Event::UnitMoved { unit, from, to, .. } | Event::Retreated { unit, from, to, .. } => {
            (Kind::Move, words::unit(unit), area(from), area(to))
        }
        Event::UnitBought { seat, unit, area: to, .. }
        | Event::UnitPlaced { seat, unit, area: to } => {
            (Kind::Move, words::unit(unit), home(seat), area(to))
        }
        Event::StructureBought { seat, structure, area: to, .. }
        | Event::StructurePlaced { seat, structure, area: to } => {
            (Kind::Move, words::structure(structure), home(seat), area(to))
        }
        Event::ObjectivePlaced { seat, area: to, .. } => {
            (Kind::Move, "t-objective".into(), home(seat), area(to))
        }
        Event::ObjectiveCollected { seat, area: from } => {
            (Kind::Move, "t-objective".into(), area(from), home(seat))
        }
        Event::UnitDestroyed { unit, area: place, .. } => {
            at(Kind::Fade, &words::unit(unit), area(place))
        }
        Event::StructureDestroyed { structure, area: place, .. } => {
            at(Kind::Fade, &words::structure(structure), area(place))
        }
        Event::Routed { area: place, .. } => at(Kind::Appear, "i-routed", area(place)),
        Event::TilePlaced { system, .. } => {
            at(Kind::Appear, "a-world", Thing::System(system).to_string())
        }
        Event::StormMoved { storm, .. } => {
            at(Kind::Say, "w-storm", Thing::Storm(storm).to_string())
        }
        Event::StrikeDeclared { void, target, .. } => {
            (Kind::Move, "o-strike".into(), area(void), area(target))
        }
        Event::CombatBegins { area: place, .. } => at(Kind::Appear, "i-attack", area(place)),
        Event::CombatWon { area: place, .. } => at(Kind::Appear, "i-morale", area(place)),
        Event::DiceRolled { seat, .. } | Event::StrikeRolled { seat, .. } => {
            at(Kind::Say, "i-dice", home(seat))
        }
        Event::CardRevealed { seat, .. } => at(Kind::Flip, "c-combat", format!("side-{}", seat.0)),
        Event::AssetGained { seat, asset } => at(Kind::Appear, words::asset(asset), home(seat)),
        Event::MaterielGained { seat, .. } => at(Kind::Appear, "r-materiel", home(seat)),
        Event::UpgradeBought { seat, .. } | Event::UpgradeUsed { seat, .. } => {
            at(Kind::Say, "c-order_upgrade", home(seat))
        }
        Event::CardsBought { seat, .. } => at(Kind::Say, "c-combat_upgrade", home(seat)),
        Event::TacticUsed { seat, .. } => at(Kind::Say, "c-tactic", home(seat)),
        Event::SchemeKept { seat, .. } | Event::SchemeUsed { seat, .. } => {
            at(Kind::Say, "c-scheme", home(seat))
        }
        Event::AbilityUsed { seat, .. } => at(Kind::Say, "o-dominate", home(seat)),
        Event::Eliminated { seat } => at(Kind::Say, "i-destroyed", home(seat)),
        Event::GameOver { .. } => at(Kind::Say, "t-objective", "drawing".into()),
        // What does not move.
        Event::FactionTaken { .. }
        | Event::StormPlaced { .. }
        | Event::RoundBegins { .. }
        | Event::AssetLost { .. }
        | Event::MaterielPaid { .. }
        | Event::MaterielLost { .. }
        | Event::OrderFace { .. }
        | Event::OperationsBegin { .. }
        | Event::TurnSkipped { .. }
        | Event::OrderSeen { .. }
        | Event::OrderRepositioned { .. }
        | Event::OrderResolved { .. }
        | Event::StrikeDamage { .. }
        | Event::DiceRerolled { .. }
        | Event::DiceGained { .. }
        | Event::DieSpent { .. }
        | Event::DieLost { .. }
        | Event::DieTurned { .. }
        | Event::CardDrawn { .. }
        | Event::CardsDrawn { .. }
        | Event::Reinforced { .. }
        | Event::ExecutionRound { .. }
        | Event::CardLaid { .. }
        | Event::CardLookedAt { .. }
        | Event::CardDiscarded { .. }
        | Event::TokensGained { .. }
        | Event::TokensLost { .. }
        | Event::DamageAssessed { .. }
        | Event::Hit { .. }
        | Event::Rallied { .. }
        | Event::Replaced { .. }
        | Event::TokenDestroyed { .. }
        | Event::TokenLeft { .. }
        | Event::MoraleCompared { .. }
        | Event::Captured { .. }
        | Event::CombatEnds { .. }
        | Event::RefreshBegins { .. }
        | Event::AllRallied { .. }
        | Event::EventDrawn { .. }
        | Event::EventChosen { .. }
        | Event::EventRevealed { .. }
        | Event::EventDeclined { .. }
        | Event::EventDiscarded { .. }
        | Event::EventPutBack { .. }
        | Event::FirstPlayer { .. } => return None,
    };
    let owner = event.actor().map_or("f-none", |seat| scene.look(seat).class);
    let caption = sentences::plain(scene, event).unwrap_or_default();
    Some(Motion {
        kind,
        glyph: glyph_ref(&glyph),
        owner,
        from,
        to,
        caption,
        sound: sound(scene, event),
    })
}

/// What is heard of an event: of a loss and a victory by whose it is.
fn sound(scene: &Scene<'_>, event: &Event) -> Option<Sound> {
    let own = scene.view.you.is_some() && event.actor() == scene.view.you;
    match sentences::note(event).sound {
        Some(Sound::Lost) if own => Some(Sound::LostOwn),
        Some(Sound::Won) if !own => None,
        sound => sound,
    }
}
