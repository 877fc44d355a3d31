//! What a browser calls itself, for the list of where somebody is logged in.

use ui::letters::{line, shortened};

/// Letters of what a device calls itself.
const DEVICE_LETTERS: usize = 60;

/// What a browser is, as far as it says so: "Firefox, Android". Names of things, so the same in every language.
pub(crate) fn device(agent: &str) -> String {
    let first = |words: &[(&str, &'static str)]| {
        words.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, word)| *word)
    };
    // Most call themselves by the names of others, too: the rarest first.
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("CrOS", "ChromeOS"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ]);
    let words: Vec<&str> = browser.into_iter().chain(system).collect();
    match words.is_empty() {
        true => shortened(&line(agent), DEVICE_LETTERS),
        false => words.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_what_people_call_it() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 16; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge, Windows",
            ),
            ("curl/8.0", "curl/8.0"),
            ("", ""),
        ] {
            assert_eq!(device(agent), name);
        }
    }
}
