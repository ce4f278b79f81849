"""Monitoring for the admin: log lines and metrics. Nothing here knows what the server does."""
