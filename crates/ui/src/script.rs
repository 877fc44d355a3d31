//! The words of the script, as a page hands them over: the script has none of its own.

use kernel::{Message, message};
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use tongue::Tongue;

/// The element `words`: what the script says, by the names it knows. `picks` are what is to be pointed
/// at next, by what the ids of things begin with.
pub(crate) fn words(tongue: &Tongue, picks: &[(&str, Message)]) -> Markup {
    let say = |message: Message| Value::String(tongue.say(&message));
    let picks: Map<String, Value> =
        picks.iter().map(|(kind, words)| ((*kind).to_owned(), tongue.say(words).into())).collect();
    let all = json!({
        "copied": say(message!("script-copied")),
        "selected": say(message!("script-selected")),
        "reconnecting": say(message!("script-reconnecting")),
        "thinking": say(message!("script-thinking")),
        "answered": say(message!("script-answered", status = "{status}")),
        "notSent": say(message!("script-not-sent")),
        "passkeyNot": say(message!("script-passkey-not")),
        "passkeyThere": say(message!("script-passkey-there")),
        "unreachable": say(message!("script-unreachable")),
        "clockDays": say(message!("clock-days", days = "{days}", hours = "{hours}")),
        "clockHours": say(message!("clock-hours", hours = "{hours}", minutes = "{minutes}")),
        "noMoment": say(message!("script-no-moment")),
        "stillPast": say(message!("script-still-past")),
        "missed": counted(tongue, |count| message!("script-missed", count = count, shown = "{count}")),
        "stepThrough": say(message!("script-step-through")),
        "later": say(message!("script-later")),
        "view": say(message!("script-view")),
        "zoomOut": say(message!("script-zoom-out")),
        "zoomIn": say(message!("script-zoom-in")),
        "showAll": say(message!("script-show-all")),
        "find": say(message!("script-find")),
        "findHelp": say(message!("script-find-help")),
        "lookAt": say(message!("script-look-at", name = "{name}")),
        "stepBack": say(message!("script-step-back")),
        "yes": say(message!("script-yes")),
        "notYet": say(message!("script-not-yet")),
        "allAlong": say(message!("script-all-along")),
        "moves": say(message!("script-moves", count = "{count}")),
        "fights": say(message!("script-fights", count = "{count}")),
        "withoutBasket": counted(tongue, |count| message!("script-without-basket", count = count, shown = "{count}")),
        "others": counted(tongue, |count| message!("script-others", count = count, shown = "{count}")),
        "found": counted(tongue, |count| message!("script-found", count = count, shown = "{count}")),
        "rule": say(message!("table-rule", rule = "{rule}")),
        "pick": say(message!("script-pick")),
        "picks": picks,
    });
    // Nothing in it may end the element.
    let text = all.to_string().replace('<', "\\u003c");
    html! { script #words type="application/json" { (PreEscaped(text)) } }
}

/// A sentence that counts, in every plural of the language.
fn counted(tongue: &Tongue, sentence: impl Fn(i64) -> Message) -> Value {
    tongue.plurals().map(|(plural, count)| (plural, tongue.say(&sentence(count)))).collect()
}
