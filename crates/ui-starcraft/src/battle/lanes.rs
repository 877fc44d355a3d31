//! Who stands where: the skirmishes and those without one, from what the view shows and the log
//! remembers.

use kernel::Seat;
use starcraft::ids::Unit;
use starcraft::view::{BattleView, View};
use starcraft::{Fate, Fighter, Stage, Step};

use super::chronicle::Chronicle;
use super::pieces::{Squad, Standing};

/// A skirmish, or those who have none.
#[derive(Debug)]
pub(super) struct Lane {
    /// Its number; none for those without a skirmish.
    pub skirmish: Option<u8>,
    /// The attacker's and the defender's half.
    pub halves: [Half; 2],
}

/// One side of a lane.
#[derive(Debug, Default)]
pub(super) struct Half {
    /// The front-line unit.
    pub front: Option<Squad>,
    /// The others, by kind.
    pub behind: Vec<Squad>,
}

/// All lanes, those without a skirmish last; each kind of unit carries its id once.
pub(super) fn lanes(view: &View, battle: &BattleView, past: &Chronicle) -> Vec<Lane> {
    let mut lanes = skirmishes(&battle.fighters, past, battle.skirmishes.len());
    let waiting = Lane { skirmish: None, halves: [0, 1].map(|side| unpaired(view, battle, side)) };
    if waiting.halves.iter().any(|half| !half.behind.is_empty()) {
        lanes.push(waiting);
    }
    give_ids(view.step, battle, &mut lanes);
    lanes
}

/// The lanes of a battle as the log tells it.
pub(super) fn recorded(past: &Chronicle) -> Vec<Lane> {
    skirmishes(&[], past, past.skirmishes.len())
}

fn skirmishes(fighters: &[Fighter], past: &Chronicle, count: usize) -> Vec<Lane> {
    let mut elsewhere = past.elsewhere.clone();
    let lane = |number: u8| Lane {
        skirmish: Some(number),
        halves: [0, 1].map(|side| fought(fighters, past, number, side, &mut elsewhere[side])),
    };
    (0..count as u8).map(lane).collect()
}

/// The skirmish that is being set up or fought.
pub(super) fn current(battle: &BattleView) -> Option<u8> {
    match battle.stage {
        Stage::Placing
        | Stage::Reveal
        | Stage::Cancel
        | Stage::Compare
        | Stage::Losses
        | Stage::Texts
        | Stage::Leaving
        | Stage::Tidy => Some(battle.current),
        _ => None,
    }
}

fn standing(fate: Fate) -> Standing {
    match fate {
        Fate::Fighting => Standing::Up,
        Fate::Lost | Fate::Gone => Standing::Down,
        Fate::Leaving => Standing::Leaving,
    }
}

fn one(seat: Seat, side: usize, unit: Unit, standing: Standing, cloaked: bool) -> Squad {
    let side = side as u8;
    let (asked, named, next, step) = (false, false, false, None);
    Squad { seat, side, unit, count: 1, standing, cloaked, asked, named, next, step }
}

/// Adds a unit to those of its kind that stand as it does.
fn join(squads: &mut Vec<Squad>, new: Squad) {
    let alike = |squad: &&mut Squad| {
        squad.unit == new.unit && squad.standing == new.standing && squad.cloaked == new.cloaked
    };
    match squads.iter_mut().find(alike) {
        Some(squad) => squad.count += 1,
        None => squads.push(new),
    }
}

/// Takes one of a kind out of a list.
fn take(units: &mut Vec<Unit>, unit: Unit) -> bool {
    let place = units.iter().position(|&other| other == unit);
    place.map(|place| units.swap_remove(place)).is_some()
}

/// A side of a skirmish: everybody who was sent there, as they stand now.
fn fought(
    fighters: &[Fighter],
    past: &Chronicle,
    number: u8,
    side: usize,
    elsewhere: &mut Vec<Unit>,
) -> Half {
    let seat = past.seats[side];
    let mut here: Vec<&Fighter> = fighters
        .iter()
        .filter(|fighter| usize::from(fighter.side) == side && fighter.skirmish == Some(number))
        .collect();
    let known = past.skirmishes.get(usize::from(number));
    let mut fallen = known.map_or(Vec::new(), |known| known.fallen[side].clone());
    let mut withdrew = known.map_or(Vec::new(), |known| known.withdrew[side].clone());
    let taken = known.is_some_and(|known| known.taken[side]);
    let mut find = |unit: Unit, front: bool| {
        let place = here.iter().position(|fighter| fighter.unit == unit && fighter.front == front);
        if let Some(fighter) = place.map(|place| here.swap_remove(place)) {
            return one(seat, side, unit, standing(fighter.fate), fighter.cloaked);
        }
        let standing = if front && taken {
            Standing::Taken
        } else if take(&mut withdrew, unit) {
            Standing::Away
        } else if take(&mut fallen, unit) {
            Standing::Down
        } else if take(elsewhere, unit) {
            Standing::DownLater
        } else {
            // It stands in the area again.
            Standing::Up
        };
        one(seat, side, unit, standing, false)
    };
    let mut half = Half::default();
    if let Some(known) = known {
        half.front = known.pair.map(|pair| find(pair[side], true));
        for &unit in &known.behind[side] {
            join(&mut half.behind, find(unit, false));
        }
    }
    // Whoever the log does not know of.
    for fighter in here {
        let squad = one(seat, side, fighter.unit, standing(fighter.fate), fighter.cloaked);
        if fighter.front && half.front.is_none() {
            half.front = Some(squad);
        } else {
            join(&mut half.behind, squad);
        }
    }
    half
}

/// Those of a side without a skirmish. The first of them is the next to support one.
fn unpaired(view: &View, battle: &BattleView, side: usize) -> Half {
    let mut half = Half::default();
    let waiting = battle
        .fighters
        .iter()
        .filter(|fighter| usize::from(fighter.side) == side && fighter.skirmish.is_none());
    for fighter in waiting {
        join(
            &mut half.behind,
            one(battle.seats[side], side, fighter.unit, standing(fighter.fate), false),
        );
    }
    if matches!(view.step, Step::Support(_, asked) if usize::from(asked) == side)
        && let Some(first) = half.behind.first_mut()
    {
        first.next = true;
    }
    half
}

/// Marks whom the present step may be about; the first of each kind carries the id.
fn give_ids(step: Step, battle: &BattleView, lanes: &mut [Lane]) {
    let mut named: Vec<(u8, Unit)> = Vec::new();
    for lane in lanes {
        let in_current = lane.skirmish == Some(battle.current);
        for half in &mut lane.halves {
            let front = half.front.iter_mut().map(|squad| (squad, true));
            for (squad, front) in front.chain(half.behind.iter_mut().map(|squad| (squad, false))) {
                let up = squad.standing == Standing::Up;
                squad.asked = match step {
                    Step::LoseSupport(..) => in_current && !front && up,
                    Step::LoseToText(..) | Step::LoseAssist(..) => in_current && up,
                    Step::LoseInRetreat(..) => squad.standing == Standing::Leaving,
                    Step::Pair(..) | Step::NameFront(..) | Step::Sacrifice(..) => {
                        lane.skirmish.is_none()
                    }
                    _ => up,
                };
                let kind = (squad.side, squad.unit);
                if squad.asked && !named.contains(&kind) {
                    named.push(kind);
                    squad.named = true;
                }
            }
        }
    }
}
