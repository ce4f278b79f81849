"""Analysis of finished games: asked for, worked on in a process of its own, kept with the game."""
