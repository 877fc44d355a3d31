//! What the drawings of all boards share: places, and things that can be chosen.

use std::fmt::Display;
use std::ops::Add;

use maud::{Markup, html};
use tongue::say;

use crate::scene::{self, Choice, Scene};
use crate::show::Show;

/// A place of a drawing, or a way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// Where a drawing begins.
    pub const ZERO: Self = Self::new(0., 0.);

    /// So far to the right and down.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// So far from the middle, at an angle in degrees, clockwise from the east.
    pub fn polar(distance: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::new(distance * cos, distance * sin)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

/// A length with one digit after the point; nothing is never less than nothing.
pub fn px(value: f32) -> f32 {
    (value * 10.).round() / 10. + 0.
}

/// A point in a path.
pub fn xy(point: Point) -> String {
    format!("{} {}", px(point.x), px(point.y))
}

/// A transform that moves to a point.
pub fn moved(at: Point) -> String {
    format!("translate({})", xy(at))
}

/// How high a strip of what is planned is, with the room above it, and how wide each of it.
pub const PLANNED: f32 = 29.;
const EACH: f32 = 36.;

/// What the viewer plans to lay at a thing: a strip of glyphs in the colour of this class, each with its number in the plan,
/// above a point.
pub fn planned<S: Show>(
    scene: &Scene<'_, S>,
    (thing, class): (S::Thing, &str),
    above: Point,
    glyph: impl Fn(S::Thing) -> Option<&'static str>,
) -> Option<Markup> {
    let laid = |choice: &Choice<S::Thing>| choice.things.iter().find_map(|thing| glyph(*thing));
    let all = scene.planned_at(thing).filter_map(|(number, choice)| Some((number, laid(choice)?)));
    let all: Vec<(usize, &str)> = all.collect();
    let wide = all.len() as f32 * EACH;
    let corner = above + Point::new(-wide / 2., -PLANNED);
    let strip = html! {
        g class={ "ord-planned " (class) } transform=(moved(corner)) aria-hidden="true" {
            rect width=(px(wide)) height="26" rx="7" {}
            @for (place, (number, glyph)) in all.iter().enumerate() {
                @let left = place as f32 * EACH;
                text x=(px(left + 4.)) y="11.5" { (number) }
                use href=(glyph) x=(px(left + 11.)) y="2.5" width="21" height="21" {}
            }
        }
    };
    (!all.is_empty()).then_some(strip)
}

/// How a thing stands to what is asked, and whether it has just changed: classes and attributes.
#[derive(Debug, Default)]
pub struct Attributes {
    mark: scene::Marked,
    last: bool,
}

impl Attributes {
    /// A thing of the scene.
    pub fn of<S: Show>(scene: &Scene<'_, S>, thing: S::Thing, last: bool) -> Self {
        Self { mark: scene.marked(thing), last }
    }

    /// Its classes, with one of its own.
    pub fn class(&self, name: &str) -> String {
        let last = if self.last { "last" } else { "" };
        let more = [self.mark.class, last].into_iter().filter(|class| !class.is_empty());
        std::iter::once(name).chain(more).collect::<Vec<_>>().join(" ")
    }

    /// A leaf that can be chosen is a button; a group stays one, since it holds others.
    pub const fn role(&self, quiet: &'static str) -> &'static str {
        if self.mark.may { "button" } else { quiet }
    }

    /// Its `data-may`.
    pub fn may(&self) -> Option<&'static str> {
        self.mark.may.then_some("")
    }

    /// Its `data-why`.
    pub fn why(&self) -> Option<&str> {
        self.mark.why.as_deref()
    }

    /// Its `data-rule`.
    pub const fn rule(&self) -> Option<&'static str> {
        self.mark.rule
    }
}

/// The place for the key that chooses a thing. The script writes it: which key it is depends on
/// what one has pointed at before. It stands beside what is a button, not within: the name of a
/// button must hold what is written in it.
pub fn key(thing: impl Display, at: Point) -> Markup {
    html! {
        g class="at-key" transform=(moved(at)) aria-hidden="true" {
            rect x="-10.5" y="-10.5" width="21" height="21" rx="5.5" {}
            text y="5.5" data-key=(thing) {}
        }
    }
}

/// What turns a tile that is about to be laid, and turns it over where it has two sides. The script shows it on the tile.
pub fn turner<S: Show>(scene: &Scene<'_, S>, sides: bool) -> Markup {
    const TURNED: &str = "M-8 -7V1H0M-8 1A9 9 0 1 1 -3 8";
    let handle = |does: &str, key: &str, x: f32, name: String, path: Markup| {
        html! {
            g class="handle" role="button" tabindex="-1" data-turn=(does) aria-label=(name) transform=(moved(Point::new(x, 0.))) {
                rect x="-27" y="-22" width="54" height="44" rx="9" {}
                (path)
            }
            g class="at-key" transform=(moved(Point::new(x + 14., 11.))) aria-hidden="true" { text y="5.5" { (key) } }
        }
    };
    html! {
        g class="turner" {
            (handle("back", "Q", -56., say!(scene, "table-turn-back"), html! { path d=(TURNED) {} }))
            @if sides { (handle("over", "S", 0., say!(scene, "table-turn-over"), html! { path d="M-10 -5H8M3 -10L8 -5L3 0M8 6H-10M-5 1L-10 6L-5 11" {} })) }
            (handle("on", "E", 56., say!(scene, "table-turn-on"), html! { path d=(TURNED) transform="scale(-1 1)" {} }))
        }
    }
}
