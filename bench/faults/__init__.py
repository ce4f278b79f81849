"""Servers that are killed, stopped and cut off while people play; then everything they were told is looked up."""
