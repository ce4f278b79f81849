"""The friendly face."""
