//! Why a thing cannot be chosen now, and which rule says so.
//!
//! The rules themselves answer: what an option list asks for a yes or no comes back here with its
//! [`Reason`]. A reason rests on what the player who is asked may know, and on nothing else.

mod battles;
mod orders;
mod reason;
mod setup;

use kernel::{Message, Options, Seat};
use serde::Serialize;

pub(crate) use kernel::ensure;
pub(crate) use reason::Reason;

use crate::action::Action;
use crate::cards::face;
use crate::content::{EventUse, When, content};
use crate::ids::EventKind;
use crate::payment::Discount;
use crate::state::{StarCraft, Step};
use crate::thing::Thing;

/// A thing that one might expect to choose now, and why it cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Barred {
    /// What cannot be chosen.
    pub thing: Thing,
    /// Why.
    pub reason: Message,
    /// The rule that says so, e.g. `SC-PLAN-04`.
    pub rule: &'static str,
}

/// What is gathered for one decision.
struct Bars<'a> {
    game: &'a StarCraft,
    seat: Seat,
    offered: Vec<Thing>,
    barred: Vec<Barred>,
}

impl Bars<'_> {
    /// Notes a thing that a rule forbids. What is offered all the same has another way.
    fn test(&mut self, thing: Thing, verdict: Result<(), Reason>) {
        let Err(reason) = verdict else { return };
        let known = self.barred.iter().any(|barred| barred.thing == thing);
        if !known && !self.offered.contains(&thing) {
            let rule = reason.rule(self.game);
            let reason = self.game.reason(self.seat, thing, reason);
            self.barred.push(Barred { thing, reason, rule });
        }
    }

    fn bar(&mut self, thing: Thing, reason: Reason) {
        self.test(thing, Err(reason));
    }
}

impl StarCraft {
    /// The things a pending seat might expect to choose and cannot, each with its reason.
    pub fn barred(&self, seat: Seat) -> Vec<Barred> {
        if !self.pending().contains(seat) {
            return Vec::new();
        }
        let mut options = Options::new();
        self.list(seat, &mut options);
        let offered = options.iter().flat_map(|action| self.things_of(action)).collect();
        let mut bars = Bars { game: self, seat, offered, barred: Vec::new() };
        bars.declined();
        match self.step() {
            Step::ChooseFaction(_)
            | Step::PickPlanet(_)
            | Step::PlacePlanet(..)
            | Step::ZEnd(..)
            | Step::StartForces(_)
            | Step::StartTransport(_) => bars.setup(),
            Step::Window(_, when) => bars.abilities(when),
            Step::PlaceOrder(_) | Step::PlaceSecond(_) => bars.place_order(),
            Step::ChooseOrder(_) => bars.reveal(),
            Step::BuildUnits(_) => bars.build_units(),
            Step::GiveUp(_, unit, area) => bars.gifts(unit, area),
            Step::BuildUpgrades(_) => bars.build_upgrades(),
            Step::BuildBase(_) => bars.build_base(),
            Step::Move(_) => {
                bars.units_to_move();
                bars.items_to_take();
            }
            Step::MoveTo(_) | Step::RecallTo(_) => bars.areas_to_move(),
            Step::ResearchBuy(_) => bars.technologies(self.means(seat, Discount::None)),
            Step::Pay(_) => bars.paying(),
            Step::ScriptChoice(_) => bars.script(),
            Step::DiscardCards => bars.discards(),
            _ => bars.battle(),
        }
        bars.rest();
        bars.barred
    }

    /// The things a choice is made at, with the side of a unit in battle filled in.
    fn things_of(&self, action: &Action) -> Vec<Thing> {
        match (*action, self.step()) {
            (
                Action::Lose { unit }
                | Action::LoseFront { unit }
                | Action::Leave { unit }
                | Action::GiveUnit { unit }
                | Action::NameFront { unit },
                Step::LoseSupport(_, side)
                | Step::LoseToText(_, side, _)
                | Step::LoseAssist(_, side)
                | Step::LoseToSplash(_, side)
                | Step::LoseToNuke(_, side)
                | Step::LeaveExcess(_, side)
                | Step::LoseInRetreat(_, side, _)
                | Step::Sacrifice(_, side)
                | Step::NameFront(_, side),
            ) => vec![Thing::Fighter(side, unit)],
            _ => action.things().into_iter().collect(),
        }
    }
}

impl Bars<'_> {
    /// Where the answers are places and pieces that a card or an ability names, the others of
    /// their kind do not fit what it says.
    fn rest(&mut self) {
        let (game, seat) = (self.game, self.seat);
        if matches!(game.step(), Step::PlacePlanet(..)) {
            (0..4).for_each(|turn| self.bar(Thing::Rotation(turn), Reason::NoJoint));
        }
        if !matches!(game.step(), Step::Move(_) | Step::Recall(_) | Step::ScriptChoice(_)) {
            return;
        }
        let own = game.all_areas().filter(|&area| game.area(area).owner.is(seat));
        let units = own.flat_map(|area| {
            let kinds = game.kinds(seat, &game.area(area).units);
            kinds.map(move |unit| Thing::Units(area, unit))
        });
        let board = (game.all_areas().map(Thing::Area))
            .chain(game.galaxy().map(Thing::Planet))
            .chain(game.all_routes().map(Thing::Route))
            .chain(units);
        let asked: Vec<_> = self.offered.iter().map(std::mem::discriminant).collect();
        for thing in board.filter(|thing| asked.contains(&std::mem::discriminant(thing))) {
            self.bar(thing, Reason::NotAsked);
        }
    }

    /// Abilities of technologies that cannot be used now, and Event cards.
    fn abilities(&mut self, when: When) {
        let (game, seat) = (self.game, self.seat);
        for (card, effect) in game.tech_effects(seat) {
            if let Some(tech) = face(card).technology
                && effect.when == when
            {
                self.test(Thing::Tech(tech), game.may_use(seat, effect));
            }
        }
        for (leader, effect) in game.leader_effects(seat) {
            if effect.when == when {
                self.test(Thing::Leader(leader), game.may_use(seat, effect));
            }
        }
        self.events_in_play();
    }

    /// SC-REG-29: Event cards of the play area that are of no use now.
    fn events_in_play(&mut self) {
        let game = self.game;
        let kinds: Vec<EventKind> = game.player(self.seat).events.kinds().collect();
        for event in kinds {
            let face = &content().events[event.index()];
            if matches!(face.kind, EventUse::Strategy | EventUse::Held) {
                let used = !game.is_unused(event);
                let reason = if used { Reason::AbilityUsed } else { Reason::OtherTime };
                self.bar(Thing::Event(event), reason);
            }
        }
    }
}
