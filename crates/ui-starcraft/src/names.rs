//! What the pages call things, and words with a look of their own inside a sentence.

use kernel::grid::Side;
use kernel::{Arg, Message, Name, Seat, message};
use maud::Markup;
use starcraft::content::{CardFace, CardKind, Op, Price};
use starcraft::ids::{Card, Resource, Unit};
use starcraft::view::View;
use starcraft::{card_text, controlled, face, numbered, shown_on};
use tongue::{Mark, People, Tongue, say};

use crate::scene::Scene;
use crate::table::facts;

pub(crate) use ui::words::{aloud, loud, span, within};

// ---- sentences with a look

/// Bold words with a class.
pub(crate) fn bold(class: &'static str, words: impl Into<Arg>) -> Arg {
    message!("verbatim", text = words.into()).naming(Name::new("strong", class)).into()
}

/// The place of a part of a sentence that is drawn; see [`told`].
pub(crate) fn drawn(place: &'static str) -> Arg {
    message!("verbatim", text = "·").naming(Name::new("drawn", place)).into()
}

/// A sentence in which players have their colours. Things are plain words in it: a panel shows
/// them already.
pub(crate) fn said(scene: &Scene<'_>, message: &Message) -> Markup {
    shown(scene, message, |_, _| None)
}

/// A sentence in which players have their colours, some of whose names are drawn.
pub(crate) fn shown(
    scene: &Scene<'_>,
    message: &Message,
    draw: impl Fn(&Name, &str) -> Option<Markup>,
) -> Markup {
    let said = scene.tongue.said(message, scene.people());
    ui::words::drawn(&said, |mark, text| match mark {
        Mark::Seat(seat) => Some(scene.coloured(seat, text)),
        Mark::Name(name) => draw(name, text),
        Mark::Term(_) => None,
    })
}

/// A sentence to nobody in particular, some of whose names are drawn.
pub(crate) fn told(
    tongue: &Tongue,
    message: &Message,
    draw: impl Fn(&Name, &str) -> Option<Markup>,
) -> Markup {
    let said = tongue.said(message, People::default());
    ui::words::drawn(&said, |mark, text| match mark {
        Mark::Name(name) => draw(name, text),
        Mark::Seat(_) | Mark::Term(_) => None,
    })
}

/// Several parts of a label beside each other, such as "+1 attack, detector".
pub(crate) fn beside(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|one, other| message!("sc-beside", one = one, other = other))
}

/// Several things that are told one after the other, with more than a comma between them.
pub(crate) fn in_turn(scene: &Scene<'_>, all: impl IntoIterator<Item = Message>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| scene.say(&one)).collect();
    all.join(&say!(scene, "sc-in-turn"))
}

/// A label before a figure.
pub(crate) fn label(scene: &Scene<'_>, what: &Message) -> String {
    say!(scene, "sc-label", what = what.clone())
}

// ---- names

/// A player by name, behind their mark: "You" for the viewer.
pub(crate) fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    said(scene, &message!("table-who", who = seat))
}

/// A player by name, whoever looks.
pub(crate) fn player(scene: &Scene<'_>, seat: Seat) -> String {
    say!(scene, "sc-player", player = scene.player(seat))
}

/// The words that say what a thing does; empty if there are none.
pub(crate) fn text(tongue: &Tongue, name: impl Into<Name>) -> String {
    tongue.form(&name.into(), "text").unwrap_or_default().into_owned()
}

/// What a card says; empty if there is nothing to say.
pub(crate) fn text_of(tongue: &Tongue, card: Card) -> String {
    text(tongue, card_text(card))
}

/// A unit that somebody controls: with whose it was, if it is under mind control.
pub(crate) fn unit(view: &View, controller: Seat, unit: Unit) -> Arg {
    controlled(unit, &facts::player(view, controller).stolen, Arg::from)
}

/// A token that is no unit.
pub(crate) fn piece(id: &'static str) -> Name {
    Name::new("piece", id)
}

/// A side of a planet.
pub(crate) fn side(side: Side) -> Name {
    let id = match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    };
    Name::new("side", id)
}

/// Minerals and gas: "2 minerals and 1 gas", "nothing".
pub(crate) fn resources([minerals, gas]: [u8; 2]) -> Message {
    message!("sc-resources", minerals = minerals, gas = gas)
}

/// A price: "2 minerals and 1 gas", "nothing".
pub(crate) fn price(price: Price) -> Message {
    resources([price.minerals, price.gas])
}

/// So many of one resource: "3 minerals".
pub(crate) fn amount(resource: Resource, amount: u8) -> Message {
    match resource {
        Resource::MINERALS => resources([amount, 0]),
        _ => resources([0, amount]),
    }
}

/// A number with its sign: "+1".
pub(crate) fn signed(number: impl Into<i64>) -> Arg {
    format!("{:+}", number.into()).into()
}

// ---- cards

/// A card in a few words: its name, or its values and units if it has only a number.
pub(crate) fn card_short(card: Card) -> Message {
    let face = face(card);
    let (attack, health) = (face.major.attack, face.major.health);
    match (face.kind, face.technology) {
        (CardKind::Standard, None) => {
            message!("sc-short-units", attack = attack, health = health, units = shown_on(face))
        }
        (CardKind::Standard, Some(tech)) => {
            message!("sc-short-tech", tech = tech, attack = attack, health = health)
        }
        (_, Some(tech)) => message!("sc-card-of", tech = tech),
        (_, None) => reinforcement(face),
    }
}

/// A card in a few words, as an answer: with its number where another one is called the same.
pub(crate) fn card_choice(card: Card) -> Message {
    numbered(card, card_short(card), |one, other| match one.kind {
        CardKind::Standard => (one.major, one.icons) == (other.major, other.icons),
        _ => one.technology.is_some() || reinforcement(one) == reinforcement(other),
    })
}

/// A reinforcement by what it adds, or by its number if it adds something else.
fn reinforcement(face: &CardFace) -> Message {
    let added = face.effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health: 0, .. } => Some(message!("sc-short-attack", attack = attack)),
        Op::Bonus { attack: 0, health, .. } => Some(message!("sc-short-health", health = health)),
        _ => None,
    });
    added.unwrap_or_else(|| message!("sc-short-number", number = face.number))
}

/// A card with its values and what they are for.
pub(crate) fn card_long(card: Card) -> Message {
    let face = face(card);
    match face.kind {
        CardKind::Standard => message!(
            "sc-long-card",
            attack = face.major.attack,
            health = face.major.health,
            units = shown_on(face),
            minor_attack = face.minor.attack,
            minor_health = face.minor.health,
        ),
        _ => card.into(),
    }
}

/// A card with its values, as an answer: with its number where another one reads the same.
pub(crate) fn card_told(card: Card) -> Message {
    numbered(card, card_long(card), |one, other| match one.kind {
        CardKind::Standard => {
            (one.major, one.minor, one.icons) == (other.major, other.minor, other.icons)
        }
        _ => one.technology.is_some(),
    })
}
