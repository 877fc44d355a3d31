//! What happened, in sentences.

use super::*;

/// Events whose story another event tells.
fn may_be_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderPlaced { .. }
            | Event::OrderExecuted { .. }
            | Event::FirstPlayer { .. }
            | Event::ExecutionBegins {}
            | Event::RegroupingBegins {}
            | Event::CardDrawn { .. }
            | Event::CardFace { .. }
            | Event::CardDiscarded { .. }
            | Event::BattleOver { .. }
    )
}

#[test]
fn every_event_of_random_games_is_a_sentence_or_told_by_another() {
    for seed in (0..5).chain(1000..1005) {
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

#[test]
fn lines_that_are_told_together_are_sentences_and_lose_nothing() {
    let mut shown = HashSet::new();
    for seed in (0..5).chain(1000..1005) {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.moment < 3_000 && played.step() {}
        for you in [None, Some(Seat(0))] {
            played.seen(you, |scene| {
                let mut at = 0;
                while at < scene.log.len() {
                    let Some((count, markup)) = sentences::together(scene, &scene.log[at..]) else {
                        at += 1;
                        continue;
                    };
                    is_sentence(&plain_text(&markup.into_string()));
                    let lines = &scene.log[at..at + count];
                    let told = |line: &&Line| sentences::sentence(scene, line).is_some();
                    assert!(lines.iter().filter(told).count() > 1, "{lines:?}");
                    let ends = [&lines[0], &lines[count - 1]].map(|line| told(&line));
                    assert_eq!(ends, [true, true], "{lines:?}");
                    shown.insert(std::mem::discriminant(&lines[0].event));
                    at += count;
                }
            });
        }
    }
    assert!(shown.len() > 8, "only {} kinds were told together", shown.len());
}

/// What a reader gets to read of a piece of a page.
fn plain_text(html: &str) -> String {
    let outside = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    outside.collect()
}

#[test]
fn what_is_alike_becomes_one_sentence_that_leads_to_its_last_moment() {
    let unit = |id: &str| id.parse::<Unit>().expect("a unit");
    let area = |id: &str| id.parse::<Area>().expect("an area");
    let built = |id| Event::UnitBuilt { seat: Seat(1), unit: unit(id), area: area("torus.a") };
    let drawn = |seat, count| Event::CardsDrawn { seat: Seat(seat), count };
    let gained = |seat, points| Event::PointsGained { seat: Seat(seat), points };
    let moved = |to| Event::UnitMoved {
        seat: Seat(0),
        unit: unit("zergling"),
        from: area("torus.a"),
        to: area(to),
    };
    let events = [
        built("marine"),
        built("wraith"),
        built("marine"),
        moved("torus.b"),
        moved("torus.b"),
        moved("torus.c"),
        gained(0, 3),
        gained(1, 2),
        gained(1, 1),
        drawn(0, 2),
        drawn(1, 1),
    ];
    let log: Vec<Line> = (1..).zip(events).map(|(moment, event)| Line { moment, event }).collect();
    Played::new(2, 1).seen(Some(Seat(0)), |scene| {
        let scene = Scene { log: &log, ..borrowed(scene) };
        let html = ui::table::log_chunk(&scene, 0).expect("a piece").html;
        let lines = attributes(&html, "data-moment").into_iter().zip(html.split("<li").skip(2));
        let told = lines.map(|(moment, line)| {
            let text = line.split_once('>').map_or("", |(_, text)| text);
            format!("{moment}: {}", plain_text(text))
        });
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                "3: Tomasz builds 2 Marines and a Wraith on Torus A.",
                "5: You move 2 Zerglings from Torus A to Torus B.",
                "6: You move a Zergling from Torus A to Torus C.",
                "8: Conquest points: you +3 and Tomasz +2.",
                "9: Tomasz gains 1 conquest point.",
                "11: Cards drawn: you 2 and Tomasz 1.",
            ]
        );
    });
}

/// Every kind of line that is told together with others like it, and what keeps lines apart.
#[test]
fn each_kind_of_line_has_one_sentence_for_several() {
    let (seat, rival) = (Seat(1), Seat(0));
    let (unit, area) = (Unit::of(Race::TERRAN, 0), |n| Planet(0).area(n));
    let (card, order) = (|n| Card::of(Race::TERRAN, n), Order::BUILD);
    let begins = Event::BattleBegins { attacker: seat, defender: rival, area: area(0) };
    let supports = |skirmish| Event::Supports { seat, unit, skirmish };
    let lost = |n| Event::UnitDestroyed { seat, unit, area: area(n) };
    let placed = |seat, n| Event::OrderPlaced { seat, planet: Planet(n) };
    let face = |n| Event::OrderFace { seat, planet: Planet(n), order };
    let laid = |n| Event::RouteLaid {
        route: Route(n),
        ends: [(Planet(n), Side::North), (Planet(n + 1), Side::South)],
    };
    let events = [
        vec![laid(0), laid(1)],
        vec![Event::UnitPlaced { seat, unit, area: area(0) }; 2],
        vec![placed(seat, 0), face(0), placed(seat, 0), face(0), placed(seat, 1), face(1)],
        vec![placed(rival, 0), placed(rival, 0), placed(rival, 2)],
        vec![Event::WorkerBuilt { seat }; 3],
        vec![Event::TransportBuilt { seat, route: Route(0) }; 2],
        vec![Event::ResourceGained { seat, area: area(0) }; 2],
        vec![Event::ResourceLost { seat, area: area(0) }; 2],
        vec![
            Event::CardDiscarded { seat, card: card(0) },
            Event::CardDiscarded { seat, card: card(1) },
        ],
        vec![lost(1), lost(1), lost(2)],
        vec![begins, Event::Paired { skirmish: 0, attacker: unit, defender: unit }],
        vec![supports(0), supports(0), supports(1)],
        vec![lost(0), lost(0), lost(1)],
        vec![Event::Retreated { seat, unit, area: area(1) }; 2],
    ];
    let lines = events.into_iter().flatten().enumerate();
    let log: Vec<Line> = lines.map(|(moment, event)| Line { moment, event }).collect();
    Played::new(2, 1).seen(Some(seat), |scene| {
        let scene = Scene { log: &log, ..borrowed(scene) };
        let (mut told, mut at) = (Vec::new(), 0);
        while at < log.len() {
            let (count, html) = match sentences::together(&scene, &log[at..]) {
                Some((count, html)) => (count, Some(html)),
                None => (1, sentences::sentence(&scene, &log[at])),
            };
            told.extend(html.map(|html| format!("{count}: {}", plain_text(&html.into_string()))));
            at += count;
        }
        assert_eq!(
            told,
            [
                "2: Routes join Abaddon with Antiga Prime and Antiga Prime with Bhekar Ro.",
                "2: You put 2 Marines on Abaddon A.",
                "5: You put Build on Abaddon, Build on Abaddon (over your own) and Build on Antiga Prime.",
                "3: Mira puts orders on Abaddon (over yours), Abaddon (over their own) and Bhekar Ro.",
                "3: You build 3 workers.",
                "2: You build transports on the routes a route not laid yet and a route not laid yet.",
                "2: You gain the 1 point of Abaddon A and the 1 point of Abaddon A.",
                "2: You lose the 1 point of Abaddon A and the 1 point of Abaddon A.",
                "2: You discard 6/4 (Marine, Firebat and Ghost) and 5/4 (Marine and Ghost).",
                "2: You lose 2 Marines on Abaddon B.",
                "1: Your Marine on Abaddon C is destroyed.",
                "1: You attack Mira on Abaddon A.",
                "1: Skirmish 1: your Marine against Mira’s Marine.",
                "2: You put 2 Marines behind the Marine in skirmish 1.",
                "1: Your Marine stands behind the front line of skirmish 2.",
                "2: You lose 2 Marines.",
                "1: Your Marine on Abaddon B is destroyed.",
                "2: You retreat to Abaddon B with 2 Marines.",
            ]
        );
    });
}

#[test]
fn a_full_piece_of_the_log_stays_as_it_is() {
    let mut played = Played::new(3, 4);
    let mut kept: Vec<String> = Vec::new();
    while played.moment < 400 && played.step() {
        played.seen(Some(Seat(0)), |scene| {
            let full = scene.log.len() / ui::table::LOG_CHUNK;
            let piece = |n| ui::table::log_chunk(scene, n).expect("a piece").html;
            for (n, before) in kept.iter().enumerate() {
                assert_eq!(*before, piece(n));
            }
            kept.extend((kept.len()..full).map(piece));
        });
    }
    assert!(kept.len() > 3, "a longer game");
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
        Event::GalaxyBuilt {},
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
        Event::TransportMoved { seat, from: route, to: route },
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
        Event::Compared { skirmish: 0, attack: [7, 3], health: [5, 7], terms: Vec::new() },
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
    Scene { ask: None, undo: scene.undo.clone(), otherwise: None, basket: None, ..*scene }
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
    // SC-INFO-01: who has to remember the face is told no more than the others.
    played.game.rules.own_orders = OwnOrders::Strict;
    played.seen(Some(Seat(0)), |scene| {
        let scene = Scene { log: &log, ..borrowed(scene) };
        let html = sentences::sentence(&scene, &log[4]).expect("told").into_string();
        let told = plain_text(&html);
        assert!(told.starts_with("You put an order on ") && told.contains("over"), "{told}");
    });
}

/// SC-REINF-06: a reinforcement off the deck goes since no standard card lies beside it; one that was added to such a card
/// goes since nobody there can use it.
#[test]
fn a_discarded_reinforcement_says_what_it_lacked() {
    let mut played = Played::new(2, 3);
    while played.game.round == 0 && played.step() {}
    let (seat, card) = (Seat(0), |id: &str| -> Card { id.parse().expect("a card") });
    let shown = |id| Event::CardShown { seat, skirmish: 0, card: card(id) };
    let area = Area::all().next().expect("an area");
    let battle = Event::BattleBegins { attacker: seat, defender: Seat(1), area };
    let gone = Event::CardDiscarded { seat, card: card("terran_17") };
    for (events, why) in [
        (vec![battle.clone(), shown("terran_17"), gone.clone()], "which cannot stand alone."),
        (
            vec![battle, shown("terran_02"), shown("terran_17"), gone],
            "which no unit there can use.",
        ),
    ] {
        let lines = events.into_iter().enumerate();
        let log: Vec<Line> = lines.map(|(moment, event)| Line { moment, event }).collect();
        played.seen(None, |scene| {
            let scene = Scene { log: &log, ..borrowed(scene) };
            let told = sentences::sentence(&scene, &log[log.len() - 1]).expect("told");
            assert!(plain_text(&told.into_string()).ends_with(why), "not for '{why}'");
        });
    }
}
