"""Clocks, votes and abandoned seats, over HTTP; and when a person's slow clocks stand still."""
