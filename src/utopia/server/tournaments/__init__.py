"""Tournaments: Swiss and round-robin events of games for 2 to 5 at a table (docs/tournaments.md)."""
