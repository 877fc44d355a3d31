//! A letter: what waits for somebody, in plain text and in HTML, with a way to have no more of them that takes one press.

use house::News;
use kernel::history::sha256_hex;
use kernel::{Message as Words, message};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{Address, Message};
use maud::{DOCTYPE, html};
use store::{Channel, Claim, Delivery};
use tongue::{Tongue, english, say};
use ui::letters::line;

use super::{Links, word};

/// What a letter is about.
#[derive(Debug)]
struct Letter<'a> {
    tongue: &'a Tongue,
    to: &'a str,
    site: &'a str,
    subject: String,
    /// What is said, each with where it leads.
    said: Vec<(String, String)>,
    /// Why it comes.
    why: String,
    /// The address of no more of them.
    off: Option<String>,
    /// Does not change when it is sent once more: whoever gets it twice is shown it once.
    number: String,
}

fn tongue_of(code: &str) -> &'static Tongue {
    tongue::tongue(code).unwrap_or(english())
}

/// What waits for somebody.
pub(super) fn of_notices(
    deliveries: &[(&Delivery, News)],
    links: &Links,
    from: &Mailbox,
) -> Option<Message> {
    let (first, _) = deliveries.first()?;
    let channel = &first.channel;
    let tongue = tongue_of(&channel.tongue);
    let said: Vec<word::Said> =
        deliveries.iter().map(|(delivery, news)| word::said(delivery, *news)).collect();
    let subject = match &said[..] {
        [one] => one.sentence(tongue),
        many => say!(tongue, "mail-several", count = many.len()),
    };
    let numbers: Vec<String> =
        deliveries.iter().map(|(delivery, _)| delivery.notice.to_string()).collect();
    let letter = Letter {
        said: said.iter().map(|said| (said.sentence(tongue), said.address())).collect(),
        number: format!("notice:{}:{}", channel.id, numbers.join(",")),
        ..to_channel(channel, links, tongue, subject)
    };
    letter.written(from)
}

/// What is sent to see whether letters come.
pub(super) fn trial(channel: &Channel, links: &Links, from: &Mailbox, now: i64) -> Option<Message> {
    let tongue = tongue_of(&channel.tongue);
    let words = say!(tongue, "notice-trial");
    let letter = Letter {
        said: vec![(words.clone(), format!("{}/notices", channel.site))],
        number: format!("trial:{}:{now}", channel.id),
        ..to_channel(channel, links, tongue, words)
    };
    letter.written(from)
}

/// The letter with the link that shows that an address is somebody's own.
pub(super) fn to_confirm(claim: &Claim, links: &Links, from: &Mailbox) -> Option<Message> {
    let tongue = tongue_of(&claim.tongue);
    // What stands behind the # is sent to no server, and so stands in no log.
    let address = format!("{}/notices/mail#{}", claim.site, links.confirms(claim));
    let asks = say!(tongue, "mail-confirm-asks", name = claim.name.as_str());
    let letter = Letter {
        tongue,
        to: &claim.address,
        site: &claim.site,
        subject: say!(tongue, "mail-confirm-subject"),
        said: vec![(asks, address)],
        why: say!(tongue, "mail-confirm-why"),
        off: None,
        number: format!("claim:{}:{}", claim.id, claim.until),
    };
    letter.written(from)
}

fn to_channel<'a>(
    channel: &'a Channel,
    links: &Links,
    tongue: &'a Tongue,
    subject: String,
) -> Letter<'a> {
    Letter {
        tongue,
        to: &channel.address,
        site: &channel.site,
        subject,
        said: Vec::new(),
        why: say!(tongue, "mail-why"),
        off: Some(format!("{}/notices/off/{}", channel.site, links.ends(channel))),
        number: String::new(),
    }
}

impl Letter<'_> {
    fn written(&self, from: &Mailbox) -> Option<Message> {
        let to: Address = self.to.parse().ok()?;
        let number = &sha256_hex(format!("{}:{}", self.site, self.number).as_bytes())[..32];
        let mut letter = Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, to))
            // Nobody's name breaks a line of the head.
            .subject(line(&self.subject))
            .message_id(Some(format!("<{number}@{}>", from.email.domain())))
            .date_now()
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(off) = &self.off {
            letter = letter.raw_header(header("List-Unsubscribe", &format!("<{off}>")));
            if off.starts_with("https:") {
                let one_click = header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
                letter = letter.raw_header(one_click);
            }
        }
        letter.multipart(MultiPart::alternative_plain_html(self.plain(), self.html())).ok()
    }

    /// Its last lines: why it comes, and how to have no more of them.
    fn foot(&self) -> Vec<(Words, String)> {
        let off = self.off.iter().map(|off| (message!("mail-off"), off.clone()));
        let all = self.off.iter().map(|_| (message!("mail-all"), format!("{}/notices", self.site)));
        off.chain(all).collect()
    }

    fn plain(&self) -> String {
        let mut text = String::new();
        for (words, address) in &self.said {
            text += &format!("{}\r\n{address}\r\n\r\n", line(words));
        }
        text += &format!("-- \r\n{}\r\n", self.why);
        for (words, address) in self.foot() {
            text += &format!("{}: {address}\r\n", self.tongue.say(&words));
        }
        text
    }

    fn html(&self) -> String {
        let button = "display:inline-block;padding:8px 16px;border-radius:6px;background:#0d1420;color:#ffffff;text-decoration:none";
        let page = html! {
            (DOCTYPE)
            html lang=(self.tongue.code()) {
                head { meta charset="utf-8"; title { (self.subject) } }
                body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#10151f;background:#ffffff" {
                    @for (words, address) in &self.said {
                        p style="margin:0 0 8px" { (line(words)) }
                        p style="margin:0 0 24px" { a href=(address) style=(button) { (say!(self.tongue, "mail-open")) } }
                    }
                    p style="margin:0;padding-top:12px;border-top:1px solid #c8ced8;color:#4a5363;font-size:13px" {
                        (self.why)
                        @for (words, address) in self.foot() { br; a href=(address) style="color:#4a5363" { (self.tongue.say(&words)) } }
                    }
                }
            }
        };
        page.into_string()
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}
