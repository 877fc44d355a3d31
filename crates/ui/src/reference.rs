//! What a thing is and does: as a tip beside it, and as a page.

use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::kind::GameKind;
use crate::start::{Site, prose, rule_href, which};

/// What there is to say about a thing.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// What it is, in a few words.
    pub what: String,
    /// Its glyph.
    pub glyph: Markup,
    /// The class of its owner's colours, if it has one.
    pub class: &'static str,
    /// Short facts: name and value.
    pub facts: Vec<(String, Markup)>,
    /// What it does.
    pub text: String,
    /// What only its page has room for.
    pub more: Markup,
    /// The rules it is about.
    pub rules: Vec<&'static str>,
    /// How sure its data is, where that is worth saying.
    pub doubt: Option<String>,
}

impl Entry {
    /// A thing with a name and a picture and nothing else.
    pub fn new(name: &str, what: impl Into<String>, glyph: Markup) -> Self {
        Self {
            name: name.to_owned(),
            what: what.into(),
            glyph,
            class: "f-none",
            facts: Vec::new(),
            text: String::new(),
            more: Markup::default(),
            rules: Vec::new(),
            doubt: None,
        }
    }

    fn body(&self) -> Markup {
        html! {
            @if !self.facts.is_empty() {
                dl.ref-facts {
                    @for (name, value) in &self.facts { div { dt { (name) } dd { (value) } } }
                }
            }
            @if !self.text.is_empty() { p.ref-does { (prose(&self.text)) } }
            @if let Some(doubt) = &self.doubt { p.sure { (doubt) } }
            @if !self.rules.is_empty() {
                p.see {
                    @for id in &self.rules { a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } { (id) } " " }
                }
            }
        }
    }

    fn head(&self, name: &Markup) -> Markup {
        html! {
            div.ref-head {
                span class={ "em " (self.class) } { (self.glyph) }
                div { (name) p.ref-what { (self.what) } }
            }
        }
    }

    /// What goes into a tip.
    pub fn tip(&self) -> Markup {
        html! { div.ref { (self.head(&html! { strong { (self.name) } })) (self.body()) } }
    }

    /// The page of the thing.
    pub fn page(&self, game: &GameKind, tongue: &Tongue) -> Markup {
        let main = html! {
            div.narrow {
                p.crumb { a href={ "/reference?game=" (game.id) } { (say!(tongue, "reference-title")) } }
                article.pane.ref {
                    (self.head(&html! { h1 { (self.name) } }))
                    (self.body())
                }
                (self.more)
            }
        };
        site(game, tongue, &self.name).page(&main)
    }

    /// The thing in a list of links.
    pub fn link(&self, href: &str, tip: &str) -> Markup {
        html! {
            a href=(href) data-tip=(tip) {
                span class={ "em " (self.class) } { (self.glyph) }
                (self.name)
            }
        }
    }
}

/// The address of a thing. A `#` would end an address, so it is written as `_`.
pub fn href(game: &str, kind: &str, name: &str) -> String {
    format!("/reference/{game}/{kind}/{}", name.replace('#', "_"))
}

/// A link to a thing, with its tip.
pub fn link(game: &str, kind: &str, name: &str, words: &Markup) -> Markup {
    let tip = format!("{game}/{kind}/{}", name.replace('#', "_"));
    html! { a.thing href=(href(game, kind, name)) data-tip=(tip) { (words) } }
}

/// Links in a row, with commas.
pub fn list(tongue: &Tongue, links: impl IntoIterator<Item = Markup>) -> Markup {
    html! {
        @for (place, link) in links.into_iter().enumerate() {
            @if place > 0 { (tongue.comma()) }
            (link)
        }
    }
}

/// A part of the list of all things: each by its kind, its name and what there is to say about it;
/// those of some kinds in the sequence of the alphabet.
pub fn group(
    game: &str,
    id: &str,
    title: &str,
    by_name: &[&str],
    tongue: &Tongue,
    mut things: Vec<(&'static str, String, Entry)>,
) -> Markup {
    if things.iter().all(|(kind, ..)| by_name.contains(kind)) {
        things.sort_by(|(.., one), (.., other)| tongue.compare(&one.name, &other.name));
    }
    html! {
        section.ref-group aria-labelledby=(id) {
            h2 #(id) { (title) }
            ul {
                @for (kind, name, entry) in things {
                    li { (entry.link(&href(game, kind, &name), &format!("{game}/{kind}/{}", name.replace('#', "_")))) }
                }
            }
        }
    }
}

/// A table to compare things by: the name of what is in it and of each column, and a row for each thing, which begins
/// with a link to it. Those that are ticked can be shown alone; the script sorts by a column.
pub fn compared(
    (id, title): (&str, &str),
    heads: &[String],
    rows: &[(String, Markup, Vec<Markup>)],
    tongue: &Tongue,
) -> Markup {
    html! {
        section.ref-group.compared aria-labelledby=(id) {
            h2 #(id) { (title) }
            label.only { input type="checkbox"; (say!(tongue, "reference-ticked")) }
            div.broad role="group" tabindex="0" aria-labelledby=(id) {
                table {
                    thead { tr { @for head in heads { th scope="col" { (head) } } } }
                    tbody {
                        @for (name, link, cells) in rows {
                            tr {
                                th scope="row" { input.row-tick type="checkbox" aria-label=(say!(tongue, "reference-tick", name = name.as_str())); (link) }
                                @for cell in cells { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where one types what one looks for; nothing without script, which does all of it. `among` are the things on the page.
fn finder(among: &str, tongue: &Tongue) -> Markup {
    html! {
        div.look-up hidden {
            label.vh for="look-for" { (say!(tongue, "reference-find")) }
            input #look-for type="search" data-find=(among) placeholder=(say!(tongue, "reference-find-example")) maxlength="100" autocomplete="off";
            span role="status" {}
        }
    }
}

/// Everything of a game that can be looked up.
pub fn reference_page(games: &[&GameKind], game: &GameKind, tongue: &Tongue) -> Markup {
    let title = say!(tongue, "reference-title");
    let main = html! {
        div.narrow.wide {
            h1 { (title) }
            p.intro { (say!(tongue, "reference-intro")) }
            (which(games, game, "/reference", tongue))
            (finder(".ref-group li, .compared tbody tr", tongue))
            p.hint { a href={ "/help?game=" (game.id) "#legend" } { (say!(tongue, "reference-marks")) } }
            ((game.reference)(tongue))
        }
    };
    site(game, tongue, &title).page(&main)
}

fn site<'a>(game: &'a GameKind, tongue: &'a Tongue, title: &'a str) -> Site<'a> {
    Site {
        tongue,
        title,
        here: "/reference",
        kind: "reference",
        game: game.id,
        assets: game.assets,
    }
}
