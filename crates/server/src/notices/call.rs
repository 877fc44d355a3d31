//! Calling an address out there. Nobody is led into the host's own network: names are looked up once, every address must be a
//! public one, and the connection goes to just that address.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use axum::body::Body;
use hyper::client::conn::http1;
use hyper::{Request, StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;

use crate::secure::secured;

/// Whoever takes longer to answer is asked again later.
const PATIENCE: Duration = Duration::from_secs(6);

/// Where may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outside {
    /// The public network, by https.
    #[default]
    Public,
    /// Everything: for tests, and for who hosts for a network of their own.
    Anywhere,
}

/// Something that is sent somewhere.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) to: Uri,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

/// How that went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It is there.
    Taken,
    /// It may be so later.
    Later,
    /// It will never be.
    Gone,
}

impl Outside {
    /// The address, if it may be called.
    pub(super) fn address(self, text: &str) -> Option<Uri> {
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority()?;
        let anywhere = self == Self::Anywhere;
        let fits =
            uri.scheme_str() == Some("https") || (anywhere && uri.scheme_str() == Some("http"));
        // Names, and no numbers: what a number leads to nobody looks up.
        let host = authority.host().trim_matches(['[', ']']);
        let named = host.parse::<IpAddr>().is_err() && host.contains('.');
        let plain = !authority.as_str().contains('@') && text.len() <= 1_000;
        (fits && plain && (named || anywhere)).then_some(uri)
    }
}

impl Call {
    /// Sends it.
    pub(super) async fn send(self, outside: Outside) -> Answer {
        if outside.address(&self.to.to_string()).is_none() {
            return Answer::Gone;
        }
        match timeout(PATIENCE, self.sent(outside)).await {
            Ok(Some(status)) => told(status),
            _ => Answer::Later,
        }
    }

    async fn sent(self, outside: Outside) -> Option<StatusCode> {
        let tls = self.to.scheme_str() == Some("https");
        let host = self.to.host()?.trim_matches(['[', ']']).to_owned();
        let port = self.to.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let found: Vec<SocketAddr> = lookup_host((host.as_str(), port)).await.ok()?.collect();
        let fits = outside == Outside::Anywhere || found.iter().all(|at| is_public(at.ip()));
        let at = found.first().filter(|_| fits)?;
        let line = TcpStream::connect(at).await.ok()?;
        if !tls {
            return self.exchange(line).await;
        }
        self.exchange(secured(&host, line).await.ok()?).await
    }

    async fn exchange(
        self,
        line: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    ) -> Option<StatusCode> {
        let (mut asks, connection) = http1::handshake(TokioIo::new(line)).await.ok()?;
        let driven = tokio::spawn(connection);
        let path = self.to.path_and_query().map_or("/", |path| path.as_str());
        let mut request = Request::post(path)
            .header(header::HOST, self.to.authority()?.as_str())
            .header(header::USER_AGENT, "orderstack")
            .header(header::CONTENT_LENGTH, self.body.len());
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        let answer = asks.send_request(request.body(Body::from(self.body)).ok()?).await;
        // What else it says is nobody's business.
        driven.abort();
        Some(answer.ok()?.status())
    }
}

fn told(status: StatusCode) -> Answer {
    match status {
        _ if status.is_success() => Answer::Taken,
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => Answer::Later,
        _ if status.is_server_error() => Answer::Later,
        _ => Answer::Gone,
    }
}

/// Whether an address is one of the public network, and not of the host's own, of another protocol's inside, or of nobody's.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => {
            let [a, b, c, _] = four.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let special = (a == 192 && b == 0 && c == 0) || (a == 198 && (b == 18 || b == 19));
            !(four.is_private()
                || four.is_loopback()
                || four.is_link_local()
                || four.is_documentation()
                || four.is_multicast()
                || shared
                || special
                || a == 0
                || a >= 240)
        }
        IpAddr::V6(six) => {
            let [a, b, ..] = six.segments();
            // What stands in for an address of the other kind could stand in for one that is not public.
            let stand_in = a == 0x2002 || (a == 0x64 && b == 0xff9b) || (a == 0x2001 && b < 0x200);
            let global = (a & 0xe000) == 0x2000;
            global && !stand_in && !(a == 0x2001 && b == 0xdb8) && six != Ipv6Addr::UNSPECIFIED
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_into_the_hosts_own_network() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "192.0.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "::7f00:1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for public in ["1.1.1.1", "93.184.215.14", "100.128.0.1", "2606:4700::1111", "2a00:1450::5"]
        {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        let public = Outside::Public;
        for refused in [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "https://2130706433/",
            "https://me@example.org/",
            "https://",
            "example.org",
            "/path",
            "ftp://example.org/",
            "https://intranet/",
        ] {
            assert!(public.address(refused).is_none(), "{refused}");
        }
        assert!(public.address("https://discord.com/api/webhooks/1/x").is_some());
    }

    #[test]
    fn an_answer_says_whether_to_try_again() {
        let told = |status: u16| told(StatusCode::from_u16(status).expect("a status"));
        assert_eq!([200, 201, 204].map(told), [Answer::Taken; 3]);
        assert_eq!([408, 429, 500, 503].map(told), [Answer::Later; 4]);
        assert_eq!([301, 400, 401, 403, 404, 410, 413].map(told), [Answer::Gone; 7]);
    }
}
