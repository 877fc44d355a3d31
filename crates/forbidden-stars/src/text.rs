//! Questions and choices as messages. The page has words of its own for the answers; these serve
//! the command line and the engine protocol.
//!
//! * here: what each choice says;
//! * `questions.rs`: the question of each step, and what cards ask for;
//! * `endings.rs`: what ending a series or declining an offer means.

mod endings;
mod questions;

use kernel::{Arg, Message, message};

use crate::action::Action;
use crate::content::{Op, content};
use crate::grid::{Edge, quarter};
use crate::ids::{Area, End, Payment, Stance, System};
use crate::names::{area_name, edge_name, system_name, tile_name};
use crate::script::Source;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl From<Source> for Arg {
    fn from(source: Source) -> Self {
        match source {
            Source::Card(card) => card.into(),
            Source::Upgrade(upgrade) => upgrade.into(),
            Source::Event(event) => event.into(),
            Source::Dominate(faction) => message!("fs-dominate-of", faction = faction).into(),
        }
    }
}

impl ForbiddenStars {
    /// A system as it is called on this board.
    pub fn system_name(&self, system: System) -> Arg {
        if self.placed.has(system) {
            system_name(system, self.tiles[system.index()].side).into()
        } else {
            tile_name(system).into()
        }
    }

    /// An area as it is called on this board.
    pub fn area_name(&self, area: Area) -> Message {
        let tile = &self.tiles[area.system().index()];
        area_name(area, tile.side, tile.turns + self.quarter())
    }

    /// By how many quarters the board is turned for whoever looks at it.
    fn quarter(&self) -> u8 {
        let all = content().limits.home_tiles_per_player + content().limits.other_tiles_per_player;
        let done = self.placed.len() == usize::from(self.seats * all);
        let cells = self.placed.iter().map(|system| self.tiles[system.index()].cell);
        if done { quarter(cells) } else { 0 }
    }

    /// An edge as it is called on this board.
    pub fn edge_name(&self, edge: Edge) -> Message {
        let on = |cell| self.system_at(cell).map(|system| self.system_name(system));
        edge_name(edge, self.quarter(), on)
    }

    /// FS-CARD-104: whether the upgrade that is asked for comes for nothing.
    fn is_gift(&self) -> bool {
        matches!(self.step(), Step::Ask(_)) && matches!(self.op(), Some(Op::GainUpgrade { .. }))
    }

    /// A choice, as it means something in this very state.
    pub(crate) fn choice(&self, action: Action) -> Message {
        match action {
            Action::Done {} => self.done(),
            Action::TakeFaction { faction } => message!("fs-do-faction", faction = faction),
            Action::PickTile { system } => message!("fs-do-tile", tile = tile_name(system)),
            Action::PlaceTile { cell, side, turns } => {
                let system = match self.step() {
                    Step::PlaceTile(_, system) => system_name(system, side).into(),
                    _ => Arg::from(side.to_string()),
                };
                let degrees = u16::from(turns) * 90;
                message!(
                    "fs-do-put",
                    system = system,
                    column = cell.x,
                    row = cell.y,
                    degrees = degrees
                )
            }
            Action::PlaceUnit { unit, area } => {
                message!("fs-do-unit", unit = unit, area = self.area_name(area))
            }
            Action::PlaceStructure { structure, area } => {
                message!("fs-do-structure", structure = structure, area = self.area_name(area))
            }
            Action::PlaceObjective { faction, area } => {
                message!("fs-do-objective", faction = faction, area = self.area_name(area))
            }
            Action::PlaceStorm { edge } => message!("fs-do-storm", edge = self.edge_name(edge)),
            Action::PlaceOrder { order, system } => {
                message!("fs-do-order", order = order, system = self.system_name(system))
            }
            Action::Reveal { system } => {
                message!("fs-do-reveal", system = self.system_name(system))
            }
            Action::Resolve {} => message!("fs-do-resolve"),
            Action::ToEvents {} => message!("fs-do-events"),
            Action::ResolveAs { order } => message!("fs-do-resolve-as", order = order),
            Action::Move { unit, from, to } => message!(
                "fs-do-move",
                unit = unit,
                from = self.area_name(from),
                to = self.area_name(to)
            ),
            Action::Strike { void, world } => {
                message!("fs-do-strike", world = self.area_name(world), void = self.area_name(void))
            }
            Action::DestroyUnit { unit, stance, area } => {
                let area = self.area_name(area);
                if stance == Stance::ROUTED {
                    message!("fs-do-destroy-routed", unit = unit, area = area)
                } else {
                    message!("fs-do-destroy", unit = unit, area = area)
                }
            }
            Action::BuyUnit { unit, area, payment } => {
                let area = self.area_name(area);
                if payment == Payment::CACHE {
                    message!("fs-do-buy-unit-cache", unit = unit, area = area)
                } else {
                    message!("fs-do-buy-unit", unit = unit, area = area)
                }
            }
            Action::BuyStructure { structure, area, payment } => {
                let area = self.area_name(area);
                if payment == Payment::CACHE {
                    message!("fs-do-build-cache", structure = structure, area = area)
                } else {
                    message!("fs-do-build", structure = structure, area = area)
                }
            }
            Action::BuyUpgrade { upgrade } if self.is_gift() => {
                message!("fs-do-take-upgrade", upgrade = upgrade)
            }
            Action::BuyUpgrade { upgrade } => message!("fs-do-buy-upgrade", upgrade = upgrade),
            Action::BuyCards { card, discarded } if self.is_gift() => {
                message!("fs-do-take-cards", card = card, discarded = discarded)
            }
            Action::BuyCards { card, discarded } => {
                message!("fs-do-buy-cards", card = card, discarded = discarded)
            }
            Action::TakeAsset { asset } => message!("fs-do-asset", asset = asset),
            Action::TakeFrom { faction, asset } => {
                message!("fs-do-take-from", faction = faction, asset = asset)
            }
            Action::PickOrder { order } => message!("fs-do-pick-order", order = order),
            Action::UseAbility {} => message!("fs-do-ability"),
            Action::LookAt { system, on } => {
                message!("fs-do-look", system = self.system_name(system), on = on)
            }
            Action::PutToken { end } => {
                if end == End::TOP {
                    message!("fs-do-put-top")
                } else {
                    message!("fs-do-put-bottom")
                }
            }
            Action::ChooseEvent { event } => message!("fs-do-choose-event", event = event),
            Action::PlayEvent {} => message!("fs-do-play-event"),
            Action::MoveStorm { edge, storm } => {
                let from = self.storms.get(storm.index()).and_then(|storm| storm.edge);
                match from {
                    Some(from) => message!(
                        "fs-do-move-storm",
                        from = self.edge_name(from),
                        edge = self.edge_name(edge)
                    ),
                    None => message!("fs-do-storm", edge = self.edge_name(edge)),
                }
            }
            Action::UseScheme { event } => message!("fs-do-scheme", event = event),
            Action::UseUpgrade { upgrade } => message!("fs-do-upgrade", upgrade = upgrade),
            Action::LayCard { card } => message!("fs-do-card", card = card),
            Action::Use {} => message!("fs-do-use"),
            Action::Decline {} => self.declining(),
            Action::Consent {} => message!("fs-do-consent"),
            Action::PickOption { option } => self.alternative(option),
            Action::SpendDie { icon } => message!("fs-do-spend", icon = icon),
            Action::PickIcon { icon } => message!("fs-do-icon", icon = icon),
            Action::TurnDie { from, to } => message!("fs-do-turn", from = from, to = to),
            Action::PickUnit { unit, area } => {
                message!("fs-do-pick", unit = unit, area = self.area_name(area))
            }
            Action::PickArea { area } => message!("fs-do-to", area = self.area_name(area)),
            Action::PickSystem { system } => {
                message!("fs-do-in", system = self.system_name(system))
            }
            Action::PickStructure { structure, area } => {
                message!("fs-do-pick-structure", structure = structure, area = self.area_name(area))
            }
            Action::PickCard { card } => message!("fs-do-pick-card", card = card),
            Action::Reinforce { count } => message!("fs-do-reinforce", count = count),
            Action::Hit { target } => message!("fs-do-hit", unit = target),
        }
    }
}
