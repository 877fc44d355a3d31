//! Whether the database can be read and written now.

use std::time::{Duration, Instant};

use sqlx::query;
use tokio::time::timeout;

use crate::{Down, Store, Trouble, Write};

/// Whoever asks again within this time gets the same answer: asking must cost the disk nothing.
const FRESH: Duration = Duration::from_secs(1);

/// A database that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(3);

/// When it was last tried, and how that went.
pub(crate) type Tried = Option<(Instant, Result<(), Trouble>)>;

impl Store {
    /// Reads a little and writes a little: what goes wrong with it would go wrong with a choice.
    pub async fn health(&self) -> Result<(), Trouble> {
        let mut last = self.tried.lock().await;
        if let Some((when, found)) = &*last
            && when.elapsed() < FRESH
        {
            return found.clone();
        }
        let trial = async {
            query("SELECT name FROM upkeep").fetch_optional(&self.readers).await?;
            self.write(Write::Trial).await
        };
        let late = || Err(Trouble::Down(Down::Late));
        let found = timeout(PATIENCE, trial).await.unwrap_or_else(|_| late());
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
