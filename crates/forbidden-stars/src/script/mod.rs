//! Carries out what cards and abilities do, one step after the other (FS-SIM-03).
//!
//! A script is a list of steps still to do, the next one last. A step with steps of its own puts those on the list in its
//! place; a step that asks stays on it until it is answered, and keeps what it needs to know in the script.
//!
//! Four questions about every step, in a file for each kind of step: whether it would change anything (`…_works`), what it
//! does next (`run_…`), what it asks (`…_options`) and what an answer does (`answer_…`).

mod board;
mod cards;
mod choices;
mod counts;
mod dice;
mod moves;
mod places;
mod todo;
mod units;

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Block, Count, Exception, Op, Place, Tokens, Who, content};
use crate::ids::{Area, CombatCard, EventCard, Faction, Fighter, Icon, Upgrade};
use crate::report::Log;
use crate::sets::IconSet;
use crate::state::ForbiddenStars;
use crate::step::Step;
pub(crate) use todo::{STEPS, Todo};

/// What a script belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A combat card.
    Card(CombatCard),
    /// An order upgrade.
    Upgrade(Upgrade),
    /// An event card.
    Event(EventCard),
    /// What a faction does after a Dominate order.
    Dominate(Faction),
}

impl std::fmt::Display for Source {
    /// The entry in the files that says what it does.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Upgrade(upgrade) => upgrade.fmt(f),
            Self::Event(event) => event.fmt(f),
            Self::Dominate(faction) => faction.fmt(f),
        }
    }
}

/// A card or ability that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Script {
    /// Whose it is.
    pub seat: Seat,
    /// What it belongs to.
    pub source: Source,
    /// Steps still to do, the next one last.
    pub todo: Todo,
    /// How many of them, the first ones, are abilities of a combat card that have not begun (FS-CARD-01).
    pub abilities: u8,
    /// The owner can still decline the ability that has begun: nothing of it is done yet (FS-CRD-03).
    pub may: bool,
    /// The next step has begun; what follows belongs to it.
    pub begun: bool,
    /// How many more it takes.
    pub left: u8,
    /// Dice set aside for it.
    pub dice: [u8; Icon::COUNT],
    /// The unit that was picked for it.
    pub unit: Option<Fighter>,
    /// From where units go; also where one was destroyed, for the steps that this pays for (FS-CARD-104).
    pub from: Option<Area>,
    /// To where they go.
    pub to: Option<Area>,
}

impl Script {
    /// Whether the next step is an ability that has not begun.
    fn is_ability(&self) -> bool {
        self.abilities > 0 && self.todo.len() == self.abilities
    }
}

/// How a script goes on after a step has done something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The step is over.
    Done,
    /// It is over, and these come in its place.
    Then(Block),
    /// It asks somebody.
    Ask(Seat),
    /// It goes on when what it has caused is over.
    Again,
}

impl ForbiddenStars {
    /// Begins what a card or ability does.
    pub(crate) fn begin_script(&mut self, seat: Seat, source: Source, block: Block) {
        let script = Script {
            seat,
            source,
            todo: Todo::default(),
            abilities: if matches!(source, Source::Card(_)) { block.count } else { 0 },
            may: false,
            begun: false,
            left: 0,
            dice: [0; Icon::COUNT],
            unit: None,
            from: None,
            to: None,
        };
        self.scripts.push(script);
        self.put_on_list(block);
        self.steps.push(Step::Script);
    }

    /// The script that is being carried out.
    pub(crate) fn script(&self) -> &Script {
        self.scripts.last().expect("a script is carried out")
    }

    pub(crate) fn script_mut(&mut self) -> &mut Script {
        self.scripts.last_mut().expect("a script is carried out")
    }

    /// The next step of the innermost script.
    pub(crate) fn op(&self) -> Option<Op> {
        let place = *self.scripts.last()?.todo.places().last()?;
        Some(content().ops[place as usize])
    }

    fn put_on_list(&mut self, block: Block) {
        let todo = &mut self.script_mut().todo;
        for place in block.places().rev() {
            todo.push(place as u16);
        }
    }

    /// The next step is over; these come in its place.
    pub(crate) fn end_op(&mut self, then: Block) {
        let script = self.script_mut();
        script.todo.keep(script.todo.len() - 1);
        script.begun = false;
        script.left = 0;
        script.dice = [0; Icon::COUNT];
        script.unit = None;
        script.to = None;
        self.put_on_list(then);
    }

    /// Runs the innermost script on to the next question or to its end.
    pub(crate) fn run_script(&mut self, log: &mut impl Log, _out: &mut Options<Action>) {
        let Some(op) = self.op() else {
            self.scripts.pop();
            self.steps.pop();
            return;
        };
        if self.script().is_ability() && !self.begin_ability(op) {
            return;
        }
        match self.run_op(op, log) {
            Next::Done => self.end_op(Block::default()),
            Next::Then(block) => self.end_op(block),
            Next::Ask(seat) => self.steps.push(Step::Ask(seat)),
            Next::Again => {}
        }
    }

    /// FS-CRD-03: asks whether an ability is used, unless its own first question has room for that. FS-AMB-51: what would
    /// change nothing is left out. Whether the step goes on now.
    fn begin_ability(&mut self, op: Op) -> bool {
        let seat = self.script().seat;
        self.script_mut().may = false;
        if !self.works(op) {
            self.decline_ability();
            return false;
        }
        if !is_must(op) {
            if !self.asks_owner_first(op) {
                self.steps.push(Step::Ability(seat));
                return false;
            }
            self.script_mut().may = true;
        }
        self.script_mut().abilities -= 1;
        true
    }

    /// The ability is used.
    pub(crate) fn use_ability(&mut self) {
        self.steps.pop();
        self.script_mut().abilities -= 1;
    }

    /// The ability is not used.
    pub(crate) fn leave_ability(&mut self) {
        self.steps.pop();
        self.decline_ability();
    }

    fn decline_ability(&mut self) {
        self.script_mut().abilities -= 1;
        self.drop_ability();
    }

    /// Nothing more is done of the ability that has begun.
    fn drop_ability(&mut self) {
        let script = self.script_mut();
        script.todo.keep(script.abilities + 1);
        script.may = false;
        self.end_op(Block::default());
    }

    /// FS-CRD-03: whether the owner can decline what they are asked about now. On a combat card that is an ability as a whole;
    /// elsewhere a price (FS-CARD-01).
    fn may_decline(&self, op: Op) -> bool {
        let script = self.script();
        let card = matches!(script.source, Source::Card(_));
        script.may || !card && !script.begun && is_price(op)
    }

    /// What the next step asks.
    pub(crate) fn ask_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some(op) = self.op() else { return };
        self.op_options(op, seat, out);
        if seat == self.script().seat && self.may_decline(op) {
            out.push(Action::Decline {});
        }
    }

    /// Carries out an answer.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        let Some(op) = self.op() else { return };
        self.steps.pop();
        if action == (Action::Decline {}) && seat == self.script().seat && self.may_decline(op) {
            if self.script().may {
                self.drop_ability();
            } else {
                self.end_op(Block::default());
            }
            return;
        }
        self.script_mut().may = false;
        self.answer_op(op, seat, action, log);
    }

    /// How many choices there are depends on what a hand holds, or on which order tokens were not placed.
    pub(crate) fn asks_secretly(&self) -> bool {
        matches!(self.op(), Some(Op::PlayCardForIcons {} | Op::TokensToEventDeck { .. }))
    }

    /// Whether a step would change something now (FS-CARD-03, FS-AMB-51).
    pub(crate) fn works(&self, op: Op) -> bool {
        match Kind::of(op) {
            Kind::Dice => self.dice_works(op),
            Kind::Units => self.units_work(op),
            Kind::Cards => self.cards_work(op),
            Kind::Choices => self.choices_work(op),
            Kind::Board => self.board_works(op),
        }
    }

    /// FS-CARD-02, FS-AMB-58: whether a price is taken for these steps: on a combat card also if they will do nothing,
    /// elsewhere only for something.
    fn repays(&self, then: Block) -> bool {
        let card = matches!(self.script().source, Source::Card(_));
        card || !self.rules.takes_no_price_for_nothing() || self.any_works(then)
    }

    /// Whether one of these steps would change something now.
    pub(crate) fn any_works(&self, block: Block) -> bool {
        content().steps(block).iter().any(|op| self.works(*op))
    }

    /// Does what comes next of a step.
    fn run_op(&mut self, op: Op, log: &mut impl Log) -> Next {
        match Kind::of(op) {
            Kind::Dice => self.run_dice(op, log),
            Kind::Units => self.run_units(op, log),
            Kind::Cards => self.run_cards(op, log),
            Kind::Choices => self.run_choices(op),
            Kind::Board => self.run_board(op, log),
        }
    }

    /// What a step asks a player.
    fn op_options(&self, op: Op, seat: Seat, out: &mut Options<Action>) {
        match Kind::of(op) {
            Kind::Dice => self.dice_options(op, seat, out),
            Kind::Units => self.units_options(op, seat, out),
            Kind::Cards => self.cards_options(op, out),
            Kind::Choices => self.choices_options(op, seat, out),
            Kind::Board => self.board_options(op, seat, out),
        }
    }

    /// What the answer of a player does.
    fn answer_op(&mut self, op: Op, seat: Seat, action: Action, log: &mut impl Log) {
        match Kind::of(op) {
            Kind::Dice => self.answer_dice(op, seat, action, log),
            Kind::Units => self.answer_units(op, seat, action, log),
            Kind::Cards => self.answer_cards(op, seat, action, log),
            Kind::Choices => self.answer_choices(op, seat, action, log),
            Kind::Board => self.answer_board(op, seat, action, log),
        }
    }

    /// Whether the first question of an ability goes to its owner, who can then decline it just as well.
    fn asks_owner_first(&self, op: Op) -> bool {
        let several = |faces: IconSet| faces.len() > 1;
        match op {
            Op::If { then, .. } | Op::Together { steps: then } => {
                content().steps(then).first().is_some_and(|first| self.asks_owner_first(*first))
            }
            Op::GainDice { faces, .. } => several(faces),
            Op::LoseDice { faces, chooser, .. } => several(faces) && chooser == Who::Own,
            Op::GainTokens { kind, .. } => matches!(kind, Tokens::Choice | Tokens::Split),
            Op::Rally { n, .. } => n != Count::All,
            Op::Rout { n, chooser, .. } | Op::Destroy { n, chooser, .. } => {
                n != Count::All && chooser == Who::Own
            }
            Op::Retreat { who, .. } => who == Who::Own,
            Op::PlaceFree { place, .. } => {
                place != Place::ContestedArea && place != Place::ContestedWorld
            }
            Op::DiscardFaceupCard { chooser } => chooser == Who::Own,
            Op::SpendDice { .. }
            | Op::ConvertDice { .. }
            | Op::MoveUnits { .. }
            | Op::TakeAndPlace { .. }
            | Op::ReplaceUnit { .. }
            | Op::PlayCardForIcons {}
            | Op::Choose { .. } => true,
            _ => false,
        }
    }
}

/// The kinds of steps, a file each.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Dice,
    Units,
    Cards,
    Choices,
    Board,
}

impl Kind {
    fn of(op: Op) -> Self {
        match op {
            Op::GainDice { .. }
            | Op::LoseDice { .. }
            | Op::SpendDice { .. }
            | Op::ConvertDice { .. }
            | Op::Reroll { .. }
            | Op::GainTokens { .. }
            | Op::LoseTokens { .. } => Self::Dice,
            Op::Rally { .. }
            | Op::Rout { .. }
            | Op::Destroy { .. }
            | Op::Retreat { .. }
            | Op::MoveUnits { .. }
            | Op::PlaceFree { .. }
            | Op::PlaceReinforcement { .. }
            | Op::TakeAndPlace { .. }
            | Op::ReplaceUnit { .. } => Self::Units,
            Op::LookAtFacedownCard {}
            | Op::DiscardFaceupCard { .. }
            | Op::DiscardHandCard {}
            | Op::DrawCombatCard { .. }
            | Op::PlayCardForIcons {}
            | Op::TakeIconsOfTopCard {} => Self::Cards,
            Op::Rule {
                id: Exception::ResolveAsOtherOrder | Exception::ChosenUnitSuffersFirst,
                ..
            } => Self::Board,
            Op::If { .. }
            | Op::Choose { .. }
            | Op::Together { .. }
            | Op::OpponentChoice { .. }
            | Op::Rule { .. } => Self::Choices,
            _ => Self::Board,
        }
    }
}

/// FS-CARD-50, -118: "must" binds everyone.
fn is_must(op: Op) -> bool {
    matches!(op, Op::ConvertDice { must: true, .. } | Op::Reroll { must: true, .. })
}

/// FS-CARD-02: something is given for something.
pub(crate) fn is_price(op: Op) -> bool {
    matches!(
        op,
        Op::SpendDice { .. }
            | Op::PayMateriel { .. }
            | Op::Rout { who: Who::Own, .. }
            | Op::Destroy { who: Who::Own, .. }
    )
}
