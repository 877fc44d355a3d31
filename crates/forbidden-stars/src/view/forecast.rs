//! What each card a player may lay now would do in this combat, before the enemy's card: carried out by the rules themselves in a
//! world of its own, in which the other players hold nothing.
//!
//! Choices on the way are all tried, so that a value is a span from the least to the most. Dice that would be rolled may show
//! anything. Nothing hidden is read: hands, cards laid face down and the course of chance are put away first.

use kernel::{Options, Rng, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::combat::{Combat, CombatStage, Side};
use crate::content::{Op, content};
use crate::ids::{CombatCard, Fighter, Icon, Stance};
use crate::report::Event;
use crate::script::is_price;
use crate::sets::CardSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// So many ways for a card to go are tried at most; then what is left is open.
const WAYS: usize = 48;
/// So many questions on one way.
const QUESTIONS: usize = 10;

/// What the cards of a hand would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Forecast {
    /// The player's side: 0 attacks, 1 defends.
    pub side: u8,
    /// Each kind of card in the hand.
    pub fits: Vec<Fit>,
}

/// What a card would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fit {
    /// The card.
    pub card: CombatCard,
    /// Its general ability.
    pub general: Ability,
    /// Its unit ability.
    pub unit: Ability,
    /// The units that the latter needs one of, as they would stand (FS-CRD-05).
    pub needs: Vec<Need>,
    /// Whether one of them would be there, unrouted.
    pub met: bool,
    /// What both parties would come to with it.
    #[serde(flatten)]
    pub sums: Sums,
}

/// What an ability would do.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Ability {
    /// What is sure to happen if it is used.
    pub happens: Vec<Event>,
    /// More, or something else, depends on choices or on chance.
    pub open: bool,
    /// It would change nothing (FS-AMB-51).
    pub idle: bool,
}

/// A unit, or a bastion, that a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Need {
    /// The kind.
    pub fighter: Fighter,
    /// How the best of them stands; none if there is none.
    pub stands: Option<Stance>,
}

/// What both parties would come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sums {
    /// Offence and defence of attacker and defender.
    pub values: [[Span; 2]; 2],
    /// What attacker and defender would suffer.
    pub damage: [Span; 2],
    /// The morale of attacker and defender.
    pub morale: [Span; 2],
}

/// From the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Span {
    pub least: u8,
    pub most: u8,
}

impl Span {
    const fn join(self, other: Self) -> Self {
        let least = if self.least < other.least { self.least } else { other.least };
        let most = if self.most > other.most { self.most } else { other.most };
        Self { least, most }
    }

    /// What is left of it after this is taken away, not less than nothing.
    const fn less(self, other: Self) -> Self {
        Self {
            least: self.least.saturating_sub(other.most),
            most: self.most.saturating_sub(other.least),
        }
    }
}

impl Sums {
    fn join(self, other: Self) -> Self {
        let both =
            |one: [Span; 2], other: [Span; 2]| [0, 1].map(|it: usize| one[it].join(other[it]));
        Self {
            values: [0, 1].map(|side: usize| both(self.values[side], other.values[side])),
            damage: both(self.damage, other.damage),
            morale: both(self.morale, other.morale),
        }
    }
}

impl Forecast {
    /// For a party that is to lay a card; none for everybody else.
    pub(super) fn of(game: &ForbiddenStars, combat: &Combat, seat: Seat) -> Option<Self> {
        let side = combat.side(seat)?;
        if game.step() != Step::LayCards || !game.laying().contains(seat) {
            return None;
        }
        let faction = game.player(seat).faction?;
        let hand = game.secrets[seat.index()].hand;
        let bare = bare(game, seat);
        let fits = hand.kinds(faction).filter_map(|card| fit(&bare, side, seat, card)).collect();
        Some(Self { side: side as u8, fits })
    }

    /// What a card would do.
    pub fn fit(&self, card: CombatCard) -> Option<&Fit> {
        self.fits.iter().find(|fit| fit.card == card)
    }
}

/// The combat without what the player does not know.
pub(super) fn bare(game: &ForbiddenStars, seat: Seat) -> ForbiddenStars {
    let mut world = game.clone();
    world.rng = Rng::new(0);
    for other in game.everybody().filter(|other| *other != seat) {
        let secret = &mut world.secrets[other.index()];
        secret.hand = CardSet::NONE;
        secret.laid = None;
    }
    world
}

fn fit(bare: &ForbiddenStars, side: usize, seat: Seat, card: CombatCard) -> Option<Fit> {
    let mut world = bare.clone();
    world.steps.pop();
    let secret = &mut world.secrets[seat.index()];
    secret.hand.draw(card);
    secret.laid = Some(card);
    let (own, after) = match side {
        0 => (CombatStage::AttackersCard, CombatStage::DefendersCard),
        _ => (CombatStage::DefendersCard, CombatStage::BeforeDamage),
    };
    world.combat_to(own);
    let tries = Tries::of(world, seat, card, Until::Stage(after));
    tries.fit(side)
}

/// One course that a card could take.
#[derive(Clone)]
pub(super) struct Way {
    world: ForbiddenStars,
    /// What happens on it.
    pub(super) log: Vec<Event>,
    /// How many questions were answered.
    asked: usize,
    /// The parties when the card had been turned up.
    before: Option<[Side; 2]>,
    /// Once the general ability is over.
    units: Option<Between>,
}

/// Between the general ability and the unit ability.
#[derive(Clone)]
struct Between {
    /// How much of the log tells of the first.
    told: usize,
    /// One of those that the card names is there, unrouted.
    met: bool,
    sides: [Side; 2],
}

impl Way {
    /// Whether chance had a say.
    pub(super) fn is_chancy(&self) -> bool {
        self.world.rng != Rng::new(0)
    }

    /// Whether chance may have lent icons to a card of theirs.
    pub(super) fn has_lent(&self, seats: [Seat; 2]) -> bool {
        seats.into_iter().any(|it| self.world.face_up(it).iter().any(|it| it.borrowed.is_some()))
    }

    /// Dice of a player that were rolled: how many, and what they happen to show.
    fn rolled(&self, of: Seat) -> (u8, [u8; Icon::COUNT]) {
        let mut all = (0, [0; Icon::COUNT]);
        for event in &self.log {
            let (Event::DiceRolled { seat, dice } | Event::DiceRerolled { seat, dice, .. }) = event
            else {
                continue;
            };
            if *seat == of {
                all.0 += dice.iter().sum::<u8>();
                for (sum, count) in all.1.iter_mut().zip(dice) {
                    *sum += count;
                }
            }
        }
        all
    }

    /// What both parties come to; icons that chance has lent on it are left out.
    fn sums(&self, seats: [Seat; 2]) -> Sums {
        let values = seats.map(|seat| {
            [Icon::OFFENCE, Icon::DEFENCE].map(|icon| {
                let sum: u8 = self.world.icon_terms(seat, icon).iter().sum();
                let lent = if self.is_chancy() { self.world.lent_icons(seat, icon) } else { 0 };
                self.span(seat, icon, sum.saturating_sub(lent))
            })
        });
        Sums {
            values,
            damage: [values[1][0].less(values[0][1]), values[0][0].less(values[1][1])],
            morale: seats.map(|seat| self.span(seat, Icon::MORALE, self.world.morale(seat))),
        }
    }

    /// What rolled dice may make of a sum in which they count by what they happen to show.
    fn span(&self, seat: Seat, icon: Icon, sum: u8) -> Span {
        let (count, faces) = self.rolled(seat);
        let least = sum.saturating_sub(faces[icon.index()]);
        Span { least, most: least + count }
    }
}

/// How far a card is followed.
#[derive(Clone, Copy)]
pub(super) enum Until {
    /// To this stage of the combat.
    Stage(CombatStage),
    /// To the end of the ability that is asked about: so many scripts, and so many abilities of the innermost that come after it.
    Ability(usize, u8),
}

/// All courses of a card that were tried.
pub(super) struct Tries {
    seat: Seat,
    card: CombatCard,
    until: Until,
    pub(super) ways: Vec<Way>,
    /// Some were not followed to their end.
    pub(super) cut: bool,
}

impl Tries {
    /// All courses from here.
    pub(super) fn of(world: ForbiddenStars, seat: Seat, card: CombatCard, until: Until) -> Self {
        let mut tries = Self { seat, card, until, ways: Vec::new(), cut: false };
        tries.follow(Way { world, log: Vec::new(), asked: 0, before: None, units: None });
        tries
    }

    /// Whether a course has come to its end.
    fn is_over(&self, world: &ForbiddenStars) -> bool {
        let Some(combat) = &world.combat else { return true };
        match self.until {
            Until::Stage(after) => world.step() == Step::Combat && combat.stage >= after,
            Until::Ability(scripts, after) => match world.scripts.get(scripts - 1) {
                Some(script) => world.scripts.len() == scripts && script.todo.len() <= after,
                None => true,
            },
        }
    }

    /// Follows a course to the end of the card, and every answer of every question on it.
    fn follow(&mut self, mut way: Way) {
        let mut options = Options::new();
        loop {
            if self.is_over(&way.world) {
                return self.ways.push(way);
            }
            let between = way.world.step() == Step::Combat;
            let sides = || way.world.combat.as_ref().map(|combat| combat.sides.clone());
            if way.before.is_none() && way.log.iter().any(is_shown) {
                way.before = sides();
            }
            if between && way.units.is_none() && way.before.is_some() {
                let met = way.world.has_requisite(self.seat, self.card);
                let told = way.log.len();
                way.units = sides().map(|sides| Between { told, met, sides });
            }
            let Some(asked) = way.world.asked_first() else {
                options.clear();
                way.world.run(&mut way.log, &mut options);
                continue;
            };
            options.clear();
            way.world.list(asked, &mut options);
            let price = way.world.op().is_some_and(costs);
            // What is for nothing is used; whether a scheme is used has nothing to do with the card.
            match way.world.step() {
                Step::Window(..) => options.retain(|it| matches!(it, Action::Done {})),
                _ if options.len() > 1 && !price && asked == self.seat => {
                    options.retain(|it| !matches!(it, Action::Decline {}));
                }
                _ => {}
            }
            if let [only] = options[..] {
                way.world.carry_out(asked, only, &mut way.log);
                continue;
            }
            way.asked += 1;
            let many = self.ways.len() + options.len() > WAYS || way.asked > QUESTIONS;
            if options.is_empty() || many || way.is_chancy() {
                self.cut = true;
                return self.ways.push(way);
            }
            for action in options.iter() {
                let mut next = way.clone();
                next.world.carry_out(asked, *action, &mut next.log);
                self.follow(next);
            }
            return;
        }
    }

    /// What both parties may come to.
    pub(super) fn sums(&self, seats: [Seat; 2]) -> Option<Sums> {
        self.ways.iter().map(|way| way.sums(seats)).reduce(Sums::join)
    }

    fn fit(self, side: usize) -> Option<Fit> {
        let first = self.ways.first()?;
        let sums = self.sums(bare_seats(&first.world, self.seat, side)?)?;
        let met = |way: &Way| way.units.as_ref().is_some_and(|it| it.met);
        let met = self.ways.iter().any(met);
        // What a course says that ends within the first ability is not all.
        let general = |way: &Way| way.units.as_ref().map(|it| it.told);
        let until = general(first).unwrap_or(first.log.len());
        let differs =
            |way: &Way| general(way).map(|told| &way.log[..told]) != Some(&first.log[..until]);
        let (early, late) = first.log.split_at(until);
        let general_open = rolls(early) || self.ways.iter().any(differs);
        let open = general_open || self.cut || self.ways.len() > 1 || first.is_chancy();
        let told = |events: &[Event]| events.iter().filter(|it| !is_shown(it)).cloned().collect();
        let same = |one: Option<&[Side; 2]>, other: Option<&[Side; 2]>| one == other;
        let sides = first.units.as_ref().map(|it| &it.sides);
        let after = first.world.combat.as_ref().map(|combat| &combat.sides);
        Some(Fit {
            card: self.card,
            general: Ability {
                happens: told(early),
                open: general_open,
                idle: !general_open && same(first.before.as_ref(), sides),
            },
            unit: Ability {
                happens: told(late),
                open: open && met,
                idle: !open && late.is_empty() && same(sides, after),
            },
            needs: needs(&first.world, self.seat, self.card),
            met,
            sums,
        })
    }
}

/// The card itself is turned up: everybody can see that.
fn is_shown(event: &Event) -> bool {
    matches!(event, Event::CardRevealed { icons_only: false, .. })
}

/// Whether one may well want to do without a step: it takes something for what it gives.
fn costs(op: Op) -> bool {
    let moves = matches!(
        op,
        Op::ConvertDice { .. }
            | Op::Retreat { .. }
            | Op::MoveUnits { .. }
            | Op::TakeAndPlace { .. }
    );
    is_price(op) || moves
}

/// Whether chance has a say in it.
fn rolls(log: &[Event]) -> bool {
    log.iter().any(|event| {
        matches!(
            event,
            Event::DiceRolled { .. }
                | Event::DiceRerolled { .. }
                | Event::CardDrawn { .. }
                | Event::CardDiscarded { .. }
        )
    })
}

/// Attacker and defender.
fn bare_seats(world: &ForbiddenStars, seat: Seat, side: usize) -> Option<[Seat; 2]> {
    let other = world.other_party(seat)?;
    Some(if side == 0 { [seat, other] } else { [other, seat] })
}

/// Those that a card names, as they stand.
pub(super) fn needs(world: &ForbiddenStars, seat: Seat, card: CombatCard) -> Vec<Need> {
    let face = &content().cards[card.index()];
    let area = world.contested();
    let there = area.map(|area| world.fighters(seat, area, |_| true)).unwrap_or_default();
    let stands = |kind: Fighter| {
        let alike = there.iter().filter(|it| it.unit() == kind.unit());
        alike.map(|it| it.stance()).min()
    };
    let named = face.requisite.iter().map(Fighter::new);
    let named = named.chain(face.or_bastion.then_some(Fighter::BASTION));
    named.map(|fighter| Need { fighter, stands: stands(fighter) }).collect()
}

impl ForbiddenStars {
    /// Icons of a card that chance has lent to one of a player's cards (FS-CARD-52).
    fn lent_icons(&self, seat: Seat, icon: Icon) -> u8 {
        let lent = self.face_up(seat).iter().filter_map(|it| it.borrowed);
        lent.map(|card| content().cards[card.index()].icons[icon.index()]).sum()
    }
}
