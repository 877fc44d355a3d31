//! How a sentence is put together: parts with words, pictures and places, once, from which both
//! the page and plain text are made.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::content::{CardKind, Op, content};
use starcraft::ids::{
    Area, Building, Card, EventKind, Faction, MAX_KINDS, Module, Order, Planet, Route, Tech, Unit,
};
use starcraft::{Thing, face};

use crate::page::glyph;
use crate::scene::Scene;
use crate::words;

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Text(String),
    /// A player, in his colour.
    Who {
        faction: Option<Faction>,
        text: String,
    },
    /// A place that lights up on the board.
    Place {
        planet: Planet,
        at: String,
        text: String,
    },
    /// A thing with pictures and, where there is more to know, a tip.
    Term {
        glyphs: Vec<String>,
        tip: Option<String>,
        text: String,
        /// What the pictures say, for those who do not see them.
        unseen: String,
    },
}

/// A sentence in the making.
pub(crate) struct Voice<'a> {
    scene: &'a Scene<'a>,
    parts: Vec<Part>,
    /// The verb that follows speaks of the viewer.
    you: bool,
}

/// The name of a player in running text: the faction's, as it stands on its pieces; before there is
/// one, the name the player goes by.
pub fn name(scene: &Scene<'_>, seat: Seat) -> String {
    scene.name(seat)
}

/// The name of whoever sits there.
fn sitter(scene: &Scene<'_>, seat: Seat) -> String {
    scene.sitter(seat)
}

/// The faction of a player.
fn faction(scene: &Scene<'_>, seat: Seat) -> Option<Faction> {
    scene.view.players.get(seat.index()).and_then(|player| player.faction)
}

/// The class with a player's colours.
pub fn owner(scene: &Scene<'_>, seat: Seat) -> &'static str {
    words::owner_class(faction(scene, seat))
}

/// A player's name in his colour, behind his mark: "You" for the viewer.
pub fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    Voice::of(scene).who(seat).phrase()
}

pub use ui::words::capital;
pub(crate) use ui::words::list;

/// The verb for "you", from that for "he".
fn for_you(verb: &str) -> String {
    match verb {
        "is" => "are".into(),
        "has" => "have".into(),
        _ => {
            if let Some(stem) = verb.strip_suffix("ies") {
                return format!("{stem}y");
            }
            for ending in ["sses", "ches", "shes", "oes", "xes"] {
                if verb.ends_with(ending) {
                    return verb[..verb.len() - 2].into();
                }
            }
            verb.strip_suffix('s').unwrap_or(verb).into()
        }
    }
}

/// The roman number of an event stage.
pub(crate) fn roman(stage: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(stage.min(3))]
}

/// A card in the tip's address and in element ids.
fn card_id(card: Card) -> String {
    card.to_string().replace('#', "_")
}

/// The units on a card.
pub(crate) fn icons(card: Card) -> impl Iterator<Item = Unit> {
    let race = card.race();
    (0..MAX_KINDS).map(move |kind| Unit::of(race, kind)).filter(move |&unit| {
        face(card).icons.has(unit) && !content().units[unit.index()].id.is_empty()
    })
}

/// What a reinforcement card adds, where it is as simple as that: "+1 attack".
pub(crate) fn bonus(card: Card) -> Option<(i8, &'static str)> {
    face(card).effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health: 0, .. } if attack != 0 => Some((attack, "attack")),
        Op::Bonus { attack: 0, health, .. } if health != 0 => Some((health, "health")),
        _ => None,
    })
}

impl<'a> Voice<'a> {
    /// An empty sentence.
    pub(crate) fn of(scene: &'a Scene<'a>) -> Self {
        Self { scene, parts: Vec::new(), you: false }
    }

    fn part(mut self, part: Part) -> Self {
        self.parts.push(part);
        self
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.scene.view.you == Some(seat)
    }

    fn person(mut self, seat: Seat, text: String) -> Self {
        self.you = self.is_you(seat);
        let text = if self.parts.is_empty() { capital(&text) } else { text };
        let faction = faction(self.scene, seat);
        self.part(Part::Who { faction, text })
    }

    /// A player: "Raynor", or "you".
    pub(crate) fn who(self, seat: Seat) -> Self {
        let text = if self.is_you(seat) { "you".into() } else { name(self.scene, seat) };
        self.person(seat, text)
    }

    /// A player as the person who sits there.
    pub(crate) fn sitter(self, seat: Seat) -> Self {
        let text = if self.is_you(seat) { "you".into() } else { sitter(self.scene, seat) };
        self.person(seat, text)
    }

    /// Of a player: "Raynor's", or "your". What follows is a thing of his.
    pub(crate) fn whose(self, seat: Seat) -> Self {
        let name = name(self.scene, seat);
        let text = match name.ends_with('s') {
            _ if self.is_you(seat) => "your".into(),
            true => format!("{name}’"),
            false => format!("{name}’s"),
        };
        let mut said = self.person(seat, text);
        said.you = false;
        said
    }

    /// A player's: "Raynor's", or "yours".
    pub(crate) fn hers(self, seat: Seat) -> Self {
        if !self.is_you(seat) {
            return self.whose(seat);
        }
        self.person(seat, "yours".into())
    }

    /// Another thing of the player the sentence is about.
    pub(crate) fn their_own(self, seat: Seat) -> Self {
        let own = if self.is_you(seat) { "your own" } else { "their own" };
        self.text(own)
    }

    /// What the player just named does; the verb as for "he".
    pub(crate) fn does(self, verb: &str) -> Self {
        let verb = if self.you { for_you(verb) } else { verb.into() };
        self.text(verb)
    }

    /// Plain words.
    pub(crate) fn text(self, text: impl Into<String>) -> Self {
        self.part(Part::Text(text.into()))
    }

    /// A planet.
    pub(crate) fn planet(self, planet: Planet) -> Self {
        let (at, text) = (Thing::Planet(planet).to_string(), words::planet(planet).into());
        self.part(Part::Place { planet, at, text })
    }

    /// An area.
    pub(crate) fn area(self, area: Area) -> Self {
        let (at, text) = (Thing::Area(area).to_string(), words::area(area));
        self.part(Part::Place { planet: area.planet(), at, text })
    }

    /// A route, by the planets at its ends.
    pub(crate) fn route(self, route: Route) -> Self {
        let text = words::route(self.scene.view, route);
        match words::ends(self.scene.view, route) {
            Some([planet, _]) => {
                self.part(Part::Place { planet, at: Thing::Route(route).to_string(), text })
            }
            None => self.text(text),
        }
    }

    /// A thing with a picture.
    pub(crate) fn term(self, glyph: &str, text: impl Into<String>) -> Self {
        self.part(Part::Term {
            glyphs: vec![glyph.into()],
            tip: None,
            text: text.into(),
            unseen: String::new(),
        })
    }

    fn known(self, glyph: &str, tip: String, text: &str) -> Self {
        let glyphs = if glyph.is_empty() { Vec::new() } else { vec![glyph.into()] };
        self.part(Part::Term { glyphs, tip: Some(tip), text: text.into(), unseen: String::new() })
    }

    /// A unit.
    pub(crate) fn unit(self, unit: Unit) -> Self {
        self.known(&words::unit_glyph(unit), format!("starcraft/unit/{unit}"), words::unit(unit))
    }

    /// "a Marine".
    pub(crate) fn a_unit(self, unit: Unit) -> Self {
        let name = words::unit(unit);
        let article = words::a(name);
        self.text(article.trim_end_matches(name).trim_end()).unit(unit)
    }

    /// An order.
    pub(crate) fn order(self, order: Order) -> Self {
        self.term(words::order_glyph(order), words::order(order))
    }

    /// An Event card.
    pub(crate) fn event(self, event: EventKind) -> Self {
        let stage = content().events[event.index()].stage;
        self.known(&format!("e-{stage}"), format!("starcraft/event/{event}"), words::event(event))
    }

    /// A technology.
    pub(crate) fn tech(self, tech: Tech) -> Self {
        self.known("o-research", format!("starcraft/tech/{tech}"), words::tech(tech))
    }

    /// A building.
    pub(crate) fn building(self, building: Building) -> Self {
        let glyph = words::building_glyph(building);
        self.known(&glyph, format!("starcraft/building/{building}"), words::building(building))
    }

    /// A module.
    pub(crate) fn module(self, module: Module) -> Self {
        self.known(
            words::module_glyph(module),
            format!("starcraft/module/{module}"),
            words::module(module),
        )
    }

    /// A faction.
    pub(crate) fn faction(self, faction: Faction) -> Self {
        self.known("", format!("starcraft/faction/{faction}"), words::faction(faction))
    }

    /// A Combat or Technology card: its units and values, or its name.
    pub(crate) fn card(self, card: Card) -> Self {
        let front = face(card);
        let values = || format!("{}/{}", front.major.attack, front.major.health);
        let named = front.technology.map(words::tech);
        let (text, pictured) = match (named, front.kind) {
            (Some(name), CardKind::Standard) => (format!("{name} {}", values()), false),
            (Some(name), _) => (name.into(), false),
            (None, CardKind::Standard) => (values(), true),
            (None, _) => match bonus(card) {
                Some((amount, what)) => (format!("reinforcement {amount:+} {what}"), true),
                None => ("reinforcement".into(), true),
            },
        };
        let units: Vec<Unit> = if pictured { icons(card).collect() } else { Vec::new() };
        let names: Vec<String> = units.iter().map(|&unit| words::unit(unit).into()).collect();
        // A card for many units needs no pictures.
        let shown = if units.len() > 3 { &[][..] } else { &units };
        self.part(Part::Term {
            glyphs: shown.iter().map(|&unit| words::unit_glyph(unit)).collect(),
            tip: Some(format!("starcraft/card/{}", card_id(card))),
            text,
            unseen: if shown.is_empty() { String::new() } else { format!(" ({})", list(&names)) },
        })
    }

    /// Several cards: "a, b and c".
    pub(crate) fn cards(mut self, cards: &[Card]) -> Self {
        for (place, &card) in cards.iter().enumerate() {
            self = match place {
                0 => self,
                _ if place + 1 == cards.len() => self.text("and"),
                _ => self.text(","),
            };
            self = self.card(card);
        }
        self
    }

    // ---- what becomes of it

    /// Every part with its words and the gap before it.
    fn spaced(&self) -> Vec<(&'static str, String, &Part)> {
        let mut before = "";
        let mut all = Vec::with_capacity(self.parts.len());
        for (place, part) in self.parts.iter().enumerate() {
            let (Part::Text(text)
            | Part::Who { text, .. }
            | Part::Place { text, .. }
            | Part::Term { text, .. }) = part;
            let said = if place == 0 { capital(text) } else { text.clone() };
            all.push((gap(before, text), said, part));
            before = text;
        }
        all
    }

    /// What ends the sentence.
    fn stop(&self) -> &'static str {
        match self.parts.last() {
            None => "",
            Some(Part::Text(text)) if text.ends_with(['.', '!', '?']) => "",
            Some(_) => ".",
        }
    }

    /// The sentence without markup.
    pub(crate) fn plain(&self) -> String {
        let mut line = String::new();
        for (gap, text, part) in self.spaced() {
            line += gap;
            line += &text;
            if let Part::Term { unseen, .. } = part {
                line += unseen;
            }
        }
        line + self.stop()
    }

    /// The sentence with pictures, tips and places.
    pub(crate) fn markup(&self) -> Markup {
        html! { (self.phrase()) (self.stop()) }
    }

    /// The sentence with pictures, tips and places, without a full stop.
    pub(crate) fn phrase(&self) -> Markup {
        html! {
            @for (gap, text, part) in self.spaced() {
                (gap)
                @match part {
                    Part::Text(_) => (text),
                    Part::Who { faction, .. } => {
                        span class={ "who " (words::owner_class(*faction)) } {
                            (glyph(words::owner_mark(*faction))) (text)
                        }
                    }
                    Part::Place { planet, at, .. } => {
                        a.pl href={ "#" (Thing::Planet(*planet)) } data-at=(at) { (text) }
                    }
                    Part::Term { glyphs, tip, unseen, .. } => {
                        span.term data-tip=[tip.as_deref()] {
                            @for id in glyphs { (glyph(id)) }
                            b { (text) }
                            @if !unseen.is_empty() { span.vh { (unseen) } }
                        }
                    }
                }
            }
        }
    }
}

/// What stands between what is said already and the next word.
fn gap(line: &str, next: &str) -> &'static str {
    let closes = next.starts_with([',', '.', ':', ';', ')', '!']);
    if line.is_empty() || closes || line.ends_with('(') { "" } else { " " }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_follow_the_person() {
        for (his, yours) in [
            ("is", "are"),
            ("has", "have"),
            ("puts", "put"),
            ("carries", "carry"),
            ("reaches", "reach"),
            ("goes", "go"),
            ("loses", "lose"),
            ("passes", "pass"),
            ("takes", "take"),
        ] {
            assert_eq!(for_you(his), yours);
        }
    }

    #[test]
    fn words_are_joined_as_in_print() {
        assert_eq!(list(&["a".into(), "b".into(), "c".into()]), "a, b and c");
        assert_eq!(capital("the Overmind"), "The Overmind");
        assert_eq!(gap("one", ", two"), "");
        assert_eq!(gap("one", "two"), " ");
    }
}
