//! Abilities of cards: the moments at which a player may use one, and what an effect does that
//! needs no further choice. Effects that ask are carried out by `events/script.rs`.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::cards::face;
use crate::content::{Cost, Effect, EventUse, Op, Reach, Role, When, content};
use crate::ids::{EventKind, Tech};
use crate::payment::{Discount, Item};
use crate::report::{Event, Log};
use crate::state::{StarCraft, Step};
use crate::why_not::{Reason, ensure};

impl When {
    /// The step that asks the players for abilities of this moment; none if nothing does.
    pub(crate) fn opener(self) -> Option<Step> {
        match self {
            Self::StartOfPlanning | Self::EndOfPlanning => Some(Step::Planning),
            Self::BeforeOwnOrder => Some(Step::Order),
            Self::StartOfBattle => Some(Step::Battle),
            Self::StartOfRegrouping | Self::EndOfRegrouping => Some(Step::Regrouping),
            _ => None,
        }
    }
}

impl StarCraft {
    // ---- windows

    /// Asks a player for abilities of this moment, if a card of theirs, or guards, have one at all.
    pub(crate) fn open_window(&mut self, seat: Seat, when: When) {
        let serves = |effect: &Effect| effect.when == when;
        if self.event_effects(seat).any(|(_, effect)| serves(effect))
            || self.tech_effects(seat).any(|(_, effect)| serves(effect))
            || self.leader_effects(seat).any(|(_, effect)| serves(effect))
            || self.may_use_guard(seat).is_ok()
        {
            self.push(Step::Window(seat, when));
        }
    }

    /// SC-BATTLE-29, SC-AMB-86, -99: what the player's Event cards and technologies offer at this
    /// moment, or nothing.
    pub(crate) fn window_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        self.event_effects(seat).for_each(|(event, effect)| {
            let action = Action::UseEvent { event };
            if effect.when == when
                && self.is_unused(event)
                && self.may_use(seat, effect).is_ok()
                && !out.contains(&action)
            {
                out.push(action);
            }
        });
        self.tech_effects(seat).for_each(|(card, effect)| {
            if effect.when == when
                && self.may_use(seat, effect).is_ok()
                && let Some(tech) = face(card).technology
            {
                out.push(Action::UseTech { tech });
            }
        });
        self.leader_effects(seat).for_each(|(leader, effect)| {
            let action = Action::UseLeader { leader };
            if self.leader_serves(seat, leader, effect, when) && !out.contains(&action) {
                out.push(action);
            }
        });
        if when == When::StartOfBattle && self.may_use_guard(seat).is_ok() {
            out.push(Action::UseGuard {});
        }
        out.push(Action::Done {});
    }

    /// Whether the ability of an Event card has not been used before this phase.
    pub(crate) fn is_unused(&self, event: EventKind) -> bool {
        self.abilities_used.and(content().events[event.index()].cards).is_empty()
    }

    /// Whether the conditions and the price of an ability can be met.
    pub(crate) fn may_use(&self, seat: Seat, effect: &Effect) -> Result<(), Reason> {
        if let Op::PlaceOrders { .. } = effect.op {
            // SC-AMB-82: without an unused token the card cannot be used.
            ensure(self.order_faces(seat).next().is_some(), Reason::NoToken)?;
        }
        if let Some(units) = effect.condition.in_battle {
            let own = |battle: &crate::Battle| {
                battle.of(battle.side_of(seat)).any(|fighter| units.has(fighter.unit))
            };
            ensure(self.battle.as_ref().is_some_and(own), Reason::NeedsUnit)?;
        }
        if effect.condition.hero_in_battle {
            let own = |battle: &crate::Battle| {
                battle.of(battle.side_of(seat)).any(|fighter| fighter.unit.is_hero())
            };
            ensure(self.battle.as_ref().is_some_and(own), Reason::NeedsUnit)?;
        }
        if let Some(site) = effect.condition.own_site {
            ensure(self.has_site(seat, site), Reason::NeedsUnit)?;
        }
        if let (Some(role), Some(battle)) = (effect.condition.role, &self.battle) {
            // BW-CARD-60
            let defends = battle.side_of(seat) == crate::battle::DEFENDER;
            ensure(defends == (role == Role::Defender), Reason::NeedsUnit)?;
        }
        let Cost { price, unit_in_battle, worker_in_pool } = effect.cost;
        if unit_in_battle || worker_in_pool {
            let fights = |battle: &crate::Battle| battle.left(battle.side_of(seat)) > 0;
            let unit = unit_in_battle && self.battle.as_ref().is_some_and(fights);
            let worker = worker_in_pool && self.player(seat).pool > 0;
            ensure(unit || worker, Reason::NothingToGive)?;
        }
        if price == Default::default() {
            return Ok(());
        }
        self.budget(seat).affords(price, Discount::None)
    }

    /// SC-REG-29: a held Event card is discarded for use, the ability of a strategy is used once.
    pub(crate) fn use_event(
        &mut self,
        seat: Seat,
        when: When,
        event: EventKind,
        log: &mut impl Log,
    ) {
        self.ability_chosen(when);
        let face = &content().events[event.index()];
        let effects = face.effects.iter().filter(|effect| effect.when == when);
        // What is bought is told of when it has been paid.
        if effects.clone().all(|effect| effect.cost.price == Default::default()) {
            log.note(|| Event::EventUsed { seat, event });
        }
        if face.kind == EventUse::Held {
            self.discard_event(seat, event);
        } else {
            self.abilities_used.add(face.cards);
        }
        effects.for_each(|effect| self.resolve(seat, effect, log));
    }

    /// Conquest points have been paid. SC-EVT-20: if a strategy in play sells them, it has been used.
    pub(crate) fn points_paid(&mut self, seat: Seat, points: u8, log: &mut impl Log) {
        let sells = |event: &EventKind| {
            let effects = &content().events[event.index()].effects;
            effects.iter().any(|effect| matches!(effect.op, Op::GainPoints { .. }))
        };
        let mut held = self.player(seat).events.iter().map(|card| content().event_cards[card]);
        if let Some(event) = held.find(sells).filter(|_| self.script.is_none()) {
            log.note(|| Event::EventUsed { seat, event });
        }
        self.gain_points(seat, points, log);
    }

    /// The ability of a technology in play: its price first.
    pub(crate) fn use_tech(&mut self, seat: Seat, when: When, tech: Tech, log: &mut impl Log) {
        self.ability_chosen(when);
        let side = self.fight().side_of(seat);
        self.fight_mut().sides[side].ability = Some(tech);
        let cost = ability_of(tech).map_or(Cost::default(), |effect| effect.cost);
        if cost.unit_in_battle || cost.worker_in_pool {
            return self.push(Step::Sacrifice(seat, side as u8));
        }
        self.buy(seat, Item::Ability(tech), cost.price, Discount::None, log);
    }

    /// SC-BATTLE-08: one ability a battle and player; at other moments any number.
    fn ability_chosen(&mut self, when: When) {
        if when == When::StartOfBattle {
            self.pop();
        }
    }

    /// The price of a technology's ability has been paid; SC-TCH-23: Scanner Sweep goes back.
    pub(crate) fn ability_paid(&mut self, seat: Seat, tech: Tech, log: &mut impl Log) {
        log.note(|| Event::TechUsed { seat, tech });
        let side = self.fight().side_of(seat);
        self.fight_mut().sides[side].ability = None;
        if let Some(effect) = ability_of(tech) {
            match effect.op {
                Op::LoseUnit { .. } => self.force_loss(seat, tech),
                _ => self.resolve(seat, effect, log),
            }
        }
        self.return_used(seat, tech);
    }

    // ---- effects

    /// Carries out an effect of a player's card whose price has been paid, except for conquest
    /// points, which are bought.
    pub(crate) fn resolve(&mut self, seat: Seat, effect: &Effect, log: &mut impl Log) {
        match effect.op {
            // SC-EVT-08, -09, SC-FAC-12, SC-TCH-12
            Op::DrawCombat { amount } => self.draw_cards(seat, amount, log),
            // SC-EVT-21
            Op::TakeCombat { up_to } => self.push(Step::TakeCards(seat, up_to)),
            // SC-EVT-19
            Op::DrawEvent { amount } => (0..amount).for_each(|_| self.draw_event(seat, log)),
            // SC-EVT-20
            Op::GainPoints { amount } => {
                self.buy(seat, Item::Points(amount), effect.cost.price, Discount::None, log);
            }
            // SC-EVT-18
            Op::GainWorkers { amount } => {
                let unused = self.worker_tokens(seat) - self.workers(seat);
                self.player_mut(seat).pool += amount.min(unused);
            }
            // SC-EVT-33
            Op::RetrieveWorkers => self.workers_from_cards(seat),
            // SC-CCD-06, -16
            Op::TireWorkers { amount } => {
                let player = self.player_mut(seat);
                let tired = amount.min(player.pool);
                player.pool -= tired;
                player.unavailable += tired;
                (0..tired).for_each(|_| log.note(|| Event::WorkerTired { seat }));
            }
            // SC-EVT-13, -26
            Op::PlaceOrders { amount } => (0..amount).for_each(|_| {
                self.push(Step::PlaceOrder(seat));
            }),
            // SC-EVT-12, -25
            Op::Bonus { attack, health, reach: Reach::Battle } => {
                let side = self.fight().side_of(seat);
                let side = &mut self.fight_mut().sides[side];
                side.attack += attack;
                side.health += health;
            }
            // SC-TCH-03: detector for the whole battle
            Op::GainKeyword { reach: Reach::Battle, .. } => {
                let side = self.fight().side_of(seat);
                self.fight_mut().sides[side].detector = true;
            }
            // SC-EVT-11
            Op::CardsFaceUp { first: true } => {
                let side = self.fight().side_of(seat);
                self.fight_mut().sides[1 - side].open_cards = true;
            }
            // SC-EVT-10
            Op::CancelBattle => {
                self.fight_mut().called_off = Some(self.fight().side_of(seat) as u8);
                log.note(|| Event::BattleCalledOff { seat });
            }
            // Those who leave retreat in battle step 9, which knows that the battle was called off.
            Op::LeaveContestedArea => {}
            Op::Leader(op) => self.resolve_leader(seat, op, log),
            // `ability_paid` knows of which technology it is.
            Op::LoseUnit { .. } => {}
            // The rules they change ask for them.
            Op::Bonus { .. }
            | Op::GainKeyword { .. }
            | Op::CardsFaceUp { .. }
            | Op::SetFinalAttack { .. }
            | Op::SetEnemyAttack { .. }
            | Op::NoAntiAircraft
            | Op::LoseAssist
            | Op::MindControl
            | Op::ForbidEntry { .. }
            | Op::InfestBase { .. }
            | Op::SwitchDefenders
            | Op::AssistUncounted
            | Op::IgnoreOrbitalDefense
            | Op::ChooseLeadershipLast
            | Op::SetEnemySupport { .. }
            | Op::LoseAttack { .. }
            | Op::Splash { .. }
            | Op::CancelStandard
            | Op::CancelReinforcement
            | Op::DestroyOwnFront
            | Op::DestroyEnemyFront
            | Op::DestroyVictims { .. }
            | Op::MoveBase
            | Op::Recall { .. }
            | Op::Adjust { .. }
            | Op::EnableUnit(_)
            | Op::LimitedOrbitalDefense
            | Op::ChooseDeckCard { .. } => {}
            // An Event card asks for the choices first.
            Op::ChooseOne(_)
            | Op::GainUnits { .. }
            | Op::PlaceTransports { .. }
            | Op::MoveTransports { .. }
            | Op::DestroyTransports
            | Op::Depletion { .. }
            | Op::Buy(_)
            | Op::TakeEvent { .. }
            | Op::PlayTopEvent
            | Op::PlayDrawnEvent
            | Op::MoveAnyUnits { .. }
            | Op::SwapZAxisEnds
            | Op::GainTokens { .. }
            | Op::PlaceGuards { .. }
            | Op::SecondLeadership
            | Op::ShuffleIntoEventDeck => {}
        }
    }
}

/// The start-of-battle effect of a technology.
pub(crate) fn ability_of(tech: Tech) -> Option<&'static Effect> {
    let cards = content().technologies[tech.race().index()][tech.local()].cards;
    let card = cards.iter(tech.race()).next()?;
    face(card).effects.iter().find(|effect| effect.when == When::StartOfBattle)
}
