//! What a player can have: cards in hand, and what fits on a Faction Sheet.

use kernel::Seat;

use super::battle::{Verdict, must};
use super::books::Books;
use super::sheets;
use crate::state::StarCraft;

impl Books<'_> {
    /// SC-REG-34, -35: nobody begins a round with more cards than the limit.
    pub(super) fn check_hand(&self, seat: Seat, game: &StarCraft) -> Verdict {
        let player = game.player(seat);
        let kinds = &crate::content::content().event_cards;
        let more = |card: usize| self.sheets.hand_limits[&kinds[card].to_string()];
        let printed =
            sheets::number(&self.sheets.races[&game.race(seat).to_string()], "hand_limit");
        let limit = printed + player.events.iter().map(more).sum::<i64>();
        must(player.hand.len() as i64 <= limit, || {
            format!("SC-REG-34: {seat} holds {} cards, limit {limit}", player.hand.len())
        })
    }

    /// SC-WORK-03, SC-TRAN-07, SC-BASE-08, SC-RES-04, SC-PERM-04, SC-MOD-02: what a sheet can hold.
    pub(super) fn check_sheet(&mut self, seat: Seat, game: &StarCraft) -> Verdict {
        let player = game.player(seat);
        let race = &self.sheets.races[&game.race(seat).to_string()];
        let tokens = sheets::inner(race, "tokens");
        let more = sheets::inner(race, "brood_war");
        let spaces = if game.rules.brood_war() { &more } else { race };
        let permanent = sheets::inner(race, "permanent_resources");
        // BW-CARD-06, -27, -48
        let chosen = player.faction.into_iter().flat_map(|faction| player.leaders.iter(faction));
        let cards: Vec<String> = chosen.map(|leader| leader.to_string()).collect();
        let raised = |kind: &str| -> i64 {
            cards.iter().map(|card| self.sheets.raises(card, kind)).sum::<i64>()
                + sheets::number(&permanent, kind)
        };
        let own = |it: &&(Seat, bool)| it.0 == seat && it.1;
        let bases = self.board.bases.values().filter(own).count() as i64;
        let transports = self.board.transports.iter().filter(|it| it.1 == seat).count() as i64;
        let workers = i64::from(game.workers(seat));
        let modules: i64 = player.modules.iter().map(|count| i64::from(*count)).sum();
        let within = bases <= sheets::number(&tokens, "base")
            && transports <= sheets::number(&tokens, "transport")
            && workers <= sheets::number(&tokens, "worker")
            && modules <= sheets::number(spaces, "module_spaces")
            && i64::from(player.permanent[0]) <= raised("minerals")
            && i64::from(player.permanent[1]) <= raised("gas");
        must(within, || format!("SC-CLIM-01: {seat} has more than the sheet: {player:?}"))?;
        // Rich Vein gives workers that nobody tells of.
        let known = self.workers.entry(seat).or_default();
        must(workers == *known || workers > *known && workers <= *known + 2, || {
            format!("SC-TERM-11: {seat} has {workers} workers, not {known}")
        })?;
        *known = workers;
        for area in game.all_areas() {
            let here = game.area(area);
            let mined = here.depletion == 1 || self.restored.contains(&area);
            let room = self.sheets.places[&area.to_string()].amount + i64::from(mined);
            must(i64::from(here.workers) <= room, || format!("SC-RES-04: {area} {here:?}"))?;
        }
        Ok(())
    }
}
