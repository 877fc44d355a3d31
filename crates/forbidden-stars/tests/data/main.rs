//! The component data: what the files say.

mod labels;
