"""Lessons over HTTP, without memory of attempts, and how far people have come."""
