"""Who is let in at all: what is looked at before any route is found."""
