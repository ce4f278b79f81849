"""Search: players who try out what may come, with the unseen cards dealt anew each time."""
