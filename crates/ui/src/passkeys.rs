//! Passkeys on the pages of accounts. Only a script can ask the browser, so what needs one is hidden until the script shows it
//! (`passkeys.js`), and everything goes without.

use kernel::{Message, message};
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::account::password_field;
use crate::page::glyph;
use crate::start::trouble;

/// Letters of what a passkey is called.
pub const KEY_LETTERS: usize = 40;

/// A passkey in the list.
#[derive(Debug)]
pub struct Key {
    /// What it is known by.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in words.
    pub made: String,
    /// When it was last used, in words.
    pub used: Option<String>,
}

/// By what somebody can show who they are.
#[derive(Clone, Copy, Debug)]
pub struct Proof<'a> {
    /// There is a password.
    pub password: bool,
    /// There are passkeys.
    pub keys: bool,
    /// The site that passkeys are for, where there can be some.
    pub site: Option<&'a str>,
}

impl Proof<'_> {
    /// What is at the end of a form that only its owner may send: what is pressed says what it does.
    pub(crate) fn asked(
        self,
        tongue: &Tongue,
        id: &str,
        (what, class): (&Message, &str),
    ) -> Markup {
        let (word, what) = (message!("account-password-old"), tongue.say(what));
        html! {
            @if self.password {
                (password_field(tongue, id, word, false))
                button.btn.(class) { (what) }
            }
            @if let Some(site) = self.site.filter(|_| self.keys) {
                @if !self.password { small.without { (say!(tongue, "account-key-needed")) } }
                (by_key(site, html! {
                    button.btn.(class) data-passkey="use" type="button" { (glyph("i-key")) (say!(tongue, "account-key-use", what = what)) }
                }))
            }
        }
    }
}

/// A place that the script shows, and where it puts what the browser has made.
fn by_key(site: &str, inside: Markup) -> Markup {
    html! {
        div.by-key data-site=(site) hidden {
            input type="hidden" name="passkey";
            (inside)
        }
    }
}

/// Making an account without a password.
pub(crate) fn made_by_key(tongue: &Tongue, site: &str) -> Markup {
    by_key(
        site,
        html! {
            button.btn.primary data-passkey="make" type="button" aria-describedby="key-about" { (glyph("i-key")) (say!(tongue, "account-key-make")) }
            small #key-about { (say!(tongue, "account-key-about")) }
        button.btn data-instead type="button" { (say!(tongue, "account-instead")) }
        },
    )
}

/// Logging in without a name.
pub(crate) fn entered_by_key(tongue: &Tongue, site: &str) -> Markup {
    by_key(
        site,
        html! {
            button.btn data-passkey="use" type="button" { (glyph("i-key")) (say!(tongue, "account-key-enter")) }
        },
    )
}

/// The passkeys there are, and another one.
pub(crate) fn keys(tongue: &Tongue, site: &str, keys: &[Key], wrong: Option<&str>) -> Markup {
    html! {
        @if keys.is_empty() { p.say { (say!(tongue, "account-keys-none")) } }
        ul.devices {
            @for key in keys {
                li {
                    details.device {
                        summary { (key.label) }
                        form method="post" action="/account/passkey/name" {
                            input type="hidden" name="id" value=(key.id);
                            label.vh for={ "label-" (key.id) } { (say!(tongue, "account-key-label")) }
                            input id={ "label-" (key.id) } name="label" value=(key.label) required maxlength=(KEY_LETTERS) autocomplete="off";
                            button.btn { (say!(tongue, "account-key-name")) }
                        }
                    }
                    span.seen {
                        @match &key.used {
                            Some(used) => (say!(tongue, "account-key-used", made = key.made.as_str(), used = used.as_str())),
                            None => (say!(tongue, "account-key-made", made = key.made.as_str())),
                        }
                    }
                    form method="post" action="/account/passkey/remove" {
                        input type="hidden" name="id" value=(key.id);
                        button.btn aria-label=(say!(tongue, "account-key-remove-it", device = key.label.as_str())) { (say!(tongue, "account-key-remove")) }
                    }
                }
            }
        }
        form.fields.more method="post" action="/account/passkey" {
            (trouble(wrong))
            (by_key(site, html! {
                button.btn data-passkey="make" type="button" { (glyph("i-key")) (say!(tongue, "account-key-add")) }
            }))
        }
    }
}
