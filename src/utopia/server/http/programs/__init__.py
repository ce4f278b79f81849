"""Endpoints for programs: tokens and their scopes, bot accounts, moves by HTTP, event streams, import and export."""
