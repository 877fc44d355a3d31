//! What the shared pages ask of the game.

use forbidden_stars::content::content;
use forbidden_stars::ids::Faction;
use forbidden_stars::view::{PlayerView, View};
use forbidden_stars::{Action, Event, ForbiddenStars};
use kernel::{Arg, Battles, Message, Name, Odds, Seat, Seen, Unsaid, message};
use maud::Markup;
use tongue::Tongue;
use ui::analysis::{Begun, Fought};
use ui::assets::Asset;
use ui::fragment::Fragment;
use ui::learn::Lesson;
use ui::motion::Motion;
use ui::note::Note;
use ui::picture::Board;
use ui::reference::Entry;
use ui::scene::{Facts, Landmark, Look, Player, Reason};
use ui::show::{MainOption, Show};
use ui::table::Basket;

use crate::files::{FILES, glyph};
use crate::scene::{Ask, Line, Scene, Why};
use crate::{
    Aim, Thing, basket, board, choices, ending, guide, learn, motion, names, reasons, reference,
    sentences, table, words,
};

/// The pages of the game.
#[derive(Clone, Copy, Debug)]
pub struct Pages;

impl Show for Pages {
    type Game = ForbiddenStars;
    type Thing = Thing;
    type Aim = Aim;

    const PHASES: &'static [(&'static str, Message)] = &[
        ("planning", Message::new("fs-phase-planning")),
        ("operations", Message::new("fs-phase-operations")),
        ("refresh", Message::new("fs-phase-refresh")),
    ];
    const QUICK: Message = Message::new("fs-quick");
    const BATTLE: Message = Message::new("fs-battle");
    const BATTLES: Message = Message::new("fs-battles");
    const LEGEND: &'static [(&'static str, Message)] = &[
        ("r-materiel", Message::new("fs-figure-materiel")),
        ("r-cache", Message::new("fs-figure-cache")),
        ("r-forge", Message::new("fs-figure-forge")),
        ("r-reinforcement", Message::new("fs-figure-reinforcement")),
        ("i-command", Message::new("fs-figure-command")),
        ("c-order_upgrade", Message::new("fs-figure-upgrades")),
        ("c-combat_upgrade", Message::new("fs-figure-combat")),
        ("a-world", Message::new("fs-figure-worlds")),
        ("c-scheme", Message::new("fs-figure-schemes")),
        ("c-event", Message::new("fs-figure-events")),
        ("t-objective", Message::new("fs-row-objectives")),
        ("t-first", Message::new("fs-first")),
    ];
    const AHEAD: &'static [(&'static str, Message)] = &[
        ("use", Message::new("fs-ahead-use")),
        ("resolve", Message::new("fs-ahead-resolve")),
        ("event", Message::new("fs-ahead-event")),
        ("reinforcement", Message::new("fs-ahead-reinforcement")),
        ("schemes", Message::new("fs-ahead-schemes")),
    ];
    const PICKS: &'static [(&'static str, Message)] = &[
        ("faction", Message::new("fs-pick-faction")),
        ("system", Message::new("fs-pick-system")),
        ("tile", Message::new("fs-pick-system")),
        ("area", Message::new("fs-pick-area")),
        ("cell", Message::new("fs-pick-cell")),
        ("turn", Message::new("fs-pick-turn")),
        ("edge", Message::new("fs-pick-edge")),
        ("storm", Message::new("fs-pick-storm")),
        ("units", Message::new("fs-pick-units")),
        ("structure", Message::new("fs-pick-structure")),
        ("stack", Message::new("fs-pick-stack")),
        ("token", Message::new("fs-pick-stack")),
        ("order", Message::new("fs-pick-order")),
        ("waiting", Message::new("fs-pick-units")),
        ("given", Message::new("fs-pick-objective")),
        ("buy", Message::new("fs-pick-buy")),
        ("asset", Message::new("fs-pick-asset")),
        ("upgrade", Message::new("fs-pick-upgrade")),
        ("card", Message::new("fs-pick-card")),
        ("event", Message::new("fs-pick-event")),
        ("learn", Message::new("fs-pick-learn")),
        ("forget", Message::new("fs-pick-forget")),
        ("fighter", Message::new("fs-pick-units")),
        ("dice", Message::new("fs-pick-dice")),
        ("seat", Message::new("fs-pick-seat")),
    ];
    const MAIN_OPTIONS: &'static [MainOption] = &[
        MainOption::Choice("board", &["fair", "introductory", "manual"]),
        MainOption::Choice("factions", &["random", "choose"]),
        MainOption::Switch("own_orders", "recall"),
    ];

    fn facts(view: &View) -> Facts {
        let player = |player: &PlayerView| Player {
            name: player.faction.map(|faction| names::player(faction).into()),
            look: words::look(player.faction),
            score: player.collected.into(),
        };
        Facts {
            you: view.you,
            round: view.round.into(),
            phase: view.phase,
            progress: progress(view),
            pending: view.pending,
            over: view.ending.is_some(),
            players: view.players.iter().map(player).collect(),
        }
    }

    fn ask(seen: &Seen<ForbiddenStars>, view: &View) -> Ask {
        choices::ask(seen, view)
    }

    fn in_full(seen: &Seen<ForbiddenStars>, choices: &[Action], unsaid: Unsaid) -> Vec<Action> {
        forbidden_stars::draft::in_full(seen, choices, unsaid)
    }

    fn otherwise(
        _seat: Seat,
        choice: Action,
        _before: impl FnOnce() -> Option<ForbiddenStars>,
    ) -> Option<Message> {
        (choice == Action::Resolve {}).then(|| message!("fs-events-instead"))
    }

    fn basket(
        seen: &Seen<ForbiddenStars>,
        view: &View,
        wanted: &[Action],
    ) -> Option<Basket<Thing>> {
        basket::basket(seen, view, wanted)
    }

    fn ghosted(scene: &Scene<'_>) -> Vec<Fragment> {
        board::fragments(scene)
    }

    fn waiting(view: &View, who: Arg) -> Message {
        choices::waiting(view, who)
    }

    fn thing(name: &Name, text: &str) -> Option<Markup> {
        sentences::thing(name, text)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        board::svg(scene)
    }

    fn panels(scene: &Scene<'_>) -> Vec<Fragment> {
        table::panels(scene)
    }

    fn clock(scene: &Scene<'_>) -> Markup {
        table::clock(scene)
    }

    fn minimap(scene: &Scene<'_>) -> Markup {
        board::minimap(scene)
    }

    fn overview(scene: &Scene<'_>) -> Option<Markup> {
        // Only the phone, which never shows all of the board, has room for it and shows it.
        Some(board::minimap(scene))
    }

    fn picture(scene: &Scene<'_>) -> Board {
        board::picture(scene)
    }

    fn note(event: &Event) -> Note<Thing> {
        sentences::note(event)
    }

    fn first_heading(scene: &Scene<'_>) -> Message {
        sentences::first_heading(scene)
    }

    fn sentence(scene: &Scene<'_>, line: &Line) -> Option<Markup> {
        sentences::sentence(scene, line)
    }

    fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Markup)> {
        sentences::together(scene, lines)
    }

    fn landmarks<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Landmark> {
        sentences::landmarks(log)
    }

    fn motions(scene: &Scene<'_>, events: &[Event]) -> Vec<Motion> {
        motion::motions(scene, events)
    }

    fn figures(view: &View) -> Vec<Vec<u16>> {
        ending::figures(view)
    }

    fn attacks(seen: &Seen<ForbiddenStars>) -> Vec<Action> {
        kernel::attacks(seen)
    }

    fn odds(
        seen: &Seen<ForbiddenStars>,
        action: Action,
        times: u32,
        seed: u64,
    ) -> Option<Odds<Thing>> {
        kernel::odds(seen, action, times, seed).map(|odds| odds.at(Thing::Area))
    }

    fn reasons(seen: &Seen<ForbiddenStars>, action: Action, times: u32, seed: u64) -> Vec<Reason> {
        reasons::reasons(seen, action, times, seed)
    }

    fn aim(seen: &Seen<ForbiddenStars>, action: Action, times: u32, seed: u64) -> Option<Aim> {
        reasons::aim(seen, action, times, seed)
    }

    fn aim_in_words(scene: &Scene<'_>, why: &Why) -> Markup {
        reasons::aim_in_words(scene, why)
    }

    fn battles<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Begun> {
        ui::analysis::battles::<ForbiddenStars>(log)
    }

    fn is_won(game: &ForbiddenStars, odds: &Odds<Thing>) -> Option<bool> {
        let Thing::Area(area) = odds.place else { return None };
        game.combat.is_none().then(|| game.is_held(area, odds.seats[0]))
    }

    fn battle_in_words(scene: &Scene<'_>, battle: &Fought<Thing>) -> Markup {
        let Odds { place, seats: [attacker, defender], .. } = battle.odds;
        let area = match place {
            Thing::Area(area) => names::area(scene.view, area),
            _ => message!("fs-somewhere"),
        };
        scene.said(&message!("fs-log-combat", seat = attacker, defender = defender, area = area))
    }

    fn is_fought(game: &ForbiddenStars) -> bool {
        game.combat.is_some()
    }

    fn look(side: &str) -> Look {
        words::look(side.parse().ok())
    }

    fn option_picture(option: &str, value: &str) -> Option<Markup> {
        guide::option_picture(option, value)
    }

    fn side_name(side: &str) -> Option<Name> {
        side.parse::<Faction>().ok().map(Name::from)
    }

    fn lessons() -> &'static [Lesson] {
        learn::lessons()
    }

    fn ordered(action: Action) -> Option<(Name, &'static str)> {
        match action {
            Action::PlaceOrder { order, .. } => Some((order.into(), words::order(order))),
            _ => None,
        }
    }

    fn ending(kind: &str) -> Message {
        match kind {
            "objectives" => message!("fs-ending-objectives"),
            "rounds" => message!("fs-ending-rounds"),
            "survivor" => message!("fs-ending-survivor"),
            "nobody" => message!("fs-ending-nobody"),
            // A newer program wrote it.
            _ => message!("verbatim", text = kind),
        }
    }

    fn assets() -> &'static [Asset] {
        &*FILES
    }

    fn glyph(id: &str) -> Markup {
        glyph(id)
    }

    fn hero(tongue: &Tongue) -> Markup {
        guide::hero(tongue)
    }

    fn newcomer(tongue: &Tongue) -> Markup {
        guide::newcomer(tongue)
    }

    fn help(tongue: &Tongue) -> Vec<(&'static str, String, Markup)> {
        guide::help(tongue)
    }

    fn reference(tongue: &Tongue) -> Markup {
        reference::index(tongue)
    }

    fn entry(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
        reference::find(kind, name, tongue)
    }
}

/// How many orders somebody has placed: "order 2 of 4".
fn progress(view: &View) -> Option<Message> {
    let mut pending = view.pending.iter();
    let (seat, others) = (pending.next()?, pending.next());
    let placed = view.orders.iter().filter(|order| order.seat == seat).count();
    let each = content().limits.orders_per_planning_phase;
    let placing = view.phase == "planning" && others.is_none() && placed < each.into();
    placing.then(|| message!("fs-progress-orders", number = placed + 1, each = each))
}
