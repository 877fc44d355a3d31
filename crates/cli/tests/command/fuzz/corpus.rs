//! What is spoiled: real games, some way into them.

use std::path::Path;
use std::sync::LazyLock;

use house::games::{Visit, with};
use kernel::history::{Chance, Deal, History, Record};
use kernel::{Game, Listed, NoLog, Rng, Seat};
use serde::Deserialize;
use serde_json::Value;

/// Recorded games of all kinds, each with how many of its actions are taken: openings, orders, battles, ends.
const RECORDED: [(&str, usize); 18] = [
    ("starcraft/tests/games/standard-2p-1", 0),
    ("starcraft/tests/games/rules2-2p-2", 400),
    ("starcraft/tests/games/conquest-3p-1", 60),
    ("starcraft/tests/games/switches-4p-1", 90),
    ("starcraft/tests/games/teams-6p-1", 140),
    ("starcraft/tests/games/rules3-brood-storm-4p-1", 110),
    ("starcraft/tests/games/rules4-brood-survival-3p-1", 170),
    ("starcraft/tests/games/rules5-brood-quest-3p-1", 50),
    ("starcraft/tests/games/rules5-brood-2p-1", 200),
    ("starcraft/tests/games/rules5-brood-5p-1", 260),
    ("forbidden-stars/tests/games/rules1-manual-2p", 10),
    ("forbidden-stars/tests/games/rules2-random-2p-1", 400),
    ("forbidden-stars/tests/games/rules1-fair-3p", 60),
    ("forbidden-stars/tests/games/rules2-agreed-3p-1", 100),
    ("forbidden-stars/tests/games/rules2-introductory-4p", 140),
    ("forbidden-stars/tests/games/rules2-fair-4p", 180),
    ("forbidden-stars/tests/games/rules2-manual-3p", 220),
    ("forbidden-stars/tests/games/rules2-random-4p-2", 260),
];

/// A game up to one of its moments.
pub(crate) struct Moment {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The state there.
    pub(crate) state: Value,
    /// Its file up to there, in one of the forms there are.
    pub(crate) file: Record,
}

pub(crate) static MOMENTS: LazyLock<Vec<Moment>> = LazyLock::new(|| {
    let moment = |(at, (name, actions)): (usize, &(&str, usize))| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let text = std::fs::read_to_string(folder.join(format!("{name}.game"))).expect("a game");
        let record = Record::parse(&text).expect("a good file");
        with(&record.game, &Play { record: &record, actions: *actions, at })
            .expect("a game of ours")
    };
    RECORDED.iter().enumerate().map(moment).collect()
});

/// Plays the first actions of a record.
struct Play<'a> {
    record: &'a Record,
    actions: usize,
    /// Which of the moments it is: it decides the form of the file.
    at: usize,
}

impl Visit for Play<'_> {
    type Out = Moment;

    fn visit<G: Listed>(&self) -> Moment {
        let setup = G::Setup::deserialize(&self.record.setup).expect("a setup");
        let dealt = Deal {
            setup,
            rules: self.record.rules,
            chance: self.record.chance.clone(),
            position: None,
        };
        let mut history = History::<G>::dealt(dealt.clone()).expect("it is dealt");
        for line in self.record.actions.iter().take(self.actions) {
            let (seat, action) = line.split_once(' ').expect("a seat and an action");
            let seat = Seat(seat.parse().expect("a seat"));
            let Ok(action) = action.parse() else { panic!("an action: {action}") };
            history.act(seat, action, &mut NoLog).expect("it is legal");
        }
        let state = history.game().to_json();
        let record = |deal: Deal<G::Setup>| {
            let mut history = History::<G>::dealt(deal).expect("it is dealt");
            played(&mut history, 30);
            Record::of(&history).expect("it is dealt")
        };
        let file = match self.at % 5 {
            1 => record(Deal { position: Some(state.clone()), ..dealt }),
            2 => Record::of(&history).expect("it is dealt").with_take_backs(3),
            3 => {
                let numbers = vec![(Seat(0), "c0ffee".to_owned()), (Seat(1), "0".to_owned())];
                record(Deal {
                    chance: Chance::Shared { secret: "ab".repeat(16), numbers },
                    ..dealt
                })
            }
            4 => Record { orderstack: 1, ..Record::of(&history).expect("it is dealt") },
            _ => Record::of(&history).expect("it is dealt"),
        };
        Moment { game: G::ID, state, file }
    }
}

/// Makes some random choices.
fn played<G: Game>(history: &mut History<G>, times: u32) {
    let mut rng = Rng::new(5);
    for _ in 0..times {
        let mut options = kernel::Options::new();
        let Some(seat) = history.game().asked(&mut options) else { break };
        let action = kernel::random_choice::<G>(&options, &mut rng).expect("a choice");
        history.act(seat, action, &mut NoLog).expect("it is legal");
    }
}
