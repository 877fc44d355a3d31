//! Letters to people who have given an address: giving one, showing by a link that it is one's own, and having no more of them.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::News;
use kernel::message;
use ring::hmac;
use store::{Channel, Claim, Delivery, MAIL, OfClaim, OfNotice, Write};
use table::clock::{DAY, HOUR};
use table::{Daily, Millis};
use tongue::{Tongue, english, say};
use ui::notices::{Letters, confirm_page, off_page};

use super::page::{FARTHEST, QUIET, show};
use super::post::{self, Fared, Post};
use super::{AGAIN, IN_ONE_GO, LOOKS, MINUTE, in_quiet_hours, letter};
use crate::App;
use crate::accounts;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;

/// How long a link to confirm an address is good.
const GOOD: Millis = DAY;
/// So often a letter is tried that a relay does not take now: for three days, as mail servers do.
const TRIES: u32 = 22;
/// The longest that is waited for the next time.
const LONGEST: i64 = 240;

/// What links in letters are signed with.
pub(super) struct Links(hmac::Key);

impl Links {
    pub(super) fn new(secret: &[u8]) -> Self {
        Self(hmac::Key::new(hmac::HMAC_SHA256, secret))
    }

    fn signed(&self, id: i64, text: &str) -> String {
        let signature = hmac::sign(&self.0, text.as_bytes());
        let hex: String =
            signature.as_ref().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        format!("{id}-{hex}")
    }

    /// What shows that whoever has it reads the letters of an address.
    pub(super) fn confirms(&self, claim: &Claim) -> String {
        let Claim { id, person, address, until, .. } = claim;
        self.signed(*id, &format!("confirm:{id}:{}:{address}:{until}", person.as_str()))
    }

    /// What ends letters to an address.
    pub(super) fn ends(&self, channel: &Channel) -> String {
        let Channel { id, person, address, .. } = channel;
        self.signed(*id, &format!("end:{id}:{}:{address}", person.as_str()))
    }

    /// The number of what a link is about, whether or not it is signed rightly.
    fn number(link: &str) -> Option<i64> {
        link.split_once('-')?.0.parse().ok()
    }

    /// Whether two links are the same, however much of them is.
    fn same(&self, one: &str, other: &str) -> bool {
        let sign = |text: &str| hmac::sign(&self.0, text.as_bytes());
        hmac::verify(&self.0, one.as_bytes(), sign(other).as_ref()).is_ok()
    }
}

/// Hands over what is to be sent until the server stops.
pub(crate) async fn tend(app: App) {
    let Some(post) = &app.notices.post else { return };
    let (mut stopping, time) = (app.stopping.clone(), app.tables.time);
    loop {
        let next = match work(&app, post).await {
            Ok(next) => next.map(|next| next.max(post.rests_until())),
            Err(problem) => {
                tracing::warn!("letters wait: {problem:?}");
                Some(time.now() + MINUTE)
            }
        };
        let wait = next.map(|next| (next - time.now()).max(20).cast_unsigned());
        let wait = wait.map_or(LOOKS, |wait| Duration::from_millis(wait).min(LOOKS));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.tables.told.letters() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Hands over what is due, one letter after the other; says when there is more to do.
async fn work(app: &App, post: &Post) -> Result<Option<Millis>, Problem> {
    let (store, now) = (&app.tables.store, app.tables.time.now());
    if post.rests_until() <= now {
        for claim in store.claims_due(now).await? {
            if post.rests_until() <= now {
                ask(app, post, &claim, now).await?;
            }
        }
        // Whatever waits for one address goes in one letter.
        let mut letters: BTreeMap<i64, Vec<Delivery>> = BTreeMap::new();
        for delivery in store.letters_due(now, IN_ONE_GO).await? {
            letters.entry(delivery.channel.id).or_default().push(delivery);
        }
        for (_, deliveries) in letters {
            if post.rests_until() <= now && !*app.stopping.borrow() {
                tell(app, post, &deliveries, now).await?;
            }
        }
    }
    Ok(store.next_letter().await?)
}

/// When it is tried again what was tried so often.
fn again(tries: u32, now: Millis) -> Millis {
    now + AGAIN.get(tries as usize).copied().unwrap_or(LONGEST) * MINUTE
}

/// Sends the letter with a link to an address that somebody has given.
async fn ask(app: &App, post: &Post, claim: &Claim, now: Millis) -> Result<(), Problem> {
    let store = &app.tables.store;
    let write = async |what| store.write(Write::Claim(what)).await;
    // Whoever sees to it that somebody else gets letters gets the same answer, but they do not.
    let much = !app.limits.letter(&claim.address.to_lowercase());
    let letter = letter::to_confirm(claim, &app.notices.links, &post.from);
    let Some(letter) = letter.filter(|_| !much && claim.until > now) else {
        return Ok(write(OfClaim::Sent(claim.id)).await?);
    };
    write(OfClaim::Sending(claim.id, again(claim.tries, now))).await?;
    match post.send(&letter, now).await {
        Fared::Taken | Fared::Refused(_) => write(OfClaim::Sent(claim.id)).await?,
        Fared::Later => {}
        Fared::Down => write(OfClaim::Unsent(claim.id)).await?,
    }
    Ok(())
}

/// Sends somebody what still holds of what they are to be told.
async fn tell(app: &App, post: &Post, deliveries: &[Delivery], now: Millis) -> Result<(), Problem> {
    let store = &app.tables.store;
    let write = async |what| store.write(Write::Notice(what)).await;
    let mut holds = Vec::with_capacity(deliveries.len());
    for delivery in deliveries {
        if let Some(waits) = in_quiet_hours(delivery, now) {
            write(waits).await?;
            continue;
        }
        match News::named(&delivery.kind) {
            Some(news) if delivery.asked || !news.needs_answer() => holds.push((delivery, news)),
            _ => write(OfNotice::Dropped(delivery.notice)).await?,
        }
    }
    let Some(letter) = letter::of_notices(&holds, &app.notices.links, &post.from) else {
        return Ok(());
    };
    let channel = holds[0].0.channel.id;
    let tries = holds.iter().map(|(delivery, _)| delivery.tries).max().unwrap_or_default();
    if tries >= TRIES {
        return Ok(write(OfNotice::Dead(channel, Some("silent".to_owned()))).await?);
    }
    for (delivery, _) in &holds {
        write(OfNotice::Sending(delivery.notice, channel, again(tries, now))).await?;
    }
    let fared = post.send(&letter, now).await;
    if let Fared::Refused(why) = fared {
        return Ok(write(OfNotice::Dead(channel, Some(why))).await?);
    }
    for (delivery, _) in &holds {
        match fared {
            Fared::Taken => write(OfNotice::Sent(delivery.notice, channel)).await?,
            Fared::Down => write(OfNotice::Unsent(delivery.notice, channel)).await?,
            Fared::Later | Fared::Refused(_) => {}
        }
    }
    Ok(())
}

/// How somebody stands with letters; nothing where the host has no relay.
pub(super) async fn letters_of(app: &App, asker: &Asker) -> Result<Option<Letters>, Problem> {
    if app.notices.post.is_none() {
        return Ok(None);
    }
    let Some(login) = &asker.login else { return Ok(Some(Letters::Guest)) };
    let claim = app.tables.store.claim_of(&login.person).await?;
    let claim = claim.filter(|claim| claim.until > app.tables.time.now());
    let hour = app.tables.store.daily_of(&login.person).await?.map(|daily| daily.hour);
    Ok(Some(Letters::Account { waits: claim.map(|claim| claim.address), hour }))
}

/// Sends a letter to see whether letters come.
pub(super) async fn trial(app: &App, channel: &Channel) -> Fared {
    let now = app.tables.time.now();
    let Some(post) = &app.notices.post else { return Fared::Down };
    match letter::trial(channel, &app.notices.links, &post.from, now) {
        Some(letter) => post.send(&letter, now).await,
        None => Fared::Later,
    }
}

/// `POST /notices/mail/give`: somebody gives an address. Whoever else has given it the answer is the same.
pub(crate) async fn give(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    if app.notices.post.is_none() {
        return Err(Problem::unknown(message!("mail-none")));
    }
    let Some(address) = post::address(fields.first("address")) else {
        let wrong = message!("mail-no-address");
        let page = show(&app, &asker, tongue, (Some(&wrong), None)).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    asker.may(What::Letter)?;
    let (account, now) = (accounts::own(&app, login).await?, app.tables.time.now());
    let claim = Claim {
        id: 0,
        person: account.person,
        name: account.name,
        address: address.to_string(),
        tongue: tongue.code().to_owned(),
        site: app.origin.clone().unwrap_or_default(),
        until: now + GOOD,
        tries: 0,
    };
    app.tables.store.write(Write::Claim(OfClaim::Made(claim, now))).await?;
    app.tables.told.wake_letters();
    let done = message!("mail-given", address = address.to_string(), hours = GOOD / HOUR);
    Ok(show(&app, &asker, tongue, (None, Some(&done))).await?.into_response())
}

/// `POST /notices/mail/when`: letters come at once, or one a day.
pub(crate) async fn daily(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Redirect, Problem> {
    asker.may(What::Say)?;
    let (person, now) = (asker.logged()?.person.clone(), app.tables.time.now());
    let (hour, ahead) = (fields.first("hour").parse::<u8>(), fields.first("ahead").parse::<i16>());
    let wanted = match (hour, ahead) {
        _ if fields.first("hour").is_empty() => None,
        (Ok(hour), Ok(ahead)) if hour < 24 && ahead.abs() <= FARTHEST => {
            Some(Daily { hour, ahead })
        }
        _ => return Err(Problem::wrong(message!("mail-when-wrong"))),
    };
    let due = wanted.map_or(now, |daily| daily.next(now));
    app.tables.store.write(Write::Notice(OfNotice::Daily(person, wanted, due))).await?;
    app.tables.told.wake_letters();
    Ok(Redirect::to("/notices#mail"))
}

/// `GET /notices/mail`: where the link in a letter leads. Whatever only looks at addresses does not use it up.
pub(crate) async fn offer(
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    Ok(Html(confirm_page(tongue, None).into_string()))
}

/// `POST /notices/mail/confirm`: an address is somebody's own, and counts.
pub(crate) async fn confirm(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    // Who has no script may have put all of the address there.
    let typed = fields.first("secret").rsplit('#').next().unwrap_or_default().trim().to_owned();
    uncancelled(async move {
        let (store, now) = (&app.tables.store, app.tables.time.now());
        let wrong = || {
            let why = say!(tongue, "mail-confirm-wrong");
            let page = Html(confirm_page(tongue, Some(&why)).into_string());
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        };
        let Some(id) = Links::number(&typed) else { return wrong() };
        let claim = store.claim(id).await?;
        let links = &app.notices.links;
        let claim = claim.filter(|claim| links.same(&links.confirms(claim), &typed));
        let Some(claim) = claim else { return wrong() };
        let confirmed = OfClaim::Confirmed(id, now, &QUIET);
        match store.write(Write::Claim(confirmed)).await.map_err(Problem::from) {
            Ok(()) => {}
            Err(problem) if problem.is_unknown() => return wrong(),
            Err(problem) => return Err(problem),
        }
        app.tables.told.listens(claim.person);
        let (title, about) = (
            message!("mail-confirmed"),
            message!("mail-confirmed-about", address = claim.address, name = claim.name),
        );
        Ok(Html(ui::page::message(tongue, &title, &about).into_string()).into_response())
    })
    .await
}

/// Whoever follows a link out of a letter: of them nothing is known but from where, for no cookie is read.
#[derive(Debug)]
pub(crate) struct Anybody;

impl FromRequestParts<App> for Anybody {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Asker::nobody(parts, app).may(What::Look)?;
        Ok(Self)
    }
}

/// The address that a link out of a letter is about; refused if it is about none.
async fn ended_by(app: &App, link: &str) -> Result<(Channel, &'static Tongue), Problem> {
    let found = match Links::number(link) {
        Some(id) => app.tables.store.channel(id).await?,
        None => None,
    };
    let links = &app.notices.links;
    let right = |channel: &Channel| channel.kind == MAIL && links.same(&links.ends(channel), link);
    let channel = found.filter(right);
    let channel = channel.ok_or_else(|| Problem::unknown(message!("mail-off-wrong")))?;
    let tongue = tongue::tongue(&channel.tongue).unwrap_or(english());
    Ok((channel, tongue))
}

/// `GET /notices/off/LINK`: a page with a button. Whatever only looks at addresses ends nothing.
pub(crate) async fn ask_off(
    State(app): State<App>,
    Path(link): Path<String>,
    _: Anybody,
) -> Result<Html<String>, Problem> {
    let (channel, tongue) = ended_by(&app, &link).await?;
    Ok(Html(off_page(tongue, &channel.address, &link).into_string()))
}

/// `POST /notices/off/LINK`: no more letters to this address, also where a program of mail asks for it (RFC 8058).
pub(crate) async fn off(
    State(app): State<App>,
    Path(link): Path<String>,
    _: Anybody,
) -> Result<Html<String>, Problem> {
    let (channel, tongue) = ended_by(&app, &link).await?;
    let removed = OfNotice::Removed(channel.person, channel.id);
    app.tables.store.write(Write::Notice(removed)).await?;
    let (title, about) =
        (message!("mail-ended"), message!("mail-ended-about", address = channel.address));
    Ok(Html(ui::page::message(tongue, &title, &about).into_string()))
}
