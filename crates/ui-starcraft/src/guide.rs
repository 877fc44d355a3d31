//! The first minute for newcomers, how to win, and a legend.

use maud::{Markup, html};
use starcraft::ids::{Faction, Race, Unit};
use ui::start::{prose, tile};

use crate::page::glyph;
use crate::{reference, words};

/// What a newcomer wants to know before pressing anything.
pub(crate) fn newcomer() -> Markup {
    let phases = [
        ("Plan", "Lay four orders face down on planets, each on top of what lies there."),
        (
            "Execute",
            "Turn over what lies on top: build, mobilize, research. What is covered waits.",
        ),
        ("Regroup", "Collect resources and conquest points, use an event, check who has won."),
    ];
    html! {
        section.pane aria-labelledby="new-here" {
            div.pane-head { h2 #new-here { "New here?" } span { "15 conquest points win" } }
            ol.three-phases { @for (name, words) in phases { li { strong { (name) } span { (words) } } } }
            p.say {
                "The table knows the rules: it asks one question at a time and lights up every legal answer. "
                a href="/help" { "A round in one minute" }
            }
        }
    }
}

/// The game's own sections of the help page.
pub(crate) fn help() -> Vec<(&'static str, String, Markup)> {
    vec![
        ("round", "A round in one minute".into(), round()),
        ("win", "How to win".into(), win()),
        ("legend", "Marks and glyphs".into(), legend()),
    ]
}

fn round() -> Markup {
    html! {
            ol.minute {
                li {
                    h3 { "Planning" }
                    p {
                        "In turn, everybody lays four orders face down on planets where he is or next door. "
                        "A new order goes on top of the stack that is already there. " (prose("SC-PLAN-04, SC-PLAN-06"))
                    }
                }
                li {
                    h3 { "Execution" }
                    p {
                        "In turn, everybody turns over one of his orders that lies on top of a stack and carries it out. "
                        "So what was laid last happens first, and an order on top of yours makes you wait. "
                        "Whoever is covered everywhere draws an Event card instead. " (prose("SC-STACK-01, SC-OBST-02"))
                    }
                    ul.orders {
                        li { (glyph("o-build")) div { strong { "Build" } " workers, transports and units; then a building or a module; then a base." } }
                        li { (glyph("o-mobilize")) div { strong { "Mobilize" } " units within the planet, or from next door with a transport. Meet an enemy and there is a battle." } }
                        li { (glyph("o-research")) div { strong { "Research" } " an Event card, three Combat cards and, if you pay, a technology." } }
                    }
                }
                li {
                    h3 { "Regrouping" }
                    p {
                        "Bases in the hands of enemy units fall, your workers come home, areas yield resources and conquest points, "
                        "and each player may use one of the Event cards he has drawn. " (prose("SC-REG-01"))
                    }
                }
            }
            p.say {
                "Paying is work: each mineral or gas takes one worker for the rest of the round. "
                "A battle is a row of duels: the attacker pairs the units, both sides lay cards face down, and attack is compared with health."
            }
    }
}

fn win() -> Markup {
    html! {
            ul.ways {
                li { strong { "15 conquest points" } " at the end of a round. " (prose("SC-VIC-02")) }
                li { strong { "Your faction’s own objective" } ", once the third stage of the Event deck has begun. " (prose("SC-SPV-01")) }
                li { strong { "The most points" } " when two cards The End Draws Near are on the table. " (prose("SC-END-01")) }
                li { strong { "Being the last one left." } " " (prose("SC-ELIM-07")) }
            }
    }
}

fn legend() -> Markup {
    let signs: [(&str, &str, &str); 16] = [
        ("r-mineral", "minerals", "what most things cost"),
        ("r-gas", "gas", "what the better things cost as well"),
        ("r-conquest", "conquest points", "scored each round by who holds the area"),
        ("t-worker", "worker", "pays one resource a round"),
        ("t-base", "base", "builds, researches, brings in resources"),
        ("t-transport", "transport", "carries your units along its route"),
        ("t-partly_depleted", "partly depleted", "mined by force once"),
        ("t-depleted", "depleted", "yields nothing more"),
        ("o-hidden", "hidden order", "only its owner knows the face"),
        ("t-first", "first player", "begins each phase"),
        ("i-attack", "attack", "must reach the enemy’s health"),
        ("i-health", "health", "survives what is below it"),
        ("i-support", "support", "adds to the attack of the front line"),
        ("i-splash", "splash damage", "a further loss after the duels"),
        ("i-cloak", "cloaking", "withdraws instead of being destroyed"),
        ("i-detector", "detector", "cloaking does not work against it"),
    ];
    html! {
            h3.label { "Owners" }
            p.say { "Every owner has a colour and a mark; his areas carry his hatching too, so colour is never the only sign." }
            ul.owners {
                @for faction in Faction::all() {
                    li { (tile(words::look(Some(faction)))) a href=(reference::href("faction", &faction.to_string())) { (words::faction(faction)) } }
                }
            }
            h3.label { "Signs" }
            ul.signs {
                @for (id, name, meaning) in signs {
                    li { (glyph(id)) div { strong { (name) } " " (meaning) } }
                }
                li { svg.i.pips viewBox="0 0 32 32" aria-hidden="true" {
                    rect x="3" y="6" width="11" height="20" rx="2" fill="currentColor" {}
                    rect x="19" y="7" width="9" height="18" rx="2" fill="none" stroke="currentColor" stroke-width="2" {}
                } div { strong { "unit limit" } " one block for each unit an area takes, filled if used" } }
            }
            h3.label { "Units" }
            p.say { "Angular is Terran, curved is Protoss, organic is Zerg. Flying units cast a shadow." }
            @for race in Race::all() {
                ul.unit-legend {
                    @for unit in Unit::all().filter(|unit| unit.race() == race) {
                        li { a href=(reference::href("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                            (glyph(&format!("u-{unit}"))) (words::unit(unit))
                        } }
                    }
                }
            }
    }
}
