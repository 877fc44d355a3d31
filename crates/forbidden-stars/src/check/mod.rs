//! What must hold in every state: pieces and cards conserved, limits kept, nothing in two
//! places. The tests ask it after every decision, and a saved state must pass it to be loaded.

use kernel::grid::Cell;
use kernel::{Options, Seat};

use crate::content::content;
use crate::ids::{Asset, CARDS, CombatCard, Order, SYSTEMS, Structure, System};
use crate::sets::{EventSet, SystemSet};
use crate::state::ForbiddenStars;

type Check = Result<(), String>;

/// Fails with a sentence unless the condition holds.
macro_rules! must {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}

mod steps;

/// The invariants of a game.
pub(crate) fn check(game: &ForbiddenStars) -> Check {
    places(game)?;
    board(game)?;
    areas(game)?;
    supply(game)?;
    for seat in game.everybody() {
        figures(game, seat).map_err(|text| format!("seat {seat}: {text}"))?;
        tokens(game, seat).map_err(|text| format!("seat {seat}: {text}"))?;
        cards(game, seat).map_err(|text| format!("seat {seat}: {text}"))?;
    }
    steps::check(game)?;
    // Everybody who is asked has a choice.
    must!(game.ending.is_some() || !game.pending().is_empty(), "nobody is asked anything");
    for seat in game.pending().iter() {
        let mut options = Options::new();
        game.list(seat, &mut options);
        must!(!options.is_empty(), "seat {seat} is asked without a choice");
    }
    Ok(())
}

/// Every place named is on the board, so that nothing else can go astray.
fn places(game: &ForbiddenStars) -> Check {
    let there = |system: System| game.placed.has(system);
    for placed in game.orders.iter() {
        must!(there(placed.site), "an order lies in {}, which is not there", placed.site);
    }
    if let Some(order) = &game.order {
        must!(there(order.system), "the active system is not there");
        must!(order.neighbour.is_none_or(there), "units came from nowhere");
    }
    if let Some(strike) = &game.strike {
        let here = there(strike.void.system()) && there(strike.target.system());
        must!(here, "a strike between areas that are not there");
    }
    for clash in &game.clashes {
        must!(there(clash.area.system()), "a contested area is not there");
        must!(clash.origins.iter().all(|area| there(area.system())), "units came from nowhere");
    }
    for storm in &game.storms[..game.seats as usize] {
        must!(storm.edge.is_none_or(|edge| game.is_edge(edge)), "a storm lies off the board");
    }
    Ok(())
}

/// FS-SET-05, -09, -18: the tiles and the storms.
fn board(game: &ForbiddenStars) -> Check {
    let each = content().limits.home_tiles_per_player + content().limits.other_tiles_per_player;
    let all = (each * game.seats) as usize;
    let dealt = System::all().filter(|it| !game.tiles[it.index()].dealt.is_none()).count();
    must!(dealt == 0 || dealt == all, "{dealt} tiles are dealt");
    for seat in game.everybody() {
        let own = System::all().filter(|it| game.tiles[it.index()].dealt.is(seat)).count();
        must!(dealt == 0 || own == each as usize, "seat {seat} was dealt {own} tiles");
    }
    must!(game.placed.iter().all(|it| !game.tiles[it.index()].dealt.is_none()), "a stray tile");
    must!(game.round == 0 || game.placed.len() == all, "a tile is missing");
    // FS-SET-09: side by side, in the rectangle.
    let mut joined: SystemSet = game.placed.iter().take(1).collect();
    for _ in 0..SYSTEMS {
        joined = joined.iter().fold(joined, |all, it| all.or(game.neighbours[it.index()]));
    }
    must!(joined == game.placed, "the tiles do not lie side by side");
    let span = |of: fn(Cell) -> i8| {
        let lines = || game.placed.iter().map(|it| of(game.tiles[it.index()].cell));
        lines().max().zip(lines().min()).map_or(0, |(most, least)| 1 + most.abs_diff(least))
    };
    let (wide, high) = (span(|cell| cell.x), span(|cell| cell.y));
    let most = content().board(game.seats as usize);
    let fits = |columns, rows| wide <= columns && high <= rows;
    let fits = fits(most.columns, most.rows) || fits(most.rows, most.columns);
    must!(fits, "the board is too large");
    let storms = &game.storms[..game.seats as usize];
    must!(game.round == 0 || storms.iter().all(|it| it.edge.is_some()), "a storm is missing");
    for (place, storm) in storms.iter().enumerate().filter(|(_, storm)| storm.edge.is_some()) {
        let twice = storms[..place].iter().any(|other| other.edge == storm.edge);
        must!(!twice, "two storms lie on one edge"); // FS-WRP-09
    }
    Ok(())
}

/// FS-ARE-08, FS-STR-01: what stands where it may stand.
fn areas(game: &ForbiddenStars) -> Check {
    for area in System::all().flat_map(System::areas) {
        let here = game.area(area);
        let placed = game.placed.has(area.system());
        must!(placed || *here == crate::state::AreaState::EMPTY, "{area} is not on the board");
        must!(game.overfull.has(area) == game.is_overfull(area), "{area} is not as full as noted");
        must!(here.owner.is_none() == (here.units() == 0), "{area} has units of nobody");
        must!(
            here.control.is_none() == (here.buildings() == 0),
            "{area}: a token without structure"
        );
        if !placed {
            continue;
        }
        let world = game.print(area).world;
        must!(world || here.buildings() == 0, "a structure stands in the void {area}");
        must!(here.objective.is_none() || game.print(area).objective, "an objective in {area}");
        for unit in here.owner.seat().into_iter().flat_map(|seat| game.own_units(seat)) {
            let count = here.ready[unit.kind()] + here.routed[unit.kind()];
            must!(count == 0 || unit.sheet().ship != world, "a {unit} stands in {area}");
        }
    }
    for (place, clash) in game.clashes.iter().enumerate() {
        let twice = game.clashes[..place].iter().any(|other| other.area == clash.area);
        must!(!twice, "{} is contested twice", clash.area);
        for (kind, placed) in clash.placed.iter().enumerate() {
            let there = clash.ready[kind] + clash.routed[kind];
            must!(*placed <= there, "more were placed in {} than stand there", clash.area);
        }
    }
    Ok(())
}

/// A sum of counts.
fn sum(counts: impl IntoIterator<Item = u8>) -> u32 {
    counts.into_iter().map(u32::from).sum()
}

/// FS-SET-27, FS-LIM-01: the common supply.
fn supply(game: &ForbiddenStars) -> Check {
    for structure in Structure::all() {
        let kind = structure.index();
        let built = sum(game.areas.iter().map(|area| area.structures[kind]));
        let waiting = sum(game.players.iter().map(|player| player.waiting_structures[kind]));
        let all = content().pieces(Structure::NAMES[kind]) as u32;
        let there = built + waiting + u32::from(game.supply.structures[kind]);
        must!(there == all, "there are {there} of the structure {structure}");
    }
    for asset in Asset::all() {
        let held = sum(game.players.iter().map(|player| player.assets[asset.index()]));
        let all = content().pieces(&format!("{asset}_token")) as u32;
        // FS-RNF-02: those that fight.
        let sides = game.combat.iter().flat_map(|combat| &combat.sides);
        let fighting = sum(sides.flat_map(|side| side.reinforcements));
        let fighting = if asset == Asset::REINFORCEMENT { fighting } else { 0 };
        let there = held + u32::from(game.supply.assets[asset.index()]) + fighting;
        must!(there == all, "there are {there} {asset} tokens");
    }
    Ok(())
}

/// FS-ELM-02: of a player who is out nothing is left; figures and control tokens of the others are all somewhere.
fn figures(game: &ForbiddenStars, seat: Seat) -> Check {
    let player = game.player(seat);
    let held = game.board_areas().filter(|&area| game.area(area).owners().any(|it| it == seat));
    must!(held.eq(game.lands[seat.index()].iter()), "what {seat} has is not where it was noted");
    let Some(faction) = player.faction else { return Ok(()) };
    let out = u32::from(!player.eliminated);
    for unit in faction.units() {
        let kind = unit.kind();
        let own = game.areas.iter().filter(|area| area.owner.is(seat));
        let standing = sum(own.flat_map(|area| [area.ready[kind], area.routed[kind]]));
        let came = game.clashes.iter().filter(|clash| clash.attacker == seat);
        let came = sum(came.flat_map(|clash| [clash.ready[kind], clash.routed[kind]]));
        let there = standing + came + sum([player.supply[kind], player.waiting[kind]]);
        must!(
            there == u32::from(faction.sheet().figures[kind]) * out,
            "there are {there} of the unit {unit}"
        );
    }
    let own = game.areas.iter().filter(|area| area.control.is(seat));
    let there = sum(own.flat_map(|area| area.structures)) + u32::from(player.control_tokens);
    must!(
        there == u32::from(faction.sheet().control_tokens) * out,
        "there are {there} control tokens"
    );
    Ok(())
}

/// Dials and tokens: materiel, assets, objectives, orders.
fn tokens(game: &ForbiddenStars, seat: Seat) -> Check {
    let limits = &content().limits;
    let player = game.player(seat);
    must!(player.materiel <= limits.max_materiel, "the dial shows {}", player.materiel); // FS-MAT-01
    for (asset, count) in Asset::all().zip(player.assets) {
        let most = limits.max_asset_tokens_of_each_kind; // FS-AST-02
        must!(count <= most, "there are {count} {asset} tokens");
    }
    let Some(faction) = player.faction else { return Ok(()) };
    // FS-SET-07
    let given = sum(game.players.iter().map(|other| other.given[seat.index()]));
    let lying = game.areas.iter().filter(|area| area.objective.is(seat)).count() as u32;
    let there = given + lying + u32::from(player.collected);
    let board = content().board(game.seats as usize);
    let all = u32::from(board.objectives_to_each_opponent * (game.seats - 1));
    let handed_out =
        game.round > 0 || System::all().any(|it| !game.tiles[it.index()].dealt.is_none());
    let right =
        if player.eliminated { lying == 0 } else { there == if handed_out { all } else { 0 } };
    must!(right, "there are {there} objective tokens");
    // FS-PLN-05: two order tokens of each kind, wherever they are.
    let secret = &game.secrets[seat.index()];
    for order in Order::all() {
        let placed = game.orders.iter().filter(|it| it.seat == seat && it.order == order);
        let aside = [&secret.orders, &player.on_events, &player.resolved];
        let there = placed.count() as u32 + sum(aside.map(|it| it[order.index()]));
        let all = if player.eliminated { 0 } else { faction.sheet().orders.into() };
        must!(there == all, "there are {there} {order} tokens");
    }
    Ok(())
}

/// FS-CUP-01, -02, FS-EVT-10: no card in two places.
fn cards(game: &ForbiddenStars, seat: Seat) -> Check {
    let player = game.player(seat);
    let Some(faction) = player.faction else { return Ok(()) };
    let limits = &content().limits;
    must!(player.combat.len() == limits.combat_deck as usize, "the combat deck is not complete");
    let secret = &game.secrets[seat.index()];
    for card in (0..CARDS).map(|place| CombatCard::of(faction, place)) {
        let copies = player.combat.copies(card);
        must!(copies != 1, "one copy of {card} is in the deck");
        let face_up = game.face_up(seat).iter().filter(|played| played.card == card).count();
        let laid = usize::from(secret.laid == Some(card));
        let elsewhere = secret.hand.copies(card) + laid + face_up;
        must!(elsewhere <= copies, "{card} is in two places");
    }
    let drawn = secret.drawn;
    let event = game.event.filter(|event| event.faction() == faction);
    let known = event.map_or(EventSet::NONE, EventSet::one);
    must!(player.schemes.and(drawn).without(known).is_empty(), "an event is in two places");
    let unused = player.used.without(player.upgrades);
    must!(unused.is_empty(), "an upgrade was used that was not bought");
    Ok(())
}
