//! All that is public about a player, in words.

use forbidden_stars::view::PlayerView;
use kernel::{Arg, Message, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use super::seats::title;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// The popover of a seat.
pub(super) fn sheet(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let id = format!("sheet-of-{}", player.seat.index());
    html! {
        div.{ "float sheet-of " (words::look(player.faction).class) } id=(id) popover role="dialog" aria-labelledby={ (id) "-title" } {
            div.head {
                span.em { (glyph(words::look(player.faction).mark)) }
                p.title.who-sits[player.faction.is_none()] id={ (id) "-title" } { (title(scene, player)) }
                button.btn.ghost.small type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say!(scene, "close")) { (glyph("i-x")) }
            }
            dl.public {
                @for (name, value) in rows(scene, player) { div { dt { (scene.say(&name)) } dd { (scene.said(&value)) } } }
            }
        }
    }
}

/// Name and value of everything public.
fn rows(scene: &Scene<'_>, player: &PlayerView) -> Vec<(Message, Message)> {
    let number = |value: usize| message!("fs-number", number = value);
    let listed = |all: Arg| match &all {
        Arg::List(items) if items.is_empty() => message!("fs-none"),
        _ => message!("fs-listed", all = all),
    };
    let counted = |units: &std::collections::BTreeMap<forbidden_stars::ids::Unit, u8>| -> Arg {
        units.iter().map(|(unit, count)| names::counted(*count, *unit)).collect()
    };
    let upgrade = |view: &forbidden_stars::view::UpgradeView| match view.used {
        true => message!("fs-used", what = message!("fs-title", card = view.upgrade)),
        false => message!("fs-title", card = view.upgrade),
    };
    let schemes = player.schemes.iter().map(|card| message!("fs-title", card = *card)).collect();
    let cards = player.combat_deck.iter().map(|card| message!("fs-title", card = *card)).collect();
    vec![
        (
            message!("fs-row-objectives"),
            message!("fs-row-of", have = player.collected, goal = scene.view.objectives_to_win),
        ),
        (message!("fs-figure-worlds"), number(player.worlds.into())),
        (message!("fs-figure-command"), number(player.cities.into())),
        (message!("fs-row-units"), number(player.units.into())),
        (message!("fs-row-supply"), listed(counted(&player.supply))),
        (message!("fs-row-upgrades"), listed(player.upgrades.iter().map(upgrade).collect())),
        (message!("fs-row-schemes"), listed(schemes)),
        (message!("fs-row-deck"), listed(cards)),
        (message!("fs-row-hand"), number(player.hand_size.into())),
        (message!("fs-row-events"), number(player.event_deck.into())),
    ]
}

/// What is public about all, the whole tray of a spectator.
pub(super) fn everybody(scene: &Scene<'_>) -> Fragment {
    let columns: Vec<_> = scene.view.players.iter().map(|player| rows(scene, player)).collect();
    let first = columns.first().map_or(0, Vec::len);
    part(
        "everybody",
        "tray",
        html! {
            section.fold.part.wanted #everybody aria-labelledby="everybody-title" {
                details name="tray" {
                    summary { h2.label #everybody-title { (say!(scene, "table-all-figures")) (glyph("i-down")) } }
                    div.full tabindex="0" role="group" aria-labelledby="everybody-title" {
                        table.overview {
                            thead { tr { td {} @for player in &scene.view.players { th scope="col" { (names::who(scene, player.seat)) } } } }
                            tbody { @for n in 0..first { tr {
                                th scope="row" { (scene.say(&columns[0][n].0)) }
                                @for column in &columns { td { (scene.said(&column[n].1)) } }
                            } } }
                        }
                    }
                }
            }
        },
    )
}
