//! The areas of a planet: plate, pieces, and the short form for a far view.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{Yield, content};
use starcraft::ids::{Area, Faction, Unit};
use starcraft::state::print;
use starcraft::view::AreaView;

use super::disc::{Disc, PLATE, Point, px, xy};
use super::space::slice_id;
use super::{Marked, glyph_ref, key, names};
use crate::scene::Scene;
use crate::words;

/// Units of one kind and one owner in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Force {
    pub(super) seat: Seat,
    pub(super) unit: Unit,
    pub(super) count: u8,
    /// They have come to fight those who stand there.
    pub(super) attacks: bool,
}

/// Who stands in an area and who attacks it.
pub(super) fn forces(scene: &Scene<'_>, view: &AreaView) -> Vec<Force> {
    let mut all = Vec::new();
    if let Some(seat) = view.owner {
        let standing = view.units.iter().filter(|&(_, &count)| count > 0);
        all.extend(standing.map(|(&unit, &count)| Force { seat, unit, count, attacks: false }));
    }
    // In a battle the units of both sides have left the area for the stage.
    if let Some(battle) = scene.view.battle.as_ref().filter(|battle| battle.area == view.area) {
        for side in [1, 0] {
            let (seat, attacks) = (battle.seats[side], side == 0);
            for fighter in battle.fighters.iter().filter(|f| usize::from(f.side) == side) {
                let unit = fighter.unit;
                match all.iter_mut().find(|force| force.unit == unit && force.attacks == attacks) {
                    Some(force) => force.count += 1,
                    None => all.push(Force { seat, unit, count: 1, attacks }),
                }
            }
        }
    }
    if let Some(order) =
        scene.view.order.as_ref().filter(|order| order.enemy_area == Some(view.area))
    {
        let seat = order.seat;
        let attackers = order.attackers.iter().filter(|&(_, &count)| count > 0);
        all.extend(attackers.map(|(&unit, &count)| Force { seat, unit, count, attacks: true }));
    }
    all
}

/// An area of a planet on the board.
pub(super) fn area(scene: &Scene<'_>, view: &AreaView, disc: Disc, last: &[Thing]) -> Markup {
    let forces = forces(scene, view);
    let thing = Thing::Area(view.area);
    let marked = Marked::of(scene, thing, last);
    let planet = view.area.planet();
    let others = planet.areas().filter(|&area| area != view.area).map(Thing::Area);
    let near = std::iter::once(Thing::Planet(planet)).chain(others).map(|near| near.to_string());
    let attackers = forces.iter().filter(|force| force.attacks).count();
    let standing = forces.len() - attackers + usize::from(view.base.is_some());
    let plate = Plate::of(view, &forces);
    let fit = disc.fit(view.area.place(), plate.width(), [standing, attackers]);
    // The base comes first, attackers last.
    let bases = usize::from(view.base.is_some());
    html! {
        g id=(thing) class=(marked.class("area")) role="group" tabindex="-1"
            aria-label=(names::area(scene, view, &forces)) data-name=(scene.called(&view.area.into())) data-near=(near.collect::<Vec<_>>().join(" "))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            use class="hit" href={ "#" (slice_id(disc, view.area.place())) } {}
            (plate.draw(fit.plate, fit.plate_scale))
            @if let (Some(seat), Some(&at)) = (view.base, fit.pieces.first()) {
                (base(scene, view.area, seat, at, fit.scale, last))
            }
            @for (force, &at) in forces.iter().zip(fit.pieces.iter().skip(bases)) {
                (units(scene, view.area, force, &forces, at, fit.scale, last))
            }
            (summary(view.area, disc, &owners(scene, view, &forces)))
            @if marked.mark.may {
                (key(thing, fit.plate + Point::new(-4., 1.)))
            }
        }
    }
}

/// The plate of an area: what it yields, how much, how many units stand there.
pub(super) struct Plate {
    area: Area,
    used: u8,
    depletion: u8,
    workers: u8,
}

/// Where the blocks for units begin, and their distance.
const PIPS: f32 = 27.5;
const PIP: f32 = 7.;

impl Plate {
    fn of(view: &AreaView, forces: &[Force]) -> Self {
        let standing = forces.iter().filter(|force| !force.attacks);
        let used = standing.map(|force| force.count).sum();
        Self { area: view.area, used, depletion: view.depletion, workers: view.workers }
    }

    /// The plate of an area nobody is in.
    pub(super) const fn printed(area: Area) -> Self {
        Self { area, used: 0, depletion: 0, workers: 0 }
    }

    fn pips_end(&self) -> f32 {
        PIPS + PIP * f32::from(print(self.area).unit_limit.max(self.used))
    }

    pub(super) fn width(&self) -> f32 {
        // A depletion token straddles the end.
        let depleted = if self.depletion > 0 { 5. } else { 0. };
        let workers = if self.workers > 0 { 18. } else { 0. };
        self.pips_end() + 3.5 + depleted + workers
    }

    pub(super) fn draw(&self, at: Point, scale: f32) -> Markup {
        let print = print(self.area);
        let class = match self.depletion {
            0 => "plate",
            1 => "plate partly",
            _ => "plate spent",
        };
        let (glyph, colour) = yield_look(self.area);
        let limit = print.unit_limit;
        let work = self.pips_end() + 1.;
        html! {
            g class=(class) transform=(placed(at, scale)) {
                rect width=(px(self.width())) height=(PLATE) rx="9" {}
                use class=(colour) href=(glyph_ref(glyph)) x="3.5" y="2" width="14" height="14" {}
                text x="18.5" y="13.3" { (print.amount) }
                @if self.used > 0 { path class="pip on" d=(blocks(0, self.used.min(limit))) {} }
                @if self.used < limit { path class="pip" d=(blocks(self.used, limit)) {} }
                @if self.used > limit { path class="pip over" d=(blocks(limit, self.used)) {} }
                @if self.depletion > 0 {
                    use href=(if self.depletion == 1 { "#gx-half" } else { "#gx-spent" }) x=(px(self.width() - 3.)) {}
                }
                @if self.workers > 0 {
                    use class="wk" href=(glyph_ref("t-worker")) x=(px(work)) y="4" width="10" height="10" {}
                    text x=(px(work + 10.5)) y="13.3" { (self.workers) }
                }
            }
        }
    }
}

/// One block for each unit from one number to another.
fn blocks(from: u8, to: u8) -> String {
    (from..to).map(|n| format!("M{} 5h4.4v8h-4.4z", px(PIPS + PIP * f32::from(n)))).collect()
}

/// The glyph and the colour of what an area yields.
pub(super) fn yield_look(area: Area) -> (&'static str, &'static str) {
    match print(area).yields {
        Yield::Resource(resource) => {
            (words::resource_glyph(resource), words::resource_class(resource))
        }
        Yield::Conquest => ("r-conquest", "c-conquest"),
    }
}

fn base(
    scene: &Scene<'_>,
    area: Area,
    seat: Seat,
    at: Point,
    scale: f32,
    last: &[Thing],
) -> Markup {
    let thing = Thing::Base(area);
    let marked = Marked::of(scene, thing, last);
    let faction = names::faction(scene, seat);
    let owner = words::owner_class(faction);
    html! {
        g id=(thing) class=(marked.class(&format!("pc {owner}"))) transform=(placed(at, scale))
            role=(marked.role("img")) tabindex="-1" aria-label=(names::base(scene, seat))
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            use href="#gx-base" {}
            use class="gl" href=(glyph_ref("t-base")) x="-10" y="-10" width="20" height="20" {}
            use href={ "#gx-" (words::owner_mark(faction)) } {}
        }
    }
}

fn units(
    scene: &Scene<'_>,
    area: Area,
    force: &Force,
    all: &[Force],
    at: Point,
    scale: f32,
    last: &[Thing],
) -> Markup {
    let thing = Thing::Units(area, force.unit);
    // Two Terrans fight: the units of whoever is asked have the name of the thing.
    let asked = scene.ask.as_ref().map(|ask| ask.seat);
    let named = all
        .iter()
        .filter(|other| other.unit == force.unit)
        .max_by_key(|other| (asked == Some(other.seat), !other.attacks))
        .is_none_or(|other| other == force);
    let marked = if named { Marked::of(scene, thing, last) } else { Marked::default() };
    let id = if named { thing.to_string() } else { format!("foe-{thing}") };
    let faction = names::faction(scene, force.seat);
    let unit = &content().units[force.unit.index()];
    let picked =
        scene.view.order.as_ref().is_some_and(|order| order.picked == Some((force.unit, area)));
    let lift = if unit.flying { -3. } else { 0. };
    let class = format!(
        "pc {}{}",
        words::owner_class(faction),
        if picked && named { " chosen" } else { "" }
    );
    html! {
        g id=(id) class=(marked.class(&class)) transform=(placed(at + Point::new(0., lift * scale), scale))
            role=(marked.role("img")) tabindex="-1" aria-label=(names::force(scene, force)) data-name=(scene.called(&force.unit.into()))
            data-tip={ "starcraft/unit/" (force.unit) }
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            @if unit.flying { use href="#gx-shadow" {} }
            @if force.attacks { use href="#gx-burst" {} }
            use href="#gx-unit" {}
            use class="gl" href=(glyph_ref(&words::unit_glyph(force.unit))) x="-10" y="-10" width="20" height="20" {}
            use href={ "#gx-" (words::owner_mark(faction)) } {}
            @if force.count > 1 {
                use href="#gx-n" {}
                text class="n" x="12" y="15" { (force.count) }
            }
        }
    }
}

fn placed(at: Point, scale: f32) -> String {
    let place = format!("translate({})", xy(at));
    if scale != 1. { format!("{place}scale({scale})") } else { place }
}

/// The owners of what is in an area, for the short form.
fn owners(scene: &Scene<'_>, view: &AreaView, forces: &[Force]) -> Vec<Badge> {
    let badge = |attacks: bool, base: Option<Seat>| {
        let mut units = forces.iter().filter(|force| force.attacks == attacks).peekable();
        let seat = units.peek().map(|force| force.seat).or(base)?;
        let count = units.map(|force| force.count).sum();
        Some(Badge {
            faction: names::faction(scene, seat),
            count,
            base: base == Some(seat),
            attacks,
        })
    };
    [badge(false, view.base), badge(true, None)].into_iter().flatten().collect()
}

/// An owner in an area, with all his units there.
pub(super) struct Badge {
    faction: Option<Faction>,
    count: u8,
    base: bool,
    attacks: bool,
}

/// The short form for a far view: what the area yields, whose it is, how many stand there.
pub(super) fn summary(area: Area, disc: Disc, owners: &[Badge]) -> Markup {
    let (glyph, colour) = yield_look(area);
    let middle = disc.room(area.place()).middle;
    let count = owners.len() as f32;
    // Half a disc is wide and low: everything in a row. Elsewhere owners stand below.
    let low = disc.areas == 2 && disc.quarters.is_multiple_of(2);
    let (start, owner_y) = match (owners.is_empty(), low) {
        (true, _) => (Point::new(0., 0.), 0.),
        (false, true) => (Point::new(count * -20., 0.), 0.),
        (false, false) => (Point::new(0., -20.), 36.),
    };
    let owner_x =
        |n: usize| if low { 42. + n as f32 * 40. } else { n as f32 * 40. - (count - 1.) * 20. };
    html! {
        g class="sum" transform={ "translate(" (xy(middle + start)) ")" } aria-hidden="true" {
            use class=(colour) href=(glyph_ref(glyph)) x="-24" y="-13" width="26" height="26" {}
            text x="5" y="8" { (print(area).amount) }
            @for (n, owner) in owners.iter().enumerate() {
                g class=(words::owner_class(owner.faction))
                    transform={ "translate(" (px(owner_x(n))) " " (px(owner_y)) ")scale(1.3)" } {
                    @if owner.attacks { use href="#gx-burst" {} }
                    use href=(if owner.base { "#gx-base" } else { "#gx-unit" }) {}
                    use class="gl" href=(glyph_ref(words::owner_mark(owner.faction)))
                        x="-8" y="-8" width="16" height="16" {}
                    @if owner.count > 0 {
                        use href="#gx-n" {}
                        text class="n" x="12" y="15" { (owner.count) }
                    }
                }
            }
        }
    }
}
