"""From finished games to figures."""
