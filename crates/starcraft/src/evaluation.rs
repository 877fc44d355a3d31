//! How well a player stands, for bots: a handful of features, each worth so many conquest
//! points, and what a player who does not think is drawn to.

use arrayvec::ArrayVec;
use kernel::{Evaluate, Seat};

use crate::action::Action;
use crate::content::{Goal, Price, Yield, content};
use crate::ids::{Area, MAX_PLANETS, Order, Planet, Unit};
use crate::ruleset::Variant;
use crate::state::{StarCraft, Step, print, unit_sheet};

/// What the features are worth, in conquest points.
mod weight {
    /// A conquest point that is gained again in every round.
    pub(super) const RATE: f32 = 3.0;
    /// A special objective that is met; half of the way is worth a quarter.
    pub(super) const OBJECTIVE: f32 = 10.0;
    /// The part of it that counts while the Event deck is in Stage I, II, III.
    pub(super) const RIPE: [f32; 3] = [0.4, 0.7, 1.0];
    /// The end of the Event deck for the player who waits for it; half of it is worth half.
    pub(super) const END: f32 = 30.0;
    /// A resource that a worker can take from a card in every round.
    pub(super) const INCOME: f32 = 0.5;
    /// A worker without such a resource, or a resource without a worker.
    pub(super) const IDLE: f32 = 0.1;
    /// What a card loses with each step towards depletion, in resources.
    pub(super) const DEPLETION: f32 = 0.3;
    /// A resource of the price of the units on the board.
    pub(super) const ARMY: f32 = 0.45;
    /// A resource of the price of buildings, modules and technologies.
    pub(super) const PROGRESS: f32 = 0.4;
    /// A base.
    pub(super) const BASE: f32 = 1.5;
    /// Being far from elimination; with two pieces on the board it is half of that.
    pub(super) const FOOTING: f32 = 8.0;
    /// A transport.
    pub(super) const TRANSPORT: f32 = 0.3;
    /// Transports beyond so many are worth nothing.
    pub(super) const TRANSPORTS: u8 = 4;
    /// An area of whatever kind.
    pub(super) const AREA: f32 = 0.3;
    /// A Combat card of the hand.
    pub(super) const CARD: f32 = 0.12;
    /// An Event card, drawn or in the play area.
    pub(super) const EVENT: f32 = 0.15;
    /// A lead that is worth half a victory.
    pub(super) const LEAD: f32 = 15.0;
}

impl Evaluate for StarCraft {
    /// What the player's side has ahead of the average of the others.
    fn standing(&self, seat: Seat) -> f32 {
        let (mut worth, mut count) = ([0.0; 2], [0.0f32; 2]);
        for other in self.everybody() {
            let side = usize::from(other != seat && !self.teammates(seat, other));
            worth[side] += self.worth(other);
            count[side] += 1.0;
        }
        let lead = worth[0] / count[0] - worth[1] / count[1];
        lead / (weight::LEAD + lead.abs())
    }

    /// In the Execution Phase when the order is over, otherwise when the round is. Which faction
    /// to play is a matter of taste and not thought through.
    fn settled_since(&self, start: &Self) -> bool {
        let executing = start.steps.first() == Some(&Step::Execution);
        self.round != start.round
            || executing && self.unfinished() < start.unfinished()
            || matches!(start.step(), Step::ChooseFaction(_))
    }

    fn appeal(&self, seat: Seat, action: Action) -> u32 {
        match action {
            // Whoever does not think destroys nothing of his own and pays without force mining.
            Action::Scrap {} | Action::PayFrom { .. } | Action::PayPermanent { .. } => 0,
            Action::PlaceOrder { order, planet } => self.order_appeal(seat, order, planet),
            Action::TakeEvent {} if self.waits_for_the_end(seat) => 12,
            Action::TakeEvent {} => 2,
            Action::Execute {} => 12,
            Action::Done {} => match self.step() {
                Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_) => 1,
                Step::Move(_) => 6,
                _ => 4,
            },
            Action::BuildUnit { unit, .. } => 4 + 3 * u32::from(total(unit_sheet(unit).price)),
            Action::BuildWorker {} => 6,
            Action::BuildBase { .. } => 40,
            Action::BuildBuilding { .. } => 12,
            Action::MoveTo { area } if self.is_friendly(seat, area) => 2,
            Action::PlaceForce { area } if !self.is_empty(area) => 1,
            Action::MoveTo { area } | Action::PlaceBase { area } | Action::PlaceForce { area } => {
                4 + area_appeal(area)
            }
            Action::Draw {} | Action::BuyTech { .. } | Action::TakePoint {} => 12,
            Action::Lose { unit } => 12 / (1 + u32::from(total(unit_sheet(unit).price))),
            _ => 4,
        }
    }
}

impl StarCraft {
    /// Orders that are not over yet; a battle takes its order off the stack before that.
    fn unfinished(&self) -> usize {
        let fighting = self.order.is_some_and(|order| !order.on_stack);
        self.orders.iter().count() + usize::from(fighting)
    }

    // ---- standing

    /// What everything a player has is worth, in conquest points.
    fn worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if player.eliminated || player.faction.is_none() {
            return 0.0;
        }
        let (areas, rate, supply) = self.holdings(seat);
        let workers = f32::from(self.workers(seat));
        let income = workers.min(supply);
        let pieces = f32::from(player.bases + player.figures.iter().sum::<u8>());
        // SC-GC-01: nobody scores in Galactic Conquest.
        let victory = match self.rules.variant {
            Variant::GalacticConquest => 0.0,
            _ => f32::from(player.points) + weight::RATE * rate + self.worth_of_objective(seat),
        };
        victory
            + weight::INCOME * income
            + weight::IDLE * (workers.max(supply) - income)
            + weight::ARMY * self.army(seat)
            + weight::PROGRESS * self.progress(seat)
            + weight::BASE * f32::from(player.bases)
            + weight::FOOTING * pieces / (pieces + 2.0)
            + weight::TRANSPORT * f32::from(player.transports.min(weight::TRANSPORTS))
            + weight::AREA * areas
            + weight::CARD * player.hand.len() as f32
            + weight::EVENT * (player.drawn.len() + player.events.len()) as f32
    }

    /// The areas a player controls, the conquest points they give each round, and what the
    /// Resource cards he has or will gain hold.
    fn holdings(&self, seat: Seat) -> (f32, f32, f32) {
        let mut supply: u8 = self.sheet(seat).permanent.iter().sum();
        let (mut areas, mut rate, mut depleted) = (0, 0, 0);
        for planet in self.galaxy() {
            let based = self.base_on(seat, planet).is_some();
            for area in planet.areas() {
                let here = self.area(area);
                let friendly = self.is_friendly(seat, area);
                let held = here.holder.is(seat) && !self.is_enemy(seat, area);
                areas += u8::from(friendly);
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
        let supply = f32::from(supply) - weight::DEPLETION * f32::from(depleted);
        (f32::from(areas), f32::from(rate), supply)
    }

    /// The price of all units on the board, with that of the units given up for them.
    fn army(&self, seat: Seat) -> f32 {
        let price = |unit: Unit| {
            let sheet = unit_sheet(unit);
            let given = sheet.destroys.map_or(0, |(one, n)| n * total(unit_sheet(one).price));
            total(sheet.price) + given
        };
        let race = self.race(seat);
        let figures = self.player(seat).figures;
        let units = figures.iter().enumerate().filter(|&(_, &count)| count > 0);
        units.map(|(kind, &count)| f32::from(count * price(Unit::of(race, kind)))).sum()
    }

    /// The price of all buildings, modules and technologies.
    fn progress(&self, seat: Seat) -> f32 {
        let (player, sheet) = (self.player(seat), self.sheet(seat));
        let levels = sheet.buildings.iter().zip(player.buildings);
        let buildings = levels.flat_map(|(building, level)| &building.prices[..level.into()]);
        let modules = sheet.module_prices.iter().zip(player.modules);
        let technologies = content().technologies[self.race(seat).index()].iter();
        let bought = technologies.filter(|tech| tech.cards.and(player.technology).is_empty());
        let price = buildings.map(|&price| total(price)).sum::<u8>()
            + modules.map(|(&price, count)| count * total(price)).sum::<u8>()
            + bought.map(|technology| total(technology.price)).sum::<u8>();
        f32::from(price)
    }

    /// What has been done for the special objective.
    fn worth_of_objective(&self, seat: Seat) -> f32 {
        let Some((goal, have, need)) = self.objective(seat) else { return 0.0 };
        let part = |have: usize, need: usize| (have as f32 / need.max(1) as f32).min(1.0);
        let way = match goal {
            // The deck is made when the setup is over.
            Goal::EndDrawsNear { .. } if self.round == 0 => 0.0,
            // Any card drawn brings the end nearer, not only those that say so.
            Goal::EndDrawsNear { .. } => {
                let left = self.events.left.iter().sum::<u8>().into();
                let removed = content().events_removed[usize::from(self.seats)];
                let all = content().event_cards.len() - 2 * usize::from(removed);
                return weight::END * part(all.saturating_sub(left), all);
            }
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
        let ripe = weight::RIPE[usize::from(self.event_stage() - 1)];
        weight::OBJECTIVE * ripe * way * way
    }

    // ---- appeal

    /// SC-ALD-02: the end of the Event deck is this player's victory.
    fn waits_for_the_end(&self, seat: Seat) -> bool {
        let faction = self.player(seat).faction.map(|faction| &content().factions[faction.index()]);
        faction.is_some_and(|faction| matches!(faction.goal, Goal::EndDrawsNear { .. }))
    }

    /// Build and Research want a base, Mobilize wants units that can come and a place to go.
    fn order_appeal(&self, seat: Seat, order: Order, planet: Planet) -> u32 {
        let special = u32::from(order.is_special());
        let based = self.base_on(seat, planet).is_some();
        let there = self.has_unit_on(seat, planet);
        let near = || {
            self.adjacent[planet.index()].iter().any(|other| {
                self.has_unit_on(seat, other) && self.has_transport(seat, planet, other)
            })
        };
        match order.standard() {
            Order::BUILD if based => 12 + special,
            Order::BUILD if there => 8,
            Order::BUILD => 3 * u32::from(near()),
            Order::MOBILIZE if there || near() => {
                let open = planet.areas().filter(|&area| !self.is_friendly(seat, area));
                2 + special + open.map(area_appeal).sum::<u32>() / 2
            }
            Order::RESEARCH if based => 4 + special,
            _ => 0,
        }
    }
}

/// What draws units to an area.
fn area_appeal(area: Area) -> u32 {
    let amount = u32::from(print(area).amount);
    match print(area).yields {
        Yield::Conquest => 12 * amount,
        Yield::Resource(_) => 4 * amount,
    }
}

/// A price in resources of whatever kind.
fn total(price: Price) -> u8 {
    price.minerals + price.gas
}

#[cfg(test)]
mod tests {
    use kernel::{Game, NoLog, Options, Rng, Turn};

    use super::*;
    use crate::Setup;
    use crate::sets::CardSet;
    use crate::tests::{Table, table};

    /// Plays by habit alone, looking at every position and choice on the way.
    fn by_habit(players: usize, seed: u64, look: impl Fn(&StarCraft, Action)) {
        let mut game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody");
            let mut options = Options::new();
            game.options(seat, &mut options);
            let action = game.habit(seat, &options, &mut rng).expect("an option");
            look(&game, action);
            game.play(seat, action, &mut NoLog);
        }
    }

    #[test]
    fn standings_stay_within_their_bounds_and_two_players_stand_opposite() {
        for seed in 0..10 {
            by_habit(2, seed, |game, _| {
                let [one, other] = [0, 1].map(|seat| game.standing(Seat(seat)));
                assert!(one.abs() < 1.0 && (one + other).abs() < 1e-5, "{one} {other}");
            });
        }
    }

    #[test]
    fn habit_never_destroys_own_pieces_and_seldom_takes_event_cards() {
        use std::cell::Cell;
        let (executed, taken) = (Cell::new(0), Cell::new(0));
        for seed in 0..10 {
            by_habit(3, seed, |game, action| {
                assert_ne!(action, Action::Scrap {});
                let counter = match action {
                    Action::Execute {} => &executed,
                    Action::TakeEvent {} if !game.waits_for_the_end(game.turn) => &taken,
                    _ => return,
                };
                counter.set(counter.get() + 1);
            });
        }
        assert!(executed.get() > 2 * taken.get(), "{executed:?} {taken:?}");
    }

    type Change = fn(&mut Table);

    #[test]
    fn every_feature_counts() {
        let stand = |change: Change| {
            let mut table = table(&["jim_raynor", "overmind"]);
            table.units(0, "torus.a", "marine").workers(0, 6);
            change(&mut table);
            table.game.standing(Seat(0))
        };
        let before = stand(|_| {});
        let gains: [(&str, Change); 9] = [
            ("points", |table| table.game.players[0].points += 1),
            ("an area", |table| _ = table.units(0, "torus.b", "marine")),
            ("units", |table| _ = table.units(0, "torus.a", "marine")),
            ("a base", |table| _ = table.base(0, "torus.a")),
            ("workers", |table| _ = table.workers(0, 8)),
            ("a building", |table| table.game.players[0].buildings[1] += 1),
            ("a module", |table| table.game.players[0].modules[0] += 1),
            ("a hand", |table| table.game.players[0].hand.add(CardSet(1))),
            ("a technology", |table| {
                let bought = content().technologies[0][0].cards;
                table.game.players[0].technology.take(bought);
            }),
        ];
        for (what, gain) in gains {
            assert!(stand(gain) > before, "{what}: {} after {before}", stand(gain));
        }
        assert!(stand(|table| _ = table.units(1, "helios.a", "zergling")) < before);
    }

    /// SC-ALD-02, SC-ALD-05
    #[test]
    fn an_event_card_less_in_the_deck_helps_aldaris_only() {
        let drawn = |factions: &[&str]| {
            let mut game = table(factions).game;
            let before = game.standing(Seat(0));
            game.events.left[0] -= 1;
            game.standing(Seat(0)) - before
        };
        assert!(drawn(&["aldaris", "overmind"]) > 0.0);
        assert!(drawn(&["overmind", "aldaris"]) < 0.0);
        assert_eq!(drawn(&["overmind", "tassadar"]), 0.0);
    }
}
