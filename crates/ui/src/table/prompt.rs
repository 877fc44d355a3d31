//! The question with its answers, the round, and undo.

use std::fmt::Display;

use kernel::Seat;
use maud::{Markup, html};

use super::{hint, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Ask, Choice, ChoiceKind, Scene, Undo, key};
use crate::show::Show;
use crate::start::rule_href;
use crate::words;

/// More answers than this stand in groups.
const MANY: usize = 8;

/// More than this are drawn small.
const DENSE: usize = 8;

/// The fragment `prompt`.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let asked = scene.ask.as_ref();
    let owner = asked.map(|ask| scene.look(ask.seat).class);
    let html = html! {
        header #prompt tabindex="-1"
            .{ "prompt " (owner.unwrap_or("f-none")) @if asked.is_some() { " yours" } }
            data-decision=[asked.map(|_| scene.decision)]
        {
            (when(scene))
            @match asked {
                Some(ask) => { (question(ask)) (answers(scene, ask)) }
                None => (waiting(scene)),
            }
            (tools(scene))
        }
    };
    part("prompt", "frame", html)
}

/// Round and phase, and for narrow screens everybody's points.
fn when<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let facts = scene.facts;
    let setup = facts.round == 0;
    html! {
        div.when {
            p.round {
                b { @if facts.over { "Game over" } @else if setup { "Setup" } @else { "Round " (facts.round) } }
                @if !facts.over && !setup {
                    " " span.muted { "· " (turn_words(scene)) }
                }
            }
            @if !setup {
                ol.phases {
                    @for (phase, name) in S::PHASES {
                        li.now[facts.phase == *phase] aria-current=[(facts.phase == *phase).then_some("step")] {
                            (name)
                        }
                    }
                }
            }
            ul.scores {
                @for seat in scene.players() {
                    @let look = scene.look(seat);
                    li.acting[facts.pending.contains(seat)] .(look.class) {
                        span.em { (glyph(look.mark)) }
                        span.vh { (scene.name(seat)) ": " }
                        (facts.players[seat.index()].score)
                    }
                }
            }
        }
    }
}

/// Whose turn it is, or how far it is, in two or three words.
fn turn_words<S: Show>(scene: &Scene<'_, S>) -> String {
    let facts = scene.facts;
    let pending: Vec<Seat> = facts.pending.iter().collect();
    match (&pending[..], &facts.progress) {
        ([], _) => String::new(),
        ([_], Some(progress)) => progress.clone(),
        ([seat], _) if Some(*seat) == facts.you => "your turn".into(),
        ([seat], _) => scene.name(*seat),
        (several, _) => format!("{} decide", words::count(several.len(), "player")),
    }
}

fn question<T>(ask: &Ask<T>) -> Markup {
    html! {
        div.ask #ask aria-live="polite" {
            h1 { (ask.question) }
            p.aside { (ask.aside) " " (rule(ask.rule)) }
        }
    }
}

/// A link to a rule, without the game's prefix.
fn rule(id: &str) -> Markup {
    html! {
        a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } {
            "Rule " (id.split_once('-').map_or(id, |(_, number)| number))
        }
    }
}

fn waiting<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let (facts, view) = (scene.facts, scene.view);
    let others: Vec<String> = facts.pending.iter().map(|seat| scene.name(seat)).collect();
    html! {
        div.ask #ask aria-live="polite" {
            @if facts.over {
                h1 { "The game is over" }
                p.aside { "Look at the result, or go back through the game with the slider." }
            } @else if scene.moment.replay {
                h1 { "An earlier moment" }
                p.aside { (words::list(&others)) " had " (S::waiting(view, scene.tongue)) "." }
                @if let Some(why) = &scene.why { p.meant { (S::aim_in_words(scene, why)) } }
            } @else {
                h1.quiet { "Waiting for " (words::list(&others)) " " (S::waiting(view, scene.tongue)) }
                p.aside {
                    @if facts.you.is_none() { "You watch: you see what everybody may see." }
                    @else { "Nothing to do for you just now." }
                }
            }
        }
    }
}

fn answers<S: Show>(scene: &Scene<'_, S>, ask: &Ask<S::Thing>) -> Markup {
    let of = |kind: ChoiceKind| {
        ask.choices.iter().enumerate().filter(move |(_, choice)| choice.kind == kind)
    };
    let plain = || ask.choices.iter().enumerate().filter(|(_, choice)| choice.kind.is_plain());
    let grouped = groups(ask);
    let harsh: Vec<_> = of(ChoiceKind::Harsh).collect();
    let only_harsh = plain().next().is_none();
    html! {
        form #answers.answers.dense[grouped.is_empty() && ask.choices.len() > DENSE] method="post" action={ "/t/" (scene.table) "/act" }
            aria-label="Answers"
        {
            input type="hidden" name="decision" value=(scene.decision);
            input type="hidden" name="seat" value=(ask.seat.index());
            @if grouped.is_empty() {
                @for (place, choice) in plain() { (answer(choice, place, &choice.label)) }
            } @else {
                @for (at, group) in grouped.iter().enumerate() {
                    @match &group[..] {
                        [(_, choice)] => (answer(choice, at, &choice.label)),
                        several => (several_answers(several, at)),
                    }
                }
            }
            @for (place, choice) in of(ChoiceKind::Done) { (done(choice, place)) }
            @if !harsh.is_empty() {
                details.rarely open[only_harsh] {
                    summary.btn.ghost { "More" }
                    div.picks {
                        @for (place, choice) in harsh { (answer(choice, place, &choice.label)) }
                    }
                }
            }
            @if let Some(advised) = scene.hint { (hint::advice(ask, advised)) }
        }
    }
}

type Group<'a, T> = Vec<(usize, &'a Choice<T>)>;

/// The plain answers by their headings, where there are many; a lone answer is a group of one.
fn groups<T>(ask: &Ask<T>) -> Vec<Group<'_, T>> {
    let plain = ask.choices.iter().enumerate().filter(|(_, choice)| choice.kind.is_plain());
    let mut groups: Vec<(Option<&str>, Group<'_, T>)> = Vec::new();
    for (place, choice) in plain {
        let heading = choice.group.as_ref().map(|(heading, _)| heading.as_str());
        match groups.iter_mut().find(|(other, _)| heading.is_some() && *other == heading) {
            Some((_, group)) => group.push((place, choice)),
            None => groups.push((heading, vec![(place, choice)])),
        }
    }
    let all: usize = groups.iter().map(|(_, group)| group.len()).sum();
    if all <= MANY || groups.len() < 2 || groups.len() == all {
        return Vec::new();
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Answers under one heading. The keys within are those of the places on the board.
fn several_answers<T: Eq + Display>(group: &[(usize, &Choice<T>)], at: usize) -> Markup {
    let heading = group[0].1.group.as_ref().map_or("", |(heading, _)| heading.as_str());
    let first = group[0].1.things.first();
    let shared = first.filter(|thing| group.iter().all(|(_, c)| c.things.first() == Some(thing)));
    html! {
        details.group name="group" data-thing=[shared] {
            summary.answer data-key=[key(at)] {
                @if let Some(letter) = key(at) { span.key aria-hidden="true" { (letter) } }
                (heading)
                span.tail { (group.len()) (glyph("i-down")) }
            }
            div.picks {
                @for (within, (_, choice)) in group.iter().enumerate() {
                    (answer(choice, within, choice.group.as_ref().map_or(&choice.label, |g| &g.1)))
                }
            }
        }
    }
}

fn answer<T: Display>(choice: &Choice<T>, place: usize, label: &str) -> Markup {
    let class = match choice.kind {
        ChoiceKind::Harsh => "answer harsh",
        ChoiceKind::Primary => "answer primary",
        ChoiceKind::Plain | ChoiceKind::Done => "answer",
    };
    html! {
        button .(class) name="action" value=(choice.action) data-key=[key(place)]
            data-things=[things(choice)] aria-description=(choice.sentence)
        {
            @if let Some(letter) = key(place) { span.key aria-hidden="true" { (letter) } }
            (label)
        }
    }
}

fn done<T>(choice: &Choice<T>, place: usize) -> Markup {
    html! {
        button.answer.done name="action" value=(choice.action) data-key=[key(place)]
            aria-description=(choice.sentence)
        {
            (glyph("i-check")) (choice.label)
            @if let Some(letter) = key(place) { span.key aria-hidden="true" { (letter) } }
        }
    }
}

/// The ids of the things of a choice, in the sequence of pointing.
pub(super) fn things<T: Display>(choice: &Choice<T>) -> Option<String> {
    let ids: Vec<String> = choice.things.iter().map(ToString::to_string).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// Undo and the menu.
fn tools<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let plays = !scene.moment.replay && !scene.facts.over;
    html! {
        div.tools {
            @if let (Some(ask), Some(_)) = (&scene.ask, scene.hint) { (hint::buttons(scene.table, ask)) }
            @if let (Some(seat), true) = (scene.facts.you, plays) {
                @match &scene.undo {
                    Undo::Possible(what) => {
                        form #undo method="post" action={ "/t/" (scene.table) "/undo" } {
                            input type="hidden" name="decision" value=(scene.decision);
                            input type="hidden" name="seat" value=(seat.index());
                            span.undo-note #undo-note { (what) }
                            button.btn aria-describedby="undo-note" { (glyph("i-undo")) span { "Undo" } span.key aria-hidden="true" { "U" } }
                        }
                    }
                    Undo::Not(why) => {
                        div #undo {
                            span.undo-note #undo-note { (why) }
                            button.btn type="button" aria-disabled="true" aria-describedby="undo-note" { (glyph("i-undo")) span { "Undo" } }
                        }
                    }
                }
            }
            button.btn.ghost.burger type="button" popovertarget="about" aria-label="About this table" { (glyph("i-menu")) }
        }
    }
}
