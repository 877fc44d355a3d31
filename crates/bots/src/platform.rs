//! What bots need from outside, handed to them: they read no clock and start no thread.

use std::fmt::Debug;
use std::time::Duration;

/// A piece of work to be done beside others.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Where bots run: a native program, a browser, a test with a clock of its own.
pub trait Platform: Debug + Sync {
    /// The time that has passed since some fixed moment.
    fn now(&self) -> Duration;

    /// Does several pieces of work, if possible at the same time, and returns when all are done.
    fn together(&self, jobs: Vec<Job<'_>>) {
        for job in jobs {
            job();
        }
    }
}

/// When to stop thinking; never, if nothing was said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    platform: &'static dyn Platform,
    end: Option<Duration>,
}

impl Deadline {
    pub(crate) fn after(time: Option<Duration>, platform: &'static dyn Platform) -> Self {
        Self { platform, end: time.map(|time| platform.now() + time) }
    }

    pub(crate) fn is_past(self) -> bool {
        self.end.is_some_and(|end| self.platform.now() >= end)
    }
}
