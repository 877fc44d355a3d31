//! What the command line says about itself, in the language of whoever calls it: the help, and what is wrong with a call.
//!
//! The text of a command is the name `cli-COMMAND`, that of an argument `cli-COMMAND-ARGUMENT`, or `cli-all-ARGUMENT` where
//! it is the same for all commands that have it.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use kernel::{Message, Name, message};
use tongue::{Tongue, say};

use crate::args::{Args, Wrong};

/// The command line, with all that is said about it.
pub(crate) fn command(tongue: &Tongue) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::HelpShort);
    let all = Args::command().disable_version_flag(true).arg(version).arg(help.global(true));
    explained(all, None, tongue)
}

/// A command with what is said about it, its arguments and the commands within it.
fn explained(command: Command, above: Option<&str>, tongue: &Tongue) -> Command {
    let name = command.get_name().to_owned();
    let path = above.map_or_else(|| name.clone(), |above| format!("{above} {name}"));
    let about = tongue.name(&Name::new("cli", name.clone())).into_owned();
    let command = command
        .about(about)
        .disable_help_flag(true)
        .mut_args(|arg| argument(arg, &name, tongue))
        .mut_subcommands(|within| explained(within, Some(&path), tongue));
    // Every command has options: those that hold for all of them are not here yet.
    let any = Arg::new("any").long("any");
    let usage = command.clone().arg(any).bin_name(path).render_usage().to_string();
    let usage = usage
        .trim_start_matches("Usage: ")
        .replace("[OPTIONS]", &say!(tongue, "help-some-options"))
        .replace("[COMMAND]", &say!(tongue, "help-some-command"));
    let part = |there: bool, heading: String, tag: &str| match there {
        true => format!("\n\n{heading}\n{{{tag}}}"),
        false => String::new(),
    };
    let template = [
        format!("{{about-with-newline}}\n{} {{usage}}", say!(tongue, "help-usage")),
        part(command.has_subcommands(), say!(tongue, "help-commands"), "subcommands"),
        part(
            command.get_positionals().next().is_some(),
            say!(tongue, "help-arguments"),
            "positionals",
        ),
        part(true, say!(tongue, "help-options"), "options"),
    ];
    command.override_usage(usage).help_template(template.concat() + "\n")
}

/// An argument with what is said about it, what it is unless told, and what it can be.
fn argument(arg: Arg, command: &str, tongue: &Tongue) -> Arg {
    let mut said = vec![tongue.name(&text_of(&arg, command)).into_owned()];
    let takes_values = arg.get_action().takes_values();
    if takes_values {
        let usual: Vec<_> =
            arg.get_default_values().iter().map(|it| it.to_string_lossy()).collect();
        if !usual.is_empty() {
            said.push(say!(tongue, "help-default", value = usual.join(",")));
        }
        let values = arg.get_possible_values();
        let values = values.iter().filter(|value| !value.is_hide_set());
        let values: Vec<&str> = values.map(|value| value.get_name()).collect();
        if !values.is_empty() {
            said.push(say!(tongue, "help-values", values = values.join(", ")));
        }
    }
    let arg = arg.help(said.join(" "));
    arg.hide_default_value(takes_values).hide_possible_values(takes_values)
}

/// Which text is that of an argument.
fn text_of(arg: &Arg, command: &str) -> Name {
    let called = arg.get_long().unwrap_or(arg.get_id().as_str());
    let own = Name::new("cli", format!("{command}-{called}"));
    match tongue::english().knows(&own) {
        true => own,
        false => Name::new("cli", format!("all-{called}")),
    }
}

/// What is wrong with a call, in one line.
pub(crate) fn wrong(error: &clap::Error) -> Message {
    message!("see-help", said = said(error))
}

fn said(error: &clap::Error) -> Message {
    let told = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (arg, value) = (told(ContextKind::InvalidArg), told(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::UnknownArgument => message!("args-unknown", arg = arg),
        ErrorKind::InvalidSubcommand => {
            message!("args-no-command", command = told(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => message!("args-missing", args = arg),
        ErrorKind::InvalidValue if value.is_empty() => message!("args-no-value", arg = arg),
        ErrorKind::InvalidValue => {
            let known = told(ContextKind::ValidValue);
            message!("args-not-among", arg = arg, value = value, known = known)
        }
        ErrorKind::ValueValidation => {
            let wrong = error.source().and_then(|why| why.downcast_ref::<Wrong>());
            let why = match (wrong, error.source()) {
                (Some(Wrong(why)), _) => why.clone(),
                (None, Some(why)) => message!("verbatim", text = why.to_string()),
                (None, None) => message!("verbatim", text = ""),
            };
            message!("args-not-a-value", arg = arg, value = value, why = why)
        }
        ErrorKind::NoEquals => message!("args-no-equals", arg = arg),
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg) {
            prior if prior == arg => message!("args-twice", arg = arg),
            prior => message!("args-conflict", arg = arg, other = prior),
        },
        ErrorKind::InvalidUtf8 => message!("args-not-utf8"),
        // What the command line cannot be asked for.
        _ => message!("verbatim", text = error.kind().to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn all(command: &Command, found: &mut impl FnMut(Name)) {
        found(Name::new("cli", command.get_name().to_owned()));
        for arg in command.get_arguments() {
            found(text_of(arg, command.get_name()));
        }
        for within in command.get_subcommands() {
            all(within, found);
        }
    }

    #[test]
    fn no_argument_is_without_its_text_and_no_text_without_its_argument() {
        let mut used = BTreeSet::new();
        all(&command(tongue::english()), &mut |name| {
            for tongue in tongue::offered() {
                assert!(tongue.knows(&name), "{}: {name:?}", tongue.code());
            }
            used.insert(format!("cli-{}", name.id));
        });
        let english = tongue::english().keys().map(|(key, _)| key);
        let there: BTreeSet<String> =
            english.filter(|key| key.starts_with("cli-")).map(str::to_owned).collect();
        assert_eq!(used, there);
    }

    /// What is asked of the library beneath must fit together.
    #[test]
    fn the_command_line_is_sound() {
        for tongue in tongue::offered() {
            command(tongue).debug_assert();
        }
    }
}
