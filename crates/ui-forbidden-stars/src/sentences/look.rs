//! How things look in a sentence: with pictures, tips, and places that light up on the board.

use std::str::FromStr;

use forbidden_stars::content::content;
use forbidden_stars::ids::{Area, Asset, EventCard, Faction, Icon, Order, Structure, System, Unit};
use kernel::Name;
use maud::{Markup, html};

use crate::files::glyph;
use crate::{Thing, words};

/// The name of a thing; none if it is only words.
pub(crate) fn thing(name: &Name, text: &str) -> Option<Markup> {
    let id = &*name.id;
    let tip = || Some((name.kind, id));
    match name.kind {
        "fs-unit" => known(id, |unit: Unit| term(&words::unit(unit), tip(), text)),
        "structure" => known(id, |it: Structure| term(&words::structure(it), tip(), text)),
        "fs-order" => known(id, |order: Order| term(words::order(order), tip(), text)),
        "asset" => known(id, |asset: Asset| term(words::asset(asset), tip(), text)),
        "icon" => known(id, |icon: Icon| term(words::icon(icon), None, text)),
        "combat" => Some(term("c-combat", tip(), text)),
        "upgrade" => Some(term("c-order_upgrade", tip(), text)),
        "fs-event" => known(id, |event: EventCard| {
            let scheme = content().events[event.index()].scheme;
            term(if scheme { "c-scheme" } else { "c-tactic" }, tip(), text)
        }),
        "player" => known(id, |faction: Faction| {
            let look = words::look(Some(faction));
            html! { span class={ "who " (look.class) } { (glyph(look.mark)) (text) } }
        }),
        "faction" => Some(term("", tip(), text)),
        "area" => known(id, |area: Area| place(Thing::Area(area), text)),
        // The side that lies up is the last letter.
        "system" => known(&id[..id.len() - 1], |it: System| place(Thing::System(it), text)),
        _ => None,
    }
}

fn known<T: FromStr>(id: &str, draw: impl FnOnce(T) -> Markup) -> Option<Markup> {
    id.parse().ok().map(draw)
}

/// A thing with a picture and, where there is more to know, a tip.
fn term(picture: &str, tip: Option<(&str, &str)>, text: &str) -> Markup {
    let tip = tip.map(|(kind, id)| format!("forbidden-stars/{kind}/{id}"));
    html! {
        span.term data-tip=[tip] {
            @if !picture.is_empty() { (glyph(picture)) }
            b { (text) }
        }
    }
}

/// A place that lights up on the board.
fn place(at: Thing, text: &str) -> Markup {
    html! { a.pl href={ "#" (at) } data-at=(at) { (text) } }
}
