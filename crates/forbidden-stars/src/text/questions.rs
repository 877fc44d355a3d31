//! The question of each step.

use kernel::{Message, Seat, message};

use crate::content::{Block, Count, Only, Op, When, content};
use crate::names::tile_name;
use crate::sets::UnitSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// The question of the innermost step.
    pub(crate) fn question(&self) -> Message {
        match self.step() {
            Step::TakeFaction(_) => message!("fs-ask-faction"),
            Step::PickTile(_) => message!("fs-ask-pick-tile"),
            Step::PlaceTile(_, system) => {
                message!("fs-ask-place-tile", tile = tile_name(system))
            }
            Step::PlaceForces(_, system) => {
                message!("fs-ask-forces", system = self.system_name(system))
            }
            Step::PlaceObjectives(_, system) => {
                message!("fs-ask-objectives", system = self.system_name(system))
            }
            Step::PlaceStorm(_) => message!("fs-ask-storm"),
            Step::PlaceOrder(_) => message!("fs-ask-order"),
            Step::ChooseOrder(_) => message!("fs-ask-reveal"),
            Step::ResolveOrder(_) => match &self.order {
                Some(order) => message!("fs-ask-resolve", order = order.order),
                None => message!("fs-ask-next"),
            },
            Step::Shed(_) => message!("fs-ask-shed"),
            Step::MoveShips(_) => match &self.order {
                Some(order) => message!("fs-ask-ships", system = self.system_name(order.system)),
                None => message!("fs-ask-next"),
            },
            Step::MoveGround(_) => match &self.order {
                Some(order) => message!("fs-ask-ground", system = self.system_name(order.system)),
                None => message!("fs-ask-next"),
            },
            Step::ChooseStrike(_) => message!("fs-ask-strike"),
            Step::DeclareStrike(_) => message!("fs-ask-declare"),
            Step::StrikeDice(_) => message!("fs-ask-dice"),
            Step::StrikeSuffer(_) => message!("fs-ask-suffer"),
            Step::BuyUnits(_) => message!("fs-ask-units"),
            Step::BuyStructure(_) => message!("fs-ask-structure"),
            Step::BuyUpgrades(_) => message!("fs-ask-upgrades"),
            Step::TakeAsset(_, left) => message!("fs-ask-asset", left = left),
            Step::UseAbility(seat) => match self.player(seat).faction {
                Some(faction) => message!("fs-ask-ability", faction = faction),
                None => message!("fs-ask-next"),
            },
            Step::ChooseEvent(_) => message!("fs-ask-event"),
            Step::MoveStorm(_) => message!("fs-ask-move-storm"),
            Step::ResolveEvent(_) => match self.event {
                Some(event) => message!("fs-ask-resolve-event", event = event),
                None => message!("fs-ask-next"),
            },
            Step::Window(_, When::AnyWarpStormMove) => message!("fs-ask-window-storm"),
            Step::Window(_, When::EndPlanningPhase) => message!("fs-ask-window-planning"),
            Step::Window(_, When::EnemyUnitRoutedInOwnCombat) => message!("fs-ask-window-routed"),
            Step::Window(_, When::StartAssessDamage) => message!("fs-ask-window-damage"),
            Step::Window(_, When::EndAssessDamage) => message!("fs-ask-window-damaged"),
            Step::Window(..) => message!("fs-ask-window"),
            Step::LayCards => message!("fs-ask-card"),
            Step::Reinforce(_) => message!("fs-ask-reinforce"),
            Step::Suffer(_) => message!("fs-ask-hit"),
            Step::Ambushed(_) => message!("fs-ask-ambushed"),
            Step::Retreat(_) => message!("fs-ask-retreat"),
            Step::Capture(_) => message!("fs-ask-capture"),
            Step::Ability(_) => match self.scripts.last() {
                Some(script) => message!("fs-ask-use", card = script.source),
                None => message!("fs-ask-next"),
            },
            Step::Ask(seat) => match self.scripts.last() {
                Some(script) => {
                    message!(
                        "fs-ask-card-does",
                        card = script.source,
                        question = self.card_asks(seat)
                    )
                }
                None => message!("fs-ask-next"),
            },
            _ => message!("fs-ask-next"),
        }
    }

    /// What a step of a card asks.
    fn card_asks(&self, seat: Seat) -> Message {
        let Some(script) = self.scripts.last() else { return message!("fs-card-next") };
        let Some(op) = self.op() else { return message!("fs-card-next") };
        match op {
            Op::OpponentChoice { .. } if script.seat != seat => message!("fs-card-offer"),
            Op::OpponentChoice { .. } | Op::DiscardFaceupCard { .. } => message!("fs-card-discard"),
            Op::Choose { .. } => message!("fs-card-choose"),
            Op::GainDice { .. } => message!("fs-card-gain-die"),
            Op::LoseDice { .. } => message!("fs-card-lose-die"),
            Op::SpendDice { .. } => message!("fs-card-spend"),
            Op::ConvertDice { .. } => message!("fs-card-turn"),
            Op::Reroll { .. } => message!("fs-card-reroll"),
            Op::GainTokens { .. } => message!("fs-card-token"),
            Op::Rally { n: Count::All, .. } => message!("fs-card-rally-system"),
            Op::Rally { .. } => message!("fs-card-rally"),
            Op::Rout { .. } => message!("fs-card-rout"),
            // FS-CARD-56: dice for the unit that was picked, one after the other.
            Op::Destroy { .. } if let Some(unit) = script.unit => {
                if script.left == unit.level() {
                    message!("fs-card-save", unit = unit, dice = script.left)
                } else {
                    message!("fs-card-spend")
                }
            }
            Op::Destroy { only: Only::UnitOrStructureOnTargetWorld, .. } => {
                message!("fs-card-destroy-target")
            }
            Op::Destroy { .. } => message!("fs-card-destroy"),
            Op::Retreat { .. } | Op::MoveUnits { .. } | Op::TakeAndPlace { .. }
                if script.unit.is_some() =>
            {
                message!("fs-card-where")
            }
            Op::Retreat { .. } => message!("fs-card-retreat"),
            // FS-CARD-112: all of them go to one area.
            Op::TakeAndPlace { n: Count::All, .. } => message!("fs-card-where-all"),
            Op::MoveUnits { .. } | Op::TakeAndPlace { .. } => message!("fs-card-move"),
            Op::PlaceFree { .. } => message!("fs-card-place"),
            Op::ReplaceUnit { .. } => message!("fs-card-replace"),
            Op::PurchaseUnit { .. } => message!("fs-card-buy"),
            Op::PlaceStructure { .. } => message!("fs-card-build"),
            Op::DestroyStructure {} => message!("fs-card-raze"),
            Op::ReplaceStructure {} => message!("fs-card-swap"),
            Op::GainWorldMateriel {} | Op::GainWorldAssets {} => message!("fs-card-world"),
            Op::LoseAsset {} | Op::StealAsset {} => message!("fs-card-asset"),
            Op::PurchaseUpgrade { .. } | Op::GainUpgrade { .. } => message!("fs-card-upgrade"),
            Op::PlayCardForIcons {} => message!("fs-card-icons"),
            Op::ResolveOrder { .. } => message!("fs-card-system"),
            Op::RepositionOrderToken {} if self.looked_at().is_some() => message!("fs-card-put"),
            Op::RepositionOrderToken {} => message!("fs-card-look"),
            Op::TokensToEventDeck { .. } => message!("fs-card-tokens"),
            Op::ReplaceStormMove {} => message!("fs-card-storm"),
            _ => message!("fs-card-next"),
        }
    }

    /// One of two effects of a card.
    pub(super) fn alternative(&self, option: u8) -> Message {
        let number = usize::from(option);
        let first = |block: &Block| content().steps(*block).first().copied();
        let chosen = match self.op() {
            Some(Op::Choose { options }) => options.get(number).and_then(first),
            _ => None,
        };
        let one = |units: UnitSet| units.iter().next();
        match chosen {
            Some(Op::Rally { .. }) => message!("fs-option-rally"),
            Some(Op::GainDice { faces, .. }) => match faces.iter().next() {
                Some(icon) => message!("fs-option-die-of", icon = icon),
                None => message!("fs-option-die"),
            },
            Some(Op::LoseDice { faces, .. }) if !faces.is_empty() => {
                message!("fs-option-lose-die")
            }
            Some(Op::LoseTokens { n: Count::Exactly(count), kind }) => {
                message!("fs-option-lose-tokens", count = count, icon = kind)
            }
            Some(Op::PlaceFree { n: Count::Exactly(count), units, .. }) => match one(units) {
                Some(unit) => message!("fs-option-place", count = count, unit = unit),
                None => message!("fs-do-option", number = number + 1),
            },
            Some(Op::TakeAndPlace { units, .. }) => match one(units) {
                Some(unit) => message!("fs-option-take", unit = unit),
                None => message!("fs-do-option", number = number + 1),
            },
            Some(Op::ReplaceUnit { from, to, .. }) => {
                message!("fs-option-replace", from = from, to = to)
            }
            Some(Op::GainWorldAssets {}) => message!("fs-option-assets"),
            Some(Op::GainWorldMateriel {}) => message!("fs-option-materiel"),
            _ => message!("fs-do-option", number = number + 1),
        }
    }
}
