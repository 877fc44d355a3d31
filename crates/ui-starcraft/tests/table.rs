//! The table page over many states of random games: every answer has words and a place, and the
//! page holds together.

use std::collections::HashSet;

use kernel::grid::Side;
use kernel::{
    Arg, Game, Message, Options, Rng, Seat, SeatSet, Turn, Viewer, message, random_choice,
};
use starcraft::view::{RouteView, View};
use starcraft::{Action, Discount, Item, Payment, Setup, StarCraft, Step, Thing};
use tongue::wording::slip;
use ui::show::Show;
use ui_starcraft::Pages;
use ui_starcraft::scene::{Ask, ChoiceKind, Moment, Promise, Said, Scene, Sitter, Undo};
use ui_starcraft::{choices, words};

/// Looks at every `every`-th decision of a random game, at most `most` of them.
fn walk(
    setup: &Setup,
    seed: u64,
    every: usize,
    most: usize,
    mut look: impl FnMut(&StarCraft, Seat, &[Action]),
) {
    let mut game = StarCraft::new(setup, seed).expect("a good setup");
    let mut rng = Rng::new(seed);
    for at in 0..every * most {
        let Turn::Pending(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut options: Options<Action> = Options::new();
        game.options(seat, &mut options);
        if at % every == 0 {
            look(&game, seat, &options);
        }
        let action = random_choice::<StarCraft>(&options, &mut rng).expect("a choice");
        game.play(seat, action, &mut kernel::NoLog);
    }
}

fn ask(game: &StarCraft, view: &View, seat: Seat, options: &[Action]) -> Ask {
    let (question, rule) = (game.prompt(seat), game.ruled_by());
    choices::offer(view, seat, (question, rule), options, game.barred(seat))
}

/// The table as somebody sees it.
fn seen<T>(
    game: &StarCraft,
    viewer: Viewer,
    options: &[Action],
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let view = game.view(viewer);
    let asked = view.you.filter(|seat| view.pending.contains(*seat));
    let ask = asked.filter(|_| !options.is_empty()).map(|seat| ask(game, &view, seat, options));
    let seats: Vec<Sitter> = (0..view.players.len())
        .map(|n| Sitter {
            name: format!("Player {n}"),
            bot: (n % 2 == 1).then(|| "easy".into()),
            open: false,
            present: true,
            yours: view.you.is_some_and(|seat| seat.index() == n),
            standin: false,
            time: None,
            rank: None,
        })
        .collect();
    let chat = [Said { id: 1, seat: None, name: "Guest".into(), text: "<b>good luck</b>".into() }];
    look(&Scene {
        table: "k3v9x2",
        title: "Friday table",
        preview: None,
        view: &view,
        facts: &Pages::facts(&view),
        tongue: tongue::english(),
        names: &[],
        seats: &seats,
        version: 3,
        decision: 17,
        ask,
        hint: Some(&[]),
        otherwise: None,
        basket: None,
        ahead: None,
        undo: Undo::Possible(message!("undo-takes-back", choice = Message::new("sc-done"))),
        terms: ui::scene::Terms::default(),
        landmarks: &[],
        outlook: ui::scene::Outlook::default(),
        log: &[],
        chat: &chat,
        moment: Moment { shown: 40, last: 40, replay: false },
        promise: &Promise { hash: "d1ce".repeat(16), position: false, kept: None },
        coach: None,
        curtain: None,
        why: None,
        chart: &[],
    })
}

/// What stands in quotes after each ` name="`.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    html.split(open.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn ids(html: &str) -> HashSet<&str> {
    let all = attributes(html, "id");
    let mut once = HashSet::new();
    for id in all {
        assert!(once.insert(id), "the id {id} stands twice");
    }
    once
}

/// The levels of the headings in the order of the page.
fn headings(html: &str) -> Vec<u8> {
    html.match_indices("<h")
        .filter_map(|(at, _)| {
            let bytes = html.as_bytes();
            let level =
                bytes.get(at + 2)?.checked_sub(b'0').filter(|level| (1..=6).contains(level))?;
            matches!(bytes.get(at + 3), Some(b'>' | b' ')).then_some(level)
        })
        .collect()
}

/// A sentence in English.
fn said(message: &Message) -> String {
    tongue::english().say(message)
}

/// What something is called in English.
fn called(arg: &Arg) -> String {
    tongue::english().called(arg, tongue::People::default())
}

/// What is said beside a question.
fn aside(ask: &Ask) -> String {
    ask.aside.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// The games the tests look into: few and many players, galaxies by hand, teams, the expansion.
fn games() -> Vec<(Setup, u64)> {
    vec![
        (Setup::new(2, &[]), 1),
        (Setup::new(3, &[("galaxy", "auto"), ("own_orders", "strict")]), 2),
        (Setup::new(4, &[("teams", "pairs")]), 3),
        (Setup::new(6, &[]), 4),
        (Setup::new(5, &[("variant", "galactic_conquest"), ("galaxy", "auto")]), 5),
        (brood_war(2, &[("special_orders", "disposable"), ("promo_planet", "in")]), 11),
        (brood_war(3, &[("galaxy", "auto")]), 12),
        (brood_war(4, &[("starting_planets", "three_placed"), ("teams", "pairs")]), 13),
        (brood_war(6, &[("galaxy", "auto"), ("starting_planets", "three_drawn")]), 14),
        (Setup::new(2, &[("expansion", "brood_war")]), 15),
        (Setup::new(3, &[("expansion", "brood_war"), ("galaxy", "auto")]), 16),
        (Setup::new(6, &[("expansion", "brood_war"), ("galaxy", "auto")]), 17),
    ]
}

/// A game of the expansion without Leadership cards.
fn brood_war(players: usize, more: &[(&str, &str)]) -> Setup {
    let all = [("expansion", "brood_war"), ("leadership", "none")];
    Setup::new(players, &[&all[..], more].concat())
}

#[test]
fn every_answer_has_words_and_its_button_says_the_action() {
    let mut kinds = HashSet::new();
    for (setup, seed) in games() {
        walk(&setup, seed, 5, 130, |game, seat, options| {
            let view = game.view(Viewer::Seat(seat));
            let ask = ask(game, &view, seat, options);
            assert_eq!(ask.choices.len(), options.len());
            let mut labels = HashSet::new();
            for (choice, action) in ask.choices.iter().zip(options) {
                assert_eq!(choice.action.parse::<Action>().expect("it reads back"), *action);
                let (label, sentence) = (called(&choice.label), said(&choice.sentence));
                assert!(!label.is_empty(), "{action}");
                assert!(label.chars().count() <= 64, "too long: {label}");
                assert!(sentence.starts_with(char::is_uppercase), "{action}: {sentence}");
                assert!(sentence.ends_with('.'), "{action}: {sentence}");
                for wrong in ["  ", "..", " .", " ,", "route r", "route z"] {
                    assert!(!sentence.contains(wrong), "{wrong:?} in {sentence}");
                }
                if let Some((heading, rest)) = &choice.group {
                    assert!(!called(heading).is_empty() && !called(rest).is_empty(), "{action}");
                }
                labels.insert((label, sentence));
                kinds.insert(choice.action.split(' ').next().map(str::to_owned));
            }
            let cards = options.iter().any(|action| {
                matches!(
                    action,
                    Action::ToHand { .. } | Action::Discard { .. } | Action::PlayCard { .. }
                )
            });
            // Copies of a card read alike; any other two answers can be told apart.
            assert!(cards || labels.len() == options.len(), "{:?}", ask.choices);
        });
    }
    assert!(kinds.len() > 30, "the games showed only {kinds:?}");
}

/// What the page says to a player and to those who wait has no slip: no wrong article, no "1
/// minerals", no name of the game file.
#[test]
fn everything_said_is_plain_english() {
    for (setup, seed) in games() {
        walk(&setup, seed, 3, 400, |game, seat, options| {
            let view = game.view(Viewer::Seat(seat));
            let ask = ask(game, &view, seat, options);
            let waiting = choices::waiting(&view, Arg::Seat(seat));
            let mut told = vec![said(&ask.question), aside(&ask), said(&waiting)];
            for choice in ask.choices {
                let label = called(&choice.label);
                assert!(label != "Go on" && label != "Done", "{:?}", game.step());
                told.extend([label, said(&choice.sentence)]);
                let group = choice.group.into_iter();
                told.extend(group.flat_map(|(heading, rest)| [called(&heading), called(&rest)]));
            }
            told.extend(ask.barred.iter().map(|barred| said(&barred.reason)));
            for text in told {
                assert_eq!(slip(&text), None, "{:?}", game.step());
            }
        });
    }
}

/// BW-OPN-05: where no Leadership cards are chosen, the special victory card lies before everybody.
#[test]
fn the_special_victory_card_is_seen_without_choosing() {
    let setup = Setup {
        factions: vec![Some("jim_raynor".into()), Some("overmind".into())],
        ..brood_war(2, &[("galaxy", "auto")])
    };
    walk(&setup, 1, 1, 1, |game, seat, options| {
        let html = seen(game, Viewer::Seat(seat), options, |scene| {
            ui::table::table_page(scene).into_string()
        });
        let own = game.view(Viewer::Seat(seat)).players[seat.index()].leaders_in_play.clone();
        assert!(own.len() == 1 && own[0].face().special_victory);
        assert!(ids(&html).contains(Thing::Leader(own[0]).to_string().as_str()));
    });
}

#[test]
fn the_page_holds_together_and_every_answer_has_its_place() {
    for (setup, seed) in games() {
        walk(&setup, seed, 23, 28, |game, seat, options| {
            let html = seen(game, Viewer::Seat(seat), options, |scene| {
                let page = ui::table::table_page(scene).into_string();
                for fragment in ui::table::fragments(scene) {
                    assert!(page.contains(&fragment.html), "{} is not in the page", fragment.id);
                    let own = format!(" id=\"{}\"", fragment.id);
                    let tag = fragment.html.split('>').next().unwrap_or_default();
                    assert!(tag.contains(&own), "{tag} is not {}", fragment.id);
                    assert!(
                        fragment.within == "body"
                            || page.contains(&format!("id=\"{}\"", fragment.within)),
                        "{} lies in {}, which the page does not have",
                        fragment.id,
                        fragment.within
                    );
                }
                page
            });
            let ids = ids(&html);
            for things in attributes(&html, "data-things") {
                for thing in things.split(' ') {
                    assert!(ids.contains(thing), "nothing is called {thing}");
                }
            }
            for name in ["aria-labelledby", "aria-describedby", "popovertarget", "for"] {
                for target in attributes(&html, name) {
                    assert!(ids.contains(target), "{name}: nothing is called {target}");
                }
            }
            assert!(!html.contains(" style="), "a style attribute");
            assert!(!html.contains("<b>good luck"), "what people say is text");
            let levels = headings(&html);
            assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{levels:?}");
            assert_eq!(levels.first(), Some(&1));
            for pair in levels.windows(2) {
                assert!(pair[1] <= pair[0] + 1, "a heading is left out: {levels:?}");
            }
            // Every answer is a button of the one form that names the decision.
            let buttons = html.matches("name=\"action\"").count();
            assert_eq!(buttons, options.len());
            assert!(html.contains("action=\"/t/k3v9x2/act\""));
            assert!(html.contains("<input type=\"hidden\" name=\"decision\" value=\"17\">"));
        });
    }
}

#[test]
fn whoever_is_not_asked_gets_no_answers_and_who_watches_no_form() {
    walk(&Setup::new(3, &[("galaxy", "auto")]), 8, 29, 12, |game, seat, options| {
        let html =
            seen(game, Viewer::Spectator, &[], |scene| ui::table::table_page(scene).into_string());
        ids(&html);
        assert!(!html.contains("action=\"/t/"), "a spectator can send something");
        assert!(html.contains("Waiting for"));
        let other = Seat((seat.0 + 1) % 3);
        if !game.view(Viewer::Spectator).pending.contains(other) {
            let html = seen(game, Viewer::Seat(other), options, |scene| {
                ui::table::table_page(scene).into_string()
            });
            assert!(!html.contains("name=\"action\""), "the wrong seat has answers");
        }
    });
}

#[test]
fn done_stands_last_and_what_gives_up_pieces_stands_back() {
    walk(&Setup::new(2, &[("galaxy", "auto")]), 5, 2, 200, |game, seat, options| {
        let view = game.view(Viewer::Seat(seat));
        for choice in ask(game, &view, seat, options).choices {
            assert_eq!(choice.kind == ChoiceKind::Done, choice.action == "done");
            if choice.action == "scrap" {
                assert_eq!(choice.kind, ChoiceKind::Harsh);
            }
            if choice.kind == ChoiceKind::Harsh && choice.action.starts_with("pay-from") {
                assert!(said(&choice.sentence).contains("force mining"), "{:?}", choice.sentence);
            }
        }
    });
}

#[test]
fn many_answers_stand_in_groups_by_what_is_pointed_at_first() {
    let mut seen_groups = false;
    walk(&Setup::new(6, &[("galaxy", "auto")]), 6, 5, 12, |game, seat, options| {
        if options.len() <= 8 || !matches!(options[0], Action::PlaceOrder { .. }) {
            return;
        }
        seen_groups = true;
        let html = seen(game, Viewer::Seat(seat), options, |scene| {
            ui::table::table_page(scene).into_string()
        });
        assert!(html.contains("<h2 class=\"label\">Mobilize</h2>"));
        let list = html.split("id=\"list\"").nth(1).expect("a list");
        assert!(!list.starts_with(" open"), "answers that live on the table stay there");
    });
    assert!(seen_groups);
}

#[test]
fn sentences_say_what_a_choice_will_do() {
    let game = StarCraft::new(&Setup::new(2, &[("galaxy", "auto"), ("factions", "random")]), 3)
        .expect("a good setup");
    let Turn::Pending(seats) = game.turn() else { panic!("the game has begun") };
    let seat = seats.iter().next().expect("somebody is asked");
    let mut options: Options<Action> = Options::new();
    game.options(seat, &mut options);
    let view = game.view(Viewer::Seat(seat));
    let asked = ask(&game, &view, seat, &options);
    // SC-PLAN-03, -06: face down, the newest on top.
    let first = asked.choices.first().expect("an answer");
    let planet = match options[0] {
        Action::PlaceOrder { planet, .. } => called(&planet.into()),
        other => panic!("{other} is not an order"),
    };
    assert_eq!(called(&first.label), format!("Build on {planet}"));
    assert_eq!(
        said(&first.sentence),
        format!("Place Build face down on {planet}, the first there.")
    );
    let (heading, rest) = first.group.as_ref().expect("a group");
    assert_eq!((called(heading), called(rest)), ("Build".to_owned(), planet));
    assert!(aside(&asked).starts_with("Order 1 of 4"), "{:?}", asked.aside);
    assert!(matches!(first.things[..], [Thing::Order(_), Thing::Planet(_)]));
    let scrap = ask(&game, &view, seat, &[Action::Scrap {}, Action::TakePoint {}]);
    assert_eq!(
        said(&scrap.choices[0].sentence),
        "Choose a unit, base or transport of your own to destroy, for nothing in return."
    );
    assert_eq!(said(&scrap.choices[1].sentence), "Gain 1 conquest point.");
}

/// A view of a game that has begun, and whose turn it is.
fn begun() -> (View, Seat) {
    let setup = Setup::new(2, &[("galaxy", "auto"), ("factions", "random")]);
    let game = StarCraft::new(&setup, 3).expect("a good setup");
    let Turn::Pending(seats) = game.turn() else { panic!("the game has begun") };
    let seat = seats.iter().next().expect("somebody is asked");
    (game.view(Viewer::Seat(seat)), seat)
}

/// A question whether something is used has its words, so that nobody has to look them up.
#[test]
fn what_may_be_used_says_what_it_does() {
    let (mut view, seat) = begun();
    view.step = Step::Window(seat, starcraft::content::When::StartOfBattle);
    let options = ["ability terran_stim_packs", "done"].map(|it| it.parse().expect("an action"));
    let asked = choices::offer(&view, seat, (None, "SC-BATTLE-01"), &options, Vec::new());
    let used = said(&asked.choices[0].sentence);
    assert!(used.starts_with("Use “Stim Packs”: ") && aside(&asked).starts_with(&used), "{used}");
}

#[test]
fn whoever_is_waited_for_is_named_and_the_reader_is_you() {
    let (view, seat) = begun();
    let names = [message!("person", name = "Mira").into(), message!("person", name = "Jan").into()];
    let told = |reader, who: Arg| {
        let people = tongue::People { reader, names: &names };
        tongue::english().say_to(&choices::waiting(&view, who), people)
    };
    let both = || [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(told(None, both()), "Waiting for Mira and Jan to place an order");
    assert_eq!(told(Some(Seat(1)), both()), "Waiting for Mira and you to place an order");
    assert_eq!(told(Some(seat), seat.into()), "Waiting for you to place an order");
}

#[test]
fn parallel_z_axis_routes_have_different_names() {
    let (mut view, seat) = begun();
    let [one, other] = view.routes[0].ends.map(|(planet, _)| planet);
    view.routes.retain(|laid| laid.route.to_string().starts_with("r"));
    let mut lay = |name: &str, ends| {
        let route = name.parse().expect("a route");
        view.routes.push(RouteView { route, ends, transports: SeatSet::EMPTY });
        route
    };
    let first = lay("z0", [(one, Side::North), (other, Side::East)]);
    let second = lay("z1", [(other, Side::South), (one, Side::West)]);
    let [a, b] = [one, other].map(|planet| called(&planet.into()));
    assert_eq!(said(&words::route(&view, first)), format!("{a} north to {b} east (z-axis)"));
    assert_eq!(said(&words::route(&view, second)), format!("{b} south to {a} west (z-axis)"));
    let picks = [first, second].map(|route| Action::PickRoute { route });
    let swap = Action::SwapEnds { one: first, end: 0, other: second, other_end: 1 };
    let asked = choices::offer(
        &view,
        seat,
        (Some(Message::new("sc-ask-nothing")), "SC-EVT-02"),
        &[picks[0], picks[1], swap],
        vec![],
    );
    assert_ne!(asked.choices[0].label, asked.choices[1].label);
    assert_eq!(called(&asked.choices[2].label), format!("{a} north end with {a} west end"));
    for choice in asked.choices {
        assert_eq!((slip(&called(&choice.label)), slip(&said(&choice.sentence))), (None, None));
    }
}

#[test]
fn force_mining_says_what_it_costs_and_how_to_decline() {
    let (mut view, seat) = begun();
    let (planet, at) = view
        .planets
        .iter()
        .enumerate()
        .find_map(|(n, planet)| {
            Some((n, planet.areas.iter().position(|area| area.card_holder == Some(seat))?))
        })
        .expect("a Resource card");
    let area = view.planets[planet].areas[at].area;
    view.step = Step::Pay(seat);
    let item = Item::Worker;
    view.payment = Some(Payment { left: [9, 0], discount: Discount::None, item, begun: false });
    for (depletion, cost) in [(0, "partially depleted"), (1, "depleted for good")] {
        let here = &mut view.planets[planet].areas[at];
        (here.depletion, here.full) = (depletion, true);
        let options = [Action::PayFrom { area }, Action::Done {}];
        let asked = choices::offer(
            &view,
            seat,
            (Some(Message::new("sc-ask-nothing")), "SC-RES-02"),
            &options,
            vec![],
        );
        assert!(aside(&asked).contains("force mined"), "{:?}", asked.aside);
        assert!(said(&asked.choices[0].sentence).contains(cost), "{:?}", asked.choices[0]);
        assert_eq!(called(&asked.choices[1].label), "Do not buy it");
    }
}

#[test]
fn the_hint_of_a_reinforcement_speaks_of_the_front_line_unit() {
    let (mut view, seat) = begun();
    view.step = Step::PlaceReinforcement(seat, 0);
    let asked = choices::offer(
        &view,
        seat,
        (Some(Message::new("sc-ask-nothing")), "SC-BATTLE-23"),
        &[Action::Done {}],
        vec![],
    );
    assert!(aside(&asked).contains("front-line unit"), "{:?}", asked.aside);
    assert_eq!(called(&asked.choices[0].label), "No reinforcement");
}

#[test]
fn a_hint_says_what_speaks_for_it() {
    let game = StarCraft::new(&Setup::new(2, &[]), 3).expect("a plain setup");
    let seat = game.view(Viewer::Spectator).pending.iter().next().expect("somebody is asked");
    let mut options: Options<Action> = Options::new();
    game.options(seat, &mut options);
    let area: starcraft::ids::Area = "torus.a".parse().expect("an area");
    let words = message!("sc-reason-points", area = area, count = 2);
    let advised = [ui::scene::Advised {
        action: options[0].to_string(),
        chance: Some(0.5),
        odds: None,
        reasons: vec![ui::scene::Reason { glyph: "r-conquest", words }],
    }];
    seen(&game, Viewer::Seat(seat), &options, |scene| {
        let (ask, undo) = (scene.ask.clone(), scene.undo.clone());
        let scene =
            Scene { hint: Some(&advised), ask, undo, otherwise: None, basket: None, ..*scene };
        let all = ui::table::fragments(&scene);
        let hint = all.iter().find(|part| part.id == "hint").expect("the hint");
        let reasons = hint.html.split("class=\"reasons\"").nth(1).expect("reasons");
        assert!(reasons.contains("#r-conquest"), "{reasons}");
        assert!(reasons.contains("data-at=\"area-torus-a\""), "a place on the board: {reasons}");
        assert!(reasons.contains("2 points every round."), "{reasons}");
    });
}
