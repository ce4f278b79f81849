"""Measurements of speed, size and balance. They need the checkout: the plain reference engine is in ``tests/``."""
