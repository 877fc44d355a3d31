//! Pieces and cards as the stage draws them.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::content::{CardKind, content};
use starcraft::ids::{Card, Unit};
use starcraft::{Thing, face};

use crate::assets::href;
use crate::page::glyph;
use crate::scene::{Ask, Mark, Scene};
use crate::starcraft::sentences::{bonus, icons, list, name, owner};
use crate::starcraft::words;

/// How a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It fights.
    Up,
    /// It is destroyed.
    Down,
    /// It must leave.
    Leaving,
    /// It was hit, but slipped away.
    Away,
}

/// Some units of one kind, on one side, in one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squad {
    pub seat: Seat,
    pub side: u8,
    pub unit: Unit,
    pub count: usize,
    pub standing: Standing,
    /// Cloaking works for it in this skirmish.
    pub cloaked: bool,
    /// The present decision may be about it, if it is about its kind.
    pub asked: bool,
    /// It is the one on the page that carries the id of its kind.
    pub named: bool,
    /// It is the next to be sent somewhere.
    pub next: bool,
}

/// A squad: its piece with its name. `size` is the class of the piece.
pub(super) fn squad(scene: &Scene<'_>, squad: Squad, size: &str) -> Markup {
    let Squad { seat, side, unit, count, standing, cloaked, asked, named, next } = squad;
    let thing = Thing::Fighter(side, unit);
    let sheet = &content().units[unit.index()];
    let (mark, key) =
        if asked { (scene.mark(thing), key(scene, thing)) } else { (Mark::Quiet, None) };
    let class = match mark {
        Mark::May(_) => "may",
        Mark::Barred(_) => "dark",
        Mark::Quiet => "",
    };
    let (why, rule) = match mark {
        Mark::Barred(barred) => (Some(barred.reason.as_str()), Some(barred.rule)),
        _ => (None, None),
    };
    let may = matches!(mark, Mark::May(_));
    let state = match standing {
        Standing::Up => "",
        Standing::Down => " down",
        Standing::Leaving | Standing::Away => " leaving",
    };
    let next = if next { " next" } else { "" };
    html! {
        div id=[named.then(|| thing.to_string())] data-thing=[(!named && may).then(|| thing.to_string())]
            class={ "squad " (size) " " (owner(scene, seat)) " " (class) (state) (next) }
            data-may[may] data-why=[why] data-rule=[rule]
            data-tip={ "unit/" (unit) } {
            (piece(scene, seat, unit, count, standing))
            span.called {
                b { (words::unit(unit)) @if count > 1 { " ×" (count) } }
                span.domain {
                    @if sheet.flying { (glyph("i-flying")) "flying" } @else { (glyph("i-ground")) "ground" }
                    @if sheet.assist { span.word { (glyph("i-assist")) "assists" } }
                    @if cloaked { span.word { (glyph("i-cloak")) "cloaked" } }
                    @if standing == Standing::Down { span.word.lost { "destroyed" } }
                    @if standing == Standing::Leaving { span.word { "must leave" } }
                    @if standing == Standing::Away { span.word { "slipped away" } }
                }
            }
            @if let Some(key) = key { kbd.key { (key) } }
        }
    }
}

/// The key that answers with a thing, where one answer has it.
fn key(scene: &Scene<'_>, thing: Thing) -> Option<char> {
    let ask = scene.ask.as_ref()?;
    let mut with =
        ask.choices.iter().enumerate().filter(|(_, choice)| choice.things.contains(&thing));
    let (place, _) = with.next()?;
    if with.next().is_some() { None } else { Ask::key(place) }
}

/// A piece: the owner's disc with the unit, his mark, and how many there are.
fn piece(scene: &Scene<'_>, seat: Seat, unit: Unit, count: usize, standing: Standing) -> Markup {
    let sheet = &content().units[unit.index()];
    let faction = scene.view.players[seat.index()].faction;
    let glyphs = href("glyphs.svg");
    let lifted = if sheet.flying { "translate(0 -3)" } else { "translate(0 0)" };
    html! {
        svg.disc viewBox="-20 -20 40 40" aria-hidden="true" {
            circle.glow r="17.5" {}
            g.body {
                @if sheet.flying { ellipse.pc-shadow cx="3" cy="17" rx="12" ry="3.5" {} }
                g transform=(lifted) {
                    circle.pc-body r="14" {}
                    circle.pc-shine r="12.5" {}
                    use.pc-glyph href={ (glyphs) "#u-" (unit) } x="-10.1" y="-10.1" width="20.2" height="20.2" {}
                    g.pc-own transform="translate(-11.5 -11)" {
                        circle r="6.5" {}
                        use href={ (glyphs) "#" (words::owner_mark(faction)) } x="-4.3" y="-4.3" width="8.6" height="8.6" {}
                    }
                    @if count > 1 {
                        g.pc-n transform="translate(11.5 10.5)" {
                            rect x="-6.5" y="-7" width="13" height="14" rx="4" {}
                            text y="4" { (count) }
                        }
                    }
                }
            }
            @if standing == Standing::Down {
                path.cross d="M-13 -13 13 13M13 -13-13 13" {}
            }
        }
    }
}

/// Where a card lies and who may read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Turned up for all.
    Up,
    /// Face down for all but the viewer.
    Peek,
}

/// A card with its face.
pub(super) fn card(card: Card, side: Side, size: &str) -> Markup {
    let front = face(card);
    let units: Vec<Unit> = icons(card).collect();
    let reinforcement = front.kind != CardKind::Standard;
    let class = match (reinforcement, front.technology.is_some()) {
        (true, _) => "reinf",
        (false, true) => "tech",
        (false, false) => "",
    };
    let peek = if side == Side::Peek { "peek" } else { "" };
    let tip = card.to_string().replace('#', "_");
    html! {
        div class={ "card " (size) " " (class) " " (peek) } data-tip={ "card/" (tip) } {
            div.units {
                @if units.len() > 5 || units.is_empty() { span.allu { "any unit" } }
                @else { @for unit in &units { (glyph(&format!("u-{unit}"))) } }
            }
            span.vh { (words::card(card)) ", for " (names(&units)) ": " }
            @if reinforcement {
                div.plus {
                    @match (front.technology, bonus(card)) {
                        (Some(tech), _) => span.called { (words::tech(tech)) },
                        (None, Some((amount, what))) => span { (format!("{amount:+}")) small { (what) } },
                        (None, None) => span.called { "added" },
                    }
                }
            } @else {
                div.big {
                    span { (glyph("i-attack")) b { (front.major.attack) } span.vh { " attack, " } }
                    span { (glyph("i-health")) b { (front.major.health) } span.vh { " health; " } }
                }
                div.low {
                    span { (front.minor.attack) } i { "others" } span { (front.minor.health) }
                }
            }
            @if front.text.is_empty() { div.does.none { "no ability" } }
            @else { div.does { span { (front.text) } } }
        }
    }
}

fn names(units: &[Unit]) -> String {
    if units.len() > 5 || units.is_empty() {
        return "any unit".into();
    }
    let names: Vec<String> = units.iter().map(|&unit| words::unit(unit).into()).collect();
    list(&names)
}

/// The back of a card.
pub(super) fn back(scene: &Scene<'_>, seat: Seat, size: &str) -> Markup {
    let faction = scene.view.players[seat.index()].faction;
    html! {
        div class={ "card back " (size) " " (owner(scene, seat)) } {
            (glyph(words::owner_mark(faction)))
            span.vh { "A card of " (name(scene, seat)) ", face down" }
        }
    }
}
