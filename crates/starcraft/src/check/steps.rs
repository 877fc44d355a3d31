//! Whether what is going on makes sense: the steps, and what each of them needs to be there.
//!
//! In play this always holds; a state that was written by hand must prove it before it is loaded.

use kernel::Seat;

use super::{Check, is_area, on_table};
use crate::battle::{Battle, Fate, Stage};
use crate::cards::face;
use crate::content::{EventUse, Op, When, content};
use crate::events::kind_of;
use crate::ids::{Order, Unit};
use crate::payment::Item;
use crate::stages::{PlanningStage, RegroupingStage, SetupStage};
use crate::state::{StarCraft, Step};

/// The steps as a whole.
pub(super) fn check(game: &StarCraft) -> Check {
    must!(game.seats >= 2 && game.first.0 < game.seats, "there is no first player");
    must!(game.turn.0 < game.seats && game.turns <= game.seats, "it is nobody's turn");
    let factions = || game.everybody().filter_map(|seat| game.player(seat).faction);
    let twice = factions().any(|one| factions().filter(|&other| other == one).count() > 1);
    must!(!twice, "a faction is played twice");
    let Some((&phase, inner)) = game.steps.split_first() else {
        return Err("nothing is going on".into());
    };
    let staged = match phase {
        Step::Setup => SetupStage::exists(game.stage),
        Step::Planning => PlanningStage::exists(game.stage),
        Step::Execution | Step::Over => true,
        Step::Regrouping => RegroupingStage::exists(game.stage),
        _ => return Err("no phase is going on".into()),
    };
    must!(staged, "there is no stage {}", game.stage);
    must!((phase == Step::Over) == game.ending.is_some(), "an end that is none");
    must!((phase == Step::Setup) == (game.round == 0), "the round does not fit the phase");
    let choosing = phase == Step::Setup && SetupStage::at(game.stage) == SetupStage::Factions;
    must!(choosing || factions().count() == game.seats as usize, "a seat has no faction");
    // SC-SETUP-03: who was asked has chosen.
    let asked =
        (0..if choosing { game.turns } else { 0 }).map(|turn| game.clockwise(game.first, turn));
    for seat in asked {
        let chosen = game.player(seat).faction.is_some();
        must!(chosen || inner.contains(&Step::ChooseFaction(seat)), "seat {seat} was not asked");
    }
    let has = |step: Step| inner.contains(&step);
    must!(has(Step::Battle) == game.battle.is_some(), "a battle without units, or units without");
    must!(has(Step::Script) == game.script.is_some(), "an Event card is executed without a card");
    let paying = inner.iter().any(|step| matches!(step, Step::Pay(_)));
    must!(paying == game.payment.is_some(), "a payment without a price");
    let ordering = inner.iter().any(|step| matches!(step, Step::Order | Step::ExecuteOrEvent(_)));
    must!(ordering == game.order.is_some(), "an order is executed without an order");
    for (depth, &step) in inner.iter().enumerate() {
        let below = game.steps[depth];
        must!(step.fits_on(below), "{step:?} cannot follow {below:?}");
        if let Some(seat) = step.seat() {
            must!(seat.0 < game.seats, "there is no seat {seat}");
            let out = game.player(seat).eliminated;
            must!(!out || matches!(step, Step::PlayEvents(_)), "seat {seat} is out of the game");
        }
        step_needs(game, step)?;
    }
    if let Some(order) = &game.order {
        order_fits(game, order.seat)?;
    }
    if let Some(battle) = &game.battle {
        battle_fits(game, battle)?;
    }
    Ok(())
}

/// What a step points at must be there.
fn step_needs(game: &StarCraft, step: Step) -> Check {
    let side_of = |seat: Seat, side: u8| {
        game.battle
            .as_ref()
            .is_some_and(|battle| (side as usize) < 2 && battle.seats[side as usize] == seat)
    };
    let picked = game.order.is_some_and(|order| order.picked.is_some());
    let ok = match step {
        Step::PlacePlanet(seat, planet) => {
            planet.index() < content().planets.len()
                && game.planets[planet.index()].dealt.is(seat)
                && !game.placed.has(planet)
        }
        Step::PickPlanet(seat) => game.planets.iter().any(|planet| planet.dealt.is(seat)),
        Step::LayRoutes(seat, planet) => game.steps.contains(&Step::StartBase(seat, planet)),
        Step::StartBase(_, planet) => on_table(game, planet),
        Step::ZEnd(_, Some((planet, _))) => on_table(game, planet),
        Step::GiveUp(seat, unit, area) => {
            is_area(game, area) && own_unit(game, seat, unit) && unit_is_made_of_others(unit)
        }
        Step::TechToHand(seat, tech, _) => tech.race() == game.race(seat),
        Step::Window(seat, When::StartOfBattle) => side_of(seat, 0) || side_of(seat, 1),
        Step::Window(_, when) => when.opener().is_some_and(|opener| game.steps.contains(&opener)),
        Step::Sacrifice(seat, side)
        | Step::NameFront(seat, side)
        | Step::Support(seat, side)
        | Step::PlaceStandard(seat, side)
        | Step::PlaceLooked(seat, side)
        | Step::PlaceReinforcement(seat, side)
        | Step::ReplaceStandard(seat, side)
        | Step::LoseSupport(seat, side)
        | Step::Withdraw(seat, side)
        | Step::LoseToSplash(seat, side)
        | Step::LoseToNuke(seat, side)
        | Step::LeaveExcess(seat, side)
        | Step::LoseAtStart(seat, side, _)
        | Step::LoseAssist(seat, side)
        | Step::LoseToLeader(seat, side, _)
        | Step::Collateral(seat, side)
        | Step::RetreatTo(seat, side) => side_of(seat, side),
        Step::Switch(seat) => side_of(seat, 1),
        Step::Infest(_, area) | Step::Muster(_, Some(area)) => is_area(game, area),
        Step::ToReserve(seat, unit, area) => {
            is_area(game, area)
                && own_unit(game, seat, unit)
                && game.area(area).owner.is(seat)
                && game.area(area).units[unit.kind()] > 0
        }
        Step::Avenge(seat) => game.avenger.is_some_and(|(avenger, _)| avenger == seat),
        Step::LoseToText(seat, side, card) => {
            let kills = |op: &Op| matches!(op, Op::DestroyVictims { .. });
            side_of(seat, side) && face(card).effects.iter().any(|effect| kills(&effect.op))
        }
        Step::LoseInRetreat(seat, side, area) => side_of(seat, side) && is_area(game, area),
        Step::MoveTo(_) | Step::RecallTo(_) => picked,
        Step::Carry(_, area) => picked && game.is_scenario() && is_area(game, area),
        Step::Pay(seat) => payment_fits(game, seat),
        Step::Script | Step::ScriptChoice(_) => script_fits(game),
        _ => true,
    };
    must!(ok, "{step:?} makes no sense here");
    Ok(())
}

fn own_unit(game: &StarCraft, seat: Seat, unit: Unit) -> bool {
    unit.race() == game.race(seat)
}

fn unit_is_made_of_others(unit: Unit) -> bool {
    content().units[unit.plain().index()].destroys.is_some()
}

fn payment_fits(game: &StarCraft, seat: Seat) -> bool {
    let Some(payment) = game.payment else { return false };
    let mut options = kernel::Options::new();
    let item = match payment.item {
        Item::Unit(unit, area) | Item::TechUnit(unit, area) => {
            own_unit(game, seat, unit)
                && is_area(game, area)
                && game.order.is_some()
                && game.spare_figures(seat, unit) > 0
        }
        Item::Reserve(unit) => {
            own_unit(game, seat, unit) && game.order.is_some() && game.spare_figures(seat, unit) > 0
        }
        Item::Base(area) => is_area(game, area) && game.area(area).base.is_none(),
        Item::Transport(route) => game.open_routes(seat).any(|open| open == route),
        Item::Building(building) => {
            building.race() == game.race(seat) && game.next_building(seat, building).is_some()
        }
        Item::Technology(tech) => tech.race() == game.race(seat),
        Item::Ability(tech) => tech.race() == game.race(seat) && game.battle.is_some(),
        Item::Worker => game.workers(seat) < game.worker_tokens(seat),
        Item::Module(_) | Item::Points(_) => true,
    };
    let priced = payment.left.iter().all(|&left| left <= game.worker_tokens(seat));
    if item && priced {
        game.pay_options(seat, &mut options);
    }
    !options.is_empty() && payment.left != [0; 2]
}

fn script_fits(game: &StarCraft) -> bool {
    let Some(script) = &game.script else { return false };
    let (effects, immediate) = match script.leader {
        Some(leader) => (&leader.face().effects, true),
        None => {
            let event = &content().events[kind_of(script.card).index()];
            (&event.effects, event.kind == EventUse::Immediate)
        }
    };
    let lists = match effects.first().map(|effect| &effect.op) {
        Some(Op::ChooseOne(lists)) => lists.len(),
        _ => 0,
    };
    let chosen = script.chosen.is_none_or(|chosen| (chosen as usize) < lists);
    let routes = [script.route, script.last_route];
    let laid = routes.into_iter().flatten().all(|route| game.routes[route.index()].placed);
    let few = script.units.iter().all(|&count| count <= 2);
    let there = script.area.is_none_or(|area| {
        let here = game.area(area);
        let assault =
            matches!(game.script_effect().map(|effect| &effect.op), Some(Op::MoveAnyUnits { .. }));
        !assault || here.units.iter().zip(&script.units).all(|(there, moved)| moved <= there)
    });
    immediate && script.at < 8 && chosen && laid && few && there
}

fn order_fits(game: &StarCraft, seat: Seat) -> Check {
    let Some(order) = &game.order else { return Ok(()) };
    must!(!game.player(seat).eliminated, "an eliminated player executes an order");
    must!(order.stage <= 5 && order.built <= 40, "the order has no such step");
    let top = game.orders.top(order.planet);
    let lies = top.is_some_and(|top| top.seat == seat && top.order == order.token);
    must!(!order.on_stack || lies, "the order does not lie on its planet");
    let building = game.steps.iter().any(|step| {
        matches!(step, Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_))
    });
    must!(!building || order.order.standard() == Order::BUILD, "nothing can be built now");
    let moving = game.steps.iter().any(|step| {
        matches!(
            step,
            Step::Move(_) | Step::Recall(_) | Step::RecallTo(_) | Step::Carry(..) | Step::Battle
        )
    });
    must!(!moving || order.order.standard() == Order::MOBILIZE, "nothing can be moved now");
    let attackers: u32 = order.attackers.iter().map(|&count| u32::from(count)).sum();
    let target = order.enemy_area.and_then(|area| game.area(area).owner.seat());
    must!(
        attackers == 0 || attackers <= 20 && target.is_some_and(|owner| owner != seat),
        "attackers without an enemy"
    );
    for area in order.planet.areas() {
        let here = game.area(area);
        let fresh: u8 = order.fresh[area.place()].iter().sum();
        must!(fresh == 0 || here.owner.is(seat) && fresh <= here.count(), "units built nowhere");
    }
    if let Some((unit, from)) = order.picked {
        let own = unit.race() == game.race(seat) || unit.stolen_by().is_some();
        let here = game.area(from);
        let count = if here.owner.is(seat) { here.units } else { order.attackers };
        must!(own && count[unit.kind()] > 0, "a unit moves that is not there");
    }
    if let Some(tech) = order.technology {
        must!(tech.race() == game.race(seat), "a technology of another race");
    }
    Ok(())
}

fn battle_fits(game: &StarCraft, battle: &Battle) -> Check {
    let attacker = game.order.map(|order| (order.seat, order.planet, order.on_stack));
    let expected = Some((battle.seats[0], battle.area.planet(), false));
    must!(attacker == expected, "the battle does not belong to the order");
    must!(battle.turn <= 4, "the battle has no such turn");
    let resolving = matches!(
        battle.stage,
        Stage::Reveal
            | Stage::Cancel
            | Stage::Feedback
            | Stage::Compare
            | Stage::Collateral
            | Stage::Losses
            | Stage::Texts
            | Stage::Leaving
            | Stage::Tidy
    );
    let skirmishes = battle.skirmishes.len();
    must!(!resolving || (battle.current as usize) < skirmishes, "no skirmish is being resolved");
    let compared = matches!(
        battle.stage,
        Stage::Losses | Stage::Texts | Stage::Leaving | Stage::Collateral | Stage::Tidy
    );
    must!(compared == battle.values.is_some(), "the skirmish has no values");
    let withdrawing = battle.withdrawing.map(usize::from);
    let cloaked = withdrawing
        .is_none_or(|at| battle.fighters.get(at).is_some_and(|fighter| fighter.fate == Fate::Lost));
    must!(cloaked, "nobody withdraws");
    let asked = game.steps.iter().any(|step| matches!(step, Step::Withdraw(..)));
    must!(asked == withdrawing.is_some(), "nobody withdraws");
    let looking = game.steps.iter().any(|step| matches!(step, Step::PlaceLooked(..)));
    must!(looking != battle.looked.is_empty(), "cards are looked at by nobody");
    for fighter in &battle.fighters {
        let early = matches!(
            battle.stage,
            Stage::Abilities | Stage::Draws | Stage::Fronts | Stage::Pairs | Stage::Supports
        );
        let fights = fighter.fate != Fate::Gone && !early && battle.called_off.is_none();
        let over = matches!(
            battle.stage,
            Stage::Aftermath
                | Stage::DefenderRetreat
                | Stage::AttackerExcess
                | Stage::AttackerRetreat
                | Stage::End
        );
        must!(!fights || over || fighter.skirmish.is_some(), "a unit stands idle");
    }
    let placing = matches!(game.step(), Step::PlaceStandard(..) | Step::PlaceReinforcement(..));
    must!(!placing || (battle.current as usize) < skirmishes, "cards are placed nowhere");
    let few = battle.sides.iter().all(|side| side.nuked <= 20 && side.nuked_if_away <= 20);
    must!(few, "too many Nukes");
    let fits_i8 = |value: i8| (-40..=40).contains(&value);
    must!(
        battle.sides.iter().all(|side| fits_i8(side.attack) && fits_i8(side.health)),
        "a bonus no card gives"
    );
    Ok(())
}
