//! The forms in which steps, stages, combats and scripts are saved.

use arrayvec::ArrayVec;
use kernel::{Seat, saved};

use crate::combat::{Combat, CombatStage, Played, Side};
use crate::content::When;
use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CombatCard, EventCard, Faction, Fighter, Icon, Structure, System, Upgrade,
};
use crate::script::{Script, Source, Todo};
use crate::sets::ExceptionSet;
use crate::state::{OrderStage, PhaseStage, StormState, StrikeStage, Supply};
use crate::step::Step;

// ---- steps and stages

saved! { enum Step {
    "planning" Planning,
    "operations" Operations,
    "order" Order,
    "combat" Combat,
    "script" Script,
    "refresh" Refresh,
    "over" Over,
    "window" Window(seat: Seat, when: When),
    "place_order" PlaceOrder(seat: Seat),
    "choose_order" ChooseOrder(seat: Seat),
    "resolve_order" ResolveOrder(seat: Seat),
    "shed" Shed(seat: Seat),
    "move_ships" MoveShips(seat: Seat),
    "move_ground" MoveGround(seat: Seat),
    "choose_strike" ChooseStrike(seat: Seat),
    "declare_strike" DeclareStrike(seat: Seat),
    "strike_dice" StrikeDice(seat: Seat),
    "strike_suffer" StrikeSuffer(seat: Seat),
    "buy_units" BuyUnits(seat: Seat),
    "buy_structure" BuyStructure(seat: Seat),
    "buy_upgrades" BuyUpgrades(seat: Seat),
    "take_asset" TakeAsset(seat: Seat, left: u8),
    "use_ability" UseAbility(seat: Seat),
    "choose_event" ChooseEvent(seat: Seat),
    "move_storm" MoveStorm(seat: Seat),
    "resolve_event" ResolveEvent(seat: Seat),
    "ability" Ability(seat: Seat),
    "ask" Ask(seat: Seat),
    "reinforce" Reinforce(seat: Seat),
    "suffer" Suffer(seat: Seat),
    "ambushed" Ambushed(seat: Seat),
    "retreat" Retreat(seat: Seat),
    "capture" Capture(seat: Seat),
    "take_faction" TakeFaction(seat: Seat),
    "pick_tile" PickTile(seat: Seat),
    "place_tile" PlaceTile(seat: Seat, system: System),
    "place_forces" PlaceForces(seat: Seat, system: System),
    "place_objectives" PlaceObjectives(seat: Seat, system: System),
    "place_storm" PlaceStorm(seat: Seat),
    "lay_cards" LayCards,
} }

saved! { enum PhaseStage {
    "turn" Turn,
    "after_turn" AfterTurn,
    "objectives" Objectives,
    "materiel" Materiel,
    "rally" Rally,
    "storm" Storm,
    "storm_moves" StormMoves,
    "ability" Ability,
    "capacity" Capacity,
    "end_of_round" EndOfRound,
} }

saved! { enum OrderStage {
    "revealed" Revealed,
    "begun" Begun,
    "ships" Ships,
    "paths" Paths,
    "ground" Ground,
    "combat" Combat,
    "fought" Fought,
    "strike" Strike,
    "limit" Limit,
    "units" Units,
    "site" Site,
    "structure" Structure,
    "upgrades" Upgrades,
    "assets" Assets,
    "ability" Ability,
    "resolved" Resolved,
    "last" Last,
} }

saved! { enum StrikeStage {
    "declared" Declared,
    "rolled" Rolled,
    "turned" Turned,
    "counted" Counted,
    "damage" Damage,
    "over" Over,
} }

// ---- the board

saved! { struct StormState {
    "edge" edge: Option<Edge>,
    "moved" moved: bool,
} }

saved! { struct Supply {
    #[serde(with = "super::structures")]
    "structures" structures: [u8; Structure::COUNT],
    #[serde(with = "super::assets")]
    "assets" assets: [u8; Asset::COUNT],
} }

// ---- combats

saved! { struct Combat {
    "area" area: Area,
    "stage" stage: CombatStage,
    "round" round: u8,
    "sides" sides: [Side; 2],
    "card" card: Option<CombatCard>,
    "looked" looked: bool,
    "assessed" assessed: u8,
    "routed" routed: Option<Fighter>,
    "winner" winner: Option<u8>,
} }

saved! { struct Side {
    "seat" seat: Seat,
    #[serde(with = "super::icons")]
    "dice" dice: [u8; Icon::COUNT],
    "tokens" tokens: [u8; 2],
    "reinforcements" reinforcements: [u8; 2],
    "played" played: ArrayVec<Played, 6>,
    "damage" damage: u8,
    "harmed" harmed: Option<(Fighter, u8)>,
} }

saved! { struct Played {
    "card" card: CombatCard,
    "icons_only" icons_only: bool,
    "exceptions" exceptions: ExceptionSet,
    "borrowed" borrowed: Option<CombatCard>,
} }

saved! { enum CombatStage {
    "roll" Roll,
    "draw" Draw,
    "attacker_reinforces" AttackerReinforces,
    "defender_reinforces" DefenderReinforces,
    "lay" Lay,
    "attackers_card" AttackersCard,
    "attackers_units" AttackersUnits,
    "defenders_card" DefendersCard,
    "defenders_units" DefendersUnits,
    "before_damage" BeforeDamage,
    "assess" Assess,
    "attacker_suffers" AttackerSuffers,
    "defender_suffers" DefenderSuffers,
    "after_damage" AfterDamage,
    "round_ends" RoundEnds,
    "morale" Morale,
    "retreat" Retreat,
    "capture" Capture,
    "clean_up" CleanUp,
} }

// ---- scripts

saved! { struct Script {
    "seat" seat: Seat,
    "source" source: Source,
    "todo" todo: Todo,
    "abilities" abilities: u8,
    "may" may: bool,
    "begun" begun: bool,
    "left" left: u8,
    #[serde(with = "super::icons")]
    "dice" dice: [u8; Icon::COUNT],
    "unit" unit: Option<Fighter>,
    "from" from: Option<Area>,
    "to" to: Option<Area>,
} }

saved! { enum Source {
    "card" Card(card: CombatCard),
    "upgrade" Upgrade(upgrade: Upgrade),
    "event" Event(event: EventCard),
    "dominate" Dominate(faction: Faction),
} }
