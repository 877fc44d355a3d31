//! Skirmish step B: final attack and health (SC-SKIR-05..10, -19, SC-AMB-88).

use kernel::Seat;

use super::terms::{Carrier, Listener, Source};
use super::{ATTACKER, Battle, BattleSide, DEFENDER, Fate, Stage};
use crate::cards::face;
use crate::content::{
    CardKind, Condition, Effect, Keyword, Op, Reach, Role, UnitSheet, When, content,
};
use crate::ids::{Card, Module, Unit};
use crate::report::{Event, Log};
use crate::sets::{EventSet, UnitSet};
use crate::state::{StarCraft, unit_sheet};

/// What step B has fixed for the rest of the skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// Final attack of attacker and defender.
    pub attack: [i16; 2],
    /// Final health.
    pub health: [i16; 2],
    /// What the front-line units can target: ground, flying.
    pub targets: [[bool; 2]; 2],
    /// Units the splash of the standard and the reinforcement card can destroy, where it has
    /// one and its conditions hold.
    pub splash: [[UnitSet; 2]; 2],
    /// That splash needs no destroyed unit.
    pub always: [[bool; 2]; 2],
    /// The side has destroyed an enemy unit, so that its splash is triggered.
    pub triggered: [bool; 2],
    /// The side's own choice of a supporting unit to lose is still to come.
    pub loses_support: [bool; 2],
    /// The front-line unit has collateral damage (BW-COL-01).
    pub ravages: [bool; 2],
    /// What a guard token gives the defender (BW-GRD-01).
    pub guard: i16,
}

/// What the effects of one side change in a skirmish.
#[derive(Clone, Copy)]
struct Changes {
    detector: bool,
    cloaked: UnitSet,
    /// Units that cannot target ground, flying units.
    blind: [UnitSet; 2],
    support: Option<u8>,
    /// Own units with collateral damage.
    ravages: UnitSet,
    /// What the sheets of this game print.
    sheets: &'static [UnitSheet],
}

impl Battle {
    pub(crate) fn front_unit(&self, side: usize) -> Unit {
        self.fighters[self.front(side)].unit
    }
}

impl StarCraft {
    /// Every effect of a side that can count in the current skirmish: its cards there, its
    /// play-area technologies, its modules.
    pub(super) fn skirmish_effects(
        &self,
        side: usize,
    ) -> impl Iterator<Item = (Carrier, &'static Effect)> + '_ {
        let seat = self.fight().seats[side];
        let modules = self.player(seat).modules;
        let of_modules = (0..modules.len())
            .filter(move |&kind| modules[kind] > 0) // SC-MOD-15: a second one adds nothing
            .flat_map(|kind| {
                let module = Carrier::Module(Module::ALL[kind]);
                content().modules[kind].effects.iter().map(move |effect| (module, effect))
            });
        let of_cards = self.card_effects(side).map(|(card, effect)| (Carrier::Card(card), effect));
        let of_techs = self.tech_effects(seat).map(|(card, effect)| (Carrier::Play(card), effect));
        let of_leaders =
            self.leader_effects(seat).map(|(leader, effect)| (Carrier::Leader(leader), effect));
        // BW-CARD-77: of Event cards only strategies of the expansion count in a skirmish.
        let events = if self.rules.brood_war() { self.player(seat).events } else { EventSet::NONE };
        let of_events = events.iter().flat_map(|number| {
            let kind = content().event_cards[number];
            let effects = content().events[kind.index()].effects.iter();
            effects.map(move |effect| (Carrier::Event(kind), effect))
        });
        of_cards
            .chain(of_techs)
            .chain(of_modules)
            .chain(of_leaders)
            .chain(of_events)
            .filter(|(_, effect)| matches!(effect.when, When::Compare | When::Always))
    }

    /// Whether the conditions of an effect hold in the current skirmish; `destroys_unit` and
    /// `no_enemy_detector` are judged by the callers that can know.
    pub(super) fn holds(&self, side: usize, condition: &Condition) -> bool {
        let battle = self.fight();
        let enemy = 1 - side;
        let mine = |set: UnitSet, support_only: bool| {
            battle
                .in_skirmish(battle.current, side)
                .any(|fighter| set.has(fighter.unit) && !(support_only && fighter.front))
        };
        let role = match condition.role {
            None => true,
            Some(Role::Attacker) => side == ATTACKER,
            Some(Role::Defender) => side == DEFENDER,
        };
        role && condition.front.has(battle.front_unit(side)) // SC-KEY-11
            && condition.vs.has(battle.front_unit(enemy)) // SC-KEY-09, -10
            && (!condition.own_base_in_area
                || self.area(battle.area).has_base(battle.seats[side]))
            && (!condition.no_enemy_support || battle.in_skirmish(battle.current, enemy).count() <= 1)
            && condition.support.is_none_or(|set| mine(set, true))
            && condition.in_skirmish.is_none_or(|set| mine(set, false))
            && (!condition.front_is_hero || battle.front_unit(side).is_hero()) // BW-CARD-77
            && (!condition.hero_in_battle // BW-CARD-16
                || battle.of(side).any(|fighter| fighter.unit.is_hero()))
    }

    /// SC-AMB-88, 5: keywords given or taken away, lost targeting, changed support values.
    fn changes(&self, side: usize) -> Changes {
        let enemy = 1 - side;
        let mut changes = Changes {
            detector: self.fight().sides[side].detector,
            cloaked: UnitSet::NONE,
            blind: [UnitSet::NONE; 2],
            support: None,
            ravages: UnitSet::NONE,
            sheets: &self.content().units,
        };
        let here = |set: UnitSet| {
            let battle = self.fight();
            battle.in_skirmish(battle.current, side).any(|fighter| set.has(fighter.unit))
        };
        for (_, effect) in
            self.skirmish_effects(side).filter(|(_, effect)| self.holds(side, &effect.condition))
        {
            match effect.op {
                // SC-KEY-04, SC-TCH-35
                Op::GainKeyword { keyword: Keyword::Detector, of, .. } => {
                    changes.detector |= here(of);
                }
                Op::GainKeyword { keyword: Keyword::Cloaking, of, .. } => {
                    changes.cloaked.0 |= of.0;
                }
                Op::GainKeyword { keyword: Keyword::CollateralDamage, of, .. } => {
                    changes.ravages.0 |= of.0;
                }
                Op::LoseAttack { both: true, of, ground, flying } => {
                    changes.blind_to(of, ground, flying);
                }
                _ => {}
            }
        }
        for (_, effect) in
            self.skirmish_effects(enemy).filter(|(_, effect)| self.holds(enemy, &effect.condition))
        {
            match effect.op {
                Op::LoseAttack { of, ground, flying, .. } => changes.blind_to(of, ground, flying),
                Op::SetEnemySupport { to } => changes.support = Some(to),
                _ => {}
            }
        }
        let battle = self.fight();
        for fighter in battle.in_skirmish(battle.current, side) {
            changes.detector |= unit_sheet(fighter.unit).detector;
            if unit_sheet(fighter.unit).cloaking {
                changes.cloaked.0 |= UnitSet::one(fighter.unit).0;
            }
        }
        changes
    }

    /// Step B as a whole: computes and keeps the values.
    pub(crate) fn compare(&mut self, log: &mut impl Log) {
        let changes = [self.changes(ATTACKER), self.changes(DEFENDER)];
        let values = self.measure(&changes, &mut kernel::NoLog);
        self.cloak(&changes);
        let skirmish = self.fight().current;
        log.note(|| {
            let mut terms = Vec::new();
            let Values { attack, health, .. } = self.measure(&changes, &mut terms);
            Event::Compared { skirmish, attack, health, terms }
        });
        self.fight_mut().values = Some(values);
        for side in [ATTACKER, DEFENDER] {
            self.resolve_cards(side, log);
        }
        self.set_stage(Stage::Losses);
    }

    /// The values of the current skirmish, term by term.
    pub(crate) fn weigh(&self, terms: &mut impl Listener) -> Values {
        self.measure(&[self.changes(ATTACKER), self.changes(DEFENDER)], terms)
    }

    fn measure(&self, changes: &[Changes; 2], terms: &mut impl Listener) -> Values {
        let mut values = Values::default();
        for side in [ATTACKER, DEFENDER] {
            self.sum_up(side, changes, &mut values, terms);
        }
        self.add_guard_bonus(&mut values, terms);
        self.set_values(&mut values, terms);
        self.add_if_destroying(&mut values, terms);
        values
    }

    /// SC-SKIR-05: card values, bonuses of cards, sheet and play area, support values.
    fn sum_up(
        &self,
        side: usize,
        changes: &[Changes; 2],
        values: &mut Values,
        terms: &mut impl Listener,
    ) {
        let battle = self.fight();
        let enemy = 1 - side;
        let front = battle.front_unit(side);
        if let Some(card) = battle.cards(side).standard {
            // SC-CARD-03, SC-KEY-14
            // BW-CARD-45
            let hero = self.hero_of(battle.seats[side], front);
            let shown = face(card).icons.has(front) && !self.is_stopgap(side); // BW-AMB-58
            let major = shown || hero.is_some_and(|hero| hero.always_major);
            let (printed, source) = if major {
                (face(card).major, Source::Major(card, front))
            } else {
                (face(card).minor, Source::Minor(card, front))
            };
            values.add(side, source, (printed.attack.into(), printed.health.into()), terms);
        }
        self.add_for_battle(side, values, terms);
        // BW-HRO-13: the hero's own bonus, as front-line unit.
        if let Some(hero) = self.hero_of(battle.seats[side], front)
            && (hero.attack, hero.health) != (0, 0)
        {
            let bonus = (hero.attack.into(), hero.health.into());
            values.add(side, Source::Hero(front), bonus, terms);
        }
        for (carrier, effect) in self.skirmish_effects(side) {
            let Op::Bonus { attack, health, reach: Reach::Skirmish | Reach::Always } = effect.op
            else {
                continue;
            };
            if effect.condition.destroys_unit || self.is_jammed(side, carrier) {
                continue;
            }
            if self.holds(side, &effect.condition) {
                values.add(side, carrier.source(), (attack.into(), health.into()), terms);
            } else if let Carrier::Card(card) = carrier {
                values.add(side, Source::Unmet(card), (0, 0), terms);
            }
        }
        self.note_splash(side, changes, values);
        // SC-AIR-08, SC-SUPP-01, -02
        let flies = unit_sheet(battle.front_unit(enemy)).flying;
        for fighter in battle.in_skirmish(battle.current, side).filter(|fighter| !fighter.front) {
            if changes[side].hits(fighter.unit, flies) {
                let support =
                    changes[side].support.unwrap_or(self.unit_sheet(fighter.unit).support);
                values.add(side, Source::Support(fighter.unit), (support.into(), 0), terms);
            } else {
                values.add(side, Source::Blind(fighter.unit), (0, 0), terms);
            }
        }
        values.ravages[side] = changes[side].ravages.has(front);
        values.targets[side] = [false, true].map(|flying| changes[side].hits(front, flying));
    }

    /// SC-SPEC-09, SC-EVT-11, -12: what was gained for every skirmish of the battle.
    fn add_for_battle(&self, side: usize, values: &mut Values, terms: &mut impl Listener) {
        let BattleSide { attack, health, .. } = self.fight().sides[side];
        let special = if side == ATTACKER { self.special_attack() } else { 0 };
        if special != 0 {
            values.add(side, Source::Order, (special.into(), 0), terms);
        }
        if (attack, health) != (special, 0) {
            let rest = (i16::from(attack - special), health.into());
            values.add(side, Source::Events, rest, terms);
        }
    }

    /// SC-SPLASH-02: which cards of a side have splash damage, and whom it can hit.
    fn note_splash(&self, side: usize, changes: &[Changes; 2], values: &mut Values) {
        for (card, effect) in self.card_effects(side) {
            let Op::Splash { ground, flying, only, always } = effect.op else { continue };
            let undetected = !effect.condition.no_enemy_detector || !changes[1 - side].detector;
            if undetected && self.holds(side, &effect.condition) {
                let slot = slot_of(card);
                let there = self.content().in_box.0;
                values.splash[side][slot] = UnitSet(only.0 & of_domain(ground, flying).0 & there);
                values.always[side][slot] = always;
            }
        }
    }

    /// SC-SKIR-19: a value set by a card overrides every addition (Stasis Field).
    fn set_values(&self, values: &mut Values, terms: &mut impl Listener) {
        for side in [ATTACKER, DEFENDER] {
            for (carrier, effect) in self.skirmish_effects(side) {
                let (to, both) = match effect.op {
                    Op::SetFinalAttack { to } => (to, true),
                    Op::SetEnemyAttack { to } => (to, false), // BW-CARD-58
                    _ => continue,
                };
                if self.holds(side, &effect.condition) {
                    let source = match carrier {
                        Carrier::Card(card) | Carrier::Play(card) => Source::Set(card),
                        other => other.source(),
                    };
                    let sides = if both { [ATTACKER, DEFENDER] } else { [1 - side; 2] };
                    for side in sides {
                        let change = i16::from(to) - values.attack[side];
                        values.add(side, source, (change, 0), terms);
                    }
                }
            }
        }
    }

    /// SC-TCH-15, SC-AMB-80: bonuses of a side that has the strength to destroy a unit; measured
    /// once, against the health without such bonuses.
    fn add_if_destroying(&self, values: &mut Values, terms: &mut impl Listener) {
        let before = *values;
        for side in [ATTACKER, DEFENDER] {
            let destroys = self.victim(side, &before) != Victim::None;
            for (carrier, effect) in self.skirmish_effects(side) {
                let Op::Bonus { attack, health, .. } = effect.op else { continue };
                if !effect.condition.destroys_unit {
                    continue;
                }
                if destroys && self.holds(side, &effect.condition) {
                    if health > 0 {
                        self.drop_guard_bonus(side, values, terms); // BW-CARD-68
                    }
                    values.add(side, carrier.source(), (attack.into(), health.into()), terms);
                } else if let Carrier::Card(card) = carrier {
                    values.add(side, Source::Unmet(card), (0, 0), terms);
                }
            }
        }
    }

    /// SC-AIR-03..06: what the strength of a side destroys.
    pub(crate) fn victim(&self, side: usize, values: &Values) -> Victim {
        let enemy = 1 - side;
        // SC-SKIR-11: equality suffices.
        if values.attack[side] < values.health[enemy] {
            return Victim::None;
        }
        let battle = self.fight();
        let hits = |unit: Unit| values.targets[side][usize::from(unit_sheet(unit).flying)];
        if hits(battle.front_unit(enemy)) {
            return Victim::Front;
        }
        let mut others = battle.in_skirmish(battle.current, enemy).filter(|fighter| !fighter.front);
        if others.any(|fighter| hits(fighter.unit)) { Victim::Support } else { Victim::None }
    }

    /// SC-KEY-01, -04: cloaking works unless the enemy has a detector in the skirmish.
    fn cloak(&mut self, changes: &[Changes; 2]) {
        let battle = self.fight_mut();
        for fighter in &mut battle.fighters {
            let side = fighter.side as usize;
            fighter.cloaked = fighter.skirmish == Some(battle.current)
                && fighter.fate == Fate::Fighting
                && changes[side].cloaked.has(fighter.unit)
                && !changes[1 - side].detector;
        }
    }

    /// What the cards of a side do besides, when they are compared.
    fn resolve_cards(&mut self, side: usize, log: &mut impl Log) {
        let seat: Seat = self.fight().seats[side];
        for (_, effect) in self.card_effects(side).filter(|(_, effect)| effect.when == When::Now) {
            self.resolve(seat, effect, log);
        }
    }
}

/// What the strength of a side destroys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Victim {
    None,
    Front,
    /// A supporting unit of its owner's choice.
    Support,
}

impl Changes {
    fn blind_to(&mut self, of: UnitSet, ground: bool, flying: bool) {
        for (domain, lost) in [ground, flying].into_iter().enumerate() {
            if lost {
                self.blind[domain].0 |= of.0;
            }
        }
    }

    /// Whether a unit of this side can target ground or flying units here (SC-AIR-11).
    fn hits(&self, unit: Unit, flying: bool) -> bool {
        let sheet = &self.sheets[unit.plain().index()];
        let printed = if flying { sheet.hits_flying } else { sheet.hits_ground };
        printed && !self.blind[usize::from(flying)].has(unit)
    }
}

/// The place of a card's splash: 0 for the standard card, 1 for the reinforcement.
pub(crate) fn slot_of(card: Card) -> usize {
    usize::from(face(card).kind == CardKind::Reinforcement)
}

/// All ground or flying units or both.
fn of_domain(ground: bool, flying: bool) -> UnitSet {
    let fits = |unit: &Unit| {
        let sheet = unit_sheet(*unit);
        !sheet.id.is_empty() && if sheet.flying { flying } else { ground }
    };
    let units = (0..content().units.len() as u8).map(Unit).filter(fits);
    UnitSet(units.fold(0, |set, unit| set | UnitSet::one(unit).0))
}
