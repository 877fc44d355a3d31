//! Steps 2 to 5 of a battle: abilities, cards, match-ups.

use super::battle::{Verdict, Watch, must};
use super::parts::{Member, Owed, Phase};
use super::sheets;
use crate::battle::Fate;
use crate::ids::{Module, Unit};
use crate::state::StarCraft;

impl Watch<'_> {
    pub(super) fn ability(&mut self, side: usize, tech: &str) {
        let card = self.sheets.cards[tech].clone();
        let timed = |effect: &toml::Table| sheets::text(effect, "when") == "start_of_battle";
        if !card.effects.iter().any(timed) {
            return;
        }
        self.whole[side].abilities += 1;
        for effect in card.effects.iter().filter(|effect| timed(effect)) {
            match &*sheets::text(effect, "op") {
                "gain_keyword" => self.whole[side].detector = true,
                "draw_combat" => self.whole[side].by_ability += sheets::number(effect, "amount"),
                "lose_unit" => {
                    let cheapest = sheets::is(effect, "cheapest");
                    self.owe(1 - side, if cheapest { Owed::Cheapest } else { Owed::Flying });
                }
                _ => {}
            }
        }
    }

    /// Whoever has no such unit loses none. BW-HRO-11
    fn owe(&mut self, side: usize, what: Owed) {
        let legal = |member: &Member| {
            let spared = member.unit.is_hero() && what != Owed::Any;
            self.sheet(member.unit).flying == (what == Owed::Flying) && !spared
        };
        if self.here(side).any(legal) {
            self.whole[side].owes.push(what);
        }
    }

    /// BW-CARD-30, -31: what Leadership cards do in a battle.
    pub(super) fn leader_used(&mut self, side: usize, card: &str) -> Verdict {
        match card {
            "zeratul" => {
                let led = self.here(side).any(|member| member.unit.is_hero());
                must(led && self.phase == Phase::Opening, || "BW-CARD-31: no Zeratul".into())?;
                self.whole[side].abilities += 1;
                self.owe(1 - side, Owed::Any);
            }
            "gantrithor" => {
                self.end_skirmish()?;
                let late = matches!(self.phase, Phase::Splash | Phase::Retreat);
                must(self.whole[side].hero_fell && late, || "BW-CARD-30: revenge".into())?;
                self.whole[side].hero_fell = false;
                self.revenge = true;
            }
            // Units come from their card before the order is executed.
            "conclave_fleet" => {}
            _ => return Err(format!("{card} is used in a battle")),
        }
        Ok(())
    }

    /// SC-BATTLE-08..10: one ability each, so many cards.
    pub(super) fn opened(&mut self, game: &StarCraft) -> Verdict {
        for side in [0, 1] {
            let whole = &self.whole[side];
            must(whole.abilities <= 1, || "SC-BATTLE-08: two abilities".into())?;
            let seat = self.seats[side];
            let race = game.race(seat).to_string();
            let shields = if side == 1 && race == "protoss" { 2 } else { 0 };
            let held: Vec<String> = {
                let content = crate::content::content();
                let cards = game.player(seat).events;
                cards.iter().map(|card| content.event_cards[card].to_string()).collect()
            };
            let copies = |name: &str| held.iter().filter(|card| *card == name).count() as i64;
            let mut more = vec![0];
            let mut may = |amount: i64| {
                let with: Vec<i64> = more.iter().map(|sum| sum + amount).collect();
                more.extend(with);
            };
            if side == 0 && self.special {
                may(2);
            }
            (0..copies("aggressive_strategy")).for_each(|_| {
                if side == 0 {
                    may(1)
                }
            });
            (0..copies("defensive_strategy")).for_each(|_| {
                if side == 1 {
                    may(2)
                }
            });
            let least = [3, 1][side] + shields + whole.by_ability;
            must(more.iter().any(|more| least + more == whole.drawn), || {
                format!("SC-BATTLE-09: side {side} drew {} cards, {least} at least", whole.drawn)
            })?;
            let empty = whole.owes.is_empty();
            must(empty, || format!("side {side} owes a unit: {:?}", whole.owes))?;
        }
        Ok(())
    }

    /// SC-BATTLE-14, SC-KEY-15, -17: assist units are not paired, unless there are no others.
    pub(super) fn pair(&mut self, skirmish: u8, units: [Unit; 2]) -> Verdict {
        for (side, unit) in units.into_iter().enumerate() {
            let all_assist = self.here(side).all(|member| self.sheet(member.unit).has("assist"));
            must(all_assist || !self.sheet(unit).has("assist"), || {
                format!("SC-BATTLE-14: {unit} in front")
            })?;
            let found = self.unmatched(side, unit);
            let member = found
                .ok_or_else(|| format!("SC-BATTLE-13: {unit} cannot be paired, {:?}", units))?;
            (member.skirmish, member.front) = (Some(skirmish), true);
        }
        self.cards.insert(skirmish, Default::default());
        Ok(())
    }

    /// SC-BATTLE-12, -15, -18: as many skirmishes as possible, everybody in one.
    pub(super) fn matched(&mut self, game: &StarCraft) -> Verdict {
        if self.phase != Phase::Matching {
            return Ok(());
        }
        self.phase = Phase::Skirmishes;
        let able = |side: usize| {
            let fronts = self.here(side).filter(|member| !self.sheet(member.unit).has("assist"));
            fronts.count().max(1)
        };
        let wanted = able(0).min(able(1));
        must(self.cards.len() == wanted, || {
            format!("SC-BATTLE-15: {} skirmishes, not {wanted}", self.cards.len())
        })?;
        let all = self.members.iter().all(|member| !member.here || member.skirmish.is_some());
        must(all, || "SC-BATTLE-18: a unit stands aside".into())?;
        self.compare_matches(game)
    }

    fn compare_matches(&self, game: &StarCraft) -> Verdict {
        let Some(battle) = &game.battle else { return Ok(()) };
        let told = self.members.iter().map(|m| (m.side as u8, m.skirmish, m.front, m.unit));
        let kept = battle.fighters.iter().map(|f| (f.side, f.skirmish, f.front, f.unit));
        let mut told: Vec<_> = told.filter(|(_, skirmish, ..)| skirmish.is_some()).collect();
        let mut kept: Vec<_> = kept.filter(|(_, skirmish, ..)| skirmish.is_some()).collect();
        told.sort_by_key(|it| format!("{it:?}"));
        kept.sort_by_key(|it| format!("{it:?}"));
        must(told == kept, || format!("the match-ups told are {told:?}, those fought {kept:?}"))
    }

    /// BW-MDF-01..06: the defender has switched two units.
    pub(super) fn switched(&mut self, one: Unit, other: Unit, game: &StarCraft) -> Verdict {
        let has = game.player(self.seats[1]).modules[Module::DEFENSIVE.index()] > 0;
        must(has, || "BW-MDF-01: no Defensive module".into())?;
        for unit in [one, other] {
            must(!self.sheet(unit).has("assist"), || format!("BW-MDF-03: {unit} switched"))?;
        }
        // Which of several alike they were stands in the state.
        let Some(battle) = &game.battle else { return Ok(()) };
        let before: Vec<Member> = self.members.clone();
        let mut places: Vec<(Unit, Option<u8>, bool)> = battle
            .fighters
            .iter()
            .filter(|fighter| fighter.side == 1 && fighter.fate != Fate::Gone)
            .map(|fighter| (fighter.unit, fighter.skirmish, fighter.front))
            .collect();
        for member in self.members.iter_mut().filter(|member| member.side == 1 && member.here) {
            let at = places.iter().position(|place| place.0 == member.unit);
            let at = at.ok_or_else(|| format!("{} is gone after a switch", member.unit))?;
            let (_, skirmish, front) = places.remove(at);
            (member.skirmish, member.front) = (skirmish, front);
        }
        let spots = |members: &[Member]| {
            let mut spots: Vec<_> = members.iter().map(|m| (m.side, m.skirmish, m.front)).collect();
            spots.sort();
            spots
        };
        must(spots(&before) == spots(&self.members), || "BW-MDF-01: other places".into())?;
        for member in self.members.iter().filter(|m| m.side == 1 && m.front && m.here) {
            let enemy = self
                .members
                .iter()
                .find(|m| m.side == 0 && m.front && m.skirmish == member.skirmish && m.here);
            let enemy = enemy.ok_or("a skirmish without an attacker")?;
            let stayed = before.iter().any(|m| {
                m.side == 1 && m.front && m.skirmish == member.skirmish && m.unit == member.unit
            });
            let hit = self.sheet(enemy.unit).targets(self.sheet(member.unit).flying);
            must(stayed || hit, || {
                format!("BW-MDF-04: {} cannot attack {}", enemy.unit, member.unit)
            })?;
        }
        Ok(())
    }
}
