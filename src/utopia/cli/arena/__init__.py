"""`utopia arena` and `utopia arena ladder`."""
