"""The learned value: each seat's chance to win in a position, by a small network fitted to finished games."""
