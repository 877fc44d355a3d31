//! Everything there is to learn from, played: the guided game with all it accepts and answers, and every
//! line of the lessons and puzzles.

mod truth;
mod words;

use std::collections::BTreeSet;

use kernel::history::{Chance, Deal};
use kernel::{Arg, Evaluate, Game, Options, Rng, Seat, Viewer, read_setup};
use table::{Holder, MOST_TAKEN_BACK, Place as Chair, Table};
use ui::learn::{
    Conditions, Goal, Lesson, LessonKind, Lines, PUPIL, Place, RIVAL, Verdict, fits, holds,
};
use ui::show::Show;
use ui_forbidden_stars::Pages as Stars;
use ui_starcraft::Pages;

use super::{can_fail, document};
use crate::{Choices, Lead, Learning, Seated, Thought};

/// A game that has something to learn from, and bots.
trait Taught: Show<Game: Evaluate> {}

impl<S: Show<Game: Evaluate>> Taught for S {}

fn lesson<S: Show>(id: &str) -> &'static Lesson {
    S::lessons().iter().find(|lesson| lesson.id == id).expect("a lesson")
}

/// A table where this is learned.
fn table<S: Taught>(lesson: &'static Lesson) -> Seated<S> {
    let setup = read_setup::<S::Game>(&lesson.setup).expect("a setup");
    let position = Some(lesson.position.clone());
    let deal = Deal { setup, rules: S::Game::RULES_VERSION, chance: Chance::seed(0), position };
    let places = vec![
        Chair::new(Holder::Person("pupil".into()), "Mira"),
        Chair::new(Holder::Bot("easy".into()), ""),
    ];
    let table = Table::new(deal, places).unwrap_or_else(|why| panic!("{}: {why}", lesson.id));
    let maker = bots::by_name::<S::Game>;
    let mut seated = Seated::new(table, lesson.setup.clone(), maker, &native::Native);
    seated.teach(&lesson.id, true);
    seated
}

fn options<S: Taught>(seated: &Seated<S>, seat: Seat) -> Vec<String> {
    let mut options = Options::new();
    seated.table().game().options(seat, &mut options);
    options.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn act<S: Taught>(seated: &mut Seated<S>, seat: Seat, choice: &str) {
    let decision = seated.decision(seat);
    let done = seated.act(seat, decision, &[choice.to_owned()]);
    if let Err(why) = done {
        panic!("{seat} {choice}: {why}; there is {:?}", options(seated, seat));
    }
}

/// Plays what is played by itself.
fn drive<S: Taught>(seated: &mut Seated<S>) {
    while let Some(Some(seat)) = seated.led_seat() {
        let choice = seated.led_choice(seat).expect("a choice");
        act(seated, seat, &choice);
    }
}

#[track_caller]
fn check<S: Taught>(what: &str, conditions: &Conditions, seated: &Seated<S>) {
    if let Err((path, found)) = holds(conditions, &document(seated.table().game())) {
        panic!("{what}: {path} is {found}, wanted {}", conditions[&path]);
    }
}

/// Plays a guided game to its end by what `pick` takes of what is accepted; the answers that could be heard on
/// the way are added.
fn guided<S: Taught>(
    id: &str,
    heard: &mut BTreeSet<String>,
    mut pick: impl FnMut(&[String]) -> String,
) -> Seated<S> {
    let lesson = lesson::<S>(id);
    let mut seated = table::<S>(lesson);
    let mut opened = usize::MAX;
    loop {
        drive(&mut seated);
        let Place::At(beat) = lesson.script.place(seated.moment()) else { break };
        let note = &lesson.notes[beat.note];
        if opened != beat.note {
            opened = beat.note;
            check(&note.id, &note.expects, &seated);
        }
        if !beat.is_own() {
            seated.lead(Lead::On).expect("it goes on");
            continue;
        }
        let all = options(&seated, PUPIL);
        let mut good = Vec::new();
        let texts: Vec<String> = seated.made().into_iter().map(|(_, text)| text).collect();
        for choice in all {
            if lesson.script.accepts(&texts, &choice) {
                good.push(choice);
                continue;
            }
            let why = seated.objection(std::slice::from_ref(&choice)).expect("an answer");
            let Some(Arg::Name(answer)) = why.message.arg("answer") else { panic!("{why}") };
            assert!(tongue::english().knows(answer), "{choice}: there is no {answer:?}");
            heard.insert(answer.id.to_string());
        }
        assert!(!good.is_empty(), "{}: nothing is accepted", note.id);
        act(&mut seated, PUPIL, &pick(&good));
    }
    let last = lesson.notes.last().expect("a note");
    check(&last.id, &last.expects, &seated);
    seated
}

/// Finishes the round alone, at random, against the bot.
fn finish<S: Taught>(seated: &mut Seated<S>, id: &str, rng: &mut Rng) {
    seated.teach(id, false);
    while seated.table().game().clock().0 < 3 {
        let seat = seated.pending().iter().next().expect("somebody is asked");
        let choice = if seat == PUPIL {
            let all: Vec<String> =
                options(seated, seat).into_iter().filter(|it| !it.starts_with("scrap")).collect();
            all[rng.below(all.len() as u32) as usize].clone()
        } else {
            let time = std::time::Duration::from_millis(50);
            seated.choose(seat, None, ("easy", 1), time).expect("a choice").0
        };
        act(seated, seat, &choice);
    }
    let last = lesson::<S>(id).notes.last().expect("a note");
    check("the end of the round", &last.reaches, seated);
}

#[test]
fn the_guided_game_reaches_its_end_however_its_choices_are_mixed() {
    mixed::<Pages>("guided", 100, |end, line| {
        if line % 20 == 0 {
            finish(end, "guided", &mut Rng::new(line));
        }
    });
    mixed::<Stars>("fs-guided", 40, |end, line| {
        if line % 10 == 0 {
            finish(end, "fs-guided", &mut Rng::new(line));
        }
    });
}

#[test]
fn the_lesson_of_the_expansion_reaches_its_end_however_its_choices_are_mixed() {
    mixed::<Pages>("brood-war", 12, |_, _| {});
}

/// Plays a guided game many times, by whatever is accepted, and looks at its ends.
fn mixed<S: Taught>(id: &str, lines: u64, mut look: impl FnMut(&mut Seated<S>, u64)) {
    let lesson = lesson::<S>(id);
    let mut heard = BTreeSet::new();
    let mut rng = Rng::new(7);
    for line in 0..lines {
        let mut end = guided::<S>(id, &mut heard, |good| match line {
            0 => good[0].clone(),
            _ => good[rng.below(good.len() as u32) as usize].clone(),
        });
        look(&mut end, line);
    }
    for note in &lesson.notes {
        for at in 1..=note.others.len() {
            let answer = format!("{id}-{}-other-{at}", note.id);
            assert!(heard.contains(&answer), "nobody can ever hear {answer}");
        }
    }
}

#[test]
fn nothing_can_save_the_rival_where_the_coach_says_so() {
    let all_cards = |mut state: serde_json::Value| {
        let rival = &mut state["players"][1];
        let deck = rival["deck"].as_array().expect("a deck").clone();
        rival["deck"] = serde_json::json!([]);
        rival["hand"].as_array_mut().expect("a hand").extend(deck);
        state
    };
    claimed::<Pages>("guided", "battle", &["pay", "execute", "done"], all_cards);
    let fight = [
        "card um_glory_and_death",
        "card um_faith_in_the_emperor",
        "card um_ambush",
        "use",
        "option 1",
        "decline",
        "hit scout*",
    ];
    claimed::<Stars>("fs-guided", "combat", &fight, |state| state);
}

/// Tries all answers of the rival where a note claims something, once the state is `made` harder; the pupil chooses by
/// `quiet` until the fight is over.
fn claimed<S: Taught>(
    id: &str,
    fight: &str,
    quiet: &[&str],
    made: impl Fn(serde_json::Value) -> serde_json::Value,
) {
    let lesson = lesson::<S>(id);
    let claims = |beat: &ui::learn::Beat| {
        let step = lesson.notes[beat.note].steps.get(beat.step);
        step.is_some_and(|step| !step.claim.is_empty())
    };
    let mut seated = table::<S>(lesson);
    let mut tried = 0;
    while let Place::At(beat) = lesson.script.place(seated.moment()) {
        let first = seated.table().pending().contains(RIVAL);
        if claims(&beat) && first && tried == 0 {
            let state = made(seated.table().game().to_json());
            let game = S::Game::from_json(state).expect("a legal state");
            let goal = Goal {
                holds: lesson.notes[beat.note].steps[beat.step].claim.clone(),
                until: [(fight.to_owned(), "none".into())].into(),
                any: true,
                quiet: quiet.iter().copied().map(str::to_owned).collect(),
                solutions: Lines(Vec::new()),
                naive: Lines(Vec::new()),
            };
            assert!(!can_fail::<S>(&goal, &game), "{id}: some card saves the rival");
            tried += 1;
        }
        seated.lead(Lead::Show).expect("it goes on");
    }
    assert_eq!(tried, 1, "{id}");
}

/// Plays a line at a table and says how it ends.
fn played<S: Taught>(lesson: &'static Lesson, line: &[String]) -> Verdict {
    let mut seated = table::<S>(lesson);
    drive(&mut seated);
    for entry in line.iter().filter_map(|entry| entry.strip_prefix("me ")) {
        if seated.coaching(None).expect("a lesson").verdict != Verdict::Open {
            // The goal decides, not the line.
            break;
        }
        let choice = options(&seated, PUPIL).into_iter().find(|choice| fits(choice, entry));
        act(&mut seated, PUPIL, &choice.unwrap_or_else(|| panic!("{}: {entry}", lesson.id)));
        drive(&mut seated);
    }
    let verdict = seated.coaching(None).expect("a lesson").verdict;
    assert_eq!(seated.is_learned(), verdict == Verdict::Reached);
    verdict
}

#[test]
fn every_solution_reaches_its_goal_and_no_naive_line_does() {
    assert_eq!(solved::<Pages>(), [8, 12]);
    assert_eq!(solved::<Stars>(), [10, 8]);
}

/// Plays every line there is, and counts lessons and puzzles.
fn solved<S: Taught>() -> [usize; 2] {
    let mut count = [0; 2];
    for lesson in S::lessons() {
        let Some(goal) = &lesson.goal else { continue };
        count[usize::from(lesson.kind == LessonKind::Puzzle)] += 1;
        assert!(!goal.solutions.0.is_empty() && !goal.naive.0.is_empty(), "{}", lesson.id);
        for line in &goal.solutions.0 {
            assert_eq!(played::<S>(lesson, line), Verdict::Reached, "{}: {line:?}", lesson.id);
            let own = line.iter().filter(|entry| entry.starts_with("me ")).count();
            assert!(
                own >= 1 && (lesson.kind == LessonKind::Puzzle || own <= 4),
                "{}: {own}",
                lesson.id
            );
        }
        for (number, line) in goal.naive.0.iter().enumerate() {
            let missed = Verdict::Missed(Some(number));
            assert_eq!(played::<S>(lesson, line), missed, "{}: {line:?}", lesson.id);
        }
    }
    count
}

#[test]
fn back_skip_and_taking_back_lead_where_they_say() {
    let end = leads::<Pages>("guided");
    assert!(end.standing().points[PUPIL.index()] >= 3);
    leads::<Stars>("fs-guided");
}

/// Skips through a guided game and comes back, and takes back; the table at the end of the skipping.
fn leads<S: Taught>(id: &str) -> Seated<S> {
    let lesson = lesson::<S>(id);
    let mut seated = table::<S>(lesson);
    let mut starts = Vec::new();
    while let Place::At(beat) = lesson.script.place(seated.moment()) {
        starts.push((beat.note, seated.moment(), seated.fingerprint()));
        seated.lead(Lead::Skip).expect("it skips");
    }
    assert_eq!(starts.len() + 1, lesson.notes.len());
    assert!(seated.is_learned());
    let end = seated.clone();
    for (_, moment, state) in starts.into_iter().rev() {
        seated.lead(Lead::Back).expect("it goes back");
        assert_eq!((seated.moment(), seated.fingerprint()), (moment, state));
    }
    // Taking back never ends at something that is played by itself.
    seated.lead(Lead::On).expect("it goes on");
    for _ in 0..3 {
        drive(&mut seated);
        seated.lead(Lead::Show).expect("it shows");
    }
    drive(&mut seated);
    for _ in 0..3 {
        seated.undo(PUPIL, seated.decision(PUPIL), None).expect("it can be taken back");
        assert!(lesson.script.beat(seated.moment()).is_some_and(ui::learn::Beat::is_own));
    }
    assert!(seated.undo(PUPIL, seated.decision(PUPIL), None).is_err());
    end
}

#[test]
fn a_view_from_the_past_or_of_somebody_else_has_no_coach() {
    let mut seated = table::<Pages>(lesson::<Pages>("guided"));
    assert!(seated.coaching(None).is_some());
    seated.teach("guided", false);
    assert!(seated.coaching(None).is_none() && seated.objection(&["done".to_owned()]).is_none());
    assert_eq!(seated.table().game().view(Viewer::Seat(PUPIL)).you, Some(PUPIL));
}

/// A pupil could go on and back again for ever, and the table grew with each time.
#[test]
fn a_lesson_is_repeated_often_but_not_for_ever() {
    let mut seated = table::<Pages>(lesson::<Pages>("guided"));
    let (mut written, mut times) = (0, 0);
    let refused = loop {
        written += seated.lead(Lead::Skip).expect("it goes on").len();
        match seated.lead(Lead::Back) {
            Ok(changes) => written += changes.len(),
            Err(refused) => break refused,
        }
        times += 1;
        assert!(written <= 3 * MOST_TAKEN_BACK, "it never ends");
    };
    assert_eq!((refused.code, refused.message.key), ("no_undo", "learn-too-often"));
    assert!(times > 1_000, "{times}");
    // What was learned so far stays, and it goes on from there.
    seated.lead(Lead::Skip).expect("it goes on");
}

/// A table won by this line.
fn won<S: Taught>(mut seated: Seated<S>, line: &[String]) -> Seated<S> {
    drive(&mut seated);
    for entry in line.iter().filter_map(|entry| entry.strip_prefix("me ")) {
        let choice = options(&seated, PUPIL).into_iter().find(|choice| fits(choice, entry));
        act(&mut seated, PUPIL, &choice.expect("a choice"));
        drive(&mut seated);
    }
    assert!(seated.is_over());
    seated
}

/// A lesson that was won twice kept the charts of the first time, and one that the coach played to its end had none.
#[test]
fn the_charts_of_a_lesson_are_those_of_the_game_that_was_won() {
    let clock = lesson::<Pages>("clock");
    let line = &clock.goal.as_ref().expect("a goal").solutions.0[0];
    let mut seated = won(table::<Pages>(clock), line);
    let (chart, made) = (seated.chart.clone(), seated.made());
    assert!(!chart.is_empty());
    for lead in [Some(Lead::Again), None] {
        match lead {
            Some(lead) => drop(seated.lead(lead).expect("back to the start")),
            None => drop(seated.undo(PUPIL, seated.decision(PUPIL), None).expect("taken back")),
        }
        assert_eq!(seated.chart, [], "of a game that goes on");
        seated.lead(Lead::Again).expect("back to the start");
        seated = won(seated, line);
        assert_eq!(seated.chart, chart);
    }

    let whose = |(seat, text): &(Seat, String)| match *seat {
        PUPIL => format!("page {text}"),
        _ => text.clone(),
    };
    let note = serde_json::json!({
        "id": "1", "anchor": "board", "rival": made.iter().map(whose).collect::<Vec<_>>(),
    });
    let shown = serde_json::json!({"id": "shown", "position": clock.start, "note": [note]});
    let mut shown: Lesson = serde_json::from_value(shown).expect("a lesson");
    shown.script = ui::learn::Script::of(&shown.notes);
    let mut seated = table::<Pages>(clock);
    seated.lesson = Some(Box::leak(Box::new(shown)));
    seated.lead(Lead::Skip).expect("the coach plays it");
    assert!(seated.is_over());
    assert_eq!(seated.chart, chart);
}
