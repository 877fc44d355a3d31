//! Players and their profiles: what people show of what they have played where everybody could look on.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use house::sitters::called;
use kernel::{Name, Seat, message};
use maud::Markup;
use rating::{Class, Rating, Share, Standing};
use store::{OfAccount, Played, Rival, Scored, Who, Write};
use table::PersonId;
use tongue::Tongue;
use ui::kind::{GameKind, Side};
use ui::letters::Looks;
use ui::players::{Players, Row, players_page, profile_address};
use ui::profile::{Card, Figures, Point, Profile, Recent, Won, profile_page};
use ui::ranks::{Known, Rank};

use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{HTML, drawn};
use crate::people::known;
use crate::persons::Asker;
use crate::ratings::rank;
use crate::{App, dates};
use ui::people::{Whom, manners};

/// What somebody may show to others, by name.
const SHOWS: [&str; 3] = ["ratings", "figures", "games"];

type Asked = Query<Vec<(String, String)>>;

/// What is asked for in an address.
fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
}

/// `GET /players`: who is how good at a game with so many players.
pub(crate) async fn players(
    State(app): State<App>,
    Query(fields): Asked,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let kinds = app.kinds();
    let game = kinds.iter().find(|kind| kind.id == field(&fields, "game")).unwrap_or(&kinds[0]).id;
    let seats = app.game(game)?.kind().seats.clone();
    let class = Class::named(field(&fields, "players")).unwrap_or(Class::Few);
    let class = if class.seats().start() > seats.end() { Class::Few } else { class };
    let rivals = app.tables.store.rivals(game, class).await?;
    let (shared, you, now) = (app.clone(), asker.person.clone(), app.tables.time.now());
    let page = move || {
        let kind = shared.game(game)?.kind();
        let all = rivals.len();
        let (rows, few) = listed(rivals, bots(kind, class), (you.as_ref(), now, tongue));
        let games = shared.kinds();
        let page =
            Players { tongue, games: &games, game: kind, class, all, rows: &rows, few: &few };
        Ok(players_page(&page).into_string())
    };
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

/// The bots of the house: level, rating, and in how many games it was measured.
fn bots(kind: &GameKind, class: Class) -> Vec<(&'static str, Rating, u32)> {
    let own = kind.strengths.iter().filter(|it| Class::of(it.players) == class);
    own.map(|it| (it.level, Rating { mu: it.mu, sigma: it.sigma }, it.games)).collect()
}

/// Everybody by the lower end of what is known, the bots between them; and those with too few games.
fn listed(
    rivals: Vec<Rival>,
    bots: Vec<(&'static str, Rating, u32)>,
    (you, now, tongue): (Option<&PersonId>, i64, &Tongue),
) -> (Vec<Row>, Vec<Row>) {
    let mut all: Vec<(f64, Row)> = rivals
        .into_iter()
        .map(|Rival { person, name, standing, won }| {
            let share = Share::of(won, standing.games).filter(|_| !standing.is_provisional());
            let row = Row {
                place: None,
                name,
                rank: rank(Some(standing), now),
                games: standing.games,
                won: share.map(|share| (share.seen * 100.0).round() as u32),
                last: Some(dates::ago(standing.at / 1000, tongue)),
                you: you == Some(&person),
            };
            (standing.rating_at(now).low(), row)
        })
        .collect();
    let house = bots.into_iter().map(|(level, rating, games)| {
        let known = Rank { shown: rating.shown(), known: Known::Fixed, change: None };
        let name = level.to_owned();
        (
            rating.mu,
            Row { place: None, name, rank: known, games, won: None, last: None, you: false },
        )
    });
    all.extend(house);
    all.sort_by(|(a, one), (b, other)| b.total_cmp(a).then_with(|| one.name.cmp(&other.name)));
    let (few, mut rows): (Vec<Row>, Vec<Row>) =
        all.into_iter().map(|(_, row)| row).partition(|row| row.rank.known == Known::Provisional);
    let people = rows.iter_mut().filter(|row| row.rank.known == Known::Played);
    people.zip(1..).for_each(|(row, place)| row.place = Some(place));
    // A list of thousands is no use to anybody; oneself is always on it.
    let mut shown = 0;
    rows.retain(|row| {
        shown += 1;
        shown <= limits::PLAYERS || row.you
    });
    let mut few = few;
    let mut shown = 0;
    few.retain(|row| {
        shown += 1;
        shown <= limits::PLAYERS || row.you
    });
    (rows, few)
}

/// `GET /people/NAME`
pub(crate) async fn profile(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(fields): Asked,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Draw)?;
    let store = &app.tables.store;
    let [small, _] = Looks::of(&name).ways().clone();
    let account = store.account_named(&small).await?;
    let account = account.ok_or_else(|| Problem::unknown(message!("profile-unknown")))?;
    let person = account.person.clone();
    let yours = asker.person.as_ref() == Some(&person);
    let hidden = store.hidden_by(&person).await?;
    let shows = |what: &str| yours || !hidden.iter().any(|it| it == what);
    let ratings = if shows("ratings") { store.ratings_of(&person).await? } else { Vec::new() };
    let counts = shows("figures") || shows("games");
    let played = if counts { store.played(&person, limits::PLAYED).await? } else { Vec::new() };
    let chosen = chosen(&fields, &ratings, &played);
    let circle = app.circle(asker.person.as_ref()).await?;
    let named = (Whom::Named(account.name.clone()), account.name.clone());
    let other = (!yours && asker.person.is_some()).then(|| known(&circle, &person, named));
    let mut found = Found {
        other,
        name: account.name,
        since: account.made,
        bot: account.bot,
        figures: shows("figures"),
        course: Vec::new(),
        opening: None,
        recent: Vec::new(),
        shows: yours.then(|| SHOWS.map(|what| (what, !hidden.iter().any(|it| it == what)))),
        ratings,
        played,
        chosen,
    };
    if let Some((kind, class)) = found.chosen.clone() {
        if shows("ratings") {
            found.course = course(&app, &person, (&kind, class), tongue).await?;
        }
        if shows("figures") {
            found.opening = opening(&app, &found.played, (&kind, class)).await?;
        }
        if shows("games") {
            found.recent = recent(&app, &person, &found.played, tongue).await?;
        }
    }
    let shared = app.clone();
    let page = move || Ok(draw(&shared, &found, tongue).into_string());
    drawn(&app.thinkers, asker.owner(), &headers, HTML, page).await
}

/// What there is to show of somebody.
struct Found {
    name: String,
    since: i64,
    bot: bool,
    figures: bool,
    ratings: Vec<(String, Class, Standing)>,
    played: Vec<Played>,
    chosen: Option<(String, Class)>,
    course: Vec<Point>,
    opening: Option<(Name, Won)>,
    recent: Vec<Recent>,
    shows: Option<[(&'static str, bool); 3]>,
    /// Somebody else, as the viewer knows them.
    other: Option<ui::people::Person>,
}

/// What is looked at: as the address says, or what somebody has played most.
fn chosen(
    fields: &[(String, String)],
    ratings: &[(String, Class, Standing)],
    played: &[Played],
) -> Option<(String, Class)> {
    let all = counts(ratings, played);
    let asked = (field(fields, "game").to_owned(), Class::named(field(fields, "players")));
    let known = all.keys().find(|(kind, class)| (kind, Some(*class)) == (&asked.0, asked.1));
    known.or_else(|| all.iter().max_by_key(|(_, games)| **games).map(|(key, _)| key)).cloned()
}

/// How many games there are of each.
fn counts(
    ratings: &[(String, Class, Standing)],
    played: &[Played],
) -> BTreeMap<(String, Class), u32> {
    let mut all = BTreeMap::new();
    for game in played {
        *all.entry((game.kind.clone(), Class::of(game.seats))).or_default() += 1;
    }
    for (kind, class, standing) in ratings {
        let games: &mut u32 = all.entry((kind.clone(), *class)).or_default();
        *games = (*games).max(standing.games);
    }
    all
}

async fn course(
    app: &App,
    person: &PersonId,
    (kind, class): (&str, Class),
    tongue: &Tongue,
) -> Result<Vec<Point>, Problem> {
    let games = app.tables.store.rated_of(person, (kind, class), limits::PLAYED).await?;
    let own = |it: &&Scored| matches!(&it.ranked.who, Who::Person(who) if who == person);
    let point = |game: &store::RatedGame| {
        let [before, after] = game.scored.iter().find(own)?.ratings.map(Rating::shown);
        Some(Point {
            shown: after,
            change: after.points - before.points,
            date: dates::ago(game.at / 1000, tongue),
            href: format!("/t/{}", game.game),
        })
    };
    Ok(games.iter().rev().filter_map(point).collect())
}

/// The order that somebody places first most often.
async fn opening(
    app: &App,
    played: &[Played],
    (kind, class): (&str, Class),
) -> Result<Option<(Name, Won)>, Problem> {
    let Ok(door) = app.game(kind) else { return Ok(None) };
    let own = played.iter().filter(|it| it.kind == kind && Class::of(it.seats) == class);
    let (mut first, mut games) = (BTreeMap::<String, (Name, u32)>::new(), 0);
    for game in own.take(limits::OPENINGS) {
        let choices = app.tables.store.first_choices(&game.id, game.seat).await?;
        let ordered = choices.iter().find_map(|choice| (door.kind().ordered)(choice));
        if let Some((name, _)) = ordered {
            games += 1;
            first.entry(name.id.to_string()).or_insert((name, 0)).1 += 1;
        }
    }
    let most = first.into_values().max_by_key(|(_, times)| *times);
    Ok(most.map(|(name, won)| (name, Won { won, games })))
}

async fn recent(
    app: &App,
    person: &PersonId,
    played: &[Played],
    tongue: &'static Tongue,
) -> Result<Vec<Recent>, Problem> {
    let mut recent = Vec::new();
    for game in played.iter().take(limits::RECENT) {
        let Ok(door) = app.game(&game.kind) else { continue };
        let Some(summary) = app.tables.store.summary_of(&game.id).await? else { continue };
        let result = app.tables.store.result_of(&game.id).await?;
        let own = result.iter().flat_map(|it| &it.scored).find(|it| it.ranked.seat == game.seat);
        let places = (0..).map(Seat).zip(&summary.places);
        let others = places.filter(|(_, place)| place.holder.person() != Some(person));
        recent.push(Recent {
            table: game.id.clone(),
            title: house::title(&summary.title, &summary.places, tongue),
            side: door.kind().side(&game.side).cloned(),
            won: game.won,
            place: own.map(|it| it.ranked.place.into()),
            seats: game.seats,
            change: own.map(|it| it.ratings[1].shown().points - it.ratings[0].shown().points),
            others: others.map(|(seat, place)| called(seat, place, tongue)).collect(),
            date: dates::ago(game.updated, tongue),
        });
    }
    Ok(recent)
}

fn draw(app: &App, found: &Found, tongue: &'static Tongue) -> Markup {
    let Found { name, ratings, played, chosen, figures, .. } = found;
    let now = app.tables.time.now();
    let address = profile_address(name);
    let cards = counts(ratings, played).into_iter().filter_map(|((kind, class), games)| {
        let standing = ratings.iter().find(|it| (&it.0, it.1) == (&kind, class));
        Some(Card {
            game: app.game(&kind).ok()?.kind(),
            class,
            rank: standing.map(|(.., standing)| rank(Some(*standing), now)),
            games,
            href: format!("{address}?game={kind}&players={}", class.name()),
            chosen: chosen.as_ref() == Some(&(kind, class)),
        })
    });
    let cards: Vec<Card<'_>> = cards.collect();
    let kind = chosen.as_ref().and_then(|(kind, _)| Some(app.game(kind).ok()?.kind()));
    let here: Vec<&Played> = played
        .iter()
        .filter(|it| *figures && chosen.as_ref() == Some(&(it.kind.clone(), Class::of(it.seats))))
        .collect();
    let of_kind = |it: &&Played| *figures && kind.is_some_and(|kind| kind.id == it.kind);
    let factions: BTreeMap<&str, Won> = tally(here.iter().map(|it| (&*it.side, it.won)));
    let sizes = tally(played.iter().filter(of_kind).map(|it| (Class::of(it.seats), it.won)));
    let mut factions: Vec<(Side, Won)> =
        factions.into_iter().filter_map(|(id, won)| Some((kind?.side(id)?.clone(), won))).collect();
    factions.sort_by_key(|(_, won)| std::cmp::Reverse(won.games));
    let chance =
        here.iter().map(|it| 1.0 / it.seats as f64).sum::<f64>() / here.len().max(1) as f64;
    let opening = found.opening.as_ref().map(|(name, often)| (tongue.name(name), *often));
    let house = match (kind, chosen) {
        (Some(kind), Some((_, class))) => bots(kind, *class),
        _ => Vec::new(),
    };
    let house: Vec<_> =
        house.into_iter().map(|(level, rating, _)| (level, rating.shown().points)).collect();
    profile_page(&Profile {
        tongue,
        name,
        since: &dates::ago(found.since, tongue),
        bot: found.bot,
        manners: found
            .other
            .as_ref()
            .map(|other| manners(tongue, other, &address))
            .unwrap_or_default(),
        cards: &cards,
        course: &found.course,
        bots: &house,
        factions: &factions,
        chance: (!here.is_empty()).then_some(chance),
        sizes: &sizes.into_iter().collect::<Vec<_>>(),
        figures: (!here.is_empty()).then(|| Figures {
            won: tally(here.iter().map(|it| ((), it.won))).remove(&()).unwrap_or_default(),
            streak: streak(here.iter().map(|it| it.won)),
            opening: opening.as_ref().map(|(name, often)| (&**name, *often)),
        }),
        recent: &found.recent,
        shows: found.shows.as_ref().map(|it| &it[..]),
    })
}

/// How many were won, of how many, of each.
fn tally<K: Ord>(games: impl Iterator<Item = (K, bool)>) -> BTreeMap<K, Won> {
    let mut all: BTreeMap<K, Won> = BTreeMap::new();
    for (key, won) in games {
        let sum = all.entry(key).or_default();
        sum.games += 1;
        sum.won += u32::from(won);
    }
    all
}

/// So many wins in a row at most.
fn streak(games: impl Iterator<Item = bool>) -> u32 {
    let (mut now, mut most) = (0, 0);
    for won in games {
        now = if won { now + 1 } else { 0 };
        most = most.max(now);
    }
    most
}

/// `POST /account/shows`: what somebody shows to others.
pub(crate) async fn shows(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let person = asker.logged()?.person.clone();
    let shown =
        |what: &&str| fields.0.iter().any(|(field, value)| field == "shows" && value == what);
    let hides = SHOWS.iter().filter(|what| !shown(what)).map(|what| (*what).to_owned()).collect();
    uncancelled(async move {
        let write = Write::Account(person.clone(), Box::new(OfAccount::Hides(hides)));
        app.tables.store.write(write).await?;
        let account = app.tables.store.account(&person).await?;
        let name = account.map(|account| account.name).unwrap_or_default();
        Ok(Redirect::to(&profile_address(&name)).into_response())
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_wins_is_counted() {
        assert_eq!(streak([true, false, true, true, false].into_iter()), 2);
        assert_eq!(streak([].into_iter()), 0);
    }
}
