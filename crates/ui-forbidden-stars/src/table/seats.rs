//! The players: what everybody knows of each at a glance.

use forbidden_stars::content::content;
use forbidden_stars::ids::Asset;
use forbidden_stars::view::PlayerView;
use kernel::{Message, Seat, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use super::{dial, public, stores};
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, names, words};

/// Longer names are written smaller: a name is never cut.
const LONG: usize = 9;

/// The fragments `seat-N`: most of what happens changes one or two of them.
pub(super) fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let fragment = |player: &PlayerView| {
        let id = Thing::Seat(player.seat.0).to_string();
        part(&id, "seats", seat(scene, player))
    };
    scene.view.players.iter().map(fragment).collect()
}

fn seat(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let view = scene.view;
    let thing = Thing::Seat(player.seat.0);
    let mark = scene.marked(thing);
    let look = words::look(player.faction);
    let turn = scene.facts.pending.contains(player.seat);
    let (have, goal) = (player.collected, view.objectives_to_win);
    html! {
        article id=(thing) .{ "seat " (look.class) " " (mark.class) }
            .acting[turn] .out[player.eliminated] .you[view.you == Some(player.seat)]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            header {
                span.em { (glyph(look.mark)) }
                div.name {
                    @let title = title(scene, player);
                    h3.long[title.chars().count() > LONG] .who-sits[player.faction.is_none()] {
                        (title)
                        @if view.first_player == player.seat && view.round > 0 {
                            span.crown title=(say!(scene, "fs-first-help")) role="img" aria-label=(say!(scene, "fs-first")) { (glyph("t-first")) }
                        }
                    }
                    p { (who(scene, player.seat)) }
                }
                span.goals title=(say!(scene, "fs-goals-help", have = have, goal = goal)) {
                    span.vh { (say!(scene, "fs-goals-help", have = have, goal = goal)) }
                    b aria-hidden="true" { (have) small { "/" (goal) } }
                    span.seals aria-hidden="true" {
                        @for n in 0..goal { span.on[n < have] { (glyph(if n < have { "t-objective" } else { "t-objective_space" })) } }
                    }
                }
            }
            @if let Some(time) = scene.seats.get(player.seat.index()).and_then(|sitter| sitter.time) {
                p.time-line { (ui::table::time(scene.tongue, time)) }
            }
            div.mid {
                (dial::dial(scene, player.materiel))
                (figures(scene, player))
            }
            (orders(scene, player, turn))
            (public::sheet(scene, player))
        }
    }
}

/// The faction, or that it is to be chosen.
pub(super) fn title(scene: &Scene<'_>, player: &PlayerView) -> String {
    match player.faction {
        Some(faction) => scene.called(&names::player(faction).into()),
        None => scene.sitter(player.seat),
    }
}

/// Who sits there: a name, a bot with its level, and whether they look.
fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    let you = scene.view.you == Some(seat);
    let Some(sitter) = scene.seats.get(seat.index()) else { return html! {} };
    let name = sitter.name.as_str();
    let person = !you && !sitter.open && sitter.bot.is_none();
    let who = match &sitter.bot {
        _ if sitter.open => message!("fs-seat-open"),
        Some(_) if sitter.standin => message!("clock-standin", name = name),
        _ if you && name.is_empty() => message!("fs-seat-you"),
        _ if you => message!("fs-seat-you-named", name = name),
        Some(level) => message!("fs-seat-bot", level = ui::words::level(scene.tongue, level)),
        None => message!("verbatim", text = name),
    };
    let presence = match sitter.present {
        true => message!("fs-presence-here"),
        false => message!("fs-presence-away"),
    };
    html! {
        @if person { span.presence.here[sitter.present] title=(scene.say(&presence)) {} }
        (names::said(scene, &who))
        @if let Some(rank) = sitter.rank { " " (ui::ranks::rank(scene.tongue, rank)) }
    }
}

/// The figures as small pictures; the button opens them in words.
fn figures(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let assets = |asset: Asset| player.assets.get(&asset).copied().unwrap_or(0);
    let starting =
        |card: &&forbidden_stars::ids::CombatCard| !content().cards[card.index()].starting;
    let trained = player.combat_deck.iter().filter(starting).count();
    let on_events: u8 = player.on_events.values().sum();
    let ready = player.upgrades.iter().filter(|upgrade| !upgrade.used).count();
    let figure = |icon: &str, class: &str, name: Message, short: Message, value: String| {
        html! {
            span .(class) .none[value == "0"] title=(scene.say(&name)) {
                (glyph(icon)) span.vh { (scene.say(&name)) ": " }
                // For beginners, where there is room.
                i.named aria-hidden="true" { (scene.say(&short)) }
                b { (value) }
                span.vh { ", " }
            }
        }
    };
    let several = |ready: usize, all: usize| match ready == all {
        true => all.to_string(),
        false => format!("{ready}/{all}"),
    };
    html! {
        button.glance.facts type="button" popovertarget={ "sheet-of-" (player.seat.index()) } {
            // The dial says it, and these words where there is room for words but not beside a dial.
            (figure("r-materiel", "c-materiel in-words", message!("fs-figure-materiel"), message!("fs-figure-materiel"), player.materiel.to_string()))
            (figure("r-cache", "c-asset", message!("fs-figure-cache"), stores::short_name(Asset::CACHE), assets(Asset::CACHE).to_string()))
            (figure("r-forge", "c-asset", message!("fs-figure-forge"), stores::short_name(Asset::FORGE), assets(Asset::FORGE).to_string()))
            (figure("r-reinforcement", "c-asset", message!("fs-figure-reinforcement"), stores::short_name(Asset::REINFORCEMENT), assets(Asset::REINFORCEMENT).to_string()))
            (figure("i-command", "", message!("fs-figure-command"), message!("fs-named-command"), player.cities.to_string()))
            (figure("c-order_upgrade", "", message!("fs-figure-upgrades"), message!("fs-named-upgrades"), several(ready, player.upgrades.len())))
            (figure("c-combat_upgrade", "", message!("fs-figure-combat"), message!("fs-named-combat"), trained.to_string()))
            (figure("a-world", "", message!("fs-figure-worlds"), message!("fs-named-worlds"), player.worlds.to_string()))
            (figure("c-scheme", "", message!("fs-figure-schemes"), message!("fs-named-schemes"), player.schemes.len().to_string()))
            (figure("c-event", "", message!("fs-figure-events"), message!("fs-named-events"), on_events.to_string()))
        }
    }
}

/// The orders of the round: on the board, turned over, still to come; and what the player does.
fn orders(scene: &Scene<'_>, player: &PlayerView, turn: bool) -> Markup {
    let view = scene.view;
    let placed = view.orders.iter().filter(|order| order.seat == player.seat).count();
    let each = usize::from(content().limits.orders_per_planning_phase);
    let used: u8 = player.resolved.values().chain(player.on_events.values()).sum();
    let free = match view.phase {
        "planning" if !player.eliminated => each.saturating_sub(placed),
        _ => 0,
    };
    let you = view.you == Some(player.seat);
    let fights = view.clashes.first().is_some_and(|clash| clash.attacker == player.seat);
    let status = match (player.eliminated, turn) {
        (true, _) => Some(message!("fs-status-out")),
        (_, true) if you => Some(message!("table-your-turn")),
        (_, true) => Some(message!("fs-status-decides")),
        _ if fights => Some(message!("fs-status-attacks")),
        _ => None,
    };
    html! {
        div.orders4 {
            span.vh { (say!(scene, "fs-tokens", placed = placed, used = used)) " " }
            span.tokens aria-hidden="true" title=(say!(scene, "fs-tokens", placed = placed, used = used)) {
                @for (order, count) in &player.resolved { @for _ in 0..*count { i.tk.up { (glyph(words::order(*order))) } } }
                @for (order, count) in &player.on_events { @for _ in 0..*count { i.tk.up.kept { (glyph(words::order(*order))) } } }
                @for _ in 0..placed { i.tk {} }
                @for n in 0..free { i.tk.free.now[turn && n == 0] {} }
            }
            em.act[turn && you] { @if let Some(status) = &status { (scene.say(status)) } }
        }
    }
}
