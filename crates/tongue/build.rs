//! A new file of a language is noticed, not only a changed one.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
