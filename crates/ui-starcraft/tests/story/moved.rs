//! What moves on the board.

use super::*;

#[test]
fn motions_go_from_and_to_elements_and_tell_no_secret() {
    let mut kinds = HashSet::new();
    for seed in (40..43).chain(1040..1043) {
        let mut played = Played::new(3, seed);
        let mut told = 0;
        while played.step() {
            let seat = Seat(2);
            let new: Vec<Event> =
                played.events[told..].iter().map(|(_, event)| event.clone()).collect();
            told = played.events.len();
            let known: Vec<Event> = new
                .into_iter()
                .filter(|event| match StarCraft::audience(event) {
                    Audience::All => true,
                    Audience::Only(other) => other == seat,
                })
                .collect();
            played.seen(Some(seat), |scene| {
                for motion in motions(scene, &known) {
                    kinds.insert(motion.kind.name());
                    assert!(!motion.from.is_empty() && !motion.to.is_empty(), "{motion:?}");
                    assert!(motion.owner.starts_with("f-"), "{motion:?}");
                    if motion.kind == Kind::Move && motion.to.starts_with("stack-") {
                        assert_eq!(motion.glyph, "o-hidden");
                    }
                    if !motion.caption.is_empty() {
                        is_sentence(&motion.caption);
                    }
                }
            });
        }
    }
    assert_eq!(kinds.len(), 5, "{kinds:?}");
}

#[test]
fn every_glyph_exists_once() {
    let glyphs = &ui::assets::ASSETS.iter().find(|asset| asset.name == "glyphs.svg");
    let glyphs = &glyphs.expect("the glyphs").body;
    let mut ids = HashSet::new();
    for id in attributes(glyphs, "id") {
        assert!(ids.insert(id), "{id} is drawn twice");
    }
    let mut missing = HashSet::new();
    for seed in (50..53).chain(1050..1053) {
        let mut played = Played::new(3, seed);
        let mut stages = Vec::new();
        while played.step() {
            if played.game.battle.is_some() {
                stages.push(played.seen(played.asked(), |scene| stage(scene).html));
            }
        }
        played.seen(Some(Seat(0)), |scene| {
            let mut pages = stages;
            pages.push(ui::table::table_page(scene).into_string());
            for line in scene.log {
                pages.extend(sentences::sentence(scene, line).map(|markup| markup.into_string()));
                let moved = motions(scene, std::slice::from_ref(&line.event));
                pages.extend(
                    moved
                        .iter()
                        .map(|motion| format!("<use href=\"glyphs.svg#{}\"/>", motion.glyph)),
                );
            }
            for page in &pages {
                for link in attributes(page, "href") {
                    if let Some((file, id)) = link.split_once('#')
                        && file.ends_with("glyphs.svg")
                        && !ids.contains(id)
                    {
                        missing.insert(id.to_owned());
                    }
                }
            }
        });
    }
    assert!(missing.is_empty(), "{missing:?}");
}
