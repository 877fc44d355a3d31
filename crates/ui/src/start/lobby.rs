//! A table with open seats, and taking one of them.

use std::borrow::Cow;

use kernel::{message, option_name};
use maud::{Markup, html};
use serde_json::Value;
use tongue::{Tongue, say};

use super::form::NAME_LETTERS;
use super::{FILL, Join, Listing, Lobby, LobbySeat, Site, Terms, chance, look_of, tile, trouble};
use crate::kind::{GameKind, Side};
use crate::page::glyph;
use crate::people::{invite, manners_menu};
use crate::ranks::rank;
use crate::table::time;
use crate::words::{level, link, said};

/// The page of a table with open seats.
pub fn lobby_page(table: &Lobby<'_>) -> Markup {
    let Lobby { tongue, title, .. } = *table;
    Site { tongue, title, here: "/", kind: "lobby", game: table.game.id, assets: table.game.assets }
        .page(&lobby(table))
}

/// What changes on it when somebody takes a seat: the fragment `lobby`.
pub fn lobby(table: &Lobby<'_>) -> Markup {
    let tongue = table.tongue;
    let open = table.seats.iter().filter(|seat| seat.sitter.open).count();
    html! {
        div #lobby .narrow data-now=[table.listed.until.map(|_| table.listed.now)] {
            h1 { (table.title) }
            p.intro role="status" { (say!(tongue, "lobby-waiting", open = open)) }
            @if open > 0 { (listed(table)) }
            section.pane aria-labelledby="who" {
                div.pane-head { h2 #who { (say!(tongue, "lobby-who")) } span { (say!(tongue, "lobby-seats", count = table.seats.len())) } }
                ol.sitters { @for (place, seat) in table.seats.iter().enumerate() { (sitter(table, seat, place)) } }
                @if open > 0 && table.invites { (invite(tongue, table.table, table.done)) }
                @if open > 0 {
                    div.foot-row {
                        @if !table.fill.is_empty() { (fill(table)) }
                        a.again href={ "/t/" (table.table) } { (say!(tongue, "lobby-look-again")) }
                    }
                }
            }
            section.pane aria-labelledby="agreed" {
                div.pane-head { h2 #agreed { (say!(tongue, "lobby-agreed")) } }
                (agreed(table.game, table.setup, &table.terms, tongue))
            }
            section.pane aria-labelledby="promise" {
                div.pane-head { h2 #promise { (say!(tongue, "lobby-promise")) } }
                p.say { (say!(tongue, "lobby-promise-about")) }
                code.sha tabindex="0" aria-label=(say!(tongue, "lobby-promise-hash")) { (table.promise) }
            }
        }
    }
}

/// Whether anybody may come, and until when.
fn listed(table: &Lobby<'_>) -> Markup {
    let (tongue, Listing { until, yours, .. }) = (table.tongue, table.listed);
    html! {
        div.listed {
            @match until {
                Some((left, bots)) => p {
                    @if bots { (say!(tongue, "lobby-listed-bots")) } @else { (say!(tongue, "lobby-listed")) }
                    " " (time(tongue, left))
                },
                None => p { (say!(tongue, "lobby-by-link")) },
            }
            @if yours {
                form method="post" action={ "/t/" (table.table) "/list" } {
                    @let listed = until.is_some();
                    button.btn name="listed" value=(if listed { "off" } else { "on" }) {
                        @if listed { (say!(tongue, "lobby-unlist")) } @else { (say!(tongue, "lobby-list")) }
                    }
                }
            }
        }
    }
}

fn sitter(table: &Lobby<'_>, seat: &LobbySeat, place: usize) -> Markup {
    let tongue = table.tongue;
    let stands = table.listed.until.is_some() && seat.sitter.yours && !table.listed.yours;
    let link = format!("invitation-{place}");
    html! {
        li.at-seat.vacant[seat.sitter.open] {
            (tile(look_of(seat.side.as_ref())))
            span.who-sits {
                @if seat.sitter.open { (say!(tongue, "lobby-open-seat")) } @else { (seat.sitter.name) }
                @if seat.sitter.yours { span.tag { (say!(tongue, "lobby-you")) } }
                @if seat.sitter.bot.is_some() { span.tag { (say!(tongue, "lobby-bot")) } }
                @if let Some(known) = seat.sitter.rank { (rank(tongue, known)) }
            }
            span.plays { (plays(seat.side.as_ref(), tongue)) }
            @if let Some(person) = &seat.person { (manners_menu(tongue, person, &format!("/t/{}", table.table))) }
            @if seat.sitter.open && table.listed.welcome {
                a.btn.primary.comes href={ "/t/" (table.table) "/sit/" (place) } aria-label=(say!(tongue, "lobby-sit-at", seat = place + 1)) { (say!(tongue, "join-sit-down")) }
            }
            @if stands {
                form.comes method="post" action={ "/t/" (table.table) "/stand" } {
                    button.btn name="seat" value=(place) { (say!(tongue, "lobby-stand-up")) }
                }
            }
            @if let Some(address) = &seat.invitation {
                div.invitation {
                    label.vh for=(link) { (say!(tongue, "lobby-invitation", seat = place + 1)) }
                    input #(link) readonly value=(address);
                    button.btn.copy type="button" data-copy=(link) { (glyph("i-copy")) (say!(tongue, "lobby-copy")) }
                    button.btn.primary type="button" data-share=(link) hidden { (glyph("i-link")) (say!(tongue, "lobby-share")) }
                    p { (say!(tongue, "lobby-invitation-help")) }
                }
            }
        }
    }
}

/// What is played there.
fn plays(side: Option<&Side>, tongue: &Tongue) -> String {
    side.map_or_else(|| say!(tongue, "lobby-any-faction"), |side| tongue.name(&side.name).into())
}

fn fill(table: &Lobby<'_>) -> Markup {
    let tongue = table.tongue;
    html! {
        form method="post" action={ "/t/" (table.table) "/fill" } {
            @if let [only] = table.fill {
                input type="hidden" name="level" value=(only);
                button.btn { (glyph("i-bot")) (say!(tongue, "lobby-fill")) }
            } @else {
                label for="level" { (say!(tongue, "lobby-nobody-comes")) }
                select #level name="level" {
                    @for name in table.fill { option value=(name) selected[*name == FILL] { (say!(tongue, "form-bot", level = level(tongue, name))) } }
                }
                button.btn { (glyph("i-bot")) (say!(tongue, "lobby-fill")) }
            }
        }
    }
}

/// The page that offers a seat.
pub fn join_page(join: &Join<'_>) -> Markup {
    let Join { tongue, title, .. } = *join;
    let side = join.seats.get(join.seat).and_then(|seat| seat.side.as_ref());
    let main = html! {
        div.narrow {
            p.label { @if join.invited { (say!(tongue, "join-label")) } @else { (say!(tongue, "join-open-table")) } }
            h1 { (title) }
            @if join.invited { p.intro { (kept(side, tongue)) } }
            section.pane aria-labelledby="take" {
                div.pane-head { h2 #take { (say!(tongue, "join-take")) } }
                @if join.terms.rated && !join.member {
                    p.say { (say!(tongue, "rated-needs-account")) }
                    div.foot-row { a.btn.primary href="/account" { (say!(tongue, "rated-to-account")) } }
                } @else {
                form.take method="post" action=(join.action) {
                    (chance(join.promise, None))
                    (trouble(join.trouble))
                    @if join.terms.rated {
                        div.take-row { button.btn.primary { (say!(tongue, "join-sit-down")) } }
                    } @else {
                        label for="name" { (say!(tongue, "form-your-name")) }
                        div.take-row {
                            input #name name="name" value=(join.name) maxlength=(NAME_LETTERS) autocomplete="nickname" required autofocus[join.trouble.is_none()];
                            button.btn.primary { (say!(tongue, "join-sit-down")) }
                        }
                    }
                    small { @if join.terms.rated { (say!(tongue, "rated-join")) } @else { (say!(tongue, "join-no-account")) } }
                }
                }
            }
            section.pane aria-labelledby="who" {
                div.pane-head { h2 #who { (say!(tongue, "join-at-the-table")) } span { (say!(tongue, "lobby-seats", count = join.seats.len())) } }
                ol.sitters {
                    @for (place, seat) in join.seats.iter().enumerate() {
                        li.at-seat.vacant[seat.sitter.open] {
                            (tile(look_of(seat.side.as_ref())))
                            span.who-sits {
                                @if place == join.seat { (say!(tongue, "join-your-seat")) }
                                @else if seat.sitter.open { (say!(tongue, "lobby-open-seat")) }
                                @else { (seat.sitter.name) }
                                @if seat.sitter.bot.is_some() { span.tag { (say!(tongue, "lobby-bot")) } }
                                @if let Some(known) = seat.sitter.rank { (rank(tongue, known)) }
                            }
                            span.plays { (plays(seat.side.as_ref(), tongue)) }
                        }
                    }
                }
                (agreed(join.game, join.setup, &join.terms, tongue))
            }
            p.hint { (said(tongue, &message!("join-new", link = link("/help")))) }
        }
    };
    Site { tongue, title, here: "/", kind: "join", game: join.game.id, assets: join.game.assets }
        .page(&main)
}

/// What the seat is, with the faction in its colours.
fn kept(side: Option<&Side>, tongue: &Tongue) -> Markup {
    let Some(side) = side else { return html! { (say!(tongue, "join-any")) } };
    let sentence = message!("join-kept", side = side.name.clone());
    let said = tongue.said(&sentence, tongue::People::default());
    html! {
        @for (text, mark) in said.pieces() {
            @match mark {
                Some(_) => strong class={ "who " (side.look.class) } { (text) },
                None => (text),
            }
        }
    }
}

pub(super) fn agreed(game: &GameKind, setup: &Value, terms: &Terms<'_>, tongue: &Tongue) -> Markup {
    html! {
        ul.agreed {
            @if terms.rated && (game.even)(setup) {
                li.rated { (glyph("i-rating")) (say!(tongue, "rated-agreed")) }
            } @else if terms.rated {
                li { (say!(tongue, "rated-uneven")) }
            }
            @for line in summary(game, setup, tongue) { li { (line) } }
            @if let Some(clock) = terms.clock { li { (say!(tongue, "clock-agreed", clock = crate::table::agreed(clock))) } }
            @if let Some(behind) = terms.behind { li { (say!(tongue, "watch-agreed", behind = behind)) } }
            @if terms.programs { li { (say!(tongue, "form-programs")) } }
            @if !terms.hints { li { (say!(tongue, "form-no-hints")) } }
        }
    }
}

/// What was agreed, in words: the options with a place of their own that are chosen, then whatever
/// else is not as usual.
pub fn summary(game: &GameKind, setup: &Value, tongue: &Tongue) -> Vec<String> {
    let agreed = |key: &str| setup["options"][key].as_str().unwrap_or_else(|| game.default(key));
    let mut lines = Vec::new();
    for option in game.main_options() {
        // What goes without saying has no words for it.
        let (key, told) = (option.key(), format!("{}-told", agreed(option.key())));
        let told = tongue.form(&option_name(game.id, key), &told);
        lines.extend(told.map(Cow::into_owned));
    }
    for (key, _) in game.options.iter().filter(|(key, _)| !game.has_place(key)) {
        let now = agreed(key);
        if now != game.default(key) {
            let (option, value) =
                (game.option_name(key, tongue), game.option_word(key, now, tongue));
            let told = message!("lobby-option", option = option.into_owned(), value = value);
            lines.push(tongue.say(&told));
        }
    }
    lines
}
