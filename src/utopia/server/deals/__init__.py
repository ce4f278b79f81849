"""Deals: everybody plays the same chance against the same bots, and compares."""
