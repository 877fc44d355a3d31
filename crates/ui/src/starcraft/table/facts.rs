//! What follows from a view: figures of a player that the page shows and explains.

use kernel::Seat;
use starcraft::Variant;
use starcraft::content::{Adjusted, Effect, FactionSheet, Goal, Op, RaceSheet, Yield, content};
use starcraft::ids::{Area, Resource};
use starcraft::state::print;
use starcraft::view::{AreaView, PlayerView, View};

use crate::starcraft::words;

/// A player.
pub(crate) fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

/// A player's faction, once it is known.
pub(crate) fn faction(view: &View, seat: Seat) -> Option<&'static FactionSheet> {
    player(view, seat).faction.map(|faction| &content().factions[faction.index()])
}

/// The numbers of a player's Faction Sheet.
pub(crate) fn sheet(view: &View, seat: Seat) -> Option<&'static RaceSheet> {
    faction(view, seat).map(|faction| &content().races[faction.race.index()])
}

fn areas(view: &View) -> impl Iterator<Item = &AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas)
}

/// The areas a player controls.
pub(crate) fn controlled(view: &View, seat: Seat) -> impl Iterator<Item = Area> + '_ {
    areas(view).filter(move |area| area.controller == Some(seat)).map(|area| area.area)
}

/// The Resource cards a player holds.
pub(crate) fn cards(view: &View, seat: Seat) -> impl Iterator<Item = &AreaView> {
    areas(view).filter(move |area| area.card_holder == Some(seat))
}

/// What a player's sheet and Resource cards give in a round, and what of it is still free.
#[derive(Clone, Copy, Default)]
pub(crate) struct Purse {
    /// All of it, minerals and gas.
    pub(crate) all: [u8; 2],
    /// Where no worker stands yet.
    pub(crate) free: [u8; 2],
}

/// SC-RES-04: a player's resources of this round.
pub(crate) fn purse(view: &View, seat: Seat) -> Purse {
    let Some(sheet) = sheet(view, seat) else { return Purse::default() };
    let used = player(view, seat).workers_on_permanent;
    let mut purse = Purse {
        all: sheet.permanent,
        free: [0, 1].map(|kind: usize| sheet.permanent[kind].saturating_sub(used[kind])),
    };
    for card in cards(view, seat) {
        let printed = print(card.area);
        if let Yield::Resource(resource) = printed.yields {
            purse.all[resource.index()] += printed.amount;
            purse.free[resource.index()] += printed.amount.saturating_sub(card.workers);
        }
    }
    purse
}

/// Workers of a player that are in play anywhere.
pub(crate) fn workers(view: &View, seat: Seat) -> u8 {
    let player = player(view, seat);
    let on_cards: u8 = cards(view, seat).map(|card| card.workers).sum();
    player.workers_in_pool
        + player.workers_unavailable
        + player.workers_on_permanent.iter().sum::<u8>()
        + on_cards
}

/// The unit build limit, term by term: how many, and why.
pub(crate) fn build_limit(view: &View, seat: Seat) -> Vec<(u8, String)> {
    let Some(sheet) = sheet(view, seat) else { return Vec::new() };
    let player = player(view, seat);
    let types = player.buildings.values().filter(|&&level| level > 0).count();
    let mut terms = vec![(sheet.build_base, "sheet".to_owned())];
    terms.push((sheet.build_per_type * types as u8, words::count(types, "building type")));
    terms.extend(adjustments(view, seat, Adjusted::BuildLimit));
    let special = view.order.as_ref().filter(|order| order.seat == seat);
    if special.is_some_and(|order| order.order.is_special()) {
        terms.push((1, "special order".into()));
    }
    terms.retain(|term| term.0 > 0);
    terms
}

/// SC-REG-35: the cards a player keeps at the end of a round.
pub(crate) fn hand_limit(view: &View, seat: Seat) -> u8 {
    let printed = sheet(view, seat).map_or(0, |sheet| sheet.hand_limit);
    let more = adjustments(view, seat, Adjusted::HandLimit);
    more.iter().fold(printed, |sum, term| sum.saturating_add(term.0))
}

/// What modules and Event cards add to a number of the sheet.
fn adjustments(view: &View, seat: Seat, number: Adjusted) -> Vec<(u8, String)> {
    let of = |effects: &[Effect]| {
        effects.iter().fold(0u8, |sum, effect| match effect.op {
            Op::Adjust { number: adjusted, amount } if adjusted == number => {
                sum.saturating_add(amount)
            }
            _ => sum,
        })
    };
    let player = player(view, seat);
    let modules = player.modules.iter().map(|(module, count)| {
        let face = &content().modules[module.index()];
        (of(&face.effects).saturating_mul(*count), format!("{} module", face.name))
    });
    let events = player.events_in_play.iter().map(|event| {
        let face = &content().events[event.index()];
        (of(&face.effects), face.name.clone())
    });
    modules.chain(events).filter(|term| term.0 > 0).collect()
}

/// SC-VIC-02, SC-ALD-01, SC-TEAM-11: the conquest points for a normal victory; none where
/// nobody scores.
pub(crate) fn target(view: &View, seat: Seat) -> Option<u16> {
    if view.rules.variant == Variant::GalacticConquest {
        return None;
    }
    let aldaris = view.players.iter().find_map(|other| {
        match content().factions[other.faction?.index()].goal {
            Goal::EndDrawsNear { others_target, .. } if !other.eliminated => {
                Some((other.seat, u16::from(others_target)))
            }
            _ => None,
        }
    });
    let own = match aldaris {
        Some((him, others)) if him != seat && !teammates(view, him, seat) => others,
        _ => 15,
    };
    Some(if team(view, seat).is_some() { own * 2 } else { own })
}

/// The team of a seat, from 0; none where everybody plays for himself.
pub(crate) fn team(view: &View, seat: Seat) -> Option<usize> {
    (view.rules.teams == starcraft::Teams::Pairs)
        .then(|| seat.index() % (view.players.len() / 2).max(1))
}

fn teammates(view: &View, one: Seat, other: Seat) -> bool {
    let team = team(view, one);
    team.is_some() && team == self::team(view, other)
}

/// A player's special objective: in a few words, what he has of it, what he needs.
pub(crate) fn objective(view: &View, seat: Seat) -> Option<(String, usize, usize)> {
    let goal = faction(view, seat)?.goal;
    Some(match goal {
        Goal::ControlAreas { minerals, gas, conquest, count } => {
            let counts = |area: &Area| match print(*area).yields {
                Yield::Resource(Resource::MINERALS) => minerals,
                Yield::Resource(_) => gas,
                Yield::Conquest => conquest,
            };
            let have = controlled(view, seat).filter(counts).count();
            let kind = if conquest { "conquest" } else { "resource" };
            (format!("{count} {kind} areas"), have, count.into())
        }
        Goal::ControlPlanets { count } => {
            let whole = view.planets.iter().filter(|planet| {
                let mine = |area: &AreaView| area.controller == Some(seat);
                !planet.areas.is_empty() && planet.areas.iter().all(mine)
            });
            (format!("{count} whole planets"), whole.count(), count.into())
        }
        Goal::MostAreas => {
            let others = view.players.iter().filter(|other| other.seat != seat);
            let most = others.map(|other| controlled(view, other.seat).count()).max();
            ("most areas".into(), controlled(view, seat).count(), most.unwrap_or(0) + 1)
        }
        Goal::BasesOnPlanets { count } => {
            let based = view
                .planets
                .iter()
                .filter(|planet| planet.areas.iter().any(|area| area.base == Some(seat)));
            (format!("bases on {count} planets"), based.count(), count.into())
        }
        Goal::EndDrawsNear { count, .. } => {
            (format!("{count} End cards"), view.events.ends, count.into())
        }
    })
}
