"""Invitations to a table by name: possible people, inviting them, and their answers."""
