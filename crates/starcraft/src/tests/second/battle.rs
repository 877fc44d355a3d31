//! A battle as the rulebook has it, told by the events of the log: every event must be one that the
//! rules allow there, and what they demand must have happened.

use std::collections::BTreeMap;

use kernel::Seat;

use super::parts::{Around, Laid, Member, Open, Phase, Whole};
use super::sheets::{self, Sheets};
use super::skirmish::{Fighter, Model, Side};
use crate::ids::{Area, Card, Module, Unit};
use crate::report::{Event, Happening};
use crate::state::{Site, StarCraft};

pub(super) struct Watch<'a> {
    pub(super) sheets: &'a Sheets,
    pub(super) seats: [Seat; 2],
    pub(super) area: Area,
    pub(super) members: Vec<Member>,
    pub(super) whole: [Whole; 2],
    pub(super) special: bool,
    pub(super) phase: Phase,
    pub(super) cards: BTreeMap<u8, [Vec<Laid>; 2]>,
    pub(super) done: Vec<u8>,
    pub(super) open: Option<Open>,
    /// The skirmish and the side whose standard card is to be replaced.
    awaiting: Option<(u8, usize)>,
    cancelled: Vec<(usize, Card)>,
    /// Who is out of the game.
    gone: Vec<Seat>,
    /// Which of two like units the owner gave up in the open skirmish: the one in front, or one behind.
    pub(super) named: Vec<(usize, Unit, bool)>,
    /// Skirmishes in which Feedback has cost a unit.
    pub(super) feedback: Vec<u8>,
    /// The splash cards that must have been triggered, with their texts; those that were.
    pub(super) splash: Vec<(usize, String, toml::Table)>,
    pub(super) splash_told: Vec<(usize, String)>,
    pub(super) own_base: [bool; 2],
    pub(super) around: Around,
    /// BW-CARD-30: what is destroyed next is destroyed for Gantrithor.
    pub(super) revenge: bool,
    /// How many skirmishes were compared.
    pub(super) compared: u32,
    /// How many of them with a hero.
    pub(super) heroic: u32,
    pub(super) over: bool,
}

pub(super) type Verdict = Result<(), String>;

pub(super) fn must(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}

impl<'a> Watch<'a> {
    /// The battle begins; the state is the one of the next decision, in which nothing of the battle has
    /// been decided yet.
    pub(super) fn new(sheets: &'a Sheets, game: &StarCraft, attackers: &[Unit]) -> Self {
        let battle = game.battle.as_ref().expect("a battle");
        let (area, seats) = (battle.area, battle.seats);
        let defenders = battle.fighters.iter().filter(|fighter| fighter.side == 1);
        let member = |side: usize| {
            move |unit: Unit| Member { unit, side, skirmish: None, front: false, here: true }
        };
        let mut members: Vec<Member> = attackers.iter().copied().map(member(0)).collect();
        members.extend(defenders.map(|fighter| member(1)(fighter.unit)));
        let own_base = seats.map(|seat| {
            let here = game.area(area);
            here.base.seat() == Some(seat) && here.site == Site::Base
        });
        let mut around = BTreeMap::new();
        for place in game.all_areas() {
            let here = game.area(place);
            let owner = here.owner.seat();
            let units = owner.map_or(Vec::new(), |owner| {
                let kinds = game.kinds(owner, &here.units);
                let several = kinds
                    .flat_map(|unit| std::iter::repeat_n(unit, here.units[unit.kind()].into()));
                several.collect()
            });
            around.insert(place, (owner, units, here.base.seat()));
        }
        let order = game.order.expect("an order");
        Self {
            sheets,
            seats,
            area,
            members,
            whole: seats.map(|seat| {
                let player = game.player(seat);
                let faction = player.faction.expect("a faction");
                let led: Vec<String> =
                    player.leading.iter(faction).map(|leader| leader.to_string()).collect();
                let leads = |card: &str| led.iter().any(|name| name == card);
                Whole {
                    tokens: player.stolen.map(|token| token.map(|(_, owner)| owner)),
                    hero: sheets.heroes.iter().find(|hero| leads(&hero.card)).cloned(),
                    ravagers: leads("scorched_earth_policy").then_some("battlecruiser"),
                    ..Whole::default()
                }
            }),
            special: order.order.is_special(),
            phase: Phase::Opening,
            cards: BTreeMap::new(),
            done: Vec::new(),
            open: None,
            awaiting: None,
            cancelled: Vec::new(),
            gone: game.everybody().filter(|&seat| game.player(seat).eliminated).collect(),
            named: Vec::new(),
            feedback: Vec::new(),
            splash: Vec::new(),
            splash_told: Vec::new(),
            own_base,
            around,
            revenge: false,
            compared: 0,
            heroic: 0,
            over: false,
        }
    }

    pub(super) fn name(unit: Unit) -> String {
        unit.plain().to_string()
    }

    pub(super) fn sheet(&self, unit: Unit) -> &sheets::Unit {
        &self.sheets.units[&Self::name(unit)]
    }

    pub(super) fn side(&self, seat: Seat) -> usize {
        usize::from(self.seats[0] != seat)
    }

    pub(super) fn here(&self, side: usize) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(move |member| member.side == side && member.here)
    }

    pub(super) fn at(&self, skirmish: u8, side: usize) -> impl Iterator<Item = &Member> {
        self.here(side).filter(move |member| member.skirmish == Some(skirmish))
    }

    /// A unit of a kind that is in no skirmish yet.
    pub(super) fn unmatched(&mut self, side: usize, unit: Unit) -> Option<&mut Member> {
        let free = |member: &&mut Member| {
            member.side == side && member.here && member.skirmish.is_none() && member.unit == unit
        };
        self.members.iter_mut().find(free)
    }

    pub(super) fn remove(
        &mut self,
        side: usize,
        unit: Unit,
        among: impl Fn(&Member) -> bool,
    ) -> Verdict {
        let found = self.members.iter_mut().find(|member| {
            member.side == side && member.here && member.unit == unit && among(member)
        });
        match found {
            Some(member) => {
                member.here = false;
                Ok(())
            }
            None => Err(format!("{unit} of side {side} is not there to be lost")),
        }
    }

    /// An event happens. The state is that of the next decision.
    pub(super) fn hear(&mut self, event: &Event, game: &StarCraft) -> Verdict {
        match *event {
            Event::EventUsed { seat, event } => {
                let whole = &mut self.whole[usize::from(self.seats[0] != seat)];
                whole.abilities += 1;
                match &*event.to_string() {
                    "flawless_attack_plan" => whole.attack += 2,
                    "flawless_defense_plan" => whole.health += 2,
                    _ => {}
                }
            }
            Event::TechUsed { seat, tech } => self.ability(self.side(seat), &tech.to_string()),
            Event::Expansion { seat, happens: Happening::GuardUsed { .. } } => {
                must(self.side(seat) == 1, || "BW-GRD-02: an attacker used a guard token".into())?;
                self.whole[1].abilities += 1;
                self.whole[1].guarded = true;
            }
            Event::Expansion { seat, happens: Happening::LeaderUsed { leader } } => {
                self.leader_used(self.side(seat), &leader.to_string())?;
            }
            Event::CardsDrawn { seat, count } if self.phase == Phase::Opening => {
                self.whole[self.side(seat)].drawn += i64::from(count);
            }
            Event::CardsDrawn { seat, count } if self.phase == Phase::Retreat => {
                self.whole[self.side(seat)].healed += i64::from(count);
            }
            Event::Paired { skirmish, attacker, defender } => {
                if self.phase == Phase::Opening {
                    self.opened(game)?;
                    self.phase = Phase::Matching;
                }
                self.pair(skirmish, [attacker, defender])?;
            }
            Event::Supports { seat, unit, skirmish } => {
                let found = self.unmatched(self.side(seat), unit);
                let member = found.ok_or_else(|| format!("{unit} cannot support"))?;
                member.skirmish = Some(skirmish);
            }
            Event::Expansion { happens: Happening::Switched { one, other, .. }, .. } => {
                self.switched(one, other, game)?;
            }
            Event::CardPlaced { seat, skirmish, from_deck, second } => {
                self.matched(game)?;
                let lent = self.lender(skirmish, self.side(seat)).is_some();
                must(!(from_deck && second) || lent, || {
                    "SC-BATTLE-26: a second card off the deck".into()
                })?;
            }
            Event::CardShown { seat, skirmish, card } => self.shown(seat, skirmish, card)?,
            Event::CardCancelled { seat, card } => self.cancelled(seat, card)?,
            Event::CardDiscarded { seat, card } | Event::CardReturned { seat, card } => {
                self.put_away(seat, card)?;
            }
            Event::Compared { skirmish, attack, health, .. } => {
                self.compare(skirmish, attack, health, game)?;
            }
            Event::UnitDestroyed { seat, unit, area } if self.revenge => {
                self.avenged(seat, unit, area)?;
            }
            Event::Withdrew { seat, unit, area } if self.revenge => {
                must(self.sheet(unit).has("cloaking"), || format!("BW-CARD-09: {unit}"))?;
                self.withdrew(seat, unit, area, game)?;
                self.avenged(seat, unit, self.area)?;
            }
            Event::UnitDestroyed { seat, unit, .. } => self.lost(self.side(seat), unit, false)?,
            Event::Withdrew { seat, unit, area } => {
                self.withdrew(seat, unit, area, game)?;
                self.lost(self.side(seat), unit, true)?;
            }
            Event::Expansion { seat, happens: Happening::MindControlled { unit, .. } } => {
                self.stolen(self.side(seat), unit)?;
            }
            Event::BaseDestroyed { area, .. }
            | Event::Expansion { happens: Happening::SiteDestroyed { area, .. }, .. }
                if self.revenge =>
            {
                self.revenge = false;
                if self.phase != Phase::Retreat {
                    self.around.entry(area).or_default().2 = None;
                }
            }
            Event::BaseDestroyed { seat, .. } => {
                self.own_base[self.side(seat)] = false;
                self.ravaged(1 - self.side(seat))?;
            }
            Event::SplashTriggered { seat, card } => {
                self.end_skirmish()?;
                let (skirmish, side, at) =
                    self.find(seat, card).ok_or_else(|| format!("{card} does not lie there"))?;
                self.splash_told.push((side, card.to_string()));
                self.cards.get_mut(&skirmish).ok_or("no such skirmish")?[side].remove(at);
            }
            Event::BattleEnds { attackers, defenders, .. } => {
                self.splash_ends([attackers.into(), defenders.into()])?;
            }
            Event::Retreated { seat, unit, area } => {
                let side = self.side(seat);
                self.remove(side, unit, |_| true)?;
                self.whole[side].leaving.push((unit, Some(area)));
            }
            Event::BattleOver { holder, units, .. } => self.is_over(holder, units, game)?,
            _ => {}
        }
        Ok(())
    }

    // ---- step 7

    /// Which of two like units in a skirmish a player gives up (SC-TCH-18, BW-CARD-65).
    pub(super) fn choose(&mut self, seat: Seat, unit: Unit, front: bool) {
        self.named.push((self.side(seat), unit, front));
    }

    /// BW-MND-05: whose deck the standard card of a side comes off, if its front-line unit is stolen.
    /// BW-AMB-58: of a player who is out of the game no deck is left; the controller's own it is.
    fn lender(&self, skirmish: u8, side: usize) -> Option<Seat> {
        let fronts = self.members.iter().filter(|m| m.front && m.side == side);
        let front = fronts.into_iter().find(|m| m.skirmish == Some(skirmish))?;
        let owner = self.whole[side].tokens[front.unit.stolen_by()?]?;
        Some(if self.gone.contains(&owner) { self.seats[side] } else { owner })
    }

    fn shown(&mut self, seat: Seat, skirmish: u8, card: Card) -> Verdict {
        self.end_skirmish()?;
        let (side, first) = match self.awaiting.take() {
            Some((place, side)) if place == skirmish => (side, true),
            _ => {
                let side = self.side(seat);
                let laid = &self.cards[&skirmish][side];
                (side, !laid.iter().any(|laid| laid.first))
            }
        };
        let lender = self.lender(skirmish, side);
        let owner = if first { lender.unwrap_or(self.seats[side]) } else { self.seats[side] };
        let standard = self.sheets.cards[&card.to_string()].kind == "standard";
        must(first || !standard, || format!("SC-BATTLE-23: {card} is the second card"))?;
        let laid = self.cards.get_mut(&skirmish).ok_or("no such skirmish")?;
        laid[side].push(Laid { card, owner, first });
        Ok(())
    }

    pub(super) fn skirmishes(&self) -> usize {
        self.cards.len()
    }

    fn find(&self, owner: Seat, card: Card) -> Option<(u8, usize, usize)> {
        self.cards.iter().find_map(|(&skirmish, sides)| {
            (0..2).find_map(|side| {
                let fits = |laid: &Laid| laid.owner == owner && laid.card == card;
                Some((skirmish, side, sides[side].iter().position(fits)?))
            })
        })
    }

    fn cancelled(&mut self, seat: Seat, card: Card) -> Verdict {
        let side = self.side(seat);
        let place = self.cards.iter().find_map(|(&skirmish, sides)| {
            let laid = sides[side].iter().find(|laid| laid.card == card)?;
            Some((skirmish, laid.first))
        });
        let (skirmish, first) = place.ok_or_else(|| format!("{card} does not lie there"))?;
        let op = if first { "cancel_standard" } else { "cancel_reinforcement" };
        let model = self.model(skirmish);
        must(model.has_op(1 - side, op), || format!("SC-KEY-06: nothing cancels {card}"))?;
        self.cancelled.push((side, card));
        Ok(())
    }

    /// A card leaves: in step A because it does not belong there, or at the end.
    fn put_away(&mut self, seat: Seat, card: Card) -> Verdict {
        self.end_skirmish()?;
        let Some((skirmish, side, at)) = self.find(seat, card) else { return Ok(()) };
        let laid = self.cards[&skirmish][side][at];
        let over = self.done.contains(&skirmish);
        let fallen =
            self.at(skirmish, 0).all(|m| !m.front) || self.at(skirmish, 1).all(|m| !m.front);
        if !over && !fallen {
            let cancelled = self.cancelled.contains(&(side, card));
            let standard = self.sheets.cards[&card.to_string()].kind == "standard";
            let useless = if laid.first {
                !standard // SC-REINF-06
            } else {
                !self.model(skirmish).eligible(side, &card.to_string())
            };
            must(cancelled || useless, || format!("SC-REINF-01: {card} is discarded"))?;
            if laid.first {
                self.awaiting = Some((skirmish, side));
            }
        }
        if let Some(sides) = self.cards.get_mut(&skirmish) {
            sides[side].remove(at);
        }
        if fallen && !over {
            self.done.push(skirmish); // BW-AMB-74
            self.all_done();
        }
        Ok(())
    }

    /// The skirmish as it lies there.
    pub(super) fn model(&self, skirmish: u8) -> Model<'a> {
        let side = |side: usize| {
            let laid = &self.cards[&skirmish][side];
            let card = |first: bool| {
                let found = laid.iter().find(|laid| laid.first == first);
                found.map(|laid| laid.card.to_string())
            };
            let units = self.at(skirmish, side);
            let units = units.map(|member| Fighter {
                name: Self::name(member.unit),
                front: member.front,
                hero: member.unit.is_hero(),
            });
            let whole = &self.whole[side];
            let led = self.here(side).any(|member| member.unit.is_hero());
            Side {
                units: units.collect(),
                standard: card(true).filter(|name| self.sheets.cards[name].kind == "standard"),
                stopgap: self.lender(skirmish, side) == Some(self.seats[side]),
                reinforcement: card(false),
                play: Vec::new(),
                attacker: side == 0,
                own_base: self.own_base[side],
                air_support: false,
                attack: whole.attack + i64::from(side == 0 && self.special),
                health: whole.health,
                detector: whole.detector,
                guarded: whole.guarded,
                hero: whole.hero.clone().filter(|_| led),
            }
        };
        Model { sheets: self.sheets, sides: [side(0), side(1)] }
    }

    fn compare(
        &mut self,
        skirmish: u8,
        attack: [i16; 2],
        health: [i16; 2],
        game: &StarCraft,
    ) -> Verdict {
        self.end_skirmish()?;
        let mut model = self.model(skirmish);
        for side in [0, 1] {
            let player = game.player(self.seats[side]);
            let race = game.race(self.seats[side]);
            let sheet = &mut model.sides[side];
            sheet.air_support = player.modules[Module::AIR_SUPPORT.index()] > 0;
            sheet.play = player.play.iter(race).map(|card| card.to_string()).collect();
            sheet.play.iter_mut().for_each(|name| {
                *name = name.split('#').next().unwrap_or_default().to_owned();
            });
            sheet.play.sort();
            sheet.play.dedup();
        }
        for side in [0, 1] {
            if let Some(card) = &model.sides[side].reinforcement {
                must(model.eligible(side, card), || format!("SC-REINF-01: {card} stays"))?;
                let cancelled = model.has_op(1 - side, "cancel_reinforcement");
                must(!cancelled, || format!("SC-KEY-06: {card} was not cancelled"))?;
            }
            let assist = |it: &Fighter| self.sheets.units[&it.name].has("assist") && !it.hero;
            let spared = model.has_op(side, "lose_assist")
                && model.sides[1 - side].units.iter().any(assist)
                && !self.feedback.contains(&skirmish);
            must(!spared, || "BW-CARD-65: no assist unit was lost".into())?;
        }
        let settled = model.settle();
        let told = (attack.map(i64::from), health.map(i64::from));
        must((settled.attack, settled.health) == told, || {
            format!(
                "skirmish {skirmish}: attack {:?}, health {:?}, but told {told:?}\n{:?}",
                settled.attack, settled.health, model.sides
            )
        })?;
        self.compared += 1;
        let units = model.sides.iter().flat_map(|side| &side.units);
        self.heroic += u32::from(units.into_iter().any(|unit| unit.hero));
        self.open = Some(Open {
            skirmish,
            sides: model.sides,
            settled,
            lost: Default::default(),
            stolen: [false; 2],
            ravaged: [false; 2],
            tokens: self.whole.each_ref().map(|whole| whole.tokens),
        });
        Ok(())
    }
}
