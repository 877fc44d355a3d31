//! Setup: factions, planets, starting pieces.

use crate::ids::{Faction, Planet};
use crate::state::Step;
use crate::thing::Thing;

use super::{Bars, Reason};

impl Bars<'_> {
    pub(super) fn setup(&mut self) {
        let game = self.game;
        match game.step() {
            Step::ChooseFaction(_) => {
                for faction in Faction::all() {
                    self.bar(Thing::Faction(faction), Reason::FactionTaken);
                }
            }
            Step::PickPlanet(_) => {
                for planet in game.planets_to_place(self.seat) {
                    self.bar(Thing::Planet(planet), Reason::ClosesGalaxy);
                }
            }
            Step::PlacePlanet(..) => {
                for cell in game.cells_beside() {
                    self.bar(Thing::Cell(cell), Reason::NoJoint);
                }
            }
            Step::ZEnd(_, Some((major, _))) => {
                for side in game.free_sides(major) {
                    self.bar(Thing::Slot(major, side), Reason::SamePlanet);
                }
            }
            Step::StartForces(_) => {
                let home = game.home(self.seat);
                for area in game.all_areas() {
                    let there = Some(area.planet()) == home;
                    let reason = if there { Reason::Full } else { Reason::NotHome };
                    self.bar(Thing::Area(area), reason);
                }
            }
            Step::StartTransport(_) => {
                for route in game.all_routes() {
                    self.bar(Thing::Route(route), Reason::NotHome);
                }
            }
            _ => {}
        }
    }

    /// The areas of other planets than this one.
    pub(super) fn elsewhere(&mut self, planet: Planet) {
        let others = self.game.all_areas().filter(|area| area.planet() != planet);
        for area in others {
            self.bar(Thing::Area(area), Reason::OtherPlanet);
        }
    }
}
