//! The first minute for newcomers, how to win, and the picture of the start page.

use forbidden_stars::ForbiddenStars;
use forbidden_stars::ids::{Faction, Order, Unit};
use kernel::{Game, Message, message};
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::reference::href;
use ui::start::{prose, tile};
use ui::words::link;

use crate::files::{glyph, glyph_ref};
use crate::words;

/// What a newcomer wants to know before pressing anything.
pub(crate) fn newcomer(tongue: &Tongue) -> Markup {
    let phases = [
        (message!("fs-phase-planning"), message!("fs-new-plan")),
        (message!("fs-phase-operations"), message!("fs-new-operate")),
        (message!("fs-phase-refresh"), message!("fs-new-refresh")),
    ];
    html! {
        section.pane aria-labelledby="fs-new-here" {
            div.pane-head { h2 #fs-new-here { (say!(tongue, "fs-new")) } span { (say!(tongue, "fs-new-win")) } }
            ol.three-phases {
                @for (name, what) in &phases { li { strong { (tongue.say(name)) } span { (tongue.say(what)) } } }
            }
            p.say { (ui::words::said(tongue, &message!("fs-new-table", help = link("/help?game=forbidden-stars")))) }
        }
    }
}

/// The game's own sections of the help page.
pub(crate) fn help(tongue: &Tongue) -> Vec<(&'static str, String, Markup)> {
    vec![
        ("round", say!(tongue, "fs-help-round"), round(tongue)),
        ("fight", say!(tongue, "fs-help-combat"), combat(tongue)),
        ("win", say!(tongue, "fs-help-win"), win(tongue)),
        ("legend", say!(tongue, "fs-help-legend"), legend(tongue)),
    ]
}

fn round(tongue: &Tongue) -> Markup {
    let orders = [Order::ADVANCE, Order::DEPLOY, Order::STRATEGIZE, Order::DOMINATE];
    html! {
        ol.minute {
            li { h3 { (say!(tongue, "fs-phase-planning")) } p { (say!(tongue, "fs-help-planning")) " " (prose("FS-PLN-01, FS-STK-03")) } }
            li {
                h3 { (say!(tongue, "fs-phase-operations")) }
                p { (say!(tongue, "fs-help-operations")) " " (prose("FS-OPS-02, FS-OPS-03")) }
                ul.orders {
                    @for order in orders { li { (glyph(words::order(order))) div { strong { (tongue.name(&order.into())) } " " (tongue.say(&crate::table::intent(order))) } } }
                }
            }
            li { h3 { (say!(tongue, "fs-phase-refresh")) } p { (say!(tongue, "fs-help-refresh")) " " (prose("FS-REF-01")) } }
        }
    }
}

fn win(tongue: &Tongue) -> Markup {
    let ways = [
        (message!("fs-win-objectives"), "FS-WIN-01"),
        (message!("fs-win-rounds"), "FS-WIN-06"),
        (message!("fs-win-last"), "FS-WIN-05"),
    ];
    html! { ul.ways { @for (way, rule) in &ways { li { (tongue.say(way)) " " (prose(rule)) } } } }
}

/// A combat in five steps.
fn combat(tongue: &Tongue) -> Markup {
    let steps = [
        (message!("fs-combat-dice"), "FS-CMB-05, FS-CMB-06"),
        (message!("fs-combat-cards"), "FS-CMB-09, FS-CMB-10"),
        (message!("fs-combat-damage"), "FS-CMB-11, FS-DMG-01"),
        (message!("fs-combat-morale"), "FS-CMB-17, FS-CMB-18"),
        (message!("fs-combat-retreat"), "FS-CMB-19, FS-CMB-20"),
    ];
    html! { ul.ways { @for (step, rules) in &steps { li { (tongue.say(step)) " " (prose(rules)) } } } }
}

/// Glyphs with what they mean.
const SIGNS: [(&str, Message); 14] = [
    ("r-materiel", Message::new("fs-sign-materiel")),
    ("r-cache", Message::new("fs-sign-cache")),
    ("r-forge", Message::new("fs-sign-forge")),
    ("r-reinforcement", Message::new("fs-sign-reinforcement")),
    ("r-prosperity", Message::new("fs-sign-prosperity")),
    ("i-command", Message::new("fs-sign-command")),
    ("t-objective", Message::new("fs-sign-objective")),
    ("w-storm", Message::new("fs-sign-storm")),
    ("i-offence", Message::new("fs-sign-offence")),
    ("i-defence", Message::new("fs-sign-defence")),
    ("i-morale", Message::new("fs-sign-morale")),
    ("i-routed", Message::new("fs-sign-routed")),
    ("c-scheme", Message::new("fs-sign-scheme")),
    ("c-order_upgrade", Message::new("fs-sign-upgrade")),
];

fn legend(tongue: &Tongue) -> Markup {
    let unit = |unit: Unit| {
        let words = html! { (glyph(&words::unit(unit))) (tongue.name(&unit.into())) };
        ui::reference::link(ForbiddenStars::ID, "fs-unit", &unit.to_string(), &words)
    };
    html! {
        h3.label { (say!(tongue, "fs-legend-owners")) }
        ul.owners {
            @for faction in Faction::all() {
                li {
                    (tile(words::look(Some(faction))))
                    a href=(href(ForbiddenStars::ID, "faction", &faction.to_string())) { (tongue.name(&faction.into())) }
                }
            }
        }
        h3.label { (say!(tongue, "fs-legend-signs")) }
        ul.signs { @for (sign, meaning) in &SIGNS { li { (glyph(sign)) div { (tongue.say(meaning)) } } } }
        h3.label { (say!(tongue, "fs-legend-units")) }
        @for faction in Faction::all() { ul.unit-legend { @for it in faction.units() { li { (unit(it)) } } } }
    }
}

/// The picture of the start page: two systems with a storm between them. It is built as the board is, but stands still.
pub(crate) fn hero(_tongue: &Tongue) -> Markup {
    html! {
        svg.sky.forbidden-stars width="470" height="252" viewBox="0 -8 470 252" aria-hidden="true" {
            @for n in 0..44_u32 { circle.star cx=(n * 197 % 470) cy=(n * 83 % 236) r=(["0.5", "0.7", "0.9", "1.1"][(n % 4) as usize]) opacity=(["0.15", "0.25", "0.4", "0.55"][(n / 4 % 4) as usize]) {} }
            (system("translate(22 14)", "hsl(165 36% 26%)", ("f-blue", "em-2"), ["f-space_marine", "f-strike_cruiser"], "o-advance"))
            (system("translate(244 14)", "hsl(18 40% 28%)", ("f-vermilion", "em-3"), ["f-helbrute", "f-iconoclast_destroyer"], "o-dominate"))
            path d="M234 22l-5 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-9 12 9 12-5 10" fill="none" stroke="#c3b5ff" stroke-width="2.4" stroke-linejoin="round" {}
            circle cx="233" cy="118" r="13" fill="#0d0a1c" stroke="#c3b5ff" stroke-width="1.4" {}
            (put("w-storm", "c-storm", 224., 109., 18.))
        }
    }
}

/// A system of that picture: a world above, one below, an order between them.
fn system(
    place: &str,
    ground: &str,
    (class, mark): (&str, &str),
    [unit, ship]: [&str; 2],
    order: &str,
) -> Markup {
    html! {
        g transform=(place) {
            rect width="204" height="208" rx="12" fill="#0b111c" stroke="#26334a" stroke-width="1.5" {}
            path d="M102 0V76M102 132V208M0 104H74M130 104H204" stroke="#2b3850" stroke-width="1.5" {}
            g .(class) {
                circle cx="52" cy="52" r="42" fill=(ground) {}
                circle.tint cx="52" cy="52" r="42" fill-opacity=".2" {}
                circle cx="52" cy="52" r="40" fill="none" stroke-width="4" class="hero-rim" {}
                circle cx="152" cy="156" r="42" fill=(ground) {}
                // An objective to be fetched, and a ship that clears the way to it.
                (put("t-objective", "c-objective", 138., 142., 28.))
                path.pc-body d="M130 48l10-12h24l10 12-10 12h-24z" {}
                (put(ship, "pc-glyph", 141., 37., 22.))
                circle.pc-body cx="52" cy="56" r="17" {}
                (put(unit, "pc-glyph", 40., 44., 24.))
                rect.ord-edge x="76" y="90" width="52" height="34" rx="8" {}
                rect.ord-face x="76" y="86" width="52" height="34" rx="8" {}
                (put(mark, "pc-glyph", 82., 96., 14.))
                (put(order, "pc-glyph", 100., 92., 22.))
            }
        }
    }
}

/// A small board as a form offers it: there from the start, that of the rulebook, or half built.
pub(crate) fn option_picture(option: &str, value: &str) -> Option<Markup> {
    const HOMES: [(usize, &str, &str); 4] = [
        (0, "f-blue", "em-2"),
        (3, "f-vermilion", "em-3"),
        (4, "f-yellow", "em-4"),
        (7, "f-green", "em-1"),
    ];
    let laid = match (option, value) {
        ("board", "fair" | "introductory") => 8,
        ("board", "manual") => 3,
        _ => return None,
    };
    let at = |n: usize| (24 + 28 * (n as i32 % 4), 12 + 28 * (n as i32 / 4));
    Some(html! {
        svg.option-picture viewBox="0 0 160 80" aria-hidden="true" {
            @for n in 0..8 {
                @let (x, y) = at(n);
                rect.to-lay[n >= laid] x=(x) y=(y) width="26" height="26" rx="4" {}
                @if n < laid {
                    circle cx=(x + 7) cy=(y + 7) r="4.5" fill="hsl(165 36% 26%)" {}
                    circle cx=(x + 19) cy=(y + 19) r="4.5" fill="hsl(18 40% 28%)" {}
                }
            }
            @for (n, owner, mark) in HOMES.into_iter().filter(|(n, ..)| *n < laid) {
                @let (x, y) = at(n);
                g class=(owner) { (put(mark, "", x as f32 + 8.0, y as f32 + 8.0, 10.0)) }
            }
            @if value == "introductory" {
                circle cx="80" cy="39" r="11" fill="var(--surface-3)" stroke="var(--ink-3)" {}
                text x="80" y="43.5" text-anchor="middle" font-size="13" font-weight="700" fill="var(--ink)" { "1" }
            }
        }
    })
}

fn put(id: &str, class: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use class=(class) href=(glyph_ref(id)) x=(x) y=(y) width=(size) height=(size) {} }
}
