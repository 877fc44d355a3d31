//! Everything a table page is drawn from: what a seat may know of the game and of the table.

use crate::ranks::Rank;
use kernel::history::Chance;
use kernel::{Arg, Message, Odds, Seat, SeatSet, message};
use maud::{Markup, html};
use tongue::{Mark as Named, People, Tongue};

use crate::learn::Coaching;
use crate::page::{Preview, glyph};
use crate::show::{Event, Show, View};
use crate::table::{Basket, Pace};
use crate::words;

/// A table as one viewer sees it.
pub struct Scene<'a, S: Show> {
    /// The table's id in addresses: its pages lie under `/t/ID`.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// What a messenger shows beside the address; none where nobody would show it.
    pub preview: Option<&'a Preview>,
    /// What the viewer may know of the game.
    pub view: &'a View<S>,
    /// What the view says that every game has.
    pub facts: &'a Facts,
    /// The language of whoever looks.
    pub tongue: &'static Tongue,
    /// What each seat is called in sentences, by seat.
    pub names: &'a [Arg],
    /// Who sits where; as many as players.
    pub seats: &'a [Sitter],
    /// Grows with everything that happens at the table: what the page shows, and where its stream
    /// goes on.
    pub version: u64,
    /// The number that answering and taking back must name; an older one changes nothing.
    pub decision: usize,
    /// What the viewer is asked now.
    pub ask: Option<Ask<S::Thing>>,
    /// What the viewer has answered in advance, and can.
    pub ahead: Option<&'a Ahead<S::Thing>>,
    /// What can be put together instead and sent at once.
    pub basket: Option<Basket<S::Thing>>,
    /// The answers that are advised: empty until a hint is asked for, none at a table without.
    pub hint: Option<&'a [Advised<S::Thing>]>,
    /// Whether the viewer's last choice can be taken back.
    pub undo: Undo,
    /// What that is called besides, where the page may have made the choice by itself.
    pub otherwise: Option<Message>,
    /// How the table is played.
    pub terms: Terms<'a>,
    /// What happened, as far as the viewer may know it, oldest first.
    pub log: &'a [Line<Event<S>>],
    /// What was said, oldest first.
    pub chat: &'a [Said],
    /// Which moment of the game is shown.
    pub moment: Moment,
    /// The promise about the seed.
    pub promise: &'a Promise,
    /// At a table where something is learned: what the coach has to say.
    pub coach: Option<&'a Coaching<'a>>,
    /// One screen for several people: whom it must be handed to before anything secret is shown.
    pub curtain: Option<Seat>,
    /// Why the bot chose as it did that chose last; only once the game is over.
    pub why: Option<Why<S::Aim>>,
    /// One row a round, once the game is over; see [`Show::figures`].
    pub chart: &'a [Row],
    /// Where the replay can jump to; empty while the present is shown.
    pub landmarks: &'a [Landmark],
    /// How likely everybody was to win when; empty unless the game is over and was looked into.
    pub outlook: Outlook<'a>,
}

/// What somebody has answered before they are asked, and can.
#[derive(Clone, PartialEq, Debug)]
pub struct Ahead<T> {
    /// Their seat.
    pub seat: Seat,
    /// How often it had changed: what is to be changed must name that.
    pub turns: u64,
    /// The sorts of question one answer holds for: the name, in words, and for how long they have answered it, as it is sent.
    pub sorts: Vec<(&'static str, Message, &'static str)>,
    /// What they will choose, one after the other.
    pub plan: Vec<Choice<T>>,
    /// What they play first where they are attacked: the place by name and in words, the choice in words.
    pub guards: Vec<(String, Arg, Arg)>,
    /// Where they can be attacked: as it is sent, and in words.
    pub places: Vec<(String, Arg)>,
    /// What they can play first there: as it is sent, and in words.
    pub firsts: Vec<(String, Arg)>,
    /// What they had planned that could not be done any more.
    pub lost: Vec<Message>,
    /// Whether what they are asked now is what they will choose when it is their turn.
    pub plans: bool,
}

/// How likely everybody was to win when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outlook<'a> {
    /// The numbers of choices made.
    pub moments: &'a [usize],
    /// The chances then, in hundredths: the only figure of each row.
    pub chances: &'a [Row],
}

/// A moment that a replay can jump to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landmark {
    /// The number of choices made then.
    pub moment: usize,
    /// What happened.
    pub what: What,
}

/// What a landmark is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A round begins.
    Round(u32),
    /// A turn begins: an order is turned over.
    Turn,
    /// A battle has ended; who has won it.
    Battle(Option<Seat>),
}

impl What {
    /// Whether two landmarks are of the same sort.
    pub fn like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// How a table is played, whatever is played at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms<'a> {
    /// How long bots let people look at what they do.
    pub pace: Pace,
    /// What was agreed about time, by name, and what time it is, in milliseconds since 1970.
    pub clock: Option<&'a str>,
    /// See [`Terms::clock`].
    pub now: i64,
    /// The contest that the table belongs to, by id.
    pub contest: Option<&'a str>,
    /// Whether the one person here may take back anything.
    pub take_backs: bool,
    /// Whether somebody has made a table at which its people play once more.
    pub again: bool,
    /// Where everything can be taken back, the moments at which the viewer has chosen and may choose anew, in ascending order.
    pub back_to: &'a [usize],
    /// Whether answers that others go on from are asked for once more.
    pub confirms: bool,
    /// For who made the table: whether those who look on are muted, which is theirs to change.
    pub mutes: Option<bool>,
    /// So many choices later the viewer sees everything, looking on, and is heard by others who do; none for whoever sees it at once.
    pub behind: Option<u16>,
    /// What people say about their game besides playing it.
    pub accord: Accord<'a>,
}

/// What people say about their game besides playing it: that they want a pause or the end, and that they give up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accord<'a> {
    /// Those who can say something.
    pub speaks: SeatSet,
    /// What is proposed, as it is sent, and by whom it is wanted so far.
    pub proposed: Option<(&'a str, &'a [Seat])>,
    /// What is left of the pause the table is in.
    pub paused: Option<Time>,
    /// Those whose time is over, where the others decide what comes.
    pub overdue: SeatSet,
    /// Those who have given up.
    pub resigned: &'a [Seat],
    /// Who has won, and how it ended, where people ended the game before its rules did.
    pub closed: Option<(SeatSet, &'static str)>,
}

/// What every game has, as one viewer sees it: enough for all panels that are the same for every
/// game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Whose view it is; none for a spectator.
    pub you: Option<Seat>,
    /// The round, from 1; 0 before it.
    pub round: u32,
    /// The name of the phase, one of [`Show::PHASES`].
    pub phase: &'static str,
    /// How far it is, if that can be said in two or three words: "order 2 of 4".
    pub progress: Option<Message>,
    /// Who must choose.
    pub pending: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// A player, as far as every game has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What plays there, in running text: "the Overmind"; none before it is settled.
    pub name: Option<Arg>,
    /// How the player's pieces look.
    pub look: Look,
    /// The figure that is to be compared, points for instance.
    pub score: u16,
}

/// How an owner is told from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The class that gives the colours.
    pub class: &'static str,
    /// The glyph of a plain shape, the second cue beside the colour.
    pub mark: &'static str,
}

impl Look {
    /// Of nobody in particular.
    pub const NONE: Self = Self { class: "f-none", mark: "o-hidden" };
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The name to show.
    pub name: String,
    /// The level, if it is a bot.
    pub bot: Option<String>,
    /// Nobody sits here yet.
    pub open: bool,
    /// Looks at the table at this moment.
    pub present: bool,
    /// Belongs to the person who looks (several on a shared screen).
    pub yours: bool,
    /// The bot plays for the person of this name, until they come back.
    pub standin: bool,
    /// What is left of the time to choose, if that was agreed on.
    pub time: Option<Time>,
    /// How good they are, at a table that counts for it.
    pub rank: Option<Rank>,
}

/// What is left of somebody's time, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// So much, when it last ran or was last told of.
    pub left: i64,
    /// When it will be over, since 1970, while it runs.
    pub until: Option<i64>,
    /// When the holiday is over that they are on: so long it does not run.
    pub holiday: Option<i64>,
}

/// A decision: a sentence with its legal answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask<T> {
    /// Who is asked.
    pub seat: Seat,
    /// The question.
    pub question: Message,
    /// What one should know to answer it: no, one or several sentences.
    pub aside: Vec<Message>,
    /// The rule it comes from.
    pub rule: &'static str,
    /// The legal answers.
    pub choices: Vec<Choice<T>>,
    /// What can be done on the table as soon as one of the answers has been given that nothing else is asked after: the script
    /// lets it be pointed at now, and what goes without saying is put before it.
    pub early: Vec<Choice<T>>,
    /// What cannot be chosen, and why.
    pub barred: Vec<Barred<T>>,
    /// Whether an answer begins a battle.
    pub attacks: bool,
    /// Whether a few answers stand beside the question though they live on the board, since something covers it.
    pub covered: bool,
    /// What will be asked at the end only of who wishes it.
    pub wish: Option<Message>,
}

/// A legal answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<T> {
    /// The action's text form: what is sent.
    pub action: String,
    /// A few words for a button.
    pub label: Arg,
    /// Where there are many: the heading it stands under, and its words there.
    pub group: Option<(Arg, Arg)>,
    /// What it will do, as a sentence.
    pub sentence: Message,
    /// Short, for an answer that others go on from: what is asked once more before it, where several people
    /// play. "Place it?"
    pub confirm: Option<Message>,
    /// Where it lives, in the sequence of pointing. Empty: only a button.
    pub things: Vec<T>,
    /// Only in that sequence: a later thing, pointed at first, would mean something else.
    pub in_turn: bool,
    /// What sort of button it is.
    pub kind: ChoiceKind,
    /// Whether several of its sort can go on to one place together, as units that move do.
    pub onward: Option<Onward<T>>,
}

/// How an answer goes on if it is given together with others of its sort.
#[derive(Clone, PartialEq, Debug)]
pub struct Onward<T> {
    /// How often it can be given: so many alike are there.
    pub times: u8,
    /// Where it can go on to.
    pub places: Vec<Destination<T>>,
    /// Answers with different names here cannot go together; one without goes with all.
    pub apart: Option<String>,
}

/// A place that an answer goes on to.
#[derive(Clone, PartialEq, Debug)]
pub struct Destination<T> {
    /// The place.
    pub thing: T,
    /// What it is called beside the others.
    pub name: Arg,
    /// The answer that follows: what is sent; empty where the first says it already.
    pub action: String,
    /// How many can go there together.
    pub room: u8,
    /// What it will do, as a sentence.
    pub sentence: Message,
}

/// Something that cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred<T> {
    /// What it is.
    pub thing: T,
    /// Why, in a sentence.
    pub reason: Message,
    /// The rule that says so.
    pub rule: &'static str,
}

/// An answer that is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<T> {
    /// The action's text form, as in [`Choice::action`].
    pub action: String,
    /// The chance of winning with it, as far as can be told; none if only its battle is meant.
    pub chance: Option<f32>,
    /// How the battle would go that it begins or is part of.
    pub odds: Option<Odds<T>>,
    /// What speaks for it, what says most first.
    pub reasons: Vec<Reason>,
}

/// What speaks for an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The picture beside it.
    pub glyph: &'static str,
    /// A short sentence.
    pub words: Message,
}

/// What sort of answer a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// One of several.
    Plain,
    /// One of several, and the one that is mostly meant.
    Primary,
    /// Ends a series or declines.
    Done,
    /// Gives something up for good without need.
    Harsh,
}

impl ChoiceKind {
    /// Whether it is one of several.
    pub fn is_plain(self) -> bool {
        matches!(self, Self::Plain | Self::Primary)
    }
}

/// How a thing on the table stands to the present decision.
#[derive(Clone, Copy, Debug)]
pub enum Mark<'a, T> {
    /// It takes part in an answer.
    May,
    /// It cannot be chosen.
    Barred(&'a Barred<T>),
    /// It has no part in it.
    Quiet,
}

impl<T: Copy + Eq> Ask<T> {
    /// How a thing stands to this decision.
    pub fn mark(&self, thing: T) -> Mark<'_, T> {
        let mut choices = self.choices.iter().chain(&self.early);
        if choices.any(|choice| choice.things.contains(&thing)) {
            return Mark::May;
        }
        self.barred.iter().find(|barred| barred.thing == thing).map_or(Mark::Quiet, Mark::Barred)
    }
}

impl<S: Show> Scene<'_, S> {
    /// Whom sentences speak of, and to whom.
    pub fn people(&self) -> People<'_> {
        People { reader: self.facts.you, names: self.names }
    }

    /// Whether what is asked is only what the viewer will choose when it is their turn.
    pub fn plans(&self) -> bool {
        self.ahead.is_some_and(|ahead| ahead.plans)
    }

    /// What the viewer will choose at a thing, and as which choice of the plan, from one.
    pub fn planned_at(&self, thing: S::Thing) -> impl Iterator<Item = (usize, &Choice<S::Thing>)> {
        let plan = self.ahead.map_or(&[][..], |ahead| &ahead.plan);
        (1..).zip(plan).filter(move |(_, choice)| choice.things.contains(&thing))
    }

    /// What an answer must name.
    pub fn asked(&self) -> String {
        match self.ahead.filter(|ahead| ahead.plans) {
            Some(ahead) => format!("ahead-{}", ahead.turns),
            None => self.decision.to_string(),
        }
    }

    /// A sentence to whoever looks, as plain text.
    pub fn say(&self, message: &Message) -> String {
        self.tongue.say_to(message, self.people())
    }

    /// What a thing, or whatever else a sentence can speak of, is called by itself.
    pub fn called(&self, arg: &Arg) -> String {
        self.tongue.called(arg, self.people())
    }

    /// A sentence to whoever looks, in which players have their colours and things what the game
    /// makes of them: pictures, tips, places on the board.
    pub fn said(&self, message: &Message) -> Markup {
        let said = self.tongue.said(message, self.people());
        words::drawn(&said, |mark, text| match mark {
            Named::Seat(seat) => Some(self.coloured(seat, text)),
            Named::Name(name) => S::thing(name, text),
            Named::Term(key) => S::term(key, text),
        })
    }

    /// Words for a player, in the player's colour and behind the mark.
    pub fn coloured(&self, seat: Seat, text: &str) -> Markup {
        let look = self.look(seat);
        html! { span class={ "who " (look.class) } { (glyph(look.mark)) (text) } }
    }

    /// The seats of the players.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<S> {
        (0..self.facts.players.len() as u8).map(Seat)
    }

    /// How a player's pieces look.
    pub fn look(&self, seat: Seat) -> Look {
        self.facts.players.get(seat.index()).map_or(Look::NONE, |player| player.look)
    }

    /// A player in running text: what plays there; before that is settled, who sits there.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.facts.players.get(seat.index()).and_then(|player| player.name.as_ref());
        name.map_or_else(|| self.sitter(seat), |name| self.called(name))
    }

    /// A player in a sentence that is not to say "you" to anybody.
    pub fn player(&self, seat: Seat) -> Arg {
        self.names.get(seat.index()).cloned().unwrap_or(Arg::Seat(seat))
    }

    /// The name of whoever sits there.
    pub fn sitter(&self, seat: Seat) -> String {
        let name = self.seats.get(seat.index()).map(|sitter| sitter.name.clone());
        name.unwrap_or_else(|| self.say(&message!("player", number = seat.index() + 1)))
    }

    /// How a thing stands to what the viewer is asked now.
    pub fn mark(&self, thing: S::Thing) -> Mark<'_, S::Thing> {
        self.ask.as_ref().map_or(Mark::Quiet, |ask| ask.mark(thing))
    }

    /// How a thing stands to what the viewer is asked now, as class and attributes.
    pub fn marked(&self, thing: S::Thing) -> Marked {
        match self.mark(thing) {
            Mark::May => Marked { class: "may", may: true, why: None, rule: None },
            Mark::Barred(barred) => Marked {
                class: "dark",
                may: false,
                why: Some(self.say(&barred.reason)),
                rule: Some(barred.rule),
            },
            Mark::Quiet => Marked::default(),
        }
    }
}

/// A mark as an element carries it; none by default.
#[derive(Clone, Debug, Default)]
pub struct Marked {
    /// Its class.
    pub class: &'static str,
    /// Whether it has `data-may`.
    pub may: bool,
    /// Its `data-why`.
    pub why: Option<String>,
    /// Its `data-rule`.
    pub rule: Option<&'static str>,
}

/// Whether the last choice can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// It can; what would be taken back, e.g. "takes back choosing Mobilize".
    Possible(Message),
    /// It cannot; why, e.g. "cards were revealed".
    Not(Message),
}

/// Something that happened, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<E> {
    /// The number of choices made when it had happened: the board at that moment shows it.
    pub moment: usize,
    /// What happened.
    pub event: E,
}

/// Something a person said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// A number that grows.
    pub id: i64,
    /// The seat of the speaker; none for a spectator.
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// The words.
    pub text: String,
}

/// Which moment of the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many choices had been made.
    pub shown: usize,
    /// How many have been made.
    pub last: usize,
    /// An earlier moment, or a finished game: nothing can be chosen.
    pub replay: bool,
}

/// The promise about the seed: its hash from the start, itself at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The SHA-256 published at the start.
    pub hash: String,
    /// Whether the game began from a position instead: nothing was promised then.
    pub position: bool,
    /// What was promised, once the game is over.
    pub kept: Option<Chance>,
}

/// What a bot was after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why<A> {
    /// The number of choices made then.
    pub moment: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was expected of it.
    pub aim: A,
}

/// How the players stood at the end of a round, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The round.
    pub round: u32,
    /// The players' figures, by seat: in the sequence of [`Show::figures`].
    pub seats: Vec<Vec<u16>>,
}
