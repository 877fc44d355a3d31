//! Event cards, Combat cards and technologies, chapters 27 and 29 to 32, and the options.
