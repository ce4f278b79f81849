"""Search: players that simulate the rest of the game, with the unseen cards dealt anew each time."""
