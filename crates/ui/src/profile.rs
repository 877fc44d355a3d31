//! Somebody's profile: how good they are and have been, what they win with, what they have played lately. What they do not show to
//! others is not there.

use kernel::Arg;
use maud::{Markup, html};
use rating::{Class, Share, Shown};
use tongue::{Tongue, say};

use crate::kind::{GameKind, Side};
use crate::page::glyph;
use crate::players::{class_name, level_name};
use crate::ranks::{Known, Rank, change, rank};
use crate::start::{Site, tile};

/// The page, as one viewer sees it.
#[derive(Debug)]
pub struct Profile<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What they are called.
    pub name: &'a str,
    /// Since when they have an account, in words.
    pub since: &'a str,
    /// Whether it is a program's.
    pub bot: bool,
    /// What the others can do about them stands here.
    pub manners: Markup,
    /// What they have played, each game with each number of players.
    pub cards: &'a [Card<'a>],
    /// How their rating went in what is chosen, one game after the other.
    pub course: &'a [Point],
    /// The bots of the house there: level and points.
    pub bots: &'a [(&'static str, i32)],
    /// What they won, of what is chosen, by faction.
    pub factions: &'a [(Side, Won)],
    /// What chance gives there, in a hundred.
    pub chance: Option<f64>,
    /// What they won of the game by the number of players.
    pub sizes: &'a [(Class, Won)],
    /// Figures of what is chosen.
    pub figures: Option<Figures<'a>>,
    /// What they have played lately.
    pub recent: &'a [Recent],
    /// What they show, by name, and whether; only for themselves.
    pub shows: Option<&'a [(&'static str, bool)]>,
}

/// A game with so many players.
#[derive(Debug)]
pub struct Card<'a> {
    /// The game.
    pub game: &'a GameKind,
    /// How many players.
    pub class: Class,
    /// How good they are, if that is known and shown.
    pub rank: Option<Rank>,
    /// How many games.
    pub games: u32,
    /// Where it is shown.
    pub href: String,
    /// Whether it is what is shown.
    pub chosen: bool,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The rating.
    pub shown: Shown,
    /// How many points the game brought.
    pub change: i32,
    /// When, in words.
    pub date: String,
    /// Where it was.
    pub href: String,
}

/// How many games were won, of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Won {
    /// So many.
    pub won: u32,
    /// Of so many.
    pub games: u32,
}

/// Figures.
#[derive(Debug)]
pub struct Figures<'a> {
    /// What they won in all.
    pub won: Won,
    /// So many they have won one after the other at most.
    pub streak: u32,
    /// What they order first most often: its name, and how often of how many.
    pub opening: Option<(&'a str, Won)>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Recent {
    /// The table.
    pub table: String,
    /// What its people called it.
    pub title: String,
    /// What they played.
    pub side: Option<Side>,
    /// Whether they won.
    pub won: bool,
    /// Where they came, where that is known.
    pub place: Option<usize>,
    /// Of how many.
    pub seats: usize,
    /// What it brought, where it was rated.
    pub change: Option<i32>,
    /// Who else played.
    pub others: Vec<String>,
    /// When, in words.
    pub date: String,
}

/// A share of fewer cases says nothing yet.
const ENOUGH: u32 = 5;

/// The page `/people/NAME`.
pub fn profile_page(profile: &Profile<'_>) -> Markup {
    let Profile { tongue, name, .. } = *profile;
    let initial = name.chars().next().map(|letter| letter.to_uppercase().to_string());
    let main = html! {
        div.profile-head {
            span.letters aria-hidden="true" { b { (initial.unwrap_or_default()) } }
            div {
                h1 { (name) @if profile.bot { span.tag { (say!(tongue, "lobby-bot")) } } }
                p { (say!(tongue, "profile-since", date = profile.since)) }
            }
            (profile.manners)
        }
        @if profile.cards.is_empty() { section.pane { p.say.empty { (say!(tongue, "profile-nothing", name = name)) } } }
        @else {
            nav.cards aria-label=(say!(tongue, "profile-games")) { @for it in profile.cards { (card(it, tongue)) } }
            div.profile {
                div.wide {
                    @if !profile.course.is_empty() { (course(profile)) }
                    @if !profile.recent.is_empty() { (recent(profile)) }
                }
                div.side {
                    @if !profile.factions.is_empty() { (factions(profile)) }
                    @if !profile.sizes.is_empty() { (sizes(profile)) }
                    @if let Some(figures) = &profile.figures { (habits(figures, tongue)) }
                }
            }
        }
        @if let Some(shows) = profile.shows { (choice(shows, tongue)) }
    };
    Site { tongue, title: name, here: "/players", kind: "profile-page", game: "", assets: &[] }
        .page(&main)
}

fn card(card: &Card<'_>, tongue: &Tongue) -> Markup {
    html! {
        a href=(card.href) aria-current=[card.chosen.then_some("page")] {
            span { (card.game.name(tongue)) ", " (tongue.say(&class_name(card.class))) }
            strong { @match card.rank { Some(known) => (rank(tongue, known)), None => "–" } }
            small {
                (say!(tongue, "profile-count", count = card.games))
                @if card.rank.is_some_and(|it| it.known == Known::Provisional) { " · " (say!(tongue, "profile-new")) }
            }
        }
    }
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
const BOTTOM: f64 = 214.0;
const TOP: f64 = 10.0;

/// How a rating went: the guess as a line, what is known as a band, the bots of the house as dotted lines.
fn course(profile: &Profile<'_>) -> Markup {
    let Profile { tongue, course, bots, .. } = *profile;
    let reach = |it: &Point| [it.shown.points - it.shown.range, it.shown.points + it.shown.range];
    let all = course.iter().flat_map(reach).chain(bots.iter().map(|(_, points)| *points));
    let (low, high) = all.fold((i32::MAX, i32::MIN), |(low, high), it| (low.min(it), high.max(it)));
    let step = if high - low > 900 { 250 } else { 100 };
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    // The bots have their names at the end of their lines.
    let right = if bots.is_empty() { WIDTH - 8.0 } else { 540.0 };
    let y = |points: i32| {
        BOTTOM - f64::from(points - low) / f64::from((high - low).max(1)) * (BOTTOM - TOP)
    };
    let x = |at: usize| match course.len() {
        1 => (LEFT + right) / 2.0,
        many => LEFT + (right - LEFT) * at as f64 / (many - 1) as f64,
    };
    let line = |from: usize, to: usize| {
        let points = course.iter().enumerate().take(to).skip(from);
        points
            .map(|(at, it)| format!("{:.1},{:.1}", x(at), y(it.shown.points)))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let band = {
        let up = course.iter().enumerate().map(|(at, it)| (x(at), y(reach(it)[1])));
        let down = course.iter().enumerate().rev().map(|(at, it)| (x(at), y(reach(it)[0])));
        up.chain(down).map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
    };
    let few = course.len().min(ENOUGH as usize);
    let (first, last) = (course.first(), course.last());
    html! {
        section.pane.course aria-labelledby="course" {
            div.pane-head { h2 #course { (say!(tongue, "profile-course")) } }
            div.chart {
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(told(profile)) {
                    g.grid {
                        @for points in (low..=high).step_by(step as usize) {
                            path d={ "M" (LEFT) " " (y(points)) "H" (right) } {}
                            text.tick x=(LEFT - 8.0) y=(y(points) + 4.0) { (points) }
                        }
                    }
                    polygon.band points=(band) {}
                    @for (level, points) in bots {
                        path.house d={ "M" (LEFT) " " (y(*points)) "H" (right) } {}
                        text x=(right + 8.0) y=(y(*points) + 4.0) { (level_name(tongue, level)) " " (points) }
                    }
                    polyline.first points=(line(0, few)) {}
                    @if course.len() > few { polyline.known points=(line(few - 1, course.len())) {} }
                    @if let Some(last) = last { circle cx=(x(course.len() - 1)) cy=(y(last.shown.points)) r="4" {} }
                    @if let (Some(first), Some(last)) = (first, last) {
                        text x=(LEFT) y=(BOTTOM + 20.0) { (first.date) }
                        @if course.len() > 1 { text.tick x=(right) y=(BOTTOM + 20.0) { (last.date) } }
                    }
                }
                p.legend { (say!(tongue, "profile-legend")) }
                details {
                    summary { (say!(tongue, "chart-numbers")) }
                    div.scroll tabindex="0" role="group" aria-label=(say!(tongue, "profile-course")) {
                        table {
                            thead { tr {
                                th scope="col" { (say!(tongue, "profile-when")) } th scope="col" { (say!(tongue, "players-rating")) }
                                th scope="col" { (say!(tongue, "profile-change")) }
                            } }
                            tbody { @for it in course.iter().rev() { tr {
                                th scope="row" { a href=(it.href) { (it.date) } }
                                td { (it.shown.points) " ±" (it.shown.range) }
                                td { (change(tongue, it.change)) }
                            } } }
                        }
                    }
                }
            }
        }
    }
}

/// The chart in a sentence.
fn told(profile: &Profile<'_>) -> String {
    let points = |it: Option<&Point>| it.map_or(0, |it| it.shown.points);
    let (first, last) = (points(profile.course.first()), points(profile.course.last()));
    let count = profile.course.len();
    say!(profile.tongue, "profile-told", count = count, first = first, last = last)
}

/// A share with how far off it may be, on a line from nothing to all; dashed, what chance gives.
fn share(won: Won, chance: Option<f64>) -> Markup {
    let Some(share) = Share::of(won.won, won.games) else { return Markup::default() };
    let x = |part: f64| 4.0 + part * 112.0;
    html! {
        svg.share viewBox="0 0 120 20" aria-hidden="true" {
            path.line d="M4 10H116" {}
            @if let Some(chance) = chance { path.chance d={ "M" (x(chance)) " 1V19" } {} }
            @if won.games >= ENOUGH {
                path.range d={ "M" (x(share.low)) " 6V14M" (x(share.low)) " 10H" (x(share.high)) "M" (x(share.high)) " 6V14" } {}
                circle cx=(x(share.seen)) cy="10" r="3.5" {}
            }
        }
    }
}

fn percent(part: f64) -> u32 {
    (part * 100.0).round() as u32
}

/// How many in a hundred, and within what; how many of how many where that says nothing yet.
fn in_words(won: Won, tongue: &Tongue) -> Markup {
    let sure = Share::of(won.won, won.games).filter(|_| won.games >= ENOUGH);
    html! {
        @match sure {
            Some(share) => {
                strong { (say!(tongue, "percent", chance = percent(share.seen))) }
                span.vh { " " (say!(tongue, "profile-between", low = percent(share.low), high = percent(share.high))) }
            },
            None => { small { (say!(tongue, "profile-of", won = won.won, games = won.games)) } },
        }
    }
}

fn factions(profile: &Profile<'_>) -> Markup {
    let tongue = profile.tongue;
    html! {
        section.pane aria-labelledby="factions" {
            div.pane-head { h2 #factions { (say!(tongue, "profile-factions")) } }
            ul.shares {
                @for (side, won) in profile.factions {
                    li class=(side.look.class) { (tile(side.look)) span { (tongue.name(&side.name)) } (share(*won, profile.chance)) span { (in_words(*won, tongue)) } }
                }
            }
            p.hint { (say!(tongue, "profile-shares")) @if let Some(chance) = profile.chance { " " (say!(tongue, "profile-chance", chance = percent(chance))) } }
        }
    }
}

fn sizes(profile: &Profile<'_>) -> Markup {
    let tongue = profile.tongue;
    html! {
        section.pane aria-labelledby="sizes" {
            div.pane-head { h2 #sizes { (say!(tongue, "profile-sizes")) } }
            ul.shares.plain {
                @for (class, won) in profile.sizes {
                    li { span { (tongue.say(&class_name(*class))) } (share(*won, None)) span { (in_words(*won, tongue)) } }
                }
            }
        }
    }
}

fn habits(figures: &Figures<'_>, tongue: &Tongue) -> Markup {
    html! {
        section.pane aria-labelledby="figures" {
            div.pane-head { h2 #figures { (say!(tongue, "profile-figures")) } }
            dl.figures {
                div { dt { (say!(tongue, "profile-won")) } dd { (say!(tongue, "profile-of", won = figures.won.won, games = figures.won.games)) } }
                div { dt { (say!(tongue, "profile-streak")) } dd { (figures.streak) } }
                @if let Some((name, often)) = figures.opening {
                    div { dt { (say!(tongue, "profile-opening")) } dd { (name) ", " (say!(tongue, "profile-of", won = often.won, games = often.games)) } }
                }
            }
        }
    }
}

fn recent(profile: &Profile<'_>) -> Markup {
    let tongue = profile.tongue;
    html! {
        section.pane aria-labelledby="recent" {
            div.pane-head { h2 #recent { (say!(tongue, "profile-recent")) } }
            ul.recent {
                @for it in profile.recent {
                    li {
                        @match &it.side { Some(side) => (tile(side.look)), None => span {} }
                        span.what {
                            a href={ "/t/" (it.table) } { (it.title) }
                            @let others: Arg = it.others.iter().map(String::as_str).map(Arg::from).collect();
                            @if !it.others.is_empty() { small { (say!(tongue, "hall-who", who = others)) } }
                        }
                        span {
                            @match (it.place, it.won) {
                                (Some(place), _) => (say!(tongue, "profile-place", place = place, seats = it.seats)),
                                (None, true) => (say!(tongue, "profile-first")),
                                (None, false) => (say!(tongue, "profile-lost")),
                            }
                        }
                        span { @if let Some(points) = it.change { (change(tongue, points)) } }
                        span.date { (it.date) }
                    }
                }
            }
        }
    }
}

/// What somebody shows to others.
fn choice(shows: &[(&'static str, bool)], tongue: &Tongue) -> Markup {
    html! {
        section.pane.shows aria-labelledby="shows" {
            div.pane-head { h2 #shows { (say!(tongue, "profile-shows")) } }
            form method="post" action="/account/shows" {
                div.opts {
                    @for (what, on) in shows {
                        label.opt {
                            input type="checkbox" name="shows" value=(what) checked[*on];
                            span.bx aria-hidden="true" { (glyph("i-check")) }
                            (match *what {
                                "ratings" => say!(tongue, "profile-shows-ratings"),
                                "figures" => say!(tongue, "profile-shows-figures"),
                                _ => say!(tongue, "profile-shows-games"),
                            })
                        }
                    }
                }
                div.go { button.btn { (say!(tongue, "profile-shows-save")) } }
            }
        }
    }
}
