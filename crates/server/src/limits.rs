//! Every limit of the server, in one place.
//!
//! Limits are there so that one person's mistake or malice does not take the table from others.
//! Nobody who plays meets them. A person is limited by cookie; the limits of an address are wider,
//! because a household or an office shares one, and only stop those who throw their cookies away.
//! What is asked for counts by what it costs (`What::cost`).

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::PersonId;

/// Bytes of a request's body: a form with a few hundred answers would still fit.
pub const BODY: usize = 16 * 1024;
/// Bytes of an address.
pub const ADDRESS: usize = 2 * 1024;
/// Bytes of the head of a request, cookies included.
pub const HEAD: usize = 16 * 1024;
/// How long a client may take to send the head of a request, or keep a line open without one.
pub const HEAD_TIME: Duration = Duration::from_secs(30);
/// How long an answer may take to begin; a stream begins at once and lasts.
pub const ANSWER_TIME: Duration = Duration::from_secs(20);
/// How long what is sent may wait until some of it is taken.
pub const WRITE_TIME: Duration = Duration::from_secs(20);
/// Open connections, streams included, if the system allows as many files.
pub const CONNECTIONS: usize = 20_000;
/// Files that are no connections: the database and its companions, a few times over.
pub const OTHER_FILES: usize = 64;
/// As many files every system allows.
pub const FEW_FILES: u64 = 256;
/// A stream says something at least this often, so that a dead line is noticed.
pub const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Choices in one request: more than any move of many units takes.
pub const TOGETHER: usize = 64;
/// Bytes of an answer that is not worth the work of compressing it.
pub(crate) const SMALL: u64 = 2 * 1024;
/// Bytes of pages and files that only change with the program, kept to be sent again.
pub(crate) const LIBRARY: usize = 16 << 20;
/// Bytes of moments of finished games, kept to be sent again.
pub(crate) const REPLAYS: usize = 16 << 20;
/// How long a replay waits for what is told beside it.
pub(crate) const PATIENCE: Duration = Duration::from_millis(300);
/// How many finished games of a person are counted in figures: the latest.
pub(crate) const COUNTED: usize = 200;
/// Games in one list of the start page: those that go on, each with a picture, and finished ones.
pub const LISTED: [usize; 2] = [12, 20];
/// Tables with open seats in the hall, and tables to look on at: who finds nothing among so many makes one.
pub(crate) const HALL: [usize; 2] = [100, 20];
/// So many are in the list of players, of those with a rank and of those without: who is further down finds themselves at its end.
pub(crate) const PLAYERS: usize = 200;
/// So many games of somebody are counted in a profile, the latest: more would tell the same, and take longer.
pub(crate) const PLAYED: usize = 500;
/// In so many of them it is looked at what somebody ordered first.
pub(crate) const OPENINGS: usize = 50;
/// And so many are listed.
pub(crate) const RECENT: usize = 10;
/// So many contests that are not over one organises: each may be for dozens of people, whose time it takes.
pub const CONTESTS: usize = 3;
/// In so many one takes part at once: each may bring a game at any time.
pub const ENTERED: usize = 10;
/// Contests in a list, those to come or going on and those that are over: who looks for more has the link.
pub(crate) const CONTEST_LISTS: [usize; 2] = [50, 20];
/// At so many tables for everybody one waits for others at once.
pub const WAITING: usize = 5;
/// How long it is waited whether somebody sees by themselves what they would be told.
pub const PARKED: Duration = Duration::from_secs(5);
/// Tables at which one bot account plays at the same time: others want to, too.
pub(crate) const BOT_TABLES: usize = 20;
/// Games that one bot account sits down at in a day.
pub(crate) const BOT_GAMES: usize = 100;
/// Tokens of one account that stand at the same time.
pub(crate) const TOKENS: usize = 20;
/// Browsers and addresses by which somebody is told things.
pub(crate) const CHANNELS: usize = 5;
/// How long a table for everybody waits for people: one with a clock for one sitting, and any other. It ends before tables go away
/// that nobody uses (`KEPT`).
pub const WAIT: [Duration; 2] =
    [Duration::from_secs(30 * 60), Duration::from_secs(6 * 24 * 60 * 60)];
/// Whoever closes a page counts as present for this long: a reload is no absence.
pub const ABSENT_AFTER: Duration = Duration::from_secs(4);
/// A table nobody looks at is put away after so long; it is loaded again when it is needed.
pub const IDLE: Duration = Duration::from_secs(10 * 60);
/// Tables that are taken up again at the same time after a restart.
pub const RESUMED: usize = 8;
/// How many may think at the same time about what takes long: people should not wait for them.
pub fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1))
}
/// How many passwords are checked at the same time.
pub fn passwords() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
/// How many may take their data along at the same time: each of their games is played again for it.
pub const EXPORTS: usize = 2;
/// How long somebody may take to lay a finger on their device, or to look for it.
pub const KEY_TIME: Duration = Duration::from_secs(5 * 60);
/// For how many seconds a sum is good that somebody's browser does for an account: whoever has begun to type should come to the end.
pub const WORK_TIME: i64 = 10 * 60;
/// With how many zeros its hash begins: a million tries, some seconds of a browser. A thousand accounts take an hour of it, and the
/// next page another sum.
pub const WORK: u32 = 20;
/// For how many days a code is good that lets somebody make an account.
pub const CODE_DAYS: i64 = 30;
/// Passkeys of an account: more than anybody has devices.
pub const KEYS: i64 = 20;
/// How many one may follow, mute and block, all together: more than anybody meets.
pub const TIES: usize = 1_000;
/// How many one may invite by name in a day who do not follow one: with more one knocks at doors.
pub const STRANGERS: usize = 40;
/// How many one may report in a day: moderators read each.
pub const REPORTS: usize = 10;
/// How many reports a moderator sees at once.
pub const QUEUE: usize = 100;
/// How many pairs of accounts of one home are shown.
pub const HOMES: usize = 50;
/// How much of what moderators have done is shown.
pub const ACTS: usize = 50;
/// How many invitations are shown.
pub const INVITATIONS: usize = 20;
/// How many may think besides about what is quickly thought.
pub fn quick_thinkers() -> usize {
    thinkers().div_ceil(2)
}
/// How long a hint is thought about, at most and where many wait.
pub const HINT: [Duration; 2] = [Duration::from_secs(1), Duration::from_millis(200)];
/// How often a battle is imagined to tell its odds.
pub const BATTLES: u32 = 300;
/// How often the rest of a round is imagined to tell what an order is for.
pub const ROUNDS: u32 = 80;
/// How long a table waits for a bot that should have chosen, before it goes on without it.
pub const OVERTIME: Duration = Duration::from_secs(5);

/// Bots that think this long together show what they have chosen so far, however fast the table is.
pub const UNSEEN: Duration = Duration::from_secs(1);

/// What a choice takes beyond the time to think: the pause covers it, so that nobody sees it.
pub const MARGIN: Duration = Duration::from_millis(25);

/// How a bot thinks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought<'a> {
    /// The bot's whole name, for [`bots::by_name`].
    pub name: &'a str,
    /// How long it may think.
    pub time: Duration,
    /// How long it may think where many wait.
    pub least: Duration,
    /// Whether it needs a place among those who think long.
    pub deep: bool,
    /// What the pause must cover: all of the time, if it takes that long every time.
    pub pause: Duration,
}

/// How a bot of this level thinks about a choice that matters or does not: for a time, or until it
/// is done, which is well within the usual pause.
pub fn thought_of(level: &str, matters: bool) -> Thought<'_> {
    let millis = Duration::from_millis;
    let timed = |name, time, least, deep| {
        let (time, least) = (millis(time), millis(least));
        Thought { name, time, least, deep, pause: time + MARGIN }
    };
    match (level, matters) {
        ("hard", true) => timed("hard:1s", 1_000, 150, true),
        ("hard", false) => timed("hard:5ms", 5, 5, false),
        _ => Thought { pause: Duration::ZERO, ..timed(level, 400, 100, false) },
    }
}

/// How long tables are kept that nobody uses. A game in which a person has chosen something stays for
/// ever. What one address can fill by making tables and going away follows from this and from [`Rates`];
/// `tests/http/clearing.rs` measures it.
pub const KEPT: store::Kept = store::Kept {
    lesson_begun: Duration::from_secs(60 * 60),
    lesson: Duration::from_secs(14 * 24 * 60 * 60),
    table: Duration::from_secs(7 * 24 * 60 * 60),
};

/// How often unused tables are looked for.
pub const CLEARING: Duration = Duration::from_secs(10 * 60);

/// So many of them go in one go.
pub const CLEARED: usize = 500;

/// How long streams and answers may go on when the server is told to stop.
pub const FAREWELL: Duration = Duration::from_secs(5);

/// How often something may be done: so many at once, and then one more each so often.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// After that.
    pub each: Duration,
}

const fn rate(burst: u32, each_millis: u64) -> Rate {
    Rate { burst, each: Duration::from_millis(each_millis) }
}

/// The limits on how often and how many, which a benchmark with one address may widen.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// New games, by person and by address.
    pub create: [Rate; 2],
    /// Tables of lessons.
    pub learn: [Rate; 2],
    /// Choices and undos.
    pub act: [Rate; 2],
    /// Chat, names, taking seats.
    pub say: [Rate; 2],
    /// Chat of those who only look on, besides: players should hear each other.
    pub call: [Rate; 2],
    /// Pages, earlier moments, new streams: what is ready to be sent counts once, what must be drawn
    /// several times.
    pub look: [Rate; 2],
    /// Hints, which cost a second of thought.
    pub think: [Rate; 2],
    /// Pictures made of dots, which cost some milliseconds.
    pub picture: [Rate; 2],
    /// Making accounts.
    pub join: [Rate; 2],
    /// Trying to log in.
    pub enter: [Rate; 2],
    /// Inviting somebody by name.
    pub invite: [Rate; 2],
    /// Reporting somebody.
    pub report: [Rate; 2],
    /// Taking along everything there is of oneself.
    pub export: [Rate; 2],
    /// Having a letter sent to an address that one gives, or to try one's own.
    pub letter: [Rate; 2],
    /// Having letters sent to an address that nobody has confirmed, whoever gives it.
    pub asked: Rate,
    /// Trying to log in to one account, whoever tries.
    pub guess: Rate,
    /// Everything asked for by one token, besides what it is: a program that goes astray asks without end.
    pub token: Rate,
    /// Open streams, by person and by address.
    pub streams: [usize; 2],
    /// Open streams of one token.
    pub token_streams: usize,
    /// Open connections by address, streams included.
    pub lines: usize,
}

impl Rates {
    /// What holds unless told otherwise.
    pub const USUAL: Self = Self {
        create: [rate(20, 60_000), rate(100, 15_000)],
        learn: [rate(60, 10_000), rate(300, 2_000)],
        act: [rate(60, 50), rate(600, 5)],
        say: [rate(10, 3_000), rate(60, 500)],
        call: [rate(4, 15_000), rate(12, 5_000)],
        look: [rate(240, 25), rate(1_200, 5)],
        think: [rate(10, 3_000), rate(40, 1_000)],
        picture: [rate(20, 1_000), rate(60, 200)],
        // A household, a class room: and no more than a few hundred an address and day.
        join: [rate(3, 60_000), rate(30, 300_000)],
        enter: [rate(10, 10_000), rate(60, 2_000)],
        // Nobody knows more people for one table; a whole club invites at once.
        invite: [rate(5, 12_000), rate(60, 2_000)],
        // Guests are many at one address, and none of them is known tomorrow.
        report: [rate(5, 60_000), rate(20, 600_000)],
        // Who lost the first one gets another; with it a day goes by.
        export: [rate(2, 24 * 60 * 60 * 1000), rate(20, 60 * 60 * 1000)],
        // Who mistypes their address tries again; with the fourth letter hours go by. No household needs more than a few a day.
        letter: [rate(3, 4 * 60 * 60 * 1000), rate(12, 60 * 60 * 1000)],
        // Somebody who has never been here is not written to more than a few times a week, whoever wants it.
        asked: rate(3, 24 * 60 * 60 * 1000),
        // Twenty passwords in a quarter of an hour: of a million that are tried first, that takes a year and a half.
        guess: rate(20, 45_000),
        token: rate(300, 200),
        streams: [16, 200],
        token_streams: 8,
        lines: 400,
    };

    /// None, for measuring.
    pub const NONE: Self = Self {
        create: [rate(u32::MAX, 0); 2],
        learn: [rate(u32::MAX, 0); 2],
        act: [rate(u32::MAX, 0); 2],
        say: [rate(u32::MAX, 0); 2],
        call: [rate(u32::MAX, 0); 2],
        look: [rate(u32::MAX, 0); 2],
        think: [rate(u32::MAX, 0); 2],
        picture: [rate(u32::MAX, 0); 2],
        join: [rate(u32::MAX, 0); 2],
        enter: [rate(u32::MAX, 0); 2],
        invite: [rate(u32::MAX, 0); 2],
        report: [rate(u32::MAX, 0); 2],
        export: [rate(u32::MAX, 0); 2],
        letter: [rate(u32::MAX, 0); 2],
        asked: rate(u32::MAX, 0),
        guess: rate(u32::MAX, 0),
        token: rate(u32::MAX, 0),
        streams: [usize::MAX; 2],
        token_streams: usize::MAX,
        lines: usize::MAX,
    };
}

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Creating games.
    Create,
    /// Beginning lessons.
    Learn,
    /// Choosing and undoing.
    Act,
    /// Saying something.
    Say,
    /// Saying something as one who looks on.
    Call,
    /// Looking.
    Look,
    /// Having something drawn, besides looking.
    Draw,
    /// Having one's finished games counted, besides looking.
    Count,
    /// Asking for thought.
    Think,
    /// Asking for a picture made of dots.
    Picture,
    /// Making an account.
    Join,
    /// Trying to log in.
    Enter,
    /// Inviting somebody by name.
    Invite,
    /// Reporting somebody.
    Report,
    /// Taking along everything there is of oneself.
    Export,
    /// Having a letter sent.
    Letter,
}

impl What {
    /// How many times it counts: about as many as it takes milliseconds.
    fn cost(self) -> NonZeroU32 {
        match self {
            Self::Draw => const { NonZeroU32::new(4).expect("more than none") },
            Self::Count => const { NonZeroU32::new(20).expect("more than none") },
            _ => NonZeroU32::MIN,
        }
    }
}

/// Who is limited: a person, if there is a cookie, and an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The person.
    pub person: Option<PersonId>,
    /// The network the request came from.
    pub address: IpAddr,
}

/// Keeps count.
#[derive(Debug)]
pub struct Limits {
    create: Pair,
    learn: Pair,
    act: Pair,
    say: Pair,
    call: Pair,
    look: Pair,
    think: Pair,
    picture: Pair,
    join: Pair,
    enter: Pair,
    invite: Pair,
    report: Pair,
    export: Pair,
    letter: Pair,
    asked: Option<DefaultKeyedRateLimiter<String>>,
    guess: Option<DefaultKeyedRateLimiter<String>>,
    token: Option<DefaultKeyedRateLimiter<String>>,
    most_streams: [usize; 2],
    most_token_streams: usize,
    most_lines: usize,
    streams: Arc<Mutex<HashMap<Key, usize>>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Person(PersonId),
    Address(IpAddr),
    /// A token, by its hash.
    Token(String),
    /// Connections of an address.
    Lines(IpAddr),
}

#[derive(Debug)]
struct Pair {
    persons: Option<DefaultKeyedRateLimiter<PersonId>>,
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Pair {
    fn new([persons, addresses]: [Rate; 2]) -> Self {
        Self { persons: limiter(persons), addresses: limiter(addresses) }
    }

    fn allows(&self, who: &Who, cost: NonZeroU32) -> bool {
        let person = match (&self.persons, &who.person) {
            (Some(limiter), Some(person)) => allows(limiter, person, cost),
            _ => true,
        };
        let address = |all: &DefaultKeyedRateLimiter<IpAddr>| allows(all, &who.address, cost);
        person && self.addresses.as_ref().is_none_or(address)
    }

    fn forget(&self) {
        if let Some(limiter) = &self.persons {
            limiter.retain_recent();
        }
        if let Some(limiter) = &self.addresses {
            limiter.retain_recent();
        }
    }
}

fn allows<K: Clone + Hash + Eq>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
    cost: NonZeroU32,
) -> bool {
    matches!(limiter.check_key_n(key, cost), Ok(Ok(())))
}

fn limiter<K: Clone + Hash + Eq>(rate: Rate) -> Option<DefaultKeyedRateLimiter<K>> {
    let quota = Quota::with_period(rate.each)?.allow_burst(NonZeroU32::new(rate.burst)?);
    Some(RateLimiter::keyed(quota))
}

impl Limits {
    /// Nothing counted yet.
    pub fn new(rates: Rates) -> Self {
        Self {
            create: Pair::new(rates.create),
            learn: Pair::new(rates.learn),
            act: Pair::new(rates.act),
            say: Pair::new(rates.say),
            call: Pair::new(rates.call),
            look: Pair::new(rates.look),
            think: Pair::new(rates.think),
            picture: Pair::new(rates.picture),
            join: Pair::new(rates.join),
            enter: Pair::new(rates.enter),
            invite: Pair::new(rates.invite),
            report: Pair::new(rates.report),
            export: Pair::new(rates.export),
            letter: Pair::new(rates.letter),
            asked: limiter(rates.asked),
            guess: limiter(rates.guess),
            token: limiter(rates.token),
            most_streams: rates.streams,
            most_token_streams: rates.token_streams,
            most_lines: rates.lines,
            streams: Arc::default(),
        }
    }

    /// Counts, and says whether it may be done.
    pub fn allows(&self, what: What, who: &Who) -> bool {
        let pair = match what {
            What::Create => &self.create,
            What::Learn => &self.learn,
            What::Act => &self.act,
            What::Say => &self.say,
            What::Call => &self.call,
            What::Look | What::Draw | What::Count => &self.look,
            What::Think => &self.think,
            What::Picture => &self.picture,
            What::Join => &self.join,
            What::Enter => &self.enter,
            What::Invite => &self.invite,
            What::Report => &self.report,
            What::Export => &self.export,
            What::Letter => &self.letter,
        };
        pair.allows(who, what.cost())
    }

    /// Counts that somebody tries to open the account of this name, and says whether it may be tried.
    pub fn guess(&self, name: &str) -> bool {
        let key = name.to_owned();
        self.guess.as_ref().is_none_or(|limiter| allows(limiter, &key, NonZeroU32::MIN))
    }

    /// Counts that a letter goes to an address that nobody has confirmed, and says whether it may.
    pub fn letter(&self, address: &str) -> bool {
        let key = address.to_owned();
        self.asked.as_ref().is_none_or(|limiter| allows(limiter, &key, NonZeroU32::MIN))
    }

    /// Counts that a token of this hash asks for something, and says whether it may.
    pub fn token(&self, hash: &str) -> bool {
        let key = hash.to_owned();
        self.token.as_ref().is_none_or(|limiter| allows(limiter, &key, NonZeroU32::MIN))
    }

    /// Opens a stream, for a token of this hash if a program asks, which counts until what is handed out is dropped.
    pub fn open_stream(&self, who: &Who, token: Option<&str>) -> Option<OpenStream> {
        let person = who.person.clone().map(Key::Person).map(|key| (key, self.most_streams[0]));
        let token = token.map(|hash| (Key::Token(hash.to_owned()), self.most_token_streams));
        let address = (Key::Address(who.address), self.most_streams[1]);
        self.count(person.into_iter().chain(token).chain([address]).collect())
    }

    /// Opens a connection, which counts until what is handed out is dropped. No address has more
    /// than half of the room there is for all.
    pub fn open_line(&self, address: IpAddr, room: usize) -> Option<OpenStream> {
        self.count(vec![(Key::Lines(address), self.most_lines.min(room / 2))])
    }

    /// Counts one more of each; none if one of them has as many as it may.
    fn count(&self, keys: Vec<(Key, usize)>) -> Option<OpenStream> {
        let mut counts = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if keys.iter().any(|(key, most)| counts.get(key).is_some_and(|open| open >= most)) {
            return None;
        }
        let keys: Vec<Key> = keys.into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            *counts.entry(key.clone()).or_default() += 1;
        }
        Some(OpenStream { keys, streams: Arc::clone(&self.streams) })
    }

    /// Forgets those who have not been seen for long.
    pub fn forget(&self) {
        let all = [
            &self.create,
            &self.learn,
            &self.act,
            &self.say,
            &self.call,
            &self.look,
            &self.think,
            &self.picture,
            &self.join,
            &self.enter,
            &self.invite,
            &self.report,
            &self.export,
            &self.letter,
        ];
        for pair in all {
            pair.forget();
        }
        for limiter in [&self.asked, &self.guess, &self.token].into_iter().flatten() {
            limiter.retain_recent();
        }
    }
}

/// A stream or connection that counts.
#[derive(Debug)]
pub struct OpenStream {
    keys: Vec<Key>,
    streams: Arc<Mutex<HashMap<Key, usize>>>,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut counts = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            if let Some(open) = counts.get_mut(key) {
                *open -= 1;
                if *open == 0 {
                    counts.remove(key);
                }
            }
        }
    }
}
