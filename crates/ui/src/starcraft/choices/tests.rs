//! Every choice of many random states has words, and its button says the action.
