//! The clock of the game: Event cards left to the next stage, and who would win. It is the Event deck, too, where
//! that can be chosen.

use kernel::{Seat, SeatSet, message};
use maud::{Markup, html};
use starcraft::view::View;
use starcraft::{EndKind, Thing};
use tongue::say;

use super::events::GLYPHS;
use super::facts;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// What stands in the strip over the board, once the game is under way.
pub(crate) fn clock(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let events = &view.events;
    let mark = scene.marked(Thing::EventDeck);
    let stage = events.stage.clamp(1, 3);
    let at = usize::from(stage) - 1;
    let (left, all) = (events.left[at], events.left.iter().sum::<u8>());
    let printed = facts::content(view).stages[at].len();
    let figure = names::bold("num", left);
    let words = match stage {
        3 => message!("sc-clock-to-end", left = figure),
        _ => message!("sc-clock-to-stage", left = figure, stage = words::roman(stage + 1)),
    };
    html! {
        @if view.round > 0 {
            span.deck id=(Thing::EventDeck) .(mark.class)
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
                title=(say!(scene, "sc-clock-help", count = left, stage = words::roman(stage), all = all))
            {
                (glyph(GLYPHS[at]))
                svg.gauge viewBox={ "0 0 " (printed.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                    rect width=(printed.saturating_sub(left.into())) height="1" {}
                }
                span { (names::said(scene, &words)) }
                @if events.ends > 0 { span.ends { (say!(scene, "sc-clock-ends", count = events.ends)) } }
            }
            (winner(scene))
            @if let Some(sheet) = view.rules.scenario() {
                span.leads { (say!(scene, "sc-clock-round", round = view.round, rounds = sheet.rounds)) }
            }
        }
    }
}

/// Who would win if nothing changed any more, and by what; nobody before there are points.
fn winner(scene: &Scene<'_>) -> Markup {
    let Some(ending) = scene.view.foreseen else { return html! {} };
    let scored = |seat: Seat| scene.view.players[seat.index()].points;
    let points: u16 = ending.winners.iter().map(scored).sum();
    let stage = scene.view.events.stage;
    let words = match (one(ending.winners), ending.kind) {
        (None, _) => message!("sc-clock-several", count = ending.winners.len(), points = points),
        (Some(seat), EndKind::Special) if stage < 3 => message!("sc-clock-goal-later", seat = seat),
        (Some(seat), EndKind::Special) => message!("sc-clock-goal-now", seat = seat),
        (Some(seat), EndKind::Normal) => {
            message!("sc-clock-points-now", seat = seat, points = points)
        }
        (Some(seat), _) if facts::ends_game(scene.view, seat) => {
            message!("sc-clock-ends-game", seat = seat)
        }
        (Some(seat), _) if points > 0 => message!("sc-clock-points", seat = seat, points = points),
        _ => return html! {},
    };
    let nearest = nearest(scene.view).map(|(seat, have, need)| {
        scene.say(&message!("sc-clock-nearest", seat = seat, have = have, need = need))
    });
    html! { span.leads title=[nearest] { (names::said(scene, &words)) } }
}

/// The only one of a set.
fn one(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// Who lacks least to a special victory, with what there is and what it takes.
fn nearest(view: &View) -> Option<(Seat, usize, usize)> {
    let told = view.players.iter().filter(|player| !player.eliminated);
    let told = told.filter_map(|player| {
        let progress = player.objective.as_ref()?;
        Some((player.seat, progress.have, progress.need))
    });
    told.min_by_key(|(_, have, need)| need.saturating_sub(*have))
}
