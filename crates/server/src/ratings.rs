//! Rated games: how everybody fared whose rating counts.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use house::{Live, game};
use kernel::{Message, Refused, Seat, message};
use rating::{Class, Fared, Rating, Standing, settle};
use store::{Listing, Ranked, RatedGame, Scored, Summary, Who};
use table::{Holder, Millis, PersonId, Place};
use ui::kind::GameKind;
use ui::ranks::{Known, Rank};

use crate::errors::Problem;
use crate::tables::Tables;

impl Tables {
    /// How everybody fared in a rated game that is over; nobody where people agreed to end it. Whoever has gone for good counts for
    /// nobody, nor does a bot that nobody has measured.
    pub(crate) fn ranked(&self, live: &Live) -> Result<Vec<Ranked>, Refused> {
        let kind = game(&self.games, live.table.game()).map(|door| door.kind());
        let places = live.table.places();
        let class = Class::of(places.len());
        let finish = live.table.finish()?.unwrap_or_default();
        let mut ranked = Vec::with_capacity(places.len());
        for (side, finish) in (0..).zip(&finish) {
            let who = |seat: Seat| {
                let holder = &places.get(seat.index())?.holder;
                match holder {
                    Holder::Bot(level) => {
                        Some(Who::Bot(level.clone(), measured(kind?, level, class)?))
                    }
                    _ => holder.person().cloned().map(Who::Person),
                }
            };
            let members: Option<Vec<Ranked>> = finish
                .seats
                .iter()
                .map(|seat| {
                    let place = u8::try_from(finish.place).unwrap_or(u8::MAX);
                    Some(Ranked { seat, who: who(seat)?, side, place, left: finish.left })
                })
                .collect();
            ranked.extend(members.into_iter().flatten());
        }
        Ok(ranked)
    }
}

/// How good a bot of the house was measured to be, and how sure that is: a game against it tells no more than is known of it.
pub(crate) fn measured(kind: &GameKind, level: &str, class: Class) -> Option<Rating> {
    let known =
        kind.strengths.iter().find(|it| it.level == level && Class::of(it.players) == class);
    known.map(|it| Rating { mu: it.mu, sigma: it.sigma })
}

impl Tables {
    /// How good those are who sit at a table of a game, by seat.
    pub(crate) async fn ranks_at(
        &self,
        game_id: &str,
        places: &[Place],
    ) -> Result<Vec<Option<Rank>>, Problem> {
        let kind = game(&self.games, game_id).map(|door| door.kind());
        let (class, now) = (Class::of(places.len()), self.time.now());
        let mut ranks = Vec::with_capacity(places.len());
        for place in places {
            ranks.push(match (&place.holder, place.holder.person()) {
                (Holder::Bot(level), _) => {
                    kind.and_then(|kind| measured(kind, level, class)).map(|rating| Rank {
                        shown: rating.shown(),
                        known: Known::Fixed,
                        change: None,
                    })
                }
                (_, Some(person)) => {
                    let standing = self.store.rating_of(person, game_id, class).await?;
                    Some(rank(standing, now))
                }
                (_, None) => None,
            });
        }
        Ok(ranks)
    }

    /// How good those are at a table in use, with what the game has brought once it is over; nothing where it counts for nobody.
    pub(crate) async fn ranks(
        &self,
        id: &str,
        live: &Live,
    ) -> Result<Arc<[Option<Rank>]>, Problem> {
        if !live.rated {
            return Ok(Arc::default());
        }
        let mut ranks = self.ranks_at(live.table.game(), live.table.places()).await?;
        let result = match live.table.is_over() {
            true => self.store.result_of(id).await?,
            false => None,
        };
        for Scored { ranked, ratings: [before, after] } in result.iter().flat_map(|it| &it.scored) {
            if let Some(Some(rank)) = ranks.get_mut(ranked.seat.index()) {
                // As it was then: later games are another matter.
                let change = Some(after.shown().points - before.shown().points);
                *rank = Rank { shown: after.shown(), change, ..*rank };
            }
        }
        Ok(ranks.into())
    }

    /// Tables, those first at which people of about one's own rating sit, each with how many points the furthest of them is away.
    pub(crate) async fn nearest(
        &self,
        person: &PersonId,
        tables: Vec<Listing>,
    ) -> Result<Vec<(u32, Listing)>, Problem> {
        let mut far = Vec::with_capacity(tables.len());
        for table in tables {
            let Summary { kind, places, .. } = &table.game;
            let own = self.store.rating_of(person, kind, Class::of(places.len())).await?;
            let own = rank(own, self.time.now()).shown.points;
            let ranks = self.ranks_at(kind, places).await?;
            let gap = ranks.iter().flatten().map(|rank| rank.shown.points.abs_diff(own)).max();
            far.push((gap.unwrap_or_default(), table));
        }
        far.sort_by_key(|(gap, _)| *gap);
        Ok(far)
    }
}

/// How good a person is now, as it is shown.
pub(crate) fn rank(standing: Option<Standing>, now: Millis) -> Rank {
    let known = match standing {
        Some(standing) if !standing.is_provisional() => Known::Played,
        _ => Known::Provisional,
    };
    Rank { shown: rating::Known::Person(standing).rating_at(now).shown(), known, change: None }
}

/// What comes of all rated games when everything is worked out once more.
#[derive(Debug, Default)]
pub struct Sum {
    /// How many games.
    pub games: usize,
    /// How many of them are no longer there to be played again: their places are taken as they were written.
    pub unplayed: usize,
    /// How many people have ratings.
    pub people: usize,
    /// What is not as it is written: a game, or the rating of somebody, each in a sentence.
    pub wrong: Vec<Message>,
}

/// So far two numbers may be apart: another machine may round the last digit otherwise.
const ROUNDED: f64 = 1e-6;

/// So many games are worked out at a time.
const EACH: usize = 500;

fn alike(a: Rating, b: Rating) -> bool {
    (a.mu - b.mu).abs() < ROUNDED && (a.sigma - b.sigma).abs() < ROUNDED
}

/// Plays all rated games again and works out what they make of ratings, to compare it with what is written.
pub(crate) async fn recompute(tables: &Tables) -> Result<Sum, Problem> {
    let mut sum = Sum::default();
    let mut known: HashMap<(PersonId, String, &'static str), Standing> = HashMap::new();
    loop {
        let games = tables.store.rated_games(sum.games, EACH).await?;
        if games.is_empty() {
            break;
        }
        for game in games {
            sum.games += 1;
            let wrong = || message!("ratings-wrong-game", game = game.game.as_str());
            match tables.load(&game.game).await {
                Ok(live) if !same_places(&tables.ranked(&live)?, &game) => sum.wrong.push(wrong()),
                Ok(_) => {}
                Err(problem) if problem.is_unknown() => sum.unplayed += 1,
                Err(problem) => return Err(problem),
            }
            let key = |person: &PersonId| (person.clone(), game.kind.clone(), game.class.name());
            let fared: Vec<Fared> = game
                .scored
                .iter()
                .map(|Scored { ranked, .. }| Fared {
                    side: ranked.side,
                    place: ranked.place,
                    known: match &ranked.who {
                        Who::Person(person) => {
                            rating::Known::Person(known.get(&key(person)).copied())
                        }
                        Who::Bot(_, rating) => rating::Known::Bot(*rating),
                    },
                })
                .collect();
            let Some(ratings) = settle(&fared, game.at) else {
                sum.wrong.push(wrong());
                continue;
            };
            let as_written = |(it, ratings): (&Scored, &[Rating; 2])| {
                it.ratings.iter().zip(ratings).all(|(a, b)| alike(*a, *b))
            };
            if !game.scored.iter().zip(&ratings).all(as_written) {
                sum.wrong.push(wrong());
            }
            for (Scored { ranked, .. }, [_, rating]) in game.scored.iter().zip(ratings) {
                if let Who::Person(person) = &ranked.who {
                    let games = known.get(&key(person)).map_or(0, |it| it.games) + 1;
                    known.insert(key(person), Standing { rating, games, at: game.at });
                }
            }
        }
    }
    let mut people = HashSet::new();
    for (person, kind, class, standing) in tables.store.all_ratings().await? {
        let found = known.remove(&(person.clone(), kind, class.name()));
        let same = found.is_some_and(|it| {
            alike(it.rating, standing.rating) && (it.games, it.at) == (standing.games, standing.at)
        });
        if !same {
            sum.wrong.push(message!("ratings-wrong-person", person = person.as_str()));
        }
        people.insert(person);
    }
    for (person, ..) in known.into_keys() {
        sum.wrong.push(message!("ratings-wrong-person", person = person.as_str()));
    }
    sum.people = people.len();
    Ok(sum)
}

/// Whether a game that was played again ends for everybody as it is written; whoever has gone for good since is nobody there.
fn same_places(again: &[Ranked], written: &RatedGame) -> bool {
    let places =
        |seat: Seat| written.scored.iter().find(|it| it.ranked.seat == seat).map(|it| &it.ranked);
    again.iter().all(|it| {
        places(it.seat).is_some_and(|known| {
            (known.place, known.left, known.side) == (it.place, it.left, it.side)
        })
    })
}
