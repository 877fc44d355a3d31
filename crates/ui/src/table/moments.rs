//! The replay bar: earlier moments of a game, and the whole of a finished one.

use kernel::{Message, Name, Seat, message};
use maud::{Markup, html};
use tongue::say;

use super::{back, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Landmark, Scene, What};
use crate::show::Show;

/// How fast a replay runs, in hundredths: as it is sent, and in words.
const SPEEDS: [(u32, Message); 4] = [
    (50, Message::new("moments-half")),
    (100, Message::new("moments-normal")),
    (200, Message::new("moments-double")),
    (400, Message::new("moments-fourfold")),
];

/// What one can jump to.
fn targets<S: Show>() -> [(What, &'static str, Message); 3] {
    [
        (What::Turn, "turn", message!("moments-turn")),
        (What::Battle(None), "battle", S::BATTLE),
        (What::Round(0), "round", message!("moments-round")),
    ]
}

/// The fragment `moments`: hidden while the present is shown.
pub(super) fn bar<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let replay = scene.moment.replay;
    let html = html! {
        section #moments.moments hidden[!replay] aria-label=(say!(scene, "moments-title")) {
            @if replay {
                div.controls { (steps(scene)) (jumps(scene)) (place(scene)) (around(scene)) }
                (line(scene))
            }
        }
    };
    part("moments", "frame", html)
}

fn over<S: Show>(scene: &Scene<'_, S>) -> bool {
    scene.promise.kept.is_some()
}

/// The address of a moment, seen with the same eyes.
fn at<S: Show>(scene: &Scene<'_, S>, moment: usize) -> String {
    let seat = scene.facts.you.map_or(String::new(), |seat| format!("&as={}", seat.index()));
    format!("/t/{}/replay?at={moment}{seat}", scene.table)
}

/// To the first, the one before, the next and the last moment; playing, for those with a script.
fn steps<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let moment = scene.moment;
    let (first, last) = (moment.shown == 0, moment.shown >= moment.last);
    html! {
        div.steps {
            (step(scene, (!first).then_some(0), "first", "i-first", message!("moments-first")))
            (step(scene, moment.shown.checked_sub(1), "prev", "i-prev", message!("moments-back")))
            button #replay-play.play type="button" aria-pressed="false" aria-keyshortcuts="Space" aria-label=(say!(scene, "moments-play")) {
                (glyph("i-play")) (glyph("i-pause"))
            }
            (step(scene, (!last).then_some(moment.shown + 1), "next", "i-next", message!("moments-on")))
            (step(scene, (!last).then_some(moment.last), "last", "i-last", message!("moments-last")))
        }
        fieldset #replay-speed.speed {
            legend.vh { (say!(scene, "moments-speed")) }
            @for (hundredths, words) in SPEEDS {
                label {
                    input.vh type="radio" name="speed" value=(hundredths) checked[hundredths == 100] autocomplete="off";
                    span { (scene.say(&words)) }
                }
            }
        }
    }
}

/// A link to a moment, if there is one.
fn step<S: Show>(
    scene: &Scene<'_, S>,
    to: Option<usize>,
    name: &str,
    icon: &str,
    words: Message,
) -> Markup {
    let words = scene.say(&words);
    html! {
        @match to {
            Some(to) => a.btn.small data-step=(name) href=(at(scene, to)) aria-label=(words) { (glyph(icon)) },
            None => span.btn.small aria-disabled="true" { span.vh { (words) } (glyph(icon)) },
        }
    }
}

/// To the turn, battle or round before and after.
fn jumps<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let shown = scene.moment.shown;
    let of = |what: What| scene.landmarks.iter().filter(move |mark| mark.what.like(what));
    let before = |what| of(what).rfind(|mark| mark.moment < shown).map(|mark| mark.moment);
    let after = |what| of(what).find(|mark| mark.moment > shown).map(|mark| mark.moment);
    html! {
        div.jumps role="group" aria-label=(say!(scene, "moments-jump")) {
            @for (what, name, words) in targets::<S>() {
                @if of(what).next().is_some() {
                    span.jump {
                        (step(scene, before(what), &format!("{name}-back"), "i-prev", message!("moments-jump-back", what = words.clone())))
                        span aria-hidden="true" { (scene.say(&words)) }
                        (step(scene, after(what), &format!("{name}-on"), "i-next", message!("moments-jump-on", what = words.clone())))
                    }
                }
            }
        }
    }
}

/// Which moment it is.
fn place<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let (moment, facts) = (scene.moment, scene.facts);
    let phase = S::PHASES.iter().find(|(phase, _)| *phase == facts.phase);
    html! {
        p.place {
            b { (say!(scene, "moments-of", shown = moment.shown, count = moment.last)) }
            @if let (Some((_, phase)), true) = (phase, facts.round > 0) {
                " " span.muted { (say!(scene, "moments-when", round = facts.round, phase = phase.clone())) }
            }
        }
    }
}

/// What can be done with a moment: keep a link to it or a picture of it, play on from it.
fn around<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let (moment, over) = (scene.moment, over(scene));
    html! {
        div.around {
            @if over {
                (tool("i-link", &say!(scene, "moments-link", moment = moment.shown), &at(scene, moment.shown), true))
                (tool("i-board", &say!(scene, "moments-picture"), &picture(scene), false))
                a.btn.small href={ "/t/" (scene.table) "/analysis" } { (glyph("i-dice")) (say!(scene, "moments-analysis")) }
                @if moment.shown < moment.last { (play_on(scene)) }
            }
            (back::from_moment(scene))
            @if !over || moment.shown < moment.last {
                a.btn.small data-step="now" href={ "/t/" (scene.table) } { (say!(scene, "moments-now")) }
            }
        }
    }
}

/// A link of the bar; where there is little room only its glyph is seen.
fn tool(icon: &str, words: &str, href: &str, copies: bool) -> Markup {
    html! {
        a.btn.small.tool href=(href) title=(words) data-copy-address[copies] { (glyph(icon)) span { (words) } }
    }
}

/// The address of the picture of this moment, seen with the same eyes.
fn picture<S: Show>(scene: &Scene<'_, S>) -> String {
    let seat = scene.facts.you.map_or(String::new(), |seat| format!("&as={}", seat.index()));
    format!("/t/{}/picture.png?at={}{seat}", scene.table, scene.moment.shown)
}

/// A new table that begins here.
fn play_on<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let own = scene.facts.you.unwrap_or(Seat(0));
    html! {
        details #play-on.play-on {
            summary.btn.small { (glyph("i-play")) (say!(scene, "play-on")) }
            form method="post" action={ "/t/" (scene.table) "/on" } {
                h2 { (say!(scene, "play-on")) }
                p { (say!(scene, "play-on-about", moment = scene.moment.shown)) }
                input type="hidden" name="at" value=(scene.moment.shown);
                fieldset {
                    legend.label { (say!(scene, "play-on-seat")) }
                    div.values {
                        @for seat in scene.players() {
                            @let look = scene.look(seat);
                            label {
                                input.vh type="radio" name="seat" value=(seat.index()) checked[seat == own];
                                span .(look.class) { span.em { (glyph(look.mark)) } (scene.name(seat)) }
                            }
                        }
                    }
                }
                fieldset {
                    legend.label { (say!(scene, "play-on-others")) }
                    div.values {
                        @for (place, level) in ["easy", "normal", "hard"].into_iter().enumerate() {
                            label {
                                input.vh type="radio" name="level" value=(level) checked[place == 0];
                                span { (scene.called(&Name::new("level", level).into())) }
                            }
                        }
                    }
                }
                fieldset {
                    legend.label { (say!(scene, "play-on-hidden")) }
                    div.values.tall {
                        label {
                            input.vh type="radio" name="hidden" value="kept" checked;
                            span { b { (say!(scene, "play-on-kept")) } (say!(scene, "play-on-kept-about")) }
                        }
                        label {
                            input.vh type="radio" name="hidden" value="anew";
                            span { b { (say!(scene, "play-on-anew")) } (say!(scene, "play-on-anew-about")) }
                        }
                    }
                }
                button.btn.primary { (say!(scene, "play-on-start")) }
            }
        }
    }
}

/// The slider with rounds and battles, and the chances below it.
fn line<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let moment = scene.moment;
    let seat = scene.facts.you.map(|seat| seat.index());
    html! {
        form.line method="get" action={ "/t/" (scene.table) "/replay" } {
            div.slider {
                label.vh for="moment" { (say!(scene, "moments-made")) }
                input #moment type="range" name="at" min="0" max=(moment.last) value=(moment.shown) autocomplete="off";
                (marks(scene))
                (chances(scene))
            }
            div.eyes {
                @if over(scene) {
                    label for="moment-as" { (say!(scene, "moments-seen-as")) }
                    select #moment-as name="as" autocomplete="off" aria-label=(say!(scene, "moments-seen-as")) {
                        option value="" selected[seat.is_none()] { (say!(scene, "moments-as-spectator")) }
                        @for player in scene.players() {
                            option value=(player.index()) selected[Some(player.index()) == seat] {
                                (say!(scene, "moments-as", who = scene.player(player)))
                            }
                        }
                    }
                } @else if let Some(seat) = seat { input type="hidden" name="as" value=(seat); }
                button.btn.small { (say!(scene, "moments-go")) }
                (standing(scene))
            }
        }
    }
}

/// How far along the line a moment is.
fn along<S: Show>(scene: &Scene<'_, S>, moment: usize) -> String {
    format!("{:.2}%", moment as f64 * 100.0 / scene.moment.last.max(1) as f64)
}

/// Rounds and battles above the slider.
fn marks<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let rounds = scene.landmarks.iter().filter(|mark| matches!(mark.what, What::Round(_)));
    let many = rounds.count() > 12;
    html! {
        svg.marks height="38" {
            @for &Landmark { moment, what } in scene.landmarks {
                @match what {
                    What::Round(round) => {
                        line.round x1=(along(scene, moment)) x2=(along(scene, moment)) y1="0" y2="38" {}
                        svg x=(along(scene, moment)) overflow="visible" {
                            text x="4" y="11" {
                                @if many { (round) } @else { (say!(scene, "table-round", round = round)) }
                            }
                        }
                    }
                    What::Battle(winner) => {
                        a href=(at(scene, moment)) tabindex="-1" aria-hidden="true" {
                            svg class={ "fought " (winner.map_or("f-none", |seat| scene.look(seat).class)) } x=(along(scene, moment)) y="26" overflow="visible" {
                                circle r="8" {}
                                use href=(crate::glyphs::SHARED.href("i-attack")) x="-5" y="-5" width="10" height="10" {}
                            }
                        }
                    }
                    What::Turn => {}
                }
            }
        }
    }
}

/// How likely everybody was to win, as bands that fill the height.
fn chances<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let outlook = scene.outlook;
    let (last, shown) = (scene.moment.last, scene.moment.shown);
    html! {
        @if !outlook.moments.is_empty() {
            svg.chances viewBox={ "0 0 " (last.max(1)) " 100" } preserveAspectRatio="none" role="img" aria-label=(say!(scene, "moments-chances")) {
                @for seat in scene.players() {
                    path.(scene.look(seat).class) d=(band(scene, seat.index())) {}
                }
                rect.later x=(shown) width=(last - shown) height="100" {}
            }
        }
    }
}

/// The outline of a player's band.
fn band<S: Show>(scene: &Scene<'_, S>, seat: usize) -> String {
    let outlook = scene.outlook;
    let rows = || outlook.moments.iter().zip(outlook.chances);
    let sum = |seats: &[Vec<u16>]| -> u32 {
        seats.iter().flat_map(|figures| figures.first()).map(|&part| u32::from(part)).sum()
    };
    // Rounded parts need not add up to a hundred.
    let height = |seats: &[Vec<u16>], upto: usize| {
        100.0
            - f64::from(sum(&seats[..upto.min(seats.len())])) * 100.0 / f64::from(sum(seats).max(1))
    };
    let top = rows().map(|(moment, row)| format!("{moment} {:.1}", height(&row.seats, seat + 1)));
    let foot =
        rows().rev().map(|(moment, row)| format!("{moment} {:.1}", height(&row.seats, seat)));
    format!("M{}Z", top.chain(foot).collect::<Vec<_>>().join("L"))
}

/// The chances at this moment.
fn standing<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let outlook = scene.outlook;
    let now = outlook.moments.partition_point(|&moment| moment <= scene.moment.shown);
    html! {
        @if let Some(row) = outlook.chances.get(now.saturating_sub(1)) {
            dl.standing aria-label=(say!(scene, "moments-chances")) {
                @for seat in scene.players() {
                    div .(scene.look(seat).class) {
                        dt { (glyph(scene.look(seat).mark)) span.vh { (scene.name(seat)) } }
                        dd { (say!(scene, "percent", chance = row.seats.get(seat.index()).and_then(|f| f.first()).copied().unwrap_or(0))) }
                    }
                }
            }
        }
    }
}
