"""Phase 2, development of the city."""
