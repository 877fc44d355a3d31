//! What can be counted about a player that tells who will win.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::total;
use crate::content::{Goal, Yield, content};
use crate::ids::{Area, MAX_PLANETS, Planet, Unit};
use crate::state::{StarCraft, print};

/// The features in the sequence of [`StarCraft::count_features`]: name, whether to have more of it
/// may be a burden. What each counts is told in the languages (`feature-starcraft-…`).
pub(super) const HELP: [(&str, bool); 22] = [
    ("points", false),
    ("rate", false),
    ("reach", false),
    ("objective", false),
    ("fulfilled", false),
    ("tempo", false),
    ("end", false),
    ("income", false),
    ("idle", true),
    ("army", false),
    ("buildings", false),
    ("technologies", false),
    ("bases", false),
    ("footing", false),
    ("transports", false),
    ("areas", false),
    ("cards", false),
    ("events", false),
    ("orders", false),
    ("tokens", false),
    ("guards", false),
    ("strategic", false),
];

/// The names of the features.
pub(super) const NAMES: [&str; HELP.len()] = kernel::feature_names(&HELP);

/// What a card loses with each step towards depletion, in resources.
const DEPLETION: f32 = 0.3;
/// Transports beyond so many are no more use.
const TRANSPORTS: u8 = 4;
/// What a hero is worth beside its price, in resources: it fights better than others of its kind, and
/// what kills by a text or by splash damage does not touch it (BW-HRO-08..13).
pub(super) const HERO: u8 = 3;

/// What a goal of a scenario is worth beside a special objective, which is one way to win of several.
const SCENARIO: f32 = 4.0;

/// A part of a whole.
fn part(have: usize, need: usize) -> f32 {
    (have as f32 / need.max(1) as f32).min(1.0)
}

impl StarCraft {
    /// What a player has of each feature.
    pub(super) fn count_features(&self, seat: Seat) -> [f32; NAMES.len()] {
        let player = self.player(seat);
        if player.eliminated || player.faction.is_none() {
            return [0.0; NAMES.len()];
        }
        let (areas, rate, supply) = self.holdings(seat);
        let workers = f32::from(self.workers(seat));
        let income = workers.min(supply);
        let pieces = f32::from(player.bases + player.figures.iter().sum::<u8>());
        let (buildings, technologies) = self.progress(seat);
        let objective = self.way_to_objective(seat);
        let [tokens, guards, strategic] = self.extras(seat);
        let mut counted = [
            f32::from(player.points),
            rate,
            self.reach(seat, rate),
            objective,
            u8::from(self.objective_met(seat)).into(),
            objective * self.way_to_last_stage(),
            self.way_to_the_end(seat),
            income,
            workers.max(supply) - income,
            self.army(seat),
            buildings,
            technologies,
            player.bases.into(),
            pieces / (pieces + 2.0),
            player.transports.min(TRANSPORTS).into(),
            areas,
            player.hand.len() as f32,
            (player.drawn.len() + player.events.len()) as f32,
            self.orders.iter().filter(|order| order.seat == seat).count() as f32,
            tokens,
            guards,
            strategic,
        ];
        // SC-GC-01: nobody scores in Galactic Conquest.
        if !self.plays_for_points() {
            counted[..7].fill(0.0);
        }
        if self.is_scenario() {
            counted[0] = f32::from(player.points);
            counted[3] = SCENARIO * self.way_to_goal(seat);
        }
        counted
    }

    /// How near the points are to those that win, with those of the next round: little until
    /// they are near.
    fn reach(&self, seat: Seat, rate: f32) -> f32 {
        let Some(target) = self.points_target(seat) else { return 0.0 };
        let side = kernel::Evaluate::side(self, seat);
        let points: u16 = side.iter().map(|seat| self.player(seat).points).sum();
        ((f32::from(points) + rate) / f32::from(target)).min(1.1).powi(4)
    }

    /// The areas a player controls, the conquest points they give each round, and what the
    /// Resource cards they have or will gain hold.
    fn holdings(&self, seat: Seat) -> (f32, f32, f32) {
        let mut supply: u8 = self.permanent(seat).iter().sum();
        let (mut areas, mut rate, mut depleted) = (0, 0, 0);
        for planet in self.galaxy() {
            let based = self.base_on(seat, planet).is_some();
            for area in planet.areas() {
                let here = self.area(area);
                let friendly = self.is_friendly(seat, area);
                let held = here.holder.is(seat) && !self.is_enemy(seat, area);
                areas += u8::from(friendly);
                rate += u8::from(friendly && here.point); // BW-CARD-24
                match print(area).yields {
                    Yield::Conquest if friendly => rate += print(area).amount,
                    Yield::Resource(_) if based && here.depletion < 2 && (friendly || held) => {
                        supply += print(area).amount;
                        depleted += here.depletion;
                    }
                    _ => {}
                }
            }
        }
        rate += self.site_points(seat); // BW-CARD-50
        let supply = f32::from(supply) - DEPLETION * f32::from(depleted);
        (f32::from(areas), f32::from(rate), supply)
    }

    /// What only the expansion has: resource tokens, guard tokens where they may be needed, and strategic
    /// areas.
    fn extras(&self, seat: Seat) -> [f32; 3] {
        if !self.rules.brood_war() {
            return [0.0; 3];
        }
        let (mut guarded, mut strategic) = (0, 0);
        for area in self.controlled(seat) {
            strategic += u8::from(print(area).strategic);
            // A second token in an area is for another battle.
            guarded += u8::from(self.area(area).guards > 0 && self.is_threatened(seat, area));
        }
        [self.player(seat).tokens.iter().sum(), guarded, strategic].map(f32::from)
    }

    /// Whether an enemy has units on the planet of an area, or beside it with a transport between.
    pub(super) fn is_threatened(&self, seat: Seat, area: Area) -> bool {
        let planet = area.planet();
        let enemies =
            self.everybody().filter(|&other| other != seat && !self.teammates(seat, other));
        let near = |enemy: Seat, other: Planet| {
            self.has_unit_on(enemy, other) && self.has_transport(enemy, planet, other)
        };
        let mut enemies = enemies.filter(|&other| !self.player(other).eliminated);
        enemies.any(|enemy| {
            self.has_unit_on(enemy, planet)
                || self.adjacent[planet.index()].iter().any(|other| near(enemy, other))
        })
    }

    /// The price of all units on the board and on a Leadership card, with that of the units given up for
    /// them. A stolen unit is worth as much to whoever controls it as it was to its owner.
    fn army(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let units = self.kinds(seat, &player.figures);
        let board = units.map(|unit| player.figures[unit.kind()] * self.worth_of(unit));
        let mut army: f32 = board.map(f32::from).sum();
        if self.rules.brood_war() {
            let waiting = self.reserves(seat);
            let waiting = waiting.map(|unit| player.reserve[unit.kind()] * self.worth_of(unit));
            army += waiting.map(f32::from).sum::<f32>();
        }
        army
    }

    /// What a unit is worth, in resources.
    fn worth_of(&self, unit: Unit) -> u8 {
        let sheet = self.unit_sheet(unit);
        let given = sheet.destroys.map_or(0, |(one, n)| n * total(self.unit_sheet(one).price));
        total(sheet.price) + given + if unit.is_hero() { HERO } else { 0 }
    }

    /// The price of all buildings and modules, and that of the technologies.
    fn progress(&self, seat: Seat) -> (f32, f32) {
        let (player, sheet) = (self.player(seat), self.sheet(seat));
        let levels = sheet.buildings.iter().zip(player.buildings);
        let buildings = levels.flat_map(|(building, level)| &building.prices[..level.into()]);
        let modules = sheet.module_prices.iter().zip(player.modules);
        let technologies = content().technologies[self.race(seat).index()].iter();
        let bought = technologies.filter(|tech| tech.cards.and(player.technology).is_empty());
        let built = buildings.map(|&price| total(price)).sum::<u8>()
            + modules.map(|(&price, count)| count * total(price)).sum::<u8>();
        (built.into(), bought.map(|technology| total(technology.price)).sum::<u8>().into())
    }

    /// What has been done for the special objective, squared: half of the way is a quarter.
    fn way_to_objective(&self, seat: Seat) -> f32 {
        let Some((goal, have, need)) = self.objective(seat) else { return 0.0 };
        let way = match goal {
            Goal::EndDrawsNear { .. } => 0.0,
            // Half a planet is half of the way to it.
            Goal::ControlPlanets { .. } => {
                let share =
                    |planet: Planet| part(self.held_on(seat, planet), planet.areas().count());
                let mut shares: ArrayVec<f32, MAX_PLANETS> = self.galaxy().map(share).collect();
                shares.sort_unstable_by(|one, other| other.total_cmp(one));
                shares.iter().take(need).sum::<f32>() / need as f32
            }
            _ => part(have, need),
        };
        way * way
    }

    /// SC-SPV-03: how near the stage is in which special objectives count.
    fn way_to_last_stage(&self) -> f32 {
        if self.round == 0 {
            return 0.0; // The deck is made when the setup is over.
        }
        let removed = usize::from(self.events_removed(0));
        let all: usize = self.content().stages[..2].iter().map(|stage| stage.len() - removed).sum();
        let left: u8 = self.events.left[..2].iter().sum();
        part(all.saturating_sub(left.into()), all)
    }

    /// SC-ALD-02: how much of the Event deck is gone, for whoever wins by its end. Any card drawn
    /// brings the end nearer, not only those that say so.
    fn way_to_the_end(&self, seat: Seat) -> f32 {
        // The deck is made when the setup is over.
        if self.round == 0 || !self.waits_for_the_end(seat) {
            return 0.0;
        }
        let left = self.events.left.iter().sum::<u8>().into();
        let removed = self.events_removed(0);
        let all: usize = self.content().stages.iter().map(|stage| stage.len()).sum();
        let all = all - 2 * usize::from(removed);
        part(all.saturating_sub(left), all)
    }
}
