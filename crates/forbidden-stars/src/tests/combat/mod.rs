//! FS-CMB to FS-RNF, FS-CARD-01 to -66 and -117 to -120: combat, on the board of [`table`](super::table).

mod agreed;
mod cards;
mod chaos;
mod damage;
mod eldar;
mod ending;
mod foresight;
mod general;
mod marines;
mod orks;
mod retreat;
mod steps;
mod vain;

use kernel::{NoLog, Options, Seat};

use super::area;
pub(super) use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use crate::combat::Side;
use crate::ids::{CombatCard, Fighter, Icon, Stance};
use crate::report::Event;
use crate::sets::CardSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Lytheria, where most of the fighting is, and Nicea beside it, from where attackers come.
const WORLD: &str = "tile_3.ne";
const ORIGIN: &str = "tile_1.se";
/// The void in the north-west of the same system, and the one from where ships come.
const VOID: &str = "tile_3.nw";
const PORT: &str = "tile_1.ne";

type Army<'a> = (Seat, &'a [(u8, &'a str)]);

/// A combat on Lytheria that has begun: everything up to the reinforcements, or else to the first cards, is over.
fn fight(attackers: Army, defenders: Army) -> Table {
    march(stand(table(4), defenders, WORLD), attackers)
}

/// A combat in a void.
fn ship_fight(attackers: Army, defenders: Army) -> Table {
    march(stand(table(4), defenders, VOID), attackers)
}

/// Puts an army somewhere.
fn stand(mut table: Table, army: Army, place: &str) -> Table {
    for (count, unit) in army.1 {
        table = table.units(army.0, *count, unit, place);
    }
    table
}

/// Units of Nicea, or ships beside it, move in.
fn march(mut table: Table, army: Army) -> Table {
    let ships = army.1.iter().any(|(_, unit)| unit.parse().is_ok_and(is_ship));
    let (from, to) = if ships { (PORT, VOID) } else { (ORIGIN, WORLD) };
    table = stand(table, army, from).resolve(army.0, "advance", 3);
    if !ships && matches!(table.game.step(), Step::MoveShips(_)) {
        table.play("done");
    }
    for (count, unit) in army.1 {
        for _ in 0..*count {
            table.play(&format!("move {unit} {from} {to}"));
        }
    }
    if matches!(table.game.step(), Step::MoveShips(_) | Step::MoveGround(_)) {
        table.play("done");
    }
    if matches!(table.game.step(), Step::MoveGround(_)) {
        table.play("done");
    }
    table
}

fn is_ship(unit: crate::ids::Unit) -> bool {
    unit.sheet().ship
}

impl Table {
    fn side(&self, seat: Seat) -> &Side {
        let combat = self.game.combat.as_ref().expect("a combat");
        &combat.sides[combat.side(seat).expect("a party")]
    }

    fn side_mut(&mut self, seat: Seat) -> &mut Side {
        let side = self.game.side(seat).expect("a party");
        &mut self.game.combat.as_mut().expect("a combat").sides[side]
    }

    /// The dice of a party are these: offence, defence, morale.
    fn dice(mut self, seat: Seat, dice: [u8; Icon::COUNT]) -> Self {
        self.side_mut(seat).dice = dice;
        self
    }

    /// A party has these cards in the hand and no others.
    fn hand(mut self, seat: Seat, cards: &[&str]) -> Self {
        let mut hand = CardSet::NONE;
        for id in cards {
            let card: CombatCard = id.parse().expect("a combat card");
            hand.put(card);
            self.game.players[seat.index()].combat.add(CardSet::pair(card));
        }
        self.game.secrets[seat.index()].hand = hand;
        self
    }

    /// Both parties have laid these cards; an empty name is no card. They keep another one for the next round.
    fn lay(self, attackers: &str, defenders: &str) -> Self {
        self.lay_and_tell(attackers, defenders).0
    }

    /// What happened after cards were laid.
    fn lay_and_tell(mut self, attackers: &str, defenders: &str) -> (Self, Vec<Event>) {
        assert_eq!(self.game.step(), Step::LayCards, "{:?}", self.game.steps);
        self.game.steps.pop();
        let combat = self.game.combat.as_ref().expect("a combat");
        let seats = [combat.sides[0].seat, combat.sides[1].seat];
        for (seat, card) in seats.into_iter().zip([attackers, defenders]) {
            let faction = self.game.player(seat).faction.expect("a faction");
            let spare = CombatCard::of(faction, 0).to_string();
            self = self.hand(seat, &[&spare]);
            self.game.secrets[seat.index()].laid = match card {
                "" => None,
                id => Some(id.parse().expect("a combat card")),
            };
            if let Some(card) = self.game.secrets[seat.index()].laid {
                self.game.players[seat.index()].combat.add(CardSet::pair(card));
            }
        }
        self.tell()
    }

    /// Runs on to the next question, and says what happened.
    fn tell(mut self) -> (Self, Vec<Event>) {
        let mut events = Vec::new();
        self.game.advance(&mut events, &mut Options::new());
        (self, events)
    }

    /// Damage of attacker and defender in one damage step, with these dice: offence, defence, morale.
    fn suffer(self, attackers: [u8; 3], defenders: [u8; 3]) -> Self {
        let combat = self.game.combat.as_ref().expect("a combat");
        let (one, two) = (combat.sides[0].seat, combat.sides[1].seat);
        self.dice(one, attackers).dice(two, defenders).lay("", "")
    }

    /// Runs on to the next question.
    fn go_on(mut self) -> Self {
        self.game.advance(&mut NoLog, &mut Options::new());
        self
    }

    /// Offence and defence tokens of a party.
    fn tokens(&self, seat: Seat) -> [u8; 2] {
        self.side(seat).tokens
    }

    /// How many dice of a party show an icon: offence, defence, morale.
    fn shows(&self, seat: Seat) -> [u8; Icon::COUNT] {
        self.side(seat).dice
    }

    /// How many units like this a party has in the combat; e.g. `scout+routed`.
    fn fights(&self, seat: Seat, fighter: &str) -> u8 {
        let fighter: Fighter = fighter.parse().expect("a fighter");
        let place = self.game.contested().expect("a combat");
        let row = fighter.stance().index();
        match fighter.unit() {
            None => self.game.bastions(seat, place),
            Some(_) if fighter.is_token() => self.game.reinforcements(seat, place)[row],
            Some(unit) => self.game.units(seat, place)[row][unit.kind()],
        }
    }

    /// Routs units of a party in the combat.
    fn rout(mut self, seat: Seat, count: u8, fighter: &str) -> Self {
        let fighter: Fighter = fighter.parse().expect("a fighter");
        let place = self.game.contested().expect("a combat");
        for _ in 0..count {
            self.game.turn_unit(seat, fighter, Stance::ROUTED, place);
        }
        self
    }

    /// Whether the combat is over.
    fn is_settled(&self) -> bool {
        self.game.combat.is_none()
    }

    /// Offence, defence and morale icons that count for a party.
    fn icons(&self, seat: Seat) -> [u8; 3] {
        [Icon::OFFENCE, Icon::DEFENCE, Icon::MORALE].map(|icon| self.game.icons(seat, icon))
    }

    /// Whom it is asked.
    #[track_caller]
    fn asks(&self, seat: Seat, options: &[&str]) {
        assert_eq!(self.asked(), Some(seat), "{:?}", self.game.steps);
        assert_eq!(self.options(), options, "{:?}", self.game.steps);
    }

    fn state(&self) -> &ForbiddenStars {
        &self.game
    }

    /// Whether an area is nobody's.
    fn is_free(&self, place: &str) -> bool {
        self.game.is_uncontrolled(area(place))
    }
}
