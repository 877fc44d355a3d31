//! Tables drawn from random games: every answer is on the page, everything has one id, every picture exists.

use std::collections::HashSet;
use std::sync::LazyLock;

use forbidden_stars::ids::{Fighter, Stance, System, Unit};
use forbidden_stars::{Event, ForbiddenStars, Setup, Step};
use kernel::history::Chance;
use kernel::{Arg, Audience, Game, Name, Options, Rng, Seat, Seen, Viewer, message};
use tongue::Tongue;
use ui::scene::{Facts, Line, Moment, Promise, Scene, Sitter, Undo};
use ui::show::Show;
use ui_forbidden_stars::Pages;

static PROMISE: LazyLock<Promise> = LazyLock::new(|| Promise {
    position: false,
    hash: "d1ce".repeat(16),
    kept: Some(Chance::Seed { seed: 7, salt: Some("salt".into()) }),
});

/// Plays at random and looks at what each seat and a spectator see, every so often.
fn played(players: usize, board: &str, seed: u64, look: impl FnMut(&Scene<'_, Pages>)) {
    played_when(players, board, seed, |_, decisions| decisions % 12 == 0, look);
}

/// Plays at random and looks whenever it is time, and at the end.
fn played_when(
    players: usize,
    board: &str,
    seed: u64,
    when: impl Fn(&ForbiddenStars, usize) -> bool,
    mut look: impl FnMut(&Scene<'_, Pages>),
) {
    let setup = Setup::new(players, &[("board", board)]);
    let mut game = ForbiddenStars::new(&setup, seed).expect("a game");
    let (mut rng, mut options) = (Rng::new(seed), Options::new());
    let mut log: Vec<Event> = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.asked(&mut options) {
        if when(&game, decisions) {
            for viewer in (0..players as u8).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator])
            {
                seen(&game, viewer, &log, &mut look);
            }
        }
        let action = kernel::random_choice::<ForbiddenStars>(&options, &mut rng).expect("a choice");
        game.play(seat, action, &mut log);
        decisions += 1;
    }
    seen(&game, Viewer::Spectator, &log, &mut look);
}

fn seen(
    game: &ForbiddenStars,
    viewer: Viewer,
    log: &[Event],
    look: &mut impl FnMut(&Scene<'_, Pages>),
) {
    seen_in(tongue::english(), game, viewer, log, look);
}

fn seen_in(
    tongue: &'static Tongue,
    game: &ForbiddenStars,
    viewer: Viewer,
    log: &[Event],
    look: &mut impl FnMut(&Scene<'_, Pages>),
) {
    let view = game.view(viewer);
    let facts: Facts = Pages::facts(&view);
    let sitter = |n: usize| Sitter {
        name: ["Mira", "Tomasz", "Ines", "Piet"][n].into(),
        bot: None,
        open: false,
        present: true,
        yours: view.you.is_some_and(|seat| seat.index() == n),
        standin: false,
        time: None,
        rank: None,
    };
    let seats: Vec<Sitter> = (0..facts.players.len()).map(sitter).collect();
    let name = |(seat, sitter): (usize, &Sitter)| {
        let played = facts.players[seat].name.clone();
        played.unwrap_or_else(|| message!("person", name = sitter.name.clone()).into())
    };
    let names: Vec<Arg> = seats.iter().enumerate().map(name).collect();
    let may = |event: &&Event| match ForbiddenStars::audience(event) {
        Audience::All => true,
        Audience::Only(seat) => view.you == Some(seat),
    };
    let lines: Vec<Line<Event>> =
        log.iter().filter(may).map(|event| Line { moment: 1, event: event.clone() }).collect();
    let asked = view.you.filter(|seat| view.pending.contains(*seat));
    let ask = asked.map(|seat| Pages::ask(&Seen::new(game, seat), &view));
    look(&Scene {
        table: "k3v9x2",
        title: "Friday table",
        preview: None,
        view: &view,
        facts: &facts,
        tongue,
        names: &names,
        seats: &seats,
        version: 1,
        decision: 1,
        ahead: None,
        ask,
        hint: Some(&[]),
        undo: Undo::Not(message!("undo-past")),
        otherwise: None,
        basket: None,
        terms: ui::scene::Terms::default(),
        landmarks: &[],
        outlook: ui::scene::Outlook::default(),
        log: &lines,
        chat: &[],
        moment: Moment { shown: 1, last: 1, replay: false },
        promise: &PROMISE,
        coach: None,
        curtain: None,
        why: None,
        chart: &[],
    });
}

/// What stands in quotes after each ` name="`.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    html.split(open.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Ids once, no style, no script within, every label has its target.
fn is_sound(html: &str) {
    let ids = attributes(html, "id");
    let once: HashSet<&str> = ids.iter().copied().collect();
    let mut all = HashSet::new();
    for id in &ids {
        assert!(all.insert(id), "{id} stands twice");
    }
    assert!(!html.contains(" style="), "a style in the page");
    for target in attributes(html, "aria-labelledby") {
        assert!(once.contains(target), "nothing is called {target}");
    }
}

#[test]
fn every_answer_lives_on_the_page_and_pages_are_sound() {
    for (players, board, seed) in
        [(2, "manual", 1), (3, "fair", 2), (4, "introductory", 3), (2, "fair", 4)]
    {
        let (mut pages, mut asked) = (0, 0);
        played(players, board, seed, |scene| {
            let html = ui::table::table_page(scene).into_string();
            is_sound(&html);
            pages += 1;
            let Some(ask) = &scene.ask else { return };
            asked += 1;
            for choice in &ask.choices {
                assert!(!scene.called(&choice.label).is_empty(), "{}", choice.action);
                for thing in &choice.things {
                    assert!(
                        html.contains(&format!(" id=\"{thing}\"")),
                        "{} is made at {thing}, which is not on the page",
                        choice.action
                    );
                }
            }
        });
        assert!(pages > 30 && asked > 10, "{pages} pages, {asked} questions");
    }
}

#[test]
fn every_event_is_told_as_a_sentence() {
    let mut told = 0;
    for seed in 0..3 {
        played(3, "fair", seed, |scene| {
            for line in scene.log.iter().rev().take(12) {
                let Some(sentence) = Pages::sentence(scene, line) else { continue };
                let text = sentence.into_string();
                assert!(text.ends_with('.') || text.ends_with(".</span>"), "{text}");
                assert!(!text.contains("fs-log") && !text.contains("{"), "{text}");
                told += 1;
            }
        });
    }
    assert!(told > 500, "{told} sentences");
}

/// "Prophets and Signs" is one card: without quotes nobody could tell how many were drawn.
#[test]
fn cards_drawn_together_can_be_counted() {
    let game = ForbiddenStars::new(&Setup::new(2, &[("board", "fair")]), 1).expect("a game");
    let drawn = |id: &str| Event::EventDrawn { seat: Seat(0), event: id.parse().expect("a card") };
    let log = ["we_event_seduced_by_chaos", "we_event_prophets_and_signs"].map(drawn);
    seen(&game, Viewer::Seat(Seat(0)), &log, &mut |scene| {
        let (lines, told) = Pages::together(scene, scene.log).expect("one sentence");
        let told = told.into_string();
        assert_eq!((lines, count(&told, "“"), count(&told, "”")), (2, 2, 2), "{told}");
    });
}

/// All damage of a round to one party is one line of the log, whoever took it and whatever became of them.
#[test]
fn a_volley_is_told_in_one_sentence() {
    let game = ForbiddenStars::new(&Setup::new(2, &[("board", "fair")]), 1).expect("a game");
    let area = System(0).area(0);
    let (scout, marine) = (unit("scout"), unit("space_marine"));
    let hit = |seat, unit, damage| Event::Hit { seat, target: Fighter::new(unit), damage };
    let log = [
        hit(Seat(0), scout, 1),
        Event::UnitDestroyed { seat: Seat(0), unit: scout, stance: Stance::READY, area },
        hit(Seat(0), marine, 2),
        Event::Routed { seat: Seat(0), unit: Fighter::new(marine), area },
        hit(Seat(1), marine, 1),
    ];
    seen(&game, Viewer::Spectator, &log, &mut |scene| {
        let (lines, told) = Pages::together(scene, scene.log).expect("one sentence");
        let told = told.into_string();
        let words = ["3 damage", "Scout", "lost", "Space Marine", "routed"];
        assert!(lines == 4 && words.iter().all(|word| told.contains(word)), "{lines}: {told}");
    });
}

fn unit(id: &str) -> Unit {
    id.parse().expect("a unit")
}

#[test]
fn a_picture_stands_alone() {
    played(4, "fair", 5, |scene| {
        let svg = ui::picture::picture(scene);
        for strange in [" class=", " id=", " style=", "href", "NaN"] {
            assert!(!svg.contains(strange), "{strange} in the picture");
        }
    });
}

/// So often something stands in a page.
fn count(html: &str, what: &str) -> usize {
    html.matches(what).count()
}

#[test]
fn a_combat_says_what_every_card_would_do_and_how_it_ended() {
    let (mut laid, mut won, mut shown) = (0, 0, 0);
    // In every combat, and now and then between them.
    let when = |game: &ForbiddenStars, decisions| game.combat.is_some() || decisions % 50 == 0;
    for seed in 20..26 {
        played_when(2, "fair", seed, when, |scene| {
            let panels = Pages::panels(scene).into_iter();
            let html: String = panels.map(|part| part.html).collect();
            let last = |of: fn(&Event) -> bool| scene.log.iter().rposition(|line| of(&line.event));
            let begun = last(|event| matches!(event, Event::CombatBegins { .. }));
            let ended = last(|event| matches!(event, Event::CombatEnds { .. }));
            // The show is there once a combat is over, with a scene for the dice and one for the result.
            if ended.is_some() && ended > begun {
                assert!(html.contains("<dialog id=\"shown\" popover"), "no show");
                let scenes = attributes(&html, "data-scenes");
                assert!(scenes.len() == 1 && scenes[0].split(';').count() >= 2, "{scenes:?}");
                assert!(html.contains("<p id=\"battle-again\"><button"), "it can be seen again");
                shown += 1;
            }
            let Some(combat) = &scene.view.combat else {
                return assert!(html.contains("<section id=\"stage\" hidden>"));
            };
            if let Some(forecast) = &combat.forecast {
                assert_eq!(count(&html, "<footer title="), forecast.fits.len());
                // In both sums, in the morale, beside the tokens.
                assert_eq!(count(&html, "data-for=\"card-"), 4 * forecast.fits.len());
                laid += 1;
            }
            assert_eq!(html.contains("class=\"outcome-band"), combat.winner.is_some());
            won += usize::from(combat.winner.is_some());
        });
    }
    assert!(laid > 10 && won > 2 && shown > 20, "{laid} laid, {won} won, {shown} shown");
}

/// Whoever is asked about an ability or an event reads it whole where it is asked, and sees the sums with each answer.
#[test]
fn questions_about_abilities_have_their_words_and_sums() {
    let (mut offers, mut differ, mut asked) = (0, 0, 0);
    let when = |game: &ForbiddenStars, _| {
        let step = game.view(Viewer::Spectator).step;
        let events = matches!(step, Step::ChooseEvent(_) | Step::ResolveEvent(_));
        events || matches!(step, Step::Ability(_) | Step::UseAbility(_))
    };
    for seed in 30..34 {
        played_when(2, "fair", seed, when, |scene| {
            let Some(ask) = &scene.ask else { return };
            let html: String = Pages::panels(scene).into_iter().map(|part| part.html).collect();
            let part = |from: &str, to: &str| {
                let rest = html.split_once(from).map_or("", |(_, rest)| rest);
                rest.split_once(to).map_or("", |(part, _)| part).to_owned()
            };
            let words = |name: Name, form: &str| {
                scene.tongue.form(&name, form).expect("words").into_owned()
            };
            if let Some(offer) = scene.view.combat.as_ref().and_then(|it| it.offer.as_ref()) {
                let said = part("class=\"combat-offer", "</article>");
                let form = if offer.unit { "unit" } else { "general" };
                assert!(said.contains(&words(offer.card.into(), form)), "{said}");
                offers += 1;
                let known = offer.answers.iter().all(|answer| answer.sums.is_some());
                if known && offer.answers[0].sums != offer.answers[1].sums {
                    // Two hits and the morale, with it and without.
                    let table = part("<table class=\"with-and-without", "</table>");
                    assert_eq!(count(&table, "<td>"), 6, "{table}");
                    differ += 1;
                }
                return;
            }
            let said = part(" id=\"asked\"", "</section>");
            let things = ask.choices.iter().flat_map(|choice| &choice.things);
            let mut about: Vec<Name> = things
                .filter_map(|thing| match thing {
                    ui_forbidden_stars::Thing::Event(event) => Some((*event).into()),
                    _ => None,
                })
                .collect();
            about.extend(scene.view.event.filter(|_| about.is_empty()).map(Name::from));
            if about.is_empty() {
                let faction = scene.view.player(ask.seat).and_then(|player| player.faction);
                about.extend(faction.map(Name::from));
            }
            for name in about {
                assert!(said.contains(&words(name, "text")), "{said}");
            }
            asked += 1;
        });
    }
    assert!(
        offers > 10 && differ > 5 && asked > 10,
        "{offers} offers, {differ} sums, {asked} asked"
    );
}

/// Calls `look` at every decision of a random game.
fn decided(players: usize, seed: u64, mut look: impl FnMut(&ForbiddenStars, Seat)) {
    let setup = Setup::new(players, &[("board", "fair")]);
    let mut game = ForbiddenStars::new(&setup, seed).expect("a game");
    let (mut rng, mut options) = (Rng::new(seed), Options::new());
    while let Some(seat) = game.asked(&mut options) {
        look(&game, seat);
        let action = kernel::random_choice::<ForbiddenStars>(&options, &mut rng).expect("a choice");
        game.play(seat, action, &mut kernel::NoLog);
    }
}

/// Makes choices one after the other, each of which must be offered.
fn makes(game: &ForbiddenStars, seat: Seat, choices: &[forbidden_stars::Action]) {
    let (mut game, mut options) = (game.clone(), Options::new());
    for choice in choices {
        assert_eq!(game.asked(&mut options), Some(seat), "before {choice}");
        assert!(options.contains(choice), "{choice} is not offered");
        game.play(seat, *choice, &mut kernel::NoLog);
    }
}

#[test]
fn units_that_go_together_can_all_go() {
    let mut companies = 0;
    for seed in 0..6 {
        decided(3, seed, |game, seat| {
            let ask = Pages::ask(&Seen::new(game, seat), &game.view(Viewer::Seat(seat)));
            for choice in &ask.choices {
                let Some(onward) = &choice.onward else { continue };
                let many = onward.times.min(onward.places[0].room);
                assert!(many > 0, "{}", choice.action);
                let action = choice.action.parse().expect("an action");
                makes(game, seat, &vec![action; usize::from(many)]);
                companies += usize::from(many > 1);
            }
        });
    }
    assert!(companies > 20, "{companies} companies");
}

#[test]
fn what_is_in_the_basket_can_be_bought_at_once() {
    let (mut baskets, mut bought) = (0, 0);
    for seed in 0..6 {
        decided(2, seed, |game, seat| {
            let (seen, view) = (Seen::new(game, seat), game.view(Viewer::Seat(seat)));
            let mut wanted: Vec<forbidden_stars::Action> = Vec::new();
            while let Some(basket) = Pages::basket(&seen, &view, &wanted) {
                assert_eq!(basket.wanted.len(), wanted.len());
                // What is pressed to end it is one of the answers, and sends the basket, too.
                let mut offered = Options::new();
                game.options(seat, &mut offered);
                let ends =
                    |action: &forbidden_stars::Action| basket.ends == Some(action.to_string());
                assert!(offered.iter().any(ends), "{:?}", basket.ends);
                let items = basket.groups.iter().flat_map(|group| &group.items);
                let more = items.filter_map(|item| item.more.as_ref().ok()).next_back();
                let Some(more) = more else {
                    break;
                };
                wanted.push(more.parse().expect("an action"));
            }
            if !wanted.is_empty() {
                makes(game, seat, &Pages::in_full(&seen, &wanted, kernel::Unsaid::End));
                baskets += 1;
                bought += wanted.len();
            }
        });
    }
    assert!(baskets > 5 && bought > baskets, "{baskets} baskets with {bought} things");
}

/// The lines of the log in a language, as plain text, to an onlooker.
fn told(tongue: &'static Tongue, game: &ForbiddenStars, log: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    seen_in(tongue, game, Viewer::Spectator, log, &mut |scene| {
        let said = scene.log.iter().filter_map(|line| Pages::sentence(scene, line));
        lines.extend(said.map(|line| plain(&line.into_string())));
    });
    lines
}

/// The words of a piece of HTML.
fn plain(html: &str) -> String {
    let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.collect()
}

/// Nothing is said of what is not there: "rerolls dice: now .", "buys a Scout for , 0 materiel".
#[test]
fn no_line_of_the_log_has_a_hole() {
    for seed in 0..6 {
        let setup = Setup::new(2 + seed as usize % 3, &[("board", "introductory")]);
        let mut game = ForbiddenStars::new(&setup, seed).expect("a game");
        let (mut rng, mut options, mut log) = (Rng::new(seed), Options::new(), Vec::new());
        while let Some(seat) = game.asked(&mut options) {
            let action = kernel::random_choice::<ForbiddenStars>(&options, &mut rng);
            game.play(seat, action.expect("a choice"), &mut log);
        }
        for tongue in tongue::offered() {
            for line in told(tongue, &game, &log) {
                let hole =
                    ["  ", " .", " ,", ": .", "()", "( "].into_iter().find(|it| line.contains(it));
                assert_eq!(hole, None, "{}: '{line}'", tongue.code());
            }
        }
    }
}

/// What is taken is lost and not paid, a purchase names the tokens it took, a gift is not bought, and who has orders beneath
/// others has them still.
#[test]
fn the_log_tells_taking_from_paying_and_gifts_from_purchases() {
    use forbidden_stars::ids::{Area, Asset, CombatCard, Structure, Unit, Upgrade};
    let setup = Setup::new(2, &[("board", "introductory")]);
    let mut game = ForbiddenStars::new(&setup, 1).expect("a game");
    let (seat, mut options) = (Seat(0), Options::new());
    while game.round == 0 {
        let asked = game.asked(&mut options).expect("somebody is asked");
        game.play(asked, options[0], &mut kernel::NoLog);
    }
    let faction = game.player(seat).faction.expect("a faction");
    let area = Area::all().find(|it| game.placed.has(it.system())).expect("an area");
    let unit = Unit::of(faction, 0);
    let upgrade = Upgrade::all().next().expect("an upgrade");
    let (card, discarded) = (CombatCard::of(faction, 5), CombatCard::of(faction, 0));
    let log = [
        Event::MaterielPaid { seat, amount: 2 },
        Event::MaterielLost { seat, amount: 2 },
        Event::AssetLost { seat, asset: Asset::CACHE },
        Event::UnitBought { seat, unit, area, materiel: 1, forges: 2, caches: 1 },
        Event::StructureBought {
            seat,
            structure: Structure::BASTION,
            area,
            materiel: 0,
            caches: 1,
        },
        Event::UpgradeBought { seat, upgrade, materiel: None },
        Event::UpgradeBought { seat, upgrade, materiel: Some(0) },
        Event::CardsBought { seat, card, discarded, materiel: None },
        Event::TurnSkipped { seat },
    ];
    let words: [(&str, [&str; 9], &str); 3] = [
        (
            "en",
            [
                "pay",
                "lose",
                "lose",
                "paying 1 materiel, 2 forge tokens and a cache token",
                "a cache token",
                "gain",
                "buy",
                "gain",
                "on top",
            ],
            "left",
        ),
        (
            "pl",
            [
                "płac",
                "trac",
                "trac",
                "1 materiał, 2 znaczniki kuźni i znacznik składu",
                "za znacznik składu",
                "zysk",
                "kupuj",
                "zysk",
                "na wierzchu",
            ],
            "już",
        ),
        (
            "de",
            [
                "zahl",
                "verlier",
                "verlier",
                "1 Material, 2 Schmiedemarker und ein Depotmarker",
                "(ein Depotmarker)",
                "erh",
                "kauf",
                "erh",
                "oben auf",
            ],
            "mehr",
        ),
    ];
    for (code, words, not) in words {
        let tongue = tongue::tongue(code).expect("a language");
        let lines = told(tongue, &game, &log);
        assert_eq!(lines.len(), log.len(), "{lines:?}");
        for (line, word) in lines.iter().zip(words) {
            assert!(line.contains(word), "{code}: '{line}' does not say '{word}'");
        }
        assert!(!lines[8].contains(not), "{code}: '{}' says '{not}'", lines[8]);
    }
}
