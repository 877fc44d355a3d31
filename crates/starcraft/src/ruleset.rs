//! What is agreed before a game: players, factions, and the options with their defaults.

pub use kernel::Setup;
use kernel::setup::is_default;
use kernel::{Refused, message, options};

use crate::ids::{Faction, MAX_PLAYERS};

/// The number of players and the factions fixed beforehand; SC-GEN-01.
pub(crate) fn seats(setup: &Setup) -> Result<(usize, [Option<Faction>; MAX_PLAYERS]), Refused> {
    setup.seats()
}

options! {
    newest <crate::StarCraft as kernel::Game>::RULES_VERSION;
    numbers {
        /// Rounds after which a Galactic Conquest game ends without a winner; 0 for no limit
        /// (SC-AMB-64).
        round_limit: u16 = 0 | 1..=1000
    }
    words {
        /// The base game, or with the expansion Brood War (BW-GEN-01).
        #[serde(skip_serializing_if = "is_default")]
        expansion: Expansion { None = "none", BroodWar = "brood_war" }
        /// Brood War: Leadership cards are chosen, or everybody has the one of the special victory
        /// (BW-OPN-01).
        #[serde(skip_serializing_if = "is_default")]
        leadership: Leadership { Chosen = "chosen", None = "none" }
        /// Brood War: special orders need the allowance of modules, or can be executed at the price of
        /// the token (BW-OPD-01).
        #[serde(skip_serializing_if = "is_default")]
        special_orders: SpecialOrders { Pool = "pool", Disposable = "disposable" }
        /// Brood War: two planets for everybody, three of which two are placed (BW-OPM-01), or three
        /// that are all placed, and 25 points to win (BW-OPL-01).
        #[serde(skip_serializing_if = "is_default")]
        starting_planets: StartingPlanets {
            Two = "two", ThreeDrawn = "three_drawn", ThreePlaced = "three_placed"
        }
        /// Brood War: a game mode, which may not be combined with the optional rules (BW-MDE-01). Survival is
        /// Galactic Conquest in which a player without a base is out (BW-SRV-01).
        #[serde(skip_serializing_if = "is_default")]
        mode: Mode { None = "none", Survival = "survival" }
        /// Survival: bases of each player, or fewer for a faster game (BW-SRV-06).
        #[serde(skip_serializing_if = "is_default")]
        survival_bases: SurvivalBases { Six = "six", Three = "three" }
        /// Brood War: a scenario with a setup, teams and goals of its own, which goes with no other mode, variant
        /// or optional rule (BW-SCN-01).
        #[serde(skip_serializing_if = "is_default")]
        scenario: Scenario {
            None = "none",
            QuestForUrajAndKhalis = "quest_for_uraj_and_khalis",
            TrumpCard = "trump_card",
            EyeOfTheStorm = "eye_of_the_storm"
        }
        /// Brood War: whether the promotional planet joins the others (BW-PLN-02).
        #[serde(skip_serializing_if = "is_default")]
        promo_planet: PromoPlanet { Out = "out", In = "in" }
        /// Players build the galaxy, or a fair one is built without questions, starting forces
        /// included.
        galaxy: Galaxy { Manual = "manual", Auto = "auto" }
        /// Seats without an agreed faction choose one in turn, or all are dealt at random
        /// (SC-SETUP-03).
        factions: FactionDeal { Choose = "choose", Random = "random" }
        /// The standard game, or Galactic Conquest: no points, the last one left wins (SC-GC-01).
        variant: Variant { Standard = "standard", GalacticConquest = "galactic_conquest" }
        /// Everybody for themselves, or Team Play: teams of two, 4 or 6 players (SC-TEAM-01).
        teams: Teams { None = "none", Pairs = "pairs" }
        /// A player sees their own face-down orders, or must remember them as printed (SC-INFO-01).
        own_orders: OwnOrders { Recall = "recall", Strict = "strict" }
        /// When a transport without a base at either end is destroyed (SC-AMB-06).
        transport_upkeep_check: TransportUpkeep { Regrouping = "regrouping", Immediate = "immediate" }
        /// How often a player with several copies of The End Draws Near takes its bonus
        /// (SC-AMB-07).
        end_draws_near_bonus: EndBonus { Once = "once", EachCopy = "each_copy" }
        /// Who competes for a normal victory once somebody has reached their number (SC-AMB-14).
        normal_victory_contenders: Contenders { AtThreshold = "at_threshold", All = "all" }
        /// What an eliminated Aldaris still changes (SC-AMB-15).
        aldaris_after_elimination: AldarisOut { Void = "void", Stays = "stays" }
        /// Whether bases are the third tie-breaker (SC-AMB-21).
        tie_break_bases: TieBases { Yes = "yes", No = "no" }
        /// Whether a cloaked unit may be lost instead of withdrawing (SC-AMB-40).
        cloaking_withdraw: Withdrawal { Optional = "optional", Forced = "forced" }
        /// Whether kills by card texts trigger splash damage (SC-AMB-42).
        splash_from_card_kills: CardKills { Triggers = "triggers", StrengthOnly = "strength_only" }
        /// Whether Archons and Guardians count against the unit build limit (SC-AMB-54).
        tech_units_in_build_limit: TechLimit { Yes = "yes", No = "no" }
        /// Whether the special Research may forgo its Event card without a card to take
        /// (SC-AMB-52).
        special_research_void_choice: VoidChoice { Allowed = "allowed", EventForced = "event_forced" }
        /// Team Play: no base that fills every area of a planet with bases of one team (SC-AMB-62).
        team_full_planet_base_ban: BaseBan { On = "on", Off = "off" }
        /// Team Play: points of an eliminated member (SC-AMB-63).
        team_points_of_eliminated: TeamPoints { NotCounted = "not_counted", Counted = "counted" }
        /// Whose units Surprise Assault may move (SC-AMB-95).
        surprise_assault_targets: AssaultTargets { Any = "any", Own = "own" }
        /// Whether depleted areas count for Jim Raynor's objective (SC-AMB-101).
        raynor_depleted_areas: Depleted { Counted = "counted", NotCounted = "not_counted" }
        /// Whether controlling all areas of the needed kind is enough where there are too few
        /// (SC-AMB-101).
        #[serde(skip_serializing_if = "is_default")]
        objectives_in_small_galaxies: SmallGalaxies { All = "all_there_are", Printed = "as_printed" }
        /// Whether a Terran base may lift off also after a battle of the same order (SC-AMB-73).
        #[serde(skip_serializing_if = "is_default")]
        lift_off: LiftOff { WhileMoving = "while_moving", AfterBattle = "after_battle" }
    }
}

impl Ruleset {
    /// The rules of a setup, by a version of them.
    pub(crate) fn of(setup: &Setup, version: u32, players: usize) -> Result<Self, Refused> {
        let mut rules = Self::with(version, &setup.options)?;
        if rules.mode == Mode::Survival {
            rules.variant = Variant::GalacticConquest; // BW-SRV-01
        }
        rules.fit(players)?;
        Ok(rules)
    }

    /// Whether these rules go together, and are for so many players.
    pub(crate) fn fit(&self, players: usize) -> Result<(), Refused> {
        // SC-TEAM-01
        if self.teams == Teams::Pairs && players != 4 && players != 6 {
            return Err(Refused::new("bad_setup", message!("sc-team-players", players = players)));
        }
        // BW-OPT-03
        if self.expansion == Expansion::None && self.asks_for_brood_war() {
            return Err(Refused::new("bad_setup", message!("sc-needs-brood-war")));
        }
        if self.mode == Mode::None && self.survival_bases != SurvivalBases::Six {
            return Err(Refused::new("bad_setup", message!("sc-needs-survival")));
        }
        // BW-MDE-01; BW-OPR-02: dealing factions is a rule of the base game.
        if self.mode == Mode::Survival && self.has_optional_rules() {
            return Err(Refused::new("bad_setup", message!("sc-mode-alone")));
        }
        self.fit_scenario(players)?;
        // SC-AMB-64
        if self.round_limit > 0 && self.variant != Variant::GalacticConquest {
            return Err(Refused::new("bad_setup", message!("sc-round-limit")));
        }
        Ok(())
    }

    /// Whether the expansion is played.
    pub fn brood_war(&self) -> bool {
        self.expansion == Expansion::BroodWar
    }

    /// Whether an option of the expansion is set.
    fn asks_for_brood_war(&self) -> bool {
        let base = Self::default();
        self.has_optional_rules()
            || (self.mode, self.promo_planet) != (base.mode, base.promo_planet)
            || self.scenario != base.scenario
    }

    /// BW-SCN-01, BW-MDE-01: a scenario is for so many players, and goes with nothing else.
    fn fit_scenario(&self, players: usize) -> Result<(), Refused> {
        let Some(sheet) = self.scenario() else { return Ok(()) };
        let base = Self::default();
        let alone = !self.has_optional_rules()
            && (self.mode, self.variant, self.teams) == (base.mode, base.variant, base.teams)
            && self.promo_planet == base.promo_planet;
        let (least, most) = (*sheet.players.start(), *sheet.players.end());
        if !alone {
            return Err(Refused::new("bad_setup", message!("sc-scenario-alone")));
        }
        if !(usize::from(least)..=usize::from(most)).contains(&players) {
            let scenario = kernel::Name::new("scenario", sheet.id.as_str());
            return Err(Refused::new(
                "bad_setup",
                message!(
                    "sc-scenario-players",
                    scenario = scenario,
                    least = least,
                    most = most,
                    range = usize::from(most - least),
                    players = players
                ),
            ));
        }
        Ok(())
    }

    /// Whether one of the optional rules of BW-OPT is set.
    fn has_optional_rules(&self) -> bool {
        let base = Self::default();
        (self.leadership, self.special_orders) != (base.leadership, base.special_orders)
            || self.starting_planets != base.starting_planets
    }

    /// BW-OPM-01, BW-OPL-01: planets each player receives.
    pub(crate) fn planets_each(&self) -> usize {
        if self.starting_planets == StartingPlanets::Two { 2 } else { 3 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_setups_are_refused_in_one_sentence() {
        let named = |names: &[&str]| Setup {
            factions: names.iter().map(|name| Some((*name).to_owned())).collect(),
            ..Setup::default()
        };
        let said = |refused: &Refused| tongue::english().say(&refused.message);
        let refused = |setup: &Setup| {
            let players = match seats(setup) {
                Err(refused) => return said(&refused),
                Ok((players, _)) => players,
            };
            said(&Ruleset::of(setup, 1, players).expect_err("a wrong setup"))
        };
        // SC-GEN-01
        assert_eq!(refused(&Setup::new(1, &[])), "1 player: the game is for 2 to 6.");
        assert_eq!(refused(&Setup::new(7, &[])), "7 players: the game is for 2 to 6.");
        assert_eq!(
            refused(&named(&["overmind", "overmind"])),
            "Faction 'overmind' is given to two seats."
        );
        assert_eq!(refused(&named(&["overmind", "zeratul"])), "There is no faction 'zeratul'.");
        assert_eq!(
            refused(&Setup::new(3, &[("teams", "pairs")])),
            "Team Play is for 4 or 6 players, not 3."
        );
        assert_eq!(refused(&Setup::new(3, &[("colour", "red")])), "There is no option 'colour'.");
        assert_eq!(
            refused(&Setup::new(3, &[("galaxy", "big")])),
            "Option galaxy cannot be 'big'; choose manual or auto."
        );
        assert!(refused(&Setup::new(3, &[("round_limit", "-1")])).contains("0 to 1,000"));
        assert!(refused(&Setup::new(3, &[("round_limit", "9")])).contains("Galactic Conquest"));
    }
}
