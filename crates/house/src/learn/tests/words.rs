//! What is said: few words, and each of them met before it is needed.

use std::collections::BTreeSet;

use ui::kind::GameKind;
use ui::learn::{Lesson, LessonKind};
use ui::show::Show;
use ui_forbidden_stars::Pages as Stars;
use ui_starcraft::Pages;

/// What English has under a name, and how many words it has.
fn words(lesson: &Lesson, part: &str, most: usize, used: &mut BTreeSet<String>) -> String {
    let name = lesson.name(part);
    assert!(tongue::english().knows(&name), "there is no {name:?}");
    let text = tongue::english().name(&name).into_owned();
    let count = text.split_whitespace().count();
    assert!(count <= most, "{}: {count} words", name.id);
    used.insert(format!("lesson-{}", name.id));
    text
}

/// What must have been met before the first turn alone.
const MET: &[&str] = &[
    "conquest points",
    "planet",
    "area",
    "units",
    "orders",
    "stack",
    "on top",
    "Build",
    "Mobilize",
    "Research",
    "base",
    "turns",
    "transport",
    "route",
    "worker",
    "minerals",
    "building",
    "Combat cards",
    "Event card",
    "round",
    "Regrouping",
    "clock",
    "hand limit",
    "first player",
    "cover",
    "battle",
    "skirmish",
    "front line",
    "support",
    "attack",
    "health",
    "Event option",
];

/// The words of Forbidden Stars that must have been met.
const MET_STARS: &[&str] = &[
    "objectives",
    "worlds",
    "orders",
    "system",
    "stack",
    "on top",
    "Advance",
    "Dominate",
    "Strategize",
    "Deploy",
    "upgrades",
    "event card",
    "turns",
    "reinforcement token",
    "materiel",
    "combat",
    "dice",
    "morale",
    "offence tokens",
    "damage",
    "health",
    "routed",
    "retreat",
    "Refresh Phase",
    "Warp Storm",
    "first player",
    "factory",
    "city",
    "command level",
    "voids",
    "orbital strike",
];

#[test]
fn everything_is_said_in_few_words_and_nothing_is_left_unsaid() {
    let mut used = BTreeSet::new();
    said(Pages::lessons(), MET, &mut used);
    said(Stars::lessons(), MET_STARS, &mut used);
    let known =
        tongue::english().keys().map(|(key, _)| key).filter(|key| key.starts_with("lesson-"));
    let unused: Vec<&str> = known.filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Looks at everything that lessons say.
fn said(lessons: &[Lesson], wanted: &[&str], used: &mut BTreeSet<String>) {
    let mut met = BTreeSet::new();
    for lesson in lessons {
        words(lesson, "", 6, used);
        match lesson.kind {
            LessonKind::Guided => {
                words(lesson, "idea", 30, used);
                lesson.chapters.iter().for_each(|it| {
                    words(lesson, &format!("chapter-{it}"), 4, used);
                });
            }
            LessonKind::Lesson => {
                words(lesson, "idea", 20, used);
                words(lesson, "task", 30, used);
                words(lesson, "hint", 30, used);
            }
            LessonKind::Puzzle => {
                words(lesson, "task", 30, used);
                words(lesson, "hint", 20, used);
                words(lesson, "why", 60, used);
            }
        }
        for note in &lesson.notes {
            words(lesson, &note.id, 6, used);
            let text = words(lesson, &format!("{}-text", note.id), 45, used);
            met.extend(text.split('*').skip(1).step_by(2).map(str::to_owned));
            if lesson.kind != LessonKind::Guided {
                continue;
            }
            for step in 1..=note.steps.len().max(1) {
                words(lesson, &format!("{}-tell-{step}", note.id), 14, used);
                let said = format!("{}-said-{step}", note.id);
                if tongue::english().knows(&lesson.name(&said)) {
                    words(lesson, &said, 20, used);
                }
            }
            for at in 1..=note.others.len() {
                words(lesson, &format!("{}-other-{at}", note.id), 30, used);
            }
            if !note.steps.is_empty() {
                words(lesson, &format!("{}-otherwise", note.id), 30, used);
            }
        }
        for at in 1..=lesson.goal.as_ref().map_or(0, |goal| goal.naive.0.len()) {
            words(lesson, &format!("naive-{at}"), 30, used);
        }
    }
    let missing: Vec<_> = wanted.iter().filter(|word| !met.contains(**word)).collect();
    assert!(missing.is_empty(), "never introduced: {missing:?}");
}

/// Words that nobody knows from elsewhere, each by its part that never changes: in a guided game they are met, between stars, before or
/// where they are first used.
const NEW: &[&str] = &[
    "materiel",
    "command level",
    "reinforcement token",
    "morale",
    "routed",
    "Warp Storm",
    "orbital strike",
];
/// Words that a guided game does without: its lesson explains them.
const LATER: &[&str] = &["forge"];

#[test]
fn no_word_is_used_before_it_is_explained() {
    let lesson = Stars::lessons().first().expect("a guided game");
    let english = tongue::english();
    let said = |part: &str| {
        let name = lesson.name(part);
        if english.knows(&name) { english.name(&name).into_owned() } else { String::new() }
    };
    let mut met = BTreeSet::new();
    for note in &lesson.notes {
        let text = said(&format!("{}-text", note.id));
        met.extend(text.split('*').skip(1).step_by(2).map(str::to_owned));
        let steps = 1..=note.steps.len().max(1);
        let around =
            steps.flat_map(|at| ["said", "tell"].map(|it| said(&format!("{}-{it}-{at}", note.id))));
        let all: String = around.chain([text.replace('*', "")]).collect::<Vec<_>>().join(" ");
        for word in NEW.iter().filter(|word| all.contains(**word)) {
            let known = met.iter().any(|it| it.contains(word));
            assert!(known, "note {} says {word}, which nobody has explained", note.id);
        }
        let early: Vec<_> = LATER.iter().filter(|word| all.contains(**word)).collect();
        assert!(early.is_empty(), "note {} says {early:?}", note.id);
    }
}

/// The coach said "turn over" where every button said "reveal".
#[test]
fn the_coach_reveals_orders_as_the_table_does() {
    let reveals = tongue::english().say(&kernel::Message::new("fs-ask-reveal"));
    assert!(reveals.contains("reveal"), "{reveals}");
    let keys = tongue::english().keys().filter_map(|(key, _)| key.strip_prefix("lesson-"));
    for id in keys.filter(|id| id.starts_with("fs-")) {
        let text =
            tongue::english().name(&kernel::Name::new("lesson", id.to_owned())).to_lowercase();
        assert!(!text.contains("turn over") && !text.contains("turned over"), "{id}: {text}");
    }
}

#[test]
fn what_a_lesson_teaches_is_a_rule() {
    for kind in [GameKind::of::<Pages>(), GameKind::of::<Stars>()] {
        let book = kind.book(tongue::english());
        let taught: Vec<&String> = kind.lessons.iter().flat_map(|lesson| &lesson.teaches).collect();
        let unknown: Vec<_> = taught.iter().filter(|id| book.rule(id).is_none()).collect();
        assert!(taught.len() >= 8 && unknown.is_empty(), "{}: {unknown:?}", kind.id);
    }
}
