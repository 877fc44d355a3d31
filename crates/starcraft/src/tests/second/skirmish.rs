//! One skirmish, from the rulebook: who matches, what the values are, who may be lost.

use toml::Table as Row;

use super::sheets::{self, Card, Hero, Sheets, fits};

/// A unit in a skirmish.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fighter {
    pub(super) name: String,
    pub(super) front: bool,
    pub(super) hero: bool,
}

/// One side of a skirmish as it is compared.
#[derive(Clone, Debug, Default)]
pub(super) struct Side {
    pub(super) units: Vec<Fighter>,
    /// Other units of the side in the battle are of no account but for texts that ask for them.
    pub(super) standard: Option<String>,
    /// BW-AMB-58: the standard card is the controller's own, for a unit whose first owner is out of the game.
    pub(super) stopgap: bool,
    pub(super) reinforcement: Option<String>,
    /// Technologies in the play area.
    pub(super) play: Vec<String>,
    pub(super) attacker: bool,
    pub(super) own_base: bool,
    pub(super) air_support: bool,
    /// What holds for the whole battle.
    pub(super) attack: i64,
    pub(super) health: i64,
    pub(super) detector: bool,
    pub(super) guarded: bool,
    /// What the hero of the side can do, if it is in the battle.
    pub(super) hero: Option<Hero>,
}

/// What has been settled in step B.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    pub(super) attack: [i64; 2],
    pub(super) health: [i64; 2],
    pub(super) detector: [bool; 2],
    /// Units without the means to attack ground or flying units, by side: names.
    blind: [[Vec<String>; 2]; 2],
    cloaked: [Vec<String>; 2],
}

/// A way in which step C may end.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Result {
    /// Who is lost, by side: the unit, and whether cloaking lets it withdraw.
    pub(super) lost: [Vec<(Fighter, bool)>; 2],
    /// A side has destroyed an enemy unit, so that its splash cards are triggered.
    pub(super) triggered: [bool; 2],
    /// The side loses the enemy front-line unit it had to the other's Mind Control.
    pub(super) stolen: [bool; 2],
    /// Units the side loses to Nukes; the second: only if the front-line unit does withdraw.
    pub(super) nuked: [[u8; 2]; 2],
}

pub(super) struct Model<'a> {
    pub(super) sheets: &'a Sheets,
    pub(super) sides: [Side; 2],
}

impl Model<'_> {
    fn card(&self, name: &str) -> &Card {
        &self.sheets.cards[name]
    }

    fn front_line(&self, side: usize) -> &Fighter {
        let front = self.sides[side].units.iter().find(|unit| unit.front);
        front.expect("a front-line unit")
    }

    fn front(&self, side: usize) -> &str {
        &self.front_line(side).name
    }

    /// What the Leadership card gives a unit of the side: nothing unless it is the hero.
    fn hero(&self, side: usize, unit: &Fighter) -> Option<&Hero> {
        self.sides[side].hero.as_ref().filter(|_| unit.hero)
    }

    /// BW-CARD-37: a hero may match the icons of another unit, too.
    fn is_one_of(&self, side: usize, unit: &Fighter, icons: &[String]) -> bool {
        let also = self.hero(side, unit).map_or(&[][..], |hero| &hero.also);
        icons.iter().any(|icon| *icon == unit.name || also.contains(icon))
    }

    /// SC-CARD-03, SC-REINF-01, BW-CARD-82: an icon shows the front-line unit, or "all units" of the card's race.
    /// BW-CARD-73: some cards show a hero.
    fn shows(&self, side: usize, card: &Card) -> bool {
        let unit = self.front_line(side);
        let same_race = || self.sheets.units[&unit.name].race == card.race;
        self.is_one_of(side, unit, &card.icons)
            || card.all && same_race()
            || self.hero(side, unit).is_some_and(|hero| hero.card == card.hero)
    }

    /// SC-KEY, BW-CARD-45: what the sheet of its kind says, unless a hero goes without.
    fn has(&self, side: usize, unit: &Fighter, keyword: &str) -> bool {
        let without = self.hero(side, unit).is_some_and(|it| it.loses.iter().any(|k| k == keyword));
        self.sheets.units[&unit.name].has(keyword) && !without
    }

    fn supporters(&self, side: usize) -> impl Iterator<Item = &str> {
        self.sides[side].units.iter().filter(|unit| !unit.front).map(|unit| &*unit.name)
    }

    /// SC-CARD-04: the text of the standard card counts.
    pub(super) fn matches(&self, side: usize) -> bool {
        let standard = self.sides[side].standard.as_ref();
        standard.is_some_and(|name| self.shows(side, self.card(name)) && !self.sides[side].stopgap)
    }

    /// SC-REINF-01..04: a reinforcement card may stay.
    pub(super) fn eligible(&self, side: usize, name: &str) -> bool {
        let card = self.card(name);
        let mut supporters = self.sides[side].units.iter().filter(|unit| !unit.front);
        let helped = |unit: &Fighter| self.is_one_of(side, unit, &card.specialty);
        self.shows(side, card) || supporters.any(helped)
    }

    /// The texts of the cards at the skirmish that count.
    pub(super) fn card_texts(&self, side: usize) -> Vec<(bool, Row)> {
        let standard = self.sides[side].standard.as_ref().filter(|_| self.matches(side));
        let reinforcement = self.sides[side].reinforcement.as_ref();
        let of = |own: bool, name: Option<&String>| {
            let effects = name.map(|name| self.card(name).effects.clone()).unwrap_or_default();
            effects.into_iter().map(move |effect| (own, effect)).collect::<Vec<_>>()
        };
        [of(true, standard), of(false, reinforcement)].concat()
    }

    pub(super) fn has_op(&self, side: usize, op: &str) -> bool {
        self.card_texts(side).iter().any(|(_, effect)| sheets::text(effect, "op") == op)
    }

    /// All texts that can count in step B; the flag says that it is the standard card's own.
    fn texts(&self, side: usize) -> Vec<(bool, Row)> {
        let mut all = self.card_texts(side);
        for name in &self.sides[side].play {
            all.extend(self.card(name).effects.iter().map(|effect| (false, effect.clone())));
        }
        all.retain(|(_, effect)| {
            matches!(&*sheets::text(effect, "when"), "" | "compare" | "always" | "now")
        });
        all
    }

    /// EFFECTS.md, 4; what step B or C has to settle first is asked elsewhere.
    fn holds(&self, side: usize, effect: &Row) -> bool {
        let condition = sheets::inner(effect, "if");
        let enemy = self.front(1 - side);
        let mine = &self.sides[side];
        let front = sheets::words(&condition, "front");
        let role = sheets::text(&condition, "role");
        (front.is_empty() || front.iter().any(|name| name == self.front(side)))
            && fits(self.sheets, condition.get("vs"), enemy)
            && (role.is_empty() || (role == "attacker") == mine.attacker)
            && (!sheets::is(&condition, "own_base_in_area") || mine.own_base)
            && (!sheets::is(&condition, "no_enemy_support")
                || self.sides[1 - side].units.len() == 1)
            && (!condition.contains_key("support")
                || self.supporters(side).any(|u| fits(self.sheets, condition.get("support"), u)))
            && (!condition.contains_key("in_skirmish")
                || mine
                    .units
                    .iter()
                    .any(|u| fits(self.sheets, condition.get("in_skirmish"), &u.name)))
    }

    /// SC-KEY-01..05, SC-TCH-35, BW-CLK-01: detectors, cloaking, lost attacks.
    fn keywords(&self) -> Settled {
        let mut settled = Settled {
            attack: [0; 2],
            health: [0; 2],
            detector: [self.sides[0].detector, self.sides[1].detector],
            blind: Default::default(),
            cloaked: Default::default(),
        };
        for side in [0, 1] {
            let mine = &self.sides[side];
            settled.detector[side] |= mine.air_support && mine.own_base; // SC-MOD-09
            for unit in &mine.units {
                let sheet = &self.sheets.units[&unit.name];
                settled.detector[side] |= sheet.has("detector");
                if sheet.has("cloaking") {
                    settled.cloaked[side].push(unit.name.clone());
                }
            }
            for (_, effect) in self.texts(side) {
                if !self.holds(side, &effect) {
                    continue;
                }
                let concerns = |unit: &&Fighter| fits(self.sheets, effect.get("of"), &unit.name);
                let mut own = mine.units.iter().filter(concerns);
                match (&*sheets::text(&effect, "op"), &*sheets::text(&effect, "keyword")) {
                    ("gain_keyword", "detector") => settled.detector[side] |= own.next().is_some(),
                    ("gain_keyword", "cloaking") => {
                        settled.cloaked[side].extend(own.map(|unit| unit.name.clone()));
                    }
                    ("lose_attack", _) => {
                        let both = sheets::is(&effect, "both");
                        for hit in 0..2 {
                            let hits = hit != side || both;
                            let units = self.sides[hit].units.iter().filter(concerns);
                            for unit in units.filter(|_| hits) {
                                for (place, what) in ["ground", "flying"].into_iter().enumerate() {
                                    if sheets::is(&effect, what) {
                                        settled.blind[hit][place].push(unit.name.clone());
                                    }
                                }
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        settled
    }

    /// SC-AIR-02, -11: whether a unit of a side can target the other.
    fn targets(&self, settled: &Settled, side: usize, unit: &str, other: &str) -> bool {
        let flying = self.sheets.units[other].flying;
        self.sheets.units[unit].targets(flying)
            && !settled.blind[side][usize::from(flying)].iter().any(|name| name == unit)
    }

    /// Step B.
    pub(super) fn settle(&self) -> Settled {
        let mut settled = self.keywords();
        let mut health_of_others = [false; 2];
        for side in [0, 1] {
            let mine = &self.sides[side];
            let enemy = self.front(1 - side);
            let front = self.hero(side, self.front_line(side));
            let best = front.is_some_and(|hero| hero.always_major); // BW-CARD-45
            let [mut attack, mut health] = match &mine.standard {
                Some(name) if self.matches(side) || best => self.card(name).major,
                Some(name) => self.card(name).minor,
                None => [0; 2], // SC-AMB-34
            };
            attack += mine.attack;
            health += mine.health;
            // BW-HRO-13, BW-AMB-13, -65
            attack += mine.hero.as_ref().map_or(0, |hero| hero.inspires);
            attack += front.map_or(0, |hero| hero.attack);
            health += front.map_or(0, |hero| hero.health);
            health_of_others[side] |= mine.health > 0;
            for (own, effect) in self.texts(side) {
                let condition = sheets::inner(&effect, "if");
                let counts = sheets::text(&effect, "op") == "bonus"
                    && !sheets::is(&condition, "destroys_unit")
                    && self.holds(side, &effect);
                if counts {
                    attack += sheets::number(&effect, "attack");
                    health += sheets::number(&effect, "health");
                    health_of_others[side] |= !own && sheets::number(&effect, "health") > 0;
                }
            }
            // SC-MOD-10; BW-CARD-67
            let jammed = self.has_op(1 - side, "no_anti_aircraft");
            if mine.air_support && mine.own_base && self.sheets.units[enemy].flying && !jammed {
                attack += 1;
            }
            // SC-AIR-08
            let mut silenced = self.texts(1 - side).into_iter();
            let silenced = silenced.any(|(_, effect)| {
                sheets::text(&effect, "op") == "set_enemy_support" && self.holds(1 - side, &effect)
            });
            for unit in self.supporters(side).filter(|_| !silenced) {
                if self.targets(&settled, side, unit, enemy) {
                    attack += self.sheets.units[unit].support;
                }
            }
            settled.attack[side] = attack;
            settled.health[side] = health;
        }
        // BW-GRD-01, -03: the defender's guard token, unless something else gives them health.
        let guard = if self.sides[1].guarded && !health_of_others[1] { 2 } else { 0 };
        settled.health[1] += guard;
        for side in [0, 1] {
            for (_, effect) in self.texts(side) {
                let set = |to: &mut i64| *to = sheets::number(&effect, "to");
                match &*sheets::text(&effect, "op") {
                    "set_final_attack" if self.holds(side, &effect) => {
                        settled.attack.iter_mut().for_each(set);
                    }
                    "set_enemy_attack" if self.holds(side, &effect) => {
                        set(&mut settled.attack[1 - side]);
                    }
                    _ => {}
                }
            }
        }
        // SC-AMB-80: measured once.
        let before = settled.clone();
        for side in [0, 1] {
            for (_, effect) in self.texts(side) {
                let condition = sheets::inner(&effect, "if");
                if sheets::is(&condition, "destroys_unit")
                    && self.holds(side, &effect)
                    && !self.victims(&before, side).is_empty()
                {
                    settled.health[side] += sheets::number(&effect, "health");
                    if side == 1 {
                        settled.health[1] -= guard; // BW-CARD-68
                    }
                }
            }
        }
        settled
    }

    /// SC-AIR-03..06: whom the strength of a side destroys; one of these.
    fn victims(&self, settled: &Settled, side: usize) -> Vec<Fighter> {
        let enemy = 1 - side;
        if settled.attack[side] < settled.health[enemy] {
            return Vec::new();
        }
        let hit = |unit: &&Fighter| self.targets(settled, side, self.front(side), &unit.name);
        let units = &self.sides[enemy].units;
        let front: Vec<Fighter> = units.iter().filter(|u| u.front).filter(hit).cloned().collect();
        if front.is_empty() { units.iter().filter(hit).cloned().collect() } else { front }
    }

    /// Step C, in the order of BW-AMB-52: every way in which it may end, by the choices of the owners of the
    /// units.
    pub(super) fn results(&self, settled: &Settled, thefts: [bool; 2]) -> Vec<Result> {
        let none = Result {
            lost: Default::default(),
            triggered: [false; 2],
            stolen: [false; 2],
            nuked: [[0; 2]; 2],
        };
        let mut all = vec![none];
        for loser in [0, 1] {
            let victims = self.victims(settled, 1 - loser);
            if !victims.is_empty() {
                all = all.iter().flat_map(|it| self.lose(settled, it, loser, &victims)).collect();
            }
        }
        // BW-SAC: not by the strength of the enemy, so it triggers nothing.
        for result in &mut all {
            for side in 0..2 {
                let front = self.front_line(side);
                let reached = |unit: &Fighter| self.targets(settled, side, &front.name, &unit.name);
                let hidden = self.hides(settled, 1 - side, self.front(1 - side));
                let spared = !self.sides[1 - side].units.iter().any(reached) || hidden;
                if self.has(side, front, "sacrifice") && !spared {
                    // BW-AMB-25: its own cloaking does not help it.
                    result.lost[side].retain(|(unit, _)| !unit.front);
                    result.lost[side].push((front.clone(), false));
                }
            }
        }
        for side in [0, 1] {
            all = all.into_iter().flat_map(|it| self.end_texts(settled, it, side)).collect();
        }
        for result in &mut all {
            for thief in [0, 1] {
                let victim = 1 - thief;
                let dead = result.lost[victim].iter().any(|(unit, _)| unit.front);
                let immune = self.front_line(victim).hero; // BW-HRO-10
                result.stolen[victim] = thefts[thief] && !dead && !immune;
            }
        }
        all
    }

    fn hides(&self, settled: &Settled, side: usize, unit: &str) -> bool {
        settled.cloaked[side].iter().any(|name| name == unit) && !settled.detector[1 - side]
    }

    fn lose(
        &self,
        settled: &Settled,
        so_far: &Result,
        loser: usize,
        victims: &[Fighter],
    ) -> Vec<Result> {
        let mut seen: Vec<&Fighter> = Vec::new();
        for victim in victims {
            if !seen.contains(&victim) {
                seen.push(victim);
            }
        }
        let one = |victim: &&Fighter| {
            let mut result = so_far.clone();
            let hides = self.hides(settled, loser, &victim.name);
            result.lost[loser].push(((*victim).clone(), hides));
            result.triggered[1 - loser] = true;
            result
        };
        seen.iter().map(one).collect()
    }

    /// The texts of a side for the end of step C (SC-CCD-09, SC-TCH-18, -32).
    fn end_texts(&self, settled: &Settled, result: Result, side: usize) -> Vec<Result> {
        let enemy = 1 - side;
        let own = result.lost[side].iter().find(|(unit, _)| unit.front);
        let beaten = own.is_some();
        let survived = own.is_none_or(|(_, hides)| *hides); // SC-AMB-91
        let mut all = vec![result];
        for (_, effect) in self.card_texts(side) {
            let condition = sheets::inner(&effect, "if");
            let due = (!sheets::is(&condition, "front_survived") || survived)
                && fits(self.sheets, condition.get("vs"), self.front(enemy));
            let op = sheets::text(&effect, "op");
            if !due || !op.starts_with("destroy_") {
                continue;
            }
            for result in &mut all {
                match &*op {
                    "destroy_own_front" => self.fell(settled, result, side),
                    "destroy_enemy_front" => self.fell(settled, result, enemy),
                    _ if sheets::is(&effect, "whole_battle") => {
                        let losses = sheets::number(&effect, "amount") as u8;
                        result.nuked[enemy][usize::from(beaten)] += losses;
                    }
                    _ => {}
                }
            }
            if op == "destroy_victims" && !sheets::is(&effect, "whole_battle") {
                let broods = |result: &Result| {
                    let mut left = self.sides[enemy].units.clone();
                    for (gone, _) in &result.lost[enemy] {
                        if let Some(at) = left.iter().position(|unit| unit == gone) {
                            left.remove(at);
                        }
                    }
                    // BW-HRO-11
                    left.retain(|it| !it.hero && fits(self.sheets, effect.get("of"), &it.name));
                    if left.is_empty() {
                        return vec![result.clone()];
                    }
                    self.lose(settled, result, enemy, &left)
                };
                all = all.iter().flat_map(broods).collect();
            }
        }
        all
    }

    /// A front-line unit is destroyed by a text that triggers no splash.
    fn fell(&self, settled: &Settled, result: &mut Result, side: usize) {
        if !result.lost[side].iter().any(|(unit, _)| unit.front) {
            let front = self.front_line(side);
            let hides = self.hides(settled, side, &front.name);
            result.lost[side].push((front.clone(), hides));
        }
    }

    /// SC-SPLASH-02, -09: the splash of the cards of a side whose conditions hold: the card, whom it can
    /// destroy, whether it needs no destroyed unit.
    pub(super) fn splashes(&self, settled: &Settled, side: usize) -> Vec<(String, Row, bool)> {
        let mut all = Vec::new();
        let cards = [
            self.sides[side].standard.as_ref().filter(|_| self.matches(side)),
            self.sides[side].reinforcement.as_ref(),
        ];
        for name in cards.into_iter().flatten() {
            for effect in &self.card(name).effects {
                let condition = sheets::inner(effect, "if");
                let seen =
                    sheets::is(&condition, "no_enemy_detector") && settled.detector[1 - side];
                if sheets::text(effect, "op") == "splash" && self.holds(side, effect) && !seen {
                    all.push((name.clone(), effect.clone(), sheets::is(effect, "always")));
                }
            }
        }
        all
    }
}
