//! What [`kernel::odds`] asks: how battles of this game begin and end.

use kernel::{Battles, News, Seat};

use crate::action::Action;
use crate::ids::Area;
use crate::report::Event;
use crate::state::{StarCraft, Step};

impl Battles for StarCraft {
    type Place = Area;

    fn battle(&self) -> Option<(Area, [Seat; 2])> {
        self.battle.as_ref().map(|battle| (battle.area, battle.seats))
    }

    fn news(event: &Event) -> Option<News<Area>> {
        match *event {
            Event::BattleBegins { attacker, defender, area } => {
                Some(News::Begins(area, [attacker, defender]))
            }
            Event::UnitDestroyed { seat, .. } => Some(News::Loses(seat)),
            Event::BattleOver { area, .. } => Some(News::Ends(area)),
            _ => None,
        }
    }

    fn is_held(&self, area: Area, seat: Seat) -> bool {
        self.area(area).owner.is(seat)
    }

    fn is_attack(&self, seat: Seat, action: Action) -> bool {
        match (self.step(), action) {
            (Step::MoveTo(_), Action::MoveTo { area }) => {
                let owner = self.area(area).owner.seat();
                owner.is_some_and(|owner| owner != seat && !self.teammates(seat, owner))
            }
            (Step::Move(_), Action::Done {}) => {
                self.active().attackers.iter().any(|&count| count > 0)
            }
            _ => false,
        }
    }

    fn follow(&self, seat: Seat, attack: Action, options: &[Action]) -> Option<Action> {
        let Action::MoveTo { area: to } = attack else { return None };
        match self.step() {
            Step::MoveTo(_) => Some(attack),
            Step::Move(_) => Some(Action::Done {}),
            _ => None,
        }
        .filter(|action| options.contains(action))
        .map(|end| {
            let comes = |action: &&Action| match **action {
                Action::MoveUnit { unit, from } => {
                    self.may_reach(seat, unit, from.planet(), to).is_ok()
                }
                _ => false,
            };
            options.iter().find(comes).copied().unwrap_or(end)
        })
    }

    fn is_ordered(&self) -> bool {
        self.order.is_some()
    }
}
