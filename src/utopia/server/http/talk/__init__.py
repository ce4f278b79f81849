"""Chat, notes and plans at a table, over HTTP."""
