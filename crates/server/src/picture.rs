//! A position as a picture, drawn by the game and made of dots here; and what a messenger shows
//! beside the address of a table.

use std::sync::{Arc, LazyLock};

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use house::Sight;
use house::sitters::called;
use kernel::{Arg, Seat, message};
use resvg::{tiny_skia, usvg};
use tongue::Tongue;
use ui::page::Preview;

use crate::App;
use crate::asking::Moment;
use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::library::{A_WHILE, SPOKEN};
use crate::limits::What;
use crate::pages::drawn;
use crate::persons::Asker;
use crate::proxy::site;
use crate::tables::{Now, Room};
use crate::thinkers::Work;

/// The letters of the pictures: Latin ones. Browsers use their own.
const LETTERS: [&[u8]; 2] =
    [include_bytes!("../assets/inter-regular.ttf"), include_bytes!("../assets/inter-bold.ttf")];

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    for letters in LETTERS {
        fonts.load_font_data(letters.to_vec());
    }
    fonts.set_sans_serif_family("Inter");
    Arc::new(fonts)
});

/// What a request for a picture comes with.
type Request = (State<App>, Path<String>, Query<Moment>, HeaderMap, Language, Asker);

/// `GET /t/ID/picture.svg`
pub(crate) async fn svg(request: Request) -> Result<Response, Problem> {
    let (app, headers, owner) = (request.0.0.clone(), request.3.clone(), request.5.owner());
    request.5.may(What::Draw)?;
    let drawing = Drawing::of(request, What::Look).await?;
    let head = drawing.headers();
    let svg = drawn(&app.thinkers, owner, &headers, "image/svg+xml", move || drawing.svg()).await?;
    Ok((head, svg).into_response())
}

/// `GET /t/ID/picture.png`
pub(crate) async fn png(request: Request) -> Result<Response, Problem> {
    let (app, owner) = (request.0.0.clone(), request.5.owner());
    let drawing = Drawing::of(request, What::Picture).await?;
    let head = drawing.headers();
    let failed = || Problem::internal(message!("no-picture"));
    let place = app.thinkers.place(Work::Quick, owner).await.ok_or_else(failed)?;
    let png = place.think(move || drawing.svg().map(|svg| dots(&svg))).await;
    let png = png.ok_or_else(failed)??.ok_or_else(failed)?;
    Ok((head, [(header::CONTENT_TYPE, "image/png")], png).into_response())
}

/// A picture that is to be drawn: of the moment that is asked for, as everybody sees it or from a seat that
/// who asks may look from.
struct Drawing {
    room: Arc<Room>,
    now: Now,
    sight: Sight,
    at: Option<usize>,
    tongue: &'static Tongue,
    /// It shows what everybody may know: other sites may show it.
    public: bool,
}

impl Drawing {
    async fn of(
        (State(app), Path(id), Query(wanted), _, Language(tongue), asker): Request,
        what: What,
    ) -> Result<Self, Problem> {
        asker.may(what)?;
        // Whoever asks for no seat gets what can be handed on, even somebody who plays.
        let person = asker.person.as_ref().filter(|_| wanted.seat.is_some());
        let (room, now) = app.table(&id, person).await?;
        let sight = match wanted.seat {
            Some(_) => Eyes::of(&now, asker.person.as_ref(), wanted.seat)?.sight(&now),
            None => Sight::SPECTATOR,
        };
        Ok(Self { room, now, sight, at: wanted.at, tongue, public: wanted.seat.is_none() })
    }

    fn svg(&self) -> Result<String, Problem> {
        let Self { room, now, sight, at, tongue, .. } = self;
        Ok(now.around(room, tongue, |around| now.table.picture(around, *sight, *at))?)
    }

    /// Who may keep and show it.
    fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let mut head = |name: HeaderName, value: &'static str| {
            headers.insert(name, HeaderValue::from_static(value));
        };
        if self.public {
            head(HeaderName::from_static("cross-origin-resource-policy"), "cross-origin");
        }
        // It will be the same tomorrow.
        if self.public && self.now.table.is_over() {
            head(header::CACHE_CONTROL, "public, max-age=86400");
            // The words are in the language of whoever asks.
            head(header::VARY, SPOKEN);
        }
        headers
    }
}

/// The sides of the icon that phones put on their screens.
pub(crate) const ICONS: [u32; 3] = [180, 192, 512];

/// The icon in each size, on a ground of its own: phones cut corners off, and show nothing through.
static ICON: LazyLock<[Vec<u8>; 3]> = LazyLock::new(|| {
    let inside = ui::assets::ICON.split_once('>').map_or("", |(_, inside)| inside);
    ICONS.map(|side| {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="-6 -6 44 44"><rect x="-6" y="-6" width="44" height="44" fill="#090d15"/>{inside}"##
        );
        dots(&svg).unwrap_or_default()
    })
});

/// `GET /icon/SIDE.png`
pub(crate) async fn icon(Path(name): Path<String>) -> Result<Response, Problem> {
    let icon = ICONS.iter().zip(&*ICON).find(|(side, _)| name == format!("{side}.png"));
    let (_, dots) = icon.ok_or_else(|| Problem::unknown(message!("unknown-file")))?;
    let head = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, A_WHILE)];
    Ok((head, dots.as_slice()).into_response())
}

/// A drawing as a PNG; none if it cannot be read.
fn dots(svg: &str) -> Option<Vec<u8>> {
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).ok()?;
    let size = tree.size().to_int_size();
    let mut canvas = tiny_skia::Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().ok()
}

/// What a messenger shows beside the address of a table, or of one of its moments: the same
/// whoever asks.
pub(crate) fn preview(
    app: &App,
    (room, now): (&Room, &Now),
    tongue: &'static Tongue,
    headers: &HeaderMap,
    at: Option<usize>,
) -> Result<Preview, Problem> {
    let table = format!("{}/t/{}", site(app, headers), room.id);
    let kind = app.game(now.table.game())?.kind();
    let standing = now.table.standing();
    let told = match &standing.over {
        Some((winners, ending)) => {
            let places = (0..).map(Seat).zip(now.table.places());
            let won = places.filter(|(seat, _)| winners.contains(*seat));
            let names: Vec<String> = won.map(|(seat, place)| called(seat, place, tongue)).collect();
            let (how, round) = ((kind.ending)(ending), standing.round);
            match names.is_empty() {
                true => message!("preview-nobody", ending = how, round = round),
                false => {
                    let winners: Arg = names.into_iter().map(Arg::from).collect();
                    message!("preview-won", winners = winners, ending = how, round = round)
                }
            }
        }
        None if standing.round == 0 => message!("preview-setup"),
        None => {
            let phase = kind.phase(&standing.phase);
            message!("preview-when", round = standing.round, phase = phase)
        }
    };
    let (address, picture) = match at {
        Some(at) => (format!("{table}/replay?at={at}"), format!("{table}/picture.png?at={at}")),
        None => (table.clone(), format!("{table}/picture.png")),
    };
    Ok(Preview { address, picture, told: tongue.say(&told) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_png_with_our_letters_in_it() {
        let drawing = |inside: &str| {
            format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">{inside}</svg>"#
            )
        };
        let word = r#"<text x="9" y="90" font-family="Inter, Arial" fill="red">Żółw Straße</text>"#;
        let (empty, written) = (dots(&drawing("")), dots(&drawing(word)));
        let (empty, written) = (empty.expect("a picture"), written.expect("a picture"));
        for picture in [&empty, &written] {
            assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
            let side =
                |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four"));
            assert_eq!((side(16), side(20)), (1200, 630));
        }
        assert_ne!(empty, written, "nothing is written");
        assert_eq!(dots("<svg"), None);
    }
}
