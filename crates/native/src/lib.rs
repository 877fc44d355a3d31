//! The clock and the threads of the operating system, for bots in a native program.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use bots::{Job, Platform};

/// The operating system: its monotonic clock, and a thread for every piece of work.
#[derive(Clone, Copy, Debug)]
pub struct Native;

impl Platform for Native {
    fn now(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }

    fn together(&self, jobs: Vec<Job<'_>>) {
        thread::scope(|scope| {
            for job in jobs {
                scope.spawn(job);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// Each waits for the others: they would stand still for ever one after the other.
    #[test]
    fn work_is_done_at_the_same_time() {
        let (barrier, done, begin) = (Barrier::new(3), AtomicU32::new(0), Native.now());
        let job = || -> Job<'_> {
            Box::new(|| {
                barrier.wait();
                done.fetch_add(1, Ordering::Relaxed);
            })
        };
        Native.together(vec![job(), job(), job()]);
        assert_eq!(done.into_inner(), 3);
        assert!(Native.now() >= begin);
    }
}
