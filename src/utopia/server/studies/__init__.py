"""Studies over HTTP: games and positions with variations, comments, arrows and marks, kept and shared."""
