"""Doors for programs: tokens and what they open, bot accounts, moves by HTTP, event streams, records in and out."""
