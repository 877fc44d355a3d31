//! What the coach says is so, whatever the pupil does: every lesson, guided game and puzzle by random legal choices. A note is
//! untrue if what it stands beside or lights is not on the page, if what it asks for cannot be chosen, or if who does
//! it has missed the goal.

use std::collections::BTreeSet;

use kernel::{Rng, SeatSet};
use ui::learn::{CoachNote, Lesson, LessonKind, PUPIL, Place, Verdict, fits};
use ui::table::table_page;
use ui_forbidden_stars::Pages as Stars;
use ui_starcraft::Pages;

use super::{Taught, act, drive, options, table};
use crate::tests::around;
use crate::{Choices, Lead, Learning, Seated, Sight};

/// So many random games of each lesson.
const GAMES: u64 = 4;
/// So many choices of the pupil in each: a round is over by then, or goes nowhere.
const CHOICES: usize = 40;

#[test]
fn what_the_coach_says_is_so_whatever_is_chosen() {
    let mut untrue = play::<Pages>();
    untrue.extend(play::<Stars>());
    assert!(untrue.is_empty(), "{untrue:#?}");
}

/// The log of every lesson began with the planning of round 1.
#[test]
fn the_log_of_a_lesson_begins_in_its_round() {
    let mut seated = table::<Pages>(super::lesson::<Pages>("stack"));
    act(&mut seated, PUPIL, "order build braken");
    let heading = |round: usize| {
        let heading = kernel::message!("sc-log-heading-planning", round = round);
        tongue::english().say(&heading)
    };
    let page = page(&seated);
    assert!(page.contains(&heading(3)) && !page.contains(&heading(1)));
}

/// What was said in the games of a lesson, and what of it was not so.
#[derive(Default)]
struct Heard {
    said: BTreeSet<String>,
    untrue: BTreeSet<String>,
}

fn play<S: Taught>() -> BTreeSet<String> {
    let mut untrue = BTreeSet::new();
    for lesson in S::lessons() {
        let mut heard = Heard::default();
        for game in 0..GAMES {
            match lesson.kind {
                LessonKind::Guided => guided::<S>(lesson, game, &mut heard),
                LessonKind::Lesson | LessonKind::Puzzle => at_random::<S>(lesson, game, &mut heard),
            }
        }
        untrue.extend(heard.untrue);
        // The last note of a guided game is its farewell.
        let notes = lesson.notes.len() - usize::from(lesson.kind == LessonKind::Guided);
        let unsaid = lesson.notes[..notes].iter().filter(|note| !heard.said.contains(&note.id));
        untrue.extend(unsaid.map(|note| format!("{}: note {} is never said", lesson.id, note.id)));
    }
    untrue
}

/// What the pupil's page has ids for.
fn page<S: Taught>(seated: &Seated<S>) -> String {
    let sight = Sight { seat: Some(PUPIL), own: SeatSet::one(PUPIL), ..Sight::SPECTATOR };
    around(seated, |around| {
        let game = seated.table().game();
        seated.drawn(around, sight, game, None, |scene| table_page(scene).into_string())
    })
}

/// What a note stands beside or lights that is not on the page.
fn missing(lesson: &Lesson, note: &CoachNote, page: &str) -> Vec<String> {
    let on_page = |ids: &&String| ids.split(' ').any(|id| page.contains(&format!("id=\"{id}\"")));
    let gone = std::iter::once(&note.anchor).chain(&note.also).filter(|ids| !on_page(ids));
    gone.map(|ids| format!("{}, note {}: no {ids} on the page", lesson.id, note.id)).collect()
}

/// Plays a guided game by what it accepts, and looks at every question.
fn guided<S: Taught>(lesson: &'static Lesson, game: u64, heard: &mut Heard) {
    let (mut seated, mut rng) = (table::<S>(lesson), Rng::new(game));
    loop {
        drive(&mut seated);
        let Place::At(beat) = lesson.script.place(seated.moment()) else { break };
        let note = &lesson.notes[beat.note];
        heard.said.insert(note.id.clone());
        if game == 0 {
            heard.untrue.extend(missing(lesson, note, &page(&seated)));
        }
        if !beat.is_own() {
            seated.lead(Lead::On).expect("it goes on");
            continue;
        }
        let made: Vec<String> = seated.made().into_iter().map(|(_, text)| text).collect();
        let good = options(&seated, PUPIL);
        let good: Vec<_> = good.iter().filter(|it| lesson.script.accepts(&made, it)).collect();
        assert!(!good.is_empty(), "{}, note {}: it cannot be done", lesson.id, note.id);
        act(&mut seated, PUPIL, good[rng.below(good.len() as u32) as usize]);
    }
}

/// Plays a lesson or puzzle: in the first game by the way that the coach knows, else at random.
fn at_random<S: Taught>(lesson: &'static Lesson, game: u64, heard: &mut Heard) {
    let (mut seated, mut rng) = (table::<S>(lesson), Rng::new(game));
    let mut drawn = None;
    for _ in 0..CHOICES {
        drive(&mut seated);
        let told = seated.coaching(None).expect("a lesson");
        if told.verdict != Verdict::Open || !seated.table().pending().contains(PUPIL) {
            break;
        }
        let offered = options(&seated, PUPIL);
        let mut asked = Vec::new();
        if let Some(note) = told.note.map(|note| &lesson.notes[note]) {
            heard.said.insert(note.id.clone());
            asked.extend(
                offered.iter().filter(|it| note.asks.iter().any(|pattern| fits(it, pattern))),
            );
            assert!(!asked.is_empty(), "{}, note {}: it cannot be done", lesson.id, note.id);
            if drawn != told.note {
                heard.untrue.extend(missing(lesson, note, &page(&seated)));
                drawn = told.note;
            }
            for choice in &asked {
                let mut tried = seated.clone();
                act(&mut tried, PUPIL, choice);
                drive(&mut tried);
                let verdict = tried.coaching(None).expect("a lesson").verdict;
                if matches!(verdict, Verdict::Missed(_)) {
                    let wrong =
                        format!("{}, note {}: {choice} misses the goal", lesson.id, note.id);
                    heard.untrue.insert(wrong);
                }
            }
        }
        let known = told.next.as_ref().filter(|_| game == 0);
        assert!(game > 0 || known.is_some(), "{}: the way is lost", lesson.id);
        let choice = known.unwrap_or_else(|| &offered[rng.below(offered.len() as u32) as usize]);
        act(&mut seated, PUPIL, &choice.clone());
    }
    let verdict = seated.coaching(None).expect("a lesson").verdict;
    assert!(game > 0 || verdict == Verdict::Reached, "{}: {verdict:?}", lesson.id);
}
