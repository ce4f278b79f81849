"""Analysis of finished games: what each choice cost, from what its player knew, and luck apart from play."""
