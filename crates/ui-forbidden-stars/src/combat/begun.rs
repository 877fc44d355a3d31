//! A combat in the middle of which a game begins, as lessons do: what was before is read from what is left of it.

use forbidden_stars::Event;
use forbidden_stars::ids::Fighter;
use forbidden_stars::view::CombatView;
use kernel::Seat;

use super::chronicle::{Chronicle, Member, Round};
use crate::scene::Line;

/// The chronicle of a combat whose beginning the log does not tell.
pub(super) fn begun(log: &[Line], combat: &CombatView, seats: [Seat; 2]) -> Chronicle {
    let over = log.iter().rposition(|line| matches!(line.event, Event::CombatEnds { .. }));
    let events = || log[over.map_or(0, |at| at + 1)..].iter().map(|line| &line.event);
    let mut told = Chronicle::new((0, 0), combat.area, seats);

    // Cards that lay open, and rounds that were over, before the log begins.
    let fought = events().filter(|it| matches!(it, Event::ExecutionRound { .. })).count();
    let before = usize::from(combat.round).saturating_sub(fought);
    let cards = [0, 1].map(|side| {
        let turned =
            |it: &&Event| matches!(it, Event::CardRevealed { seat, .. } if *seat == seats[side]);
        let played = &combat.sides[side].played;
        &played[..played.len().saturating_sub(events().filter(turned).count())]
    });
    told.rounds = (0..before)
        .map(|at| Round {
            cards: cards.map(|cards| cards.get(at).map(|it| it.card).into_iter().collect()),
            done: at + 1 < before,
            ..Round::default()
        })
        .collect();

    // Who stands there now, without those that came, and with those that fell.
    for (side, party) in combat.sides.iter().enumerate() {
        for (fighter, count) in &party.fighters {
            let member = Member::new(fighter.with_harm(false), 0);
            told.army[side].extend(std::iter::repeat_n(member, usize::from(*count)));
        }
    }
    for event in events() {
        match *event {
            Event::UnitDestroyed { seat, unit, stance, area } if area == combat.area => {
                if let Some(side) = told.side(seat) {
                    told.army[side].push(Member::new(Fighter::new(unit).in_stance(stance), 0));
                }
            }
            Event::UnitPlaced { seat, unit, area } if area == combat.area => {
                let army = told.side(seat).map(|side| &mut told.army[side]);
                if let Some(army) = army
                    && let Some(at) = army.iter().position(|it| it.fighter.unit() == Some(unit))
                {
                    army.remove(at);
                }
            }
            _ => {}
        }
    }
    events().for_each(|event| told.note(event));
    told
}
