//! The page of random states holds together.
