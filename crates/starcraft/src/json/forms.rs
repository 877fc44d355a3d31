//! The forms in which steps, battles and payments are saved.

use arrayvec::ArrayVec;
use kernel::grid::Side as GridSide;
use kernel::{Seat, SeatSet, saved};
use serde::{Deserialize, Serialize};

use crate::battle::{Battle, BattleSide, Cards, Fate, Fighter, Kept, Skirmish, Stage, Values};
use crate::content::When;
use crate::ids::{Area, Building, Card, Leader, Module, Planet, Route, Tech, Unit};
use crate::payment::{Discount, Item, Payment};
use crate::sets::UnitSet;
use crate::state::Step;
use crate::victory::{EndKind, Ending, TieBreak};

// ---- payments

saved! { struct Payment {
    "left" left: [u8; 2],
    "discount" discount: Discount,
    "item" item: Item,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    "begun" begun: bool,
} }

saved! { enum Discount { "none" None, "may" May, "must" Must, } }

saved! { enum Item {
    "worker" Worker,
    "transport" Transport(route: Route),
    "unit" Unit(unit: Unit, area: Area),
    "tech_unit" TechUnit(unit: Unit, area: Area),
    "reserve" Reserve(unit: Unit),
    "building" Building(building: Building),
    "module" Module(module: Module),
    "base" Base(area: Area),
    "technology" Technology(tech: Tech),
    "ability" Ability(tech: Tech),
    "points" Points(points: u8),
} }

// ---- endings

saved! { struct Ending {
    "kind" kind: EndKind,
    "winners" winners: SeatSet,
    "tie_break" tie_break: Option<TieBreak>,
} }

saved! { enum EndKind {
    "normal" Normal,
    "special" Special,
    "end_game" EndGame,
    "elimination" Elimination,
    "nobody_left" NobodyLeft,
    "round_limit" RoundLimit,
    "scenario" Scenario,
} }

saved! { enum TieBreak {
    "resources" Resources,
    "areas" Areas,
    "bases" Bases,
    "workers" Workers,
    "shared" Shared,
} }

// ---- battles

saved! { struct Battle {
    "area" area: Area,
    "seats" seats: [Seat; 2],
    "stage" stage: Stage,
    "turn" turn: u8,
    "fighters" fighters: ArrayVec<Fighter, 20>,
    "skirmishes" skirmishes: ArrayVec<Skirmish, 8>,
    "current" current: u8,
    "sides" sides: [BattleSide; 2],
    "values" values: Option<Values>,
    "kept" kept: ArrayVec<Kept, 20>,
    "looked" looked: ArrayVec<Card, 2>,
    "called_off" called_off: Option<u8>,
    "withdrawing" withdrawing: Option<u8>,
} }

saved! { struct Fighter {
    "unit" unit: Unit,
    "side" side: u8,
    "skirmish" skirmish: Option<u8>,
    "front" front: bool,
    "fate" fate: Fate,
    "cloaked" cloaked: bool,
} }

saved! { enum Fate { "fighting" Fighting, "lost" Lost, "leaving" Leaving, "gone" Gone, } }

saved! { struct Skirmish {
    "cards" cards: [Cards; 2],
    "done" done: bool,
} }

saved! { struct Cards {
    "standard" standard: Option<Card>,
    "reinforcement" reinforcement: Option<Card>,
    "from_deck" from_deck: bool,
    "seen" seen: bool,
    "up" up: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    "lent" lent: Option<Seat>,
} }

saved! { struct BattleSide {
    "attack" attack: i8,
    "health" health: i8,
    "detector" detector: bool,
    "open_cards" open_cards: bool,
    "nuked" nuked: u8,
    #[serde(default, skip_serializing_if = "super::is_zero")]
    "nuked_if_away" nuked_if_away: u8,
    "ability" ability: Option<Tech>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    "guarded" guarded: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    "spares_cards" spares_cards: bool,
} }

saved! { struct Kept {
    "side" side: u8,
    "card" card: Card,
    #[serde(with = "super::unit_set")]
    "victims" victims: UnitSet,
    "returns" returns: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    "lent" lent: Option<Seat>,
} }

saved! { struct Values {
    "attack" attack: [i16; 2],
    "health" health: [i16; 2],
    "targets" targets: [[bool; 2]; 2],
    #[serde(with = "super::splash_sets")]
    "splash" splash: [[UnitSet; 2]; 2],
    "always" always: [[bool; 2]; 2],
    "triggered" triggered: [bool; 2],
    "loses_support" loses_support: [bool; 2],
    #[serde(default, skip_serializing_if = "kernel::setup::is_default")]
    "ravages" ravages: [bool; 2],
    #[serde(default, skip_serializing_if = "kernel::setup::is_default")]
    "guard" guard: i16,
} }

saved! { enum Stage {
    "abilities" Abilities,
    "draws" Draws,
    "fronts" Fronts,
    "pairs" Pairs,
    "supports" Supports,
    "switching" Switching,
    "placing" Placing,
    "next_skirmish" NextSkirmish,
    "reveal" Reveal,
    "cancel" Cancel,
    "feedback" Feedback,
    "compare" Compare,
    "losses" Losses,
    "texts" Texts,
    "leaving" Leaving,
    "collateral" Collateral,
    "tidy" Tidy,
    "splash" Splash,
    "nukes" Nukes,
    "splash_tidy" SplashTidy,
    "aftermath" Aftermath,
    "defender_retreat" DefenderRetreat,
    "attacker_excess" AttackerExcess,
    "attacker_retreat" AttackerRetreat,
    "end" End,
} }

// ---- steps

/// Makes the saved form of the steps, and how one becomes the other: the steps that are saved as
/// they are, and the windows, each of which has a name of its own.
macro_rules! saved_steps {
    (
        $($name:literal $step:ident $(($($field:ident: $of:ty),+))?;)+
        windows { $($window:literal $when:ident;)+ }
    ) => {
        /// A step in the form in which it is saved.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub(crate) enum SavedStep {
            $(#[serde(rename = $name)] $step $(($($of),+))?,)+
            $(#[serde(rename = $window)] $when(Seat),)+
            /// The window before a battle, with the side of the player.
            #[serde(rename = "battle_ability")]
            StartOfBattle(Seat, u8),
            /// Any other window, by the word the data has for its moment.
            #[serde(rename = "window")]
            Window(Seat, When),
        }

        impl SavedStep {
            /// The form of a step of a game with this battle.
            pub(crate) fn of(step: Step, battle: Option<&Battle>) -> Self {
                match step {
                    $(Step::$step $(($($field),+))? => Self::$step $(($($field),+))?,)+
                    $(Step::Window(seat, When::$when) => Self::$when(seat),)+
                    Step::Window(seat, When::StartOfBattle) => {
                        let side = battle.map_or(0, |battle| battle.side_of(seat));
                        Self::StartOfBattle(seat, side as u8)
                    }
                    Step::Window(seat, when) => Self::Window(seat, when),
                }
            }

            /// The step of such a form.
            pub(crate) fn step(self) -> Step {
                match self {
                    $(Self::$step $(($($field),+))? => Step::$step $(($($field),+))?,)+
                    $(Self::$when(seat) => Step::Window(seat, When::$when),)+
                    Self::StartOfBattle(seat, _) => Step::Window(seat, When::StartOfBattle),
                    Self::Window(seat, when) => Step::Window(seat, when),
                }
            }
        }
    };
}

saved_steps! {
    "setup" Setup;
    "choose_faction" ChooseFaction(seat: Seat);
    "choose_leaders" ChooseLeaders;
    "choose_leader_last" ChooseLeaderLast(seat: Seat);
    "take_planets" TakePlanets(seat: Seat);
    "pick_planet" PickPlanet(seat: Seat);
    "place_planet" PlacePlanet(seat: Seat, planet: Planet);
    "lay_routes" LayRoutes(seat: Seat, planet: Planet);
    "start_base" StartBase(seat: Seat, planet: Planet);
    "z_end" ZEnd(seat: Seat, major: Option<(Planet, GridSide)>);
    "start_forces" StartForces(seat: Seat);
    "start_site" StartSite(seat: Seat);
    "start_transport" StartTransport(seat: Seat);
    "planning" Planning;
    "place_order" PlaceOrder(seat: Seat);
    "place_second" PlaceSecond(seat: Seat);
    "execution" Execution;
    "choose_order" ChooseOrder(seat: Seat);
    "execute_or_event" ExecuteOrEvent(seat: Seat);
    "order" Order;
    "build_units" BuildUnits(seat: Seat);
    "give_up" GiveUp(seat: Seat, unit: Unit, area: Area);
    "build_upgrades" BuildUpgrades(seat: Seat);
    "build_base" BuildBase(seat: Seat);
    "scrap" Scrap(seat: Seat);
    "move" Move(seat: Seat);
    "move_to" MoveTo(seat: Seat);
    "recall" Recall(seat: Seat);
    "recall_to" RecallTo(seat: Seat);
    "carry" Carry(seat: Seat, area: Area);
    "research_draw" ResearchDraw(seat: Seat);
    "research_buy" ResearchBuy(seat: Seat);
    "research_extra" ResearchExtra(seat: Seat);
    "tech_to_hand" TechToHand(seat: Seat, tech: Tech, left: u8);
    "pay" Pay(seat: Seat);
    "end_of_order" EndOfOrder(seat: Seat);
    "put_away" PutAway(seat: Seat);
    "to_reserve" ToReserve(seat: Seat, unit: Unit, area: Area);
    "muster" Muster(seat: Seat, area: Option<Area>);
    "avenge" Avenge(seat: Seat);
    "take_tokens" TakeTokens(seat: Seat, left: u8);
    "forbid" Forbid(seat: Seat);
    "infest" Infest(seat: Seat, area: Area);
    "lose_at_start" LoseAtStart(seat: Seat, side: u8, tech: Tech);
    "lose_to_leader" LoseToLeader(seat: Seat, side: u8, leader: Leader);
    "switch" Switch(seat: Seat);
    "lose_assist" LoseAssist(seat: Seat, side: u8);
    "collateral" Collateral(seat: Seat, side: u8);
    "battle" Battle;
    "sacrifice" Sacrifice(seat: Seat, side: u8);
    "bonus_draw" BonusDraw(seat: Seat, count: u8);
    "name_front" NameFront(seat: Seat, side: u8);
    "pair" Pair(seat: Seat);
    "support" Support(seat: Seat, side: u8);
    "place_standard" PlaceStandard(seat: Seat, side: u8);
    "place_looked" PlaceLooked(seat: Seat, side: u8);
    "place_reinforcement" PlaceReinforcement(seat: Seat, side: u8);
    "next_skirmish" NextSkirmish(seat: Seat);
    "replace_standard" ReplaceStandard(seat: Seat, side: u8);
    "lose_support" LoseSupport(seat: Seat, side: u8);
    "lose_to_text" LoseToText(seat: Seat, side: u8, card: Card);
    "withdraw" Withdraw(seat: Seat, side: u8);
    "lose_to_splash" LoseToSplash(seat: Seat, side: u8);
    "lose_to_nuke" LoseToNuke(seat: Seat, side: u8);
    "leave_excess" LeaveExcess(seat: Seat, side: u8);
    "retreat_to" RetreatTo(seat: Seat, side: u8);
    "lose_in_retreat" LoseInRetreat(seat: Seat, side: u8, area: Area);
    "regrouping" Regrouping;
    "take_cards" TakeCards(seat: Seat, left: u8);
    "play_events" PlayEvents(seat: Seat);
    "end_bonus" EndBonus(seat: Seat);
    "script" Script;
    "script_choice" ScriptChoice(seat: Seat);
    "discard_cards" DiscardCards;
    "over" Over;

    windows {
        "start_of_planning" StartOfPlanning;
        "end_of_planning" EndOfPlanning;
        "before_order" BeforeOwnOrder;
        "start_of_regrouping" StartOfRegrouping;
    }
}
