//! A finished game looked into: who was likely to win when, what turned it, and who was lucky.

use kernel::{Arg, Battles, Game, Message, News, Odds, Seat, message};
use maud::{Markup, PreEscaped, html};
use tongue::say;

use crate::chart::{Course, Flag, charted};
use crate::scene::{Line, Row, Scene, Why};
use crate::show::{Event, Show};
use crate::start::Site;
use crate::words::{bold, link, strong};

/// What there is to say about a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<T, A> {
    /// How likely everybody was to win, order by order.
    pub course: Vec<Row>,
    /// When that was: how many choices had been made, one a row.
    pub moments: Vec<usize>,
    /// What changed most, the largest swing first.
    pub turns: Vec<Turning>,
    /// What cost people most, the dearest first.
    pub mistakes: Vec<Mistake>,
    /// The battles, the luckiest first.
    pub battles: Vec<Fought<T>>,
    /// What the bots expected of their orders, in the sequence they were placed in.
    pub whys: Vec<Why<A>>,
}

impl<T, A: Copy> Analysis<T, A> {
    /// What the choice was for that led to this moment.
    pub fn why(&self, moment: usize) -> Option<Why<A>> {
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

/// A choice beside which another one was better, as far as could be known.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The number of the choice.
    pub moment: usize,
    /// Whose it was.
    pub seat: Seat,
    /// The round.
    pub round: u32,
    /// The choice, and the better one.
    pub answers: [Message; 2],
    /// The chance of winning with either.
    pub chances: [f32; 2],
}

impl Mistake {
    /// What the better one was worth more.
    pub fn cost(&self) -> f32 {
        self.chances[1] - self.chances[0]
    }
}

/// A battle that a log tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Begun {
    /// The number of the choice that began it.
    pub moment: usize,
    /// Attacker and defender.
    pub seats: [Seat; 2],
    /// The units each side lost.
    pub losses: [u8; 2],
}

/// The battles that the log of a game tells of.
pub fn battles<'a, G: Battles>(log: impl Iterator<Item = (usize, &'a G::Event)>) -> Vec<Begun>
where
    G::Event: 'a,
{
    let mut all: Vec<Begun> = Vec::new();
    let mut on = false;
    for (moment, event) in log {
        match G::news(event) {
            Some(News::Begins(_, seats)) => {
                all.push(Begun { moment, seats, losses: [0; 2] });
                on = true;
            }
            Some(News::Loses(seat)) if on => {
                let side = all.last_mut().and_then(|last| {
                    let side = last.seats.iter().position(|&other| other == seat)?;
                    Some(&mut last.losses[side])
                });
                side.into_iter().for_each(|lost| *lost += 1);
            }
            Some(News::Ends(_)) => on = false,
            _ => {}
        }
    }
    all
}

/// A battle as it was to be expected and as it went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fought<T> {
    /// The number of the choice that began it.
    pub moment: usize,
    /// What was to be expected.
    pub odds: Odds<T>,
    /// Whether the attacker won.
    pub won: bool,
    /// The units each side lost.
    pub losses: [u8; 2],
}

impl<T> Fought<T> {
    /// How much better than expected it went for the attacker, from -1 to 1.
    pub fn luck(&self) -> f32 {
        f32::from(u8::from(self.won)) - self.odds.wins
    }
}

/// The page.
pub fn analysis_page<S: Show>(
    scene: &Scene<'_, S>,
    analysis: &Analysis<S::Thing, S::Aim>,
) -> Markup {
    let back = link(format!("/t/{}", scene.table));
    let (chance, unit) = (say!(scene, "analysis-chance"), say!(scene, "analysis-percent"));
    let main = html! {
        div.narrow.wide.analysis {
            h1 { (say!(scene, "analysis-title", title = scene.title)) }
            p.intro { (scene.said(&message!("analysis-intro", link = back))) }
            section.pane aria-labelledby="course" {
                (head(scene, "course", [message!("analysis-course"), message!("analysis-course-note")]))
                (charted(scene, &analysis.course, &chance, &unit, 0, &course(scene, analysis)))
            }
            section.pane aria-labelledby="turns" {
                (head(scene, "turns", [message!("analysis-turns"), message!("analysis-turns-note")]))
                @if analysis.turns.is_empty() { p.say { (say!(scene, "analysis-no-turns")) } }
                ol.swings.turns { @for turn in &analysis.turns { (turning(scene, turn)) } }
            }
            (mistakes(scene, analysis))
            section.pane aria-labelledby="luck" {
                (head(scene, "luck", [message!("analysis-luck", battle = S::BATTLE), message!("analysis-luck-note")]))
                @if analysis.battles.is_empty() { p.say { (say!(scene, "analysis-no-battles", battle = S::BATTLE)) } }
                ol.swings { @for battle in &analysis.battles { (fought(scene, battle)) } }
            }
            (reasons(scene, analysis))
        }
    };
    let Scene { tongue, title, .. } = *scene;
    Site { tongue, title, here: "/", kind: "looked-into", game: S::Game::ID, assets: S::assets() }
        .page(&main)
}

/// What the chart of the chances tells besides: what happened at each moment, and where the turning points lie, by their numbers in the list.
fn course<S: Show>(scene: &Scene<'_, S>, analysis: &Analysis<S::Thing, S::Aim>) -> Course {
    let place = |moment: usize| analysis.moments.iter().position(|&other| other == moment);
    let flags = analysis.turns.iter().zip(1..).filter_map(|(turn, number)| {
        Some(Flag { place: place(turn.moments[1])?, seat: turn.seat, number })
    });
    let before = std::iter::once(0).chain(analysis.moments.iter().copied());
    let moments = analysis.moments.iter().zip(before).map(|(&moment, before)| {
        let told = telling(scene, before, moment).map(|line| std::slice::from_ref(&line.event));
        let motions = told.map_or(Vec::new(), |event| S::motions(scene, event));
        let caption = motions.into_iter().map(|motion| motion.caption).find(|it| !it.is_empty());
        (replay(scene, moment), caption.unwrap_or_default())
    });
    Course { flags: flags.collect(), moments: moments.collect() }
}

/// What another choice would have been worth.
fn mistakes<S: Show>(scene: &Scene<'_, S>, analysis: &Analysis<S::Thing, S::Aim>) -> Markup {
    let told = |it: &Mistake| {
        let [chosen, better] = it.answers.clone();
        let cost = (it.cost() * 100.0).round().max(1.0) as usize;
        scene.said(&message!(
            "analysis-mistake",
            who = it.seat,
            round = it.round,
            chosen = chosen,
            better = better,
            cost = cost
        ))
    };
    html! {
        @if !analysis.mistakes.is_empty() {
            section.pane aria-labelledby="mistakes" {
                (head(scene, "mistakes", [message!("analysis-mistakes"), message!("analysis-mistakes-note")]))
                ol.swings { @for it in &analysis.mistakes { (item(scene, it.moment.saturating_sub(1), told(it))) } }
            }
        }
    }
}

/// The heading of a part, and what is beside it.
fn head<S: Show>(scene: &Scene<'_, S>, id: &str, [title, note]: [Message; 2]) -> Markup {
    html! { div.pane-head { h2 #(id) { (scene.say(&title)) } span { (scene.say(&note)) } } }
}

/// A chance: "62%".
fn percent(chance: f32) -> Message {
    message!("percent", chance = Arg::percent(chance))
}

fn turning<S: Show>(scene: &Scene<'_, S>, turn: &Turning) -> Markup {
    let [before, after] = turn.chances;
    let [from, to] = turn.moments;
    let told = telling(scene, from, to);
    let swing = message!("analysis-swing", before = percent(before), after = percent(after));
    let text = html! {
        (scene.said(&message!("analysis-turn", who = turn.seat, swing = strong(swing))))
        @if let Some(told) = told.and_then(|line| S::sentence(scene, line)) { " " (told) }
    };
    item(scene, told.map_or(to, |line| line.moment), text)
}

fn fought<S: Show>(scene: &Scene<'_, S>, battle: &Fought<S::Thing>) -> Markup {
    let Odds { seats: [attacker, defender], wins, losses, .. } = battle.odds;
    let [own, other] = battle.losses;
    let lucky = if battle.luck() > 0.0 { attacker } else { defender };
    let odds = message!(
        "analysis-odds",
        wins = strong(percent(wins)),
        end = if battle.won { "won" } else { "lost" },
        bold = bold(),
        own = own,
        other = other,
        expected = Arg::decimal(losses[0], 1),
        theirs = Arg::decimal(losses[1], 1)
    );
    let text = html! {
        (S::battle_in_words(scene, battle)) " " (scene.said(&odds))
        @if battle.luck().abs() >= 0.5 { " " (scene.said(&message!("analysis-lucky", who = lucky))) }
    };
    item(scene, battle.moment, text)
}

/// What the bots were after, choice by choice.
fn reasons<S: Show>(scene: &Scene<'_, S>, analysis: &Analysis<S::Thing, S::Aim>) -> Markup {
    html! {
        @if !analysis.whys.is_empty() {
            section.pane aria-labelledby="whys" {
                (head(scene, "whys", [message!("analysis-whys"), message!("analysis-whys-note")]))
                details {
                    summary { (say!(scene, "analysis-orders", count = analysis.whys.len())) }
                    ol.swings {
                        @for why in &analysis.whys { (item(scene, why.moment, S::aim_in_words(scene, why))) }
                    }
                }
            }
        }
    }
}

/// Something about a moment, with a link that opens the replay there.
fn item<S: Show>(scene: &Scene<'_, S>, moment: usize, text: Markup) -> Markup {
    let replay = replay(scene, moment);
    // There is no board here for the places of a sentence to point at: they are on that of the replay.
    let places = format!(r#"<a class="pl" href="{replay}#"#);
    let text = text.into_string().replace(r##"<a class="pl" href="#"##, &places);
    html! {
        li {
            p { (PreEscaped(text)) }
            a.btn.small href=(replay) aria-label=(say!(scene, "analysis-watch-choice", choice = moment)) {
                (say!(scene, "analysis-watch"))
            }
        }
    }
}

/// The replay at a moment.
fn replay<S: Show>(scene: &Scene<'_, S>, moment: usize) -> String {
    format!("/t/{}/replay?at={moment}", scene.table)
}

/// The line of the log that says best what happened after one moment and until another.
fn telling<'a, S: Show>(
    scene: &Scene<'a, S>,
    from: usize,
    to: usize,
) -> Option<&'a Line<Event<S>>> {
    let within = scene.log.iter().filter(|line| line.moment > from && line.moment <= to);
    let weighed = within.map(|line| (S::note(&line.event).weight, line));
    weighed.filter(|(weight, _)| *weight > 0).max_by_key(|(weight, _)| *weight).map(|it| it.1)
}
