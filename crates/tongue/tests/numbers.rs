//! Whatever the language: a text says the same numbers, those of the effects.

mod forms;

use tongue::wording::numbers;
use tongue::{all, sheets};

use forms::forms;

/// Cards, names and lessons, whose texts no program composes: form by form, as far as English has it.
#[test]
fn all_languages_say_the_same_numbers() {
    let mut wrong = Vec::new();
    for tongue in all() {
        for sheet in sheets(tongue) {
            if !["-cards", "-names", "-options", "-learn"]
                .iter()
                .any(|end| sheet.file.ends_with(end))
            {
                continue;
            }
            for line in sheet.lines {
                let own = forms(line.own.unwrap_or(line.english));
                for (form, english) in forms(line.english) {
                    let Some(own) = own.get(form) else { continue };
                    if numbers(own) != numbers(english) {
                        let (code, key) = (tongue.code(), line.key);
                        wrong.push(format!("{code}: {key} {form}: {english} || {own}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
