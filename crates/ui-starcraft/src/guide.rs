//! The first minute for newcomers, how to win, and a legend.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::TARGET;
use starcraft::ids::{Faction, Race};
use tongue::{Tongue, say};
use ui::start::{prose, tile};
use ui::words::link;

use crate::files::glyph;
use crate::{names, reference, words};

/// What a newcomer wants to know before pressing anything.
pub(crate) fn newcomer(tongue: &Tongue) -> Markup {
    let phases = [
        (message!("sc-new-plan"), message!("sc-new-plan-what")),
        (message!("sc-new-execute"), message!("sc-new-execute-what")),
        (message!("sc-new-regroup"), message!("sc-new-regroup-what")),
    ];
    html! {
        section.pane aria-labelledby="new-here" {
            div.pane-head { h2 #new-here { (say!(tongue, "sc-new")) } span { (say!(tongue, "sc-new-win", points = TARGET)) } }
            ol.three-phases {
                @for (name, what) in &phases { li { strong { (tongue.say(name)) } span { (tongue.say(what)) } } }
            }
            p.say { (ui::words::said(tongue, &message!("sc-new-table", help = link("/help")))) }
        }
    }
}

/// The game's own sections of the help page.
pub(crate) fn help(tongue: &Tongue) -> Vec<(&'static str, String, Markup)> {
    vec![
        ("round", say!(tongue, "sc-help-round"), round(tongue)),
        ("win", say!(tongue, "sc-help-win"), win(tongue)),
        ("legend", say!(tongue, "sc-help-legend"), legend(tongue)),
    ]
}

/// A sentence with strong words in it.
fn said(tongue: &Tongue, message: &Message) -> Markup {
    names::told(tongue, message, |_, _| None)
}

fn round(tongue: &Tongue) -> Markup {
    let orders = [
        ("o-build", message!("sc-help-build", loud = names::loud())),
        ("o-mobilize", message!("sc-help-mobilize", loud = names::loud())),
        ("o-research", message!("sc-help-research", loud = names::loud())),
    ];
    html! {
        ol.minute {
            li {
                h3 { (say!(tongue, "sc-phase-planning")) }
                p { (say!(tongue, "sc-help-planning")) " " (prose("SC-PLAN-04, SC-PLAN-06")) }
            }
            li {
                h3 { (say!(tongue, "sc-phase-execution")) }
                p { (say!(tongue, "sc-help-execution")) " " (prose("SC-STACK-01, SC-OBST-02")) }
                ul.orders {
                    @for (icon, order) in &orders { li { (glyph(icon)) div { (said(tongue, order)) } } }
                }
            }
            li {
                h3 { (say!(tongue, "sc-phase-regrouping")) }
                p { (say!(tongue, "sc-help-regrouping")) " " (prose("SC-REG-01")) }
            }
        }
        p.say { (say!(tongue, "sc-help-paying")) }
    }
}

fn win(tongue: &Tongue) -> Markup {
    let points = message!("sc-points", count = TARGET);
    let ways = [
        (message!("sc-win-points", points = names::aloud(points)), "SC-VIC-02"),
        (message!("sc-win-objective", loud = names::loud()), "SC-SPV-01"),
        (message!("sc-win-end", loud = names::loud()), "SC-END-01"),
        (message!("sc-win-last", loud = names::loud()), "SC-ELIM-07"),
    ];
    html! {
        ul.ways { @for (way, rule) in &ways { li { (said(tongue, way)) " " (prose(rule)) } } }
    }
}

/// Glyphs with their names and what they mean.
const SIGNS: [(&str, Message, Message); 16] = [
    ("r-mineral", Message::new("sc-sign-minerals"), Message::new("sc-sign-minerals-what")),
    ("r-gas", Message::new("sc-sign-gas"), Message::new("sc-sign-gas-what")),
    ("r-conquest", Message::new("sc-sign-conquest"), Message::new("sc-sign-conquest-what")),
    ("t-worker", Message::new("sc-sign-worker"), Message::new("sc-sign-worker-what")),
    ("t-base", Message::new("sc-sign-base"), Message::new("sc-sign-base-what")),
    ("t-transport", Message::new("sc-sign-transport"), Message::new("sc-sign-transport-what")),
    ("t-partly_depleted", Message::new("sc-sign-partly"), Message::new("sc-sign-partly-what")),
    ("t-depleted", Message::new("sc-sign-depleted"), Message::new("sc-sign-depleted-what")),
    ("o-hidden", Message::new("sc-sign-hidden"), Message::new("sc-sign-hidden-what")),
    ("t-first", Message::new("sc-sign-first"), Message::new("sc-sign-first-what")),
    ("i-attack", Message::new("sc-sign-attack"), Message::new("sc-sign-attack-what")),
    ("i-health", Message::new("sc-sign-health"), Message::new("sc-sign-health-what")),
    ("i-support", Message::new("sc-sign-support"), Message::new("sc-sign-support-what")),
    ("i-splash", Message::new("sc-sign-splash"), Message::new("sc-sign-splash-what")),
    ("i-cloak", Message::new("sc-sign-cloak"), Message::new("sc-sign-cloak-what")),
    ("i-detector", Message::new("sc-sign-detector"), Message::new("sc-sign-detector-what")),
];

/// What only the expansion puts on the table.
const BROOD_WAR: [(&str, &str); 8] = [
    ("piece", "guard"),
    ("piece", "resource_token"),
    ("piece", "mind_control"),
    ("piece", "conquest_point"),
    ("installation", "infested_command_center"),
    ("installation", "warp_gate"),
    ("installation", "overmind"),
    ("installation", "cerebrate"),
];

fn legend(tongue: &Tongue) -> Markup {
    html! {
        h3.label { (say!(tongue, "sc-legend-owners")) }
        p.say { (say!(tongue, "sc-legend-owners-what")) }
        ul.owners {
            @for faction in Faction::all() {
                li {
                    (tile(words::look(Some(faction))))
                    a href=(reference::href("faction", &faction.to_string())) { (tongue.name(&faction.into())) }
                }
            }
        }
        h3.label { (say!(tongue, "sc-legend-signs")) }
        ul.signs {
            @for (id, name, meaning) in &SIGNS {
                li { (glyph(id)) div { strong { (tongue.say(name)) } " " (tongue.say(meaning)) } }
            }
            li { svg.i.pips viewBox="0 0 32 32" aria-hidden="true" {
                rect x="3" y="6" width="11" height="20" rx="2" fill="currentColor" {}
                rect x="19" y="7" width="9" height="18" rx="2" fill="none" stroke="currentColor" stroke-width="2" {}
            } div { strong { (say!(tongue, "sc-sign-limit")) } " " (say!(tongue, "sc-sign-limit-what")) } }
        }
        h3.label { (say!(tongue, "sc-ref-brood-war-only")) }
        ul.signs {
            @for (kind, id) in BROOD_WAR {
                @if let Some(it) = reference::find(kind, id, tongue) {
                    li { (it.glyph) div { a href=(reference::href(kind, id)) { strong { (it.name) } } " " (it.what) } }
                }
            }
        }
        h3.label { (say!(tongue, "sc-legend-units")) }
        p.say { (say!(tongue, "sc-legend-units-what")) }
        @for race in Race::all() {
            ul.unit-legend {
                @for unit in crate::reference::all_units().filter(|unit| unit.race() == race) {
                    li { a href=(reference::href("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                        (glyph(&words::unit_glyph(unit))) (tongue.name(&unit.into()))
                    } }
                }
            }
        }
    }
}
