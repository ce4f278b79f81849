"""Phase 1, welcoming the princes."""
