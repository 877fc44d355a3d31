//! Games on disk.
