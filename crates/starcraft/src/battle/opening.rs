//! Battle steps 1 to 3: the order token, start-of-battle abilities, drawing Combat cards.

use arrayvec::ArrayVec;
use kernel::{Options, Seat};

use super::{ATTACKER, Battle, BattleSide, DEFENDER, Fate, Fighter, Stage};
use crate::abilities::ability_of;
use crate::action::Action;
use crate::cards::face;
use crate::content::{Effect, Op, Role, When, content};
use crate::ids::{Tech, Unit};
use crate::report::{Event, Log};
use crate::sets::CardSet;
use crate::state::{Owner, StarCraft, Step, Units};

/// SC-BATTLE-09: cards the attacker and the defender draw.
const DRAWS: [u8; 2] = [3, 1];
/// SC-SPEC-08: further cards of a special Mobilize.
const SPECIAL_DRAW: u8 = 2;

impl StarCraft {
    /// SC-BATTLE-01, -02, -06: the units are set out and the token leaves its stack.
    pub(crate) fn begin_battle(&mut self, log: &mut impl Log) {
        let order = *self.active();
        let area = order.enemy_area.expect("attackers have entered an area");
        let attacker = order.seat;
        let defender = self.area(area).owner.seat().expect("an attacked area has units");
        let mut fighters = ArrayVec::new();
        let defenders = self.area(area).units;
        for (side, seat, units) in [(0, attacker, order.attackers), (1, defender, defenders)] {
            for unit in self.kinds(seat, &units) {
                for _ in 0..units[unit.kind()] {
                    fighters.push(Fighter {
                        unit,
                        side,
                        skirmish: None,
                        front: false,
                        fate: Fate::Fighting,
                        cloaked: false,
                    });
                }
            }
        }
        self.change(area, |here| (here.owner, here.units) = (Owner::NONE, Units::default()));
        self.orders.pop(order.planet);
        let active = self.active_mut();
        (active.on_stack, active.spared) = (false, false);
        active.attackers = Default::default();
        let special = self.special_attack();
        self.battle = Some(Battle {
            area,
            seats: [attacker, defender],
            stage: Stage::Abilities,
            turn: 0,
            fighters,
            skirmishes: ArrayVec::new(),
            current: 0,
            sides: [BattleSide { attack: special, ..BattleSide::default() }, BattleSide::default()],
            values: None,
            kept: ArrayVec::new(),
            looked: ArrayVec::new(),
            called_off: None,
            withdrawing: None,
        });
        self.push(Step::Battle);
        log.note(|| Event::BattleBegins { attacker, defender, area });
    }

    /// SC-SPEC-09: what a special Mobilize adds to the attacker's attack.
    pub(crate) fn special_attack(&self) -> i8 {
        i8::from(self.active().order.is_special())
    }

    // ---- step 2

    /// SC-BATTLE-08: the attacker may use one ability, then the defender.
    pub(crate) fn offer_abilities(&mut self) {
        let battle = self.fight_mut();
        let side = battle.turn;
        battle.turn += 1;
        if battle.called_off.is_some() {
            // SC-AMB-51: after the attacker's Retreat the defender gets none.
            return self.set_stage(Stage::Aftermath);
        }
        if (side as usize) < battle.seats.len() {
            let seat = battle.seats[side as usize];
            return self.open_window(seat, When::StartOfBattle);
        }
        // SC-BATTLE-28
        let empty = battle.left(ATTACKER) == 0 || battle.left(DEFENDER) == 0;
        self.set_stage(if empty { Stage::Aftermath } else { Stage::Draws });
    }

    /// SC-TCH-12: a unit of the battle or a worker of the pool.
    pub(crate) fn sacrifice_options(&self, seat: Seat, side: u8, out: &mut Options<Action>) {
        let units = Self::kinds_of(self.fight().of(side as usize));
        out.extend(units.map(|unit| Action::GiveUnit { unit }));
        if self.player(seat).pool > 0 {
            out.push(Action::GiveWorker {});
        }
    }

    pub(crate) fn sacrifice_unit(&mut self, seat: Seat, side: u8, unit: Unit, log: &mut impl Log) {
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.destroy_fighter(fighter, log);
        }
        self.sacrificed(seat, side, log);
    }

    pub(crate) fn sacrifice_worker(&mut self, seat: Seat, side: u8, log: &mut impl Log) {
        self.player_mut(seat).pool -= 1;
        log.note(|| Event::WorkersLost { seat, count: 1 });
        self.sacrificed(seat, side, log);
    }

    /// What the sacrifice was made for.
    fn sacrificed(&mut self, seat: Seat, side: u8, log: &mut impl Log) {
        self.pop();
        if let Some(tech) = self.fight_mut().sides[side as usize].ability.take()
            && let Some(effect) = ability_of(tech)
        {
            log.note(|| Event::TechUsed { seat, tech });
            self.resolve(seat, effect, log);
        }
    }

    /// SC-KEY-20: a used technology that says so goes back to the Technology deck.
    pub(crate) fn return_used(&mut self, seat: Seat, tech: Tech) {
        let race = tech.race();
        let cards = content().technologies[race.index()][tech.local()].cards;
        let played = cards.and(self.player(seat).play);
        for card in played.iter(race) {
            if face(card).returns {
                let player = self.player_mut(seat);
                player.play.take(CardSet::one(card));
                player.technology.add(CardSet::one(card));
            }
        }
    }

    /// The place of a fighter of a side and kind.
    pub(crate) fn find_fighter(&self, side: u8, unit: Unit, fate: Fate) -> Option<usize> {
        self.fight().fighters.iter().position(|fighter| {
            fighter.side == side && fighter.unit == unit && fighter.fate == fate
        })
    }

    // ---- step 3

    /// SC-BATTLE-09, -10, SC-AMB-59: the forced cards, then each further draw as its owner likes.
    pub(crate) fn draw_for_battle(&mut self, log: &mut impl Log) {
        let side = self.fight().turn as usize;
        if side == 2 {
            return self.set_stage(Stage::Fronts);
        }
        self.fight_mut().turn += 1;
        let seat = self.fight().seats[side];
        let forced: u8 = self
            .sheet(seat)
            .abilities
            .iter()
            .filter(|effect| effect.when == When::DrawStep && fits_role(effect, side))
            .map(drawn)
            .sum();
        self.draw_cards(seat, DRAWS[side] + forced, log);
        // SC-SPEC-08 and SC-EVT-08, -09: what may be drawn besides; each is taken whole or not.
        if side == ATTACKER && self.active().order.is_special() {
            self.push(Step::BonusDraw(seat, SPECIAL_DRAW));
        }
        let events = self.player(seat).events;
        for number in events.iter() {
            let effects = &content().events[content().event_cards[number].index()].effects;
            for effect in effects {
                if effect.when == When::DrawStep && fits_role(effect, side) {
                    self.push(Step::BonusDraw(seat, drawn(effect)));
                }
            }
        }
    }

    pub(crate) fn bonus_draw(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        self.pop();
        self.draw_cards(seat, count, log);
    }
}

fn fits_role(effect: &Effect, side: usize) -> bool {
    match effect.condition.role {
        None => true,
        Some(Role::Attacker) => side == ATTACKER,
        Some(Role::Defender) => side == DEFENDER,
    }
}

fn drawn(effect: &Effect) -> u8 {
    match effect.op {
        Op::DrawCombat { amount } => amount,
        _ => 0,
    }
}
