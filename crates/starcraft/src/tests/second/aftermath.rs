//! Who is lost in a skirmish, the splash damage, and the retreats.

use kernel::Seat;

use super::battle::{Verdict, Watch, must};
use super::parts::{Member, Open, Owed, Phase};
use super::sheets::{self, fits};
use super::skirmish::Model;
use crate::ids::{Area, Module, Unit};
use crate::state::StarCraft;

impl Watch<'_> {
    /// A unit is lost, or withdraws.
    pub(super) fn lost(&mut self, side: usize, unit: Unit, away: bool) -> Verdict {
        if let Some(slot) = unit.stolen_by() {
            self.whole[side].tokens[slot] = None; // BW-MND-12
        }
        self.whole[side].hero_fell |= unit.is_hero() && !away;
        let hides = self.sheet(unit).has("cloaking");
        match self.phase {
            Phase::Opening => {
                must(!away || hides, || format!("BW-CLK-03: {unit} withdraws"))?;
                match self.whole[side].owes.pop() {
                    None => self.whole[side].price += 1, // Consume
                    Some(Owed::Flying) => {
                        let fits = self.sheet(unit).flying && !unit.is_hero();
                        must(fits, || format!("BW-CARD-60: {unit} is lost"))?
                    }
                    Some(Owed::Any) => {
                        must(!self.sheet(unit).flying, || format!("BW-CARD-31: {unit} is lost"))?
                    }
                    Some(Owed::Cheapest) => {
                        let plain = self.here(side).filter(|member| !member.unit.is_hero());
                        let sheets = plain.map(|member| self.sheet(member.unit));
                        let ground = sheets.filter(|sheet| !sheet.flying);
                        let least = ground.map(|sheet| sheet.worth).min();
                        let sheet = self.sheet(unit);
                        let fits = !sheet.flying && !unit.is_hero() && Some(sheet.worth) == least;
                        must(fits, || format!("BW-CARD-63: {unit} is lost"))?;
                    }
                }
                self.remove(side, unit, |_| true)
            }
            Phase::Matching => Err(format!("{unit} is lost before a card is placed")),
            Phase::Skirmishes => match &mut self.open {
                Some(open) => {
                    open.lost[side].push((unit, away));
                    let skirmish = open.skirmish;
                    self.remove(side, unit, |member| member.skirmish == Some(skirmish))
                }
                None => self.lost_to_feedback(side, unit),
            },
            Phase::Splash => {
                must(!away || hides, || format!("SC-SPLASH-12: {unit} withdraws"))?;
                self.whole[side].lost_in_splash.push((unit, away));
                self.remove(side, unit, |_| true)
            }
            Phase::Retreat => {
                self.whole[side].leaving.push((unit, None));
                self.remove(side, unit, |_| true)
            }
        }
    }

    /// BW-CARD-30: one unit of the planet, in the battle or beside it.
    pub(super) fn avenged(&mut self, seat: Seat, unit: Unit, area: Area) -> Verdict {
        self.revenge = false;
        must(area.planet() == self.area.planet(), || format!("BW-CARD-30: {unit} in {area}"))?;
        if area != self.area {
            if self.phase == Phase::Retreat {
                return Ok(()); // the retreats were judged before
            }
            let place = self.around.entry(area).or_default();
            let at = place.1.iter().position(|other| *other == unit);
            place.1.remove(at.ok_or_else(|| format!("{unit} is not in {area}"))?);
            if place.1.is_empty() {
                place.0 = None;
            }
            return must(place.0.is_none_or(|owner| owner == seat), || {
                format!("{area} is not {seat}'s")
            });
        }
        let side = self.side(seat);
        if let Some(slot) = unit.stolen_by() {
            self.whole[side].tokens[slot] = None;
        }
        if self.phase == Phase::Retreat {
            self.whole[side].avenged.push(unit);
        }
        self.remove(side, unit, |_| true)
    }

    /// BW-CARD-65
    fn lost_to_feedback(&mut self, side: usize, unit: Unit) -> Verdict {
        let skirmish = self.members.iter().find_map(|member| {
            let skirmish = member.skirmish?;
            let fits = member.side == side
                && member.here
                && member.unit == unit
                && !self.done.contains(&skirmish)
                && !member.unit.is_hero()
                && !self.feedback.contains(&skirmish)
                && self.model(skirmish).has_op(1 - side, "lose_assist");
            fits.then_some(skirmish)
        });
        let skirmish = skirmish.ok_or_else(|| format!("{unit} is lost before the values"))?;
        must(self.sheet(unit).has("assist"), || format!("BW-CARD-65: {unit} is no assist unit"))?;
        self.feedback.push(skirmish);
        let named = self.named.pop().map(|(_, _, front)| front);
        self.remove(side, unit, |member| {
            member.skirmish == Some(skirmish) && named.is_none_or(|front| member.front == front)
        })
    }

    /// SC-KEY-01..03, -28: another area of the planet, friendly or empty, with room.
    pub(super) fn withdrew(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        game: &StarCraft,
    ) -> Verdict {
        let near = area.planet() == self.area.planet() && area != self.area;
        must(near && self.open_to(seat, unit, area, game), || {
            format!("SC-KEY-01: {unit} withdraws to {area}")
        })?;
        self.enter(seat, unit, area);
        Ok(())
    }

    fn enter(&mut self, seat: Seat, unit: Unit, area: Area) {
        let place = self.around.entry(area).or_default();
        place.0 = Some(seat);
        place.1.push(unit);
    }

    /// Whether an area is friendly or empty, admits the unit and has room for it.
    fn open_to(&self, seat: Seat, unit: Unit, area: Area, game: &StarCraft) -> bool {
        let Some((owner, units, base)) = self.around.get(&area) else { return false };
        let mine = |whose: &Option<Seat>| whose.is_none_or(|whose| whose == seat);
        let place = &self.sheets.places[&area.to_string()];
        let domain = match &*place.domain {
            "any" => true,
            domain => (domain == "flying") == self.sheet(unit).flying,
        };
        let there: Vec<Unit> = units.iter().copied().chain([unit]).collect();
        mine(owner) && mine(base) && domain && self.crowd(seat, &there, game) <= place.limit
    }

    /// BW-MAS-01: how many units count against a limit.
    fn crowd(&self, seat: Seat, units: &[Unit], game: &StarCraft) -> i64 {
        let module = game.player(seat).modules[Module::ASSIST.index()] > 0;
        let spared = module && units.iter().any(|&unit| self.sheet(unit).has("assist"));
        units.len() as i64 - i64::from(spared)
    }

    /// BW-MND-02, -16: a front-line unit changes sides.
    pub(super) fn stolen(&mut self, thief: usize, unit: Unit) -> Verdict {
        let victim = 1 - thief;
        let open = self.open.as_mut().ok_or("BW-MND-01: stolen outside a skirmish")?;
        open.stolen[victim] = true;
        let skirmish = Some(open.skirmish);
        let front = self.members.iter_mut().find(|member| {
            member.side == victim && member.here && member.front && member.skirmish == skirmish
        });
        let front = front.ok_or("BW-MND-03: nobody to be stolen")?;
        must(front.unit.plain() == unit.plain(), || format!("BW-MND-02: {unit} is stolen"))?;
        front.here = false;
        let was = front.unit.stolen_by();
        let lent = was.and_then(|slot| self.whole[victim].tokens[slot].take());
        let owner = lent.unwrap_or(self.seats[victim]);
        let free = self.whole[thief].tokens.iter().position(Option::is_none);
        let taken = match free {
            _ if owner == self.seats[thief] => unit.plain(),
            Some(slot) => {
                self.whole[thief].tokens[slot] = Some(owner);
                unit.plain().stolen(slot)
            }
            None => return Err("BW-MND-06: a third unit is stolen".into()),
        };
        self.members.push(Member { unit: taken, side: thief, skirmish, front: false, here: true });
        Ok(())
    }

    /// BW-COL-01: the side may do collateral damage now.
    pub(super) fn ravaged(&mut self, side: usize) -> Verdict {
        let Some(open) = &mut self.open else { return Ok(()) };
        open.ravaged[side] = true;
        let model = Model { sheets: self.sheets, sides: open.sides.clone() };
        let texts = model.card_texts(side);
        let has =
            texts.iter().any(|(_, text)| sheets::text(text, "keyword") == "collateral_damage");
        // BW-CARD-26
        let front = open.sides[side].units.iter().find(|unit| unit.front);
        let has = has || front.is_some_and(|unit| self.whole[side].ravagers == Some(&*unit.name));
        must(has && !open.stolen[side], || "BW-COL-01: a base is destroyed".into())
    }

    /// Whatever comes now, step C of the open skirmish is over: what happened must be one of the ways
    /// in which it may end.
    pub(super) fn end_skirmish(&mut self) -> Verdict {
        let Some(open) = self.open.take() else { return Ok(()) };
        let Open { skirmish, sides, settled, lost, stolen, ravaged, tokens } = open;
        let model = Model { sheets: self.sheets, sides };
        let thefts = self.thefts(&model, skirmish, tokens);
        let names = |list: &[(Unit, bool)]| {
            let named = |unit: Unit| (Self::name(unit), unit.is_hero());
            let mut names: Vec<_> = list.iter().map(|(unit, _)| named(*unit)).collect();
            names.sort();
            names
        };
        let results = model.results(&settled, thefts);
        let named = std::mem::take(&mut self.named);
        let fits = |result: &&super::skirmish::Result| {
            (0..2).all(|side| {
                let lost_by_rule = result.lost[side].iter();
                let mut want: Vec<_> =
                    lost_by_rule.map(|(unit, _)| (unit.name.clone(), unit.hero)).collect();
                want.sort();
                let may_leave = |unit: &Unit| {
                    let name = Self::name(*unit);
                    result.lost[side].iter().any(|(lost, hides)| lost.name == name && *hides)
                };
                let front = result.lost[side].iter().any(|(unit, _)| unit.front);
                let chosen = |(loser, unit, front): &(usize, Unit, bool)| {
                    let name = Self::name(*unit);
                    let is =
                        |lost: &super::skirmish::Fighter| lost.name == name && lost.front == *front;
                    *loser != side || result.lost[side].iter().any(|(lost, _)| is(lost))
                };
                named.iter().all(chosen)
                    && want == names(&lost[side])
                    && lost[side].iter().filter(|(_, away)| *away).all(|(unit, _)| may_leave(unit))
                    && result.stolen[side] == stolen[side]
                    && !(ravaged[side] && front)
            })
        };
        let result = results.iter().find(fits).ok_or_else(|| {
            format!(
                "skirmish {skirmish}: lost {lost:?}, stolen {stolen:?}, but by the rules one of \
                 {results:#?}\n{settled:?}\n{:?}",
                model.sides
            )
        })?;
        for side in [0, 1] {
            let front = result.lost[1 - side].iter().find(|(unit, _)| unit.front);
            let away = front.is_some_and(|(front, _)| {
                lost[1 - side].iter().any(|(unit, away)| *away && Self::name(*unit) == front.name)
            });
            let [sure, if_away] = result.nuked[side];
            self.whole[side].nuked += usize::from(sure + if away { if_away } else { 0 });
            for (name, effect, always) in model.splashes(&settled, side) {
                if always || result.triggered[side] {
                    self.splash.push((side, name, effect));
                }
            }
        }
        self.done.push(skirmish);
        self.all_done();
        Ok(())
    }

    /// BW-MND-01, -03, -06, -16: which side's Mind Control could take the enemy front-line unit.
    fn thefts(
        &self,
        model: &Model<'_>,
        skirmish: u8,
        mut tokens: [[Option<Seat>; 2]; 2],
    ) -> [bool; 2] {
        let mut thefts = [false; 2];
        for thief in [0, 1] {
            let victim = 1 - thief;
            let fronts = |member: &&Member| {
                member.side == victim && member.front && member.skirmish == Some(skirmish)
            };
            let front = self.members.iter().find(fronts).map(|member| member.unit);
            let slot = front.and_then(Unit::stolen_by);
            let own = slot.is_some_and(|slot| tokens[victim][slot] == Some(self.seats[thief]));
            let free = own || tokens[thief].contains(&None);
            thefts[thief] = model.has_op(thief, "mind_control") && free;
            if let Some(slot) = slot.filter(|_| thefts[thief]) {
                tokens[victim][slot] = None;
            }
        }
        thefts
    }

    pub(super) fn all_done(&mut self) {
        if self.done.len() == self.skirmishes() {
            self.phase = Phase::Splash;
            for side in 0..2 {
                let left = self.here(side).map(|member| member.unit).collect();
                self.whole[side].before_splash = left;
            }
        }
    }

    /// SC-SPLASH-07..15, SC-AMB-43, -91: what step 8 has cost each side. BW-AMB-63: it also follows at once where
    /// an ability at the start has left a side without units.
    pub(super) fn splash_ends(&mut self, told: [usize; 2]) -> Verdict {
        self.end_skirmish()?;
        let mut want: Vec<(usize, String)> =
            self.splash.iter().map(|(side, name, _)| (*side, name.clone())).collect();
        want.sort();
        self.splash_told.sort();
        must(want == self.splash_told, || {
            format!("SC-SPLASH-02: triggered {:?}, not {want:?}", self.splash_told)
        })?;
        for loser in [0, 1] {
            let cards: Vec<&toml::Table> =
                self.splash.iter().filter(|it| it.0 != loser).map(|it| &it.2).collect();
            let whole = &self.whole[loser];
            let most = self.most_losses(&cards, &whole.before_splash);
            let lost = &whole.lost_in_splash;
            let legal = whole.before_splash.iter().filter(|unit| !unit.is_hero()).count();
            let nuked = whole.nuked.min(legal - most);
            let hero = lost.iter().any(|(unit, _)| unit.is_hero());
            must(!hero, || format!("BW-HRO-08, -11: side {loser} lost {lost:?}"))?;
            must(lost.len() == most + nuked, || {
                format!("SC-SPLASH-10: side {loser} lost {lost:?}, not {most} and {nuked}")
            })?;
            let by_splash: Vec<Unit> = lost[..most].iter().map(|(unit, _)| *unit).collect();
            let fit = self.most_losses(&cards, &by_splash) == most
                && lost[..most].iter().all(|(_, away)| !away);
            must(fit, || format!("SC-SPLASH-09, -12: {lost:?} by {cards:?}"))?;
        }
        let left = [self.here(0).count(), self.here(1).count()];
        must(left == told, || format!("{left:?} units are left, not {told:?}"))?;
        for side in [0, 1] {
            self.whole[side].before_retreat = self.here(side).map(|member| member.unit).collect();
        }
        self.phase = Phase::Retreat;
        Ok(())
    }

    /// The most units that the cards can destroy, each one: tried out.
    fn most_losses(&self, cards: &[&toml::Table], units: &[Unit]) -> usize {
        let Some((card, rest)) = cards.split_first() else { return 0 };
        let mut most = self.most_losses(rest, units);
        let hits = |unit: Unit| {
            let kind = if self.sheet(unit).flying { "flying" } else { "ground" };
            !unit.is_hero()
                && sheets::is(card, kind)
                && fits(self.sheets, card.get("only"), &Self::name(unit))
        };
        let mut tried: Vec<Unit> = Vec::new();
        for at in 0..units.len() {
            if hits(units[at]) && !tried.contains(&units[at]) {
                tried.push(units[at]);
                let mut others = units.to_vec();
                others.remove(at);
                most = most.max(1 + self.most_losses(rest, &others));
            }
        }
        most
    }

    // ---- step 9

    /// SC-RETR-01..12, -17, BW-AMB-23: who has the area, and what became of the others.
    pub(super) fn is_over(&mut self, holder: Option<Seat>, units: u8, game: &StarCraft) -> Verdict {
        self.over = true;
        let left = self.whole.each_ref().map(|whole| whole.before_retreat.clone());
        let assist = |unit: &Unit| self.sheet(*unit).has("assist");
        let loser = match [left[0].is_empty(), left[1].is_empty()] {
            [false, false] if left[1].iter().all(assist) => Some(1), // SC-RETR-06
            [false, false] => Some(0),                               // SC-RETR-05
            _ => None,
        };
        let limit = self.sheets.places[&self.area.to_string()].limit;
        let mut staying: [Vec<Unit>; 2] = Default::default();
        for side in [1, 0] {
            let leavers: Vec<Unit> = self.whole[side].leaving.iter().map(|it| it.0).collect();
            let mut stay = left[side].clone();
            for unit in &leavers {
                let at = stay.iter().position(|other| other == unit);
                stay.remove(at.ok_or_else(|| format!("{unit} left, but was not there"))?);
            }
            let seat = self.seats[side];
            if loser == Some(side) {
                // BW-CARD-30: their own units may have fallen to their revenge meanwhile.
                let gone = stay.len() == self.whole[side].avenged.len();
                must(gone, || format!("SC-RETR-05: {stay:?} stay"))?;
            } else if side == 0 || game.rules.brood_war() {
                // SC-RETR-02: the excess, and not more.
                let crowd = self.crowd(seat, &stay, game);
                let needed = leavers.is_empty()
                    || leavers.iter().any(|&unit| {
                        let more: Vec<Unit> = stay.iter().copied().chain([unit]).collect();
                        self.crowd(seat, &more, game) > limit
                    });
                must(crowd <= limit && needed, || {
                    format!("SC-RETR-02: {stay:?} stay, {leavers:?} leave, limit {limit}")
                })?;
            } else {
                must(leavers.is_empty(), || format!("SC-RETR-03: {leavers:?} leave"))?;
            }
            self.check_retreat(side, game)?;
            for unit in std::mem::take(&mut self.whole[side].avenged) {
                let at = stay.iter().position(|other| *other == unit);
                stay.remove(at.ok_or_else(|| format!("{unit} was not there"))?);
            }
            staying[side] = stay;
        }
        let winner = (0..2).find(|&side| !staying[side].is_empty());
        let count = winner.map_or(0, |side| staying[side].len());
        let owner = winner.map(|side| self.seats[side]);
        must(owner == holder && count == usize::from(units), || {
            format!(
                "SC-RETR-01: {holder:?} holds the area with {units}, not {owner:?} with {count}"
            )
        })?;
        for side in [0, 1] {
            let zerg = game.race(self.seats[side]).to_string() == "zerg";
            let healed = self.whole[side].healed;
            must(healed == i64::from(zerg), || format!("SC-FAC-12: side {side} drew {healed}"))?;
        }
        Ok(())
    }

    /// SC-RETR-07..11: all to one area that is open, and only those are lost who find no room.
    fn check_retreat(&mut self, side: usize, game: &StarCraft) -> Verdict {
        let seat = self.seats[side];
        let leaving = std::mem::take(&mut self.whole[side].leaving);
        let places: Vec<Area> = leaving.iter().filter_map(|(_, place)| *place).collect();
        let open: Vec<Area> = {
            let near = |area: &Area| {
                let (here, there) = (self.area.planet(), area.planet());
                let carried = game.routes.iter().any(|route| {
                    route.touches(here)
                        && route.across(here) == Some(there)
                        && route.transports.contains(seat)
                });
                *area != self.area && (here == there || carried)
            };
            self.around.keys().copied().filter(near).collect()
        };
        let Some(&place) = places.first() else {
            let saved = leaving
                .iter()
                .any(|(unit, _)| open.iter().any(|&area| self.open_to(seat, *unit, area, game)));
            return must(!saved, || format!("SC-RETR-09: {leaving:?} are lost"));
        };
        must(places.iter().all(|other| *other == place) && open.contains(&place), || {
            format!("SC-RETR-07: {leaving:?} of {seat} from {}, open {open:?}", self.area)
        })?;
        for (unit, _) in leaving.iter().filter(|(_, place)| place.is_some()) {
            must(self.open_to(seat, *unit, place, game), || {
                format!("SC-RETR-07, -10: {unit} retreats to {place}")
            })?;
            self.enter(seat, *unit, place);
        }
        let lost = leaving.iter().filter(|(_, place)| place.is_none());
        let room = lost.into_iter().find(|(unit, _)| self.open_to(seat, *unit, place, game));
        must(room.is_none(), || format!("SC-RETR-09: room for {room:?} in {place}"))
    }
}
