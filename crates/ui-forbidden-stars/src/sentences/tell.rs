//! Which sentence tells of an event.

use forbidden_stars::ids::{Asset, End, Fighter, Icon};
use forbidden_stars::{Event, OwnOrders};
use kernel::{Arg, Message, Name, message};

use crate::names;
use crate::scene::Scene;

/// The sentence; none where another event says it better.
pub(crate) fn tell(scene: &Scene<'_>, event: &Event) -> Option<Message> {
    let view = scene.view;
    Some(match *event {
        // ---- where the words differ from player to player by more than the verb
        Event::OrderPlaced { seat, system } => {
            // Whoever placed it is told its face, unless it is to be remembered (FS-AMB-54).
            if view.you == Some(seat) && view.rules.own_orders == OwnOrders::Recall {
                return None;
            }
            message!("fs-log-order-placed", seat = seat, system = names::system(view, system))
        }
        Event::UnitDestroyed { seat, unit, area, .. } => {
            message!("fs-log-unit-lost", seat = seat, unit = unit, area = names::area(view, area))
        }
        Event::Hit { seat, target, damage } => {
            message!("fs-log-hit", seat = seat, target = fighter(target), damage = damage)
        }
        Event::Routed { seat, unit, area } => {
            message!(
                "fs-log-routed",
                seat = seat,
                unit = fighter(unit),
                area = names::area(view, area)
            )
        }
        Event::Rallied { seat, unit, area } => {
            message!(
                "fs-log-rallied",
                seat = seat,
                unit = fighter(unit),
                area = names::area(view, area)
            )
        }
        Event::Replaced { seat, unit, by, .. } => {
            message!("fs-log-replaced", seat = seat, unit = fighter(unit), by = by)
        }
        Event::CardsDrawn { seat, count } => {
            // Whoever draws is told which.
            if view.you == Some(seat) {
                return None;
            }
            message!("fs-log-cards-drawn", seat = seat, count = count)
        }
        Event::ExecutionRound { round } => message!("fs-log-execution", round = round),
        Event::DamageAssessed { damage: [attacker, defender], .. } => {
            message!("fs-log-damage", attacker = attacker, defender = defender)
        }
        Event::MoraleCompared { morale: [attacker, defender], .. } => {
            message!("fs-log-morale", attacker = attacker, defender = defender)
        }
        Event::AllRallied {} => message!("fs-log-all-rallied"),
        Event::StormMoved { edge, .. } => {
            message!("fs-log-storm-moved", edge = names::edge(view, edge))
        }
        Event::GameOver { winners, ending } => over(winners, ending),
        Event::Reinforced { count: 0, .. }
        | Event::OperationsBegin { .. }
        | Event::RefreshBegins { .. }
        | Event::OrderResolved { .. }
        | Event::CombatEnds { .. } => return None,

        // ---- who does what
        Event::FactionTaken { seat, faction } => {
            let person = message!("person", name = scene.sitter(seat));
            let person = person.naming(names::player(faction));
            message!("fs-log-faction", seat = seat, person = person, faction = faction)
        }
        Event::TilePlaced { seat, system, .. } => {
            message!("fs-log-tile", seat = seat, system = names::system(view, system))
        }
        Event::UnitPlaced { seat, unit, area } => {
            message!("fs-log-unit-placed", seat = seat, unit = unit, area = names::area(view, area))
        }
        Event::StructurePlaced { seat, structure, area } => message!(
            "fs-log-structure-placed",
            seat = seat,
            structure = structure,
            area = names::area(view, area)
        ),
        Event::ObjectivePlaced { seat, faction, area } => message!(
            "fs-log-objective-placed",
            seat = seat,
            faction = faction,
            area = names::area(view, area)
        ),
        Event::StormPlaced { seat, edge } => {
            message!("fs-log-storm-placed", seat = seat, edge = names::edge(view, edge))
        }
        Event::RoundBegins { first, .. } => message!("fs-log-round", seat = first),
        Event::StructureDestroyed { seat, structure, area } => message!(
            "fs-log-structure-lost",
            seat = seat,
            structure = structure,
            area = names::area(view, area)
        ),
        Event::AssetGained { seat, asset } => {
            message!("fs-log-asset-gained", seat = seat, asset = asset)
        }
        Event::AssetLost { seat, asset } => {
            message!("fs-log-asset-lost", seat = seat, asset = asset)
        }
        Event::MaterielGained { seat, amount } => {
            message!("fs-log-materiel-gained", seat = seat, amount = amount)
        }
        Event::MaterielPaid { seat, amount } => {
            message!("fs-log-materiel-paid", seat = seat, amount = amount)
        }
        Event::MaterielLost { seat, amount } => {
            message!("fs-log-materiel-lost", seat = seat, amount = amount)
        }
        Event::OrderFace { seat, system, order } => message!(
            "fs-log-order-face",
            seat = seat,
            order = order,
            system = names::system(view, system)
        ),
        Event::TurnSkipped { seat } => message!("fs-log-skipped", seat = seat),
        Event::OrderSeen { seat, system, .. } => {
            message!("fs-log-order-seen", seat = seat, system = names::system(view, system))
        }
        Event::OrderRepositioned { seat, system, end: End::TOP, .. } => {
            message!("fs-log-order-top", seat = seat, system = names::system(view, system))
        }
        Event::OrderRepositioned { seat, system, .. } => {
            message!("fs-log-order-bottom", seat = seat, system = names::system(view, system))
        }
        Event::OrderRevealed { seat, system, order } => message!(
            "fs-log-revealed",
            seat = seat,
            order = order,
            system = names::system(view, system)
        ),
        Event::OrderToEvents { seat, order } => {
            message!("fs-log-to-events", seat = seat, order = order)
        }
        Event::UnitMoved { seat, unit, from, to } => message!(
            "fs-log-moved",
            seat = seat,
            unit = unit,
            from = names::area(view, from),
            to = names::area(view, to)
        ),
        Event::UnitBought { seat, unit, area, materiel, forges: 0, caches: 0 } => message!(
            "fs-log-unit-bought",
            seat = seat,
            unit = unit,
            area = names::area(view, area),
            materiel = materiel
        ),
        Event::UnitBought { seat, unit, area, materiel, forges, caches } => message!(
            "fs-log-unit-bought-with",
            seat = seat,
            unit = unit,
            area = names::area(view, area),
            price = price(materiel, [forges, caches])
        ),
        Event::StructureBought { seat, structure, area, materiel, caches: 0 } => message!(
            "fs-log-structure-bought",
            seat = seat,
            structure = structure,
            area = names::area(view, area),
            materiel = materiel
        ),
        Event::StructureBought { seat, structure, area, materiel, caches } => message!(
            "fs-log-structure-bought-with",
            seat = seat,
            structure = structure,
            area = names::area(view, area),
            price = price(materiel, [0, caches])
        ),
        Event::UpgradeBought { seat, upgrade, materiel: Some(materiel) } => {
            message!("fs-log-upgrade-bought", seat = seat, upgrade = upgrade, materiel = materiel)
        }
        Event::UpgradeBought { seat, upgrade, materiel: None } => {
            message!("fs-log-upgrade-gained", seat = seat, upgrade = upgrade)
        }
        Event::CardsBought { seat, card, discarded, materiel: None } => {
            message!("fs-log-cards-gained", seat = seat, card = card, discarded = discarded)
        }
        Event::CardsBought { seat, card, discarded, materiel: Some(materiel) } => message!(
            "fs-log-cards-bought",
            seat = seat,
            card = card,
            discarded = discarded,
            materiel = materiel
        ),
        Event::StrikeDeclared { seat, void, target } => message!(
            "fs-log-strike",
            seat = seat,
            void = names::area(view, void),
            target = names::area(view, target)
        ),
        Event::StrikeRolled { seat, dice: [0, 0, 0] }
        | Event::DiceRolled { seat, dice: [0, 0, 0] } => {
            message!("fs-log-no-dice", seat = seat)
        }
        Event::StrikeRolled { seat, dice } => {
            message!("fs-log-strike-rolled", seat = seat, dice = faces(dice))
        }
        Event::StrikeDamage { target, damage, .. } => {
            message!("fs-log-strike-damage", damage = damage, target = names::area(view, target))
        }
        Event::CombatBegins { area, attacker, defender, .. } => message!(
            "fs-log-combat",
            seat = attacker,
            defender = defender,
            area = names::area(view, area)
        ),
        Event::DiceRolled { seat, dice } => {
            message!("fs-log-dice", seat = seat, dice = faces(dice))
        }
        Event::DiceRerolled { seat, dice, .. } => {
            message!("fs-log-rerolled", seat = seat, dice = faces(dice))
        }
        Event::DiceGained { seat, icon, count } => {
            message!("fs-log-dice-gained", seat = seat, count = count, icon = icon)
        }
        Event::DieSpent { seat, icon } => message!("fs-log-die-spent", seat = seat, icon = icon),
        Event::DieLost { seat, icon } => message!("fs-log-die-lost", seat = seat, icon = icon),
        Event::DieTurned { seat, from, to } => {
            message!("fs-log-die-turned", seat = seat, from = from, to = to)
        }
        Event::CardDrawn { seat, card } => message!("fs-log-card-drawn", seat = seat, card = card),
        Event::Reinforced { seat, count, .. } => {
            message!("fs-log-reinforced", seat = seat, count = count)
        }
        Event::CardLaid { seat } => message!("fs-log-laid", seat = seat),
        Event::CardLookedAt { seat, of } => message!("fs-log-looked", seat = seat, other = of),
        Event::CardRevealed { seat, card, icons_only: true } => {
            message!("fs-log-card-icons", seat = seat, card = card)
        }
        Event::CardRevealed { seat, card, .. } => message!("fs-log-card", seat = seat, card = card),
        Event::CardDiscarded { seat, card } => {
            message!("fs-log-card-discarded", seat = seat, card = card)
        }
        Event::TokensGained { seat, icon, count } => {
            message!("fs-log-tokens", seat = seat, icon = icon, count = count)
        }
        Event::TokensLost { seat, icon, count } => {
            message!("fs-log-tokens-lost", seat = seat, icon = icon, count = count)
        }
        Event::TokenLeft { seat } => message!("fs-log-token-left", seat = seat),
        Event::TokenDestroyed { seat, .. } => message!("fs-log-token-destroyed", seat = seat),
        Event::CombatWon { seat, area } => {
            message!("fs-log-won", seat = seat, area = names::area(view, area))
        }
        Event::Retreated { seat, unit, to, .. } => {
            message!("fs-log-retreated", seat = seat, unit = unit, to = names::area(view, to))
        }
        Event::Captured { seat, from, area } => {
            message!("fs-log-captured", seat = seat, other = from, area = names::area(view, area))
        }
        Event::ObjectiveCollected { seat, area } => {
            message!("fs-log-objective", seat = seat, area = names::area(view, area))
        }
        Event::EventDrawn { seat, event } => {
            message!("fs-log-event-drawn", seat = seat, event = event)
        }
        Event::EventChosen { seat, event } => {
            message!("fs-log-event-chosen", seat = seat, event = event)
        }
        Event::EventRevealed { seat, event } => {
            message!("fs-log-event-shown", seat = seat, event = event)
        }
        Event::EventDeclined { seat, event } => {
            message!("fs-log-event-declined", seat = seat, event = event)
        }
        Event::EventDiscarded { seat, event } => {
            message!("fs-log-event-discarded", seat = seat, event = event)
        }
        Event::EventPutBack { event, .. } => message!("fs-log-event-put-back", event = event),
        Event::TacticUsed { seat, event } => message!("fs-log-tactic", seat = seat, event = event),
        Event::SchemeKept { seat, event } => {
            message!("fs-log-scheme-kept", seat = seat, event = event)
        }
        Event::SchemeUsed { seat, event } => {
            message!("fs-log-scheme-used", seat = seat, event = event)
        }
        Event::UpgradeUsed { seat, upgrade } => {
            message!("fs-log-upgrade-used", seat = seat, upgrade = upgrade)
        }
        Event::AbilityUsed { seat, faction } => {
            message!("fs-log-ability", seat = seat, faction = faction)
        }
        Event::Eliminated { seat } => message!("fs-log-eliminated", seat = seat),
        Event::FirstPlayer { seat } => message!("fs-log-first", seat = seat),
    })
}

/// How the game ended.
fn over(winners: kernel::SeatSet, ending: &str) -> Message {
    let mut seats = winners.iter();
    match (seats.next(), seats.next()) {
        (None, _) => message!("fs-over-nobody"),
        (Some(_), Some(_)) => {
            message!("fs-over-several", seats = winners.iter().collect::<Arg>())
        }
        (Some(seat), None) => match ending {
            "objectives" => message!("fs-over-objectives", seat = seat),
            "rounds" => message!("fs-over-rounds", seat = seat),
            "survivor" => message!("fs-over-survivor", seat = seat),
            _ => message!("fs-over-won", seat = seat),
        },
    }
}

/// What a purchase took: "2 materiel, a forge token and 2 cache tokens".
fn price(materiel: u8, tokens: [u8; 2]) -> Arg {
    let materiel = Some(materiel).filter(|count| *count > 0);
    let materiel = materiel.map(|count| message!("fs-price-materiel", count = count));
    let tokens = [Asset::FORGE, Asset::CACHE].into_iter().zip(tokens).filter(|it| it.1 > 0);
    let tokens =
        tokens.map(|(asset, count)| message!("fs-price-tokens", count = count, asset = asset));
    materiel.into_iter().chain(tokens).collect()
}

/// Dice by their faces: "2 offence, 1 morale".
fn faces(dice: [u8; Icon::COUNT]) -> Arg {
    let faces = Icon::all().zip(dice).filter(|(_, count)| *count > 0);
    faces.map(|(icon, count)| message!("fs-log-faces", count = count, icon = icon)).collect()
}

/// What suffers in a combat.
pub(crate) fn fighter(target: Fighter) -> Arg {
    match target.unit() {
        _ if target.is_token() => {
            message!("fs-fighter-token").naming(Name::new("asset", "reinforcement")).into()
        }
        Some(unit) => unit.into(),
        None => message!("fs-fighter-bastion").naming(Name::new("structure", "bastion")).into(),
    }
}
