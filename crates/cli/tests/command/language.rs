//! The language holds for everything that is said: help, refusals of a call, the texts of the engine protocol.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::program::long;
use serde_json::Value;

/// Runs a command in the language of the environment.
fn orderstack(lang: &str, words: &[&str], asked: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orderstack"));
    for name in ["LC_ALL", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    let piped = command.env("LANG", lang).args(words).stdin(Stdio::piped());
    let piped = piped.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the command runs");
    let mut stdin = child.stdin.take().expect("piped");
    // Who is not listened to cannot be told.
    let _ = stdin.write_all(asked.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// The help of a command.
#[track_caller]
fn help(lang: &str, words: &[&str]) -> String {
    let output = orderstack(lang, &[words, &["--help"]].concat(), "");
    assert!(output.status.success(), "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Why a call is refused, in one line.
#[track_caller]
fn refused(lang: &str, words: &[&str]) -> String {
    let output = orderstack(lang, words, "");
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(line.find('\n'), Some(line.len() - 1), "one line: {line}");
    line
}

const COMMANDS: [&str; 12] = [
    "serve",
    "sim",
    "arena",
    "balance",
    "tune",
    "engine",
    "replay",
    "verify",
    "rules",
    "languages",
    "backup",
    "restore",
];

/// What the library beneath would say by itself.
const LIBRARY: [&str; 9] = [
    "Usage:",
    "Options:",
    "Commands:",
    "Arguments:",
    "[OPTIONS]",
    "[COMMAND]",
    "[default:",
    "[possible values:",
    "Print ",
];

/// The languages in which something is tried: one after the other, and with `LONG=1` all of them.
fn languages(at: usize) -> impl Iterator<Item = &'static str> {
    let all = ["pl", "de", "qps"].into_iter().enumerate();
    all.filter(move |(which, _)| long() || at % 3 == *which).map(|(_, lang)| lang)
}

#[test]
fn help_is_in_the_language() {
    let polish = help("pl_PL.UTF-8", &["sim"]);
    let lines: Vec<&str> = polish.lines().collect();
    assert_eq!(lines[0], "Rozegraj gry jak najszybciej i policz wyniki", "{polish}");
    assert_eq!(lines[2], "Użycie: orderstack sim [OPCJE]", "{polish}");
    assert!(
        polish.contains("\nOpcje:\n") && polish.contains("Ile miejsc [domyślnie: 4]"),
        "{polish}"
    );

    let commands = COMMANDS.map(|command| vec![command]);
    for (at, words) in [vec![]].iter().chain(&commands).enumerate() {
        let english = help("C", words);
        assert!(
            english.contains("Usage: orderstack") && english.contains("--language"),
            "{english}"
        );
        for lang in languages(at) {
            let said = help(lang, words);
            for words in LIBRARY {
                assert!(!said.contains(words), "{lang}: {words} in {said}");
            }
            // As many lines, of which those with words are others.
            assert_eq!(said.lines().count(), english.lines().count(), "{said}");
            for (own, line) in said.lines().zip(english.lines()).filter(|(_, it)| !it.is_empty()) {
                assert_ne!(own, line, "{lang}: {words:?}");
            }
        }
    }
    let asked = orderstack("C", &["--language", "de", "arena", "-h"], "");
    let asked = String::from_utf8(asked.stdout).expect("text");
    assert!(asked.contains("[möglich: round-robin, gauntlet]"), "{asked}");
    assert!(asked.contains("orderstack arena [OPTIONEN] --bots <BOTS>"), "{asked}");
}

#[test]
fn what_is_wrong_with_a_call_is_said_in_the_language() {
    let calls: [&[&str]; 16] = [
        &["dance"],
        &["sim", "--nonsense"],
        &["sim", "surplus"],
        &["sim", "--players"],
        &["sim", "--players", "two"],
        &["sim", "--players", "-1"],
        &["sim", "--threads", "1025"],
        &["sim", "--seed", "18446744073709551616"],
        &["sim", "--option", "nonsense"],
        &["sim", "--seed", "1", "--seed", "2"],
        &["sim", "--check", "--save", "here"],
        &["arena"],
        &["arena", "--bots", "easy,random", "--mode", "knock-out"],
        &["arena", "--bots", "easy,random", "--sprt", "9"],
        &["arena", "--bots", "easy,random", "--sprt", "9,1"],
        &["replay"],
    ];
    for (at, words) in calls.into_iter().enumerate() {
        let english = refused("C", words);
        assert!(english.contains("(see 'orderstack --help')"), "{english}");
        for lang in languages(at) {
            let said = refused(lang, words);
            // No sentence of the library, which would be the same in all languages.
            let alike = |said: &str| {
                let words = said.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                let runs = words.windows(4).map(|run| run.join(" ")).collect::<Vec<_>>();
                runs.into_iter().find(|run| english.contains(run.as_str()))
            };
            assert_eq!(alike(&said), None, "{lang}: {said}");
        }
    }
    let line = refused("C", &["sim", "--language", "de", "--nonsense"]);
    let said = "Ein Argument „--nonsense“ gibt es hier nicht. (siehe „orderstack --help“)";
    assert_eq!(line, format!("orderstack: {said}\n"));
    assert!(refused("C", &["sim", "--threads", "0"]).contains("whole number from 1 to 1024"));
    assert!(refused("C", &["sim", "--option", "x"]).contains("an option has the form KEY=VALUE"));
    assert!(refused("C", &["languages", "tlh"]).contains("the values are: de, en, pl"));
}

#[test]
fn the_engine_speaks_the_language() {
    let asked = r#"{"cmd":"new","game":"starcraft","seed":42,"setup":{"factions":["jim_raynor","overmind"]}}
{"cmd":"options","seat":1}
{"cmd":"act","seat":1}
nonsense
"#;
    let replies = |lang: &str, words: &[&str]| -> Vec<Value> {
        let output = orderstack(lang, &[&["engine"], words].concat(), asked);
        let text = String::from_utf8(output.stdout).expect("text");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let (english, german) = (replies("C", &[]), replies("C", &["--language", "de"]));
    assert_eq!(replies("de_DE.UTF-8", &[]), german);
    assert_eq!(english[1]["prompt"], "Which of your planets do you place now?");
    for text in [&english[1]["prompt"], &english[1]["options"][0]["text"]] {
        assert!(
            german.iter().all(|reply| !reply.to_string().contains(&text.to_string())),
            "{text}"
        );
    }
    assert_eq!(german[2]["error"]["message"], "„action“ oder „index“ fehlt.");
    // What programs read is the same.
    for (one, other) in english.iter().zip(&german) {
        assert_eq!(one["error"]["code"], other["error"]["code"]);
        assert_eq!(one["turn"], other["turn"]);
        assert_eq!(one["options"][0]["action"], other["options"][0]["action"]);
    }
}
