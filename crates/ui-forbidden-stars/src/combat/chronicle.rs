//! The last combat, read from the log: who fought, what was rolled, who laid what in which round, what came of it, and how it ended.
//! The view shows what still stands; the log remembers the rest.

use forbidden_stars::Event;
use forbidden_stars::ids::{Area, CombatCard, Fighter, Icon, Stance, Structure, Unit};
use forbidden_stars::view::CombatView;
use kernel::Seat;

use super::begun::begun;
use crate::scene::{Line, Scene};

/// A combat, as far as it has come.
#[derive(Debug)]
pub(super) struct Chronicle {
    /// The moment at which it began, and which of those that began then it is: no other has the same.
    pub(super) name: (usize, usize),
    pub(super) area: Area,
    /// Attacker and defender.
    pub(super) seats: [Seat; 2],
    /// All that have fought, one by one.
    pub(super) army: [Vec<Member>; 2],
    /// The dice as they are now.
    pub(super) dice: [[u8; Icon::COUNT]; 2],
    /// Dice that were given or taken away.
    pub(super) spent: [Vec<Icon>; 2],
    /// The dice as they were rolled at first.
    pub(super) rolled: [[u8; Icon::COUNT]; 2],
    pub(super) rounds: Vec<Round>,
    /// The morale of attacker and defender: on dice, on cards, of units.
    pub(super) morale: Option<[[u8; 3]; 2]>,
    pub(super) winner: Option<Seat>,
    /// Who retreated where, after it was won.
    pub(super) retreats: Vec<(Seat, Unit, Area)>,
    /// The structures were captured.
    pub(super) captured: bool,
    pub(super) over: bool,
}

/// One that has fought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Member {
    /// As it stands, or stood last.
    pub(super) fighter: Fighter,
    pub(super) fate: Fate,
    /// The round in which that happened, from 1; 0 before the first.
    pub(super) since: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Stands,
    Routed,
    Destroyed,
    /// It was taken out of the combat.
    Left,
}

/// An execution round.
#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    /// By side: cards that were turned over.
    pub(super) cards: [Vec<CombatCard>; 2],
    /// By side: what its card has brought about before the damage.
    pub(super) did: [Vec<Event>; 2],
    /// Offence and defence of attacker and defender, and what each of them suffered.
    pub(super) damage: Option<([[u8; 2]; 2], [u8; 2])>,
    /// By side: what became of whom by the damage.
    pub(super) fell: [Vec<(Fighter, Fate)>; 2],
    /// It is over.
    pub(super) done: bool,
}

impl Chronicle {
    /// The last combat that is known, going on or over.
    pub(super) fn last(scene: &Scene<'_>) -> Option<Self> {
        let log = known(scene);
        Self::from(log, log.iter().rposition(begins)?)
    }

    /// The last one of which a round is over: where nobody defended, there is nothing to show.
    pub(super) fn last_fought(scene: &Scene<'_>) -> Option<Self> {
        let log = known(scene);
        let fought =
            log.iter().rposition(|line| matches!(line.event, Event::DamageAssessed { .. }))?;
        let last = Self::from(log, log[..fought].iter().rposition(begins)?)?;
        if last.rounds.iter().any(|round| round.done) {
            return Some(last);
        }
        let before = log[..fought].iter().rposition(begins)?;
        let fought = log[..before]
            .iter()
            .rposition(|line| matches!(line.event, Event::DamageAssessed { .. }))?;
        Self::from(log, log[..fought].iter().rposition(begins)?)
    }

    /// The combat that begins with this line of the log.
    fn from(log: &[Line], since: usize) -> Option<Self> {
        let Event::CombatBegins { area, attacker, defender, forces } = &log[since].event else {
            return None;
        };
        let moment = log[since].moment;
        let earlier = log[..since].iter().rev().take_while(|line| line.moment == moment);
        let name = (moment, earlier.filter(|line| begins(line)).count());
        let mut told = Self::new(name, *area, [*attacker, *defender]);
        for (army, force) in told.army.iter_mut().zip(forces) {
            for (fighter, count) in force {
                army.extend(std::iter::repeat_n(Member::new(*fighter, 0), usize::from(*count)));
            }
        }
        for line in &log[since + 1..] {
            if told.over {
                break;
            }
            told.note(&line.event);
        }
        Some(told)
    }

    /// The chronicle of the combat that goes on.
    pub(super) fn of(scene: &Scene<'_>, combat: &CombatView) -> Self {
        let seats = [combat.sides[0].seat, combat.sides[1].seat];
        let same = |last: &Self| last.area == combat.area && last.seats == seats && !last.over;
        Self::last(scene).filter(same).unwrap_or_else(|| begun(known(scene), combat, seats))
    }

    pub(super) fn new(name: (usize, usize), area: Area, seats: [Seat; 2]) -> Self {
        Self {
            name,
            area,
            seats,
            army: Default::default(),
            dice: Default::default(),
            spent: Default::default(),
            rolled: Default::default(),
            rounds: Vec::new(),
            morale: None,
            winner: None,
            retreats: Vec::new(),
            captured: false,
            over: false,
        }
    }

    /// Whether a seat fights in it.
    pub(super) fn fights(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| self.seats.contains(&seat))
    }

    /// Whom a side has lost.
    pub(super) fn lost(&self, side: usize) -> impl Iterator<Item = &Member> {
        self.army[side].iter().filter(|it| it.fate == Fate::Destroyed)
    }

    pub(super) fn side(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|other| *other == seat)
    }

    pub(super) fn note(&mut self, event: &Event) {
        self.follow_dice(event);
        self.follow_army(event);
        match *event {
            Event::ExecutionRound { .. } => {
                self.end_round();
                self.rounds.push(Round::default());
            }
            Event::MoraleCompared { terms, .. } => {
                self.end_round();
                self.morale = Some(terms);
            }
            Event::CombatWon { seat, .. } => {
                self.end_round();
                self.winner = Some(seat);
            }
            Event::Captured { .. } => self.captured = true,
            Event::CombatEnds { .. } => {
                self.end_round();
                self.over = true;
            }
            Event::Retreated { seat, unit, to, .. } if self.winner.is_some() => {
                self.retreats.push((seat, unit, to));
            }
            _ => {}
        }
        let Some(actor) = event.actor().and_then(|seat| self.side(seat)) else {
            if let (Event::DamageAssessed { values, damage }, Some(round)) =
                (event, self.rounds.last_mut())
            {
                round.damage = Some((*values, *damage));
            }
            return;
        };
        let Some(round) = self.rounds.last_mut().filter(|round| !round.done) else { return };
        match *event {
            Event::CardRevealed { card, .. } => round.cards[actor].push(card),
            Event::CardLaid { .. } | Event::Hit { .. } => {}
            // What the sides do before the defender's card lies open is of the attacker's.
            _ if round.damage.is_none() => {
                let by = usize::from(!round.cards[1].is_empty());
                round.did[by].push(event.clone());
            }
            _ => {}
        }
    }

    fn end_round(&mut self) {
        if let Some(round) = self.rounds.last_mut() {
            round.done = true;
        }
    }

    fn follow_dice(&mut self, event: &Event) {
        let of = |seat: &Seat| self.seats.iter().position(|other| other == seat);
        let (first, change) = (self.rounds.is_empty(), |count: &mut u8, by: u8, more: bool| {
            *count = if more { *count + by } else { count.saturating_sub(by) };
        });
        match event {
            Event::DiceRolled { seat, dice } => {
                let Some(side) = of(seat) else { return };
                for (at, count) in dice.iter().enumerate() {
                    change(&mut self.dice[side][at], *count, true);
                    change(&mut self.rolled[side][at], if first { *count } else { 0 }, true);
                }
            }
            Event::DiceRerolled { seat, before, dice } => {
                let Some(side) = of(seat) else { return };
                for at in 0..Icon::COUNT {
                    change(&mut self.dice[side][at], before[at], false);
                    change(&mut self.dice[side][at], dice[at], true);
                }
            }
            Event::DiceGained { seat, icon, count } => {
                let Some(side) = of(seat) else { return };
                change(&mut self.dice[side][icon.index()], *count, true);
            }
            Event::DieSpent { seat, icon } | Event::DieLost { seat, icon } => {
                let Some(side) = of(seat) else { return };
                change(&mut self.dice[side][icon.index()], 1, false);
                self.spent[side].push(*icon);
            }
            Event::DieTurned { seat, from, to } => {
                let Some(side) = of(seat) else { return };
                change(&mut self.dice[side][from.index()], 1, false);
                change(&mut self.dice[side][to.index()], 1, true);
            }
            _ => {}
        }
    }

    fn follow_army(&mut self, event: &Event) {
        let here = self.area;
        match *event {
            Event::Reinforced { seat, count, unit: Some(unit) } => {
                let since = self.rounds.len();
                if let Some(side) = self.side(seat) {
                    let token = Member::new(Fighter::token(unit), since);
                    self.army[side].extend(std::iter::repeat_n(token, usize::from(count)));
                }
            }
            Event::UnitPlaced { seat, unit, area } if area == here => self.join(seat, unit),
            Event::UnitMoved { seat, unit, to, .. } if to == here => self.join(seat, unit),
            Event::Replaced { seat, unit, by, area } if area == here => {
                self.befalls(seat, unit, Fate::Left);
                self.join(seat, by);
            }
            Event::Routed { seat, unit, area } if area == here => {
                self.befalls(seat, unit.in_stance(Stance::READY), Fate::Routed);
            }
            Event::Rallied { seat, unit, area } if area == here => {
                self.befalls(seat, unit.in_stance(Stance::ROUTED), Fate::Stands);
            }
            Event::UnitDestroyed { seat, unit, stance, area } if area == here => {
                self.befalls(seat, Fighter::new(unit).in_stance(stance), Fate::Destroyed);
            }
            Event::StructureDestroyed { seat, structure: Structure::BASTION, area }
                if area == here =>
            {
                self.befalls(seat, Fighter::BASTION, Fate::Destroyed);
            }
            Event::TokenDestroyed { seat, stance } => {
                self.token(seat, Some(stance), Fate::Destroyed);
            }
            Event::TokenLeft { seat } => self.token(seat, None, Fate::Left),
            Event::Retreated { seat, unit, from, .. }
            | Event::UnitMoved { seat, unit, from, .. }
                if from == here && self.winner.is_none() =>
            {
                self.befalls(seat, Fighter::new(unit), Fate::Left);
            }
            _ => {}
        }
    }

    fn join(&mut self, seat: Seat, unit: Unit) {
        let since = self.rounds.len();
        if let Some(side) = self.side(seat) {
            self.army[side].push(Member::new(Fighter::new(unit), since));
        }
    }

    /// A token of a player, in this stance if there is one.
    fn token(&mut self, seat: Seat, stance: Option<Stance>, fate: Fate) {
        let Some(side) = self.side(seat) else { return };
        let tokens = self.army[side].iter().filter(|it| it.is_there() && it.fighter.is_token());
        let fits = |it: &&Member| stance.is_none_or(|stance| it.fighter.stance() == stance);
        let found = tokens.clone().find(fits).or(tokens.clone().next());
        if let Some(fighter) = found.map(|it| it.fighter) {
            self.befalls(seat, fighter, fate);
        }
    }

    /// Something becomes of one that stands like this; of another of its kind, if the log does not know it.
    fn befalls(&mut self, seat: Seat, fighter: Fighter, fate: Fate) {
        let since = self.rounds.len();
        let Some(side) = self.side(seat) else { return };
        let fighter = fighter.with_harm(false);
        let kind = |it: &Member| it.fighter.in_stance(Stance::READY);
        let alike =
            |it: &&mut Member| it.is_there() && kind(it) == fighter.in_stance(Stance::READY);
        let mut found: Vec<&mut Member> = self.army[side].iter_mut().filter(alike).collect();
        let place = found.iter().position(|it| it.fighter == fighter).unwrap_or(0);
        let Some(member) = found.get_mut(place) else { return };
        (member.fate, member.since) = (fate, since);
        member.fighter = match fate {
            Fate::Routed => fighter.in_stance(Stance::ROUTED),
            Fate::Stands => fighter.in_stance(Stance::READY),
            _ => fighter,
        };
        let round = self.rounds.last_mut().filter(|round| !round.done && round.damage.is_some());
        if let Some(round) = round {
            round.fell[side].push((fighter, fate));
        }
    }
}

/// What has happened up to the moment that is shown.
fn known<'a>(scene: &Scene<'a>) -> &'a [Line] {
    let known = scene.log.partition_point(|line| line.moment <= scene.moment.shown);
    &scene.log[..known]
}

fn begins(line: &Line) -> bool {
    matches!(line.event, Event::CombatBegins { .. })
}

impl Member {
    pub(super) const fn new(fighter: Fighter, since: usize) -> Self {
        let fate = if fighter.is_routed() { Fate::Routed } else { Fate::Stands };
        Self { fighter, fate, since }
    }

    fn is_there(&self) -> bool {
        matches!(self.fate, Fate::Stands | Fate::Routed)
    }
}
