//! Those who look for a rated game: they meet people of about their own rating, and others the longer they wait. Who waits at a table
//! that was made for them is led to another one as soon as it is near enough, whether or not anybody new comes.

use std::time::Duration;

use house::Live;
use kernel::Seat;
use store::Listing;
use table::clock::{HOUR, MINUTE};
use table::{Holder, Millis, Place};
use tongue::english;

use crate::errors::Problem;
use crate::{App, dates, hall, limits, random};

/// So many points apart two may be who begin to look.
const NEAR: u32 = 150;

/// And so many more with each minute, or with each hour where a game lasts for days.
const WIDER: u32 = 50;

/// How often it is looked whether some are near enough by now.
const LOOKS: Duration = Duration::from_secs(10);

/// How far apart ratings may be where somebody has waited for so long.
fn reach(waited: Millis, clock: Option<&str>) -> u32 {
    let live = clock.is_some_and(|clock| clock.starts_with("live"));
    let steps = waited.max(0) / if live { MINUTE } else { HOUR };
    NEAR.saturating_add(WIDER.saturating_mul(u32::try_from(steps).unwrap_or(u32::MAX)))
}

/// How far those who wait at a table reach by now.
pub(crate) fn reach_of(table: &Listing) -> u32 {
    reach(dates::now() - table.game.updated * 1_000, table.clock.as_deref())
}

/// Somebody who waits alone.
fn alone(places: &[Place]) -> Option<(Seat, &Place)> {
    let mut sat = (0..).map(Seat).zip(places);
    let mut sat = sat.by_ref().filter(|(_, place)| !matches!(place.holder, Holder::Open(_)));
    let first = sat.next().filter(|(_, place)| matches!(place.holder, Holder::Person(_)))?;
    sat.next().is_none().then_some(first)
}

/// Leads those who wait to each other until the server stops.
pub(crate) async fn tend(app: App) {
    let mut stopping = app.stopping.clone();
    loop {
        if let Err(problem) = bring_together(&app).await {
            tracing::warn!("those who wait for a game are not led to each other: {problem:?}");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOKS) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Whoever waits alone is led to the nearest table of the same kind where people have waited for longer, if it is near enough.
async fn bring_together(app: &App) -> Result<(), Problem> {
    let _alone = app.finding.lock().await;
    let mut tables = Vec::new();
    for table in app.tables.store.listed(true, limits::HALL[0]).await? {
        if table.rated && table.listed.sought {
            let ranks = app.tables.ranks_at(&table.game.kind, &table.game.places).await?;
            let points: Vec<i32> = ranks.iter().flatten().map(|rank| rank.shown.points).collect();
            tables.push((table, points));
        }
    }
    tables.sort_by_key(|(table, _)| table.game.updated);
    while !tables.is_empty() {
        let (table, points) = tables.remove(0);
        let alike = |other: &Listing| {
            (&other.game.kind, other.game.places.len(), &other.clock)
                == (&table.game.kind, table.game.places.len(), &table.clock)
        };
        let gap = |other: &[i32]| {
            let apart = other.iter().flat_map(|one| points.iter().map(|it| it.abs_diff(*one)));
            apart.max().unwrap_or_default()
        };
        let near = (0..tables.len())
            .filter(|at| alike(&tables[*at].0) && alone(&tables[*at].0.game.places).is_some())
            .filter(|at| gap(&tables[*at].1) <= reach_of(&table))
            .min_by_key(|at| gap(&tables[*at].1));
        if let Some(at) = near {
            let (other, _) = tables.remove(at);
            // Who may not sit there waits on, and keeps nobody else from it.
            if let Err(problem) = led(app, &other.game.id, &table.game.id).await {
                tracing::debug!("'{}' leads nowhere: {problem:?}", other.game.id);
            }
        }
    }
    Ok(())
}

/// Leads whoever waits alone at a table to a seat of another, if they may have it.
async fn led(app: &App, from: &str, to: &str) -> Result<(), Problem> {
    let mut guard = app.tables.lock(from).await?;
    let live: Live = (**guard.live()?).clone();
    let Some((seat, place)) = alone(live.table.places()).filter(|_| live.listed.is_some()) else {
        return Ok(());
    };
    let Some(person) = place.holder.person() else { return Ok(()) };
    let tongue = live.listed.as_ref().and_then(|listed| tongue::tongue(&listed.tongue));
    let sits = (person, place.name.as_str(), tongue.unwrap_or(english()));
    if hall::sat_down(app, to, sits, &place.number).await? {
        guard.lead_on(seat, random::hex(16)?, to).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_reaches_further() {
        assert_eq!(reach(0, Some("live-60")), 150);
        assert_eq!(reach(5 * MINUTE + 1, Some("live-60")), 400);
        assert_eq!(reach(5 * MINUTE, Some("days-1")), 150);
        assert_eq!(reach(5 * HOUR, Some("days-1")), 400);
        assert_eq!(reach(-HOUR, None), 150);
        assert_eq!(reach(Millis::MAX, Some("live-60")), u32::MAX);
    }
}
