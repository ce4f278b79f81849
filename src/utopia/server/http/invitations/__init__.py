"""Asking people to a table by name: whom one may ask, asking them, and what they answer."""
