//! What streams are told, composed once for all that have the same to be told.
//!
//! Where a stream stands depends on nothing but the version, the sight and the language of its last
//! message, and so does the next message: a thousand streams of strangers cost one drawing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use house::{Sent, Sight, Stand};
use serde_json::Value;
use tokio::sync::OnceCell;
use tongue::Tongue;

use crate::gzip::gzip;

/// The messages of the present version.
#[derive(Debug, Default)]
pub(crate) struct Told(Mutex<Messages>);

#[derive(Debug, Default)]
struct Messages {
    version: u64,
    all: HashMap<Key, Arc<OnceCell<Next>>>,
}

/// A message depends on where the stream stands, on who looks and what they have answered in advance, on the language, and on
/// whether it is compressed.
type Key = (Option<Stand>, Sight, u64, &'static str, bool);

/// Who reads a stream, and how it is sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub(crate) sight: Sight,
    pub(crate) tongue: &'static Tongue,
    pub(crate) packed: bool,
}

/// What comes next in a stream.
#[derive(Clone, Debug)]
pub(crate) struct Next {
    /// None if nothing that is seen has changed.
    pub(crate) message: Option<Bytes>,
    /// What has been sent with it.
    pub(crate) sent: Arc<Sent>,
}

impl Told {
    /// What a stream that has been sent something is told next about a version of the table: `news`
    /// says it, and what has been sent then.
    pub(crate) async fn next(
        &self,
        (version, ahead): (u64, u64),
        reader: Reader,
        sent: &Sent,
        news: impl FnOnce() -> (Option<Value>, Sent),
    ) -> Next {
        let Reader { sight, tongue, packed } = reader;
        let cell = self.cell(version, (sent.at(), sight, ahead, tongue.code(), packed));
        let compose = || async {
            let (message, sent) = news();
            let text = |message| format!("id: {version}\ndata: {message}\n\n").into_bytes();
            let bytes = |text: Vec<u8>| if packed { gzip(&text).into() } else { text.into() };
            Next { message: message.map(text).map(bytes), sent: Arc::new(sent) }
        };
        cell.get_or_init(compose).await.clone()
    }

    /// Where a message is kept, which may still have to be composed.
    fn cell(&self, version: u64, key: Key) -> Arc<OnceCell<Next>> {
        let mut messages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if messages.version > version {
            // Somebody else has seen more already; this one will soon.
            return Arc::default();
        }
        if messages.version < version {
            *messages = Messages { version, all: HashMap::new() };
        }
        Arc::clone(messages.all.entry(key).or_default())
    }
}

#[cfg(test)]
mod tests {
    use house::Live;
    use kernel::{Rng, Seat};
    use table::PersonId;

    use super::*;
    use crate::eyes::Eyes;
    use crate::tables::{Now, Room};
    use crate::trial::{live, person};

    /// A table of three, two of whom share a screen.
    fn shared() -> Live {
        live(["a", "b", "b"].map(person).to_vec())
    }

    fn choose(live: &mut Live, rng: &mut Rng) {
        let pending: Vec<Seat> = live.table.pending().iter().collect();
        let seat = rng.pick(&pending).expect("somebody is asked");
        let seed = u64::from(rng.below(u32::MAX));
        let action = live.table.any_choice(seat, seed).expect("a choice");
        let decision = live.table.decision(seat);
        live.game().act(seat, decision, &[action]).expect("legal");
    }

    /// Everybody who can look: each person at each seat, spectators with and without a seat.
    fn everybody() -> Vec<Eyes> {
        let seats = [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))];
        let persons = [None, Some("a"), Some("b"), Some("c"), Some("d")];
        let eyes = |person: Option<&'static str>| {
            let may = move |seat: &Option<Seat>| match (person, seat) {
                (_, None) | (Some("a"), Some(Seat(0))) => true,
                (Some("b"), Some(seat)) => seat.0 > 0,
                _ => false,
            };
            let person = person.map(PersonId::from);
            seats.into_iter().filter(may).map(move |seat| Eyes {
                person: person.clone(),
                seat,
                circle: Arc::default(),
            })
        };
        persons.into_iter().flat_map(eyes).collect()
    }

    fn unpacked(bytes: &[u8]) -> String {
        let mut out = Vec::with_capacity(1 << 20);
        let sync = flate2::FlushDecompress::Sync;
        flate2::Decompress::new(false).decompress_vec(bytes, &mut out, sync).expect("it fits");
        String::from_utf8(out).expect("text")
    }

    /// What the data of a message say.
    fn value(text: &str) -> Value {
        let data = text.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
        let mut value: Value = serde_json::from_str(data).expect("JSON");
        if let Some(parts) = value["fragments"].as_array_mut() {
            // Those that go away come in any order.
            parts.sort_by_key(|part| part["id"].to_string());
        }
        value
    }

    #[tokio::test]
    async fn nobody_gets_what_was_drawn_for_other_eyes() {
        let (mut live, room, mut rng) =
            (shared(), Room::new("mix", crate::dates::Steady::after(0)), Rng::new(13));
        // Everybody in two languages.
        let tongues = ["en", tongue::PSEUDO].map(|code| tongue::tongue(code).expect("it is there"));
        let everybody: Vec<(Eyes, &'static Tongue)> = everybody()
            .into_iter()
            .flat_map(|eyes| tongues.map(|tongue| (eyes.clone(), tongue)))
            .collect();
        // For each two streams that share, packed and plain, and one drawn for it alone.
        let mut streams: Vec<([Arc<Sent>; 2], Sent)> =
            everybody.iter().map(|_| Default::default()).collect();
        for version in 1..=15 {
            let now = Now::imagined(version, live.clone());
            for ((eyes, tongue), (shared, alone)) in everybody.iter().zip(&mut streams) {
                let sight = eyes.sight(&now);
                let (expected, sent) =
                    now.around(&room, tongue, |around| now.table.news(around, sight, alone));
                *alone = sent;
                let expected = expected.map(|message| value(&format!("data: {message}")));
                for (packed, stream) in [false, true].into_iter().zip(shared) {
                    // Some are slow and get several changes at once.
                    let reader = Reader { sight, tongue, packed };
                    let next = room.tell(&now, reader, stream).await;
                    *stream = next.sent;
                    let text = next.message.map(|bytes| match packed {
                        true => unpacked(&bytes),
                        false => String::from_utf8(bytes.to_vec()).expect("text"),
                    });
                    let told = text.map(|text| value(&text));
                    assert_eq!(told, expected, "{eyes:?} at version {version}");
                    if let Some(told) = told {
                        let parts = told["fragments"].to_string();
                        let strange = parts.contains('⟦');
                        let asks = parts.contains("id=\\\"prompt\\\"");
                        match tongue.code() == tongue::PSEUDO {
                            true => assert!(strange || !asks, "{parts}"),
                            false => assert!(!strange, "{parts}"),
                        }
                    }
                }
            }
            if version % 7 == 0 {
                // Somebody begins anew, and somebody skips some versions.
                let someone = rng.below(streams.len() as u32) as usize;
                streams[someone] = Default::default();
            }
            choose(&mut live, &mut rng);
        }
    }

    #[tokio::test]
    async fn all_strangers_are_told_the_same_bytes() {
        let (mut live, room, mut rng) =
            (shared(), Room::new("crowd", crate::dates::Steady::after(0)), Rng::new(14));
        let mut streams: Vec<Arc<Sent>> = (0..200).map(|_| Arc::default()).collect();
        for version in 1..=5 {
            let now = Now::imagined(version, live.clone());
            let mut all = Vec::new();
            for (number, stream) in streams.iter_mut().enumerate() {
                let person = (number % 2 == 1).then(|| format!("stranger {number}").into());
                let sight = Eyes { person, seat: None, circle: Arc::default() }.sight(&now);
                let reader = Reader { sight, tongue: tongue::english(), packed: true };
                let next = room.tell(&now, reader, stream).await;
                *stream = next.sent;
                all.push(next.message.expect("news").as_ptr());
            }
            assert!(all.iter().all(|bytes| *bytes == all[0]), "drawn once for all of them");
            choose(&mut live, &mut rng);
        }
    }
}
