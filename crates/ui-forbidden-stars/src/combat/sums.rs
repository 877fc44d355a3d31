//! Offence, defence and morale adding up, with their terms.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Area, CombatCard, Fighter, Icon, Stance, Structure};
use forbidden_stars::view::{CombatView, View};
use maud::{Markup, html};
use tongue::say;
use ui::page::glyph;

use crate::scene::Scene;
use crate::words;

/// Fighters of one kind of a party that stand alike.
pub(super) type Fighters = Vec<(Fighter, u8)>;

/// Who fights for a side; the one that has survived damage in this round stands apart (FS-DMG-08).
pub(super) fn fighters(view: &View, combat: &CombatView, side: usize) -> Fighters {
    let party = &combat.sides[side];
    let mut all: Fighters = Vec::new();
    let mut add = |units: &std::collections::BTreeMap<forbidden_stars::ids::Unit, u8>, stance| {
        for (unit, count) in units {
            all.push((Fighter::new(*unit).in_stance(stance), *count));
        }
    };
    match side {
        0 => {
            for clash in view.clashes.iter().filter(|clash| clash.area == combat.area).take(1) {
                add(&clash.ready, Stance::READY);
                add(&clash.routed, Stance::ROUTED);
            }
        }
        _ => {
            if let Some(area) = view.area(combat.area).filter(|it| it.owner == Some(party.seat)) {
                add(&area.ready, Stance::READY);
                add(&area.routed, Stance::ROUTED);
            }
        }
    }
    all.extend(bastions(view, combat.area, side).map(|count| (Fighter::BASTION, count)));
    let faction = words::faction(view, party.seat);
    let world = view.area(combat.area).is_some_and(|area| area.world);
    // FS-RNF-04: a token fights as the cheapest unit of its kind.
    let cheapest = faction.and_then(|faction| {
        faction.units().find(|unit| unit.sheet().level == 0 && unit.sheet().ship != world)
    });
    if let Some(unit) = cheapest {
        for (stance, count) in &party.reinforcements {
            all.push((Fighter::token(unit).in_stance(*stance), *count));
        }
    }
    if let Some((harmed, _)) = party.harmed {
        let same = harmed.with_harm(false);
        if let Some(group) = all.iter_mut().find(|(it, _)| *it == same) {
            group.1 = group.1.saturating_sub(1);
            all.push((harmed, 1));
        }
    }
    all.retain(|(_, count)| *count > 0);
    all
}

/// The bastions of the defender.
fn bastions(view: &View, area: Area, side: usize) -> Option<u8> {
    let area = view.area(area).filter(|_| side == 1)?;
    area.structures.get(&Structure::BASTION).copied()
}

/// So many of an icon: on dice, on cards, as tokens.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    pub(super) dice: u8,
    pub(super) cards: u8,
    pub(super) tokens: u8,
}

impl Terms {
    /// FS-CMB-11.
    pub(super) fn of(combat: &CombatView, side: usize, icon: Icon) -> Self {
        let party = &combat.sides[side];
        let up = party.played.iter().flat_map(|it| std::iter::once(it.card).chain(it.borrowed));
        Self {
            dice: party.dice.get(&icon).copied().unwrap_or(0),
            cards: up.map(|card| on_card(card, icon)).sum(),
            tokens: party.tokens.get(&icon).copied().unwrap_or(0),
        }
    }

    pub(super) const fn sum(self) -> u8 {
        self.dice + self.cards + self.tokens
    }
}

/// So many of an icon are printed on a card.
pub(super) fn on_card(card: CombatCard, icon: Icon) -> u8 {
    content().cards[card.index()].icons[icon.index()]
}

/// The morale of a side as things stand (FS-CMB-17): icons, and units that are not routed.
pub(super) fn morale(view: &View, combat: &CombatView, side: usize) -> [u8; 3] {
    let icons = Terms::of(combat, side, Icon::MORALE);
    let ready = fighters(view, combat, side).into_iter().filter(|(it, _)| !it.is_routed());
    [icons.dice, icons.cards, ready.map(|(it, count)| it.morale() * count).sum()]
}

/// What each side would do to the other now.
pub(super) fn clash(scene: &Scene<'_>, combat: &CombatView, above: usize, below: usize) -> Markup {
    let hits = |from: usize, to: usize| {
        let offence = Terms::of(combat, from, Icon::OFFENCE);
        let defence = Terms::of(combat, to, Icon::DEFENCE);
        let damage = offence.sum().saturating_sub(defence.sum());
        html! {
            div.hits {
                h3 { (say!(scene, "fs-hits", from = combat.sides[from].seat, to = combat.sides[to].seat)) }
                p.sum {
                    span class=(super::class(scene, combat, from)) title=(say!(scene, "fs-terms", dice = offence.dice, cards = offence.cards, tokens = offence.tokens)) { (glyph("i-offence")) (offence.sum()) }
                    i { "−" }
                    span class=(super::class(scene, combat, to)) title=(say!(scene, "fs-terms", dice = defence.dice, cards = defence.cards, tokens = defence.tokens)) { (glyph("i-defence")) (defence.sum()) }
                    i { "=" }
                    b.dmg { (glyph("i-damage")) (damage) }
                }
            }
        }
    };
    html! { div.clash { (hits(above, below)) (hits(below, above)) } }
}
