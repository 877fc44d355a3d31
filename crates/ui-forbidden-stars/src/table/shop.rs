//! What can be bought, what is to be placed, which factions are left.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Faction, Structure, Unit};
use forbidden_stars::view::PlayerView;
use maud::{Markup, html};
use tongue::say;

use super::offered;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, names, words};

/// The factions one can take, with what each can do after a Dominate order.
pub(super) fn factions(scene: &Scene<'_>) -> Markup {
    let free = offered(scene, |thing| match thing {
        Thing::Faction(faction) => Some(*faction),
        _ => None,
    });
    let free: Vec<Faction> = if free.is_empty() { Faction::all().collect() } else { free };
    html! {
        ul.factions { @for faction in free {
            @let thing = Thing::Faction(faction);
            @let mark = scene.marked(thing);
            @let look = words::look(Some(faction));
            li id=(thing) .{ "pick-faction " (look.class) " " (mark.class) } data-name=(scene.called(&faction.into())) data-may[mark.may] {
                span.em { (glyph(&words::emblem(faction))) }
                b { (super::key(thing)) " " (scene.called(&faction.into())) }
                span.race { (names::text(scene.tongue, faction, "race")) }
                span.goal-text { (names::text(scene.tongue, faction, "text")) }
            }
        } }
    }
}

/// Units and structures: those to place during the setup, those to buy afterwards.
pub(super) fn shop(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let waiting = !player.waiting.is_empty()
        || !player.waiting_structures.is_empty()
        || !player.given.is_empty();
    html! {
        @if waiting && scene.view.round == 0 {
            div.shop {
                h3.label { (say!(scene, "fs-to-place")) }
                ul.buy {
                    @for (&unit, &count) in &player.waiting { (tile(scene, Thing::Waiting(unit), &words::unit(unit), &scene.called(&unit.into()), count)) }
                    @for (&structure, &count) in &player.waiting_structures {
                        (tile(scene, Thing::WaitingStructure(structure), &words::structure(structure), &scene.called(&structure.into()), count))
                    }
                    @for (&seat, &count) in &player.given {
                        @if let Some(faction) = words::faction(scene.view, seat) {
                            (tile(scene, Thing::Given(faction), words::look(Some(faction)).mark, &say!(scene, "fs-objective-of", faction = faction), count))
                        }
                    }
                }
            }
        } @else if let Some(faction) = player.faction {
            div.shop {
                h3.label { (say!(scene, "fs-to-buy")) }
                ul.buy {
                    @for unit in faction.units() { (unit_offer(scene, player, unit)) }
                    @for structure in Structure::all() { (structure_offer(scene, structure)) }
                }
            }
        }
    }
}

/// Something to place.
fn tile(scene: &Scene<'_>, thing: Thing, icon: &str, name: &str, count: u8) -> Markup {
    let mark = scene.marked(thing);
    html! {
        li id=(thing) .{ "u " (mark.class) } data-name=(name) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (super::key(thing)) (glyph(icon)) (name) span.left { "× " (count) }
        }
    }
}

/// A unit with its price, and how many are left.
fn unit_offer(scene: &Scene<'_>, player: &PlayerView, unit: Unit) -> Markup {
    let thing = Thing::Buy(unit);
    let mark = scene.marked(thing);
    let sheet = unit.sheet();
    let left = player.supply.get(&unit).copied().unwrap_or(0);
    html! {
        li id=(thing) .{ "u " (mark.class) } .off[!mark.may] data-name=(scene.called(&unit.into())) data-tip={ "forbidden-stars/fs-unit/" (unit) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (super::key(thing)) (glyph(&words::unit(unit)))
            span { (scene.called(&unit.into())) }
            (price(scene, sheet.materiel, sheet.forge, sheet.level))
            span.left { (say!(scene, "fs-left", count = left)) }
        }
    }
}

fn structure_offer(scene: &Scene<'_>, structure: Structure) -> Markup {
    let thing = Thing::Build(structure);
    let mark = scene.marked(thing);
    let left = scene.view.supply.structures.get(&structure).copied().unwrap_or(0);
    html! {
        li id=(thing) .{ "u " (mark.class) } .off[!mark.may] data-name=(scene.called(&structure.into())) data-tip={ "forbidden-stars/structure/" (structure) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (super::key(thing)) (glyph(&words::structure(structure)))
            span { (scene.called(&structure.into())) }
            (price(scene, content().structures[structure.index()].materiel, 0, 0))
            span.left { (say!(scene, "fs-left", count = left)) }
        }
    }
}

/// What something costs: materiel, forge tokens, and the command level it takes.
pub(crate) fn price(scene: &Scene<'_>, materiel: u8, forge: u8, level: u8) -> Markup {
    html! {
        span.price title=(say!(scene, "fs-price", materiel = materiel, forge = forge, level = level)) {
            span { (materiel) (glyph("r-materiel")) }
            @for _ in 0..forge { span { (glyph("r-forge")) } }
            @if level > 0 { span { (level) (glyph("i-command")) } }
            span.vh { (say!(scene, "fs-price", materiel = materiel, forge = forge, level = level)) }
        }
    }
}
