"""Clocks, votes and seats that are left, over HTTP; and when somebody's slow clocks stand still."""
