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
                        assert!(motion.glyph.ends_with("#o-hidden"), "{motion:?}");
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
