//! Orbital strikes (FS-ORB, FS-CARD-22).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Block, Exception, Op, When, content};
use crate::forces::Fighters;
use crate::ids::{Area, EventCard, Fighter, Icon, KINDS, Structure, Upgrade};
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
        let upgrades = self.strike_upgrades(seat).filter(|it| self.strike_upgrade_works(seat, *it));
        out.extend(upgrades.map(|upgrade| Action::UseUpgrade { upgrade }));
        self.scheme_options(seat, When::OwnOrbitalStrike, out);
        if !self.strikes_bastion() || self.excepts(Exception::StrikeIgnoresBastion) {
            out.push(Action::Done {});
        }
    }

    /// Whether the target of the strike has a bastion.
    fn strikes_bastion(&self) -> bool {
        self.strike.is_some_and(|strike| {
            self.area(strike.target).structures[Structure::BASTION.index()] > 0
        })
    }

    /// Whether a strike upgrade could do anything with this strike: give a die, pass a bastion, or something that dice would
    /// pay for (FS-AMB-58).
    pub(crate) fn strike_upgrade_works(&self, seat: Seat, upgrade: Upgrade) -> bool {
        let sure = !Self::passes_bastions(upgrade) || self.strikes_bastion();
        if sure || !self.rules.takes_no_price_for_nothing() {
            return true;
        }
        let mut begun = self.clone();
        begun.begin_script(seat, Source::Upgrade(upgrade), Self::dice_part(upgrade));
        match begun.op() {
            Some(Op::SpendDice { then, .. }) => begun.any_works(then),
            _ => true,
        }
    }

    /// FS-CARD-73: whether a unit could suffer damage of this strike, live, and be routed.
    pub(crate) fn may_harm(&self) -> bool {
        self.strike.is_some_and(|strike| {
            let standing = self.unit_fighters(strike.opponent, strike.target, |it| !it.is_routed());
            strike.dice[Icon::OFFENCE.index()] > 0 && !standing.is_empty()
        })
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
        if strike.damage == 0 || self.strike_targets().is_empty() {
            self.strike_to(StrikeStage::Over);
        } else {
            self.steps.push(Step::StrikeSuffer(strike.opponent));
        }
    }

    /// As in a combat; FS-CARD-75: but first the one that was named. FS-CARD-72: where a bastion is, it may be struck.
    fn strike_targets(&self) -> Fighters {
        let Some(strike) = &self.strike else { return Fighters::new() };
        let named = |it: Fighter| strike.first == Some(it);
        let first = self.fighters(strike.opponent, strike.target, named);
        if first.is_empty() { self.sufferers(strike.opponent, strike.target) } else { first }
    }

    pub(crate) fn suffer_options(&self, out: &mut Options<Action>) {
        out.extend(self.strike_targets().into_iter().map(|target| Action::Hit { target }));
    }

    /// FS-DMG-03, -04: destroyed by as much damage as its health, and the rest goes on; FS-DMG-10, FS-ORB-09: otherwise nothing
    /// happens, but for FS-CARD-73.
    pub(crate) fn suffer(&mut self, seat: Seat, target: Fighter, log: &mut impl Log) {
        self.steps.pop();
        let Some(strike) = &mut self.strike else { return };
        let area = strike.target;
        let damage = strike.damage.min(target.health());
        strike.damage -= damage;
        strike.first = None;
        log.note(|| Event::Hit { seat, target, damage });
        let spared = target.is_routed() || target.is_bastion();
        if damage == target.health() {
            self.destroy(seat, target, area, log);
        } else if !spared && self.excepts(Exception::DamagedSurvivorsAreRouted) {
            self.rout(seat, target, area, log);
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
            let (owner, ready) = (clash.attacker.into(), clash.ready);
            self.change(target, |here| (here.owner, here.ready) = (owner, ready));
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
