//! What a stream has been told, and what it is told next.
//!
//! A stream remembers the hash of each fragment it has sent and is told those that changed. Where a
//! stream stands depends on nothing but the version, the sight and the language of its last message,
//! and so does the next message: streams that stand at the same place can share it.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::Viewer;
use serde_json::{Value, json};
use table::Seats;
use ui::fragment::Fragment;
use ui::motion::{Motion, Sound};
use ui::scene::Scene;
use ui::show::Show;
use ui::table::{LOG_CHUNK, fragments, log_chunk};

use crate::draw::{Around, Sight};
use crate::pages::Drawn;
use crate::seated::Seated;

/// Where a stream stands: its last message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stand {
    /// The version it told.
    pub version: u64,
    /// Whom it was drawn for.
    pub sight: Sight,
    /// How often they had answered something in advance.
    pub ahead: u64,
    /// The code of its language.
    pub language: &'static str,
}

/// What a stream has sent.
#[derive(Debug, Default)]
pub struct Sent {
    /// None before the first message.
    at: Option<Stand>,
    hashes: HashMap<String, u64>,
    /// Lines of the log.
    lines: usize,
    /// Whose view they were drawn from, and how often it had been retold.
    retold: Option<(Viewer, u64)>,
    moment: usize,
    /// Whether the game was over: then nothing can be taken back, and the log offers it no more.
    over: bool,
}

impl Sent {
    /// Where the stream stands; none before the first message.
    pub fn at(&self) -> Option<Stand> {
        self.at
    }

    /// The next message about this state of the game at a table, none if nothing that is seen has
    /// changed; and what has been sent then.
    pub fn update<S: Show>(
        &self,
        seated: &Seated<S>,
        around: &Around<'_>,
        sight: Sight,
        game: &S::Game,
    ) -> (Option<Value>, Self) {
        let (table, language) = (seated.table(), around.tongue.code());
        if self.at.is_some_and(|at| at.language != language) {
            // Nothing of what is there can stay.
            return Self::default().update(seated, around, sight, game);
        }
        if !table.is_full() {
            // A page with open seats asks again for itself.
            let message = json!({"version": around.version, "whole": true, "fragments": []});
            return (Some(message), Self::default());
        }
        let pending = table.pending();
        let (begun, viewer) = (self.at.is_some(), sight.viewer(pending));
        let retold = Some((viewer, around.retold));
        let whole = self.retold != retold;
        let over = table.is_over();
        let moment = table.moment();
        let news = if begun && !whole && moment > self.moment {
            seated.events_between(viewer, self.moment, moment)
        } else {
            Vec::new()
        };
        let anew = whole || over != self.over || news.iter().any(|event| S::note(event).renames);
        let first_chunk = if anew { 0 } else { self.lines / LOG_CHUNK };
        let (all, moved, lines) = seated.drawn(around, sight, game, None, |scene| {
            (all_fragments(scene, first_chunk), S::motions(scene, &news), scene.log.len())
        });
        let (fragments, hashes) = self.changed(&all, whole, first_chunk);
        let ahead = seated.ahead_of(sight);
        let at = Some(Stand { version: around.version, sight, ahead, language });
        let sent = Self { at, hashes, lines, retold, moment, over };
        if begun && fragments.is_empty() && moved.is_empty() {
            return (None, sent);
        }
        let message = json!({
            "version": around.version,
            "decision": sight.seat.map_or(0, |seat| table.decision(seat)),
            "whole": !begun,
            // What somebody answers in advance is counted by no version.
            "own": self.at.is_some_and(|at| at.version == around.version),
            "yours": sight.is_asked(pending),
            "fragments": fragments,
            "motions": moved.iter().map(motion).collect::<Vec<_>>(),
        });
        (Some(message), sent)
    }

    /// Those fragments that are new or different, and empty ones for those that are gone; and the
    /// hashes of all that are there then.
    fn changed(
        &self,
        all: &[Fragment],
        whole: bool,
        first_chunk: usize,
    ) -> (Vec<Value>, HashMap<String, u64>) {
        let mut changed = Vec::new();
        let mut seen = HashMap::with_capacity(all.len());
        for part in all {
            let mut hasher = DefaultHasher::new();
            part.html.hash(&mut hasher);
            let hash = hasher.finish();
            if self.hashes.get(&part.id) != Some(&hash) {
                changed.push(sent(part));
            }
            seen.insert(part.id.clone(), hash);
        }
        for (id, &hash) in &self.hashes {
            if seen.contains_key(id) {
                continue;
            }
            // Earlier chunks of the log were not drawn again; they are as they were.
            let chunk = id.strip_prefix("log-").and_then(|chunk| chunk.parse::<usize>().ok());
            if !whole && chunk.is_some_and(|chunk| chunk < first_chunk) {
                seen.insert(id.clone(), hash);
            } else {
                changed.push(gone(id));
            }
        }
        (changed, seen)
    }
}

/// All fragments, with the log from this chunk on.
pub(crate) fn all_fragments<S: Show>(scene: &Scene<'_, S>, first_chunk: usize) -> Vec<Fragment> {
    let mut all = fragments(scene);
    all.extend((first_chunk..).map_while(|chunk| log_chunk(scene, chunk)));
    all
}

/// A fragment as it is sent.
pub(crate) fn sent(part: &Fragment) -> Value {
    json!({"id": part.id, "within": part.within, "html": part.html})
}

/// A fragment that is to be taken away.
pub(crate) fn gone(id: &str) -> Value {
    json!({"id": id, "within": "", "html": ""})
}

/// A motion as it is sent.
pub(crate) fn motion(motion: &Motion) -> Value {
    json!({
        "kind": motion.kind.name(),
        "glyph": motion.glyph,
        "owner": motion.owner,
        "from": motion.from,
        "to": motion.to,
        "caption": motion.caption,
        "sound": motion.sound.map(Sound::name),
    })
}
