//! What those are told who look on at a table where they see everything later and talk among themselves.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{CHAT_SHOWN, Saying};

use crate::timed::Timed;
use crate::{Live, Playing};

/// Those who look on.
#[derive(Clone, Debug)]
pub struct Onlookers {
    /// So many choices later they see everything.
    pub behind: u16,
    /// What they see, and what they will see, the first first.
    past: VecDeque<Past>,
    /// What they have said lately.
    pub(crate) chat: VecDeque<Arc<Saying>>,
}

/// A table as it was.
#[derive(Clone, Debug)]
struct Past {
    table: Arc<Box<dyn Playing>>,
    timed: Option<Timed>,
}

impl Onlookers {
    /// They see everything so many choices later.
    pub fn new(behind: u16) -> Self {
        Self { behind, past: VecDeque::new(), chat: VecDeque::new() }
    }

    pub(crate) fn hear(&mut self, said: &Saying) {
        self.chat.push_back(Arc::new(said.clone()));
        if self.chat.len() > CHAT_SHOWN {
            self.chat.pop_front();
        }
    }
}

impl Live {
    /// Something has changed at the table as it was before: those who look on will see it later. Once the game is over they see
    /// everything, and everybody hears what they have said.
    pub fn pass(&mut self, before: &Self) {
        let (now, over) = (self.table.moment(), self.table.is_over());
        let Some(onlookers) = &mut self.onlookers else { return };
        let (past, behind) = (&mut onlookers.past, usize::from(onlookers.behind));
        if over {
            past.clear();
            self.chat.extend(std::mem::take(&mut onlookers.chat));
            self.chat.make_contiguous().sort_by_key(|said| said.number);
            let old = self.chat.len().saturating_sub(CHAT_SHOWN);
            self.chat.drain(..old);
            return;
        }
        if now > before.table.moment() && behind > 0 {
            past.push_back(Past { table: Arc::clone(&before.table), timed: before.timed.clone() });
        }
        // What was taken back was seen by those who play; who looks on never sees it.
        while past.back().is_some_and(|past| past.table.moment() > now) {
            past.pop_back();
        }
        while past.get(1).is_some_and(|next| next.table.moment() + behind <= now) {
            past.pop_front();
        }
    }

    /// The table as those see it who look on; none where they see what everybody sees.
    pub fn for_onlookers(&self) -> Option<Self> {
        let onlookers = self.onlookers.as_ref().filter(|_| !self.table.is_over())?;
        let seen = onlookers.past.front();
        let (table, timed) =
            seen.map_or((&self.table, &self.timed), |past| (&past.table, &past.timed));
        Some(Self {
            table: Arc::clone(table),
            timed: timed.clone(),
            chat: onlookers.chat.clone(),
            looked_on: true,
            ..self.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use kernel::history::Chance;
    use kernel::{Rng, Seat, Viewer};
    use serde_json::{Map, Value, json};
    use table::{Change, Holder, PersonId, Place};
    use tongue::english;

    use super::*;
    use crate::{Games, Origin};

    fn two(games: &Games, behind: u16) -> Live {
        let game = &games[0];
        let dealt = game.kind().dealt.iter().map(|(key, value)| ((*key).to_owned(), json!(value)));
        let setup = json!({"players": 2, "options": dealt.collect::<Map<_, _>>()});
        let chance = Chance::Seed { seed: 13, salt: Some("salt".to_owned()) };
        let place = |person: &str| Place::new(Holder::Person(person.into()), person);
        let origin = Origin::deal(game.rules(), chance);
        let places = ["a", "b"].map(place).to_vec();
        let live = Live::new(String::new(), &**game, &setup, origin, places).expect("legal");
        Live { onlookers: Some(Onlookers::new(behind)), ..live }
    }

    fn seen(live: &Live) -> (usize, Value) {
        let view = live.table.view(Viewer::Spectator).expect("it has begun");
        (live.table.moment(), view)
    }

    /// A random course of choices and take-backs of two people: who looks on sees exactly what was there so many choices before, and
    /// never anything twice. What was taken back before they saw it they never see.
    #[test]
    fn who_looks_on_is_so_many_choices_behind_whatever_is_taken_back() {
        let games = crate::games::all(&native::Native);
        for behind in [0, 1, 8] {
            let (mut live, mut rng) = (two(&games, behind), Rng::new(u64::from(behind) + 3));
            // What the table was like after so many choices, as it came to be in the end.
            let mut course: Vec<(usize, Value)> = vec![seen(&live)];
            let (mut last, mut undone, mut changes) = (0, 0, Vec::new());
            while let Some(seat) = live.table.pending().iter().next() {
                let decision = live.table.decision(seat);
                let before = live.clone();
                let undo = rng.below(3) == 0;
                let mut take_back = |seat| {
                    let decision = live.table.decision(seat);
                    live.game().undo(seat, decision, None).ok()
                };
                let back = [Seat(0), Seat(1)].into_iter().filter(|_| undo).find_map(&mut take_back);
                match back {
                    Some(change) => {
                        undone += 1;
                        changes.push(change);
                    }
                    _ => {
                        let options = live.table.question(seat, english()).expect("asked").options;
                        let answer = rng.below(options.len() as u32) as usize;
                        let action = std::slice::from_ref(&options[answer].line);
                        changes.extend(live.game().act(seat, decision, action).expect("offered"));
                    }
                }
                live.pass(&before);
                course.truncate(live.table.moment());
                course.push(seen(&live));
                let Some(theirs) = live.for_onlookers() else { break };
                if changes.len() % 50 == 0 {
                    assert_eq!(seen_again(&games, behind, &changes), seen(&theirs), "restarted");
                }
                let there = theirs.table.moment();
                assert_eq!(seen(&theirs), course[there], "as it was");
                // What they have seen they have seen, as long as it is not taken back itself.
                let most = live.table.moment().saturating_sub(usize::from(behind));
                assert_eq!(there, most.max(last.min(live.table.moment())), "as late as was agreed");
                last = there;
            }
            assert!(live.table.is_over() && undone > 5, "{undone} choices were taken back");
        }
    }

    /// What they see of the table after a restart.
    fn seen_again(games: &Games, behind: u16, changes: &[Change<String>]) -> (usize, Value) {
        let mut again = two(games, behind);
        for change in changes {
            let before = again.clone();
            again.game().redo(change).expect("it was made");
            again.pass(&before);
        }
        seen(&again.for_onlookers().expect("it goes on"))
    }

    #[test]
    fn who_looks_on_has_no_seat_and_hears_who_looks_on() {
        let games = crate::games::all(&native::Native);
        let mut live = two(&games, 8);
        let a = PersonId::from("a");
        live.hear(Some(a.clone()), Some(Seat(0)), "a".to_owned(), "to all".to_owned());
        live.hear(None, None, "Eve".to_owned(), "aside".to_owned());
        let theirs = live.for_onlookers().expect("it goes on");
        let said = |live: &Live| live.chat().map(|said| said.text.clone()).collect::<VecDeque<_>>();
        assert_eq!(
            (said(&live), said(&theirs)),
            (["to all".to_owned()].into(), ["aside".to_owned()].into())
        );
        assert!(theirs.seats_of(Some(&a)).is_empty());
        assert_eq!(live.chat.back().map(|said| said.number), Some(0));
        assert_eq!(
            theirs.chat.back().map(|said| said.number),
            Some(1),
            "each has a number of its own"
        );
    }
}
