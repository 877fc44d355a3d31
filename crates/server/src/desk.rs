//! What whoever runs the server does about accounts, while nobody uses the database.

use house::Games;
use kernel::{Message, message};
use store::{Account, OfAccount, Store, Trouble, Write};
use ui::letters::Looks;

use crate::accounts::{self, secrets};
use crate::clocks::{self, Alarms};
use crate::errors::Problem;
use crate::notices::Listeners;
use crate::tables::Tables;
use crate::{dates, limits, ratings};

pub use crate::ratings::Sum;

/// The accounts of a database that nobody else uses.
#[derive(Debug)]
pub struct Desk(Store);

impl Desk {
    /// Opens a database; refused while a server uses it.
    pub async fn open(database: &str) -> Result<Self, Message> {
        Store::open_existing(database).await.map(Self).map_err(said)
    }

    /// Lets go of the database.
    pub async fn close(self) -> Result<(), Message> {
        self.0.close().await.map_err(said)
    }

    /// The account of this name, however it is written; refused if there is none.
    async fn named(&self, name: &str) -> Result<Account, Message> {
        let [small, _] = Looks::of(name).ways().clone();
        let account = self.0.account_named(&small).await.map_err(said)?;
        account.ok_or_else(|| message!("account-unknown", name = name))
    }

    async fn write(&self, account: &Account, what: OfAccount) -> Result<(), Message> {
        let write = Write::Account(account.person.clone(), Box::new(what));
        self.0.write(write).await.map_err(said)
    }

    /// Lets somebody do something for all others, or not any more; what they are called.
    pub async fn allow(&self, name: &str, role: &str, may: bool) -> Result<String, Message> {
        let account = self.named(name).await?;
        self.write(&account, OfAccount::Role(role.to_owned(), may)).await?;
        Ok(account.name)
    }

    /// Ends all that opens an account, whoever knows it; what it is called, and the one code that opens it now.
    pub async fn reset(&self, name: &str) -> Result<(String, String), Message> {
        let account = self.named(name).await?;
        let (code, hash) = secrets::code().map_err(Problem::sentence)?;
        self.write(&account, OfAccount::Reset(hash)).await?;
        Ok((account.name, code))
    }

    /// Codes with each of which one person can make an account.
    pub async fn invite(&self, count: u16) -> Result<Vec<String>, Message> {
        let made = (0..count).map(|_| secrets::code()).collect::<Result<Vec<_>, _>>();
        let (codes, hashes): (Vec<String>, Vec<String>) =
            made.map_err(Problem::sentence)?.into_iter().unzip();
        let at = dates::seconds();
        let until = at + limits::CODE_DAYS * 24 * 60 * 60;
        self.0.write(Write::Codes { hashes, at, until }).await.map_err(said)?;
        Ok(codes)
    }

    /// Works out once more what all rated games make of ratings, and compares it with what is written.
    pub async fn recompute(&self, games: &Games) -> Result<Sum, Message> {
        ratings::recompute(&self.tables(games).await?).await.map_err(Problem::sentence)
    }

    /// The tables, as nobody uses them.
    async fn tables(&self, games: &Games) -> Result<Tables, Message> {
        let time = clocks::resume(&self.0).await.map_err(said)?;
        // Whatever is due is seen to by the server, when it is there again.
        let (alarms, _unheard) = Alarms::new();
        let told = self.0.listeners().await.map_err(said)?;
        let told = Listeners::new(told, limits::PARKED);
        Ok(Tables::new(self.0.clone(), games.clone(), (time, alarms), told))
    }

    /// Deletes an account, as its owner can; what it was called.
    pub async fn delete(&self, name: &str, games: &Games) -> Result<String, Message> {
        let account = self.named(name).await?;
        let tables = self.tables(games).await?;
        let kept = dates::seconds() + accounts::NAME_KEPT;
        tables.delete(&account.person, kept).await.map_err(Problem::sentence)?;
        Ok(account.name)
    }
}

fn said(trouble: Trouble) -> Message {
    message!("verbatim", text = trouble.to_string())
}
