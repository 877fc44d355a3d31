//! Regrouping, victory, elimination, variants, factions: chapters 9, 10, 28 and 29.
