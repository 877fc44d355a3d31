//! Every reason there is: its rule and its sentence.

use kernel::Seat;

use crate::content::{CardFace, Op, Price, content};
use crate::ids::{Area, Resource, Unit};
use crate::payment::Budget;
use crate::state::{StarCraft, Step};
use crate::text::{a, area, building, card_title, count, list, order, planet, tech, unit};
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
        }
    }
}

impl StarCraft {
    /// The reason as a sentence to this player about this thing.
    pub(crate) fn sentence(&self, seat: Seat, thing: Thing, reason: Reason) -> String {
        let here = self.order.map_or("the planet", |order| planet(order.planet));
        let name = self.thing_name(thing);
        match reason {
            Reason::NotAsked => match thing {
                Thing::Route(_) => "This route does not fit what is asked.".into(),
                Thing::Units(..) => format!("No {name} here fits what is asked."),
                _ => format!("{name} does not fit what is asked."),
            },
            Reason::FactionTaken => format!("{name} is taken."),
            Reason::NoJoint => "No route would join the planet to the galaxy there.".into(),
            Reason::ClosesGalaxy => {
                format!("{name} would close the galaxy; your other planet goes first.")
            }
            Reason::SamePlanet => "The other end of the route is on this planet.".into(),
            Reason::NotHome => match self.home(seat) {
                Some(home) => format!("You start on {}, where your base is.", planet(home)),
                None => "You start on the planet with your base.".into(),
            },
            Reason::Far => {
                format!("You have no unit or base on {name} or on a planet joined to it.")
            }
            Reason::NoToken => format!("All your {name} tokens are on the board."),
            Reason::NoSpecial => match self.player(seat).special_limit {
                0 => "You have no Research & Development module, so no special order.".into(),
                limit => {
                    let orders = count(limit.into(), "special order", "special orders");
                    format!("You have placed your {orders} of this round.")
                }
            },
            Reason::Covered(top) => {
                let top = self.side_name(top);
                format!("The top order of {name} belongs to {top} and must go first.")
            }
            Reason::NoBase => format!("You have no base on {here}."),
            Reason::Later => "It comes in a later step of this order.".into(),
            Reason::Over => "That step of the order is over.".into(),
            Reason::WorkersOut => {
                format!("All your {} workers are in play.", self.sheet(seat).workers)
            }
            Reason::TransportsOut => {
                format!("All your {} transports are on the board.", self.sheet(seat).transports)
            }
            Reason::TransportThere => "You have a transport on this route.".into(),
            Reason::NotAttached => format!("This route does not touch {here}."),
            Reason::NoRoute => {
                format!("There is no route at {here} without a transport of yours.")
            }
            Reason::BuildLimit(limit) => {
                let units = count(limit.into(), "unit", "units");
                format!("Your build limit is {units} an order, and they are built.")
            }
            Reason::NotEnabled => self.not_enabled(seat, thing),
            Reason::NoFigures => format!("All your figures of the {name} are on the board."),
            Reason::Price(price) => short_of(&name, price, self.budget(seat)),
            Reason::EnemyHere => format!("{name} holds units or a base of another player."),
            Reason::Full => match thing {
                Thing::Area(at) => {
                    let limit = Self::unit_limit(at);
                    let units = count(limit.into(), "unit", "units");
                    format!("{name} is full: it holds {units}.")
                }
                _ => format!("{name} is full."),
            },
            Reason::NoRoom => format!("No area of {here} that is yours or empty has room."),
            Reason::OtherPlanet => match &self.battle {
                Some(battle) => format!("It must be on {}.", planet(battle.area.planet())),
                None => format!("The order is on {here}."),
            },
            Reason::NoTech => match self.makes(seat, thing) {
                Some(tech) => format!("The {name} needs the technology {tech}."),
                None => format!("The {name} needs a technology you do not have."),
            },
            Reason::TooFew(from, _) if matches!(self.step(), Step::GiveUp(..)) => {
                format!("There is no other {} of yours on {name}.", unit(from))
            }
            Reason::TooFew(from, many) => {
                let given = match many {
                    1 => a(unit(from)),
                    _ => format!("{many} {}s", unit(from)),
                };
                format!("It takes {given} that stood on {here} before the order.")
            }
            Reason::TopLevel => format!("{name} has its highest level."),
            Reason::OneEach => match thing {
                Thing::Module(_) => "One module an order, and it is built.".into(),
                _ => "One building an order, and it is built.".into(),
            },
            Reason::NoSuchModule => format!("Your race has no {name} module."),
            Reason::ModuleSpaces => {
                let spaces = self.sheet(seat).module_spaces;
                format!("All {spaces} module spaces of your sheet are taken.")
            }
            Reason::ModulesOut => format!("All your {name} modules are built."),
            Reason::NothingHere => format!("You have neither a unit nor a base on {here}."),
            Reason::HasBase => format!("You have a base on {here}; there is one a planet."),
            Reason::BasesOut => {
                format!("All your {} bases are on the board.", self.sheet(seat).bases)
            }
            Reason::NoOwnUnit => format!("You have no unit on {name}."),
            Reason::BaseThere => format!("There is a base on {name}."),
            Reason::TeamFills => format!("Your team's bases would fill all of {here}."),
            Reason::Moved => "It has moved with this order.".into(),
            Reason::SecondEnemy(entered) => {
                format!("This order has entered {}, and one enemy area is all.", area(entered))
            }
            Reason::Teammate => format!("{name} is your teammate's."),
            Reason::FullAttack(most) => {
                format!(
                    "{} may attack {name}, and so many do.",
                    count(most.into(), "unit", "units")
                )
            }
            Reason::Orbital => {
                format!("The Air Support of its base keeps transports from {name}.")
            }
            Reason::NoTransport => match thing {
                Thing::Units(at, _) => {
                    format!("You have no transport between {} and {here}.", planet(at.planet()))
                }
                _ => format!("You have no transport to {here}."),
            },
            Reason::NotAdjacent => match thing {
                Thing::Units(at, _) => {
                    format!("No route joins {} to {here}.", planet(at.planet()))
                }
                _ => format!("No route joins it to {here}."),
            },
            Reason::NowhereToGo => format!("No area of {here} can take it."),
            Reason::Bound => "It holds the area your base has moved to.".into(),
            Reason::StandsThere => "It stands there.".into(),
            Reason::Bought => format!("You have every card of {name}."),
            Reason::OtherResource => {
                let left = self.payment.map_or([0; 2], |payment| payment.left);
                format!("You have {} left to pay.", resources(left))
            }
            Reason::PermanentFull => "Your permanent resource of this kind is used up.".into(),
            Reason::DiscountFirst => "Choose first which resource the discount takes off.".into(),
            Reason::NeedsUnit => "You have no unit in the battle that can use it.".into(),
            Reason::NothingToGive => "You have nothing to give up for it.".into(),
            Reason::OtherTime => format!("{name} works at another time."),
            Reason::AbilityUsed => format!("You have used {name} in this phase."),
            Reason::Paired => "It has its skirmish.".into(),
            Reason::Assists => {
                format!("The {name} assists: it supports, but does not fight in front.")
            }
            Reason::LoneReinforcement => {
                "A reinforcement comes beside a standard card of your hand.".into()
            }
            Reason::SecondStandard => "The second card must be a reinforcement.".into(),
            Reason::NotLooked => "You place one of the two cards you look at.".into(),
            Reason::Resolved => "It is resolved.".into(),
            Reason::FrontLine => "It fights in front; a supporting unit is lost.".into(),
            Reason::CannotBeHit => {
                format!("The enemy in front cannot hit the {name}.")
            }
            Reason::NotNamed => format!("The card does not reach the {name}."),
            Reason::SplashMisses => format!("This splash damage cannot hit the {name}."),
            Reason::SplashElsewhere => {
                "Another card needs it: as many units as possible are lost.".into()
            }
            Reason::Contested => format!("{name} is what the battle is about."),
            Reason::OnPlanetOnly => "With this card your units stay on the planet.".into(),
            Reason::NoRetreat => "You have no transport there from the battle's planet.".into(),
            Reason::InDiscard => "You have chosen to discard it.".into(),
            Reason::NotFriendly => format!("You do not control {name}."),
            Reason::NoResource => format!("{name} has neither minerals nor gas."),
            Reason::UsedByCard => format!("This card has been used on {name}."),
            Reason::NotPartial => format!("{name} is not partially depleted."),
            Reason::Depleted => format!("{name} is depleted already."),
            Reason::NoTraffic => "There is no transport on this route.".into(),
            Reason::NoOwnTransport => "You have no transport on this route.".into(),
            Reason::JustMoved => "You have just moved this transport.".into(),
            Reason::NoBeacon => format!("None of your units on {name} can call another."),
        }
    }

    /// What level of which building a unit asks for.
    fn not_enabled(&self, seat: Seat, thing: Thing) -> String {
        if let Thing::BuildUnit(wanted) = thing {
            for kind in &self.sheet(seat).buildings {
                if let Some(level) = kind.enables.iter().position(|units| units.has(wanted)) {
                    let (unit, level) = (unit(wanted), level + 1);
                    return format!("The {unit} needs level {level} of the {}.", kind.name);
                }
            }
        }
        "None of your buildings makes it.".into()
    }

    /// The technology that makes a unit.
    fn makes(&self, seat: Seat, thing: Thing) -> Option<&'static str> {
        let Thing::BuildUnit(wanted) = thing else { return None };
        let enables = |card: &&CardFace| {
            card.effects.iter().any(|effect| effect.op == Op::EnableUnit(wanted))
        };
        let cards = &content().cards[self.race(seat).index()];
        cards.iter().find(enables)?.technology.map(tech)
    }

    /// A thing by its name.
    fn thing_name(&self, thing: Thing) -> String {
        match thing {
            Thing::Faction(faction) => content().factions[faction.index()].name.clone(),
            Thing::Planet(at) | Thing::Stack(at) | Thing::Slot(at, _) => planet(at).into(),
            Thing::Area(at) | Thing::ResourceCard(at) | Thing::Base(at) => area(at),
            Thing::Order(face) => order(face).into(),
            Thing::BuildUnit(of) | Thing::Units(_, of) | Thing::Fighter(_, of) => unit(of).into(),
            Thing::BuildWorker | Thing::Worker => "worker".into(),
            Thing::BuildTransport => "transport".into(),
            Thing::BuildBase => "base".into(),
            Thing::Building(of) => building(of).into(),
            Thing::Module(of) => content().modules[of.index()].name.clone(),
            Thing::Tech(of) => tech(of).into(),
            Thing::Event(of) => crate::text::event(of).into(),
            Thing::Card(of) => card_title(of),
            _ => "it".into(),
        }
    }
}

/// Minerals and gas as a phrase.
fn resources([minerals, gas]: [u8; 2]) -> String {
    let mut parts = Vec::new();
    if minerals > 0 {
        parts.push(count(minerals.into(), "mineral", "minerals"));
    }
    if gas > 0 {
        parts.push(format!("{gas} gas"));
    }
    if parts.is_empty() { "nothing".into() } else { list(&parts) }
}

/// What is missing for a price.
fn short_of(name: &str, price: Price, budget: Budget) -> String {
    let costs = [price.minerals, price.gas];
    let name = name[..1].to_uppercase() + &name[1..];
    let total = price.minerals + price.gas;
    let missing = if total > budget.workers {
        match budget.workers {
            0 => "you have no worker in your pool".into(),
            some => format!("you have {} in your pool", count(some.into(), "worker", "workers")),
        }
    } else {
        let short = Resource::BOTH
            .into_iter()
            .find(|kind| costs[kind.index()] > budget.forced[kind.index()]);
        let mut most = [0; 2];
        let kind = short.unwrap_or(Resource::MINERALS);
        most[kind.index()] = budget.forced[kind.index()];
        match most[kind.index()] {
            0 => format!("you have no {} left", crate::text::resource(kind)),
            _ => format!("you can still raise {}", resources(most)),
        }
    };
    format!("{name} costs {}, and {missing}.", resources(costs))
}
