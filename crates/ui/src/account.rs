//! The page of one's account: making one, logging in, and everything about one that there is.

use kernel::{Message, message};
use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::passkeys::{Key, Proof, entered_by_key, keys, made_by_key};
use crate::start::{Site, trouble};

/// Letters of a name: at least and at most.
pub const NAME_LETTERS: [usize; 2] = [3, 20];

/// Letters of a password: at least and at most.
pub const PASSWORD_LETTERS: [usize; 2] = [8, 128];

/// For how many minutes a link to another device is good.
pub const LINK_MINUTES: u32 = 10;

/// What a form of these pages is about; what was wrong with it is said beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Making an account.
    Make,
    /// Logging in by name and password.
    Enter,
    /// Logging in by a code.
    Code,
    /// Logging in by a link.
    Link,
    /// Another name.
    Rename,
    /// Another password.
    Password,
    /// Other codes.
    Codes,
    /// Passkeys.
    Keys,
    /// Days off.
    Holiday,
    /// Taking along everything there is.
    Export,
    /// Deleting the account.
    Delete,
}

/// What was wrong with a form, in a sentence.
pub type Trouble<'a> = Option<(Form, &'a str)>;

/// Who may make an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Admission {
    /// Everybody.
    Everybody,
    /// Whoever has a code.
    Code,
    /// Whoever's browser does this sum, or has a code.
    Work(String),
}

/// The page for who is not logged in.
#[derive(Debug)]
pub struct Outside<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What the viewer is called as a guest, or has just typed.
    pub name: &'a str,
    /// Whether somebody has been here as a guest, whose games can be brought along.
    pub guest: bool,
    /// The site that passkeys are for, where there can be some.
    pub site: Option<&'a str>,
    /// Who may make an account.
    pub admission: &'a Admission,
    /// What was wrong.
    pub trouble: Trouble<'a>,
}

/// The page for who is logged in.
#[derive(Debug)]
pub struct Inside<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The name of the account.
    pub name: &'a str,
    /// From when on it can be changed, where that is not now.
    pub rename_from: Option<&'a str>,
    /// By what the viewer can show who they are.
    pub proof: Proof<'a>,
    /// The viewer's passkeys.
    pub keys: &'a [Key],
    /// Where the viewer is logged in.
    pub devices: &'a [Device],
    /// How many codes are left.
    pub codes: usize,
    /// How the viewer stands with days off.
    pub off: Off,
    /// What has just been made and is shown once.
    pub fresh: Option<Fresh<'a>>,
    /// What was wrong.
    pub trouble: Trouble<'a>,
}

/// How somebody stands with days off.
#[derive(Debug)]
pub struct Off {
    /// When the holiday is over that they are on, in words.
    pub until: Option<String>,
    /// So many days they can still take this year.
    pub left: i64,
}

/// Where somebody is logged in.
#[derive(Debug)]
pub struct Device {
    /// What ends it.
    pub id: String,
    /// What it is, in words.
    pub name: String,
    /// When it was last seen, in words.
    pub seen: String,
    /// Whether it is this one.
    pub here: bool,
}

/// What is shown once and never again.
#[derive(Clone, Copy, Debug)]
pub enum Fresh<'a> {
    /// Codes.
    Codes(&'a [String]),
    /// The whole address of a link to another device.
    Link(&'a str),
}

fn framed(tongue: &Tongue, title: &str, main: &Markup) -> Markup {
    Site { tongue, title, here: "/account", kind: "account", game: "", assets: &[] }.page(main)
}

/// Whether the games of the guest here come along: this may be somebody else's browser.
fn bring(tongue: &Tongue, form: &str) -> Markup {
    html! {
        label.opt {
            input type="checkbox" name="bring" value="on" checked aria-describedby={ "bring-" (form) };
            span.bx aria-hidden="true" { (glyph("i-check")) }
            (say!(tongue, "account-bring"))
            small #{ "bring-" (form) } { (say!(tongue, "account-bring-help")) }
        }
    }
}

/// The page `/account` for who is not logged in.
pub fn outside_page(page: &Outside<'_>) -> Markup {
    let Outside { tongue, name, .. } = *page;
    let title = say!(tongue, "account-title");
    let wrong = |form| page.trouble.filter(|(of, _)| *of == form).map(|(_, sentence)| sentence);
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            p.intro { (say!(tongue, "account-intro")) }
            p.hint { a href="/notices" { (say!(tongue, "account-notices")) } }
            p.hint { a href="/account/people" { (say!(tongue, "account-people")) } }
            (pane(tongue, "make", &message!("account-make"), html! {
                form.fields method="post" action="/account" {
                    (trouble(wrong(Form::Make)))
                    (name_field(tongue, "make-name", name))
                    (admitted(tongue, page.admission))
                    @if let Some(site) = page.site { (made_by_key(tongue, site)) }
                    div.instead {
                        (password_field(tongue, "make-password", message!("account-password"), true))
                        button.btn { (say!(tongue, "account-make-it")) }
                    }
                }
            }))
            (pane(tongue, "enter", &message!("account-enter"), html! {
                form.fields method="post" action="/account/enter" {
                    (trouble(wrong(Form::Enter)))
                    (name_field(tongue, "enter-name", ""))
                    (password_field(tongue, "enter-password", message!("account-password"), false))
                    @if page.guest { (bring(tongue, "enter")) }
                    button.btn { (say!(tongue, "account-enter-it")) }
                    @if let Some(site) = page.site { (entered_by_key(tongue, site)) }
                }
                details open[wrong(Form::Code).is_some()] {
                    summary { (say!(tongue, "account-lost")) }
                    form.fields method="post" action="/account/code" {
                        (trouble(wrong(Form::Code)))
                        p { (say!(tongue, "account-lost-about")) }
                        (name_field(tongue, "code-name", ""))
                        label for="code" { (say!(tongue, "account-code")) }
                        input #code name="code" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false";
                        (password_field(tongue, "code-password", message!("account-password-new"), true))
                        @if page.guest { (bring(tongue, "code")) }
                        button.btn { (say!(tongue, "account-enter-it")) }
                    }
                }
            }))
        }
    };
    framed(tongue, &title, &main)
}

/// What is needed besides a name and a password.
fn admitted(tongue: &Tongue, admission: &Admission) -> Markup {
    let code = |needed: bool| {
        html! {
            label for="invitation" { (say!(tongue, "signup-code")) }
            input #invitation name="invitation" required[needed] maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="invitation-about";
        }
    };
    html! {
        @match admission {
            Admission::Everybody => {},
            Admission::Code => {
                (code(true))
                small #invitation-about { (say!(tongue, "signup-code-about")) }
            },
            // Only a script can do it: without one there is the code alone.
            Admission::Work(asked) => div.work data-work=(asked) {
                input type="hidden" name="work";
                div.sum hidden {
                    p.hint { (say!(tongue, "signup-work-about")) }
                    progress max="1" value="0" aria-label=(say!(tongue, "signup-work")) {}
                    p.sum-done role="status" hidden { (glyph("i-check")) (say!(tongue, "signup-work-done")) }
                }
                div.by-code {
                    (code(false))
                    small #invitation-about { (say!(tongue, "signup-code-instead")) }
                }
            },
        }
    }
}

/// The page `/account` for who is logged in.
pub fn inside_page(page: &Inside<'_>) -> Markup {
    let Inside { tongue, name, proof, .. } = *page;
    let wrong = |form| page.trouble.filter(|(of, _)| *of == form).map(|(_, sentence)| sentence);
    let main = html! {
        div.narrow.account {
            h1 { (name) }
            p.hint { a href="/notices" { (say!(tongue, "account-notices")) } }
            p.hint { a href="/account/people" { (say!(tongue, "account-people")) } }
            p.hint { a href=(crate::players::profile_address(page.name)) { (say!(tongue, "profile-own")) } }
            p.hint { a href="/account/tokens" { (say!(tongue, "account-tokens")) } }
            @if let Some(fresh) = page.fresh { (shown_once(tongue, fresh)) }
            (devices(page))
            @if let Some(site) = proof.site {
                // Where there are none yet, the script shows it if there can be some.
                div data-site=(site) hidden[page.keys.is_empty()] {
                    (pane(tongue, "keys", &message!("account-keys"), keys(tongue, site, page.keys, wrong(Form::Keys))))
                }
            }
            (pane(tongue, "codes", &message!("account-codes"), html! {
                form.fields method="post" action="/account/codes" {
                    (trouble(wrong(Form::Codes)))
                    p { (say!(tongue, "account-codes-left", count = page.codes)) }
                    (proof.asked(tongue, "codes-password", (&message!("account-codes-anew"), "")))
                }
            }))
            (pane(tongue, "rename", &message!("account-rename"), match page.rename_from {
                Some(date) => html! { p.say { (say!(tongue, "account-rename-from", date = date)) } },
                None => html! {
                    form.fields method="post" action="/account/name" {
                        (trouble(wrong(Form::Rename)))
                        p { (say!(tongue, "account-rename-about")) }
                        (name_field(tongue, "rename-name", name))
                        button.btn { (say!(tongue, "account-rename-it")) }
                    }
                },
            }))
            (pane(tongue, "password", &message!("account-password"), html! {
                form.fields method="post" action="/account/password" {
                    (trouble(wrong(Form::Password)))
                    p { (say!(tongue, "account-password-about")) }
                    (password_field(tongue, "password-new", message!("account-password-new"), true))
                    (proof.asked(tongue, "password-old", (&message!("account-password-change"), "")))
                }
            }))
            (pane(tongue, "holiday", &message!("account-holiday"), holiday(tongue, &page.off, wrong(Form::Holiday))))
            (pane(tongue, "data", &message!("account-data"), html! {
                form.fields method="post" action="/account/export" {
                    (trouble(wrong(Form::Export)))
                    p { (say!(tongue, "account-export-about")) }
                    (proof.asked(tongue, "export-password", (&message!("account-export"), "")))
                }
                p.say.end { a href="/account/delete" { (say!(tongue, "account-delete")) } }
            }))
        }
    };
    framed(tongue, name, &main)
}

/// Taking days off, and being back before they are over.
fn holiday(tongue: &Tongue, off: &Off, wrong: Option<&str>) -> Markup {
    html! {
        @if let Some(until) = &off.until {
            form.fields method="post" action="/account/holiday/end" {
                (trouble(wrong))
                p { (say!(tongue, "account-holiday-until", date = until.as_str())) }
                button.btn { (say!(tongue, "account-holiday-end")) }
            }
        } @else {
            form.fields method="post" action="/account/holiday" {
                (trouble(wrong))
                p { (say!(tongue, "account-holiday-about")) }
                p { (say!(tongue, "account-holiday-left", count = off.left)) }
                @if off.left > 0 {
                    label for="days" { (say!(tongue, "account-holiday-days")) }
                    input #days name="days" type="number" required min="1" max=(off.left) inputmode="numeric";
                    button.btn { (say!(tongue, "account-holiday-begin")) }
                }
            }
        }
    }
}

/// The page `/account/delete`: what goes with an account, and the last question.
pub fn delete_page(tongue: &Tongue, name: &str, proof: Proof<'_>, wrong: Option<&str>) -> Markup {
    let title = say!(tongue, "account-delete");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            (pane(tongue, "delete", &message!("account-delete-what"), html! {
                ul.what {
                    li { (say!(tongue, "account-delete-games")) }
                    li { (say!(tongue, "account-delete-alone")) }
                    li { (say!(tongue, "account-delete-rest")) }
                    li { (say!(tongue, "account-delete-name", name = name)) }
                }
                form.fields method="post" action="/account/delete" {
                    (trouble(wrong))
                    label.opt {
                        input type="checkbox" name="sure" value="on" required;
                        span.bx aria-hidden="true" { (glyph("i-check")) }
                        (say!(tongue, "account-delete-sure", name = name))
                    }
                    (proof.asked(tongue, "delete-password", (&message!("account-delete-it"), "grave")))
                    p.hint { a href="/account" { (say!(tongue, "account-delete-not")) } }
                }
            }))
        }
    };
    framed(tongue, &title, &main)
}

/// The page `/account/link`: where a link to another device leads. Only pressing the button uses it up.
pub fn link_page(tongue: &Tongue, wrong: Option<&str>) -> Markup {
    let title = say!(tongue, "account-here");
    let main = html! {
        div.narrow.account {
            h1 { (title) }
            (pane(tongue, "here", &message!("account-here"), html! {
                form.fields method="post" action="/account/link/use" {
                    (trouble(wrong))
                    p { (say!(tongue, "account-here-about")) }
                    label for="secret" { (say!(tongue, "account-here-secret")) }
                    input #secret name="secret" data-from-address required maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false";
                    button.btn.primary { (say!(tongue, "account-enter-it")) }
                }
            }))
        }
    };
    framed(tongue, &title, &main)
}

fn pane(tongue: &Tongue, id: &str, title: &Message, inside: Markup) -> Markup {
    html! {
        section.pane aria-labelledby={ (id) "-head" } {
            div.pane-head { h2 #{ (id) "-head" } { (tongue.say(title)) } }
            (inside)
        }
    }
}

fn name_field(tongue: &Tongue, id: &str, name: &str) -> Markup {
    let [least, most] = NAME_LETTERS;
    html! {
        label for=(id) { (say!(tongue, "account-name")) }
        input #(id) name="name" value=(name) required minlength=(least) maxlength=(most) autocomplete="username" autocapitalize="none" spellcheck="false";
    }
}

/// A field for a password; where it is a new one, with what it must be like.
pub(crate) fn password_field(tongue: &Tongue, id: &str, word: Message, new: bool) -> Markup {
    let [least, most] = PASSWORD_LETTERS;
    let about = format!("{id}-about");
    html! {
        label for=(id) { (tongue.say(&word)) }
        @if new {
            input #(id) type="password" name="new" required minlength=(least) maxlength=(most) autocomplete="new-password" aria-describedby=(about);
            small #(about) { (say!(tongue, "account-password-least", count = least)) }
        } @else {
            input #(id) type="password" name="password" required maxlength=(most) autocomplete="current-password";
        }
    }
}

fn devices(page: &Inside<'_>) -> Markup {
    let tongue = page.tongue;
    html! {
        section.pane aria-labelledby="devices-head" {
            div.pane-head {
                h2 #devices-head { (say!(tongue, "account-devices")) }
                span { (say!(tongue, "account-devices-count", count = page.devices.len())) }
            }
            ul.devices {
                @for device in page.devices {
                    li {
                        span.device {
                            (device.name)
                            @if device.here { span.tag { (say!(tongue, "account-device-here")) } }
                        }
                        span.seen { (say!(tongue, "account-device-seen", date = device.seen.as_str())) }
                        form method="post" action="/account/leave" {
                            input type="hidden" name="which" value=(device.id);
                            button.btn aria-label=(say!(tongue, "account-leave-it", device = device.name.as_str())) { (say!(tongue, "account-leave")) }
                        }
                    }
                }
            }
            div.foot-row {
                form method="post" action="/account/link" { button.btn { (glyph("i-link")) (say!(tongue, "account-link")) } }
                @if page.devices.len() > 1 {
                    form method="post" action="/account/leave" {
                        input type="hidden" name="which" value="others";
                        button.btn { (say!(tongue, "account-leave-others")) }
                    }
                }
            }
        }
    }
}

fn shown_once(tongue: &Tongue, fresh: Fresh<'_>) -> Markup {
    match fresh {
        Fresh::Codes(codes) => html! {
            section.pane.once aria-labelledby="once-head" {
                div.pane-head { h2 #once-head { (say!(tongue, "account-codes-fresh")) } }
                p.say { (say!(tongue, "account-codes-once")) }
                ul.codes { @for code in codes { li { code { (code) } } } }
            }
        },
        Fresh::Link(address) => html! {
            section.pane.once aria-labelledby="once-head" {
                div.pane-head { h2 #once-head { (say!(tongue, "account-link")) } }
                p.say { (say!(tongue, "account-link-once", count = LINK_MINUTES)) }
                div.invitation {
                    label.vh for="link" { (say!(tongue, "account-link")) }
                    input #link readonly value=(address);
                    button.btn.copy type="button" data-copy="link" { (glyph("i-copy")) (say!(tongue, "lobby-copy")) }
                }
                (code_of(tongue, address))
            }
        },
    }
}

/// An address as a picture that a camera reads, dark on light with a margin, as cameras want it.
fn code_of(tongue: &Tongue, address: &str) -> Markup {
    // Too long an address has no picture; it can still be copied.
    let Ok(code) = QrCode::encode_text(address, QrCodeEcc::Medium) else { return html! {} };
    let (side, margin) = (code.size(), 4);
    let mut dark = String::new();
    for y in 0..side {
        for x in (0..side).filter(|&x| code.get_module(x, y)) {
            dark.push_str(&format!("M{} {}h1v1h-1z", x + margin, y + margin));
        }
    }
    let whole = side + 2 * margin;
    html! {
        svg.qr role="img" viewBox={ "0 0 " (whole) " " (whole) } aria-label=(say!(tongue, "account-link-picture")) {
            rect.light width=(whole) height=(whole) {}
            path d=(PreEscaped(dark)) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn_square_by_square() {
        let tongue = tongue::english();
        let drawn = code_of(tongue, "https://play.example.org/account/link#0123").into_string();
        let code =
            QrCode::encode_text("https://play.example.org/account/link#0123", QrCodeEcc::Medium);
        let code = code.expect("it is short");
        let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = dark.filter(|&(x, y)| code.get_module(x, y)).count();
        assert_eq!(drawn.matches("h1v1h-1z").count(), dark);
        assert!(
            code_of(tongue, &"x".repeat(5_000)).into_string().is_empty(),
            "no code is so large"
        );
    }
}
