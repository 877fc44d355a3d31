//! Style sheet, letters, glyphs and script, embedded. Addresses carry a hash of the content, so that
//! browsers may keep them for ever.

use std::sync::LazyLock;

/// A file the pages need.
#[derive(Debug)]
pub struct Asset {
    /// Its name, e.g. `js/main.js`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub body: String,
    /// A hash in its address; empty for those that share [`VERSION`].
    version: String,
}

impl Asset {
    /// The style sheet of a game.
    pub fn style(name: &'static str, body: &str) -> Self {
        Self { version: hash(body), ..shared(name, "text/css; charset=utf-8", body) }
    }

    /// The glyphs of a game.
    pub fn glyphs(name: &'static str, body: &str) -> Self {
        Self { version: hash(body), ..svg(name, body) }
    }

    /// Its address: `/assets/VERSION/NAME`.
    pub fn href(&self) -> String {
        format!("/assets/{}/{}", self.version(), self.name)
    }

    /// The hash in its address.
    pub fn version(&self) -> &str {
        if self.version.is_empty() { &VERSION } else { &self.version }
    }
}

/// The letters of the pages, by the name that the style sheet has for them: Inter, cut down to Latin ones and to what the
/// pages need of it. See `assets/font/README.md`.
pub const LETTERS: (&str, &[u8]) = ("inter.woff2", include_bytes!("../assets/font/inter.woff2"));

/// What the product is known by.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The script that shows notices where no page is open. It has an address of its own, which never changes.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// All that the games share, but for its letters.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let css = concat!(
        include_str!("../assets/css/10-system.css"),
        include_str!("../assets/css/15-themes.css"),
        include_str!("../assets/css/20-page.css"),
        include_str!("../assets/css/40-table.css"),
        include_str!("../assets/css/45-board.css"),
        include_str!("../assets/css/50-tray.css"),
        include_str!("../assets/css/50-basket.css"),
        include_str!("../assets/css/55-phone.css"),
        include_str!("../assets/css/50-replay.css"),
        include_str!("../assets/css/50-pace.css"),
        include_str!("../assets/css/50-learn.css"),
        include_str!("../assets/css/58-show.css"),
        include_str!("../assets/css/60-ending.css"),
        include_str!("../assets/css/70-start.css"),
        include_str!("../assets/css/75-account.css"),
        include_str!("../assets/css/77-manners.css"),
        include_str!("../assets/css/77-ratings.css"),
        include_str!("../assets/css/78-contests.css"),
        include_str!("../assets/css/80-script.css"),
    );
    vec![
        shared("style.css", "text/css; charset=utf-8", css),
        svg("glyphs.svg", include_str!("../assets/glyphs.svg")),
        svg("icon.svg", ICON),
        script("js/aim.js", include_str!("../assets/js/aim.js")),
        script("js/answers.js", include_str!("../assets/js/answers.js")),
        script("js/attend.js", include_str!("../assets/js/attend.js")),
        script("js/band.js", include_str!("../assets/js/band.js")),
        script("js/basket.js", include_str!("../assets/js/basket.js")),
        script("js/beside.js", include_str!("../assets/js/beside.js")),
        script("js/board.js", include_str!("../assets/js/board.js")),
        script("js/seats.js", include_str!("../assets/js/seats.js")),
        script("js/clocks.js", include_str!("../assets/js/clocks.js")),
        script("js/chance.js", include_str!("../assets/js/chance.js")),
        script("js/choose.js", include_str!("../assets/js/choose.js")),
        script("js/confirm.js", include_str!("../assets/js/confirm.js")),
        script("js/crumb.js", include_str!("../assets/js/crumb.js")),
        script("js/drag.js", include_str!("../assets/js/drag.js")),
        script("js/early.js", include_str!("../assets/js/early.js")),
        script("js/edges.js", include_str!("../assets/js/edges.js")),
        script("js/coach.js", include_str!("../assets/js/coach.js")),
        script("js/framing.js", include_str!("../assets/js/framing.js")),
        script("js/entrance.js", include_str!("../assets/js/entrance.js")),
        script("js/find.js", include_str!("../assets/js/find.js")),
        script("js/contest.js", include_str!("../assets/js/contest.js")),
        script("js/hall.js", include_str!("../assets/js/hall.js")),
        script("js/hint.js", include_str!("../assets/js/hint.js")),
        script("js/keys.js", include_str!("../assets/js/keys.js")),
        script("js/main.js", include_str!("../assets/js/main.js")),
        script("js/map.js", include_str!("../assets/js/map.js")),
        script("js/menu.js", include_str!("../assets/js/menu.js")),
        script("js/moments.js", include_str!("../assets/js/moments.js")),
        script("js/morph.js", include_str!("../assets/js/morph.js")),
        script("js/motion.js", include_str!("../assets/js/motion.js")),
        script("js/muster.js", include_str!("../assets/js/muster.js")),
        script("js/turning.js", include_str!("../assets/js/turning.js")),
        script("js/narrow.js", include_str!("../assets/js/narrow.js")),
        script("js/notices.js", include_str!("../assets/js/notices.js")),
        script("js/pace.js", include_str!("../assets/js/pace.js")),
        script("js/panels.js", include_str!("../assets/js/panels.js")),
        script("js/passkeys.js", include_str!("../assets/js/passkeys.js")),
        script("js/placing.js", include_str!("../assets/js/placing.js")),
        script("js/pointing.js", include_str!("../assets/js/pointing.js")),
        script("js/rail.js", include_str!("../assets/js/rail.js")),
        script("js/replay.js", include_str!("../assets/js/replay.js")),
        script("js/settings.js", include_str!("../assets/js/settings.js")),
        script("js/sheets.js", include_str!("../assets/js/sheets.js")),
        script("js/shortcuts.js", include_str!("../assets/js/shortcuts.js")),
        script("js/several.js", include_str!("../assets/js/several.js")),
        script("js/signup.js", include_str!("../assets/js/signup.js")),
        script("js/sound.js", include_str!("../assets/js/sound.js")),
        script("js/stage.js", include_str!("../assets/js/stage.js")),
        script("js/stream.js", include_str!("../assets/js/stream.js")),
        script("js/talk.js", include_str!("../assets/js/talk.js")),
        script("js/tips.js", include_str!("../assets/js/tips.js")),
        script("js/tray.js", include_str!("../assets/js/tray.js")),
        script("js/view.js", include_str!("../assets/js/view.js")),
        script("js/ways.js", include_str!("../assets/js/ways.js")),
        script("js/wish.js", include_str!("../assets/js/wish.js")),
        script("js/words.js", include_str!("../assets/js/words.js")),
        script("js/work.js", include_str!("../assets/js/work.js")),
    ]
});

fn shared(name: &'static str, mime: &'static str, body: &str) -> Asset {
    Asset { name, mime, body: body.to_owned(), version: String::new() }
}

fn svg(name: &'static str, body: &str) -> Asset {
    shared(name, "image/svg+xml", body)
}

fn script(name: &'static str, body: &str) -> Asset {
    shared(name, "text/javascript; charset=utf-8", body)
}

/// A hash over all of them: a release changes all addresses at once, so that modules which
/// import each other by relative address always fit together.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let texts = ASSETS.iter().flat_map(|asset| asset.body.as_bytes());
    hash(texts.chain(LETTERS.1).copied().collect::<Vec<u8>>())
});

fn hash(bytes: impl AsRef<[u8]>) -> String {
    kernel::history::sha256_hex(bytes.as_ref())[..12].to_owned()
}

/// The address of an asset: `/assets/VERSION/NAME`.
pub fn href(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}
