//! Every reason there is: its rule and its message.

use kernel::{Arg, Message, Seat, message};

use crate::content::{CardFace, Domain, Op, Price};
use crate::events::some;
use crate::ids::{Area, Building, Resource, Tech, Unit};
use crate::names::piece;
use crate::payment::Budget;
use crate::state::{StarCraft, Step, print};
use crate::text::resources;
use crate::thing::Thing;

/// Why something cannot be chosen. The rules answer with it instead of a plain no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// The question is about others of its kind; the rule is that of the question.
    NotAsked,

    // Setup
    FactionTaken,
    NoJoint,
    ClosesGalaxy,
    SamePlanet,
    NotHome,

    // Planning and Execution
    Far,
    NoToken,
    NoSpecial,
    /// This player's order lies on top.
    Covered(Seat),

    // Build
    NoBase,
    /// A later step of the order sells it.
    Later,
    /// An earlier step of the order sold it.
    Over,
    WorkersOut,
    TransportsOut,
    TransportThere,
    NotAttached,
    NoRoute,
    BuildLimit(u8),
    NotEnabled,
    NoFigures,
    Price(Price),
    /// Its player would not force mine for it.
    Declined,
    EnemyHere,
    Full,
    NoRoom,
    OtherPlanet,
    NoTech,
    /// So many of this unit must be given up.
    TooFew(Unit, u8),
    TopLevel,
    OneEach,
    NoSuchModule,
    ModuleSpaces,
    ModulesOut,
    NothingHere,
    HasBase,
    BasesOut,
    NoOwnUnit,
    BaseThere,
    TeamFills,

    // Mobilize
    Moved,
    /// This enemy area has been entered.
    SecondEnemy(Area),
    Teammate,
    FullAttack(u8),
    Orbital,
    NoTransport,
    NotAdjacent,
    NowhereToGo,
    Bound,
    StandsThere,
    NoBeacon,
    ItemElsewhere,
    ItemCarried,
    ItemNotYours,
    NoCarrier,
    NotMobilizing,

    // Research and paying
    Bought,
    OtherResource,
    PermanentFull,
    DiscountFirst,

    // Battle
    NeedsUnit,
    NothingToGive,
    OtherTime,
    AbilityUsed,
    Paired,
    Assists,
    LoneReinforcement,
    SecondStandard,
    NotLooked,
    Resolved,
    FrontLine,
    CannotBeHit,
    NotNamed,
    SplashMisses,
    SplashElsewhere,
    Contested,
    OnPlanetOnly,
    NoRetreat,

    // Brood War
    /// The area is for units of the other kind.
    Domain(Area),
    FlyingArea,
    PoolFull,
    Defended,
    NotDefended,
    Forbidden,
    NoCenter,
    TokensFirst,
    GuardsOnly,
    /// The Star order is exchanged for another token.
    StarSwaps,
    /// A Leadership card protects the area.
    Protected,
    /// A Leadership card lets the player place one order only there.
    OneOrder,

    // Regrouping and Event cards
    InDiscard,
    NotFriendly,
    NoResource,
    UsedByCard,
    NotPartial,
    Depleted,
    NoTraffic,
    NoOwnTransport,
    JustMoved,
}

impl Reason {
    /// The rule it comes from; some depend on what is going on.
    pub(crate) fn rule(self, game: &StarCraft) -> &'static str {
        let step = game.step();
        match self {
            Self::NotAsked => game.ruled_by(),
            Self::FactionTaken => "SC-SETUP-03",
            Self::NoJoint => "SC-GAL-06",
            Self::ClosesGalaxy => "SC-GAL-22",
            Self::SamePlanet => "SC-GAL-14",
            Self::NotHome => match step {
                Step::StartTransport(_) => "SC-GAL-18",
                _ => "SC-GAL-17",
            },
            Self::Far => "SC-PLAN-04",
            Self::NoToken => "SC-PLAN-09",
            Self::NoSpecial => "SC-PLAN-08",
            Self::Covered(_) => "SC-STACK-01",
            Self::NoBase => "SC-BUILD-02",
            Self::Later | Self::Over => "SC-BUILD-05",
            Self::WorkersOut => "SC-WORK-03",
            Self::TransportsOut => "SC-TRAN-07",
            Self::TransportThere => "SC-TRAN-02",
            Self::NotAttached | Self::NoRoute => "SC-TRAN-01",
            Self::BuildLimit(_) => "SC-UNIT-01",
            Self::NotEnabled => "SC-UNIT-03",
            Self::NoFigures => "SC-UNIT-08",
            Self::Price(_) => "SC-RES-09",
            Self::Declined => "SC-AMB-112",
            Self::EnemyHere => match step {
                Step::RetreatTo(..) => "SC-RETR-07",
                Step::Withdraw(..) => "SC-KEY-01",
                Step::ScriptChoice(_) => "SC-EVT-42",
                _ => "SC-UNIT-06",
            },
            Self::Full => match step {
                Step::RetreatTo(..) => "SC-RETR-10",
                Step::Withdraw(..) => "SC-KEY-02",
                Step::ScriptChoice(_) => "SC-EVT-42",
                _ => "SC-LIMIT-04",
            },
            Self::NoRoom => "SC-UNIT-05",
            Self::OtherPlanet => match step {
                Step::BuildBase(_) => "SC-BASE-01",
                Step::MoveTo(_) | Step::RecallTo(_) => "SC-MOB-04",
                Step::Withdraw(..) => "SC-KEY-03",
                _ => "SC-UNIT-05",
            },
            Self::NoTech => "SC-TECHU-01",
            Self::TooFew(..) => match step {
                Step::GiveUp(..) => "SC-TECHU-05",
                _ => "SC-TECHU-03",
            },
            Self::TopLevel => "SC-BLDG-02",
            Self::OneEach => "SC-UPG-01",
            Self::NoSuchModule => "SC-MOD-03",
            Self::ModuleSpaces => "SC-MOD-02",
            Self::ModulesOut => "SC-CLIM-01",
            Self::NothingHere => "SC-UPG-02",
            Self::HasBase => "SC-BASE-03",
            Self::BasesOut => "SC-BASE-08",
            Self::NoOwnUnit => "SC-BASE-02",
            Self::BaseThere => "SC-BASE-04",
            Self::TeamFills => "SC-TEAM-14",
            Self::Moved | Self::StandsThere => "SC-MOB-12",
            Self::SecondEnemy(_) => "SC-MOB-06",
            Self::Teammate => "SC-TEAM-04",
            Self::FullAttack(_) => "SC-LIMIT-05",
            Self::Orbital => "SC-MOD-12",
            Self::NoTransport | Self::NotAdjacent => "SC-MOB-03",
            Self::NowhereToGo => "SC-MOB-02",
            Self::Bound => "SC-FAC-10",
            Self::Bought => "SC-RSCH-13",
            Self::OtherResource => "SC-RES-07",
            Self::PermanentFull => "SC-PERM-04",
            Self::DiscountFirst => "SC-SPEC-06",
            Self::NeedsUnit | Self::NothingToGive => "SC-BATTLE-29",
            Self::OtherTime => "SC-REG-29",
            Self::AbilityUsed => "SC-REG-41",
            Self::Paired => "SC-BATTLE-13",
            Self::Assists => "SC-KEY-15",
            Self::LoneReinforcement => "SC-REINF-08",
            Self::SecondStandard => "SC-BATTLE-23",
            Self::NotLooked => "SC-EVT-22",
            Self::Resolved => "SC-SKIR-01",
            Self::FrontLine | Self::CannotBeHit => "SC-AIR-04",
            Self::NotNamed => "SC-TIME-06",
            Self::SplashMisses => "SC-SPLASH-09",
            Self::SplashElsewhere => "SC-SPLASH-11",
            Self::Contested => match step {
                Step::Withdraw(..) => "SC-KEY-28",
                _ => "SC-RETR-11",
            },
            Self::OnPlanetOnly => "SC-EVT-10",
            Self::NoRetreat => "SC-RETR-07",
            Self::InDiscard => "SC-REG-34",
            Self::NotFriendly => "SC-EVT-15",
            Self::NoResource => "SC-EVT-06",
            Self::UsedByCard | Self::Depleted => "SC-EVT-44",
            Self::NotPartial => "SC-EVT-18",
            Self::NoTraffic => "SC-EVT-17",
            Self::NoOwnTransport | Self::JustMoved => "SC-EVT-01",
            Self::NoBeacon => "SC-TCH-01",
            Self::Domain(_) => "BW-SUL-01",
            Self::FlyingArea => "BW-SUL-06",
            Self::PoolFull => "BW-SOP-04",
            Self::Defended => "BW-DEF-04",
            Self::NotDefended => "BW-DEF-07",
            Self::Forbidden => "BW-CARD-66",
            Self::NoCenter => "BW-ICC-02",
            Self::TokensFirst => "BW-RES-03",
            Self::GuardsOnly => "BW-GRD-02",
            Self::StarSwaps => "BW-CARD-22",
            Self::Protected => "BW-CARD-34",
            Self::OneOrder => "BW-CARD-47",
            Self::ItemElsewhere | Self::NotMobilizing => "BW-ITM-05",
            Self::ItemCarried => "BW-ITM-06",
            Self::ItemNotYours => "BW-ITM-04",
            Self::NoCarrier => "BW-ITM-01",
        }
    }
}

impl StarCraft {
    /// The reason, as told to this player about this thing.
    pub(crate) fn reason(&self, seat: Seat, thing: Thing, reason: Reason) -> Message {
        let name = || self.thing_name(thing);
        let here = || self.order.map_or(piece("planet"), |order| order.planet.into());
        match reason {
            Reason::NotAsked => match thing {
                Thing::Route(_) => message!("sc-why-route-not-asked"),
                Thing::Units(..) => message!("sc-why-units-not-asked", unit = name()),
                _ => message!("sc-why-not-asked", thing = name()),
            },
            Reason::FactionTaken => message!("sc-why-faction-taken", thing = name()),
            Reason::NoJoint => message!("sc-why-no-joint"),
            Reason::ClosesGalaxy => message!("sc-why-closes-galaxy", thing = name()),
            Reason::SamePlanet => message!("sc-why-same-planet"),
            Reason::NotHome => match self.home(seat) {
                Some(home) => message!("sc-why-home", planet = home),
                None => message!("sc-why-no-home"),
            },
            Reason::Far => message!("sc-why-far", planet = name()),
            Reason::NoToken => message!("sc-why-no-token", order = name()),
            Reason::NoSpecial => {
                message!("sc-why-no-special", limit = self.player(seat).special_limit)
            }
            Reason::Covered(top) => {
                message!("sc-why-covered", planet = name(), owner = self.side_of(top))
            }
            Reason::NoBase => message!("sc-why-no-base", planet = here()),
            Reason::Later => message!("sc-why-later"),
            Reason::Over => message!("sc-why-over"),
            Reason::WorkersOut => {
                message!("sc-why-workers-out", count = self.worker_tokens(seat))
            }
            Reason::TransportsOut => {
                message!("sc-why-transports-out", count = self.transport_tokens(seat))
            }
            Reason::TransportThere => message!("sc-why-transport-there"),
            Reason::NotAttached => message!("sc-why-not-attached", planet = here()),
            Reason::NoRoute => message!("sc-why-no-route", planet = here()),
            Reason::BuildLimit(limit) => message!("sc-why-build-limit", limit = limit),
            Reason::NotEnabled => self.not_enabled(seat, thing),
            Reason::NoFigures => message!("sc-why-no-figures", unit = name()),
            Reason::Declined => message!("sc-why-declined"),
            Reason::Price(price) => short_of(name(), price, self.budget(seat)),
            Reason::EnemyHere => message!("sc-why-enemy-here", area = name()),
            Reason::Full => match thing {
                Thing::Area(at) => {
                    message!("sc-why-full-area", area = at, limit = Self::unit_limit(at))
                }
                _ => message!("sc-why-full", thing = name()),
            },
            Reason::NoRoom => message!("sc-why-no-room", planet = here()),
            Reason::OtherPlanet => match &self.battle {
                Some(battle) => {
                    message!("sc-why-battle-elsewhere", planet = battle.area.planet())
                }
                None => message!("sc-why-order-elsewhere", planet = here()),
            },
            Reason::NoTech => match self.makes(seat, thing) {
                Some(tech) => message!("sc-why-needs-tech", unit = name(), tech = tech),
                None => message!("sc-why-needs-a-tech", unit = name()),
            },
            Reason::TooFew(unit, _) if matches!(self.step(), Step::GiveUp(..)) => {
                message!("sc-why-no-other", unit = unit, area = name())
            }
            Reason::TooFew(unit, many) => {
                message!("sc-why-too-few", units = some(many, unit), planet = here())
            }
            Reason::TopLevel => message!("sc-why-top-level", building = name()),
            Reason::OneEach => match thing {
                Thing::Module(_) => message!("sc-why-one-module"),
                _ => message!("sc-why-one-building"),
            },
            Reason::NoSuchModule => message!("sc-why-no-such-module", module = name()),
            Reason::ModuleSpaces => {
                message!("sc-why-module-spaces", count = self.sheet(seat).module_spaces)
            }
            Reason::ModulesOut => message!("sc-why-modules-out", module = name()),
            Reason::NothingHere => message!("sc-why-nothing-here", planet = here()),
            Reason::HasBase => message!("sc-why-has-base", planet = here()),
            Reason::BasesOut => message!("sc-why-bases-out", count = self.base_tokens(seat)),
            Reason::NoOwnUnit => message!("sc-why-no-own-unit", area = name()),
            Reason::BaseThere => message!("sc-why-base-there", area = name()),
            Reason::TeamFills => message!("sc-why-team-fills", planet = here()),
            Reason::Moved => message!("sc-why-moved"),
            Reason::SecondEnemy(entered) => message!("sc-why-second-enemy", area = entered),
            Reason::Teammate => message!("sc-why-teammate", area = name()),
            Reason::FullAttack(most) => message!("sc-why-full-attack", most = most, area = name()),
            Reason::Orbital => message!("sc-why-orbital", area = name()),
            Reason::NoTransport => match thing {
                Thing::Units(at, _) => {
                    message!("sc-why-no-transport-from", from = at.planet(), planet = here())
                }
                _ => message!("sc-why-no-transport", planet = here()),
            },
            Reason::NotAdjacent => match thing {
                Thing::Units(at, _) => {
                    message!("sc-why-not-adjacent-from", from = at.planet(), planet = here())
                }
                _ => message!("sc-why-not-adjacent", planet = here()),
            },
            Reason::NowhereToGo => message!("sc-why-nowhere-to-go", planet = here()),
            Reason::Bound => message!("sc-why-bound"),
            Reason::StandsThere => message!("sc-why-stands-there"),
            Reason::Bought => message!("sc-why-bought", tech = name()),
            Reason::OtherResource => {
                let left = resources(self.payment.map_or([0; 2], |payment| payment.left));
                message!("sc-why-other-resource", left = left)
            }
            Reason::PermanentFull => message!("sc-why-permanent-full"),
            Reason::DiscountFirst => message!("sc-why-discount-first"),
            Reason::NeedsUnit => message!("sc-why-needs-unit"),
            Reason::NothingToGive => message!("sc-why-nothing-to-give"),
            Reason::OtherTime => message!("sc-why-other-time", thing = name()),
            Reason::AbilityUsed => message!("sc-why-ability-used", thing = name()),
            Reason::Paired => message!("sc-why-paired"),
            Reason::Assists => message!("sc-why-assists", unit = name()),
            Reason::LoneReinforcement => message!("sc-why-lone-reinforcement"),
            Reason::SecondStandard => message!("sc-why-second-standard"),
            Reason::NotLooked => message!("sc-why-not-looked"),
            Reason::Resolved => message!("sc-why-resolved"),
            Reason::FrontLine => message!("sc-why-front-line"),
            Reason::CannotBeHit => message!("sc-why-cannot-be-hit", unit = name()),
            Reason::NotNamed => message!("sc-why-not-named", unit = name()),
            Reason::SplashMisses => message!("sc-why-splash-misses", unit = name()),
            Reason::SplashElsewhere => message!("sc-why-splash-elsewhere"),
            Reason::Contested => message!("sc-why-contested", area = name()),
            Reason::OnPlanetOnly => message!("sc-why-on-planet-only"),
            Reason::NoRetreat => message!("sc-why-no-retreat"),
            Reason::InDiscard => message!("sc-why-in-discard"),
            Reason::NotFriendly => message!("sc-why-not-friendly", area = name()),
            Reason::NoResource => message!("sc-why-no-resource", area = name()),
            Reason::UsedByCard => message!("sc-why-used-by-card", area = name()),
            Reason::NotPartial => message!("sc-why-not-partial", area = name()),
            Reason::Depleted => message!("sc-why-depleted", area = name()),
            Reason::NoTraffic => message!("sc-why-no-traffic"),
            Reason::NoOwnTransport => message!("sc-why-no-own-transport"),
            Reason::JustMoved => message!("sc-why-just-moved"),
            Reason::NoBeacon => message!("sc-why-no-beacon", area = name()),
            Reason::Domain(area) => match print(area).domain {
                Domain::Flying => message!("sc-why-flying-only", area = area),
                _ => message!("sc-why-ground-only", area = area),
            },
            Reason::FlyingArea => message!("sc-why-no-ground", area = name()),
            Reason::PoolFull => message!("sc-why-pool-full"),
            Reason::Defended => message!("sc-why-defended"),
            Reason::NotDefended => message!("sc-why-not-defended"),
            Reason::Forbidden => message!("sc-why-forbidden", area = name()),
            Reason::NoCenter => message!("sc-why-no-center", planet = here()),
            Reason::TokensFirst => message!("sc-why-tokens-first"),
            Reason::GuardsOnly => message!("sc-why-guards-only"),
            Reason::StarSwaps => message!("sc-why-star-swaps"),
            Reason::Protected => message!("sc-why-protected", area = name()),
            Reason::OneOrder => message!("sc-why-one-order", planet = name()),
            Reason::ItemElsewhere => {
                message!("sc-why-item-elsewhere", item = name(), planet = here())
            }
            Reason::ItemCarried => message!("sc-why-item-carried", item = name()),
            Reason::ItemNotYours => message!("sc-why-item-not-yours", item = name()),
            Reason::NoCarrier => message!("sc-why-no-carrier", item = name()),
            Reason::NotMobilizing => message!("sc-why-not-mobilizing", item = name()),
        }
    }

    /// What level of which building a unit asks for.
    fn not_enabled(&self, seat: Seat, thing: Thing) -> Message {
        if let Thing::BuildUnit(unit) = thing {
            for (place, kind) in self.sheet(seat).buildings.iter().enumerate() {
                if let Some(level) = kind.enables.iter().position(|units| units.has(unit)) {
                    let building = Building::of(self.race(seat), place);
                    return message!(
                        "sc-why-needs-building",
                        unit = unit,
                        level = level + 1,
                        building = building
                    );
                }
            }
        }
        message!("sc-why-no-building")
    }

    /// The technology that makes a unit.
    fn makes(&self, seat: Seat, thing: Thing) -> Option<Tech> {
        let Thing::BuildUnit(wanted) = thing else { return None };
        let enables = |card: &&CardFace| {
            card.effects.iter().any(|effect| effect.op == Op::EnableUnit(wanted))
        };
        let race = self.race(seat);
        let faction = self.player(seat).faction?;
        let cards = self.content().factions[faction.index()].cards.iter(race);
        let mut faces = cards.map(crate::cards::face);
        faces.find(enables)?.technology
    }

    /// A thing by its name.
    fn thing_name(&self, thing: Thing) -> Arg {
        match thing {
            Thing::Faction(faction) => faction.into(),
            Thing::Planet(at) | Thing::Stack(at) | Thing::Slot(at, _) => at.into(),
            Thing::Area(at) | Thing::ResourceCard(at) | Thing::Base(at) => at.into(),
            Thing::Order(face) => face.into(),
            Thing::BuildUnit(of) | Thing::Units(_, of) | Thing::Fighter(_, of) => of.into(),
            Thing::BuildWorker | Thing::Worker => piece("worker"),
            Thing::BuildTransport => piece("transport"),
            Thing::BuildBase => piece("base"),
            Thing::Building(of) => of.into(),
            Thing::Module(of) => of.into(),
            Thing::Tech(of) => of.into(),
            Thing::Event(of) => of.into(),
            Thing::Card(of) => of.into(),
            Thing::Item(of) => of.into(),
            _ => piece("it"),
        }
    }
}

/// What is missing for a price.
fn short_of(thing: Arg, price: Price, budget: Budget) -> Message {
    let costs = [price.minerals, price.gas];
    let price = resources(costs);
    if costs[0] + costs[1] > budget.workers + budget.tokens.iter().sum::<u8>() {
        return message!(
            "sc-why-price-workers",
            thing = thing,
            price = price,
            workers = budget.workers
        );
    }
    let short = Resource::BOTH.into_iter().find(|kind| {
        costs[kind.index()] > budget.forced[kind.index()] + budget.tokens[kind.index()]
    });
    let kind = short.unwrap_or(Resource::MINERALS);
    let mut most = [0; 2];
    most[kind.index()] = budget.forced[kind.index()];
    match most[kind.index()] {
        0 => message!("sc-why-price-none", thing = thing, price = price, resource = kind),
        _ => message!("sc-why-price-most", thing = thing, price = price, most = resources(most)),
    }
}
