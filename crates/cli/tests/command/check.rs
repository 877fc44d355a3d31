//! `./check` on a machine with nothing but Rust: the rest is checked, and what is left out is said.
#![cfg(unix)]

use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every system has.
const REAL: [&str; 13] = [
    "sh", "dirname", "basename", "date", "sed", "tr", "xargs", "sort", "head", "mktemp", "rm",
    "cat", "chmod",
];

/// A folder of commands: those real ones, and those made up here.
fn machine(name: &str, commands: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("check").join(name);
    // Left by an earlier run, or not there.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    for real in REAL {
        let found = ["/bin", "/usr/bin"].map(|bin| Path::new(bin).join(real));
        let found = found.iter().find(|path| path.exists()).expect("every system has it");
        symlink(found, folder.join(real)).expect("a link");
    }
    for (name, script) in commands {
        let path = folder.join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("written");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).expect("runs");
    }
    folder
}

/// What `./check` says there, if it ends well.
fn check(machine: &Path) -> Result<String, String> {
    checked(machine, &[])
}

fn checked(machine: &Path, words: &[&str]) -> Result<String, String> {
    let done = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check"))
        .args(words)
        .env("PATH", machine)
        .env("CHROMIUM", machine.join("chromium"))
        .env_remove("ORDERSTACK_NO_BROWSER")
        .output()
        .expect("it runs");
    let said = [done.stdout, done.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    if done.status.success() { Ok(said) } else { Err(said) }
}

/// Says which program a crate's tests are: one that ends well, or not.
macro_rules! built {
    ($program:literal) => {
        concat!(
            "case \"$*\" in *--no-run*) echo '{\"manifest_path\":\"/usr/Cargo.toml\",",
            "\"profile\":{\"test\":true},\"features\":[],\"executable\":\"/usr/bin/",
            $program,
            "\"}' ;; esac\n"
        )
    };
}

/// Does everything but `deny`.
const CARGO: (&str, &str) = ("cargo", concat!(built!("true"), "[ \"$1\" != deny ]"));
const SOMEBODY: (&str, &str) = ("id", "echo 1000");

#[test]
fn what_cannot_be_checked_is_said_loudly_at_the_end() {
    let said = check(&machine("bare", &[CARGO, SOMEBODY])).expect("the rest is good");
    let (steps, end) = said.split_once("NOT EVERYTHING WAS CHECKED").expect("a loud end");
    for step in ["format", "lints", "tests", "documentation"] {
        assert!(steps.contains(&format!("== {step}: ")), "{steps}");
    }
    assert!(end.contains("the pages in a real browser: Node.js"), "{end}");
    assert!(end.contains("cargo-deny is missing"), "{end}");
}

#[test]
fn what_is_missing_is_installed_where_that_may_be_done() {
    let root = ("id", "echo 0");
    let folder = machine("root", &[CARGO, root]);
    // Installs what it is asked for, as far as the names go.
    let install = format!(
        "[ \"$1\" = update ] && exit 0\nfor name in chromium node npm; do\n\
         printf '#!/bin/sh\\n' >{0}/$name; /bin/chmod 755 {0}/$name; done\necho installed: $*",
        folder.display()
    );
    let apt = folder.join("apt-get");
    std::fs::write(&apt, format!("#!/bin/sh\n{install}\n")).expect("written");
    std::fs::set_permissions(&apt, PermissionsExt::from_mode(0o755)).expect("runs");
    let said = check(&folder).expect("all is good");
    let asked = said.lines().find(|line| line.starts_with("installed: ")).expect("it is asked");
    assert!(asked.contains("chromium nodejs npm"), "{asked}");
    assert!(said.contains("== pages: "), "{said}");
    assert!(!said.contains("browser: "), "{said}");
}

#[test]
fn what_is_wrong_ends_it() {
    let lints = ("cargo", "case \"$*\" in *--no-run*) exit 1 ;; esac");
    let said = check(&machine("wrong", &[lints, SOMEBODY])).expect_err("lints fail");
    assert!(said.contains("== lints: ") && !said.contains("== tests: "), "{said}");
    let tests = ("cargo", built!("false"));
    let said = check(&machine("red", &[tests, SOMEBODY])).expect_err("a test fails");
    assert!(said.contains("usr false: FAILED") && !said.contains("== documentation: "), "{said}");
    let nothing = ("cargo", "true");
    let said = check(&machine("empty", &[nothing, SOMEBODY])).expect_err("nothing was tested");
    assert!(!said.contains("== documentation: "), "{said}");
}

#[test]
fn it_says_what_took_long_and_what_it_does_not_know() {
    let said = check(&machine("slow", &[CARGO, SOMEBODY])).expect("the rest is good");
    let (_, end) = said.split_once("What took longest, of ").expect("it says so");
    assert!(end.contains("s  documentation: ") && end.contains("s  usr true"), "{end}");
    let said =
        checked(&machine("asked", &[CARGO, SOMEBODY]), &["--fast"]).expect_err("no such word");
    assert!(said.contains("and not '--fast'") && !said.contains("== "), "{said}");
}

#[test]
fn advisories_are_asked_for_where_they_can_be_had() {
    let well = ("cargo", concat!(built!("true"), "echo cargo $*"));
    let said = check(&machine("advised", &[well, SOMEBODY])).expect("all is good");
    assert!(said.contains("cargo deny --offline check advisories"), "{said}");
    let offline = ("cargo", concat!(built!("true"), "[ \"$1 $2\" != 'deny fetch' ]"));
    let said = check(&machine("unadvised", &[offline, SOMEBODY])).expect("the rest is good");
    assert!(said.contains("their database cannot be fetched here"), "{said}");
}
