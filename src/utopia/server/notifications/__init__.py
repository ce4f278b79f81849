"""Notifications: what people are told while they are elsewhere."""
