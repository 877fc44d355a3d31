//! What the player has: materiel, asset tokens, command level; and what can be bought or is to be placed.

use forbidden_stars::content::content;
use forbidden_stars::ids::Asset;
use forbidden_stars::view::PlayerView;
use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::{Fold, fold};

use super::{dial, shop};
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, words};

/// In the sequence in which they are shown.
const ASSETS: [Asset; 3] = [Asset::CACHE, Asset::FORGE, Asset::REINFORCEMENT];

/// The fragment `stores`.
pub(super) fn fragment(scene: &Scene<'_>, player: &PlayerView) -> Fragment {
    let assets = |asset: Asset| player.assets.get(&asset).copied().unwrap_or(0);
    let wanted = super::wanted(scene, |thing| {
        matches!(
            thing,
            Thing::Faction(_)
                | Thing::Waiting(_)
                | Thing::WaitingStructure(_)
                | Thing::Given(_)
                | Thing::Buy(_)
                | Thing::Build(_)
                | Thing::Asset(_)
        )
    });
    let row = html! {
        span.stats.slim {
            @for asset in ASSETS {
                span.stat.c-asset title=(scene.say(&use_of(asset))) { (glyph(words::asset(asset))) (assets(asset)) span.vh { (scene.called(&asset.into())) } }
            }
            span.stat title=(say!(scene, "fs-command-help")) { (glyph("i-command")) (player.cities) span.vh { (say!(scene, "fs-figure-command")) } }
        }
        span.ample.holdings aria-hidden="true" {
            (dial::dial(scene, player.materiel))
            span.store-rows {
                @for asset in ASSETS {
                    span.store-row { (glyph(words::asset(asset))) b { (scene.say(&short_name(asset))) } (pips(assets(asset))) small { (scene.say(&brief_use_of(asset))) } }
                }
                span.store-row.command { (glyph("i-command")) b { (say!(scene, "fs-command")) } span.n { (player.cities) } small { (say!(scene, "fs-command-cities", count = player.cities)) } }
            }
        }
    };
    let full = html! {
        @if player.faction.is_none() { (shop::factions(scene)) }
        @else {
            div.stores {
                div { (dial::dial(scene, player.materiel)) p.muted { (say!(scene, "fs-next-round", amount = income(scene, player))) } }
                ul.assets { @for asset in ASSETS { (tokens(scene, asset, assets(asset))) } }
                (shop::shop(scene, player))
            }
        }
    };
    fold(&Fold {
        id: "stores",
        owner: super::owner(scene),
        title: say!(scene, "fs-stores"),
        note: html! {
            span.slim { (glyph("r-materiel")) " " (say!(scene, "fs-materiel", amount = player.materiel)) }
            span.ample { (say!(scene, "fs-next-round", amount = income(scene, player))) " " (glyph("r-materiel")) }
        },
        empty: false,
        tokens: None,
        row,
        full,
        wanted,
    })
}

/// What the player would gain in the Refresh Phase as things stand (FS-MAT-02): the materiel of friendly worlds.
fn income(scene: &Scene<'_>, player: &PlayerView) -> u8 {
    let areas = scene.view.tiles.iter().flat_map(|tile| &tile.areas);
    let own = areas.filter(|area| area.friendly_to == Some(player.seat));
    own.map(|area| area.materiel).sum()
}

/// What an asset token is for.
fn use_of(asset: Asset) -> Message {
    match asset {
        Asset::CACHE => message!("fs-use-cache", discount = content().limits.cache_discount),
        Asset::FORGE => message!("fs-use-forge"),
        _ => message!("fs-use-reinforcement"),
    }
}

/// What it is for in two or three words.
fn brief_use_of(asset: Asset) -> Message {
    match asset {
        Asset::CACHE => use_of(asset),
        Asset::FORGE => message!("fs-brief-forge"),
        _ => message!("fs-brief-reinforcement"),
    }
}

/// An asset token in one word.
pub(super) fn short_name(asset: Asset) -> Message {
    match asset {
        Asset::CACHE => message!("fs-named-cache"),
        Asset::FORGE => message!("fs-named-forge"),
        _ => message!("fs-named-reinforcement"),
    }
}

/// Tokens of a kind, with places for the most there can be.
fn pips(count: u8) -> Markup {
    html! { span.pips { @for n in 0..content().limits.max_asset_tokens_of_each_kind { i.on[n < count] {} } } }
}

/// The asset tokens of one kind, with places for the most there can be.
fn tokens(scene: &Scene<'_>, asset: Asset, count: u8) -> Markup {
    let thing = Thing::Asset(asset);
    let mark = scene.marked(thing);
    html! {
        li id=(thing) .(mark.class) data-name=(scene.called(&asset.into())) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (super::key(thing)) (glyph(words::asset(asset)))
            b { (scene.called(&message!("fs-start", thing = asset).into())) }
            span aria-hidden="true" { (pips(count)) }
            span.vh { (count) }
            small { (scene.say(&use_of(asset))) }
        }
    }
}
