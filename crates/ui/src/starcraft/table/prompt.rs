//! The question with its answers, the round, and undo.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::Variant;

use super::{facts, hint, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Ask, Choice, ChoiceKind, Scene, Undo};
use crate::starcraft::analysis::reason;
use crate::starcraft::{choices, sentences, words};

/// More answers than this stand in groups.
const MANY: usize = 8;

/// More than this are drawn small.
const DENSE: usize = 8;

/// The fragment `prompt`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let asked = scene.ask.as_ref();
    let owner = asked.map(|ask| words::owner_class(facts::player(scene.view, ask.seat).faction));
    let html = html! {
        header #prompt tabindex="-1"
            .{ "prompt " (owner.unwrap_or("f-none")) @if asked.is_some() { " yours" } }
            data-decision=[asked.map(|ask| ask.decision)]
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
fn when(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let over = view.ending.is_some();
    let setup = view.round == 0;
    html! {
        div.when {
            p.round {
                b { @if over { "Game over" } @else if setup { "Setup" } @else { "Round " (view.round) } }
                @if !over && !setup {
                    " " span.muted { "· " (turn_words(scene)) }
                }
            }
            @if !setup {
                ol.phases {
                    @for phase in ["planning", "execution", "regrouping"] {
                        li.now[view.phase == phase] aria-current=[(view.phase == phase).then_some("step")] {
                            (sentences::capital(phase))
                        }
                    }
                }
            }
            ul.scores {
                @for player in &view.players {
                    @let turn = view.pending.contains(player.seat);
                    li.acting[turn] .(words::owner_class(player.faction)) {
                        span.em { (glyph(words::owner_mark(player.faction))) }
                        span.vh { (sentences::name(scene, player.seat)) ": " }
                        @if view.rules.variant == Variant::GalacticConquest { (player.areas) }
                        @else { (player.points) }
                    }
                }
            }
        }
    }
}

/// Whose turn it is, in two or three words.
fn turn_words(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let placed = |seat: Seat| view.orders.iter().filter(|order| order.seat == seat).count();
    let pending: Vec<Seat> = view.pending.iter().collect();
    match &pending[..] {
        [] => String::new(),
        [seat] if view.phase == "planning" && placed(*seat) < 4 => {
            format!("order {} of 4", placed(*seat) + 1)
        }
        [seat] if Some(*seat) == view.you => "your turn".into(),
        [seat] => sentences::name(scene, *seat),
        several => format!("{} decide", words::count(several.len(), "player")),
    }
}

fn question(ask: &Ask) -> Markup {
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
        a.rule href={ "/rules#" (id) } data-tip={ "rule/" (id) } {
            "Rule " (id.trim_start_matches("SC-"))
        }
    }
}

fn waiting(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let others: Vec<String> =
        view.pending.iter().map(|seat| sentences::name(scene, seat)).collect();
    html! {
        div.ask #ask aria-live="polite" {
            @if view.ending.is_some() {
                h1 { "The game is over" }
                p.aside { "Look at the result, or go back through the game with the slider." }
            } @else if scene.moment.replay {
                h1 { "An earlier moment" }
                p.aside { (sentences::list(&others)) " had " (choices::waiting(view)) "." }
                @if let Some(why) = &scene.why { p.meant { (reason(scene, why)) } }
            } @else {
                h1.quiet { "Waiting for " (sentences::list(&others)) " " (choices::waiting(view)) }
                p.aside {
                    @if view.you.is_none() { "You watch: you see what everybody may see." }
                    @else { "Nothing to do for you just now." }
                }
            }
        }
    }
}

fn answers(scene: &Scene<'_>, ask: &Ask) -> Markup {
    let of = |kind: ChoiceKind| {
        ask.choices.iter().enumerate().filter(move |(_, choice)| choice.kind == kind)
    };
    let grouped = groups(ask);
    let harsh: Vec<_> = of(ChoiceKind::Harsh).collect();
    let only_harsh = of(ChoiceKind::Plain).next().is_none();
    html! {
        form #answers.answers.dense[grouped.is_empty() && ask.choices.len() > DENSE] method="post" action={ "/t/" (scene.table) "/act" }
            aria-label="Answers"
        {
            input type="hidden" name="decision" value=(ask.decision);
            input type="hidden" name="seat" value=(ask.seat.index());
            @if grouped.is_empty() {
                @for (place, choice) in of(ChoiceKind::Plain) { (answer(choice, place, &choice.label)) }
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

type Group<'a> = Vec<(usize, &'a Choice)>;

/// The plain answers by their headings, where there are many; a lone answer is a group of one.
fn groups(ask: &Ask) -> Vec<Group<'_>> {
    let plain = ask.choices.iter().enumerate().filter(|(_, c)| c.kind == ChoiceKind::Plain);
    let mut groups: Vec<(Option<&str>, Group<'_>)> = Vec::new();
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
fn several_answers(group: &[(usize, &Choice)], at: usize) -> Markup {
    let heading = group[0].1.group.as_ref().map_or("", |(heading, _)| heading.as_str());
    let first = group[0].1.things.first();
    let shared = first.filter(|thing| group.iter().all(|(_, c)| c.things.first() == Some(thing)));
    html! {
        details.group name="group" data-thing=[shared] {
            summary.answer data-key=[Ask::key(at)] {
                @if let Some(key) = Ask::key(at) { span.key aria-hidden="true" { (key) } }
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

fn answer(choice: &Choice, place: usize, label: &str) -> Markup {
    let primary = choice.action == "pay";
    let class = match (choice.kind, primary) {
        (ChoiceKind::Harsh, _) => "answer harsh",
        (_, true) => "answer primary",
        _ => "answer",
    };
    html! {
        button .(class) name="action" value=(choice.action) data-key=[Ask::key(place)]
            data-things=[things(choice)] aria-description=(choice.sentence)
        {
            @if let Some(key) = Ask::key(place) { span.key aria-hidden="true" { (key) } }
            (label)
        }
    }
}

fn done(choice: &Choice, place: usize) -> Markup {
    html! {
        button.answer.done name="action" value=(choice.action) data-key=[Ask::key(place)]
            aria-description=(choice.sentence)
        {
            (glyph("i-check")) (choice.label)
            @if let Some(key) = Ask::key(place) { span.key aria-hidden="true" { (key) } }
        }
    }
}

/// The ids of the things of a choice, in the sequence of pointing.
pub(super) fn things(choice: &Choice) -> Option<String> {
    let ids: Vec<String> = choice.things.iter().map(ToString::to_string).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// Undo and the menu.
fn tools(scene: &Scene<'_>) -> Markup {
    let plays = !scene.moment.replay && scene.view.ending.is_none();
    html! {
        div.tools {
            @if let (Some(ask), Some(_)) = (&scene.ask, scene.hint) { (hint::buttons(scene.table, ask)) }
            @if let (Some(seat), true) = (scene.view.you, plays) {
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
