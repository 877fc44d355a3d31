//! The help page: the first minute for newcomers, how to play by keyboard or ear, a legend.

use maud::{Markup, html};
use starcraft::ids::{Faction, Race, Unit};

use super::{prose, shell, tile};
use crate::page::glyph;
use crate::starcraft::{reference, words};

/// The help page.
pub fn help_page() -> Markup {
    let main = html! {
        div.narrow.help {
            h1 { "Help" }
            p.intro {
                "You need not know the rules to begin: at every moment the table asks one question and lights up every "
                "legal answer. Point at something dark and it says why it cannot be chosen."
            }
            nav.jump aria-label="On this page" {
                a href="#round" { "A round in one minute" }
                a href="#win" { "How to win" }
                a href="#keyboard" { "Keyboard and screen reader" }
                a href="#legend" { "Marks and glyphs" }
            }
            (round())
            (win())
            (keyboard())
            (legend())
        }
    };
    shell("Help", "/help", "help", &main)
}

fn round() -> Markup {
    html! {
        section.pane aria-labelledby="round" {
            div.pane-head { h2 #round { "A round in one minute" } }
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
}

fn win() -> Markup {
    html! {
        section.pane aria-labelledby="win" {
            div.pane-head { h2 #win { "How to win" } }
            ul.ways {
                li { strong { "15 conquest points" } " at the end of a round. " (prose("SC-VIC-02")) }
                li { strong { "Your faction’s own objective" } ", once the third stage of the Event deck has begun. " (prose("SC-SPV-01")) }
                li { strong { "The most points" } " when two cards The End Draws Near are on the table. " (prose("SC-END-01")) }
                li { strong { "Being the last one left." } " " (prose("SC-ELIM-07")) }
            }
        }
    }
}

fn keyboard() -> Markup {
    let keys: [(&[&str], &str); 9] = [
        (&["1–9", "a–z"], "choose the answer, or the place on the board, that shows this key"),
        (&["Tab"], "goes from part to part as on any page; the board is one stop"),
        (&["←", "↑", "→", "↓"], "on the board: from planet to planet and from area to area"),
        (&["Enter"], "choose what has the focus"),
        (&["Esc"], "one step back: drop the last thing you pointed at, close a tip"),
        (&["u"], "undo, as far as nothing secret has been shown"),
        (&["+", "−", "0"], "the galaxy nearer, farther, or all of it"),
        (&["/"], "look for a planet by name"),
        (&["?"], "at a table: what the keys are"),
    ];
    html! {
        section.pane aria-labelledby="keyboard" {
            div.pane-head { h2 #keyboard { "Keyboard and screen reader" } }
            dl.key-list {
                @for (keys, meaning) in keys {
                    div {
                        dt { @for key in keys { kbd.key { (key) } } }
                        dd { (meaning) }
                    }
                }
            }
            p.say {
                "Every answer is also a plain button below the question, in the same order as the keys, and the whole game can be "
                "played with script turned off. New events are announced politely in the log; a question to you is announced at once. "
                "Everything on the board has a name in words: owner, number, kind, place."
            }
            p.say { "If your system asks for less motion, nothing moves on its own." }
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
        section.pane aria-labelledby="legend" {
            div.pane-head { h2 #legend { "Marks and glyphs" } }
            h3.label { "Owners" }
            p.say { "Every owner has a colour and a mark; his areas carry his hatching too, so colour is never the only sign." }
            ul.owners {
                @for faction in Faction::all() {
                    li { (tile(Some(faction))) a href=(reference::href("faction", &faction.to_string())) { (words::faction(faction)) } }
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
                        li { a href=(reference::href("unit", &unit.to_string())) data-tip={ "unit/" (unit) } {
                            (glyph(&format!("u-{unit}"))) (words::unit(unit))
                        } }
                    }
                }
            }
        }
    }
}
