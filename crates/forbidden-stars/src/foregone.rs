//! Questions that can be answered before they are asked.

use kernel::{Foregone, Game, NoLog, Options, Seat};

use crate::action::Action;
use crate::content::content;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl Foregone for ForbiddenStars {
    /// In 44 games of four bots: for the ability of a combat card 52 times a game, 79 of 100 used; whether an order is resolved 87
    /// times, 85 of 100 resolved; for the ability of an event card 19 times, 94 of 100 used; for reinforcements 15 times, 45 of 100
    /// none; for schemes outside one's own orders 6 times, 57 of 100 unused.
    const SORTS: &'static [&'static str] = &["use", "resolve", "event", "reinforcement", "schemes"];

    fn foregone(&self, seat: Seat, sort: &str) -> Option<Action> {
        let (asked, answer) = match self.step() {
            Step::Ability(_) => ("use", Action::Use {}),
            Step::ResolveOrder(_) => ("resolve", Action::Resolve {}),
            Step::ResolveEvent(_) => ("event", Action::PlayEvent {}),
            Step::Reinforce(_) => ("reinforcement", Action::Reinforce { count: 0 }),
            Step::Window(..) => ("schemes", Action::Done {}),
            _ => return None,
        };
        let mut options = Options::new();
        self.options(seat, &mut options);
        (asked == sort && options.contains(&answer)).then_some(answer)
    }

    /// FS-PLN-01: the orders that are left in the Planning Phase.
    fn planned(&self, seat: Seat, plan: &[Action]) -> Result<Option<Self>, usize> {
        if !self.steps.contains(&Step::Planning) {
            return if plan.is_empty() { Ok(None) } else { Err(0) };
        }
        let placed = self.orders.iter().filter(|placed| placed.seat == seat).count();
        let left = usize::from(content().limits.orders_per_planning_phase).saturating_sub(placed);
        let mut game = self.clone();
        for (at, &action) in plan.iter().enumerate() {
            game.steps.push(Step::PlaceOrder(seat));
            let order = matches!(action, Action::PlaceOrder { .. });
            if at >= left || !order || game.permit(seat, action).is_err() {
                return Err(at);
            }
            game.carry_out(seat, action, &mut NoLog);
        }
        game.steps.push(Step::PlaceOrder(seat));
        let mut options = Options::new();
        game.order_options(seat, &mut options);
        let more = plan.len() < left && !self.player(seat).eliminated && !options.is_empty();
        Ok(more.then_some(game))
    }
}
