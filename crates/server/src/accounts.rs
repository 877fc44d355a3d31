//! Accounts: from guest to somebody, and everything one may do with one's own account. (What opens one is in `secrets.rs`, who is
//! logged in in `logins.rs`.)
//!
//! What is refused is said in one sentence on the same page, and nothing has changed. Whether a name exists is told to
//! nobody who logs in: the answer and the work are the same.

pub(crate) mod archive;
pub(crate) mod bots;
pub(crate) mod device;
pub(crate) mod gone;
mod handover;
pub(crate) mod holiday;
pub(crate) mod keys;
pub(crate) mod links;
mod logins;
mod passkeys;
pub(crate) mod secrets;
pub(crate) mod signup;
pub(crate) mod tokens;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use device::device;
use kernel::{Message, message};
pub(crate) use logins::{Login, Logins};
pub(crate) use secrets::Passwords;
use secrets::{bare, codes, drawn, hash};
use store::{Account, Named, OfAccount, Trouble, Write};
use table::PersonId;
use tongue::{Tongue, say};
use ui::account::{
    Device, Form, Fresh, Inside, Outside, PASSWORD_LETTERS, inside_page, outside_page,
};
use ui::letters::{Looks, line};
use ui::names::account_name;
use ui::passkeys::Key;

use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::{Asker, new_person};
use crate::{App, dates};

const DAY: i64 = 24 * 60 * 60;

/// Seconds before a name can be changed again, and for which nobody else may have the old one.
const RENAME_EACH: i64 = 30 * DAY;
pub(crate) const NAME_KEPT: i64 = 365 * DAY;

/// `GET /account`
pub(crate) async fn page(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    match &asker.login {
        Some(login) => inside(&app, login, tongue, None).await,
        None => outside(&app, &asker, tongue, None).await,
    }
}

/// `POST /account`: a guest makes an account.
pub(crate) async fn make(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    if asker.login.is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    asker.may(What::Join)?;
    let typed = fields.first("name").to_owned();
    let checked = account_name(&typed, &::bots::NAMES).and_then(|name| {
        let opens = match keys::sent(&fields) {
            Some(sent) => Opens::Key(keys::made(&app, &headers, &asker, sent)?),
            None => Opens::Password(new_password(&fields, &name)?),
        };
        Ok((named(name), opens, signup::entry(&app, &fields)?))
    });
    let (named, opens, entry) = match checked {
        Ok(checked) => checked,
        Err(why) => return outside(&app, &asker, tongue, Some((Form::Make, &typed, &why))).await,
    };
    uncancelled(async move {
        let (password, passkey) = match opens {
            Opens::Password(password) => (app.passwords.keep(password).await?, None),
            Opens::Key(key) => (String::new(), Some(key)),
        };
        let (fresh, hashes) = codes()?;
        let (secret, login) = login_of(&headers)?;
        let name = named.name.clone();
        let login_made = login.clone();
        let made = OfAccount::Made {
            named,
            password,
            passkey,
            codes: hashes,
            login: login_made,
            entry: entry.clone(),
        };
        let person = asker.person.clone().map_or_else(new_person, Ok)?;
        match app.tables.store.write(Write::Account(person.clone(), Box::new(made))).await {
            Ok(()) => {}
            Err(Trouble::Doubled) => {
                let taken = message!("account-name-taken", name = name.as_str());
                return outside(&app, &asker, tongue, Some((Form::Make, &typed, &taken))).await;
            }
            Err(Trouble::Spent) => {
                let spent = signup::spent(entry.as_ref());
                return outside(&app, &asker, tongue, Some((Form::Make, &typed, &spent))).await;
            }
            Err(Trouble::Unknown) => {
                let late = message!("account-key-wrong");
                return outside(&app, &asker, tongue, Some((Form::Make, &typed, &late))).await;
            }
            Err(trouble) => return Err(trouble.into()),
        }
        app.logins.made(&person);
        let login = Login::new(login.hash, person);
        let page = inside(&app, &login, tongue, Some(Shown::Fresh(Fresh::Codes(&fresh)))).await?;
        Ok((asker.no_guest(), asker.logged_in(secret), page).into_response())
    })
    .await
}

/// `POST /account/enter`: somebody logs in by name and password.
pub(crate) async fn enter(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    if let Some(sent) = keys::sent(&fields) {
        return keys::enter(app, tongue, headers, asker, (sent, fields.first("bring") == "on"))
            .await;
    }
    let looks = Looks::of(fields.first("name"));
    let password = fields.first("password").to_owned();
    let brings = fields.first("bring") == "on";
    uncancelled(async move {
        let account = guessed(&app, &looks).await?;
        let kept = account.as_ref().map(|account| &*account.password);
        let fits = app.passwords.fits(shortest(&password), kept).await?;
        let Some(account) = account.filter(|_| fits) else {
            let wrong = message!("account-wrong");
            return outside(&app, &asker, tongue, Some((Form::Enter, "", &wrong))).await;
        };
        let (secret, login) = login_of(&headers)?;
        let guest = enters(&app, &asker, &account.person, OfAccount::Login(login), brings).await?;
        Ok((guest, asker.logged_in(secret), Redirect::to("/")).into_response())
    })
    .await
}

/// `POST /account/code`: somebody logs in by a code, which is used up, and chooses another password. Whoever is logged in elsewhere
/// is not any more.
pub(crate) async fn code(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let looks = Looks::of(fields.first("name"));
    let used = hash(&bare(fields.first("code")));
    let brings = fields.first("bring") == "on";
    let password = match new_password(&fields, &line(fields.first("name"))) {
        Ok(password) => password,
        Err(why) => return outside(&app, &asker, tongue, Some((Form::Code, "", &why))).await,
    };
    uncancelled(async move {
        let account = guessed(&app, &looks).await?;
        let opens = app.tables.store.opened_by(&used, dates::seconds()).await?;
        let password = app.passwords.keep(password).await?;
        let account = account.filter(|account| opens.as_ref() == Some(&account.person));
        let wrong = message!("account-code-wrong");
        let Some(account) = account else {
            return outside(&app, &asker, tongue, Some((Form::Code, "", &wrong))).await;
        };
        let (secret, login) = login_of(&headers)?;
        let here = login.hash.clone();
        let used = OfAccount::Used { hash: used, login, password: Some(password) };
        let guest = match enters(&app, &asker, &account.person, used, brings).await {
            Ok(guest) => guest,
            Err(problem) if problem.is_unknown() => {
                return outside(&app, &asker, tongue, Some((Form::Code, "", &wrong))).await;
            }
            Err(problem) => return Err(problem),
        };
        app.logins.end(&account.person, |hash| hash != here);
        app.revoked.send_replace(());
        let account = Redirect::to("/account");
        Ok((guest, asker.logged_in(secret), account).into_response())
    })
    .await
}

/// `POST /account/leave`: a login is ended: one, or all others.
pub(crate) async fn leave(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let which = fields.first("which").to_owned();
    let others = which == "others";
    let ended = if others {
        store::Logins::But(login.hash.clone())
    } else {
        store::Logins::One(which.clone())
    };
    write(&app, &login.person, OfAccount::Ended(ended)).await?;
    app.logins.end(&login.person, |hash| if others { hash != login.hash } else { hash == which });
    if which == login.hash {
        return Ok((asker.logged_out(), Redirect::to("/account")).into_response());
    }
    Ok(Redirect::to("/account").into_response())
}

/// `POST /account/name`: another name, once a month.
pub(crate) async fn rename(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let account = own(&app, login).await?;
    let at = dates::seconds();
    let wrong = |why: Message| inside_wrong(&app, login, tongue, Form::Rename, why);
    if rename_from(&account, at).is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    let named = match account_name(fields.first("name"), &::bots::NAMES) {
        Ok(name) => named(name),
        Err(why) => return wrong(why).await,
    };
    let name = named.name.clone();
    let renamed = OfAccount::Renamed { named, at, kept: at + NAME_KEPT };
    match app.tables.store.write(Write::Account(login.person.clone(), Box::new(renamed))).await {
        Ok(()) => Ok(Redirect::to("/account").into_response()),
        Err(Trouble::Doubled) => wrong(message!("account-name-taken", name = name.as_str())).await,
        Err(trouble) => Err(trouble.into()),
    }
}

/// `POST /account/password`: another password; whoever is logged in elsewhere is not any more, and here by something new.
pub(crate) async fn password(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let login = asker.logged()?;
    let account = own(&app, login).await?;
    let wrong = |why: Message| inside_wrong(&app, login, tongue, Form::Password, why);
    let password = match new_password(&fields, &account.name) {
        Ok(password) => password,
        Err(why) => return wrong(why).await,
    };
    if let Some(why) = keys::unproved(&app, &account, &headers, &fields).await? {
        return wrong(why).await;
    }
    let password = app.passwords.keep(password).await?;
    let (secret, fresh) = login_of(&headers)?;
    let here = fresh.hash.clone();
    write(&app, &login.person, OfAccount::Password { password, login: fresh }).await?;
    app.logins.end(&login.person, |hash| hash != here);
    app.revoked.send_replace(());
    Ok((asker.logged_in(secret), Redirect::to("/account")).into_response())
}

/// `POST /account/codes`: other codes instead of those there were.
pub(crate) async fn new_codes(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let login = asker.logged()?;
    let account = own(&app, login).await?;
    if let Some(why) = keys::unproved(&app, &account, &headers, &fields).await? {
        return inside_wrong(&app, login, tongue, Form::Codes, why).await;
    }
    let (fresh, hashes) = codes()?;
    write(&app, &login.person, OfAccount::Codes(hashes)).await?;
    inside(&app, login, tongue, Some(Shown::Fresh(Fresh::Codes(&fresh)))).await
}

/// Writes that somebody is logged in, and hands over what was done here as a guest, if that is wanted: it may be somebody else's
/// browser. What the cookie of the guest becomes.
async fn enters(
    app: &App,
    asker: &Asker,
    person: &PersonId,
    how: OfAccount,
    brings: bool,
) -> Result<SignedCookieJar, Problem> {
    write(app, person, how).await?;
    match &asker.person {
        // What people have begun no bot goes on with.
        Some(guest)
            if asker.login.is_none() && brings && !app.tables.store.is_bot(person).await? =>
        {
            app.hand_over(guest, person).await?;
            Ok(asker.no_guest())
        }
        _ => Ok(asker.guest_kept()),
    }
}

async fn write(app: &App, person: &PersonId, what: OfAccount) -> Result<(), Problem> {
    Ok(app.tables.store.write(Write::Account(person.clone(), Box::new(what))).await?)
}

/// The account a name is of, if somebody may try to open it again so soon.
async fn guessed(app: &App, looks: &Looks) -> Result<Option<Account>, Problem> {
    let [small, _] = looks.ways();
    if !app.limits.guess(small) {
        return Err(Problem::too_often());
    }
    Ok(app.tables.store.account_named(small).await?)
}

/// The account of who is logged in.
pub(crate) async fn own(app: &App, login: &Login) -> Result<Account, Problem> {
    let account = app.tables.store.account(&login.person).await?;
    account.ok_or_else(|| Problem::forbidden(message!("account-needed")))
}

/// Whether who asks knows the password. Whoever only has a browser in hand may try no more often than a stranger.
async fn known(app: &App, account: &Account, fields: &Fields) -> Result<bool, Problem> {
    if !app.limits.guess(&Looks::of(&account.name).ways()[0]) {
        return Err(Problem::too_often());
    }
    app.passwords.fits(shortest(fields.first("password")), Some(&account.password)).await
}

fn named(name: String) -> Named {
    Named { looks: Looks::of(&name).ways().clone(), name }
}

/// What an account is made with.
enum Opens {
    Password(String),
    /// The hash of what was asked for, and the passkey.
    Key((String, store::Passkey)),
}

/// A password that may be chosen, or why it may not.
fn new_password(fields: &Fields, name: &str) -> Result<String, Message> {
    let password = fields.first("new").to_owned();
    let [least, most] = PASSWORD_LETTERS;
    if !(least..=most).contains(&password.chars().count()) {
        return Err(message!("account-password-length", least = least, most = most));
    }
    match Looks::of(&password).like(&Looks::of(name)) {
        true => Err(message!("account-password-name")),
        false => Ok(password),
    }
}

/// No longer than one could be: what is checked should not take longer for that.
fn shortest(password: &str) -> String {
    password.chars().take(PASSWORD_LETTERS[1] + 1).collect()
}

/// A new login: what the browser shows from now on, and what is written down.
fn login_of(headers: &HeaderMap) -> Result<(String, store::Login), Problem> {
    let (secret, hash) = drawn()?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let device = device(agent.unwrap_or_default());
    let at = dates::seconds();
    Ok((secret, store::Login { hash, device, made: at, seen: at }))
}

/// From when on a name can be changed again, if that is not yet.
fn rename_from(account: &Account, now: i64) -> Option<i64> {
    account.named.map(|named| named + RENAME_EACH).filter(|from| *from > now)
}

/// The page of who is not logged in; with what was wrong, and what had been typed as a name.
async fn outside(
    app: &App,
    asker: &Asker,
    tongue: &'static Tongue,
    wrong: Option<(Form, &str, &Message)>,
) -> Result<Response, Problem> {
    let name = match (&asker.person, wrong) {
        (_, Some((Form::Make, typed, _))) => typed.to_owned(),
        (Some(person), _) => app.tables.store.name_of(person).await?.unwrap_or_default(),
        (None, _) => String::new(),
    };
    let why = wrong.map(|(form, _, why)| (form, tongue.say(why)));
    let trouble = why.as_ref().map(|(form, why)| (*form, why.as_ref()));
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let guest = asker.person.is_some();
    let (site, admission) = (passkeys::site(app), &signup::admission(app)?);
    let site = site.as_deref();
    let page = outside_page(&Outside { tongue, name: &name, guest, site, admission, trouble });
    Ok((status, Html(page.into_string())).into_response())
}

/// What the page of an account shows besides.
enum Shown<'a> {
    Fresh(Fresh<'a>),
    Wrong(Form, Message),
}

async fn inside_wrong(
    app: &App,
    login: &Login,
    tongue: &'static Tongue,
    form: Form,
    why: Message,
) -> Result<Response, Problem> {
    inside(app, login, tongue, Some(Shown::Wrong(form, why))).await
}

/// The page of who is logged in.
async fn inside(
    app: &App,
    login: &Login,
    tongue: &'static Tongue,
    shown: Option<Shown<'_>>,
) -> Result<Response, Problem> {
    let (account, store) = (own(app, login).await?, &app.tables.store);
    let date = |seconds| dates::ago(seconds, tongue);
    let device = |it: store::Login| Device {
        here: it.hash == login.hash,
        id: it.hash,
        name: if it.device.is_empty() { say!(tongue, "account-device-unknown") } else { it.device },
        seen: date(it.seen),
    };
    let devices: Vec<Device> =
        store.logins_of(&login.person).await?.into_iter().map(device).collect();
    let from = rename_from(&account, dates::seconds()).map(date);
    let all = store.passkeys_of(&login.person).await?;
    let keys: Vec<Key> = all.into_iter().map(|key| keys::shown(key, date)).collect();
    let site = passkeys::site(app);
    let (fresh, wrong) = match shown {
        Some(Shown::Fresh(fresh)) => (Some(fresh), None),
        Some(Shown::Wrong(form, why)) => (None, Some((form, tongue.say(&why)))),
        None => (None, None),
    };
    let page = inside_page(&Inside {
        tongue,
        name: &account.name,
        rename_from: from.as_deref(),
        proof: keys::proof(&account, !keys.is_empty(), site.as_deref()),
        keys: &keys,
        devices: &devices,
        off: holiday::off(app, &login.person, tongue).await?,
        codes: store.codes_left(&login.person).await?,
        fresh,
        trouble: wrong.as_ref().map(|(form, why)| (*form, why.as_ref())),
    });
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(page.into_string())).into_response())
}
