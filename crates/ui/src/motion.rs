//! What moved, for animation: from which element of the page to which, with a sentence, so that
//! a player sees what others just did.

/// Something that moved, turned over or went away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// How it is shown.
    pub kind: Kind,
    /// The address of the glyph of what moved.
    pub glyph: &'static str,
    /// The class with the owner's colours.
    pub owner: &'static str,
    /// The id of the element it left; of the one it is at, if it does not move.
    pub from: String,
    /// The id of the element it reached.
    pub to: String,
    /// What happened, as a sentence.
    pub caption: String,
    /// What is heard of it.
    pub sound: Option<Sound>,
}

/// What is heard, by those who want to hear something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// An order is laid down.
    Lay,
    /// An order is turned over.
    Turn,
    /// A piece moves.
    Move,
    /// Something is built.
    Build,
    /// Something is learned.
    Research,
    /// A battle begins.
    Battle,
    /// Cards are turned over.
    Cards,
    /// A piece of somebody else is lost.
    Lost,
    /// A piece of the viewer is lost.
    LostOwn,
    /// The viewer has won a battle.
    Won,
    /// The viewer has lost one.
    Beaten,
    /// Points.
    Points,
    /// The next stage of the game begins.
    Stage,
    /// The game is over.
    End,
}

impl Sound {
    /// Its name in what is sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lay => "lay",
            Self::Turn => "turn",
            Self::Move => "move",
            Self::Build => "build",
            Self::Research => "research",
            Self::Battle => "battle",
            Self::Cards => "cards",
            Self::Lost => "lost",
            Self::LostOwn => "lostOwn",
            Self::Won => "won",
            Self::Beaten => "beaten",
            Self::Points => "points",
            Self::Stage => "stage",
            Self::End => "end",
        }
    }
}

/// How a motion is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It goes from one place to another.
    Move,
    /// It turns over where it is.
    Flip,
    /// It fades where it is.
    Fade,
    /// It appears where it is.
    Appear,
    /// Nothing moves, but it should be read.
    Say,
}

impl Kind {
    /// Its name in what is sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Flip => "flip",
            Self::Fade => "fade",
            Self::Appear => "appear",
            Self::Say => "say",
        }
    }
}
