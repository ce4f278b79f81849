"""Tables as they are stored: games, seats, links and the log."""
