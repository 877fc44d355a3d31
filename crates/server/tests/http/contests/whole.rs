//! Whole contests of every kind, with dropouts, to their end. The games are real ones of the server, ended early in ways that people
//! have: one of two gives up, or all agree to end it. The standings are worked out a second time, from what is written down.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// How somebody fared at a table, as it is written down.
#[derive(Clone, Copy, Debug)]
struct Record {
    round: i64,
    table: i64,
    seat: i64,
    entrant: i64,
    place: i64,
    gone: bool,
}

/// All that is written down of a contest: how everybody fared, who dropped out, and what they are called.
struct Records {
    all: Vec<Record>,
    entrants: BTreeMap<i64, (String, Option<i64>)>,
}

impl Records {
    async fn read(file: &Path, contest: &str) -> Self {
        let id = contest.rsplit('/').next().expect("an id").to_owned();
        let mut open = client::open(file).await;
        let rows = query(
            "SELECT round, contest_table.number AS number, seat, entrant, place, gone FROM contest_table \
             JOIN contest_seat USING (game) WHERE contest = ?",
        );
        let rows = rows.bind(id.clone()).fetch_all(&mut open).await.expect("read");
        let record = |row: &sqlx::sqlite::SqliteRow| Record {
            round: row.get("round"),
            table: row.get("number"),
            seat: row.get("seat"),
            entrant: row.get("entrant"),
            place: row.get("place"),
            gone: row.get("gone"),
        };
        let all = rows.iter().map(record).collect();
        let rows = query(
            "SELECT number, out, name FROM entrant JOIN account USING (person) WHERE contest = ?",
        );
        let rows = rows.bind(id).fetch_all(&mut open).await.expect("read");
        open.close().await.expect("closed");
        let entrants =
            rows.iter().map(|row| (row.get("number"), (row.get("name"), row.get("out"))));
        Self { all, entrants: entrants.collect() }
    }

    fn of(&self, entrant: i64) -> impl Iterator<Item = &Record> {
        self.all.iter().filter(move |it| it.entrant == entrant)
    }

    fn at<'a>(&'a self, it: &'a Record) -> impl Iterator<Item = &'a Record> {
        self.all.iter().filter(|other| (other.round, other.table) == (it.round, it.table))
    }

    /// What a table was worth: one for the first, nothing for the last, and the mean of the places that are shared.
    fn worth(&self, it: &Record) -> f64 {
        let seats = self.at(it).count() as f64;
        let before = self.at(it).filter(|other| other.place < it.place).count() as f64;
        let alike = self.at(it).filter(|other| other.place == it.place).count() as f64;
        let mean = before + (alike + 1.0) / 2.0;
        if it.gone { 0.0 } else { (seats - mean) / (seats - 1.0) }
    }

    fn points(&self, entrant: i64) -> f64 {
        self.of(entrant).map(|it| self.worth(it)).sum()
    }

    fn a_game(&self, entrant: i64) -> f64 {
        let games = self.of(entrant).count().max(1) as f64;
        self.points(entrant) / games
    }

    fn opponents(&self, entrant: i64) -> f64 {
        let met: BTreeSet<i64> =
            self.of(entrant).flat_map(|it| self.at(it)).map(|it| it.entrant).collect();
        let met: Vec<i64> = met.into_iter().filter(|it| *it != entrant).collect();
        let sum: f64 = met.iter().map(|it| self.a_game(*it)).sum();
        sum / (met.len().max(1)) as f64
    }

    /// What puts somebody before others, the smaller the better; as it is told before a contest begins.
    fn rank(&self, entrant: i64, way: &str) -> Vec<f64> {
        let out = self.entrants[&entrant].1.is_some();
        let last = self.all.iter().map(|it| it.round).max().unwrap_or(0);
        let of_last: BTreeSet<i64> =
            self.all.iter().filter(|it| it.round == last).map(|it| it.table).collect();
        // The one table at the end of a knock-out, or of the winners of groups, decides.
        let decides = way == "knockout" || (way == "groups" && self.winners_meet(last));
        let ended = self.of(entrant).find(|it| it.round == last && of_last.len() == 1 && decides);
        let ended = ended.map_or(1000.0, |it| it.place as f64 + if it.gone { 100.0 } else { 0.0 });
        let far = self.of(entrant).map(|it| it.round + 1).max().unwrap_or(0) as f64;
        let points = if way == "groups" { self.a_game(entrant) } else { self.points(entrant) };
        let wins = self.of(entrant).filter(|it| it.place == 1 && !it.gone).count() as f64;
        let firsts = self.of(entrant).filter(|it| it.seat == 0).count() as f64;
        let far = if way == "knockout" { -far } else { 0.0 };
        let round = |number: f64| (number * 1000.0).round();
        vec![
            f64::from(u8::from(out)),
            far,
            ended,
            -round(points),
            -round(self.opponents(entrant)),
            -wins,
            firsts,
        ]
    }

    /// Whether those of the last round, but for two, have never met before: then they are of different groups.
    fn winners_meet(&self, last: i64) -> bool {
        let there: Vec<i64> =
            self.all.iter().filter(|it| it.round == last).map(|it| it.entrant).collect();
        let met = |a: i64, b: i64| {
            self.of(a).filter(|it| it.round < last).any(|it| self.at(it).any(|x| x.entrant == b))
        };
        there.iter().all(|a| there.iter().all(|b| a == b || !met(*a, *b)))
    }
}

/// The names on the page of a contest, the first first, with their points.
fn shown(page: &str) -> Vec<(String, f64)> {
    let body = between(page, "<tbody>", "</tbody>").expect("standings");
    let rows = body.split("<tr").skip(1);
    let row = |row: &str| {
        let name = between(row, "href=\"/people/", "\"").expect("a name").to_owned();
        let points = between(row, "<b>", "</b>");
        let points = row.split("<td class=\"number\"><b>").nth(1).or(points).expect("points");
        (name, points.split('<').next().and_then(|it| it.parse().ok()).expect("a number"))
    };
    rows.map(row).collect()
}

/// Ends a table in one of the ways that people have; who drops out or gives up is drawn.
async fn end(
    people: &mut [Browser],
    contest: &str,
    (table, way): (&OpenTable, u32),
    rng: &mut Rng,
) {
    let OpenTable { path, names, .. } = table;
    let who: Vec<usize> = names.iter().map(|name| number(name)).collect();
    let seat = rng.below(who.len() as u32) as usize;
    let other = (seat + 1) % who.len();
    match way {
        // Somebody drops out of the contest: with two that ends the game.
        0 => {
            does(&mut people[who[seat]], contest, "leave").await;
            if who.len() > 2 {
                let resigned = until_resigned(&mut people[who[seat]], path, seat).await;
                agree(people, path, &who, &resigned).await;
            }
        }
        // A bot plays for somebody who does not come back, and the other one gives up.
        1 if who.len() == 2 => {
            let seat = seat.to_string();
            let away = people[who[seat.parse::<usize>().expect("a seat")]]
                .post(&format!("{path}/away"), &[("seat", &seat)])
                .await;
            assert_eq!(away.status, 303, "{}", away.body);
            says(&mut people[who[other]], path, other, "resign").await;
        }
        2..=8 => {
            says(&mut people[who[seat]], path, seat, "resign").await;
            if who.len() > 2 {
                agree(people, path, &who, &[seat]).await;
            }
        }
        _ => agree(people, path, &who, &[]).await,
    }
}

/// Waits until a bot plays for whoever has dropped out.
async fn until_resigned(browser: &mut Browser, path: &str, seat: usize) -> Vec<usize> {
    let begun = Instant::now();
    while !browser.get(&format!("{path}?as={seat}")).await.body.contains("You have given up") {
        assert!(begun.elapsed() < client::PATIENCE, "a bot plays on at {path}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    vec![seat]
}

/// All but these agree to end it.
async fn agree(people: &mut [Browser], path: &str, who: &[usize], but: &[usize]) {
    for (seat, person) in who.iter().enumerate().filter(|(seat, _)| !but.contains(seat)) {
        says(&mut people[*person], path, seat, "end").await;
    }
}

/// Plays a contest to its end and works its standings out a second time.
async fn plays(
    server: (&std::path::PathBuf, &mut [Browser]),
    (way, players, seats): (&str, usize, usize),
    rng: &mut Rng,
) {
    let (file, people) = server;
    let host = rng.below(people.len() as u32) as usize;
    let (most, seats_sent) = (players.to_string(), seats.to_string());
    let fields =
        [("way", way), ("most", &*most), ("seats", &*seats_sent), ("rounds", "4"), ("group", "4")];
    let path = organised(&mut people[host], &fields).await;
    for person in &mut people[..players] {
        does(person, &path, "enter").await;
    }
    let mut rounds = 0;
    let begun = Instant::now();
    loop {
        let tables = open_tables(file, &path).await;
        match tables.first() {
            Some(table) if table.round == rounds => {
                for (at, table) in tables.iter().enumerate() {
                    let sizes = if seats == 2 { 2..=3 } else { 2..=seats };
                    assert!(sizes.contains(&table.names.len()), "{table:?}");
                    // Somebody drops out of every contest, and others now and then.
                    let way = if rounds == 0 && at == 0 { 0 } else { rng.below(12) };
                    end(people, &path, (table, way), rng).await;
                }
                rounds += 1;
            }
            _ if people[host].get(&path).await.body.contains("The contest is over") => break,
            _ => tokio::time::sleep(Duration::from_millis(10)).await,
        }
        assert!(begun.elapsed() < 4 * client::PATIENCE, "{way} of {players} has an end");
    }
    let what = format!("{way} of {players} at {seats}");
    let records = Records::read(file, &path).await;
    if way == "swiss" {
        assert!(rounds <= 4, "{what}");
    }
    // Nobody is at two tables of a round, and nobody is seated who has dropped out.
    for it in &records.all {
        let twice = records.of(it.entrant).filter(|other| other.round == it.round).count();
        assert_eq!(twice, 1, "{what}: {it:?}");
        assert!(
            records.entrants[&it.entrant].1.is_none_or(|out| it.round <= out),
            "{what}: {it:?}"
        );
    }
    let page = people[host].get(&path).await.body;
    let names = shown(&page);
    assert_eq!(names.len(), players, "{what}");
    let entrant = |name: &str| {
        let found = records.entrants.iter().find(|(_, (own, _))| own == name);
        *found.expect("they took part").0
    };
    let ranks: Vec<Vec<f64>> =
        names.iter().map(|(name, _)| records.rank(entrant(name), way)).collect();
    for (pair, who) in ranks.windows(2).zip(names.windows(2)) {
        assert!(pair[0] <= pair[1], "{what}: {who:?} {pair:?}");
    }
    for (name, points) in &names {
        let own = records.points(entrant(name));
        assert!((own - points).abs() < 0.006, "{what}: {name} has {own}, shown are {points}");
    }
    let bots = page.matches("bot since round").count();
    assert!(bots > 0, "{what}");
    assert_eq!(bots, records.entrants.values().filter(|it| it.1.is_some()).count(), "{what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn contests_of_every_kind_come_to_their_end_and_add_up() {
    let file = file("contest-whole.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 17).await;
    let mut rng = Rng::new(28);
    for players in [5, 8, 17] {
        for way in ["swiss", "groups", "knockout"] {
            for seats in [2, 4] {
                plays((&file, &mut people), (way, players, seats), &mut rng).await;
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_contests_come_to_their_end_and_add_up() {
    let file = file("contest-large.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 40).await;
    let mut rng = Rng::new(40);
    for (way, seats) in [("swiss", 3), ("groups", 4), ("knockout", 2)] {
        plays((&file, &mut people), (way, 40, seats), &mut rng).await;
    }
    server.stop().await;
}
