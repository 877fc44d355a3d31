//! Several lines of the log that are alike, in one sentence.

use forbidden_stars::Event;
use kernel::{Arg, Message, message};

use crate::scene::{Line, Scene};
use crate::{combat, names};

/// One sentence for the first lines, and how many they are; none if the first is told by itself.
pub(super) fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Message)> {
    let view = scene.view;
    let first = &lines.first()?.event;
    let alike =
        |like: &dyn Fn(&Event) -> bool| lines.iter().take_while(|line| like(&line.event)).count();
    let (count, told) = match *first {
        Event::CardDrawn { seat, .. } => {
            let count = alike(
                &|event| matches!(event, Event::CardDrawn { seat: other, .. } if *other == seat),
            );
            let card = |line: &Line| match line.event {
                Event::CardDrawn { card, .. } => Some(message!("fs-title", card = card)),
                _ => None,
            };
            let cards: Arg = lines[..count].iter().filter_map(card).collect();
            (count, message!("fs-log-draws", seat = seat, cards = cards))
        }
        Event::EventDrawn { seat, .. } => {
            let count = alike(
                &|event| matches!(event, Event::EventDrawn { seat: other, .. } if *other == seat),
            );
            let card = |line: &Line| match line.event {
                Event::EventDrawn { event, .. } => Some(message!("fs-title", card = event)),
                _ => None,
            };
            let cards: Arg = lines[..count].iter().filter_map(card).collect();
            (count, message!("fs-log-draws", seat = seat, cards = cards))
        }
        Event::Hit { .. } => combat::volley(lines)?,
        Event::UnitMoved { seat, unit, from, to } => {
            let count = alike(&|event| event == first);
            let (from, to) = (names::area(view, from), names::area(view, to));
            let told = message!(
                "fs-log-moved-many",
                seat = seat,
                count = count,
                unit = unit,
                from = from,
                to = to
            );
            (count, told)
        }
        Event::UnitPlaced { seat, unit, area } => {
            let count = alike(&|event| event == first);
            let area = names::area(view, area);
            (
                count,
                message!(
                    "fs-log-placed-many",
                    seat = seat,
                    count = count,
                    unit = unit,
                    area = area
                ),
            )
        }
        _ => return None,
    };
    (count > 1).then_some((count, told))
}
