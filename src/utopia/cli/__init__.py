"""The command `utopia`."""
