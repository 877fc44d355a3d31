//! System tiles.

use kernel::data::{DataError, DataFile, Spot, fill};
use serde::Deserialize;
use toml::Table;

use crate::content::AreaPrint;
use crate::ids::{AREAS, Asset, CORNERS, Faction, SYSTEMS, System, TileSide};

/// FS-CAP-02: what a void is.
const VOID: AreaPrint = AreaPrint {
    world: false,
    materiel: 0,
    capacity: 3,
    assets: [0; Asset::COUNT],
    prosperity: 0,
    objective: false,
};

pub(super) struct Tiles {
    pub(super) homes: [Option<Faction>; SYSTEMS],
    pub(super) areas: [[AreaPrint; AREAS]; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideRow {
    tile: u8,
    side: TileSide,
    home: Option<Faction>,
    areas: Vec<Table>,
    #[serde(default, rename = "uncertain")]
    _uncertain: Vec<String>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum AreaRow {
    Void {},
    World {
        materiel: u8,
        capacity: u8,
        assets: Vec<String>,
        objective: bool,
        #[serde(default, rename = "confidence")]
        _confidence: String,
    },
}

pub(super) fn tiles(file: &mut DataFile) -> Result<Tiles, DataError> {
    let mut tiles = Tiles { homes: [None; SYSTEMS], areas: [[VOID; AREAS]; 2] };
    let rows = file.records::<SideRow>("side", &["tile", "side"])?;
    Spot::new("system_tiles.toml", "[[side]]").equal("", rows.len(), 2 * SYSTEMS)?;
    for (number, record) in rows.into_iter().enumerate() {
        let (at, row) = (&record.at, record.row);
        let (system, side) = (System((number / 2) as u8), TileSide((number % 2) as u8));
        at.equal("tile", row.tile, system.0 + 1)?;
        at.equal("side", row.side, side)?;
        // FS-SYS-02: both sides of a tile show the same icon, or none.
        let first = side.0 == 0;
        at.must(first || row.home == tiles.homes[system.index()], "home", "not as on side A")?;
        tiles.homes[system.index()] = row.home;
        at.equal("areas", row.areas.len(), CORNERS)?;
        for (area, table) in system.areas().zip(row.areas) {
            tiles.areas[side.index()][area.index()] = read_area(at, fill(at, "areas", table)?)?;
        }
    }
    Ok(tiles)
}

fn read_area(at: &Spot, row: AreaRow) -> Result<AreaPrint, DataError> {
    let AreaRow::World { materiel, capacity, assets, objective, .. } = row else {
        return Ok(VOID);
    };
    at.must(materiel <= 3, "areas.materiel", "a world has 0 to 3")?;
    at.must((1..=5).contains(&capacity), "areas.capacity", "a world has 1 to 5")?;
    let mut print = AreaPrint { world: true, materiel, capacity, objective, ..VOID };
    for asset in assets {
        match Asset::NAMES.iter().position(|name| *name == asset) {
            Some(kind) => print.assets[kind] += 1,
            None => {
                at.must(asset == "prosperity", "areas.assets", "there is no such asset")?;
                print.prosperity += 1;
            }
        }
    }
    Ok(print)
}
