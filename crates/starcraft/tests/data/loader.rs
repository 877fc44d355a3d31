//! What the loader refuses, and that it never panics.

use starcraft::Expansion;
use starcraft::content::{Content, DataError, Files, load};

// ---- what the loader refuses

/// The files no game can do without.
pub(crate) const NAMES: [&str; 8] = [
    "units.toml",
    "buildings_modules.toml",
    "combat_cards.toml",
    "technology_cards.toml",
    "event_cards.toml",
    "factions.toml",
    "planets.toml",
    "components.toml",
];

/// Those, and the scenarios.
const WITH_SCENARIOS: [&str; 9] = {
    let mut names = ["scenarios.toml"; 9];
    let mut at = 0;
    while at < NAMES.len() {
        names[at] = NAMES[at];
        at += 1;
    }
    names
};

fn original(name: &str) -> &'static str {
    Files::EMBEDDED.text(name)
}

fn load_with(name: &str, text: &str) -> Result<Content, DataError> {
    load(&Files::EMBEDDED.with(name, text), Expansion::None)
}

/// Replaces something in the base table with this id and takes the error.
fn refused(name: &str, id: &str, from: &str, to: &str) -> DataError {
    let text = original(name);
    let start = text.find(&format!("id = \"{id}\"")).unwrap_or_else(|| panic!("no table {id}"));
    let (before, after) = text.split_at(start);
    assert!(after.contains(from), "{id} has no {from}");
    let doctored = format!("{before}{}", after.replacen(from, to, 1));
    match load_with(name, &doctored) {
        Ok(_) => panic!("{name}, {id}: {to} was accepted"),
        Err(error) => error,
    }
}

#[test]
fn the_embedded_files_load() {
    let base = [3 * 18 + 21 + 22 + 20, 3 * 20 + 27 + 28 + 28];
    for (game, cards) in [Expansion::None, Expansion::BroodWar].into_iter().zip(base) {
        let content = load(&Files::EMBEDDED, game).expect("the data are fine");
        assert_eq!(content.factions.len(), 6);
        let factions = ["jim_raynor", "queen_of_blades", "tassadar"];
        let of = |id: &&str| content.factions.iter().find(|faction| faction.id == *id);
        let found: usize = factions.iter().filter_map(of).map(|faction| faction.cards.len()).sum();
        assert_eq!(found, cards);
    }
}

/// Faults inside one table: file, id of the base table, what is replaced by what (`¶` is the end
/// of a line), then table, field and a part of the problem the error must name.
const FAULTS_OF_A_TABLE: &str = r#"
# slips of the pen
units.toml | marine | figures = 6 | figure = 6 | unit 'marine' | figure | unknown field
units.toml | marine | figures = 6¶ |  | unit 'marine' | figures | missing field
units.toml | marine | gas = 0 | gas = 300 | unit 'marine' | cost.gas | 300
units.toml | marine | gas = 0 | gas = "0" | unit 'marine' | cost.gas | invalid type
units.toml | marine | "base" | "bsae" | unit 'marine' | edition | bsae
units.toml | marine | "sourced" | "certain" | unit 'marine' | confidence | certain
units.toml | firebat | id = "firebat" | id = "marine" | unit 'marine' | id | another table
units.toml | firebat | id = "firebat" | id = "Fire Bat" | unit 'Fire Bat' | id | small letters
units.toml | guardian | mutalisk | mutalusk | unit 'guardian' | destroys | mutalusk
units.toml | guardian | mutalisk | marine | unit 'guardian' | destroys | another race
units.toml | queen | support = 0 | support = 1 | unit 'queen' | keywords | assist
# buildings and modules
buildings_modules.toml | factory_2 | goliath | golem | building 'factory_2' | enables | golem
buildings_modules.toml | factory_2 | level = 2 | level = 3 | building 'factory_2' | id | factory_3
buildings_modules.toml | barracks_1 | minerals = 0 | minerals = 1 | building 'barracks_1' | cost | free
buildings_modules.toml | supply | build_limit | built_limit | module 'supply' | effects[0].number | built_limit
buildings_modules.toml | air_support | bonus | bounus | module 'air_support' | effects[1].op | bounus
# Combat cards
combat_cards.toml | terran_01 | "firebat" | "zergling" | combat_card 'terran_01' | units | another race
combat_cards.toml | terran_01 | "firebat" | "science_vessel" | combat_card 'terran_01' | units | assist
combat_cards.toml | terran_02 | number = 2 | number = 19 | combat_card 'terran_02' | id | terran_19
combat_cards.toml | terran_02 | flying | flyng | combat_card 'terran_02' | effects[0].if.vs.domain | flyng
combat_cards.toml | terran_02 | vs =  | versus =  | combat_card 'terran_02' | effects[0].if.versus | unknown field
combat_cards.toml | terran_02 | attack = 1 | atack = 1 | combat_card 'terran_02' | effects[0].atack | unknown field
combat_cards.toml | terran_04 | "zealot" | "zelot" | combat_card 'terran_04' | effects[0].only.units | zelot
combat_cards.toml | zerg_10 | end_of_destroy | compare | combat_card 'zerg_10' | effects[0].when | moment
combat_cards.toml | zerg_10 | own_front | own_back | combat_card 'zerg_10' | effects[0].op | own_back
combat_cards.toml | zerg_17 | all_units = true¶ |  | combat_card 'zerg_17' | units | no icon
# Technology cards
technology_cards.toml | terran_stim_packs | copies = 2 | copies = 3 | technology 'terran_stim_packs' | cards | found 2
technology_cards.toml | terran_stim_packs | copies = 2 | copies = 0 | technology 'terran_stim_packs' | copies | nonzero
technology_cards.toml | terran_irradiate | specialty_support = ["science_vessel"] | specialty_support = [] | technology 'terran_irradiate' | specialty_support | assist
technology_cards.toml | terran_bunker | cost_confidence = "designed" | cost_confidence = "sourced" | technology 'terran_bunker' | confidence | Inferred
technology_cards.toml | terran_scanner_sweep | start_of_battle | own_build | technology 'terran_scanner_sweep' | effects[0].when | own_build
technology_cards.toml | protoss_summon_archon | unit = "archon" | unit = "pale_archon" | technology 'protoss_summon_archon' | effects[0].unit | pale_archon
technology_cards.toml | zerg_consume | worker_in_pool | worker | technology 'zerg_consume' | effects[0].cost.worker | unknown field
# Event cards
event_cards.toml | navigation_error | stage = 1 | stage = 4 | event 'navigation_error' | stage | 1, 2 or 3
event_cards.toml | navigation_error | swap_z_axis_ends | swap | event 'navigation_error' | effects[0].op | swap
event_cards.toml | scouting_party | zealot = 1 | zealot = 7 | event 'scouting_party' | effects[0].units.protoss | 6 figures
event_cards.toml | retreat_stage_1 | , when = "start_of_battle" }, |  }, | event 'retreat_stage_1' | effects.when | same moment
event_cards.toml | emergency_rerouting | up_to = 2 | up_to = "two" | event 'emergency_rerouting' | effects[0].options[0][0].up_to | two
# races, factions, planets, shared pieces
factions.toml | terran | worker = 15 | worker = 16 | race 'terran' | tokens | 16
factions.toml | terran | own_mobilize | now | race 'terran' | ability 'lift_off'.effects[0].when | moment
factions.toml | terran | hand_limit = 8 | hand_limit = 7 | race 'terran' | hand_limit | 8
factions.toml | jim_raynor | marine = 2 | marine = 7 | faction 'jim_raynor' | start.units | 6 figures
factions.toml | jim_raynor | marine = 2 | zealot = 2 | faction 'jim_raynor' | start.units | zealot
factions.toml | jim_raynor | control_areas | control_area | faction 'jim_raynor' | special_victory | control_area
factions.toml | arcturus_mengsk | "red" | "blue" | faction 'arcturus_mengsk' | color | colour
planets.toml | torus | kind = "gas" | kind = "strategic" | planet 'torus' | areas.c.kind | strategic
planets.toml | torus | id = "b" | id = "c" | planet 'torus' | areas.b.id | "c"
planets.toml | torus | "W" | "N" | planet 'torus' | slots | twice
components.toml | normal_route | count = 15 | count = 21 | component 'normal_route' | count | 20
"#;

/// Faults of scenarios.
const FAULTS_OF_A_SCENARIO: &str = r#"
scenarios.toml | psi_emitter | tokens = 1 | tokens = 2 | item 'psi_emitter' | tokens | found 2
scenarios.toml | trump_card | rounds = 8 | rounds = 0 | scenario 'trump_card' | rounds | 1 to 40
scenarios.toml | trump_card | max = 3 | max = 4 | scenario 'trump_card' | players | each faction
scenarios.toml | trump_card | min = 2 | min = 1 | scenario 'trump_card' | players | each faction
scenarios.toml | trump_card | players = [2] | players = [3] | scenario 'trump_card' | special_rules.players | [3]
scenarios.toml | trump_card | groups = [["arcturus_mengsk", "jim_raynor"]] | groups = [["arcturus_mengsk", "overmind"]] | scenario 'trump_card' | special_rules.groups | one race
scenarios.toml | trump_card | first_player = "overmind" | first_player = "tassadar" | scenario 'trump_card' | first_player | take part
scenarios.toml | trump_card | stage_1 = 15 | stage_1 = "15" | scenario 'trump_card' | event_deck.remove_random.stage_1 | invalid type
scenarios.toml | trump_card | "subtle_planning" | "subtle_plan" | scenario 'trump_card' | event_deck.remove_named | subtle_plan
scenarios.toml | trump_card | planet = "torus", x = 1, y = 0 | planet = "torus", x = 0, y = 0 | scenario 'trump_card' | galaxy | not free
scenarios.toml | trump_card | rotation = 2 | rotation = 4 | scenario 'trump_card' | galaxy.rotation | 0 to 3
scenarios.toml | trump_card | slot = "N" | slot = "E" | scenario 'trump_card' | z_routes.slot | no free slot
scenarios.toml | trump_card | workers = 8 | workers = 80 | scenario 'trump_card' | forces.workers | not so many
scenarios.toml | trump_card | marine = 3, ghost = 1 | marine = 3, ghots = 1 | scenario 'trump_card' | forces.placements | ghots
scenarios.toml | trump_card | marine = 3 | zergling = 3 | scenario 'trump_card' | forces.placements | zergling
scenarios.toml | trump_card | ["endless_hunger"] | ["emperor_arcturus_i"] | scenario 'trump_card' | forces.leadership | no Leadership card
scenarios.toml | trump_card | card = "endless_hunger" | card = "the_swarm" | scenario 'trump_card' | forces.leadership | starting forces
scenarios.toml | trump_card | spawning_pool_2 | spawning_pool_9 | scenario 'trump_card' | forces.buildings | spawning_pool_9
scenarios.toml | trump_card | planet = "dylar_iv", base | planet = "tarsonis", base | scenario 'trump_card' | forces.placements.planet | twice
scenarios.toml | trump_card | unit = "ghost" | unit = "wraith" | scenario 'trump_card' | items.carried_by | no such unit
scenarios.toml | trump_card | domain = "ground" | domain = "sea" | scenario 'trump_card' | special_rules.domain | sea
scenarios.toml | trump_card | who = "team:0" | who = "team:2" | scenario 'trump_card' | victory.who | team:2
scenarios.toml | trump_card | goal = "rounds_over", at = "end_of_last_round" | goal = "rounds_over" | scenario 'trump_card' | victory.at | at once
scenarios.toml | trump_card | goal = "rounds_over" | goal = "rounds" | scenario 'trump_card' | victory.goal | no such goal
scenarios.toml | eye_of_the_storm | installation = "overmind" | installation = "base" | scenario 'eye_of_the_storm' | victory.installation | which
scenarios.toml | quest_for_uraj_and_khalis | area = "a" | area = "f" | scenario 'quest_for_uraj_and_khalis' | items.area | 'f'
scenarios.toml | quest_for_uraj_and_khalis | ["sarah_kerrigan"] | ["deathblow"] | scenario 'quest_for_uraj_and_khalis' | forces.heroes | no hero
"#;

/// Faults that show only when tables are put together.
const FAULTS_BETWEEN_TABLES: &str = r#"
units.toml | marine | figures = 6 | figures = 7 | units of terran | figures | 31
units.toml | guardian | destroys = { mutalisk = 1 }¶ |  | unit 'guardian' | destroys | technology
buildings_modules.toml | factory_2 | ["goliath"] | ["vulture"] | unit 'vulture' | id | 2 ways
buildings_modules.toml | factory_2 | ["goliath"] | [] | unit 'goliath' | id | 0 ways
buildings_modules.toml | starport_3 | id = "starport_3"¶type = "starport" | id = "spaceport_3"¶type = "spaceport" | building 'spaceport_3' | level | 1
buildings_modules.toml | air_support | tokens = 4 | tokens = 5 | module tokens of terran | tokens | 9
combat_cards.toml | zerg_08 | attack = 7 | attack = 4 | cards of the ultralisk | major | [7, 8]
combat_cards.toml | protoss_18 | "base" | "promo" | cards of protoss | number | 17
technology_cards.toml | terran_lockdown | copies = 2 | copies = 1 | technologies of terran | copies | 20
technology_cards.toml | terran_lockdown | copies = 2 | copies = 90 | technology 'terran_lockdown' | race | 64 cards
event_cards.toml | saboteur | copies = 1 | copies = 2 | events of stage 2 | copies | 26
event_cards.toml | saboteur | copies = 1 | copies = 99 | event 'saboteur' | copies | 128
event_cards.toml | the_end_draws_near | copies = 3 | copies = 2 | events of stage 3 | copies | 19
factions.toml | zerg | "base" | "brood_war" | [[race]] | id | zerg
factions.toml | overmind | "base" | "brood_war" | [[faction]] | id | 5
planets.toml | torus | "base" | "promo" | [[planet]] | id | 11
planets.toml | torus | "gas" | "conquest" | [[planet]] | areas | 25
components.toml | z_axis_route | count = 6 | count = 5 | routes | count | 5
components.toml | z_axis_route | remove = 20 | remove = 19 | event_deck '2' | remove | 19
components.toml | z_axis_route | players = 3 | players = 2 | event_deck '2' | players | another table
"#;

/// Makes each fault of a list and looks at the error; gives the error and the file of the fault.
fn faults(list: &str) -> impl Iterator<Item = (DataError, &str)> {
    let cases = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    cases.map(|line| {
        let parts: Vec<_> = line.split(" | ").collect();
        let [name, id, from, to, table, field, problem] = parts[..] else { panic!("{line}") };
        let error = refused(name, id, &from.replace('¶', "\n"), &to.replace('¶', "\n"));
        assert_eq!((error.table.as_str(), error.field.as_str()), (table, field), "{error}");
        assert!(error.problem.contains(problem), "{error}");
        let sentence = error.to_string();
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        let told = [error.file.as_str(), table, field, problem];
        assert!(told.iter().all(|part| sentence.contains(part)), "{sentence}");
        (error, name)
    })
}

/// The error names file, table, field and fault, in one line.
#[test]
fn faults_of_a_table() {
    for (error, name) in faults(FAULTS_OF_A_TABLE) {
        assert_eq!(error.file, name, "{error}");
    }
}

#[test]
fn faults_of_a_scenario() {
    for (error, name) in faults(FAULTS_OF_A_SCENARIO) {
        assert_eq!(error.file, name, "{error}");
    }
}

/// The error names what does not add up, in the file where one would look for it.
#[test]
fn faults_between_tables() {
    for (error, _) in faults(FAULTS_BETWEEN_TABLES) {
        assert!(NAMES.contains(&error.file.as_str()), "{error}");
    }
}

/// More units than a race has room for are refused before they get numbers.
#[test]
fn too_many_units() {
    let text = original("units.toml");
    let start = text.find("[[unit]]").expect("a table");
    let end = start + text[start + 1..].find("[[unit]]").expect("another table");
    let marine = &text[start..end];
    let more: String =
        (0..3).map(|n| marine.replace("\"marine\"", &format!("\"marine_{n}\""))).collect();
    let error = load_with("units.toml", &format!("{text}\n{more}")).expect_err("too many");
    assert_eq!((error.table.as_str(), error.field.as_str()), ("unit 'marine_0'", "race"));
}

/// What is not TOML is refused with the line; unknown and missing tables by name.
#[test]
fn broken_files() {
    for name in NAMES {
        let broken = format!("{}\n[[unit\n", original(name));
        let error = load_with(name, &broken).expect_err("not TOML");
        assert_eq!(error.file, name);
        assert!(error.table.starts_with("line "), "{error}");
        assert!(error.problem.contains("not TOML"), "{error}");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");

        let unknown = format!("{}\n[[wizard]]\nid = \"merlin\"\n", original(name));
        let error = load_with(name, &unknown).expect_err("an unknown table");
        assert_eq!((error.file.as_str(), error.table.as_str()), (name, "[[wizard]]"));

        let error = load_with(name, "").expect_err("an empty file");
        assert_eq!(error.file, name, "{error}");
    }
    let error = load_with("units.toml", "unit = 3").expect_err("no tables");
    assert_eq!(error.table, "[[unit]]");
    let error = load_with("units.toml", "unit = [3]").expect_err("no tables");
    assert_eq!(error.table, "unit number 1");
}

/// Tables of other editions are looked at just as closely.
#[test]
fn other_editions_must_fit_too() {
    for name in NAMES {
        let table = original(name).lines().find(|line| line.starts_with("[[")).expect("a table");
        let extra = format!("{}\n{table}\nid = 7\nedition = \"brood_war\"\n", original(name));
        assert!(load_with(name, &extra).is_err(), "{name}");
    }
}

// ---- never a panic

/// A small generator: the same doctored files every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Files cut off anywhere give an error or, in tables of other editions, the same content.
#[test]
fn truncated_files_never_panic() {
    for name in WITH_SCENARIOS {
        let text = original(name);
        for step in 0..40 {
            let mut end = text.len() * step / 40;
            while !text.is_char_boundary(end) {
                end += 1;
            }
            if let Ok(content) = load_with(name, &text[..end]) {
                assert_eq!(content.factions.len(), 6);
            }
        }
    }
}

/// Lines lost or doubled, numbers and words exchanged, bytes turned: an error at most.
#[test]
fn random_files_never_panic() {
    let mut dice = Dice(20_071_110);
    for turn in 0..480 {
        let name = WITH_SCENARIOS[turn % WITH_SCENARIOS.len()];
        let mut lines: Vec<String> = original(name).lines().map(str::to_string).collect();
        for _ in 0..=dice.below(2) {
            let (line, other) = (dice.below(lines.len()), dice.below(lines.len()));
            match dice.below(5) {
                0 => drop(lines.remove(line)),
                1 => lines.insert(other, lines[line].clone()),
                2 => lines.swap(line, other),
                3 => {
                    let number = ["0", "255", "-1", "64", "9223372036854775807", "1.5", "[]"];
                    let number = number[dice.below(number.len())];
                    let digit = |c: char| c.is_ascii_digit();
                    lines[line] = lines[line].replacen(digit, number, 1);
                }
                _ => {
                    let mut bytes = lines[line].clone().into_bytes();
                    let place = dice.below(bytes.len());
                    if let Some(byte) = bytes.get_mut(place) {
                        *byte ^= 1 << dice.below(8);
                    }
                    lines[line] = String::from_utf8_lossy(&bytes).into_owned();
                }
            }
        }
        if let Err(error) = load_with(name, &lines.join("\n")) {
            assert!(WITH_SCENARIOS.contains(&error.file.as_str()) && !error.problem.is_empty());
            assert_eq!(error.to_string().lines().count(), 1, "{error}");
        }
    }
    for turn in 0..80 {
        let bytes: Vec<u8> = (0..dice.below(400)).map(|_| dice.below(256) as u8).collect();
        let noise = String::from_utf8_lossy(&bytes);
        let name = NAMES[turn % NAMES.len()];
        assert!(load_with(name, &noise).is_err());
    }
}
