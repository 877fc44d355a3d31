//! The component data: what the files compiled into the program say, and what the loader refuses.

mod effects;
mod labels;
mod loader;
mod pieces;
mod words;
