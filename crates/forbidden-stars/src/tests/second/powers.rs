//! The unit abilities of the cards, one by one, from their texts.

use super::model::{Attack, D, M, Model, O, Piece};
use super::words::{faces, icon_of, kind};
use crate::ids::Area;

impl Model {
    pub(super) fn unit_ability(&mut self, me: usize, card: &str) {
        let foe = 1 - me;
        let attacking = me == 0;
        match card {
            "um_ambush" => {
                if self.may(me) {
                    self.rule(me, "ambush");
                }
            }
            "um_blessed_power_armour" => self.may_turn(me, &[O, M], &[D], 2),
            "um_faith_in_the_emperor" => self.rally_or_die(me),
            "um_fury_of_the_ultramar" => self.fury(me),
            "um_reconnaissance" => {
                if self.may_spend(me, &[M]) {
                    self.retreats_one(me);
                }
            }
            "um_drop_pod_assault" => {
                if self.may_spend(me, &[M]) {
                    let fits =
                        |it: &Piece| [kind("scout"), kind("space_marine")].contains(&it.kind);
                    let options = self.elsewhere(me, fits);
                    if self.world[&self.area] && !options.is_empty() {
                        let line = self.decide(self.seat(me), options);
                        self.bring(me, &line);
                    }
                }
            }
            "um_glory_and_death" => {
                let there = [D, M].into_iter().filter(|icon| self.sides[foe].dice[*icon] > 0);
                let there: Vec<usize> = there.collect();
                if let Some(line) = self.or_not(me, faces(&there, "icon")) {
                    self.sides[foe].dice[icon_of(&line)] -= 1;
                }
            }
            "um_hold_the_line" => self.may_gain_die_of(me, &[D, M], 1),
            "um_veteran_scouts" => self.may_spend_any(me, M, |model| model.retreats_one(me)),
            "um_armoured_advance" => {
                if self.may(me) {
                    self.rule(me, "again");
                }
            }
            "um_break_the_line" => {
                let cards = self.foes_cards(foe);
                if !cards.is_empty() && self.may(me) {
                    let line = self.decide(self.seat(foe), cards);
                    self.drop_card(foe, &line, true);
                }
            }
            "um_show_no_fear" => {
                if self.may_spend(me, &[M]) {
                    self.rally_all(me);
                }
            }
            "um_emperors_glory" => {
                if self.units(me).iter().any(|it| it.routed) && self.may(me) {
                    self.rally_all(me);
                }
                self.may_turn(me, &[O, D], &[M], u8::MAX);
            }
            "um_emperors_might" => self.may_spend_any(me, O, |model| model.gain(me, O, 2)),
            "we_dark_faith" => self.dark_faith(me),
            "we_foul_worship" => {
                let count = self.count_of(me, &["cultist", "iconoclast_destroyer"]);
                if self.units(foe).iter().any(|it| it.routed) {
                    self.may_gain(me, D, count);
                }
            }
            "we_impure_zeal" => {
                let small = ["cultist", "iconoclast_destroyer"];
                if self.count_of(me, &small) > 0 && self.may(me) {
                    match self.foe_averts(foe, self.foes_unrouted(foe)) {
                        Some(line) => {
                            let place = self.picked(foe, &line);
                            self.rout(foe, place);
                        }
                        None => self.gain(me, O, self.count_of(me, &small)),
                    }
                }
            }
            "we_khornes_rage" => {
                if self.has_to_rout(foe) && self.may(me) {
                    match self.foe_averts(foe, self.foes_die(foe, D)) {
                        Some(_) => self.sides[foe].dice[D] -= 1,
                        None => self.foe_routs_one(foe),
                    }
                }
            }
            "we_lure_of_chaos" => self.may_gain_either(me, 2),
            "we_mark_of_khorne" => {
                let routed = self.picks(foe, |it| it.routed);
                if !routed.is_empty() && self.may(me) {
                    match self.foe_averts(foe, self.foes_die(foe, D)) {
                        Some(_) => self.sides[foe].dice[D] -= 1,
                        None => self.foe_destroys_one(foe, routed),
                    }
                }
            }
            "we_mark_of_nurgle" => {
                let routed = self.picks(foe, |it| it.routed);
                if (self.can_have(me, D) || !routed.is_empty()) && self.may(me) {
                    match self.foe_averts(foe, routed) {
                        Some(line) => {
                            let place = self.picked(foe, &line);
                            self.destroy(foe, place);
                        }
                        None => self.gain(me, D, 2),
                    }
                }
            }
            "we_mark_of_slaanesh" => {
                let cultist = kind("cultist");
                let seat = self.seat(me);
                let there = self.world[&self.area] && self.figures[&(seat, cultist)] > 0;
                if self.units(foe).iter().any(|it| it.routed) && there && self.may(me) {
                    self.figure(seat, cultist);
                    self.join(me, cultist);
                }
            }
            "we_mark_of_tzeentch" => self.may_turn(me, &[M], &[O, D], 2),
            "we_chaos_united" => self.chaos_united(me),
            "we_daemonic_resilience" => {
                let units = self.picks(foe, |_| true);
                if (self.can_have(me, D) || !units.is_empty()) && self.may(me) {
                    match self.foe_averts(foe, units) {
                        Some(line) => {
                            let place = self.picked(foe, &line);
                            self.destroy(foe, place);
                        }
                        None => self.gain(me, D, 4),
                    }
                }
            }
            "we_inhuman_strength" => {
                if let Some(line) = self.or_not(me, self.picks(me, |_| true)) {
                    let place = self.picked(me, &line);
                    self.destroy(me, place);
                    self.gain(me, O, 4);
                }
            }
            "we_chaos_victorious" => {
                if let Some(line) = self.or_not(me, self.foes_unrouted(foe)) {
                    let place = self.picked(foe, &line);
                    self.rout(foe, place);
                }
            }
            "we_death_and_despair" => {
                if self.more_morale(me)
                    && let Some(line) = self.or_not(me, self.picks(foe, |it| it.routed))
                {
                    let place = self.picked(foe, &line);
                    self.destroy(foe, place);
                }
            }
            "es_ard_boyz" => self.reroll_some(foe, O, self.count_of(me, &["ork_boyz"])),
            "es_shoota_boyz" => self.reroll_some(foe, D, self.count_of(me, &["ork_boyz"])),
            "es_gretchin" => {
                let ship = kind("onslaught_attack_ship");
                if let Some(line) = self.or_not(me, self.picks(me, |it| it.kind == ship)) {
                    let place = self.picked(me, &line);
                    self.destroy(me, place);
                    self.foe_destroys_one(foe, self.picks(foe, |_| true));
                }
            }
            "es_mek_boyz" => {
                if self.deck_size(foe) > 0 && self.may(me) {
                    let card = self.discarded(self.seat(foe));
                    let current = self.current;
                    self.sides[me].cards[current].borrowed = Some(card);
                }
            }
            "es_slugga_boyz" => self.may_rally_one(me),
            "es_biker_nobz" => self.may_gain(me, O, 1),
            "es_mega_nobz" => self.may_gain(me, D, 1),
            "es_waaagh" => {
                let count = self.count_of(me, &["ork_boyz", "onslaught_attack_ship"]);
                self.may_gain(me, O, count);
            }
            "es_party_wagon" => {
                if self.more_units(me) && self.may(me) {
                    self.gain(me, O, 2);
                    self.gain(me, D, 2);
                }
            }
            "es_rokkit_wagon" => {
                if self.may(me) {
                    self.gain(me, O, 3);
                    let mut options = self.picks(foe, |_| true);
                    options.push("done".into());
                    let line = self.decide(self.seat(foe), options);
                    if line != "done" {
                        let place = self.picked(foe, &line);
                        self.retreat_one(foe, place);
                    }
                }
            }
            "es_weirdboyz" => {
                if self.may(me) {
                    self.rule(me, "mirror");
                }
            }
            "es_smasher_gargant" => self.smash(me),
            "es_snapper_gargant" => {
                if let Some(line) = self.or_not(me, self.foes_cards(foe)) {
                    self.drop_card(foe, &line, false);
                }
            }
            "iy_hit_and_run" => self.hit_and_run(me),
            "iy_howling_banshees" => {
                if self.may_spend(me, &[M]) {
                    self.foe_routs_one(foe);
                }
            }
            "iy_striking_scorpions" => {
                let dice = self.sides[foe].dice;
                let there: Vec<usize> = (0..3).filter(|icon| dice[*icon] > 0).collect();
                if !there.is_empty() && self.may(me) {
                    let alone = dice.iter().sum::<u8>() == 1;
                    let icon = if alone {
                        there[0]
                    } else {
                        icon_of(&self.decide(self.seat(foe), faces(&there, "icon")))
                    };
                    self.sides[foe].dice[icon] -= 1;
                }
            }
            "iy_fire_dragons_vengeance" => self.may_gain(me, D, 2),
            "iy_swooping_hawks" => {
                if self.may_spend(me, &[M]) {
                    self.gain(me, O, 2);
                }
            }
            "iy_wraithguard_advance" => {
                if self.has_to_rout(foe) && self.may(me) {
                    match self.foe_averts(foe, self.foes_die(foe, M)) {
                        Some(_) => self.sides[foe].dice[M] -= 1,
                        None => self.foe_routs_one(foe),
                    }
                }
            }
            "iy_wraithguard_support" => {
                if self.may_spend(me, &[M]) {
                    let options = self.picks(me, |it| it.routed);
                    if !options.is_empty() {
                        let line = self.decide(self.seat(me), options);
                        self.rally(me, &line);
                    }
                }
            }
            "iy_fire_prism" => {
                if attacking {
                    self.may_gain(me, O, 2);
                } else if self.sides[foe].tokens[D] > 0 && self.may(me) {
                    self.sides[foe].tokens[D] = self.sides[foe].tokens[D].saturating_sub(5);
                }
            }
            "iy_wave_serpent" => self.wave_serpent(me),
            "iy_holofield_emitter" => self.may_lay_for_icons(me),
            "iy_psychic_lance" => {
                if self.may(me) {
                    let mut options = vec!["decline".into()];
                    if !self.agreed.needs_card || !self.foes_cards(foe).is_empty() {
                        options.push("consent".into());
                    }
                    if self.decide(self.seat(foe), options) == "decline" {
                        self.gain(me, O, 4);
                    } else {
                        let cards = self.foes_cards(foe);
                        if !cards.is_empty() {
                            let line = self.decide(self.seat(me), cards);
                            self.drop_card(foe, &line, false);
                        }
                    }
                }
            }
            _ => panic!("{card} has no unit ability"),
        }
    }

    fn rally_all(&mut self, me: usize) {
        for unit in self.units_mut(me) {
            unit.routed = false;
        }
    }

    fn retreats_one(&mut self, me: usize) {
        let options = self.picks(me, |_| true);
        if !options.is_empty() {
            let line = self.decide(self.seat(me), options);
            let place = self.picked(me, &line);
            self.retreat_one(me, place);
        }
    }

    fn fury(&mut self, me: usize) {
        let foe = 1 - me;
        let mut options = Vec::new();
        if self.sides[foe].dice[D] > 0 {
            options.push("option 0".into());
        }
        if self.sides[foe].tokens[D] > 0 {
            options.push("option 1".into());
        }
        match self.or_not(me, options).as_deref() {
            Some("option 0") => self.sides[foe].dice[D] -= 1,
            Some(_) => self.sides[foe].tokens[D] = self.sides[foe].tokens[D].saturating_sub(2),
            None => {}
        }
    }

    fn dark_faith(&mut self, me: usize) {
        let (seat, cultist) = (self.seat(me), kind("cultist"));
        if !self.more_morale(me) || self.figures[&(seat, cultist)] == 0 {
            return;
        }
        let here = self.area.system();
        let open = |area: &Area| {
            area.system() == here
                && *area != self.area
                && self.world[area]
                && (self.friendly(seat, *area) || self.free(*area))
        };
        let options: Vec<String> =
            self.board.keys().filter(|area| open(area)).map(|area| format!("to {area}")).collect();
        if let Some(line) = self.or_not(me, options) {
            let to = line[3..].parse().expect("an area");
            self.figure(seat, cultist);
            let piece = Piece { kind: cultist, token: false, routed: false, harm: 0 };
            self.arrive(seat, piece, to);
        }
    }

    fn chaos_united(&mut self, me: usize) {
        if !self.world[&self.area] {
            return;
        }
        let (seat, here, cultist) = (self.seat(me), self.area.system(), kind("cultist"));
        let elsewhere = self.board.iter().filter(|(area, ground)| {
            area.system() == here && **area != self.area && ground.owner == Some(seat)
        });
        let far: usize = elsewhere
            .map(|(_, ground)| ground.units.iter().filter(|it| it.kind == cultist).count())
            .sum();
        let near = self.units(me).iter().filter(|it| it.kind == cultist).count();
        let most = (far + near) as u8;
        if let Some(line) = self.or_not(me, self.elsewhere(me, |it| it.level() <= most)) {
            self.bring(me, &line);
        }
    }

    fn smash(&mut self, me: usize) {
        let foe = 1 - me;
        // One of level 0 has nothing to fear.
        let Some(line) = self.or_not(me, self.picks(foe, |it| it.level() > 0)) else { return };
        let place = self.picked(foe, &line);
        let level = self.units(foe)[place].level();
        for paid in 0..level {
            let there: Vec<usize> = (0..3).filter(|icon| self.sides[foe].dice[*icon] > 0).collect();
            let dice: u8 = self.sides[foe].dice.iter().sum();
            if dice < level - paid {
                self.destroy(foe, place);
                return;
            }
            let mut options = faces(&there, "spend");
            if paid == 0 {
                options.push("decline".into());
            }
            let line = self.decide(self.seat(foe), options);
            if line == "decline" {
                self.destroy(foe, place);
                return;
            }
            self.sides[foe].dice[icon_of(&line)] -= 1;
        }
    }

    fn hit_and_run(&mut self, me: usize) {
        if !self.may_spend(me, &[M]) {
            return;
        }
        let seat = self.seat(me);
        let open: Vec<Area> = self
            .beside()
            .into_iter()
            .filter(|area| self.friendly(seat, *area) || self.free(*area))
            .collect();
        let options = self.picks(me, |it| !it.routed);
        if open.is_empty() || options.is_empty() {
            return;
        }
        let line = self.decide(seat, options);
        let place = self.picked(me, &line);
        if self.units(me)[place].token {
            self.take(me, place);
            return;
        }
        let to = self.choose_area(seat, &open);
        if let Some(piece) = self.take(me, place) {
            self.arrive(seat, piece, to);
        }
    }

    fn wave_serpent(&mut self, me: usize) {
        if !self.may_spend(me, &[M]) {
            return;
        }
        let seat = self.seat(me);
        let mut to: Option<Area> = None;
        loop {
            let second = self.attacks.get(1).map(|attack| attack.area);
            let full = |area: Area| {
                let attack = self.attacks.iter().skip(1).find(|it| it.area == area);
                attack.is_some_and(|it| it.units.len() >= 5)
            };
            let open: Vec<Area> = match to {
                Some(area) => vec![area],
                None => {
                    let near = self.beside().into_iter();
                    let quiet = |area: &Area| self.friendly(seat, *area) || self.free(*area);
                    let can = |area: &Area| quiet(area) || second.is_none_or(|it| it == *area);
                    near.filter(can).collect()
                }
            };
            let open: Vec<Area> = open.into_iter().filter(|area| !full(*area)).collect();
            let mut options = self.picks(me, |it| !it.routed && it.level() <= 1);
            if open.is_empty() || options.is_empty() {
                return;
            }
            options.push("done".into());
            let line = self.decide(seat, options);
            if line == "done" {
                return;
            }
            let place = self.picked(me, &line);
            if self.units(me)[place].token {
                self.take(me, place);
                continue;
            }
            let goal = self.choose_area(seat, &open);
            to = Some(goal);
            let from = self.area;
            if let Some(mut piece) = self.take(me, place) {
                let quiet = self.friendly(seat, goal) || self.free(goal);
                if quiet || second == Some(goal) {
                    self.arrive(seat, piece, goal);
                } else {
                    piece.harm = 0;
                    let origins = vec![from];
                    let units = vec![piece];
                    self.attacks.push(Attack {
                        area: goal,
                        seat,
                        units,
                        origins,
                        by_advance: false,
                    });
                }
            }
        }
    }
}
