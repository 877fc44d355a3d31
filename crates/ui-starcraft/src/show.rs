//! What the shared pages ask of the game.

use kernel::{Arg, Battles, Message, Name, Odds, Seat, Seen, Unsaid, message};
use maud::Markup;
use starcraft::content::{Yield, content};
use starcraft::ids::{Faction, Order, Planet};
use starcraft::state::print;
use starcraft::view::View;
use starcraft::{Action, EndKind, Event, Purpose, StarCraft, Thing, Variant};
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
use ui::show::{MainOption, MeantFor, Show};
use ui::table::Basket;

use crate::files::{FILES, glyph};
use crate::scene::{Ask, Line, Scene, Why};
use crate::sentences;
use crate::{
    basket, choices, ending, galaxy, guide, hero, learn, motion, names, reasons, reference, table,
    words,
};

/// What a bot is after with an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The order.
    pub order: Order,
    /// Where it lies.
    pub planet: Planet,
    /// What was expected of it.
    pub purpose: Purpose,
}

/// What Brood War leaves to decide.
const BROOD_WAR: &[MainOption] = &[
    MainOption::Choice("starting_planets", &["two", "three_drawn", "three_placed"]),
    MainOption::Choice(
        "scenario",
        &["none", "quest_for_uraj_and_khalis", "trump_card", "eye_of_the_storm"],
    ),
    MainOption::Switch("leadership", "none"),
    MainOption::Switch("special_orders", "disposable"),
    MainOption::Switch("promo_planet", "in"),
    MainOption::Switch("mode", "survival"),
    MainOption::Switch("survival_bases", "three"),
];

/// The pages of the game.
#[derive(Clone, Copy, Debug)]
pub struct Pages;

impl Show for Pages {
    type Game = StarCraft;
    type Thing = Thing;
    type Aim = Aim;

    const PHASES: &'static [(&'static str, Message)] = &[
        ("planning", Message::new("sc-phase-planning")),
        ("execution", Message::new("sc-phase-execution")),
        ("regrouping", Message::new("sc-phase-regrouping")),
    ];
    const QUICK: Message = Message::new("sc-quick");
    const LEGEND: &'static [(&'static str, Message)] = &[
        ("i-hand", Message::new("sc-legend-hand")),
        ("t-worker", Message::new("sc-legend-workers")),
        ("r-mineral", Message::new("sc-legend-minerals")),
        ("r-gas", Message::new("sc-legend-gas")),
        ("t-base", Message::new("sc-legend-bases")),
        ("t-transport", Message::new("sc-legend-transports")),
        ("i-area", Message::new("sc-legend-areas")),
        ("i-event", Message::new("sc-legend-events")),
        ("r-conquest", Message::new("sc-legend-points")),
        ("t-first", Message::new("sc-legend-first")),
    ];
    const AHEAD: &'static [(&'static str, Message)] = &[
        ("payment", Message::new("sc-ahead-payment")),
        ("order", Message::new("sc-ahead-order")),
        ("battle", Message::new("sc-ahead-battle")),
        ("draw", Message::new("sc-ahead-draw")),
        ("skirmish", Message::new("sc-ahead-skirmish")),
    ];
    const PICKS: &'static [(&'static str, Message)] = &[
        ("faction", Message::new("sc-pick-faction")),
        ("planet", Message::new("sc-pick-planet")),
        ("area", Message::new("sc-pick-area")),
        ("route", Message::new("sc-pick-route")),
        ("cell", Message::new("sc-pick-cell")),
        ("turn", Message::new("sc-pick-turn")),
        ("slot", Message::new("sc-pick-slot")),
        ("units", Message::new("sc-pick-units")),
        ("base", Message::new("sc-pick-base")),
        ("stack", Message::new("sc-pick-stack")),
        ("order", Message::new("sc-pick-order")),
        ("build", Message::new("sc-pick-build")),
        ("building", Message::new("sc-pick-building")),
        ("module", Message::new("sc-pick-module")),
        ("resource", Message::new("sc-pick-resource")),
        ("card", Message::new("sc-pick-card")),
        ("tech", Message::new("sc-pick-tech")),
        ("event", Message::new("sc-pick-event")),
        ("leader", Message::new("sc-pick-leader")),
        ("reserve", Message::new("sc-pick-units")),
        ("token", Message::new("sc-pick-resource")),
        ("fighter", Message::new("sc-pick-fighter")),
        ("skirmish", Message::new("sc-pick-skirmish")),
        ("seat", Message::new("sc-pick-seat")),
        ("item", Message::new("sc-pick-item")),
    ];
    const MAIN_OPTIONS: &'static [MainOption] = &[
        MainOption::Choice("galaxy", &["auto", "manual"]),
        MainOption::Choice("factions", &["random", "choose"]),
        MainOption::Switch("variant", "galactic_conquest"),
        MainOption::Switch("teams", "pairs"),
        MainOption::Switch("own_orders", "strict"),
        MainOption::Fold("expansion", "brood_war", BROOD_WAR),
    ];

    fn facts(view: &View) -> Facts {
        let unscored = view.rules.scenario().is_some_and(|sheet| !sheet.points);
        let conquest = unscored || view.rules.variant == Variant::GalacticConquest;
        let player = |player: &starcraft::view::PlayerView| Player {
            name: player.faction.map(|faction| words::player(faction).into()),
            look: words::look(player.faction),
            score: if conquest { player.areas.into() } else { player.points },
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

    fn ask(seen: &Seen<StarCraft>, view: &View) -> Ask {
        choices::ask(seen, view)
    }

    fn in_full(seen: &Seen<StarCraft>, choices: &[Action], unsaid: Unsaid) -> Vec<Action> {
        starcraft::draft::in_full(seen, choices, unsaid)
    }

    fn basket(seen: &Seen<StarCraft>, view: &View, wanted: &[Action]) -> Option<Basket<Thing>> {
        basket::basket(seen, view, wanted)
    }

    fn ghosted(scene: &Scene<'_>) -> Vec<Fragment> {
        let planet = scene.view.order.as_ref().map(|order| Thing::Planet(order.planet).to_string());
        let mut board = galaxy::fragments(scene);
        board.retain(|part| Some(&part.id) == planet.as_ref());
        board
    }

    fn otherwise(
        seat: Seat,
        choice: Action,
        before: impl FnOnce() -> Option<StarCraft>,
    ) -> Option<Message> {
        let differs = choice == Action::PayAuto {}
            && before().is_some_and(|game| starcraft::draft::pays_otherwise(&game, seat));
        differs.then(|| message!("sc-pay-otherwise"))
    }

    fn waiting(view: &View, who: Arg) -> Message {
        choices::waiting(view, who)
    }

    fn thing(name: &Name, text: &str) -> Option<Markup> {
        sentences::thing(name, text)
    }

    fn term(key: &str, text: &str) -> Option<Markup> {
        sentences::word(key, text)
    }

    fn board(scene: &Scene<'_>) -> Markup {
        galaxy::svg(scene)
    }

    fn panels(scene: &Scene<'_>) -> Vec<Fragment> {
        table::panels(scene)
    }

    fn clock(scene: &Scene<'_>) -> Markup {
        table::clock(scene)
    }

    fn minimap(scene: &Scene<'_>) -> Markup {
        galaxy::minimap(scene)
    }

    fn overview(scene: &Scene<'_>) -> Option<Markup> {
        Some(galaxy::overview(scene))
    }

    fn picture(scene: &Scene<'_>) -> Board {
        galaxy::picture(scene)
    }

    fn note(event: &Event) -> Note<Thing> {
        sentences::note(event)
    }

    /// A game may begin in the middle of a round: what came before the first phase that the log tells of.
    fn first_heading(scene: &Scene<'_>) -> Message {
        let begun = |line: &Line| match line.event {
            Event::RoundBegins { round, .. } => Some(round),
            _ => None,
        };
        let begun = scene.log.iter().find_map(begun);
        let round = begun.map_or(scene.view.round, |round| round - 1);
        let before = |line: &Line| match line.event {
            Event::RoundBegins { .. } => Some("regrouping"),
            Event::RegroupingBegins {} => Some("execution"),
            Event::ExecutionBegins {} => Some("planning"),
            _ => None,
        };
        let phase = scene.log.iter().find_map(before).unwrap_or(scene.view.phase);
        match (round, phase) {
            (0, _) => message!("table-setup"),
            (_, "regrouping") => message!("sc-log-heading-regrouping"),
            (_, "execution") => message!("sc-log-heading-execution"),
            (round, _) => message!("sc-log-heading-planning", round = round),
        }
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

    fn attacks(seen: &Seen<StarCraft>) -> Vec<Action> {
        kernel::attacks(seen)
    }

    fn odds(seen: &Seen<StarCraft>, action: Action, times: u32, seed: u64) -> Option<Odds<Thing>> {
        kernel::odds(seen, action, times, seed).map(|odds| odds.at(Thing::Area))
    }

    fn reasons(seen: &Seen<StarCraft>, action: Action, times: u32, seed: u64) -> Vec<Reason> {
        reasons::reasons(seen, action, times, seed)
    }

    fn aim(seen: &Seen<StarCraft>, action: Action, times: u32, seed: u64) -> Option<Aim> {
        let Action::PlaceOrder { order, planet } = action else { return None };
        let purpose = kernel::prospect(seen, action, times, seed)?.purpose;
        Some(Aim { order, planet, purpose })
    }

    fn aim_in_words(scene: &Scene<'_>, why: &Why) -> Markup {
        aim_in_words(scene, why)
    }

    fn battles<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Begun> {
        ui::analysis::battles::<StarCraft>(log)
    }

    fn is_won(game: &StarCraft, odds: &Odds<Thing>) -> Option<bool> {
        let Thing::Area(area) = odds.place else { return None };
        game.battle.is_none().then(|| game.is_held(area, odds.seats[0]))
    }

    fn is_fought(game: &StarCraft) -> bool {
        game.battle.is_some()
    }

    fn battle_in_words(scene: &Scene<'_>, battle: &Fought<Thing>) -> Markup {
        let Odds { place, seats: [attacker, defender], .. } = battle.odds;
        scene.said(&match place {
            Thing::Area(area) => {
                message!(
                    "sc-log-battle-begins",
                    attacker = attacker,
                    defender = defender,
                    area = area
                )
            }
            _ => message!("sc-log-battle-somewhere", attacker = attacker, defender = defender),
        })
    }

    fn look(side: &str) -> Look {
        words::look(side.parse().ok())
    }

    fn meant_for(option: &str, value: &str) -> Option<MeantFor> {
        let mut scenarios = content().scenarios.iter().filter(|_| option == "scenario");
        let sheet = scenarios.find(|sheet| sheet.id == value)?;
        let sides = sheet.parts.iter().map(|part| part.faction.to_string()).collect();
        Some(MeantFor { players: sheet.players.clone(), sides })
    }

    fn option_picture(option: &str, value: &str) -> Option<Markup> {
        hero::option_picture(option, value)
    }

    fn side_name(side: &str) -> Option<Name> {
        side.parse::<Faction>().ok().map(Name::from)
    }

    fn ordered(action: Action) -> Option<(Name, &'static str)> {
        match action {
            Action::PlaceOrder { order, .. } => Some((order.into(), words::order_glyph(order))),
            _ => None,
        }
    }

    fn ending(kind: &str) -> Message {
        let kinds = [
            EndKind::Normal,
            EndKind::Special,
            EndKind::EndGame,
            EndKind::Elimination,
            EndKind::NobodyLeft,
            EndKind::RoundLimit,
            EndKind::Scenario,
        ];
        match kinds.into_iter().find(|known| known.name() == kind) {
            Some(EndKind::Normal) => message!("sc-ending-normal"),
            Some(EndKind::Special) => message!("sc-ending-special"),
            Some(EndKind::EndGame) => message!("sc-ending-events"),
            Some(EndKind::Elimination) => message!("sc-ending-elimination"),
            Some(EndKind::NobodyLeft) => message!("sc-ending-nobody-left"),
            Some(EndKind::RoundLimit) => message!("sc-ending-rounds"),
            Some(EndKind::Scenario) => message!("sc-ending-scenario"),
            // A newer program wrote it.
            None => message!("verbatim", text = kind),
        }
    }

    fn assets() -> &'static [Asset] {
        &*FILES
    }

    fn glyph(id: &str) -> Markup {
        glyph(id)
    }

    fn hero(_tongue: &Tongue) -> Markup {
        hero::hero()
    }

    fn lessons() -> &'static [Lesson] {
        learn::lessons()
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
    let placed = |seat: Seat| table::facts::placed(view, seat);
    let mut pending = view.pending.iter();
    let (seat, others) = (pending.next()?, pending.next());
    let placing =
        view.phase == "planning" && others.is_none() && placed(seat) < view.orders_each.into();
    placing
        .then(|| message!("sc-progress-orders", number = placed(seat) + 1, each = view.orders_each))
}

fn aim_in_words(scene: &Scene<'_>, why: &Why) -> Markup {
    let (seat, Aim { order, planet, purpose }) = (why.seat, why.aim);
    scene.said(&match purpose {
        Purpose::EventCard => {
            message!("sc-aim-event-card", seat = seat, order = order, planet = planet)
        }
        Purpose::Units => message!("sc-aim-units", seat = seat, order = order, planet = planet),
        Purpose::Building => {
            message!("sc-aim-building", seat = seat, order = order, planet = planet)
        }
        Purpose::Technology => {
            message!("sc-aim-technology", seat = seat, order = order, planet = planet)
        }
        Purpose::Base(area) => {
            message!("sc-aim-base", seat = seat, order = order, planet = planet, area = area)
        }
        Purpose::Attack(area) => {
            message!("sc-aim-attack", seat = seat, order = order, planet = planet, area = area)
        }
        Purpose::Take(area) if print(area).strategic => {
            message!(
                "sc-aim-take-strategic",
                seat = seat,
                order = order,
                planet = planet,
                area = area
            )
        }
        Purpose::Take(area) => match print(area).yields {
            Yield::Conquest => {
                message!(
                    "sc-aim-take-points",
                    seat = seat,
                    order = order,
                    planet = planet,
                    area = area
                )
            }
            Yield::Resource(resource) => message!(
                "sc-aim-take-resources",
                seat = seat,
                order = order,
                planet = planet,
                area = area,
                what = names::amount(resource, print(area).amount),
            ),
        },
    })
}
