//! What a person's finished games say about them.

use kernel::{Arg, Name, message};
use maud::{Markup, html};
use tongue::{Tongue, say};

use super::{Site, look_of, tile, which};
use crate::kind::{GameKind, Side};

/// The figures of a person, of one game.
#[derive(Debug)]
pub struct Figures<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are.
    pub games: &'a [&'a GameKind],
    /// The game they are about.
    pub game: &'a GameKind,
    /// Their finished games, each seat on its own.
    pub played: Vec<Played>,
    /// How often they placed which order, the favourite first.
    pub orders: Vec<Placed>,
}

/// A finished game from one seat.
#[derive(Debug)]
pub struct Played {
    /// What was played.
    pub side: Option<Side>,
    /// Whether it was won.
    pub won: bool,
    /// The last round.
    pub round: u32,
}

/// An order that was placed.
#[derive(Debug)]
pub struct Placed {
    /// Its name.
    pub name: Name,
    /// Its picture.
    pub glyph: &'static str,
    /// How often.
    pub count: usize,
}

/// The page `/figures`.
pub fn figures_page(figures: &Figures<'_>) -> Markup {
    let Figures { tongue, game, .. } = *figures;
    let title = say!(tongue, "figures-title");
    let main = html! {
        div.narrow.figures {
            h1 { (title) }
            (which(figures.games, game, "/figures", tongue))
            @if figures.played.is_empty() {
                p.intro { (say!(tongue, "figures-none")) }
            } @else {
                (totals(figures))
                (sides(figures))
                (orders(figures))
            }
        }
    };
    Site { tongue, title: &title, here: "/", kind: "figures", game: game.id, assets: game.assets }
        .page(&main)
}

fn won(played: &[&Played]) -> usize {
    played.iter().filter(|game| game.won).count()
}

fn totals(figures: &Figures<'_>) -> Markup {
    let (tongue, all): (_, Vec<&Played>) = (figures.tongue, figures.played.iter().collect());
    let rounds: u32 = all.iter().map(|game| game.round).sum();
    let each = f64::from(rounds) / all.len().max(1) as f64;
    let facts = [
        (message!("figures-games"), message!("figures-count", count = all.len())),
        (message!("figures-won"), message!("figures-count", count = won(&all))),
        (message!("figures-share"), message!("percent", chance = share(won(&all), all.len()))),
        (message!("figures-rounds"), message!("figures-count", count = Arg::decimal(each, 1))),
    ];
    html! {
        dl.totals {
            @for (name, value) in &facts { div { dt { (tongue.say(name)) } dd { (tongue.say(value)) } } }
        }
    }
}

fn share(part: usize, all: usize) -> usize {
    (part * 100 + all / 2) / all.max(1)
}

/// Wins by side, the most played first.
fn sides(figures: &Figures<'_>) -> Markup {
    let tongue = figures.tongue;
    let mut rows: Vec<(&Side, Vec<&Played>)> = Vec::new();
    for game in &figures.played {
        let Some(side) = &game.side else { continue };
        match rows.iter_mut().find(|(other, _)| other.id == side.id) {
            Some((_, games)) => games.push(game),
            None => rows.push((side, vec![game])),
        }
    }
    rows.sort_by_key(|(_, games)| std::cmp::Reverse(games.len()));
    html! {
        section.pane aria-labelledby="by-side" {
            div.pane-head { h2 #by-side { (say!(tongue, "figures-by-side")) } }
            table {
                thead { tr {
                    th { (say!(tongue, "figures-side")) }
                    th.amount { (say!(tongue, "figures-games")) }
                    th.amount { (say!(tongue, "figures-won")) }
                    th { (say!(tongue, "figures-share")) }
                } }
                tbody {
                    @for (side, games) in &rows {
                        @let percent = share(won(games), games.len());
                        tr {
                            th scope="row" { (tile(look_of(Some(side)))) (tongue.name(&side.name)) }
                            td.amount { (say!(tongue, "figures-count", count = games.len())) }
                            td.amount { (say!(tongue, "figures-count", count = won(games))) }
                            td { (bar(percent, side.look.class)) (say!(tongue, "percent", chance = percent)) }
                        }
                    }
                }
            }
        }
    }
}

fn orders(figures: &Figures<'_>) -> Markup {
    let tongue = figures.tongue;
    let most = figures.orders.first().map_or(1, |order| order.count.max(1));
    html! {
        @if !figures.orders.is_empty() {
            section.pane aria-labelledby="by-order" {
                div.pane-head { h2 #by-order { (say!(tongue, "figures-by-order")) } }
                table {
                    tbody {
                        @for order in &figures.orders {
                            tr {
                                th scope="row" { ((figures.game.glyph)(order.glyph)) (tongue.name(&order.name)) }
                                td.amount { (say!(tongue, "figures-count", count = order.count)) }
                                td { (bar(order.count * 100 / most, "f-none")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A bar of so many hundredths.
fn bar(percent: usize, owner: &str) -> Markup {
    html! {
        svg class={ "bar " (owner) } viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect width="100" height="8" {}
            rect.filled width=(percent) height="8" {}
        }
    }
}
