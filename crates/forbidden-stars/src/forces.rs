//! Where units stand, and how they come and go (FS-ARE, FS-DES, FS-FRE).
//!
//! Units that came into an area of somebody else stand in its [`Clash`] until its combat is over, reinforcement tokens in
//! the [`Combat`](crate::combat::Combat); all others in the [`AreaState`](crate::state::AreaState). Rules ask here and
//! need not know.

use arrayvec::ArrayVec;
use kernel::{Owner, Seat};

use crate::ids::{Area, Asset, Fighter, KINDS, Stance, Structure, Unit};
use crate::report::{Event, Log};
use crate::ruleset::AttackerRetreat;
use crate::sets::{AreaSet, SystemSet};
use crate::state::{Clash, ForbiddenStars};

/// The different fighters of a player in one area.
pub(crate) type Fighters = ArrayVec<Fighter, { 2 * KINDS + 5 }>;

impl ForbiddenStars {
    /// Units that came into an area and have not won it yet.
    pub(crate) fn clash(&self, area: Area) -> Option<&Clash> {
        self.clashes.iter().find(|clash| clash.area == area)
    }

    /// FS-ARE-06.
    pub fn is_contested(&self, area: Area) -> bool {
        self.clash(area).is_some()
    }

    /// The areas where units of a player may be: own ones, and those that are fought for.
    pub(crate) fn grounds(&self, seat: Seat) -> AreaSet {
        let combat = self.combat.as_ref().map_or(AreaSet::NONE, |combat| AreaSet::one(combat.area));
        self.lands[seat.index()].or(self.contested_areas()).or(combat)
    }

    /// FS-ARE-06: the contested areas.
    pub(crate) fn contested_areas(&self) -> AreaSet {
        self.clashes.iter().map(|clash| clash.area).collect()
    }

    /// FS-ARE-03: friendly to a player, and not contested.
    pub fn is_friendly(&self, seat: Seat, area: Area) -> bool {
        self.area(area).is_friendly(seat) && !self.is_contested(area)
    }

    /// FS-ARE-05: of nobody, and not contested.
    pub fn is_uncontrolled(&self, area: Area) -> bool {
        self.area(area).is_uncontrolled() && !self.is_contested(area)
    }

    /// The areas of these systems for which something holds.
    pub(crate) fn areas_of(&self, systems: SystemSet, holds: impl Fn(Area) -> bool) -> AreaSet {
        systems.iter().flat_map(|system| system.areas()).filter(|area| holds(*area)).collect()
    }

    /// A player's figures in an area by kind, unrouted and routed.
    pub fn units(&self, seat: Seat, area: Area) -> [[u8; KINDS]; 2] {
        match self.clash(area) {
            Some(clash) if clash.attacker == seat => [clash.ready, clash.routed],
            _ if self.area(area).owner.is(seat) => [self.area(area).ready, self.area(area).routed],
            _ => [[0; KINDS]; 2],
        }
    }

    /// How many figures a player has in an area.
    pub fn count_units(&self, seat: Seat, area: Area) -> u8 {
        self.units(seat, area).as_flattened().iter().sum()
    }

    /// A player's reinforcement tokens in an area, unrouted and routed.
    pub(crate) fn reinforcements(&self, seat: Seat, area: Area) -> [u8; 2] {
        match &self.combat {
            Some(combat) if combat.area == area => {
                combat.side(seat).map_or([0; 2], |side| combat.sides[side].reinforcements)
            }
            _ => [0; 2],
        }
    }

    /// FS-RNF-03: what a reinforcement token of a player counts as.
    pub(crate) fn token_unit(&self, seat: Seat, area: Area) -> Option<Unit> {
        let ship = !self.print(area).world;
        let mut units = self.player(seat).faction?.units();
        units.find(|unit| unit.sheet().ship == ship && unit.sheet().level == 0)
    }

    /// FS-BAS-01, -07: a player's bastions in an area.
    pub fn bastions(&self, seat: Seat, area: Area) -> u8 {
        let state = self.area(area);
        if state.control.is(seat) { state.structures[Structure::BASTION.index()] } else { 0 }
    }

    /// The different units and bastions of a player in an area for which something holds.
    pub(crate) fn fighters(
        &self,
        seat: Seat,
        area: Area,
        holds: impl Fn(Fighter) -> bool,
    ) -> Fighters {
        let mut found = Fighters::new();
        let Some(faction) = self.player(seat).faction else { return found };
        let combat = self.combat.as_ref().filter(|combat| combat.area == area);
        if combat.is_none() && !self.area(area).holds(seat) && !self.is_contested(area) {
            return found;
        }
        let side = combat.and_then(|combat| Some(&combat.sides[combat.side(seat)?]));
        let harmed = side.and_then(|side| side.harmed).map(|(fighter, _)| fighter);
        let mut add = |fighter: Fighter, count: u8| {
            // The harmed one stands apart from others of its kind.
            let apart = harmed == Some(fighter.with_harm(true));
            if count > u8::from(apart) && holds(fighter) {
                found.push(fighter);
            }
            if count > 0 && apart && holds(fighter.with_harm(true)) {
                found.push(fighter.with_harm(true));
            }
        };
        let [ready, routed] = self.units(seat, area);
        for unit in faction.units() {
            add(Fighter::new(unit), ready[unit.kind()]);
            add(Fighter::new(unit).in_stance(Stance::ROUTED), routed[unit.kind()]);
        }
        let [ready, routed] = self.reinforcements(seat, area);
        if ready + routed > 0
            && let Some(unit) = self.token_unit(seat, area)
        {
            add(Fighter::token(unit), ready);
            add(Fighter::token(unit).in_stance(Stance::ROUTED), routed);
        }
        add(Fighter::BASTION, self.bastions(seat, area));
        found
    }

    /// All units and bastions of a player in an area, how many there are of each that stand alike.
    pub(crate) fn counted_fighters(&self, seat: Seat, area: Area) -> Vec<(Fighter, u8)> {
        let all = self.fighters(seat, area, |_| true);
        let count = |fighter: Fighter| {
            let row = fighter.stance().index();
            let alike = match fighter.unit() {
                None => self.bastions(seat, area),
                Some(_) if fighter.is_token() => self.reinforcements(seat, area)[row],
                Some(unit) => self.units(seat, area)[row][unit.kind()],
            };
            match fighter.is_harmed() {
                true => 1,
                false => alike - u8::from(all.contains(&fighter.with_harm(true))),
            }
        };
        all.iter().map(|fighter| (*fighter, count(*fighter))).collect()
    }

    /// The different units of a player in an area for which something holds; FS-CARD-117: no bastions.
    pub(crate) fn unit_fighters(
        &self,
        seat: Seat,
        area: Area,
        holds: impl Fn(Fighter) -> bool,
    ) -> Fighters {
        self.fighters(seat, area, |it| !it.is_bastion() && holds(it))
    }

    /// Puts a figure into an area: to the own ones there, or against those who hold it (FS-ARE-06), who then have to fight.
    pub(crate) fn add_unit(&mut self, seat: Seat, unit: Unit, stance: Stance, area: Area) {
        let free = |owner: Owner| owner.is_none() || owner.is(seat);
        let state = self.area(area);
        let against = !free(state.owner) || !free(state.control);
        match self.clashes.iter_mut().find(|it| it.area == area && it.attacker == seat) {
            Some(clash) => *clash.count_mut(unit.kind(), stance) += 1,
            None if against => {
                let mut clash = Clash::new(area, seat);
                *clash.count_mut(unit.kind(), stance) += 1;
                self.clashes.push(clash);
            }
            None => self.put_in_stance(seat, unit, stance, area),
        }
    }

    /// Takes a figure of a player out of an area.
    pub(crate) fn remove_unit(&mut self, seat: Seat, unit: Unit, stance: Stance, area: Area) {
        match self.clashes.iter_mut().find(|it| it.area == area && it.attacker == seat) {
            Some(clash) => *clash.count_mut(unit.kind(), stance) -= 1,
            None => self.lift_unit(unit, stance, area),
        }
    }

    /// Takes a unit out of an area; FS-CARD-15: a token goes to the supply.
    pub(crate) fn lift(&mut self, seat: Seat, fighter: Fighter, area: Area) {
        let stance = fighter.stance();
        if let (Some(side), Some(combat)) = (self.side(seat), &mut self.combat) {
            let side = &mut combat.sides[side];
            if fighter.is_harmed() {
                side.harmed = None;
            }
            if fighter.is_token() {
                side.reinforcements[stance.index()] -= 1;
                self.supply.assets[Asset::REINFORCEMENT.index()] += 1;
                return;
            }
        }
        if let Some(unit) = fighter.unit() {
            self.remove_unit(seat, unit, stance, area);
        }
    }

    /// FS-DES-01: a unit goes back to its owner's supply, a bastion to the common one.
    pub(crate) fn destroy(&mut self, seat: Seat, fighter: Fighter, area: Area, log: &mut impl Log) {
        self.lift(seat, fighter, area);
        match fighter.unit() {
            None => self.raze(Structure::BASTION, area, log),
            Some(_) if fighter.is_token() => {
                log.note(|| Event::TokenDestroyed { seat, stance: fighter.stance() });
            }
            Some(unit) => {
                log.note(|| Event::UnitDestroyed { seat, unit, stance: fighter.stance(), area });
                self.forget_placed(seat, unit, area);
                self.players[seat.index()].supply[unit.kind()] += 1;
            }
        }
    }

    /// FS-AMB-01: a card has put a unit among the attackers of a combat.
    pub(crate) fn note_placed(&mut self, seat: Seat, unit: Unit, area: Area) {
        let apart = self.rules.attacker_retreat == AttackerRetreat::UnitByUnit;
        if let Some(clash) = self.own_clash(seat, area).filter(|_| apart) {
            clash.placed[unit.kind()] += 1;
        }
    }

    /// A unit has left such a combat: of those that are alike the placed ones go first, which is best for their owner.
    pub(crate) fn forget_placed(&mut self, seat: Seat, unit: Unit, area: Area) {
        if let Some(clash) = self.own_clash(seat, area) {
            let placed = &mut clash.placed[unit.kind()];
            *placed = placed.saturating_sub(1);
        }
    }

    /// FS-AMB-01: whether a unit of the combat must be one that a card has put there: there are none like it that moved in.
    pub(crate) fn was_placed(&self, seat: Seat, fighter: Fighter) -> bool {
        let Some((clash, unit)) = self.clashes.first().zip(fighter.unit()) else { return false };
        let (kind, placed) = (unit.kind(), clash.placed[unit.kind()]);
        clash.attacker == seat && placed > 0 && placed >= clash.ready[kind] + clash.routed[kind]
    }

    fn own_clash(&mut self, seat: Seat, area: Area) -> Option<&mut Clash> {
        self.clashes.iter_mut().find(|it| it.area == area && it.attacker == seat)
    }

    /// A unit becomes routed or rallies where it stands.
    pub(crate) fn turn_unit(&mut self, seat: Seat, fighter: Fighter, stance: Stance, area: Area) {
        if let (Some(side), Some(combat)) = (self.side(seat), &mut self.combat) {
            let side = &mut combat.sides[side];
            if fighter.is_harmed()
                && let Some((harmed, _)) = &mut side.harmed
            {
                *harmed = harmed.in_stance(stance);
            }
            if fighter.is_token() {
                side.reinforcements[fighter.stance().index()] -= 1;
                side.reinforcements[stance.index()] += 1;
                return;
            }
        }
        if let Some(unit) = fighter.unit() {
            self.add_unit(seat, unit, stance, area);
            self.remove_unit(seat, unit, fighter.stance(), area);
        }
    }
}

impl Clash {
    /// Nobody yet, who came by no Advance order.
    pub(crate) const fn new(area: Area, attacker: Seat) -> Self {
        Self {
            area,
            attacker,
            ready: [0; KINDS],
            routed: [0; KINDS],
            origins: AreaSet::NONE,
            by_advance: false,
            placed: [0; KINDS],
        }
    }

    /// How many units of a kind came, in one stance.
    pub(crate) fn count_mut(&mut self, kind: usize, stance: Stance) -> &mut u8 {
        if stance == Stance::READY { &mut self.ready[kind] } else { &mut self.routed[kind] }
    }
}
