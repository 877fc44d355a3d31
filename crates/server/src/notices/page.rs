//! How somebody wants to be told what happens: the page, and what a browser needs for it.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use house::News;
use kernel::{Message, message};
use serde_json::json;
use store::{Channel, MAIL, OfNotice, Write};
use table::Quiet;
use tongue::{Tongue, say};
use ui::notices::{Kind, Notices, Told, Way, notices_page};

use super::call::Answer;
use super::post::Fared;
use super::{mail, seal, word};
use crate::accounts::device;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::library::A_WHILE;
use crate::limits::{self, What};
use crate::persons::Asker;
use crate::{App, picture, proxy, random};

/// The kinds of channels: a browser, an address that is called, one of a chat.
pub(super) const PUSH: &str = "push";
pub(super) const WEBHOOK: &str = "webhook";
pub(super) const DISCORD: &str = "discord";

/// All of them, as they are kept and as they are shown.
const WAYS: [(&str, Kind); 4] =
    [(PUSH, Kind::Browser), (DISCORD, Kind::Discord), (WEBHOOK, Kind::Address), (MAIL, Kind::Mail)];

/// Whose push services may be called: those of the browsers there are.
const SERVICES: [&str; 4] =
    ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/// No clock is further ahead of UTC than this, or behind it, in minutes.
pub(super) const FARTHEST: i16 = 14 * 60;

/// What is not told unless somebody says otherwise; who wants to know everything has chosen, too.
pub(super) const QUIET: [&str; 2] = [News::Said.name(), CHOSEN];
/// Somebody has chosen.
const CHOSEN: &str = "nothing";

/// `GET /notices`
pub(crate) async fn page(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    show(&app, &asker, tongue, (None, None)).await
}

/// The page, with what was wrong, or what there is to say.
pub(super) async fn show(
    app: &App,
    asker: &Asker,
    tongue: &'static Tongue,
    (trouble, done): (Option<&Message>, Option<&Message>),
) -> Result<Html<String>, Problem> {
    let (mut channels, mut silent) = (Vec::new(), Vec::new());
    if let Some(person) = &asker.person {
        channels = app.tables.store.channels_of(person).await?;
        silent = app.tables.store.silences_of(person).await?;
    }
    let quiet = match &asker.person {
        Some(person) => app.tables.store.quiet_of(person).await?,
        None => None,
    };
    let quiet = quiet.map(|quiet| [quiet.from, quiet.until]);
    let way = |channel: &Channel| Way {
        id: channel.id,
        kind: match channel.kind.as_str() {
            PUSH => Kind::Browser,
            DISCORD => Kind::Discord,
            MAIL => Kind::Mail,
            _ => Kind::Address,
        },
        name: match channel.kind.as_str() {
            PUSH => channel.device.clone(),
            MAIL => channel.address.clone(),
            _ => shown(&channel.address),
        },
        key: Some(channel.key.clone()).filter(|_| channel.kind == WEBHOOK),
        trouble: channel.trouble.clone(),
    };
    let ways: Vec<Way> = channels.iter().map(way).collect();
    // What can be chosen is how one is told things; who is told nowhere chooses for browsers to come.
    let has = |way: &str| channels.iter().any(|channel| channel.kind == way);
    let ways_told =
        WAYS.into_iter().filter(|(way, _)| has(way) || (channels.is_empty() && *way == PUSH));
    let told = ways_told.map(|(way, kind)| {
        let silent: Vec<&str> =
            silent.iter().filter(|(of, _)| of == way).map(|(_, kind)| kind.as_str()).collect();
        let silent = if silent.is_empty() { QUIET.to_vec() } else { silent };
        let told = News::ALL.map(News::name).into_iter().filter(|news| !silent.contains(news));
        Told { way, kind, told: told.collect() }
    });
    let told: Vec<Told<'_>> = told.collect();
    let letters = mail::letters_of(app, asker).await?;
    let unheard = match &asker.person {
        Some(person) => app.tables.store.unheard_of(person).await?,
        None => Vec::new(),
    };
    let unheard = unheard.into_iter().map(|game| {
        let title = house::title(&game.title, &game.places, tongue);
        (game.id, title)
    });
    let [trouble, done] = [trouble, done].map(|message| message.map(|message| tongue.say(message)));
    let page = Notices {
        tongue,
        key: &app.notices.seal.public(),
        ways: &ways,
        news: &News::ALL.map(News::name),
        told: &told,
        letters,
        unheard: &unheard.collect::<Vec<_>>(),
        quiet,
        trouble: trouble.as_deref(),
        done: done.as_deref(),
    };
    Ok(Html(notices_page(&page).into_string()))
}

/// Of an address what tells it from others, and not what opens it.
fn shown(address: &str) -> String {
    let host = address.split('/').nth(2).unwrap_or_default();
    let end: String = address.chars().skip(address.chars().count().saturating_sub(4)).collect();
    format!("{host}/…{end}")
}

/// `POST /notices`: an address is called from now on.
pub(crate) async fn add(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let address = fields.first("address").trim().to_owned();
    let Some(uri) = app.notices.outside.address(&address) else {
        let trouble = message!("notices-no-address");
        let page = show(&app, &asker, tongue, (Some(&trouble), None)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let chat = uri.host().is_some_and(|host| host == "discord.com" || host == "discordapp.com");
    let kind = if chat || fields.first("kind") == DISCORD { DISCORD } else { WEBHOOK };
    let jar = keep(&app, &headers, tongue, asker, (kind, address, random::hex(24)?)).await?;
    Ok((jar, Redirect::to("/notices")).into_response())
}

/// `POST /notices/browser`: this browser is told from now on. Its script asks for that, and asks again now and then, since browsers
/// change their addresses.
pub(crate) async fn subscribe(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let [address, public, secret] =
        ["endpoint", "p256dh", "auth"].map(|field| fields.first(field).to_owned());
    let outside = app.notices.outside;
    let service = |uri: &hyper::Uri| {
        let host = uri.host().unwrap_or_default();
        outside != super::Outside::Public || SERVICES.iter().any(|known| host.ends_with(known))
    };
    if outside.address(&address).filter(service).is_none() || !seal::are_keys(&public, &secret) {
        return Err(Problem::wrong(message!("notices-no-browser")));
    }
    let key = format!("{}.{}", public.trim_end_matches('='), secret.trim_end_matches('='));
    let jar = keep(&app, &headers, tongue, asker, (PUSH, address, key)).await?;
    Ok((jar, StatusCode::NO_CONTENT).into_response())
}

/// Keeps a way to tell somebody something; what says from now on who they are.
async fn keep(
    app: &App,
    headers: &HeaderMap,
    tongue: &'static Tongue,
    asker: Asker,
    (kind, address, key): (&'static str, String, String),
) -> Result<SignedCookieJar, Problem> {
    let login = asker.login.as_ref().map(|login| login.hash.clone()).filter(|_| kind == PUSH);
    let site = proxy::site(app, headers);
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let device = device::device(agent.unwrap_or_default());
    let (person, jar) = asker.person()?;
    let channel = Channel {
        id: 0,
        person: person.clone(),
        kind: kind.to_owned(),
        address,
        key,
        device,
        login,
        tongue: tongue.code().to_owned(),
        site,
        trouble: None,
    };
    let app = app.clone();
    uncancelled(async move {
        let write = OfNotice::Channel(channel, limits::CHANNELS, &QUIET);
        app.tables.store.write(Write::Notice(write)).await?;
        app.tables.told.listens(person);
        Ok(jar)
    })
    .await
}

/// `POST /notices/remove`: a way is used no more.
pub(crate) async fn remove(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Redirect, Problem> {
    asker.may(What::Say)?;
    let id = fields.number("id")?.cast_signed();
    if let Some(person) = asker.person {
        app.tables.store.write(Write::Notice(OfNotice::Removed(person, id))).await?;
    }
    Ok(Redirect::to("/notices"))
}

/// `POST /notices/test`: something is sent there now, and it is said how that went.
pub(crate) async fn test(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Html<String>, Problem> {
    asker.may(What::Call)?;
    let id = fields.number("id")?.cast_signed();
    let channels = match &asker.person {
        Some(person) => app.tables.store.channels_of(person).await?,
        None => Vec::new(),
    };
    let channel = channels.iter().find(|channel| channel.id == id);
    let channel = channel.ok_or_else(|| Problem::unknown(message!("notices-unknown")))?;
    let answer = match channel.kind.as_str() {
        MAIL => {
            asker.may(What::Letter)?;
            match mail::trial(&app, channel).await {
                Fared::Taken => Answer::Taken,
                Fared::Refused(_) => Answer::Gone,
                Fared::Later | Fared::Down => Answer::Later,
            }
        }
        kind => {
            let (said, now) = (word::trial(channel), app.tables.time.now() / 1000);
            let call = match kind {
                PUSH => app.notices.seal.call(channel, &said.sealed(), "trial", now),
                kind => Some(said.call(channel, kind == DISCORD, now)),
            };
            match call {
                Some(call) => call.send(app.notices.outside).await,
                None => Answer::Gone,
            }
        }
    };
    let (trouble, done) = match answer {
        Answer::Taken => (None, Some(message!("notices-test-taken"))),
        Answer::Later => (Some(message!("notices-test-silent")), None),
        Answer::Gone => (Some(message!("notices-test-refused")), None),
    };
    show(&app, &asker, tongue, (trouble.as_ref(), done.as_ref())).await
}

/// `POST /notices/kinds`: what somebody wants to be told, by each kind of channel that the form names.
pub(crate) async fn silence(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let (person, jar) = asker.person()?;
    for (way, _) in WAYS {
        if !fields.all("way").any(|known| known == way) {
            continue;
        }
        let told = |news: &&str| fields.all(way).any(|kind| kind == *news);
        let silent = News::ALL.map(News::name).into_iter().filter(|news| !told(news));
        let silent = silent.chain([CHOSEN]).map(str::to_owned).collect();
        let silence = OfNotice::Silence(person.clone(), way.to_owned(), silent);
        app.tables.store.write(Write::Notice(silence)).await?;
    }
    Ok((jar, Redirect::to("/notices")).into_response())
}

/// `POST /notices/table`: somebody who sits at a table wants to be told nothing of it, or something again.
pub(crate) async fn unhear(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Redirect, Problem> {
    asker.may(What::Say)?;
    let (id, again) = (fields.first("table").to_owned(), fields.first("again") == "on");
    let (_, now) = app.table(&id, asker.person.as_ref()).await?;
    let person = asker.person.filter(|person| !now.seats_of(Some(person)).is_empty());
    let person = person.ok_or_else(|| Problem::forbidden(message!("notices-not-there")))?;
    app.tables.store.write(Write::Notice(OfNotice::Unheard(person, id, !again))).await?;
    Ok(Redirect::to("/notices#unheard"))
}

/// `POST /notices/quiet`: when somebody wants to be told nothing; never, if they say no hours.
pub(crate) async fn quiet(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let [from, until] = ["from", "until"].map(|name| fields.first(name));
    let hours = match (minute(from), minute(until), fields.first("ahead").parse::<i16>()) {
        _ if from.is_empty() && until.is_empty() => None,
        (Some(from), Some(until), Ok(ahead)) if ahead.abs() <= FARTHEST => {
            Some(Quiet { from, until, ahead })
        }
        _ => {
            let why = message!("notices-quiet-wrong");
            let page = show(&app, &asker, tongue, (Some(&why), None)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let (person, jar) = asker.person()?;
    app.tables.store.write(Write::Notice(OfNotice::Quiet(person, hours))).await?;
    Ok((jar, Redirect::to("/notices")).into_response())
}

/// A time of day as a browser sends it.
fn minute(time: &str) -> Option<u16> {
    let (hours, minutes) = time.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// `POST /t/ID/seen`: the page of a table is in sight of somebody who sits there.
pub(crate) async fn seen(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<StatusCode, Problem> {
    asker.may(What::Look)?;
    let (_, now) = app.table(&id, asker.person.as_ref()).await?;
    if let Some(person) = asker.person.filter(|person| !now.seats_of(Some(person)).is_empty())
        && app.tables.told.hears(&person)
        && app.tables.store.waits_for(&person, &id).await?
    {
        app.tables.store.write(Write::Notice(OfNotice::Seen(person, id))).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /worker.js`: what shows notices where no page is open. Its address must never change.
pub(crate) async fn worker() -> impl IntoResponse {
    let head = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (head, ui::assets::WORKER)
}

/// `GET /manifest.webmanifest`: what a phone puts on its home screen.
pub(crate) async fn manifest(Language(tongue): Language) -> impl IntoResponse {
    let icon = |side: u32| json!({"src": format!("/icon/{side}.png"), "sizes": format!("{side}x{side}"), "type": "image/png", "purpose": "any maskable"});
    let name = say!(tongue, "site-name");
    let manifest = json!({
        "name": name,
        "short_name": name,
        "start_url": "/",
        "display": "standalone",
        "background_color": "#090d15",
        "theme_color": "#090d15",
        "icons": picture::ICONS.map(icon),
    });
    let head =
        [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, A_WHILE)];
    (head, manifest.to_string())
}
