//! The stage of a battle.

use super::*;

#[test]
fn the_stage_is_hidden_while_nobody_fights() {
    Played::new(2, 1).seen(None, |scene| {
        assert_eq!(stage(scene).html, "<section id=\"stage\" hidden></section>");
        assert_eq!(ending::fragment(scene).html, "<section id=\"ending\" hidden></section>");
    });
}

#[test]
fn every_moment_of_random_battles_can_be_drawn() {
    let mut steps: BTreeMap<String, usize> = BTreeMap::new();
    for seed in (0..18).chain(1000..1009) {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            if played.game.battle.is_none() {
                continue;
            }
            for you in [played.asked(), None] {
                played.seen(you, |scene| {
                    let fragment = stage(scene);
                    assert_eq!((fragment.id.as_str(), fragment.within), ("stage", "frame"));
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
    for seed in (0..20).chain(1000..1006) {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            if played.game.battle.is_none() {
                continue;
            }
            played.seen(played.asked(), |scene| {
                let html = stage(scene).html;
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
    for seed in (0..15).chain(1000..1008) {
        let mut played = Played::new(2 + seed as usize % 5, seed);
        while played.step() {
            let Some(battle) = &played.game.battle else { continue };
            let hidden = battle.skirmishes.iter().flat_map(|skirmish| skirmish.cards);
            let hidden = hidden.filter(|cards| !cards.up && cards.standard.is_some()).count();
            if hidden > 0 {
                seen += 1;
                let html = played.seen(None, |scene| stage(scene).html);
                assert!(html.matches("card back").count() >= hidden, "{html}");
                assert!(!html.contains("only you see"), "{html}");
            }
        }
    }
    assert!(seen > 20, "only {seen} moments with hidden cards");
}

/// The show of a battle has a scene for every skirmish, and its losses are those of the board: what each side had
/// before and has after.
#[test]
fn the_show_of_a_battle_agrees_with_the_board() {
    let pieces = |played: &Played, seat: Seat| -> i32 {
        let view = played.game.view(Viewer::Spectator);
        view.players[seat.index()].figures.values().map(|count| i32::from(*count)).sum()
    };
    let (mut battles, mut fallen) = (0, 0);
    for seed in (60..70).chain(1060..1066) {
        let mut played = Played::new(2 + seed as usize % 4, seed);
        let (mut before, mut told) = ([0; 6], 0);
        loop {
            if played.game.battle.is_none() {
                let players = played.game.view(Viewer::Spectator).players.len();
                for (seat, count) in (0..).map(Seat).zip(&mut before[..players]) {
                    *count = pieces(&played, seat);
                }
            }
            if !played.step() {
                break;
            }
            let new: Vec<Event> = played.events[told..].iter().map(|(_, e)| e.clone()).collect();
            told = played.events.len();
            let Some(end) = new.iter().position(|e| matches!(e, Event::BattleOver { .. })) else {
                continue;
            };
            let built = |event: &Event| {
                matches!(event, Event::UnitBuilt { .. } | Event::UnitPlaced { .. })
                    || matches!(event, Event::UnitDestroyed { .. } | Event::BattleBegins { .. })
            };
            if new[end..].iter().any(built) {
                continue;
            }
            let log = || played.events.iter().rev().map(|(_, event)| event);
            let this = || log().take_while(|event| !matches!(event, Event::BattleBegins { .. }));
            let fought = this().filter(|event| matches!(event, Event::Compared { .. })).count();
            let seats = log().find_map(|event| match *event {
                Event::BattleBegins { attacker, defender, .. } => Some([attacker, defender]),
                _ => None,
            });
            let [attacker, defender] = seats.expect("it has begun");
            let html = played.seen(None, |scene| battle::fragments(scene).swap_remove(1).html);
            is_sound(&html);
            assert_eq!(html.matches("data-scene=").count(), fought, "{html}");
            let gone =
                [attacker, defender].map(|seat| before[seat.index()] - pieces(&played, seat));
            let lost = format!("the attacker lost {}, the defender {}.", gone[0], gone[1]);
            assert!(html.contains(&lost), "seed {seed}: {lost}: {html}");
            assert!(
                means(&played, log()).iter().all(|it| html.contains(it)),
                "seed {seed}: {html}"
            );
            battles += 1;
            fallen += gone[0] + gone[1];
        }
    }
    assert!(battles > 12 && fallen > 12, "only {battles} battles, {fallen} losses");
}

/// What the outcome of the last battle says of whoever holds the area: so many areas of the planet, and transports from it.
fn means<'a>(played: &Played, mut log: impl Iterator<Item = &'a Event>) -> Vec<String> {
    let over = log.find_map(|event| match *event {
        Event::BattleOver { area, holder, .. } => Some((area, holder?)),
        _ => None,
    });
    let Some((area, holder)) = over else { return Vec::new() };
    let view = played.game.view(Viewer::Spectator);
    let here =
        |planet: &&starcraft::view::PlanetView| planet.areas.iter().any(|it| it.area == area);
    let planet = view.planets.iter().find(here).expect("a planet");
    let held = planet.areas.iter().filter(|it| it.controller == Some(holder)).count();
    let ends =
        |route: &starcraft::view::RouteView| route.ends.iter().any(|end| end.0 == planet.planet);
    let ways = view.routes.iter().any(|it| ends(it) && it.transports.contains(holder));
    let way = if ways { "transports to " } else { "no transports from here" };
    vec![format!("{held} of {} areas on ", planet.areas.len()), way.into()]
}

/// Whoever fights looks at the battle from below, attacking or defending.
#[test]
fn oneself_stands_below() {
    let mut seen = [0; 2];
    for seed in (0..20).chain(1000..1006) {
        let mut played = Played::new(2 + seed as usize % 3, seed);
        while played.step() {
            let Some(battle) = &played.game.battle else { continue };
            if battle.skirmishes.is_empty() {
                continue;
            }
            for (side, seat) in battle.seats.into_iter().enumerate() {
                played.seen(Some(seat), |scene| {
                    let html = stage(scene).html;
                    let own = format!("half lower {}", scene.look(seat).class);
                    let lower = html.matches("half lower").count();
                    assert_eq!(html.matches(&own).count(), lower, "{html}");
                    seen[side] += lower;
                });
            }
        }
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

/// What a card of the hand says it gives is what it gives once it lies there.
#[test]
fn cards_give_what_they_promise() {
    let mut kept = 0;
    for seed in 0..12 {
        let mut played = Played::new(2 + seed as usize % 3, seed);
        while let Some(seat) = played.asked() {
            let of = |game: &StarCraft| game.view(Viewer::Seat(seat)).battle;
            let forecast = of(&played.game).and_then(|battle| battle.forecast);
            if !played.step() {
                break;
            }
            let (Some(forecast), Some(battle)) = (forecast, of(&played.game)) else { continue };
            let skirmish = &battle.skirmishes[usize::from(forecast.skirmish)];
            let side = usize::from(forecast.side);
            let (cards, strength) = (&skirmish.cards[side], &skirmish.strengths[side]);
            // Once they are turned over, the enemy's cards may change it.
            let face_up = skirmish.cards.iter().any(|cards| cards.face_up);
            if face_up || cards.from_deck || cards.reinforcement.is_some() {
                continue;
            }
            let fit = cards.standard.and_then(|card| forecast.fit(Some(card)));
            if let (Some(fit), Some(strength)) = (fit, strength) {
                assert_eq!(&fit.strength, strength, "seed {seed}");
                assert_eq!(fit.kills.len(), forecast.rivals.len());
                kept += 1;
            }
        }
    }
    assert!(kept > 25, "only {kept}");
}

/// The stage of a battle stands where the tray was, in which Event cards and technologies could be pointed at.
#[test]
fn abilities_are_buttons_during_a_battle() {
    let mut met = 0;
    for seed in 0..20 {
        let mut played = Played::new(2 + seed as usize % 5, Played::BROOD_WAR + seed);
        while let Some(seat) = played.asked() {
            if played.game.battle.is_some() {
                let view = played.game.view(Viewer::Seat(seat));
                let ask = choices::ask(&kernel::Seen::new(&played.game, seat), &view);
                let uses = ["use ", "ability ", "lead ", "guard"];
                for choice in &ask.choices {
                    if uses.iter().any(|word| choice.action.starts_with(word)) {
                        assert!(choice.things.is_empty(), "{choice:?}");
                        met += 1;
                    }
                }
            }
            played.step();
        }
    }
    assert!(met > 3, "{met}");
}
