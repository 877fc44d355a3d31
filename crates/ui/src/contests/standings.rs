//! Who stands where in a contest.

use kernel::message;
use maud::{Markup, html};
use rating::contest::Kind;
use tongue::{Tongue, say};

use super::{person, points, share};
use crate::page::glyph;
use crate::ranks::{Rank, rank};

/// Somebody in the standings.
#[derive(Clone, PartialEq, Debug)]
pub struct StandingRow {
    /// The place; none of whoever has dropped out.
    pub place: Option<usize>,
    /// Their name; nothing once they have gone for good.
    pub name: Option<String>,
    /// Whether it is the viewer.
    pub you: bool,
    /// How good they were when it began.
    pub rank: Rank,
    /// What they did in each round.
    pub cells: Vec<Option<Cell>>,
    /// Their points, and the points a game in a thousandth part.
    pub points: [u32; 2],
    /// The points a game of those they have met, in a thousandth part.
    pub opponents: u32,
    /// In which round they dropped out, counted from 1.
    pub out: Option<usize>,
}

/// What somebody did in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The number of the table, counted from 1.
    pub table: usize,
    /// The id of its game.
    pub game: String,
    /// The points it brought, once it is over.
    pub points: Option<u32>,
    /// Whether they were first.
    pub won: bool,
}

/// The pane with the standings after so many rounds.
pub(super) fn standings(tongue: &Tongue, kind: Kind, rows: &[StandingRow]) -> Markup {
    let rounds = rows.first().map_or(0, |row| row.cells.len());
    let groups = matches!(kind, Kind::Groups(_));
    let title = say!(tongue, "contest-standings");
    html! {
        section.pane.players.standing aria-labelledby="standings" {
            div.pane-head { h2 #standings { (title) } span { (tongue.say(&sorted(kind))) } }
            div.scroll tabindex="0" role="group" aria-label=(title) {
                table {
                    thead { tr {
                        th.number scope="col" { (say!(tongue, "players-place")) }
                        th scope="col" { (say!(tongue, "players-name")) }
                        th.seeded scope="col" { (say!(tongue, "contest-seeded")) }
                        @for round in 1..=rounds {
                            th.number scope="col" {
                                abbr title=(say!(tongue, "contest-round", round = round)) { (say!(tongue, "contest-round-short", round = round)) }
                            }
                        }
                        th.number scope="col" { (say!(tongue, "contest-points")) }
                        @if groups { th.number scope="col" { (say!(tongue, "contest-a-game")) } }
                        th.number scope="col" { abbr title=(say!(tongue, "contest-opponents")) { (say!(tongue, "contest-opponents-short")) } }
                    } }
                    tbody { @for one in rows { (row(one, groups, tongue)) } }
                }
            }
        }
    }
}

/// By what they are sorted.
fn sorted(kind: Kind) -> kernel::Message {
    match kind {
        Kind::Groups(_) => message!("contest-sorted-groups"),
        Kind::Swiss(_) => message!("contest-sorted-swiss"),
        Kind::Knockout => message!("contest-sorted-knockout"),
    }
}

fn row(row: &StandingRow, groups: bool, tongue: &Tongue) -> Markup {
    let initial = row.name.as_deref().and_then(|name| name.chars().next());
    html! {
        tr.you[row.you].out[row.out.is_some()] {
            td.number { @match row.place { Some(place) => (place), None => "–" } }
            th scope="row" {
                span.letters aria-hidden="true" {
                    @match (row.out, initial) {
                        (None, Some(letter)) => b { (letter.to_uppercase()) },
                        _ => b.vacant { (glyph("i-bot")) },
                    }
                }
                (person(tongue, row.name.as_deref()))
                @if row.you { span.tag { (say!(tongue, "lobby-you")) } }
                @if let Some(round) = row.out { span.tag { (say!(tongue, "contest-out-since", round = round)) } }
            }
            td.seeded { (rank(tongue, row.rank)) }
            @for cell in &row.cells {
                td.number {
                    @match cell {
                        Some(cell) => a.best[cell.won] href={ "/t/" (cell.game) } {
                            @match cell.points {
                                Some(own) => (points(tongue, own)),
                                None => (say!(tongue, "contest-at-table", table = cell.table)),
                            }
                        },
                        None => "–",
                    }
                }
            }
            td.number { b { (points(tongue, row.points[0])) } }
            @if groups { td.number { (share(tongue, row.points[1])) } }
            td.number.opponents { (share(tongue, row.opponents)) }
        }
    }
}
