//! What can be counted about a player that tells who will win.

use kernel::Seat;

use crate::content::content;
use crate::ids::{Area, CombatCard, KINDS, SYSTEMS, Structure, System, Unit};
use crate::sets::SystemSet;
use crate::state::ForbiddenStars;

/// The features in the sequence of [`ForbiddenStars::count_features`]: name, whether to have more of it
/// may be a burden. What each counts is told in the languages (`feature-forbidden-stars-…`).
pub(super) const HELP: [(&str, bool); 20] = [
    ("collected", false),
    ("held", false),
    ("near", false),
    ("siege", false),
    ("denied", false),
    ("worlds", false),
    ("income", false),
    ("materiel", false),
    ("army", false),
    ("fleet", false),
    ("routed", true),
    ("command", false),
    ("factories", false),
    ("bastions", false),
    ("assets", false),
    ("training", false),
    ("upgrades", false),
    ("schemes", false),
    ("orders", false),
    ("footing", false),
];

/// The names of the features.
pub(super) const NAMES: [&str; HELP.len()] = kernel::feature_names(&HELP);

/// Cities beyond so many command nothing more: the highest level there is.
const LEVELS: u8 = 3;

/// What a unit is taken to be worth in a fight: its price, with a forge token as two materiel.
pub(super) fn worth(unit: Unit) -> u8 {
    let sheet = unit.sheet();
    sheet.materiel + 2 * sheet.forge
}

/// What a player has on the board, system by system.
struct Forces {
    ground: [u8; SYSTEMS],
    army: u32,
    fleet: u32,
    routed: u32,
    worlds: u8,
    income: u8,
    held: u8,
    denied: u8,
}

impl ForbiddenStars {
    /// What units are worth: ground units and ships.
    pub(super) fn worth_of(&self, seat: Seat, counts: &[u8; KINDS]) -> (u32, u32) {
        let mut worths = (0, 0);
        for unit in self.own_units(seat) {
            let count = u32::from(counts[unit.kind()]) * u32::from(worth(unit));
            *if unit.sheet().ship { &mut worths.1 } else { &mut worths.0 } += count;
        }
        worths
    }

    /// What stands in an area against whoever comes: units, unrouted ones above all, and bastions.
    pub(super) fn defence(&self, area: Area) -> u32 {
        let here = self.area(area);
        let bastions = 4 * u32::from(here.structures[Structure::BASTION.index()]);
        let Some(seat) = here.owner.seat() else { return bastions };
        let (ready, routed) = (self.worth_of(seat, &here.ready), self.worth_of(seat, &here.routed));
        bastions + ready.0 + ready.1 + (routed.0 + routed.1) / 2
    }

    /// What a player could bring against a system: unrouted ground units there and in the systems beside it.
    pub(super) fn force_near(&self, seat: Seat, system: System) -> u32 {
        let near = self.neighbours[system.index()].without(self.barred[system.index()]);
        let near = near.or(SystemSet::one(system));
        let areas = near.iter().flat_map(System::areas).map(|area| self.area(area));
        areas
            .filter(|area| area.owner.is(seat))
            .map(|area| self.worth_of(seat, &area.ready).0)
            .sum()
    }

    fn forces(&self, seat: Seat) -> Forces {
        let mut forces = Forces {
            ground: [0; SYSTEMS],
            army: 0,
            fleet: 0,
            routed: 0,
            worlds: 0,
            income: 0,
            held: 0,
            denied: 0,
        };
        for area in self.board_areas() {
            let here = self.area(area);
            if !here.holds(seat) {
                continue;
            }
            if here.owner.is(seat) {
                let (ready, routed) =
                    (self.worth_of(seat, &here.ready), self.worth_of(seat, &here.routed));
                forces.army += ready.0 + routed.0;
                forces.fleet += ready.1 + routed.1;
                forces.routed += routed.0 + routed.1;
                forces.ground[area.system().index()] += u8::from(ready.0 + routed.0 > 0);
            }
            let print = self.print(area);
            if print.world && here.is_friendly(seat) {
                forces.worlds += 1;
                forces.income += print.materiel;
                match here.objective.seat() {
                    Some(owner) if owner == seat => forces.held += 1,
                    Some(_) => forces.denied += 1,
                    None => {}
                }
            }
        }
        for clash in self.clashes.iter().filter(|clash| clash.attacker == seat) {
            let (ready, routed) =
                (self.worth_of(seat, &clash.ready), self.worth_of(seat, &clash.routed));
            forces.army += ready.0 + routed.0;
            forces.fleet += ready.1 + routed.1;
        }
        forces
    }

    /// How near a player's ground units are to the own objectives that are still to be won, and how well they could take
    /// them: 1 for one that is as good as reached.
    fn way_to_objectives(&self, seat: Seat, ground: &[u8; SYSTEMS]) -> (f32, f32) {
        let mut steps = [u8::MAX; SYSTEMS];
        let mut reached: SystemSet =
            self.placed.iter().filter(|it| ground[it.index()] > 0).collect();
        let mut edge = reached;
        let mut distance = 0;
        while !edge.is_empty() {
            let mut next = SystemSet::NONE;
            for system in edge.iter() {
                steps[system.index()] = distance;
                next.add(self.neighbours[system.index()].without(self.barred[system.index()]));
            }
            edge = next.without(reached);
            reached.add(edge);
            distance += 1;
        }
        let (mut near, mut siege) = (0.0, 0.0);
        for area in self.board_areas() {
            let here = self.area(area);
            if !here.objective.is(seat) || here.is_friendly(seat) {
                continue;
            }
            let steps = steps[area.system().index()];
            if steps < u8::MAX {
                near += 1.0 / f32::from(1 + steps);
            }
            if steps <= 1 {
                let own = self.force_near(seat, area.system()) as f32;
                siege += own / (own + self.defence(area) as f32 + 1.0);
            }
        }
        (near, siege)
    }

    /// What a player has of each feature.
    pub(super) fn count_features(&self, seat: Seat) -> [f32; NAMES.len()] {
        let player = self.player(seat);
        let Some(faction) = player.faction.filter(|_| !player.eliminated) else {
            return [0.0; NAMES.len()];
        };
        let forces = self.forces(seat);
        let needed = f32::from(content().board(self.seats as usize).objectives_to_win);
        let (near, siege) = self.way_to_objectives(seat, &forces.ground);
        let training = player.combat.kinds(faction).map(|card: CombatCard| {
            let face = &content().cards[card.index()];
            u32::from(!face.starting) + u32::from(face.level) / 2
        });
        let worlds = f32::from(forces.worlds);
        [
            f32::from(player.collected) / needed,
            f32::from(forces.held) / needed,
            near / needed,
            siege / needed,
            f32::from(forces.denied),
            worlds,
            forces.income.into(),
            player.materiel.into(),
            forces.army as f32,
            forces.fleet as f32,
            forces.routed as f32,
            self.command_level(seat).min(LEVELS).into(),
            self.structures_of(seat, Structure::FACTORY).min(3).into(),
            self.structures_of(seat, Structure::BASTION).into(),
            f32::from(player.assets.iter().sum::<u8>()),
            training.sum::<u32>() as f32,
            player.upgrades.len() as f32,
            player.schemes.len() as f32,
            self.orders.count(seat) as f32,
            worlds / (worlds + 1.0),
        ]
    }
}
