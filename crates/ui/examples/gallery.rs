//! Draws the table of a random game into a folder, to be looked at in a browser:
//! `cargo run -p orderstack-ui --example gallery -- OUT PLAYERS SEED CHOICES [SEAT] [WHAT]`, then
//! `python3 -m http.server -d OUT`. With WHAT = `battle` it goes on to the next battle, with
//! `end` to the end of the game; with `battle:N` to the N-th choice within a battle; with
//! `until:WORD` to the next decision with such an action, e.g. `until:pay`. `curtain` and `replay`
//! show these. SEAT `watch` is a spectator.

use std::path::PathBuf;

use kernel::history::Chance;
use kernel::{Audience, Game, Options, Rng, Seat, Turn, Viewer, random_choice};
use starcraft::{Action, Event, Setup, StarCraft};
use ui::scene::{Line, Moment, Promise, Said, Scene, Sitter, Undo};
use ui::starcraft::{choices, stats, table};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let word = |n: usize, default: &str| words.get(n).cloned().unwrap_or(default.into());
    let out = PathBuf::from(word(1, "gallery"));
    let (players, seed): (usize, u64) = (word(2, "4").parse()?, word(3, "7").parse()?);
    let steps: usize = word(4, "150").parse()?;
    let what = word(6, "");
    let in_battle: usize = what.strip_prefix("battle:").map_or(Ok(0), str::parse)?;

    let setup = Setup::new(players, &[]);
    let mut game = StarCraft::new(&setup, seed)?;
    let mut rng = Rng::new(seed);
    let mut lines: Vec<(usize, Event)> = Vec::new();
    let mut rows = vec![stats(&game.view(Viewer::Spectator))];
    let mut fought = 0;
    for moment in 1.. {
        fought = if game.battle.is_some() { fought + 1 } else { 0 };
        let Turn::Pending(seats) = game.turn() else { break };
        let Some(seat) = seats.iter().next() else { break };
        let mut options: Options<Action> = Options::new();
        game.options(seat, &mut options);
        let enough = match what.as_str() {
            "end" => false,
            text if text.starts_with("battle") => fought > in_battle,
            text => text.strip_prefix("until:").is_none_or(|word| {
                options.iter().any(|action| action.to_string().split(' ').next() == Some(word))
            }),
        };
        if moment > steps && enough {
            break;
        }
        let Some(action) = random_choice::<StarCraft>(&options, &mut rng) else { break };
        let mut events = Vec::new();
        game.play(seat, action, &mut events);
        lines.extend(events.into_iter().map(|event| (moment, event)));
        let row = stats(&game.view(Viewer::Spectator));
        match rows.last_mut() {
            Some(last) if last.round == row.round => *last = row,
            _ => rows.push(row),
        }
    }
    let asked = match game.turn() {
        Turn::Pending(seats) => seats.iter().next().unwrap_or(Seat(0)),
        Turn::Over(_) => Seat(0),
    };
    let watches = word(5, "") == "watch";
    let seat = word(5, "").parse().map_or(asked, Seat);
    let log: Vec<Line> = lines
        .iter()
        .filter(|(_, event)| match StarCraft::audience(event) {
            Audience::All => true,
            Audience::Only(other) => other == seat && !watches,
        })
        .map(|(moment, event)| Line { moment: *moment, event: event.clone() })
        .collect();
    let view = game.view(if watches { Viewer::Spectator } else { Viewer::Seat(seat) });
    let mut options: Options<Action> = Options::new();
    game.options(seat, &mut options);
    let question = game.prompt(seat);
    let ask = (!options.is_empty() && !watches && what != "replay").then(|| {
        let barred = game.barred(seat);
        choices::ask(&view, seat, 17, question, game.ruled_by(), &options, barred)
    });
    let names = ["Mira", "Tomasz", "Ines", "Piet", "Ola", "Jan"];
    let seats: Vec<Sitter> = (0..players)
        .map(|n| Sitter {
            name: names[n].into(),
            bot: (n % 2 == 1).then(|| "easy".into()),
            open: false,
            present: n != 2,
            yours: n == seat.index(),
        })
        .collect();
    let over = matches!(game.turn(), Turn::Over(_));
    let promise = Promise {
        hash: kernel::history::commitment(seed, Some("salt")),
        kept: over.then(|| Chance::Seed { seed, salt: Some("salt".into()) }),
    };
    let chat = [Said {
        id: 1,
        seat: Some(Seat(1)),
        name: "Tomasz".into(),
        text: "that stack is going to hurt someone".into(),
    }];
    let last = lines.last().map_or(0, |line| line.0);
    let scene = Scene {
        table: "k3v9x2",
        title: "Friday table",
        view: &view,
        seats: &seats,
        version: 0,
        decision: 17,
        ask,
        hint: Some(&[]),
        undo: Undo::Possible("takes back your last choice".into()),
        log: &log,
        chat: &chat,
        moment: Moment { shown: last, last, replay: over || what == "replay" },
        promise: &promise,
        curtain: (what == "curtain").then_some(seat),
        why: None,
        chart: if over { &rows } else { &[] },
    };
    for asset in ui::assets::ASSETS.iter() {
        let path = out.join(ui::assets::href(asset.name).trim_start_matches('/'));
        std::fs::create_dir_all(path.parent().ok_or("no folder")?)?;
        std::fs::write(path, &asset.body)?;
    }
    std::fs::write(out.join("index.html"), table::table_page(&scene).into_string())?;
    Ok(())
}
