//! Everything public about a player, in words.

use std::fmt::Display;

use kernel::{Arg, Message, Seat, message};
use maud::{Markup, html};
use starcraft::Event;
use starcraft::content::content;
use starcraft::ids::Card;
use starcraft::view::PlayerView;
use tongue::say;

use super::{card, leaders, reference, seats};
use crate::files::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// A popover with a player's whole public sheet.
pub(super) fn sheet(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let id = format!("sheet-of-{}", player.seat.index());
    let sitter = scene.seats.get(player.seat.index());
    html! {
        div.sheet-of.float id=(id) popover role="dialog" aria-labelledby={ (id) "-title" } {
            div.head {
                span.em { (glyph(words::owner_mark(player.faction))) }
                div {
                    p.title id={ (id) "-title" } { @if let Some(faction) = player.faction {
                        a href=(reference("faction", &faction.to_string())) data-tip={ "starcraft/faction/" (faction) } { (scene.called(&faction.into())) }
                    } @else { (say!(scene, "sc-no-faction")) } }
                    p.muted { (seats::who(scene, player.seat, sitter)) }
                }
                button.btn.ghost.small type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say!(scene, "close")) { (glyph("i-x")) }
            }
            @if let Some(faction) = player.faction {
                p.objective { b { (say!(scene, "sc-special-objective")) " " } (names::text(scene.tongue, faction)) }
                @if let Some(progress) = player.objective.as_ref().filter(|progress| !progress.lines.is_empty()) {
                    p { (say!(scene, "sc-objective-now", have = progress.have, need = progress.need,
                        lines = names::in_turn(scene, progress.lines.iter().cloned()))) }
                }
            }
            dl.public {
                @for (name, value) in figures(scene, player) { div { dt { (scene.say(&name)) } dd { (value) } } }
            }
            @for (title, chips) in lists(scene, player) { p.label { (scene.say(&title)) } (chips) }
        }
    }
}

/// The figures with their names.
pub(super) fn figures(scene: &Scene<'_>, player: &PlayerView) -> Vec<(Message, String)> {
    let (usable, income) = (player.usable, player.income);
    let on_cards = player.workers - player.workers_in_pool - player.workers_unavailable;
    let of = |have: usize, all: usize| say!(scene, "sc-so-many-of", have = have, all = all);
    let drawn = player.events_drawn.iter().zip(1..).filter(|(count, _)| **count > 0);
    let drawn: Vec<Message> = drawn
        .map(|(count, stage)| {
            message!("sc-drawn-of-stage", count = *count, stage = words::roman(stage))
        })
        .collect();
    let drawn = match drawn.is_empty() {
        true => say!(scene, "sc-drawn-none"),
        false => scene.called(&drawn.into_iter().collect::<Arg>()),
    };
    let (hand, keeps) = (player.hand_size, player.hand_limit);
    let mut all = Vec::new();
    if let Some(target) = player.points_target {
        all.push((message!("sc-figure-points"), of(player.points.into(), target.into())));
    }
    if let Some(progress) = &player.objective {
        all.push((message!("sc-figure-objective"), of(progress.have, progress.need)));
    }
    all.extend([
        (message!("sc-figure-hand"), say!(scene, "sc-holds-and-keeps", hand = hand, keeps = keeps)),
        (message!("sc-figure-deck"), player.deck_size.to_string()),
        (message!("sc-figure-discard"), player.discard.len().to_string()),
        (message!("sc-figure-techs"), player.technology_size.to_string()),
        (message!("sc-figure-workers"), player.workers_in_pool.to_string()),
        (message!("sc-figure-on-cards"), on_cards.to_string()),
        (message!("sc-figure-unavailable"), player.workers_unavailable.to_string()),
        (message!("sc-figure-minerals"), of(usable[0].into(), income[0].into())),
        (message!("sc-figure-gas"), of(usable[1].into(), income[1].into())),
        (message!("sc-figure-areas"), player.areas.to_string()),
        (message!("sc-figure-bases"), player.bases.to_string()),
        (message!("sc-figure-transports"), player.transports.to_string()),
        (
            message!("sc-figure-units"),
            player.figures.values().map(|n| u32::from(*n)).sum::<u32>().to_string(),
        ),
        (message!("sc-figure-limit"), limit(scene, player)),
        (message!("sc-figure-specials"), specials(scene, player)),
        (message!("sc-figure-drawn"), drawn),
    ]);
    if player.tokens != [0; 2] {
        all.push((message!("sc-figure-tokens"), scene.say(&names::resources(player.tokens))));
    }
    all
}

/// How many special orders a player may place, or has carried out of those that modules allow.
fn specials(scene: &Scene<'_>, player: &PlayerView) -> String {
    if !scene.view.rules.brood_war() {
        return player.special_limit.to_string();
    }
    let used = player.pooled.len();
    say!(scene, "sc-so-many-of", have = used, all = used + usize::from(player.special_allowance))
}

/// "3 = 2 (Faction Sheet) + 1 (Supply)".
pub(super) fn limit(scene: &Scene<'_>, player: &PlayerView) -> String {
    let terms = player.build_terms.iter().filter(|term| term.amount > 0);
    let terms: Vec<String> = terms
        .map(|term| say!(scene, "sc-limit-term", amount = term.amount, name = term.name.clone()))
        .collect();
    format!("{} = {}", player.build_limit, terms.join(" + "))
}

/// Buildings, modules, technologies and Event cards at a glance, where there is room for them.
pub(super) fn estate(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let buildings = player.buildings.iter().filter(|(_, level)| **level > 0);
    let modules = player.modules.iter().filter(|(_, count)| **count > 0);
    html! {
        ul.estate hidden[player.faction.is_none()] {
            @for (building, level) in buildings {
                li { (glyph(&words::building_glyph(*building))) (scene.called(&(*building).into())) " " (level) }
            }
            @for (module, count) in modules {
                li { (glyph(words::module_glyph(*module))) (scene.called(&(*module).into())) @if *count > 1 { " × " (count) } }
            }
            @for card in &player.play_area { li { (glyph("o-research")) (scene.called(&(*card).into())) } }
            @for event in &player.events_in_play { li { (glyph("i-event")) (scene.called(&(*event).into())) } }
        }
    }
}

/// What lies before a player or is known to be the player's, each list under its name; none that is empty.
pub(super) fn lists(scene: &Scene<'_>, player: &PlayerView) -> Vec<(Message, Markup)> {
    let cards = |cards: &[Card]| cards.iter().map(|card| card::link(scene, *card)).collect();
    let events = player.events_in_play.iter().map(|event| event_link(scene, *event)).collect();
    let leaders = player
        .leaders
        .iter()
        .map(|&leader| link(scene, "leader", leader, &glyph(leaders::look(leader)), None));
    let lists: [(Message, Vec<Markup>); 7] = [
        (message!("sc-leaders"), leaders.collect()),
        (message!("sc-buildings-and-more"), pieces(scene, player)),
        (message!("sc-techs-in-play"), cards(&player.play_area)),
        (message!("sc-techs-bought"), bought(scene, player.seat)),
        (message!("sc-events-in-play"), events),
        (message!("sc-known-hand"), cards(&player.known_hand)),
        (message!("sc-discard-pile"), cards(&player.discard)),
    ];
    let some = lists.into_iter().filter(|(_, items)| !items.is_empty());
    some.map(|(title, items)| (title, html! { ul.chips { @for item in items { li { (item) } } } }))
        .collect()
}

/// The technologies a player has bought so far, as the log tells: their cards are in the deck or in play.
fn bought(scene: &Scene<'_>, buyer: Seat) -> Vec<Markup> {
    let techs = scene.log.iter().filter_map(|line| match line.event {
        Event::TechBought { seat, tech } if seat == buyer => Some(tech),
        _ => None,
    });
    techs.map(|tech| link(scene, "tech", tech, &glyph("o-research"), None)).collect()
}

/// Buildings, modules and units.
fn pieces(scene: &Scene<'_>, player: &PlayerView) -> Vec<Markup> {
    let buildings = player.buildings.iter().filter(|(_, level)| **level > 0);
    let modules = player.modules.iter().filter(|(_, count)| **count > 0);
    let times = |count: u8| (count > 1).then(|| format!("× {count}"));
    let mut all: Vec<Markup> = Vec::new();
    all.extend(buildings.map(|(&building, level)| {
        let picture = glyph(&words::building_glyph(building));
        link(scene, "building", building, &picture, Some(level.to_string()))
    }));
    all.extend(modules.map(|(&module, &count)| {
        link(scene, "module", module, &glyph(words::module_glyph(module)), times(count))
    }));
    let stolen = |unit| player.stolen.iter().any(|(stolen, _)| *stolen == unit);
    let own = player.figures.iter().filter(|(unit, _)| !stolen(**unit));
    all.extend(own.map(|(&unit, &count)| {
        link(scene, "unit", unit, &glyph(&words::unit_glyph(unit)), Some(format!("× {count}")))
    }));
    all.extend(player.stolen.iter().map(|&(unit, owner)| {
        let whose = say!(scene, "sc-taken-from", owner = scene.player(owner));
        link(scene, "unit", unit.plain(), &glyph(&words::unit_glyph(unit)), Some(whose))
    }));
    all
}

/// A thing with its picture, what is to be said of it, and its tip.
fn link<T: Copy + Display + Into<Arg>>(
    scene: &Scene<'_>,
    kind: &str,
    thing: T,
    picture: &Markup,
    more: Option<String>,
) -> Markup {
    let name = thing.to_string();
    html! {
        a href=(reference(kind, &name)) data-tip={ "starcraft/" (kind) "/" (name) } {
            (picture) (scene.called(&thing.into())) @if let Some(more) = more { " " (more) }
        }
    }
}

fn event_link(scene: &Scene<'_>, event: starcraft::ids::EventKind) -> Markup {
    let face = &content().events[event.index()];
    html! {
        a href=(reference("event", &event.to_string())) data-tip={ "starcraft/event/" (event) } {
            (glyph(["e-1", "e-2", "e-3"][(face.stage as usize).clamp(1, 3) - 1])) (scene.called(&event.into()))
        }
    }
}
