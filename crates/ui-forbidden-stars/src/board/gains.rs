//! What whoever takes an area has of it.

use forbidden_stars::ids::{Area, Structure};
use forbidden_stars::view::{AreaView, View};
use kernel::{Arg, Message, Seat, message};
use maud::{Markup, html};
use ui::svg::{Point, px};

use super::{glyph_at, ways};
use crate::words;

/// So far apart pictures and numbers lie.
const STEP: f32 = 22.;

/// An area that a player could take.
pub(crate) struct Gains<'a> {
    area: &'a AreaView,
    seat: Seat,
    fought: bool,
}

impl<'a> Gains<'a> {
    /// Nothing for a void, or a world that is the player's already.
    pub(crate) fn of(view: &'a View, seat: Seat, at: Area) -> Option<Self> {
        let area = view.area(at)?;
        let fought = ways::held_against(view, seat, at).is_some();
        (area.world && area.friendly_to != Some(seat)).then_some(Self { area, seat, fought })
    }

    /// FS-OBJ-01: only the own objective is ever collected.
    fn objective(&self) -> bool {
        self.area.objective == Some(self.seat)
    }

    /// Structures that change hands; a bastion fights, and may fall.
    fn captured(&self) -> impl Iterator<Item = Structure> {
        let there = self.area.structures.keys().filter(|_| self.fought);
        there.copied().filter(|it| *it != Structure::BASTION)
    }

    /// In a line.
    pub(crate) fn line(&self) -> Message {
        let mut gains = vec![Arg::from(message!("fs-gain-world"))];
        if self.objective() {
            gains.push(message!("fs-gain-objective").into());
        }
        if self.area.materiel > 0 {
            gains.push(message!("fs-gain-income", amount = self.area.materiel).into());
        }
        gains.extend(self.captured().map(Arg::from));
        let gains: Arg = gains.into_iter().collect();
        match self.fought {
            true => message!("fs-gain-won", gains = gains),
            false => message!("fs-gain", gains = gains),
        }
    }

    /// In pictures, in a row around a point; nothing but the world itself needs none.
    pub(super) fn pictures(&self, middle: Point) -> Option<Markup> {
        let mut row: Vec<(String, Option<u8>)> = Vec::new();
        if self.objective() {
            row.push(("t-objective".to_owned(), None));
        }
        if self.area.materiel > 0 {
            row.push(("r-materiel".to_owned(), Some(self.area.materiel)));
        }
        row.extend(self.captured().map(|it| (words::structure(it), None)));
        let width =
            row.iter().map(|(_, number)| if number.is_some() { 2. } else { 1. }).sum::<f32>();
        let mut x = middle.x - (width - 1.) * STEP / 2.;
        let drawn = row.iter().map(|(picture, number)| {
            let at = Point::new(x, middle.y);
            x += if number.is_some() { 2. * STEP } else { STEP };
            html! {
                (glyph_at(picture, "", at, 18.))
                @if let Some(number) = number { text x=(px(at.x + STEP)) y=(px(at.y + 5.5)) { "+" (number) } }
            }
        });
        (!row.is_empty()).then(|| html! { @for one in drawn { (one) } })
    }
}
