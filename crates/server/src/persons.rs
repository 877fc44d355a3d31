//! Persons: a random number in a signed cookie, and nothing else.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use table::PersonId;

use crate::errors::Problem;
use crate::limits::{What, Who};
use crate::thinkers::Owner;
use crate::{App, proxy, random};

const COOKIE: &str = "orderstack";

/// Who asks: perhaps a person, and from where.
#[derive(Debug)]
pub(crate) struct Asker {
    pub(crate) person: Option<PersonId>,
    pub(crate) address: IpAddr,
    https: bool,
    jar: SignedCookieJar,
    app: App,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let person = jar.get(COOKIE).map(|cookie| cookie.value().into());
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let address = if app.behind_proxy { forwarded(&parts.headers) } else { None };
        let (address, https) =
            (network(address.unwrap_or(peer)), proxy::https(app, &parts.headers));
        Ok(Self { person, address, https, jar, app: app.clone() })
    }
}

impl Asker {
    /// Counts what is asked for; refused if it is too much.
    pub(crate) fn may(&self, what: What) -> Result<(), Problem> {
        if self.app.limits.allows(what, &self.who()) { Ok(()) } else { Err(Problem::too_often()) }
    }

    pub(crate) fn who(&self) -> Who {
        Who { person: self.person.clone(), address: self.address }
    }

    /// Whom thought is for that is asked for.
    pub(crate) fn owner(&self) -> Owner {
        let name = self.person.as_ref().map_or("", PersonId::as_str);
        Owner { address: Some(self.address), name: name.to_owned() }
    }

    /// The person, made now if there is none, and the cookies to answer with.
    pub(crate) fn person(self) -> Result<(PersonId, SignedCookieJar), Problem> {
        if let Some(person) = self.person {
            return Ok((person, self.jar));
        }
        let person = random::hex(16)?;
        let mut cookie = Cookie::new(COOKIE, person.clone());
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(self.https);
        cookie.set_path("/");
        // Games go on for months.
        cookie.make_permanent();
        Ok((person.into(), self.jar.add(cookie)))
    }
}

/// The address the nearest proxy saw: it adds it at the end.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// Whoever has an IPv6 address has a network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
        four => four,
    }
}
