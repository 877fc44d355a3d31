//! What people are told who do not look. What is to be told is written with the change that it is about, waits a moment, and is
//! decided on then: whoever has seen it, has answered, or does not want to know is not told. What goes out is written down before it
//! is sent, so that it is sent at least once; a browser shows what comes twice once.
//!
//! | file | concern |
//! | --- | --- |
//! | `seal.rs` | what only a browser can open, and who it comes from (RFC 8291, RFC 8292) |
//! | `call.rs` | calling an address out there, and only out there |
//! | `listeners.rs` | who can be told anything at all |
//! | `word.rs` | what is said, and in which form |
//! | `page.rs` | what people choose |
//! | `mail.rs`, `letter.rs`, `post.rs` | letters: to whom, what is in them, how they are handed over |

mod call;
mod letter;
mod listeners;
mod mail;
mod page;
mod post;
mod seal;
mod word;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

pub use call::Outside;
use call::{Answer, Call};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use house::News;
pub(crate) use listeners::Listeners;
use mail::Links;
pub(crate) use mail::{ask_off, confirm, daily, give, off, offer, tend as tend_mail};
pub(crate) use page::{
    add, manifest, page, quiet, remove, seen, silence, subscribe, test, unhear, worker,
};
use post::Post;
pub use post::Relay;
pub(crate) use seal::Seal;
use store::{Delivery, DueNotice, OfNotice, Write};
use table::{Millis, PersonId};
use tokio::sync::Semaphore;

use crate::App;
use crate::errors::Problem;

/// After so many minutes it is tried again, if it could not be sent; then no more.
const AGAIN: [i64; 5] = [1, 5, 15, 60, 240];
const MINUTE: Millis = 60_000;
/// So many notices an hour one gets at most.
const EACH_HOUR: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// So many are sent at the same time.
const AT_ONCE: usize = 8;
/// So much is looked at in one go.
const IN_ONE_GO: i64 = 100;
/// It is looked whether something is due at least this often, should nothing be known of it.
const LOOKS: Duration = Duration::from_secs(3_600);

/// What the notices need to know between two requests.
pub(crate) struct Notices {
    seal: Seal,
    outside: Outside,
    each_hour: DefaultKeyedRateLimiter<PersonId>,
    /// What hands letters over, where the host has a relay.
    post: Option<Post>,
    links: Links,
}

impl Notices {
    /// Refused with a sentence where the relay is none. Links in letters are signed with a secret that is kept.
    pub(crate) fn new(
        seal: Seal,
        outside: Outside,
        secret: &[u8],
        (relay, origin): (Option<&Relay>, Option<&str>),
    ) -> Result<Self, String> {
        let each_hour = RateLimiter::keyed(Quota::per_hour(EACH_HOUR));
        let post = relay.map(|relay| Post::new(relay, origin)).transpose()?;
        Ok(Self { seal, outside, each_hour, post, links: Links::new(secret) })
    }

    /// Forgets what is old.
    pub(crate) fn forget(&self) {
        self.each_hour.retain_recent();
    }
}

/// Sends what is to be sent until the server stops.
pub(crate) async fn tend(app: App) {
    let (mut stopping, time) = (app.stopping.clone(), app.tables.time);
    let few = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let next = match work(&app, &few, time.now()).await {
            Ok(next) => next,
            Err(problem) => {
                tracing::warn!("what people should be told waits: {problem:?}");
                Some(time.now() + MINUTE)
            }
        };
        let wait = next.map(|next| (next - time.now()).max(20).cast_unsigned());
        let wait = wait.map_or(LOOKS, |wait| Duration::from_millis(wait).min(LOOKS));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.tables.told.woken() => {}
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
    }
    // Nobody is called any more who is not being called now.
    drop(few.acquire_many(AT_ONCE as u32).await);
}

/// Decides on what is due, and sends what is to be sent; says when there is more to do.
async fn work(app: &App, few: &Arc<Semaphore>, now: Millis) -> Result<Option<Millis>, Problem> {
    let store = &app.tables.store;
    for notice in store.notices_due(now, IN_ONE_GO).await? {
        let quiet = notice.quiet.and_then(|quiet| quiet.over(now));
        // Nobody's time is running out while it does not run.
        let held = notice.held.filter(|_| notice.kind == News::Short.name());
        let what = match quiet.or(held) {
            // Whether it is still wanted is seen then.
            Some(over) => OfNotice::Later(notice.id, over),
            None if wants(app, &notice) => {
                let letters = notice.daily.map_or(now, |daily| daily.next(now));
                OfNotice::Out(notice.id, now, letters)
            }
            None => OfNotice::Dropped(notice.id),
        };
        store.write(Write::Notice(what)).await?;
        app.tables.told.wake_letters();
    }
    for delivery in store.deliveries_due(now, IN_ONE_GO).await? {
        if *app.stopping.borrow() {
            break;
        }
        let Some(news) =
            News::named(&delivery.kind).filter(|news| delivery.asked || !news.needs_answer())
        else {
            // The turn has passed while it waited.
            store.write(Write::Notice(OfNotice::Dropped(delivery.notice))).await?;
            continue;
        };
        if let Some(waits) = in_quiet_hours(&delivery, now) {
            store.write(Write::Notice(waits)).await?;
            continue;
        }
        let Some(wait) = AGAIN.get(delivery.tries as usize) else {
            store.write(Write::Notice(given_up(&delivery))).await?;
            continue;
        };
        let (notice, channel) = (delivery.notice, delivery.channel.id);
        let Ok(permit) = Arc::clone(few).acquire_owned().await else { break };
        // Now, and not when it was found: others may have kept it waiting until it would be due again while it is being sent.
        let again = app.tables.time.now() + wait * MINUTE;
        store.write(Write::Notice(OfNotice::Sending(notice, channel, again))).await?;
        let app = app.clone();
        tokio::spawn(async move {
            deliver(&app, &delivery, news).await;
            drop(permit);
        });
    }
    Ok(store.next_notice().await?)
}

/// Whether somebody still wants to be told.
fn wants(app: &App, notice: &DueNotice) -> bool {
    let Some(news) = News::named(&notice.kind) else { return false };
    let answered = news.needs_answer() && !notice.asked;
    !answered && !notice.unwanted && app.notices.each_hour.check_key(&notice.person).is_ok()
}

/// What is tried again does not come in quiet hours either.
fn in_quiet_hours(delivery: &Delivery, now: Millis) -> Option<OfNotice> {
    let over = delivery.quiet?.over(now)?;
    Some(OfNotice::Waits(delivery.notice, delivery.channel.id, over))
}

/// What becomes of a delivery that fails again and again: a browser may be back some day, an address that is wrong is told its owner.
fn given_up(delivery: &Delivery) -> OfNotice {
    match delivery.channel.kind.as_str() {
        page::PUSH => OfNotice::Sent(delivery.notice, delivery.channel.id),
        _ => OfNotice::Dead(delivery.channel.id, Some("silent".to_owned())),
    }
}

async fn deliver(app: &App, delivery: &Delivery, news: News) {
    let (notice, channel) = (delivery.notice, delivery.channel.id);
    let said = word::said(delivery, news);
    let answer = match call_for(app, delivery, &said) {
        Some(call) => call.send(app.notices.outside).await,
        None => Answer::Gone,
    };
    let done = match answer {
        Answer::Taken => OfNotice::Sent(notice, channel),
        // A browser that is not there any more needs no word; who has given an address wants to know.
        Answer::Gone if delivery.channel.kind == page::PUSH => OfNotice::Dead(channel, None),
        Answer::Gone => OfNotice::Dead(channel, Some("refused".to_owned())),
        Answer::Later => return,
    };
    if let Err(trouble) = app.tables.store.write(Write::Notice(done)).await {
        tracing::warn!("somebody may be told the same once more: {trouble}");
    }
    app.tables.told.wake();
}

/// What is to be sent; none where it cannot be.
fn call_for(app: &App, delivery: &Delivery, said: &word::Said) -> Option<Call> {
    let channel = &delivery.channel;
    match channel.kind.as_str() {
        page::PUSH => {
            let now = app.tables.time.now();
            app.notices.seal.call(channel, &said.sealed(), said.topic(), now / 1000)
        }
        kind => Some(said.call(channel, kind == page::DISCORD, app.tables.time.now() / 1000)),
    }
}
