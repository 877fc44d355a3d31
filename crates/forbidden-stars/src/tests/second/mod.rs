//! A second opinion on combat: a model from the rulebook follows random combats by what was rolled, drawn and decided, and has to
//! come to the same choices at every decision and to the same board at the end.

mod abilities;
mod ground;
mod model;
mod powers;
mod rounds;
mod schemes;
mod words;

use std::collections::BTreeMap;

use kernel::{NoLog, Options, Rng, Seat};
use model::{Agreed, Attack, Entry, Ground, Model, Piece, Transcript};

use super::table::table;
use crate::content::Exception;
use crate::ids::{
    Area, Asset, CARDS, CombatCard, EventCard, KINDS, Order, Stance, Structure, System, Unit,
};
use crate::report::Event;
use crate::ruleset::{AttackerRetreat, RoundDamage, VoidConsent};
use crate::sets::{CardSet, EventSet, ExceptionSet};
use crate::state::{Clash, ForbiddenStars, OrderState};
use crate::step::Step;

/// The tiles of the cross.
const CROSS: [u8; 5] = [1, 3, 9, 10, 12];

/// Whether something happens that has this chance in a hundred.
fn chance(rng: &mut Rng, percent: u32) -> bool {
    rng.below(100) < percent
}

/// A random kind of unit of a player that suits an area and has a figure left.
fn figure(game: &ForbiddenStars, rng: &mut Rng, seat: Seat, area: Area) -> Option<Unit> {
    let world = game.print(area).world;
    let left =
        |unit: &Unit| unit.sheet().ship != world && game.player(seat).supply[unit.kind()] > 0;
    let kinds: Vec<Unit> = game.own_units(seat).filter(left).collect();
    rng.pick(&kinds)
}

/// Puts random units of a player into an area.
fn populate(game: &mut ForbiddenStars, rng: &mut Rng, seat: Seat, area: Area, count: u32) {
    for _ in 0..count {
        if let Some(unit) = figure(game, rng, seat, area) {
            game.players[seat.index()].supply[unit.kind()] -= 1;
            let stance = if chance(rng, 25) { Stance::ROUTED } else { Stance::READY };
            game.put_in_stance(seat, unit, stance, area);
        }
    }
}

/// A board in the middle of an order, just before a combat; none if all figures stand elsewhere.
fn before_a_combat(seed: u64) -> Option<ForbiddenStars> {
    let mut rng = Rng::new(seed);
    let rng = &mut rng;
    let mut game = table(4).game;
    game.rng = Rng::new(seed ^ 0x5eed);
    if seed % 3 == 1 {
        game.rules.attacker_retreat = AttackerRetreat::UnitByUnit;
    }
    if seed % 5 == 1 {
        game.rules.damage_in_round = RoundDamage::EachStep;
    }
    if seed % 7 == 1 {
        game.rules.void_consent = VoidConsent::NeedsCard;
    }
    let cross: Vec<Area> = CROSS.iter().flat_map(|number| System(number - 1).areas()).collect();
    let area = rng.pick(&cross).expect("an area");
    let attacker = Seat(rng.below(4) as u8);
    let defender = Seat((attacker.0 + 1 + rng.below(3) as u8) % 4);
    // Around it.
    for other in cross.iter().copied().filter(|other| *other != area) {
        let seat = Seat(rng.below(4) as u8);
        if chance(rng, 45) {
            let count = 1 + rng.below(2);
            populate(&mut game, rng, seat, other, count);
        }
        if chance(rng, 20) && game.print(other).world {
            let structure = Structure(rng.below(3) as u8);
            game.build(seat, structure, other, &mut NoLog);
        }
    }
    for storm in 0..3 {
        let edges: Vec<_> = game.edges().filter(|edge| !game.is_stormy(*edge)).collect();
        game.storms[storm].edge = rng.pick(&edges);
    }
    game.survey_storms();
    // Who defends.
    let count = rng.below(5);
    populate(&mut game, rng, defender, area, count);
    if game.print(area).world {
        for structure in Structure::all() {
            if chance(rng, 30) {
                game.build(defender, structure, area, &mut NoLog);
            }
        }
    }
    if game.area(area).is_uncontrolled() {
        let unit = figure(&game, rng, defender, area)?;
        game.place_unit(defender, unit, area, &mut NoLog);
    }
    // Who attacks.
    let mut clash = Clash::new(area, attacker);
    for _ in 0..=rng.below(5) {
        if let Some(unit) = figure(&game, rng, attacker, area) {
            game.players[attacker.index()].supply[unit.kind()] -= 1;
            clash.ready[unit.kind()] += 1;
        }
    }
    clash.by_advance = chance(rng, 90);
    let near = game.neighbours[area.system().index()];
    let world = game.print(area).world;
    let starts: Vec<Area> = cross
        .iter()
        .copied()
        .filter(|it| near.has(it.system()) || it.system() == area.system())
        .filter(|it| *it != area && game.print(*it).world == world)
        .collect();
    for _ in 0..=rng.below(2) {
        if let Some(from) = rng.pick(&starts).filter(|_| clash.by_advance) {
            clash.origins.add(crate::sets::AreaSet::one(from));
        }
    }
    game.clashes.push(clash);
    for seat in [attacker, defender] {
        let player = &mut game.players[seat.index()];
        // Five pairs of fourteen.
        let mut places: Vec<usize> = (0..CARDS).collect();
        rng.shuffle(&mut places);
        let faction = player.faction.expect("a faction");
        let pairs = places[..5].iter().map(|place| CardSet::pair(CombatCard::of(faction, *place)));
        player.combat = pairs.fold(CardSet::NONE, CardSet::or);
        for (asset, most) in [(Asset::FORGE, 3), (Asset::REINFORCEMENT, 4)] {
            let count = rng.below(most) as u8;
            player.assets[asset.index()] = count;
            game.supply.assets[asset.index()] -= count;
        }
        if chance(rng, 10) {
            player.control_tokens = player.control_tokens.min(rng.below(2) as u8);
        }
    }
    if chance(rng, 10) {
        game.supply.assets[Asset::REINFORCEMENT.index()] = 0;
    }
    for id in [
        "um_event_adeptus_mechanicus",
        "um_event_emperors_champion",
        "we_event_seduced_by_chaos",
        "es_event_gitz_dem",
        "es_event_teer_it_down",
        "iy_event_farsight",
    ] {
        let event: EventCard = id.parse().expect("an event card");
        if chance(rng, 30) {
            game.players[event.faction().index()].schemes.add(EventSet::one(event));
        }
    }
    let mut order = OrderState::new(attacker, area.system(), Order::ADVANCE, None);
    for exception in [
        Exception::ShipsIgnoreWarpStorms,
        Exception::UnitsIgnoreWarpStorms,
        Exception::MoraleDieAtStartOfCombat,
    ] {
        if chance(rng, 8) {
            order.exceptions.add(ExceptionSet::one(exception));
        }
    }
    game.order = Some(order);
    game.steps.push(Step::Order);
    game.steps.push(Step::Combat);
    Some(game)
}

/// Plays the combats of a board at random and writes down what a model cannot know.
fn play(game: &mut ForbiddenStars, seed: u64) -> Transcript {
    let mut rng = Rng::new(seed);
    let mut transcript = Transcript::default();
    let mut options = Options::new();
    while game.steps.contains(&Step::Combat) {
        let mut log: Vec<Event> = Vec::new();
        options.clear();
        match game.asked_first() {
            None => game.run(&mut log, &mut options),
            Some(seat) => {
                game.list(seat, &mut options);
                let action = rng.pick(&options).expect("a choice");
                if options.len() > 1 || game.asks_anyway() {
                    let lines = options.iter().map(|action| action.to_string()).collect();
                    transcript.0.push_back(Entry::Decision(seat, lines, action.to_string()));
                }
                game.carry_out(seat, action, &mut log);
            }
        }
        for event in log {
            let entry = match event {
                Event::DiceRolled { seat, dice } | Event::DiceRerolled { seat, dice, .. } => {
                    Entry::Dice(seat, dice)
                }
                Event::CardDrawn { seat, card } => Entry::Drawn(seat, card.to_string()),
                Event::CardDiscarded { seat, card } => Entry::Discarded(seat, card.to_string()),
                Event::DamageAssessed { values, .. } => Entry::Values(values),
                Event::MoraleCompared { morale, .. } => Entry::Morale(morale),
                _ => continue,
            };
            if !matches!(entry, Entry::Dice(_, [0, 0, 0])) {
                transcript.0.push_back(entry);
            }
        }
    }
    transcript
}

/// Units by kind, one by one.
fn pieces(
    game: &ForbiddenStars,
    seat: Seat,
    ready: [u8; KINDS],
    routed: [u8; KINDS],
) -> Vec<Piece> {
    let mut all = Vec::new();
    for unit in game.own_units(seat) {
        for (count, routed) in [(ready[unit.kind()], false), (routed[unit.kind()], true)] {
            for _ in 0..count {
                all.push(Piece { kind: unit, token: false, routed, harm: 0 });
            }
        }
    }
    all
}

/// What lies on the board, area by area.
fn board(game: &ForbiddenStars) -> BTreeMap<Area, Ground> {
    let ground = |area: Area| {
        let state = game.area(area);
        let owner = state.owner.seat();
        let mut units =
            owner.map_or(Vec::new(), |seat| pieces(game, seat, state.ready, state.routed));
        units.sort();
        Ground {
            owner,
            units,
            control: state.control.seat(),
            structures: state.structures,
            harm: vec![0; state.structures[2] as usize],
        }
    };
    game.board_areas().map(|area| (area, ground(area))).collect()
}

fn seats<T>(of: impl Fn(Seat) -> T) -> BTreeMap<Seat, T> {
    (0..4).map(Seat).map(|seat| (seat, of(seat))).collect()
}

fn model_of(game: &ForbiddenStars, transcript: Transcript) -> Model {
    let order = game.order.expect("an order");
    let has = |exception| order.exceptions.has(exception);
    let all = has(Exception::UnitsIgnoreWarpStorms);
    let ships = has(Exception::ShipsIgnoreWarpStorms);
    let clash = game.clashes[0];
    let mut figures = BTreeMap::new();
    for seat in (0..4).map(Seat) {
        for unit in game.own_units(seat) {
            figures.insert((seat, unit), game.player(seat).supply[unit.kind()]);
        }
    }
    let systems = || game.placed.iter();
    let mut storms = Vec::new();
    for system in systems() {
        for other in game.barred[system.index()].iter() {
            storms.push((system.0, other.0));
        }
    }
    Model {
        transcript,
        agreed: Agreed {
            unit_by_unit: game.rules.attacker_retreat == AttackerRetreat::UnitByUnit,
            each_step: game.rules.damage_in_round == RoundDamage::EachStep,
            needs_card: game.rules.void_consent == VoidConsent::NeedsCard,
        },
        board: board(game),
        world: game.board_areas().map(|area| (area, game.print(area).world)).collect(),
        borders: game
            .board_areas()
            .map(|area| (area, game.borders[area.index()].iter().collect()))
            .collect(),
        storms,
        neighbours: systems()
            .map(|it| (it.0, game.neighbours[it.index()].iter().map(|it| it.0).collect()))
            .collect(),
        ignores: (all || ships).then_some((order.seat, all)),
        warp_die: has(Exception::MoraleDieAtStartOfCombat).then_some(order.seat),
        figures,
        reinforcements: seats(|seat| game.player(seat).assets[Asset::REINFORCEMENT.index()]),
        forges: seats(|seat| game.player(seat).assets[Asset::FORGE.index()]),
        reinforcements_left: game.supply.assets[Asset::REINFORCEMENT.index()],
        control_tokens: seats(|seat| game.player(seat).control_tokens),
        schemes: seats(|seat| {
            let player = game.player(seat);
            let faction = player.faction.expect("a faction");
            player.schemes.iter(faction).map(|event| event.to_string()).collect()
        }),
        decks: seats(|seat| {
            let player = game.player(seat);
            let faction = player.faction.expect("a faction");
            let kinds = player.combat.kinds(faction);
            kinds.flat_map(|card| [card.to_string(), card.to_string()]).collect()
        }),
        attacks: vec![Attack {
            area: clash.area,
            seat: clash.attacker,
            units: pieces(game, clash.attacker, clash.ready, clash.routed),
            origins: clash.origins.iter().collect(),
            by_advance: clash.by_advance,
        }],
        combats: 0,
        area: clash.area,
        sides: Vec::new(),
        origins: Vec::new(),
        by_advance: false,
        placed: Vec::new(),
        laid: [None, None],
        current: 0,
    }
}

/// Compares what a model says with what the game says, after all combats.
fn compare(model: &mut Model, game: &ForbiddenStars) {
    assert!(model.transcript.0.is_empty(), "{:?} is left", model.transcript.0);
    for ground in model.board.values_mut() {
        ground.units.sort();
    }
    let now = board(game);
    for (area, ground) in &now {
        assert_eq!(&model.board[area], ground, "{area}");
    }
    for ((seat, unit), count) in &model.figures {
        assert_eq!(game.player(*seat).supply[unit.kind()], *count, "{unit}");
    }
    assert_eq!(game.supply.assets[Asset::REINFORCEMENT.index()], model.reinforcements_left);
    for seat in (0..4).map(Seat) {
        let player = game.player(seat);
        assert_eq!(player.assets[Asset::REINFORCEMENT.index()], model.reinforcements[&seat]);
        assert_eq!(player.control_tokens, model.control_tokens[&seat]);
        assert_eq!(player.schemes.len(), model.schemes[&seat].len());
        assert_eq!(game.deck(seat), player.combat);
    }
    assert_eq!(game.scripts.len(), 0);
}

/// What happened in the combats that were followed.
#[derive(Default)]
struct Tally {
    decisions: usize,
    cards: BTreeMap<String, usize>,
    second_combats: usize,
}

/// Follows one random combat.
fn follow(seed: u64, tally: &mut Tally) {
    let Some(before) = before_a_combat(seed) else { return };
    let mut after = before.clone();
    let transcript = play(&mut after, seed.wrapping_mul(31));
    let decided = transcript.0.iter().filter_map(|entry| match entry {
        Entry::Decision(_, _, line) => Some(line),
        _ => None,
    });
    for line in decided {
        tally.decisions += 1;
        if let Some(card) = line.strip_prefix("card ") {
            *tally.cards.entry(card.to_owned()).or_default() += 1;
        }
    }
    let mut model = model_of(&before, transcript);
    model.fight();
    tally.second_combats += usize::from(model.combats > 1);
    compare(&mut model, &after);
}

/// FS-CMB, FS-CRD, FS-DMG, FS-RET, FS-MOR, FS-RNF, FS-BAS and all combat cards.
#[test]
fn a_second_opinion_on_two_thousand_combats() {
    let mut tally = Tally::default();
    for seed in 0..2_000 {
        follow(seed, &mut tally);
    }
    // Every card was played, and everything rare came about.
    assert_eq!(tally.cards.len(), 4 * CARDS);
    assert!(tally.cards.values().all(|count| *count > 20), "{:?}", tally.cards);
    assert!(tally.decisions > 20_000, "{}", tally.decisions);
    assert!(tally.second_combats > 0);
}
