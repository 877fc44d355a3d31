//! Why a thing cannot be chosen now, and which rule says so: what is not possible, why, and what would make it possible.
//!
//! A reason rests on what the player who is asked may know, and on nothing else.

mod idle;
mod moves;
mod orders;
mod purchases;

use kernel::{Message, Seat};

use crate::content::When;
use crate::ids::{
    Area, Asset, CombatCard, EventCard, Order, Stance, Storm, Structure, System, Unit, Upgrade,
};
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Something that one might expect to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Subject {
    System(System),
    Stack(System),
    Area(Area),
    /// Units of one kind in an area that stand alike.
    Units(Area, Unit, Stance),
    Storm(Storm),
    Order(Order),
    /// A unit that could be bought.
    Unit(Unit),
    /// A structure that could be bought.
    Structure(Structure),
    Asset(Asset),
    Upgrade(Upgrade),
    Card(CombatCard),
    /// A scheme in the play area.
    Event(EventCard),
}

/// Something that cannot be chosen now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred {
    /// What cannot be chosen.
    pub subject: Subject,
    /// Why, in words.
    pub reason: Message,
    /// The rule that says so.
    pub rule: &'static str,
}

/// Words with the rule they rest on.
type Reason = (Message, &'static str);

/// What is gathered for one decision.
struct Bars<'a> {
    game: &'a ForbiddenStars,
    seat: Seat,
    barred: Vec<Barred>,
}

impl Bars<'_> {
    /// Notes what a rule forbids.
    fn test(&mut self, subject: Subject, verdict: Result<(), Reason>) {
        if let Err((reason, rule)) = verdict {
            self.barred.push(Barred { subject, reason, rule });
        }
    }
}

impl ForbiddenStars {
    /// What a player who is asked might expect to choose and cannot, each thing with its reason. What is offered all the same
    /// may be among it: it has another way.
    pub fn barred(&self, seat: Seat) -> Vec<Barred> {
        let mut bars = Bars { game: self, seat, barred: Vec::new() };
        if !self.pending().contains(seat) {
            return bars.barred;
        }
        match self.step() {
            Step::PlaceOrder(_) => bars.placing(),
            Step::ChooseOrder(_) => bars.stacks(),
            Step::MoveShips(_) => bars.moves(true),
            Step::MoveGround(_) => bars.moves(false),
            Step::ChooseStrike(_) => bars.strikes(),
            Step::BuyUnits(_) => bars.units(),
            Step::BuyStructure(_) => bars.structures(),
            Step::BuyUpgrades(_) => {
                bars.upgrades();
                bars.idle(When::WhileResolving);
            }
            Step::Window(_, when) => bars.idle(when),
            Step::DeclareStrike(_) | Step::StrikeDice(_) => bars.idle_in_strike(),
            Step::TakeAsset(..) => bars.assets(),
            Step::MoveStorm(_) => bars.storms(),
            Step::Retreat(_) => bars.retreats(),
            Step::Shed(_) => bars.shed(),
            _ => {}
        }
        bars.barred
    }
}
