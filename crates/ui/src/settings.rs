//! How a person likes the pages: remembered in a cookie, without an account.
//!
//! Every setting is a choice among a few values, the first of which holds until another is chosen.
//! What is chosen stands in the cookie (`theme=light&text=115`) and, before anything is drawn, as
//! attributes of the page (`early.js`): the style sheet and the script read them there.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::start::Site;

/// The cookie they are kept in.
pub const COOKIE: &str = "settings";

/// Something that can be set.
#[derive(Debug)]
pub struct Setting {
    /// Its name in the cookie; the attribute is `data-NAME`.
    pub name: &'static str,
    title: Message,
    /// What it is good for, where the title does not say it.
    about: Option<Message>,
    /// The values, with their words; the first is the usual one.
    values: &'static [(&'static str, Message)],
}

const USUAL: &str = "usual";
const COUNT: usize = 9;

/// All settings, in the sequence of the form.
pub static SETTINGS: [Setting; COUNT] = [
    Setting {
        name: "theme",
        title: Message::new("settings-theme"),
        about: None,
        values: &[
            ("dark", Message::new("settings-theme-dark")),
            ("light", Message::new("settings-theme-light")),
            ("contrast", Message::new("settings-theme-contrast")),
            ("system", Message::new("settings-theme-system")),
        ],
    },
    Setting {
        name: "text",
        title: Message::new("settings-text"),
        about: None,
        values: &[
            ("100", Message::new("settings-text-100")),
            ("85", Message::new("settings-text-85")),
            ("115", Message::new("settings-text-115")),
            ("130", Message::new("settings-text-130")),
            ("150", Message::new("settings-text-150")),
        ],
    },
    Setting {
        name: "colours",
        title: Message::new("settings-colours"),
        about: None,
        values: &[
            (USUAL, Message::new("settings-colours-usual")),
            ("bright", Message::new("settings-colours-bright")),
            ("calm", Message::new("settings-colours-calm")),
        ],
    },
    Setting {
        name: "patterns",
        title: Message::new("settings-patterns"),
        about: Some(Message::new("settings-patterns-about")),
        values: &[
            (USUAL, Message::new("settings-patterns-usual")),
            ("strong", Message::new("settings-patterns-strong")),
            ("none", Message::new("settings-patterns-none")),
        ],
    },
    Setting {
        name: "sound",
        title: Message::new("settings-sound"),
        about: None,
        values: &[
            (USUAL, Message::new("settings-sound-usual")),
            ("off", Message::new("settings-sound-off")),
            ("soft", Message::new("settings-sound-soft")),
            ("full", Message::new("settings-sound-full")),
        ],
    },
    Setting {
        name: "motion",
        title: Message::new("settings-motion"),
        about: None,
        values: &[
            (USUAL, Message::new("settings-motion-usual")),
            ("less", Message::new("settings-motion-less")),
        ],
    },
    Setting {
        name: "pay",
        title: Message::new("settings-pay"),
        about: Some(Message::new("settings-pay-about")),
        values: &[
            (USUAL, Message::new("settings-pay-usual")),
            ("asked", Message::new("settings-pay-asked")),
        ],
    },
    Setting {
        name: "confirm",
        title: Message::new("settings-confirm"),
        about: Some(Message::new("settings-confirm-about")),
        values: &[
            (USUAL, Message::new("settings-confirm-usual")),
            ("off", Message::new("settings-confirm-off")),
        ],
    },
    Setting {
        name: "notice",
        title: Message::new("settings-notice"),
        about: Some(Message::new("settings-notice-about")),
        values: &[
            (USUAL, Message::new("settings-notice-usual")),
            ("on", Message::new("settings-notice-on")),
        ],
    },
];

/// What a person has chosen: a value for every setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings([&'static str; COUNT]);

impl Default for Settings {
    fn default() -> Self {
        Self(SETTINGS.each_ref().map(|setting| setting.values[0].0))
    }
}

impl Settings {
    /// Reads a cookie. What is not known is left as it usually is.
    pub fn read(cookie: &str) -> Self {
        Self::of(cookie.split('&').filter_map(|pair| pair.split_once('=')))
    }

    /// Takes the fields of the form.
    pub fn of<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let mut settings = Self::default();
        for (name, value) in fields {
            let place = SETTINGS.iter().position(|setting| setting.name == name);
            let Some(place) = place else { continue };
            let known = SETTINGS[place].values.iter().find(|(other, _)| *other == value);
            if let Some((value, _)) = known {
                settings.0[place] = value;
            }
        }
        settings
    }

    /// The value of a setting.
    pub fn get(&self, name: &str) -> &'static str {
        let place = SETTINGS.iter().position(|setting| setting.name == name);
        place.map_or("", |place| self.0[place])
    }

    /// What the cookie holds: everything that is not as usual.
    pub fn cookie(&self) -> String {
        let chosen = SETTINGS.iter().zip(self.0);
        let chosen = chosen.filter(|(setting, value)| *value != setting.values[0].0);
        let pairs: Vec<String> =
            chosen.map(|(setting, value)| format!("{}={value}", setting.name)).collect();
        pairs.join("&")
    }
}

/// The form. The script fills in what is chosen, carries it out at once and hides the button.
pub(crate) fn form(tongue: &Tongue, settings: &Settings, back: &str) -> Markup {
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            @for (setting, now) in SETTINGS.iter().zip(settings.0) {
                fieldset data-setting=(setting.name) {
                    legend { (tongue.say(&setting.title)) }
                    @if let Some(about) = &setting.about { p.muted { (tongue.say(about)) } }
                    div.values {
                        @for (value, words) in setting.values {
                            label {
                                input.vh type="radio" name=(setting.name) value=(value) checked[*value == now] autocomplete="off";
                                span { (tongue.say(words)) }
                            }
                        }
                    }
                }
            }
            button.btn.primary { (say!(tongue, "settings-keep")) }
        }
    }
}

/// The page `/settings`.
pub fn settings_page(tongue: &Tongue, settings: &Settings) -> Markup {
    let title = say!(tongue, "settings-title");
    let main = html! {
        div.narrow {
            h1 { (title) }
            p.intro { (say!(tongue, "settings-intro")) }
            p.hint { a href="/notices" { (say!(tongue, "account-notices")) } }
            section.pane { (form(tongue, settings, "/settings")) }
            p.muted { a href="/translate" { (say!(tongue, "settings-translate")) } }
        }
    };
    Site { tongue, title: &title, here: "/settings", kind: "own", game: "", assets: &[] }
        .page(&main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_comes_back_and_nothing_else_does() {
        let settings = Settings::read("theme=light&text=115&sound=loud&x=y&&=&theme");
        assert_eq!(settings.get("theme"), "light");
        assert_eq!(settings.get("text"), "115");
        assert_eq!(settings.get("sound"), USUAL, "nobody offers it");
        assert_eq!(settings.cookie(), "theme=light&text=115");
        assert_eq!(Settings::read(&settings.cookie()), settings);
        assert_eq!(Settings::default().cookie(), "");
        assert_eq!(Settings::read(&"theme=light&".repeat(9_000)).cookie(), "theme=light");
    }

    #[test]
    fn every_value_can_be_kept_in_a_cookie() {
        for setting in &SETTINGS {
            for (value, _) in setting.values {
                let settings = Settings::of([(setting.name, *value)].into_iter());
                assert_eq!(Settings::read(&settings.cookie()).get(setting.name), *value);
                let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
                assert!(plain(setting.name) && plain(value), "{} {value}", setting.name);
            }
        }
    }
}
