//! What a player may believe of the others' secrets in Brood War, compared with a model of its own: tokens,
//! Leadership cards and Event cards as the rulebook counts them, from what everybody could see.

use std::collections::BTreeSet;

use kernel::{Turn, random_choice};

use super::*;
use crate::ids::{Leader, MAX_PLAYERS};
use crate::report::Happening;
use crate::sets::{CardSet, EventSet};

/// Order tokens by face.
type Faces = [u8; Order::FACES];

/// What everybody has seen of the players' orders.
#[derive(Default)]
struct Watched {
    /// Shown in this round.
    shown: [Faces; MAX_PLAYERS],
    /// Swapped in for the Star in this round, so unused at that time.
    swapped: [Option<Order>; MAX_PLAYERS],
    /// Whose Star was turned up last, and is not executed yet.
    star: Option<Seat>,
    /// Leadership cards shown.
    leaders: Vec<Leader>,
}

impl Watched {
    fn look(&mut self, event: &Event, strategic: bool) {
        match *event {
            Event::RoundBegins { .. } => {
                (self.shown, self.swapped) = Default::default();
            }
            Event::OrderRevealed { seat, order, .. } => {
                self.shown[seat.index()][order.index()] += 1;
                self.star = (order == Order::STAR).then_some(seat);
            }
            // On a planet with a strategic area the token may be the standard one: nothing is known for sure.
            Event::OrderExecuted { seat, order, .. } if self.star.take() == Some(seat) => {
                self.swapped[seat.index()] = Some(order).filter(|_| !strategic);
                if !strategic {
                    // What is turned up from now on lay on the board: another token.
                    let shown = &mut self.shown[seat.index()][order.index()];
                    *shown = (*shown).max(1);
                }
            }
            Event::Expansion { happens: Happening::LeaderShown { leader }, .. } => {
                self.leaders.push(leader);
            }
            _ => {}
        }
    }

    /// How many hidden orders of a face a player can have: BW-SOP-02, BW-OPD-03, BW-CARD-22.
    fn most(&self, game: &StarCraft, seat: Seat, order: Order) -> u8 {
        let player = game.player(seat);
        let owned = match order {
            Order::STAR => u8::from(self.leaders.iter().any(|leader| {
                leader.face().id == "the_sons_of_korhal" && Some(leader.faction()) == player.faction
            })),
            _ if order.is_special() => 1,
            _ => 2,
        };
        // One that left the game in this round was shown in it.
        let gone = u8::from(order.is_among(player.disposed));
        let away = self.shown[seat.index()][order.index()].max(gone);
        owned.saturating_sub(away)
    }
}

/// The faces of the orders of a player that lie face down.
fn hidden(game: &StarCraft, seat: Seat) -> Faces {
    let mut faces = Faces::default();
    for placed in game.orders.iter().filter(|placed| placed.seat == seat) {
        faces[placed.order.index()] += 1;
    }
    if let Some(order) = game.order.filter(|order| order.on_stack && order.seat == seat) {
        faces[order.token.index()] -= 1;
    }
    faces
}

fn cards_at_hand(game: &StarCraft, seat: Seat) -> (CardSet, usize) {
    (game.player(seat).hand.or(game.player(seat).deck), game.player(seat).hand.len())
}

/// Worlds that a seat believes in at this position: all that is dealt is possible, and over many deals all that is possible
/// is dealt. Says how many secrets there were.
fn believe(game: &StarCraft, watched: &Watched, viewer: Seat, rng: &mut Rng) -> usize {
    const WORLDS: usize = 80;
    let worlds: Vec<StarCraft> = (0..WORLDS).map(|_| game.resample(viewer, rng)).collect();
    let mut secrets = 0;
    for other in game.everybody().filter(|&other| other != viewer) {
        let dealt: Vec<Faces> = worlds.iter().map(|world| hidden(world, other)).collect();
        let count: u8 = hidden(game, other).iter().sum();
        secrets += usize::from(count > 0);
        for order in Order::ALL.into_iter().chain([Order::STAR]) {
            let most = watched.most(game, other, order);
            let there = dealt.iter().map(|faces| faces[order.index()]).max().unwrap_or(0);
            assert!(there <= most, "{there} {order} dealt to {other}, {most} at most");
            assert_eq!(there > 0, most.min(count) > 0, "{order} is never dealt to {other}");
        }
        assert!(dealt.iter().all(|faces| faces.iter().sum::<u8>() == count));

        // BW-LDR-07, -18: one of the cards of the stage that nobody has seen of them, or none as long as they think.
        let faction = game.player(other).faction;
        let stage = game.leader_stage;
        let left = |leader: &Leader| {
            Some(leader.faction()) == faction
                && leader.face().stage == stage
                && !watched.leaders.contains(leader)
        };
        let may_be: BTreeSet<Leader> = Leader::all().filter(left).collect();
        let chosen: BTreeSet<Leader> =
            worlds.iter().filter_map(|world| world.player(other).choosing).collect();
        if game.player(other).choosing.is_some() {
            assert_eq!(chosen, may_be);
            secrets += 1;
        } else {
            assert!(chosen.is_empty());
        }

        // Nothing but what is not to be seen elsewhere comes into a hand or deck.
        if game.battle.is_none() {
            let truth = cards_at_hand(game, other);
            assert!(worlds.iter().all(|world| cards_at_hand(world, other) == truth));
        }
        // Event cards of this number of players, of the stage whose back everybody has seen.
        let all = game.content().stages.iter().fold(EventSet::NONE, |all, stage| all.or(*stage));
        let mut seen = game.events.discard.or(game.events.ends);
        game.everybody().for_each(|seat| seen.add(game.player(seat).events));
        for world in &worlds {
            let drawn = world.player(other).drawn;
            assert!(drawn.and(seen).is_empty() && drawn.and(all).len() == drawn.len());
            for stage in game.content().stages {
                assert_eq!(drawn.and(stage).len(), game.player(other).drawn.and(stage).len());
            }
        }
    }
    secrets
}

/// BW-SOP-02, BW-SOP-13, BW-OPD-03, BW-LDR-18, BW-CARD-22: what a player believes of hidden orders, Leadership cards, hands
/// and Event cards is what the rules leave possible, no more and no less, in games of random choices.
#[test]
fn beliefs_are_what_the_rules_leave_possible() {
    let (mut secrets, mut swaps, mut many, mut gone) = (0, 0, 0, 0);
    for (seed, special_orders) in [(1, "pool"), (2, "disposable"), (3, "pool"), (4, "disposable")] {
        let options = [BROOD_WAR[0], ("galaxy", "auto"), ("special_orders", special_orders)];
        let factions = ["arcturus_mengsk", "aldaris", "overmind"];
        let setup = Setup {
            factions: factions.iter().map(|name| Some((*name).to_owned())).collect(),
            ..Setup::new(3, &options)
        };
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        let mut watched = Watched::default();
        let (mut options, mut log) = (Options::new(), Vec::new());
        for step in 0.. {
            let Turn::Pending(seats) = game.turn() else { break };
            let seat = rng.pick(&seats.iter().collect::<Vec<_>>()).expect("somebody");
            options.clear();
            game.options(seat, &mut options);
            // The card of the Star, and the one of eight orders, whenever they can be had.
            let wanted = ["leader the_sons_of_korhal", "leader the_will_of_the_conclave"];
            let wanted =
                options.iter().find(|action| wanted.contains(&action.to_string().as_str()));
            let random = random_choice::<StarCraft>(&options, &mut rng);
            let action = wanted.copied().or(random).expect("an option");
            let strategic = game.order.is_some_and(|order| order.exempt);
            game.play(seat, action, &mut log);
            log.drain(..).for_each(|event| watched.look(&event, strategic));
            swaps += usize::from(watched.swapped.iter().any(Option::is_some));
            many += usize::from(game.orders.count(Seat(1)) > 6);
            gone += usize::from(game.players.iter().any(|player| player.disposed != 0));
            if step % 15 == 0 || game.players.iter().any(|player| player.choosing.is_some()) {
                for viewer in game.everybody() {
                    secrets += believe(&game, &watched, viewer, &mut rng);
                }
            }
        }
    }
    assert!(secrets > 200 && swaps > 0 && many > 0 && gone > 0, "{secrets} {swaps} {many} {gone}");
}
