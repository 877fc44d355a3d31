//! Resources and the three orders, chapters 11 to 15, 23, 24 and 26.
