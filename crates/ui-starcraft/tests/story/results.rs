//! The result.

use super::*;

#[test]
fn every_ending_names_its_winners_and_why() {
    let mut played = Played::new(4, 8);
    while played.step() {}
    let real = played.seen(Some(Seat(0)), |scene| ending::fragment(scene).html);
    is_sound(&real);
    assert_eq!(real.matches("<figure class=\"chart\">").count(), 4);
    for link in ["/t/k3v9x2/again", "/t/k3v9x2/replay?at=0", "/t/k3v9x2/record"] {
        assert!(real.contains(link), "{link}");
    }
    assert!(real.contains("orderstack verify"), "how to check the seed");
    let mut view = played.game.view(Viewer::Spectator);
    let log = played.log(None);
    for ending in endings() {
        view.ending = Some(ending);
        let (seats, facts) = (sitters(4, None), Pages::facts(&view));
        let html = ending::fragment(&scene(
            (&view, &facts, &names(&facts, &seats)),
            &log,
            None,
            &seats,
            &played.rows,
        ))
        .html;
        is_sound(&html);
        assert_eq!(html.matches("· winner").count(), ending.winners.len());
        let left = ending.winners.is_empty() || ending.kind == EndKind::NobodyLeft;
        assert!(left || !html.contains("nobody is left"), "{ending:?}: {html}");
        let decided = html.contains("(decisive)");
        match ending.tie_break {
            Some(TieBreak::Shared) => assert!(!decided && html.contains("shared"), "{html}"),
            Some(_) => assert!(decided, "{html}"),
            None => {}
        }
    }
}

#[test]
fn winners_stand_above_the_others() {
    for seed in 30..36 {
        let mut played = Played::new(3, seed);
        while played.step() {}
        played.seen(None, |scene| {
            let html = ending::fragment(scene).html;
            let rows: Vec<&str> = html.split("<th scope=\"row\"").collect();
            let winners = scene.view.ending.map_or(0, |ending| ending.winners.len());
            assert!(rows[1..=winners].iter().all(|row| row.contains("· winner")), "{html}");
        });
    }
}

/// SC-TIE-02: figures come from what everybody sees.
#[test]
fn figures_are_the_same_for_every_viewer() {
    let mut played = Played::new(3, 4);
    while played.step() {
        if played.moment.is_multiple_of(40) {
            let all = stats(&played.game.view(Viewer::Spectator));
            assert_eq!(all.seats.len(), 3);
            for seat in 0..3 {
                assert_eq!(stats(&played.game.view(Viewer::Seat(Seat(seat)))), all);
                let controlled = played.game.controlled(Seat(seat)).count();
                assert_eq!(usize::from(all.seats[usize::from(seat)][3]), controlled);
            }
        }
    }
}
