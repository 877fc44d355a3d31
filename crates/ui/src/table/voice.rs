//! What people say about their game besides playing it: that they want a pause or the end, and that they give up.

use kernel::{Arg, Message, Seat, SeatSet, message};
use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::show::Show;

/// The pauses one can ask for, as they are sent; how long each is the table knows.
pub const PAUSES: [&str; 4] =
    ["pause 3600000", "pause 43200000", "pause 259200000", "pause 1209600000"];

/// What is proposed, in words.
fn proposed(what: &str, seat: Seat) -> Message {
    match what {
        "pause 3600000" => message!("voice-wants-hour", seat = seat),
        "pause 43200000" => message!("voice-wants-half-day", seat = seat),
        "pause 259200000" => message!("voice-wants-days", seat = seat),
        "pause 1209600000" => message!("voice-wants-weeks", seat = seat),
        "go-on" => message!("voice-wants-go-on", seat = seat),
        "bots" => message!("voice-wants-bots", seat = seat),
        _ => message!("voice-wants-end", seat = seat),
    }
}

/// How long a pause is, in words.
fn length(pause: &str) -> Message {
    match pause {
        "pause 3600000" => message!("voice-hour"),
        "pause 43200000" => message!("voice-half-day"),
        "pause 259200000" => message!("voice-days"),
        _ => message!("voice-weeks"),
    }
}

/// The seat of whoever looks that can say something, one that has not yet said yes first.
fn speaker<S: Show>(scene: &Scene<'_, S>) -> Option<Seat> {
    let accord = scene.terms.accord;
    let wanted = |seat: &Seat| accord.proposed.is_some_and(|(_, by)| by.contains(seat));
    let own = |seat: &Seat| scene.seats.get(seat.index()).is_some_and(|sitter| sitter.yours);
    let live = !scene.moment.replay && !scene.facts.over && scene.coach.is_none();
    accord.speaks.iter().filter(|seat| live && own(seat)).min_by_key(wanted)
}

/// A form that says something.
fn form<S: Show>(scene: &Scene<'_, S>, seat: Seat, inner: &Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (scene.table) "/voice" } {
            input type="hidden" name="seat" value=(seat.index());
            (inner)
        }
    }
}

/// The fragment `accord`: what is proposed, over the board, for those who are asked about it.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let shown = scene.terms.accord.proposed.filter(|_| !scene.moment.replay && !scene.facts.over);
    let late = scene.terms.accord.overdue;
    let html = match shown {
        Some((what, by)) => band(scene, what, by),
        None if !late.is_empty() && !scene.moment.replay && !scene.facts.over => {
            overdue(scene, late)
        }
        None => html! { section id="accord" hidden {} },
    };
    part("accord", "middle", html)
}

fn band<S: Show>(scene: &Scene<'_, S>, what: &str, by: &[Seat]) -> Markup {
    let all = scene.terms.accord.speaks.len().max(by.len());
    let asks = by.first().copied().unwrap_or(Seat(0));
    html! {
        section id="accord" aria-live="polite" {
            p {
                (scene.said(&proposed(what, asks)))
                @if all > 2 { " " span.muted { (say!(scene, "voice-so-many", count = by.len(), all = all)) } }
            }
            @if let Some(seat) = speaker(scene) {
                (form(scene, seat, &html! {
                    @if by.contains(&seat) {
                        button.btn.small name="voice" value="against" { (say!(scene, "voice-withdraw")) }
                    } @else {
                        button.btn.small.primary name="voice" value=(what) { (say!(scene, "voice-agree")) }
                        button.btn.small name="voice" value="against" { (say!(scene, "voice-disagree")) }
                    }
                }))
            }
        }
    }
}

/// Somebody's time is over: whoever waits can wait on, have a bot play, or end it.
fn overdue<S: Show>(scene: &Scene<'_, S>, late: SeatSet) -> Markup {
    let names: Arg = late.iter().map(Arg::from).collect();
    html! {
        section id="accord" aria-live="polite" {
            p { (scene.said(&message!("voice-overdue", seats = names))) }
            @if let Some(seat) = speaker(scene) {
                (form(scene, seat, &html! {
                    button.btn.small.primary name="voice" value="bots" { (say!(scene, "voice-bots")) }
                    button.btn.small name="voice" value="end" { (say!(scene, "voice-end-now")) }
                }))
            }
        }
    }
}

/// What can be proposed or given up, for the menu of the table.
pub(super) fn menu<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let accord = scene.terms.accord;
    let Some(seat) = speaker(scene) else { return html! {} };
    let free = accord.proposed.is_none();
    html! {
        @if free && scene.terms.clock.is_some() && scene.terms.contest.is_none() && accord.paused.is_none() {
            details name="voices" {
                summary { (say!(scene, "voice-pause")) }
                p.muted { (say!(scene, "voice-pause-help")) }
                (form(scene, seat, &html! {
                    @for pause in PAUSES { button.btn.small name="voice" value=(pause) { (scene.say(&length(pause))) } }
                }))
            }
        }
        @if free {
            details name="voices" {
                summary { (say!(scene, "voice-end")) }
                p.muted { (say!(scene, "voice-end-help")) }
                (form(scene, seat, &html! { button.btn.small name="voice" value="end" {
                    @if scene.terms.confirms { (say!(scene, "voice-ask")) } @else { (say!(scene, "voice-end-now")) }
                } }))
            }
        }
        details name="voices" {
            summary { (say!(scene, "voice-resign")) }
            p.muted {
                @if scene.seats.len() == 2 { (say!(scene, "voice-resign-two")) } @else { (say!(scene, "voice-resign-many")) }
            }
            (form(scene, seat, &html! { button.btn.small.harsh name="voice" value="resign" { (say!(scene, "voice-resign-now")) } }))
        }
    }
}

/// What stands in the place of the question during a pause.
pub(super) fn paused<S: Show>(scene: &Scene<'_, S>) -> Option<Markup> {
    let time = scene.terms.accord.paused.filter(|_| !scene.moment.replay)?;
    let asks = speaker(scene).filter(|_| scene.terms.accord.proposed.is_none());
    Some(html! {
        h1.quiet { (say!(scene, "voice-paused-title")) " " (super::time(scene.tongue, time)) }
        div.sub {
            @if let Some(seat) = asks {
                (form(scene, seat, &html! { button.btn.small name="voice" value="go-on" { (say!(scene, "voice-go-on")) } }))
            }
            p.why { (say!(scene, "voice-paused-aside")) }
        }
    })
}

/// What stands there for whoever has given up.
pub(super) fn resigned<S: Show>(scene: &Scene<'_, S>) -> Option<Markup> {
    scene.facts.you.filter(|seat| scene.terms.accord.resigned.contains(seat))?;
    Some(html! {
        h1.quiet { (say!(scene, "voice-resigned-title")) }
        div.sub { p.why { (say!(scene, "voice-resigned-aside")) } }
    })
}
