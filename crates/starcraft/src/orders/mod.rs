//! The three orders, one file each, and voluntary destruction, which is open during all of them.

mod build;
mod defend;
mod mobilize;
mod parts;
mod reactions;
mod research;
mod scrap;
