//! Days off: while they last no time of somebody runs, at tables over days where nothing else was agreed.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::message;
use store::{OfHoliday, Write};
use table::clock::DAY;
use table::{HOLIDAYS, Holiday, Millis, PersonId};
use tongue::Tongue;
use ui::account::{Form, Off};

use super::inside_wrong;
use crate::App;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;

/// The calendar year of a moment, by UTC: how many have passed since 1970.
fn year(at: Millis) -> i64 {
    let leaps = |year: i64| (year + 1) / 4 - (year + 69) / 100 + (year + 369) / 400;
    let begins = |year: i64| (365 * year + leaps(year)) * DAY;
    let about = at.div_euclid(366 * DAY);
    (about..).find(|year| begins(year + 1) > at).unwrap_or(about)
}

/// The days that a holiday takes, also where it was ended before its time: those that have begun.
fn days((since, until): Holiday) -> i64 {
    (until - since + DAY - 1) / DAY
}

/// So many days somebody can still take off this year.
fn left(holidays: &[Holiday], now: Millis) -> i64 {
    let this_year = holidays.iter().filter(|(since, _)| year(*since) == year(now));
    (HOLIDAYS - this_year.map(|holiday| days(*holiday)).sum::<i64>()).max(0)
}

/// How somebody stands with days off.
pub(super) async fn off(app: &App, person: &PersonId, tongue: &Tongue) -> Result<Off, Problem> {
    let (holidays, now) = (app.tables.store.holidays_of(person).await?, app.tables.time.now());
    let until = holidays.iter().map(|(_, until)| *until).find(|until| *until > now);
    let date = |until: Millis| tongue.date(until.div_euclid(DAY), now.div_euclid(DAY));
    Ok(Off { until: until.map(date), left: left(&holidays, now) })
}

/// `POST /account/holiday`: so many days off begin.
pub(crate) async fn begin(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    let (person, now) = (login.person.clone(), app.tables.time.now());
    let left = left(&app.tables.store.holidays_of(&person).await?, now);
    let wanted = fields.first("days").parse().ok().filter(|days| (1..=left).contains(days));
    let Some(wanted) = wanted else {
        let why = message!("account-holiday-wrong", count = left);
        return inside_wrong(&app, login, tongue, Form::Holiday, why).await;
    };
    write(app, person, OfHoliday::Begun((now, now + wanted * DAY))).await
}

/// `POST /account/holiday/end`: they are back before its time. Nothing else ends it, least of all that they look.
pub(crate) async fn end(State(app): State<App>, asker: Asker) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let (person, now) = (asker.logged()?.person.clone(), app.tables.time.now());
    write(app, person, OfHoliday::Ended(now)).await
}

/// Writes it down, and has every table see to it.
async fn write(app: App, person: PersonId, what: OfHoliday) -> Result<Response, Problem> {
    uncancelled(async move {
        match app
            .tables
            .store
            .write(Write::Holiday(person.clone(), what))
            .await
            .map_err(Problem::from)
        {
            // Pressed twice: it is so already.
            Err(problem) if !problem.is_doubled() => return Err(problem),
            _ => {}
        }
        for table in app.tables.store.rested_at(&person).await? {
            app.tables.alarms.set(&table, Some(app.tables.time.now()));
        }
        Ok(Redirect::to("/account#holiday-head").into_response())
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_off_are_counted_by_the_calendar_year() {
        // 1 January 1970, 31 December 1972 and 1 January 1973, 28 February 2000 and 1 January 2001, 1 January 2101.
        for (day, number) in [
            (0, 0),
            (364, 0),
            (365, 1),
            (1095, 2),
            (1096, 3),
            (11_015, 30),
            (11_323, 31),
            (47_847, 131),
            (47_846, 130),
        ] {
            assert_eq!(year(day * DAY), number, "{day}");
            assert_eq!(year((day + 1) * DAY - 1), year(day * DAY), "{day}");
        }
        let new_year = 365 * DAY;
        let holidays = [
            (0, 10 * DAY),
            // Ended after an hour: a day is gone.
            (20 * DAY, 20 * DAY + DAY / 24),
            // It belongs to the year in which it begins.
            (new_year - DAY, new_year + 4 * DAY),
        ];
        assert_eq!(left(&holidays, new_year - 1), 21 - 10 - 1 - 5);
        assert_eq!(left(&holidays, new_year), 21);
    }
}
