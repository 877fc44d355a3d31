//! Handing letters over to the relay of the host, step by step: only so can be told whether it refuses an address, or everything.

use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hyper::Uri;
use lettre::message::Mailbox;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, Message};
use table::Millis;
use tokio::time::timeout;
use ui::letters::{line, shortened};

use super::MINUTE;

/// Whoever takes longer to take a letter is asked again later.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many minutes a relay is left alone that takes nothing, the first time, the second and so on.
const RESTS: [i64; 4] = [1, 5, 15, 60];
/// Letters of what a relay says of an address.
const REASON_LETTERS: usize = 200;

/// The relay of the host, which takes letters and delivers them.
#[derive(Clone)]
pub struct Relay {
    /// Where it is: `smtps://USER@HOST`, or `smtp://USER@HOST` where the line is secured once it is open.
    pub url: String,
    /// From whom letters come.
    pub from: String,
    /// What opens it, if anything.
    pub password: Option<String>,
}

/// Nobody reads what opens it in a log.
impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relay").field("url", &self.url).field("from", &self.from).finish()
    }
}

/// How the line to the relay is secured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// From the first word on.
    Tls,
    /// After a few words.
    Starttls,
    /// Not at all: it never leaves this machine.
    Inside,
}

/// How a letter fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fared {
    /// It is with the relay.
    Taken,
    /// The relay will never take one to this address: what it says of it.
    Refused(String),
    /// It does not take this one now.
    Later,
    /// It takes nothing now.
    Down,
}

/// What hands letters over.
pub(super) struct Post {
    host: String,
    port: u16,
    line: Line,
    opens: Option<Credentials>,
    pub(super) from: Mailbox,
    /// What this server calls itself.
    hello: ClientId,
    /// How often the relay has taken nothing, one time after the other, and until when it is left alone.
    rest: Mutex<(usize, Millis)>,
}

impl Post {
    /// What hands letters over to this relay; refused with a sentence.
    pub(super) fn new(relay: &Relay, origin: Option<&str>) -> Result<Self, String> {
        let origin = origin.ok_or(
            "letters lead people back here, so --smtp needs the address they know, by --origin https://HOST",
        )?;
        let from: Mailbox = relay.from.parse().map_err(|_| {
            let from = &relay.from;
            format!("'{from}' is no address that letters can come from; it reads orderstack@example.org, by --mail-from")
        })?;
        // What is wrong with an address may be the password in it, so it is not said again.
        let wrong = || {
            "--smtp takes smtps://USER@HOST or smtp://USER@HOST, with a port if it is not the usual one".to_owned()
        };
        let uri: Uri = relay.url.parse().map_err(|_| wrong())?;
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        let inside = host == "localhost"
            || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|at| at.is_loopback());
        let (line, port) = match uri.scheme_str() {
            Some("smtps") => (Line::Tls, 465),
            Some("smtp") if inside => (Line::Inside, 25),
            Some("smtp") => (Line::Starttls, 587),
            _ => return Err(wrong()),
        };
        if uri.path_and_query().is_some_and(|rest| rest != "/") {
            return Err(wrong());
        }
        let authority = uri.authority().map_or("", |authority| authority.as_str());
        let user = authority.rsplit_once('@').map(|(user, _)| user.replace("%40", "@"));
        if user.as_ref().is_some_and(|user| user.contains(':')) {
            return Err("everybody on this machine can read the command line: the password of --smtp belongs into a file, \
                by --smtp-password FILE, or into ORDERSTACK_SMTP_PASSWORD".to_owned());
        }
        let opens = match (user, &relay.password) {
            (Some(user), Some(password)) => Some(Credentials::new(user, password.clone())),
            (None, None) => None,
            (Some(_), None) => {
                return Err(
                    "--smtp names a user, so it needs a password, by --smtp-password FILE or \
                ORDERSTACK_SMTP_PASSWORD"
                        .to_owned(),
                );
            }
            (None, Some(_)) => return Err(
                "there is a password for --smtp, but it names no user; it reads smtps://USER@HOST"
                    .to_owned(),
            ),
        };
        let site = origin.parse::<Uri>().ok().and_then(|site| Some(site.host()?.to_owned()));
        Ok(Self {
            host: host.trim_matches(['[', ']']).to_owned(),
            port: uri.port_u16().unwrap_or(port),
            line,
            opens,
            from,
            hello: ClientId::Domain(site.unwrap_or_else(|| "localhost".to_owned())),
            rest: Mutex::default(),
        })
    }

    /// Until when the relay is left alone.
    pub(super) fn rests_until(&self) -> Millis {
        self.rest.lock().unwrap_or_else(PoisonError::into_inner).1
    }

    /// Hands a letter over.
    pub(super) async fn send(&self, letter: &Message, now: Millis) -> Fared {
        let fared = timeout(PATIENCE, self.handed(letter)).await;
        let fared = fared.unwrap_or(Ok(Fared::Down)).unwrap_or_else(|error| {
            tracing::warn!("the relay takes no letters: {error}");
            Fared::Down
        });
        let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
        *rest = match fared {
            Fared::Down => {
                let minutes = RESTS[rest.0.min(RESTS.len() - 1)];
                (rest.0 + 1, now + minutes * MINUTE)
            }
            _ => (0, 0),
        };
        fared
    }

    /// Errors are those of the relay, whatever the letter.
    async fn handed(&self, letter: &Message) -> Result<Fared, Error> {
        let mut line = self.line().await?;
        line.command(Mail::new(letter.envelope().from().cloned(), Vec::new())).await?;
        for to in letter.envelope().to() {
            if let Some(fared) = answered(line.command(Rcpt::new(to.clone(), Vec::new())).await)? {
                drop(line.quit().await);
                return Ok(fared);
            }
        }
        line.command(Data).await?;
        let fared = answered(line.message(&letter.formatted()).await)?;
        drop(line.quit().await);
        // What it does not like in a letter it may like in the next one.
        Ok(match fared {
            None => Fared::Taken,
            Some(_) => Fared::Later,
        })
    }

    async fn line(&self) -> Result<AsyncSmtpConnection, Error> {
        let tls = || TlsParameters::new(self.host.clone());
        let first = if self.line == Line::Tls { Some(tls()?) } else { None };
        let at = (self.host.as_str(), self.port);
        let mut line =
            AsyncSmtpConnection::connect_tokio1(at, Some(PATIENCE), &self.hello, first, None)
                .await?;
        if self.line == Line::Starttls {
            line.starttls(tls()?, &self.hello).await?;
        }
        if let Some(opens) = &self.opens {
            line.auth(DEFAULT_MECHANISMS, opens).await?;
        }
        Ok(line)
    }
}

/// What a relay makes of one letter; nothing where it goes on.
fn answered<T>(answer: Result<T, Error>) -> Result<Option<Fared>, Error> {
    match answer {
        Ok(_) => Ok(None),
        Err(error) if error.is_permanent() => {
            let words = std::error::Error::source(&error).map(ToString::to_string);
            let code = error.status().map(|code| code.to_string()).unwrap_or_default();
            let said = format!("{code} {}", words.unwrap_or_default());
            if said.contains(" 5.7.") {
                // It is not the address that it does not like, but who sends there.
                tracing::warn!("the relay refuses a letter: {said}");
                return Ok(Some(Fared::Later));
            }
            Ok(Some(Fared::Refused(shortened(line(&said).trim(), REASON_LETTERS))))
        }
        Err(error) if error.is_transient() => Ok(Some(Fared::Later)),
        Err(error) => Err(error),
    }
}

/// An address that letters can be sent to: at a name of the public network.
pub(super) fn address(text: &str) -> Option<Address> {
    let address: Address = text.trim().parse().ok()?;
    let domain = address.domain().to_lowercase();
    let last = domain.rsplit('.').next()?;
    let named = domain.contains('.') && last.parse::<u8>().is_err() && !domain.starts_with('[');
    let plain = text.trim().len() <= 254 && text.is_ascii();
    (named && plain).then(|| Address::new(address.user(), domain).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relay(url: &str, password: Option<&str>) -> Result<Post, String> {
        let from = "Orderstack <orderstack@example.org>".to_owned();
        let relay = Relay { url: url.to_owned(), from, password: password.map(str::to_owned) };
        Post::new(&relay, Some("https://play.example.org"))
    }

    #[test]
    fn a_relay_is_read_and_a_bad_one_refused_without_its_password() {
        for (url, password, line, port) in [
            ("smtps://me@mail.example.org", Some("x"), Line::Tls, 465),
            ("smtp://me%40example.org@mail.example.org:2525", Some("x"), Line::Starttls, 2525),
            ("smtp://mail.example.org/", None, Line::Starttls, 587),
            ("smtp://localhost:1025", None, Line::Inside, 1025),
            ("smtp://127.0.0.1", None, Line::Inside, 25),
            ("smtp://[::1]", None, Line::Inside, 25),
        ] {
            let post = relay(url, password).expect("a relay");
            assert_eq!((post.line, post.port), (line, port), "{url}");
        }
        for (url, password) in [
            ("", None),
            ("mail.example.org", None),
            ("http://mail.example.org", None),
            ("smtps://", None),
            ("smtps://mail.example.org/x?y", None),
            ("smtps://me@mail.example.org", None),
            ("smtps://mail.example.org", Some("hush")),
            ("smtps://me:hush@mail.example.org", None),
            ("smtps://me:hu sh@mail.example.org", None),
        ] {
            let why = relay(url, password).err().expect("refused");
            assert!(!why.contains("hush") && !why.contains('\n'), "{url}: {why}");
        }
        let relay = Relay {
            url: "smtp://localhost".to_owned(),
            from: "nobody".to_owned(),
            password: Some("hush".to_owned()),
        };
        assert!(Post::new(&relay, Some("https://play.example.org")).is_err());
        assert!(Post::new(&relay, None).is_err_and(|why| why.contains("--origin")));
        assert!(!format!("{relay:?}").contains("hush"));
    }

    #[test]
    fn letters_go_to_addresses_of_the_public_network() {
        let known = |text| address(text).map(|address| address.to_string());
        assert_eq!(known(" Mira@Example.ORG "), Some("Mira@example.org".to_owned()));
        let long = format!("{}@example.org", "m".repeat(250));
        for wrong in [
            "",
            "mira",
            "mira@localhost",
            "mira@[127.0.0.1]",
            "mira@127.0.0.1",
            "a@b.org, c@d.org",
            "a@b.org\r\nBcc: c@d.org",
            "<a@b.org>",
            "żółw@example.org",
            &long,
        ] {
            assert_eq!(known(wrong), None, "{wrong}");
        }
    }
}
