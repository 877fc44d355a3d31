//! What a question is about, whole: cards to choose from, the card or ability that may be used now. It lies above the log, so
//! that all of the board stays in sight, and on a phone over the board, above the answers. Where combat upgrades can be bought
//! as well, all lies with them.

use forbidden_stars::Step;
use forbidden_stars::ids::{EventCard, Faction, Upgrade};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use super::cards::{event_card, upgrade_card};
use super::offered;
use crate::files::glyph;
use crate::scene::{Ask, Scene};
use crate::{Thing, combat, names};

/// What there is to read.
#[derive(PartialEq)]
enum About {
    Ability(Faction),
    Event(EventCard),
    Upgrade(Upgrade),
}

/// The fragment `asked`, empty and hidden while nothing is asked that has words of its own.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let about = about(scene);
    let html = match &scene.ask {
        Some(ask) if !about.is_empty() && !lies_with_deck(scene) => drawn(scene, ask, &about),
        _ => html! { section #asked hidden {} },
    };
    part("asked", "right", html)
}

/// Whether a card lies here, and so nowhere else: each thing is on the page once.
pub(super) fn holds(scene: &Scene<'_>, thing: Thing) -> bool {
    about(scene).into_iter().any(|it| match it {
        About::Ability(_) => false,
        About::Event(event) => thing == Thing::Event(event),
        About::Upgrade(upgrade) => thing == Thing::Upgrade(upgrade),
    })
}

fn about(scene: &Scene<'_>) -> Vec<About> {
    let Some(ask) = &scene.ask else { return Vec::new() };
    match scene.view.step {
        Step::ResolveEvent(_) => scene.view.event.map(About::Event).into_iter().collect(),
        Step::UseAbility(_) => {
            let faction = scene.view.player(ask.seat).and_then(|player| player.faction);
            faction.map(About::Ability).into_iter().collect()
        }
        // In a combat the stage has what may be used.
        _ if combat::is_on(scene) => Vec::new(),
        _ => offered(scene, |thing| match *thing {
            Thing::Event(event) => Some(About::Event(event)),
            Thing::Upgrade(upgrade) => Some(About::Upgrade(upgrade)),
            _ => None,
        }),
    }
}

fn drawn(scene: &Scene<'_>, ask: &Ask, about: &[About]) -> Markup {
    html! {
        section #asked.asked.part data-sheet tabindex="0" aria-labelledby="asked-title" {
            h2 #asked-title { (scene.say(&ask.question)) }
            (cards(scene, ask, about))
            @for line in &ask.aside { p.here { (names::pictured(scene, line)) } }
            (answers(scene))
        }
    }
}

fn cards(scene: &Scene<'_>, ask: &Ask, about: &[About]) -> Markup {
    html! {
        ul.ups { @for it in about { li { @match it {
            About::Ability(faction) => (ability(scene, *faction)),
            About::Event(event) => (event_card(scene, *event)),
            About::Upgrade(upgrade) => (upgrade_card(scene, *upgrade, used(scene, ask, *upgrade))),
        } } } }
    }
}

/// Whether upgrades of both kinds can be bought: those are chosen in one place.
fn lies_with_deck(scene: &Scene<'_>) -> bool {
    let learns = |thing: &Thing| matches!(thing, Thing::Learn(_)).then_some(());
    matches!(scene.view.step, Step::BuyUpgrades(_)) && !offered(scene, learns).is_empty()
}

/// What lies with the combat deck, if anything.
pub(super) fn with_deck(scene: &Scene<'_>) -> Option<Markup> {
    let (ask, about) = (scene.ask.as_ref()?, about(scene));
    (lies_with_deck(scene) && !about.is_empty()).then(|| cards(scene, ask, &about))
}

/// Whether an order upgrade of the player has been used; none if it is still to be had.
fn used(scene: &Scene<'_>, ask: &Ask, upgrade: Upgrade) -> Option<bool> {
    let player = scene.view.player(ask.seat)?;
    player.upgrades.iter().find(|it| it.upgrade == upgrade).map(|it| it.used)
}

fn ability(scene: &Scene<'_>, faction: Faction) -> Markup {
    html! {
        article.ucard {
            header { (glyph("o-dominate")) b { (scene.called(&faction.into())) } }
            p { (names::text(scene.tongue, faction, "text")) }
            footer { (say!(scene, "fs-ability-dominate")) }
        }
    }
}

/// The answers that live nowhere on the table, beside what they are about. On a phone they stand below it already.
pub(crate) fn answers(scene: &Scene<'_>) -> Markup {
    let choices = scene.ask.iter().flat_map(|ask| &ask.choices);
    html! {
        div.acts {
            @for choice in choices.filter(|choice| choice.things.is_empty()) {
                button.btn.do-it form="answers" name="action" value=(choice.action) aria-description=(scene.say(&choice.sentence)) { (scene.called(&choice.label)) }
            }
        }
    }
}
