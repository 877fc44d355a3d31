//! What only one browser can open (RFC 8291), and by which its push service knows who sends it (RFC 8292).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::Channel;

use super::call::Call;

/// How long a push service keeps what it cannot pass on: a day.
const KEPT: u32 = 24 * 60 * 60;
/// How long a signature is good: half of what is allowed.
const SIGNED: i64 = 12 * 60 * 60;
/// The size of a record: all that is sent is one.
const RECORD: u32 = 4_096;

/// Who sends, as push services know it.
#[derive(Debug)]
pub(crate) struct Seal {
    key: EcdsaKeyPair,
    /// Whom push services may write to, should something be wrong: the site.
    contact: String,
}

/// So many bytes of what is derived.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

impl Seal {
    /// A key, to be kept.
    pub(crate) fn draw() -> Option<Vec<u8>> {
        let key =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Some(key.ok()?.as_ref().to_vec())
    }

    /// The seal with this key.
    pub(crate) fn of(kept: &[u8], origin: Option<&str>) -> Option<Self> {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random).ok()?;
        let contact = origin.filter(|origin| origin.starts_with("https:"));
        Some(Self { key, contact: contact.unwrap_or("https://orderstack.invalid").to_owned() })
    }

    /// What a browser must know to be sent anything.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.key.public_key().as_ref())
    }

    /// What is sent to a browser: of several about the same the last counts. None where its keys are none.
    pub(super) fn call(
        &self,
        channel: &Channel,
        text: &[u8],
        about: &str,
        now: i64,
    ) -> Option<Call> {
        let (public, secret) = channel.key.split_once('.')?;
        let body = sealed(text, &BASE64.decode(public).ok()?, &BASE64.decode(secret).ok()?)?;
        let to: hyper::Uri = channel.address.parse().ok()?;
        let service = format!("{}://{}", to.scheme_str()?, to.authority()?);
        let headers = vec![
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "normal".to_owned()),
            ("topic", about.chars().filter(char::is_ascii_alphanumeric).take(32).collect()),
            ("authorization", self.signed(&service, now)?),
        ];
        Some(Call { to, headers, body })
    }

    /// Who sends something to a push service, and until when that may be believed.
    fn signed(&self, service: &str, now: i64) -> Option<String> {
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({"aud": service, "exp": now + SIGNED, "sub": self.contact});
        let token = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.key.sign(&SystemRandom::new(), token.as_bytes()).ok()?;
        let signature = BASE64.encode(signature.as_ref());
        Some(format!("vapid t={token}.{signature}, k={}", self.public()))
    }
}

/// Whether these are keys of a browser.
pub(super) fn are_keys(public: &str, secret: &str) -> bool {
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).unwrap_or_default();
    let (public, secret) = (bytes(public), bytes(secret));
    public.len() == 65 && public.first() == Some(&4) && secret.len() == 16
}

/// What only whoever has the private key to this public one, and the secret, can open.
fn sealed(text: &[u8], public: &[u8], secret: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let other = UnparsedPublicKey::new(&ECDH_P256, public);
    let info = [b"WebPush: info\0", public, own_public.as_ref()].concat();
    let material =
        agree_ephemeral(own, &other, |shared| derived::<32>(secret, shared, &info)).ok()??;
    let key: [u8; 16] = derived(&salt, &material, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derived(&salt, &material, b"Content-Encoding: nonce\0")?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The last record ends with this.
    let mut record = [text, &[2]].concat();
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let length = u8::try_from(own_public.as_ref().len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], own_public.as_ref(), &record].concat())
}

/// Bytes derived from a secret (RFC 5869).
fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let mut bytes = [0; N];
    key.expand(&[info], Bytes(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}
