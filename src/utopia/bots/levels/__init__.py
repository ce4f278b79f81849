"""The named levels, from one who learns to one who wins."""
