//! The log in sentences, the battle stage, the result and the motions, over random games.

mod expansion;
mod fights;
mod moved;
mod results;
mod told;

use std::collections::{BTreeMap, HashSet};

use kernel::grid::Side;
use kernel::history::Chance;
use kernel::{
    Arg, Audience, Game, Options, Rng, Seat, SeatSet, Turn, Viewer, message, random_choice,
};
use starcraft::ids::{Area, Card, EventKind, Order, Planet, Race, Route, Tech, Unit};
use starcraft::view::View;
use starcraft::{Action, EndKind, Ending, Event, OwnOrders, Setup, StarCraft, Thing, TieBreak};
use ui::scene::Facts;
use ui::show::Show;
use ui_starcraft::Pages;
use ui_starcraft::motion::{Kind, motions};
use ui_starcraft::scene::{Ask, Line, Moment, Promise, Row, Scene, Sitter, Undo};
use ui_starcraft::{battle, choices, ending, sentences, stats};

/// A random game, move by move.
struct Played {
    game: StarCraft,
    rng: Rng,
    events: Vec<(usize, Event)>,
    rows: Vec<Row>,
    moment: usize,
}

impl Played {
    /// A game of the base box; of Brood War from this seed on.
    const BROOD_WAR: u64 = 1000;

    fn new(players: usize, seed: u64) -> Self {
        let options = [("expansion", "brood_war"), ("leadership", "none")];
        let options = match seed {
            ..Self::BROOD_WAR => &[],
            // Every other one with Leadership cards.
            _ => &options[..1 + seed as usize % 2],
        };
        let game = StarCraft::new(&Setup::new(players, options), seed).expect("a plain setup");
        let rows = vec![stats(&game.view(Viewer::Spectator))];
        Self { game, rng: Rng::new(seed), events: Vec::new(), rows, moment: 0 }
    }

    /// Makes one choice; says whether the game goes on.
    fn step(&mut self) -> bool {
        let Some(seat) = self.asked() else { return false };
        let mut options: Options<Action> = Options::new();
        self.game.options(seat, &mut options);
        let action = random_choice::<StarCraft>(&options, &mut self.rng).expect("a choice");
        let mut events = Vec::new();
        self.game.play(seat, action, &mut events);
        self.moment += 1;
        self.events.extend(events.into_iter().map(|event| (self.moment, event)));
        let row = stats(&self.game.view(Viewer::Spectator));
        match self.rows.last_mut() {
            Some(last) if last.round == row.round => *last = row,
            _ => self.rows.push(row),
        }
        true
    }

    fn asked(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Pending(seats) => seats.iter().next(),
            Turn::Over(_) => None,
        }
    }

    fn log(&self, you: Option<Seat>) -> Vec<Line> {
        let known = |event: &Event| match StarCraft::audience(event) {
            Audience::All => true,
            Audience::Only(seat) => Some(seat) == you,
        };
        let lines = self.events.iter().filter(|(_, event)| known(event));
        lines.map(|(moment, event)| Line { moment: *moment, event: event.clone() }).collect()
    }

    fn ask(&self, view: &View) -> Option<Ask> {
        let seat = view.you.filter(|&seat| Some(seat) == self.asked())?;
        let mut options: Options<Action> = Options::new();
        self.game.options(seat, &mut options);
        let question = self.game.prompt(seat);
        let barred = self.game.barred(seat);
        Some(choices::offer(view, seat, (question, self.game.ruled_by()), &options, barred))
    }

    /// The table as somebody sees it.
    fn seen<T>(&self, you: Option<Seat>, look: impl FnOnce(&Scene<'_>) -> T) -> T {
        let view = self.game.view(you.map_or(Viewer::Spectator, Viewer::Seat));
        let log = self.log(you);
        let ask = self.ask(&view);
        let (seats, facts) = (sitters(view.players.len(), you), Pages::facts(&view));
        let names = names(&facts, &seats);
        look(&scene((&view, &facts, &names), &log, ask, &seats, &self.rows))
    }
}

fn sitters(players: usize, you: Option<Seat>) -> Vec<Sitter> {
    let sitter = |n: usize| Sitter {
        name: ["Mira", "Tomasz", "Ines", "Piet", "Ola", "Jan"][n].into(),
        bot: None,
        open: false,
        present: true,
        yours: you.is_some_and(|seat| seat.index() == n),
        standin: false,
        time: None,
        rank: None,
    };
    (0..players).map(sitter).collect()
}

/// What the players are called in sentences: by what they play, before that by their own names.
fn names(facts: &Facts, seats: &[Sitter]) -> Vec<Arg> {
    let name = |(seat, sitter): (usize, &Sitter)| {
        let played = facts.players.get(seat).and_then(|player| player.name.clone());
        played.unwrap_or_else(|| message!("person", name = sitter.name.clone()).into())
    };
    seats.iter().enumerate().map(name).collect()
}

fn scene<'a>(
    (view, facts, names): (&'a View, &'a Facts, &'a [Arg]),
    log: &'a [Line],
    ask: Option<Ask>,
    seats: &'a [Sitter],
    chart: &'a [Row],
) -> Scene<'a> {
    static PROMISE: std::sync::LazyLock<Promise> = std::sync::LazyLock::new(|| Promise {
        position: false,
        hash: "d1ce".repeat(16),
        kept: Some(Chance::Seed { seed: 7, salt: Some("salt".into()) }),
    });
    let last = log.last().map_or(0, |line| line.moment);
    Scene {
        table: "k3v9x2",
        title: "Friday table",
        preview: None,
        view,
        facts,
        tongue: tongue::english(),
        names,
        seats,
        version: 1,
        decision: 1,
        ask,
        hint: Some(&[]),
        undo: Undo::Not(message!("undo-past")),
        otherwise: None,
        basket: None,
        ahead: None,
        terms: ui::scene::Terms::default(),
        landmarks: &[],
        outlook: ui::scene::Outlook::default(),
        log,
        chat: &[],
        moment: Moment { shown: last, last, replay: false },
        promise: &PROMISE,
        coach: None,
        curtain: None,
        why: None,
        chart,
    }
}

/// What stands in quotes after each ` name="`.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    html.split(open.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Ids once, no style, no script, and every label has its target.
fn is_sound(html: &str) {
    let ids = attributes(html, "id");
    let once: HashSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), once.len(), "an id stands twice in {html}");
    assert!(!html.contains(" style="), "{html}");
    assert!(!html.contains("<script"), "{html}");
    for target in attributes(html, "aria-labelledby") {
        assert!(once.contains(target), "nothing is called {target}");
    }
}

/// A sentence a reader would accept.
fn is_sentence(text: &str) {
    assert_eq!(tongue::wording::slip(text), None);
    assert!(text.starts_with(char::is_uppercase), "{text}");
    assert!(text.ends_with('.'), "{text}");
    for wrong in ["  ", " ,", " .", "..", "You puts", "You is", "You has", "you’s", "Some(", "{"]
    {
        assert!(!text.contains(wrong), "{wrong:?} in {text}");
    }
}

/// Every kind of ending, with one winner, two, or none.
fn endings() -> impl Iterator<Item = Ending> {
    use EndKind::{Elimination, EndGame, NobodyLeft, Normal, RoundLimit, Scenario, Special};
    use TieBreak::{Areas, Bases, Resources, Shared, Workers};
    let ties = [None, Some(Resources), Some(Areas), Some(Bases), Some(Workers), Some(Shared)];
    let winners = [SeatSet::EMPTY, SeatSet::one(Seat(0)), SeatSet::first(2)];
    let kinds = [Normal, Special, EndGame, Elimination, NobodyLeft, RoundLimit, Scenario];
    kinds.into_iter().flat_map(move |kind| {
        winners.into_iter().flat_map(move |winners| {
            ties.into_iter().map(move |tie_break| Ending { kind, winners, tie_break })
        })
    })
}

/// The fragment of the stage.
fn stage(scene: &Scene<'_>) -> ui::fragment::Fragment {
    battle::fragments(scene).swap_remove(0)
}
