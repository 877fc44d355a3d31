//! The tray of a spectator: the public figures of all players side by side.

use kernel::Message;
use maud::html;
use tongue::say;

use super::{part, public};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// The fragment `overview`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let players = &scene.view.players;
    let columns: Vec<Vec<(Message, String)>> =
        players.iter().map(|player| public::figures(scene, player)).collect();
    let mut rows: Vec<&Message> = Vec::new();
    for (name, _) in columns.iter().flatten() {
        if !rows.contains(&name) {
            rows.push(name);
        }
    }
    let html = html! {
        section #overview.part tabindex="0" aria-labelledby="overview-title" {
            h2.label #overview-title { (say!(scene, "sc-overview")) }
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
                                td { (column.iter().find(|(name, _)| name == row).map_or("", |(_, value)| value)) }
                            }
                        }
                    }
                }
            }
        }
    };
    part("overview", "tray", html)
}
