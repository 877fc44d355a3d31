//! The command itself, run as people run it.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use kernel::history::Record;
use serde_json::{Value, json};

fn orderstack(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(words)
        .stdin(Stdio::null())
        .output()
        .expect("the command runs")
}

/// What a command that works prints.
#[track_caller]
fn works(words: &[&str]) -> String {
    let output = orderstack(words);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {errors}");
    assert_eq!(errors, "", "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line of a command that fails.
#[track_caller]
fn fails(words: &[&str], status: i32) -> String {
    let output = orderstack(words);
    assert_eq!(output.status.code(), Some(status), "{words:?}");
    assert!(output.stdout.is_empty(), "{words:?}");
    let line = String::from_utf8(output.stderr).expect("text");
    assert!(line.starts_with("orderstack: "), "{line}");
    assert_eq!(line.find('\n'), Some(line.len() - 1), "one line: {line}");
    line
}

/// A folder of saved games of this name.
fn saved(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let path = folder.to_str().expect("a plain path");
    let words = ["sim", "--players", "2", "--games", "2", "--seed", "5", "--save", path];
    works(&[&words[..], &AUTO].concat());
    folder
}

/// A galaxy without questions keeps the games short.
const AUTO: [&str; 4] = ["--option", "galaxy=auto", "--option", "factions=random"];

#[test]
fn asked_for_help_it_explains_itself() {
    let text = works(&["--help"]);
    for command in
        ["serve", "sim", "arena", "balance", "tune", "engine", "replay", "verify", "rules"]
    {
        assert!(text.contains(&format!("\n  {command}")), "{text}");
    }
    assert!(text.contains("Usage: orderstack"));
    assert!(works(&["sim", "--help"]).contains("--players"));
    assert!(works(&["--version"]).starts_with("orderstack "));
}

#[test]
fn wrong_words_are_one_line_and_status_2() {
    for words in [
        &["dance"][..],
        &["--dance"],
        &["sim", "--players"],
        &["sim", "--players", "two"],
        &["sim", "--games", "0"],
        &["sim", "--games", "-5"],
        &["sim", "--threads", "0"],
        &["sim", "--option", "nonsense"],
        &["sim", "--check=0"],
        &["sim", "surplus"],
        &["arena"],
        &["arena", "--bots", "easy,random", "--sprt", "9,1"],
        &["arena", "--bots", "easy,random", "--mode", "knock-out"],
        &["balance", "--games", "0"],
        &["replay"],
        &["verify"],
        &["engine", "surplus"],
        &["serve", "surplus"],
        &["serve", "--bot-delay", "soon"],
    ] {
        assert!(fails(words, 2).contains("(see 'orderstack --help')"), "{words:?}");
    }
}

#[test]
fn what_cannot_be_done_is_one_line_and_status_1() {
    for (words, said) in [
        (&["sim", "--game", "chess"][..], "no game 'chess'"),
        (&["sim", "--bot", "hal"], "no bot 'hal'"),
        (&["sim", "--players", "1"], "1 player:"),
        (&["sim", "--players", "99"], "99 players"),
        (&["sim", "--option", "colour=red"], "colour"),
        (&["sim", "--option", "galaxy=flat"], "flat"),
        (&["arena", "--bots", "random"], "two bots or more"),
        (&["arena", "--bots", "random,hal"], "no bot 'hal'"),
        (&["balance", "--bot", "hal"], "no bot 'hal'"),
        (&["replay", "/nowhere/at/all"], "/nowhere/at/all: There is no such file."),
        (&["replay", "/nowhere", "--language", "de"], "/nowhere: Diese Datei gibt es nicht."),
        (&["replay", "/nowhere", "--language", "pl"], "/nowhere: Nie ma takiego pliku."),
        (&["verify", "/"], "/: "),
        (&["rules", "zeppelin"], "'zeppelin'"),
        (&["rules", "SC-NOWHERE-99"], "'SC-NOWHERE-99'"),
    ] {
        let line = fails(words, 1);
        assert!(line.contains(said), "{words:?}: {line}");
    }
}

#[test]
fn sim_counts_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let words = ["sim", "--game", "starcraft", "--players", "3", "--bot", "random", "--json"];
        let more = ["--games", "6", "--seed", "7", "--threads", threads];
        let text = works(&[&words[..], &more, &AUTO].concat());
        let mut value: Value = serde_json::from_str(text.trim()).expect("one object");
        for key in ["seconds", "decisions_per_second", "games_per_second"] {
            assert!(value[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {text}");
            value[key] = json!(null);
        }
        value
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert_eq!(one["games"], json!(6));
    assert!(one["decisions"].as_u64() > Some(100));
    assert!(one["rounds"].as_f64() >= Some(1.0));
    let sum = |key: &str| -> u64 {
        let counts = one[key].as_object().expect("counts by name");
        counts.values().filter_map(Value::as_u64).sum()
    };
    assert_eq!(sum("endings"), 6);
    assert!(sum("wins") > 0);
}

#[test]
fn sim_has_a_table_for_people_and_a_check() {
    let words = ["sim", "--players", "2", "--games", "1", "--check=20"];
    let text = works(&[&words[..], &AUTO].concat());
    let words = [
        "StarCraft: The Board Game: 2",
        "games",
        "decisions",
        "rounds",
        "wins",
        "endings",
        "checked on the way",
    ];
    for word in words {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn a_saved_game_is_replayed_and_verified() {
    let file = saved("replayed").join("starcraft-000001.game");
    let path = file.to_str().expect("a plain path");
    assert!(works(&["verify", path]).starts_with("ok: StarCraft: The Board Game, "));
    let whole = works(&["replay", path]);
    // Both say with the same words how it ended.
    let ending =
        whole.lines().last().and_then(|line| line.split_once("actions, ")).expect("told").1;
    let verified = works(&["verify", path]);
    assert!(verified.ends_with(&format!(", {ending}\n")), "{verified}");
    assert!(!verified.contains("end_game") && ending.starts_with("over ("), "{verified}");
    assert!(whole.contains("     1  seat ") && whole.contains("over ("), "{whole}");
    let start = works(&["replay", path, "--to", "3"]);
    assert!(start.lines().last().is_some_and(|line| line.starts_with("3 of ")), "{start}");
    let state = works(&["replay", path, "--to", "3", "--json"]);
    let state: Value = serde_json::from_str(&state).expect("one object");
    assert_eq!(state["action"], json!(3));
    assert!(state["turn"]["pending"].is_array() && state["state"].is_object());
    assert!(fails(&["replay", path, "--to", "999999"], 1).contains("999,999"));
}

/// What was taken back is told; without the line that says so the file is no good.
#[test]
fn take_backs_are_verified() {
    let file = saved("taken-back").join("starcraft-000000.game");
    let path = file.to_str().expect("a plain path");
    let plain = std::fs::read_to_string(&file).expect("saved");
    assert_eq!(works(&["verify", path]).lines().count(), 1);
    let record = Record::parse(&plain).expect("a good file");
    for (count, said) in [(0, "never done."), (1, "done once."), (1234, "done 1,234 times.")] {
        let text = record.clone().with_take_backs(count).to_text();
        std::fs::write(&file, &text).expect("written");
        let told = works(&["verify", path]);
        assert!(told.lines().count() == 2 && told.trim_end().ends_with(said), "{told}");
        let line = format!("takebacks free {count}\n");
        for (from, to) in [(line.as_str(), ""), (line.as_str(), "takebacks free 2\n")] {
            std::fs::write(&file, text.replace(from, to)).expect("written");
            fails(&["verify", path], 1);
        }
        let cut = text.replace(&line, "").replace("orderstack 4", "orderstack 2");
        std::fs::write(&file, cut).expect("written");
        assert!(fails(&["verify", path], 1).contains("hash"));
    }
    // A file of before it was counted.
    let old = plain.replacen("\n0 ", "\ntakebacks free\n0 ", 1);
    std::fs::write(&file, old).expect("written");
    assert!(works(&["verify", path]).contains("is not on record"));
}

/// Games of Brood War, of its mode Survival and of a scenario.
#[test]
fn saved_games_of_the_expansion_are_verified() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("of-the-expansion");
    let path = folder.to_str().expect("a plain path");
    for option in ["leadership=chosen", "mode=survival", "scenario=eye_of_the_storm"] {
        let words = ["sim", "--players", "3", "--games", "1", "--seed", "5", "--save", path];
        let options = ["--option", "expansion=brood_war", "--option", option];
        works(&[&words[..], &options, &AUTO[..2]].concat());
        let file = folder.join("starcraft-000000.game");
        assert!(
            works(&["verify", &file.to_string_lossy()])
                .starts_with("ok: StarCraft: The Board Game, "),
            "{option}"
        );
        let text = std::fs::read_to_string(&file).expect("saved");
        assert!(text.contains("brood_war"), "{text}");
        std::fs::write(&file, text.replacen("\nhash ", "\nhash 0", 1)).expect("written");
        assert!(fails(&["verify", &file.to_string_lossy()], 1).contains("hash"), "{option}");
    }
}

#[test]
fn a_damaged_file_is_refused_with_its_line() {
    let folder = saved("damaged");
    let text = std::fs::read_to_string(folder.join("starcraft-000000.game")).expect("saved");
    let file = folder.join("bad.game");
    let path = file.to_str().expect("a plain path");
    let lines: Vec<&str> = text.lines().collect();
    let short = lines[..lines.len() - 1].join("\n");
    for (bytes, said) in [
        (short.into_bytes(), format!("Line {}: The file ends too early.", lines.len())),
        (text.replacen("\nrules ", "\nrules 9", 1).into_bytes(), "Line 3: ".to_owned()),
        (text.replacen("\nseed ", "\nseed 1", 1).into_bytes(), "Line 6: ".to_owned()),
        (text.replacen("\nhash ", "\nhash 0", 1).into_bytes(), "hash".to_owned()),
        (b"orderstack 1\ngame \xff\n".to_vec(), "UTF-8".to_owned()),
        (Vec::new(), "Line 1: ".to_owned()),
        (b"orderstack 1\x1b[2J\n".to_vec(), "Line 1: ".to_owned()),
    ] {
        std::fs::write(&file, bytes).expect("written");
        for command in ["verify", "replay"] {
            let line = fails(&[command, path], 1);
            assert!(line.contains(&said), "{said}: {line}");
            assert!(!line.contains('\x1b'), "{line}");
        }
    }
}

#[test]
fn rules_are_found_by_number_group_and_words() {
    assert!(works(&["rules"]).contains("SC-BATTLE"));
    let one = works(&["rules", "sc-battle-01"]);
    assert_eq!(one.lines().filter(|line| line.contains("  SC-BATTLE-01  ")).count(), 1, "{one}");
    assert!(works(&["rules", "SC-BATTLE"]).lines().count() > one.lines().count());
    assert!(works(&["rules", "Defender", "attacker"]).to_lowercase().contains("attacker"));
}

#[test]
fn the_engine_speaks_json_lines() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let requests = r#"{"cmd":"games","id":1}
nonsense
{"cmd":"new","game":"starcraft","seed":42,"setup":{"factions":["jim_raynor","overmind"],"options":{}},"id":2}
{"cmd":"turn"}
{"cmd":"play","bot":"random","until":"end"}
{"cmd":"view","seat":"spectator"}
{"cmd":"quit"}
"#;
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(requests.as_bytes()).expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
    let text = String::from_utf8(output.stdout).expect("text");
    let replies: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let ok: Vec<bool> = replies.iter().map(|reply| reply["ok"] == json!(true)).collect();
    assert_eq!(ok, [true, false, true, true, true, true, true], "{text}");
    assert_eq!(replies[0]["games"][0]["game"], json!("starcraft"));
    assert!(replies[0]["games"][0]["factions"].as_array().is_some_and(|list| list.len() >= 6));
    assert_eq!(replies[2]["id"], json!(2));
    assert!(replies[4]["turn"]["over"]["ending"].is_string());
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(["rules", "SC"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut errors).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(errors, "");
}

#[test]
fn a_server_that_cannot_start_says_why_in_one_line() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve");
    std::fs::create_dir_all(&folder).expect("a folder");
    let letter = folder.join("letter.db");
    std::fs::write(&letter, "Dear reader, ".repeat(400)).expect("a letter");
    let letter = format!("sqlite:{}", letter.display());
    let line = fails(&["serve", "--addr", "127.0.0.1:0", "--database", &letter], 1);
    assert!(line.contains("letter.db: the file is not a database"), "{line}");

    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let file = format!("sqlite:{}", folder.join("port.db").display());
    let line = fails(&["serve", "--addr", &address, "--database", &file], 1);
    assert!(line.contains(&format!("cannot listen at {address}")), "{line}");
    for wrong in ["nowhere", "127.0.0.1", "127.0.0.1:99999"] {
        fails(&["serve", "--addr", wrong, "--database", &file], 1);
    }
    let relay = |more: &[&str], code| {
        let whole =
            ["serve", "--addr", "127.0.0.1:0", "--database", &file, "--mail-from", "a@b.org"];
        fails(&[&whole[..], more].concat(), code)
    };
    let origin = ["--origin", "https://play.example.org"];
    let line = relay(&[&origin[..], &["--smtp", "smtps://me:hush@b.org"]].concat(), 1);
    assert!(line.contains("--smtp-password FILE") && !line.contains("hush"), "{line}");
    let missing = ["--smtp", "smtps://me@b.org", "--smtp-password", "/nowhere/to/be/found"];
    assert!(relay(&[&origin[..], &missing].concat(), 1).contains("/nowhere/to/be/found"));
    assert!(relay(&["--smtp", "smtp://localhost"], 1).contains("--origin"));
    relay(&[], 2);
    let line = fails(&["serve", "--database", "postgres:somewhere"], 1);
    assert!(line.contains("it reads sqlite:FILE"), "{line}");
}

#[test]
fn languages_say_how_much_of_them_is_done() {
    let text = works(&["languages"]);
    for tongue in tongue::all() {
        assert!(text.contains(&format!("{}: ", tongue.code())), "{text}");
        let part = works(&["languages", tongue.code()]);
        assert!(part.contains(&format!("tongue/locales/{}/cli.ftl", tongue.code())), "{part}");
    }
    assert_eq!(works(&["languages", "en", "--missing"]), "", "all others are made from it");
    let told: Value = serde_json::from_str(&works(&["languages", "--json"])).expect("JSON");
    for language in told["languages"].as_array().expect("a list") {
        let parts = language["files"].as_array().expect("a list").iter();
        let all = parts.clone().all(|part| part["done"] == part["all"]);
        assert!(all || language["offered"] == false, "{}", language["language"]);
        let code = language["language"].as_str().expect("a code");
        let missing = works(&["languages", code, "--missing"]);
        let counts = parts.map(|part| {
            part["all"].as_u64().expect("a number") - part["done"].as_u64().expect("a number")
        });
        assert_eq!(missing.lines().count() as u64, counts.sum::<u64>(), "{code}");
        assert!(missing.lines().all(|line| line.split('\t').count() == 3), "{missing}");
    }
    fails(&["languages", "tlh"], 2);
}
