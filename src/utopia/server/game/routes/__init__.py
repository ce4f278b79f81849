"""Endpoints of games."""
