//! What people do with passkeys: making one, logging in with one, showing by one who they are. (What is checked is in `passkeys.rs`.)

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Message, message};
use serde_json::json;
use store::{Account, OfAccount, OfPasskey, Passkey, Trouble, Write};
use table::PersonId;
use tongue::{Tongue, say};
use ui::account::Form;
use ui::letters::{Looks, line, shortened};
use ui::names::account_name;
use ui::passkeys::{KEY_LETTERS, Key, Proof};

use super::device::device;
use super::passkeys::{self, Party, Signed, WAYS, handle};
use super::secrets::hash;
use super::{enters, inside_wrong, known, login_of, outside, own};
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::pages::JSON;
use crate::persons::Asker;
use crate::{App, dates, limits, random};

fn wrong() -> Message {
    message!("account-key-wrong")
}

/// What a form brings along of a passkey, if it does.
pub(super) fn sent(fields: &Fields) -> Option<&str> {
    Some(fields.first("passkey")).filter(|sent| !sent.is_empty())
}

/// What was asked is written down as the hash of this: a key is made for a person, and used by whoever has it.
fn asked(whom: Option<&PersonId>, challenge: &str) -> String {
    hash(&format!("passkey:{}:{challenge}", whom.map_or("", PersonId::as_str)))
}

/// `POST /account/passkey/ask`: what a browser needs to make one, for a guest or for an account, or to sign with one.
pub(crate) async fn ask(
    State(app): State<App>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let nowhere = || Problem::unknown(message!("account-key-nowhere"));
    let party = Party::of(&app, &headers).ok_or_else(nowhere)?;
    // As it comes back: base64 of any bytes is text that browsers return as it is.
    let challenge = random::hex(32)?;
    let at = dates::seconds();
    let ask = |whom: Option<&PersonId>| Write::Asked {
        hash: asked(whom, &challenge),
        at,
        until: at + limits::KEY_TIME.as_secs().cast_signed(),
    };
    if fields.first("what") != "make" {
        app.tables.store.write(ask(None)).await?;
        let asked = json!({"challenge": challenge, "site": party.id});
        return Ok(([(header::CONTENT_TYPE, JSON)], asked.to_string()).into_response());
    }
    let store = &app.tables.store;
    let (name, known) = match &asker.login {
        Some(login) => {
            let keys = store.passkeys_of(&login.person).await?;
            let known: Vec<String> = keys.into_iter().map(|key| key.id).collect();
            (own(&app, login).await?.name, known)
        }
        None => {
            let name =
                account_name(fields.first("name"), &::bots::NAMES).map_err(Problem::wrong)?;
            if store.account_named(&Looks::of(&name).ways()[0]).await?.is_some() {
                let taken = message!("account-name-taken", name = name.as_str());
                return Err(Problem::wrong(taken));
            }
            (name, Vec::new())
        }
    };
    let (person, jar) = asker.person()?;
    app.tables.store.write(ask(Some(&person))).await?;
    let ways: Vec<i64> = WAYS.iter().map(|(number, ..)| *number).collect();
    let asked = json!({
        "challenge": challenge,
        "site": party.id,
        "handle": handle(&person),
        "name": name,
        "ways": ways,
        "known": known,
    });
    Ok((jar, [(header::CONTENT_TYPE, JSON)], asked.to_string()).into_response())
}

/// A key that was made for who asks: the hash of what was asked for, and the key.
pub(super) fn made(
    app: &App,
    headers: &HeaderMap,
    asker: &Asker,
    sent: &str,
) -> Result<(String, Passkey), Message> {
    let (person, party) = asker.person.as_ref().zip(Party::of(app, headers)).ok_or_else(wrong)?;
    let made = passkeys::made(&party, sent).ok_or_else(wrong)?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let key = Passkey {
        id: made.id,
        key: made.key,
        counter: made.counter.into(),
        label: shortened(&device(agent.unwrap_or_default()), KEY_LETTERS),
        made: dates::seconds(),
        used: None,
    };
    Ok((asked(Some(person), &made.challenge), key))
}

/// What was signed with a key that there is, and whose key that is.
async fn signed(
    app: &App,
    headers: &HeaderMap,
    sent: &str,
) -> Result<Option<(PersonId, Signed)>, Problem> {
    let signed = Party::of(app, headers).and_then(|party| passkeys::signed(&party, sent));
    let Some(signed) = signed else { return Ok(None) };
    let found = app.tables.store.passkey(&signed.id).await?;
    let found = found.filter(|(person, key)| signed.fits(person, key));
    Ok(found.map(|(person, _)| (person, signed)))
}

/// That something was signed is written down once.
fn used(signed: &Signed) -> OfPasskey {
    OfPasskey::Used {
        asked: asked(None, &signed.challenge),
        id: signed.id.clone(),
        counter: signed.counter.into(),
        at: dates::seconds(),
    }
}

/// Somebody logs in with a passkey; nobody asks for a name.
pub(super) async fn enter(
    app: App,
    tongue: &'static Tongue,
    headers: HeaderMap,
    asker: Asker,
    (sent, brings): (&str, bool),
) -> Result<Response, Problem> {
    let found = signed(&app, &headers, sent).await?;
    uncancelled(async move {
        if let Some((person, signed)) = found {
            let (secret, login) = login_of(&headers)?;
            let how = OfAccount::Passkey(used(&signed), Some(login));
            match enters(&app, &asker, &person, how, brings).await {
                Ok(guest) => {
                    return Ok((guest, asker.logged_in(secret), Redirect::to("/")).into_response());
                }
                Err(problem) if problem.is_unknown() => {}
                Err(problem) => return Err(problem),
            }
        }
        outside(&app, &asker, tongue, Some((Form::Enter, "", &wrong()))).await
    })
    .await
}

/// Why who asks has not shown that it is their account: by the password, or by a passkey of theirs.
pub(super) async fn unproved(
    app: &App,
    account: &Account,
    headers: &HeaderMap,
    fields: &Fields,
) -> Result<Option<Message>, Problem> {
    let Some(sent) = sent(fields) else {
        let fits = known(app, account, fields).await?;
        return Ok((!fits).then(|| message!("account-wrong-password")));
    };
    let found = signed(app, headers, sent).await?;
    let Some((person, signed)) = found.filter(|(person, _)| *person == account.person) else {
        return Ok(Some(wrong()));
    };
    let used = OfAccount::Passkey(used(&signed), None);
    match app.tables.store.write(Write::Account(person, Box::new(used))).await {
        Ok(()) => Ok(None),
        Err(Trouble::Unknown) => Ok(Some(wrong())),
        Err(trouble) => Err(trouble.into()),
    }
}

/// By what the owner of an account can show that it is theirs.
pub(super) fn proof<'a>(account: &Account, keys: bool, site: Option<&'a str>) -> Proof<'a> {
    Proof { password: !account.password.is_empty(), keys, site }
}

/// A passkey in the list.
pub(super) fn shown(key: Passkey, date: impl Fn(i64) -> String) -> Key {
    Key { id: key.id, label: key.label, made: date(key.made), used: key.used.map(date) }
}

/// `POST /account/passkey`: another one.
pub(crate) async fn add(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let login = asker.logged()?;
    let made = made(&app, &headers, &asker, fields.first("passkey"));
    let (asked, mut key) = match made {
        Ok(made) => made,
        Err(why) => return inside_wrong(&app, login, tongue, Form::Keys, why).await,
    };
    if key.label.is_empty() {
        key.label = say!(tongue, "account-device-unknown");
    }
    change(&app, &asker, tongue, (OfPasskey::Added { asked, key, most: limits::KEYS }, wrong()))
        .await
}

/// `POST /account/passkey/name`: one is called otherwise.
pub(crate) async fn rename(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let (id, label) =
        (fields.first("id").to_owned(), shortened(&line(fields.first("label")), KEY_LETTERS));
    if label.is_empty() {
        return Ok(Redirect::to("/account").into_response());
    }
    change(&app, &asker, tongue, (OfPasskey::Called(id, label), wrong())).await
}

/// `POST /account/passkey/remove`: one opens the account no more.
pub(crate) async fn remove(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let gone = OfPasskey::Removed(fields.first("id").to_owned());
    change(&app, &asker, tongue, (gone, message!("account-key-last"))).await
}

/// Writes something of one's passkeys; `why` is what is said if it may not be.
async fn change(
    app: &App,
    asker: &Asker,
    tongue: &'static Tongue,
    (what, why): (OfPasskey, Message),
) -> Result<Response, Problem> {
    let login = asker.logged()?;
    let write = Write::Account(login.person.clone(), Box::new(OfAccount::Passkey(what, None)));
    match app.tables.store.write(write).await {
        Ok(()) => Ok(Redirect::to("/account").into_response()),
        Err(Trouble::Doubled | Trouble::Unknown) => {
            inside_wrong(app, login, tongue, Form::Keys, why).await
        }
        Err(trouble) => Err(trouble.into()),
    }
}
