//! The result: who won and why, how everybody stood, the rounds as charts, and the promise about chance.

use std::cmp::Reverse;

use forbidden_stars::Event;
use forbidden_stars::view::{PlayerView, View};
use kernel::{Arg, Message, Outcome, message};
use maud::{Markup, html};
use tongue::say;
use ui::ending::Ending;
use ui::fragment::Fragment;

use crate::scene::{Line, Scene};
use crate::{names, sentences};

/// The fragment `ending`.
pub(crate) fn fragment(scene: &Scene<'_>) -> Fragment {
    ui::ending::fragment(scene, scene.view.ending.as_ref().map(|ending| result(scene, ending)))
}

fn result(scene: &Scene<'_>, ending: &Outcome) -> Ending {
    let event = Event::GameOver { winners: ending.winners, ending: ending.ending };
    let over = Line { moment: scene.moment.shown, event };
    Ending {
        winners: ending.winners,
        verdict: sentences::sentence(scene, &over),
        switch: [message!("fs-end-to-board"), message!("fs-end-to-result")],
        why: html! {
            p { (scene.say(&why(ending.ending))) }
            @if let Some(others) = also(scene.view, ending) { p { (names::said(scene, &others)) } }
        },
        table: table(scene, ending),
        measures: &MEASURES,
    }
}

/// What decided.
fn why(ending: &str) -> Message {
    match ending {
        "objectives" => message!("fs-end-objectives"),
        "rounds" => message!("fs-end-rounds"),
        "survivor" => message!("fs-end-survivor"),
        _ => message!("fs-end-nobody"),
    }
}

/// Who else had collected enough, and what decided between them (FS-WIN-03).
fn also(view: &View, ending: &Outcome) -> Option<Message> {
    let met = |player: &&PlayerView| {
        player.collected >= view.objectives_to_win && !ending.winners.contains(player.seat)
    };
    let others: Vec<Arg> = view.players.iter().filter(met).map(|it| Arg::from(it.seat)).collect();
    let told = ending.ending == "objectives" && !others.is_empty();
    told.then(|| message!("fs-end-also", others = others.into_iter().collect::<Arg>()))
}

/// The figures of a player: objectives, then what decides between equals (FS-WIN-03), then what they had.
fn row(player: &PlayerView) -> [u16; 5] {
    let worth = u16::from(player.cities);
    [
        player.collected.into(),
        player.worlds.into(),
        player.units.into(),
        worth,
        player.materiel.into(),
    ]
}

/// The final standings.
fn table(scene: &Scene<'_>, ending: &Outcome) -> Markup {
    let heads = [
        message!("fs-row-objectives"),
        message!("fs-figure-worlds"),
        message!("fs-row-units"),
        message!("fs-figure-command"),
        message!("fs-figure-materiel"),
    ];
    let mut players: Vec<&PlayerView> = scene.view.players.iter().collect();
    players.sort_by_key(|player| Reverse((ending.winners.contains(player.seat), row(player))));
    html! {
        div.scroll tabindex="0" role="group" aria-label=(say!(scene, "fs-standings")) {
            table.standings {
                caption { (say!(scene, "fs-standings")) }
                thead { tr {
                    th scope="col" { (say!(scene, "fs-standing-player")) }
                    @for head in &heads { th scope="col" { (scene.say(head)) } }
                } }
                tbody { @for player in players {
                    @let won = ending.winners.contains(player.seat);
                    tr class={ (scene.look(player.seat).class) @if won { " won" } } {
                        th scope="row" { (names::who(scene, player.seat)) span.played-by { (scene.sitter(player.seat)) } }
                        @for number in row(player) { td { (number) } }
                    }
                } }
            }
        }
    }
}

/// The charts: title, and what is counted, in the sequence of [`figures`].
static MEASURES: [(Message, Message); 4] = [
    (Message::new("fs-chart-objectives"), Message::new("fs-chart-objectives-what")),
    (Message::new("fs-chart-worlds"), Message::new("fs-chart-worlds-what")),
    (Message::new("fs-chart-units"), Message::new("fs-chart-units-what")),
    (Message::new("fs-chart-cards"), Message::new("fs-chart-cards-what")),
];

/// How the players stand in a view, by seat: objectives, worlds, units, upgrades. A spectator's view is enough.
pub(crate) fn figures(view: &View) -> Vec<Vec<u16>> {
    let figures = |player: &PlayerView| {
        let upgrades = player.upgrades.len() + player.schemes.len();
        vec![player.collected.into(), player.worlds.into(), player.units.into(), upgrades as u16]
    };
    view.players.iter().map(figures).collect()
}
