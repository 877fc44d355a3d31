//! The three orders, one file each, and voluntary destruction, which is open during all of them.

mod build;
mod mobilize;
mod research;
mod scrap;
