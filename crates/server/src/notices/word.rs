//! What is said to whom does not look, and in which form. It tells nothing that not everybody sees at the table, or of the contest.

use house::News;
use hyper::Uri;
use kernel::Message;
use ring::hmac;
use serde_json::{Value, json};
use store::{About, Channel, Delivery};
use tongue::{Tongue, english, say};

use super::call::Call;

/// All that a browser is sent is as long as this, so that its push service learns nothing by the length.
const LENGTH: usize = 600;

/// What is said of a table, or of a contest.
#[derive(Debug)]
pub(super) struct Said {
    news: News,
    /// The id of the table; nothing where it is about none.
    table: String,
    /// The id of the contest; nothing where it is about none.
    contest: String,
    title: String,
    words: String,
    /// Tells this from everything else that is sent.
    number: String,
    site: String,
}

/// What a delivery says.
pub(super) fn said(delivery: &Delivery, news: News) -> Said {
    let tongue = tongue::tongue(&delivery.channel.tongue).unwrap_or(english());
    let words = match news {
        News::Turn => Message::new("notice-turn"),
        News::Short => Message::new("notice-short"),
        News::Full => Message::new("notice-full"),
        News::Over => Message::new("notice-over"),
        News::Asked => Message::new("notice-asked"),
        News::Again => Message::new("notice-again"),
        News::Said => Message::new("notice-said"),
        News::Invited => Message::new("notice-invited"),
        News::Off => Message::new("notice-off"),
        News::Ended => Message::new("notice-ended"),
    };
    let (table, contest, title) = match &delivery.about {
        About::Table(game) => {
            let title = house::title(&game.title, &game.places, tongue);
            (game.id.clone(), String::new(), title)
        }
        About::Contest(id, title) => (String::new(), id.clone(), title.clone()),
    };
    Said {
        news,
        table,
        contest,
        title,
        words: tongue.say(&words),
        number: format!("{}-{}", delivery.notice, delivery.channel.id),
        site: delivery.channel.site.clone(),
    }
}

/// What is said to see whether somebody can be told anything at all.
pub(super) fn trial(channel: &Channel) -> Said {
    let tongue = tongue::tongue(&channel.tongue).unwrap_or(english());
    Said {
        news: News::Said,
        table: String::new(),
        contest: String::new(),
        title: say!(tongue, "site-name"),
        words: say!(tongue, "notice-trial"),
        number: format!("0-{}", channel.id),
        site: channel.site.clone(),
    }
}

impl Said {
    /// All that is said, in one line.
    pub(super) fn sentence(&self, tongue: &Tongue) -> String {
        say!(tongue, "notice-of", table = self.title.as_str(), words = self.words.as_str())
    }

    /// Where it leads.
    pub(super) fn address(&self) -> String {
        format!("{}{}", self.site, self.path())
    }

    fn path(&self) -> String {
        match (&*self.table, &*self.contest) {
            ("", "") => "/notices".to_owned(),
            ("", contest) => format!("/contests/{contest}"),
            (table, _) => format!("/t/{table}"),
        }
    }

    /// Of what is sent about the same, a push service keeps the last.
    pub(super) fn topic(&self) -> &str {
        if self.table.is_empty() { &self.contest } else { &self.table }
    }

    /// For a browser: always as long.
    pub(super) fn sealed(&self) -> Vec<u8> {
        let said = json!({"title": self.title, "words": self.words, "path": self.path()});
        let mut bytes = said.to_string().into_bytes();
        bytes.resize(bytes.len().max(LENGTH), b' ');
        bytes
    }

    /// For an address that is called, as that of a chat is, or signed.
    pub(super) fn call(&self, channel: &Channel, chat: bool, now: i64) -> Call {
        let address = self.address();
        let body = match chat {
            // Nobody is called by a name that somebody has given a table.
            true => json!({
                "content": format!("{}: {} <{address}>", self.title, self.words),
                "allowed_mentions": {"parse": Value::Array(Vec::new())},
            }),
            false => json!({
                "id": self.number,
                "event": self.news.name(),
                "table": self.table,
                "contest": self.contest,
                "title": self.title,
                "text": self.words,
                "address": address,
            }),
        };
        let body = body.to_string().into_bytes();
        let key = hmac::Key::new(hmac::HMAC_SHA256, channel.key.as_bytes());
        let signed = [now.to_string().as_bytes(), b".", &body].concat();
        let signature = hmac::sign(&key, &signed);
        let hex: String = signature.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("orderstack-signature", format!("t={now},v1={hex}")),
        ];
        // It was checked when it was given.
        let to = channel.address.parse().unwrap_or(Uri::from_static("/"));
        Call { to, headers, body }
    }
}
