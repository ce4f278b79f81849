"""Puzzles over HTTP: attempts are judged, solvers and puzzles rated; and how far people have come."""
