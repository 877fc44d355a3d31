//! Persons: a random number in a signed cookie, and nothing else; or whoever is logged in to an account.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, Key, SameSite, SignedCookieJar};
use kernel::message;
use table::PersonId;

use crate::accounts::{Login, secrets};
use crate::errors::Problem;
use crate::limits::{What, Who};
use crate::thinkers::Owner;
use crate::{App, proxy, random};

/// Says which guest it is.
const COOKIE: &str = "orderstack";

/// Says who is logged in; by https a browser takes the first from this very site alone.
const LOGIN: [&str; 2] = ["__Host-orderstack-login", "orderstack-login"];

/// Who asks: perhaps a person, and from where.
#[derive(Debug)]
pub(crate) struct Asker {
    pub(crate) person: Option<PersonId>,
    /// By what the person is logged in; none for a guest.
    pub(crate) login: Option<Arc<Login>>,
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
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let nobody = Self::nobody(parts, app);
        let https = nobody.https;
        let shown = CookieJar::from_headers(&parts.headers);
        let store = &app.tables.store;
        let login = match shown.get(LOGIN[usize::from(!https)]) {
            Some(cookie) => app.logins.find(store, &secrets::hash(cookie.value())).await?,
            None => None,
        };
        let guest: Option<PersonId> = jar.get(COOKIE).map(|cookie| cookie.value().into());
        let person = match (&login, guest) {
            (Some(login), _) => Some(login.person.clone()),
            (None, Some(guest)) => app.logins.is_guest(store, &guest).await?.then_some(guest),
            (None, None) => None,
        };
        Ok(Self { person, login, jar, ..nobody })
    }
}

impl Asker {
    /// Whoever asks, of whom nothing is known but from where: no cookie is read.
    pub(crate) fn nobody(parts: &Parts, app: &App) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let address = if app.behind_proxy { forwarded(&parts.headers) } else { None };
        let (address, https) =
            (network(address.unwrap_or(peer)), proxy::https(app, &parts.headers));
        let (person, login, jar) = (None, None, SignedCookieJar::new(app.key.clone()));
        Self { person, login, address, https, jar, app: app.clone() }
    }

    /// Whoever has shown that a program acts for this person.
    pub(crate) fn acting_for(self, person: PersonId) -> Self {
        Self { person: Some(person), ..self }
    }

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
        let person = new_person()?;
        let cookie = self.cookie(COOKIE, person.as_str().to_owned());
        Ok((person, self.jar.add(cookie)))
    }

    /// By what the person is logged in; refused to guests.
    pub(crate) fn logged(&self) -> Result<&Login, Problem> {
        self.login.as_deref().ok_or_else(|| Problem::forbidden(message!("account-needed")))
    }

    /// What says from now on who is logged in here.
    pub(crate) fn logged_in(&self, secret: String) -> CookieJar {
        CookieJar::new().add(self.cookie(LOGIN[usize::from(!self.https)], secret))
    }

    /// Whoever it was here as a guest it is not any more.
    pub(crate) fn no_guest(&self) -> SignedCookieJar {
        self.jar.clone().remove(gone(COOKIE, self.https))
    }

    /// Whoever it was here as a guest is there again once nobody is logged in.
    pub(crate) fn guest_kept(&self) -> SignedCookieJar {
        self.jar.clone()
    }

    /// Nobody is logged in here any more.
    pub(crate) fn logged_out(&self) -> CookieJar {
        let name = LOGIN[usize::from(!self.https)];
        CookieJar::new().add(gone(name, self.https))
    }

    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        let mut cookie = Cookie::new(name, value);
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        cookie.set_secure(self.https);
        cookie.set_path("/");
        // Games go on for months.
        cookie.make_permanent();
        cookie
    }
}

/// Somebody nobody has met.
pub(crate) fn new_person() -> Result<PersonId, Problem> {
    Ok(random::hex(16)?.into())
}

/// Takes a cookie back.
fn gone(name: &'static str, https: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, "");
    cookie.set_path("/");
    cookie.set_secure(https);
    cookie.make_removal();
    cookie
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
