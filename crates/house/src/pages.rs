//! What can be asked to be drawn of a table: pages, messages and pictures.

use kernel::{Refused, Seen, Viewer};
use maud::Markup;
use serde_json::{Value, json};
use ui::analysis::analysis_page;
use ui::learn::PUPIL;
use ui::picture::{picture, sketch};
use ui::scene::Scene;
use ui::show::Show;
use ui::table::{advice, drafted, table_page};

use crate::choices::{Choices, parsed};
use crate::draw::{Around, Sight};
use crate::seated::Seated;
use crate::sent::{Sent, all_fragments, gone, motion, sent};
use crate::study::Study;
use crate::think::Advice;

/// What is drawn of a table.
pub trait Drawn {
    /// The table's page, as it is or as it was after this many choices.
    fn page(&self, around: &Around<'_>, sight: Sight, at: Option<usize>)
    -> Result<Markup, Refused>;

    /// An earlier moment: all fragments, empty ones for what was not there yet, and what moved.
    fn moment_message(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: usize,
    ) -> Result<Value, Refused>;

    /// How often whoever looks has answered something in advance, or does so no longer, since the table was loaded.
    fn ahead_of(&self, sight: Sight) -> u64;

    /// What a stream is told next, none if nothing that is seen has changed; and what has been
    /// sent then.
    fn news(&self, around: &Around<'_>, sight: Sight, sent: &Sent) -> (Option<Value>, Sent);

    /// How choices would stand together that have not been made, for the page of whoever is asked.
    fn tried(
        &self,
        around: &Around<'_>,
        sight: Sight,
        actions: &[String],
    ) -> Result<Value, Refused>;

    /// The page with advice on what is asked.
    fn advised_page(&self, around: &Around<'_>, sight: Sight, advice: &Advice) -> Markup;

    /// The question alone, with advice on it.
    fn advised_question(&self, around: &Around<'_>, sight: Sight, advice: &Advice) -> Value;

    /// A small picture of the board, as anybody may see it.
    fn minimap(&self, around: &Around<'_>) -> Markup;

    /// A picture that stands alone, as SVG: of the present, or as it was after this many choices.
    fn picture(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
    ) -> Result<String, Refused>;

    /// The part of the board that these words name as it was in the beginning, as SVG, as the pupil of a lesson sees it.
    fn sketch(&self, around: &Around<'_>, words: &[&str]) -> Result<String, Refused>;

    /// What there is to say about a finished game, as a page.
    fn study_page(&self, around: &Around<'_>, sight: Sight, study: &Study) -> Markup;
}

impl<S: Show> Drawn for Seated<S> {
    fn page(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
    ) -> Result<Markup, Refused> {
        self.with_scene(around, sight, at, table_page)
    }

    fn moment_message(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: usize,
    ) -> Result<Value, Refused> {
        let viewer = sight.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let news = self.events_between(viewer, at.saturating_sub(1), at);
        let (then, moved) = self.with_scene(around, sight, Some(at), |scene| {
            (all_fragments(scene, 0), S::motions(scene, &news))
        })?;
        let all = self.with_scene(around, sight, None, |scene| all_fragments(scene, 0))?;
        // What was not there yet is sent empty, so that it is taken away.
        let later = all.iter().filter(|part| then.iter().all(|other| other.id != part.id));
        Ok(json!({
            "version": around.version,
            "moment": at,
            "last": self.table().moment(),
            "fragments": then.iter().map(sent).chain(later.map(|part| gone(&part.id))).collect::<Vec<_>>(),
            "motions": moved.iter().map(motion).collect::<Vec<_>>(),
        }))
    }

    fn ahead_of(&self, sight: Sight) -> u64 {
        let own = sight.seat.filter(|seat| sight.own.contains(*seat));
        own.map_or(0, |seat| self.foretold(seat))
    }

    fn news(&self, around: &Around<'_>, sight: Sight, sent: &Sent) -> (Option<Value>, Sent) {
        sent.update(self, around, sight, self.table().game())
    }

    fn tried(
        &self,
        around: &Around<'_>,
        sight: Sight,
        actions: &[String],
    ) -> Result<Value, Refused> {
        let (wanted, game) = (parsed::<S>(actions)?, self.table().game());
        Ok(self.drawn(around, sight, game, None, |scene| {
            let seen = scene.ask.as_ref().map(|ask| Seen::new(game, ask.seat));
            let parts = drafted(&Scene {
                basket: seen.and_then(|seen| S::basket(&seen, scene.view, &wanted)),
                ask: scene.ask.clone(),
                undo: scene.undo.clone(),
                otherwise: scene.otherwise.clone(),
                ..*scene
            });
            parts.iter().map(sent).collect()
        }))
    }

    fn advised_page(&self, around: &Around<'_>, sight: Sight, advice: &Advice) -> Markup {
        self.with_advice(around, sight, advice, table_page)
    }

    fn advised_question(&self, around: &Around<'_>, sight: Sight, given: &Advice) -> Value {
        self.with_advice(around, sight, given, |scene| sent(&advice(scene)))
    }

    fn minimap(&self, around: &Around<'_>) -> Markup {
        self.drawn(around, Sight::SPECTATOR, self.table().game(), None, S::minimap)
    }

    fn picture(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
    ) -> Result<String, Refused> {
        // The present too as a moment: in a picture nobody is asked, and no curtain is drawn.
        let at = at.unwrap_or(self.table().moment());
        self.with_scene(around, sight, Some(at), picture)
    }

    fn sketch(&self, around: &Around<'_>, words: &[&str]) -> Result<String, Refused> {
        let sight = Sight { seat: Some(PUPIL), ..Sight::SPECTATOR };
        self.with_scene(around, sight, Some(0), |scene| sketch(scene, words))
    }

    fn study_page(&self, around: &Around<'_>, sight: Sight, study: &Study) -> Markup {
        let Some(found) = study.of::<S>() else { return Markup::default() };
        self.drawn(around, sight, self.table().game(), None, |scene| analysis_page(scene, found))
    }
}

impl<S: Show> Seated<S> {
    /// Draws the table as it is, or as it was after this many choices.
    fn with_scene<T>(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
        draw: impl FnOnce(&Scene<'_, S>) -> T,
    ) -> Result<T, Refused> {
        match at {
            Some(moment) => Ok(self.drawn(around, sight, &self.table().at(moment)?, at, draw)),
            None => Ok(self.drawn(around, sight, self.table().game(), at, draw)),
        }
    }

    /// Draws the present with advice on what is asked.
    fn with_advice<T>(
        &self,
        around: &Around<'_>,
        sight: Sight,
        advice: &Advice,
        draw: impl FnOnce(&Scene<'_, S>) -> T,
    ) -> T {
        let advised = advice.of::<S>();
        self.drawn(around, sight, self.table().game(), None, |scene| {
            draw(&Scene {
                hint: scene.hint.map(|_| advised),
                ask: scene.ask.clone(),
                basket: scene.basket.clone(),
                undo: scene.undo.clone(),
                otherwise: scene.otherwise.clone(),
                ..*scene
            })
        })
    }
}
