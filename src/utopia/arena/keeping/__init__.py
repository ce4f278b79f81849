"""A run in a folder: what is played, every finished game, and what came out. Whoever is interrupted goes on there."""
