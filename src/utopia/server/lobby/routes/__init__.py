"""Endpoints of the lobby, of tables and of invitations."""
