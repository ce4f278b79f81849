"""What people say, write down and plan at a table, over HTTP: talk, notes, plans."""
