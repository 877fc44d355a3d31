//! While the galaxy is built: cells to choose, ways to turn the planet, whose planets wait.

use kernel::Arg;
use kernel::grid::Cell;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Planet;
use starcraft::state::Step;
use tongue::say;
use ui::svg::{Attributes, Point, key, px, turner, xy};

use super::areas::yield_look;
use super::names;
use super::plan::{Place, Plan, slots, towards};
use super::planets::body;
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::words;

pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        g id="board-setup" {
            @for &(seat, at) in &plan.benches {
                @let faction = names::faction(scene, seat);
                g class={ "bench " (words::owner_class(faction)) } transform={ "translate(" (xy(at + Point::new(-62., -102.))) ")" } {
                    @if faction.is_some() { use class="fi" href=(glyph_ref(words::owner_mark(faction))) y="-11" width="12" height="12" {} }
                    text x="18" { (scene.called(&names::owner(scene, seat))) }
                }
            }
            @for &cell in &plan.cells { (empty_cell(scene, cell, plan.grid.middle(cell))) }
            @if let Step::PlacePlanet(_, planet) = scene.view.step { (turns(scene, plan, planet)) }
        }
    }
}

fn empty_cell(scene: &Scene<'_>, cell: Cell, middle: Point) -> Markup {
    let thing = Thing::Cell(cell);
    let marked = Attributes::of(scene, thing, false);
    html! {
        g id=(thing) class=(marked.class("cell")) transform={ "translate(" (xy(middle)) ")" } role="button" tabindex="-1"
            aria-label=(say!(scene, "sc-board-cell", column = cell.x, row = cell.y)) data-may=[marked.may()] {
            circle r="78" {}
            path d="M-13 0H13M0-13V13" {}
        }
        (key(thing, middle + Point::new(0., 40.)))
    }
}

/// The ways to turn the planet, around the middle of the cell it would lie in.
fn turns(scene: &Scene<'_>, plan: &Plan, planet: Planet) -> Markup {
    let pictured = Place::alone(planet);
    html! {
        g id="turning" {
            @for &quarters in &plan.turns {
                @let thing = Thing::Rotation(quarters);
                @let marked = Attributes::of(scene, thing, false);
                @let sides: Arg = slots(planet, quarters).map(crate::names::side).collect();
                g id=(thing) class=(marked.class("turn")) role="button" tabindex="-1"
                    aria-label=(say!(scene, "sc-board-turn", planet = planet, sides = sides)) data-may=[marked.may()] {
                    circle class="back" r=(pictured.disc.radius() + 6.) {}
                    @for side in slots(planet, quarters) {
                        @let from = towards(side, pictured.disc.radius() - 4.);
                        @let to = towards(side, pictured.disc.radius() + 30.);
                        path class="stub" d={ "M" (xy(from)) "L" (xy(to)) } {}
                    }
                    (body(&pictured, &[]))
                    @for (place, area) in planet.areas().enumerate() {
                        @let (glyph, colour) = yield_look(area);
                        @let middle = pictured.disc.room(place).middle;
                        use class=(colour) href=(glyph_ref(glyph)) x=(px(middle.x - 15.)) y=(px(middle.y - 15.)) width="30" height="30" {}
                    }
                }
            }
            @if plan.turns.len() > 1 { (turner(scene, false)) }
        }
    }
}
