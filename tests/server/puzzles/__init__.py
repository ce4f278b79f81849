"""Puzzles on a server."""
