//! The Leadership cards that everybody has chosen, turned over together: a show like that of a battle, with the
//! same parts for the script (`stage.js`), and just as skippable.

use kernel::{Seat, message};
use maud::{Markup, html};
use starcraft::ids::Leader;
use starcraft::{Event, Happening};
use tongue::say;

use super::events::GLYPHS;
use super::leaders;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// How long the cards lie face down and are looked at, in milliseconds.
const SCENE: &str = "700 2600";

/// What was turned over together.
pub(crate) struct Reveal {
    /// The moment at which it was.
    pub(crate) moment: usize,
    shown: Vec<(Seat, Leader)>,
}

impl Reveal {
    /// The last time that cards were turned over.
    pub(crate) fn last(scene: &Scene<'_>) -> Option<Self> {
        let known = scene.log.iter().filter(|line| line.moment <= scene.moment.shown);
        let cards = known.filter_map(|line| match line.event {
            Event::Expansion { seat, happens: Happening::LeaderShown { leader } } => {
                Some((line.moment, seat, leader))
            }
            _ => None,
        });
        let cards: Vec<_> = cards.collect();
        let &(moment, ..) = cards.last()?;
        let shown = cards.into_iter().filter(|card| card.0 == moment);
        Some(Self { moment, shown: shown.map(|(_, seat, leader)| (seat, leader)).collect() })
    }

    /// The dialog that the script opens.
    pub(crate) fn show(&self, scene: &Scene<'_>) -> Markup {
        let stage = self.shown.first().map_or(1, |(_, leader)| leader.face().stage).clamp(1, 3);
        html! {
            dialog #shown.reveal popover="auto" aria-labelledby="shown-title" data-battle={ "leaders-" (self.moment) }
                data-scenes=(SCENE) data-waits[scene.view.you.is_some()] {
                div.told {
                    div #shown-title {
                        h2 { (say!(scene, "sc-reveal-title", stage = words::roman(stage))) }
                        p { (say!(scene, "sc-reveal-what")) }
                    }
                    div.tools {
                        (ui::table::shown::skip(scene))
                    }
                }
                ul.lanes.revealed tabindex="0" {
                    @for &(seat, leader) in &self.shown { (card(scene, seat, leader)) }
                }
                footer.band {
                    div.result-cell.on {
                        button.btn.show-go type="button" popovertarget="shown" popovertargetaction="hide" {
                            (say!(scene, "shown-continue")) kbd.key { "↵" }
                        }
                    }
                }
            }
        }
    }
}

fn card(scene: &Scene<'_>, seat: Seat, leader: Leader) -> Markup {
    let face = leader.face();
    html! {
        li class=(scene.look(seat).class) {
            p.whose { (names::said(scene, &message!("table-who", who = seat))) }
            div.leader {
                span.back data-until="1" aria-hidden="true" { (glyph(scene.look(seat).mark)) }
                div data-step="1" {
                    span.top {
                        (glyph(leaders::look(leader)))
                        b { (scene.called(&leader.into())) }
                        (glyph(GLYPHS[usize::from(face.stage.clamp(1, 3)) - 1]))
                    }
                    span.words { (leaders::text(scene, leader)) }
                }
            }
        }
    }
}
