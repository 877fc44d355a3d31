//! The hand below the lanes. Where a card is to be placed, the cards stand in the sequence of how well they
//! fit, and each says what it gives there.

use std::cmp::Reverse;

use kernel::{Message, Seat, message};
use maud::{Markup, html};
use starcraft::content::CardFace;
use starcraft::ids::{Card, Unit};
use starcraft::view::{BattleView, Fit, Forecast};
use starcraft::{Action, Thing, face};
use tongue::say;

use super::foreseen::{count, holds_against, kills_with};
use super::lanes::Lane;
use super::pieces::back;
use crate::files::glyph;
use crate::scene::{Mark, Scene};
use crate::table::{card, facts};
use crate::{reference, words};

/// Whether the stage has the viewer's hand: that of whoever fights.
pub(crate) fn is_there(scene: &Scene<'_>) -> bool {
    let fights =
        |battle: &BattleView| scene.view.you.is_some_and(|you| battle.seats.contains(&you));
    scene.view.battle.as_ref().is_some_and(fights)
}

/// The sequence of the choices where a card is to be placed: what fits best comes first.
pub(crate) fn rank(forecast: &Forecast, action: Action) -> impl Ord + use<> {
    let fit = match action {
        Action::PlayCard { card } => forecast.fit(Some(card)),
        _ => None,
    };
    let worth = fit.map(|fit| {
        let sum = fit.strength.attack + fit.strength.health;
        (!fit.matches, Reverse((count(&fit.kills) + count(&fit.holds), sum)))
    });
    (worth.is_none(), worth)
}

/// The row below the lanes; none for those who do not fight.
pub(super) fn row(scene: &Scene<'_>, battle: &BattleView, lanes: &[Lane]) -> Option<Markup> {
    let you = scene.view.you.filter(|_| is_there(scene))?;
    let player = facts::player(scene.view, you);
    let hand: &[Card] = player.secrets.as_ref().map_or(&[], |secrets| &secrets.hand);
    let groups = match &battle.forecast {
        Some(forecast) => placing(scene, you, forecast, hand),
        None => resting(scene, you, hand),
    };
    let cards: usize = groups.iter().map(|(_, cards)| cards.len()).sum();
    let about = battle.forecast.as_ref().and_then(|forecast| about(forecast, lanes));
    let dense = if cards > 11 { " dense" } else { "" };
    Some(html! {
        div class={ "stage-hand " (scene.look(you).class) (dense) } role="group"
            aria-label=(say!(scene, "sc-hand")) {
            p.hand-line { b.label { (say!(scene, "sc-hand")) } @if let Some(about) = about { span { (scene.say(&about)) } } }
            div.groups {
                @for (title, cards) in &groups {
                    @if !cards.is_empty() {
                        div class={ "group of-" (cards.len().min(16)) } {
                            h3 { (scene.say(title)) }
                            div { @for card in cards { (card) } }
                        }
                    }
                }
                @if cards == 0 { p.muted { (say!(scene, "sc-hand-none")) } }
            }
        }
    })
}

/// Whom the card is for, and against whom.
fn about(forecast: &Forecast, lanes: &[Lane]) -> Option<Message> {
    let lane = lanes.iter().find(|lane| lane.skirmish == Some(forecast.skirmish))?;
    let side = usize::from(forecast.side);
    let unit = lane.halves[side].front?.unit;
    let enemy = lane.halves[1 - side].front?.unit;
    Some(message!("sc-hand-for", unit = unit, enemy = enemy))
}

type Group = (Message, Vec<Markup>);

/// The hand while nothing is to be placed.
fn resting(scene: &Scene<'_>, you: Seat, hand: &[Card]) -> Vec<Group> {
    let things = scene.ask.iter().flat_map(|ask| &ask.choices).flat_map(|choice| &choice.things);
    let offered = things.filter_map(|thing| match thing {
        Thing::Card(card) if !hand.contains(card) => Some(*card),
        _ => None,
    });
    let own = |card: Card| card::own(scene, card, None);
    let deck = matches!(scene.mark(Thing::Deck), Mark::May).then(|| deck(scene, you));
    vec![
        (message!("sc-hand-offered"), offered.map(own).collect()),
        (message!("sc-hand-cards"), hand.iter().copied().map(own).collect()),
        (message!("sc-hand-or"), deck.into_iter().collect()),
    ]
}

/// The hand where a card is to be placed.
fn placing(scene: &Scene<'_>, you: Seat, forecast: &Forecast, hand: &[Card]) -> Vec<Group> {
    let mut fits: Vec<(&Fit, Card)> =
        forecast.fits.iter().filter_map(|fit| Some((fit, fit.card?))).collect();
    fits.sort_by_key(|(_, card)| rank(forecast, Action::PlayCard { card: *card }));
    let best = fits.first().map(|(_, card)| *card);
    let group = |matches: bool| -> Vec<Markup> {
        let those = fits.iter().filter(|(fit, _)| fit.matches == matches);
        those.map(|(fit, card)| fitting(scene, fit, *card, best == Some(*card))).collect()
    };
    let second = forecast.fit(None).is_some();
    let (yes, no) = match second {
        true => (message!("sc-hand-joins"), message!("sc-hand-joins-not")),
        false => (message!("sc-hand-fits"), message!("sc-hand-fits-not")),
    };
    let later = forecast.joins.iter().map(|(card, may)| joining(scene, *card, *may)).collect();
    let shown = |card: &Card| {
        fits.iter().any(|(_, other)| other == card)
            || forecast.joins.iter().any(|(other, _)| other == card)
    };
    let others = hand.iter().filter(|card| !shown(card));
    let others = others.map(|card| card::lying(scene.tongue, *card, "rest")).collect();
    let deck = matches!(scene.mark(Thing::Deck), Mark::May).then(|| deck(scene, you));
    vec![
        (yes, group(true)),
        (no, group(false)),
        (message!("sc-hand-or"), deck.into_iter().collect()),
        (message!("sc-hand-then"), later),
        (message!("sc-hand-rest"), others),
    ]
}

/// A card that may be placed, with what it gives there.
fn fitting(scene: &Scene<'_>, fit: &Fit, card: Card, best: bool) -> Markup {
    let thing = Thing::Card(card);
    let mark = scene.marked(thing);
    let state = match (fit.matches, best) {
        (true, true) => "best",
        (true, false) => "fits",
        (false, _) => "misfit",
    };
    let (kills, holds) = (count(&fit.kills), count(&fit.holds));
    let row = |word: Message, verdicts: &[bool]| {
        html! {
            span.verdict aria-hidden="true" { (scene.say(&word)) em { @for yes in verdicts { i.on[*yes] {} } } }
        }
    };
    html! {
        a.fit id=(thing) .{ (state) " " (mark.class) } href=(reference::href("card", &card.to_string()))
            data-tip=(card::tip(card)) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            @if mark.may { kbd.key data-key=(thing) {} }
            span.vh {
                (scene.say(&crate::names::card_long(card))) " "
                (say!(scene, "sc-hand-gives", attack = fit.strength.attack, health = fit.strength.health)) " "
                (scene.say(&kills_with(kills, fit.kills.len()))) " "
                (scene.say(&holds_against(holds, fit.holds.len())))
            }
            span.gives aria-hidden="true" {
                span { (glyph("i-attack")) b { (fit.strength.attack) } }
                span { (glyph("i-health")) b { (fit.strength.health) } }
            }
            (row(message!("sc-hand-kills"), &fit.kills))
            (row(message!("sc-hand-holds"), &fit.holds))
            (printed(scene, face(card), Some(fit.matches)))
        }
    }
}

/// A reinforcement that may be added to the card that is placed now.
fn joining(scene: &Scene<'_>, card: Card, may: bool) -> Markup {
    let word = if may { message!("sc-hand-may-join") } else { message!("sc-hand-no-unit") };
    html! {
        a.fit.later href=(reference::href("card", &card.to_string())) data-tip=(card::tip(card)) {
            span.gives { span { b { (card::bonus(scene.tongue, face(card))) } } }
            span.verdict.one { (scene.say(&word)) }
            (printed(scene, face(card), None))
        }
    }
}

/// What stands on the card: units, values, ability. Of a standard card those values are bright that count.
fn printed(scene: &Scene<'_>, face: &CardFace, matches: Option<bool>) -> Markup {
    let icons: Vec<Unit> = Unit::all().filter(|unit| face.icons.has(*unit)).collect();
    let bright = |on: bool| if on { "" } else { "dim" };
    html! {
        span.face aria-hidden="true" {
            span.units.in-words[icons.len() > 6] {
                @if icons.len() > 6 { span.allu { (say!(scene, "sc-card-all-units")) } }
                @else { @for unit in &icons { (glyph(&words::unit_glyph(*unit))) } }
            }
            @if let (Some(matches), starcraft::content::CardKind::Standard) = (matches, face.kind) {
                span.face-values {
                    b class=(bright(matches)) { (face.major.attack) "/" (face.major.health) }
                    " " span class=(bright(!matches)) { (face.minor.attack) "/" (face.minor.health) }
                }
            }
            span.does { (card::ability(scene.tongue, face)) }
        }
    }
}

/// The top of the deck.
fn deck(scene: &Scene<'_>, you: Seat) -> Markup {
    let mark = scene.marked(Thing::Deck);
    html! {
        button.fit.unseen type="button" id=(Thing::Deck) .(mark.class) data-may[mark.may] data-why=[mark.why] data-rule=[mark.rule] {
            @if mark.may { kbd.key data-key=(Thing::Deck) {} }
            (back(scene, you, "mini"))
            span.does { (say!(scene, "sc-hand-deck")) }
        }
    }
}
