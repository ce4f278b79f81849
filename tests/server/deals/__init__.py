"""Deals over HTTP, and how they are ranked."""
