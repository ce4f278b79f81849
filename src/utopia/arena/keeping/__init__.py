"""A run in a folder: its match, every finished game, and its results. An interrupted run goes on there."""
