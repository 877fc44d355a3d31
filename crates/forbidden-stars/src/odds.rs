//! What [`kernel::odds`] asks: how combats begin and end.

use kernel::{Battles, News, Seat};

use crate::action::Action;
use crate::ids::Area;
use crate::report::Event;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl Battles for ForbiddenStars {
    type Place = Area;

    fn battle(&self) -> Option<(Area, [Seat; 2])> {
        self.combat.as_ref().map(|combat| (combat.area, [0, 1].map(|side| combat.sides[side].seat)))
    }

    fn news(event: &Event) -> Option<News<Area>> {
        match *event {
            Event::CombatBegins { area, attacker, defender, .. } => {
                Some(News::Begins(area, [attacker, defender]))
            }
            Event::UnitDestroyed { seat, .. } => Some(News::Loses(seat)),
            Event::CombatEnds { area } => Some(News::Ends(area)),
            _ => None,
        }
    }

    /// Structures that were captured count, too: reinforcement tokens alone may win a world (FS-RNF-05).
    fn is_held(&self, area: Area, seat: Seat) -> bool {
        self.area(area).holds(seat)
    }

    fn is_attack(&self, seat: Seat, action: Action) -> bool {
        let moving = matches!(self.step(), Step::MoveShips(_) | Step::MoveGround(_));
        moving
            && match action {
                Action::Move { to, .. } => self.area(to).is_enemy(seat),
                Action::Done {} => !self.clashes.is_empty(),
                _ => false,
            }
    }

    /// FS-ADV-05: there is one such area an order, so nothing else is worth moving for.
    fn follow(&self, _seat: Seat, attack: Action, options: &[Action]) -> Option<Action> {
        let Action::Move { to: goal, .. } = attack else { return None };
        if !matches!(self.step(), Step::MoveShips(_) | Step::MoveGround(_)) {
            return None;
        }
        let comes = |action: &&Action| matches!(action, Action::Move { to, .. } if *to == goal);
        let end = Action::Done {};
        options.iter().find(comes).or_else(|| options.iter().find(|&&it| it == end)).copied()
    }

    fn is_ordered(&self) -> bool {
        self.order.is_some()
    }
}
