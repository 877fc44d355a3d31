//! A party of a combat: who fights, its dice and tokens.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Fighter, Icon};
use forbidden_stars::view::{CombatView, SideView};
use kernel::message;
use maud::{Markup, html};
use tongue::say;
use ui::page::glyph;

use super::sums::fighters;
use crate::scene::Scene;
use crate::sentences::tell::fighter as name;
use crate::{Thing, names, table, words};

pub(super) fn side(scene: &Scene<'_>, combat: &CombatView, number: usize, below: bool) -> Markup {
    let party = &combat.sides[number];
    let role = match number {
        0 => message!("fs-attacks", seat = party.seat),
        _ => message!("fs-defends", seat = party.seat),
    };
    let hand = scene.view.player(party.seat).map_or(0, |player| player.hand_size);
    let head = html! {
        header {
            span { (names::said(scene, &role)) }
            span.muted { (glyph("c-combat")) (say!(scene, "fs-in-hand", count = hand)) }
            @if party.damage > 0 { span.dmg { (glyph("i-damage")) (say!(scene, "fs-to-suffer", count = party.damage)) } }
        }
    };
    html! {
        section id={ "side-" (party.seat.0) } .{ "party " (super::class(scene, combat, number)) } .below[below] {
            @if !below { (head) }
            @if below { (dice(scene, party)) }
            ul.fighters { @for (fighter, count) in fighters(scene.view, combat, number) { (piece(scene, fighter, count)) } }
            @if !below { (dice(scene, party)) }
            @if below { (head) }
        }
    }
}

/// A kind of unit in the combat.
fn piece(scene: &Scene<'_>, fighter: Fighter, count: u8) -> Markup {
    let thing = Thing::Fighter(fighter);
    let mark = scene.marked(thing);
    let glyph_of = match fighter.unit() {
        _ if fighter.is_token() => "r-reinforcement".to_owned(),
        Some(unit) => words::unit(unit),
        None => "s-bastion".to_owned(),
    };
    let called = scene.called(&message!("fs-start", thing = name(fighter)).into());
    html! {
        li id=(thing) .{ "fighter " (mark.class) } .routed[fighter.is_routed()] .harmed[fighter.is_harmed()] .site[fighter.is_bastion()]
            data-name=(called) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            span.disc { (glyph(&glyph_of)) @if count > 1 { span.n { (count) } } (table::key(thing)) }
            b { (called) }
            span.stats {
                @if fighter.is_routed() { span { (glyph("i-routed")) (say!(scene, "fs-lies-routed")) } }
                @else {
                    span title=(say!(scene, "fs-health")) { (glyph("i-health")) (fighter.health()) }
                    span title=(say!(scene, "fs-morale")) { (glyph("i-morale")) (fighter.morale()) }
                }
                @if fighter.is_harmed() { span.dmg { (glyph("i-damage")) } }
            }
        }
    }
}

/// The dice, grouped by face, with places for the most there can be; and combat tokens.
fn dice(scene: &Scene<'_>, party: &SideView) -> Markup {
    let all: u8 = party.dice.values().sum();
    let free = content().limits.max_dice_per_player.saturating_sub(all);
    html! {
        div.dice {
            @for icon in [Icon::OFFENCE, Icon::DEFENCE, Icon::MORALE] {
                @let count = party.dice.get(&icon).copied().unwrap_or(0);
                @let thing = Thing::Dice(party.seat.0, icon);
                @let mark = scene.marked(thing);
                @if count > 0 {
                    span id=(thing) .{ "grp " (mark.class) } data-name=(scene.called(&icon.into())) data-may[mark.may] {
                        @for _ in 0..count { svg.die aria-hidden="true" { use href={ (ui::assets::href("glyphs.svg")) "#" (words::die(icon)) } {} } }
                        (table::key(thing))
                        span.vh { (say!(scene, "fs-log-faces", count = count, icon = icon)) }
                    }
                }
            }
            @for _ in 0..free { i.die.free aria-hidden="true" {} }
            span.tokens {
                @for (icon, glyph_of) in [(Icon::OFFENCE, "k-offence"), (Icon::DEFENCE, "k-defence")] {
                    @for _ in 0..party.tokens.get(&icon).copied().unwrap_or(0) { (glyph(glyph_of)) }
                }
            }
        }
    }
}
