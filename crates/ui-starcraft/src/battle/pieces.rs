//! Pieces and the backs of cards as the stage draws them.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Unit;
use tongue::say;

use crate::files::{glyph, glyph_ref};
use crate::scene::{Marked, Scene};
use crate::table::facts;
use crate::words;

/// The burst under a hero.
const HERO: &str = "M0.0 -19.4L4.8 -14.8L11.3 -15.7L12.6 -9.2L18.4 -5.9L15.6 0.0L18.4 5.9L12.6 9.2L11.3 15.7L4.8 14.8L0.0 19.4L-4.8 14.8L-11.3 15.7L-12.6 9.2L-18.4 5.9L-15.6 0.0L-18.4 -5.9L-12.6 -9.2L-11.3 -15.7L-4.8 -14.8Z";

/// How a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It fights.
    Up,
    /// It is destroyed.
    Down,
    /// It was destroyed after the skirmishes.
    DownLater,
    /// It must leave.
    Leaving,
    /// It was hit, but slipped away.
    Away,
    /// It fights for the enemy from now on.
    Taken,
}

impl Standing {
    /// Whether it is destroyed.
    pub(super) fn is_down(self) -> bool {
        matches!(self, Self::Down | Self::DownLater)
    }
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
    /// The step of the show at which it comes to stand as it does.
    pub step: Option<usize>,
}

/// A squad: its piece with its name. `size` is the class of the piece.
pub(super) fn squad(scene: &Scene<'_>, squad: Squad, size: &str) -> Markup {
    let Squad { seat, side, unit, count, standing, cloaked, asked, named, next, step } = squad;
    let thing = Thing::Fighter(side, unit);
    let sheet = facts::unit(scene.view, unit);
    let mark = if asked { scene.marked(thing) } else { Marked::default() };
    let state = match standing {
        Standing::Up => "",
        Standing::Down | Standing::DownLater => " down",
        Standing::Leaving | Standing::Away | Standing::Taken => " leaving",
    };
    let next = if next { " next" } else { "" };
    // A hero by its name: what it is, its picture shows.
    let hero = facts::hero(scene.view, seat).filter(|_| unit.is_hero());
    let called = hero.map_or_else(|| scene.called(&unit.into()), |hero| scene.called(&hero.into()));
    let former = Some(facts::owner(scene.view, seat, unit)).filter(|&owner| owner != seat);
    html! {
        div id=[named.then(|| thing.to_string())] data-thing=[(!named && mark.may).then(|| thing.to_string())]
            class={ "squad " (size) " " (scene.look(seat).class) " " (mark.class) (state) (next) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            data-tip={ "starcraft/unit/" (unit.plain()) } data-step=[step] {
            (piece(scene, seat, unit, count, standing))
            span.called {
                b { (called) @if count > 1 { " ×" (count) } }
                span.domain {
                    @if sheet.flying { (glyph("i-flying")) (say!(scene, "sc-piece-flying")) } @else { (glyph("i-ground")) (say!(scene, "sc-piece-ground")) }
                    @if sheet.assist { span.word { (glyph("i-assist")) (say!(scene, "sc-piece-assists")) } }
                    @if cloaked { span.word { (glyph("i-cloak")) (say!(scene, "sc-piece-cloaked")) } }
                    @if standing.is_down() { span.word.lost { (say!(scene, "sc-piece-destroyed")) } }
                    @if standing == Standing::Leaving { span.word { (say!(scene, "sc-piece-leaves")) } }
                    @if let Some(former) = former { span.word.mind { (glyph("t-mind")) (say!(scene, "sc-piece-of", owner = scene.player(former))) } }
                    @if standing == Standing::Taken { span.word.lost { (say!(scene, "sc-piece-taken")) } }
                    @if standing == Standing::Away { span.word { (say!(scene, "sc-piece-away")) } }
                }
            }
            @if mark.may { kbd.key data-key=(thing) {} }
        }
    }
}

/// A piece: the owner's disc with the unit, their mark, and how many there are.
pub(super) fn piece(
    scene: &Scene<'_>,
    seat: Seat,
    unit: Unit,
    count: usize,
    standing: Standing,
) -> Markup {
    let sheet = facts::unit(scene.view, unit);
    let faction = scene.view.players[seat.index()].faction;
    let former = Some(facts::owner(scene.view, seat, unit)).filter(|&owner| owner != seat);
    let lifted = if sheet.flying { "translate(0 -3)" } else { "translate(0 0)" };
    html! {
        svg.disc viewBox="-20 -20 40 40" aria-hidden="true" {
            circle.glow r="17.5" {}
            g.body {
                @if sheet.flying { ellipse.pc-shadow cx="3" cy="17" rx="12" ry="3.5" {} }
                g transform=(lifted) {
                    @if unit.is_hero() { path.hero-burst d=(HERO) {} }
                    @if let Some(former) = former { g class=(scene.look(former).class) { circle.mind-ring r="17" {} } }
                    circle.pc-body r="14" {}
                    circle.pc-shine r="12.5" {}
                    use.pc-glyph href=(glyph_ref(&words::unit_glyph(unit))) x="-10.1" y="-10.1" width="20.2" height="20.2" {}
                    g.pc-own transform="translate(-11.5 -11)" {
                        circle r="6.5" {}
                        use href=(glyph_ref(words::owner_mark(faction))) x="-4.3" y="-4.3" width="8.6" height="8.6" {}
                    }
                    @if count > 1 {
                        g.pc-n transform="translate(11.5 10.5)" {
                            rect x="-6.5" y="-7" width="13" height="14" rx="4" {}
                            text y="4" { (count) }
                        }
                    }
                }
            }
            @if standing.is_down() {
                path.cross d="M-13 -13 13 13M13 -13-13 13" {}
            }
        }
    }
}

/// The back of a card.
pub(super) fn back(scene: &Scene<'_>, seat: Seat, size: &str) -> Markup {
    let faction = scene.view.players[seat.index()].faction;
    html! {
        div class={ "card back " (size) " " (scene.look(seat).class) } {
            (glyph(words::owner_mark(faction)))
            span.vh { (say!(scene, "sc-card-back", player = scene.player(seat))) }
        }
    }
}
