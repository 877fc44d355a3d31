//! All that is public about all players side by side: a part of the tray, all of it for a spectator.

use kernel::Message;
use maud::{Markup, html};
use tongue::say;

use super::{Fold, fold, public};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::{names, words};

/// The fragment `everybody`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let players = &scene.view.players;
    // What is compared most comes first: cards and technologies, then the figures.
    let figure = |(name, value): (Message, String)| (name, html! { (value) });
    let column = |player| {
        let lists = public::lists(scene, player).into_iter();
        lists.chain(public::figures(scene, player).into_iter().map(figure)).collect()
    };
    let columns: Vec<Vec<(Message, Markup)>> = players.iter().map(column).collect();
    let mut rows: Vec<&Message> = Vec::new();
    for (name, _) in columns.iter().flatten() {
        if !rows.contains(&name) {
            rows.push(name);
        }
    }
    let full = html! {
        table.overview {
            thead { tr {
                td {}
                @for player in players {
                    th scope="col" .(words::owner_class(player.faction)) {
                        span.who { (glyph(words::owner_mark(player.faction))) (names::player(scene, player.seat)) }
                    }
                }
            } }
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" { (scene.say(row)) }
                        @for column in &columns {
                            td { @if let Some((_, value)) = column.iter().find(|(name, _)| name == row) { (value) } }
                        }
                    }
                }
            }
        }
    };
    fold(&Fold {
        id: "everybody",
        owner: "",
        title: say!(scene, "sc-overview"),
        note: html! {},
        empty: false,
        tokens: None,
        row: html! { span.all-of title=(say!(scene, "sc-overview")) { (glyph("i-seat")) } },
        full,
        wanted: false,
    })
}
