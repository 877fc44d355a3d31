//! Leadership cards: those in play, what stands on them, and those to choose from while one is asked.

use kernel::message;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::Start;
use starcraft::ids::{Leader, Unit};
use starcraft::view::PlayerView;
use tongue::say;

use super::events::GLYPHS;
use super::{Fold, facts, fold, part, reference};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::{Mark, Scene};
use crate::{names, words};

/// The fragment `leaders`; nothing where no Leadership cards are played.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let none = || part("leaders", "tray", html! { section #leaders hidden {} });
    let Some(seat) = scene.view.you else { return none() };
    let player = facts::player(scene.view, seat);
    let concerned = |leader: &Leader| !matches!(scene.mark(Thing::Leader(*leader)), Mark::Quiet);
    let offered: Vec<Leader> = Leader::all()
        .filter(|leader| concerned(leader) && !player.leaders.contains(leader))
        .collect();
    let may = |thing| matches!(scene.mark(thing), Mark::May);
    let wanted = offered.iter().chain(&player.leaders).any(|leader| may(Thing::Leader(*leader)))
        || player.reserve.keys().any(|unit| may(Thing::Reserve(*unit)));
    if offered.is_empty() && player.leaders.is_empty() {
        return none();
    }
    let chosen = player.secrets.as_ref().and_then(|secrets| secrets.choosing);
    let full = html! {
        @if chosen.is_some() { p.muted { (say!(scene, "sc-leaders-chosen")) } }
        ul.leaders {
            @for leader in &offered { li { (card(scene, player, *leader, chosen == Some(*leader))) } }
            @for leader in &player.leaders { li { (card(scene, player, *leader, false)) } }
        }
    };
    let row = html! {
        span.leading aria-hidden="true" {
            @for leader in &player.leaders_in_play {
                span title=(scene.called(&(*leader).into())) { (glyph(look(*leader))) }
            }
        }
    };
    fold(&Fold {
        id: "leaders",
        owner: super::owner(scene),
        title: say!(scene, "sc-leaders"),
        note: html! { (say!(scene, "sc-leaders-in-play", count = player.leaders_in_play.len())) },
        empty: false,
        tokens: None,
        row,
        full,
        wanted,
    })
}

/// The glyph of a Leadership card: its hero, or the sign of all of them.
pub(crate) fn look(leader: Leader) -> &'static str {
    if leader.face().hero.is_some() { "t-hero" } else { "l-leadership" }
}

/// What a Leadership card says; a special victory with its objective.
pub(super) fn text(scene: &Scene<'_>, leader: Leader) -> Markup {
    html! {
        (names::text(scene.tongue, leader))
        @if leader.face().special_victory { " " (names::text(scene.tongue, leader.faction())) }
    }
}

/// A Leadership card, whole.
fn card(scene: &Scene<'_>, player: &PlayerView, leader: Leader, chosen: bool) -> Markup {
    let thing = Thing::Leader(leader);
    let mark = scene.marked(thing);
    let face = leader.face();
    let known = player.leaders.contains(&leader);
    let over = known && !player.leaders_in_play.contains(&leader);
    let stays = match face.stays {
        true => message!("sc-leader-stays"),
        false => message!("sc-leader-once"),
    };
    html! {
        a.leader id=(thing) .(mark.class) .over[over] .chosen[chosen]
            href=(reference("leader", &leader.to_string()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            span.top {
                @if mark.may { kbd.key data-key=(thing) {} }
                b { (scene.called(&leader.into())) }
                (glyph(GLYPHS[usize::from(face.stage.clamp(1, 3)) - 1]))
            }
            span.lasts { (scene.say(&if over { message!("sc-leader-over") } else { stays })) }
            span.words { (text(scene, leader)) }
            @if let (false, Some(start)) = (known, &face.start) { (forces(scene, leader, start)) }
        }
        @if known { (reserve(scene, player, leader)) }
    }
}

/// The starting forces of a card.
fn forces(scene: &Scene<'_>, leader: Leader, start: &Start) -> Markup {
    let race = facts::content(scene.view).factions[leader.faction().index()].race;
    let units = |counts: &'static str, all: [u8; starcraft::ids::MAX_KINDS]| {
        let some = all.into_iter().enumerate().filter(|(_, count)| *count > 0);
        let some: Vec<(Unit, u8)> =
            some.map(|(kind, count)| (Unit::of(race, kind), count)).collect();
        html! {
            @for (unit, count) in some {
                @let some = say!(scene, "sc-ref-force", count = count, unit = unit);
                (counted(counts, &words::unit_glyph(unit), &count.to_string(), &some))
            }
        }
    };
    html! {
        span.forces title=(say!(scene, "sc-leader-starts")) {
            span.vh { (say!(scene, "sc-leader-starts")) " " }
            (counted("", "t-base", &start.bases.to_string(), &say!(scene, "sc-leader-bases", count = start.bases)))
            (counted("", "t-worker", &start.workers.to_string(), &say!(scene, "sc-leader-workers", count = start.workers)))
            @match start.transports {
                u8::MAX => (counted("", "t-transport", "∗", &say!(scene, "sc-leader-all-routes"))),
                some => (counted("", "t-transport", &some.to_string(), &say!(scene, "sc-leader-transports", count = some))),
            }
            (units("", start.units))
            (units("on-card", start.on_card))
            @if let Some(site) = start.site { span title=(scene.called(&site.into())) { (glyph(&words::site_glyph(site))) } }
        }
    }
}

/// So many of something, told in words to who points at it or listens.
fn counted(class: &str, picture: &str, count: &str, words: &str) -> Markup {
    html! {
        span class=(class) title=(words) {
            (glyph(picture)) span aria-hidden="true" { (count) }
            span.vh { " " (words) " " }
        }
    }
}

/// The units that stand on a card.
fn reserve(scene: &Scene<'_>, player: &PlayerView, leader: Leader) -> Markup {
    let holds =
        leader.face().start.as_ref().is_some_and(|start| start.on_card.iter().any(|n| *n > 0))
            || player.leaders_in_play.iter().rfind(|other| other.face().hero.is_none())
                == Some(&leader);
    html! {
        @if holds && player.reserve.values().any(|count| *count > 0) {
            span.reserve {
                @for (unit, count) in player.reserve.iter().filter(|(_, count)| **count > 0) {
                    @let thing = Thing::Reserve(*unit);
                    @let mark = scene.marked(thing);
                    span.u id=(thing) .(mark.class) data-name=(scene.called(&(*unit).into()))
                        data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
                    {
                        (glyph(&words::unit_glyph(*unit))) b { (count) }
                        span.vh { " " (scene.called(&(*unit).into())) }
                        kbd.key data-key=(thing) {}
                    }
                }
            }
        }
    }
}
