//! Orbital strikes (FS-ORB, FS-CARD-22).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Block, Exception, Op, When, content};
use crate::ids::{Area, EventCard, Icon, KINDS, Stance, Structure, Unit, Upgrade};
use crate::report::{Event, Log};
use crate::script::Source;
use crate::sets::{AreaSet, EventSet, ExceptionSet, UpgradeSet};
use crate::state::{ForbiddenStars, OrderStage, StrikeStage, StrikeState};
use crate::step::Step;

impl ForbiddenStars {
    // ---- void and target

    /// FS-ORB-02, -03, -16: voids with an unrouted own ship, and enemy worlds beside them; FS-ADV-08: or none.
    pub(crate) fn strike_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(order) = &self.order {
            let inside = AreaSet::of_system(order.system);
            for void in order.system.areas() {
                if self.print(void).world || !self.has_strikers(seat, void) {
                    continue;
                }
                let beside = self.borders[void.index()].and(inside);
                let worlds = beside.iter().filter(|world| self.is_target(seat, *world));
                out.extend(worlds.map(|world| Action::Strike { void, world }));
            }
        }
        out.push(Action::Done {});
    }

    /// FS-ORB-05: whether an unrouted ship of the player is there.
    fn has_strikers(&self, seat: Seat, void: Area) -> bool {
        let here = self.area(void);
        here.owner.is(seat) && here.ready != [0; KINDS]
    }

    /// FS-ORB-14: any enemy world; FS-ORB-04, -13: with a bastion only if an upgrade says so.
    fn is_target(&self, seat: Seat, world: Area) -> bool {
        let here = self.area(world);
        let bastion = here.structures[Structure::BASTION.index()] > 0;
        self.print(world).world
            && here.is_enemy(seat)
            && (!bastion || self.strike_upgrades(seat).any(Self::passes_bastions))
    }

    /// FS-UPG-03, -06: strike upgrades that have not been used.
    fn strike_upgrades(&self, seat: Seat) -> impl Iterator<Item = Upgrade> {
        let player = self.player(seat);
        let unused = player.upgrades.without(player.used);
        let all = player.faction.into_iter().flat_map(move |faction| unused.iter(faction));
        all.filter(|upgrade| content().upgrades[upgrade.index()].when == When::OrbitalStrike)
    }

    /// FS-ORB-13
    fn passes_bastions(upgrade: Upgrade) -> bool {
        let steps = content().steps(content().upgrades[upgrade.index()].effect);
        steps.iter().any(|op| matches!(op, Op::Rule { id: Exception::StrikeIgnoresBastion, .. }))
    }

    pub(crate) fn name_strike(&mut self, seat: Seat, void: Area, world: Area, log: &mut impl Log) {
        self.steps.pop();
        let here = self.area(world);
        let Some(opponent) = here.owner.seat().or(here.control.seat()) else { return };
        log.note(|| Event::StrikeDeclared { seat, void, target: world });
        self.strike = Some(StrikeState {
            void,
            target: world,
            opponent,
            stage: StrikeStage::Declared,
            declared: UpgradeSet::NONE,
            extra: 0,
            schemes: EventSet::NONE,
            dice: [0; Icon::COUNT],
            damage: 0,
            first: None,
        });
    }

    /// Runs the strike on to its next question.
    pub(super) fn run_strike(&mut self, log: &mut impl Log) {
        let (Some(order), Some(strike)) = (self.order, self.strike) else { return };
        match strike.stage {
            StrikeStage::Declared => self.steps.push(Step::DeclareStrike(order.seat)),
            StrikeStage::Rolled => self.steps.push(Step::StrikeDice(order.seat)),
            StrikeStage::Turned => self.turn_dice(order.seat),
            StrikeStage::Counted => self.count_strike(log),
            StrikeStage::Damage => self.strike_damage(strike),
            StrikeStage::Over => {
                // FS-ORB-16: the dice go back; FS-CARD-119: so do the exceptions that held for it.
                self.strike = None;
                self.go_to(OrderStage::Resolved);
                self.drop_exceptions();
                self.settle_drop(strike.target);
            }
        }
    }

    fn strike_to(&mut self, stage: StrikeStage) {
        if let Some(strike) = &mut self.strike {
            strike.stage = stage;
        }
    }

    /// Exceptions that hold to the end of the strike end with it.
    fn drop_exceptions(&mut self) {
        if let Some(order) = &mut self.order {
            for exception in [
                Exception::StrikeIgnoresBastion,
                Exception::DamagedSurvivorsAreRouted,
                Exception::ChosenUnitSuffersFirst,
            ] {
                order.exceptions.take(ExceptionSet::one(exception));
            }
        }
    }

    // ---- what is declared

    /// FS-ORB-10, -11: upgrades and the scheme that must be declared before the roll; a world with a bastion needs the upgrade
    /// that lets it be struck.
    pub(crate) fn declaration_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(self.strike_upgrades(seat).map(|upgrade| Action::UseUpgrade { upgrade }));
        self.scheme_options(seat, When::OwnOrbitalStrike, out);
        let bastion = self.strike.is_some_and(|strike| {
            self.area(strike.target).structures[Structure::BASTION.index()] > 0
        });
        if !bastion || self.excepts(Exception::StrikeIgnoresBastion) {
            out.push(Action::Done {});
        }
    }

    pub(crate) fn declare_upgrade(&mut self, seat: Seat, upgrade: Upgrade, log: &mut impl Log) {
        log.note(|| Event::UpgradeUsed { seat, upgrade });
        self.players[seat.index()].used.add(UpgradeSet::one(upgrade));
        if Self::passes_bastions(upgrade) {
            self.except(Exception::StrikeIgnoresBastion);
        }
        let steps = content().steps(content().upgrades[upgrade.index()].effect);
        if let Some(strike) = &mut self.strike {
            strike.declared.add(UpgradeSet::one(upgrade));
            strike.extra += u8::from(matches!(steps.first(), Some(Op::GainDice { .. })));
        }
    }

    /// FS-CARD-93: the scheme is discarded now and works after the roll.
    pub(crate) fn declare_scheme(&mut self, seat: Seat, event: EventCard, log: &mut impl Log) {
        log.note(|| Event::SchemeUsed { seat, event });
        self.players[seat.index()].schemes.take(EventSet::one(event));
        if let Some(strike) = &mut self.strike {
            strike.schemes.add(EventSet::one(event));
        }
    }

    /// FS-ORB-06: the combat values of the ships and a die for each upgrade that gives one, at most eight (FS-DIC-03).
    pub(crate) fn roll_strike(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        let Some(strike) = self.strike else { return };
        let ships = &self.area(strike.void).ready;
        let values = self.own_units(seat).map(|unit| ships[unit.kind()] * unit.sheet().combat);
        let most = content().limits.max_dice_per_player;
        let count = (values.sum::<u8>() + strike.extra).min(most);
        let mut dice = [0; Icon::COUNT];
        for _ in 0..count {
            dice[self.roll_die().index()] += 1;
        }
        log.note(|| Event::StrikeRolled { seat, dice });
        if let Some(strike) = &mut self.strike {
            (strike.dice, strike.stage) = (dice, StrikeStage::Rolled);
        }
    }

    // ---- what is done with the dice

    /// The part of a strike upgrade that is left once the strike is rolled: everything but what it gave before.
    fn dice_part(upgrade: Upgrade) -> Block {
        let effect = content().upgrades[upgrade.index()].effect;
        Block { first: effect.first + 1, count: effect.count - 1 }
    }

    /// FS-CARD-22 (4), FS-CARD-71, -72: what was declared, each once, and the scheme that is used now (FS-CARD-115), in any
    /// order.
    pub(crate) fn strike_dice_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let (Some(strike), Some(faction)) = (&self.strike, self.player(seat).faction) {
            let usable = |upgrade: &Upgrade| {
                self.can_begin(seat, Source::Upgrade(*upgrade), Self::dice_part(*upgrade))
            };
            let declared = strike.declared.iter(faction).filter(usable);
            out.extend(declared.map(|upgrade| Action::UseUpgrade { upgrade }));
        }
        self.scheme_options(seat, When::OwnOrbitalStrike, out);
        out.push(Action::Done {});
    }

    pub(crate) fn use_dice_part(&mut self, seat: Seat, upgrade: Upgrade) {
        if let Some(strike) = &mut self.strike {
            strike.declared.take(UpgradeSet::one(upgrade));
        }
        self.begin_script(seat, Source::Upgrade(upgrade), Self::dice_part(upgrade));
    }

    pub(crate) fn end_of_dice(&mut self) {
        self.steps.pop();
        self.strike_to(StrikeStage::Turned);
    }

    /// FS-CARD-93: what was declared before the roll comes after everything else (FS-ORB-12).
    fn turn_dice(&mut self, seat: Seat) {
        self.strike_to(StrikeStage::Counted);
        let (Some(strike), Some(faction)) = (&mut self.strike, self.players[seat.index()].faction)
        else {
            return;
        };
        let schemes = std::mem::take(&mut strike.schemes);
        for event in schemes.iter(faction) {
            self.begin_script(seat, Source::Event(event), content().events[event.index()].effect);
        }
    }

    // ---- damage

    /// FS-ORB-07, -08: every offence die is one damage.
    fn count_strike(&mut self, log: &mut impl Log) {
        self.strike_to(StrikeStage::Damage);
        let Some(strike) = &mut self.strike else { return };
        strike.damage = strike.dice[Icon::OFFENCE.index()];
        let (seat, target, damage) = (strike.opponent, strike.target, strike.damage);
        log.note(|| Event::StrikeDamage { seat, target, damage });
    }

    /// FS-AMB-12: the owner assigns damage while there is any, and something that can suffer it.
    fn strike_damage(&mut self, strike: StrikeState) {
        let mut options = Options::new();
        self.suffer_options(&mut options);
        if strike.damage == 0 || options.is_empty() {
            return self.strike_to(StrikeStage::Over);
        }
        self.steps.push(Step::StrikeSuffer(strike.opponent));
    }

    /// FS-DMG-02, -06: an unrouted unit or a bastion; routed units only if there is neither. FS-CARD-75: first the one that
    /// was named.
    pub(crate) fn suffer_options(&self, out: &mut Options<Action>) {
        let Some(strike) = &self.strike else { return };
        let here = self.area(strike.target);
        let named = strike.first.filter(|(unit, stance)| here.count(unit.kind(), *stance) > 0);
        if let Some((unit, stance)) = named {
            return out.push(Action::Suffer { unit, stance });
        }
        if here.structures[Structure::BASTION.index()] > 0
            && self.excepts(Exception::StrikeIgnoresBastion)
        {
            out.push(Action::SufferBastion {}); // FS-CARD-72
        }
        for stance in [Stance::READY, Stance::ROUTED] {
            let units = self.own_units(strike.opponent);
            let there = units.filter(|unit| here.count(unit.kind(), stance) > 0);
            out.extend(there.map(|unit| Action::Suffer { unit, stance }));
            if !out.is_empty() {
                return;
            }
        }
    }

    /// FS-DMG-03, -04: destroyed by as much damage as its health, and the rest goes on; FS-DMG-10, FS-ORB-09: otherwise nothing
    /// happens, but for FS-CARD-73.
    pub(crate) fn suffer(&mut self, seat: Seat, unit: Unit, stance: Stance, log: &mut impl Log) {
        self.steps.pop();
        let Some(strike) = &mut self.strike else { return };
        let (area, damage) = (strike.target, strike.damage);
        strike.first = None;
        strike.damage = damage.saturating_sub(unit.sheet().health);
        if damage >= unit.sheet().health {
            return self.destroy_unit(seat, unit, stance, area, log);
        }
        log.note(|| Event::UnitDamaged { seat, unit, stance, area, damage });
        if stance == Stance::READY && self.excepts(Exception::DamagedSurvivorsAreRouted) {
            log.note(|| Event::UnitRouted { seat, unit, area });
            self.lift_unit(unit, Stance::READY, area);
            self.put_in_stance(seat, unit, Stance::ROUTED, area);
        }
    }

    /// FS-ORB-13: a bastion takes damage like a unit; what it survives has no effect (FS-DMG-09).
    pub(crate) fn suffer_bastion(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        let Some(strike) = &mut self.strike else { return };
        let (area, damage) = (strike.target, strike.damage);
        let health = content().structures[Structure::BASTION.index()].health;
        strike.damage = damage.saturating_sub(health);
        if damage >= health {
            self.raze(Structure::BASTION, area, log);
        } else {
            log.note(|| Event::BastionDamaged { seat, area, damage });
        }
    }

    /// FS-CARD-76: units that a card has put on the target hold it if nothing of the enemy is left; otherwise they fight
    /// before the order ends.
    fn settle_drop(&mut self, target: Area) {
        if !self.area(target).is_uncontrolled() {
            return;
        }
        if let Some(place) = self.clashes.iter().position(|clash| clash.area == target) {
            let clash = self.clashes.remove(place);
            let here = &mut self.areas[target.index()];
            (here.owner, here.ready) = (clash.attacker.into(), clash.ready);
        }
    }

    /// FS-DIC-04: one die.
    pub(crate) fn roll_die(&mut self) -> Icon {
        let faces = content().die.faces;
        let mut face = self.rng.below(faces.iter().map(|count| u32::from(*count)).sum());
        for icon in Icon::ALL {
            let count = u32::from(faces[icon.index()]);
            if face < count {
                return icon;
            }
            face -= count;
        }
        Icon::MORALE
    }
}
