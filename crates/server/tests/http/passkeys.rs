//! Passkeys: an account without a password, several keys, and everything that somebody else could try with one.

use super::accounts::{is_inside, trouble};
use super::*;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

const SITE: &str = "play.example.org";
const ORIGIN: &str = "https://play.example.org";

async fn hosted(name: &str) -> (client::Hosted, std::path::PathBuf) {
    let kept = file(name);
    let config = server::Config { origin: Some(ORIGIN.to_owned()), ..config(&kept) };
    (host(&config).await, kept)
}

async fn post(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> client::Answer {
    let headers = [
        ("Accept", "text/html, application/json"),
        ("Origin", ORIGIN),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    browser.ask("POST", path, &headers, &client::encoded(fields)).await
}

/// What keeps a passkey, such as a phone.
struct Phone {
    key: EcdsaKeyPair,
    id: String,
    handle: String,
    counter: u32,
}

impl Phone {
    fn new(id: &str) -> Self {
        let random = SystemRandom::new();
        let kept = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random);
        let kept = kept.expect("a key");
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, kept.as_ref(), &random);
        Self { key: key.expect("itself"), id: id.to_owned(), handle: String::new(), counter: 0 }
    }

    fn client(&self, kind: &str, asked: &Value, origin: &str) -> String {
        let said = json!({"type": kind, "challenge": asked["challenge"], "origin": origin});
        BASE64.encode(said.to_string())
    }

    fn data(&self, flags: u8, more: &[u8]) -> Vec<u8> {
        let site = digest(&SHA256, SITE.as_bytes());
        [site.as_ref(), &[flags], &self.counter.to_be_bytes(), more].concat()
    }

    /// Makes a key as it is asked to.
    fn make(&mut self, asked: &Value) -> String {
        self.handle = asked["handle"].as_str().expect("a handle").to_owned();
        let id = self.id.as_bytes();
        let named = [&[0; 16][..], &(id.len() as u16).to_be_bytes(), id].concat();
        // What says that it is a key of this kind (SPKI).
        const KIND: &str = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE";
        let kind = BASE64.decode(KIND).expect("ours");
        let point = self.key.public_key().as_ref();
        json!({
            "id": BASE64.encode(id),
            "client": self.client("webauthn.create", asked, ORIGIN),
            "data": BASE64.encode(self.data(0x45, &named)),
            "key": BASE64.encode([&kind[..], &point[1..]].concat()),
        })
        .to_string()
    }

    /// Signs what it is asked to, on a site.
    fn sign(&mut self, asked: &Value, origin: &str) -> String {
        self.counter += 1;
        let (client, data) = (self.client("webauthn.get", asked, origin), self.data(0x05, &[]));
        let said = BASE64.decode(&client).expect("ours");
        let message = [&data[..], digest(&SHA256, &said).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &message).expect("signed");
        json!({
            "id": BASE64.encode(&self.id),
            "client": client,
            "data": BASE64.encode(data),
            "signature": BASE64.encode(signature.as_ref()),
            "user": BASE64.encode(&self.handle),
        })
        .to_string()
    }
}

async fn ask(browser: &mut Browser, what: &str, name: &str) -> Value {
    let asked = post(browser, "/account/passkey/ask", &[("what", what), ("name", name)]).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    asked.json()
}

/// Somebody with an account that a phone opens.
async fn somebody(browser: &mut Browser, phone: &mut Phone, name: &str) {
    let sent = phone.make(&ask(browser, "make", name).await);
    let made = post(browser, "/account", &[("name", name), ("new", ""), ("passkey", &sent)]).await;
    assert_eq!(made.status, 200, "{}", made.body);
    assert!(made.body.contains("<ul class=\"codes\">"), "codes for the day the phone is lost");
}

async fn enter(browser: &mut Browser, sent: &str) -> client::Answer {
    post(browser, "/account/enter", &[("passkey", sent)]).await
}

#[tokio::test]
async fn a_passkey_makes_an_account_and_opens_it() {
    let (server, _) = hosted("passkey.db").await;
    let [mut mira, mut elsewhere] = [(); 2].map(|()| Browser::new(server.address));
    let mut phone = Phone::new("phone");
    let made = post(
        &mut mira,
        "/new",
        &[
            ("rule-galaxy", "auto"),
            ("rule-factions", "random"),
            ("seat0", "here"),
            ("name0", "Mira"),
            ("seat1", "bot-random"),
        ],
    )
    .await;
    let table = made.location().to_owned();
    somebody(&mut mira, &mut phone, "Mira").await;
    assert!(is_inside(&mira.get("/account").await, "Mira"));
    assert!(mira.get(&table).await.body.contains("data-seat="), "the guest's game is still theirs");
    // There is no password, so none is asked for, and none fits: not even the empty one.
    let page = mira.get("/account").await.body;
    assert!(page.contains("This account has no password") && !page.contains("current-password"));
    trouble(&post(&mut elsewhere, "/account/enter", &[("name", "Mira"), ("password", "")]).await);

    let sent = phone.sign(&ask(&mut elsewhere, "use", "").await, ORIGIN);
    assert_eq!(enter(&mut elsewhere, &sent).await.status, 303);
    assert!(is_inside(&elsewhere.get("/account").await, "Mira"));
    // What was signed opens it once.
    let mut thief = Browser::new(server.address);
    trouble(&enter(&mut thief, &sent).await);
    assert!(thief.cookies.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn nothing_opens_but_the_right_key_on_the_right_site_in_time() {
    let (server, kept) = hosted("passkey-wrong.db").await;
    let [mut mira, mut eve, mut thief] = [(); 3].map(|()| Browser::new(server.address));
    let (mut phone, mut hers) = (Phone::new("phone"), Phone::new("hers"));
    somebody(&mut mira, &mut phone, "Mira").await;
    somebody(&mut eve, &mut hers, "Eve").await;
    let asked = ask(&mut thief, "use", "").await;
    let answer = enter(&mut thief, &phone.sign(&asked, "https://example.org")).await;
    let wrong = trouble(&answer).to_owned();
    // One sentence for all of it.
    let mut other =
        Phone { id: "phone".to_owned(), handle: phone.handle.clone(), ..Phone::new("") };
    let unknown = Phone::new("unknown").sign(&asked, ORIGIN);
    let own = json!({"challenge": BASE64.encode("mine")});
    let copied = Phone { counter: 0, ..Phone::new("phone") };
    for sent in [
        other.sign(&asked, ORIGIN),
        unknown,
        phone.sign(&own, ORIGIN),
        "{}".to_owned(),
        copied.client("webauthn.get", &asked, ORIGIN),
    ] {
        assert_eq!(trouble(&enter(&mut thief, &sent).await), wrong);
    }
    // Eve's key says who it is by itself; Mira's handle makes it no key of hers.
    hers.handle = phone.handle.clone();
    assert_eq!(trouble(&enter(&mut thief, &hers.sign(&asked, ORIGIN)).await), wrong);
    let mut open = client::open(&kept).await;
    sqlx::query("UPDATE asked SET until = 1").execute(&mut open).await.expect("time goes by");
    assert_eq!(trouble(&enter(&mut thief, &phone.sign(&asked, ORIGIN)).await), wrong);
    assert!(thief.cookies.is_empty(), "nothing has changed");
    // A key is made for whoever asked, and no other.
    let asked = ask(&mut eve, "make", "").await;
    let sent = Phone::new("another").make(&asked);
    let fields = [("passkey", sent.as_str())];
    trouble(&post(&mut mira, "/account/passkey", &fields).await);
    assert_eq!(post(&mut eve, "/account/passkey", &fields).await.status, 303);
    trouble(&post(&mut eve, "/account/passkey", &fields).await);
    server.stop().await;
}

#[tokio::test]
async fn one_has_several_keys_and_one_way_in_always_stays() {
    let (server, _) = hosted("passkeys.db").await;
    let mut mira = Browser::new(server.address);
    let (mut phone, mut stick) = (Phone::new("phone"), Phone::new("stick"));
    somebody(&mut mira, &mut phone, "Mira").await;
    let remove = async |browser: &mut Browser, id: &str| {
        post(browser, "/account/passkey/remove", &[("id", &BASE64.encode(id))]).await
    };
    assert!(trouble(&remove(&mut mira, "phone").await).contains("recovery codes"));
    let asked = ask(&mut mira, "make", "").await;
    assert_eq!(asked["known"], json!([BASE64.encode("phone")]));
    let sent = stick.make(&asked);
    assert_eq!(post(&mut mira, "/account/passkey", &[("passkey", &sent)]).await.status, 303);
    let name = [("id", &*BASE64.encode("stick")), ("label", "The blue one")];
    assert_eq!(post(&mut mira, "/account/passkey/name", &name).await.status, 303);
    assert!(mira.get("/account").await.body.contains("The blue one"));
    // Nobody else's.
    let mut eve = Browser::new(server.address);
    somebody(&mut eve, &mut Phone::new("hers"), "Eve").await;
    remove(&mut eve, "stick").await;
    assert!(mira.get("/account").await.body.contains("The blue one"));
    assert_eq!(remove(&mut mira, "phone").await.status, 303);
    let lost = phone.sign(&ask(&mut eve, "use", "").await, ORIGIN);
    trouble(&enter(&mut Browser::new(server.address), &lost).await);
    // A password beside it, then the last key may go; and everything is hers to delete by key alone.
    let proof = stick.sign(&ask(&mut mira, "use", "").await, ORIGIN);
    let codes = post(&mut mira, "/account/codes", &[("passkey", &proof)]).await;
    assert!(codes.status == 200 && codes.body.contains("<ul class=\"codes\">"));
    trouble(&post(&mut mira, "/account/codes", &[("passkey", &proof)]).await);
    let proof = stick.sign(&ask(&mut mira, "use", "").await, ORIGIN);
    trouble(&post(&mut eve, "/account/delete", &[("passkey", &proof), ("sure", "on")]).await);
    assert!(is_inside(&eve.get("/account").await, "Eve"));
    let gone = post(&mut mira, "/account/delete", &[("passkey", &proof), ("sure", "on")]).await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    assert!(gone.body.contains("Your account is gone"));
    server.stop().await;
}

/// Where browsers have no passkeys, none are offered.
#[tokio::test]
async fn passkeys_are_offered_where_there_can_be_some() {
    for (origin, site) in [
        (Some("https://play.example.org"), Some("data-site=\"play.example.org\"")),
        (Some("http://play.example.org"), None),
        (Some("https://192.0.2.1"), None),
        (None, Some("data-site=\"localhost\"")),
    ] {
        let config =
            server::Config { origin: origin.map(str::to_owned), ..config(&file("nowhere.db")) };
        let server = host(&config).await;
        let page = Browser::new(server.address).get("/account").await;
        match site {
            Some(site) => assert!(page.body.contains(site), "{origin:?}"),
            None => assert!(!page.body.contains("data-passkey"), "{origin:?}"),
        }
        assert!(page.headers["permissions-policy"].contains("publickey-credentials-get=(self)"));
        // Whatever a request calls the server, it is no site of keys for that.
        if origin.is_none() {
            let mut anybody = Browser::new(server.address);
            let asked = anybody.post_json("/account/passkey/ask", &[("what", "use")]).await;
            assert_eq!(asked.status, 404, "{}", asked.body);
        }
        server.stop().await;
    }
}
