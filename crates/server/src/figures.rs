//! What a person's finished games say about them.

use std::collections::HashMap;

use axum::extract::{Query, State};
use axum::response::Html;
use kernel::Name;
use serde::Deserialize;
use ui::start::{Figures, Placed, Played, figures_page};

use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::limits::{self, What};
use crate::persons::Asker;

#[derive(Debug, Deserialize)]
pub(crate) struct Of {
    #[serde(default)]
    game: String,
}

/// `GET /figures`
pub(crate) async fn page(
    State(app): State<App>,
    Query(of): Query<Of>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    asker.may(What::Count)?;
    let game = app.game(&of.game)?.kind();
    let (mut played, mut orders) = (Vec::new(), HashMap::<(Name, &'static str), usize>::new());
    if let Some(person) = &asker.person {
        let store = &app.tables.store;
        for over in store.games_of(person, true, 0, limits::COUNTED).await? {
            let Some((winners, _)) = &over.standing.over else { continue };
            if over.kind != game.id {
                continue;
            }
            for (seat, place) in (0..).map(kernel::Seat).zip(&over.places) {
                if place.holder.person() != Some(person) {
                    continue;
                }
                let side = over.standing.sides.get(seat.index());
                let side = side.and_then(|side| game.side(side).cloned());
                let round = over.standing.round;
                played.push(Played { side, won: winners.contains(seat), round });
            }
        }
        let chosen = store.chosen_by(person, limits::COUNTED).await?;
        for order in chosen.iter().filter(|it| it.kind == game.id) {
            if let Some(order) = (game.ordered)(&order.action) {
                *orders.entry(order).or_default() += 1;
            }
        }
    }
    let placed = orders.into_iter().map(|((name, glyph), count)| Placed { name, glyph, count });
    let mut orders: Vec<Placed> = placed.collect();
    orders.sort_by(|one, other| {
        let names = || tongue.compare(&tongue.name(&one.name), &tongue.name(&other.name));
        other.count.cmp(&one.count).then_with(names)
    });
    Ok(Html(
        figures_page(&Figures { tongue, games: &app.kinds(), game, played, orders }).into_string(),
    ))
}
