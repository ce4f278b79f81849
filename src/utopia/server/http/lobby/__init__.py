"""Finding a game: the list of tables, matchmaking, watching, and the terms of tables."""
