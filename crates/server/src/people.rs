//! What people make of each other: whom they follow, mute and block, whom they invite by name. Nobody is told what others make of
//! them: whoever may not sit down somewhere learns that, and not why.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use house::Live;
use house::sitters::called;
use kernel::{Message, Seat, message};
use store::{Circle, Invitation, OfTie, Summary, Tie, Trouble, Write};
use table::{Holder, PersonId, Place};
use tongue::Tongue;
use ui::letters::{Looks, line};
use ui::people::{People, Person, Whom, people_page, table_people_page};

use crate::App;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::{self, What};
use crate::persons::Asker;
use crate::settings::local;
use crate::{dates, lobby};

/// Who matters to whom, of those who are here: the database is asked once.
#[derive(Debug, Default)]
pub(crate) struct Circles(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    circles: HashMap<PersonId, Arc<Circle>>,
    /// How often something has changed: what was read before that may not be true any more.
    turns: u64,
}

impl Circles {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all: the database knows it.
    pub(crate) fn forget(&self) {
        let mut known = self.known();
        known.turns += 1;
        known.circles.clear();
    }
}

impl App {
    /// Who matters to a person.
    pub(crate) async fn circle(&self, person: Option<&PersonId>) -> Result<Arc<Circle>, Problem> {
        let Some(person) = person else { return Ok(Arc::default()) };
        loop {
            let turns = {
                let known = self.circles.known();
                if let Some(circle) = known.circles.get(person) {
                    return Ok(Arc::clone(circle));
                }
                known.turns
            };
            let circle = Arc::new(self.tables.store.circle(person).await?);
            let mut known = self.circles.known();
            if known.turns == turns {
                known.circles.insert(person.clone(), Arc::clone(&circle));
                return Ok(circle);
            }
        }
    }
}

/// Whether a person shares no table with somebody at this one.
pub(crate) fn apart(circle: &Circle, live: &Live) -> bool {
    let sitters = live.table.places().iter().filter_map(|place| place.holder.person());
    sitters.chain(&live.host).any(|other| circle.shuns(other))
}

/// Whether somebody of whom this is so sits at one of these places.
pub(crate) fn sits(places: &[Place], such: impl Fn(&PersonId) -> bool) -> bool {
    places.iter().filter_map(|place| place.holder.person()).any(such)
}

/// Whom a form of somebody's is about, and what they are called: refused if there is nobody like that.
pub(crate) async fn meant(
    app: &App,
    (fields, person): (&Fields, Option<&PersonId>),
) -> Result<(PersonId, String), Problem> {
    let (table, contest) = (fields.first("table"), fields.first("contest"));
    if !contest.is_empty() {
        let nobody = || Problem::unknown(message!("people-not-there"));
        let contest = app.tables.store.contest(contest).await?;
        let host = contest.and_then(|contest| contest.host).ok_or_else(nobody)?;
        let account = app.tables.store.account(&host).await?.ok_or_else(nobody)?;
        return Ok((account.person, account.name));
    }
    if table.is_empty() {
        let typed = line(fields.first("name"));
        let [small, _] = Looks::of(&typed).ways().clone();
        let account = app.tables.store.account_named(&small).await?;
        let nobody = || Problem::unknown(message!("people-unknown", name = typed.as_str()));
        let account = account.ok_or_else(nobody)?;
        return Ok((account.person, account.name));
    }
    let room = app.tables.find(table).await?;
    let live = app.tables.look_for(&room, person).await?;
    let nobody = || Problem::unknown(message!("people-not-there"));
    if fields.first("said").is_empty() {
        let seat = fields.seat()?;
        let place = live.table.places().get(seat.index()).ok_or_else(nobody)?;
        let person = place.holder.person().filter(|person| **person != PersonId::GONE);
        let person = person.ok_or_else(nobody)?.clone();
        return Ok((person, called(seat, place, tongue::english())));
    }
    let number = fields.number("said")?.cast_signed();
    let said = live.chat().find(|said| said.number == number).ok_or_else(nobody)?;
    let person = said.person.clone().filter(|person| *person != PersonId::GONE);
    Ok((person.ok_or_else(nobody)?, said.name.clone()))
}

/// Somebody, as another knows them.
pub(crate) fn known(circle: &Circle, of: &PersonId, (whom, name): (Whom, String)) -> Person {
    let those = |tie: &Tie| match tie {
        Tie::Follow => circle.followed.contains(of),
        Tie::Mute => circle.muted.contains(of),
        Tie::Block => circle.blocked.contains(of),
    };
    let ties = Tie::ALL.into_iter().filter(those).map(Tie::name).collect();
    Person { whom, name, ties }
}

/// Those at a table about whom somebody can do something: who sits there, and who has said something while they looked on.
pub(crate) fn at_table(
    (id, live): (&str, &Live),
    (circle, person): (&Circle, Option<&PersonId>),
    tongue: &Tongue,
) -> Vec<(Option<Seat>, Person)> {
    let own = |other: &PersonId| Some(other) == person || *other == PersonId::GONE;
    let mut all: Vec<(PersonId, Option<Seat>, Person)> = Vec::new();
    for (seat, place) in (0..).map(Seat).zip(live.table.places()) {
        let (Holder::Person(other) | Holder::Standin(other, _)) = &place.holder else { continue };
        if !own(other) && all.iter().all(|(known, ..)| known != other) {
            let whom = Whom::Seated { table: id.to_owned(), seat: seat.index() };
            let shown = known(circle, other, (whom, called(seat, place, tongue)));
            all.push((other.clone(), Some(seat), shown));
        }
    }
    for said in live.chat() {
        let Some(other) = said.person.as_ref().filter(|other| !own(other)) else { continue };
        if !said.name.is_empty() && all.iter().all(|(known, ..)| known != other) {
            let whom = Whom::Said { table: id.to_owned(), number: said.number };
            all.push((other.clone(), None, known(circle, other, (whom, said.name.clone()))));
        }
    }
    all.into_iter().map(|(_, seat, shown)| (seat, shown)).collect()
}

/// `GET /t/ID/people`
pub(crate) async fn at(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Html<String>, Problem> {
    asker.may(What::Look)?;
    let (_, now) = app.table(&id, asker.person.as_ref()).await?;
    let (person, title) = (asker.person.as_ref(), now.title(tongue));
    let circle = app.circle(person).await?;
    let people = at_table((&id, &now), (&circle, person), tongue);
    let people: Vec<Person> = people.into_iter().map(|(_, shown)| shown).collect();
    Ok(Html(table_people_page(tongue, (&id, &title), &people).into_string()))
}

/// The tables that somebody is invited to by name: address and title.
pub(crate) async fn invited(
    app: &App,
    person: Option<&PersonId>,
    tongue: &Tongue,
) -> Result<Vec<(String, String)>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let tables = app.tables.store.invited_to(person, limits::INVITATIONS).await?;
    let title = |game: &Summary| house::title(&game.title, &game.places, tongue);
    Ok(tables.iter().map(|game| (format!("/t/{}", game.id), title(game))).collect())
}

/// `GET /account/people`
pub(crate) async fn page(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    show(&app, &asker, tongue, None).await
}

/// The page, with what was wrong with a name that was typed.
async fn show(
    app: &App,
    asker: &Asker,
    tongue: &'static Tongue,
    trouble: Option<(&Message, &str)>,
) -> Result<Response, Problem> {
    let mut ties = Vec::new();
    let invited = invited(app, asker.person.as_ref(), tongue).await?;
    if let Some(person) = &asker.person {
        let store = &app.tables.store;
        let all = store.ties_of(person).await?.into_iter();
        ties = all.map(|tied| (tied.id, tied.tie.name(), tied.name)).collect();
    }
    let said = trouble.map(|(why, typed)| (tongue.say(why), typed));
    let trouble = said.as_ref().map(|(why, typed)| (why.as_str(), *typed));
    let page = people_page(&People { tongue, invited: &invited, ties: &ties, trouble });
    let status = if trouble.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(page.into_string())).into_response())
}

/// `POST /account/people`: somebody follows, mutes or blocks somebody, or does so no more.
pub(crate) async fn choose(
    State(app): State<App>,
    Language(tongue): Language,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Say)?;
    let back = match fields.first("back") {
        "" => "/account/people".to_owned(),
        back => local(back).to_owned(),
    };
    if !fields.first("id").is_empty() {
        let id = fields.number("id")?.cast_signed();
        if let Some(person) = asker.person {
            app.tables.store.write(Write::Tie(OfTie::Removed(person, id))).await?;
            app.circles.forget();
        }
        return Ok(Redirect::to(&back).into_response());
    }
    let (tie, ends) = match (Tie::named(fields.first("tie")), Tie::named(fields.first("untie"))) {
        (Some(tie), _) => (tie, false),
        (None, Some(tie)) => (tie, true),
        (None, None) => return Err(Problem::wrong(message!("not-understood"))),
    };
    let typed = line(fields.first("name"));
    let other = match meant(&app, (&fields, asker.person.as_ref())).await {
        Ok((other, _)) => other,
        Err(problem) if !typed.is_empty() && problem.is_unknown() => {
            return show(&app, &asker, tongue, Some((&problem.sentence(), &typed))).await;
        }
        Err(problem) => return Err(problem),
    };
    let asked = asker.person.clone();
    if asked.as_ref() == Some(&other) {
        let why = message!("people-oneself");
        return show(&app, &asker, tongue, Some((&why, &typed))).await;
    }
    let (person, jar) = asker.person()?;
    let write = match ends {
        true => OfTie::Untied(person, other, tie),
        false => OfTie::Tied(person, other, tie, limits::TIES),
    };
    match app.tables.store.write(Write::Tie(write)).await {
        Ok(()) => {}
        Err(Trouble::Doubled) => {
            return Err(Problem::wrong(message!("people-enough", most = limits::TIES)));
        }
        Err(trouble) => return Err(trouble.into()),
    }
    app.circles.forget();
    Ok((jar, Redirect::to(&back)).into_response())
}

/// `POST /t/ID/invite`: whoever made a table invites somebody by name. The answer is the same whether there is such a name, or
/// whether they want to know.
pub(crate) async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Invite)?;
    let name = line(fields.first("name"));
    let [small, _] = Looks::of(&name).ways().clone();
    let guard = app.hosted(&id, &asker).await?;
    if guard.live()?.table.is_full() {
        return Err(Problem::wrong(message!("seat-taken")));
    }
    drop(guard);
    let host = asker.person.clone();
    let host = host.ok_or_else(|| Problem::forbidden(message!("only-host")))?;
    let (to, game) = (app.clone(), id.clone());
    uncancelled(async move {
        let at = dates::seconds() * 1000;
        let most = limits::STRANGERS;
        let invitation = Invitation { game, host, small, at, most };
        match to.tables.store.write(Write::Tie(OfTie::Invited(invitation))).await {
            Ok(()) => {
                to.tables.told.wake();
                Ok(())
            }
            Err(Trouble::Doubled) => {
                let why = message!("people-invited-enough", most = most);
                Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_often", why))
            }
            Err(trouble) => Err(trouble.into()),
        }
    })
    .await?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    let done = tongue.say(&message!("people-invited-done", name = name.as_str()));
    let reader = (asker.person.as_ref(), tongue);
    lobby::page(&app, (&room, &now), reader, &headers, Some(&done)).await
}
