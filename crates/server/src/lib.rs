//! Tables over HTTP: pages, live updates, persons, limits.
