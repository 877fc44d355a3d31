//! The page for translators: what the files of the languages say, side by side.

use kernel::message;
use maud::{Markup, html};
use tongue::{KEYS, Line, Sheet, Tongue, say};

use super::Site;
use crate::page::glyph;

/// How many messages are shown of those found.
const SHOWN: usize = 150;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Translate<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The code of the language to translate into; if there is no such language, one that is not English.
    pub to: &'a str,
    /// One file; otherwise all of them.
    pub file: &'a str,
    /// What its messages must have, in keys, comments or words.
    pub query: &'a str,
    /// Only what is missing.
    pub missing: bool,
}

/// The page `/translate`.
pub fn translate_page(asked: &Translate<'_>) -> Markup {
    let Translate { tongue, file, query, missing, .. } = *asked;
    let to = into(asked);
    let sheets = tongue::sheets(to);
    let words = query.trim().to_lowercase();
    let fits = |line: &&Line| {
        let own = line.own.unwrap_or_default();
        let texts = [line.key, &line.comment, line.english, own];
        (!missing || line.own.is_none())
            && (words.is_empty() || texts.iter().any(|text| text.to_lowercase().contains(&words)))
    };
    let wanted = |sheet: &&Sheet| file.is_empty() || sheet.file == file;
    // Without a question there is only the list of the files.
    let asks = !file.is_empty() || !words.is_empty() || missing;
    let all = sheets.iter().filter(|_| asks).filter(wanted);
    let mut found: Vec<&Line> = all.flat_map(|sheet| &sheet.lines).filter(fits).collect();
    let count = found.len();
    // A file is shown whole.
    if file.is_empty() {
        found.truncate(SHOWN);
    }
    let shown = found.len();
    let title = say!(tongue, "translate-title");
    let name = say!(to, "language-name");
    let (done, every) = sheets.iter().map(counts).fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    let contents = contents(&sheets, asked, to);
    let main = html! {
        div.book-head {
            div {
                h1 { (title) }
                p.intro { (say!(tongue, "translate-intro", name = name.as_str(), done = done, all = every)) }
            }
            (search(asked, to))
        }
        div.ways {
            (reading(to.code(), &say!(tongue, "translate-read", name = name.as_str())))
            (reading(KEYS, &say!(tongue, "translate-keys")))
            p.muted { (say!(tongue, "translate-keys-about")) }
        }
        div.book {
            nav.toc.beside aria-label=(say!(tongue, "translate-files")) { (contents) }
            details.toc.folded { summary { (say!(tongue, "translate-files")) } (contents) }
            @if asks {
                div.text {
                    p role="status" {
                        @if shown < count { (say!(tongue, "translate-found-more", count = count, shown = shown)) }
                        @else { (say!(tongue, "translate-found", count = count)) }
                    }
                    @if shown > 0 { (table(&found, to, &name, tongue)) }
                }
            }
        }
    };
    Site { tongue, title: &title, here: "/translate", kind: "translate", game: "", assets: &[] }
        .page(&main)
}

/// The language to translate into.
fn into(asked: &Translate<'_>) -> &'static Tongue {
    let of = |code: &str| tongue::all().find(|it| it.code() == code);
    let other = || tongue::all().find(|it| it.code() != tongue::english().code());
    of(asked.to)
        .or_else(|| of(asked.tongue.code()).filter(|it| it.code() != tongue::english().code()))
        .or_else(other)
        .unwrap_or_else(tongue::english)
}

fn counts(sheet: &Sheet) -> (usize, usize) {
    (sheet.lines.iter().filter(|line| line.own.is_some()).count(), sheet.lines.len())
}

fn contents(sheets: &[Sheet], asked: &Translate<'_>, to: &Tongue) -> Markup {
    html! {
        ul {
            @for sheet in sheets {
                @let (done, all) = counts(sheet);
                li {
                    a href={ "/translate?to=" (to.code()) "&file=" (sheet.file) } aria-current=[(sheet.file == asked.file).then_some("page")] {
                        span { (sheet.file) }
                        span.share.lacks[done < all] { (say!(asked.tongue, "languages-done", done = done, all = all)) }
                    }
                }
            }
        }
    }
}

fn search(asked: &Translate<'_>, to: &Tongue) -> Markup {
    let Translate { tongue, file, query, missing, .. } = *asked;
    html! {
        form.search role="search" action="/translate" {
            @if !file.is_empty() { input type="hidden" name="file" value=(file); }
            label.vh for="q" { (say!(tongue, "translate-search-help")) }
            input #q type="search" name="q" value=(query) placeholder=(say!(tongue, "translate-search-help")) maxlength="100";
            button.btn aria-label=(say!(tongue, "translate-search")) { (glyph("i-search")) }
            div.into {
                label {
                    (say!(tongue, "translate-language")) " "
                    select name="to" autocomplete="off" {
                        @for other in tongue::all() {
                            option value=(other.code()) lang=(other.code()) selected[other.code() == to.code()] { (say!(other, "language-name")) }
                        }
                    }
                }
                label { input type="checkbox" name="missing" value="on" checked[missing] autocomplete="off"; " " (say!(tongue, "translate-only-missing")) }
            }
        }
    }
}

/// A button that changes the language of all pages.
fn reading(code: &str, words: &str) -> Markup {
    html! {
        form method="post" action="/language" {
            input type="hidden" name="back" value="/";
            input type="hidden" name="language" value=(code);
            button.btn.small { (words) }
        }
    }
}

fn table(lines: &[&Line], to: &Tongue, name: &str, tongue: &Tongue) -> Markup {
    let english = tongue::english();
    let missing = tongue.say(&message!("translate-missing"));
    html! {
        table {
            thead { tr {
                th { (say!(tongue, "translate-key")) }
                th lang=(english.code()) { (say!(english, "language-name")) }
                th lang=(to.code()) { (name) }
            } }
            tbody {
                @for line in lines {
                    tr id=(line.key) {
                        th scope="row" { a href={ "#" (line.key) } { code { (line.key) } } p.muted { (line.comment) } }
                        td lang=(english.code()) { pre { (line.english) } }
                        @match line.own {
                            Some(own) => td lang=(to.code()) { pre { (own) } },
                            None => td.lacks { (missing) },
                        }
                    }
                }
            }
        }
    }
}
