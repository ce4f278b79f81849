"""Programs: bot accounts, moves and streams over HTTP."""
