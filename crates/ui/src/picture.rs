//! A position as a picture: a drawing that stands alone, to be downloaded, linked, or shown by a
//! messenger beside an address. The game draws the board, the rest is the same for every game.
//!
//! Whatever shows it knows nothing of our pages: there is no style sheet, class, id or script in
//! it, only plain shapes. Colours and glyphs are still those of the pages, read from their files.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::{Arg, Game, Message, Name, Seat, SeatSet, message};
use maud::{Markup, html};
use tongue::say;

use crate::assets::ASSETS;
use crate::glyphs::SHARED;
use crate::scene::Scene;
use crate::show::Show;

/// The size that messengers want.
pub const SIZE: (f32, f32) = (1200., 630.);
/// The width of the band with the players.
const BAND: f32 = 304.;
/// What stays free at the edges of the band, and around the board.
const PAD: f32 = 28.;
const EDGE: f32 = 16.;
/// The room for the board.
pub const BOARD: (f32, f32) = (SIZE.0 - BAND - 2. * EDGE, SIZE.1 - 2. * EDGE);
/// A small board is not blown up beyond this.
const LARGEST: f32 = 1.3;
/// The embedded family for our own rendering, then what browsers have.
const FONTS: &str = "Inter, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/// Colours that are not an owner's.
pub const SPACE: &str = "#06090f";
const PANEL: &str = "#0f141e";
const LINE: &str = "#1f2939";
/// What is written.
pub const INK: &str = "#edf2f9";
/// What is written smaller.
pub const INK_2: &str = "#b7c3d4";
/// Captions.
pub const INK_3: &str = "#8b99ae";

/// A board as the game draws it.
#[derive(Debug, Default)]
pub struct Board {
    /// The upper left corner of what is drawn.
    pub corner: (f32, f32),
    /// Its width and height.
    pub size: (f32, f32),
    /// The drawing.
    pub body: Markup,
    /// The large places of the board by their names in choices: the middle of each, and how far it reaches.
    pub places: Vec<(String, (f32, f32), f32)>,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
}

/// How large a board of this size is drawn.
pub fn scale((wide, tall): (f32, f32)) -> f32 {
    (BOARD.0 / wide.max(1.)).min(BOARD.1 / tall.max(1.)).min(LARGEST)
}

/// The picture of what a scene shows.
pub fn picture<S: Show>(scene: &Scene<'_, S>) -> String {
    let board = S::picture(scene);
    let scale = scale(board.size);
    let middle = (BAND + EDGE + BOARD.0 / 2., EDGE + BOARD.1 / 2.);
    let place = |middle: f32, corner: f32, size: f32| middle - scale * (corner + size / 2.);
    let x = place(middle.0, board.corner.0, board.size.0);
    let y = place(middle.1, board.corner.1, board.size.1);
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(SIZE.0) height=(SIZE.1)
            viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } font-family=(FONTS) fill="none" {
            rect width=(SIZE.0) height=(SIZE.1) fill=(SPACE) {}
            (stars())
            g transform={ "translate(" (round(x)) " " (round(y)) ")scale(" (round(scale * 100.) / 100.) ")" } {
                (board.body)
            }
            (band(scene, board.winners))
        }
    };
    drawn.into_string()
}

/// The part of the board that these words name, or all of it: the picture of a lesson.
pub fn sketch<S: Show>(scene: &Scene<'_, S>, words: &[&str]) -> String {
    let Board { corner: (x, y), size: (wide, tall), body, places, .. } = S::picture(scene);
    let named = places.iter().filter(|(name, ..)| words.contains(&name.as_str()));
    let part = named.fold(None, |part: Option<[f32; 4]>, &(_, (x, y), far)| {
        let [left, top, right, bottom] = part.unwrap_or([x, y, x, y]);
        let low = [left.min(x - far), top.min(y - far)];
        Some([low[0], low[1], right.max(x + far), bottom.max(y + far)])
    });
    let [left, top, right, bottom] = part.unwrap_or([x, y, x + wide, y + tall]);
    let (x, y) = (round(left - EDGE), round(top - EDGE));
    let (wide, tall) = (round(right - left + 2. * EDGE), round(bottom - top + 2. * EDGE));
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (wide) " " (tall) }
            font-family=(FONTS) fill="none" { (body) }
    };
    drawn.into_string()
}

/// Stars, where everybody finds them again.
fn stars() -> Markup {
    let star = |n: u32| {
        let (x, y) = (BAND as u32 + n * 619 % 896, n * 373 % 630);
        (x, y, 0.5 + (n % 4) as f32 * 0.2, 20 + n % 5 * 9)
    };
    html! {
        @for (x, y, r, light) in (1..90).map(star) {
            circle cx=(x) cy=(y) r=(round(r)) fill="#fff" fill-opacity={ "." (light) } {}
        }
    }
}

/// The band at the left: what is played, when it is, who plays and how they stand.
fn band<S: Show>(scene: &Scene<'_, S>, winners: SeatSet) -> Markup {
    let room = BAND - 2. * PAD;
    let mut y = 34.;
    let title: Vec<(f32, String)> = wrapped(scene.title, 24., room)
        .into_iter()
        .map(|line| {
            y += 30.;
            (y, line)
        })
        .collect();
    y += 5.;
    let when: Vec<(f32, String)> = when(scene)
        .into_iter()
        .map(|line| {
            y += 23.;
            (y, line)
        })
        .collect();
    let (top, players) = (y + 26., scene.facts.players.len().max(1));
    let tall = ((SIZE.1 - 78. - top) / players as f32).min(78.);
    html! {
        rect width=(BAND) height=(SIZE.1) fill=(PANEL) {}
        rect x=(BAND - 1.) width="1" height=(SIZE.1) fill=(LINE) {}
        @for (y, line) in title { (text((PAD, y), &line, &Font { size: 24., bold: true, room, ..Font::PLAIN })) }
        @for (y, line) in when { (text((PAD, y), &line, &Font { size: 15., colour: INK_2, room, ..Font::PLAIN })) }
        @for seat in scene.players() {
            (player(scene, seat, top + tall * seat.index() as f32, tall, winners.contains(seat)))
        }
        (brand(scene))
    }
}

/// Round and phase; which move, if it is an earlier one; through whose eyes.
fn when<S: Show>(scene: &Scene<'_, S>) -> Vec<String> {
    let facts = scene.facts;
    let phase = S::PHASES.iter().find(|(name, _)| *name == facts.phase);
    let now = match phase {
        _ if facts.over => message!("picture-over", rounds = facts.round),
        Some((_, words)) if facts.round > 0 => {
            message!("picture-when", round = facts.round, phase = words.clone())
        }
        _ => Message::new("table-setup"),
    };
    let moment = scene.moment;
    let earlier = (moment.shown < moment.last).then(|| message!("picture-move", n = moment.shown));
    let eyes = facts.you.map(|seat| message!("picture-eyes", player = scene.player(seat)));
    [Some(now), earlier, eyes].into_iter().flatten().map(|line| scene.tongue.say(&line)).collect()
}

/// A player: mark, name, who sits there, score.
fn player<S: Show>(scene: &Scene<'_, S>, seat: Seat, top: f32, tall: f32, won: bool) -> Markup {
    let look = scene.look(seat);
    let colours = colours(look.class);
    let score = scene.facts.players.get(seat.index()).map_or(0, |player| player.score);
    let middle = top + tall / 2.;
    let tile = (tall - 14.).min(44.);
    let (name_size, small) = if tall < 60. { (16., 12.5) } else { (18., 14.) };
    let known = scene.facts.players.get(seat.index()).is_some_and(|player| player.name.is_some());
    let sitter = scene.sitter(seat);
    let below = match (known, won) {
        (_, true) => Some(say!(scene, "picture-won", name = sitter.as_str())),
        (true, false) => Some(sitter),
        (false, false) => None,
    };
    let room = BAND - 2. * PAD - tile - 14. - 44.;
    let x = PAD + tile + 14.;
    let lift = if below.is_some() { -3. } else { 6. };
    html! {
        @if won {
            rect x=(PAD - 12.) y=(round(top + 2.)) width=(BAND - 2. * PAD + 24.) height=(round(tall - 4.)) rx="12"
                fill=(colours.fill) fill-opacity=".2" stroke=(colours.ink) stroke-opacity=".7" {}
        }
        rect x=(PAD) y=(round(middle - tile / 2.)) width=(round(tile)) height=(round(tile)) rx="9" fill=(colours.fill) {}
        (SHARED.shapes(look.mark, colours.on, (PAD + tile * 0.22, middle - tile * 0.28), tile * 0.56))
        (text((x, middle + lift), &say!(scene, "picture-player", player = scene.player(seat)),
            &Font { size: name_size, bold: true, room, ..Font::PLAIN }))
        @if let Some(below) = below {
            (text((x, middle + 16.), &below,
                &Font { size: small, room, colour: if won { colours.ink } else { INK_3 }, ..Font::PLAIN }))
        }
        (text((BAND - PAD, middle + 9.), &score.to_string(),
            &Font { size: 26., bold: true, anchor: "end", room: 52., ..Font::PLAIN }))
    }
}

/// Where it comes from: our mark and name, and the game.
fn brand<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let y = SIZE.1 - 52.;
    let room = BAND - 2. * PAD - 42.;
    let game: Arg = Name::new("game", S::Game::ID).into();
    html! {
        rect x=(PAD) y=(y - 14.) width=(BAND - 2. * PAD) height="1" fill=(LINE) {}
        g transform={ "translate(" (PAD) " " (y) ")" } {
            rect y="14" width="30" height="11" rx="4" fill="#2b6f7b" {}
            rect y="7" width="30" height="11" rx="4" fill="#4fb3c2" stroke=(PANEL) stroke-width="2" {}
            rect width="30" height="11" rx="4" fill=(INK) stroke=(PANEL) stroke-width="2" {}
        }
        (text((PAD + 42., y + 11.), &say!(scene, "picture-brand"), &Font { size: 16., bold: true, room, ..Font::PLAIN }))
        (text((PAD + 42., y + 27.), &scene.called(&game), &Font { size: 12., colour: INK_3, room, ..Font::PLAIN }))
    }
}

/// How something is written.
#[derive(Clone, Copy, Debug)]
pub struct Font {
    /// The size, if there is room.
    pub size: f32,
    /// Heavy letters.
    pub bold: bool,
    /// The colour.
    pub colour: &'static str,
    /// `start`, `middle` or `end`.
    pub anchor: &'static str,
    /// How wide it may be: what is longer is written smaller.
    pub room: f32,
    /// An outline in the colour of space, so that it is read on anything.
    pub halo: f32,
}

impl Font {
    /// Ordinary letters.
    pub const PLAIN: Self =
        Self { size: 14., bold: false, colour: INK, anchor: "start", room: 1e6, halo: 0. };
}

/// A line of text, on one baseline.
pub fn text((x, y): (f32, f32), words: &str, font: &Font) -> Markup {
    let size = font.size.min(font.size * font.room / width(words, font.size).max(0.1));
    let halo = (font.halo > 0.).then_some(font.halo);
    let written = |stroke: Option<f32>| {
        html! {
            text x=(round(x)) y=(round(y)) font-size=(round(size)) font-weight=(if font.bold { "700" } else { "400" })
                fill=(if stroke.is_some() { SPACE } else { font.colour }) text-anchor=(font.anchor)
                stroke=[stroke.map(|_| SPACE)] stroke-width=[stroke] stroke-linejoin=[stroke.map(|_| "round")] { (words) }
        }
    };
    html! { @if halo.is_some() { (written(halo)) } (written(None)) }
}

/// About how wide a line is, whichever of the usual families it is written in.
fn width(words: &str, size: f32) -> f32 {
    let part = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '’' | ' ' | '·' | '(' | ')' | '1' => 0.34,
        'm' | 'w' | 'M' | 'W' => 0.92,
        'A'..='Z' => 0.72,
        '\u{1100}'.. => 1.05,
        _ => 0.6,
    };
    words.chars().map(part).sum::<f32>() * size
}

/// Breaks a title into lines.
fn wrapped(words: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// How an owner's things are coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Fills.
    pub fill: &'static str,
    /// Writes on dark.
    pub ink: &'static str,
    /// Draws on the fill.
    pub on: &'static str,
    /// The edge of something thick.
    pub deep: &'static str,
}

/// The colours of an owner's class, see [`crate::scene::Look`].
pub fn colours(class: &str) -> Colours {
    let nobody = Colours { fill: "#4a5871", ink: INK_2, on: "#ffffff", deep: "#2b3547" };
    OWNERS.get(class).copied().unwrap_or(nobody)
}

/// The colours of every owner, from lines such as `.f-name { --f: #123456; --f-ink: … }`.
static OWNERS: LazyLock<BTreeMap<&'static str, Colours>> = LazyLock::new(|| {
    let mut owners = BTreeMap::new();
    let style = ASSETS.iter().filter(|asset| asset.name == "style.css");
    for line in style.flat_map(|style| style.body.lines()) {
        let colour = |name: &str| {
            let (_, rest) = line.split_once(&format!("{name}: "))?;
            rest.split_once(';').map(|(colour, _)| colour)
        };
        let class = line.strip_prefix(".f-").and_then(|rest| rest.split_whitespace().next());
        if let (Some(class), Some(fill), Some(ink), Some(on), Some(deep)) =
            (class, colour("--f"), colour("--f-ink"), colour("--f-on"), colour("--f-deep"))
        {
            let class = &line[1..class.len() + 3];
            owners.entry(class).or_insert(Colours { fill, ink, on, deep });
        }
    }
    owners
});

/// With one digit after the point.
pub(crate) fn round(value: f32) -> f32 {
    (value * 10.).round() / 10.
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_those_of_the_pages() {
        assert_eq!(OWNERS.len(), 7, "{:?}", OWNERS.keys());
        for colours in OWNERS.values() {
            for colour in [colours.fill, colours.ink, colours.on, colours.deep] {
                assert!(colour.starts_with('#') && colour.len() == 7, "{colour}");
            }
        }
    }

    #[test]
    fn long_words_are_broken_or_written_smaller() {
        let lines = wrapped("The long war of the outer rim and its many moons", 24., 248.);
        assert!(lines.len() > 1 && lines.len() < 5, "{lines:?}");
        assert!(lines.iter().all(|line| width(line, 24.) <= 248.), "{lines:?}");
        let font = Font { size: 24., room: 248., ..Font::PLAIN };
        let long = text((0., 0.), &"W".repeat(48), &font).into_string();
        assert!(long.contains("font-size=\"5.6\""), "{long}");
    }
}
