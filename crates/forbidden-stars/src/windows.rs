//! When schemes and order upgrades may be used (FS-CARD-20, -24).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::ids::{EventCard, Upgrade};
use crate::report::{Event, Log};
use crate::script::Source;
use crate::sets::{EventSet, UpgradeSet};
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// Opens a window for these players, the first of them first (FS-SIM-01, -02); who has nothing to use is not asked,
    /// which tells nobody anything: schemes and upgrades lie open (FS-TRM-05).
    pub(crate) fn open_window(&mut self, when: When, seats: impl DoubleEndedIterator<Item = Seat>) {
        for seat in seats.rev() {
            let mut options = Options::new();
            self.window_options(seat, when, &mut options);
            if options.len() > 1 {
                self.steps.push(Step::Window(seat, when));
            }
        }
    }

    /// What a player may use at a moment.
    pub(crate) fn window_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        let player = self.player(seat);
        let Some(faction) = player.faction else { return };
        let schemes = player.schemes.iter(faction);
        let due = schemes.filter(|event| content().events[event.index()].when == when);
        out.extend(due.map(|event| Action::UseScheme { event }));
        let upgrades = player.upgrades.without(player.used).iter(faction);
        let due = upgrades.filter(|upgrade| content().upgrades[upgrade.index()].when == when);
        out.extend(due.map(|upgrade| Action::UseUpgrade { upgrade }));
        out.push(Action::Done {});
    }

    /// FS-EVT-11: a scheme that is used goes back into the deck.
    pub(crate) fn use_scheme(&mut self, seat: Seat, event: EventCard, log: &mut impl Log) {
        log.note(|| Event::SchemeUsed { seat, event });
        self.players[seat.index()].schemes.take(EventSet::one(event));
        self.begin_script(seat, Source::Event(event), content().events[event.index()].effect);
    }

    /// FS-UPG-04: once a round.
    pub(crate) fn use_upgrade(&mut self, seat: Seat, upgrade: Upgrade, log: &mut impl Log) {
        log.note(|| Event::UpgradeUsed { seat, upgrade });
        self.players[seat.index()].used.add(UpgradeSet::one(upgrade));
        let effect = content().upgrades[upgrade.index()].effect;
        self.begin_script(seat, Source::Upgrade(upgrade), effect);
    }
}
