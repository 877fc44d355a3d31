//! Accounts that programs play with: everybody sees it, and they sit only where that is wanted.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use house::Live;
use kernel::message;
use store::{BOT, OfAccount};
use table::PersonId;
use table::clock::DAY;
use tongue::Tongue;
use ui::start::form::named;

use super::tokens::show;
use super::write;
use crate::App;
use crate::errors::Problem;
use crate::language::Language;
use crate::limits::{self, What};
use crate::persons::Asker;

/// `POST /account/bot`: a program plays with this account from now on.
pub(crate) async fn become_one(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let login = asker.logged()?;
    match write(&app, &login.person, OfAccount::Bot).await {
        Ok(()) => Ok(Redirect::to("/account/tokens").into_response()),
        Err(problem) if problem.is_doubled() => {
            show(&app, login, tongue, (None, Some(&message!("bot-has-games")))).await
        }
        Err(problem) => Err(problem),
    }
}

/// A name without what says that it is a bot's, for a form: at the table it is said again.
pub(crate) fn bare(name: &str) -> &str {
    name.strip_suffix(BOT).unwrap_or(name)
}

/// As what somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guise {
    /// What a bot is called, whatever it wants; none for people.
    bot: Option<String>,
    /// The name of their account, if they have one.
    member: Option<String>,
}

impl Guise {
    /// As what a person sits down; refused to a bot that plays at as many tables as it may, or has played enough for a day.
    pub(crate) async fn of(app: &App, person: &PersonId) -> Result<Self, Problem> {
        let store = &app.tables.store;
        let account = store.account(person).await?;
        let program = account.as_ref().is_some_and(|account| account.bot);
        let member = account.map(|account| account.name);
        if !program {
            return Ok(Self { bot: None, member });
        }
        if store.count_games(person, false).await?[0] >= limits::BOT_TABLES {
            return Err(Problem::wrong(message!("bot-busy", most = limits::BOT_TABLES)));
        }
        let now = app.tables.time.now();
        let sat = store.sat_down(person, now - DAY).await?;
        if let Some(first) = sat.iter().rev().nth(limits::BOT_GAMES - 1) {
            return Err(Problem::bot_enough(limits::BOT_GAMES, first + DAY - now));
        }
        Ok(Self { bot: Some(store.name_of(person).await?.unwrap_or_default()), member })
    }

    /// What somebody is called at a seat who would like this name.
    pub(crate) fn called(&self, wanted: &str, number: usize, tongue: &Tongue) -> String {
        self.bot.clone().unwrap_or_else(|| named(wanted, number, tongue))
    }

    /// Whether they may sit down at a table for everybody.
    pub(crate) fn fits(&self, live: &Live) -> bool {
        self.bot.is_none() || live.programs
    }

    /// What somebody is called where it counts for ratings: there everybody knows whom they play. Refused unless it is a person with
    /// an account, since ratings are of people.
    pub(crate) fn rated(&self) -> Result<&str, Problem> {
        match (&self.bot, &self.member) {
            (Some(_), _) => Err(Problem::forbidden(message!("rated-no-programs"))),
            (None, None) => Err(Problem::forbidden(message!("rated-needs-account"))),
            (None, Some(name)) => Ok(name),
        }
    }

    /// Whether it is a program.
    pub(crate) fn is_bot(&self) -> bool {
        self.bot.is_some()
    }
}
