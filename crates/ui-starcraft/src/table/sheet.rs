//! The own faction sheet: workers, resources, buildings, modules; before a faction is taken, the
//! factions there are.

use kernel::{Message, Seat, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{RaceSheet, Yield, content};
use starcraft::ids::{Faction, Module, Resource};
use starcraft::state::print;
use starcraft::view::{AreaView, PlayerView};
use tongue::say;

use super::{Fold, facts, fold, part, reference, shop};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::{Mark, Scene};
use crate::{names, words};

/// The fragment `sheet`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("sheet", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    match facts::sheet(scene.view, seat) {
        Some(sheet) => own(scene, seat, player, sheet),
        None => factions(scene),
    }
}

fn own(scene: &Scene<'_>, seat: Seat, player: &PlayerView, sheet: &RaceSheet) -> Fragment {
    let view = scene.view;
    let cards: Vec<&AreaView> = facts::cards(view, seat).collect();
    let wanted = shop::wanted(scene, player) || paying(scene, &cards);
    let [minerals, gas] = player.usable;
    let left = message!(
        "sc-sheet-left",
        minerals = minerals,
        mineral_figure = names::bold("c-mineral", minerals),
        gas_figure = names::bold("c-gas", gas),
    );
    let full = html! {
        div.economy {
            p title=(say!(scene, "sc-sheet-left-help")) { (names::said(scene, &left)) }
            (workers(scene, player))
            div.rescards {
                @for resource in Resource::BOTH { (permanent(scene, player, sheet, resource)) }
                @for card in &cards { (resource_card(scene, card)) }
                @for resource in Resource::BOTH { (tokens(scene, player, resource)) }
            }
        }
        div.plant {
            (buildings(scene, player, sheet))
            (modules(scene, player, sheet))
        }
        (shop::markup(scene, player, sheet))
    };
    fold(&Fold {
        id: "sheet",
        owner: super::owner(scene),
        title: say!(scene, "sc-sheet"),
        note: html! { (say!(scene, "sc-sheet-limit", limit = player.build_limit)) },
        empty: false,
        tokens: None,
        row: totals(scene, player, sheet),
        full,
        wanted,
    })
}

/// What one has at a glance: workers, minerals and gas to spend, buildings with their levels, modules.
fn totals(scene: &Scene<'_>, player: &PlayerView, sheet: &RaceSheet) -> Markup {
    let [minerals, gas] = player.usable;
    let stat = |class: &str, icon: &str, name: &Message, value: u8| {
        html! {
            span.stat .(class) title=(scene.say(name)) {
                (glyph(icon)) span.vh { (names::label(scene, name)) " " } (value)
            }
        }
    };
    html! {
        span.stats {
            (stat("own", "t-worker", &message!("sc-figure-workers"), player.workers_in_pool))
            (stat("c-mineral", "r-mineral", &message!("sc-glance-minerals"), minerals))
            (stat("c-gas", "r-gas", &message!("sc-glance-gas"), gas))
        }
        span.built aria-hidden="true" {
            @for (building, level) in &player.buildings {
                span.none[*level == 0] title=(scene.called(&(*building).into())) {
                    (glyph(&words::building_glyph(*building)))
                    span.lv { @for n in 0..sheet.buildings[building.place()].prices.len() { i.on[n < *level as usize] {} } }
                }
            }
            @for (module, count) in player.modules.iter().filter(|(_, count)| **count > 0) {
                span title=(scene.called(&(*module).into())) {
                    (glyph(words::module_glyph(*module)))
                    span.lv { @for _ in 0..*count { i.on {} } }
                }
            }
        }
    }
}

fn paying(scene: &Scene<'_>, cards: &[&AreaView]) -> bool {
    let may = |thing| matches!(scene.mark(thing), Mark::May);
    Resource::BOTH
        .into_iter()
        .any(|resource| may(Thing::Permanent(resource)) || may(Thing::Token(resource)))
        || cards.iter().any(|card| may(Thing::ResourceCard(card.area)))
}

fn workers(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let mark = scene.marked(Thing::Worker);
    let resting = player.workers_unavailable;
    html! {
        p.workers id=(Thing::Worker) .(mark.class) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (names::said(scene, &message!("sc-workers-ready", count = names::bold("num", player.workers_in_pool))))
            span.row aria-hidden="true" {
                @for _ in 0..player.workers_in_pool { (glyph("t-worker")) }
                @for _ in 0..resting { span.un { (glyph("t-worker")) } }
            }
            @if resting > 0 { span.muted { (say!(scene, "sc-workers-unavailable", count = resting)) } }
        }
    }
}

/// What a card yields. Capacity as discs, one filled for each worker; those beyond it are force
/// mining.
fn yields(scene: &Scene<'_>, resource: Resource, workers: u8, capacity: u8) -> Markup {
    let amount = names::amount(resource, capacity);
    html! {
        span.yield {
            span .(words::resource_class(resource)) { (glyph(words::resource_glyph(resource))) }
            span aria-hidden="true" { (capacity) }
            span.slots aria-hidden="true" {
                @for n in 0..capacity.max(workers) { i.on[n < workers].beyond[n >= capacity] {} }
            }
            span.vh { (say!(scene, "sc-yield-used", amount = amount, used = workers, all = capacity)) }
        }
    }
}

fn permanent(
    scene: &Scene<'_>,
    player: &PlayerView,
    sheet: &RaceSheet,
    resource: Resource,
) -> Markup {
    let thing = Thing::Permanent(resource);
    let mark = scene.marked(thing);
    let capacity = sheet.permanent[resource.index()];
    html! {
        div.res id=(thing) .(mark.class) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (yields(scene, resource, player.workers_on_permanent[resource.index()], capacity))
            span.from { (say!(scene, "sc-yield-sheet")) }
        }
    }
}

/// Resource tokens of one kind: each pays once.
fn tokens(scene: &Scene<'_>, player: &PlayerView, resource: Resource) -> Markup {
    let thing = Thing::Token(resource);
    let mark = scene.marked(thing);
    let count = player.tokens[resource.index()];
    html! {
        @if count > 0 {
            div.res id=(thing) .(mark.class) data-tip="starcraft/piece/resource_token"
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                span.yield {
                    span .(words::resource_class(resource)) { (glyph("t-resource")) (glyph(words::resource_glyph(resource))) }
                    span aria-hidden="true" { (count) }
                    span.vh { (say!(scene, "sc-tokens-of", count = count, resource = resource)) }
                }
                span.from { (say!(scene, "sc-tokens-word", count = count)) }
            }
        }
    }
}

fn resource_card(scene: &Scene<'_>, card: &AreaView) -> Markup {
    let thing = Thing::ResourceCard(card.area);
    let mark = scene.marked(thing);
    let (printed, area) = (print(card.area), scene.called(&card.area.into()));
    let resource = match printed.yields {
        Yield::Resource(resource) => resource,
        Yield::Conquest => return html! {},
    };
    let partly = card.depletion == 1;
    html! {
        div.res id=(thing) .(mark.class) .partly[partly]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            (yields(scene, resource, card.workers, printed.amount))
            span.from {
                (area)
                @if partly { " " span.st { (say!(scene, "sc-yield-half")) } }
            }
        }
    }
}

fn buildings(scene: &Scene<'_>, player: &PlayerView, sheet: &RaceSheet) -> Markup {
    html! {
        ul.bld {
            @for (building, level) in &player.buildings {
                @let thing = Thing::Building(*building);
                @let mark = scene.marked(thing);
                @let kind = &sheet.buildings[building.place()];
                li {
                    a id=(thing) .(mark.class) .nob[*level == 0]
                        href=(reference("building", &building.to_string())) data-tip={ "starcraft/building/" (building) }
                        data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
                    {
                        (glyph(&words::building_glyph(*building)))
                        span.what aria-hidden="true" { (scene.called(&(*building).into())) }
                        span.lv aria-hidden="true" { @for n in 0..kind.prices.len() { i.on[n < *level as usize] {} } }
                        span.vh { (say!(scene, "sc-building-level", building = *building, level = *level, levels = kind.prices.len())) }
                        @if let Some(price) = kind.prices.get(*level as usize) { (shop::price(scene, *price)) }
                    }
                }
            }
        }
    }
}

/// One button a kind, with how many are on the sheet, and the spaces left.
fn modules(scene: &Scene<'_>, player: &PlayerView, sheet: &RaceSheet) -> Markup {
    let used: u8 = player.modules.values().sum();
    html! {
        ul.mods {
            @for module in Module::ALL.into_iter().filter(|m| sheet.module_tokens[m.index()] > 0) {
                @let thing = Thing::Module(module);
                @let mark = scene.marked(thing);
                @let count = player.modules.get(&module).copied().unwrap_or(0);
                li {
                    a id=(thing) .(mark.class) .on[count > 0]
                        href=(reference("module", &module.to_string())) data-tip={ "starcraft/module/" (module) }
                        data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
                    {
                        (glyph(words::module_glyph(module)))
                        span.vh { (say!(scene, "sc-module-owned", module = module, count = count)) }
                        b aria-hidden="true" { (count) }
                        (shop::price(scene, sheet.module_prices[module.index()]))
                    }
                }
            }
            li.spaces title=(say!(scene, "sc-module-spaces-help")) {
                span aria-hidden="true" { (used) "/" (sheet.module_spaces) }
                span.vh { (say!(scene, "sc-module-spaces", used = used, all = sheet.module_spaces)) }
            }
        }
    }
}

/// The factions that can be taken.
fn factions(scene: &Scene<'_>) -> Fragment {
    let taken =
        |faction: Faction| scene.view.players.iter().find(|player| player.faction == Some(faction));
    let full = html! {
        ul.factions {
            @for faction in Faction::all() {
                @let thing = Thing::Faction(faction);
                @let mark = scene.marked(thing);
                @let sheet = &content().factions[faction.index()];
                li .(words::owner_class(Some(faction))) {
                    a id=(thing) .{ "pick-faction " (mark.class) } .dark[taken(faction).is_some()]
                        href=(reference("faction", &faction.to_string())) data-tip={ "starcraft/faction/" (faction) }
                        data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
                    {
                        span.em { (glyph(words::owner_mark(Some(faction)))) }
                        b { (scene.called(&faction.into())) }
                        span.race { (match taken(faction) {
                            Some(_) => say!(scene, "sc-faction-taken", race = sheet.race),
                            None => scene.called(&sheet.race.into()),
                        }) }
                        span.goal-text { (names::text(scene.tongue, faction)) }
                    }
                }
            }
        }
    };
    fold(&Fold {
        id: "sheet",
        owner: super::owner(scene),
        title: say!(scene, "sc-factions"),
        note: html! {},
        empty: false,
        tokens: None,
        row: html! {},
        full,
        wanted: true,
    })
}
