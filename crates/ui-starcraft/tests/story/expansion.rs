//! What only Brood War brings to the table.

use serde_json::json;

use super::*;

/// A Planning Phase in which Tassadar has taken over a Marine of Raynor's, holds a strategic area with a
/// guard token and an installation on it, tokens, and a special order in the pool.
fn marked() -> Played {
    let mut setup =
        Setup::new(2, &[("expansion", "brood_war"), ("leadership", "none"), ("galaxy", "auto")]);
    setup.factions = ["tassadar", "jim_raynor"].map(|name| Some(name.to_owned())).to_vec();
    let with_station = |seed: &u64| {
        let game = StarCraft::new(&setup, *seed).expect("a plain setup");
        game.to_json()["planets"].to_string().contains("erebus_station.a\"")
    };
    let seed = (0..200).find(with_station).expect("a galaxy with a strategic area");
    let mut played = Played::new(2, 1000);
    let mut state = StarCraft::new(&setup, seed).expect("a plain setup").to_json();
    let planets = state["planets"].as_array_mut().expect("planets");
    let areas = planets.iter_mut().filter_map(|planet| planet["areas"].as_array_mut()).flatten();
    for area in areas {
        if area["area"] == "erebus_station.a" {
            *area = json!({
                "area": "erebus_station.a", "owner": 0, "base": 0, "site": "warp_gate",
                "units": {"stolen1_marine": 1, "stolen2_marine": 1, "zealot": 1}, "guard": 0, "guards": 2,
            });
        }
    }
    let players = state["players"].as_array_mut().expect("players");
    players[0]["stolen"] = json!([["marine", 1], ["marine", 1]]);
    players[0]["tokens"] = json!([2, 1]);
    players[0]["specials_pooled"] = json!(1);
    players[0]["modules"]["research_and_development"] = json!(2);
    played.game = StarCraft::from_json(state).expect("a sound state");
    played
}

#[test]
fn what_it_brings_can_be_seen_and_is_named() {
    let played = marked();
    played.seen(Some(Seat(0)), |scene| {
        let page = ui::table::table_page(scene).into_string();
        for part in [
            "#gx-mind",
            "gx-stone",
            "gx-sky",
            "#gx-site",
            "n-warp_gate",
            "plate strategic",
            "guard f-yellow",
            "id=\"order-defend\"",
            "id=\"token-minerals\"",
            "id=\"token-gas\"",
            "slot taken",
        ] {
            assert!(page.contains(part), "there is no {part}");
        }
        for words in [
            "taken from Jim Raynor",
            "2 guard tokens",
            "Warp Gate of Tassadar",
            "strategic",
            "Special Order Pool: 1 of 2 used",
            "2 tokens for minerals",
        ] {
            assert!(page.contains(words), "nothing says {words}");
        }
    });
}

/// Two units of one kind that were taken over are two things, since each has a token of its own.
#[test]
fn stolen_units_are_told_apart() {
    let played = marked();
    played.seen(Some(Seat(0)), |scene| {
        let board = Pages::board(scene).into_string();
        for slot in 1..=2 {
            let id = format!("id=\"units-erebus_station-a-stolen{slot}_marine\"");
            assert_eq!(board.matches(&id).count(), 1, "{id}");
        }
    });
}

/// Defend is chosen first, then its area: an area alone means the planet, as ever.
#[test]
fn an_area_is_defended_only_after_the_order_is_chosen() {
    let played = marked();
    let mut asked = 0;
    played.seen(played.asked(), |scene| {
        for choice in &scene.ask.as_ref().expect("a question").choices {
            let defends = choice.action.starts_with("defend");
            assert_eq!(choice.in_turn, defends, "{}", choice.action);
            if defends {
                assert_eq!(choice.things[0], Thing::Defend);
                asked += 1;
            }
        }
    });
    assert!(asked > 0, "nothing can be defended");
}
