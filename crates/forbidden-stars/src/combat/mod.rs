//! Combat, step by step (FS-CMB). The chapters of a combat have a file each: dice and tokens, cards, damage, retreats, and
//! how it ends.

mod cards;
pub(crate) mod damage;
mod dice;
mod ending;
mod reinforce;
mod retreat;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::content::{Block, Exception, When, content};
use crate::ids::{Area, CombatCard, Fighter, Icon};
use crate::report::{Event, Log};
use crate::ruleset::RoundDamage;
use crate::script::Source;
use crate::sets::ExceptionSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Where a combat stands: what comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CombatStage {
    /// 1a (FS-CMB-05).
    Roll,
    /// 1b (FS-CMB-06).
    Draw,
    /// 1c (FS-CMB-07).
    AttackerReinforces,
    /// 1c.
    DefenderReinforces,
    /// 2a (FS-CMB-09).
    Lay,
    /// 2b (FS-CMB-10): general abilities.
    AttackersCard,
    /// 2b: unit abilities.
    AttackersUnits,
    /// 2b.
    DefendersCard,
    /// 2b.
    DefendersUnits,
    /// 2c: what is used before it (FS-AMB-59).
    BeforeDamage,
    /// 2c (FS-CMB-11).
    Assess,
    /// 2c (FS-CMB-13).
    AttackerSuffers,
    /// 2c.
    DefenderSuffers,
    /// 2c: what is used after it (FS-AMB-59).
    AfterDamage,
    /// Who is left, and what the round leaves.
    RoundEnds,
    /// 3a (FS-CMB-17).
    Morale,
    /// 3a (FS-CMB-19).
    Retreat,
    /// 3b (FS-CMB-20).
    Capture,
    /// 3c (FS-CMB-21).
    CleanUp,
}

/// A combat that is going on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combat {
    /// Where; its attackers are those of the first clash.
    pub area: Area,
    /// What comes next.
    pub stage: CombatStage,
    /// The execution round, from 1 (FS-CMB-08).
    pub round: u8,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// The card that is being resolved (FS-CMB-10).
    pub card: Option<CombatCard>,
    /// The attacker has seen the card that the defender has laid (FS-CARD-30).
    pub looked: bool,
    /// Damage steps of this round that are over (FS-CARD-34).
    pub assessed: u8,
    /// The unit that has just been routed (FS-CARD-26, -105).
    pub routed: Option<Fighter>,
    /// The side that has won.
    pub winner: Option<u8>,
}

/// A party of a combat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who.
    pub seat: Seat,
    /// Dice, by icon (FS-CMB-22).
    pub dice: [u8; Icon::COUNT],
    /// Combat tokens: offence and defence (FS-TOK-01).
    pub tokens: [u8; 2],
    /// Reinforcement tokens, unrouted and routed (FS-RNF-04).
    pub reinforcements: [u8; 2],
    /// Face-up cards in the order in which they were turned up (FS-CRD-08).
    pub played: ArrayVec<Played, 6>,
    /// Damage still to be suffered in this step.
    pub damage: u8,
    /// Who has survived damage in this execution round, and how much (FS-DMG-08).
    pub harmed: Option<(Fighter, u8)>,
}

/// A face-up combat card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The card.
    pub card: CombatCard,
    /// It was laid for its icons alone (FS-CRD-14).
    pub icons_only: bool,
    /// FS-CRD-09: exceptions that hang on it.
    pub exceptions: ExceptionSet,
    /// FS-CARD-52: the card whose icons it has in this round.
    pub borrowed: Option<CombatCard>,
}

impl Side {
    const fn new(seat: Seat) -> Self {
        Self {
            seat,
            dice: [0; Icon::COUNT],
            tokens: [0; 2],
            reinforcements: [0; 2],
            played: ArrayVec::new_const(),
            damage: 0,
            harmed: None,
        }
    }

    /// The card whose abilities are being resolved: the last one that was laid for them.
    pub(crate) fn resolving(&mut self) -> Option<&mut Played> {
        self.played.iter_mut().rev().find(|card| !card.icons_only)
    }
}

impl Combat {
    /// The side of a player, if they take part.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.seat == seat)
    }

    /// On how many face-up cards of a side an exception hangs.
    pub fn exceptions(&self, side: usize, exception: Exception) -> u8 {
        let cards = self.sides[side].played.iter();
        cards.filter(|card| card.exceptions.has(exception)).count() as u8
    }
}

impl ForbiddenStars {
    /// The side of a player in the combat that goes on: 0 attacks, 1 defends.
    pub(crate) fn side(&self, seat: Seat) -> Option<usize> {
        self.combat.as_ref()?.side(seat)
    }

    /// The area of the combat that goes on.
    pub(crate) fn contested(&self) -> Option<Area> {
        self.combat.as_ref().map(|combat| combat.area)
    }

    /// Whether a party still has units or bastions in the combat; FS-AMB-04: tokens count.
    pub(crate) fn stands(&self, seat: Seat) -> bool {
        self.contested().is_some_and(|area| {
            self.count_units(seat, area) > 0
                || self.reinforcements(seat, area) != [0; 2]
                || self.bastions(seat, area) > 0
        })
    }

    /// Runs the combat in the first contested area on to its next question; then the next one, if there is one (FS-CARD-23).
    pub(crate) fn run_combat(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else {
            match self.clashes.is_empty() {
                true => self.steps.pop(),
                false => self.begin_combat(log),
            }
            return;
        };
        let [attacker, defender] = [combat.sides[0].seat, combat.sides[1].seat];
        // FS-CMB-16: nobody is left, earlier than in a damage step.
        let early = CombatStage::AttackersUnits..=CombatStage::Assess;
        if early.contains(&combat.stage) && !self.stands(attacker) && !self.stands(defender) {
            return self.combat_to(CombatStage::CleanUp);
        }
        match combat.stage {
            CombatStage::Roll => self.roll_for_combat(log),
            CombatStage::Draw => {
                for seat in [attacker, defender] {
                    self.draw_cards(seat, content().limits.combat_hand, log);
                }
                self.combat_to(CombatStage::AttackerReinforces);
            }
            CombatStage::AttackerReinforces => {
                self.combat_to(CombatStage::DefenderReinforces);
                self.ask_to_reinforce(attacker);
            }
            CombatStage::DefenderReinforces => {
                self.combat_to(CombatStage::Lay);
                self.ask_to_reinforce(defender);
            }
            CombatStage::Lay => {
                self.begin_execution(log);
                self.combat_to(CombatStage::AttackersCard);
                self.steps.push(Step::LayCards);
            }
            CombatStage::AttackersCard => {
                self.combat_to(CombatStage::AttackersUnits);
                self.reveal_card(attacker, log);
            }
            CombatStage::AttackersUnits => {
                self.combat_to(CombatStage::DefendersCard);
                self.resolve_unit_abilities(attacker);
            }
            CombatStage::DefendersCard => {
                self.combat_to(CombatStage::DefendersUnits);
                self.reveal_card(defender, log);
            }
            CombatStage::DefendersUnits => {
                self.combat_to(CombatStage::BeforeDamage);
                self.resolve_unit_abilities(defender);
            }
            CombatStage::BeforeDamage => {
                self.combat_to(CombatStage::Assess);
                self.open_window(When::StartAssessDamage, [attacker, defender].into_iter());
            }
            CombatStage::Assess => self.assess_damage(log),
            CombatStage::AttackerSuffers => {
                self.take_damage(attacker, CombatStage::DefenderSuffers)
            }
            CombatStage::DefenderSuffers => self.take_damage(defender, CombatStage::AfterDamage),
            CombatStage::AfterDamage => {
                self.combat_to(CombatStage::RoundEnds);
                self.open_window(When::EndAssessDamage, [attacker, defender].into_iter());
            }
            CombatStage::RoundEnds => self.end_of_round(log),
            CombatStage::Morale => self.compare_morale(log),
            CombatStage::Retreat => self.retreat_of_loser(log),
            CombatStage::Capture => self.capture(log),
            CombatStage::CleanUp => self.clean_up(log),
        }
    }

    /// What comes next.
    pub(crate) fn combat_to(&mut self, stage: CombatStage) {
        if let Some(combat) = &mut self.combat {
            combat.stage = stage;
        }
    }

    /// FS-CMB-02: the attacker is who came, the defender who was there before.
    fn begin_combat(&mut self, log: &mut impl Log) {
        let clash = self.clashes[0];
        let (area, attacker) = (clash.area, clash.attacker);
        let state = self.area(area);
        let Some(defender) = state.owner.seat().or(state.control.seat()) else {
            // FS-CARD-76: nobody is left to fight.
            self.settle_in();
            return;
        };
        log.note(|| {
            let forces = [attacker, defender].map(|seat| self.counted_fighters(seat, area));
            Event::CombatBegins { area, attacker, defender, forces }
        });
        self.combat = Some(Combat {
            area,
            stage: CombatStage::Roll,
            round: 0,
            sides: [Side::new(attacker), Side::new(defender)],
            card: None,
            looked: false,
            assessed: 0,
            routed: None,
            winner: None,
        });
        // FS-CMB-04, FS-AMB-39: nobody defends. FS-AMB-03: who is there routed retreats first.
        let unrouted = self.units(defender, area)[0].iter().any(|count| *count > 0);
        if !unrouted && self.bastions(defender, area) == 0 {
            self.win(0, log);
            self.combat_to(CombatStage::Retreat);
        }
    }

    /// FS-CMB-08.
    fn begin_execution(&mut self, log: &mut impl Log) {
        if let Some(combat) = &mut self.combat {
            combat.round += 1;
            log.note(|| Event::ExecutionRound { round: combat.round });
        }
    }

    /// 2b: FS-CRD-05, -06: the unit abilities of the card of this round need one of the named units, unrouted; checked now.
    fn resolve_unit_abilities(&mut self, seat: Seat) {
        let Some(card) = self.combat.as_ref().and_then(|combat| combat.card) else { return };
        if self.has_requisite(seat, card) {
            self.resolve(seat, card, content().cards[card.index()].unit);
        }
    }

    /// FS-CRD-05: whether one of the units that a card names fights for a player, unrouted.
    pub(crate) fn has_requisite(&self, seat: Seat, card: CombatCard) -> bool {
        let face = &content().cards[card.index()];
        self.contested().is_some_and(|area| {
            let bastion = face.or_bastion && self.bastions(seat, area) > 0;
            bastion || self.unrouted_of(seat, area, face.requisite) > 0
        })
    }

    /// Begins one box of a card.
    fn resolve(&mut self, seat: Seat, card: CombatCard, block: Block) {
        if !block.is_empty() {
            self.begin_script(seat, Source::Card(card), block);
        }
    }

    /// After the damage: FS-CARD-34: perhaps once more; else the round is over (FS-CMB-14, FS-TOK-01).
    fn end_of_round(&mut self, log: &mut impl Log) {
        let Some(combat) = &mut self.combat else { return };
        combat.assessed += 1;
        let extra = (0..2).any(|it| combat.exceptions(it, Exception::ExtraAssessDamageStep) > 0);
        if extra && combat.assessed < 2 {
            combat.stage = CombatStage::BeforeDamage;
            // FS-AMB-13: damage adds up, unless agreed otherwise.
            if self.rules.damage_in_round == RoundDamage::EachStep {
                combat.sides.iter_mut().for_each(|side| side.harmed = None);
            }
            return;
        }
        // FS-CARD-18: what holds for this round is over; only one exception lasts longer.
        let lasting = ExceptionSet::one(Exception::MirrorOpponentTokenGains);
        combat.assessed = 0;
        for side in &mut combat.sides {
            side.tokens = [0; 2];
            side.damage = 0;
            side.harmed = None;
            for card in &mut side.played {
                card.exceptions = card.exceptions.and(lasting);
                card.borrowed = None;
            }
        }
        let (round, seats) = (combat.round, [combat.sides[0].seat, combat.sides[1].seat]);
        let stands = seats.map(|seat| self.stands(seat));
        match stands {
            [true, true] if round < content().limits.execution_rounds => {
                self.combat_to(CombatStage::Lay);
            }
            [true, true] => self.combat_to(CombatStage::Morale),
            // FS-CMB-14: the one that is left has won; nobody retreats.
            [true, false] | [false, true] => {
                self.win(usize::from(stands[1]), log);
                self.combat_to(CombatStage::Capture);
            }
            // FS-CMB-16
            [false, false] => self.combat_to(CombatStage::CleanUp),
        }
    }

    /// A side has won.
    fn win(&mut self, side: usize, log: &mut impl Log) {
        if let Some(combat) = &mut self.combat {
            combat.winner = Some(side as u8);
            let (seat, area) = (combat.sides[side].seat, combat.area);
            log.note(|| Event::CombatWon { seat, area });
        }
    }
}
