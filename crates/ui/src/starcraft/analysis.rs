//! A finished game looked into: who was likely to win when, what turned it, and who was lucky.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use starcraft::content::Yield;
use starcraft::state::print;
use starcraft::{Event, Odds, Purpose};

use super::ending::chart::chart;
use super::sentences::{Voice, sentence, who};
use super::words::{self, percent};
use crate::scene::{Line, Row, Scene, Why};
use crate::start::shell;

/// What there is to say about a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// How likely everybody was to win, order by order.
    pub course: Vec<Row>,
    /// What changed most, the largest swing first.
    pub turns: Vec<Turning>,
    /// The battles, the luckiest first.
    pub battles: Vec<Fought>,
    /// What the bots expected of their orders, in the sequence they were placed in.
    pub whys: Vec<Why>,
}

impl Analysis {
    /// Why the order was placed that was placed with this choice.
    pub fn why(&self, moment: usize) -> Option<Why> {
        let place = self.whys.binary_search_by_key(&moment, |why| why.moment);
        place.ok().map(|place| self.whys[place])
    }
}

/// A stretch of play that changed much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turning {
    /// The choices before and after it.
    pub moments: [usize; 2],
    /// For whom it changed most.
    pub seat: Seat,
    /// The chance of winning before and after it.
    pub chances: [f32; 2],
}

/// A battle as it was to be expected and as it went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fought {
    /// So many choices had been made when it began.
    pub moment: usize,
    /// What was to be expected.
    pub odds: Odds,
    /// Whether the attacker had the area in the end.
    pub won: bool,
    /// The units each side lost.
    pub losses: [u8; 2],
}

impl Fought {
    /// How much better than expected it went for the attacker, from -1 to 1.
    pub fn luck(&self) -> f32 {
        f32::from(u8::from(self.won)) - self.odds.wins
    }
}

/// The page.
pub fn analysis_page(scene: &Scene<'_>, analysis: &Analysis) -> Markup {
    let main = html! {
        div.narrow.wide.analysis {
            h1 { (scene.title) ": the game looked into" }
            p.intro {
                "The chances are what the bots would guess from the whole state of the game, hidden things included. "
                a href={ "/t/" (scene.table) } { "Back to the result" }
            }
            section.pane aria-labelledby="course" {
                div.pane-head { h2 #course { "Who was likely to win" } span { "after every order" } }
                (chart(scene, &analysis.course, "Chance of winning", "in hundredths", |figures| figures.chance))
            }
            section.pane aria-labelledby="turns" {
                div.pane-head { h2 #turns { "Turning points" } span { "the largest swings" } }
                @if analysis.turns.is_empty() { p.say { "Nothing swung much in this game." } }
                ol.swings { @for turn in &analysis.turns { (turning(scene, turn)) } }
            }
            section.pane aria-labelledby="luck" {
                div.pane-head { h2 #luck { "Luck in battle" } span { "the least expected first" } }
                @if analysis.battles.is_empty() { p.say { "There was no battle." } }
                ol.swings { @for battle in &analysis.battles { (fought(scene, battle)) } }
            }
            (reasons(scene, analysis))
        }
    };
    shell(scene.title, "/", "looked-into", &main)
}

fn turning(scene: &Scene<'_>, turn: &Turning) -> Markup {
    let [before, after] = turn.chances;
    let [from, to] = turn.moments;
    let told = telling(scene, from, to);
    let text = html! {
        (who(scene, turn.seat)) ": " b { (percent(before)) " to " (percent(after)) }
        @if let Some(told) = told.and_then(|line| sentence(scene, line)) { ". " (told) }
    };
    item(scene, told.map_or(to, |line| line.moment), text)
}

fn fought(scene: &Scene<'_>, battle: &Fought) -> Markup {
    let Odds { area, seats: [attacker, defender], wins, losses } = battle.odds;
    let said = Voice::of(scene).who(attacker).does("attacks").who(defender).text("on").area(area);
    let ends = if battle.won { "won" } else { "lost" };
    let [own, other] = battle.losses;
    let text = html! {
        (said.markup()) " The attack was to succeed in " b { (percent(wins)) } " of all cases and was " b { (ends) }
        "; losses " (own) " to " (other) ", expected " (format!("{:.1}", losses[0])) " to " (format!("{:.1}", losses[1])) "."
        @if battle.luck().abs() >= 0.5 {
            " " (who(scene, if battle.luck() > 0.0 { attacker } else { defender })) " had the luck."
        }
    };
    item(scene, battle.moment, text)
}

/// What a bot expected of an order, as a sentence.
pub(crate) fn reason(scene: &Scene<'_>, why: &Why) -> Markup {
    let said = Voice::of(scene).who(why.seat).does("puts").order(why.order);
    let said = said.text("on").planet(why.planet);
    let said = match why.purpose {
        Purpose::EventCard => said.text("and expects no more than an Event card of it"),
        Purpose::Units => said.text("to build units"),
        Purpose::Building => said.text("to build a building or module"),
        Purpose::Technology => said.text("to develop a technology"),
        Purpose::Base(area) => said.text("to found a base on").area(area),
        Purpose::Attack(area) => said.text("to attack").area(area),
        Purpose::Take(area) => {
            let gives = match print(area).yields {
                Yield::Conquest => "for its conquest points".to_owned(),
                Yield::Resource(resource) => {
                    format!("for its {}", words::amount(resource, print(area).amount))
                }
            };
            said.text("to take").area(area).text(gives)
        }
    };
    said.markup()
}

/// The orders of the bots, round by round.
fn reasons(scene: &Scene<'_>, analysis: &Analysis) -> Markup {
    html! {
        @if !analysis.whys.is_empty() {
            section.pane aria-labelledby="whys" {
                div.pane-head { h2 #whys { "What the bots were after" } span { "with every order" } }
                details {
                    summary { (words::count(analysis.whys.len(), "order")) }
                    ol.swings {
                        @for why in &analysis.whys { (item(scene, why.moment, reason(scene, why))) }
                    }
                }
            }
        }
    }
}

/// Something about a moment, with a link that opens the replay there.
fn item(scene: &Scene<'_>, moment: usize, text: Markup) -> Markup {
    let replay = format!("/t/{}/replay?at={moment}", scene.table);
    // There is no board here for the places of a sentence to point at: they are on that of the replay.
    let places = format!(r#"<a class="pl" href="{replay}#"#);
    let text = text.into_string().replace(r##"<a class="pl" href="#"##, &places);
    html! {
        li {
            p { (PreEscaped(text)) }
            a.btn.small href=(replay) { "Watch" span.vh { " choice " (moment) } }
        }
    }
}

/// The line of the log that says best what happened after one moment and until another.
fn telling<'a>(scene: &Scene<'a>, from: usize, to: usize) -> Option<&'a Line> {
    let within = scene.log.iter().filter(|line| line.moment > from && line.moment <= to);
    within.filter(|line| weight(&line.event) > 0).max_by_key(|line| weight(&line.event))
}

/// How much an event says about a stretch of play.
fn weight(event: &Event) -> u8 {
    match event {
        Event::GameOver { .. } => 9,
        Event::Eliminated { .. } => 8,
        Event::BaseDestroyed { .. } => 7,
        Event::BattleEnds { .. } => 6,
        Event::PointsGained { .. } => 5,
        Event::BaseBuilt { .. } | Event::EventPlayed { .. } => 4,
        Event::TechBought { .. } | Event::BuildingBuilt { .. } | Event::ModuleBuilt { .. } => 3,
        Event::UnitBuilt { .. } | Event::EventDrawn { .. } => 2,
        Event::OrderRevealed { .. } | Event::UnitMoved { .. } => 1,
        _ => 0,
    }
}
