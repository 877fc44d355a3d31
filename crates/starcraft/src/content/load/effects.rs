//! Compiles the effects of the files into operations.
//!
//! The files can say more than the base game needs. A combination of parameters that no rule
//! carries out is refused here rather than misunderstood later.

use std::num::NonZeroU8;

use toml::{Table, Value};

use super::effect_tables::{
    AllWord, ConditionRow, Count, DestroyRow, EffectCostRow, FilterRow, HeadRow, MoveRow, OpRow,
};
use super::moments::{MOMENTS, can_happen, usual_moment};
use super::tables::Domain;
use super::units::Units;
use crate::content::{
    Adjusted, Condition, Cost, Effect, Keyword, Op, Pool, Price, Purchase, Reach, Role, When,
};
use crate::ids::{MAX_KINDS, Race};
use crate::sets::UnitSet;
use kernel::data::{DataError, Place, fill};

/// As many as there are, where a number is expected.
const ALL: u8 = u8::MAX;

/// A table that has effects.
pub(super) struct Carrier<'a> {
    pub(super) at: &'a Place,
    pub(super) units: &'a Units,
    /// How long its bonuses last if they do not say it.
    pub(super) reach: Reach,
}

impl Carrier<'_> {
    /// Compiles a list of effects, which stands in this field.
    pub(super) fn effects(
        &self,
        field: &str,
        tables: Vec<Table>,
    ) -> Result<Vec<Effect>, DataError> {
        let numbered = tables.into_iter().enumerate();
        numbered.map(|(n, table)| self.effect(&format!("{field}[{n}]"), table)).collect()
    }

    fn effect(&self, field: &str, mut table: Table) -> Result<Effect, DataError> {
        let head = HeadRow::FIELDS.iter().filter_map(|key| table.remove_entry(*key)).collect();
        let head: HeadRow = fill(self.at, field, head)?;
        let up_to = table.contains_key("up_to");
        let op = Table::from_iter([(head.op, Value::Table(table))]);
        let op = fill(self.at, field, op).map_err(|mut error| {
            // The parameters have names of their own; what is left is the operation itself.
            if error.field == field {
                error.field.push_str(".op");
            }
            error
        })?;
        let op = self.op(field, op)?;
        let when = match head.when {
            Some(word) => self.at.word(format_args!("{field}.when"), &word, &MOMENTS)?,
            None => usual_moment(&op),
        };
        self.at.must(
            can_happen(&op, when),
            format_args!("{field}.when"),
            "this operation cannot be carried out at that moment",
        )?;
        Ok(Effect {
            when,
            condition: self.condition(&format!("{field}.if"), &head.condition)?,
            optional: head.optional || up_to || head.cost.is_some() || when == When::StartOfBattle,
            cost: self.cost(&format!("{field}.cost"), head.cost)?,
            op,
        })
    }

    fn condition(&self, field: &str, row: &ConditionRow) -> Result<Condition, DataError> {
        let set = |name: &str, filter: &Option<Vec<FilterRow>>| match filter {
            Some(rows) => self.units.filter(self.at, &format!("{field}.{name}"), rows).map(Some),
            None => Ok(None),
        };
        let front = match &row.front {
            Some(ids) => self.units.set(self.at, &format!("{field}.front"), ids)?,
            None => UnitSet::ALL,
        };
        let role = match &row.role {
            Some(role) => Some(self.at.word(
                format_args!("{field}.role"),
                role,
                &[("attacker", Role::Attacker), ("defender", Role::Defender)],
            )?),
            None => None,
        };
        Ok(Condition {
            front,
            vs: set("vs", &row.vs)?.unwrap_or(UnitSet::ALL),
            role,
            own_base_in_area: row.own_base_in_area,
            support: set("support", &row.support)?,
            in_skirmish: set("in_skirmish", &row.in_skirmish)?,
            in_battle: set("in_battle", &row.in_battle)?,
            no_enemy_detector: row.no_enemy_detector,
            destroys_unit: row.destroys_unit,
            front_survived: row.front_survived,
        })
    }

    fn cost(&self, field: &str, row: Option<EffectCostRow>) -> Result<Cost, DataError> {
        let mut cost = Cost::default();
        let Some(row) = row else { return Ok(cost) };
        cost.price = Price { minerals: row.minerals, gas: row.gas };
        for word in &row.destroy {
            let words = [("own_unit_in_battle", true), ("worker_in_pool", false)];
            match self.at.word(format_args!("{field}.destroy"), word, &words)? {
                true => cost.unit_in_battle = true,
                false => cost.worker_in_pool = true,
            }
        }
        self.at.must(cost != Cost::default(), field, "it costs nothing")?;
        Ok(cost)
    }

    fn op(&self, field: &str, row: OpRow) -> Result<Op, DataError> {
        let at = self.at;
        let set = |name: &str, filter: &Option<Vec<FilterRow>>| match filter {
            Some(rows) => self.units.filter(at, &format!("{field}.{name}"), rows),
            None => Ok(UnitSet::ALL),
        };
        let unknown = || at.error(field, "the rules know no such combination of parameters");
        Ok(match row {
            OpRow::Bonus { attack, health, scope } => {
                at.must(attack != 0 || health != 0, field, "neither attack nor health is given")?;
                let words = [("skirmish", Reach::Skirmish), ("battle", Reach::Battle)];
                let reach = match scope {
                    Some(scope) => at.word(format_args!("{field}.scope"), &scope, &words)?,
                    None => self.reach,
                };
                Op::Bonus { attack, health, reach }
            }
            OpRow::SetValue { value, to, who } => match (value.as_str(), who.as_str()) {
                ("final_attack", "both") => Op::SetFinalAttack { to },
                ("support", "opponent") => Op::SetEnemySupport { to },
                _ => return Err(unknown()),
            },
            OpRow::LoseAttack { who, of, attack } => {
                let who_field = format!("{field}.who");
                at.must(!attack.is_empty(), format_args!("{field}.attack"), "the list is empty")?;
                Op::LoseAttack {
                    both: at.word(who_field, &who, &[("opponent", false), ("both", true)])?,
                    of: self.units.filter(at, &format!("{field}.of"), &of)?,
                    ground: attack.contains(&Domain::Ground),
                    flying: attack.contains(&Domain::Flying),
                }
            }
            OpRow::GainKeyword { keyword, of, scope } => {
                let keywords = [("cloaking", Keyword::Cloaking), ("detector", Keyword::Detector)];
                let words = [
                    ("skirmish", Reach::Skirmish),
                    ("battle", Reach::Battle),
                    ("always", Reach::Always),
                ];
                let scope = scope.as_deref().unwrap_or("skirmish");
                Op::GainKeyword {
                    keyword: at.word(format_args!("{field}.keyword"), &keyword, &keywords)?,
                    of: set("of", &of)?,
                    reach: at.word(format_args!("{field}.scope"), scope, &words)?,
                }
            }
            OpRow::Splash { kind, only, always } => {
                let kinds =
                    [("ground", (true, false)), ("flying", (false, true)), ("any", (true, true))];
                let (ground, flying) = at.word(format_args!("{field}.kind"), &kind, &kinds)?;
                Op::Splash { ground, flying, only: set("only", &only)?, always }
            }
            OpRow::CancelCard { card, replace } => match (card.as_str(), replace) {
                ("standard", true) => Op::CancelStandard,
                ("reinforcement", false) => Op::CancelReinforcement,
                _ => return Err(unknown()),
            },
            OpRow::CardsFaceUp { who, first } => {
                at.word(format_args!("{field}.who"), &who, &[("opponent", ())])?;
                Op::CardsFaceUp { first }
            }
            OpRow::Destroy(row) => destroy(row, set)?.ok_or_else(unknown)?,
            OpRow::Draw { deck, amount, up_to, from, choose } => {
                let from: Vec<_> = from.iter().map(String::as_str).collect();
                match (deck.as_str(), amount, up_to, from.as_slice(), choose) {
                    ("combat", Some(n), None, [], false) => Op::DrawCombat { amount: n.get() },
                    ("event", Some(n), None, [], false) => Op::DrawEvent { amount: n.get() },
                    ("combat", None, Some(n), ["discard_pile", "deck"], true) => {
                        Op::TakeCombat { up_to: n.get() }
                    }
                    _ => return Err(unknown()),
                }
            }
            OpRow::TakeEvent { from, to } => {
                at.word(format_args!("{field}.from"), &from, &[("opponent_play_area", ())])?;
                let words = [("own_play_area", true), ("discard_pile", false)];
                Op::TakeEvent { keep: at.word(format_args!("{field}.to"), &to, &words)? }
            }
            OpRow::PlayEvent { from } => {
                let words = [("deck", true), ("drawn", false)];
                match at.word(format_args!("{field}.from"), &from, &words)? {
                    true => Op::PlayTopEvent,
                    false => Op::PlayDrawnEvent,
                }
            }
            OpRow::Gain { what, amount } => {
                at.word(format_args!("{field}.what"), &what, &[("conquest_points", ())])?;
                Op::GainPoints { amount: amount.get() }
            }
            OpRow::GainUnits { r#where, by_race } => {
                let mut units = [[0; MAX_KINDS]; 3];
                for race in Race::all() {
                    let field = format!("{field}.by_race.{race}");
                    let counts =
                        by_race.get(&race).ok_or_else(|| at.error(&field, "it is missing"))?;
                    units[race.index()] = self.units.counts(at, &field, counts, race)?;
                }
                let words = [("friendly", true), ("friendly_or_empty", false)];
                let friendly_only = at.word(format_args!("{field}.where"), &r#where, &words)?;
                Op::GainUnits { units, friendly_only }
            }
            OpRow::PlaceTransports { amount, up_to, from, to } => {
                match (amount, up_to, from.as_str(), to.as_str()) {
                    (Some(n), None, "supply", "any_route") => {
                        Op::PlaceTransports { amount: n.get() }
                    }
                    (None, Some(n), "board", "any_route") => Op::MoveTransports { up_to: n.get() },
                    _ => return Err(unknown()),
                }
            }
            OpRow::Buy { what, discount, to_hand } => {
                let mut what: Vec<_> = what.iter().map(String::as_str).collect();
                what.sort_unstable();
                let (upgrade, technology) = match what.as_slice() {
                    ["building", "module"] => (true, false),
                    ["technology"] => (false, true),
                    _ => return Err(unknown()),
                };
                Op::Buy(Purchase {
                    upgrade,
                    technology,
                    discount: count(&discount),
                    to_hand: to_hand.as_ref().map_or(0, count),
                })
            }
            OpRow::EnableUnit { unit } => {
                Op::EnableUnit(self.units.find(at, &format!("{field}.unit"), &unit)?)
            }
            OpRow::Depletion { step, amount, up_to } => {
                let restore = match step {
                    1 => false,
                    -1 => true,
                    _ => return Err(at.error(format_args!("{field}.step"), "expected 1 or -1")),
                };
                let (amount, up_to) = match (amount, up_to) {
                    (Some(n), None) => (n.get(), false),
                    (None, Some(n)) => (n.get(), true),
                    _ => return Err(unknown()),
                };
                Op::Depletion { restore, amount, up_to }
            }
            OpRow::MoveWorkers { amount, from, to } => {
                let words = [
                    ("unused", Pool::Unused),
                    ("pool", Pool::Pool),
                    ("resource_cards", Pool::Cards),
                    ("unavailable", Pool::Unavailable),
                ];
                Op::MoveWorkers {
                    amount: count(&amount),
                    from: at.word(format_args!("{field}.from"), &from, &words)?,
                    to: at.word(format_args!("{field}.to"), &to, &words)?,
                }
            }
            OpRow::Adjust { number, amount, set } => {
                let words = [
                    ("hand_limit", Adjusted::HandLimit),
                    ("build_limit", Adjusted::BuildLimit),
                    ("special_orders", Adjusted::SpecialOrders),
                    ("events_per_round", Adjusted::EventsPerRound),
                ];
                let number = at.word(format_args!("{field}.number"), &number, &words)?;
                let amount = match (number, amount, set) {
                    (_, Some(amount), None) => amount.get(),
                    // Only order tokens are so few that "all" is a number.
                    (Adjusted::SpecialOrders, None, Some(Count::Word(AllWord::All))) => ALL,
                    _ => return Err(unknown()),
                };
                Op::Adjust { number, amount }
            }
            OpRow::Move(row) => movement(row, set)?.ok_or_else(unknown)?,
            OpRow::CancelBattle {} => Op::CancelBattle,
            OpRow::PlaceOrders { amount } => Op::PlaceOrders { amount: amount.get() },
            OpRow::ChooseOne { options } => {
                let field = format!("{field}.options");
                let choices = options.len() > 1 && options.iter().all(|option| !option.is_empty());
                at.must(choices, &field, "expected at least two lists, none of them empty")?;
                let options = options.into_iter().enumerate();
                let options = options.map(|(n, list)| self.effects(&format!("{field}[{n}]"), list));
                Op::ChooseOne(options.collect::<Result<_, _>>()?)
            }
            OpRow::Rule { id, look } => match (id.as_str(), look) {
                ("limited_orbital_defense", None) => Op::LimitedOrbitalDefense,
                ("choose_deck_card", Some(look)) => Op::ChooseDeckCard { look: look.get() },
                _ => return Err(unknown()),
            },
            OpRow::Custom { id } => at
                .word(
                    format_args!("{field}.id"),
                    &id,
                    &[
                        ("swap_z_axis_ends", &Op::SwapZAxisEnds),
                        ("shuffle_into_event_deck", &Op::ShuffleIntoEventDeck),
                    ],
                )?
                .clone(),
        })
    }
}

fn count(count: &Count) -> u8 {
    match count {
        Count::Number(number) => number.get(),
        Count::Word(AllWord::All | AllWord::Any) => ALL,
    }
}

/// The destructions the base game knows.
fn destroy(
    row: DestroyRow,
    set: impl Fn(&str, &Option<Vec<FilterRow>>) -> Result<UnitSet, DataError>,
) -> Result<Option<Op>, DataError> {
    let DestroyRow { what, target, who, amount, scope, of, chooser, triggers_splash } = row;
    let what: Vec<_> = what.iter().map(String::as_str).collect();
    let pieces = (what.as_slice(), target.as_deref(), who.as_deref(), scope.as_deref());
    Ok(match (pieces, chooser.as_deref(), amount, triggers_splash) {
        ((["unit"], Some("own_front"), None, None), None, None, Some(false)) if of.is_none() => {
            Some(Op::DestroyOwnFront)
        }
        ((["unit"], Some("enemy_front"), None, None), None, None, Some(false)) if of.is_none() => {
            Some(Op::DestroyEnemyFront)
        }
        (
            (["unit"], None, Some("opponent"), Some(scope @ ("skirmish" | "battle"))),
            Some("victim"),
            Some(Count::Number(amount)),
            None,
        ) => Some(Op::DestroyVictims {
            amount: amount.get(),
            whole_battle: scope == "battle",
            of: set("of", &of)?,
        }),
        (
            (["transport"], None, Some("any"), Some("route")),
            None,
            Some(Count::Word(AllWord::All)),
            None,
        ) if of.is_none() => Some(Op::DestroyTransports),
        _ => None,
    })
}

/// The movements without an order the base game knows.
fn movement(
    row: MoveRow,
    set: impl Fn(&str, &Option<Vec<FilterRow>>) -> Result<UnitSet, DataError>,
) -> Result<Option<Op>, DataError> {
    let MoveRow { what, who, amount, up_to, from, to, with, excess } = row;
    let up_to = up_to.map(NonZeroU8::get);
    let pieces = (what.as_str(), who.as_deref(), amount, up_to);
    let near = "friendly_or_empty_same_planet";
    Ok(match (pieces, from.as_str(), to.as_str(), excess.as_deref(), with.is_some()) {
        (("base", None, None, None), "active_planet", "friendly_same_planet", None, false) => {
            Some(Op::MoveBase)
        }
        (
            ("units", Some("self"), None, Some(1)),
            "anywhere",
            "active_planet_area_with",
            None,
            true,
        ) => Some(Op::Recall { to_area_with: set("with", &with)? }),
        (
            ("units", Some("self"), Some(Count::Word(AllWord::All)), None),
            "contested_area",
            to,
            Some("destroyed"),
            false,
        ) if to == near => Some(Op::LeaveContestedArea),
        (
            ("units", Some("any_one_player"), None, Some(up_to)),
            "one_area",
            to,
            Some("destroyed"),
            false,
        ) if to == near => Some(Op::MoveAnyUnits { up_to }),
        _ => None,
    })
}
