"""Visitors: people with a session, their names, browsers and devices."""
