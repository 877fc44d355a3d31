//! The question with its answers, the round, and undo.

use std::fmt::Display;

use kernel::{Arg, Seat};
use maud::{Markup, html};

use super::{hint, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Ask, Choice, ChoiceKind, Scene, Undo, key};
use crate::show::Show;
use crate::start::rule_href;
use tongue::say;

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
                Some(ask) => { (question(scene, ask)) (answers(scene, ask)) }
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
                b {
                    @if facts.over { (say!(scene, "table-game-over")) }
                    @else if setup { (say!(scene, "table-setup")) }
                    @else { (say!(scene, "table-round", round = facts.round)) }
                }
                @if !facts.over && !setup {
                    " " span.muted { "· " (turn_words(scene)) }
                }
            }
            @if !setup {
                ol.phases {
                    @for (phase, name) in S::PHASES {
                        li.now[facts.phase == *phase] data-phase=(phase) aria-current=[(facts.phase == *phase).then_some("step")] {
                            (scene.say(name))
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
        ([_], Some(progress)) => scene.say(progress),
        ([seat], _) if Some(*seat) == facts.you => say!(scene, "table-your-turn"),
        ([seat], _) => scene.name(*seat),
        (several, _) => say!(scene, "table-several-decide", count = several.len()),
    }
}

fn question<S: Show>(scene: &Scene<'_, S>, ask: &Ask<S::Thing>) -> Markup {
    html! {
        div.ask #ask aria-live="polite" {
            h1 { (scene.say(&ask.question)) }
            p.aside {
                @for sentence in &ask.aside { (scene.say(sentence)) " " }
                (rule(scene, ask.rule))
            }
        }
    }
}

/// A link to a rule, without the game's prefix.
fn rule<S: Show>(scene: &Scene<'_, S>, id: &str) -> Markup {
    let number = id.split_once('-').map_or(id, |(_, number)| number);
    html! {
        a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } { (say!(scene, "table-rule", rule = number)) }
    }
}

fn waiting<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let facts = scene.facts;
    let waiting = || S::waiting(scene.view, facts.pending.iter().collect());
    html! {
        div.ask #ask aria-live="polite" {
            @if facts.over {
                h1 { (say!(scene, "table-over")) }
                p.aside { (say!(scene, "table-over-aside")) }
            } @else if scene.moment.replay {
                h1 { (say!(scene, "table-earlier")) }
                p.aside { (scene.say(&waiting())) }
                @if let Some(why) = &scene.why { p.meant { (S::aim_in_words(scene, why)) } }
            } @else {
                h1.quiet { (scene.say(&waiting())) }
                p.aside {
                    @if facts.you.is_none() { (say!(scene, "table-watching")) }
                    @else { (say!(scene, "table-nothing-to-do")) }
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
            aria-label=(say!(scene, "table-answers"))
        {
            input type="hidden" name="decision" value=(scene.decision);
            input type="hidden" name="seat" value=(ask.seat.index());
            @if grouped.is_empty() {
                @for (place, choice) in plain() { (answer(scene, choice, place, &choice.label)) }
            } @else {
                @for (at, group) in grouped.iter().enumerate() {
                    @match &group[..] {
                        [(_, choice)] => (answer(scene, choice, at, &choice.label)),
                        several => (several_answers(scene, several, at)),
                    }
                }
            }
            @for (place, choice) in of(ChoiceKind::Done) { (done(scene, choice, place)) }
            @if !harsh.is_empty() {
                details.rarely open[only_harsh] {
                    summary.btn.ghost { (say!(scene, "table-more")) }
                    div.picks {
                        @for (place, choice) in harsh { (answer(scene, choice, place, &choice.label)) }
                    }
                }
            }
            @if let Some(advised) = scene.hint { (hint::advice(scene, ask, advised)) }
        }
    }
}

type Group<'a, T> = Vec<(usize, &'a Choice<T>)>;

/// The plain answers by their headings, where there are many; a lone answer is a group of one.
fn groups<T>(ask: &Ask<T>) -> Vec<Group<'_, T>> {
    let plain = ask.choices.iter().enumerate().filter(|(_, choice)| choice.kind.is_plain());
    let mut groups: Vec<(Option<&Arg>, Group<'_, T>)> = Vec::new();
    for (place, choice) in plain {
        let heading = choice.group.as_ref().map(|(heading, _)| heading);
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
fn several_answers<S: Show>(
    scene: &Scene<'_, S>,
    group: &[(usize, &Choice<S::Thing>)],
    at: usize,
) -> Markup {
    let heading = group[0].1.group.as_ref().map(|(heading, _)| scene.called(heading));
    let first = group[0].1.things.first();
    let shared = first.filter(|thing| group.iter().all(|(_, c)| c.things.first() == Some(thing)));
    html! {
        details.group name="group" data-thing=[shared] {
            summary.answer data-key=[key(at)] {
                @if let Some(letter) = key(at) { span.key aria-hidden="true" { (letter) } }
                (heading.unwrap_or_default())
                span.tail { (group.len()) (glyph("i-down")) }
            }
            div.picks {
                @for (within, (_, choice)) in group.iter().enumerate() {
                    (answer(scene, choice, within, choice.group.as_ref().map_or(&choice.label, |g| &g.1)))
                }
            }
        }
    }
}

fn answer<S: Show>(
    scene: &Scene<'_, S>,
    choice: &Choice<S::Thing>,
    place: usize,
    label: &Arg,
) -> Markup {
    let class = match choice.kind {
        ChoiceKind::Harsh => "answer harsh",
        ChoiceKind::Primary => "answer primary",
        ChoiceKind::Plain | ChoiceKind::Done => "answer",
    };
    html! {
        button .(class) name="action" value=(choice.action) data-key=[key(place)]
            data-things=[things(choice)] aria-description=(scene.say(&choice.sentence))
        {
            @if let Some(letter) = key(place) { span.key aria-hidden="true" { (letter) } }
            (scene.called(label))
        }
    }
}

fn done<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>, place: usize) -> Markup {
    html! {
        button.answer.done name="action" value=(choice.action) data-key=[key(place)]
            aria-description=(scene.say(&choice.sentence))
        {
            (glyph("i-check")) (scene.called(&choice.label))
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
            @if let (Some(ask), Some(_)) = (&scene.ask, scene.hint) { (hint::buttons(scene, ask)) }
            @if let (Some(seat), true) = (scene.facts.you, plays) {
                @match &scene.undo {
                    Undo::Possible(what) => {
                        form #undo method="post" action={ "/t/" (scene.table) "/undo" } {
                            input type="hidden" name="decision" value=(scene.decision);
                            input type="hidden" name="seat" value=(seat.index());
                            span.undo-note #undo-note { (scene.say(what)) }
                            button.btn aria-describedby="undo-note" { (glyph("i-undo")) span { (say!(scene, "table-undo")) } span.key aria-hidden="true" { "U" } }
                        }
                    }
                    Undo::Not(why) => {
                        div #undo {
                            span.undo-note #undo-note { (scene.say(why)) }
                            button.btn type="button" aria-disabled="true" aria-describedby="undo-note" { (glyph("i-undo")) span { (say!(scene, "table-undo")) } }
                        }
                    }
                }
            }
            button.btn.ghost.burger type="button" popovertarget="about" aria-label=(say!(scene, "table-about")) { (glyph("i-menu")) }
        }
    }
}
