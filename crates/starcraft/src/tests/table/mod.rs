//! Components, terms, information, setup, galaxy, planning, execution: chapters 1 to 8.
