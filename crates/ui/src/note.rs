//! What the pages make of an event. A game has one row for each of its events ([`crate::show::Show::note`]).

use kernel::{Message, Seat};

use crate::motion::Sound;

/// What the pages make of an event; `T` is a thing on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note<T> {
    /// What it is about.
    pub topic: Topic,
    /// Who does it, or whom it befalls: the colour of its line.
    pub actor: Option<Seat>,
    /// What is written over the part of the log that it opens.
    pub heading: Option<Message>,
    /// Whether a new stretch of play begins with it, such as an order or a phase.
    pub begins: bool,
    /// How much it says about a stretch of play; 0 if it need not be told.
    pub weight: u8,
    /// How long people want to look at it when a bot has done it: what decides something is worth a look by
    /// itself, what comes by the dozen is seen in passing, and paying, drawing or declining is not worth waiting for.
    pub pause: Pause,
    /// What is heard of it, if something moves.
    pub sound: Option<Sound>,
    /// Where on the table it happened.
    pub place: Option<T>,
    /// Whether something has another name since: then what was told before is told anew.
    pub renames: bool,
}

/// What a line of the log is about: its class, and a filter of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Topic {
    Setup,
    Orders,
    Economy,
    Moves,
    Battle,
    Cards,
    Events,
    Round,
}

/// How long people want to look at what a bot has done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Pause {
    /// Not at all: it is bookkeeping, or goes without saying.
    #[default]
    None,
    /// It is seen in passing.
    Glance,
    /// It is worth a look by itself.
    Look,
}

/// A row is a topic, and what else there is to say.
impl<T> Note<T> {
    /// A line of the log and no more.
    pub const fn new(topic: Topic, actor: Option<Seat>) -> Self {
        Self {
            topic,
            actor,
            heading: None,
            begins: false,
            weight: 0,
            pause: Pause::None,
            sound: None,
            place: None,
            renames: false,
        }
    }

    /// With a heading over it.
    pub fn headed(self, heading: Message) -> Self {
        Self { heading: Some(heading), ..self }
    }

    /// With which a new stretch of play begins.
    pub fn begins(self) -> Self {
        Self { begins: true, ..self }
    }

    /// Of this weight.
    pub fn weighs(self, weight: u8) -> Self {
        Self { weight, ..self }
    }

    /// Seen in passing.
    pub fn glance(self) -> Self {
        Self { pause: Pause::Glance, ..self }
    }

    /// Worth a look by itself.
    pub fn look(self) -> Self {
        Self { pause: Pause::Look, ..self }
    }

    /// With a sound.
    pub fn heard(self, sound: Sound) -> Self {
        Self { sound: Some(sound), ..self }
    }

    /// At a place.
    pub fn at(self, place: T) -> Self {
        Self { place: Some(place), ..self }
    }

    /// With which something gets another name.
    pub fn renames(self) -> Self {
        Self { renames: true, ..self }
    }
}

impl Topic {
    /// The class of its lines.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Orders => "orders",
            Self::Economy => "economy",
            Self::Moves => "moves",
            Self::Battle => "battle",
            Self::Cards => "cards",
            Self::Events => "events",
            Self::Round => "round",
        }
    }
}
