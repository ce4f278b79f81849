"""The learned value: what chance to win each seat has in a position, by a small network fitted to finished games."""
