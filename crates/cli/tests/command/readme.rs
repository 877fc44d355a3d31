//! What README.md shows is what the commands print.

use std::io::Write;
use std::process::{Command, Stdio};

/// A command of an example: its words, the lines it is told, the lines it answers.
#[derive(Debug, Default)]
struct Example {
    words: Vec<String>,
    asked: Vec<String>,
    shown: Vec<String>,
}

/// The commands in the blocks of the kind `console`: `$` before a command, `>` before what it is told.
fn examples(text: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().expect("the block ends");
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("$ orderstack") {
                let words = command.split_whitespace().map(str::to_owned).collect();
                found.push(Example { words, ..Example::default() });
                continue;
            }
            let example = found.last_mut().expect("a command comes first");
            match line.strip_prefix("> ") {
                Some(asked) => example.asked.push(asked.to_owned()),
                None if line.is_empty() => {}
                None => example.shown.push(line.to_owned()),
            }
        }
    }
    found
}

fn printed(example: &Example) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(&example.words)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut stdin = child.stdin.take().expect("piped");
    for line in &example.asked {
        writeln!(stdin, "{line}").expect("it listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{example:?}");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// A line without what differs from machine to machine, its columns one space apart.
fn timeless(line: &str) -> String {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let speeds = words.windows(3).enumerate().filter(|(_, it)| it[1..] == ["a", "second"]);
    let speeds: Vec<usize> = speeds.map(|(at, _)| at).collect();
    for at in speeds {
        words[at] = "N";
    }
    words.join(" ")
}

/// Whether a line is the one that is shown; `…` in it stands for anything.
fn fits(shown: &str, line: &str) -> bool {
    let (shown, line) = (timeless(shown), timeless(line));
    let mut parts = shown.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    let mut open = false;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
        open = part.is_empty();
    }
    open || rest.is_empty()
}

/// Whether the lines are those that are shown; a line with nothing but `…` stands for any number of them.
fn all_fit(shown: &[String], lines: &[String]) -> bool {
    match (shown.split_first(), lines.split_first()) {
        (None, left) => left.is_none(),
        (Some((one, more)), _) if one == "…" => {
            (0..=lines.len()).any(|from| all_fit(more, &lines[from..]))
        }
        (Some((one, more)), Some((line, rest))) => fits(one, line) && all_fit(more, rest),
        (Some(_), None) => false,
    }
}

#[test]
fn the_examples_are_what_the_commands_print() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let all = examples(&std::fs::read_to_string(file).expect("the README"));
    assert!(all.len() >= 3, "{all:?}");
    for example in all {
        let lines = printed(&example);
        let (shown, told) = (example.shown.join("\n"), lines.join("\n"));
        let words = example.words.join(" ");
        assert!(
            all_fit(&example.shown, &lines),
            "orderstack {words}\n{told}\n---- shown:\n{shown}"
        );
    }
}

/// The comparison can fail: another figure, a line less, a line more.
#[test]
fn an_example_that_is_no_longer_true_is_found() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let printed = lines("games  100   59 a second\nrounds  4\nendings\n  won  3");
    assert!(all_fit(&lines("games 100 6172 a second\n…\n  won  3"), &printed));
    assert!(all_fit(&lines("games … second\nrounds  4\nendings\n  w… 3"), &printed));
    assert!(!all_fit(&lines("games 101 6172 a second\n…\n  won  3"), &printed));
    assert!(!all_fit(&lines("games 100 6172 a second\n…\n  won  3\nmore"), &printed));
    assert!(!all_fit(&lines("games 100 6172 a second\nrounds  4"), &printed));
}
