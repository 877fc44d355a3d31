//! Which language people are spoken to in.

use std::ffi::OsString;

use clap::builder::PossibleValue;
use tongue::{PSEUDO, Tongue, english, tongue};

/// The codes of the languages, for `--language`. Those in the making are not advertised.
pub(crate) fn codes() -> Vec<PossibleValue> {
    tongue::all().map(|it| PossibleValue::new(it.code()).hide(!it.is_offered())).collect()
}

/// The language that these words ask for, else that of the environment, else English. It is found before
/// anything else is read, since what is wrong with the other words has to be said in it.
pub fn of(words: &[OsString], variable: impl Fn(&str) -> Option<String>) -> &'static Tongue {
    let text = |at: usize| words.get(at).and_then(|word| word.to_str());
    let asked = (0..words.len()).find_map(|at| match text(at)? {
        "--language" => text(at + 1),
        word => word.strip_prefix("--language="),
    });
    let set = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        names.into_iter().filter_map(&variable).find(|value| !value.is_empty())
    };
    // pl_PL.UTF-8 is Polish.
    let code = |name: &str| name.split(['_', '.', '-', '@']).next().unwrap_or("").to_lowercase();
    let found = match asked {
        Some(asked) => tongue(&code(asked)),
        // Nobody gets a language in the making unasked.
        None => set()
            .and_then(|set| tongue(&code(&set)))
            .filter(|it| it.is_offered() || it.code() == PSEUDO),
    };
    found.unwrap_or_else(english)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(words: &[&str], variables: &[(&str, &str)]) -> &'static str {
        let words: Vec<OsString> = words.iter().map(OsString::from).collect();
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        of(&words, variable).code()
    }

    /// The made-up language stands for any other than English.
    #[test]
    fn words_come_before_the_environment() {
        assert_eq!(spoken(&[], &[]), "en");
        assert_eq!(spoken(&["orderstack", "rules", "--language", "qps"], &[]), "qps");
        assert_eq!(spoken(&["orderstack", "--language=qps", "rules"], &[]), "qps");
        assert_eq!(spoken(&[], &[("LANG", "qps_XX.UTF-8")]), "qps");
        assert_eq!(spoken(&[], &[("LC_ALL", ""), ("LANG", "QPS")]), "qps");
        assert_eq!(spoken(&[], &[("LC_ALL", "C.UTF-8"), ("LANG", "qps")]), "en");
        assert_eq!(spoken(&["orderstack", "--language", "en"], &[("LANG", "qps")]), "en");
        assert_eq!(spoken(&["orderstack", "--language"], &[("LANG", "xx_YY")]), "en");
    }
}
