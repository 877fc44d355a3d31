//! Draws the pages around the tables into a folder, to be looked at in a browser:
//! `cargo run -p orderstack-ui --example pages -- OUT`, then `python3 -m http.server -d OUT`.

use std::path::{Path, PathBuf};

use kernel::{Game, NoLog, Options, Rng, Turn, Viewer, random_choice};
use maud::{Markup, html};
use starcraft::ids::Faction;
use starcraft::{EndKind, Setup, StarCraft};
use ui::scene::{Moment, Promise, Scene, Sitter, Undo};
use ui::starcraft::galaxy::minimap;
use ui::starcraft::reference;
use ui::start::{
    FinishedGame, Form, GameCard, Join, Lobby, LobbySeat, Part, Player, Start, Ticket, help_page,
    join_page, lobby_page, rules_page, start_page,
};

type Answer<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Answer<()> {
    let out = PathBuf::from(std::env::args().nth(1).unwrap_or("pages".into()));
    for asset in ui::assets::ASSETS.iter() {
        write(&out, &ui::assets::href(asset.name), &asset.body)?;
    }
    let mut pages: Vec<(&str, Markup)> = starts();
    pages.extend(tables());
    pages.push(("rules/index.html", rules_page("")));
    pages.push(("search.html", rules_page("orbital defense")));
    pages.push(("nothing.html", rules_page("xyzzy")));
    pages.push(("help/index.html", help_page()));
    pages.push(("reference/index.html", reference::index()));
    for (path, page) in pages {
        write(&out, path, &page.into_string())?;
    }
    let samples = [
        ("unit", "archon"),
        ("unit", "siege_tank"),
        ("card", "terran_07"),
        ("tech", "terran_spider_mines"),
        ("event", "scouting_party"),
        ("planet", "torus"),
        ("faction", "overmind"),
        ("building", "gateway"),
        ("module", "air_support"),
        ("order", "special_build"),
        ("piece", "base"),
        ("rule", "SC-PLAN-04"),
    ];
    let mut tips = Vec::new();
    for (kind, name) in samples {
        let page = reference::reference_page(kind, name).ok_or(name)?;
        write(&out, &format!("reference/{kind}/{name}/index.html"), &page.into_string())?;
        tips.extend(reference::entry(kind, name));
    }
    let tips = html! { main.tips { h1 { "Tips" } @for tip in tips { div.tip { (tip) } } } };
    write(&out, "tips.html", &ui::page::page("Tips", "site", &tips).into_string())?;
    Ok(())
}

fn write(out: &Path, path: &str, body: &str) -> Answer<()> {
    let path = out.join(path.trim_start_matches('/'));
    std::fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    Ok(std::fs::write(path, body)?)
}

fn player(name: &str, faction: &str) -> Player {
    Player { name: name.into(), faction: faction.parse().ok() }
}

fn starts() -> Vec<(&'static str, Markup)> {
    let bots = ["random", "easy"];
    let games = [
        GameCard {
            table: "a1".into(),
            title: "Long winter".into(),
            state: "Round 7, Execution. Stage III has begun.".into(),
            your_turn: false,
            waiting: vec!["Ola".into(), "Piet".into()],
            seats: vec![
                player("You", "arcturus_mengsk"),
                player("Ola", "overmind"),
                player("Piet", "jim_raynor"),
            ],
            map: map(3, 1),
        },
        GameCard {
            table: "a2".into(),
            title: "Friday table".into(),
            state: "Round 4, Planning. Place one of your orders on a planet.".into(),
            your_turn: true,
            waiting: vec![],
            seats: vec![
                player("You", "jim_raynor"),
                player("Tomasz", "overmind"),
                player("Bot: easy", "tassadar"),
                player("Ines", "arcturus_mengsk"),
                player("A very long name indeed", "aldaris"),
                player("Jan", "queen_of_blades"),
            ],
            map: map(6, 2),
        },
        GameCard {
            table: "a3".into(),
            title: "Ines and I".into(),
            state: "Waiting for players".into(),
            your_turn: false,
            waiting: vec!["one open seat".into()],
            seats: vec![player("You", ""), player("Open seat", "")],
            map: map(2, 3),
        },
    ];
    let over = |title: &str, winner: Player, won, ending, points, round, date: &str| FinishedGame {
        table: "b1".into(),
        title: title.into(),
        winners: vec![winner],
        won,
        ending,
        points,
        round,
        date: date.into(),
    };
    let mut finished = vec![
        over(
            "Long summer",
            player("Bot: easy", "tassadar"),
            false,
            EndKind::Normal,
            Some((16, Some(14))),
            6,
            "yesterday",
        ),
        over("Rematch", player("You", "queen_of_blades"), true, EndKind::Special, None, 7, "9 Nov"),
        over(
            "Tuesday",
            player("Tomasz", "overmind"),
            false,
            EndKind::EndGame,
            Some((15, Some(11))),
            5,
            "2 Nov",
        ),
    ];
    finished.push(FinishedGame {
        winners: vec![],
        ..over("Dust", player("", ""), false, EndKind::NobodyLeft, None, 12, "1 Nov")
    });
    let form = Form::new("Mira", "easy");
    let mut wrong = form.clone();
    wrong.rows[0].faction = "overmind".into();
    wrong.rows[1].faction = "overmind".into();
    wrong.rows[2].kind = "here".into();
    wrong.rows[3].kind = "open".into();
    wrong.options.insert("tie_break_bases".into(), "no".into());
    wrong.options.insert("teams".into(), "pairs".into());
    let trouble = wrong.check(&bots).err();
    let full = Start {
        bots: &bots,
        level: "easy",
        ticket: Ticket { ticket: "ab", promise: "cd" },
        form: &form,
        trouble: None,
        games: Part::whole(&games, games.iter().filter(|game| game.your_turn).count()),
        finished: Part::whole(&finished, finished.iter().filter(|game| game.won).count()),
    };
    let none = || (Part::whole(&[], 0), Part::whole(&[], 0));
    let (games, finished) = none();
    let empty = Start { games, finished, ..full };
    let (games, finished) = none();
    let troubled = Start { form: &wrong, trouble: trouble.as_deref(), games, finished, ..full };
    vec![
        ("index.html", start_page(&full)),
        ("empty.html", start_page(&empty)),
        ("trouble.html", start_page(&troubled)),
    ]
}

fn sitter(name: &str, bot: bool, open: bool, yours: bool) -> Sitter {
    let bot = bot.then(|| "easy".into());
    Sitter { name: name.into(), bot, open, present: true, yours }
}

fn tables() -> Vec<(&'static str, Markup)> {
    let setup = Setup::new(4, &[("galaxy", "auto"), ("teams", "pairs"), ("tie_break_bases", "no")]);
    let link = |n: u8| Some(format!("http://127.0.0.1:8340/t/k3v9x2/join/f3c8a0{n}b1e94d7720c5aa"));
    let seat = |sitter, faction: Option<&str>, invitation| LobbySeat {
        sitter,
        faction: faction.and_then(|id| id.parse::<Faction>().ok()),
        invitation,
    };
    let seats = [
        seat(sitter("Mira", false, false, true), Some("overmind"), None),
        seat(sitter("", false, true, false), Some("jim_raynor"), link(1)),
        seat(sitter("Bot: easy", true, false, false), None, None),
        seat(sitter("", false, true, false), None, link(2)),
    ];
    let hash = kernel::history::commitment(7, Some("salt"));
    let lobby = Lobby {
        table: "k3v9x2",
        title: "Friday table",
        seats: &seats,
        setup: &setup,
        hints: true,
        promise: &hash,
        fill: &["easy", "random"],
    };
    let join = Join {
        title: "Friday table",
        action: "/t/k3v9x2/join/f3c8",
        seats: &seats,
        seat: 1,
        setup: &setup,
        hints: true,
        promise: &hash,
        name: "",
        trouble: None,
    };
    vec![("lobby.html", lobby_page(&lobby)), ("join.html", join_page(&join))]
}

/// The small map of a random game.
fn map(players: usize, seed: u64) -> Markup {
    let setup = Setup::new(players, &[("galaxy", "auto"), ("factions", "random")]);
    let Ok(mut game) = StarCraft::new(&setup, seed) else { return Markup::default() };
    let mut rng = Rng::new(seed);
    for _ in 0..300 {
        let Turn::Pending(seats) = game.turn() else { break };
        let Some(seat) = seats.iter().next() else { break };
        let mut options = Options::new();
        game.options(seat, &mut options);
        let Some(action) = random_choice::<StarCraft>(&options, &mut rng) else { break };
        game.play(seat, action, &mut NoLog);
    }
    let seats: Vec<Sitter> = (0..players).map(|_| sitter("Mira", false, false, false)).collect();
    minimap(&Scene {
        table: "k3v9x2",
        title: "",
        view: &game.view(Viewer::Spectator),
        seats: &seats,
        version: 0,
        decision: 0,
        ask: None,
        hint: Some(&[]),
        undo: Undo::Not(String::new()),
        log: &[],
        chat: &[],
        moment: Moment { shown: 0, last: 0, replay: false },
        promise: &Promise { hash: String::new(), kept: None },
        curtain: None,
        why: None,
        chart: &[],
    })
}
