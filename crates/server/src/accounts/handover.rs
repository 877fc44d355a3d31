//! What somebody has done as a guest, handed over to the account that they log in to.

use store::{OfAccount, Write};
use table::PersonId;

use crate::App;
use crate::errors::Problem;

impl App {
    /// Seats, tables, lessons and ties of a guest become those of an account. Whatever could not be handed over is still the
    /// guest's, and comes with the next login.
    pub(crate) async fn hand_over(&self, guest: &PersonId, to: &PersonId) -> Result<(), Problem> {
        let store = &self.tables.store;
        let learned = OfAccount::Learned(guest.clone());
        store.write(Write::Account(to.clone(), Box::new(learned))).await?;
        self.circles.forget();
        for table in store.tables_of(guest).await? {
            self.tables.lock(&table).await?.hand_over(guest, to).await?;
        }
        Ok(())
    }
}
