//! Factions, units, structures, orders, asset tokens.

use forbidden_stars::content::content;
use forbidden_stars::ids::{Asset, CombatCard, Faction, Order, Structure, TileSide, Unit, Upgrade};
use forbidden_stars::system_name;
use kernel::Arg;
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::reference::{Entry, list};

use super::{amount, cost, linked, named, section, title, units};
use crate::files::glyph;
use crate::{names, words};

pub(super) fn faction(faction: Faction, tongue: &Tongue) -> Entry {
    let sheet = faction.sheet();
    let race = names::text(tongue, faction, "race");
    let mut entry = Entry::new(&title(tongue, faction), race, glyph(&words::emblem(faction)));
    entry.class = words::look(Some(faction)).class;
    entry.text = names::text(tongue, faction, "text");
    let forces = &sheet.forces;
    let figures = faction.units().filter(|unit| forces.units[unit.kind()] > 0);
    let figures = figures.map(|unit| names::counted(forces.units[unit.kind()], unit));
    let built = Structure::all().zip(forces.structures).filter(|(_, count)| *count > 0);
    let built = built.map(|(structure, count)| names::counted(count, structure));
    let tokens = Asset::all().zip(forces.assets).filter(|(_, count)| *count > 0);
    let tokens = tokens.map(|(asset, count)| names::counted(count, asset));
    let starts: Arg = figures.chain(built).chain(tokens).collect();
    let home = [0, 1].map(|side| named(tongue, system_name(sheet.home, TileSide(side))));
    entry.facts = vec![
        (say!(tongue, "fs-ref-starts"), html! { (say!(tongue, "fs-listed", all = starts)) }),
        (say!(tongue, "fs-ref-materiel"), amount(forces.materiel, "r-materiel")),
        (say!(tongue, "fs-ref-home"), list(tongue, home)),
    ];
    let cards = CombatCard::all().filter(|card| card.faction() == faction);
    let (deck, better): (Vec<CombatCard>, Vec<CombatCard>) =
        cards.partition(|card| content().cards[card.index()].starting);
    let deck = deck.into_iter().map(|card| named(tongue, card));
    let better = better.into_iter().map(|card| named(tongue, card));
    let upgrades = Upgrade::all().filter(|upgrade| upgrade.faction() == faction);
    let upgrades = upgrades.map(|upgrade| named(tongue, upgrade));
    entry.more = html! {
        (section("its-units", &say!(tongue, "fs-ref-units", faction = faction), &roster(faction, tongue)))
        (section("its-cards", &say!(tongue, "fs-ref-cards", faction = faction), &html! {
            dl.ref-facts {
                div { dt { (say!(tongue, "fs-ref-deck")) } dd { (list(tongue, deck)) } }
                div { dt { (say!(tongue, "fs-ref-better")) } dd { (list(tongue, better)) } }
                div { dt { (say!(tongue, "fs-ref-order-upgrades")) } dd { (list(tongue, upgrades)) } }
            }
        }))
    };
    entry.rules = vec!["FS-DOM-02", "FS-SET-01"];
    entry.rules.push(["FS-CARD-67", "FS-CARD-68", "FS-CARD-69", "FS-CARD-70"][faction.index()]);
    entry
}

/// All units with what stands on their sheets.
pub(super) fn compared(tongue: &Tongue) -> Markup {
    let heads = [
        say!(tongue, "fs-ref-unit"),
        say!(tongue, "fs-ref-faction"),
        say!(tongue, "fs-ref-price"),
        say!(tongue, "fs-ref-level"),
        say!(tongue, "fs-ref-combat"),
        say!(tongue, "fs-ref-health"),
        say!(tongue, "fs-ref-morale"),
        say!(tongue, "fs-ref-carries-out"),
    ];
    let row = |unit: Unit| {
        let sheet = unit.sheet();
        let cards =
            CombatCard::all().filter(|card| content().cards[card.index()].requisite.has(unit));
        let cells = vec![
            html! { (tongue.name(&unit.faction().into())) },
            html! { (amount(sheet.materiel, "r-materiel")) @if sheet.forge > 0 { " " (amount(sheet.forge, "r-forge")) } },
            amount(sheet.level, "i-command"),
            amount(sheet.combat, "i-dice"),
            amount(sheet.health, "i-health"),
            amount(sheet.morale, "i-morale"),
            list(tongue, cards.map(|card| named(tongue, card))),
        ];
        (title(tongue, unit), linked(tongue, unit, &words::unit(unit)), cells)
    };
    let rows: Vec<_> = Unit::all().map(row).collect();
    ui::reference::compared(("units", &say!(tongue, "fs-ref-compared")), &heads, &rows, tongue)
}

/// The units of a faction with what stands on their sheets.
fn roster(faction: Faction, tongue: &Tongue) -> Markup {
    let heads = [
        say!(tongue, "fs-ref-price"),
        say!(tongue, "fs-ref-level"),
        say!(tongue, "fs-ref-combat"),
        say!(tongue, "fs-ref-health"),
        say!(tongue, "fs-ref-morale"),
    ];
    html! {
        table.roster {
            thead { tr { th scope="col" { (say!(tongue, "fs-ref-unit")) } @for head in heads { th scope="col" { (head) } } } }
            tbody {
                @for unit in faction.units() {
                    @let sheet = unit.sheet();
                    tr {
                        th scope="row" { (linked(tongue, unit, &words::unit(unit))) }
                        td { (amount(sheet.materiel, "r-materiel")) @if sheet.forge > 0 { (amount(sheet.forge, "r-forge")) } }
                        td { (amount(sheet.level, "i-command")) }
                        td { (amount(sheet.combat, "i-dice")) }
                        td { (amount(sheet.health, "i-health")) }
                        td { (amount(sheet.morale, "i-morale")) }
                    }
                }
            }
        }
    }
}

pub(super) fn unit(unit: Unit, tongue: &Tongue) -> Entry {
    let (sheet, faction) = (unit.sheet(), unit.faction());
    let what = match sheet.ship {
        true => say!(tongue, "fs-ref-ship", faction = faction),
        false => say!(tongue, "fs-ref-ground", faction = faction),
    };
    let mut entry = Entry::new(&title(tongue, unit), what, glyph(&words::unit(unit)));
    entry.class = words::look(Some(faction)).class;
    entry.facts = cost(tongue, sheet.materiel, sheet.forge, sheet.level);
    entry.facts.extend(fighting([sheet.combat, sheet.health, sheet.morale], tongue));
    let figures = faction.sheet().figures[unit.kind()];
    let figures = say!(tongue, "fs-ref-figures-of", count = figures);
    entry.facts.push((say!(tongue, "fs-ref-figures"), html! { (figures) }));
    let cards = CombatCard::all().filter(|card| content().cards[card.index()].requisite.has(unit));
    let cards: Vec<Markup> = cards.map(|card| named(tongue, card)).collect();
    if !cards.is_empty() {
        entry.facts.push((say!(tongue, "fs-ref-carries-out"), list(tongue, cards)));
    }
    entry.rules = if sheet.ship {
        vec!["FS-SHP-01", "FS-SHP-02", "FS-ORB-02"]
    } else {
        vec!["FS-GRD-01", "FS-GRD-02"]
    };
    entry.rules.extend(["FS-DEP-01", "FS-DMG-01"]);
    if sheet.level == 0 {
        entry.rules.push("FS-RNF-03");
    }
    entry
}

/// Combat value, health and morale.
fn fighting(values: [u8; 3], tongue: &Tongue) -> Vec<(String, Markup)> {
    let heads = [
        say!(tongue, "fs-ref-combat"),
        say!(tongue, "fs-ref-health"),
        say!(tongue, "fs-ref-morale"),
    ];
    let values = values.into_iter().zip(["i-dice", "i-health", "i-morale"]);
    heads.into_iter().zip(values).map(|(head, (value, sign))| (head, amount(value, sign))).collect()
}

pub(super) fn structure(structure: Structure, tongue: &Tongue) -> Entry {
    let sheet = &content().structures[structure.index()];
    let what = say!(tongue, "fs-ref-structure");
    let mut entry =
        Entry::new(&title(tongue, structure), what, glyph(&words::structure(structure)));
    entry.text = names::text(tongue, structure, "text");
    entry.facts = vec![(say!(tongue, "fs-ref-price"), amount(sheet.materiel, "r-materiel"))];
    if sheet.health > 0 {
        entry.facts.extend(fighting([sheet.combat, sheet.health, sheet.morale], tongue));
    }
    entry.rules = vec!["FS-DEP-05", "FS-STR-01", "FS-STR-02", "FS-STR-05"];
    entry.rules.extend(match structure {
        Structure::FACTORY => ["FS-DEP-01", "FS-DEP-02", "FS-FAC-01"],
        Structure::CITY => ["FS-CTY-01", "FS-CLV-01", "FS-CLV-02"],
        _ => ["FS-BAS-01", "FS-BAS-03", "FS-BAS-04"],
    });
    entry
}

pub(super) fn order(order: Order, tongue: &Tongue) -> Entry {
    let what = say!(tongue, "fs-ref-order");
    let mut entry = Entry::new(&title(tongue, order), what, glyph(words::order(order)));
    entry.text = tongue.say(&crate::table::intent(order));
    let upgrades = Upgrade::all().filter(|it| content().upgrades[it.index()].order == order);
    let upgrades = upgrades.map(|upgrade| named(tongue, upgrade));
    entry.facts = vec![(say!(tongue, "fs-ref-order-upgrades"), list(tongue, upgrades))];
    entry.rules = vec!["FS-PLN-01", "FS-OPS-02", "FS-OPS-03"];
    entry.rules.extend(match order {
        Order::ADVANCE => ["FS-ADV-01", "FS-ADV-02", "FS-ORB-01"],
        Order::DEPLOY => ["FS-DEP-01", "FS-DEP-02", "FS-DEP-05"],
        Order::STRATEGIZE => ["FS-STG-01", "FS-STG-02", "FS-STG-03"],
        _ => ["FS-DOM-01", "FS-DOM-02", "FS-DOM-03"],
    });
    entry
}

pub(super) fn asset(asset: Asset, tongue: &Tongue) -> Entry {
    let what = say!(tongue, "fs-ref-asset");
    let mut entry = Entry::new(&title(tongue, asset), what, glyph(words::asset(asset)));
    entry.text = match asset {
        Asset::FORGE => say!(tongue, "fs-sign-forge"),
        Asset::CACHE => say!(tongue, "fs-sign-cache"),
        _ => say!(tongue, "fs-sign-reinforcement"),
    };
    entry.rules = vec!["FS-AST-01", "FS-AST-02", "FS-DOM-01"];
    entry.rules.extend(match asset {
        Asset::FORGE => ["FS-FRG-01", "FS-FRG-02"],
        Asset::CACHE => ["FS-CCH-01", "FS-CCH-02"],
        _ => ["FS-RNF-01", "FS-RNF-02"],
    });
    if asset == Asset::FORGE {
        let costly = Unit::all().filter(|unit| unit.sheet().forge > 0);
        entry.facts = vec![(say!(tongue, "fs-ref-forged"), units(tongue, costly))];
    }
    entry
}
