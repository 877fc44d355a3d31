//! The option `galaxy = auto`: a fair, connected galaxy without questions.
//!
//! The engine answers the questions of the setup itself, by the rules of `setup.rs`, several
//! times over, and keeps the fairest galaxy: homes far from each other and equally far, with
//! equally rich surroundings. Planets lie close together, so that all can be seen at once.

use kernel::{Dealt, Game, NoLog, Options, Rng, Seat, grid};

use crate::action::Action;
use crate::content::Yield;
use crate::ids::{MAX_PLANETS, Planet};
use crate::report::{Event, Log};
use crate::ruleset::Galaxy;
use crate::state::{StarCraft, Step, print};

const CANDIDATES: usize = 12;

impl StarCraft {
    /// Plays the rest of the setup. The copies it needs would lie on the stack of every decision if
    /// it were made a part of its caller.
    #[inline(never)]
    pub(crate) fn build_galaxy(&mut self, log: &mut impl Log) {
        let mut rng = Rng::new(self.rng.seed());
        let mut best: Option<(i32, Self)> = None;
        for _ in 0..CANDIDATES {
            let mut galaxy = self.clone();
            galaxy.rules.galaxy = Galaxy::Manual;
            galaxy.advance(&mut NoLog, &mut Options::new());
            while galaxy.round == 0 {
                galaxy.answer_setup(&mut rng);
            }
            let merit = galaxy.fairness() + galaxy.clarity();
            if best.as_ref().is_none_or(|(score, _)| merit > *score) {
                best = Some((merit, galaxy));
            }
        }
        if let Some((_, galaxy)) = best {
            *self = galaxy;
            self.rules.galaxy = Galaxy::Auto;
            log.note(|| Event::GalaxyBuilt {});
        }
    }

    /// Answers one question of the setup sensibly.
    fn answer_setup(&mut self, rng: &mut Rng) {
        let Some(seat) = self.step().seat() else { return };
        let mut options = Options::new();
        self.options(seat, &mut options);
        let points = |area| print(area).yields == Yield::Conquest;
        let worth = |&action: &Action| match (self.step(), action) {
            (Step::StartBase(_, planet), Action::PlaceBase { area }) => {
                let better = |other| richness(other) > richness(planet);
                let later = self.planets_to_place(seat).any(better);
                if later { 0 } else { 2 + u32::from(points(area)) }
            }
            (_, Action::PlaceForce { area }) => {
                u32::from(points(area)) + u32::from(self.area(area).base.is(seat))
            }
            (Step::StartBase(..), _) => 1,
            (_, Action::PlacePlanet { cell, .. }) if self.rules.galaxies_are_compact() => {
                self.breadth_with(cell)
            }
            _ => 0,
        };
        let most = options.iter().map(worth).max().unwrap_or(0);
        options.retain(|action| worth(action) == most);
        if let Some(action) = rng.pick(&options) {
            self.play(seat, action, &mut NoLog);
        }
    }

    /// The higher, the fairer.
    fn fairness(&self) -> i32 {
        let (near, rich) = self.outset();
        6 * near.0 - 8 * (near.1 - near.0) - (rich.1 - rich.0)
    }

    /// What the galaxy is like that the game begins with.
    pub(crate) fn dealt_galaxy(&self) -> Option<Dealt> {
        if self.round == 0 {
            return None;
        }
        let placed = self.galaxy().map(|planet| self.planets[planet.index()].cell);
        let (near, rich) = self.outset();
        let more = |(least, most): (i32, i32)| u32::try_from(most - least).ok();
        let unfair = vec![
            ("routes_to_the_nearest_enemy", more(near)?),
            ("resources_and_points_about_home", more(rich)?),
        ];
        Some(Dealt { size: grid::size(placed), unfair })
    }

    /// How near everybody's nearest enemy is at least and at most, and how rich the least and the most are around their
    /// homes.
    fn outset(&self) -> ((i32, i32), (i32, i32)) {
        let (mut near, mut rich) = ((i32::MAX, 0), (i32::MAX, 0));
        for seat in self.everybody() {
            let Some(home) = self.home(seat) else { continue };
            let steps = self.steps_from(home);
            let enemies = self.everybody().filter(|&other| other != seat);
            let nearest = enemies
                .filter_map(|other: Seat| Some(steps[self.home(other)?.index()]))
                .min()
                .unwrap_or(0);
            let around = self.adjacent[home.index()].iter().map(richness).sum::<i32>();
            let wealth = 2 * richness(home) + around;
            near = (near.0.min(nearest), near.1.max(nearest));
            rich = (rich.0.min(wealth), rich.1.max(wealth));
        }
        (near, rich)
    }

    /// The higher, the better it can be seen as a whole.
    fn clarity(&self) -> i32 {
        let somewhere = self.galaxy().next().map(|planet| self.planets[planet.index()].cell);
        let breadth = somewhere.map_or(0, |cell| self.breadth_with(cell) as i32);
        if self.rules.galaxies_are_compact() { breadth / 3 } else { 0 }
    }

    /// How many routes away each planet is.
    pub(crate) fn steps_from(&self, home: Planet) -> [i32; MAX_PLANETS] {
        let mut steps = [MAX_PLANETS as i32; MAX_PLANETS];
        steps[home.index()] = 0;
        for _ in 0..MAX_PLANETS {
            for planet in self.galaxy() {
                for beside in self.adjacent[planet.index()].iter() {
                    steps[beside.index()] = steps[beside.index()].min(steps[planet.index()] + 1);
                }
            }
        }
        steps
    }
}

/// What a planet is worth at the start: resources, and points twice.
fn richness(planet: Planet) -> i32 {
    let worth = |area| match print(area).yields {
        Yield::Conquest => 2 * i32::from(print(area).amount),
        Yield::Resource(_) => i32::from(print(area).amount),
    };
    planet.areas().map(worth).sum()
}
