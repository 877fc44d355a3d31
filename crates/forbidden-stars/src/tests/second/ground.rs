//! Where units can go: paths, retreats by role, and units that cards send elsewhere.

use kernel::Seat;

use super::model::{Model, Piece};
use crate::ids::{Area, Unit};

impl Model {
    fn contested(&self, area: Area) -> bool {
        self.attacks.iter().any(|attack| attack.area == area)
    }

    pub(super) fn friendly(&self, seat: Seat, area: Area) -> bool {
        let ground = &self.board[&area];
        let holders = [ground.owner, ground.control];
        !self.contested(area)
            && holders.contains(&Some(seat))
            && holders.iter().all(|it| it.is_none_or(|it| it == seat))
    }

    pub(super) fn free(&self, area: Area) -> bool {
        let ground = &self.board[&area];
        !self.contested(area) && ground.owner.is_none() && ground.control.is_none()
    }

    fn storm_between(&self, one: Area, other: Area) -> bool {
        let (a, b) = (one.system().0, other.system().0);
        self.storms.contains(&(a, b)) || self.storms.contains(&(b, a))
    }

    fn ignores_storms(&self, seat: Seat) -> bool {
        let ship = !self.world[&self.area];
        self.ignores.is_some_and(|(who, all)| who == seat && (all || ship))
    }

    /// Whether there is a chain of areas to a destination, all between them friendly, in the two systems.
    fn path(&self, seat: Seat, at: Area, to: Area, seen: &mut Vec<Area>) -> bool {
        seen.push(at);
        let systems = [self.area.system(), to.system()];
        let near = self.borders[&at].clone();
        near.into_iter().any(|next| {
            let open = !self.storm_between(at, next) || self.ignores_storms(seat);
            let inside = systems.contains(&next.system());
            if !open || !inside || seen.contains(&next) {
                return false;
            }
            next == to || self.friendly(seat, next) && self.path(seat, next, to, seen)
        })
    }

    /// Whether units of the combat can get to an area of the right kind.
    fn gets_to(&self, seat: Seat, to: Area) -> bool {
        if to == self.area || self.world[&to] != self.world[&self.area] {
            return false;
        }
        if self.world[&to] {
            return self.path(seat, self.area, to, &mut Vec::new());
        }
        !self.storm_between(self.area, to) || self.ignores_storms(seat)
    }

    /// Where units of a side can retreat to.
    pub(super) fn retreats(&self, side: usize) -> Vec<Area> {
        let seat = self.seat(side);
        let all = || self.board.keys().copied();
        if side == 0 {
            if !self.by_advance {
                return Vec::new();
            }
            let back = all().filter(|area| self.origins.contains(area));
            let open = back.filter(|area| self.friendly(seat, *area) || self.free(*area));
            return open.filter(|area| self.gets_to(seat, *area)).collect();
        }
        let here = self.area.system();
        let near = |area: &Area| {
            let system = area.system();
            let came = self.origins.iter().any(|it| it.system() == system);
            let beside = self.neighbours[&here.0].contains(&system.0) && !came;
            (system == here || beside) && !self.origins.contains(area)
        };
        let open: Vec<Area> = all().filter(near).filter(|it| self.gets_to(seat, *it)).collect();
        let friendly: Vec<Area> =
            open.iter().copied().filter(|area| self.friendly(seat, *area)).collect();
        if friendly.is_empty() {
            open.into_iter().filter(|area| self.free(*area)).collect()
        } else {
            friendly
        }
    }

    /// Units arrive in an area that is friendly or uncontrolled, or against somebody.
    pub(super) fn arrive(&mut self, seat: Seat, mut piece: Piece, to: Area) {
        piece.harm = 0;
        if let Some(attack) =
            self.attacks.iter_mut().skip(1).find(|it| it.area == to && it.seat == seat)
        {
            attack.units.push(piece);
            return;
        }
        let ground = self.board.get_mut(&to).expect("an area");
        assert!(ground.owner.is_none_or(|it| it == seat), "{to} is somebody else's");
        ground.owner = Some(seat);
        ground.units.push(piece);
    }

    /// All units of the loser retreat to one area.
    pub(super) fn retreat_all(&mut self, side: usize) {
        let seat = self.seat(side);
        while let Some(place) = self.units(side).iter().position(|it| it.token) {
            self.take(side, place);
        }
        if self.units(side).is_empty() {
            return;
        }
        for kind in if side == 0 { self.placed.clone() } else { Vec::new() } {
            let place = self.units(side).iter().position(|it| it.kind == kind);
            self.destroy(side, place.expect("it was put there"));
        }
        if self.units(side).is_empty() {
            return;
        }
        let open = self.retreats(side);
        if open.is_empty() {
            while !self.units(side).is_empty() {
                self.destroy(side, 0);
            }
            return;
        }
        let to = self.choose_area(seat, &open);
        while !self.units(side).is_empty() {
            self.leave(side, 0, to);
        }
    }

    pub(super) fn choose_area(&mut self, seat: Seat, areas: &[Area]) -> Area {
        let line = self.decide(seat, areas.iter().map(|area| format!("to {area}")).collect());
        line[3..].parse().expect("an area")
    }

    /// One unit retreats.
    fn leave(&mut self, side: usize, place: usize, to: Area) {
        let seat = self.seat(side);
        let routs = self.can_rout(side);
        let placed = self.placed.clone();
        if let Some(mut piece) = self.take(side, place) {
            self.placed = placed;
            piece.routed |= routs;
            self.arrive(seat, piece, to);
        }
    }

    /// A card makes a side retreat one unit.
    pub(super) fn retreat_one(&mut self, side: usize, place: usize) {
        let seat = self.seat(side);
        if self.units(side)[place].token {
            self.take(side, place);
            return;
        }
        let open = self.retreats(side);
        let kind = self.units(side)[place].kind;
        let alike = self.units(side).iter().filter(|it| it.kind == kind && !it.token).count();
        let placed = self.placed.iter().filter(|it| side == 0 && **it == kind).count();
        if open.is_empty() || placed == alike {
            self.destroy(side, place);
        } else {
            let to = self.choose_area(seat, &open);
            self.leave(side, place, to);
        }
    }

    /// Areas beside the combat to which units of it can be moved by a card.
    pub(super) fn beside(&self) -> Vec<Area> {
        let right = |area: &&Area| self.world[area] == self.world[&self.area];
        let near = self.borders[&self.area].iter().filter(right);
        near.copied().filter(|area| !self.storm_between(self.area, *area)).collect()
    }

    /// Puts a figure of the supply into the own side of the combat.
    pub(super) fn join(&mut self, side: usize, kind: Unit) {
        let seat = self.seat(side);
        self.units_mut(side).push(Piece { kind, token: false, routed: false, harm: 0 });
        if side == 0 && self.agreed.unit_by_unit {
            self.placed.push(kind);
        }
        if side == 1 {
            let area = self.area;
            self.board.get_mut(&area).expect("an area").owner = Some(seat);
        }
    }

    /// A figure of the own supply, if there is one.
    pub(super) fn figure(&mut self, seat: Seat, kind: Unit) -> bool {
        let left = self.figures.get_mut(&(seat, kind)).expect("a supply");
        let there = *left > 0;
        *left -= u8::from(there);
        there
    }
}
