//! Units that move, by count: a row for those that stand alike, a button for each area that they can go to together. The script
//! says how many are picked, and with how many dice they would arrive.

use forbidden_stars::ids::{Area, Stance, Unit};
use kernel::{Seat, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, board, names, words};

/// The fragment `muster`, empty while no units move, and where a coach wants every step by itself.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let ways = if scene.coach.is_none() { board::moves(scene) } else { Vec::new() };
    let (mut rows, mut goals): (Vec<(Unit, Area, u8)>, Vec<Area>) = (Vec::new(), Vec::new());
    for ((unit, from, to), times) in ways {
        if !rows.contains(&(unit, from, times)) {
            rows.push((unit, from, times));
        }
        if !goals.contains(&to) {
            goals.push(to);
        }
    }
    let html = html! {
        @if rows.is_empty() { section #muster hidden {} }
        @else {
            section #muster .{ "asked muster part " (super::owner(scene)) } data-sheet tabindex="0" aria-labelledby="muster-title" {
                h2 #muster-title { (say!(scene, "fs-muster")) }
                ul { @for row in rows { (kind(scene, row)) } }
                div.onwards { @for to in goals { (goal(scene, to)) } }
            }
        }
    };
    part("muster", "right", html)
}

/// Units that stand alike: pressing them picks all, or gives them back.
fn kind(scene: &Scene<'_>, (unit, from, times): (Unit, Area, u8)) -> Markup {
    let thing = Thing::Units(from, unit, Stance::READY);
    html! {
        li.item data-unit=(thing) {
            button.kind type="button" data-pick="all" {
                span.pic { (glyph(&words::unit(unit))) }
                span { b { (scene.called(&unit.into())) } small { (place(scene, from)) " · " (say!(scene, "fs-muster-dice", count = unit.sheet().combat)) } }
            }
            span.steps {
                button.step type="button" data-pick="less" aria-label=(say!(scene, "table-basket-less", thing = unit)) { (glyph("i-minus")) }
                span.count { output { "0" } small { "/" (times) } }
                button.step.more type="button" data-pick="more" aria-label=(say!(scene, "table-basket-more", thing = unit)) { (glyph("i-plus")) }
            }
        }
    }
}

/// Where units stand, briefly.
fn place(scene: &Scene<'_>, at: Area) -> String {
    let short = scene.called(&message!("fs-start", thing = names::short(scene.view, at)).into());
    match scene.view.area(at).is_some_and(|area| area.world) {
        true => short,
        false => format!("{}, {short}", scene.called(&names::system(scene.view, at.system()))),
    }
}

/// An area to go to, who is fought there, and what it brings.
fn goal(scene: &Scene<'_>, to: Area) -> Markup {
    let seat = scene.view.order.as_ref().map(|order| order.seat);
    let enemy = seat.and_then(|seat| board::held_against(scene.view, seat, to));
    let gains = seat.and_then(|seat| board::Gains::of(scene.view, seat, to));
    let name = scene.called(&message!("fs-start", thing = names::short(scene.view, to)).into());
    html! {
        button.btn.go type="button" data-go=(Thing::Area(to)) data-fights[enemy.is_some()] {
            b.sends {} span { (name) }
            @if let Some(enemy) = enemy { (against(scene, enemy)) }
            @if let Some(gains) = gains { small.gain { (scene.say(&gains.line())) } }
        }
    }
}

/// The dice of both sides.
fn against(scene: &Scene<'_>, enemy: Seat) -> Markup {
    html! { span.versus { (glyph("i-dice")) b.rolls {} (names::who(scene, enemy)) } }
}
