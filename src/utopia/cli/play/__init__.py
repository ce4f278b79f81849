"""Playing at a terminal: what is shown, what is asked, and what is done with the answers."""
