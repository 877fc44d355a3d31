//! Warp Storms (FS-WRP): where they may go, and how they move.

use arrayvec::ArrayVec;
use kernel::Options;

use crate::action::Action;
use crate::content::content;
use crate::grid::Edge;
use crate::ids::{Storm, StormIcon};
use crate::report::{Event, Log};
use crate::ruleset::StormIcons;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// FS-WRP-04: where a storm on an edge may go by an icon; FS-WRP-09: not where another lies, FS-WRP-10: not off the
    /// board.
    pub fn storm_moves(&self, edge: Edge, icon: StormIcon) -> ArrayVec<Edge, 2> {
        // FS-AMB-25: the icon is turned with the storm, unless agreed otherwise.
        let turned = self.rules.storm_icons == StormIcons::Turned || !edge.upright;
        let icon = if turned { icon } else { icon.mirrored() };
        let moves = content().storms[icon.index()][usize::from(edge.upright)];
        let goals = moves.into_iter().map(|step| step.from(edge));
        goals.filter(|goal| self.is_edge(*goal) && !self.is_stormy(*goal)).collect()
    }

    /// FS-WRP-05, -06: any storm that can move by the icon of the event card, and has not yet (FS-WRP-08); FS-WRP-07: none if
    /// there is no such storm.
    pub(crate) fn storm_options(&self, out: &mut Options<Action>) {
        let Some(event) = self.event else { return out.push(Action::Done {}) };
        let icon = content().events[event.index()].storm;
        for storm in Storm::ALL {
            let state = self.storms[storm.index()];
            if let (Some(edge), false) = (state.edge, state.moved) {
                let goals = self.storm_moves(edge, icon);
                out.extend(goals.into_iter().map(|edge| Action::MoveStorm { storm, edge }));
            }
        }
        if out.is_empty() {
            out.push(Action::Done {});
        }
    }

    /// FS-CARD-101: a storm and its new edge are named; whoever may send it elsewhere is asked before it moves.
    pub(crate) fn name_storm_move(&mut self, storm: Storm, edge: Edge) {
        self.storm_move = Some((storm, edge));
        self.steps.pop();
        self.ask_about_storm();
    }

    /// Moves the storm that was named, unless it went elsewhere.
    pub(crate) fn carry_out_storm_move(&mut self, log: &mut impl Log) {
        if let Some((storm, edge)) = self.storm_move.take() {
            self.move_storm(storm, edge, log);
        }
    }

    /// FS-WRP-08: a storm moves once in a Refresh Phase.
    pub(crate) fn move_storm(&mut self, storm: Storm, edge: Edge, log: &mut impl Log) {
        log.note(|| Event::StormMoved { storm, edge });
        let state = &mut self.storms[storm.index()];
        (state.edge, state.moved) = (Some(edge), true);
        self.survey_storms();
    }

    /// FS-CARD-101: wherever some icon lets the named storm go, but where it goes anyway.
    pub(crate) fn other_storm_moves(&self, out: &mut Options<Action>) {
        let Some((storm, named)) = self.storm_move else { return };
        let elsewhere = self.rules.offers_only_changes();
        let Some(from) = self.storms[storm.index()].edge else { return };
        for edge in StormIcon::ALL.into_iter().flat_map(|icon| self.storm_moves(from, icon)) {
            let action = Action::MoveStorm { storm, edge };
            if !(out.contains(&action) || elsewhere && edge == named) {
                out.push(action);
            }
        }
    }
}
