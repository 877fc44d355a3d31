//! How a game stands, for lists.

use kernel::SeatSet;

/// How a game stands, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The round.
    pub round: u32,
    /// The phase.
    pub phase: String,
    /// Who must choose.
    pub pending: SeatSet,
    /// Whether a bot must choose.
    pub bot_next: bool,
    /// When something is due if nothing happens, in milliseconds since 1970: somebody's time will be over, or the table has
    /// waited long enough for people.
    pub due: Option<i64>,
    /// The side of each seat, e.g. its faction; empty while it has none.
    pub sides: Vec<String>,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// The winners and the kind of ending, once it is over.
    pub over: Option<(SeatSet, String)>,
}

impl Standing {
    /// Of a table at which nothing is dealt yet.
    pub fn open(seats: usize) -> Self {
        Self {
            round: 0,
            phase: String::new(),
            pending: SeatSet::EMPTY,
            bot_next: false,
            due: None,
            sides: vec![String::new(); seats],
            points: vec![0; seats],
            over: None,
        }
    }
}
