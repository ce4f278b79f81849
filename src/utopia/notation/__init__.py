"""Words for everything: moves, draws, positions and records; reading, writing, replaying, verifying, explaining."""
