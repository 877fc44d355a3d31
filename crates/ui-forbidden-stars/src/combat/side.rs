//! A party of a combat: who fights and who has fallen, its dice and tokens.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Fighter, Icon, Structure};
use forbidden_stars::view::{CombatView, SideView};
use kernel::{Name, message};
use maud::{Markup, html};
use tongue::say;

use super::chronicle::{Chronicle, Fate, Member};
use super::sums::pointed;
use crate::files::{glyph, glyph_ref};
use crate::scene::Scene;
use crate::{Thing, names, table, words};

/// What a fighter is called: a reinforcement token by what it counts as (FS-RNF-03).
pub(super) fn kind(fighter: Fighter) -> Name {
    fighter.unit().map_or_else(|| Structure::BASTION.into(), Name::from)
}

/// It, at the beginning of a line.
pub(super) fn called(scene: &Scene<'_>, fighter: Fighter) -> String {
    scene.called(&message!("fs-start", thing = kind(fighter)).into())
}

pub(super) fn side(
    scene: &Scene<'_>,
    combat: &CombatView,
    told: &Chronicle,
    number: usize,
    below: bool,
) -> Markup {
    let party = &combat.sides[number];
    let hand = scene.view.player(party.seat).map_or(0, |player| player.hand_size);
    let head = html! {
        header {
            span { (names::said(scene, &role(number, party.seat))) }
            span.muted { (glyph("c-combat")) (say!(scene, "fs-in-hand", count = hand)) }
            @if party.damage > 0 { span.dmg { (glyph("i-damage")) (say!(scene, "fs-to-suffer", count = party.damage)) } }
        }
    };
    html! {
        section id={ "side-" (party.seat.0) } .{ "party " (scene.look(party.seat).class) } .below[below] {
            @if !below { (head) }
            @if below { (dice(scene, combat, told, number)) }
            ul.fighters {
                @for (fighter, count) in &party.fighters { (live(scene, *fighter, *count)) }
                @for (member, count) in alike(told.lost(number)) { (piece(scene, member, count, None)) }
            }
            @if !below { (dice(scene, combat, told, number)) }
            @if below { (head) }
        }
    }
}

/// What a side does.
pub(super) fn role(number: usize, seat: kernel::Seat) -> kernel::Message {
    match number {
        0 => message!("fs-attacks", seat = seat),
        _ => message!("fs-defends", seat = seat),
    }
}

/// Those that are alike, and how many they are.
pub(super) fn alike<'a>(members: impl Iterator<Item = &'a Member>) -> Vec<(Member, u8)> {
    let mut all: Vec<(Member, u8)> = Vec::new();
    for member in members {
        match all.iter_mut().find(|(it, _)| it == member) {
            Some((_, count)) => *count += 1,
            None => all.push((*member, 1)),
        }
    }
    all
}

/// The picture of a fighter, with how many there are.
fn disc(fighter: Fighter, count: u8) -> Markup {
    let picture = fighter.unit().map_or_else(|| "s-bastion".to_owned(), words::unit);
    html! {
        (glyph(&picture))
        @if fighter.is_token() { span.tok { (glyph("r-reinforcement")) } }
        @if count > 1 { span.n { (count) } }
    }
}

/// Units of one kind in the combat that stand alike.
fn live(scene: &Scene<'_>, fighter: Fighter, count: u8) -> Markup {
    let thing = Thing::Fighter(fighter);
    let mark = scene.marked(thing);
    let name = called(scene, fighter);
    html! {
        li id=(thing) .{ "fighter " (mark.class) } .routed[fighter.is_routed()] .harmed[fighter.is_harmed()] .fort[fighter.is_bastion()]
            data-name=(name) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            span.disc { (disc(fighter, count)) (table::key(thing)) }
            b { (name) }
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

/// Fighters as the log remembers them; in a show what became of them appears at a step.
pub(super) fn piece(scene: &Scene<'_>, member: Member, count: u8, step: Option<usize>) -> Markup {
    let down = matches!(member.fate, Fate::Destroyed | Fate::Left);
    let word = match member.fate {
        Fate::Stands => None,
        Fate::Routed => Some(say!(scene, "fs-lies-routed")),
        Fate::Destroyed => Some(say!(scene, "fs-destroyed")),
        Fate::Left => Some(say!(scene, "fs-has-left")),
    };
    html! {
        li.fighter.down[down].routed[member.fate == Fate::Routed].fort[member.fighter.is_bastion()] data-step=[step] {
            span.disc { (disc(member.fighter, count)) @if down { svg.cross viewBox="0 0 24 24" aria-hidden="true" { path d="M3 3 L21 21 M21 3 L3 21" {} } } }
            b { (called(scene, member.fighter)) }
            span.stats { @if let Some(word) = word { span.word { (word) } } }
        }
    }
}

/// The dice, grouped by face, with places for the most there can be; and combat tokens.
fn dice(scene: &Scene<'_>, combat: &CombatView, told: &Chronicle, number: usize) -> Markup {
    let party: &SideView = &combat.sides[number];
    let all: u8 = party.dice.values().sum();
    let free = usize::from(content().limits.max_dice_per_player.saturating_sub(all));
    let spent = &told.spent[number];
    html! {
        div.dice {
            @for icon in Icon::all() {
                @let count = party.dice.get(&icon).copied().unwrap_or(0);
                @let thing = Thing::Dice(party.seat.0, icon);
                @let mark = scene.marked(thing);
                @if count > 0 {
                    span id=(thing) .{ "grp " (mark.class) } data-name=(scene.called(&icon.into())) data-may[mark.may] {
                        (faces(icon, count))
                        (table::key(thing))
                        span.vh { (say!(scene, "fs-log-faces", count = count, icon = icon)) }
                    }
                }
            }
            span.grp.places aria-hidden="true" {
                @for icon in spent.iter().take(free) { span.die.spent title=(say!(scene, "fs-die-spent")) { (glyph(words::icon(*icon))) } }
                @for _ in spent.len().min(free)..free { i.die.free {} }
            }
            span.tokens {
                @for icon in Icon::all() { @if let Some(picture) = words::token(icon) {
                    @for _ in 0..party.tokens.get(&icon).copied().unwrap_or(0) { (glyph(picture)) }
                } }
                @for fit in combat.forecast.iter().filter(|it| usize::from(it.side) == number).flat_map(|it| &it.fits) {
                    span.foreseen data-for=(pointed(fit)) { (super::sums::tokens(fit, party)) }
                }
            }
        }
    }
}

/// So many dice that show an icon.
pub(super) fn faces(icon: Icon, count: u8) -> Markup {
    html! {
        @for _ in 0..count { svg.die aria-hidden="true" { use href=(glyph_ref(words::die(icon))) {} } }
    }
}
