//! The question with its answers, the round, and undo.
//!
//! Two lines of a fixed height. Answers that live on the table are chosen there; the list has them too, for
//! those who want one and for pages without script, and it opens over the board.

use std::fmt::Display;

use kernel::{Arg, Message, Seat, message};
use maud::{Markup, html};
use serde_json::json;

use super::{ahead, back, hint, part, voice};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Ask, Choice, ChoiceKind, Destination, Scene, Undo};
use crate::show::Show;
use crate::start::rule_href;
use tongue::say;

/// More answers than this stand in groups.
const MANY: usize = 8;

/// As many answers that live nowhere stand beside the question; more are a list.
const FEW: usize = 3;

/// The fragment `prompt`.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let asked = scene.ask.as_ref();
    let owner = asked.map(|ask| scene.look(ask.seat).class);
    let html = html! {
        header #prompt tabindex="-1"
            .{ "prompt " (owner.unwrap_or("f-none")) @if asked.is_some() && !scene.plans() { " yours" } }
            data-decision=[asked.map(|_| scene.asked())]
        {
            (when(scene))
            @match asked {
                Some(ask) => (question(scene, ask)),
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
                b.number {
                    @if facts.over { (say!(scene, "table-game-over")) }
                    @else if setup { (say!(scene, "table-setup")) }
                    @else { (say!(scene, "table-round", round = facts.round)) }
                }
                // Where the seats are out of sight.
                @if let Some(time) = facts.you.and_then(|seat| scene.seats.get(seat.index())?.time) {
                    " " span.own-time { (super::time(scene.tongue, time)) }
                }
                @if !facts.over && !setup && !facts.pending.is_empty() {
                    " " span.muted { "· " (turn_words(scene)) }
                }
            }
            @if !setup {
                ol.phases {
                    @for (phase, name) in S::PHASES {
                        li.now[facts.phase == *phase] data-phase=(phase) title=(scene.say(name)) aria-current=[(facts.phase == *phase).then_some("step")] {
                            (scene.say(name))
                        }
                    }
                }
            }
            ul.scores {
                @for seat in scene.players() {
                    @let look = scene.look(seat);
                    li class={ (look.class) @if facts.pending.contains(seat) { " acting" } @if facts.you == Some(seat) { " self" } } {
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
    let (beside, listed) = shared_out(ask);
    let waits = S::waiting(scene.view, scene.facts.pending.iter().collect());
    let waits = scene.plans().then(|| scene.say(&waits));
    let aside = ask.aside.iter().map(|sentence| scene.say(sentence));
    let why = waits.into_iter().chain(aside).collect::<Vec<_>>().join(" ");
    html! {
        div.ask #ask {
            @let words = ahead::question(scene, &scene.say(&ask.question));
            h1 .(size(&words)) aria-live="polite" tabindex=[scrolled(&words)] { (words) }
            form #answers.sub method="post" action={ "/t/" (scene.table) "/act" } aria-label=(say!(scene, "table-answers")) {
                input type="hidden" name="decision" value=(scene.asked());
                input type="hidden" name="seat" value=(ask.seat.index());
                @if let Some(place) = place(&listed, S::PICKS) { span.where { (scene.say(&place)) } }
                @for choice in &beside { (answer(scene, choice, &choice.label)) }
                @if !listed.is_empty() { (list(scene, &listed, &why)) }
                // What does not fit stands in the list, and in the title.
                @if !why.is_empty() { p.why aria-live="polite" title=(why) { (why) } }
                (rule(scene, ask.rule))
                (otherwise(scene))
                // Only the script finds these on the table.
                @if scene.coach.is_none() {
                    @for choice in &ask.early { (early(scene, choice)) }
                }
                // Only the script lets it pass.
                @if let Some(wish) = &ask.wish { button.link.wish type="button" aria-pressed="false" { (scene.say(wish)) } }
            }
        }
    }
}

/// Takes back what the page has chosen by itself, so that one is asked.
fn otherwise<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let can = matches!(scene.undo, Undo::Possible(_)) && scene.coach.is_none();
    html! {
        @if let Some(words) = scene.otherwise.as_ref().filter(|_| can) {
            button.link.otherwise form="undo" { (scene.say(words)) }
        }
    }
}

/// A question has one line of a fixed height: long ones are written smaller.
fn size(question: &str) -> &'static str {
    match question.chars().count() {
        0..=52 => "",
        53..=78 => "long",
        _ => "longer",
    }
}

/// What does not fit on a phone is scrolled, by keys, too.
fn scrolled(question: &str) -> Option<&'static str> {
    (size(question) == "longer").then_some("0")
}

/// The answers beside the question, and those in the list. A few that live nowhere stand beside it, and with
/// them the one or two others there are: "yes", or a card instead.
fn shared_out<T>(ask: &Ask<T>) -> (Vec<&Choice<T>>, Vec<&Choice<T>>) {
    let mild = || ask.choices.iter().filter(|choice| choice.kind != ChoiceKind::Harsh);
    let nowhere = |choice: &&Choice<T>| choice.things.is_empty();
    let few = mild().filter(nowhere).count() <= FEW;
    let alternatives = mild().any(|choice| choice.things.is_empty() && choice.kind.is_plain());
    let all = ask.choices.len() == 1 || (alternatives || ask.covered) && mild().count() <= FEW;
    ask.choices.iter().partition(|choice| {
        choice.kind != ChoiceKind::Harsh
            && (all || nowhere(choice) && (few || choice.kind == ChoiceKind::Done))
    })
}

/// Where to answer: what is pointed at first, if that is one sort of thing.
fn place<T: Display>(listed: &[&Choice<T>], picks: &[(&str, Message)]) -> Option<Message> {
    let mut firsts = listed.iter().filter_map(|choice| choice.things.first());
    let sort = |thing: &T| {
        let id = thing.to_string();
        let kind = id.split('-').next().unwrap_or_default();
        picks.iter().find(|(name, _)| *name == kind).map(|(_, words)| words.clone())
    };
    let first = sort(firsts.next()?);
    let same = firsts.all(|thing| sort(thing) == first);
    first.filter(|_| same).or_else(|| Some(message!("table-where-lit")))
}

/// The answers that do not stand beside the question. It opens by itself if some of them live nowhere.
fn list<S: Show>(scene: &Scene<'_, S>, listed: &[&Choice<S::Thing>], why: &str) -> Markup {
    let (harsh, plain): (Vec<_>, Vec<_>) =
        listed.iter().copied().partition(|choice| choice.kind == ChoiceKind::Harsh);
    let opens = plain.iter().any(|choice| choice.things.is_empty());
    html! {
        details #list .few[listed.len() <= FEW] open[opens] data-opens[opens] {
            summary.rule { (say!(scene, "table-list")) span.key aria-hidden="true" { "L" } }
            div.list {
                @if !why.is_empty() { p.muted { (why) } }
                @match groups(&plain) {
                    None => (row(scene, None, &plain)),
                    Some(groups) => @for group in groups {
                        @let heading = group[0].group.as_ref().map(|(heading, _)| heading.clone());
                        (row(scene, heading.as_ref(), &group))
                    },
                }
                @if !harsh.is_empty() { (row(scene, Some(&message!("table-more").into()), &harsh)) }
            }
        }
    }
}

/// Answers beside each other, under a heading that says what they share.
fn row<S: Show>(
    scene: &Scene<'_, S>,
    heading: Option<&Arg>,
    choices: &[&Choice<S::Thing>],
) -> Markup {
    html! {
        div.picks {
            @if let Some(heading) = heading { h2.label { (scene.called(heading)) } }
            @for choice in choices {
                @let within = choice.group.as_ref().filter(|(other, _)| Some(other) == heading);
                (answer(scene, choice, within.map_or(&choice.label, |(_, rest)| rest)))
            }
        }
    }
}

/// The answers by their headings, where there are many.
fn groups<'a, T>(choices: &[&'a Choice<T>]) -> Option<Vec<Vec<&'a Choice<T>>>> {
    let mut groups: Vec<(Option<&Arg>, Vec<&Choice<T>>)> = Vec::new();
    for choice in choices {
        let heading = choice.group.as_ref().map(|(heading, _)| heading);
        match groups.iter_mut().find(|(other, _)| *other == heading) {
            Some((_, group)) => group.push(choice),
            None => groups.push((heading, vec![choice])),
        }
    }
    let worth = choices.len() > MANY && groups.len() > 1 && groups.len() < choices.len();
    worth.then(|| groups.into_iter().map(|(_, group)| group).collect())
}

/// One answer. The script writes its key.
fn answer<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>, label: &Arg) -> Markup {
    let class = match choice.kind {
        ChoiceKind::Harsh => "answer harsh",
        ChoiceKind::Primary => "answer primary",
        ChoiceKind::Done => "answer done",
        ChoiceKind::Plain => "answer",
    };
    html! {
        button .(class) name="action" value=(choice.action) data-things=[things(choice)] data-in-turn[choice.in_turn]
            data-confirm=[confirm(scene, choice)] data-onward=[onward(scene, choice)]
            aria-description=(scene.say(&choice.sentence))
        {
            span.key aria-hidden="true" {}
            @if choice.kind == ChoiceKind::Done { (glyph("i-check")) }
            (scene.called(label))
        }
    }
}

/// What can be done as soon as an answer goes without saying, for the script.
fn early<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>) -> Markup {
    html! {
        button.early hidden name="early" value=(choice.action) data-things=[things(choice)] data-onward=[onward(scene, choice)]
            aria-description=(scene.say(&choice.sentence)) { (scene.called(&choice.label)) }
    }
}

/// How an answer goes on together with others, for the script. Every step with a coach is a choice of its own.
fn onward<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>) -> Option<String> {
    let onward = choice.onward.as_ref().filter(|_| scene.coach.is_none())?;
    let place = |goal: &Destination<S::Thing>| {
        let (name, does) = (scene.called(&goal.name), scene.say(&goal.sentence));
        json!({"at": goal.thing.to_string(), "name": name, "sends": goal.action, "room": goal.room, "does": does})
    };
    let places: Vec<_> = onward.places.iter().map(place).collect();
    Some(json!({"times": onward.times, "places": places, "apart": onward.apart}).to_string())
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
                div.sub { p.why { (say!(scene, "table-over-aside")) } }
            } @else if scene.moment.replay {
                h1.past {
                    @match scene.log.iter().rev().find_map(|line| S::sentence(scene, line)) {
                        Some(sentence) => { span.vh { (say!(scene, "table-earlier")) ": " } (sentence) }
                        None => { (say!(scene, "table-earlier")) }
                    }
                }
                div.sub {
                    @if let Some(why) = &scene.why { p.meant { (S::aim_in_words(scene, why)) } }
                    p.why { (scene.say(&waiting())) }
                }
            } @else if let Some(resigned) = voice::resigned(scene) {
                (resigned)
            } @else if let Some(paused) = voice::paused(scene) {
                (paused)
            } @else if let Some(seat) = facts.you.filter(|seat| scene.seats.get(seat.index()).is_some_and(|sitter| sitter.standin)) {
                h1 { (say!(scene, "clock-away-you")) }
                div.sub {
                    form method="post" action={ "/t/" (scene.table) "/back" } {
                        input type="hidden" name="seat" value=(seat.index());
                        button.btn.primary { (say!(scene, "clock-come-back")) }
                    }
                    p.why { (say!(scene, "clock-away-aside")) }
                }
            } @else {
                @let words = scene.say(&waiting());
                h1.quiet .(size(&words)) tabindex=[scrolled(&words)] { (words) }
                div.sub {
                    p.why {
                        @if let Some(behind) = scene.terms.behind.filter(|behind| *behind > 0) { (say!(scene, "table-watching-behind", behind = behind)) }
                        @else if facts.you.is_none() { (say!(scene, "table-watching")) }
                        @else { (say!(scene, "table-nothing-to-do")) }
                    }
                    @if scene.seats.iter().all(|sitter| !sitter.yours) { (for_onlookers(scene)) }
                }
            }
        }
    }
}

/// What whoever only looks on can do: go back and forth in what they have seen so far, and follow somebody. The same for all of
/// them, whenever they look.
fn for_onlookers<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let table = format!("/t/{}", scene.table);
    html! {
        a.btn.small.look data-look-back href={ (table) "/replay" } { (glyph("i-prev")) (say!(scene, "table-look-back")) }
        a.btn.small.look href={ (table) "/people" } { (say!(scene, "table-follow")) }
    }
}

/// The ids of the things of a choice, in the sequence of pointing.
pub(crate) fn things<T: Display>(choice: &Choice<T>) -> Option<String> {
    let ids: Vec<String> = choice.things.iter().map(ToString::to_string).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// What is asked once more before a choice.
pub(super) fn confirm<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>) -> Option<String> {
    let words = choice.confirm.as_ref().filter(|_| scene.terms.confirms && !scene.plans())?;
    Some(scene.say(words))
}

/// Undo and the menu.
fn tools<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let plays = !scene.moment.replay && !scene.facts.over;
    html! {
        div.tools {
            (back::form(scene))
            @match (&scene.ask, scene.hint) {
                (Some(ask), Some(_)) if !scene.plans() => (hint::buttons(scene, ask)),
                (None, Some(_)) if scene.facts.you.is_some() && plays => (hint::room(scene)),
                _ => {}
            }
            @if let (Some(seat), true) = (scene.facts.you, plays) {
                @match &scene.undo {
                    Undo::Possible(what) => {
                        form #undo method="post" action={ "/t/" (scene.table) "/undo" } {
                            input type="hidden" name="decision" value=(scene.decision);
                            input type="hidden" name="seat" value=(seat.index());
                            span.vh #undo-note { (scene.say(what)) }
                            button.btn aria-describedby="undo-note" title=(scene.say(what)) { (glyph("i-undo")) span { (say!(scene, "table-undo")) } span.key aria-hidden="true" { "U" } }
                        }
                    }
                    Undo::Not(why) => {
                        div #undo {
                            span.vh #undo-note { (scene.say(why)) }
                            button.btn type="button" aria-disabled="true" aria-describedby="undo-note" title=(scene.say(why)) { (glyph("i-undo")) span { (say!(scene, "table-undo")) } span.key aria-hidden="true" { "U" } }
                        }
                    }
                }
            }
            button.btn.ghost.burger type="button" popovertarget="about" aria-label=(say!(scene, "table-about")) { (glyph("i-menu")) }
        }
    }
}
