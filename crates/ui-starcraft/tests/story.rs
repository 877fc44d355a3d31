//! The log in sentences, the battle stage, the result and the motions, over random games.

use std::collections::{BTreeMap, HashSet};

use kernel::grid::Side;
use kernel::history::Chance;
use kernel::{
    Arg, Audience, Game, Options, Rng, Seat, SeatSet, Turn, Viewer, message, random_choice,
};
use starcraft::ids::{Area, Card, EventKind, Order, Planet, Race, Route, Tech, Unit};
use starcraft::view::View;
use starcraft::{Action, EndKind, Ending, Event, Setup, StarCraft, Thing, TieBreak};
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
    fn new(players: usize, seed: u64) -> Self {
        let game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a plain setup");
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
        hash: "d1ce".repeat(16),
        kept: Some(Chance::Seed { seed: 7, salt: Some("salt".into()) }),
    });
    let last = log.last().map_or(0, |line| line.moment);
    Scene {
        table: "k3v9x2",
        title: "Friday table",
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
        log,
        chat: &[],
        moment: Moment { shown: last, last, replay: false },
        promise: &PROMISE,
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

// ---- sentences

/// Events whose story another event tells.
fn may_be_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderPlaced { .. }
            | Event::OrderExecuted { .. }
            | Event::FirstPlayer { .. }
            | Event::ExecutionBegins
            | Event::RegroupingBegins
            | Event::CardDrawn { .. }
            | Event::CardFace { .. }
            | Event::CardDiscarded { .. }
    )
}

#[test]
fn every_event_of_random_games_is_a_sentence_or_told_by_another() {
    for seed in 0..5 {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {}
        for you in [None, Some(Seat(0)), Some(Seat(1))] {
            played.seen(you, |scene| {
                for line in scene.log {
                    let markup = sentences::sentence(scene, line);
                    match sentences::plain(scene, &line.event) {
                        Some(text) => is_sentence(&text),
                        None => assert!(may_be_silent(&line.event), "{:?}", line.event),
                    }
                    if let Some(markup) = markup {
                        is_sound(&markup.into_string());
                    }
                }
            });
        }
    }
}

/// Events too rare for random games.
fn rare() -> Vec<Event> {
    let (seat, from) = (Seat(0), Seat(1));
    let (area, route) = (Planet(0).area(0), Route(0));
    let (unit, card) = (Unit::of(Race::TERRAN, 0), Card::of(Race::TERRAN, 0));
    let (tech, event) = (Tech::of(Race::TERRAN, 0), EventKind(0));
    let order = Order::BUILD;
    let ends = [(Planet(0), Side::ALL[0]), (Planet(1), Side::ALL[1])];
    let mut rare = vec![
        Event::GalaxyBuilt,
        Event::RouteLaid { route: Route(20), ends },
        Event::OrderDropped { seat, planet: Planet(0), order },
        Event::Obstructed { seat },
        Event::EventDeckEmpty { seat },
        Event::EventUsed { seat, event },
        Event::EventTaken { seat, from, event },
        Event::EventTaken { seat: from, from: seat, event },
        Event::TechUsed { seat, tech },
        Event::CardTaken { seat, card },
        Event::CardCancelled { seat, card },
        Event::CardReturned { seat, card },
        Event::CardShown { seat, skirmish: 0, card },
        Event::DeckShuffled { seat },
        Event::Restored { area },
        Event::Depleted { area, level: 1 },
        Event::Depleted { area, level: 2 },
        Event::BaseMoved { seat, from: area, to: Planet(0).area(1) },
        Event::BaseDestroyed { seat, area },
        Event::TransportDestroyed { seat, route },
        Event::WorkersLost { seat, count: 1 },
        Event::WorkersLost { seat, count: 2 },
        Event::WorkerTired { seat },
        Event::BattleCalledOff { seat },
        Event::Paired { skirmish: 0, attacker: unit, defender: unit },
        Event::Supports { seat, unit, skirmish: 1 },
        Event::CardPlaced { seat, skirmish: 0, from_deck: true, second: false },
        Event::CardPlaced { seat, skirmish: 0, from_deck: false, second: true },
        Event::Compared { skirmish: 0, attack: [7, 3], health: [5, 7] },
        Event::Withdrew { seat, unit, area },
        Event::SplashTriggered { seat, card },
        Event::Retreated { seat, unit, area },
        Event::ResourceLost { seat, area },
        Event::ZAxisSwapped { one: Route(20), other: Route(21) },
        Event::Eliminated { seat },
    ];
    for (attackers, defenders) in [(0, 0), (1, 0), (0, 2), (3, 1)] {
        rare.push(Event::BattleEnds { area, attackers, defenders });
    }
    rare.extend(endings().map(|ending| Event::GameOver { ending }));
    rare
}

/// Every kind of ending, with one winner, two, or none.
fn endings() -> impl Iterator<Item = Ending> {
    use EndKind::{Elimination, EndGame, NobodyLeft, Normal, RoundLimit, Special};
    use TieBreak::{Areas, Bases, Resources, Shared, Workers};
    let ties = [None, Some(Resources), Some(Areas), Some(Bases), Some(Workers), Some(Shared)];
    let winners = [SeatSet::EMPTY, SeatSet::one(Seat(0)), SeatSet::first(2)];
    let kinds = [Normal, Special, EndGame, Elimination, NobodyLeft, RoundLimit];
    kinds.into_iter().flat_map(move |kind| {
        winners.into_iter().flat_map(move |winners| {
            ties.into_iter().map(move |tie_break| Ending { kind, winners, tie_break })
        })
    })
}

#[test]
fn rare_events_are_sentences_for_everybody() {
    let mut played = Played::new(3, 5);
    while played.game.round == 0 && played.step() {}
    for you in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        played.seen(you, |scene| {
            for event in rare() {
                let text = sentences::plain(scene, &event).expect("a rare event is told");
                is_sentence(&text);
            }
        });
    }
}

#[test]
fn a_player_is_you_to_himself_and_has_a_name_to_others() {
    let mut played = Played::new(2, 3);
    while played.game.round == 0 && played.step() {}
    let event = Event::WorkerBuilt { seat: Seat(1) };
    let told = |you| played.seen(you, |scene| sentences::plain(scene, &event)).expect("told");
    assert_eq!(told(Some(Seat(1))), "You build a worker.");
    assert!(told(Some(Seat(0))).ends_with(" builds a worker."));
    assert_eq!(told(Some(Seat(0))), told(None));
    let lost = Event::BaseDestroyed { seat: Seat(1), area: Planet(0).area(0) };
    let told = |you| played.seen(you, |scene| sentences::plain(scene, &lost)).expect("told");
    assert!(told(Some(Seat(1))).starts_with("Your base on "));
    assert!(told(Some(Seat(0))).contains("’s base on ") || told(None).contains("’ base on "));
}

#[test]
fn places_are_links_to_the_board() {
    let mut played = Played::new(2, 3);
    while played.game.round == 0 && played.step() {}
    let area: Area = "torus.b".parse().expect("an area");
    let log = [Line { moment: 1, event: Event::Restored { area } }];
    played.seen(None, |scene| {
        let scene = Scene { log: &log, ask: None, ..borrowed(scene) };
        let html = sentences::sentence(&scene, &log[0]).expect("told").into_string();
        assert!(
            html.contains(r##"<a class="pl" href="#planet-torus" data-at="area-torus-b">"##),
            "{html}"
        );
    });
}

/// What the pictures of a card say is there for those who do not see them.
#[test]
fn a_card_has_its_pictures_a_tip_and_words_for_them() {
    let mut played = Played::new(2, 3);
    while played.game.round == 0 && played.step() {}
    let card: Card = "terran_02".parse().expect("a card");
    let log = [Line { moment: 1, event: Event::CardTaken { seat: Seat(0), card } }];
    played.seen(Some(Seat(0)), |scene| {
        let scene = Scene { log: &log, ask: None, ..borrowed(scene) };
        let html = sentences::sentence(&scene, &log[0]).expect("told").into_string();
        assert!(html.contains(r#"data-tip="starcraft/card/terran_02""#), "{html}");
        let plain = sentences::plain(&scene, &log[0].event).expect("told");
        let unseen =
            html.split(r#"<span class="vh">"#).nth(1).and_then(|rest| rest.split('<').next());
        assert!(unseen.is_some_and(|units| plain.contains(units)), "{html}: {plain}");
    });
}

/// A scene without its decision.
fn borrowed<'a>(scene: &Scene<'a>) -> Scene<'a> {
    Scene { ask: None, undo: scene.undo.clone(), ..*scene }
}

/// SC-INFO-01: what a sentence about somebody else's order or cards says is public.
#[test]
fn sentences_about_others_tell_no_secret() {
    for seed in 20..22 {
        let mut played = Played::new(3, seed);
        while played.step() {}
        for you in [None, Some(Seat(2))] {
            played.seen(you, |scene| {
                for line in scene.log {
                    let told = sentences::plain(scene, &line.event).unwrap_or_default();
                    match line.event {
                        Event::OrderPlaced { .. } => {
                            for face in ["Build", "Mobilize", "Research"] {
                                assert!(!told.contains(face), "{told}");
                            }
                        }
                        Event::CardsDrawn { seat, .. } if Some(seat) != you => {
                            assert!(!told.contains(':'), "{told}");
                        }
                        Event::CardPlaced { seat, .. } if Some(seat) != you => {
                            assert!(told.contains("card"), "{told}");
                        }
                        _ => {}
                    }
                }
            });
        }
    }
}

/// SC-PLAN-06: an order lies on what was placed there before.
#[test]
fn an_order_says_whose_it_covers() {
    let mut played = Played::new(2, 3);
    while played.game.round == 0 && played.step() {}
    let place = |seat| Event::OrderPlaced { seat: Seat(seat), planet: Planet(0) };
    let lines = |events: Vec<Event>| -> Vec<Line> {
        events.into_iter().enumerate().map(|(moment, event)| Line { moment, event }).collect()
    };
    let first = Event::RoundBegins { round: 1, first: Seat(0) };
    let log = lines(vec![place(0), first, place(1), place(1), place(0), place(1)]);
    played.seen(Some(Seat(0)), |scene| {
        let scene = Scene { log: &log, ..borrowed(scene) };
        let told = |n: usize| {
            let html = sentences::sentence(&scene, &log[n]).expect("told").into_string();
            let texts = html.split('<').filter_map(|tag| tag.split('>').nth(1).or(Some(tag)));
            texts.collect::<String>()
        };
        assert!(!told(2).contains("over"), "{}", told(2));
        assert!(told(3).ends_with(", over their own."), "{}", told(3));
        assert!(told(5).ends_with(", over yours."), "{}", told(5));
        assert!(sentences::sentence(&scene, &log[4]).is_none(), "told with its face");
    });
}

// ---- the battle

#[test]
fn the_stage_is_hidden_while_nobody_fights() {
    Played::new(2, 1).seen(None, |scene| {
        assert_eq!(battle::fragment(scene).html, "<section id=\"stage\" hidden></section>");
        assert_eq!(ending::fragment(scene).html, "<section id=\"ending\" hidden></section>");
    });
}

#[test]
fn every_moment_of_random_battles_can_be_drawn() {
    let mut steps: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..36 {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            if played.game.battle.is_none() {
                continue;
            }
            for you in [played.asked(), None] {
                played.seen(you, |scene| {
                    let fragment = battle::fragment(scene);
                    assert_eq!((fragment.id.as_str(), fragment.within), ("stage", "middle"));
                    is_sound(&fragment.html);
                    can_be_pointed_at(scene, &fragment.html);
                    let step = format!("{:?}", scene.view.step);
                    let name = match step.contains("StartOfBattle") {
                        true => "StartOfBattle",
                        false => step.split('(').next().unwrap_or_default(),
                    };
                    *steps.entry(name.into()).or_default() += 1;
                });
            }
        }
    }
    for step in [
        "StartOfBattle",
        "BonusDraw",
        "Pair",
        "Support",
        "PlaceStandard",
        "PlaceReinforcement",
        "NextSkirmish",
        "RetreatTo",
    ] {
        assert!(steps.contains_key(step), "no battle came to {step}: {steps:?}");
    }
}

/// What a choice is made at on the stage is there, once, and lit.
fn can_be_pointed_at(scene: &Scene<'_>, html: &str) {
    let things = scene.ask.iter().flat_map(|ask| &ask.choices).flat_map(|choice| &choice.things);
    for thing in things {
        if matches!(thing, Thing::Fighter(..) | Thing::Skirmish(_)) {
            let element = format!("id=\"{thing}\"");
            let rest = html.split(element.as_str()).nth(1).unwrap_or_default();
            let tag = rest.split('>').next().unwrap_or_default();
            assert!(tag.contains("data-may"), "{thing} is not lit: {:?}", scene.view.step);
        }
    }
}

/// SC-SKIR-05: attack and health stand under their terms, for whoever may know the cards.
#[test]
fn totals_stand_under_their_terms() {
    let mut sums = 0;
    for seed in 0..40 {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            if played.game.battle.is_none() {
                continue;
            }
            played.seen(played.asked(), |scene| {
                let html = battle::fragment(scene).html;
                let Some(battle) = &scene.view.battle else { return };
                for skirmish in &battle.skirmishes {
                    for (cards, strength) in skirmish.cards.iter().zip(&skirmish.strengths) {
                        if let Some(strength) = strength.as_ref().filter(|_| cards.placed > 0) {
                            let attack: i16 = strength.terms.iter().map(|term| term.attack).sum();
                            assert_eq!(attack, strength.attack);
                            let large = format!("<dt class=\"total\">{attack}</dt>");
                            let small = format!("<b>{attack}</b>");
                            assert!(html.contains(&large) || html.contains(&small), "{html}");
                            sums += 1;
                        }
                    }
                }
            });
        }
    }
    assert!(sums > 20, "only {sums}");
}

/// SC-INFO-07: cards that lie face down show nothing to others.
#[test]
fn face_down_cards_are_backs_to_others() {
    let mut seen = 0;
    for seed in 0..15 {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            let Some(battle) = &played.game.battle else { continue };
            let hidden = battle.skirmishes.iter().flat_map(|skirmish| skirmish.cards);
            let hidden = hidden.filter(|cards| !cards.up && cards.standard.is_some()).count();
            if hidden > 0 {
                seen += 1;
                let html = played.seen(None, |scene| battle::fragment(scene).html);
                assert!(html.matches("card back").count() >= hidden, "{html}");
                assert!(!html.contains("only you see"), "{html}");
            }
        }
    }
    assert!(seen > 20, "only {seen} moments with hidden cards");
}

// ---- the end

#[test]
fn every_ending_names_its_winners_and_why() {
    let mut played = Played::new(4, 8);
    while played.step() {}
    let real = played.seen(Some(Seat(0)), |scene| ending::fragment(scene).html);
    is_sound(&real);
    assert_eq!(real.matches("<figure class=\"chart\">").count(), 4);
    for link in ["/t/k3v9x2/again", "/t/k3v9x2/replay?at=0", "/t/k3v9x2/record"] {
        assert!(real.contains(link), "{link}");
    }
    assert!(real.contains("orderstack verify"), "how to check the seed");
    let mut view = played.game.view(Viewer::Spectator);
    let log = played.log(None);
    for ending in endings() {
        view.ending = Some(ending);
        let (seats, facts) = (sitters(4, None), Pages::facts(&view));
        let html = ending::fragment(&scene(
            (&view, &facts, &names(&facts, &seats)),
            &log,
            None,
            &seats,
            &played.rows,
        ))
        .html;
        is_sound(&html);
        assert_eq!(html.matches("· winner").count(), ending.winners.len());
        let decided = html.contains("(decided)");
        match ending.tie_break {
            Some(TieBreak::Shared) => assert!(!decided && html.contains("shared"), "{html}"),
            Some(_) => assert!(decided, "{html}"),
            None => {}
        }
    }
}

#[test]
fn winners_stand_above_the_others() {
    for seed in 30..36 {
        let mut played = Played::new(3, seed);
        while played.step() {}
        played.seen(None, |scene| {
            let html = ending::fragment(scene).html;
            let rows: Vec<&str> = html.split("<th scope=\"row\"").collect();
            let winners = scene.view.ending.map_or(0, |ending| ending.winners.len());
            assert!(rows[1..=winners].iter().all(|row| row.contains("· winner")), "{html}");
        });
    }
}

/// SC-TIE-02: figures come from what everybody sees.
#[test]
fn figures_are_the_same_for_every_viewer() {
    let mut played = Played::new(3, 4);
    while played.step() {
        if played.moment.is_multiple_of(40) {
            let all = stats(&played.game.view(Viewer::Spectator));
            assert_eq!(all.seats.len(), 3);
            for seat in 0..3 {
                assert_eq!(stats(&played.game.view(Viewer::Seat(Seat(seat)))), all);
                let controlled = played.game.controlled(Seat(seat)).count();
                assert_eq!(usize::from(all.seats[usize::from(seat)][3]), controlled);
            }
        }
    }
}

// ---- motions

#[test]
fn motions_go_from_and_to_elements_and_tell_no_secret() {
    let mut kinds = HashSet::new();
    for seed in 40..43 {
        let mut played = Played::new(3, seed);
        let mut told = 0;
        while played.step() {
            let seat = Seat(2);
            let new: Vec<Event> =
                played.events[told..].iter().map(|(_, event)| event.clone()).collect();
            told = played.events.len();
            let known: Vec<Event> = new
                .into_iter()
                .filter(|event| match StarCraft::audience(event) {
                    Audience::All => true,
                    Audience::Only(other) => other == seat,
                })
                .collect();
            played.seen(Some(seat), |scene| {
                for motion in motions(scene, &known) {
                    kinds.insert(motion.kind.name());
                    assert!(!motion.from.is_empty() && !motion.to.is_empty(), "{motion:?}");
                    assert!(motion.owner.starts_with("f-"), "{motion:?}");
                    if motion.kind == Kind::Move && motion.to.starts_with("stack-") {
                        assert_eq!(motion.glyph, "o-hidden");
                    }
                    if !motion.caption.is_empty() {
                        is_sentence(&motion.caption);
                    }
                }
            });
        }
    }
    assert_eq!(kinds.len(), 5, "{kinds:?}");
}

#[test]
fn every_glyph_exists_once() {
    let glyphs = &ui::assets::ASSETS.iter().find(|asset| asset.name == "glyphs.svg");
    let glyphs = &glyphs.expect("the glyphs").body;
    let mut ids = HashSet::new();
    for id in attributes(glyphs, "id") {
        assert!(ids.insert(id), "{id} is drawn twice");
    }
    let mut missing = HashSet::new();
    for seed in 50..53 {
        let mut played = Played::new(3, seed);
        let mut stages = Vec::new();
        while played.step() {
            if played.game.battle.is_some() {
                stages.push(played.seen(played.asked(), |scene| battle::fragment(scene).html));
            }
        }
        played.seen(Some(Seat(0)), |scene| {
            let mut pages = stages;
            pages.push(ui::table::table_page(scene).into_string());
            for line in scene.log {
                pages.extend(sentences::sentence(scene, line).map(|markup| markup.into_string()));
                let moved = motions(scene, std::slice::from_ref(&line.event));
                pages.extend(
                    moved
                        .iter()
                        .map(|motion| format!("<use href=\"glyphs.svg#{}\"/>", motion.glyph)),
                );
            }
            for page in &pages {
                for link in attributes(page, "href") {
                    if let Some((file, id)) = link.split_once('#')
                        && file.ends_with("glyphs.svg")
                        && !ids.contains(id)
                    {
                        missing.insert(id.to_owned());
                    }
                }
            }
        });
    }
    assert!(missing.is_empty(), "{missing:?}");
}
