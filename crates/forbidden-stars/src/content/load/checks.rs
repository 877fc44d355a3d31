//! What must hold between the tables, once all are read.

use kernel::data::{DataError, Spot};

use crate::content::{Content, FactionSheet, Intro, UpgradeFace};
use crate::ids::{
    AREAS, Area, CARDS, EVENTS, Faction, KINDS, OBJECTIVES, Order, SYSTEMS, StormIcon, Structure,
    System, TileSide, UPGRADES,
};
use crate::sets::SystemSet;

pub(super) fn what_must_hold(content: &Content) -> Result<(), DataError> {
    the_box(content)?;
    tiles(content)?;
    decks(content)?;
    for (players, intro) in (2..).zip(&content.intros) {
        introductory(content, players, intro)?;
    }
    Ok(())
}

/// What is listed as in the box is what the other files have.
fn the_box(content: &Content) -> Result<(), DataError> {
    let at = Spot::new("setup.toml", "[[component]]");
    let figures: u8 = content.factions.iter().flat_map(|it| it.figures).sum();
    let sum = |of: fn(&FactionSheet) -> u8| -> usize {
        content.factions.iter().map(|sheet| of(sheet) as usize).sum()
    };
    let kinds = |names: &[&str]| names.iter().map(|name| content.pieces(name)).sum::<usize>();
    for (id, found) in [
        ("system_tile", content.homes.len()),
        ("combat_card", 2 * content.cards.len()),
        ("event_card", content.events.len()),
        ("order_upgrade_card", content.upgrades.len()),
        ("faction_sheet", content.factions.len()),
        ("order_token", sum(|sheet| sheet.orders) * Order::COUNT),
        ("objective_token", sum(|sheet| sheet.objectives)),
        ("structure_control_token", sum(|sheet| sheet.control_tokens)),
        ("asset_token", kinds(&["forge_token", "cache_token", "reinforcement_token"])),
        ("die", content.die.count as usize),
        ("unit_figure", figures as usize),
        ("structure_figure", kinds(&Structure::NAMES)),
        ("warp_storm", Faction::NAMES.len()),
    ] {
        at.equal(id, content.pieces(id), found)?;
    }
    at.equal("objective_token", content.objectives.len(), Faction::NAMES.len() * OBJECTIVES)?;
    // FS-DIC-04
    at.equal("die", content.die.faces.iter().sum::<u8>(), 6)?;
    let dice = 2 * content.limits.max_dice_per_player;
    at.must(content.die.count >= dice, "die", "two players need as many as they may have")
}

/// FS-SYS-01, FS-SET-26, and the home tiles of the sheets.
fn tiles(content: &Content) -> Result<(), DataError> {
    for (number, sheet) in content.factions.iter().enumerate() {
        let at = Spot::of("factions.toml", "faction", Faction::NAMES[number]);
        let home = content.homes[sheet.home.index()];
        at.equal("home_tile", home, Some(Faction(number as u8)))?;
    }
    let at = Spot::new("system_tiles.toml", "[[side]]");
    let homes = content.homes.iter().flatten().count();
    at.equal("home", homes, content.factions.len())?;
    for side in [TileSide(0), TileSide(1)] {
        for system in (0..content.homes.len()).map(|number| System(number as u8)) {
            let prints = || system.areas().map(|area| content.print(side, area));
            let name = format!("{system} {side}");
            let spaces = prints().filter(|print| print.objective).count();
            at.equal(format_args!("{name}: objective"), spaces, 2)?;
            at.must(prints().any(|print| print.world), &name, "there is no world")?;
            at.must(prints().any(|print| !print.world), &name, "there is no void")?;
        }
    }
    Ok(())
}

/// FS-CUP-06, FS-UPG-09, FS-EVT-10, FS-SET-20.
fn decks(content: &Content) -> Result<(), DataError> {
    for (number, sheet) in content.factions.iter().enumerate() {
        let at = Spot::of("factions.toml", "faction", Faction::NAMES[number]);
        at.equal("combat deck", sheet.deck.len(), content.limits.combat_deck as usize)?;
        let cards = || content.cards.iter().skip(number * CARDS).take(CARDS);
        for (level, wanted) in [(0, 4), (2, 3), (3, 2)] {
            let found = cards().filter(|card| !card.starting && card.level == level).count();
            at.equal(format_args!("combat upgrades of level {level}"), found, wanted)?;
        }
        let upgrades = || content.upgrades.iter().skip(number * UPGRADES).take(UPGRADES);
        let strikes = upgrades().filter(|card| card.orbital_strike).count();
        at.equal("orbital strike upgrades", strikes, 2)?;
        for order in [Order::ADVANCE, Order::DEPLOY, Order::STRATEGIZE] {
            let plain = |card: &&UpgradeFace| card.order == order && !card.orbital_strike;
            at.equal("order upgrades", upgrades().filter(plain).count(), 1)?;
        }
        let events = || content.events.iter().skip(number * EVENTS).take(EVENTS);
        at.equal("schemes", events().filter(|card| card.scheme).count(), 4)?;
        for icon in (0..StormIcon::COUNT).map(|icon| StormIcon(icon as u8)) {
            at.equal("storm icons", events().filter(|card| card.storm == icon).count(), 2)?;
        }
        // FS-RNF-03: a token stands for the one unit of level 0 of the right kind.
        for ship in [false, true] {
            let units = content.units.iter().skip(number * KINDS).take(KINDS);
            let small = units.filter(|unit| unit.ship == ship && unit.level == 0).count();
            at.equal("units of level 0", small, 1)?;
        }
        let forces = sheet.forces;
        at.equal("materiel", forces.materiel, content.limits.start_materiel)?;
        let most = content.limits.max_asset_tokens_of_each_kind;
        at.must(forces.assets.iter().all(|tokens| *tokens <= most), "assets", "too many")?;
    }
    Ok(())
}

/// FS-SET-25: an introductory set-up keeps the rules of the set-up.
fn introductory(content: &Content, players: usize, intro: &Intro) -> Result<(), DataError> {
    let at = Spot::of("setup.toml", "intro", &players.to_string());
    let board = content.board(players);
    let limits = &content.limits;
    let tiles_each = (limits.home_tiles_per_player + limits.other_tiles_per_player) as usize;
    at.equal("tiles", intro.tiles.len(), players * tiles_each)?;
    let systems: SystemSet = intro.tiles.iter().map(|tile| tile.0).collect();
    at.equal("tiles", systems.len(), intro.tiles.len())?;
    at.equal("storms", intro.storms.len(), board.warp_storms as usize)?;
    let mut sides = [TileSide(0); SYSTEMS];
    for tile in &intro.tiles {
        sides[tile.0.index()] = tile.1;
    }
    let print = |area: Area| content.print(sides[area.system().index()], area);
    let mut standing = [0; AREAS];
    for &faction in &intro.factions {
        let placed = intro.tiles.iter().filter(|tile| tile.4 == faction);
        at.equal("tiles", placed.count(), tiles_each)?;
        let sheet = &content.factions[faction.index()];
        at.must(systems.has(sheet.home), "tiles", "a home tile is missing")?;
        // FS-SET-13: all forces are placed.
        let mut forces = sheet.forces;
        for &(unit, count, area) in intro.units.iter().filter(|it| it.0.faction() == faction) {
            let ship = content.units[unit.index()].ship;
            at.must(print(area).world != ship, "units", "a unit cannot stand there")?;
            at.must(forces.units[unit.kind()] >= count, "units", "more than the sheet has")?;
            forces.units[unit.kind()] -= count;
            standing[area.index()] += count;
        }
        at.equal("units", forces.units, [0; KINDS])?;
        for &(structure, _, area) in intro.structures.iter().filter(|it| it.1 == faction) {
            at.must(print(area).world, "structures", "a structure stands on a world")?;
            let left = forces.structures[structure.index()].checked_sub(1);
            forces.structures[structure.index()] =
                left.ok_or_else(|| at.error("structures", "more than the sheet has"))?;
        }
        at.equal("structures", forces.structures, [0; Structure::COUNT])?;
        // FS-SET-07
        let own = intro.objectives.iter().filter(|token| token.0 == faction).count();
        let given = board.objectives_to_each_opponent as usize * (players - 1);
        at.equal("objectives", own, given)?;
    }
    for &(owner, area) in &intro.objectives {
        at.must(print(area).objective, "objectives", "there is no space for a token")?;
        let by = intro.tiles.iter().find(|tile| tile.0 == area.system()).map(|tile| tile.4);
        at.must(by != Some(owner), "objectives", "nobody places an own token")?;
        let on_tile =
            |token: &&(Faction, Area)| token.0 == owner && token.1.system() == area.system();
        // FS-SET-15
        at.equal("objectives", intro.objectives.iter().filter(on_tile).count(), 1)?;
    }
    for area in systems.iter().flat_map(System::areas) {
        let fits = standing[area.index()] <= print(area).capacity;
        at.must(fits, "units", "FS-CAP-06: more than there is room for")?;
    }
    Ok(())
}
