//! The clock of the game: rounds that are over, and who is next to victory.

use maud::{Markup, html};
use tongue::say;

use crate::names;
use crate::scene::Scene;
use kernel::message;

/// What stands in the strip over the board, once the game is under way.
pub(crate) fn clock(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let most = view.players.iter().map(|player| player.collected).max().unwrap_or(0);
    let mut first = view.players.iter().filter(|player| player.collected == most && most > 0);
    let (leader, others) = (first.next(), first.next());
    html! {
        @if view.round > 0 {
            span.deck title=(say!(scene, "fs-clock-help", rounds = view.rounds, goal = view.objectives_to_win)) {
                svg.rtrack viewBox={ "0 0 " (u16::from(view.rounds) * 10) " 4" } preserveAspectRatio="none" aria-hidden="true" {
                    @for n in 0..view.rounds {
                        rect class={ @if n + 1 < view.round { "on" } @else if n + 1 == view.round { "now" } } x=(u16::from(n) * 10) width="8.4" height="4" {}
                    }
                }
                span { (say!(scene, "fs-clock-round", round = view.round, rounds = view.rounds)) }
            }
            @if let Some(leader) = leader {
                span.leads { (names::said(scene, &match others {
                    None => message!("fs-clock-leads", seat = leader.seat, have = most, goal = view.objectives_to_win),
                    Some(_) => message!("fs-clock-tied", have = most, goal = view.objectives_to_win),
                })) }
            }
        }
    }
}
