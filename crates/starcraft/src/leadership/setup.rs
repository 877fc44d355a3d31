//! What Leadership cards of Stage I change in setup (BW-SET-12, -13).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{LeaderOp, Start, content};
use crate::ids::{Area, Planet};
use crate::report::{Event, Happening, Log};
use crate::ruleset::{Galaxy, PromoPlanet};
use crate::sets::PlanetSet;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// BW-LDR-04, BW-SET-13: what a player starts with, by the card of Stage I or the sheet.
    pub(crate) fn start(&self, seat: Seat) -> Start {
        if self.is_scenario() {
            return self.scenario_start(seat);
        }
        let player = self.player(seat);
        let mut cards = player.faction.into_iter().flat_map(|f| player.leaders.iter(f));
        let chosen = cards.find_map(|leader| leader.face().start);
        chosen.unwrap_or_else(|| {
            let sheet = player.faction.map(|faction| &content().factions[faction.index()]);
            Start {
                bases: 1,
                workers: sheet.map_or(0, |sheet| sheet.workers),
                transports: 1,
                units: sheet.map_or(Default::default(), |sheet| sheet.units),
                on_card: Default::default(),
                site: None,
            }
        })
    }

    /// BW-CARD-43: who places all z-axis routes.
    pub(crate) fn z_placer(&self) -> Option<Seat> {
        self.everybody().find(|&seat| self.has_chosen(seat, LeaderOp::PlaceAllZRoutes))
    }

    // ---- planets

    /// The tiles of this game.
    pub(crate) fn tiles(&self) -> PlanetSet {
        let content = self.content();
        if self.rules.promo_planet == PromoPlanet::In {
            content.tiles.or(content.promo) // BW-PLN-02
        } else {
            content.tiles
        }
    }

    /// BW-CARD-20, -87: who picks planets does so before the others draw; not where the galaxy is
    /// built without questions.
    pub(crate) fn offer_planets(&mut self) {
        let picks = |seat: &Seat| self.has_chosen(*seat, LeaderOp::ChooseOwnPlanets);
        if self.rules.galaxy == Galaxy::Manual
            && let Some(seat) = self.everybody().find(picks)
        {
            self.push(Step::TakePlanets(seat));
        }
    }

    pub(crate) fn take_planet_options(&self, out: &mut Options<Action>) {
        let free = self.tiles().iter().filter(|p| self.planets[p.index()].dealt.is_none());
        out.extend(free.map(|planet| Action::PickPlanet { planet }));
    }

    pub(crate) fn take_planet(&mut self, seat: Seat, planet: Planet, log: &mut impl Log) {
        self.planets[planet.index()].dealt = seat.into();
        log.note(|| Happening::PlanetDrawn { planet }.to(seat));
        if self.planets_to_place(seat).count() == self.rules.planets_each() {
            self.pop();
        }
    }

    // ---- forces

    /// BW-CARD-43: a transport on every route of the planet with the base, while tokens last.
    pub(crate) fn place_start_transports(&mut self, seat: Seat, log: &mut impl Log) {
        let open = |game: &Self| {
            let home = game.home(seat)?;
            game.routes_of(home).find(|&route| game.may_have_transport(seat, route).is_ok())
        };
        while let Some(route) = open(self) {
            self.add_transport(seat, route);
            log.note(|| Event::TransportPlaced { seat, route });
        }
    }

    /// BW-INS-08: a friendly area of the planet with the base, or else an empty one.
    pub(crate) fn start_site_options(&self, seat: Seat, out: &mut Options<Action>) {
        // BW-SCN-19: a scenario names the planet.
        let named = self.start_site_planet(seat);
        let planets = move |planet: &Planet| named.is_none_or(|named| named == *planet);
        let areas = || self.homes(seat).iter().filter(planets).flat_map(Planet::areas);
        let friendly = areas().filter(|&area| self.may_take_site(seat, area));
        out.extend(friendly.map(|area| Action::PickArea { area }));
        if out.is_empty() {
            let empty =
                areas().filter(|&area| self.is_empty(area) && Self::may_be_founded(area).is_ok());
            out.extend(empty.map(|area| Action::PickArea { area }));
        }
        if out.is_empty() {
            out.push(Action::Done {});
        }
    }

    /// BW-INS-08: whether an area is friendly, without base or installation, and not a flying one.
    pub(crate) fn may_take_site(&self, seat: Seat, area: Area) -> bool {
        self.is_friendly(seat, area)
            && self.area(area).base.is_none()
            && Self::may_be_founded(area).is_ok()
    }

    pub(crate) fn place_start_site(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        if let Some(site) = self.start(seat).site {
            self.add_site(seat, site, area, log);
        }
    }
}
