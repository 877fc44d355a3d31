//! What ending a series or declining an offer means, step by step.

use kernel::{Message, message};

use crate::content::Op;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// What `done` does now.
    pub(super) fn done(&self) -> Message {
        match self.step() {
            Step::PlaceForces(..) => message!("fs-done-forces"),
            Step::MoveShips(_) => message!("fs-done-ships"),
            Step::MoveGround(_) => message!("fs-done-ground"),
            Step::ChooseStrike(_) => message!("fs-done-strike"),
            Step::DeclareStrike(_) => message!("fs-done-declare"),
            Step::StrikeDice(_) => message!("fs-done-dice"),
            Step::BuyUnits(_) => message!("fs-done-units"),
            Step::BuyStructure(_) => message!("fs-done-structure"),
            Step::BuyUpgrades(_) => message!("fs-done-upgrades"),
            Step::UseAbility(_) => message!("fs-done-ability"),
            Step::MoveStorm(_) => message!("fs-done-storm"),
            Step::ResolveEvent(_) => message!("fs-done-event"),
            Step::Window(..) => message!("fs-done-window"),
            _ => message!("fs-done"),
        }
    }

    /// Whether dice are asked for that save a unit which a card would destroy.
    fn asks_for_dice(&self) -> bool {
        let picked = self.scripts.last().is_some_and(|script| script.unit.is_some());
        picked && matches!(self.op(), Some(Op::Destroy { .. }))
    }

    /// What `decline` does now.
    pub(super) fn declining(&self) -> Message {
        match self.step() {
            Step::Ambushed(_) => message!("fs-decline-ambushed"),
            // FS-CARD-56: the unit is not saved with dice.
            Step::Ask(_) if self.asks_for_dice() => message!("fs-decline-ambushed"),
            Step::Ability(_) => message!("fs-decline-ability"),
            _ => message!("fs-decline"),
        }
    }
}
