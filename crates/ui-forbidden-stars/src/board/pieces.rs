//! Pieces in an area: disc = ground unit, hull = ship, rounded square = structure. A routed unit lies down, hollow, with a broken
//! outline: three signs, none of them a colour.

use forbidden_stars::ids::{Area, Stance, Structure, Unit};
use forbidden_stars::view::AreaView;
use kernel::Seat;
use maud::{Markup, html};
use ui::scene::Look;
use ui::svg::{Point, key, moved, px};

use super::area::{Corner, LINE};
use super::plan::{TALL, WIDE};
use super::{glyph_at, marked, names};
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::{Thing, words};

/// The radius of a piece.
pub(super) const PIECE: f32 = 15.5;
/// The most that have a place of their own in a world and in a void; more open when one points at their number.
const ON_WORLD: usize = 5;
const IN_VOID: usize = 4;
/// How much smaller pieces are where two parties meet.
const CLASH: f32 = 0.86;

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Unit(Unit, Stance),
    Structure(Structure),
}

/// Pieces of one kind of an owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub(super) kind: Kind,
    pub(super) seat: Seat,
    pub(super) count: u8,
    /// They have come and not won the area yet.
    pub(super) attacks: bool,
}

impl Group {
    /// What one points at.
    fn thing(self, area: Area) -> Thing {
        match self.kind {
            Kind::Unit(unit, stance) => Thing::Units(area, unit, stance),
            Kind::Structure(structure) => Thing::Structure(area, structure),
        }
    }

    /// Its glyph.
    pub(super) fn glyph(self) -> String {
        match self.kind {
            Kind::Unit(unit, _) => words::unit(unit),
            Kind::Structure(structure) => words::structure(structure),
        }
    }

    /// What it is called where several are counted.
    fn name(self, scene: &Scene<'_>) -> String {
        match self.kind {
            Kind::Unit(unit, _) => scene.called(&unit.into()),
            Kind::Structure(structure) => scene.called(&structure.into()),
        }
    }

    pub(super) fn is_routed(self) -> bool {
        matches!(self.kind, Kind::Unit(_, Stance::ROUTED))
    }

    pub(super) fn is_ship(self) -> bool {
        matches!(self.kind, Kind::Unit(unit, _) if unit.sheet().ship)
    }
}

/// Everything that lies in an area, those who attack it first.
pub(super) fn groups(scene: &Scene<'_>, view: &AreaView) -> Vec<Group> {
    let mut all = Vec::new();
    let mut units = |seat: Seat, units: &std::collections::BTreeMap<Unit, u8>, stance, attacks| {
        for (&unit, &count) in units {
            all.push(Group { kind: Kind::Unit(unit, stance), seat, count, attacks });
        }
    };
    for clash in scene.view.clashes.iter().filter(|clash| clash.area == view.area) {
        units(clash.attacker, &clash.ready, Stance::READY, true);
        units(clash.attacker, &clash.routed, Stance::ROUTED, true);
    }
    if let Some(owner) = view.owner {
        units(owner, &view.ready, Stance::READY, false);
        units(owner, &view.routed, Stance::ROUTED, false);
    }
    let structures = view.structures.iter().filter_map(|(&structure, &count)| {
        let kind = Kind::Structure(structure);
        Some(Group { kind, seat: view.control?, count, attacks: false })
    });
    let at = all.iter().position(|group| !group.attacks).unwrap_or(all.len());
    all.splice(at..at, structures.collect::<Vec<_>>());
    all
}

/// The pieces of an area.
pub(super) fn all(scene: &Scene<'_>, view: &AreaView, corner: Corner) -> Markup {
    let groups = groups(scene, view);
    let fought = groups.iter().any(|group| group.attacks);
    let places = places(&groups, view.world, corner);
    // The last place is for those there is no room for.
    let shown = if places.len() < groups.len() { places.len() - 1 } else { groups.len() };
    let scale = if fought { CLASH } else { 1. };
    let front = if view.world == corner.up { (40., TALL - 3.) } else { (3., TALL - 40.) };
    html! {
        @if fought { path class="front" d={ "M" (WIDE / 2.) " " (front.0) "V" (front.1) } {} }
        @for (group, at) in groups[..shown].iter().zip(&places) { (piece(scene, view.area, *group, *at, scale)) }
        @if shown < groups.len() { (rest(scene, view.area, &groups[shown..], places[shown], corner)) }
        (ghosts(scene, view, corner))
    }
}

/// What the basket would bring here: paler, in a row of its own at the inner edge.
fn ghosts(scene: &Scene<'_>, view: &AreaView, corner: Corner) -> Markup {
    let ghosts = scene.basket.iter().flat_map(|basket| &basket.ghosts);
    let here: Vec<&str> = ghosts
        .filter(|(thing, _)| *thing == Thing::Area(view.area))
        .map(|(_, glyph)| glyph.as_str())
        .collect();
    let look = words::owner(scene.view, scene.view.you);
    let y = if corner.up { TALL - 16. } else { 16. };
    let place = |n: usize| {
        let along = 20. + n as f32 * 17.;
        Point::new(if corner.left { along } else { WIDE - along }, y)
    };
    html! {
        @for (n, glyph) in here.into_iter().enumerate() {
            g class={ "pc ghost " (look.class) } transform={ (moved(place(n))) "scale(.8)" } aria-hidden="true" {
                circle class="pc-body" r=(PIECE) {}
                (glyph_at(glyph, "pc-glyph", Point::new(0., 0.), 22.))
            }
        }
    }
}

/// Where pieces lie in an area; there may be more pieces than places.
pub(super) fn places(groups: &[Group], world: bool, corner: Corner) -> Vec<Point> {
    let fought = groups.iter().any(|group| group.attacks);
    match (fought, world) {
        (true, _) => facing(groups, world, corner),
        (_, true) => on_world(groups.len().min(ON_WORLD), corner),
        (_, false) => in_void(groups.len().min(IN_VOID), corner),
    }
}

/// Places on a world: between the banner and the order box.
fn on_world(count: usize, corner: Corner) -> Vec<Point> {
    let outwards = if corner.left { -6. } else { 6. };
    let place = |n: usize| match (count, n) {
        (1, _) => Point::new(WIDE / 2. + outwards, 68.),
        (2, _) => Point::new(WIDE / 2. + outwards * 1.6 + (n as f32 - 0.5) * 37., 66.),
        (_, 0..3) => Point::new(WIDE / 2. + (n as f32 - 1.) * 34., 57.),
        _ if corner.left => Point::new(20. + (n - 3) as f32 * 35., 86.),
        _ => Point::new(WIDE - 20. - (n - 3) as f32 * 35., 86.),
    };
    mirrored((0..count).map(place), corner)
}

/// Places in a void.
fn in_void(count: usize, corner: Corner) -> Vec<Point> {
    let from_rim = |x: f32| if corner.left { x } else { WIDE - x };
    let place = |n: usize| match (count, n) {
        (1, _) => Point::new(from_rim(48.), 49.),
        (_, 0..2) => Point::new(from_rim(30. + n as f32 * 46.), 40.),
        _ => Point::new(from_rim(30. + (n - 2) as f32 * 40.), 80.),
    };
    mirrored((0..count).map(place), corner)
}

/// In an area at the lower edge all is the other way up.
fn mirrored(places: impl Iterator<Item = Point>, corner: Corner) -> Vec<Point> {
    // Below a banner of two lines there is less room.
    let lower = if corner.deep { LINE / 2. } else { 0. };
    let turned = |at: Point| {
        let y = at.y + lower;
        Point::new(at.x, if corner.up { y } else { TALL - y })
    };
    places.map(turned).collect()
}

/// Places of two parties that face each other: who attacks on the left, below the banner of a world.
fn facing(groups: &[Group], world: bool, corner: Corner) -> Vec<Point> {
    let top = if world { 59. } else { 36. };
    let mut counts = [0_usize; 2];
    let place = |group: &Group| {
        let count = &mut counts[usize::from(group.attacks)];
        let (column, row) = ((*count % 2) as f32, (*count / 2) as f32);
        *count += 1;
        let aside = 16. + column * 24.;
        Point::new(if group.attacks { aside } else { WIDE - aside }, top + row * 26.)
    };
    mirrored(groups.iter().map(place), corner)
}

/// A piece, with the mark of its owner and how many there are.
fn piece(scene: &Scene<'_>, area: Area, group: Group, at: Point, scale: f32) -> Markup {
    let thing = group.thing(area);
    let marked = marked(scene, thing);
    let look = words::owner(scene.view, Some(group.seat));
    let class = marked.class(&format!(
        "pc {}{}",
        look.class,
        if group.is_routed() { " routed" } else { "" }
    ));
    let placed = format!("{}scale({scale})", moved(at));
    html! {
        g id=(thing) class=(class) transform=(placed) role=(marked.role("img")) tabindex="-1"
            aria-label=(names::group(scene, group)) data-name=(group.name(scene))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            (body(group, look))
        }
        @if marked.may().is_some() { (key(thing, at + Point::new(14., -13.))) }
    }
}

/// The body of a piece around its middle.
pub(super) fn body(group: Group, look: Look) -> Markup {
    let beside = if group.is_ship() { 17. } else { 13. };
    html! {
        @match group.kind {
            Kind::Structure(_) => { use href="#gx-site" {} }
            Kind::Unit(unit, _) if unit.sheet().ship => { use href="#gx-hull" {} }
            Kind::Unit(..) => { use href="#gx-disc" {} }
        }
        g transform=[group.is_routed().then_some("rotate(90)")] { (glyph_at(&group.glyph(), "pc-glyph", Point::new(0., 0.), 22.)) }
        g class="pc-own" transform={ "translate(-" (beside) " -12)" } {
            circle r="7.2" {}
            use href=(glyph_ref(look.mark)) x="-4.8" y="-4.8" width="9.6" height="9.6" {}
        }
        @if group.count > 1 {
            rect class="pc-n" x=(px(beside - 8.5)) y="2.5" width="17" height="18" rx="5" {}
            text class="n" x=(beside) y="17" { (group.count) }
        }
    }
}

/// Those there is no room for: how many kinds, and all of them while one points at it.
fn rest(scene: &Scene<'_>, area: Area, groups: &[Group], at: Point, corner: Corner) -> Markup {
    let wide = groups.len() as f32 * 40. + 10.;
    let x = if corner.left { 0. } else { -wide };
    html! {
        g class="beyond-room" transform=(moved(at)) tabindex="-1" role="group" aria-label=(names::several(scene, groups)) {
            circle r="15" {}
            text y="5.5" { "+" (groups.len()) }
            g class="rest" transform={ "translate(" (px(x)) " -22)" } {
                rect width=(px(wide)) height="44" rx="8" {}
                @for (n, group) in groups.iter().enumerate() {
                    (piece(scene, area, *group, Point::new(25. + n as f32 * 40., 22.), 1.))
                }
            }
        }
    }
}
