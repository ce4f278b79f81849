"""Building, at any moment of one's own turn in phases 1 and 2 (R-BUILD-4)."""
