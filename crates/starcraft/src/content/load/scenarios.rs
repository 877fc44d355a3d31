//! The scenarios and their items.

use std::collections::BTreeMap;

use kernel::data::{DataError, DataFile, Entry, Spot};
use kernel::grid::{Cell, Side};
use serde::Deserialize;

use super::units::{UnitCounts, Units};
use crate::content::{
    Aim, Content, Domain, ItemStart, Part, Placement, ScenarioGoal, ScenarioSheet, Whither,
};
use crate::ids::{Area, Faction, Item, Leader, MAX_ROUTES, Module, NORMAL_ROUTES, Planet, Race};
use crate::ruleset::Expansion;
use crate::sets::EventSet;
use crate::state::Site;

rows! {
    ItemRow { tokens: u8, }
    ScenarioRow {
        players: PlayersRow, factions: Vec<String>, teams: Vec<Vec<String>>,
        play_order: Vec<String>, first_player: String, rounds: u16, uses_conquest_points: bool,
        uses_leadership_cards: bool, event_deck: EventDeckRow, galaxy: Vec<TileRow>,
        z_routes: Vec<RouteRow>, forces: Vec<ForceRow>, items: Vec<ItemStartRow>,
        special_rules: Vec<SpecialRow>, victory: Vec<GoalRow>,
        #[serde(rename = "sourced_facts")] _sourced_facts: Vec<String>,
    }
    PlayersRow { min: u8, max: u8, }
    EventDeckRow { remove_random: RandomRow, remove_named: Vec<String>, }
    RandomRow { stage_1: u8, stage_2: u8, }
    TileRow { planet: String, x: i8, y: i8, rotation: u8, }
    RouteRow { a: EndRow, b: EndRow, }
    EndRow { planet: String, slot: Side, }
    ForceRow {
        faction: String, workers: u8, transports: u8, heroes: Vec<String>, leadership: Vec<String>,
        buildings: Vec<String>, modules: Vec<Module>, placements: Vec<PlacementRow>,
    }
    PlacementRow {
        planet: String, base: bool, units: UnitCounts,
        #[serde(default)] installations: BTreeMap<Site, u8>,
    }
    ItemStartRow {
        item: String, planet: Option<String>, area: Option<String>, carried_by: Option<CarrierRow>,
    }
    CarrierRow { faction: String, unit: String, planet: String, }
    GoalRow {
        who: String, goal: String, at: Option<String>,
        #[serde(default)] items: Vec<String>,
        planet: Option<String>,
        #[serde(default)] carried: bool,
        #[serde(default)] controlled: bool,
        installation: Option<Site>,
    }
}

/// A rule of a scenario's own; its operation is always `rule`.
#[derive(Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
#[expect(dead_code, reason = "there is only one operation, and it must be named")]
enum SpecialRow {
    ItemCarriers { op: RuleWord, domain: String },
    LeadershipWithoutStart { op: RuleWord, card: String },
    MergeFactions { op: RuleWord, players: Vec<u8>, groups: Vec<[String; 2]> },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum RuleWord {
    Rule,
}

/// Reads the ids of the items.
pub(super) fn items(file: &mut DataFile) -> Result<Vec<String>, DataError> {
    let mut ids = Vec::new();
    for record in file.records::<ItemRow>("item", &["id"])? {
        record.at.equal("tokens", record.row.tokens, 1)?; // BW-CMP-16
        ids.push(record.id);
    }
    Spot::new("scenarios.toml", "[[item]]").equal("id", ids.len(), crate::ids::ITEMS)?;
    Ok(ids)
}

/// Reads the scenarios, with everything else they speak of at hand.
pub(super) fn scenarios(
    file: &mut DataFile,
    units: &Units,
    content: &Content,
    game: Expansion,
) -> Result<Vec<ScenarioSheet>, DataError> {
    let records = file.records::<ScenarioRow>("scenario", &["id"])?;
    let read = |record: Entry<ScenarioRow>| {
        let at = record.at.clone();
        Reader { at: &at, units, content, game }.scenario(record)
    };
    records.into_iter().map(read).collect()
}

struct Reader<'a> {
    at: &'a Spot,
    units: &'a Units,
    content: &'a Content,
    game: Expansion,
}

impl Reader<'_> {
    fn scenario(&self, record: Entry<ScenarioRow>) -> Result<ScenarioSheet, DataError> {
        let Entry { at, id, confidence, row, .. } = record;
        let factions = self.factions("factions", &row.factions)?;
        let (least, most) = (row.players.min, row.players.max);
        let right = 2 <= least && least <= most && usize::from(most) == factions.len();
        at.must(right, "players", "expected two players to one for each faction")?;
        at.must((1..=40).contains(&row.rounds), "rounds", "expected 1 to 40")?;
        at.must(!row.uses_leadership_cards, "uses_leadership_cards", "nobody could choose any")?;
        let first = self.faction("first_player", &row.first_player)?;
        at.must(factions.contains(&first), "first_player", "this faction does not take part")?;

        let mut carriers = Domain::Any;
        let mut merges = Vec::new();
        let mut without_start = Vec::new();
        for rule in &row.special_rules {
            match rule {
                SpecialRow::ItemCarriers { domain, .. } => {
                    let known = [
                        ("any", Domain::Any),
                        ("ground", Domain::Ground),
                        ("flying", Domain::Flying),
                    ];
                    carriers = at.word("special_rules.domain", domain, &known)?;
                }
                SpecialRow::LeadershipWithoutStart { card, .. } => without_start.push(card),
                SpecialRow::MergeFactions { players, groups, .. } => {
                    let fewer = (least..most).collect::<Vec<u8>>();
                    at.equal("special_rules.players", players.as_slice(), fewer.as_slice())?;
                    for [one, other] in groups {
                        let pair = [one, other].map(|id| self.faction("special_rules.groups", id));
                        let [one, other] = pair;
                        merges.push([one?, other?]);
                    }
                }
            }
        }
        let enough = factions.len() - merges.len() <= usize::from(least);
        at.must(enough, "players.min", "some factions would have no player")?;

        let order = self.factions("play_order", &row.play_order)?;
        let same = order.len() == factions.len() && order.iter().all(|f| factions.contains(f));
        at.must(same, "play_order", "it does not have exactly the factions")?;
        let teams = (row.teams.iter().map(|team| self.factions("teams", team)))
            .collect::<Result<Vec<_>, _>>()?;
        let mut parts = Vec::new();
        for (place, faction) in (0..).zip(order) {
            let id = &self.content.factions[faction.index()].id;
            let of = row.forces.iter().filter(|force| force.faction == *id).collect::<Vec<_>>();
            at.equal("forces", of.len(), 1)?;
            let team = teams.iter().position(|team| team.contains(&faction)).map(|t| t as u8);
            at.must(team.is_some() || teams.is_empty(), "teams", format_args!("{id} has none"))?;
            parts.push(self.part(faction, team.unwrap_or(place), of[0], &without_start)?);
        }
        at.equal("forces", row.forces.len(), parts.len())?;
        for &[one, other] in &merges {
            let of = |faction: Faction| {
                let part = parts.iter().find(|part| part.faction == faction);
                part.map(|part| (part.team, self.content.factions[faction.index()].race))
            };
            let fits = of(one).is_some() && of(one) == of(other);
            at.must(fits, "special_rules.groups", "not two factions of one race and team")?;
        }
        let tiles = self.tiles(&row.galaxy)?;
        let on_table = |planet: Planet| tiles.iter().any(|tile| tile.0 == planet);
        let mut homes = Vec::new();
        for place in parts.iter().flat_map(|part| &part.placements) {
            let planet = place.planet;
            at.must(on_table(planet), "forces.placements.planet", "it is not in the galaxy")?;
            at.must(!homes.contains(&planet), "forces.placements.planet", "it is named twice")?;
            homes.push(planet);
        }
        let z_routes = self.z_routes(&row.z_routes, &tiles)?;
        let items = self.items(&row.items, &parts)?;
        for (_, start) in &items {
            let planet = match *start {
                ItemStart::Lies(area) => area.planet(),
                ItemStart::Carried { planet, .. } => planet,
            };
            at.must(on_table(planet), "items.planet", "it is not in the galaxy")?;
        }
        let goals =
            row.victory.iter().map(|goal| self.goal(goal, &teams)).collect::<Result<_, _>>()?;
        let (removed, unused) = self.event_deck(&row.event_deck)?;
        Ok(ScenarioSheet {
            id,
            players: least..=most,
            parts,
            teams: !teams.is_empty(),
            merges,
            first,
            rounds: row.rounds,
            points: row.uses_conquest_points,
            removed,
            unused,
            tiles,
            z_routes,
            items,
            carriers,
            goals,
            confidence,
        })
    }

    // ---- names

    /// The place of an id in a table of things.
    fn place<'i>(
        &self,
        field: &str,
        thing: &str,
        id: &str,
        mut table: impl Iterator<Item = &'i String>,
    ) -> Result<u8, DataError> {
        let place = table.position(|known| known == id).map(|place| place as u8);
        place.ok_or_else(|| self.at.error(field, format_args!("there is no {thing} '{id}'")))
    }

    fn faction(&self, field: &str, id: &str) -> Result<Faction, DataError> {
        let ids = self.content.factions.iter().map(|faction| &faction.id);
        self.place(field, "faction", id, ids).map(Faction)
    }

    /// Factions, each once.
    fn factions(&self, field: &str, ids: &[String]) -> Result<Vec<Faction>, DataError> {
        let mut all = Vec::new();
        for id in ids {
            let faction = self.faction(field, id)?;
            self.at.must(!all.contains(&faction), field, format_args!("'{id}' is named twice"))?;
            all.push(faction);
        }
        Ok(all)
    }

    fn planet(&self, field: &str, id: &str) -> Result<Planet, DataError> {
        let ids = self.content.planets.iter().map(|planet| &planet.id);
        self.place(field, "planet", id, ids).map(Planet)
    }

    fn item(&self, field: &str, id: &str) -> Result<Item, DataError> {
        self.place(field, "item", id, self.content.items.iter()).map(Item)
    }

    fn leader(&self, field: &str, id: &str, faction: Faction) -> Result<Leader, DataError> {
        let place = self.content.leaders.iter().position(|leader| leader.id == id);
        let leader = place.map(|place| Leader(place as u8));
        leader.filter(|leader| leader.faction() == faction).ok_or_else(|| {
            self.at.error(field, format_args!("the faction has no Leadership card '{id}'"))
        })
    }

    // ---- forces

    fn part(
        &self,
        faction: Faction,
        team: u8,
        row: &ForceRow,
        without_start: &[&String],
    ) -> Result<Part, DataError> {
        let at = self.at;
        let race = self.content.factions[faction.index()].race;
        at.must(row.heroes.len() <= 1, "forces.heroes", "a player has one hero at most")?;
        let hero = row.heroes.first();
        let hero = hero.map(|id| self.leader("forces.heroes", id, faction)).transpose()?;
        let face = hero.map(|leader| &self.content.leaders[leader.index()]);
        let brings = face.is_none_or(|face| face.hero.is_some() && face.stays);
        at.must(brings, "forces.heroes", "this card brings no hero")?;
        let mut leaders = Vec::new();
        for id in &row.leadership {
            let leader = self.leader("forces.leadership", id, faction)?;
            let face = &self.content.leaders[leader.index()];
            let bare = face.start.is_none() || without_start.contains(&id);
            at.must(bare, "forces.leadership", "the card's starting forces would be lost")?;
            at.must(face.stays, "forces.leadership", "this card does not stay in play")?;
            leaders.push(leader);
        }
        let sheet = &self.content.races[race.index()];
        at.must(row.workers <= sheet.workers, "forces.workers", "there are not so many")?;
        at.must(row.transports <= sheet.transports, "forces.transports", "there are not so many")?;
        let spaces = usize::from(sheet.module_spaces);
        at.must(row.modules.len() <= spaces, "forces.modules", "there are not so many spaces")?;
        let mut modules = [0; Module::COUNT];
        row.modules.iter().for_each(|module| modules[module.index()] += 1);
        let placements = row.placements.iter().map(|place| self.placement(race, place));
        let placements = placements.collect::<Result<Vec<_>, _>>()?;
        at.must(placements.iter().any(|p| p.base), "forces.placements", "no base at all")?;
        Ok(Part {
            faction,
            team,
            workers: row.workers,
            transports: row.transports,
            hero,
            leaders,
            buildings: self.buildings(race, &row.buildings)?,
            modules,
            placements,
        })
    }

    /// The level each building type has at least.
    fn buildings(&self, race: Race, ids: &[String]) -> Result<[u8; 3], DataError> {
        let types = &self.content.races[race.index()].buildings;
        let mut levels = [0; 3];
        for id in ids {
            let found = types.iter().enumerate().find_map(|(place, kind)| {
                let level = id.strip_prefix(kind.id.as_str())?.strip_prefix('_')?.parse().ok()?;
                (1..=kind.prices.len() as u8).contains(&level).then_some((place, level))
            });
            let (place, level) = found.ok_or_else(|| {
                self.at.error("forces.buildings", format_args!("{race} has no building '{id}'"))
            })?;
            levels[place] = levels[place].max(level);
        }
        Ok(levels)
    }

    fn placement(&self, race: Race, row: &PlacementRow) -> Result<Placement, DataError> {
        let field = "forces.placements";
        let sites: Vec<(&Site, &u8)> = row.installations.iter().collect();
        let site = match sites[..] {
            [] => None,
            [(&site, 1)] if site != Site::Base => Some(site),
            _ => return Err(self.at.error(field, "expected one installation at most")),
        };
        let counts = self.units.counts(self.at, field, &row.units, race)?;
        let planet = self.planet(field, &row.planet)?;
        let areas = &self.content.planets[planet.index()].areas;
        let room: u32 = areas.iter().map(|area| u32::from(area.unit_limit)).sum();
        let units: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        self.at.must(units < room, field, "too many units for the planet")?;
        Ok(Placement { planet, base: row.base, units: counts, site })
    }

    // ---- the galaxy

    fn tiles(&self, rows: &[TileRow]) -> Result<Vec<(Planet, Cell, u8)>, DataError> {
        let mut tiles: Vec<(Planet, Cell, u8)> = Vec::new();
        for row in rows {
            let planet = self.planet("galaxy.planet", &row.planet)?;
            let cell = Cell { x: row.x, y: row.y };
            let near = |at: i8| (0..8).contains(&at);
            self.at.must(near(row.x) && near(row.y), "galaxy", "expected cells from 0 to 7")?;
            let free = tiles.iter().all(|tile| tile.0 != planet && tile.1 != cell);
            self.at.must(
                free,
                "galaxy",
                format_args!("'{}' lies twice or not free", row.planet),
            )?;
            self.at.must(row.rotation < 4, "galaxy.rotation", "expected 0 to 3")?;
            tiles.push((planet, cell, row.rotation));
        }
        Ok(tiles)
    }

    /// Whether a planet that lies so has a slot on a side.
    fn has_slot(&self, (planet, _, rotation): (Planet, Cell, u8), side: Side) -> bool {
        self.content.planets[planet.index()].slots[side.turned(4 - rotation) as usize]
    }

    fn z_routes(
        &self,
        rows: &[RouteRow],
        tiles: &[(Planet, Cell, u8)],
    ) -> Result<Vec<[(Planet, Side); 2]>, DataError> {
        let at = self.at;
        at.must(rows.len() <= MAX_ROUTES - NORMAL_ROUTES, "z_routes", "there are not so many")?;
        let mut used = Vec::new();
        let mut end = |row: &EndRow| {
            let planet = self.planet("z_routes.planet", &row.planet)?;
            let tile = tiles.iter().copied().find(|tile| tile.0 == planet);
            let faces = |tile: (Planet, Cell, u8)| {
                let beside = tile.1.beside(row.slot);
                let other = tiles.iter().copied().find(|other| other.1 == beside);
                other.is_some_and(|other| self.has_slot(other, row.slot.opposite()))
            };
            let free = tile.is_some_and(|tile| self.has_slot(tile, row.slot) && !faces(tile));
            let end = (planet, row.slot);
            let text = format_args!("{} has no free slot there", row.planet);
            at.must(free && !used.contains(&end), "z_routes.slot", text)?;
            used.push(end);
            Ok(end)
        };
        let mut routes = Vec::new();
        for row in rows {
            let ends = [end(&row.a)?, end(&row.b)?];
            at.must(ends[0].0 != ends[1].0, "z_routes", "a route ends twice on one planet")?;
            routes.push(ends);
        }
        Ok(routes)
    }

    // ---- events, items, goals

    /// How many cards leave each stage unseen, and which are not used at all.
    fn event_deck(&self, row: &EventDeckRow) -> Result<([u8; 3], EventSet), DataError> {
        let mut unused = EventSet::NONE;
        for id in &row.remove_named {
            let ids = self.content.events.iter().map(|event| &event.id);
            let event = self.place("event_deck.remove_named", "event", id, ids)?;
            unused.add(self.content.events[usize::from(event)].cards);
        }
        let removed = [row.remove_random.stage_1, row.remove_random.stage_2, 0];
        for (cards, away) in self.content.stages.iter().zip(removed) {
            let left = cards.without(unused).len();
            let enough = self.game == Expansion::None || usize::from(away) <= left;
            self.at.must(enough, "event_deck.remove_random", "there are not so many cards")?;
        }
        Ok((removed, unused))
    }

    fn items(
        &self,
        rows: &[ItemStartRow],
        parts: &[Part],
    ) -> Result<Vec<(Item, ItemStart)>, DataError> {
        let mut items: Vec<(Item, ItemStart)> = Vec::new();
        for row in rows {
            let item = self.item("items.item", &row.item)?;
            self.at.must(items.iter().all(|other| other.0 != item), "items.item", "named twice")?;
            let start = match (&row.planet, &row.area, &row.carried_by) {
                (Some(planet), Some(letter), None) => {
                    let planet = self.planet("items.planet", planet)?;
                    ItemStart::Lies(self.area("items.area", planet, letter)?)
                }
                (None, None, Some(carrier)) => {
                    let field = "items.carried_by";
                    let faction = self.faction(field, &carrier.faction)?;
                    let unit = self.units.find(self.at, field, &carrier.unit)?;
                    let planet = self.planet(field, &carrier.planet)?;
                    let stands = |part: &Part| {
                        let mut there = part.placements.iter();
                        part.faction == faction
                            && there.any(|p| p.planet == planet && p.units[unit.kind()] > 0)
                    };
                    let race = self.content.factions[faction.index()].race;
                    let there = unit.race() == race && parts.iter().any(stands);
                    self.at.must(there, field, "there is no such unit")?;
                    ItemStart::Carried { faction, unit, planet }
                }
                _ => return Err(self.at.error("items", "it lies in an area or is carried")),
            };
            items.push((item, start));
        }
        Ok(items)
    }

    fn area(&self, field: &str, planet: Planet, letter: &str) -> Result<Area, DataError> {
        let count = self.content.planets[planet.index()].areas.len();
        let letters: Vec<String> = ('a'..).take(count).map(String::from).collect();
        let known: Vec<(&str, usize)> = letters.iter().map(String::as_str).zip(0..).collect();
        Ok(planet.area(self.at.word(field, letter, &known)?))
    }

    fn goal(&self, row: &GoalRow, teams: &[Vec<Faction>]) -> Result<ScenarioGoal, DataError> {
        let at = self.at;
        let names: Vec<String> = (0..teams.len()).map(|team| format!("team:{team}")).collect();
        let mut known = vec![("each_faction", None)];
        known.extend(names.iter().zip(0..).map(|(name, team)| (name.as_str(), Some(team))));
        let team = at.word("victory.who", &row.who, &known)?;
        let at_end = match &row.at {
            Some(when) => at.word("victory.at", when, &[("end_of_last_round", true)])?,
            None => false,
        };
        let items_named = row.goal == "items_held";
        at.equal("victory.items", !row.items.is_empty(), items_named)?;
        let only = items_named || row.planet.is_none() && !row.carried && !row.controlled;
        at.must(only, "victory", "only items are held somewhere")?;
        let site = || {
            let missing = || at.error("victory.installation", "which one?");
            row.installation.filter(|&site| site != Site::Base).ok_or_else(missing)
        };
        let aim = match row.goal.as_str() {
            "items_held" => {
                let mut items = 0;
                for id in &row.items {
                    items |= 1 << self.item("victory.items", id)?.index();
                }
                let place = match row.planet.as_deref() {
                    None => None,
                    Some("own_start") => Some(Whither::OwnStart),
                    Some(id) => Some(Whither::Planet(self.planet("victory.planet", id)?)),
                };
                let (carried, controlled) = (row.carried, row.controlled);
                Aim::ItemsHeld { items, place, carried, controlled }
            }
            "most_points" => Aim::MostPoints,
            "rounds_over" => Aim::RoundsOver,
            "installation_destroyed" => Aim::Destroyed(site()?),
            "installation_survives" => Aim::Survives(site()?),
            _ => return Err(at.error("victory.goal", "there is no such goal")),
        };
        let last = matches!(aim, Aim::MostPoints | Aim::RoundsOver | Aim::Survives(_));
        at.must(!last || at_end, "victory.at", "it could hold at once")?;
        Ok(ScenarioGoal { team, at_end, aim })
    }
}
