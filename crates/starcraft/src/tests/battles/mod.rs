//! Battles, chapters 16 to 22 and 25.

mod running_example;
