//! Questions that can be answered before they are asked.

use kernel::{Foregone, Game, Guards, NoLog, Options, Seat};

use crate::action::Action;
use crate::battle::{Battle, DEFENDER};
use crate::content::When;
use crate::planning::ORDERS;
use crate::state::{StarCraft, Step};

impl Foregone for StarCraft {
    /// In 50 games of three bots: to pay 55 times a game, plainly in 99 of 100 cases; at the end of an order 6 (BW 13) times, mostly
    /// of who has pieces nobody destroys; for abilities in a battle 4 (10) times, 80 (70) of 100 unused; for the cards of a bonus 2 (5)
    /// times, 81 (88) of 100 drawn; which skirmish is next 2 (4) times, which seldom matters.
    const SORTS: &'static [&'static str] = &["payment", "order", "battle", "draw", "skirmish"];

    fn foregone(&self, seat: Seat, sort: &str) -> Option<Action> {
        let mut options = Options::new();
        self.options(seat, &mut options);
        let (asked, answer) = match self.step() {
            Step::Pay(_) => ("payment", Action::PayAuto {}),
            Step::EndOfOrder(_) => ("order", Action::Done {}),
            Step::Window(_, When::StartOfBattle) => ("battle", Action::Done {}),
            Step::BonusDraw(..) => ("draw", Action::Draw {}),
            Step::NextSkirmish(_) => ("skirmish", *options.first()?),
            _ => return None,
        };
        (asked == sort && options.contains(&answer)).then_some(answer)
    }

    /// SC-PLAN-02: the orders that are left in the Planning Phase.
    fn planned(&self, seat: Seat, plan: &[Action]) -> Result<Option<Self>, usize> {
        if !self.steps.contains(&Step::Planning) {
            return if plan.is_empty() { Ok(None) } else { Err(0) };
        }
        let placed = self.orders.iter().filter(|placed| placed.seat == seat).count();
        let left = usize::from(ORDERS).saturating_sub(placed);
        let mut game = self.clone();
        for (at, &action) in plan.iter().enumerate() {
            game.push(Step::PlaceOrder(seat));
            let order = matches!(action, Action::PlaceOrder { .. });
            if at >= left || !order || game.permit(seat, action).is_err() {
                return Err(at);
            }
            game.carry_out(seat, action, &mut NoLog);
        }
        game.push(Step::PlaceOrder(seat));
        let mut options = Options::new();
        game.order_options(seat, &mut options);
        let more = plan.len() < left && !self.player(seat).eliminated && !options.is_empty();
        Ok(more.then_some(game))
    }

    /// SC-BATTLE-21: the standard card of the first skirmish, wherever own units stand.
    fn guards(&self, seat: Seat) -> Guards<Action> {
        let fought = self.battle.as_ref().filter(|battle| battle.seats[DEFENDER] == seat);
        let fought = fought.map(|battle| battle.area);
        let held = self.lands[seat.index()].iter();
        let own = held.filter(|area| self.area(*area).owner.is(seat) && fought != Some(*area));
        let places = own.chain(fought);
        let cards = self.player(seat).hand.and(self.sheet(seat).standard);
        let cards = cards.iter(self.race(seat));
        Guards {
            places: places.map(|area| (area.to_string(), area.into())).collect(),
            choices: cards.map(|card| (Action::PlayCard { card }, card.into())).collect(),
        }
    }

    fn is_attacked(&self, seat: Seat, place: &str) -> bool {
        let asked = self.step() == Step::PlaceStandard(seat, DEFENDER as u8);
        let first = |battle: &Battle| battle.current == 0 && battle.area.to_string() == place;
        asked && self.battle.as_ref().is_some_and(first)
    }
}
