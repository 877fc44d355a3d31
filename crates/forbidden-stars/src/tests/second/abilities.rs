//! The general abilities of the cards, one by one, from their texts.

use super::model::{D, M, Model, O, Piece};
use super::words::{faces, icon_of, kind};

impl Model {
    pub(super) fn general(&mut self, me: usize, card: &str) {
        let foe = 1 - me;
        let attacking = me == 0;
        match card {
            "um_ambush" | "iy_hit_and_run" => self.may_gain(me, O, 2),
            "um_blessed_power_armour" => self.may_gain(me, D, 2),
            "um_faith_in_the_emperor"
            | "um_drop_pod_assault"
            | "um_armoured_advance"
            | "we_foul_worship"
            | "es_mek_boyz"
            | "iy_howling_banshees"
            | "iy_striking_scorpions" => {
                self.may_roll(me, 1);
            }
            "um_fury_of_the_ultramar" => {
                for side in [foe, me] {
                    if self.sides[side].dice[D] > 0 && self.may(me) {
                        self.reroll_some(side, D, 1);
                    }
                }
            }
            "um_reconnaissance" => {
                if attacking && self.laid[1].is_some() {
                    self.may(me);
                }
                self.may_gain_either(me, 2);
            }
            "um_glory_and_death" => {
                self.may_gain(me, O, 2);
                if attacking {
                    self.may_rally_one(me);
                }
            }
            "um_hold_the_line" => {
                self.may_gain(me, D, 2);
                if !attacking {
                    self.may_rally_one(me);
                }
            }
            "um_veteran_scouts" => {
                for number in 0..self.sides[me].dice[M] {
                    let kinds = self.tokens_to_have(me);
                    let line = if number == 0 {
                        self.or_not(me, kinds)
                    } else {
                        Some(self.decide(self.seat(me), kinds))
                    };
                    let Some(line) = line else { break };
                    self.gain(me, icon_of(&line), 1);
                }
            }
            "um_break_the_line" => self.may_turn(me, &[M], &[O, D], 3),
            "um_show_no_fear" => {
                if self.may(me) {
                    self.rule(me, "no fear");
                }
            }
            "um_emperors_glory" | "um_emperors_might" => self.may_roll(me, 2),
            "we_dark_faith" => self.may_gain_die(me, M),
            "we_impure_zeal" => {
                if self.more_morale(me) {
                    self.may_rally_one(me);
                }
            }
            "we_khornes_rage" => {
                if self.may_spend(me, &[O]) {
                    self.gain(me, O, 3);
                }
            }
            "we_lure_of_chaos" => self.lure_of_chaos(me),
            "we_mark_of_khorne" => {
                if self.may_spend(me, &[O, M]) {
                    self.gain(me, O, 3);
                }
            }
            "we_mark_of_nurgle" => {
                if self.may_spend(me, &[D, M]) {
                    self.gain(me, D, 3);
                }
            }
            "we_mark_of_slaanesh" => {
                self.may_roll(me, 1);
                if self.more_morale(me) && self.has_to_rout(foe) && self.may(me) {
                    self.foe_routs_one(foe);
                }
            }
            "we_mark_of_tzeentch" => {
                self.may_gain_die(me, M);
                let marine = kind("chaos_space_marine");
                if self.more_morale(me) && self.figures[&(self.seat(me), marine)] > 0 {
                    let cultists = self.picks(me, |it| it.kind == kind("cultist"));
                    if let Some(line) = self.or_not(me, cultists) {
                        let place = self.picked(me, &line);
                        self.destroy(me, place);
                        self.figure(self.seat(me), marine);
                        self.join(me, marine);
                    }
                }
            }
            "we_chaos_united" => {
                // They may rout also where there is no room for the die.
                if (self.room(me) > 0 || self.has_to_rout(foe)) && self.may(me) {
                    match self.foe_averts(foe, self.foes_unrouted(foe)) {
                        Some(line) => {
                            let place = self.picked(foe, &line);
                            self.rout(foe, place);
                        }
                        None if self.room(me) == 0 => {}
                        None => {
                            let line = self.decide(self.seat(me), faces(&[O, D, M], "icon"));
                            self.add_die(me, icon_of(&line), 1);
                        }
                    }
                }
            }
            "we_daemonic_resilience" => self.may_gain_die_of(me, &[D, M], 1),
            "we_inhuman_strength" => self.may_gain_die_of(me, &[O, M], 1),
            "we_chaos_victorious" => {
                self.may_roll(me, 2);
                let small = |it: &Piece| !it.routed && it.level() == 0;
                let any = self.can_rout(foe) && self.units(foe).iter().any(small);
                if self.more_morale(me) && any && self.may(me) {
                    while let Some(place) = self.units(foe).iter().position(small) {
                        self.rout(foe, place);
                    }
                }
            }
            "we_death_and_despair" => {
                self.may_gain_die_of(me, &[O, M], 2);
                self.may_spend_any(me, M, |model| {
                    let options = model.picks(foe, |it| it.level() == 0);
                    if !options.is_empty() {
                        let line = model.decide(model.seat(me), options);
                        let place = model.picked(foe, &line);
                        model.destroy(foe, place);
                    }
                });
            }
            "es_ard_boyz" => self.reroll_all(me, &[O]),
            "es_gretchin" => {
                if self.may(me) {
                    self.gain(me, O, 1);
                    self.gain(me, D, 1);
                    let there: Vec<usize> =
                        (0..3).filter(|icon| self.sides[foe].dice[*icon] > 0).collect();
                    if !there.is_empty() {
                        let alone = self.sides[foe].dice.iter().sum::<u8>() == 1;
                        let icon = if alone {
                            there[0]
                        } else {
                            icon_of(&self.decide(self.seat(me), faces(&there, "icon")))
                        };
                        self.reroll_some(foe, icon, 1);
                    }
                }
            }
            "es_shoota_boyz" => self.reroll_all(me, &[D]),
            "es_slugga_boyz" => {
                for side in 0..2 {
                    self.reroll_all(side, &[M]);
                }
            }
            "es_biker_nobz" => self.reroll_all(foe, &[O]),
            "es_mega_nobz" => self.reroll_all(foe, &[D]),
            "es_sea_of_green" => {
                self.may_add_token(me);
                if self.more_units(me) && self.has_to_rout(foe) && self.may(me) {
                    match self.foe_averts(foe, self.foes_die(foe, M)) {
                        Some(_) => self.sides[foe].dice[M] -= 1,
                        None => self.foe_routs_one(foe),
                    }
                }
            }
            "es_waaagh" => self.may_rally_one(me),
            "es_party_wagon" => self.may_add_token(me),
            "es_weirdboyz" => {
                for side in 0..2 {
                    self.reroll_all(side, &[O, D, M]);
                }
            }
            "es_rokkit_wagon" | "es_smasher_gargant" | "es_snapper_gargant" => {}
            "iy_command_of_the_autarch" => {
                self.rally_or_die(me);
                self.may_lay_for_icons(me);
            }
            "iy_ranger_support" => {
                if attacking {
                    if self.may(me) {
                        self.gain(me, O, 1);
                        self.gain(me, D, 1);
                    }
                } else if let Some(line) = self.or_not(me, self.picks(me, |_| true)) {
                    let place = self.picked(me, &line);
                    self.retreat_one(me, place);
                }
            }
            "iy_fire_dragons_vengeance" => {
                if attacking && self.may(me) {
                    self.rule(me, "no defence tokens");
                }
            }
            "iy_swooping_hawks" => {
                if !attacking && self.sides[foe].tokens[O] > 0 && self.may(me) {
                    self.sides[foe].tokens[O] = self.sides[foe].tokens[O].saturating_sub(3);
                }
            }
            "iy_wraithguard_advance" => {
                self.roll_or_morale(me);
                self.may_turn(me, &[D], &[O], 2);
            }
            "iy_wraithguard_support" => {
                self.roll_or_morale(me);
                self.may_turn(me, &[O], &[D], 2);
            }
            "iy_fire_prism" => self.may_turn(me, &[M], &[O], u8::MAX),
            "iy_spiritseers_guidance" => {
                self.may_gain_die(me, M);
                if let Some(line) = self.or_not(me, self.picks(me, |it| !it.routed)) {
                    let place = self.picked(me, &line);
                    self.rout(me, place);
                    self.rule(me, "no damage");
                }
            }
            "iy_wave_serpent" => {
                self.may_roll(me, 1);
                if self.can_have(me, D) && self.may(me) {
                    match self.foe_averts(foe, self.foes_die(foe, M)) {
                        Some(_) => self.sides[foe].dice[M] -= 1,
                        None => self.gain(me, D, 3),
                    }
                }
            }
            "iy_holofield_emitter" => {
                self.may_roll(me, 1);
                if self.deck_size(me) > 0 && self.may(me) {
                    let card = self.drawn(self.seat(me));
                    self.sides[me].hand.push(card);
                }
            }
            "iy_psychic_lance" => {
                self.may_roll(me, 1);
                if !self.sides[foe].hand.is_empty() && self.may(me) {
                    let card = self.discarded(self.seat(foe));
                    let hand = &mut self.sides[foe].hand;
                    let place = hand.iter().position(|it| *it == card).expect("in the hand");
                    hand.remove(place);
                }
            }
            _ => panic!("{card} is not known"),
        }
    }
}
