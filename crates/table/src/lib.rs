//! One game with people in it: seats, bots, undo, history, chat.
