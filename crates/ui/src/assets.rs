//! Style sheet, glyphs and script, embedded. Addresses carry a hash of the content, so that
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
}

/// All of them.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let css = concat!(
        include_str!("../assets/css/10-system.css"),
        include_str!("../assets/css/20-page.css"),
        include_str!("../assets/css/30-galaxy.css"),
        include_str!("../assets/css/40-table.css"),
        include_str!("../assets/css/50-battle.css"),
        include_str!("../assets/css/60-ending.css"),
        include_str!("../assets/css/70-start.css"),
        include_str!("../assets/css/80-script.css"),
    );
    vec![
        Asset { name: "style.css", mime: "text/css; charset=utf-8", body: css.to_owned() },
        svg("glyphs.svg", include_str!("../assets/glyphs.svg")),
        svg("icon.svg", include_str!("../assets/icon.svg")),
        script("js/answers.js", include_str!("../assets/js/answers.js")),
        script("js/board.js", include_str!("../assets/js/board.js")),
        script("js/chance.js", include_str!("../assets/js/chance.js")),
        script("js/choose.js", include_str!("../assets/js/choose.js")),
        script("js/hint.js", include_str!("../assets/js/hint.js")),
        script("js/keys.js", include_str!("../assets/js/keys.js")),
        script("js/main.js", include_str!("../assets/js/main.js")),
        script("js/menu.js", include_str!("../assets/js/menu.js")),
        script("js/moments.js", include_str!("../assets/js/moments.js")),
        script("js/morph.js", include_str!("../assets/js/morph.js")),
        script("js/motion.js", include_str!("../assets/js/motion.js")),
        script("js/narrow.js", include_str!("../assets/js/narrow.js")),
        script("js/panels.js", include_str!("../assets/js/panels.js")),
        script("js/stream.js", include_str!("../assets/js/stream.js")),
        script("js/talk.js", include_str!("../assets/js/talk.js")),
        script("js/tips.js", include_str!("../assets/js/tips.js")),
    ]
});

fn svg(name: &'static str, body: &str) -> Asset {
    Asset { name, mime: "image/svg+xml", body: body.to_owned() }
}

fn script(name: &'static str, body: &str) -> Asset {
    Asset { name, mime: "text/javascript; charset=utf-8", body: body.to_owned() }
}

/// A hash over all of them: a release changes all addresses at once, so that modules which
/// import each other by relative address always fit together.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: String = ASSETS.iter().map(|asset| asset.body.as_str()).collect();
    kernel::history::sha256_hex(all.as_bytes())[..12].to_owned()
});

/// The address of an asset: `/assets/VERSION/NAME`.
pub fn href(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}
