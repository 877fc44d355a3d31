//! Passkeys (WebAuthn): what a browser has made, or signed with one, read and checked.
//!
//! Nobody is asked who built the device (no attestation), and browsers hand out the public key by itself. So what is left to check is
//! a hash, some flags, a counter and a signature, and `ring` checks that.

use axum::http::{HeaderMap, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use kernel::history::sha256_hex;
use ring::digest::{SHA256, digest};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey,
    VerificationAlgorithm,
};
use serde::Deserialize;
use store::Passkey;
use table::PersonId;

use crate::{App, proxy};

/// The longest name of a key that there may be, in bytes.
const LONGEST_ID: usize = 1023;

/// Of the flags of a device: somebody was there, it has seen that it was the right one, the key may be on several devices, it is,
/// a key was made.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const MAY_BE_COPIED: u8 = 0x08;
const IS_COPIED: u8 = 0x10;
const MADE: u8 = 0x40;

/// A way to sign: its number, what a public key says it is, and what checks it.
type Way = (i64, &'static [u8], &'static dyn VerificationAlgorithm);

/// What a browser is asked for, the best first; the last is that of older PCs.
pub(crate) static WAYS: [Way; 3] = [
    (
        -7,
        &[
            0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48,
            0xce, 0x3d, 0x03, 0x01, 0x07,
        ],
        &ECDSA_P256_SHA256_ASN1,
    ),
    (-8, &[0x06, 0x03, 0x2b, 0x65, 0x70], &ED25519),
    (
        -257,
        &[0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00],
        &RSA_PKCS1_2048_8192_SHA256,
    ),
];

/// For whom keys are made: a site, by its name. A key of one is none of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Party {
    /// The name of the host, which every key is bound to for ever.
    pub(crate) id: String,
    origin: String,
}

impl Party {
    /// The site as its host says it is called, or as everybody calls their own machine; what a request says it is called does
    /// not count. None where browsers have no keys.
    pub(crate) fn of(app: &App, headers: &HeaderMap) -> Option<Self> {
        let party = Self::at(&proxy::site(app, headers))?;
        Some(party).filter(|party| app.origin.is_some() || party.id == "localhost")
    }

    fn at(origin: &str) -> Option<Self> {
        let uri: Uri = origin.parse().ok()?;
        let host = uri.host()?;
        let named = host.contains(char::is_alphabetic) && !host.starts_with('[');
        let safe = uri.scheme_str() == Some("https") && named || host == "localhost";
        safe.then(|| Self { id: host.to_owned(), origin: origin.to_owned() })
    }
}

/// The site that keys are for, as pages name it; they show nothing of keys where they are called otherwise. None where there are
/// no keys.
pub(crate) fn site(app: &App) -> Option<String> {
    match &app.origin {
        Some(origin) => Party::at(origin).map(|party| party.id),
        None => Some("localhost".to_owned()),
    }
}

/// What somebody is called where their key is kept: nothing follows from it.
pub(crate) fn handle(person: &PersonId) -> String {
    sha256_hex(format!("orderstack-passkey:{}", person.as_str()).as_bytes())
}

/// What the script sends.
#[derive(Deserialize)]
struct Sent {
    id: String,
    client: String,
    data: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    signature: String,
    #[serde(default)]
    user: String,
}

/// What a browser says it was asked.
#[derive(Deserialize)]
struct Client {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// A key that was made, and for what it was asked.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) key: Vec<u8>,
    pub(crate) counter: u32,
    pub(crate) challenge: String,
}

/// Something that was signed, and for what it was asked.
#[derive(Debug)]
pub(crate) struct Signed {
    pub(crate) id: String,
    pub(crate) challenge: String,
    pub(crate) counter: u32,
    user: String,
    message: Vec<u8>,
    signature: Vec<u8>,
}

/// A key that was made for a site; none if anything about it is not as it must be.
pub(crate) fn made(party: &Party, sent: &str) -> Option<Made> {
    let sent: Sent = serde_json::from_str(sent).ok()?;
    let challenge = asked(party, "webauthn.create", &BASE64.decode(&sent.client).ok()?)?;
    let data = BASE64.decode(&sent.data).ok()?;
    let (flags, counter, rest) = device(party, &data)?;
    // Which kind of device it is says nothing; then how long the name is, and the name.
    let (_, rest) = rest.split_at_checked(16).filter(|_| flags & MADE != 0)?;
    let (length, rest) = rest.split_first_chunk::<2>()?;
    let id = rest.get(..usize::from(u16::from_be_bytes(*length)))?;
    let key = BASE64.decode(&sent.key).ok()?;
    let fits = !id.is_empty() && id.len() <= LONGEST_ID && BASE64.encode(id) == sent.id;
    (fits && public(&key).is_some()).then_some(Made { id: sent.id, key, counter, challenge })
}

/// Something signed for a site, whose key is still to be looked up; none if anything about it is not as it must be.
pub(crate) fn signed(party: &Party, sent: &str) -> Option<Signed> {
    let sent: Sent = serde_json::from_str(sent).ok()?;
    let client = BASE64.decode(&sent.client).ok()?;
    let challenge = asked(party, "webauthn.get", &client)?;
    let data = BASE64.decode(&sent.data).ok()?;
    let (_, counter, _) = device(party, &data)?;
    let user = String::from_utf8(BASE64.decode(&sent.user).ok()?).ok()?;
    let signature = BASE64.decode(&sent.signature).ok()?;
    let message = [&data, digest(&SHA256, &client).as_ref()].concat();
    Some(Signed { id: sent.id, challenge, counter, user, message, signature })
}

impl Signed {
    /// Whether it was signed with this key, which is this person's. A counter that stands still is that of a copy, unless a device
    /// does not count.
    pub(crate) fn fits(&self, person: &PersonId, key: &Passkey) -> bool {
        let counts =
            i64::from(self.counter) > key.counter || (self.counter == 0 && key.counter == 0);
        let checked = public(&key.key).map(|(way, key)| {
            UnparsedPublicKey::new(way, key).verify(&self.message, &self.signature)
        });
        counts && self.user == handle(person) && matches!(checked, Some(Ok(())))
    }
}

/// What was asked for, if it was asked by this very site, for this.
fn asked(party: &Party, what: &str, client: &[u8]) -> Option<String> {
    let client: Client = serde_json::from_slice(client).ok()?;
    let ours = client.r#type == what && client.origin == party.origin && !client.cross_origin;
    ours.then_some(client.challenge)
}

/// What a device says: its flags, its counter, and what comes after. None if it is of another site, or has not seen who was there.
fn device<'a>(party: &Party, data: &'a [u8]) -> Option<(u8, u32, &'a [u8])> {
    let (site, rest) = data.split_at_checked(32)?;
    let (&flags, rest) = rest.split_first()?;
    let (counter, rest) = rest.split_first_chunk::<4>()?;
    let ours = site == digest(&SHA256, party.id.as_bytes()).as_ref();
    let seen = flags & (PRESENT | VERIFIED) == PRESENT | VERIFIED;
    let sound = flags & (MAY_BE_COPIED | IS_COPIED) != IS_COPIED;
    (ours && seen && sound).then_some((flags, u32::from_be_bytes(*counter), rest))
}

/// A public key (`SubjectPublicKeyInfo`) as what checks with it wants it.
fn public(key: &[u8]) -> Option<(&'static dyn VerificationAlgorithm, &[u8])> {
    let (whole, after) = part(0x30, key)?;
    let (kind, rest) = part(0x30, whole)?;
    let (bits, end) = part(0x03, rest)?;
    let (&unused, bits) = bits.split_first()?;
    let (_, _, way) = WAYS.iter().find(|(_, known, _)| *known == kind)?;
    (after.is_empty() && end.is_empty() && unused == 0).then_some((*way, bits))
}

/// What is in a part of this kind (DER), and what comes after it.
fn part(kind: u8, bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let [found, first, rest @ ..] = bytes else { return None };
    let (length, rest) = match (first, rest) {
        (0..=0x7f, _) => (usize::from(*first), rest),
        (0x81, [one, rest @ ..]) => (usize::from(*one), rest),
        (0x82, [one, two, rest @ ..]) => (usize::from(u16::from_be_bytes([*one, *two])), rest),
        _ => return None,
    };
    rest.split_at_checked(length).filter(|_| *found == kind)
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
    use serde_json::{Value, json};

    use super::*;

    fn party() -> Party {
        Party::at("https://play.example.org").expect("a site")
    }

    fn drawn() -> EcdsaKeyPair {
        let random = SystemRandom::new();
        let kept = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random);
        let kept = kept.expect("a key");
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, kept.as_ref(), &random)
            .expect("itself")
    }

    fn spki(key: &EcdsaKeyPair) -> Vec<u8> {
        let mut kind = vec![0x30, 0x59, 0x30, 0x13];
        kind.extend_from_slice(WAYS[0].1);
        [&kind[..], &[0x03, 0x42, 0x00], key.public_key().as_ref()].concat()
    }

    /// What a browser does, with what it is told otherwise.
    fn client(kind: &str, other: &Value) -> String {
        let mut client =
            json!({"type": kind, "challenge": "abc", "origin": "https://play.example.org"});
        for (name, value) in other.as_object().into_iter().flatten() {
            client[name] = value.clone();
        }
        BASE64.encode(client.to_string())
    }

    fn data(site: &str, flags: u8, counter: u32, more: &[u8]) -> String {
        let site = digest(&SHA256, site.as_bytes());
        BASE64.encode([site.as_ref(), &[flags], &counter.to_be_bytes(), more].concat())
    }

    #[test]
    fn a_key_is_made_for_this_site_by_somebody_who_is_there() {
        let named = [&[7; 16][..], &[0, 4], b"name", b"and a key in CBOR"].concat();
        let key = drawn();
        let sent = |other: &Value, site: &str, flags: u8, id: &[u8], key: &[u8]| {
            json!({
                "id": BASE64.encode(id),
                "client": client("webauthn.create", other),
                "data": data(site, flags, 0, &named),
                "key": BASE64.encode(key),
            })
            .to_string()
        };
        let (site, none, spki) = ("play.example.org", json!({}), spki(&key));
        let fine = made(&party(), &sent(&none, site, 0x45, b"name", &spki)).expect("a key");
        assert_eq!((fine.challenge.as_str(), fine.counter, &fine.key), ("abc", 0, &spki));
        for (why, wrong) in [
            ("another site", sent(&none, "example.org", 0x45, b"name", &spki)),
            ("nobody there", sent(&none, site, 0x44, b"name", &spki)),
            ("nobody seen", sent(&none, site, 0x41, b"name", &spki)),
            ("a copy of what cannot be copied", sent(&none, site, 0x55, b"name", &spki)),
            ("nothing made", sent(&none, site, 0x05, b"name", &spki)),
            ("another name", sent(&none, site, 0x45, b"other", &spki)),
            ("no key", sent(&none, site, 0x45, b"name", b"")),
            ("half a key", sent(&none, site, 0x45, b"name", &spki[..50])),
            ("more than a key", sent(&none, site, 0x45, b"name", &[&spki[..], b"x"].concat())),
            ("used", sent(&json!({"type": "webauthn.get"}), site, 0x45, b"name", &spki)),
            (
                "elsewhere",
                sent(&json!({"origin": "https://example.org"}), site, 0x45, b"name", &spki),
            ),
            ("in a frame", sent(&json!({"crossOrigin": true}), site, 0x45, b"name", &spki)),
            ("nothing", "{}".to_owned()),
        ] {
            assert!(made(&party(), &wrong).is_none(), "{why}");
        }
    }

    #[test]
    fn a_key_opens_its_own_account_and_a_copy_of_it_none() {
        let (key, person) = (drawn(), PersonId::from("mira"));
        let kept = |counter: i64| Passkey {
            id: "name".to_owned(),
            key: spki(&key),
            counter,
            label: String::new(),
            made: 0,
            used: None,
        };
        let sent = |who: &PersonId, flags: u8, counter: u32, by: &EcdsaKeyPair| {
            let (client, data) =
                (client("webauthn.get", &json!({})), data("play.example.org", flags, counter, &[]));
            let read = |text: &str| BASE64.decode(text).expect("ours");
            let message = [&read(&data)[..], digest(&SHA256, &read(&client)).as_ref()].concat();
            let signature = by.sign(&SystemRandom::new(), &message).expect("signed");
            let sent = json!({
                "id": "name",
                "client": client,
                "data": data,
                "signature": BASE64.encode(signature.as_ref()),
                "user": BASE64.encode(handle(who)),
            });
            signed(&party(), &sent.to_string())
        };
        let fits = |signed: Option<Signed>, counter| {
            signed.is_some_and(|signed| signed.fits(&person, &kept(counter)))
        };
        assert!(fits(sent(&person, 0x05, 0, &key), 0) && fits(sent(&person, 0x1d, 8, &key), 7));
        for (counter, known) in [(7, 7), (6, 7), (0, 7)] {
            assert!(!fits(sent(&person, 0x05, counter, &key), known), "it has been copied");
        }
        assert!(!fits(sent(&person, 0x05, 0, &drawn()), 0), "another key");
        assert!(!fits(sent(&PersonId::from("eve"), 0x05, 0, &key), 0), "another account");
        assert!(!fits(sent(&person, 0x01, 0, &key), 0), "nobody has seen who it was");
        let mut other = sent(&person, 0x05, 0, &key).expect("signed");
        other.message[3] ^= 1;
        assert!(!other.fits(&person, &kept(0)), "something else was signed");
    }

    #[test]
    fn keys_are_made_where_browsers_have_them() {
        for (origin, id) in [
            ("https://play.example.org", Some("play.example.org")),
            ("https://play.example.org:8443", Some("play.example.org")),
            ("http://localhost:8080", Some("localhost")),
            ("http://play.example.org", None),
            ("http://127.0.0.1:8080", None),
            ("https://127.0.0.1", None),
            ("https://[::1]:8443", None),
        ] {
            assert_eq!(Party::at(origin).map(|party| party.id).as_deref(), id, "{origin}");
        }
    }
}
