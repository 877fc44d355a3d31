//! The start page, the lobby of a table, rules and reference.
